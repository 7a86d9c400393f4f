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
    /// The number of changes to form controls then, and how often selectors had asked for their states.
    private var controlSequence: UInt32
    private var controlQuestions: UInt32
    private var rules: [NodeID: StyleRules] = [:]
    private var matched: [NodeID: [Int32]] = [:]
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
        controlSequence = tree.controlSequence
        controlQuestions = tree.controlQuestions
        structureSequence = tree.arena[header: ArenaLayout.structureSequenceWord]
    }

    /// Forgets what the tree's changes may have made wrong.
    func refresh() {
        let now = tree.sequence
        let asked = tree.controlQuestions != controlQuestions
        if now == sequence, !asked || tree.controlSequence == controlSequence { return }
        controlSequence = tree.controlSequence
        controlQuestions = tree.controlQuestions
        if !keepsRules(from: sequence, to: now) { rules = [:] }
        sequence = now
        matched.removeAll(keepingCapacity: true)
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
        return rules.allSatisfy { document, rules in
            rules.owners.allSatisfy { tree.root(of: $0) == document }
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

    func matchingRules(_ element: NodeID) -> [Int32] {
        if let known = matched[element] { return known }
        let document = tree.document(of: element)
        if rules[document] == nil { rules[document] = StyleRules(tree, document: document, linkedSheet: linkedSheet) }
        let found = rules[document]?.matching(element) ?? []
        matched[element] = found
        return found
    }

    func hasRules(_ document: NodeID) -> Bool {
        if rules[document] == nil { rules[document] = StyleRules(tree, document: document, linkedSheet: linkedSheet) }
        return rules[document]?.rules.isEmpty == false
    }

    /// Whether a rule that matters to `innerText` matches.
    func matchesTextRule(_ element: NodeID) -> Bool {
        let matching = matchingRules(element)
        if matching.isEmpty { return false }
        guard let rules = rules[tree.document(of: element)]?.rules else { return false }
        return matching.contains { rules[Int($0)].isTextual }
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
        let document = tree.document(of: element)
        if hasRules(document) {
            let matching = matchingRules(element)
            if !matching.isEmpty, let rules = rules[document]?.rules {
                for number in matching {
                    guard let found = rules[Int(number)].declarations.declaration(property) else { continue }
                    if best?.isImportant == true, !found.isImportant { continue }
                    best = found
                }
            }
        }
        if let inline = inlineDeclarations(element)?.declaration(property) {
            if best?.isImportant != true || inline.isImportant { best = inline }
        }
        return best
    }

    /// Whether the element is in a document.
    func isInDocument(_ element: NodeID) -> Bool { tree.kind(tree.root(of: element)) == .document }

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
