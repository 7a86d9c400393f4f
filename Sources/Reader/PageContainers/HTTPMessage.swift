// HTTPMessage.swift: an HTTP response as archived: header lines, and the body as it was transferred.

import ArchiveCoding
import ContainerProtocol
import WebInfra

/// A response with a decoded body.
struct HTTPResponse {
    var status: Int
    var fields: [(name: String, value: String)]
    /// The header's bytes, with the empty line.
    var head: [UInt8]
    /// The body without transfer and content encodings.
    var body: [UInt8]
    /// Why the body cannot be decoded, or empty.
    var problem = ""

    /// nil if the bytes are not a response.
    ///
    /// - Parameters:
    ///   - packed: The size of the response in the archive, in bytes.
    ///   - layers: How many further layers of compression the archive adds.
    init?(_ bytes: [UInt8], packed: Int, layers: Int) {
        guard bytes.starts(with: "HTTP/".utf8), let (end, bodyStart) = headerEnd(bytes[...]) else { return nil }
        head = Array(bytes[..<bodyStart])
        let lines = headerLines(bytes[..<end])
        guard let words = lines.first?.split(separator: " "), words.count >= 2, let status = Int(words[1]) else {
            return nil
        }
        self.status = status
        fields = lines.dropFirst().compactMap(headerField)
        body = Array(bytes[bodyStart...])
        if value("Transfer-Encoding")?.lowercased().contains("chunked") == true, let whole = Self.joinChunks(body) {
            body = whole
        }
        decodeBody(packed: packed, layers: layers)
    }

    /// The value of the first field with this name.
    func value(_ name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }

    /// The type that all `Content-Type` headers yield together; nil if none is valid.
    var type: MIMEType? {
        MIMEType.extract(from: fields.filter { $0.name.lowercased() == "content-type" }.map(\.value))
    }

    /// Whether sniffing is forbidden. https://fetch.spec.whatwg.org/#x-content-type-options-header
    var forbidsSniffing: Bool {
        let values = fields.filter { $0.name.lowercased() == "x-content-type-options" }.map(\.value)
        let first = values.first?.split(separator: ",", omittingEmptySubsequences: false).first
        return first.map { trimmed($0).lowercased() == "nosniff" } ?? false
    }

    /// The response with another body and without codings. The content type gets the new encoding if it named one.
    func replacingBody(with page: WrittenPage) -> [UInt8] {
        let length = (name: "Content-Length", value: String(page.bytes.count))
        let head = type?["charset"].map { page.replacingCharset($0, in: self.head) } ?? self.head
        return replacingFields(of: head, [length], dropping: ["content-encoding", "transfer-encoding"]) + page.bytes
    }

    /// https://www.rfc-editor.org/rfc/rfc9112#name-chunked-transfer-coding; nil if the body is not chunked.
    private static func joinChunks(_ body: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var position = 0
        while let end = body[position...].firstIndex(of: 0x0A) {
            let digits = body[position..<end].prefix { $0 != 0x3B && $0 != 0x0D && $0 != 0x20 }
            guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 16), size >= 0,
                size <= body.count - end - 1
            else { return nil }
            if size == 0 { return result }
            result += body[(end + 1)..<(end + 1 + size)]
            position = end + 1 + size
            if position < body.count, body[position] == 0x0D { position += 1 }
            if position < body.count, body[position] == 0x0A { position += 1 }
        }
        // NB: A body that is cut off keeps the chunks it has.
        return position > 0 ? result : nil
    }
}

/// The text without spaces and tabs around it, and without carriage returns at its end.
func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
}

/// The end of a header's last line, and the start of what follows the empty line.
func headerEnd(_ bytes: ArraySlice<UInt8>, limit: Int = 1 << 16) -> (end: Int, bodyStart: Int)? {
    var position = bytes.startIndex
    let last = min(bytes.endIndex, bytes.startIndex + limit)
    while let lineEnd = bytes[position..<last].firstIndex(of: 0x0A) {
        let next = lineEnd + 1
        if next < bytes.endIndex, bytes[next] == 0x0A { return (lineEnd, next + 1) }
        if next + 1 < bytes.endIndex, bytes[next] == 0x0D, bytes[next + 1] == 0x0A { return (lineEnd, next + 2) }
        position = next
    }
    return nil
}

/// The lines of a header, unfolded: a line that begins with whitespace continues the one before.
func headerLines(_ bytes: ArraySlice<UInt8>) -> [String] {
    var lines: [String] = []
    for line in bytes.split(separator: 0x0A) {
        let bytes = line.last == 0x0D ? line.dropLast() : line
        let text = headerText(bytes)
        if let first = bytes.first, first == 0x20 || first == 0x09, !lines.isEmpty {
            lines[lines.count - 1] += " " + trimmed(text[...])
        } else {
            lines.append(text)
        }
    }
    return lines
}

/// The name and value of a header's line; nil without a colon.
func headerField(_ line: String) -> (name: String, value: String)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return (trimmed(line[..<colon]), trimmed(line[line.index(after: colon)...]))
}

/// The header with new values for some fields; missing ones are added. All other bytes are unchanged.
///
/// - Parameters:
///   - head: The header, with its empty line.
///   - hasStartLine: Whether its first line is a start line, which is kept, and not a field.
///   - dropping: Names of fields to remove, in lower case.
func replacingFields(
    of head: [UInt8],
    _ fields: [(name: String, value: String)],
    hasStartLine: Bool = true,
    dropping: Set<String> = []
) -> [UInt8] {
    var result: [UInt8] = []
    var missing = fields
    var isGone = false
    var start = 0
    while start < head.count {
        let end = (head[start...].firstIndex(of: 0x0A) ?? head.count - 1) + 1
        defer { start = end }
        let line = head[start..<end]
        let lineEnd: [UInt8] = line.suffix(2).elementsEqual([0x0D, 0x0A]) ? [0x0D, 0x0A] : [0x0A]
        if line.elementsEqual(lineEnd) {
            for (name, value) in missing { result += Array("\(name): \(value)".utf8) + lineEnd }
            missing = []
        } else if start > 0, let first = line.first, first == 0x20 || first == 0x09 {
            if isGone { continue }
        } else if start > 0 || !hasStartLine, let colon = line.firstIndex(of: 0x3A) {
            let name = trimmed(String(decoding: line[..<colon], as: UTF8.self)[...]).lowercased()
            isGone = dropping.contains(name)
            if let field = fields.first(where: { $0.name.lowercased() == name }) {
                isGone = true
                guard let index = missing.firstIndex(where: { $0.name == field.name }) else { continue }
                missing.remove(at: index)
                result += line[..<colon] + Array(": \(field.value)".utf8) + lineEnd
            }
            if isGone { continue }
        }
        result += line
    }
    return result
}
