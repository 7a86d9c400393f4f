// SheetRule.swift: one rule of a style sheet. https://drafts.csswg.org/cssom/#css-rules
// Elsewhere: reading (RuleParser.swift), text (SheetRule+Text.swift), changes (SheetRule+Editing.swift).

import CSSSyntax
package import CSSValues
package import DOM
import Selectors

/// Selectors as they stand in a sheet.
struct UnwrittenSelectors {
    var source: [UInt8]
    var tree: Tree
    var namespaces: SelectorNamespaces

    /// As CSSOM writes them.
    var text: String? {
        let values = ComponentValues(source)
        return serializeSelectorList(values, in: values.indices, tree: tree, namespaces: namespaces)
    }
}

/// A rule. Which fields count depends on its kind.
package final class SheetRule {
    /// The kinds of rules; those below 100 are what `CSSRule.type` says.
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

    /// What it is.
    package let kind: Kind
    /// The sheet whose list it is in directly, nil for nested rules and for those that were taken out.
    private weak var ownSheet: StyleSheet?
    /// The rule that it is in.
    package private(set) weak var parent: SheetRule?
    /// The rules in it.
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
    /// Style rules whose selectors have not been read yet.
    var unwritten: UnwrittenSelectors?
    /// Layer statements: the names.
    package internal(set) var names: [String] = []
    /// Imports: whether it has a layer, which may lack a name, and the supports condition.
    package internal(set) var isLayered = false
    /// Imports: the supports condition; nil without one.
    package internal(set) var supports: String?
    /// Style rules: the selectors as they were last compiled, and from what; no text: as the rule has them.
    var compiled: (text: String?, namespaces: SelectorNamespaces, list: SelectorList)?
    /// Keyframes: which have a key, once that was asked for.
    var keyframeIndex: KeyframeIndex?
    /// Imports: the sheet, once it was asked for.
    private var imported: StyleSheet??
    /// Bindings know it by this number; 0 until they asked for it.
    var handle = 0

    init(_ kind: Kind, media: MediaList? = nil) {
        self.kind = kind
        self.media = media
    }

    /// The sheet that it is in, however deep; nil once it was taken out.
    package var sheet: StyleSheet? {
        var rule = self
        while let outer = rule.parent { rule = outer }
        return rule.ownSheet
    }

    /// Whether it stands in a style rule, however deep.
    package var isNested: Bool { outerStyleRule != nil }

    /// The innermost style rule that it stands in.
    var outerStyleRule: SheetRule? {
        var rule = parent
        while let outer = rule, outer.kind != .style { rule = outer.parent }
        return rule
    }

    func enter(_ sheet: StyleSheet) { ownSheet = sheet }

    func enter(_ rule: SheetRule) { parent = rule }

    /// Is in nothing any more.
    func leave() {
        ownSheet = nil
        parent = nil
    }

    /// The sheet that an import rule names, which is loaded when it is first asked for; nil when there is none.
    package func importedSheet() -> StyleSheet? {
        if let imported { return imported }
        guard kind == .importing, let sheet else { return nil }
        let found = sheet.store.load(text, importedBy: self, of: sheet)
        imported = .some(found)
        return found
    }
}
