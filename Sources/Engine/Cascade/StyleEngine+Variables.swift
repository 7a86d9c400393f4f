// StyleEngine+Variables.swift: custom properties and `var()`. https://www.w3.org/TR/css-variables-1/

import CSSSyntax
import CSSValues
import DOM

extension StyleEngine {
    /// The depth of variables in variables, and that of fallbacks in fallbacks.
    private static let (mostVariables, mostFallbacks) = (64, 256)
    /// The size of a value, in bytes and in tokens.
    private static let maximumLength = 65_536

    /// The computed value of a custom property; nil if it has none. https://drafts.csswg.org/css-variables-1/
    func custom(_ name: String, _ element: NodeID) -> ComponentValues? {
        if let known = customMemo[name]?[element] {
            if known == nil, !lookups.isEmpty { recordCycle(name, element) }
            return known
        }
        let registration = registration(of: name, element)
        let inherits = registration?.inherits != false
        // A property that is inherited has the same value from one holder to the next one.
        let holder = inherits ? customHolder(of: element) : element
        if !holder.isNone, holder != element { return custom(name, holder) }
        let initial = registration.flatMap { registered in
            registered.initialValue.flatMap { computed($0, as: registered.syntax, element) }
        }
        if holder.isNone { return initial }
        var chain: [NodeID] = []
        var current = element
        var inherited: ComponentValues?
        while true {
            if let known = customMemo[name]?[current] {
                inherited = known
                break
            }
            chain.append(current)
            if !inherits, winner(.custom(name), current)?.value.isInherit != true { break }
            let parent = inherits ? outerCustomHolder(of: current) : inheritanceParent(of: current)
            if parent.isNone { break }
            current = parent
        }
        // NB: A variable that is being looked up must not be looked up again.
        for node in chain { customMemo[name, default: [:]][node] = .some(nil) }
        for node in chain.reversed() {
            lookups.append((name, node, false))
            let unset = inherits ? inherited ?? initial : initial
            inherited = custom(name, node, registration, initial: initial, unset: unset, inherited)
            // A cyclic variable does not use its fallback. https://drafts.csswg.org/css-variables-1/#cycles
            if lookups.removeLast().isCyclic { inherited = registration == nil ? nil : unset }
            customMemo[name, default: [:]][node] = .some(inherited)
        }
        return inherited
    }

    /// The nearest of an element and those that it inherits from for which custom properties are declared; none if there is none.
    func customHolder(of element: NodeID) -> NodeID {
        customHolders.nearest(element, .none, above: inheritanceParent) { declaresCustom($0) ? $0 : nil }
    }

    /// The next such element outside of one.
    func outerCustomHolder(of element: NodeID) -> NodeID {
        let parent = inheritanceParent(of: element)
        return parent.isNone ? .none : customHolder(of: parent)
    }

    /// The value of a custom property on one element.
    /// - Parameters: - unset: Its value without a declaration. - parentValue: The value of the parent element; nil for a root.
    private func custom(
        _ name: String,
        _ element: NodeID,
        _ registration: RegisteredProperty?,
        initial: ComponentValues?,
        unset: ComponentValues?,
        _ parentValue: ComponentValues?
    ) -> ComponentValues? {
        var declared = winner(.custom(name), element)?.value
        var values: ComponentValues?
        if case .tokens(let written)? = declared {
            values = substitute(written, element)
            // A value that a variable makes invalid counts as missing, unless the property is registered.
            guard let values else { return registration == nil ? nil : unset }
            declared = StyleDeclarations.wideKeyword(values).map { .keyword($0) }
        }
        switch declared {
        case "inherit": return parentValue ?? initial
        case "initial": return initial
        case nil:
            guard let values else { return unset }
            guard let syntax = registration?.syntax else { return values }
            return computed(values, as: syntax, element) ?? unset
        default: return unset
        }
    }

    /// All custom properties from one that is looked up again while it is being determined are in a cycle.
    private func recordCycle(_ property: String, _ element: NodeID) {
        guard let first = lookups.lastIndex(where: { $0.element == element && $0.property == property }) else { return }
        for place in lookups[first...].indices { lookups[place].isCyclic = true }
    }

