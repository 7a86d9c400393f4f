// TableText.swift: searching ASCII text by bytes: the program's tables, values.

/// A table of the program, stored as one text: one line for each row, with semicolons between its fields. Arrays and dictionaries of the
/// language would be code, which takes long to compile and is many times as large.
struct TextTable: Sendable {
    typealias Field = ArraySlice<UInt8>

    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    /// The results of `value` for the fields of each row.
    func map<Value>(_ value: ([Field]) -> Value) -> [Value] {
        let bytes = text.withUTF8Buffer { [UInt8]($0) }
        var (values, fields, start): ([Value], [Field], Int) = ([], [], 0)
        for (place, byte) in bytes.enumerated() {
            let isLast = byte == UInt8(ascii: "\n")
            guard isLast || byte == UInt8(ascii: ";") else { continue }
            fields.append(bytes[start..<place])
            start = place + (isLast ? 1 : 2)
            guard isLast else { continue }
            values.append(value(fields))
            fields.removeAll(keepingCapacity: true)
        }
        return values
    }

    /// The results of `value` for the other fields of each row, by the first field.
    func dictionary<Key: Hashable, Value>(_ key: (Field) -> Key?, _ value: (ArraySlice<Field>) -> Value) -> [Key: Value]
    {
        Dictionary(uniqueKeysWithValues: map { (Self.known($0[0], key), value($0.dropFirst())) })
    }

    /// The value with the name in a field.
    static func known<Value>(_ field: Field, _ find: (Field) -> Value?) -> Value {
        guard let found = find(field) else { preconditionFailure("\(String(field)) is not known") }
        return found
    }
}

extension String {
    init(_ field: TextTable.Field) { self.init(decoding: field, as: UTF8.self) }
}

extension TextTable.Field {
    /// The first word, and the text after it.
    var entry: (key: String, value: String) {
        let place = firstIndex(of: UInt8(ascii: " ")) ?? endIndex
        return (String(self[..<place]), String(self[Swift.min(place + 1, endIndex)...]))
    }
}

extension Substring {
    /// The non-empty parts between separators. By bytes: a process reads a table on first use, and iterating characters takes ten times as
    /// long.
    package func parts(between separator: Unicode.Scalar) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
    }

    /// The parts before and after the first separator; the whole text and an empty part if there is none.
    func cut(at separator: Unicode.Scalar) -> (before: Substring, behind: Substring) {
        guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return (self, "") }
        return (self[..<place], self[utf8.index(after: place)...])
    }
}

extension String {
    /// Whether the text contains a part. OPTIMIZATION: By bytes; the library's function builds a table of the part first.
    package func hasPart(_ part: StaticString) -> Bool {
        var copy = self
        return copy.withUTF8 { text in
            part.withUTF8Buffer { part in
                guard let first = part.first, text.count >= part.count else { return false }
                return (0...text.count - part.count).contains { start in
                    text[start] == first && part.indices.dropFirst().allSatisfy { text[start + $0] == part[$0] }
                }
            }
        }
    }
}
