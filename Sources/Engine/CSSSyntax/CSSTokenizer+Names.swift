// CSSTokenizer+Names.swift: identifiers, functions, URLs, hashes, strings and their escapes.
// https://www.w3.org/TR/css-syntax-3/#consume-ident-like-token and the sections after it

import Codecs

extension CSSTokenizer {
    /// https://www.w3.org/TR/css-syntax-3/#starts-with-a-valid-escape
    func isEscape(at offset: Int) -> Bool {
        peek(offset) == UInt8(ascii: "\\") && !(position + offset + 1 < end && peek(offset + 1) == 0x0A)
            && position + offset + 1 < end
    }

    /// Whether an escape begins here. A backslash at the end of the text also counts, as an escape of U+FFFD.
    private func isEscapeOrFinalBackslash(at offset: Int) -> Bool {
        peek(offset) == UInt8(ascii: "\\") && peek(offset + 1) != 0x0A
    }

    /// https://www.w3.org/TR/css-syntax-3/#would-start-an-identifier
    func startsIdentifier() -> Bool {
        let byte = peek()
        if byte == UInt8(ascii: "-") {
            return Self.isNameStart(peek(1)) || peek(1) == UInt8(ascii: "-") || isEscapeOrFinalBackslash(at: 1)
        }
        return Self.isNameStart(byte) || isEscapeOrFinalBackslash(at: 0)
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-name
    /// Returns the name's range in `bytes`: in the source if it has no escapes.
    mutating func consumeName() -> Range<Int> {
        let start = position
        while position < end, Self.isName(bytes[position]) { position += 1 }
        guard isEscapeOrFinalBackslash(at: 0) else { return start..<position }
        let textStart = bytes.count
        for index in start..<position { bytes.append(bytes[index]) }
        while position < end {
            if Self.isName(bytes[position]) {
                bytes.append(bytes[position])
                position += 1
            } else if isEscapeOrFinalBackslash(at: 0) {
                position += 1
                consumeEscape()
            } else {
                break
            }
        }
        return textStart..<bytes.count
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point
    /// Appends the code point to `bytes`. The backslash is already read.
    mutating func consumeEscape() {
        guard position < end else {
            bytes += [0xEF, 0xBF, 0xBD]
            return
        }
        guard var code = bytes[position].hexadecimalDigitValue.map(UInt32.init) else {
            // Any other code point is escaped as itself, with all its bytes.
            let byte = bytes[position]
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            for _ in 0..<length where position < end {
                bytes.append(bytes[position])
                position += 1
            }
            return
        }
        position += 1
        var digits = 1
        while digits < 6, position < end, let digit = bytes[position].hexadecimalDigitValue {
            code = code << 4 | UInt32(digit)
            digits += 1
            position += 1
        }
        if Self.isWhitespace(peek()) { position += 1 }
        let scalar = code == 0 ? nil : Unicode.Scalar(code)
        bytes.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-ident-like-token
    mutating func consumeIdentLike() {
        let start = position
        let text = consumeName()
        guard peek() == UInt8(ascii: "("), position < end else {
            emit(.ident, from: start)
            setText(text)
            return
        }
        position += 1
        if text.count == 3, bytes[text.lowerBound] | 0x20 == UInt8(ascii: "u"),
            bytes[text.lowerBound + 1] | 0x20 == UInt8(ascii: "r"),
            bytes[text.lowerBound + 2] | 0x20 == UInt8(ascii: "l")
        {
            var offset = 0
            while Self.isWhitespace(peek(offset)) { offset += 1 }
            if peek(offset) != UInt8(ascii: "\""), peek(offset) != UInt8(ascii: "'") {
                consumeURL(from: start)
                return
            }
        }
        emit(.function, from: start)
        setText(text)
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-url-token
    mutating func consumeURL(from start: Int) {
        while Self.isWhitespace(peek()) { position += 1 }
        let textStart = bytes.count
        while position < end {
            let byte = bytes[position]
            if byte == UInt8(ascii: ")") {
                position += 1
                break
            }
            if Self.isWhitespace(byte) {
                while Self.isWhitespace(peek()) { position += 1 }
                if position < end, peek() != UInt8(ascii: ")") { return consumeBadURL(from: start) }
                continue
            }
            if byte == UInt8(ascii: "\\") {
                guard isEscape(at: 0) || position + 1 == end else { return consumeBadURL(from: start) }
                position += 1
                consumeEscape()
                continue
            }
            let isBad =
                byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "(") || byte < 0x20
                || byte == 0x7F
            if isBad { return consumeBadURL(from: start) }
            bytes.append(byte)
            position += 1
        }
        emit(.url, from: start)
        setText(textStart..<bytes.count)
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-remnants-of-bad-url
    private mutating func consumeBadURL(from start: Int) {
        while position < end, peek() != UInt8(ascii: ")") {
            position += isEscape(at: 0) ? 2 : 1
        }
        position = min(position + 1, end)
        emit(.badURL, from: start)
    }

    mutating func consumeHash() {
        let start = position
        position += 1
        guard position < end, Self.isName(peek()) || isEscapeOrFinalBackslash(at: 0) else {
            emit(.delim, from: start)
            return
        }
        let isIdentifier = startsIdentifier()
        let text = consumeName()
        emit(.hash, from: start)
        setText(text)
        tokens[tokens.count - 1].isIdentifierHash = isIdentifier
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-string-token
    mutating func consumeString(_ quote: UInt8) {
        let start = position
        position += 1
        let first = position
        while position < end, bytes[position] != quote, bytes[position] != 0x0A, bytes[position] != UInt8(ascii: "\\") {
            position += 1
        }
        var text = first..<position
        if peek() == UInt8(ascii: "\\") {
            let textStart = bytes.count
            for index in text { bytes.append(bytes[index]) }
            while position < end, bytes[position] != quote, bytes[position] != 0x0A {
                guard bytes[position] == UInt8(ascii: "\\") else {
                    bytes.append(bytes[position])
                    position += 1
                    continue
                }
                position += 1
                if peek() == 0x0A {
                    position += 1
                } else if position < end {
                    consumeEscape()
                }
            }
            text = textStart..<bytes.count
        }
        // NB: The newline that ends a bad string is not part of it.
        if peek() == 0x0A {
            emit(.badString, from: start)
        } else {
            emit(.string, from: start, length: position < end ? 1 : 0)
            setText(text)
        }
    }
}
