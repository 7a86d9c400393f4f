// StyleRules.swift: the rules of a tree's style sheets, filed so that few are tested for an element. https://www.w3.org/TR/css-cascade-5/

import CSSSyntax
import CSSValues
import DOM
import Selectors

/// One selector with its declarations.
struct StyleRule {
    var selectors: SelectorList
    var selectorIndex: Int
    var subject: SelectorList.Subject
    var specificity: UInt32
    /// The number of its layer.
    var layer: Int32
    /// The rule with its declarations. NB: A copy of the declarations would be duplicated when a script changes the rule.
    var source: SheetRule
    /// Its declarations with absolute URLs, if they are not relative to the document.
    var resolved: StyleDeclarations?
    /// Whether it declares a custom property.
    var isCustom: Bool
    /// Whether it declares a logical property.
    var isLogical: Bool
    /// Whether it declares a property that `innerText` reads.
    var isTextual: Bool
    /// The entry with its place among the rules; the later rule wins.
    var entry: RulePlaces.Number
    /// Whether it was removed: rules keep their numbers.
    var isRemoved = false

    var declarations: StyleDeclarations { resolved ?? source.declarations }
}

/// The registration by an `@property` rule. https://www.w3.org/TR/css-properties-values-api-1/#at-property-rule
struct RegisteredProperty {
    var syntax: RegisteredSyntax
    var inherits: Bool
    /// The initial value; nil if there is none.
    var initialValue: ComponentValues?
}

/// All rules of a document or shadow tree, by a requirement of their subject.
final class StyleRules {
    @exclusivity(unchecked) private(set) var rules: [StyleRule] = []
    /// The registered custom properties by name; the last of several rules counts.
    private(set) var registered: [String: RegisteredProperty] = [:]
    @exclusivity(unchecked) private var byID: [StringID: [Int32]] = [:]
    @exclusivity(unchecked) private var byClass: [StringID: [Int32]] = [:]
    @exclusivity(unchecked) private var byType: [StringID: [Int32]] = [:]
    @exclusivity(unchecked) private var others: [Int32] = []
    private var byPseudoElement: [StringID: [Int32]] = [:]
    /// The candidates by an element's name, and by the whole value of a class attribute, filled on demand.
    @exclusivity(unchecked) private var byName: [NameID: [Int32]] = [:]
    @exclusivity(unchecked) private var byClassValue: [StringID: [Int32]] = [:]
    private var layers = LayerOrder()
    private var places = RulePlaces()
    @exclusivity(unchecked) private var removedCount = 0
    private let tree: Tree
    private let isQuirky: Bool

    /// Whether all selectors that were ever filed depend only on an element, its ancestors and their siblings.
    private(set) var dependOnSurroundings = true

    /// Whether there are none.
    var isEmpty: Bool { rules.count == removedCount }

    /// The sheets that were visited since the last call of `takeVisited`, including imported ones and those whose media do not match.
    private var visited: [ObjectIdentifier] = []

    /// Returns these sheets and forgets them.
    func takeVisited() -> [ObjectIdentifier] {
        defer { visited = [] }
        return visited
    }

    init(_ tree: Tree, scope: NodeID, sheets: [StyleSheet]) {
        self.tree = tree
        isQuirky = tree.quirksMode(tree.document(of: scope)) == .quirks
        _ = places.append(tree, depth: -1)
        for sheet in sheets {
            let entry = places.append(sheet, depth: 0)
            add(sheet, layer: LayerOrder.none, after: entry)
        }
    }

    /// The context of nested rules.
    private struct Context {
        var sheet: StyleSheet
        var layer: Int32
        /// The selectors of the outer style rules, combined.
        var selectors: String?
        /// Whether rules in it apply.
        var holds = true
        /// The entry of the sheet's import rule; the rules themselves have none.
        var importing: RulePlaces.Number?
    }

    /// Files the rules of a sheet after its entry, or after that of its import rule.
    private func add(_ sheet: StyleSheet, layer: Int32, after entry: RulePlaces.Number) {
        visited.append(ObjectIdentifier(sheet))
        guard !sheet.isDisabled, sheet.media.holds else { return }
        var context = Context(sheet: sheet, layer: layer)
        if sheet.ownerRule != nil { context.importing = entry }
        var last = entry
        for rule in sheet.rules { last = add(rule, context, after: last, depth: 1) }
    }

