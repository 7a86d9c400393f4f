// PageWriting.swift: from a page's tree to octets.

import DOM
import DOMSerialization
import WebInfra
import WebRuntime
import WorkerProtocol
import XMLParsing

extension PageSource {
    /// The page as a whole, serialised anew.
    ///
    /// - Throws: What XML can't hold of it.
    func serialize(_ page: Page, as form: PageSerialization) throws(XMLSerializationError) -> [UInt8] {
        let isXML = form == .xml || (form == .preserve && contentType.isXML)
        return isXML ? try serializeXML(page) : withMark(encoding.encodeDocument(page.serializedHTML()), encoding)
    }

    /// As XML. An XML declaration is written when the page had one, or when its encoding needs one.
    ///
    /// A character that the page's encoding lacks can't be written as a reference everywhere in XML: such a page is
    /// written in UTF-8.
    private func serializeXML(_ page: Page) throws(XMLSerializationError) -> [UInt8] {
        let text = try page.serializedXML()
        let isUTF16 = encoding == .utf16LE || encoding == .utf16BE
        var used = encoding
        if !isUTF16, (try? encoding.encode(text, errorMode: .fatal)) == nil { used = .utf8 }
        if used.outputEncoding != used, !isUTF16 { used = .utf8 }
        var start = ""
        if hasXMLDeclaration || (used != .utf8 && !isUTF16) {
            start = "<?xml version=\"1.0\" encoding=\"\(isUTF16 ? "UTF-16" : used.name)\"?>\n"
        }
        return withMark(used.encodeDocument(Array(start.utf8) + text), used)
    }

    /// Where a page of XML that was serialised reads back as something else.
    func differences(of octets: [UInt8], from page: Page) -> [NodeID] {
        do throws(XMLParseError) {
            let decoded = try octets.withUnsafeBufferPointer { octets throws(XMLParseError) in try decodeXML(octets) }
            return page.differencesFromXML(decoded.utf8)
        } catch {
            return [page.document]
        }
    }

    /// Puts the byte order mark before the page when it had one, and before UTF-16, which is not known without.
    private func withMark(_ bytes: [UInt8], _ used: Encoding) -> [UInt8] {
        switch used {
        case .utf16LE: [0xFF, 0xFE] + bytes
        case .utf16BE: [0xFE, 0xFF] + bytes
        case .utf8 where hasByteOrderMark: [0xEF, 0xBB, 0xBF] + bytes
        default: bytes
        }
    }
}
