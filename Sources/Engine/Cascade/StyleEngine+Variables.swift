// StyleEngine+Variables.swift: custom properties and `var()`. https://www.w3.org/TR/css-variables-1/

import CSSSyntax
import CSSValues
import DOM

extension StyleEngine {
    static let maximumSubstitutions = 64
    static let maximumLength = 65_536

    /// The computed value of a custom property. https://drafts.csswg.org/css-variables-1/
    func custom(_ name: String, _ element: NodeID) -> String {
        if let known = customMemo[name]?[element] {
            if known.isEmpty, !lookups.isEmpty { recordCycle(name, element) }
            return known
        }
        let registration = registration(of: name, element)
        let inherits = registration?.inherits != false
        // A property that is inherited has the same value from one holder to the next one.
        let holder = inherits ? customHolder(of: element) : element
        if !holder.isNone, holder != element { return custom(name, holder) }
        let initial = registration.map { computed($0.initialValue, as: $0.syntax, element) ?? "" } ?? ""
        if holder.isNone { return initial }
        var chain: [NodeID] = []
        var current = element
        var inherited: String?
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
        for node in chain { customMemo[name, default: [:]][node] = "" }
        var result = ""
        for node in chain.reversed() {
            lookups.append((name, node, false))
            result = custom(
                name,
                node,
                registration,
                initial: initial,
                inherited: inherits ? inherited ?? initial : initial,
                inherited
            )
            // A cyclic variable does not use its fallback. https://drafts.csswg.org/css-variables-1/#cycles
            if lookups.removeLast().isCyclic {
                result = registration == nil ? "" : inherits ? inherited ?? initial : initial
            }
            inherited = result
            customMemo[name, default: [:]][node] = result
        }
        return result
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
    /// - Parameters: - inherited: Its value without a declaration. - parentValue: The value of the parent element; nil for a root.
    private func custom(
        _ name: String,
        _ element: NodeID,
        _ registration: RegisteredProperty?,
        initial: String,
        inherited: String,
        _ parentValue: String?
    ) -> String {
        var declared = winner(.custom(name), element).map { substituted($0, element) }
        if declared == "revert" || declared == "revert-layer" || declared == "unset" { declared = nil }
        switch declared {
        case nil: return inherited
        // A value that a variable makes invalid counts as missing, unless the property is registered.
        case "": return registration == nil ? "" : inherited
        case "inherit": return parentValue ?? initial
        case "initial": return initial
        case let declared?:
            guard let syntax = registration?.syntax else { return declared }
            return computed(declared, as: syntax, element) ?? inherited
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
            guard let text = substitute(pending.text, element), let shorthand = pending.shorthand.shorthand else {
                return "unset"
            }
            let values = ComponentValues(text)
            guard let parts = shorthand.parse(values, values.indices),
                let index = shorthand.longhands.firstIndex(where: { $0 == declaration.property })
            else { return "unset" }
            return parts[index]
        }
        if SystemFont.isMeant(property, declaration.value, another: { winner($0, element)?.value }) {
            return SystemFont.value(of: property)
        }
        // NB: A value of an older property or a default sheet has no variables either.
        guard declaration.isSubstituted else { return declaration.value }
        guard let text = substitute(declaration.value.text, element) else { return "unset" }
        let values = ComponentValues(text)
        return LonghandValue.longhand(property, values, values.indices) ?? "unset"
    }

    /// The value of a custom property with its variables substituted.
    func substituted(_ declaration: StyleDeclarations.Declaration, _ element: NodeID) -> String {
        let text = declaration.value.text
        return text.hasPart("var(") || text.hasPart("env(") ? substitute(text, element) ?? "" : text
    }

    /// Concatenates two texts, with a comment between them if their tokens would merge. https://drafts.csswg.org/css-syntax/#serialization
    private static func joined(_ first: String, _ second: String) -> String {
        let separators = Array(" \t\n,;:{}[]\"'".utf8)
        // Only the tokens at the joint.
        let last = Array(
            first.utf8.reversed().prefix { !separators.contains($0) && $0 != 0x28 && $0 != 0x29 }.reversed()
        )
        let next = Array(second.utf8.prefix { !separators.contains($0) && $0 != 0x29 })
        guard !last.isEmpty, !next.isEmpty else { return first + second }
        let kinds = [last, next, last + next].map { ComponentValues($0).tokens.map(\.kind) }
        return first + (kinds[2] == kinds[0] + kinds[1] ? "" : "/**/") + second
    }

    /// Substitutes variables until there are none; nil if one is missing without a fallback.
    private func substitute(_ text: String, _ element: NodeID) -> String? {
        // NB: Bounds the recursion through nested variables.
        guard variableDepth < Self.maximumSubstitutions else { return nil }
        variableDepth += 1
        defer { variableDepth -= 1 }
        var text = text
        for _ in 0..<Self.maximumSubstitutions {
            let values = ComponentValues(text)
            // NB: The last one is the innermost of those nested in fallbacks.
            guard
                let index = values.indices.last(where: {
                    values.tokens[$0].kind == .function
                        && (values.text(at: $0, is: "var") || values.text(at: $0, is: "env"))
                })
            else { return text }
            let contents = values.contents(ofBlockAt: index)
            let parts = contents.split(maxSplits: 1, omittingEmptySubsequences: false) {
                values.tokens[$0].kind == .comma
            }
            guard let first = parts.first else { return nil }
            let nameRange = values.trimmed(first.startIndex..<first.endIndex)
            guard nameRange.count == 1 else { return nil }
            let name = String(decoding: values.text(at: nameRange.lowerBound), as: UTF8.self)
            // A screen without notches has no insets. https://drafts.csswg.org/css-env-1/#safe-area-insets
            let environment = name.hasPrefix("safe-area-inset-") ? "0px" : ""
            var replacement = values.text(at: index, is: "var") ? custom(name, element) : environment
            if replacement.isEmpty {
                guard parts.count > 1 else { return nil }
                // Leading white space is not part of the fallback.
                let fallback = parts[1].drop { values.tokens[$0].kind == .whitespace }
                replacement = String(
                    decoding: values.source(of: fallback.startIndex..<fallback.endIndex),
                    as: UTF8.self
                )
            }
            let after = values.index(afterValueAt: index)
            let head = String(decoding: values.source(of: 0..<index), as: UTF8.self)
            let tail = after < values.tokens.count ? values.source(of: after..<values.tokens.count) : []
            // NB: The head's source ends where its last token ends; white space there is a token of its own.
            text = Self.joined(Self.joined(head, replacement), String(decoding: tail, as: UTF8.self))
            if text.utf8.count > Self.maximumLength { return nil }
        }
        return nil
    }
}
