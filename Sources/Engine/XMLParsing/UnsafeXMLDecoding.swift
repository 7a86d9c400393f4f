// UnsafeXMLDecoding.swift: determines the encoding of an XML document's bytes and decodes them.
// https://www.w3.org/TR/xml/#charencoding and https://www.w3.org/TR/xml/#sec-guessing
//
// Why it is safe: the buffer is read only during the calls, at offsets below its count.

package import WebInfra

/// A decoded XML document.
package struct XMLSource: Sendable {
    /// UTF-8 without a byte order mark.
    package var utf8: [UInt8]
    /// The encoding of the bytes.
    package var encoding: Encoding
    /// Whether the bytes began with a byte order mark.
    package var hasByteOrderMark: Bool
    /// The XML declaration; nil if there is none.
    package var declaration: XMLDeclaration?
}

/// The XML declaration at the start of a document. https://www.w3.org/TR/xml/#NT-XMLDecl
package struct XMLDeclaration: Equatable, Sendable {
    /// The version of XML; `1.0` by default.
    package var version = "1.0"
    /// The name of the encoding as written; nil if there is none.
    package var encoding: String?
    /// The standalone declaration as written, `yes` or `no`; nil if there is none.
    package var standalone: String?
    /// The end of the encoding's name.
    var encodingEnd = 0

    /// Parses a declaration leniently: the parser reports its errors.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        let start = Array("<?xml".utf8)
        guard text.count > start.count, text.starts(with: start), text[start.count] <= 0x20 else { return nil }
        var position = start.count
        func skipSpace() { while position < text.count, text[position] <= 0x20 { position += 1 } }
        while true {
            skipSpace()
            let nameStart = position
            while position < text.count, (0x61...0x7A).contains(text[position]) { position += 1 }
            let name = String(decoding: text[nameStart..<position], as: UTF8.self)
            skipSpace()
            guard !name.isEmpty, position < text.count, text[position] == 0x3D else { return }
            position += 1
            skipSpace()
            guard position < text.count, text[position] == 0x22 || text[position] == 0x27 else { return }
            let quote = text[position]
            let valueStart = position + 1
            // Values are short; a document may lack the quote.
            guard let end = text[valueStart..<min(text.count, valueStart + 100)].firstIndex(of: quote) else { return }
            let value = String(decoding: text[valueStart..<end], as: UTF8.self)
            position = end + 1
            switch name {
            case "version": version = value
            case "encoding": (encoding, encodingEnd) = (value, position)
            case "standalone": standalone = value
            default: return
            }
        }
    }
}

/// Determines an XML document's encoding and decodes it.
///
/// Order of precedence: a byte order mark, the user's and the transport's encoding, the declaration; otherwise UTF-8. Malformed bytes are
/// an error, as XML requires.
package func decodeXML(
    _ bytes: UnsafeBufferPointer<UInt8>,
    override: Encoding? = nil,
    transport: Encoding? = nil
) throws(XMLParseError) -> XMLSource {
    let mark = Encoding.sniffBOM(bytes)
    let content = UnsafeBufferPointer(rebasing: bytes[(mark?.length ?? 0)...])
    var encoding = mark?.encoding ?? override ?? transport
    if encoding == nil {
        if content.starts(with: [0x3C, 0, 0x3F, 0]) {
            encoding = .utf16LE
        } else if content.starts(with: [0, 0x3C, 0, 0x3F]) {
            encoding = .utf16BE
        } else if let declaration = XMLDeclaration(content), let label = declaration.encoding {
            guard let declared = Encoding(label: label) else {
                throw XMLParseError(
                    .fatal,
                    "Unsupported encoding \(label)\(hint(insteadOf: label))",
                    line: 1,
                    column: declaration.encodingEnd + 1
                )
            }
            guard declared != .utf16LE, declared != .utf16BE else {
                throw XMLParseError(
                    .fatal,
                    "The document declares \(label), but it is not in it; --encoding says which it is in",
                    line: 1,
                    column: declaration.encodingEnd + 1
                )
            }
            encoding = declared
        }
    }
    let used = encoding ?? .utf8
    do throws(TextCodingError) {
        let utf8 = try used.decode(content, errorMode: .fatal)
        return XMLSource(
            utf8: utf8,
            encoding: used,
            hasByteOrderMark: mark != nil,
            declaration: utf8.withUnsafeBufferPointer { XMLDeclaration($0) }
        )
    } catch {
        guard case .malformed(_, let offset) = error else {
            throw XMLParseError(.fatal, error.description, line: 1, column: 1)
        }
        let (line, column) = place(of: offset, in: content, encoding: used)
        throw XMLParseError(
            .fatal,
            "A byte here is not valid \(used.name); --encoding names another",
            line: line,
            column: column
        )
    }
}

/// A hint on how to read a document that declares an encoding by a name which is not a label of the Encoding Standard.
private func hint(insteadOf label: String) -> String {
    let letters = label.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let digits = String(letters.reversed().prefix { $0.isNumber }.reversed())
    // Names that other programs use for encodings of the standard: those of Java, Python and databases, and those without an "x-".
    let candidates = [
        letters, "x-" + label, letters.hasPrefix("mac") ? "x-mac-" + letters.dropFirst(3) : "",
        ["win", "windows", "ansi", "cp", "ms", "codepage"].contains(String(letters.dropLast(digits.count)))
            ? "windows-" + digits : "", letters.hasPrefix("utf8") ? "utf-8" : "",
    ]
    let known = candidates.first { !$0.isEmpty && Encoding(label: $0) != nil }
    return "; name it with --encoding" + (known.map { ", such as --encoding \($0)" } ?? "")
}

/// The line and column of a byte, determined from the text before it.
private func place(
    of offset: Int,
    in bytes: UnsafeBufferPointer<UInt8>,
    encoding: Encoding
) -> (line: Int, column: Int) {
    let before = (try? encoding.decode(UnsafeBufferPointer(rebasing: bytes[..<min(offset, bytes.count)]))) ?? []
    let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    return (line, before[lineStart...].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 })
}
