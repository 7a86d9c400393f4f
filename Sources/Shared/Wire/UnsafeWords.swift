// UnsafeWords.swift: lists of 32-bit numbers in messages, which are copied as they are.
//
// Why it is safe: numbers are copied from and to separate arrays, with the counted number of bytes; every bit pattern is a number.

extension ByteWriter {
    /// Appends a length in bytes and the numbers, four bytes each.
    public mutating func write(words: [UInt32]) {
        write(count: UInt64(words.count * 4))
        words.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }
}

extension ByteReader {
    /// Reads a length in bytes and numbers.
    public mutating func readWords() throws(WireError) -> [UInt32] {
        let data = try readSlice()
        guard data.count % 4 == 0 else { throw .truncated(wanted: "a number of four bytes") }
        return [UInt32](unsafeUninitializedCapacity: data.count / 4) { words, count in
            count = data.count / 4
            UnsafeMutableRawBufferPointer(words).copyBytes(from: data)
        }
    }
}
