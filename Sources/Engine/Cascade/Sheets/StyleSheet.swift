// StyleSheet.swift: a style sheet as scripts and the cascade see it. https://drafts.csswg.org/cssom/#css-style-sheets
// Elsewhere: rules (SheetRule.swift), reading them (RuleParser.swift), inserting and deleting them (StyleSheet+Editing.swift),
// which sheets a tree has (StyleSheetStore.swift).

import CSSValues
package import DOM
import Selectors

/// A CSS style sheet. Rules and sheets belong to one tree, for which their selectors are compiled.
package final class StyleSheet {
    /// The `style`, `link` or processing instruction that it is of; none once it left, and for imported and constructed ones.
    package internal(set) var owner = NodeID.none
    /// The import rule that it is of.
    package internal(set) weak var ownerRule: SheetRule?
    /// The address that it came from; nil for one that stands in the page or was constructed.
    package let address: String?
    /// What its addresses are relative to; nil: the document's base.
    package let base: String?
    /// The title; empty for none.
    package internal(set) var title = ""
    /// The media that it is for.
    package let media: MediaList
    /// Whether it applies to nothing.
    package internal(set) var isDisabled = false
    /// The document of the constructor that made it; none for all others.
    package internal(set) var constructorDocument = NodeID.none
    /// Whether `replace` is under way, which lets no other change through.
    package var isModificationDisallowed = false
    /// Its rules, in order.
    package internal(set) var rules: BlockList<SheetRule> = []
    /// The prefixes that its rules may use.
    private(set) var namespaces = SelectorNamespaces()
    /// How many namespace rules have a prefix.
    private var prefixCounts: [String: Int] = [:]
    private(set) var regions = RuleRegions()
    /// Bindings know it by this number; 0 until they asked for it.
    var handle = 0
    /// The document or shadow tree in whose order it is.
    var scope = NodeID.none
    /// Whether it applies only when its title is chosen.
    var isAlternate = false
    /// Whether it was enabled or disabled by its title or by a script.
    var wasChosen = false
    /// What its text was and what its owner's attributes said when it was made.
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

    /// Whether it was made by a constructor.
    package var isConstructed: Bool { !constructorDocument.isNone }

    /// The sheet that imports it.
    package var parent: StyleSheet? { ownerRule?.sheet }

    /// Puts the rules of a text in the place of all rules; imports are left out of constructed sheets.
    func setRules(_ text: [UInt8]) {
        for rule in rules { rule.leave() }
        var parser = RuleParser(text, tree: store.tree)
        rules = BlockList(parser.sheet(allowsImports: !isConstructed))
        regions = RuleRegions(rules)
        updateNamespaces()
        for rule in rules { rule.enter(self) }
    }

    /// An address in one of its rules as an absolute one; nil where the document's base decides.
    var resolveURL: ((String) -> String)? {
        guard let base else { return nil }
        return { [store] in store.resolveURL($0, base) }
    }

    /// Reads the namespace rules again.
    private func updateNamespaces() {
        (namespaces, prefixCounts) = (SelectorNamespaces(), [:])
        for rule in rules[regions.namespaces] where rule.kind == .namespace {
            namespaces.declare(rule)
            prefixCounts[rule.name, default: 0] += 1
        }
    }

    /// Takes over that a rule came.
    func came(_ rule: SheetRule, at index: Int) {
        regions.insert(rule.kind, at: index)
        guard rule.kind == .namespace else { return }
        // Of several rules with a prefix the last one counts.
        if prefixCounts[rule.name] != nil, index + 1 != regions.namespaces.upperBound { return updateNamespaces() }
        namespaces.declare(rule)
        prefixCounts[rule.name, default: 0] += 1
    }

    /// Takes over that a rule left.
    func left(_ rule: SheetRule, from index: Int) {
        regions.remove(rule.kind, at: index, from: rules)
        guard rule.kind == .namespace else { return }
        guard prefixCounts[rule.name] == 1 else { return updateNamespaces() }
        prefixCounts[rule.name] = nil
        namespaces.forget(rule.name)
    }

    /// Enables or disables it when a set of sheets is chosen, unless a script did.
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
