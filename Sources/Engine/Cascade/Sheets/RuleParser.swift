// RuleParser.swift: parses the rules of a style sheet. Invalid rules are left out. https://www.w3.org/TR/css-syntax-3/#css-stylesheets
// Elsewhere: preludes (RuleParser+Preludes.swift).

import CSSSyntax
import CSSValues
import DOM
import Selectors

/// Parses the rules of one text.
struct RuleParser {
    /// The container of a rule.
    package enum Place {
        /// The sheet itself, or a rule that groups others.
        case list
        /// A style rule, or a grouping rule in one: declarations may be mixed with rules.
        case style
    }

    let values: ComponentValues
    let tree: Tree
    /// The prefixes declared so far.
    var namespaces: SelectorNamespaces

    /// The maximum depth of nested rules. NB: Bounds the recursion of all functions that walk rules.
    static let maximumNesting = 16

    init(_ text: [UInt8], tree: Tree, namespaces: SelectorNamespaces = SelectorNamespaces()) {
        values = ComponentValues(text)
        self.tree = tree
        self.namespaces = namespaces
    }

    /// Parses the whole text as a sheet.
    mutating func sheet(allowsImports: Bool) -> [SheetRule] {
        var rules: [SheetRule] = []
        var order = RuleOrder()
        for case .rule(let item) in values.rules(in: values.indices, isTopLevel: true) {
            guard let rule = rule(item, in: .list, depth: 0) else { continue }
            if rule.kind == .importing, !allowsImports { continue }
            guard order.takes(rule.kind) else { continue }
            if rule.kind == .namespace { namespaces.declare(rule) }
            rules.append(rule)
        }
        return rules
    }

    /// Parses the text as exactly one rule; nil if it is not.
    func onlyRule(in place: Place, depth: Int) -> SheetRule? {
        let items = values.rules(in: values.indices)
        guard items.count == 1, case .rule(let item) = items[0] else { return nil }
        if values.tokens[values.trimmed(values.indices).upperBound - 1].kind == .semicolon, item.keyword == nil {
            return nil
        }
        return rule(item, in: place, depth: depth)
    }

    /// The declarations of a text that is inserted into a style rule; nil if there are none.
    func nestedDeclarations() -> SheetRule? {
        let rule = SheetRule(.nestedDeclarations)
        rule.declarations = StyleDeclarations(values, in: values.indices)
        return rule.declarations.count > 0 ? rule : nil
    }

    /// A rule from its syntax; nil if it is unknown or invalid.
    func rule(_ item: CSSRule, in place: Place, depth: Int) -> SheetRule? {
        guard depth < Self.maximumNesting else { return nil }
        guard let keyword = item.keyword else {
            guard let block = item.block else { return nil }
            return styleRule(item.prelude, block, in: place, depth: depth)
        }
        let name = String(decoding: values.lowercasedText(at: keyword), as: UTF8.self)
        guard let block = item.block else { return statement(name, item.prelude, in: place) }
        let prelude = values.trimmed(item.prelude)
        switch name {
        case "media": return group(SheetRule(.media, media: MediaList(values, prelude)), block, in: place, depth)
        case "supports":
            guard let condition = conditionText(prelude, .supports) else { return nil }
            return group(.supports, text: condition, block, in: place, depth)
        case "container": return containerRule(prelude).flatMap { group($0, block, in: place, depth) }
        case "layer":
            guard let names = layerNames(prelude), names.count <= 1 else { return nil }
            let rule = SheetRule(.layerBlock)
            rule.name = names.first ?? ""
            return group(rule, block, in: place, depth)
        case "starting-style": return prelude.isEmpty ? group(SheetRule(.startingStyle), block, in: place, depth) : nil
        case "scope": return scopeRule(prelude).flatMap { group($0, block, in: .style, depth) }
        default:
            // NB: Style rules may contain grouping rules, but no other at-rules.
            return place == .style ? nil : descriptorRule(name, prelude, block)
        }
    }

    private func styleRule(_ prelude: Range<Int>, _ block: Range<Int>, in place: Place, depth: Int) -> SheetRule? {
        let rule = SheetRule(.style)
        if place == .list {
            // OPTIMIZATION: The cascade needs no text, and most sheets are only for it.
            guard let list = try? parseSelectorList(values, in: prelude, tree: tree, namespaces: namespaces) else {
                return nil
            }
            rule.compiled = (nil, namespaces, list)
            let source = Array(values.source(of: values.trimmed(prelude)))
            rule.unwritten = UnwrittenSelectors(source: source, tree: tree, namespaces: namespaces)
            return group(rule, block, in: .style, depth)
        }
        guard
            let text = serializeSelectorList(
                values,
                in: prelude,
                tree: tree,
                namespaces: namespaces,
                isNested: place == .style
            )
        else { return nil }
        rule.text = text
        guard (try? rule.compile(text, tree, namespaces)) != nil else { return nil }
        return group(rule, block, in: .style, depth)
    }

    private func group(_ kind: SheetRule.Kind, text: String, _ block: Range<Int>, in place: Place, _ depth: Int)
        -> SheetRule?
    {
        let rule = SheetRule(kind)
        rule.text = text
        return group(rule, block, in: place, depth)
    }

