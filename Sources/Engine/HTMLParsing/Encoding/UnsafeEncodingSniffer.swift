// UnsafeEncodingSniffer.swift: determines the encoding of a page's bytes and decodes them.
// https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding
//
// "Change the encoding while parsing" is done before the actual parse, since the whole page is available and nothing has to be rendered in
// the meantime: if the encoding is tentative, tree construction processes the text until it finds a meta element that names an encoding. So
// such an element counts exactly where the standard says, at any position.
// Why it is safe: the buffer is read only during the calls, at offsets below its count.

import DOM
package import WebInfra

/// The confidence in the encoding. https://html.spec.whatwg.org/multipage/parsing.html#concept-encoding-confidence
package enum EncodingConfidence: Sendable {
    /// Certain: no declaration in the page changes the encoding.
    case certain
    /// A `meta` element after the prescanned part can change it.
    case tentative
}

/// The evidence for a page's encoding, in order of precedence.
package enum EncodingEvidence: Sendable {
    case byteOrderMark
    /// The user's override.
    case user
    /// The transport layer.
    case transport
    case meta
    /// The XML declaration at the start of an HTML page, without a `meta` element.
    case xmlDeclaration
    /// The document that embeds this one.
    case parent
    /// There is no evidence: the locale's default encoding.
    case custom

    var confidence: EncodingConfidence {
        switch self {
        case .byteOrderMark, .user, .transport: .certain
        case .meta, .xmlDeclaration, .parent, .custom: .tentative
        }
    }
}

/// "Encoding sniffing algorithm".
///
/// - Parameters:
///   - override: The encoding that the user requests; wins over all but a byte order mark.
///   - transport: The encoding that the transport layer declares, for example in a Content-Type field.
///   - parent: The encoding of the same-origin document that embeds this one.
///   - fallback: The encoding of pages without any declaration; see `Encoding.fallback(locale:)`.
package func sniffEncoding(
    _ bytes: UnsafeBufferPointer<UInt8>,
    override: Encoding? = nil,
    transport: Encoding? = nil,
    parent: Encoding? = nil,
    fallback: Encoding = .windows1252
) -> (encoding: Encoding, evidence: EncodingEvidence) {
    // 1. A byte order mark.
    if let mark = Encoding.sniffBOM(bytes) { return (mark.encoding, .byteOrderMark) }
    // 2. The user's override.
    if let override { return (override, .user) }
    // 4. The transport layer.
    if let transport { return (transport, .transport) }
    // 5. A prescan of the first 1024 bytes.
    var prescan = MetaPrescan(UnsafeBytes(UnsafeBufferPointer(rebasing: bytes[..<min(bytes.count, 1024)])))
    // NB: As in browsers, an XML declaration of any length counts if it is the page's first tag.
    let declaration = MetaPrescan(UnsafeBytes(bytes))
    if let encoding = declaration.xmlEncoding() { return (encoding, .xmlDeclaration) }
    if let encoding = prescan.encoding() { return (encoding, .meta) }
    // 6. The parent's encoding; never UTF-16.
    if let parent, parent != .utf16LE, parent != .utf16BE { return (parent, .parent) }
    // 7-8. The text is not used for guesses: the same bytes are always decoded in the same way.
    // 9. The locale's default.
    return (fallback, .custom)
}

/// Determines a page's encoding and decodes it; for the parameters see `sniffEncoding`.
///
/// - Parameter scripting: The parser's scripting flag: with it, `noscript` contains no meta elements.
/// - Returns: UTF-8 without a byte order mark, the original encoding, and the evidence for it.
/// - Throws: Errors of the decoder; none if malformed input is replaced.
package func decodeHTML(
    _ bytes: [UInt8],
    override: Encoding? = nil,
    transport: Encoding? = nil,
    parent: Encoding? = nil,
    fallback: Encoding = .windows1252,
    scripting: Bool = true
) throws(TextCodingError) -> (utf8: [UInt8], encoding: Encoding, evidence: EncodingEvidence) {
    let sniffed = bytes.withUnsafeBufferPointer {
        sniffEncoding($0, override: override, transport: transport, parent: parent, fallback: fallback)
    }
    let text = try Encoding.decode(bytes, fallback: sniffed.encoding)
    // UTF-16 is never changed.
    guard sniffed.evidence.confidence == .tentative, sniffed.encoding != .utf16LE, sniffed.encoding != .utf16BE,
        let declared = declaredEncoding(in: text.utf8, scripting: scripting)
    else { return (text.utf8, text.encoding, sniffed.evidence) }
    guard declared != sniffed.encoding else { return (text.utf8, text.encoding, .meta) }
    let again = try Encoding.decode(bytes, fallback: declared)
    return (again.utf8, again.encoding, .meta)
}

