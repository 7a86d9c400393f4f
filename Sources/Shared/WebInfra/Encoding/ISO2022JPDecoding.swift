// ISO2022JPDecoding.swift: the decoder of ISO-2022-JP, the one encoding that switches by escape sequences.
// https://encoding.spec.whatwg.org/#iso-2022-jp-decoder

extension MultiByteForm {
    private enum ISO2022JPState {
        case ascii, roman, katakana, leadByte, trailByte
    }

    func decodeISO2022JP(_ bytes: Span<UInt8>, _ output: inout DecodedText) {
        var state = ISO2022JPState.ascii
        var lead: UInt8 = 0
        // Whether nothing was written since the last escape sequence: two in a row are an error, since text could be hidden between them.
        var afterEscape = false
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x1B {
                if state == .trailByte {
                    output.appendError(at: position)
                    state = .leadByte
                }
                if let next = escapeTarget(bytes, position) {
                    state = next
                    if afterEscape { output.appendError(at: position) }
                    afterEscape = true
                    position += 3
                } else {
                    output.appendError(at: position)
                    afterEscape = false
                    position += 1
                }
                continue
            }
            var codePoint: UInt32?
            switch state {
            case .ascii, .roman:
                if byte < 0x80, byte != 0x0E, byte != 0x0F {
                    codePoint = UInt32(byte)
                    if state == .roman, byte == 0x5C { codePoint = 0xA5 }
                    if state == .roman, byte == 0x7E { codePoint = 0x203E }
                }
            case .katakana:
                if (0x21...0x5F).contains(byte) { codePoint = 0xFF61 - 0x21 + UInt32(byte) }
            case .leadByte:
                if (0x21...0x7E).contains(byte) {
                    afterEscape = false
                    lead = byte
                    state = .trailByte
                    position += 1
                    continue
                }
            case .trailByte:
                state = .leadByte
                if (0x21...0x7E).contains(byte) {
                    let pointer = (Int(lead) - 0x21) * 94 + Int(byte) - 0x21
                    codePoint = MultiByteIndexes.codePoint(pointer, in: MultiByteIndexes.jis0208)
                }
            }
            afterEscape = false
            if let codePoint { output.utf8.appendWTF8(codePoint) } else { output.appendError(at: position) }
            position += 1
        }
        if state == .trailByte { output.appendError(at: bytes.count) }
    }

    /// The state that the escape sequence at a position switches to; nil if there is none.
    private func escapeTarget(_ bytes: Span<UInt8>, _ position: Int) -> ISO2022JPState? {
        guard position + 2 < bytes.count else { return nil }
        switch (bytes[position + 1], bytes[position + 2]) {
        case (0x28, 0x42): return .ascii
        case (0x28, 0x4A): return .roman
        case (0x28, 0x49): return .katakana
        case (0x24, 0x40), (0x24, 0x42): return .leadByte
        default: return nil
        }
    }
}
