// CanonicalComposition.swift: Normalization Form C. https://www.unicode.org/reports/tr15/#Description_Norm

/// Normalization of code points.
enum CanonicalComposition {
    private struct Tables {
        /// The first and the second part; 0 for none.
        var decompositions: [UInt32: (first: UInt32, second: UInt32)] = [:]
        /// The composition of two code points; the key has the first in the upper half.
        var compositions: [UInt64: UInt32] = [:]

        init() {
            let numbers = DomainCharacters.numbers(DomainTables.canonical)
            var last: UInt32 = 0
            for place in stride(from: 0, to: numbers.count, by: 4) {
                last += numbers[place]
                let (first, second) = (numbers[place + 1], numbers[place + 2])
                decompositions[last] = (first, second)
                if numbers[place + 3] == 1 { compositions[UInt64(first) << 32 | UInt64(second)] = last }
            }
        }
    }

    private static let tables = Tables()
    /// https://www.unicode.org/versions/latest/core-spec/chapter-3/#G56669: Hangul syllables are computed.
    private static let hangul = (
        syllables: UInt32(0xAC00), leading: UInt32(0x1100), vowels: UInt32(0x1161), trailing: UInt32(0x11A7),
        leadingCount: UInt32(19), vowelCount: UInt32(21), trailingCount: UInt32(28)
    )

    /// Text in form C.
    ///
    /// - Complexity: Linear, except for the marks after one letter, which are sorted.
    static func compose(_ codePoints: [UInt32]) -> [UInt32] {
        // Text below the first combining mark is already in form C.
        if codePoints.allSatisfy({ $0 < 0x300 }) { return codePoints }
        var parts: [UInt32] = []
        for codePoint in codePoints { decompose(codePoint, into: &parts) }
        let classes = sortMarks(&parts)
        var result: [UInt32] = []
        var starter: Int?
        var lastClass: UInt8 = 0
        for (part, combiningClass) in zip(parts, classes) {
            // Blocked: a mark of the same class, or a letter, is between them.
            let isNext = starter.map { result.count == $0 + 1 } ?? false
            if let starter, isNext || lastClass != 0 && lastClass < combiningClass,
                let together = composition(result[starter], part)
            {
                result[starter] = together
                continue
            }
            if combiningClass == 0 { starter = result.count }
            lastClass = combiningClass
            result.append(part)
        }
        return result
    }

    /// NB: In the tables, decompositions nest only a few levels.
    private static func decompose(_ codePoint: UInt32, into parts: inout [UInt32]) {
        let index = codePoint &- hangul.syllables
        let perLeading = hangul.vowelCount * hangul.trailingCount
        if index < hangul.leadingCount * perLeading {
            parts.append(hangul.leading + index / perLeading)
            parts.append(hangul.vowels + index % perLeading / hangul.trailingCount)
            if index % hangul.trailingCount != 0 { parts.append(hangul.trailing + index % hangul.trailingCount) }
        } else if codePoint >= 0x80, let (first, second) = tables.decompositions[codePoint] {
            decompose(first, into: &parts)
            if second != 0 { decompose(second, into: &parts) }
        } else {
            parts.append(codePoint)
        }
    }

    /// "Canonical ordering"; returns the combining classes of the result.
    private static func sortMarks(_ parts: inout [UInt32]) -> [UInt8] {
        var classes = parts.map { $0 < 0x300 ? 0 : DomainCharacters.combiningClasses[$0] ?? 0 }
        var start = 0
        while start < parts.count {
            guard classes[start] != 0 else {
                start += 1
                continue
            }
            let end = classes[start...].firstIndex(of: 0) ?? parts.count
            let order = (start..<end).sorted { (classes[$0], $0) < (classes[$1], $1) }
            parts.replaceSubrange(start..<end, with: order.map { parts[$0] })
            classes.replaceSubrange(start..<end, with: order.map { classes[$0] })
            start = end
        }
        return classes
    }

    private static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        let (leading, vowel) = (first &- hangul.leading, second &- hangul.vowels)
        if leading < hangul.leadingCount, vowel < hangul.vowelCount {
            return hangul.syllables + (leading * hangul.vowelCount + vowel) * hangul.trailingCount
        }
        let (syllable, trailing) = (first &- hangul.syllables, second &- hangul.trailing)
        let count = hangul.leadingCount * hangul.vowelCount * hangul.trailingCount
        if syllable < count, syllable % hangul.trailingCount == 0, trailing > 0, trailing < hangul.trailingCount {
            return first + trailing
        }
        return tables.compositions[UInt64(first) << 32 | UInt64(second)]
    }
}
