// UnsafeReadingBack.swift: determines the encoding of a written page as a reader would who has nothing else.
// Why it is safe: the pointers are the arrays' own storage and are used only during the calls.

import HTMLParsing
import WebInfra
import XMLParsing

extension DecodedPage {
    /// The encoding that a reader finds who knows only the page and its container's content type, and whether that decodes the bytes as
    /// the page's text.
    ///
    /// - Parameters:
    ///   - written: The written page.
    ///   - output: The encoding in which it was written.
    ///   - isXML: Whether it is read as XML.
    ///   - transport: The encoding in the container's content type, if the page is in a container.
    func encodingFound(
        in written: [UInt8],
        writtenIn output: OutputEncoding,
        isXML: Bool,
        transport: Encoding?,
        scripting: Bool
    ) -> Finding {
        let own = { (try? Encoding.decode(written, fallback: output.encoding))?.utf8 }
        if isXML {
            let page = written.withUnsafeBufferPointer { try? XMLParsing.decodeXML($0, transport: transport) }
            guard let read = page else { return Finding(found: nil) }
            let isRight = read.encoding == output.encoding || read.utf8 == own()
            return Finding(found: read.encoding, isRight: isRight, isDeclared: true)
        }
        let page = try? HTMLParsing.decodeHTML(written, transport: transport, scripting: scripting)
        guard let read = page else { return Finding(found: nil) }
        return Finding(
            found: read.encoding,
            isRight: read.encoding == output.encoding || read.utf8 == own(),
            isDeclared: suffices(read.evidence) || written.allSatisfy(Self.isAlikeInAll)
        )
    }

    /// Whether the evidence for the encoding is as good as it was for the source.
    ///
    /// The default encoding of most locales is not a declaration; a page that had none needs none. Only newer readers support an XML
    /// declaration in HTML.
    private func suffices(_ found: EncodingEvidence) -> Bool {
        switch found {
        case .custom: evidence == .custom
        case .xmlDeclaration: evidence != .meta
        case .byteOrderMark, .user, .transport, .meta, .parent: true
        }
    }

    /// A reader's interpretation of the bytes.
    struct Finding {
        /// The encoding; nil: the bytes could not be read.
        var found: Encoding?
        var isRight = false
        /// Whether other readers find the same encoding, as far as they did before.
        var isDeclared = false
    }

    /// Whether a byte is the same character in all ASCII-compatible encodings, including those with escape sequences.
    private static func isAlikeInAll(_ byte: UInt8) -> Bool {
        byte < 0x80 && byte != 0x1B && byte != 0x0E && byte != 0x0F
    }
}
