// StyleRules.swift: the style rules of a page's `style` elements, filed so that an element meets few of them.
// Linked sheets are loaded by whoever has the page's resources. https://www.w3.org/TR/css-cascade-4/

import CSSSyntax
import DOM
import Selectors

/// One selector with its declarations.
struct StyleRule {
    var selectors: SelectorList
    var selectorIndex: Int
    var specificity: UInt32
    var declarations: StyleDeclarations
    /// Whether it declares anything that `innerText` asks for.
    var isTextual: Bool

    static let textualProperties: Set<String> = [
        "display", "visibility", "white-space", "text-transform", "float", "position", "height", "overflow-y",
        "margin-bottom",
    ]
}

/// All rules of a document or shadow tree, by what their subject must have.
struct StyleRules {
    private(set) var rules: [StyleRule] = []
    /// The elements whose sheets they are from.
    private(set) var owners: [NodeID] = []
    private var byID: [StringID: [Int32]] = [:]
    private var byClass: [StringID: [Int32]] = [:]
    private var byType: [StringID: [Int32]] = [:]
    private var others: [Int32] = []
    /// Candidates by the whole value of a class attribute, filled as they are asked for.
    private var byClassValue: [StringID: [Int32]] = [:]
    private let tree: Tree
    private let isQuirky: Bool

    static let maximumNesting = 16

    /// - Parameter linkedSheet: The text of a `link` element's sheet.
    init(_ tree: Tree, scope: NodeID, linkedSheet: ((NodeID) -> [UInt8]?)? = nil) {
        self.tree = tree
        isQuirky = tree.quirksMode(tree.document(of: scope)) == .quirks
        var node = tree.next(scope, within: scope)
        let media = tree.names.name(namespace: .none, prefix: .none, localName: tree.strings.intern("media"))
        while !node.isNone {
            if tree.isElement(node), tree.name(node) == .style || tree.name(node) == .svgStyle {
                owners.append(node)
                addSheet(node, media)
            }
            if let linkedSheet, tree.isElement(node), tree.name(node) == .link, holds(media, of: node),
                let text = linkedSheet(node)
            {
                owners.append(node)
                add(text)
            }
            node = tree.next(node, within: scope)
        }
    }

    private mutating func addSheet(_ element: NodeID, _ media: NameID) {
        func attribute(_ name: NameID) -> String? {
            let attribute = tree.attribute(element, named: name)
            return attribute.isNone ? nil : tree.strings.string(tree.attributeValue(attribute))
        }
        if let type = attribute(.attrType), !type.isEmpty, type.lowercased() != "text/css" { return }
        guard holds(media, of: element) else { return }
        add(tree.childText(of: element))
    }

    /// Whether an element's media attribute, if it has one, is true of the viewport.
    private func holds(_ media: NameID, of element: NodeID) -> Bool {
        let attribute = tree.attribute(element, named: media)
        if attribute.isNone { return true }
        return MediaQuery.holds(tree.strings.string(tree.attributeValue(attribute)))
    }

    private mutating func add(_ sheet: [UInt8]) {
        let values = ComponentValues(sheet)
        add(values.rules(in: values.indices, isTopLevel: true), values, parent: nil, depth: 0)
    }

    private mutating func add(_ items: [CSSItem], _ values: ComponentValues, parent: String?, depth: Int) {
        guard depth < Self.maximumNesting else { return }
        for case .rule(let rule) in items {
            guard let block = rule.block else { continue }
            if let keyword = rule.keyword {
                guard conditionHolds(keyword, rule.prelude, values) else { continue }
                if let parent {
                    addStyleRule(selector: parent, block: block, values, depth: depth)
                } else {
                    add(values.rules(in: block), values, parent: nil, depth: depth + 1)
                }
            } else {
                let selector = String(decoding: values.source(of: values.trimmed(rule.prelude)), as: UTF8.self)
                guard let resolved = parent.map({ Self.nest(selector, in: $0) }) ?? selector else { continue }
                addStyleRule(selector: resolved, block: block, values, depth: depth)
            }
        }
    }

