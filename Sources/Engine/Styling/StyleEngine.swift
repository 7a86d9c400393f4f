// StyleEngine.swift: the cascade: what a property's value is on an element. https://www.w3.org/TR/css-cascade-4/
// Elsewhere: computed values (StyleEngine+Values.swift), `var()` (StyleEngine+Variables.swift), `innerText`
// (InnerText.swift).

package import DOM
import Selectors

/// Answers `getComputedStyle` and `innerText` for one tree.
///
/// There is no layout: lengths that depend on it are answered as they are declared or as `auto`. What was found is
/// remembered until the tree changes; all elements of a page cost time linear in its size.
package final class StyleEngine {
    let tree: Tree
    let defaults: DefaultStyle
    /// Resolves an address found in a style against the document's base.
    package var resolveURL: (String) -> String
    /// The text of a `link` element's style sheet, its addresses absolute; nil: no linked sheets are loaded.
    package var linkedSheet: ((NodeID) -> [UInt8]?)?

    /// The tree's sequence number when the memos below were begun.
    private var sequence: UInt32
    private var structureSequence: UInt32
    private var rules: [NodeID: StyleRules] = [:]
    private var matched: [NodeID: [MatchingRules]] = [:]
    /// The first slot of each name by shadow root.
    var slots: [NodeID: [StringID: NodeID]] = [:]
    private var inline: [StringID: StyleDeclarations] = [:]
    var memo: [String: [NodeID: String]] = [:]
    /// How many variables are being looked up inside of each other.
    var variableDepth = 0

    /// Styles for the elements of a tree.
    ///
    /// - Parameter resolveURL: Resolves an address against the document's base URL.
    package init(tree: Tree, resolveURL: @escaping (String) -> String = { $0 }) {
        self.tree = tree
        self.resolveURL = resolveURL
        defaults = DefaultStyle(tree)
        sequence = tree.sequence
        structureSequence = tree.arena[header: ArenaLayout.structureSequenceWord]
    }

    /// Forgets what the tree's changes may have made wrong.
    func refresh() {
        let now = tree.sequence
        if now == sequence { return }
        if !keepsRules(from: sequence, to: now) { rules = [:] }
        sequence = now
        matched.removeAll(keepingCapacity: true)
        slots = [:]
        memo.removeAll(keepingCapacity: true)
    }

    /// Whether no change since `old` can have made, changed or taken away a style sheet.
    private func keepsRules(from old: UInt32, to now: UInt32) -> Bool {
        guard now &- old < UInt32(ArenaLayout.journalEntries) else { return false }
        if rules.isEmpty { return true }
        var (hasLeft, hasRun) = (false, false)
        var number = old
        while number != now {
            let entry = ArenaLayout.journalWord + 4 * Int(number % UInt32(ArenaLayout.journalEntries))
            let words = (1...3).map { NodeID(rawValue: tree.arena[header: entry + $0]) }
            switch tree.arena[header: entry] & (1 << JournalEntryKind.kindBits - 1) {
            case JournalEntryKind.attribute:
                if isSheet(words[0]) { return false }
            case JournalEntryKind.characterData:
                if isSheet(tree.parent(words[0])) { return false }
            case JournalEntryKind.inserted:
                if isSheet(words[2]) || holdsSheet(from: words[0], through: words[1]) { return false }
                if words[0] != words[1] { hasRun = true }
            default:
                // NB: Of a run of siblings that came, one that leaves again may be the first or the last.
                if isSheet(words[2]) || hasRun { return false }
                hasLeft = true
            }
            number &+= 1
        }
        if !hasLeft { return true }
        return rules.allSatisfy { scope, rules in
            rules.owners.allSatisfy { tree.root(of: $0) == scope }
        }
    }

    private func isSheet(_ node: NodeID) -> Bool {
        guard !node.isNone, tree.isElement(node) else { return false }
        let name = tree.name(node)
        return name == .style || name == .svgStyle || name == .link
    }

    /// Whether a sheet is among siblings and what is below them.
    private func holdsSheet(from first: NodeID, through last: NodeID) -> Bool {
        var sibling = first
        while !sibling.isNone {
            var node = sibling
            while !node.isNone {
                if isSheet(node) { return true }
                node = tree.next(node, within: sibling)
            }
            if sibling == last { return false }
            sibling = tree.nextSibling(sibling)
        }
        // The last is not behind the first any more.
        return true
    }

    /// The rules that match an element, from the weakest tree's to the strongest's as normal declarations go.
    func matchingRules(_ element: NodeID) -> [MatchingRules] {
        if let known = matched[element] { return known }
        let found =
            tree.hasShadowRoots ? matchingAcrossTrees(element) : matching(element, in: tree.document(of: element))
        matched[element] = found
        return found
    }

    /// The rules of a document or shadow root that match an element; none or one.
    func matching(
        _ element: NodeID,
        in scope: NodeID,
        shadowRoot: NodeID = .none,
        slotted: NodeID = .none
    ) -> [MatchingRules] {
        guard hasRules(scope) else { return [] }
        let found = rules[scope]?.matching(element, shadowRoot: shadowRoot, slotted: slotted) ?? []
        return found.isEmpty ? [] : [MatchingRules(scope: scope, numbers: found)]
    }

    func hasRules(_ scope: NodeID) -> Bool {
        if rules[scope] == nil { rules[scope] = StyleRules(tree, scope: scope, linkedSheet: linkedSheet) }
        return rules[scope]?.rules.isEmpty == false
    }

    /// Whether a rule that matters to `innerText` matches.
    func matchesTextRule(_ element: NodeID) -> Bool {
        matchingRules(element).contains { matching in
            matching.numbers.contains { rules[matching.scope]?.rules[Int($0)].isTextual == true }
        }
    }

    /// The declarations of an element's style attribute.
    func inlineDeclarations(_ element: NodeID) -> StyleDeclarations? {
        let attribute = tree.attribute(element, named: .attrStyle)
        if attribute.isNone { return nil }
        let value = tree.attributeValue(attribute)
        if let known = inline[value] { return known }
        var text: [UInt8] = []
        tree.strings.appendUTF8(of: value, to: &text)
        let declarations = StyleDeclarations(text)
        if inline.count > 4096 { inline.removeAll() }
        inline[value] = declarations
        return declarations
    }

    /// The declaration of a longhand that wins on an element; nil when only defaults say something.
    func winner(_ property: String, _ element: NodeID) -> StyleDeclarations.Declaration? {
        var best: StyleDeclarations.Declaration?
        var bestScope = NodeID.none
        for matching in matchingRules(element) {
            guard let rules = rules[matching.scope]?.rules else { continue }
            for number in matching.numbers {
                guard let found = rules[Int(number)].declarations.declaration(property) else { continue }
                // NB: What is important in an inner tree wins over what is so outside.
                if best?.isImportant == true, !found.isImportant || bestScope != matching.scope { continue }
                best = found
                bestScope = matching.scope
            }
        }
        if let inline = inlineDeclarations(element)?.declaration(property) {
            if best?.isImportant != true || inline.isImportant { best = inline }
        }
        return best
    }

    /// Whether the element is in a document, or in a shadow tree there.
    func isInDocument(_ element: NodeID) -> Bool { tree.kind(tree.shadowIncludingRoot(of: element)) == .document }

    /// The computed value of a property, a shorthand's too; the empty string for elements outside of documents and for
    /// properties that do not exist.
    /// - Parameter name: in CSS spelling, `background-color`.
    package func computedValue(_ name: String, of element: NodeID) -> String {
        refresh()
        guard isInDocument(element) else { return "" }
        let name = StyleDeclarations.normalized(name)
        if let shorthand = Shorthand.all[name] { return computed(shorthand, element) }
        guard PropertyNames.isLonghand(name) else { return "" }
        return value(name, element)
    }

    /// The longhand properties that a computed style lists, in order of their names.
    package static let computedPropertyNames: [String] = PropertyNames.initialValues.keys
        .filter { Shorthand.all[$0] == nil && !$0.isEmpty }.sorted {
            ($0.hasPrefix("-") ? 1 : 0, $0) < ($1.hasPrefix("-") ? 1 : 0, $1)
        }
}

extension StyleDeclarations {
    func declaration(_ name: String) -> Declaration? { declarations.first { $0.name == name } }
}
