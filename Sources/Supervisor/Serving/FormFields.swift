// FormFields.swift: parses the fields of a form as a browser sends them. https://url.spec.whatwg.org/#application/x-www-form-urlencoded

import Codecs

/// Fields by name; of repeated ones, the first.
package struct FormFields {
    private var values: [String: String] = [:]

    /// Parses fields.
    package init(_ text: String) {
        for field in text.utf8.split(separator: UInt8(ascii: "&")).prefix(100) {
            let parts = field.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = Self.decoded(parts[0])
            if values[name] == nil { values[name] = parts.count > 1 ? Self.decoded(parts[1]) : "" }
        }
    }

    /// The value of a field; empty if it is missing.
    package subscript(name: String) -> String { values[name] ?? "" }

    private static func decoded(_ text: Substring.UTF8View) -> String {
        let bytes = text.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }
        return String(decoding: decodeEscapes(bytes[...], mark: UInt8(ascii: "%")), as: UTF8.self)
    }
}
