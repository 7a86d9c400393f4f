// XMLCharacters.swift: the characters that XML allows. https://www.w3.org/TR/xml/#charsets

enum XMLCharacters {
    /// Whether all characters of a text (WTF-8) match `Char`.
    static func areAllowed(_ text: [UInt8]) -> Bool {
        var index = 0
        while index < text.count {
            let (codePoint, length) = decode(text, index)
            switch codePoint {
            case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: index += length
            default: return false
            }
        }
        return true
    }

    /// Whether a text matches `Name`. https://www.w3.org/TR/xml/#NT-Name
    static func isName(_ text: [UInt8]) -> Bool {
        var index = 0
        while index < text.count {
            let (codePoint, length) = decode(text, index)
            guard isNameStart(codePoint) || (index > 0 && isNamePart(codePoint)) else { return false }
            index += length
        }
        return !text.isEmpty
    }

    private static func isNameStart(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0x3A, 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
            0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
            0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        default: false
        }
    }

    private static func isNamePart(_ codePoint: UInt32) -> Bool {
        switch codePoint {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: false
        }
    }

    /// Whether all characters match `PubidChar`. https://www.w3.org/TR/xml/#NT-PubidChar
    static func isPublicID(_ text: [UInt8]) -> Bool {
        text.allSatisfy { byte in
            switch byte {
            case 0x0A, 0x0D, 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            default: "-'()+,./:=?;!*#@$_%".utf8.contains(byte)
            }
        }
    }

    static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        guard let first = part.first, text.count >= part.count else { return false }
        var index = 0
        while index + part.count <= text.count {
            if text[index] == first, text[index..<index + part.count].elementsEqual(part) { return true }
            index += 1
        }
        return false
    }

    /// The code point at an offset of valid WTF-8, and its number of bytes.
    private static func decode(_ text: [UInt8], _ index: Int) -> (codePoint: UInt32, length: Int) {
        let first = UInt32(text[index])
        if first < 0x80 { return (first, 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var codePoint = first & (0x7F >> UInt32(length))
        for byte in text[index..<min(text.count, index + length)].dropFirst() {
            codePoint = codePoint << 6 | UInt32(byte & 0x3F)
        }
        return (codePoint, length)
    }
}
