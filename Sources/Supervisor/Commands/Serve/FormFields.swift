// FormFields.swift: parses the fields of a form as a browser sends them. https://url.spec.whatwg.org/#application/x-www-form-urlencoded

/// Fields by name; of repeated ones, the first.
struct FormFields {
    private var values: [String: String] = [:]

    init(_ text: String) {
        for field in text.utf8.split(separator: UInt8(ascii: "&")).prefix(100) {
            let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.decoded(parts[0])
            if values[name] == nil { values[name] = parts.count > 1 ? Self.decoded(parts[1]) : "" }
        }
    }

    subscript(name: String) -> String { values[name] ?? "" }

    private static func decoded(_ text: Substring.UTF8View) -> String {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let high = hexDigit(rest.first), let low = hexDigit(rest.dropFirst().first) {
                bytes.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte == UInt8(ascii: "+") ? 0x20 : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ byte: UInt8?) -> UInt8? {
        // NB: UInt8(_:radix:) would accept a sign.
        byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map { UInt8($0) }
    }
}