    /// Parses the rules of a block into a rule; in style rules also declarations, which form separate rules if they follow a rule.
    /// https://drafts.csswg.org/css-nesting-1/#nested-declarations-rule
    private func group(_ outer: SheetRule, _ block: Range<Int>, in place: Place, _ depth: Int) -> SheetRule? {
        let items = place == .style ? values.declarations(in: block, allowsNesting: true) : values.rules(in: block)
        var pending: [CSSDeclaration] = []
        var isFirst = outer.kind == .style
        func flush() {
            defer { pending = [] }
            if isFirst {
                outer.declarations = StyleDeclarations(values, pending)
                isFirst = false
                return
            }
            guard !pending.isEmpty else { return }
            let rule = SheetRule(.nestedDeclarations)
            rule.declarations = StyleDeclarations(values, pending)
            guard rule.declarations.count > 0 else { return }
            rule.enter(outer)
            outer.rules.append(rule)
        }
        for item in items {
            switch item {
            case .declaration(let declaration): pending.append(declaration)
            case .rule(let item):
                guard let rule = rule(item, in: place, depth: depth + 1) else { continue }
                flush()
                rule.enter(outer)
                outer.rules.append(rule)
            case .invalid: continue
            }
        }
        flush()
        return outer
    }

    /// At-rules whose blocks contain descriptors.
    private func descriptorRule(_ name: String, _ prelude: Range<Int>, _ block: Range<Int>) -> SheetRule? {
        func rule(_ kind: SheetRule.Kind, _ name: String, _ descriptors: StyleDeclarations.Kind) -> SheetRule {
            let rule = SheetRule(kind)
            rule.name = name
            rule.declarations = StyleDeclarations(values, in: block, kind: descriptors)
            return rule
        }
        switch name {
        case "font-face": return prelude.isEmpty ? rule(.fontFace, "", .fontFace) : nil
        case "counter-style":
            guard let name = identifier(prelude), !Self.reservedCounterStyles.contains(name.lowercased()) else {
                return nil
            }
            return rule(.counterStyle, name, .counterStyle)
        case "property":
            guard let name = identifier(prelude), name.hasPrefix("--") else { return nil }
            let property = rule(.property, name, .property)
            let values = property.declarations
            let syntax = values.value(of: "syntax")
            let inherits = values.value(of: "inherits")
            let needsInitial = syntax != "\"*\"" && values.value(of: "initial-value").isEmpty
            return syntax.isEmpty || inherits.isEmpty || needsInitial ? nil : property
        case "font-palette-values":
            guard let name = identifier(prelude), name.hasPrefix("--") else { return nil }
            return rule(.fontPaletteValues, name, .fontPaletteValues)
        case "page":
            guard let text = pageSelectors(prelude) else { return nil }
            let page = rule(.page, "", .page)
            page.text = text
            addMargins(to: page, block)
            return page
        case "keyframes", "-webkit-keyframes":
            guard let name = keyframesName(prelude) else { return nil }
            let list = SheetRule(.keyframes)
            list.name = name
            for case .rule(let item) in values.rules(in: block) {
                guard let frame = keyframe(item) else { continue }
                frame.enter(list)
                list.rules.append(frame)
            }
            return list
        default: return nil
        }
    }

    private static let reservedCounterStyles: Set<String> = [
        "none", "decimal", "disc", "square", "circle", "disclosure-open", "disclosure-closed",
    ]

    /// A keyframe rule; nil for anything else.
    func keyframe(_ item: CSSRule) -> SheetRule? {
        guard item.keyword == nil, let block = item.block, let key = keyframeKey(item.prelude) else { return nil }
        let rule = SheetRule(.keyframe)
        rule.text = key
        rule.declarations = StyleDeclarations(values, in: block, kind: .keyframe)
        return rule
    }

    private static let margins: Set<String> = [
        "top-left-corner", "top-left", "top-center", "top-right", "top-right-corner", "bottom-left-corner",
        "bottom-left",
        "bottom-center", "bottom-right", "bottom-right-corner", "left-top", "left-middle", "left-bottom", "right-top",
        "right-middle", "right-bottom",
    ]

    /// Parses the text as exactly one margin rule; nil if it is not.
    func onlyMargin() -> SheetRule? {
        let page = SheetRule(.page)
        addMargins(to: page, values.indices)
        guard page.rules.count == 1, values.rules(in: values.indices).count == 1 else { return nil }
        return page.rules[0]
    }

    private func addMargins(to page: SheetRule, _ block: Range<Int>) {
        for case .rule(let item) in values.declarations(in: block) {
            guard let keyword = item.keyword, let block = item.block, values.trimmed(item.prelude).isEmpty else {
                continue
            }
            let name = String(decoding: values.lowercasedText(at: keyword), as: UTF8.self)
            guard Self.margins.contains(name) else { continue }
            let margin = SheetRule(.margin)
            margin.name = name
            margin.declarations = StyleDeclarations(values, in: block)
            margin.enter(page)
            page.rules.append(margin)
        }
    }

    /// At-rules without a block.
    private func statement(_ name: String, _ prelude: Range<Int>, in place: Place) -> SheetRule? {
        let prelude = values.trimmed(prelude)
        switch name {
        case "layer":
            guard place == .list, let names = layerNames(prelude), !names.isEmpty else { return nil }
            let rule = SheetRule(.layerStatement)
            rule.names = names
            return rule
        case "import": return place == .list ? importRule(prelude) : nil
        case "namespace": return place == .list ? namespaceRule(prelude) : nil
        default: return nil
        }
    }
}

/// The allowed order of rules at the top of a sheet. https://www.w3.org/TR/css-cascade-5/#at-import
struct RuleOrder {
    private var rank = 0

    /// Whether a rule may come next.
    mutating func takes(_ kind: SheetRule.Kind) -> Bool {
        switch kind {
        case .importing:
            guard rank <= 1 else { return false }
            rank = 1
        case .namespace:
            guard rank <= 2 else { return false }
            rank = 2
        case .layerStatement: if rank == 1 { rank = 2 }
        default: rank = 3
        }
        return true
    }
}