/// "Change the encoding": the encoding of the first meta element that names one, as the parser finds it.
/// https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding
private func declaredEncoding(in text: [UInt8], scripting: Bool) -> Encoding? {
    text.withUnsafeBufferPointer { text in
        let input = UnsafeBytes(text)
        // OPTIMIZATION: Most pages with a tentative encoding have no meta element that could name one.
        guard hasDeclaringMeta(input) else { return nil }
        let tree = Tree()
        let document = tree.createDocument(isHTML: true)
        var builder = TreeBuilder(
            input,
            tree: tree,
            document: document,
            options: HTMLParserOptions(scripting: scripting)
        )
        builder.stopsAtEncoding = true
        builder.run()
        return builder.declaredEncoding
    }
}

/// Whether any meta start tag, at any position, contains the attributes that name an encoding, or a character reference that may stand for
/// them.
private func hasDeclaringMeta(_ input: UnsafeBytes) -> Bool {
    var index = 0
    while true {
        index = input.first(of: 0x3C, 0x3C, 0x3C, 0x3C, from: index)
        guard index < input.count else { return false }
        index += 1
        guard input.hasPrefix(ignoringCase: "meta", at: index) else { continue }
        // NB: A `>` in quotes does not end the tag; quotes count only after an equals sign.
        var quote: UInt8?
        var last: UInt8 = 0
        while index < input.count {
            let byte = input[index]
            if byte == 0x26 || input.hasPrefix(ignoringCase: "charset", at: index) { return true }
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == 0x3E {
                break
            } else if last == 0x3D, byte == 0x22 || byte == 0x27 {
                quote = byte
            }
            if !isHTMLSpace(byte) { last = byte }
        }
    }
}

/// The encoding that a meta start tag names, by "in head". https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead
func metaEncoding(of tokenizer: borrowing Tokenizer) -> Encoding? {
    var charset: Int?
    var content: Int?
    var isContentType = false
    for index in 0..<tokenizer.attributes.count {
        let name = tokenizer.attributeName(index)
        if name.equals("charset") {
            charset = index
        } else if name.equals("content") {
            content = index
        } else if name.equals("http-equiv") {
            isContentType = tokenizer.attributeValue(index).equals(ignoringCase: "content-type")
        }
    }
    var found: Encoding?
    if let charset {
        found = Encoding(label: tokenizer.attributeValue(charset).buffer)
    }
    if found == nil, isContentType, let content {
        found = encodingFromMeta(tokenizer.attributeValue(content))
    }
    return found.map(asciiCompatible)
}

/// Replaces an encoding that a declaration readable as ASCII cannot mean by the one that the standard uses instead.
private func asciiCompatible(_ encoding: Encoding) -> Encoding {
    if encoding == .utf16LE || encoding == .utf16BE { return .utf8 }
    if encoding == .xUserDefined { return .windows1252 }
    return encoding
}

/// The encoding in a `meta` element's `content`, and the range of its label.
///
/// https://html.spec.whatwg.org/multipage/urls-and-fetching.html#algorithm-for-extracting-a-character-encoding-from-a-meta-element
///
/// - Returns: nil if it names none.
package func encodingLabel(inContent content: [UInt8]) -> (encoding: Encoding, label: Range<Int>)? {
    content.withUnsafeBufferPointer { content in
        guard let label = labelRange(UnsafeBytes(content)) else { return nil }
        return Encoding(label: UnsafeBufferPointer(rebasing: content[label])).map { ($0, label) }
    }
}

private func encodingFromMeta(_ value: UnsafeBytes) -> Encoding? {
    labelRange(value).flatMap { Encoding(label: value.slice($0.lowerBound, $0.upperBound).buffer) }
}

private func labelRange(_ value: UnsafeBytes) -> Range<Int>? {
    var index = 0
    while true {
        // 2-3. Find the next "charset".
        while index < value.count, !value.hasPrefix(ignoringCase: "charset", at: index) { index += 1 }
        guard index < value.count else { return nil }
        index += 7
        // 4-6. An equals sign between whitespace; otherwise continue the search.
        while index < value.count, isHTMLSpace(value[index]) { index += 1 }
        guard index < value.count else { return nil }
        guard value[index] == 0x3D else { continue }
        index += 1
        while index < value.count, isHTMLSpace(value[index]) { index += 1 }
        guard index < value.count else { return nil }
        // 7. The label, in quotes or up to whitespace or a semicolon.
        let quote = value[index]
        if quote == 0x22 || quote == 0x27 {
            let end = value.first(of: quote, quote, quote, quote, from: index + 1)
            return end < value.count ? index + 1..<end : nil
        }
        var end = index
        while end < value.count, !isHTMLSpace(value[end]), value[end] != 0x3B { end += 1 }
        return index..<end
    }
}

/// "Prescan a byte stream to determine its encoding".
/// https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
struct MetaPrescan: ~Copyable {
    private let bytes: UnsafeBytes
    private var position = 0

    init(_ bytes: UnsafeBytes) { self.bytes = bytes }

