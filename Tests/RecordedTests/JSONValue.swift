// JSONValue.swift: JSON as a value that can be compared. Foundation's own objects do not distinguish `true` from 1.

import Foundation

/// Any JSON value; the order of keys is ignored.
enum JSONValue: Equatable, Codable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let elements): try container.encode(elements)
        case .object(let entries): try container.encode(entries)
        }
    }

    /// The value in a file; nil if there is no such file.
    init?(contentsOf file: URL) throws {
        guard let data = try? Data(contentsOf: file) else { return nil }
        // NB: Some versions of Foundation accept only arrays and dictionaries at the top level.
        let wrapped = try JSONDecoder().decode([JSONValue].self, from: Data("[".utf8) + data + Data("]".utf8))
        guard let value = wrapped.first else { return nil }
        self = value
    }

    subscript(key: String) -> JSONValue? {
        if case .object(let entries) = self { entries[key] } else { nil }
    }

    /// The value as JSON text.
    func jsonText() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }

    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The first difference, for a message: a path and both values; nil if equal.
    func difference(from other: JSONValue, path: String = "") -> String? {
        switch (self, other) {
        case (.object(let expected), .object(let got)):
            for key in Set(expected.keys).union(got.keys).sorted() {
                guard let left = expected[key] else { return "\(path).\(key) is too much: \(got[key]?.short ?? "")" }
                guard let right = got[key] else { return "\(path).\(key) is missing: \(left.short)" }
                if let found = left.difference(from: right, path: "\(path).\(key)") { return found }
            }
            return nil
        case (.array(let expected), .array(let got)):
            for (index, (left, right)) in zip(expected, got).enumerated() {
                if let found = left.difference(from: right, path: "\(path)[\(index)]") { return found }
            }
            return expected.count == got.count ? nil : "\(path) has \(got.count) elements instead of \(expected.count)"
        case (.string(let expected), .string(let got)) where expected != got || !expected.utf8.elementsEqual(got.utf8):
            let left = Array(expected.unicodeScalars)
            let right = Array(got.unicodeScalars)
            let place = zip(left, right).prefix { $0 == $1 }.count
            func around(_ scalars: [Unicode.Scalar]) -> String {
                var text = String.UnicodeScalarView()
                text.append(contentsOf: scalars[max(0, place - 30)..<min(scalars.count, place + 60)])
                return String(text).debugDescription
            }
            return "\(path) from \(place): expected \(around(left)), got \(around(right))"
        default: return self == other ? nil : "\(path): expected \(short), got \(other.short)"
        }
    }

    private var short: String { String(String(describing: self).prefix(160)) }
}
