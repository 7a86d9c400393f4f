// DecodedPage+Output.swift: the source of a page in the encoding that it is written in.

import DOMSerialization
import WebInfra

extension DecodedPage {
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
