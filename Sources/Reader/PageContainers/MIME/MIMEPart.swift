// MIMEPart.swift: a header and a body in a message, and the body's parts. https://www.rfc-editor.org/rfc/rfc2046#section-5.1

import Codecs
import ContainerProtocol
import WebInfra

/// A message, or a part of one.
struct MIMEPart {
    private struct Field {
        /// The name, in lower case.
        var name: String
        /// The value, with its folding.
        var value: ArraySlice<UInt8>
    }

    private let fields: [Field]
    /// The header with its empty line.
    let head: ArraySlice<UInt8>
    let body: ArraySlice<UInt8>
    /// The prefixes of lines that end the body.
    private let delimiters: [[UInt8]]
    /// The base of relative addresses in the header, from the enclosing messages; nil if they have none.
    private let outerBase: URLRecord?

    /// nil if there is no header. A part's header may be empty, a message's may not.
    init?(
        _ bytes: ArraySlice<UInt8>,
        delimiters: [[UInt8]] = [],
        outerBase: URLRecord? = nil
    ) {
        self.delimiters = delimiters
        self.outerBase = outerBase
        let isPart = !delimiters.isEmpty
        if isPart, let lineEnd = [[0x0D, 0x0A], [0x0A]].first(where: { bytes.starts(with: $0) }) {
            head = bytes.prefix(lineEnd.count)
            body = bytes.dropFirst(lineEnd.count)
            fields = []
            return
        }
        guard let (end, bodyStart) = headerEnd(bytes, limit: 1 << 20) else { return nil }
        head = bytes[..<bodyStart]
        body = bytes[bodyStart...]
        fields = Self.fields(of: bytes[..<end])
        if fields.isEmpty { return nil }
    }

    private static func fields(of header: ArraySlice<UInt8>) -> [Field] {
        var fields: [Field] = []
        var isField = false
        for line in header.split(separator: 0x0A) {
            let line = line.last == 0x0D ? line.dropLast() : line
            if let first = line.first, first == 0x20 || first == 0x09 {
                if isField, let last = fields.indices.last {
                    fields[last].value = header[fields[last].value.startIndex..<line.endIndex]
                }
                continue
            }
            isField = false
            guard let colon = line.firstIndex(of: 0x3A) else { continue }
            isField = true
            let name = headerText(line[..<colon].strippingASCIIWhitespace()).lowercased()
            fields.append(Field(name: name, value: line[(colon + 1)...]))
        }
        return fields
    }

    // MARK: - The header

    /// The first field with this name in lower case, with its folding.
    private func raw(_ name: String) -> ArraySlice<UInt8>? { fields.first { $0.name == name }?.value }

    /// A field's text, unfolded; nil if it is missing or empty.
    func text(_ name: String) -> String? {
        guard let raw = raw(name) else { return nil }
        let text = headerText(raw.filter { $0 != 0x0D && $0 != 0x0A }[...].strippingASCIIWhitespace())
        return text.isEmpty ? nil : text
    }

    /// A field with parameters.
    private func value(_ name: String) -> MIMEFieldValue { MIMEFieldValue(raw(name) ?? []) }

    /// The content type; its word is empty if the header has none.
    var type: MIMEFieldValue { value("content-type") }

    /// Whether the part is an attachment.
    var isAttachment: Bool { value("content-disposition").word == "attachment" }

    /// The content type, such as `text/html; charset=koi8-r`.
    ///
    /// - Parameter usual: The type that applies if the header has none.
    func contentType(usual: String = "text/plain") -> String {
        let type = type
        let essence = type.word.isEmpty ? usual : type.word
        return type["charset"].map { "\(essence); charset=\($0)" } ?? essence
    }

    /// The identifier of a field, without its brackets.
    var contentID: String? { text("content-id").map(Self.identifier) }

    /// The text between angle brackets, or all of it.
    static func identifier(_ text: String) -> String {
        guard let start = text.firstIndex(of: "<"), let end = text[start...].firstIndex(of: ">") else { return text }
        return String(text[text.index(after: start)..<end])
    }

    // MARK: - Addresses. https://www.rfc-editor.org/rfc/rfc2557#section-5

    /// The base of addresses if nothing else provides one.
    static let lastBase = URLRecord.parse("thismessage:/")

