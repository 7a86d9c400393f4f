// ManifestValue.swift: a property list's value as a closed, sendable type. Foundation returns `Any`, in which a Boolean and a number
// are easily confused; they are distinguished once, here.

public import Foundation

/// One value of an `Info.plist`.
public indirect enum ManifestValue: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case bool(Bool)
    case date(Date)
    case data(Data)
    case array([ManifestValue])
    case dictionary([String: ManifestValue])

    /// Converts a value of `PropertyListSerialization`.
    init(_ value: Any) {
        switch value {
        // NB: Compares the dynamic type: an NSNumber of 1 also matches `is Bool`.
        case let bool as Bool where type(of: value) == Bool.self: self = .bool(bool)
        case let string as String: self = .string(string)
        case let number as NSNumber:
            switch UInt8(bitPattern: number.objCType.pointee) {
            case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .real(number.doubleValue)
            default: self = .integer(number.intValue)
            }
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let array as [Any]: self = .array(array.map(ManifestValue.init))
        case let dictionary as [String: Any]: self = .dictionary(dictionary.mapValues(ManifestValue.init))
        default: self = .string(String(describing: value))
        }
    }

    /// The type with its article, for messages.
    var typeName: String {
        switch self {
        case .string: "a string"
        case .integer: "an integer"
        case .real: "a real number"
        case .bool: "a Boolean"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }

    /// The type with the value, if the value is short.
    var described: String {
        switch self {
        case .string(let text): "the string \"\(text.count > 40 ? text.prefix(37) + "..." : text)\""
        case .integer(let number): "the integer \(number)"
        case .real(let number): "the real number \(number)"
        default: typeName
        }
    }

    /// The string, if it is one.
    public var string: String? { if case .string(let string) = self { string } else { nil } }

    /// The dictionary, if it is one.
    public var dictionary: [String: ManifestValue]? {
        if case .dictionary(let dictionary) = self { dictionary } else { nil }
    }

    /// The number, leniently: property lists in the wild write counts as `<integer>`, `<string>`, `<real>` or `<true/>`.
    public var lenientInteger: Int? {
        switch self {
        case .integer(let integer): integer
        case .bool(let bool): bool ? 1 : 0
        case .real(let real): Int(exactly: real)
        case .string(let string): Int(string.trimmingCharacters(in: .whitespaces))
        default: nil
        }
    }

    /// The Boolean, leniently: `<true/>`, a number, or YES, true, 1 as a string.
    public var lenientBool: Bool? {
        switch self {
        case .bool(let bool): return bool
        case .integer(let integer): return integer != 0
        case .real(let real): return real != 0
        case .string(let string):
            switch string.lowercased() {
            case "yes", "true", "1": return true
            case "no", "false", "0": return false
            default: return nil
            }
        default: return nil
        }
    }
}