    /// The declared value of a property with its variables substituted; nil without a declaration.
    func declared(_ property: Property, _ element: NodeID) -> CSSValue? {
        winner(property, element).map { substituted($0, property, element) }
    }

    /// The value of a winning declaration with its variables substituted; `unset` if one makes it invalid.
    /// https://www.w3.org/TR/css-variables-1/#invalid-at-computed-value-time
    func substituted(_ declaration: StyleDeclarations.Declaration, _ property: Property, _ element: NodeID) -> CSSValue
    {
        if let pending = declaration.pending {
            guard let values = substitute(pending.values, element), let shorthand = pending.shorthand.shorthand else {
                return "unset"
            }
            if let word = StyleDeclarations.wideKeyword(values) { return .keyword(word) }
            guard let parts = shorthand.parse(values, values.indices),
                let index = shorthand.longhands.firstIndex(where: { $0 == declaration.property })
            else { return "unset" }
            return parts[index]
        }
        if SystemFont.isMeant(property, declaration.value, another: { winner($0, element)?.value }) {
            return SystemFont.value(of: property)
        }
        // NB: A value of an older property or a default sheet has no variables either.
        guard declaration.isSubstituted, case .tokens(let written) = declaration.value else { return declaration.value }
        guard let values = substitute(written, element) else { return "unset" }
        if let word = StyleDeclarations.wideKeyword(values) { return .keyword(word) }
        return LonghandValue.longhand(property, values, values.indices) ?? "unset"
    }

    /// The values with their variables substituted; nil if one is missing without a fallback, or if they get too long.
    private func substitute(_ values: ComponentValues, _ element: NodeID) -> ComponentValues? {
        guard values.indices.contains(where: { values.isSubstitution(at: $0) }) else { return values }
        // NB: Bounds the recursion through nested variables.
        guard variableDepth < Self.mostVariables else { return nil }
        variableDepth += 1
        defer { variableDepth -= 1 }
        var result = ComponentValuesBuilder()
        guard substitute(values, values.indices, element, into: &result, depth: 0) else { return nil }
        return result.finish()
    }

    /// Appends a range with its variables substituted; false if that is impossible.
    private func substitute(
        _ values: ComponentValues,
        _ range: Range<Int>,
        _ element: NodeID,
        into result: inout ComponentValuesBuilder,
        depth: Int
    ) -> Bool {
        guard depth < Self.mostFallbacks else { return false }
        var (index, copied) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            guard values.isSubstitution(at: index) else {
                index += 1
                continue
            }
            result.append(values, copied..<index)
            let contents = values.contents(ofBlockAt: index)
            let comma = contents.first { values.tokens[$0].kind == .comma }
            let name = values.trimmed(contents.lowerBound..<(comma ?? contents.upperBound))
            guard name.count == 1 else { return false }
            // NB: Also if it is not needed: a variable in it may be in a cycle.
            var fallback: ComponentValuesBuilder?
            if let comma {
                var (found, start) = (ComponentValuesBuilder(), comma + 1)
                values.skipWhitespace(&start, end: contents.upperBound)
                let isValid = substitute(values, start..<contents.upperBound, element, into: &found, depth: depth + 1)
                fallback = isValid ? found : nil
            }
            guard let found = variable(values, index, name.lowerBound, element) ?? fallback?.finish() else {
                return false
            }
            result.append(found, found.indices)
            if result.size.bytes > Self.maximumLength || result.size.tokens > Self.maximumLength { return false }
            index = min(values.index(afterValueAt: index), range.upperBound)
            copied = index
        }
        result.append(values, copied..<range.upperBound)
        return result.size.bytes <= Self.maximumLength
    }

    /// The value that a `var()` or `env()` names.
    private func variable(_ values: ComponentValues, _ index: Int, _ place: Int, _ element: NodeID) -> ComponentValues?
    {
        let name = String(decoding: values.text(at: place), as: UTF8.self)
        if values.text(at: index, is: "var") { return custom(name, element) }
        // A screen without notches has no insets. https://drafts.csswg.org/css-env-1/#safe-area-insets
        return name.hasPrefix("safe-area-inset-") ? ComponentValues("0px") : nil
    }
}