    /// Applies a script's change of one rule or sheet; false if all rules have to be filed again.
    func take(_ change: StyleChange) -> Bool {
        (byName, byClassValue) = ([:], [:])
        switch change {
        case .rule(let change): return take(change)
        case .came(let sheet, let next, _):
            guard !places.hasSheetTwice, !places.isFull, sheet.rules.allSatisfy(\.isPlain) else { return false }
            guard let entry = places.insert(sheet, depth: 0, before: next) else { return false }
            add(sheet, layer: LayerOrder.none, after: entry)
            return !places.hasSheetTwice
        case .left(let sheet, _):
            guard !places.hasSheetTwice, let entry = places.number(of: sheet) else { return false }
            guard let numbers = places.removeAll(in: entry) else { return false }
            return takeOut(numbers)
        case .contents(let sheet):
            guard sheet.ownerRule == nil, !places.hasSheetTwice, !places.isFull,
                sheet.rules.allSatisfy(\.isPlain), let entry = places.number(of: sheet),
                let numbers = places.removeAll(in: entry, keepsItself: true), takeOut(numbers)
            else { return false }
            add(sheet, layer: LayerOrder.none, after: entry)
            return true
        }
    }

    private func take(_ change: RuleChange) -> Bool {
        let (sheet, rule) = (change.sheet, change.rule)
        guard sheet.ownerRule == nil, !places.hasSheetTwice, !places.isFull,
            let sheetEntry = places.number(of: sheet)
        else { return false }
        if sheet.isDisabled || !sheet.media.holds { return true }
        // Rules in keyframes and pages are not filed.
        if let parent = change.parent, !parent.kind.isGrouping { return true }
        let known = places.number(of: rule)
        switch change.kind {
        case .inserted(let previous):
            // It was added together with its container.
            if known != nil { return true }
            let outer = change.parent.map { places.number(of: $0) } ?? sheetEntry
            guard let outer, let before = previous.map({ places.number(of: $0) }) ?? outer else { return false }
            guard rule.isPlain || rule.isAddition && places.isLast(before) else { return false }
            guard let context = context(of: change.parent, in: sheet) else { return false }
            add(rule, context, after: before, depth: places[outer].depth + 1)
        case .deleted:
            guard let known, let numbers = places.removeAll(in: known) else { return false }
            return takeOut(numbers)
        case .changed:
            guard let known, rule.isPlain, let context = context(of: change.parent, in: sheet) else { return false }
            let (before, depth) = (places.previous(known), places[known].depth)
            guard let numbers = places.removeAll(in: known), takeOut(numbers) else { return false }
            add(rule, context, after: before, depth: depth)
        case .declared:
            if rule.kind != .style, rule.kind != .nestedDeclarations { return rule.kind != .property }
            guard let known else { return false }
            guard takeOut([places[known].numbers]), var context = context(of: change.parent, in: sheet) else {
                return false
            }
            places[known].numbers = 0..<0
            enter(rule, &context, known)
        }
        return true
    }

    /// The context of the rules in a rule; nil: in the sheet itself.
    private func context(of rule: SheetRule?, in sheet: StyleSheet) -> Context? {
        var outer: [SheetRule] = []
        var next = rule
        while let rule = next {
            outer.append(rule)
            next = rule.parent
        }
        var context = Context(sheet: sheet, layer: LayerOrder.none)
        for rule in outer.reversed() {
            guard let entry = places.number(of: rule) else { return nil }
            if rule.kind == .layerBlock { context.layer = places[entry].layer } else { narrow(&context, by: rule) }
        }
        return context
    }

    /// Removes rules; false if too many of the filed rules are removed ones.
    private func takeOut(_ all: [Range<Int>]) -> Bool {
        for numbers in all {
            for number in numbers { rules[number].isRemoved = true }
            removedCount += numbers.count
        }
        return removedCount <= Self.mostRemoved + (rules.count - removedCount)
    }
    private static let mostRemoved = 64

