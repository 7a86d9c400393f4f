// StyleEngine.swift: the cascade: the value of a property on an element. https://www.w3.org/TR/css-cascade-4/
// Elsewhere: computed values (StyleEngine+Values.swift), `var()` (StyleEngine+Variables.swift), `innerText` (module RenderedText).

import CSSSyntax
package import CSSValues
package import DOM
import Selectors

/// Computes styles of one tree, for `getComputedStyle` and `innerText`.
///
/// There is no layout: lengths that depend on layout are returned as declared, or as `auto`. Results are cached until the tree changes; the
/// time for all elements of a page is linear in its size.
package final class StyleEngine {
    package let tree: Tree
    package let defaults: DefaultStyle
    /// Resolves a URL in a style against the document's base.
    @exclusivity(unchecked) package var resolveURL: (String) -> String
    /// The document of the viewport, nil for any: frames have other viewports, whose sizes are not known.
    @exclusivity(unchecked) package var shownDocument: NodeID?
    /// The tree's style sheets.
    package let sheets: StyleSheetStore

    /// The tree's sequence number at the start of the caches below.
    @exclusivity(unchecked) var sequence: UInt32
    /// The version of the sheets at that time.
    @exclusivity(unchecked) var sheetVersion: UInt32
    @exclusivity(unchecked) var stateSequence: UInt32
    /// The number of changes of form controls at that time, and the number of queries of their states by selectors.
    @exclusivity(unchecked) var controlSequence: UInt32
    @exclusivity(unchecked) var controlQuestions: UInt32
    @exclusivity(unchecked) var rules: [NodeID: StyleRules] = [:]
    /// The trees whose rules are filed, by their sheets and imported sheets.
    @exclusivity(unchecked) var scopes: [ObjectIdentifier: Set<NodeID>] = [:]
    @exclusivity(unchecked) var matched = NodeMemo<MatchedRules>()
    /// The same by the matching rules, which many elements share.
    @exclusivity(unchecked) var matchedLists: [[MatchingRules]: MatchedRules] = [:]
    private let nothingMatched = MatchedRules([], isShared: true, areCustom: false)
    private let inlineStyles: InlineStyles
    /// The first slot of each name by shadow root.
    @exclusivity(unchecked) var slots: [NodeID: [StringID: NodeID]] = [:]
    /// The pseudo-elements in use, whose ids are larger than those of all nodes.
    @exclusivity(unchecked) var pseudoElements: [(host: NodeID, name: StringID)] = []
    private static let firstPseudoElement: UInt32 = 0xF000_0000
    /// Computed values of longhands by number, and of custom properties by name.
    @exclusivity(unchecked) var memo = [NodeMemo<CSSValue>](repeating: NodeMemo(), count: Property.longhandCount)
    @exclusivity(unchecked) var askedProperties: [Int] = []
    @exclusivity(unchecked) var customMemo: [String: [NodeID: ComponentValues?]] = [:]
    /// The known sizes of boxes.
    @exclusivity(unchecked) var boxes = NodeMemo<BoxGeometry>()
    /// The nearest of an element and those that it inherits from for which custom properties are declared.
    var customHolders = NodeMemo<NodeID>()
    /// The roots of deep nodes of shadow trees.
    var roots = NodeMemo<NodeID>()
    /// Whether elements are displayed.
    var displayed = NodeMemo<Bool>()
    /// The nearest of an element and those around it that offsets are from: of positioned boxes, and of others.
    var offsetParents = [NodeMemo<NodeID>](repeating: NodeMemo(), count: 2)
    /// The custom properties of the element that was asked for them last: scripts ask for one after the other.
    @exclusivity(unchecked) var lastCustomProperties: (element: NodeID, names: [String])?
    /// The number of nested variable lookups.
    @exclusivity(unchecked) var variableDepth = 0
    /// The custom properties whose values are being determined, with their elements, and whether each is in a cycle.
    @exclusivity(unchecked) var lookups: [(property: String, element: NodeID, isCyclic: Bool)] = []

    /// Styles for the elements of a tree.
    ///
    /// - Parameters: - sheets: The tree's style sheets, if they are shared. - resolveURL: Resolves a URL against the document's base URL.
    package init(
        tree: Tree,
        sheets: StyleSheetStore? = nil,
        resolveURL: @escaping (String) -> String = { $0 }
    ) {
        self.tree = tree
        inlineStyles = InlineStyles.of(tree)
        self.sheets = sheets ?? StyleSheetStore(tree)
        self.resolveURL = resolveURL
        defaults = DefaultStyle(tree)
        sequence = tree.sequence
        sheetVersion = self.sheets.version
        stateSequence = tree.stateSequence
        controlSequence = tree.controlSequence
        controlQuestions = tree.controlQuestions
    }

    /// Caches the computed value of a longhand until the tree changes.
    func keep(_ value: CSSValue, _ property: Property, _ element: NodeID) {
        let number = Int(property.rawValue)
        if memo[number].isEmpty { askedProperties.append(number) }
        memo[number][element] = value
    }

    /// The rules that match an element, from the weakest tree to the strongest for normal declarations.
    func matchingRules(_ element: NodeID) -> [MatchingRules] { matchedRules(element).lists }

    /// The same, with their cached winners.
    private func matchedRules(_ element: NodeID) -> MatchedRules {
        if let known = matched[element] { return known }
        let found: [MatchingRules]
        if let pseudo = pseudo(element) {
            found =
                matching(pseudo.host, in: scope(of: pseudo.host), pseudoElement: pseudo.name)
                + matchingAsPart(pseudo.host, pseudoElement: pseudo.name)
        } else if tree.hasShadowRoots {
            found = matchingAcrossTrees(element)
        } else {
            found = matching(element, in: tree.document(of: element))
        }
        let shared = found.isEmpty ? nothingMatched : shared(found)
        matched[element] = shared
        return shared
    }

    private func shared(_ found: [MatchingRules]) -> MatchedRules {
        if let known = matchedLists[found] { return known }
        let made = MatchedRules(
            found,
            isShared: found.allSatisfy { list in
                !list.isOfPart && list.numbers.allSatisfy { rules[list.scope]?.rules[Int($0)].isLogical == false }
            },
            areCustom: found.contains { list in
                list.numbers.contains { rules[list.scope]?.rules[Int($0)].isCustom == true }
            }
        )
        matchedLists[found] = made
        return made
    }

    /// The rules of a document or shadow root that match an element or a pseudo-element of it; none or one.
    func matching(
        _ element: NodeID,
        in scope: NodeID,
        pseudoElement: StringID = .none,
        shadowRoot: NodeID = .none,
        slotted: NodeID = .none,
        part: ShadowPart = .none
    ) -> [MatchingRules] {
        guard hasRules(scope), let filed = rules[scope] else { return [] }
        let found = filed.matching(
            element,
            pseudoElement: pseudoElement,
            shadowRoot: shadowRoot,
            slotted: slotted,
            part: part
        )
        let isOfPart = pseudoElement.isNone && shadowRoot.isNone && !part.element.isNone
        return found.isEmpty ? [] : [MatchingRules(scope: scope, numbers: found, isOfPart: isOfPart)]
    }

    /// Whether the sheets of a document or shadow tree have rules.
    package func hasRules(_ scope: NodeID) -> Bool {
        if rules[scope] == nil {
            let made = StyleRules(
                tree,
                scope: scope,
                sheets: sheets.sheetsInCascade(of: scope)
            )
            rules[scope] = made
            noteSheets(of: scope)
            sheets.filedCount += made.rules.count
        }
        return rules[scope]?.isEmpty == false
    }

    /// Records that changes of the sheets whose rules were filed concern a document or shadow root.
    func noteSheets(of scope: NodeID) {
        for sheet in rules[scope]?.takeVisited() ?? [] { scopes[sheet, default: []].insert(scope) }
    }

    /// The registration of a custom property in an element's document: scripts win over rules.
    func registration(of property: String, _ element: NodeID) -> RegisteredProperty? {
        let document = tree.document(of: originatingElement(element))
        _ = hasRules(document)
        return sheets.registered[document]?[property] ?? rules[document]?.registered[property]
    }

    /// The custom properties that the document of an element registers.
    func registeredProperties(of element: NodeID) -> [String: RegisteredProperty] {
        let document = tree.document(of: originatingElement(element))
        _ = hasRules(document)
        let found = rules[document]?.registered ?? [:]
        return sheets.registered[document].map { found.merging($0) { $1 } } ?? found
    }

    /// Whether a rule matches that affects `innerText`.
    package func matchesTextRule(_ element: NodeID) -> Bool {
        matchingRules(element).contains { matching in
            matching.numbers.contains { rules[matching.scope]?.rules[Int($0)].isTextual == true }
        }
    }

    /// Whether custom properties are declared for an element itself.
    func declaresCustom(_ element: NodeID) -> Bool {
        if matchedRules(element).areCustom { return true }
        return inlineDeclarations(element).map { $0.declarations.customCount > 0 } ?? false
    }

    /// The declarations of an element's style attribute.
    func inlineDeclarations(_ element: NodeID) -> StyleDeclarations? {
        isPseudo(element) ? nil : inlineStyles.declarations(of: element)
    }

    /// The declaration that wins among those of rules in cascade order.
    private func strongest(_ property: PropertyName, _ element: NodeID, _ matching: [Int32], _ filed: StyleRules)
        -> StyleDeclarations.Declaration?
    {
        var best: StyleDeclarations.Declaration?
        var layer = LayerOrder.none
        for number in matching {
            let rule = filed.rules[Int(number)]
            guard
                let found = rule.isLogical
                    ? declaration(property, element, in: rule.declarations)
                    : rule.declarations.declaration(property)
            else { continue }
            if let best, best.isImportant {
                // For important declarations the first layer wins.
                if !found.isImportant || filed.rank(rule.layer) > filed.rank(layer) { continue }
            }
            best = found
            layer = rule.layer
        }
        return best
    }

    /// The winning declaration of a longhand on an element; nil if there are only defaults.
    func winner(_ property: Property, _ element: NodeID) -> StyleDeclarations.Declaration? {
        // OPTIMIZATION: The winners among rules are determined once for all elements that match the same rules.
        let matched = matchedRules(element)
        guard matched.isShared else { return winner(.known(property), element) }
        let best: StyleDeclarations.Declaration?
        if matched.lists.isEmpty {
            best = nil
        } else if let known = matched.winners[property] {
            best = known
        } else {
            best = strongest(.known(property), element, matched.lists)
            matched.winners[property] = .some(best)
        }
        guard let block = inlineDeclarations(element), let inline = declaration(.known(property), element, in: block)
        else { return best }
        return best?.isImportant != true || inline.isImportant ? inline : best
    }

    /// The declaration that wins among those of the rules of several trees.
    private func strongest(
        _ property: PropertyName,
        _ element: NodeID,
        _ lists: some Sequence<MatchingRules>,
        best: StyleDeclarations.Declaration? = nil
    ) -> StyleDeclarations.Declaration? {
        var best = best
        for matching in lists {
            // NB: An important declaration in an inner tree wins over one in an outer tree.
            if best?.isImportant == true { break }
            guard let filed = rules[matching.scope],
                let found = strongest(property, element, matching.numbers, filed)
            else { continue }
            best = found
        }
        return best
    }

    func winner(_ property: PropertyName, _ element: NodeID) -> StyleDeclarations.Declaration? {
        let matching = matchingRules(element)
        var best = strongest(property, element, matching.prefix { !$0.isOfPart })
        // The style attribute belongs to the element's own tree.
        if let inline = inlineDeclarations(element).flatMap({ declaration(property, element, in: $0) }) {
            if best?.isImportant != true || inline.isImportant { best = inline }
        }
        return strongest(property, element, matching.drop { !$0.isOfPart }, best: best)
    }

    func isPseudo(_ element: NodeID) -> Bool { element.rawValue >= Self.firstPseudoElement }

    /// The host of a pseudo-element, and its name; nil for elements.
    func pseudo(_ element: NodeID) -> (host: NodeID, name: StringID)? {
        isPseudo(element) ? pseudoElements[Int(element.rawValue - Self.firstPseudoElement)] : nil
    }

    /// The originating node: the number of a pseudo-element is not that of a node.
    func originatingElement(_ element: NodeID) -> NodeID { pseudo(element)?.host ?? element }

    /// The computed value of a property on a pseudo-element, which need not exist.
    /// - Parameter pseudoElement: Its name without colons.
    package func computed(_ name: String, of element: NodeID, pseudoElement: String) -> CSSValue? {
        refresh()
        let key = tree.strings.intern(pseudoElement)
        let known = pseudoElements.lastIndex { $0.host == element && $0.name == key }
        if known == nil { pseudoElements.append((element, key)) }
        let number = UInt32(known ?? pseudoElements.count - 1)
        return computed(name, of: NodeID(rawValue: Self.firstPseudoElement + number))
    }

    /// The computed value of a longhand or shorthand; nil for elements outside of documents and for unknown properties.
    /// - Parameters: - name: in CSS spelling, `background-color`. - isResolved: Whether to return used values where computed styles do.
    package func computed(_ name: String, of element: NodeID, isResolved: Bool = false) -> CSSValue? {
        if let property = Property(name) { return computed(property, of: element, isResolved: isResolved) }
        refresh()
        guard isInDocument(element), Property.isCustom(name) else { return nil }
        return custom(name, element).map { .tokens($0) }
    }

    package func computed(_ declared: Property, of element: NodeID, isResolved: Bool = false) -> CSSValue? {
        refresh()
        guard isInDocument(element) else { return nil }
        if !declared.isLonghand {
            return declared.shorthand.flatMap { computed($0, element, isResolved: isResolved) }
        }
        let property = physical(declared, element)
        return declared.inOlderWords(isResolved ? resolved(property, element) : value(property, element))
    }

    /// The longhand properties that a computed style lists, in order of their names.
    package static let computedPropertyNames: [String] = Property.longhands
        .filter { !$0.row.flags.contains(.unlisted) }.map(\.name).sorted {
            ($0.hasPrefix("-") ? 1 : 0, $0) < ($1.hasPrefix("-") ? 1 : 0, $1)
        }

    /// The custom properties of an element, including inherited ones and those with an initial value, sorted by name.
    package func customProperties(of element: NodeID) -> [String] {
        refresh()
        guard isInDocument(element) else { return [] }
        if let last = lastCustomProperties, last.element == element { return last.names }
        var names = Set(registeredProperties(of: element).keys)
        var node = customHolder(of: element)
        while !node.isNone {
            for matching in matchingRules(node) {
                guard let rules = rules[matching.scope]?.rules else { continue }
                for number in matching.numbers { names.formUnion(rules[Int(number)].declarations.customNames) }
            }
            if let inline = inlineDeclarations(node) { names.formUnion(inline.customNames) }
            node = outerCustomHolder(of: node)
        }
        let found = names.filter { custom($0, element) != nil }.sorted()
        lastCustomProperties = (element, found)
        return found
    }
}

/// The rules that match an element, and their winning declarations; shared by all elements with the same rules.
final class MatchedRules {
    let lists: [MatchingRules]
    /// Whether the winners are the same for each element: no rule declares a logical property or belongs to an outer tree.
    let isShared: Bool
    /// Whether a rule declares a custom property.
    let areCustom: Bool
    /// The winners of the properties that were read.
    @exclusivity(unchecked) var winners: [Property: StyleDeclarations.Declaration?] = [:]

    init(_ lists: [MatchingRules], isShared: Bool, areCustom: Bool) {
        self.lists = lists
        self.isShared = isShared
        self.areCustom = areCustom
    }
}

extension StyleDeclarations {
    func declaration(_ name: PropertyName) -> Declaration? {
        switch name {
        case .known(let property): declarations[property]
        case .custom: declarations[name]
        }
    }

    var customNames: [String] { declarations.filter(\.isCustom).map(\.name) }

    /// Whether a logical property is declared.
    var hasLogical: Bool { declarations.logicalCount > 0 }
}
