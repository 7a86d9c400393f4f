// Shorthand+Layers.swift: shorthands of lists (transition, animation, mask), of grid lines and of names with slashes.
// https://www.w3.org/TR/css-transitions-1/#transition-shorthand-property https://www.w3.org/TR/css-animations-1/#animation
// https://www.w3.org/TR/css-grid-1/#placement-shorthands https://www.w3.org/TR/css-masking-1/#the-mask

import CSSSyntax

extension Shorthand {
    // MARK: Layers

    /// The order in which the parts of a layer are tried.
    private var attempts: [Int] {
        // NB: A name may be any word, so it comes last.
        switch name {
        case "transition": [0, 2, 3, 1, 4]
        default: Array(longhands.indices)
        }
    }

    /// The order in which they are serialized.
    private var writingOrder: [Int] { name == "transition" ? [4, 0, 1, 2, 3] : Array(longhands.indices) }

    func layerValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        var layers = [[CSSValue]](repeating: [], count: longhands.count)
        let all = values.splitAtCommas(range)
        for layer in all {
            guard let found = property == .mask ? maskLayer(values, layer) : unorderedLayer(values, layer) else {
                return nil
            }
            // `none` cannot be combined with other properties.
            if property == .transition, found[4] == .keyword("none"), all.count > 1 { return nil }
            for (index, value) in found.enumerated() { layers[index].append(value ?? longhands[index].initialValue) }
        }
        return layers.map { CSSValue(layers: $0) }
    }

    private func unorderedLayer(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue?]? {
        guard let parts = parts(values, range), !parts.isEmpty else { return nil }
        var found = [CSSValue?](repeating: nil, count: longhands.count)
        for part in parts {
            let isTime = values.tokens[part.lowerBound].kind == .dimension
            let index = attempts.first { index in
                guard found[index] == nil, let value = LonghandValue.longhand(longhands[index], values, part) else {
                    return false
                }
                // The first time is the duration, even after a keyword.
                if value == .keyword("auto"), !isTime, property == .animation, index == 0 { return false }
                found[index] = value
                return true
            }
            if index == nil { return nil }
        }
        return found
    }

    private func maskLayer(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue?]? {
        guard let parts = parts(values, range), !parts.isEmpty else { return nil }
        var found = [CSSValue?](repeating: nil, count: longhands.count)
        var (position, size, repeats): ([Range<Int>], [CSSValue], [CSSValue]) = ([], [], [])
        var isSize = false
        for part in parts {
            if values.delim(at: part.lowerBound) == UInt8(ascii: "/") {
                guard !position.isEmpty, !isSize else { return nil }
                isSize = true
            } else if isSize, size.count < 2, let value = LonghandValue.backgroundSize(values, part) {
                size.append(value)
            } else if LonghandValue.place(values, part) != nil {
                position.append(part)
            } else if repeats.count < 2, let value = LonghandValue.repeatStyle(values, part) {
                repeats.append(value)
            } else {
                let index = [0, 5, 6, 7, 8].first { index in
                    guard found[index] == nil, let value = LonghandValue.longhand(longhands[index], values, part)
                    else { return false }
                    found[index] = value
                    return true
                }
                if index == nil { return nil }
            }
        }
        if isSize, size.isEmpty { return nil }
        if !position.isEmpty {
            guard let point = Self.position(values, position) else { return nil }
            (found[1], found[2]) = (point.x, point.y)
        }
        if !size.isEmpty {
            guard let size = ShortestForm.size(size, isOfMask: true) else { return nil }
            found[3] = CSSValue(size)
        }
        if !repeats.isEmpty { found[4] = CSSValue(ShortestForm.repeatStyle(repeats)) }
        // A single box sets both longhands.
        if let origin = found[5], found[6] == nil { found[6] = origin }
        return found
    }

    func layersForm(_ values: [CSSValue]) -> CSSValue? {
        Self.layers(values).map { CSSValue(layers: $0.map(layerForm)) }
    }

    private func layerForm(_ layer: [CSSValue]) -> CSSValue {
        func isInitial(_ index: Int) -> Bool { layer[index] == longhands[index].initialValue }
        var parts: [CSSValue] = []
        for index in writingOrder {
            if name == "mask", index == 1 {
                let isSized = !isInitial(3)
                if !isInitial(1) || !isInitial(2) || isSized { parts += [layer[1], layer[2]] }
                if isSized { parts += [.slash, layer[3]] }
            } else if name == "mask", index == 2 || index == 3 || (index == 6 && layer[6] == layer[5]) {
                continue
            } else if name == "mask", index == 5, !isInitial(5) || !isInitial(6) {
                parts.append(layer[5])
            } else if !isInitial(index) || (longhands[index].name.hasSuffix("-duration") && !isInitial(delay)) {
                parts.append(layer[index])
            }
        }
        return CSSValue(parts.isEmpty ? [layer[writingOrder[0]]] : parts)
    }

    /// The index of the delay, which is distinguished from the duration only by its position.
    private var delay: Int { 2 }

    // MARK: Slashes

    private var isOfLines: Bool { name.hasPrefix("grid-") }

    func slashValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        var parts: [CSSValue] = []
        var start = range.lowerBound
        for index in range.lowerBound...range.upperBound {
            guard index == range.upperBound || values.delim(at: index) == UInt8(ascii: "/") else { continue }
            let part = values.trimmed(start..<index)
            guard parts.count < longhands.count,
                let value = LonghandValue.longhand(longhands[parts.count], values, part)
            else { return nil }
            parts.append(value)
            start = index + 1
        }
        guard isOfLines else { return parts.count == 2 ? parts : parts + [longhands[1].initialValue] }
        // A missing part is the same name, or `auto`.
        while parts.count < longhands.count {
            let index = parts.count
            let source = index == 3 ? parts[1] : parts[0]
            parts.append(Self.isName(source) ? source : "auto")
        }
        return parts
    }

    private static func isName(_ line: CSSValue) -> Bool { if case .name = line { true } else { false } }

    func slashesForm(_ values: [CSSValue]) -> CSSValue {
        var values = values
        while values.count > 1 {
            let index = values.count - 1
            let source = index == 3 ? values[1] : values[0]
            let implied = isOfLines ? (Self.isName(source) ? source : "auto") : longhands[1].initialValue
            guard values[index] == implied else { break }
            values.removeLast()
        }
        return CSSValue(Array(values.map { [$0] }.joined(separator: [.slash])))
    }

    // MARK: Font variants

    func variantValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let parts = parts(values, range), !parts.isEmpty else { return nil }
        if parts.count == 1, values.text(at: parts[0].lowerBound, is: "normal") {
            return longhands.map { _ in "normal" }
        }
        if parts.count == 1, values.text(at: parts[0].lowerBound, is: "none") {
            return ["none"] + longhands.dropFirst().map { _ in "normal" }
        }
        var found = [ComponentValuesBuilder](repeating: ComponentValuesBuilder(), count: longhands.count)
        for part in parts {
            let index = longhands.indices.first {
                LonghandValue.longhand(longhands[$0], values, part).map { $0 != "normal" && $0 != "none" } == true
            }
            guard let index else { return nil }
            found[index].append(values, part)
        }
        // The keywords of each longhand, in order; nil if they exclude each other, or one is repeated.
        let variants = zip(longhands, found).compactMap { longhand, builder in
            let values = builder.finish()
            return values.isEmpty ? "normal" : LonghandValue.longhand(longhand, values, values.indices)
        }
        return variants.count == longhands.count ? variants : nil
    }
}
