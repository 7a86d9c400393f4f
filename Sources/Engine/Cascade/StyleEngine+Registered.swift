// StyleEngine+Registered.swift: computed values of registered custom properties.
// https://drafts.css-houdini.org/css-properties-values-api-1/#calculation-of-computed-values

import CSSSyntax
import CSSValues
import DOM

extension StyleEngine {
    /// The computed value of a registered custom property; nil if its syntax does not allow it.
    /// https://drafts.css-houdini.org/css-properties-values-api-1/#calculation-of-computed-values
    func computed(_ values: ComponentValues, as syntax: RegisteredSyntax, _ element: NodeID) -> ComponentValues? {
        if syntax.isUniversal { return values }
        guard let (name, parts, isList) = syntax.match(values) else { return nil }
        let computed = parts.map { part -> CSSValue in
            switch name {
            case "<length>", "<length-percentage>": return length(part, element)
            case "<color>": return color(.backgroundColor, part, element, nil)
            case "<image>", "<url>": return part.resolvingURLs(resolveURL)
            case "<number>", "<integer>", "<transform-function>", "<transform-list>": return inPixels(part, element)
            case "<time>": return inSeconds(part, element)
            case "<angle>": return inDegrees(part)
            default: return part
            }
        }
        return ComponentValues((isList ? CSSValue.list(computed) : .sequence(computed)).utf8)
    }
}
