// ReverseIndex.swift: maps code points to pointers, for the encoders. https://encoding.spec.whatwg.org/#index-pointer
//
// Built from the decoders' indexes on an encoder's first use: a sorted copy in the program would slow down every start.

/// The pointer of each code point of an index, in blocks of 256 code points of which only those in use exist.
///
/// It takes about 100 KB for the largest index; building is linear, a lookup takes two reads.
struct ReverseIndex {
    /// For each code point's upper bits: the number of its block; block 0 is empty.
    private var blockNumbers: [UInt16] = []
    /// Pointers plus one; 0 means none.
    private var pointers = [UInt16](repeating: 0, count: 256)

    /// - Parameters:
    ///   - index: Code points by pointer; 0 means none.
    ///   - isLeftOut: Whether the encoder never writes a pointer.
    ///   - takesLast: Whether a code point's last pointer is used instead of its first.
    init(
        _ index: some Collection<UInt32>,
        isLeftOut: (Int) -> Bool = { _ in false },
        takesLast: (UInt32) -> Bool = { _ in false }
    ) {
        for (pointer, codePoint) in index.enumerated() where codePoint != 0 && !isLeftOut(pointer) {
            let slot = slot(for: codePoint)
            if pointers[slot] == 0 || takesLast(codePoint) { pointers[slot] = UInt16(pointer + 1) }
        }
    }

    private mutating func slot(for codePoint: UInt32) -> Int {
        let block = Int(codePoint >> 8)
        while blockNumbers.count <= block { blockNumbers.append(0) }
        if blockNumbers[block] == 0 {
            blockNumbers[block] = UInt16(pointers.count / 256)
            pointers += repeatElement(0, count: 256)
        }
        return Int(blockNumbers[block]) * 256 + Int(codePoint & 0xFF)
    }

    /// The "index pointer" of a code point, or nil.
    subscript(codePoint: UInt32) -> Int? {
        let block = Int(codePoint >> 8)
        guard block < blockNumbers.count else { return nil }
        let pointer = pointers[Int(blockNumbers[block]) * 256 + Int(codePoint & 0xFF)]
        return pointer == 0 ? nil : Int(pointer) - 1
    }
}

extension EncodingTables {
    /// For each single-byte encoding, in the order of its index.
    static let singleBytePointers = stride(from: 0, to: singleByteIndexes.count, by: 128).map { start in
        ReverseIndex(singleByteIndexes[start..<start + 128].lazy.map { $0 == 0xFFFD ? 0 : UInt32($0) })
    }
}

extension MultiByteIndexes {
    static let jis0208Pointers = ReverseIndex(jis0208)
    static let eucKRPointers = ReverseIndex(eucKR)
    static let gb18030Pointers = ReverseIndex(gb18030)

    /// "Index Shift_JIS pointer": without NEC's selection of IBM's extensions, which are also among the latter.
    /// https://encoding.spec.whatwg.org/#index-shift_jis-pointer
    static let shiftJISPointers = ReverseIndex(jis0208) { (8272...8835).contains($0) }

    /// "Index Big5 pointer": without the Hong Kong extensions.
    /// https://encoding.spec.whatwg.org/#index-big5-pointer
    static let big5Pointers = ReverseIndex(big5) {
        $0 < (0xA1 - 0x81) * 157
    } takesLast: {
        [0x2550, 0x255E, 0x2561, 0x256A, 0x5341, 0x5345].contains($0)
    }

    /// "Index gb18030 ranges pointer". https://encoding.spec.whatwg.org/#index-gb18030-ranges-pointer
    static func gb18030RangesPointer(_ codePoint: UInt32) -> Int {
        // 1. A special code point.
        if codePoint == 0xE7C7 { return 7457 }
        // 2-3. The last range that begins at or before the code point.
        var low = 0
        var high = gb18030Ranges.count / 2
        while high - low > 1 {
            let middle = (low + high) / 2
            if gb18030Ranges[middle * 2 + 1] <= codePoint { low = middle } else { high = middle }
        }
        return Int(gb18030Ranges[low * 2] + codePoint - gb18030Ranges[low * 2 + 1])
    }
}
