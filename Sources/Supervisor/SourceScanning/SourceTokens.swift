// SourceTokens.swift: a lexer for scripts and Swift sources. It yields words and punctuation with their lines, enough to find a mistake
// by its shape but not to compile. Comments are omitted; a string is one token.

/// A token of a source.
package struct SourceToken: Equatable, Sendable {
    /// The kind of a token.
    package enum Kind: Equatable, Sendable {
        case word
        /// A string or template literal, without its quotes.
        case string
        case number
        case symbol
    }

    package var kind: Kind
    package var text: String
    /// The line, from 1.
    package var line: Int
    /// The token's bytes in the source.
    package var range: Range<Int>

    /// Whether the token is the word `name`.
    package func isWord(_ name: String) -> Bool { kind == .word && text == name }
    /// Whether the token is the symbol `name`.
    package func isSymbol(_ name: String) -> Bool { kind == .symbol && text == name }
}

/// The languages that the lexer supports.
package enum SourceLanguage: Sendable {
    case javaScript
    case swift
}

/// Splits a source into tokens. Linear; never fails: an unterminated token ends with the source.
package struct SourceScanner {
    private let bytes: [UInt8]
    private let language: SourceLanguage
    private var position = 0
    private var line = 1
    private var tokens: [SourceToken] = []

    init(_ bytes: [UInt8], _ language: SourceLanguage) {
        self.bytes = bytes
        self.language = language
    }

    /// All tokens of a source.
    package static func tokens(of bytes: [UInt8], _ language: SourceLanguage) -> [SourceToken] {
        var scanner = SourceScanner(bytes, language)
        while scanner.position < bytes.count { scanner.next() }
        return scanner.tokens
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private mutating func advance() {
        if byte() == 0x0A { line += 1 }
        position += 1
    }

    private mutating func next() {
        let current = byte()
        switch current {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20: advance()
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            while position < bytes.count, byte() != 0x0A { advance() }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): scanString(current)
        case UInt8(ascii: "'"), UInt8(ascii: "`"):
            if language == .javaScript { scanString(current) } else { scanSymbol() }
        case UInt8(ascii: "/") where language == .javaScript && isExpressionExpected: scanExpression()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            scan(.number) { Self.isWord($0) || $0 == UInt8(ascii: ".") }
        case _ where Self.isWord(current): scan(.word, Self.isWord)
        default: scanSymbol()
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "@"),
            UInt8(ascii: "#"), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func append(_ kind: SourceToken.Kind, from start: Int, line: Int) {
        tokens.append(
            SourceToken(
                kind: kind,
                text: String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self),
                line: line,
                range: start..<min(position, bytes.count)
            )
        )
    }

    private mutating func scan(_ kind: SourceToken.Kind, _ belongs: (UInt8) -> Bool) {
        let start = position
        while position < bytes.count, belongs(byte()) { advance() }
        append(kind, from: start, line: line)
    }

    private mutating func scanSymbol() {
        let start = position
        let isArrow = byte() == UInt8(ascii: "=") && byte(1) == UInt8(ascii: ">")
        advance()
        if isArrow { advance() }
        append(.symbol, from: start, line: line)
    }

    private mutating func skipComment() {
        position += 2
        var depth = 1
        while position < bytes.count, depth > 0 {
            if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else if language == .swift, byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else {
                advance()
            }
        }
    }

    /// Scans a string, a template with everything in it, or a Swift string with three quotes.
    private mutating func scanString(_ quote: UInt8) {
        let first = line
        let isLong = language == .swift && byte(1) == quote && byte(2) == quote
        position += isLong ? 3 : 1
        let start = position
        while position < bytes.count {
            if byte() == UInt8(ascii: "\\") {
                advance()
                if language == .swift, byte() == UInt8(ascii: "(") {
                    skipInterpolation()
                } else if position < bytes.count {
                    advance()
                }
                continue
            }
            let isEnd = byte() == quote && (!isLong || (byte(1) == quote && byte(2) == quote))
            // An unterminated string stops at the end of its line, so that the rest is still scanned.
            if isEnd || (byte() == 0x0A && !isLong && quote != UInt8(ascii: "`")) { break }
            advance()
        }
        append(.string, from: start, line: first)
        position = min(bytes.count, position + (isLong ? 3 : 1))
        if position > 0, bytes[position - 1] == 0x0A { line += 1 }
    }

    /// Skips `(…)` inside a Swift string, including the strings in it.
    private mutating func skipInterpolation() {
        var depth = 0
        while position < bytes.count, byte() != 0x0A {
            switch byte() {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                advance()
                while position < bytes.count, byte() != UInt8(ascii: "\""), byte() != 0x0A {
                    if byte() == UInt8(ascii: "\\") { advance() }
                    advance()
                }
            default: break
            }
            advance()
            if depth == 0 { return }
        }
    }

    /// Whether a slash here begins a regular expression: true where no value has just ended.
    private var isExpressionExpected: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .string, .number: return false
        case .word: return ["return", "typeof", "case", "in", "of", "void", "delete", "do", "else"].contains(last.text)
        case .symbol: return ![")", "]", "}"].contains(last.text)
        }
    }

    private mutating func scanExpression() {
        let start = position + 1
        let first = line
        var isInClass = false
        advance()
        while position < bytes.count, byte() != 0x0A {
            if byte() == UInt8(ascii: "\\") {
                advance()
            } else if byte() == UInt8(ascii: "[") {
                isInClass = true
            } else if byte() == UInt8(ascii: "]") {
                isInClass = false
            } else if byte() == UInt8(ascii: "/"), !isInClass {
                break
            }
            advance()
        }
        append(.string, from: start, line: first)
        if byte() == UInt8(ascii: "/") { advance() }
    }
}
