// MHTMLContainer.swift: a page saved as a MIME message with its resources. https://www.rfc-editor.org/rfc/rfc2557
//
// The page is the part that the message's `start` names, else the first HTML part. Written back, the message keeps every
// byte but those of the page's body, which is encoded as it was; where that is not at all and would not do any more, as
// quoted-printable, which its header then says, as it does with another charset.

package import ContainerProtocol
import FilePaths
import FoundationEssentials

/// Reads one message.
package final class MHTMLContainer: PageContainer {
    private let bytes: [UInt8]
    private var isDone = false
    private var others: [MIMEPart] = []
    private var pageURL = ""

    /// A message with the given bytes.
    package init(bytes: [UInt8]) { self.bytes = bytes }

    package func close() -> [WrittenPiece] { [] }

    package func next() throws(ContainerError) -> ContainerPart? {
        if isDone { return nil }
        isDone = true
        guard let message = MIMEPart(bytes[...]) else { throw ContainerError("it does not start with a MIME header") }
        let root = try findRoot(of: message)
        let url = root.value("Content-Location") ?? message.value("Snapshot-Content-Location") ?? ""
        pageURL = url
        let page = ContainerPage(
            name: "",
            url: url,
            contentType: root.value("Content-Type") ?? "",
            date: message.value("Date") ?? "",
            bytes: try root.decodedBody()
        )
        return .page(page) { [bytes] new in
            guard let new else { return [.original(0..<bytes.count)] }
            return [
                .original(0..<root.head.startIndex), .bytes(root.replacingBody(with: new)),
                .original(root.body.endIndex..<bytes.count),
            ]
        }
    }

    /// https://www.rfc-editor.org/rfc/rfc2557#section-5: by `Content-Location`, and by `Content-ID` as a `cid:` URL.
    package func resources() -> [ContainerResource] {
        others.compactMap { part in
            var urls: [String] = []
            if let location = part.value("Content-Location").map({ String(trimmed($0[...])) }) {
                urls.append(location)
                let base = URL(string: pageURL)
                if let resolved = URL(string: location, relativeTo: base)?.absoluteString, resolved != location {
                    urls.append(resolved)
                }
            }
            if let id = part.value("Content-ID").map({ String(trimmed($0[...])) }), id.hasPrefix("<"), id.hasSuffix(">")
            {
                urls.append("cid:" + id.dropFirst().dropLast())
            }
            guard !urls.isEmpty, let bytes = try? part.decodedBody() else { return nil }
            return ContainerResource(urls: urls, contentType: part.value("Content-Type") ?? "", bytes: bytes)
        }
    }

    private func findRoot(of message: MIMEPart) throws(ContainerError) -> MIMEPart {
        let media = message.mediaType
        guard media.type.hasPrefix("multipart/") else {
            guard media.type == "text/html" else { throw ContainerError("it contains no HTML page") }
            return message
        }
        guard let boundary = media.parameters["boundary"], !boundary.isEmpty else {
            throw ContainerError("its header has no boundary parameter")
        }
        let parts = message.parts(boundary: boundary).flatMap { $0.leaves(depth: 0) }
        others = parts
        if let start = media.parameters["start"],
            let part = parts.first(where: { $0.value("Content-ID").map { trimmed($0[...]) } == start }),
            part.mediaType.type == "text/html"
        {
            return part
        }
        guard let part = parts.first(where: { $0.mediaType.type == "text/html" }) else {
            throw ContainerError("it contains no HTML page")
        }
        return part
    }
}

/// A header and a body within a message.
struct MIMEPart {
    let fields: [(name: String, value: String)]
    /// The header with its empty line.
    let head: ArraySlice<UInt8>
    let body: ArraySlice<UInt8>
    /// What lines begin with that end the body.
    private let delimiters: [[UInt8]]

    /// nil when there is no header.
    init?(_ bytes: ArraySlice<UInt8>, delimiters: [[UInt8]] = []) {
        guard let (end, bodyStart) = headerEnd(bytes, limit: 1 << 20) else { return nil }
        self.delimiters = delimiters
        head = bytes[..<bodyStart]
        fields = headerLines(bytes[..<end]).compactMap(headerField)
        if fields.isEmpty { return nil }
        body = bytes[bodyStart...]
    }

    /// The first field of that name.
    func value(_ name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }

    var mediaType: (type: String, parameters: [String: String]) {
        PageContainers.mediaType(value("Content-Type") ?? "text/plain")
    }

    private var encoding: String { (value("Content-Transfer-Encoding") ?? "7bit").lowercased() }

    /// The parts between lines of the boundary. The line end before such a line is the boundary's, not the part's.
    func parts(boundary: String) -> [MIMEPart] {
        let delimiter = Array("--\(boundary)".utf8)
        let inner = delimiters + [delimiter]
        var parts: [MIMEPart] = []
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
                        if let part = MIMEPart(body[start..<end], delimiters: inner) { parts.append(part) }
                    }
                    partStart = min(lineEnd + 1, body.endIndex)
                    if isLast { return parts }
                }
            }
            lineStart = lineEnd + 1
        }
        // NB: Cut off: the last part is what there is.
        if let start = partStart, let part = MIMEPart(body[start...], delimiters: inner) { parts.append(part) }
        return parts
    }

    /// The parts inside of a part that is itself made of parts; else just this one.
    func leaves(depth: Int) -> [MIMEPart] {
        let media = mediaType
        guard depth < 8, media.type.hasPrefix("multipart/"), let boundary = media.parameters["boundary"],
            !boundary.isEmpty
        else { return [self] }
        return parts(boundary: boundary).flatMap { $0.leaves(depth: depth + 1) }
    }

    /// The body without its transfer encoding.
    func decodedBody() throws(ContainerError) -> [UInt8] {
        switch encoding {
        case "7bit", "8bit", "binary", "": return Array(body)
        case "quoted-printable": return decodeQuotedPrintable(body)
        case "base64":
            guard let bytes = decodeBase64(body) else {
                throw ContainerError("the base64 encoding of the page is damaged")
            }
            return bytes
        default: throw ContainerError("the transfer encoding of the page (\(encoding)) is unknown")
        }
    }

    /// The header and another body. The content type says its encoding if it said one.
    func replacingBody(with page: WrittenPage) -> [UInt8] {
        var body = page.bytes
        var fields: [(name: String, value: String)] = []
        if let type = value("Content-Type").flatMap(page.contentType) { fields.append(("Content-Type", type)) }
        switch encoding {
        case "quoted-printable": body = encodeQuotedPrintable(body)
        case "base64": body = encodeBase64(body)
        case "7bit" where body.contains { $0 >= 0x80 }, _ where holdsDelimiter(body):
            fields.append(("Content-Transfer-Encoding", "quoted-printable"))
            body = encodeQuotedPrintable(body)
        default: break
        }
        return (fields.isEmpty ? Array(head) : replacingFields(of: Array(head), fields, hasStartLine: false)) + body
    }

    private func holdsDelimiter(_ bytes: [UInt8]) -> Bool {
        bytes.split(separator: 0x0A).contains { line in delimiters.contains { line.starts(with: $0) } }
    }
}