    /// A field's address as written, without folding and with encoded words decoded.
    func address(_ name: String) -> String? {
        guard let raw = raw(name) else { return nil }
        // NB: Whitespace from folding is not part of an address. Spaces within a line are: some programs write file names that way.
        var bytes: [UInt8] = []
        var isFolded = false
        for byte in raw {
            if byte == 0x0D || byte == 0x0A {
                isFolded = true
            } else if !isFolded || byte != 0x20 && byte != 0x09 {
                isFolded = false
                bytes.append(byte)
            }
        }
        var text = decodedWords(headerText(bytes[...].strippingASCIIWhitespace()))
        if text.hasPrefix("<"), text.hasSuffix(">") { text = Self.identifier(text) }
        if text.utf8.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
            text = String(text.dropFirst().dropLast())
        }
        return text.isEmpty ? nil : text
    }

    /// The base of addresses in this header: its own `Content-Base` (RFC 2110), or the enclosing one.
    private var base: URLRecord? {
        address("content-base").flatMap { URLRecord.parse($0, base: outerBase) } ?? outerBase
    }

    /// `Content-Location`, resolved; nil if it is missing or invalid.
    var location: URLRecord? {
        address("content-location").flatMap { URLRecord.parse($0, base: base ?? Self.lastBase) }
    }

    /// The base of addresses in the parts of the body.
    private var innerBase: URLRecord? {
        address("content-location").flatMap { URLRecord.parse($0, base: base) } ?? base
    }

    // MARK: - The body

    /// The parts between the boundary lines; none if the type names no boundary. The line end before a boundary line belongs to the
    /// boundary, not to the part.
    func parts() -> [MIMEPart] {
        guard let boundary = type["boundary"], !boundary.isEmpty else { return [] }
        let delimiter = Array("--\(boundary)".utf8)
        let (inner, innerBase) = (delimiters + [delimiter], innerBase)
        var parts: [MIMEPart] = []
        func add(_ bytes: ArraySlice<UInt8>) {
            if let part = MIMEPart(bytes, delimiters: inner, outerBase: innerBase) { parts.append(part) }
        }
        var partStart: Int?
        var lineStart = body.startIndex
        while lineStart < body.endIndex {
            let lineEnd = body[lineStart...].firstIndex(of: 0x0A) ?? body.endIndex
            if body[lineStart..<lineEnd].starts(with: delimiter) {
                let rest = body[(lineStart + delimiter.count)..<lineEnd]
                let isLast = rest.starts(with: "--".utf8)
                if isLast || rest.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) {
                    if let start = partStart {
                        var end = lineStart
                        if end > start, body[end - 1] == 0x0A { end -= 1 }
                        if end > start, body[end - 1] == 0x0D { end -= 1 }
                        add(body[start..<end])
                    }
                    partStart = min(lineEnd + 1, body.endIndex)
                    if isLast { return parts }
                }
            }
            lineStart = lineEnd + 1
        }
        // NB: If the message is cut off, the last part is what there is of it.
        if let start = partStart { add(body[start...]) }
        return parts
    }

    private var transferEncoding: MIMEFieldValue { value("content-transfer-encoding") }

    /// The body without its transfer encoding.
    func decodedBody() throws(ContainerError) -> [UInt8] {
        switch TransferEncoding(word: transferEncoding.word) {
        case .identity: return Array(body)
        case .quotedPrintable: return QuotedPrintable.decode(body)
        case .base64: return Base64.decodeMIME(body)
        case nil: throw ContainerError("the transfer encoding of the page (\(transferEncoding.word)) is unknown")
        }
    }

    // MARK: - Writing

    /// The header with another body. The content type gets the page's encoding if it named one; the rest of the header is unchanged.
    func replacingBody(with page: WrittenPage) -> [UInt8] {
        var body = page.bytes
        var edits: [(range: Range<Int>, bytes: [UInt8])] = []
        let type = type
        if let charset = type["charset"], let new = page.charset(replacing: charset) {
            edits += type.replacements(of: "charset", with: new)
        }
        let lineEnd: [UInt8] = head.suffix(2).elementsEqual([0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
        let encoding = transferEncoding
        switch TransferEncoding(word: encoding.word) {
        case .quotedPrintable: body = QuotedPrintable.encode(body, lineEnd: lineEnd)
        case .base64: body = Base64.encodeMIME(body, lineEnd: lineEnd)
        case .identity(let isSevenBit):
            let isTooWide = isSevenBit && body.contains { $0 >= 0x80 } && !self.body.contains { $0 >= 0x80 }
            guard isTooWide || holdsDelimiter(body) else { break }
            body = QuotedPrintable.encode(body, lineEnd: lineEnd)
            if raw("content-transfer-encoding") == nil {
                let place = head.endIndex - lineEnd.count
                edits.append((place..<place, Array("Content-Transfer-Encoding: quoted-printable".utf8) + lineEnd))
            } else {
                let blank: [UInt8] = encoding.word.isEmpty ? [0x20] : []
                edits.append((encoding.wordRange, blank + Array("quoted-printable".utf8)))
            }
        case nil: break
        }
        return replacing(edits, in: head) + body
    }

    private func holdsDelimiter(_ bytes: [UInt8]) -> Bool {
        bytes.split(separator: 0x0A).contains { line in delimiters.contains { line.starts(with: $0) } }
    }
}
