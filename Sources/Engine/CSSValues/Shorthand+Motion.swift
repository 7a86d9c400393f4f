// Shorthand+Motion.swift: the shorthands of motion paths and of intrinsic sizes. https://drafts.fxtf.org/motion-1/#offset-shorthand
// https://drafts.csswg.org/css-sizing-4/#intrinsic-size-override

import CSSSyntax

extension Shorthand {
    /// A position, then a path with a distance and a rotation in any order, then an anchor after a slash.
    func motionValues(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard var parts = parts(values, range).map({ $0[...] }), !parts.isEmpty else { return nil }
        var found = [CSSValue?](repeating: nil, count: longhands.count)
        // Takes as many parts as form a value of a longhand.
        func take(_ index: Int, atMost limit: Int) -> Bool {
            guard found[index] == nil else { return false }
            for count in stride(from: min(limit, parts.count), to: 0, by: -1) {
                let range = parts[parts.startIndex].lowerBound..<parts[parts.startIndex + count - 1].upperBound
                guard let value = LonghandValue.longhand(longhands[index], values, range) else { continue }
                found[index] = value
                parts = parts.dropFirst(count)
                return true
            }
            return false
        }
        let (path, distance, position, anchor, rotation) = (0, 1, 2, 3, 4)
        _ = take(position, atMost: 4)
        if take(path, atMost: 2) {
            while take(distance, atMost: 1) || take(rotation, atMost: 2) {}
        }
        guard found[path] != nil || found[position] != nil else { return nil }
        if let first = parts.first, values.delim(at: first.lowerBound) == UInt8(ascii: "/") {
            parts = parts.dropFirst()
            guard take(anchor, atMost: 4) else { return nil }
        }
        return parts.isEmpty ? zip(found, longhands).map { $0 ?? $1.initialValue } : nil
    }

    /// - Parameter isComputed: Whether the initial position is `auto`, as in computed styles.
    package func motionForm(_ values: [CSSValue], isComputed: Bool = false) -> CSSValue {
        let isPlaced = values[2] != "normal" && !(isComputed && values[2] == "auto")
        var parts = isPlaced ? [values[2]] : []
        let isTurned = values[4] != "auto" && values[4] != .sequence(["auto", .dimension(0, .deg)])
        let isMoved = values[1] != .dimension(0, .px)
        if values[0] != "none" || isMoved || isTurned {
            parts += [values[0]] + (isMoved ? [values[1]] : []) + (isTurned ? [values[4]] : [])
        }
        if parts.isEmpty { parts.append(isComputed ? "auto" : values[2]) }
        return CSSValue(values[3] == "auto" ? parts : parts + [.slash, values[3]])
    }

    /// One or two sizes, each optionally preceded by `auto`.
    func intrinsicSizes(_ values: ComponentValues, _ range: Range<Int>) -> [CSSValue]? {
        guard let parts = parts(values, range) else { return nil }
        var sizes: [CSSValue] = []
        var index = 0
        while index < parts.count {
            let count = values.text(at: parts[index].lowerBound, is: "auto") ? 2 : 1
            guard index + count <= parts.count, sizes.count < 2 else { return nil }
            let range = parts[index].lowerBound..<parts[index + count - 1].upperBound
            guard let size = LonghandValue.longhand(longhands[0], values, range) else { return nil }
            sizes.append(size)
            index += count
        }
        return sizes.last.map { [sizes[0], $0] }
    }
}
