// StyleRules.swift: the rules of a tree's style sheets, filed so that an element meets few of them.
// https://www.w3.org/TR/css-cascade-5/

import CSSSyntax
import DOM
import Selectors

/// One selector with its declarations.
struct StyleRule {
    var selectors: SelectorList
    var selectorIndex: Int
    var subject: SelectorList.Subject
    var specificity: UInt32
    /// The rank of its layer: the higher one wins, but for what is important.
    var layer: Int32
    var declarations: StyleDeclarations
    /// Whether it declares a logical property.
    var isLogical: Bool
    /// Whether it declares anything that `innerText` asks for.
    var isTextual: Bool
    /// Where it stands among the rules: the later one wins.
    var place: Int64
    /// Whether it was taken out: rules keep their numbers.
    var isRemoved = false

    static let textualProperties: Set<String> = [
        "display", "visibility", "white-space-collapse", "text-wrap-mode", "text-transform", "float", "position",
        "height", "overflow-y",
        "margin-bottom",
    ]
}

/// What an `@property` rule says. https://www.w3.org/TR/css-properties-values-api-1/#at-property-rule
struct RegisteredProperty {
    var syntax: PropertySyntax
    var inherits: Bool
    /// Empty without one.
    var initialValue: String
}

/// All rules of a document or shadow tree, by what their subject must have.
struct StyleRules {
    private(set) var rules: [StyleRule] = []
    /// The custom properties that are registered, by name; of several rules the last one counts.
    private(set) var registered: [String: RegisteredProperty] = [:]
    private var byID: [StringID: [Int32]] = [:]
    private var byClass: [StringID: [Int32]] = [:]
    private var byType: [StringID: [Int32]] = [:]
    private var others: [Int32] = []
    private var byPseudoElement: [StringID: [Int32]] = [:]
    /// Candidates by the whole value of a class attribute, filled as they are asked for.
    private var byClassValue: [StringID: [Int32]] = [:]
    private var layers = LayerOrder()
    private var places = RulePlaces()
    private var removedCount = 0
    private let tree: Tree
    private let isQuirky: Bool

    /// Whether there are none.
    var isEmpty: Bool { rules.count == removedCount }

    /// The sheets that were met, those that they import and those that hold for no medium of now among them.
    private(set) var sheets: Set<ObjectIdentifier> = []

    init(_ tree: Tree, scope: NodeID, sheets: [StyleSheet]) {
        self.tree = tree
        isQuirky = tree.quirksMode(tree.document(of: scope)) == .quirks
        for sheet in sheets {
            places.begin(sheet)
            add(sheet, layer: LayerOrder.none)
        }
        let ranks = layers.ranks
        for index in rules.indices { rules[index].layer = ranks[Int(rules[index].layer)] }
    }

    /// What rules stand in.
    private struct Context {
        var sheet: StyleSheet
        var layer: Int32
        /// The selectors of the style rules around, in one.
        var selectors: String?
    }

    private mutating func add(_ sheet: StyleSheet, layer: Int32) {
        sheets.insert(ObjectIdentifier(sheet))
        guard !sheet.isDisabled, sheet.media.holds else { return }
        for rule in sheet.rules {
            let first = rules.count
            if sheet.ownerRule == nil { places.append(rule) }
            add(rule, Context(sheet: sheet, layer: layer))
            if sheet.ownerRule == nil { places.note(rule, first..<rules.count) }
        }
    }

    /// Takes over what a script did to one rule of a sheet's own list; false where all rules have to be filed again.
    mutating func take(_ change: RuleChange) -> Bool {
        let (sheet, rule) = (change.sheet, change.rule)
        guard sheet.ownerRule == nil, rule.isPlain, !places.hasSheetTwice else { return false }
        if sheet.isDisabled || !sheet.media.holds { return true }
        switch change.kind {
        case .deleted:
            guard places.isPlain(rule), let numbers = places.remove(rule) else { return false }
            return takeOut(numbers)
        case .changed:
            guard places.isPlain(rule), let numbers = places.numbers(of: rule) else { return false }
            guard places.move(to: rule), takeOut(numbers) else { return false }
        case .inserted:
            guard places.insert(rule, after: change.previous, before: change.next, in: sheet) else { return false }
        }
        let first = rules.count
        add(rule, Context(sheet: sheet, layer: LayerOrder.none))
        places.note(rule, first..<rules.count)
        let rank = layers.ranks[Int(LayerOrder.none)]
        for number in first..<rules.count { rules[number].layer = rank }
        if first < rules.count { byClassValue = [:] }
        return true
    }

    /// Takes rules out; false where so many were taken out that they would be met too often.
    private mutating func takeOut(_ numbers: Range<Int>) -> Bool {
        for number in numbers { rules[number].isRemoved = true }
        removedCount += numbers.count
        return removedCount <= Self.mostRemoved + (rules.count - removedCount)
    }
    private static let mostRemoved = 64

