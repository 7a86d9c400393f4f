// ExactText.swift: compares texts of trees by their code points. Swift's strings compare by canonical equivalence, but replacing an
// accented letter with a letter and a combining accent is a difference of two pages.

/// Whether two texts have the same code points.
func isExactly(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
}

/// A hash of the text's code points.
func exactHash(_ text: some StringProtocol) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(exactly: text)
    return UInt64(bitPattern: Int64(hasher.finalize()))
}

extension Hasher {
    /// Combines a text by its code points, and its end.
    mutating func combine(exactly text: some StringProtocol) {
        // OPTIMIZATION: A hasher combines eight bytes as fast as one.
        var (word, count) = (UInt64(0), 0)
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            count += 1
            if count & 7 == 0 { combine(word) }
        }
        if count & 7 != 0 { combine(word) }
        combine(count)
    }
}

/// A text as a key that compares by code points.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: ExactText, right: ExactText) -> Bool { isExactly(left.text, right.text) }

    func hash(into hasher: inout Hasher) { hasher.combine(exactly: text) }
}
