// Encoding.swift: an encoding of the Encoding Standard as a number, and the lookup of labels.
// https://encoding.spec.whatwg.org/#encodings

import EncodingLabels

/// One of the 40 encodings of the Encoding Standard.
///
/// All of them decode, and all but UTF-16 and replacement encode: see `outputEncoding`.
public struct Encoding: Hashable, Sendable, CustomStringConvertible {
    /// The index in `EncodingLabels.names`.
    let number: UInt8

    init(number: UInt8) { self.number = number }

    /// "Get an encoding": the encoding of a label, which may have ASCII whitespace around it and any case; else nil.
    ///
    /// https://encoding.spec.whatwg.org/#concept-encoding-get
    public init?(label: some RandomAccessCollection<UInt8>) {
        let wanted = label.strippingASCIIWhitespace()
        // No label is longer than 19 bytes, but a page may contain a very long one.
        guard wanted.count <= 32 else { return nil }
        self.init(normalizedLabel: String(decoding: wanted.asciiLowercased(), as: UTF8.self))
    }

    /// "Get an encoding" for a Swift string.
    public init?(label: String) { self.init(label: Array(label.utf8)) }

    private init?(normalizedLabel label: String) {
        guard let number = EncodingLabels.number(of: label) else { return nil }
        self.init(number: number)
    }

    /// The name in the standard's case, such as `Shift_JIS`, which is also `document.characterSet`.
    public var name: String { EncodingLabels.names[Int(number)] }

    /// The encoding's name.
    public var description: String { name }

    /// UTF-8.
    public static let utf8 = named("UTF-8")
    /// UTF-16, big-endian.
    public static let utf16BE = named("UTF-16BE")
    /// UTF-16, little-endian.
    public static let utf16LE = named("UTF-16LE")
    /// windows-1252, which the labels `latin1` and `ascii` mean, too.
    public static let windows1252 = named("windows-1252")
    /// x-user-defined: bytes above 0x7F are mapped to the private use area.
    public static let xUserDefined = named("x-user-defined")
    /// The replacement encoding: labels that are too dangerous to honor.
    public static let replacement = named("replacement")
    /// All encodings, in the standard's order.
    public static let all: [Encoding] = (0..<UInt8(EncodingLabels.names.count)).map(Encoding.init(number:))

    private static func named(_ name: String) -> Encoding {
        guard let number = EncodingLabels.names.firstIndex(of: name) else {
            preconditionFailure("the encoding table lacks \(name)")
        }
        return Encoding(number: UInt8(number))
    }

    /// The decoder of an encoding.
    enum Form: Equatable {
        case utf8
        case utf16(bigEndian: Bool)
        case singleByte(index: Int)
        case multiByte(MultiByteForm)
        case userDefined, replacement
    }

    var form: Form {
        let index = EncodingTables.singleByteIndexNumbers[Int(number)]
        if index >= 0 { return .singleByte(index: Int(index)) }
        switch self {
        case .utf8: return .utf8
        case .utf16LE: return .utf16(bigEndian: false)
        case .utf16BE: return .utf16(bigEndian: true)
        case .xUserDefined: return .userDefined
        case .replacement: return .replacement
        default: break
        }
        switch name {
        case "GBK", "gb18030": return .multiByte(.gb18030)
        case "Big5": return .multiByte(.big5)
        case "EUC-JP": return .multiByte(.eucJP)
        case "ISO-2022-JP": return .multiByte(.iso2022JP)
        case "Shift_JIS": return .multiByte(.shiftJIS)
        case "EUC-KR": return .multiByte(.eucKR)
        default: preconditionFailure("no decoder for \(name)")
        }
    }

    /// "Get an output encoding": the encoding for forms and URLs; UTF-8 in place of UTF-16 and replacement.
    ///
    /// https://encoding.spec.whatwg.org/#get-an-output-encoding
    public var outputEncoding: Encoding {
        switch form {
        case .utf16, .replacement: .utf8
        default: self
        }
    }
}

/// Why bytes or text could not be converted.
public enum TextCodingError: Error, Equatable, CustomStringConvertible {
    /// Fatal mode: bytes at this offset are not valid in the encoding.
    case malformed(Encoding, offset: Int)
    /// Fatal mode: the encoding cannot represent a code point.
    case unencodable(Encoding, codePoint: UInt32)

    /// The problem, and its position.
    public var description: String {
        switch self {
        case .malformed(let encoding, let offset):
            "The byte at offset \(offset) is not valid \(encoding.name)."
        case .unencodable(let encoding, let codePoint):
            "The code point U+\(hexadecimal(codePoint)) cannot be encoded in \(encoding.name)."
        }
    }
}

private func hexadecimal(_ codePoint: UInt32) -> String {
    let digits = String(codePoint, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
