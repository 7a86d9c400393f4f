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
    /// The tree's style sheets.
    package let sheets: StyleSheetStore

    /// The tree's sequence number when the memos below were begun.
    private var sequence: UInt32
    /// The version of the sheets then.
    private var sheetVersion: UInt32
    private var stateSequence: UInt32
    /// The number of changes to form controls then, and how often selectors had asked for their states.
    private var controlSequence: UInt32
    private var controlQuestions: UInt32
    private var rules: [NodeID: StyleRules] = [:]
    private var matched: [NodeID: [Int32]] = [:]
    /// The rules of shadow trees that match their hosts.
    private var hostRules: [NodeID: [Int32]] = [:]
    private var roots: [NodeID: NodeID] = [:]
    /// Pseudo-elements that were asked for, whose ids are behind those of all nodes.
    private var pseudoElements: [(host: NodeID, name: StringID)] = []
    private static let firstPseudoElement: UInt32 = 0xF000_0000
    private var inline: [StringID: StyleDeclarations] = [:]
    var memo: [String: [NodeID: String]] = [:]
    /// How many variables are being looked up inside of each other.
    var variableDepth = 0

    /// Styles for the elements of a tree.
    ///
    /// - Parameters:
    ///   - sheets: The tree's style sheets, if others know them too.
    ///   - resolveURL: Resolves an address against the document's base URL.
    package init(
        tree: Tree,
        sheets: StyleSheetStore? = nil,
        resolveURL: @escaping (String) -> String = { $0 }
    ) {
        self.tree = tree
        self.sheets = sheets ?? StyleSheetStore(tree)
        self.resolveURL = resolveURL
        defaults = DefaultStyle(tree)
        sequence = tree.sequence
        sheetVersion = self.sheets.version
        stateSequence = tree.stateSequence
        controlSequence = tree.controlSequence
        controlQuestions = tree.controlQuestions
    }

    /// Forgets what the tree's changes may have made wrong.
    func refresh() {
        sheets.refresh()
        let now = tree.sequence
        let asked = tree.controlQuestions != controlQuestions
        let isSame =
            now == sequence && tree.stateSequence == stateSequence
            && (!asked || tree.controlSequence == controlSequence)
        if isSame, sheets.version == sheetVersion { return }
        if sheets.version != sheetVersion { rules = [:] }
        stateSequence = tree.stateSequence
        controlSequence = tree.controlSequence
        controlQuestions = tree.controlQuestions
        sequence = now
        sheetVersion = sheets.version
        matched.removeAll(keepingCapacity: true)
        pseudoElements.removeAll(keepingCapacity: true)
        roots.removeAll(keepingCapacity: true)
        hostRules.removeAll(keepingCapacity: true)
        memo.removeAll(keepingCapacity: true)
    }

    func matchingRules(_ element: NodeID) -> [Int32] {
        if let known = matched[element] { return known }
        let root = root(of: element)
        makeRules(root)
        let found: [Int32]
        if let pseudo = pseudo(element) {
            found = rules[root]?.matching(pseudo.host, pseudoElement: pseudo.name) ?? []
        } else {
            found = rules[root]?.matching(element) ?? []
        }
        matched[element] = found
        return found
    }

    private func makeRules(_ root: NodeID) {
        guard rules[root] == nil else { return }
        rules[root] = StyleRules(tree, root: root, sheets: sheets.sheets(in: root) + sheets.adoptedSheets(of: root))
    }

    /// Whether the sheets of a document or shadow tree have rules.
    func hasRules(_ root: NodeID) -> Bool {
        makeRules(root)
        return rules[root]?.rules.isEmpty == false
    }

    /// Whether a rule that matters to `innerText` matches.
    func matchesTextRule(_ element: NodeID) -> Bool {
        let matching = matchingRules(element)
        if matching.isEmpty { return false }
        guard let rules = rules[root(of: element)]?.rules else { return false }
        return matching.contains { rules[Int($0)].isTextual }
    }

    /// The declarations of an element's style attribute.
    func inlineDeclarations(_ element: NodeID) -> StyleDeclarations? {
        if isPseudo(element) { return nil }
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

    /// The declaration that wins among those of rules in cascade order.
    private func strongest(_ property: String, _ element: NodeID, _ matching: [Int32], _ rules: [StyleRule])
        -> StyleDeclarations.Declaration?
    {
        var best: StyleDeclarations.Declaration?
        var layer: Int32 = 0
        for number in matching {
            let rule = rules[Int(number)]
            guard
                let found = rule.isLogical
                    ? declaration(property, element, in: rule.declarations)
                    : rule.declarations.declaration(property)
            else { continue }
            if let best, best.isImportant {
                // Of what is important the first layer wins.
                if !found.isImportant || rule.layer > layer { continue }
            }
            best = found
            layer = rule.layer
        }
        return best
    }

    /// What an element's own shadow tree declares for it.
    private func hostDeclaration(_ property: String, _ element: NodeID) -> StyleDeclarations.Declaration? {
        guard !isPseudo(element), tree.hasShadowRoot(element) else { return nil }
        let root = tree.shadowRoot(of: element)
        guard hasRules(root), let shadow = rules[root] else { return nil }
        let found = hostRules[element] ?? shadow.matchingHost()
        hostRules[element] = found
        return found.isEmpty ? nil : strongest(property, element, found, shadow.rules)
    }

    /// The declaration of a longhand that wins on an element; nil when only defaults say something.
    func winner(_ property: String, _ element: NodeID) -> StyleDeclarations.Declaration? {
        var best = hostDeclaration(property, element)
        // What is important in the shadow tree counts more than what the tree around it says.
        if let best, best.isImportant { return best }
        let root = root(of: element)
        if hasRules(root) {
            let matching = matchingRules(element)
            if !matching.isEmpty, let rules = rules[root]?.rules {
                if let found = strongest(property, element, matching, rules) { best = found }
            }
        }
        if let inline = inlineDeclarations(element).flatMap({ declaration(property, element, in: $0) }) {
            if best?.isImportant != true || inline.isImportant { best = inline }
        }
        return best
    }

    func isPseudo(_ element: NodeID) -> Bool { element.rawValue >= Self.firstPseudoElement }

    /// What a pseudo-element is of, and its name; nil for elements.
    func pseudo(_ element: NodeID) -> (host: NodeID, name: StringID)? {
        isPseudo(element) ? pseudoElements[Int(element.rawValue - Self.firstPseudoElement)] : nil
    }

    /// The computed value of a property on a pseudo-element, which need not be there.
    /// - Parameter pseudoElement: Its name without colons.
    package func computedValue(_ name: String, of element: NodeID, pseudoElement: String) -> String {
        refresh()
        let key = tree.strings.intern(pseudoElement)
        let known = pseudoElements.lastIndex { $0.host == element && $0.name == key }
        if known == nil { pseudoElements.append((element, key)) }
        let number = UInt32(known ?? pseudoElements.count - 1)
        return computedValue(name, of: NodeID(rawValue: Self.firstPseudoElement + number))
    }

    /// Whether the element is in a document, perhaps in a shadow tree.
    func isInDocument(_ element: NodeID) -> Bool {
        var root = tree.root(of: pseudo(element)?.host ?? element)
        while tree.isShadowRoot(root) { root = tree.root(of: tree.shadowHost(of: root)) }
        return tree.kind(root) == .document
    }

    /// The root of the tree that an element is in; its sheets are those that apply to it.
    private func root(of element: NodeID) -> NodeID {
        if let known = roots[element] { return known }
        if let pseudo = pseudo(element) { return root(of: pseudo.host) }
        var (node, path) = (element, [element])
        var root = NodeID.none
        while root.isNone {
            let parent = tree.parent(node)
            if parent.isNone {
                root = node
            } else if let known = roots[parent] {
                root = known
            } else {
                path.append(parent)
                node = parent
            }
        }
        for node in path { roots[node] = root }
        return root
    }

    /// The element whose values an element takes over; none for the root and for what is in no tree.
    func styleParent(of element: NodeID) -> NodeID {
        if let pseudo = pseudo(element) { return pseudo.host }
        let parent = tree.parent(element)
        if parent.isNone || tree.isElement(parent) { return parent }
        return tree.shadowHost(of: parent)
    }

    /// Whether the sheets of the tree that an element is in have rules.
    func hasRules(for element: NodeID) -> Bool { hasRules(root(of: element)) }

    /// The computed value of a property, a shorthand's too; the empty string for elements outside of documents and for
    /// properties that do not exist.
    /// - Parameter name: in CSS spelling, `background-color`.
    package func computedValue(_ name: String, of element: NodeID) -> String {
        refresh()
        guard isInDocument(element) else { return "" }
        let name = StyleDeclarations.normalized(name)
        if let shorthand = Shorthand.all[name] { return computed(shorthand, element) }
        guard PropertyNames.isLonghand(name) else { return "" }
        return value(physical(name, element), element)
    }

    /// The longhand properties that a computed style lists, in order of their names.
    package static let computedPropertyNames: [String] = PropertyNames.initialValues.keys
        .filter { Shorthand.all[$0] == nil && !$0.isEmpty }.sorted {
            ($0.hasPrefix("-") ? 1 : 0, $0) < ($1.hasPrefix("-") ? 1 : 0, $1)
        }

    /// The custom properties that an element has, also those that it takes over, in order of their names.
    package func customProperties(of element: NodeID) -> [String] {
        refresh()
        guard isInDocument(element) else { return [] }
        var names: Set<String> = []
        var node = element
        while !node.isNone {
            if let rules = rules(for: node) {
                for number in matchingRules(node) { names.formUnion(rules[Int(number)].declarations.customNames) }
            }
            if let inline = inlineDeclarations(node) { names.formUnion(inline.customNames) }
            node = styleParent(of: node)
        }
        return names.filter { !value($0, element).isEmpty }.sorted()
    }

    private func rules(for element: NodeID) -> [StyleRule]? {
        hasRules(for: element) ? rules[root(of: element)]?.rules : nil
    }
}

extension StyleDeclarations {
    func declaration(_ name: String) -> Declaration? { declarations.first { $0.name == name } }

    var customNames: [String] { declarations.map(\.name).filter(PropertyNames.isCustom) }

    /// Whether a logical property is declared.
    var hasLogical: Bool { declarations.contains { LogicalProperties.isLogical($0.name) } }
}
