// ProjectText.swift: parses project.pbxproj, which Xcode writes as an old-style property list with comments. Foundation's parser
// recurses without a limit on untrusted nesting; this one has a limit.
// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/OldStylePlists/OldStylePLists.html

import Foundation

/// Parses old-style property lists. Linear in the text.
struct ProjectText {
    /// The maximum depth of nested values. Projects need five levels.
    private static let maximumDepth = 64

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Parses `data`, in any of the formats that Xcode has used; nil if it is not a property list.
    static func value(_ data: Data) -> ManifestValue? {
        let first = data.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
        if first == UInt8(ascii: "<") || data.starts(with: Data("bplist".utf8)) {
            guard PropertyListFault.tooMuch(in: data) == nil else { return nil }
            return (try? readPropertyList(data)).map { ManifestValue($0) }
        }
        var parser = ProjectText([UInt8](data))
        if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        guard let value = parser.value(depth: 0) else { return nil }
        parser.skipBlank()
        return parser.position == parser.bytes.count ? value : nil
    }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func next(is byte: Character, at offset: Int = 0) -> Bool {
        position + offset < bytes.count && bytes[position + offset] == byte.asciiValue
    }

    /// Skips white space and comments.
    private mutating func skipBlank() {
        while let byte = current {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), next(is: "/", at: 1) {
                while let byte = current, byte != 0x0A { position += 1 }
            } else if byte == UInt8(ascii: "/"), next(is: "*", at: 1) {
                position += 2
                while position < bytes.count, !(next(is: "*") && next(is: "/", at: 1)) { position += 1 }
                position = min(position + 2, bytes.count)
            } else {
                return
            }
        }
    }

    /// Consumes a character after white space, if it is next.
    private mutating func take(_ character: Character) -> Bool {
        skipBlank()
        guard next(is: character) else { return false }
        position += 1
        return true
    }

    private mutating func value(depth: Int) -> ManifestValue? {
        guard depth < Self.maximumDepth else { return nil }
        skipBlank()
        switch current {
        case UInt8(ascii: "{"): return dictionary(depth: depth)
        case UInt8(ascii: "("): return array(depth: depth)
        case UInt8(ascii: "<"): return data()
        default: return string().map { .string($0) }
        }
    }

    private mutating func dictionary(depth: Int) -> ManifestValue? {
        position += 1
        var result: [String: ManifestValue] = [:]
        while !take("}") {
            guard let key = string(), take("="), let value = value(depth: depth + 1) else { return nil }
            result[key] = value
            if !take(";") {
                guard take("}") else { return nil }
                break
            }
        }
        return .dictionary(result)
    }

    private mutating func array(depth: Int) -> ManifestValue? {
        position += 1
        var result: [ManifestValue] = []
        while !take(")") {
            guard let value = value(depth: depth + 1) else { return nil }
            result.append(value)
            if !take(",") {
                guard take(")") else { return nil }
                break
            }
        }
        return .array(result)
    }

    /// Skips `<0fbd 77>`. Projects do not use data values.
    private mutating func data() -> ManifestValue? {
        while let byte = current {
            position += 1
            if byte == UInt8(ascii: ">") { return .data(Data()) }
        }
        return nil
    }

    private mutating func string() -> String? {
        skipBlank()
        guard let first = current else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
        let start = position
        let ends = Set("{}()=;,\"'<> \t\r\n".utf8)
        while let byte = current, !ends.contains(byte) { position += 1 }
        return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
    }

    private mutating func quoted(_ quote: UInt8) -> String? {
        position += 1
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += escape() } else { text.append(byte) }
        }
        return nil
    }

    /// Parses the part of an escape after the backslash: a letter, three octal digits, or `U` and four hexadecimal ones.
    private mutating func escape() -> [UInt8] {
        guard let byte = current else { return [] }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "v"): return [0x0B]
        case UInt8(ascii: "U"):
            let code = number(digits: 4, radix: 16, from: position)
            position = min(position + 4, bytes.count)
            return code.flatMap(Unicode.Scalar.init).map { Array(String(Character($0)).utf8) } ?? []
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            guard let code = number(digits: 3, radix: 8, from: position - 1), let scalar = Unicode.Scalar(code) else {
                return [byte]
            }
            position += 2
            return Array(String(Character(scalar)).utf8)
        default: return [byte]
        }
    }

    private func number(digits: Int, radix: Int, from start: Int) -> UInt32? {
        guard start + digits <= bytes.count else { return nil }
        return UInt32(String(decoding: bytes[start..<(start + digits)], as: UTF8.self), radix: radix)
    }
}
