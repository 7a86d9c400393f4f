// TransferEncodings.swift: quoted-printable and base64. https://www.rfc-editor.org/rfc/rfc2045#section-6

/// How a message encodes the octets of a body.
enum TransferEncoding {
    /// No encoding; `isSevenBit`: the message says that all octets are below 0x80.
    case identity(isSevenBit: Bool)
    case quotedPrintable
    case base64

    /// The encoding that a field's word names; nil if unknown. Hyphens and a plural are accepted: `7-bit`, `8bits`.
    init?(word: String) {
        switch word.filter({ $0 != "-" && $0 != "_" }) {
        case "", "7bit", "7bits": self = .identity(isSevenBit: true)
        case "8bit", "8bits", "binary": self = .identity(isSevenBit: false)
        case "quotedprintable": self = .quotedPrintable
        case "base64": self = .base64
        default: return nil
        }
    }
}

/// Decodes quoted-printable text. Invalid sequences are copied, as the standard advises; whitespace at the end of a line was added in
/// transport and is dropped.
func decodeQuotedPrintable(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = text.startIndex
    // The end of the output that comes from encoded text, which keeps its whitespace.
    var encodedEnd = 0
    func digit(_ index: Int) -> UInt8? { index < text.endIndex ? hexadecimalDigit(text[index]) : nil }
    func dropBlanks() {
        while result.count > encodedEnd, let last = result.last, last == 0x20 || last == 0x09 { result.removeLast() }
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
        // A soft line break, after optional whitespace.
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

/// Encodes as quoted-printable, in lines of at most 76 characters, none of which looks like a boundary.
///
/// - Parameter lineEnd: The message's line end: CR and LF, or LF alone in files of some systems.
func encodeQuotedPrintable(_ bytes: [UInt8], lineEnd: [UInt8] = [0x0D, 0x0A]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
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
        // NB: Also after a soft line break.
        let isBoundary = (column == 0 || column == 75) && byte == 0x2D && next == 0x2D
        put(
            isPlain && !isBlankAtEnd && !isBoundary
                ? [byte] : [0x3D, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        )
        position += 1
    }
    return result
}

/// Decodes base64 text. Other characters are ignored, as the standard requires. Padding ends a text, and another may follow.
func decodeBase64(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in text {
        let value: UInt8
        switch byte {
        case 0x41...0x5A: value = byte - 0x41
        case 0x61...0x7A: value = byte - 0x61 + 26
        case 0x30...0x39: value = byte - 0x30 + 52
        case 0x2B: value = 62
        case 0x2F: value = 63
        case 0x3D:
            count = 0
            continue
        default: continue
        }
        bits = bits << 6 | UInt32(value)
        count += 6
        if count >= 8 {
            count -= 8
            result.append(UInt8(truncatingIfNeeded: bits >> count))
        }
    }
    return result
}

/// Encodes as base64 in lines of 76 characters.
func encodeBase64(_ bytes: [UInt8], lineEnd: [UInt8] = [0x0D, 0x0A]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    var column = 0
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        var bits: UInt32 = 0
        for (index, byte) in group.enumerated() { bits |= UInt32(byte) << UInt32(16 - 8 * index) }
        for index in 0..<4 {
            result.append(index <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * index) & 63)] : 0x3D)
        }
        column += 4
        if column == 76 {
            result += lineEnd
            column = 0
        }
    }
    return result
}
