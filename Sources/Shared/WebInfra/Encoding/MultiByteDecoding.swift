// MultiByteDecoding.swift: the decoders of EUC-KR, Big5, Shift_JIS, EUC-JP, GBK and gb18030.
// https://encoding.spec.whatwg.org/#legacy-multi-byte-chinese-(simplified)-encodings and the chapters after it
//
// The standard's decoders process single bytes and put bytes back. Here, with all bytes available, "lead" is the byte at the position, and
// putting back means advancing by less.

/// The multi-byte encodings, each with its decoder.
enum MultiByteForm: Equatable {
    case gb18030, big5, eucJP, iso2022JP, shiftJIS, eucKR
}

/// The output of decoders: UTF-8, and the position of the first error.
struct DecodedText {
    var utf8: [UInt8] = []
    var firstError: Int?

    /// Writes U+FFFD for malformed bytes at an offset.
    mutating func appendError(at offset: Int) {
        if firstError == nil { firstError = offset }
        utf8.appendWTF8(0xFFFD)
    }
}

extension MultiByteForm {
    /// Decodes all bytes. A byte gives at most three bytes of UTF-8.
    func decode(_ bytes: Span<UInt8>) -> DecodedText {
        var output = DecodedText()
        output.utf8.reserveCapacity(bytes.count + bytes.count / 2)
        switch self {
        case .gb18030: decodeGB18030(bytes, &output)
        case .iso2022JP: decodeISO2022JP(bytes, &output)
        case .big5: decodePairs(bytes, &output, big5)
        case .eucJP: decodeEUCJP(bytes, &output)
        case .shiftJIS: decodePairs(bytes, &output, shiftJIS)
        case .eucKR: decodePairs(bytes, &output, eucKR)
        }
        return output
    }

    /// The meaning of one or two bytes.
    private enum Meaning {
        /// A single byte.
        case single(UInt32)
        /// Lead and trail byte together.
        case pair(UInt32)
        /// As `pair`, with a combining mark.
        case markedPair(UInt32, mark: UInt32)
        /// A lead byte with a trail byte that does not fit, or without one.
        case badPair
        /// A byte that is never valid.
        case badByte
    }

    /// The loop of the encodings whose characters have at most one lead and one trail byte.
    private func decodePairs(
        _ bytes: Span<UInt8>,
        _ output: inout DecodedText,
        _ meaning: (_ lead: UInt8, _ trail: UInt8?) -> Meaning
    ) {
        var position = 0
        while position < bytes.count {
            let lead = bytes[position]
            if lead < 0x80 {
                output.utf8.append(lead)
                position += 1
                continue
            }
            let trail = position + 1 < bytes.count ? bytes[position + 1] : nil
            switch meaning(lead, trail) {
            case .single(let codePoint):
                output.utf8.appendWTF8(codePoint)
                position += 1
            case .pair(let codePoint):
                output.utf8.appendWTF8(codePoint)
                position += 2
            case .markedPair(let codePoint, let mark):
                output.utf8.appendWTF8(codePoint)
                output.utf8.appendWTF8(mark)
                position += 2
            case .badPair:
                // An ASCII trail byte is put back: it may be markup.
                output.appendError(at: position)
                position += trail.map { $0 < 0x80 } ?? true ? 1 : 2
            case .badByte:
                output.appendError(at: position)
                position += 1
            }
        }
    }

    /// https://encoding.spec.whatwg.org/#euc-kr-decoder
    private func eucKR(_ lead: UInt8, _ trail: UInt8?) -> Meaning {
        guard (0x81...0xFE).contains(lead) else { return .badByte }
        guard let trail, (0x41...0xFE).contains(trail) else { return .badPair }
        let pointer = (Int(lead) - 0x81) * 190 + Int(trail) - 0x41
        return MultiByteIndexes.codePoint(pointer, in: MultiByteIndexes.eucKR).map(Meaning.pair) ?? .badPair
    }

    /// https://encoding.spec.whatwg.org/#big5-decoder
    private func big5(_ lead: UInt8, _ trail: UInt8?) -> Meaning {
        guard (0x81...0xFE).contains(lead) else { return .badByte }
        guard let trail, (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail) else { return .badPair }
        let pointer = (Int(lead) - 0x81) * 157 + Int(trail) - (trail < 0x7F ? 0x40 : 0x62)
        switch pointer {
        case 1133: return .markedPair(0xCA, mark: 0x304)
        case 1135: return .markedPair(0xCA, mark: 0x30C)
        case 1164: return .markedPair(0xEA, mark: 0x304)
        case 1166: return .markedPair(0xEA, mark: 0x30C)
        default: return MultiByteIndexes.codePoint(pointer, in: MultiByteIndexes.big5).map(Meaning.pair) ?? .badPair
        }
    }