    // NB: The parser bounds how deep rules stand in each other, and how deep sheets import each other.
    private mutating func add(_ rule: SheetRule, _ context: Context) {
        var context = context
        switch rule.kind {
        case .style:
            if let outer = context.selectors {
                guard let text = Self.nest(rule.text, in: outer) else { return }
                addStyle(rule, text, rule.declarations, context)
                context.selectors = text
            } else {
                addStyle(rule, nil, rule.declarations, context)
                if !rule.rules.isEmpty { context.selectors = rule.text }
            }
        case .nestedDeclarations:
            guard let selectors = context.selectors else { return }
            addStyle(rule, selectors, rule.declarations, context)
        case .importing:
            guard rule.media?.holds == true, rule.supports.map({ SupportsCondition.holds($0, tree) }) != false else {
                return
            }
            if rule.isLayered { context.layer = layers.enter(rule.name, in: context.layer) }
            if let sheet = rule.importedSheet() { add(sheet, layer: context.layer) }
            return
        case .media: guard rule.media?.holds == true else { return }
        case .supports: guard SupportsCondition.holds(rule.text, tree) else { return }
        case .layerBlock: context.layer = layers.enter(rule.name, in: context.layer)
        case .layerStatement:
            for name in rule.names { _ = layers.enter(name, in: context.layer) }
        case .property:
            let initialValue = rule.declarations.value(of: "initial-value")
            // A rule that says no syntax, or has no initial value of it, registers nothing.
            guard let syntax = PropertySyntax(rule.declarations.value(of: "syntax")),
                syntax.isUniversal || syntax.match(initialValue) != nil
            else { break }
            registered[rule.name] = RegisteredProperty(
                syntax: syntax,
                inherits: rule.declarations.value(of: "inherits") == "true",
                initialValue: initialValue
            )
        default: return
        }
        for inner in rule.rules { add(inner, context) }
    }

    private mutating func addStyle(
        _ rule: SheetRule,
        _ text: String?,
        _ declarations: StyleDeclarations,
        _ context: Context
    ) {
        guard declarations.count > 0, (try? rule.compile(text, tree, context.sheet.namespaces)) != nil,
            let list = rule.compiled?.list
        else { return }
        let declarations = declarations.resolvingAddresses(by: context.sheet.resolveURL)
        let isTextual = declarations.declarations.contains { StyleRule.textualProperties.contains($0.name) }
        for index in 0..<list.count {
            file(
                StyleRule(
                    selectors: list,
                    selectorIndex: index,
                    subject: list.subject(at: index),
                    specificity: list.specificity(at: index),
                    layer: context.layer,
                    declarations: declarations,
                    isLogical: declarations.hasLogical,
                    isTextual: isTextual,
                    place: places.current
                ),
                list.key(at: index),
                list.pseudoElement(at: index)
            )
        }
    }

    /// The most bytes of a nested selector with its parents', which may hold each of these many times.
    private static let longestSelector = 1 << 16

    /// Selectors in a style rule with the rule's own put in: for `&`, or as ancestors of selectors without it. nil where that
    /// gets too long. https://drafts.csswg.org/css-nesting-1/#nest-selector
    private static func nest(_ selectors: String, in parent: String) -> String? {
        let scope = ":is(" + parent + ")"
        let values = ComponentValues(selectors)
        var parts: [String] = []
        var length = 0
        for part in values.splitAtCommas(values.indices) {
            var text = ""
            var hasPlace = false
            for index in part {
                if values.delim(at: index) == UInt8(ascii: "&") {
                    hasPlace = true
                    text += scope
                } else {
                    text += String(decoding: values.source(of: index..<index + 1), as: UTF8.self)
                }
                if length + text.utf8.count > longestSelector { return nil }
            }
            if !hasPlace { text = scope + " " + text }
            length += text.utf8.count
            if length > longestSelector { return nil }
            parts.append(text)
        }
        return parts.joined(separator: ", ")
    }

    private func folded(_ id: StringID) -> StringID {
        isQuirky ? tree.strings.intern(tree.strings.asciiLowercased(id)) : id
    }

    private mutating func file(_ rule: StyleRule, _ key: SelectorList.Key, _ pseudoElement: StringID) {
        let number = Int32(rules.count)
        rules.append(rule)
        if !pseudoElement.isNone {
            byPseudoElement[pseudoElement, default: []].append(number)
            return
        }
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
    ///   - part: The rules for this element of the shadow tree of `element`.
    mutating func matching(
        _ element: NodeID,
        shadowRoot: NodeID = .none,
        slotted: NodeID = .none,
        part: ShadowPart = .none
    ) -> [Int32] {
        if isEmpty { return [] }
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
        let subject: SelectorList.Subject = !part.element.isNone ? .part : slotted.isNone ? .element : .slotted
        var found = candidates.filter { number in
            let rule = rules[Int(number)]
            if !shadowRoot.isNone, !rule.selectors.usesHost { return false }
            if rule.isRemoved || rule.subject != subject { return false }
            return matches(
                rule.selectors,
                at: rule.selectorIndex,
                element,
                tree,
                shadowRoot: shadowRoot,
                slotted: slotted,
                part: part
            )
        }
        return inOrder(&found)
    }

    /// The rules that match a pseudo-element of `element`, in cascade order.
    func matching(
        _ element: NodeID,
        pseudoElement: StringID,
        shadowRoot: NodeID = .none,
        part: ShadowPart = .none
    ) -> [Int32] {
        var found = (byPseudoElement[pseudoElement] ?? []).filter { number in
            let rule = rules[Int(number)]
            if rule.isRemoved || (rule.subject == .part) == part.element.isNone { return false }
            return matches(
                rule.selectors,
                at: rule.selectorIndex,
                element,
                tree,
                shadowRoot: shadowRoot,
                part: part,
                pseudoElement: pseudoElement
            )
        }
        return inOrder(&found)
    }

    private func inOrder(_ found: inout [Int32]) -> [Int32] {
        if found.count > 1 {
            found.sort {
                let (a, b) = (rules[Int($0)], rules[Int($1)])
                return (a.layer, a.specificity, a.place, $0) < (b.layer, b.specificity, b.place, $1)
            }
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
