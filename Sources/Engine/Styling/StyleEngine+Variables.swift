// StyleEngine+Variables.swift: custom properties and `var()`. https://www.w3.org/TR/css-variables-1/

import CSSSyntax
import DOM

extension StyleEngine {
    static let maximumSubstitutions = 64
    static let maximumLength = 65_536

    /// The declared value of a property with its variables put in; nil when nothing is declared, the empty string when
    /// a variable makes it invalid.
    func declared(_ property: Property, _ element: NodeID) -> String? {
        winner(property, element).map { substituted($0, property, element) }
    }

    /// The value of a declaration that wins, with its variables put in; the empty string when one makes it invalid.
    func substituted(_ declaration: StyleDeclarations.Declaration, _ property: Property, _ element: NodeID) -> String {
        if let pending = declaration.pending {
            guard let text = substitute(pending.text, element), let shorthand = Shorthand.all[pending.shorthand] else {
                return ""
            }
            let values = ComponentValues(text)
            guard let parts = shorthand.parse(values, values.indices),
                let index = shorthand.longhands.firstIndex(of: declaration.name)
            else { return "" }
            return parts[index]
        }
        if SystemFont.isMeant(property, declaration.value, another: { winner($0, element)?.value }) {
            return SystemFont.value(of: property)
        }
        // NB: A value that an older name or a default sheet says has no variables either.
        guard declaration.isSubstituted else { return declaration.value }
        guard let text = substitute(declaration.value, element) else { return "" }
        let values = ComponentValues(text)
        return LonghandValue.longhand(property, values, values.indices) ?? ""
    }

    /// The value of a custom property with its variables put in.
    func substituted(_ declaration: StyleDeclarations.Declaration, _ element: NodeID) -> String {
        guard declaration.value.hasPart("var(") || declaration.value.hasPart("env(") else { return declaration.value }
        return substitute(declaration.value, element) ?? ""
    }

    /// Two texts one behind the other, with a comment where their tokens would else become others.
    /// https://drafts.csswg.org/css-syntax/#serialization
    private static func joined(_ first: String, _ second: String) -> String {
        let separators = Array(" \t\n,;:{}[]\"'".utf8)
        // What stands next to the seam alone.
        let last = Array(
            first.utf8.reversed().prefix { !separators.contains($0) && $0 != 0x28 && $0 != 0x29 }.reversed()
        )
        let next = Array(second.utf8.prefix { !separators.contains($0) && $0 != 0x29 })
        guard !last.isEmpty, !next.isEmpty else { return first + second }
        let kinds = [last, next, last + next].map { ComponentValues($0).tokens.map(\.kind) }
        return first + (kinds[2] == kinds[0] + kinds[1] ? "" : "/**/") + second
    }

    /// Puts in variables until there are none; nil when one is missing without a fallback.
    private func substitute(_ text: String, _ element: NodeID) -> String? {
        // NB: Bounds the recursion through variables that are made of variables.
        guard variableDepth < Self.maximumSubstitutions else { return nil }
        variableDepth += 1
        defer { variableDepth -= 1 }
        var text = text
        for _ in 0..<Self.maximumSubstitutions {
            let values = ComponentValues(text)
            // NB: The last one is the innermost of those that are nested in fallbacks.
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
            // A screen without corners or notches leaves all of it to the page. https://drafts.csswg.org/css-env-1/#safe-area-insets
            let environment = name.hasPrefix("safe-area-inset-") ? "0px" : ""
            var replacement = values.text(at: index, is: "var") ? custom(name, element) : environment
            if replacement.isEmpty {
                guard parts.count > 1 else { return nil }
                // White space that the fallback begins with is no part of it.
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