    /// https://encoding.spec.whatwg.org/#shift_jis-decoder
    private func shiftJIS(_ lead: UInt8, _ trail: UInt8?) -> Meaning {
        switch lead {
        case 0x80: return .single(0x80)
        case 0xA1...0xDF: return .single(0xFF61 - 0xA1 + UInt32(lead))
        case 0x81...0x9F, 0xE0...0xFC: break
        default: return .badByte
        }
        guard let trail, (0x40...0x7E).contains(trail) || (0x80...0xFC).contains(trail) else { return .badPair }
        let leadOffset = lead < 0xA0 ? 0x81 : 0xC1
        let pointer = (Int(lead) - leadOffset) * 188 + Int(trail) - (trail < 0x7F ? 0x40 : 0x41)
        // The end-user-defined range is mapped to the private use area.
        if (8836...10715).contains(pointer) { return .pair(UInt32(0xE000 - 8836 + pointer)) }
        return MultiByteIndexes.codePoint(pointer, in: MultiByteIndexes.jis0208).map(Meaning.pair) ?? .badPair
    }

    /// https://encoding.spec.whatwg.org/#euc-jp-decoder
    private func decodeEUCJP(_ bytes: Span<UInt8>, _ output: inout DecodedText) {
        let ideographs = 0xA1...0xFE as ClosedRange<UInt8>
        var position = 0
        while position < bytes.count {
            let start = position
            var lead = bytes[position]
            position += 1
            if lead < 0x80 {
                output.utf8.append(lead)
                continue
            }
            guard lead == 0x8E || lead == 0x8F || ideographs.contains(lead) else {
                output.appendError(at: start)
                continue
            }
            var index = MultiByteIndexes.jis0208
            if lead == 0x8F, position < bytes.count, ideographs.contains(bytes[position]) {
                // Three bytes: the lead byte of JIS X 0212 follows.
                index = MultiByteIndexes.jis0212
                lead = bytes[position]
                position += 1
            }
            guard position < bytes.count else {
                output.appendError(at: start)
                break
            }
            let trail = bytes[position]
            if lead == 0x8E, (0xA1...0xDF).contains(trail) {
                output.utf8.appendWTF8(0xFF61 - 0xA1 + UInt32(trail))
                position += 1
                continue
            }
            var codePoint: UInt32?
            if ideographs.contains(lead), ideographs.contains(trail) {
                codePoint = MultiByteIndexes.codePoint((Int(lead) - 0xA1) * 94 + Int(trail) - 0xA1, in: index)
            }
            if let codePoint { output.utf8.appendWTF8(codePoint) } else { output.appendError(at: start) }
            // An ASCII byte after a lead byte is put back.
            if codePoint != nil || trail >= 0x80 { position += 1 }
        }
    }

    /// GBK has the same decoder. https://encoding.spec.whatwg.org/#gb18030-decoder
    private func decodeGB18030(_ bytes: Span<UInt8>, _ output: inout DecodedText) {
        let index = MultiByteIndexes.gb18030
        var position = 0
        while position < bytes.count {
            let first = bytes[position]
            if first < 0x80 {
                output.utf8.append(first)
                position += 1
                continue
            }
            if first == 0x80 || first == 0xFF {
                if first == 0x80 { output.utf8.appendWTF8(0x20AC) } else { output.appendError(at: position) }
                position += 1
                continue
            }
            guard position + 1 < bytes.count else {
                output.appendError(at: position)
                return
            }
            let second = bytes[position + 1]
            if second.isASCIIDigit {
                // Four bytes; if they are not valid, all but the first are read again. An end inside is one error.
                let known = min(bytes.count - position, 4)
                if known > 2, !(0x81...0xFE).contains(bytes[position + 2]) {
                    output.appendError(at: position)
                    position += 1
                    continue
                }
                if known < 4 {
                    output.appendError(at: position)
                    return
                }
                let third = bytes[position + 2]
                let fourth = bytes[position + 3]
                guard fourth.isASCIIDigit else {
                    output.appendError(at: position)
                    position += 1
                    continue
                }
                let high = (Int(first) - 0x81) * 12600 + (Int(second) - 0x30) * 1260
                let pointer = high + (Int(third) - 0x81) * 10 + Int(fourth) - 0x30
                if let codePoint = MultiByteIndexes.gb18030RangesCodePoint(pointer) {
                    output.utf8.appendWTF8(codePoint)
                } else {
                    output.appendError(at: position)
                }
                position += 4
                continue
            }
            var codePoint: UInt32?
            if (0x40...0x7E).contains(second) || (0x80...0xFE).contains(second) {
                let pointer = (Int(first) - 0x81) * 190 + Int(second) - (second < 0x7F ? 0x40 : 0x41)
                codePoint = MultiByteIndexes.codePoint(pointer, in: index)
            }
            if let codePoint { output.utf8.appendWTF8(codePoint) } else { output.appendError(at: position) }
            position += codePoint == nil && second < 0x80 ? 1 : 2
        }
    }
}
