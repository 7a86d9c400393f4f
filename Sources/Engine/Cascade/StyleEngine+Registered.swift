// StyleEngine+Registered.swift: computed values of registered custom properties.
// https://drafts.css-houdini.org/css-properties-values-api-1/#calculation-of-computed-values

import CSSValues
import DOM

extension StyleEngine {
    /// The computed value of a registered custom property; nil if its syntax does not allow it.
    /// https://drafts.css-houdini.org/css-properties-values-api-1/#calculation-of-computed-values
    func computed(_ text: String, as syntax: RegisteredSyntax, _ element: NodeID) -> String? {
        if syntax.isUniversal { return text }
        guard let (name, parts, separator) = syntax.match(text) else { return nil }
        return parts.map { part in
            switch name {
            case "<length>", "<length-percentage>":
                let found = length(part, element)
                return found == part ? converted(part, element) : found
            case "<color>": return color(.backgroundColor, part, element, nil)
            case "<image>", "<url>": return resolvingURLs(part, resolveURL)
            case "<number>", "<integer>":
                let isSum = part.hasPrefix("calc(") && part.hasSuffix(")")
                return isSum && Double(part.dropFirst(5).dropLast()) != nil
                    ? String(part.dropFirst(5).dropLast()) : part
            case "<time>": return Self.inSeconds(part)
            case "<angle>": return inDegrees(part)
            case "<transform-function>", "<transform-list>": return converted(part, element)
            default: return part
            }
        }.joined(separator: separator)
    }
}