    // NB: The parser bounds the depth of nested rules, and the store the depth of imports.
    /// Files a rule with its nested rules.
    ///
    /// - Returns: The entry of the last one.
    @discardableResult
    private func add(
        _ rule: SheetRule,
        _ outer: Context,
        after previous: RulePlaces.Number,
        depth: Int32
    ) -> RulePlaces.Number {
        var context = outer
        if let entry = outer.importing {
            enter(rule, &context, entry)
            if rule.kind.isGrouping {
                for inner in rule.rules { add(inner, context, after: previous, depth: depth + 1) }
            }
            return previous
        }
        let entry = places.insert(rule, depth: depth, after: previous)
        places[entry].isPlain = rule.isPlain
        enter(rule, &context, entry)
        places[entry].layer = context.layer
        var last = entry
        if rule.kind.isGrouping {
            for inner in rule.rules { last = add(inner, context, after: last, depth: depth + 1) }
        }
        return last
    }

    /// Files only the rule itself, and changes the context to that of its nested rules.
    private func enter(_ rule: SheetRule, _ context: inout Context, _ entry: RulePlaces.Number) {
        guard context.holds else { return }
        let (first, outer) = (rules.count, context.selectors)
        switch rule.kind {
        case .style:
            narrow(&context, by: rule)
            // NB: With selectors that get too long neither the rule nor its nested rules apply.
            if context.holds { addStyle(rule, outer == nil ? nil : context.selectors, context, entry) }
        case .nestedDeclarations: if let outer { addStyle(rule, outer, context, entry) }
        case .importing:
            guard rule.isApplied else { return }
            let layer = rule.isLayered ? layers.enter(rule.name, in: context.layer) : context.layer
            if let sheet = rule.importedSheet() { add(sheet, layer: layer, after: entry) }
        case .layerBlock: context.layer = layers.enter(rule.name, in: context.layer)
        case .layerStatement: for name in rule.names { _ = layers.enter(name, in: context.layer) }
        case .property: register(rule)
        default: narrow(&context, by: rule)
        }
        if context.importing == nil { places[entry].numbers = first..<rules.count }
    }

    /// Changes a context to that of the rules in a rule.
    private func narrow(_ context: inout Context, by rule: SheetRule) {
        switch rule.kind {
        case .style:
            guard let outer = context.selectors else {
                if !rule.rules.isEmpty { context.selectors = rule.text }
                return
            }
            context.selectors = Self.nest(rule.text, in: outer)
            if context.selectors == nil { context.holds = false }
        case .media: if rule.media?.holds != true { context.holds = false }
        case .supports: if !SupportsCondition.holds(rule.text, tree) { context.holds = false }
        case .nestedDeclarations, .layerBlock, .layerStatement, .property: break
        default: context.holds = false
        }
    }

    private func register(_ rule: SheetRule) {
        let declared = { rule.declarations.declarations[.custom($0)]?.value }
        var initialValue: ComponentValues?
        if case .tokens(let values)? = declared("initial-value") { initialValue = values }
        // A rule without a syntax, or without a matching initial value, registers nothing.
        guard case .string(let text)? = declared("syntax"), let syntax = RegisteredSyntax(text: text),
            syntax.isUniversal || initialValue.flatMap({ syntax.match($0) }) != nil
        else { return }
        registered[rule.name] = RegisteredProperty(
            syntax: syntax,
            inherits: declared("inherits") == "true",
            initialValue: initialValue
        )
    }

    private func addStyle(
        _ rule: SheetRule,
        _ text: String?,
        _ context: Context,
        _ entry: RulePlaces.Number
    ) {
        guard rule.declarations.count > 0, (try? rule.compile(text, tree, context.sheet.namespaces)) != nil,
            let list = rule.compiled?.list
        else { return }
        if !list.dependsOnSurroundings { dependOnSurroundings = false }
        let resolve = context.sheet.resolveURL
        let resolved = resolve == nil ? nil : rule.declarations.resolvingAddresses(by: resolve)
        for index in 0..<list.count {
            file(
                StyleRule(
                    selectors: list,
                    selectorIndex: index,
                    subject: list.subject(at: index),
                    specificity: list.specificity(at: index),
                    layer: context.layer,
                    source: rule,
                    resolved: resolved,
                    isCustom: rule.declarations.declarations.customCount > 0,
                    isLogical: rule.declarations.hasLogical,
                    isTextual: rule.declarations.declarations.textualCount > 0,
                    entry: entry
                ),
                list.key(at: index),
                list.pseudoElement(at: index)
            )
        }
    }

