// QuotedPrintable.swift: quoted-printable, the encoding of a message's text. https://www.rfc-editor.org/rfc/rfc2045#section-6.7

/// Quoted-printable.
public enum QuotedPrintable {
    /// Decodes a text. Invalid sequences stay as they are, as the standard advises; blanks at the end of a line, which are added in
    /// transit, are dropped.
    public static func decode(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var position = text.startIndex
        // Up to where the result is what was encoded.
        var encodedEnd = 0
        func digit(_ index: Int) -> UInt8? { index < text.endIndex ? text[index].hexadecimalDigitValue : nil }
        func dropBlanks() {
            while result.count > encodedEnd, let last = result.last, last == 0x20 || last == 0x09 {
                result.removeLast()
            }
        }
        while position < text.endIndex {
            let byte = text[position]
            guard byte == 0x3D else {
                let isLineEnd =
                    byte == 0x0A || byte == 0x0D && position + 1 < text.endIndex && text[position + 1] == 0x0A
                if isLineEnd { dropBlanks() }
                result.append(byte)
                position += 1
                continue
            }
            if let high = digit(position + 1), let low = digit(position + 2) {
                result.append(high << 4 | low)
                encodedEnd = result.count
                position += 3
                continue
            }
            // A soft line break, which blanks may precede.
            var end = position + 1
            while end < text.endIndex, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
            if end < text.endIndex, text[end] == 0x0D { end += 1 }
            if end < text.endIndex, text[end] == 0x0A {
                position = end + 1
                encodedEnd = result.count
            } else if end == text.endIndex {
                position = end
            } else {
                result.append(byte)
                position += 1
            }
        }
        dropBlanks()
        return result
    }

    /// Encodes bytes in lines of at most 76 characters, none of which can be a boundary between parts.
    ///
    /// - Parameter lineEnd: What lines of the message end with: CR and LF, or in files of some systems LF alone.
    public static func encode(_ bytes: [UInt8], lineEnd: [UInt8] = [0x0D, 0x0A]) -> [UInt8] {
        var result: [UInt8] = []
        var column = 0
        func put(_ piece: [UInt8]) {
            if column + piece.count > 75 {
                result.append(0x3D)
                result += lineEnd
                column = 0
            }
            result += piece
            column += piece.count
        }
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if bytes[position...].starts(with: lineEnd) {
                result += lineEnd
                column = 0
                position += lineEnd.count
                continue
            }
            let next = position + 1 < bytes.count ? bytes[position + 1] : 0x0A
            let isBlankAtEnd = (byte == 0x20 || byte == 0x09) && (next == 0x0D || next == 0x0A)
            let isPlain = (0x20...0x7E).contains(byte) && byte != 0x3D || byte == 0x09
            // NB: Also where a soft line break comes before it.
            let isBoundary = (column == 0 || column == 75) && byte == 0x2D && next == 0x2D
            if isPlain && !isBlankAtEnd && !isBoundary {
                put([byte])
            } else {
                var escape: [UInt8] = [0x3D]
                escape.append(hexadecimal: byte, isUppercase: true)
                put(escape)
            }
            position += 1
        }
        return result
    }
}
