// JSONParser.swift: parses JSON text into a property value and reports the place of the first fault. https://www.rfc-editor.org/rfc/rfc8259
// Foundation's parser is not used: it loses the order of keys, and its start-up takes longer than a whole job.

import Codecs
package import PropertyValues

/// The first fault of a JSON text.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    /// The description of the fault.
    package var problem: String
    /// The line of the fault, from 1.
    package var line: Int
    /// The column of the fault in code points, from 1.
    package var column: Int

    /// The place and the problem.
    package var description: String { "line \(line), column \(column): \(problem)" }
}

extension PropertyValue {
    /// Parses JSON. Whole numbers that fit become integers. Of equal keys, the last value is kept at the first one's place, as
    /// in `JSON.parse`. Escaped lone surrogates become U+FFFD.
    ///
    /// - Parameter text: UTF-8; a byte order mark is skipped.
    /// - Throws: `JSONError` at the first fault, also for nesting beyond `maximumDepth`.
    /// - Complexity: O(*n*).
    package init(json text: [UInt8]) throws(JSONError) {
        var parser = JSONParser(text)
        self = try parser.parseDocument()
    }

    /// Parses JSON in which comments, and commas after the last element or member, are allowed: browsers read manifests so.
    package init(jsonWithComments text: [UInt8]) throws(JSONError) {
        var parser = JSONParser(text)
        parser.isLenient = true
        self = try parser.parseDocument()
    }
}

struct JSONParser {
    private let text: [UInt8]
    private var position = 0
    /// Whether comments and commas after the last element are allowed.
    var isLenient = false

