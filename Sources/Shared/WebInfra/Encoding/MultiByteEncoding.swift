// MultiByteEncoding.swift: the encoders of EUC-KR, Big5, Shift_JIS, EUC-JP, GBK and gb18030.
// https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings and the chapters after it

/// The output of encoders.
struct EncodedBytes {
    var bytes: [UInt8] = []

    mutating func append(_ lead: Int, _ trail: Int) {
        bytes.append(UInt8(lead))
        bytes.append(UInt8(trail))
    }
}

/// The stateless encoders.
enum PairEncoder {
    case eucKR, big5, shiftJIS, eucJP, gbk, gb18030

    /// Writes a code point above ASCII; false, with nothing written, if the encoding lacks it.
    func write(_ codePoint: UInt32, to output: inout EncodedBytes) -> Bool {
        switch self {
        case .eucKR: writeEUCKR(codePoint, &output)
        case .big5: writeBig5(codePoint, &output)
        case .shiftJIS: writeShiftJIS(codePoint, &output)
        case .eucJP: writeEUCJP(codePoint, &output)
        case .gbk: writeGB18030(codePoint, isGBK: true, &output)
        case .gb18030: writeGB18030(codePoint, isGBK: false, &output)
        }
    }

    /// https://encoding.spec.whatwg.org/#euc-kr-encoder
    private func writeEUCKR(_ codePoint: UInt32, _ output: inout EncodedBytes) -> Bool {
        guard let pointer = MultiByteIndexes.eucKRPointers[codePoint] else { return false }
        output.append(pointer / 190 + 0x81, pointer % 190 + 0x41)
        return true
    }

    /// https://encoding.spec.whatwg.org/#big5-encoder
    private func writeBig5(_ codePoint: UInt32, _ output: inout EncodedBytes) -> Bool {
        guard let pointer = MultiByteIndexes.big5Pointers[codePoint] else { return false }
        let trail = pointer % 157
        output.append(pointer / 157 + 0x81, trail + (trail < 0x3F ? 0x40 : 0x62))
        return true
    }

    /// https://encoding.spec.whatwg.org/#shift_jis-encoder
    private func writeShiftJIS(_ codePoint: UInt32, _ output: inout EncodedBytes) -> Bool {
        switch codePoint {
        case 0x80: output.bytes.append(0x80)
        case 0xA5: output.bytes.append(0x5C)
        case 0x203E: output.bytes.append(0x7E)
        case 0xFF61...0xFF9F: output.bytes.append(UInt8(codePoint - 0xFF61 + 0xA1))
        default:
            guard let pointer = MultiByteIndexes.shiftJISPointers[fullWidthMinus(codePoint)] else { return false }
            let lead = pointer / 188
            let trail = pointer % 188
            output.append(lead + (lead < 0x1F ? 0x81 : 0xC1), trail + (trail < 0x3F ? 0x40 : 0x41))
        }
        return true
    }

    /// https://encoding.spec.whatwg.org/#euc-jp-encoder
    private func writeEUCJP(_ codePoint: UInt32, _ output: inout EncodedBytes) -> Bool {
        switch codePoint {
        case 0xA5: output.bytes.append(0x5C)
        case 0x203E: output.bytes.append(0x7E)
        case 0xFF61...0xFF9F: output.append(0x8E, Int(codePoint) - 0xFF61 + 0xA1)
        default:
            guard let pointer = MultiByteIndexes.jis0208Pointers[fullWidthMinus(codePoint)] else { return false }
            output.append(pointer / 94 + 0xA1, pointer % 94 + 0xA1)
        }
        return true
    }

    /// https://encoding.spec.whatwg.org/#gb18030-encoder
    private func writeGB18030(_ codePoint: UInt32, isGBK: Bool, _ output: inout EncodedBytes) -> Bool {
        // NB: The index has two pointers for it, which are reserved for other characters.
        if codePoint == 0xE5E5 { return false }
        if isGBK, codePoint == 0x20AC {
            output.bytes.append(0x80)
            return true
        }
        if let pair = Self.privateUsePairs[codePoint] {
            output.append(pair >> 8, pair & 0xFF)
            return true
        }
        if let pointer = MultiByteIndexes.gb18030Pointers[codePoint] {
            let trail = pointer % 190
            output.append(pointer / 190 + 0x81, trail + (trail < 0x3F ? 0x40 : 0x41))
            return true
        }
        if isGBK { return false }
        let pointer = MultiByteIndexes.gb18030RangesPointer(codePoint)
        output.append(pointer / 12600 + 0x81, pointer % 12600 / 1260 + 0x30)
        output.append(pointer % 1260 / 10 + 0x81, pointer % 10 + 0x30)
        return true
    }

    /// Code points of the private use area for characters that were later added to Unicode: they keep the bytes that now decode to those
    /// characters. The table of https://encoding.spec.whatwg.org/#gb18030-encoder.
    private static let privateUsePairs: [UInt32: Int] = [
        0xE78D: 0xA6D9, 0xE78E: 0xA6DA, 0xE78F: 0xA6DB, 0xE790: 0xA6DC, 0xE791: 0xA6DD, 0xE792: 0xA6DE, 0xE793: 0xA6DF,
        0xE794: 0xA6EC, 0xE795: 0xA6ED, 0xE796: 0xA6F3, 0xE81E: 0xFE59, 0xE826: 0xFE61, 0xE82B: 0xFE66, 0xE82C: 0xFE67,
        0xE832: 0xFE6D, 0xE843: 0xFE7E, 0xE854: 0xFE90, 0xE864: 0xFEA0,
    ]
}

/// The minus sign is written as its full-width form in the Japanese encodings.
func fullWidthMinus(_ codePoint: UInt32) -> UInt32 { codePoint == 0x2212 ? 0xFF0D : codePoint }