    /// The maximum number of bytes of a nested selector combined with its parents' selectors, which may be repeated many times.
    private static let longestSelector = 1 << 16

    /// The selectors in a style rule combined with the rule's own: in place of `&`, or as ancestors of selectors without it. nil if that
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

    private func file(_ rule: StyleRule, _ key: SelectorList.Key, _ pseudoElement: StringID) {
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

    /// The rules that match `element` or a pseudo-element of it, in cascade order: the last one wins.
    ///
    /// - Parameters: - shadowRoot: The shadow root of these rules, if the element is its host. - slotted: The element to match, which is in
    ///   the slot `element`. - part: The element to match, a part in the shadow tree of `element`.
    func matching(
        _ element: NodeID,
        pseudoElement: StringID = .none,
        shadowRoot: NodeID = .none,
        slotted: NodeID = .none,
        part: ShadowPart = .none
    ) -> [Int32] {
        let isElement = pseudoElement.isNone
        let candidates = isElement ? candidates(element) : byPseudoElement[pseudoElement] ?? []
        if isEmpty || candidates.isEmpty { return [] }
        let subject: SelectorList.Subject = !part.element.isNone ? .part : slotted.isNone ? .element : .slotted
        var found = candidates.filter { number in
            // NB: A copy of the rule would count the references of all its parts.
            let place = Int(number)
            let known = rules[place].subject
            let isMeant = isElement ? known == subject : (known == .part) == (subject == .part)
            if rules[place].isRemoved || !isMeant { return false }
            let selectors = rules[place].selectors
            if isElement, !shadowRoot.isNone, !selectors.usesHost { return false }
            return matches(
                selectors,
                at: rules[place].selectorIndex,
                element,
                tree,
                shadowRoot: shadowRoot,
                slotted: slotted,
                part: part,
                pseudoElement: pseudoElement
            )
        }
        return inOrder(&found)
    }

    /// The rules that may match an element, by its name, id and classes.
    private func candidates(_ element: NodeID) -> [Int32] {
        var found = nameCandidates(tree.name(element))
        if !byID.isEmpty {
            let id = tree.attribute(element, named: .attrID)
            if !id.isNone, let rules = byID[folded(tree.attributeValue(id))] { found += rules }
        }
        if !byClass.isEmpty {
            let attribute = tree.attribute(element, named: .attrClass)
            if !attribute.isNone { found += classCandidates(tree.attributeValue(attribute)) }
        }
        return found
    }

    /// The rank of a layer: the higher one wins, except for important declarations.
    func rank(_ layer: Int32) -> Int32 { layers.rank(layer) }

    private func inOrder(_ found: inout [Int32]) -> [Int32] {
        // OPTIMIZATION: They often are in order: universal selectors, names, classes.
        if !zip(found, found.dropFirst()).allSatisfy({ precedes($0, $1) }) { found.sort { precedes($0, $1) } }
        return found
    }

    /// Whether a rule is weaker than another one, for normal declarations.
    private func precedes(_ first: Int32, _ second: Int32) -> Bool {
        let (a, b) = (Int(first), Int(second))
        let (layer, other) = (rules[a].layer, rules[b].layer)
        if layer != other { return rank(layer) < rank(other) }
        if rules[a].specificity != rules[b].specificity { return rules[a].specificity < rules[b].specificity }
        return (places.place(rules[a].entry), first) < (places.place(rules[b].entry), second)
    }

    private func nameCandidates(_ name: NameID) -> [Int32] {
        if byType.isEmpty { return others }
        if let known = byName[name] { return known }
        let type = tree.strings.intern(tree.strings.asciiLowercased(tree.localName(name)))
        let found = others + (byType[type] ?? [])
        byName[name] = found
        return found
    }

    private func classCandidates(_ value: StringID) -> [Int32] {
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
