// JSONString.swift: text as a JSON string. https://www.rfc-editor.org/rfc/rfc8259#section-7

extension [UInt8] {
    /// Appends a JSON string in UTF-8. Control characters, DEL included, and lone surrogates are written as escapes; no other character
    /// beyond ASCII is.
    ///
    /// - Parameter text: UTF-8, in which a lone surrogate may have three bytes (WTF-8).
    public mutating func append(jsonString text: [UInt8]) {
        append(UInt8(ascii: "\""))
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): appendEscape(byte)
            case 0x0A: appendEscape(UInt8(ascii: "n"))
            case 0x0D: appendEscape(UInt8(ascii: "r"))
            case 0x09: appendEscape(UInt8(ascii: "t"))
            case 0..<0x20, 0x7F: appendEscape(codeUnit: UInt16(byte))
            case 0xED where index + 2 < text.count && text[index + 1] >= 0xA0:
                let (high, low) = (UInt16(text[index + 1] & 0x3F), UInt16(text[index + 2] & 0x3F))
                appendEscape(codeUnit: 0xD000 | high << 6 | low)
                index += 2
            default: append(byte)
            }
            index += 1
        }
        append(UInt8(ascii: "\""))
    }

    /// Appends a JSON string.
    public mutating func append(jsonString text: String) { append(jsonString: Array(text.utf8)) }

    private mutating func appendEscape(_ byte: UInt8) {
        append(UInt8(ascii: "\\"))
        append(byte)
    }

    private mutating func appendEscape(codeUnit: UInt16) {
        appendEscape(UInt8(ascii: "u"))
        append(hexadecimal: UInt8(codeUnit >> 8), isUppercase: false)
        append(hexadecimal: UInt8(codeUnit & 0xFF), isUppercase: false)
    }
}
