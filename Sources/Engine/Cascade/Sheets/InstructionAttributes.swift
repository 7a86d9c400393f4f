// InstructionAttributes.swift: the pseudo-attributes of a processing instruction. https://www.w3.org/TR/xml-stylesheet/#dt-pseudo-attribute

import CSSValues

/// The pseudo-attributes of an instruction's data.
struct InstructionAttributes {
    private var values: [String: String] = [:]

    /// Parses a sequence of `name="value"`; text of another form ends it.
    init(_ data: String) {
        let bytes = Array(data.utf8)
        var index = 0
        func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
        func skipSpace() { while index < bytes.count, isSpace(bytes[index]) { index += 1 } }
        while true {
            skipSpace()
            let start = index
            while index < bytes.count, !isSpace(bytes[index]), bytes[index] != UInt8(ascii: "=") { index += 1 }
            let name = String(decoding: bytes[start..<index], as: UTF8.self)
            skipSpace()
            guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return }
            index += 1
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
                let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
            else { return }
            if values[name] == nil { values[name] = Self.unescaped(bytes[(index + 1)..<end]) }
            index = end + 1
        }
    }

    /// The value of a pseudo-attribute; nil if it is missing.
    subscript(name: String) -> String? { values[name] }

    /// Replaces the five predefined entities of XML, and character references.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let entities: [(name: [UInt8], character: UInt8)] = [
            (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
            (Array("&quot;".utf8), UInt8(ascii: "\"")), (Array("&apos;".utf8), UInt8(ascii: "'")),
            (Array("&amp;".utf8), UInt8(ascii: "&")),
        ]
        var text: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if let (character, end) = characterReference(in: bytes[index...]) {
                text += Array(String(character).utf8)
                index = end
                continue
            }
            let entity =
                bytes[index] == UInt8(ascii: "&") ? entities.first { bytes[index...].starts(with: $0.name) } : nil
            text.append(entity?.character ?? bytes[index])
            index += entity?.name.count ?? 1
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The character of a reference at the start of a text, and the end of the reference. https://www.w3.org/TR/xml/#NT-CharRef
    private static func characterReference(in bytes: ArraySlice<UInt8>) -> (character: Unicode.Scalar, end: Int)? {
        guard bytes.starts(with: "&#".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let digits = bytes[(bytes.startIndex + 2)..<end]
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let number = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard number.utf8.count <= 8, number.utf8.first != UInt8(ascii: "+"),
            let value = UInt32(number, radix: isHexadecimal ? 16 : 10), let character = Unicode.Scalar(value)
        else { return nil }
        return (character, end + 1)
    }
}