    init(_ text: [UInt8]) {
        self.text = text
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func parseDocument() throws(JSONError) -> PropertyValue {
        try skipBlanks()
        let value = try parseValue(depth: 0)
        try skipBlanks()
        if position < text.count { throw fault("unexpected text after the value") }
        return value
    }

    private func fault(_ problem: String, at place: Int? = nil) -> JSONError {
        var line = 1
        var column = 1
        for byte in text[..<min(place ?? position, text.count)] {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return JSONError(problem: problem, line: line, column: column)
    }

    private var current: UInt8? { position < text.count ? text[position] : nil }

    private mutating func skipBlanks() throws(JSONError) {
        while let byte = current {
            if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                position += 1
            } else {
                guard isLenient, byte == UInt8(ascii: "/") else { return }
                guard try skipComment() else { return }
            }
        }
    }

    /// Skips a comment; false: the slash begins none.
    private mutating func skipComment() throws(JSONError) -> Bool {
        let rest = text[(position + 1)...]
        if rest.first == UInt8(ascii: "/") {
            position = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
            return true
        }
        guard rest.first == UInt8(ascii: "*") else { return false }
        let start = position
        position += 2
        while position + 1 < text.count {
            if text[position] == UInt8(ascii: "*"), text[position + 1] == UInt8(ascii: "/") {
                position += 2
                return true
            }
            position += 1
        }
        throw fault("the comment does not end", at: start)
    }

    private mutating func parseValue(depth: Int) throws(JSONError) -> PropertyValue {
        guard let byte = current else { throw fault("a value is missing") }
        switch byte {
        case UInt8(ascii: "{"): return try parseObject(depth: depth)
        case UInt8(ascii: "["): return try parseArray(depth: depth)
        case UInt8(ascii: "\""): return .string(try parseString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
        default:
            for (word, value) in [("true", PropertyValue.bool(true)), ("false", .bool(false)), ("null", .null)]
            where text[position...].starts(with: word.utf8) {
                position += word.utf8.count
                return value
            }
            throw fault("a value is expected here; texts and keys stand in double quotes")
        }
    }

    private mutating func parseArray(depth: Int) throws(JSONError) -> PropertyValue {
        guard depth < PropertyValue.maximumDepth else { throw fault("nested too deeply") }
        position += 1
        var elements: [PropertyValue] = []
        try skipBlanks()
        if current == UInt8(ascii: "]") {
            position += 1
            return .array([])
        }
        while true {
            try skipBlanks()
            if isLenient, current == UInt8(ascii: "]"), !elements.isEmpty {
                position += 1
                return .array(elements)
            }
            elements.append(try parseValue(depth: depth + 1))
            try skipBlanks()
            switch current {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "]"):
                position += 1
                return .array(elements)
            default: throw fault("\",\" or \"]\" is expected here")
            }
        }
    }

    private mutating func parseObject(depth: Int) throws(JSONError) -> PropertyValue {
        guard depth < PropertyValue.maximumDepth else { throw fault("nested too deeply") }
        position += 1
        var entries: [(key: String, value: PropertyValue)] = []
        // NB: Keyed by bytes: String's own equality would merge keys that differ in normalization.
        var places: [[UInt8]: Int] = [:]
        try skipBlanks()
        if current == UInt8(ascii: "}") {
            position += 1
            return .dictionary([])
        }
        while true {
            try skipBlanks()
            if isLenient, current == UInt8(ascii: "}"), !entries.isEmpty {
                position += 1
                return .dictionary(entries)
            }
            guard current == UInt8(ascii: "\"") else { throw fault("a key in double quotes is expected here") }
            let key = try parseString()
            try skipBlanks()
            guard current == UInt8(ascii: ":") else { throw fault("\":\" is expected here") }
            position += 1
            try skipBlanks()
            let value = try parseValue(depth: depth + 1)
            let bytes = Array(key.utf8)
            if let place = places[bytes] {
                entries[place].value = value
            } else {
                places[bytes] = entries.count
                entries.append((key, value))
            }
            try skipBlanks()
            switch current {
            case UInt8(ascii: ","): position += 1
            case UInt8(ascii: "}"):
                position += 1
                return .dictionary(entries)
            default: throw fault("\",\" or \"}\" is expected here")
            }
        }
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
        return position > start
    }

    private mutating func parseNumber() throws(JSONError) -> PropertyValue {
        let start = position
        if current == UInt8(ascii: "-") { position += 1 }
        let first = position
        guard skipDigits() else { throw fault("a digit is expected here") }
        if text[first] == UInt8(ascii: "0"), position > first + 1 {
            throw fault("a number does not begin with 0", at: first)
        }
        var isWhole = true
        if current == UInt8(ascii: ".") {
            isWhole = false
            position += 1
            guard skipDigits() else { throw fault("a digit is expected here") }
        }
        if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
            isWhole = false
            position += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
            guard skipDigits() else { throw fault("a digit is expected here") }
        }
        let digits = String(decoding: text[start..<position], as: UTF8.self)
        if isWhole, digits != "-0", let number = Int64(digits) { return .integer(number) }
        guard let number = Double(digits) else { throw fault("the number is not readable", at: start) }
        return .number(number)
    }

    private mutating func parseHexadecimal() throws(JSONError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = current?.hexadecimalDigitValue else {
                throw fault("four hexadecimal digits are expected here")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    private mutating func parseString() throws(JSONError) -> String {
        let start = position
        position += 1
        var bytes: [UInt8] = []
        while true {
            guard let byte = current else { throw fault("the text that begins here does not end", at: start) }
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                guard let string = String(validating: bytes, as: UTF8.self) else {
                    throw fault("the text is not UTF-8", at: start)
                }
                return string
            case 0..<0x20: throw fault("a control character in a text must be escaped")
            case UInt8(ascii: "\\"):
                position += 1
                try parseEscape(into: &bytes)
            default:
                bytes.append(byte)
                position += 1
            }
        }
    }

    private mutating func parseEscape(into bytes: inout [UInt8]) throws(JSONError) {
        let names: [UInt8: UInt8] = [
            UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
            UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
            UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
        ]
        if let name = current, let byte = names[name] {
            bytes.append(byte)
            position += 1
            return
        }
        guard current == UInt8(ascii: "u") else { throw fault("an unknown escape") }
        position += 1
        let unit = try parseHexadecimal()
        var scalar = UInt32(unit)
        if (0xD800..<0xDC00).contains(unit), text[position...].starts(with: "\\u".utf8) {
            let next = position
            position += 2
            let low = try parseHexadecimal()
            if (0xDC00..<0xE000).contains(low) {
                scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
            } else {
                position = next
            }
        }
        bytes.append(contentsOf: String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    }
}
