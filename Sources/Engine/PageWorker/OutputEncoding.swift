// OutputEncoding.swift: the encoding that a page is written in.

import DOMSerialization
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

extension PageSource {
    /// The page as it was received, for a writer that copies unchanged parts: with its own bytes if the encoding stays the same.
    ///
    /// - Parameter bytes: The bytes that the page was decoded from.
    func copied(_ bytes: [UInt8], as output: OutputEncoding) -> PageSourceText {
        var bytes = bytes
        if output.encoding != encoding {
            bytes = output.mark + text
        } else if output.hasMark, !hasByteOrderMark {
            bytes = output.mark + bytes
        }
        return PageSourceText(bytes: bytes, text: text, encoding: output.encoding)
    }

    /// Encodes an XML text; its declaration is updated if the page had one.
    ///
    /// In XML, a character that an encoding lacks cannot be written as a reference everywhere: such a page is written in UTF-8.
    func encodeXML(_ text: [UInt8], as output: inout OutputEncoding) -> [UInt8] {
        if !output.encoding.hasAll(of: text) { output = OutputEncoding(encoding: .utf8, hasMark: false) }
        let name = output.isUTF16 ? "UTF-16" : output.encoding.name
        let start = hasXMLDeclaration ? "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" : ""
        return output.mark + output.encoding.encodeDocument(Array(start.utf8) + text)
    }
}
