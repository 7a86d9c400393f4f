// OutputEncoding.swift: the encoding that a page is written in, and texts in it.

import DOMSerialization
import WebInfra

/// What a page is written in.
struct OutputEncoding: Equatable {
    var encoding: Encoding
    /// Whether it starts with a byte order mark.
    var hasMark: Bool

    /// The byte order mark, or nothing.
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
    /// The page as it came, for a writer that copies what was left alone: its own bytes where it stays in its encoding.
    ///
    /// - Parameter bytes: What the page was decoded from.
    func copied(_ bytes: [UInt8], as output: OutputEncoding) -> PageSourceText {
        var bytes = bytes
        if output.encoding != encoding {
            bytes = output.mark + text
        } else if output.hasMark, !hasByteOrderMark {
            bytes = output.mark + bytes
        }
        return PageSourceText(bytes: bytes, text: text, encoding: output.encoding)
    }

    /// A text of XML in an encoding; its declaration is written when the page had one.
    ///
    /// A character that an encoding lacks can't be written as a reference everywhere in XML: such a page is written in UTF-8.
    func encodeXML(_ text: [UInt8], as output: inout OutputEncoding) -> [UInt8] {
        if !output.encoding.hasAll(of: text) { output = OutputEncoding(encoding: .utf8, hasMark: false) }
        let name = output.isUTF16 ? "UTF-16" : output.encoding.name
        let start = hasXMLDeclaration ? "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n" : ""
        return output.mark + output.encoding.encodeDocument(Array(start.utf8) + text)
    }
}
