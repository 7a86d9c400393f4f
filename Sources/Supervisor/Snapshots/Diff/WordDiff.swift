// WordDiff.swift: what differs within two texts that stand for each other: word by word.

/// A stretch of a text.
package struct TextPiece: Equatable, Sendable {
    package var text: String
    /// Whether the other text has something else in its place.
    package var isChanged: Bool

    package init(text: String, isChanged: Bool) {
        self.text = text
        self.isChanged = isChanged
    }
}

/// Two texts in pieces.
package struct WordDiff: Equatable, Sendable {
    package var old: [TextPiece]
    package var new: [TextPiece]

    /// Texts of more words are compared at their beginnings and ends only.
    private static let mostWords = 20_000

    /// Compares two texts. Those that have little in common are one changed piece each: marking most of their words would say nothing.
    package init(_ old: String, _ new: String) {
        let (x, y) = (Self.words(of: old), Self.words(of: new))
        var pairs: [(Int, Int)] = []
        if max(x.count, y.count) <= Self.mostWords {
            pairs = align(x.map(exactHash), y.map(exactHash))
        } else {
            let start = zip(x, y).prefix { isExactly($0, $1) }.count
            let most = min(x.count, y.count) - start
            let end = zip(x.reversed(), y.reversed()).prefix(most).prefix { isExactly($0, $1) }.count
            pairs = (0..<start).map { ($0, $0) } + (0..<end).reversed().map { (x.count - 1 - $0, y.count - 1 - $0) }
        }
        let common = pairs.reduce(0) { $0 + Self.letters(x[$1.0]) }
        let most = min(x.reduce(0) { $0 + Self.letters($1) }, y.reduce(0) { $0 + Self.letters($1) })
        if common == 0 || 3 * common < most {
            self.old = old.isEmpty ? [] : [TextPiece(text: old, isChanged: true)]
            self.new = new.isEmpty ? [] : [TextPiece(text: new, isChanged: true)]
        } else {
            self.old = Self.pieces(x, common: pairs.map(\.0))
            self.new = Self.pieces(y, common: pairs.map(\.1))
        }
    }

    /// Whether nothing is marked but the whole.
    package var isWhole: Bool { old.count < 2 && new.count < 2 && old.first?.isChanged ?? true }

    /// Letters and digits in a row, blanks in a row, and every other character by itself.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        var start = text.unicodeScalars.startIndex
        var kind = -1
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
            let own = isLetter ? 0 : scalar.isBlank ? 1 : 2
            if own != kind || own == 2, index > start {
                words.append(Substring(text.unicodeScalars[start..<index]))
                start = index
            }
            kind = own
        }
        if start < text.unicodeScalars.endIndex { words.append(Substring(text.unicodeScalars[start...])) }
        return words
    }

    /// The bytes of a word; 0 of blanks and of signs.
    private static func letters(_ word: Substring) -> Int {
        guard let first = word.unicodeScalars.first else { return 0 }
        return first.properties.isAlphabetic || first.properties.numericType != nil ? word.utf8.count : 0
    }

    private static func isBlank(_ text: Substring) -> Bool { text.unicodeScalars.allSatisfy(\.isBlank) }

    private static func pieces(_ words: [Substring], common: [Int]) -> [TextPiece] {
        var isChanged = [Bool](repeating: true, count: words.count)
        for place in common { isChanged[place] = false }
        // A blank between two changed words is part of the change.
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

/// The lines that two texts share, by their places, rising on both sides.
package func alignedLines(_ old: [String], _ new: [String]) -> [(Int, Int)] {
    align(old.map(exactHash), new.map(exactHash))
}
