// HTTPMessage.swift: an HTTP response as an archive keeps it: header lines and the body as it travelled.

import ArchiveCoding

/// A response whose body is decoded.
struct HTTPResponse {
    var status: Int
    var fields: [(name: String, value: String)]
    /// The header's octets without the empty line.
    var header: ArraySlice<UInt8>
    /// The body without transfer and content encodings.
    var body: [UInt8]
    /// Why the body can't be decoded, or empty.
    var problem = ""

    /// nil when the octets are no response.
    init?(_ octets: [UInt8], limit: Int) {
        guard octets.starts(with: "HTTP/".utf8), let (end, bodyStart) = headerEnd(octets[...]) else { return nil }
        header = octets[..<end]
        let lines = headerLines(octets[..<end])
        guard let words = lines.first?.split(separator: " "), words.count >= 2, let status = Int(words[1]) else {
            return nil
        }
        self.status = status
        fields = lines.dropFirst().compactMap(headerField)
        body = Array(octets[bodyStart...])
        if value("Transfer-Encoding")?.lowercased().contains("chunked") == true, let whole = Self.joinChunks(body) {
            body = whole
        }
        for coding in (value("Content-Encoding") ?? "").lowercased().split(separator: ",").reversed() {
            switch coding.filter({ $0 != " " }) {
            case "", "identity": break
            case "gzip", "x-gzip", "deflate":
                // NB: Some crawlers keep the header of a body that they have decoded.
                if let decoded = decodeHTTPDeflate(body, limit: limit) {
                    body = decoded
                } else if body.starts(with: [0x1F, 0x8B]) {
                    problem = "the body's content encoding (\(coding)) is damaged"
                }
            default: problem = "the body's content encoding (\(coding)) can't be decoded"
            }
        }
    }

    /// The first field of that name.
    func value(_ name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }

    /// The response with another body, which travels as it is.
    func replacingBody(with octets: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var isFirst = true
        for line in headerLines(header, keepsFolds: true) {
            let name = line.prefix { $0 != ":" }.lowercased()
            if !isFirst, ["content-encoding", "transfer-encoding", "content-length"].contains(name) { continue }
            isFirst = false
            result += Array(line.utf8) + [0x0D, 0x0A]
        }
        result += Array("Content-Length: \(octets.count)\r\n\r\n".utf8)
        return result + octets
    }

    /// https://www.rfc-editor.org/rfc/rfc9112#name-chunked-transfer-coding; nil when it is no such coding.
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
        // NB: Cut off inside: what there is.
        return position > 0 ? result : nil
    }
}

/// A media type and its parameters: `text/html; charset="utf-8"`.
func mediaType(_ value: String) -> (type: String, parameters: [String: String]) {
    var pieces: [String] = [""]
    var isQuoted = false
    for character in value {
        if character == "\"" {
            isQuoted.toggle()
        } else if character == ";", !isQuoted {
            pieces.append("")
        } else {
            pieces[pieces.count - 1].append(character)
        }
    }
    var parameters: [String: String] = [:]
    for piece in pieces.dropFirst() {
        let parts = piece.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { parameters[trimmed(parts[0]).lowercased()] = trimmed(parts[1]) }
    }
    return (trimmed(pieces[0][...]).lowercased(), parameters)
}

/// The text without blanks around it.
func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return String(text)
}

/// Where a header's last line ends and where what follows the empty line begins.
func headerEnd(_ octets: ArraySlice<UInt8>, limit: Int = 1 << 16) -> (end: Int, bodyStart: Int)? {
    var position = octets.startIndex
    let last = min(octets.endIndex, octets.startIndex + limit)
    while let lineEnd = octets[position..<last].firstIndex(of: 0x0A) {
        let next = lineEnd + 1
        if next < octets.endIndex, octets[next] == 0x0A { return (lineEnd, next + 1) }
        if next + 1 < octets.endIndex, octets[next] == 0x0D, octets[next + 1] == 0x0A { return (lineEnd, next + 2) }
        position = next
    }
    return nil
}

/// The lines of a header; a line that begins with a blank goes on with the one before.
func headerLines(_ octets: ArraySlice<UInt8>, keepsFolds: Bool = false) -> [String] {
    var lines: [String] = []
    for line in octets.split(separator: 0x0A) {
        let octets = line.last == 0x0D ? line.dropLast() : line
        let text = String(decoding: octets, as: UTF8.self)
        if let first = octets.first, first == 0x20 || first == 0x09, !lines.isEmpty {
            lines[lines.count - 1] += keepsFolds ? "\r\n" + text : " " + trimmed(text[...])
        } else {
            lines.append(text)
        }
    }
    return lines
}

/// A header's line as name and value; nil without a colon.
func headerField(_ line: String) -> (name: String, value: String)? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return (trimmed(line[..<colon]), trimmed(line[line.index(after: colon)...]))
}
