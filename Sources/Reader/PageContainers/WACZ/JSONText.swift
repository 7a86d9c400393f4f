// JSONText.swift: the positions of values in a JSON text, so that some can be replaced and all other bytes are unchanged.
// https://www.rfc-editor.org/rfc/rfc8259

import Codecs

/// A value and its range in the text.
struct JSONValue {
    enum Content {
        case object([JSONMember])
        case array([JSONValue])
        case string(String)
        /// A number, or one of the three literals.
        case other(String)
    }

    var content: Content
    var place: Range<Int>

    /// The members of an object.
    var members: [JSONMember] { if case .object(let members) = content { members } else { [] } }
    var elements: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }
    var string: String? { if case .string(let text) = content { text } else { nil } }

    /// An integer, also one written as a string, as in some indexes.
    var number: Int? {
        switch content {
        case .string(let text), .other(let text): Int(text)
        default: nil
        }
    }

    /// The object's member with this name.
    subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }
}

/// A member of an object.
struct JSONMember {
    var name: String
    /// The start of its name.
    var start: Int
    var value: JSONValue
}

/// A text with replaced values.
struct JSONEdit {
    private let text: [UInt8]
    private var edits: [(place: Range<Int>, bytes: [UInt8])] = []

    init(_ text: [UInt8]) { self.text = text }

    /// Replaces a value by another string or number; a number that was written as a string stays a string.
    mutating func replace(_ value: JSONValue, with new: String) {
        var bytes: [UInt8] = []
        if value.string != nil { bytes.append(jsonString: new) } else { bytes += new.utf8 }
        edits.append((value.place, bytes))
    }

    mutating func replace(_ value: JSONValue, with number: Int) { replace(value, with: String(number)) }

    /// Removes a member.
    mutating func remove(_ name: String, from object: JSONValue) {
        let members = object.members
        guard let index = members.firstIndex(where: { $0.name == name }) else { return }
        let end = members[index].value.place.upperBound
        if index > 0 {
            edits.append((members[index - 1].value.place.upperBound..<end, []))
        } else {
            edits.append((members[index].start..<(members.count > 1 ? members[1].start : end), []))
        }
    }

    /// The text with all edits.
    var bytes: [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for (place, bytes) in edits.sorted(by: { $0.place.lowerBound < $1.place.lowerBound })
        where place.lowerBound >= position {
            result += text[position..<place.lowerBound] + bytes
            position = place.upperBound
        }
        return result + text[position...]
    }
}

/// Parses the value that begins at `start`, after whitespace; nil if the text is invalid.
func jsonValue(_ text: [UInt8], from start: Int = 0) -> JSONValue? {
    var scanner = JSONScanner(text: text, position: start)
    return scanner.value(depth: 0)
}

private struct JSONScanner {
    private static let maximumDepth = 64

    let text: [UInt8]
    var position: Int

    private var next: UInt8? { position < text.count ? text[position] : nil }

    private mutating func skipBlanks() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipBlanks()
        guard next == byte else { return false }
        position += 1
        return true
    }

    mutating func value(depth: Int) -> JSONValue? {
        skipBlanks()
        guard depth < Self.maximumDepth, let first = next else { return nil }
        let start = position
        let content: JSONValue.Content?
        switch first {
        case UInt8(ascii: "{"): content = object(depth)
        case UInt8(ascii: "["): content = array(depth)
        case UInt8(ascii: "\""): content = string().map { .string($0) }
        default:
            while let byte = next, byte > 0x20, ![0x2C, 0x5D, 0x7D].contains(byte) { position += 1 }
            content = position > start ? .other(String(decoding: text[start..<position], as: UTF8.self)) : nil
        }
        return content.map { JSONValue(content: $0, place: start..<position) }
    }

    private mutating func object(_ depth: Int) -> JSONValue.Content? {
        position += 1
        var members: [JSONMember] = []
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipBlanks()
            let start = position
            guard next == UInt8(ascii: "\""), let name = string(), take(UInt8(ascii: ":")),
                let value = value(depth: depth + 1)
            else { return nil }
            members.append(JSONMember(name: name, start: start, value: value))
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
    }

    private mutating func array(_ depth: Int) -> JSONValue.Content? {
        position += 1
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return .array(elements) }
        while let value = value(depth: depth + 1) {
            elements.append(value)
            if take(UInt8(ascii: "]")) { return .array(elements) }
            guard take(UInt8(ascii: ",")) else { return nil }
        }
        return nil
    }

    private mutating func string() -> String? {
        position += 1
        var units: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = next else { return nil }
                position += 1
                switch escaped {
                case UInt8(ascii: "u"):
                    guard let scalar = escapedScalar() else { return nil }
                    units += Array(String(scalar).utf8)
                case UInt8(ascii: "b"): units.append(0x08)
                case UInt8(ascii: "f"): units.append(0x0C)
                case UInt8(ascii: "n"): units.append(0x0A)
                case UInt8(ascii: "r"): units.append(0x0D)
                case UInt8(ascii: "t"): units.append(0x09)
                default: units.append(escaped)
                }
            default: units.append(byte)
            }
        }
        return nil
    }

    /// The scalar after `\u`: four digits, and four more after another `\u` for the second half of a surrogate pair.
    private mutating func escapedScalar() -> Unicode.Scalar? {
        guard let first = digits() else { return nil }
        guard 0xD800...0xDBFF ~= first, position + 1 < text.count, text[position] == UInt8(ascii: "\\"),
            text[position + 1] == UInt8(ascii: "u")
        else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let back = position
        position += 2
        guard let second = digits() else { return nil }
        guard 0xDC00...0xDFFF ~= second else {
            position = back
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func digits() -> UInt32? {
        guard position + 4 <= text.count else { return nil }
        defer { position += 4 }
        return UInt32(String(decoding: text[position..<(position + 4)], as: UTF8.self), radix: 16)
    }
}
