// UnsafeReadingBack.swift: a written page as a reader finds it who has nothing else to go by.
// Why it is safe: the pointers are the arrays' own storage and are used during the calls only.

import HTMLParsing
import WebInfra
import XMLParsing

extension PageSource {
    /// Whether a reader who knows nothing but the page, and what its container says, reads bytes as the page's text.
    ///
    /// - Parameters:
    ///   - isXML: How it reads.
    ///   - transport: What its container says, if it stays in it.
    func find(
        _ output: OutputEncoding,
        in written: [UInt8],
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

    /// Whether what told a reader of HTML the encoding is as good as what told it here.
    ///
    /// What follows from the custom of most locales is no declaration; where a page had none, it needs none. An XML
    /// declaration is read by newer readers only.
    private func suffices(_ found: EncodingEvidence) -> Bool {
        switch found {
        case .custom: evidence == .custom
        case .xmlDeclaration: evidence != .meta
        case .byteOrderMark, .user, .transport, .meta, .parent: true
        }
    }

    /// What a reader took bytes for.
    struct Finding {
        /// nil: it could not read them.
        var found: Encoding?
        var isRight = false
        /// Whether other readers take them for the same, as far as that was so before.
        var isDeclared = false
    }

    /// Whether a byte is the same character in all encodings that contain ASCII, those with escape sequences included.
    private static func isAlikeInAll(_ byte: UInt8) -> Bool {
        byte < 0x80 && byte != 0x1B && byte != 0x0E && byte != 0x0F
    }
}
