// WordDiff.swift: compares two versions of a text word by word.

/// A range of a text.
package struct TextPiece: Equatable, Sendable {
    package var text: String
    /// Whether the range differs from the other text.
    package var isChanged: Bool

    package init(text: String, isChanged: Bool) {
        self.text = text
        self.isChanged = isChanged
    }
}

/// Two texts, split into equal and changed pieces.
package struct WordDiff: Equatable, Sendable {
    package var old: [TextPiece]
    package var new: [TextPiece]

    /// Of longer texts, in bytes or in words, only the beginnings and ends are compared.
    private static let (mostBytes, mostWords) = (1 << 20, 20_000)

    /// Compares two texts. Texts with little in common become one changed piece each: marking most of their words would not help.
    package init(_ old: String, _ new: String) {
        let isLong = max(old.utf8.count, new.utf8.count) > Self.mostBytes
        let (x, y) = isLong ? ([], []) : (Self.words(of: old), Self.words(of: new))
        let pieces =
            isLong || max(x.count, y.count) > Self.mostWords
            ? Self.endsApart(Array(old.utf8), Array(new.utf8)) : Self.wordsApart(x, y)
        self.old = pieces?.old ?? (old.isEmpty ? [] : [TextPiece(text: old, isChanged: true)])
        self.new = pieces?.new ?? (new.isEmpty ? [] : [TextPiece(text: new, isChanged: true)])
    }

    /// The common words and the pieces between them; nil if too few are common.
    private static func wordsApart(_ x: [Substring], _ y: [Substring]) -> (old: [TextPiece], new: [TextPiece])? {
        let pairs = align(x.map(exactHash), y.map(exactHash))
        let common = pairs.reduce(0) { $0 + letters(x[$1.0]) }
        let most = min(x.reduce(0) { $0 + letters($1) }, y.reduce(0) { $0 + letters($1) })
        if common == 0 || 3 * common < most { return nil }
        return (pieces(x, common: pairs.map(\.0)), pieces(y, common: pairs.map(\.1)))
    }

    /// The common words at the beginning and at the end, and the piece between them; nil if too few are common.
    private static func endsApart(_ x: [UInt8], _ y: [UInt8]) -> (old: [TextPiece], new: [TextPiece])? {
        let most = min(x.count, y.count)
        var (start, end) = (0, 0)
        while start < most, x[start] == y[start] { start += 1 }
        while start > 0, isWithinWord(x, start) || isWithinWord(y, start) { start -= 1 }
        while end < most - start, x[x.count - 1 - end] == y[y.count - 1 - end] { end += 1 }
        while end > 0, isWithinWord(x, x.count - end) || isWithinWord(y, y.count - end) { end -= 1 }
        guard start + end > 0, 3 * (start + end) >= most else { return nil }
        func pieces(_ bytes: [UInt8]) -> [TextPiece] {
            let parts = [bytes[..<start], bytes[start..<bytes.count - end], bytes[(bytes.count - end)...]]
            return zip(parts, [false, true, false]).compactMap { part, isChanged in
                part.isEmpty ? nil : TextPiece(text: String(decoding: part, as: UTF8.self), isChanged: isChanged)
            }
        }
        return (pieces(x), pieces(y))
    }

    /// Whether a word or a code point continues across a position. Non-ASCII letters are assumed to continue.
    private static func isWithinWord(_ bytes: [UInt8], _ place: Int) -> Bool {
        guard place > 0, place < bytes.count else { return false }
        func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || isWordCharacter(byte) }
        return isLetter(bytes[place - 1]) && isLetter(bytes[place])
    }

    /// Whether an ASCII character is a letter, a digit or `_`.
    private static func isWordCharacter(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20 || byte == 0x5F
    }

    /// Whether each text is a single changed piece, or empty.
    package var isWhole: Bool { old.count < 2 && new.count < 2 && old.first?.isChanged ?? true }

    /// Runs of letters and digits, runs of whitespace, and every other character alone.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        var start = text.unicodeScalars.startIndex
        var kind = -1
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let own = isOfWord(scalar) ? 0 : scalar.isBlank ? 1 : 2
            if own != kind || own == 2, index > start {
                words.append(Substring(text.unicodeScalars[start..<index]))
                start = index
            }
            kind = own
        }
        if start < text.unicodeScalars.endIndex { words.append(Substring(text.unicodeScalars[start...])) }
        return words
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        // OPTIMIZATION: Scalar properties are looked up in tables, and most text is ASCII.
        scalar.isASCII
            ? isWordCharacter(UInt8(scalar.value))
            : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// The length of a word in bytes; 0 for whitespace and punctuation.
    private static func letters(_ word: Substring) -> Int {
        guard let first = word.unicodeScalars.first else { return 0 }
        return isOfWord(first) ? word.utf8.count : 0
    }

    private static func isBlank(_ text: Substring) -> Bool { text.unicodeScalars.allSatisfy(\.isBlank) }

    private static func pieces(_ words: [Substring], common: [Int]) -> [TextPiece] {
        var isChanged = [Bool](repeating: true, count: words.count)
        for place in common { isChanged[place] = false }
        // A space between two changed words is part of the change.
        for place in words.indices.dropFirst().dropLast() where isBlank(words[place]) {
            if isChanged[place - 1], isChanged[place + 1] { isChanged[place] = true }
        }
        var result: [TextPiece] = []
        for (word, isChanged) in zip(words, isChanged) {
            if result.last?.isChanged == isChanged {
                result[result.count - 1].text += word
            } else {
                result.append(TextPiece(text: String(word), isChanged: isChanged))
            }
        }
        return result
    }
}

/// The positions of the lines that two texts share, ascending on both sides.
package func alignedLines(_ old: [String], _ new: [String]) -> [(Int, Int)] {
    align(old.map(exactHash), new.map(exactHash))
}
