// OutputEncoding.swift: the encoding that a page is written in.

import WebInfra

/// An encoding with or without a byte order mark.
struct OutputEncoding: Equatable {
    var encoding: Encoding
    /// Whether the output begins with a byte order mark.
    var hasMark: Bool

    /// The byte order mark, or an empty array.
    var mark: [UInt8] {
        guard hasMark else { return [] }
        switch encoding {
        case .utf8: return [0xEF, 0xBB, 0xBF]
        case .utf16LE: return [0xFF, 0xFE]
        case .utf16BE: return [0xFE, 0xFF]
        default: return []
        }
    }

    var canHaveMark: Bool { encoding == .utf8 || isUTF16 }
    var isUTF16: Bool { encoding == .utf16LE || encoding == .utf16BE }
}
