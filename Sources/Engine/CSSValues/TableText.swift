// TableText.swift: looking through ASCII text by bytes: tables that stand in the program, values.

/// A table that stands in the program as one text: a row in each line, semicolons between its fields. Arrays and dictionaries of the
/// language would be code, which takes long to compile and many times the room.
struct TextTable: Sendable {
    typealias Field = ArraySlice<UInt8>

    private let text: StaticString

    init(_ text: StaticString) { self.text = text }

    /// What `value` makes of the fields of each row.
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

    /// Each row by its first field, with what `value` makes of the others.
    func dictionary<Key: Hashable, Value>(_ key: (Field) -> Key?, _ value: (ArraySlice<Field>) -> Value) -> [Key: Value]
    {
        Dictionary(uniqueKeysWithValues: map { (Self.known($0[0], key), value($0.dropFirst())) })
    }

    /// What a field names.
    static func known<Value>(_ field: Field, _ find: (Field) -> Value?) -> Value {
        guard let found = find(field) else { preconditionFailure("\(String(field)) is not known") }
        return found
    }
}

extension String {
    init(_ field: TextTable.Field) { self.init(decoding: field, as: UTF8.self) }
}

extension TextTable.Field {
    /// A word, and what stands behind it.
    var entry: (key: String, value: String) {
        let place = firstIndex(of: UInt8(ascii: " ")) ?? endIndex
        return (String(self[..<place]), String(self[Swift.min(place + 1, endIndex)...]))
    }
}

extension Substring {
    /// The parts between separators, empty ones left out. By bytes: a process reads these tables when it first needs one, and to
    /// find a text's characters takes ten times as long.
    package func parts(between separator: Unicode.Scalar) -> [Substring] {
        utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
    }

    /// What stands before the first separator, and what behind it; all and nothing where there is none.
    func cut(at separator: Unicode.Scalar) -> (before: Substring, behind: Substring) {
        guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return (self, "") }
        return (self[..<place], self[utf8.index(after: place)...])
    }
}

extension String {
    /// Whether a part stands in the text. OPTIMIZATION: By bytes; the library's own way makes a table of the part first.
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
