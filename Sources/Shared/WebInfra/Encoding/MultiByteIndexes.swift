// MultiByteIndexes.swift: the indexes of the multi-byte encodings, unpacked on first use.
// https://encoding.spec.whatwg.org/#indexes
//
// The generated files contain each index as text, which compiles fast and is readable; most pages need none of them.

enum MultiByteIndexes {
    static let jis0208 = unpack(jis0208Text)
    static let jis0212 = unpack(jis0212Text)
    static let big5 = unpack(big5Text)
    static let eucKR = unpack(euckrText)
    static let gb18030 = unpack(gb18030Text)

    /// The code points by pointer; 0 if the index has no entry.
    private static func unpack(_ text: StaticString) -> [UInt32] {
        text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
            .unicodeScalars.map { $0.value == 0xFFFD ? 0 : $0.value }
    }

    /// The "index code point" of a pointer, or nil.
    @inline(__always)
    static func codePoint(_ pointer: Int, in index: [UInt32]) -> UInt32? {
        guard pointer >= 0, pointer < index.count, index[pointer] != 0 else { return nil }
        return index[pointer]
    }

    /// "Index gb18030 ranges code point". https://encoding.spec.whatwg.org/#index-gb18030-ranges-code-point
    static func gb18030RangesCodePoint(_ pointer: Int) -> UInt32? {
        // 1-2. Two gaps, and a special pointer.
        if (pointer > 39419 && pointer < 189_000) || pointer > 1_237_575 { return nil }
        if pointer == 7457 { return 0xE7C7 }
        // 3-4. The last range that begins at or before the pointer.
        var low = 0
        var high = gb18030Ranges.count / 2
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(gb18030Ranges[middle * 2]) <= pointer { low = middle } else { high = middle }
        }
        return gb18030Ranges[low * 2 + 1] + UInt32(pointer) - gb18030Ranges[low * 2]
    }
}