    /// "Get an XML encoding": the declaration of an XML document served as HTML.
    /// https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing
    func xmlEncoding() -> Encoding? {
        // UTF-16 without a byte order mark, recognized by its first characters.
        if bytes.hasPrefix("<\0?\0x\0", at: 0) { return .utf16LE }
        if bytes.hasPrefix("\0<\0?\0x", at: 0) { return .utf16BE }
        guard bytes.hasPrefix("<?xml", at: 0) else { return nil }
        let end = bytes.first(of: 0x3E, 0x3E, 0x3E, 0x3E, from: 0)
        guard end < bytes.count else { return nil }
        var index = 5
        while index < end, !bytes.hasPrefix("encoding", at: index) { index += 1 }
        index += 8
        while index < end, bytes[index] <= 0x20 { index += 1 }
        guard index < end, bytes[index] == 0x3D else { return nil }
        index += 1
        while index < end, bytes[index] <= 0x20 { index += 1 }
        guard index < end, bytes[index] == 0x22 || bytes[index] == 0x27 else { return nil }
        let quote = bytes[index]
        let close = bytes.first(of: quote, quote, quote, quote, from: index + 1)
        guard close < end else { return nil }
        for offset in index + 1..<close where bytes[offset] <= 0x20 { return nil }
        guard let encoding = Encoding(label: bytes.slice(index + 1, close).buffer) else { return nil }
        return encoding == .utf16LE || encoding == .utf16BE ? .utf8 : encoding
    }

    /// The encoding of the first meta element that names one.
    mutating func encoding() -> Encoding? {
        while position < bytes.count {
            if bytes.hasPrefix("<!--", at: position) {
                // NB: The two dashes that open a comment may also be those that close it.
                var end = position + 2
                while end < bytes.count, !bytes.hasPrefix("-->", at: end) { end += 1 }
                position = end + 2
            } else if bytes.hasPrefix(ignoringCase: "<meta", at: position), position + 5 < bytes.count,
                isHTMLSpace(bytes[position + 5]) || bytes[position + 5] == 0x2F
            {
                position += 5
                if let encoding = meta() { return encoding }
                continue
            } else if isTagStart(position) {
                while position < bytes.count, !isHTMLSpace(bytes[position]), bytes[position] != 0x3E { position += 1 }
                while attribute() != nil {}
                continue
            } else if bytes.hasPrefix("<!", at: position) || bytes.hasPrefix("</", at: position)
                || bytes.hasPrefix("<?", at: position)
            {
                position = bytes.first(of: 0x3E, 0x3E, 0x3E, 0x3E, from: position)
            }
            position += 1
        }
        return nil
    }

    private func isTagStart(_ index: Int) -> Bool {
        guard bytes[index] == 0x3C, index + 1 < bytes.count else { return false }
        if bytes[index + 1] == 0x2F { return index + 2 < bytes.count && isASCIILetter(bytes[index + 2]) }
        return isASCIILetter(bytes[index + 1])
    }

    /// The encoding of a meta element, by its attributes.
    private mutating func meta() -> Encoding? {
        var hasName = false
        var hasContent = false
        var hasCharset = false
        var gotPragma = false
        var needsPragma: Bool?
        var charset: Encoding?
        while let (name, value) = attribute() {
            switch name {
            case "http-equiv" where !hasName:
                hasName = true
                gotPragma = value == Array("content-type".utf8)
            case "content" where !hasContent:
                hasContent = true
                let found = value.withUnsafeBufferPointer { encodingFromMeta(UnsafeBytes($0)) }
                if let found, charset == nil {
                    charset = found
                    needsPragma = true
                }
            case "charset" where !hasCharset:
                hasCharset = true
                charset = Encoding(label: value)
                needsPragma = false
            default: break
            }
        }
        // NOTE: The end of the bytes ends the prescan without a result, whatever was read before.
        guard position < bytes.count, let needsPragma, !needsPragma || gotPragma, let charset else { return nil }
        return asciiCompatible(charset)
    }

    /// "Get an attribute", in lower case; nil at the end of the tag or of the bytes.
    private mutating func attribute() -> (name: String, value: [UInt8])? {
        // 1-2. Whitespace and slashes; `>` ends the tag.
        while position < bytes.count, isHTMLSpace(bytes[position]) || bytes[position] == 0x2F { position += 1 }
        guard position < bytes.count, bytes[position] != 0x3E else { return nil }
        // 3-5. The name.
        var name: [UInt8] = []
        var value: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            if (byte == 0x3D && !name.isEmpty) || isHTMLSpace(byte) || byte == 0x2F || byte == 0x3E { break }
            name.append(asciiLowercase(byte))
            position += 1
        }
        // 6-8. An equals sign.
        while position < bytes.count, isHTMLSpace(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        let nameText = String(decoding: name, as: UTF8.self)
        guard bytes[position] == 0x3D else { return (nameText, value) }
        position += 1
        while position < bytes.count, isHTMLSpace(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        // 10-11. The value, in quotes or not.
        let quote = bytes[position]
        if quote == 0x22 || quote == 0x27 {
            position += 1
            while position < bytes.count, bytes[position] != quote {
                value.append(asciiLowercase(bytes[position]))
                position += 1
            }
            guard position < bytes.count else { return nil }
            position += 1
            return (nameText, value)
        }
        while position < bytes.count, !isHTMLSpace(bytes[position]), bytes[position] != 0x3E {
            value.append(asciiLowercase(bytes[position]))
            position += 1
        }
        return (nameText, value)
    }
}
