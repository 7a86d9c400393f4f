// StyleSheet.swift: a style sheet for scripts and the cascade. https://drafts.csswg.org/cssom/#css-style-sheets
// Elsewhere: rules (SheetRule.swift), parsing them (RuleParser.swift), inserting and deleting them (SheetRule+Editing.swift), the sheets
// of a tree (StyleSheetStore.swift).

import CSSValues
package import DOM
import Selectors

/// A CSS style sheet. Rules and sheets belong to one tree, for which their selectors are compiled.
package final class StyleSheet {
    /// The `style`, `link` or processing instruction that owns it; none after its removal, and for imported and constructed sheets.
    package internal(set) var owner = NodeID.none
    /// The import rule that loaded the sheet.
    package internal(set) weak var ownerRule: SheetRule?
    /// The URL from which it was loaded; nil for a sheet in the page and for a constructed one.
    package let address: String?
    /// The base of its URLs; nil: the document's base.
    package let base: String?
    /// The title; empty for none.
    package internal(set) var title = ""
    /// The media to which it applies.
    package let media: MediaList
    /// Whether the sheet is disabled.
    package internal(set) var isDisabled = false
    /// The document of the constructor that created it; none for other sheets.
    package internal(set) var constructorDocument = NodeID.none
    /// Whether `replace` is running, during which no other change is allowed.
    package var isModificationDisallowed = false
    /// Its rules, in order.
    package internal(set) var rules: BlockList<SheetRule> = []
    /// The prefixes that its rules may use.
    private(set) var namespaces = SelectorNamespaces()
    /// The number of namespace rules with each prefix.
    private var prefixCounts: [String: Int] = [:]
    private(set) var regions = RuleRegions()
    /// The number by which the bindings identify it; 0 until it is first used.
    var handle = 0
    /// The document or shadow tree that contains it.
    var scope = NodeID.none
    /// Whether it applies only if its title is selected.
    var isAlternate = false
    /// Whether it was enabled or disabled by its title or by a script.
    var wasChosen = false
    /// Its text and its owner's attributes when it was created.
    var source: [UInt8] = []
    var ownerMedia: String?
    unowned let store: StyleSheetStore

    /// Parses a sheet.
    /// - Parameters:
    ///   - text: UTF-8, lone surrogates as three bytes.
    ///   - media: A list of media queries.
    init(_ text: [UInt8], store: StyleSheetStore, address: String? = nil, base: String? = nil, media: String = "") {
        self.store = store
        self.address = address
        self.base = base ?? address
        self.media = MediaList(media)
        setRules(text)
    }

    /// Whether a script created the sheet by its constructor.
    package var isConstructed: Bool { !constructorDocument.isNone }

    /// The sheet that imports this one.
    package var parent: StyleSheet? { ownerRule?.sheet }

    /// Replaces all rules by those of a text; constructed sheets cannot have imports.
    func setRules(_ text: [UInt8]) {
        for rule in rules { rule.leave() }
        var parser = RuleParser(text, tree: store.tree)
        rules = BlockList(parser.sheet(allowsImports: !isConstructed))
        regions = RuleRegions(rules)
        updateNamespaces()
        for rule in rules { rule.enter(self) }
    }

    /// Resolves a URL in one of its rules; nil if the document's base is used.
    var resolveURL: ((String) -> String)? {
        guard let base else { return nil }
        return { [store] in store.resolveURL($0, base) }
    }

    /// Updates the namespaces from the rules.
    private func updateNamespaces() {
        (namespaces, prefixCounts) = (SelectorNamespaces(), [:])
        for rule in rules[regions.namespaces] where rule.kind == .namespace {
            namespaces.declare(rule)
            prefixCounts[rule.name, default: 0] += 1
        }
    }

    /// Records that a rule was added.
    func came(_ rule: SheetRule, at index: Int) {
        regions.insert(rule.kind, at: index)
        guard rule.kind == .namespace else { return }
        // The last of several rules with the same prefix counts.
        if prefixCounts[rule.name] != nil, index + 1 != regions.namespaces.upperBound { return updateNamespaces() }
        namespaces.declare(rule)
        prefixCounts[rule.name, default: 0] += 1
    }

    /// Records that a rule was removed.
    func left(_ rule: SheetRule, from index: Int) {
        regions.remove(rule.kind, at: index, from: rules)
        guard rule.kind == .namespace else { return }
        guard prefixCounts[rule.name] == 1 else { return updateNamespaces() }
        prefixCounts[rule.name] = nil
        namespaces.forget(rule.name)
    }

    /// Enables or disables it when a set of sheets is selected, unless a script did.
    func setPreferred(_ isPreferred: Bool) {
        guard !wasChosen else { return }
        wasChosen = true
        if !isPreferred { isDisabled = true }
    }

    /// Enables or disables it, as scripts do.
    package func setDisabled(_ isDisabled: Bool) {
        wasChosen = true
        self.isDisabled = isDisabled
    }
}

extension SelectorNamespaces {
    mutating func declare(_ rule: SheetRule) {
        if rule.name.isEmpty { standard = rule.text } else { prefixes[rule.name] = rule.text }
    }

    fileprivate mutating func forget(_ prefix: String) {
        if prefix.isEmpty { standard = nil } else { prefixes[prefix] = nil }
    }
}
