// Shorthand+BorderImage.swift: the parts of border-image. https://drafts.csswg.org/css-backgrounds-3/#propdef-border-image

import CSSSyntax

extension Shorthand {
    /// The values of source, slice, width, outset and repeat; nil if they are not allowed.
    func borderImageValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        var parts = values.components(range)[...]
        // Takes as many parts as the property allows, and returns its value.
        func take(_ property: Property) -> CSSValue? {
            guard let first = parts.first,
                let (value, end) = ValueSyntax.of(property)?.prefix(values, first.lowerBound..<range.upperBound)
            else { return nil }
            parts = parts.drop { $0.lowerBound < end }
            return ShortestForm.of(property, value)
        }
        func takeSlash() -> Bool {
            guard let first = parts.first, values.delim(at: first.lowerBound) == UInt8(ascii: "/") else { return false }
            parts = parts.dropFirst()
            return true
        }
        var found = [CSSValue?](repeating: nil, count: longhands.count)
        while let first = parts.first {
            if found[0] == nil, let source = LonghandValue.longhand(longhands[0], values, first) {
                found[0] = source
                parts = parts.dropFirst()
            } else if found[1] == nil, let slice = take(longhands[1]) {
                found[1] = slice
                guard takeSlash() else { continue }
                found[2] = take(longhands[2])
                if takeSlash() {
                    found[3] = take(longhands[3])
                    if found[3] == nil { return nil }
                } else if found[2] == nil {
                    return nil
                }
            } else if found[4] == nil, let style = take(longhands[4]) {
                found[4] = style
            } else {
                return nil
            }
        }
        return zip(found, longhands).map { $0 ?? $1.initialValue }
    }

    /// The values without initial ones, except those that a later part requires.
    func borderImageForm(_ values: [CSSValue]) -> CSSValue {
        let isInitial = zip(values, longhands).map { $0 == $1.initialValue }
        var parts = isInitial[0] ? [] : [values[0]]
        if !(isInitial[1] && isInitial[2] && isInitial[3]) { parts.append(values[1]) }
        if !(isInitial[2] && isInitial[3]) { parts.append(.slash) }
        if !isInitial[2] { parts.append(values[2]) }
        if !isInitial[3] { parts += [.slash, values[3]] }
        if !isInitial[4] { parts.append(values[4]) }
        return parts.isEmpty ? "none" : CSSValue(parts)
    }
}