    private mutating func addStyleRule(selector: String, block: Range<Int>, _ values: ComponentValues, depth: Int) {
        guard let list = try? parseSelectorList(Array(selector.utf8), tree: tree) else { return }
        let declarations = StyleDeclarations(values, in: block)
        if declarations.count > 0 {
            let isTextual = declarations.declarations.contains { StyleRule.textualProperties.contains($0.name) }
            for index in 0..<list.count {
                file(
                    StyleRule(
                        selectors: list,
                        selectorIndex: index,
                        specificity: list.specificity(at: index),
                        declarations: declarations,
                        isTextual: isTextual
                    ),
                    list.key(at: index)
                )
            }
        }
        let nested = values.declarations(in: block, allowsNesting: true)
        add(nested, values, parent: selector, depth: depth + 1)
    }

    /// The most bytes of a nested selector with its parents', which may hold each of these many times.
    private static let longestSelector = 1 << 16

    /// AD-HOC: `&` is replaced in the text; a nested selector without it is a descendant's. nil where that gets too long.
    private static func nest(_ selector: String, in parent: String) -> String? {
        let scope = ":is(" + parent + ")"
        let places = selector.utf8.count { $0 == UInt8(ascii: "&") }
        guard selector.utf8.count + max(places, 1) * scope.utf8.count <= longestSelector else { return nil }
        guard places > 0 else { return scope + " " + selector }
        return selector.split(separator: "&", omittingEmptySubsequences: false).joined(separator: scope)
    }

    private func conditionHolds(_ keyword: Int, _ prelude: Range<Int>, _ values: ComponentValues) -> Bool {
        switch String(decoding: values.lowercasedText(at: keyword), as: UTF8.self) {
        case "media": return MediaQuery.holds(values, prelude)
        case "layer": return true
        case "supports": return SupportsCondition.holds(values, prelude, tree)
        default: return false
        }
    }

    private func folded(_ id: StringID) -> StringID {
        isQuirky ? tree.strings.intern(tree.strings.asciiLowercased(id)) : id
    }

    private mutating func file(_ rule: StyleRule, _ key: SelectorList.Key) {
        let number = Int32(rules.count)
        rules.append(rule)
        switch key {
        case .id(let id): byID[folded(id), default: []].append(number)
        case .className(let name): byClass[folded(name), default: []].append(number)
        case .type(let name): byType[name, default: []].append(number)
        case .other: others.append(number)
        }
    }

    /// The rules that match `element`, in cascade order: the last one wins.
    ///
    /// - Parameters:
    ///   - shadowRoot: These are the rules of this one, whose host the element is.
    ///   - slotted: The rules for this element, which is in the slot `element`.
    mutating func matching(_ element: NodeID, shadowRoot: NodeID = .none, slotted: NodeID = .none) -> [Int32] {
        if rules.isEmpty { return [] }
        var candidates = others
        if !byType.isEmpty {
            let name = tree.strings.intern(tree.strings.asciiLowercased(tree.localName(tree.name(element))))
            if let found = byType[name] { candidates += found }
        }
        if !byID.isEmpty {
            let id = tree.attribute(element, named: .attrID)
            if !id.isNone, let found = byID[folded(tree.attributeValue(id))] { candidates += found }
        }
        if !byClass.isEmpty {
            let attribute = tree.attribute(element, named: .attrClass)
            if !attribute.isNone { candidates += classCandidates(tree.attributeValue(attribute)) }
        }
        var found = candidates.filter { number in
            let rule = rules[Int(number)]
            if !shadowRoot.isNone, !rule.selectors.usesHost { return false }
            if slotted.isNone == rule.selectors.usesSlotted { return false }
            return matches(
                rule.selectors,
                at: rule.selectorIndex,
                element,
                tree,
                shadowRoot: shadowRoot,
                slotted: slotted
            )
        }
        if found.count > 1 {
            found.sort { (rules[Int($0)].specificity, $0) < (rules[Int($1)].specificity, $1) }
        }
        return found
    }

    private mutating func classCandidates(_ value: StringID) -> [Int32] {
        if let known = byClassValue[value] { return known }
        var found: [Int32] = []
        var seen: Set<StringID> = []
        let text = tree.strings.string(value)
        for word in text.utf8.split(whereSeparator: { $0 == 0x20 || (0x09...0x0D).contains($0) && $0 != 0x0B }) {
            let token = folded(tree.strings.intern(String(Substring(word))))
            if seen.insert(token).inserted, let rules = byClass[token] { found += rules }
        }
        byClassValue[value] = found
        return found
    }
}
