// SheetRule.swift: one rule of a style sheet. https://drafts.csswg.org/cssom/#css-rules
// Elsewhere: parsing (RuleParser.swift), text (SheetRule+Text.swift), changes (SheetRule+Editing.swift).

import CSSSyntax
package import CSSValues
package import DOM
import Selectors

/// Selectors as written in a sheet.
struct UnwrittenSelectors {
    var source: [UInt8]
    var tree: Tree
    var namespaces: SelectorNamespaces

    /// The serialized selectors.
    var text: String? {
        let values = ComponentValues(source)
        return serializeSelectorList(values, in: values.indices, tree: tree, namespaces: namespaces)
    }
}

/// A rule. Its kind determines which fields are used.
package final class SheetRule {
    /// The kinds of rules; numbers below 100 are the values of `CSSRule.type`.
    package enum Kind: Int, Sendable {
        case style = 1
        case importing = 3
        case media = 4
        case fontFace = 5
        case page = 6
        case keyframes = 7
        case keyframe = 8
        case margin = 9
        case namespace = 10
        case counterStyle = 11
        case supports = 12
        case layerBlock = 100
        case layerStatement = 101
        case container = 102
        case property = 103
        case scope = 104
        case startingStyle = 105
        case nestedDeclarations = 106
        case fontPaletteValues = 107

        /// Whether rules can be inserted into it. https://drafts.csswg.org/css-conditional-3/#the-cssgroupingrule-interface
        var isGrouping: Bool {
            switch self {
            case .style, .media, .supports, .layerBlock, .container, .scope, .startingStyle: true
            default: false
            }
        }
    }

    /// The kind of the rule.
    package let kind: Kind
    /// The sheet that contains it directly; nil for nested and removed rules.
    private weak var ownSheet: StyleSheet?
    /// The rule that contains this rule.
    package private(set) weak var parent: SheetRule?
    /// The rules that this rule contains.
    package internal(set) var rules: BlockList<SheetRule> = []
    /// Its declarations or descriptors.
    package var declarations = StyleDeclarations()
    /// The media of media and import rules.
    package let media: MediaList?
    /// Keyframes, layers, counter styles, properties, containers, margins: the name · namespaces: the prefix · imports: the
    /// layer · scopes: the start.
    package internal(set) var name = ""
    /// Style rules: the selectors · keyframes in a list: the key · pages: the selectors · supports, containers: the condition ·
    /// namespaces, imports: the address · scopes: the end.
    package internal(set) var text: String {
        get {
            if let unwritten {
                writtenText = unwritten.text ?? ""
                self.unwritten = nil
            }
            return writtenText
        }
        set {
            writtenText = newValue
            unwritten = nil
        }
    }
    private var writtenText = ""
    /// For style rules: the selectors that are not parsed yet.
    var unwritten: UnwrittenSelectors?
    /// Layer statements: the names.
    package internal(set) var names: [String] = []
    /// Imports: whether it has a layer, which may lack a name, and the supports condition.
    package internal(set) var isLayered = false
    /// Imports: the supports condition; nil without one.
    package internal(set) var supports: String?
    /// For style rules: the compiled selectors, and their sources; without a text, the rule's own selectors.
    var compiled: (text: String?, namespaces: SelectorNamespaces, list: SelectorList)?
    /// For keyframes: the index by key, once it was used.
    var keyframeIndex: KeyframeIndex?
    /// For imports: the sheet, once it was used.
    private var imported: StyleSheet??
    /// The number by which the bindings identify it; 0 until it is first used.
    var handle = 0

    init(_ kind: Kind, media: MediaList? = nil) {
        self.kind = kind
        self.media = media
    }

    /// The sheet that contains it at any depth; nil once it was removed.
    package var sheet: StyleSheet? {
        var rule = self
        while let outer = rule.parent { rule = outer }
        return rule.ownSheet
    }

    /// Whether a style rule contains it at any depth.
    package var isNested: Bool { outerStyleRule != nil }

    /// The innermost style rule that contains this rule.
    var outerStyleRule: SheetRule? {
        var rule = parent
        while let outer = rule, outer.kind != .style { rule = outer.parent }
        return rule
    }

    func enter(_ sheet: StyleSheet) { ownSheet = sheet }

    func enter(_ rule: SheetRule) { parent = rule }

    /// Removes it from its container.
    func leave() {
        ownSheet = nil
        parent = nil
    }

    /// The sheet of an import rule, loaded on first use; nil if there is none.
    package func importedSheet() -> StyleSheet? {
        if let imported { return imported }
        guard kind == .importing, let sheet else { return nil }
        let found = sheet.store.load(text, importedBy: self, of: sheet)
        imported = .some(found)
        return found
    }

    /// Whether the conditions of an import rule hold.
    var isApplied: Bool {
        guard let sheet, media?.holds == true else { return false }
        return supports.map { SupportsCondition.holds($0, sheet.store.tree) } != false
    }
}
