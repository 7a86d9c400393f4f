// ISO2022JPEncoding.swift: the encoder of ISO-2022-JP, the one encoding that switches by escape sequences.
// https://encoding.spec.whatwg.org/#iso-2022-jp-encoder

/// Writes code points and tracks the selected character set.
struct ISO2022JPEncoder {
    private enum CharacterSet { case ascii, roman, jis0208 }

    private var current = CharacterSet.ascii

    /// Writes a code point.
    /// - Returns: nil, or the code point that could not be written; ASCII or Roman is then selected.
    mutating func write(_ codePoint: UInt32, to output: inout EncodedBytes) -> UInt32? {
        if current != .jis0208, codePoint == 0x0E || codePoint == 0x0F || codePoint == 0x1B {
            // NOTE: These would be read as escape sequences; not even their numbers are written.
            return 0xFFFD
        }
        if codePoint < 0x80 {
            let isSameInRoman = codePoint != 0x5C && codePoint != 0x7E
            if current == .jis0208 || (current == .roman && !isSameInRoman) { switchTo(.ascii, &output) }
            if codePoint == 0x0E || codePoint == 0x0F || codePoint == 0x1B { return 0xFFFD }
            output.bytes.append(UInt8(codePoint))
            return nil
        }
        if codePoint == 0xA5 || codePoint == 0x203E {
            if current != .roman { switchTo(.roman, &output) }
            output.bytes.append(codePoint == 0xA5 ? 0x5C : 0x7E)
            return nil
        }
        var wanted = fullWidthMinus(codePoint)
        if (0xFF61...0xFF9F).contains(wanted) { wanted = MultiByteIndexes.katakana[Int(wanted - 0xFF61)] }
        guard let pointer = MultiByteIndexes.jis0208Pointers[wanted] else {
            if current == .jis0208 { switchTo(.ascii, &output) }
            return codePoint
        }
        if current != .jis0208 { switchTo(.jis0208, &output) }
        output.append(pointer / 94 + 0x21, pointer % 94 + 0x21)
        return nil
    }

    /// Switches back to ASCII, as every text ends.
    mutating func finish(_ output: inout EncodedBytes) {
        if current != .ascii { switchTo(.ascii, &output) }
    }

    private mutating func switchTo(_ set: CharacterSet, _ output: inout EncodedBytes) {
        current = set
        switch set {
        case .ascii: output.bytes += [0x1B, 0x28, 0x42]
        case .roman: output.bytes += [0x1B, 0x28, 0x4A]
        case .jis0208: output.bytes += [0x1B, 0x24, 0x42]
        }
    }
}
