// SavedFrom.swift: the URL that a saved page says it was saved from. Browsers write it into a comment before the page's head:
//
//   <!-- saved from url=(0023)https://example.com/a/ -->       Internet Explorer, Chrome and others; the number is its length
//   <!-- Page saved with SingleFile, url: https://… -->        SingleFile, on lines of their own
//
// Only the first few bytes before any other content are searched. The URL is a claim of the page and is treated as such.

/// The `http` or `https` URL in a page's comment about its origin, unparsed; nil if there is none.
package func savedURL(of page: [UInt8]) -> String? {
    var rest = page.prefix(16384)
    let isUTF16 = rest.starts(with: [0xFF, 0xFE]) || rest.starts(with: [0xFE, 0xFF])
    // The searched text is ASCII: in UTF-16, only the bytes that are not 0 are compared.
    if isUTF16 { rest = rest.filter { $0 != 0 && $0 < 0xFE }[...] }
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
        rest = rest.drop { isSpace($0) }
        if rest.starts(with: "<!--".utf8) {
            rest = rest.dropFirst(4)
            guard let end = place(of: "-->", in: rest) else { return nil }
            if let url = savedURL(in: rest[..<end]) { return url }
            rest = rest[(end + 3)...]
        } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) || isRootElement(rest) {
            guard let end = tagEnd(in: rest) else { return nil }
            rest = rest[(end + 1)...]
        } else {
            return nil
        }
    }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

private func isRootElement(_ text: ArraySlice<UInt8>) -> Bool {
    text.prefix(5).map { $0 | 0x20 }.elementsEqual("<html".utf8)
        && text.dropFirst(5).first.map { isSpace($0) || $0 == UInt8(ascii: ">") } == true
}

/// The position of the bracket that ends a tag or a declaration, outside quotes.
private func tagEnd(in text: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for (place, byte) in zip(text.indices, text) {
        if let open = quote {
            if byte == open { quote = nil }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quote = byte
        } else if byte == UInt8(ascii: ">") {
            return place
        }
    }
    return nil
}

private func place(of word: String, in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: word.utf8) }
}

/// The URL in a comment of one of these forms; nil for other comments.
private func savedURL(in comment: ArraySlice<UInt8>) -> String? {
    let text = comment.drop { isSpace($0) }
    let saved = "saved from url=("
    var url: ArraySlice<UInt8>
    if text.starts(with: saved.utf8) {
        let number = text.dropFirst(saved.utf8.count)
        url = number.drop { (0x30...0x39).contains($0) }
        // NB: If the URL is escaped, browsers differ in what the number counts.
        guard url.startIndex > number.startIndex, url.popFirst() == UInt8(ascii: ")") else { return nil }
    } else if text.starts(with: "Page saved with SingleFile".utf8) {
        let lines = text.split { $0 == 0x0A || $0 == 0x0D }
        let line = lines.lazy.map { line in line.drop { isSpace($0) } }.first { $0.starts(with: "url:".utf8) }
        guard let line else { return nil }
        url = line.dropFirst(4)
    } else {
        return nil
    }
    let word = url.drop { isSpace($0) }.prefix { !isSpace($0) }
    guard let found = String(validating: word, as: UTF8.self) else { return nil }
    let start = found.prefix(6).lowercased()
    return start == "https:" || start.hasPrefix("http:") ? found : nil
}
