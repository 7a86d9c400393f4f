// PredicateToken.swift: the tokens of a predicate. Source: Predicate Programming Guide, "Predicate Format String Syntax".

/// One token and its range in bytes of the text.
struct PredicateToken: Equatable {
    enum Kind: Equatable {
        /// A name or keyword, as written. The parser recognizes reserved words, case-insensitively.
        case word(String)
        /// A name that cannot be a keyword: `#name`.
        case name(String)
        case variable(String)
        case string(String)
        case number(Double)
        /// A collection operator such as `@count`.
        case collectionOperator(String)
        /// A symbol such as `==`, `(` or `,`.
        case symbol(String)
        case end
    }

    var kind: Kind
    var range: Range<Int>

    /// The token as messages show it.
    var shown: String {
        switch kind {
        case .word(let text), .name(let text): "\"\(text)\""
        case .variable(let name): "\"$\(name)\""
        case .string: "a string"
        case .number: "a number"
        case .collectionOperator(let name): "\"@\(name)\""
        case .symbol(let text): "\"\(text)\""
        case .end: "the end"
        }
    }
}

/// Splits a predicate's text. Linear.
struct PredicateLexer {
    private let text: [UInt8]
    private var position = 0

    private static let symbols = [
        "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "**", ":=", "(", ")", "{", "}", "[", "]", ",", ".", "<",
        ">",
        "=", "!", "+", "-", "*", "/", ":",
    ].map { Array($0.utf8) }

    init(_ text: [UInt8]) { self.text = text }

    /// All tokens; the last is `.end`.
    mutating func tokens() throws(PredicateError) -> [PredicateToken] {
        var result: [PredicateToken] = []
        while true {
            let token = try next()
            result.append(token)
            if token.kind == .end { return result }
        }
    }

    private mutating func next() throws(PredicateError) -> PredicateToken {
        while position < text.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(text[position]) { position += 1 }
        let start = position
        guard position < text.count else { return PredicateToken(kind: .end, range: start..<start) }
        let kind = try scan(text[position], start)
        return PredicateToken(kind: kind, range: start..<position)
    }

    private mutating func scan(_ byte: UInt8, _ start: Int) throws(PredicateError) -> PredicateToken.Kind {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try string(quote: byte, start))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number(start))
        case UInt8(ascii: "$"):
            position += 1
            let name = word()
            if name.isEmpty {
                let hint = "Build settings and preprocessors replace names that begin with $; this is the rest of one."
                throw PredicateError("a variable's name is missing after \"$\"", at: start, in: text, hint: hint)
            }
            return .variable(name)
        case UInt8(ascii: "#"):
            position += 1
            return .name(word())
        case UInt8(ascii: "@"):
            position += 1
            return .collectionOperator(word())
        case UInt8(ascii: "%"):
            let hint =
                "Placeholders such as %@ are replaced by code, which rules do not pass through: write the value itself."
            throw PredicateError("a placeholder cannot be used in a rule", at: start, in: text, hint: hint)
        default: break
        }
        if Self.isWordByte(byte) {
            let text = word()
            // UTI-CONFORMS-TO and UTI-EQUALS are the only words with a hyphen.
            if text.uppercased() == "UTI", position < self.text.count, self.text[position] == UInt8(ascii: "-") {
                let rest = position
                position += 1
                var name = text + "-" + word()
                if position < self.text.count, self.text[position] == UInt8(ascii: "-") {
                    position += 1
                    name += "-" + word()
                }
                if ["UTI-CONFORMS-TO", "UTI-EQUALS"].contains(name.uppercased()) { return .word(name) }
                position = rest
                let hint = "The operators on types are UTI-CONFORMS-TO and UTI-EQUALS."
                throw PredicateError("\"\(name)\" is not an operator", at: start, in: self.text, hint: hint)
            }
            if let problem = Self.pastedMark(in: text) {
                let hint = "Type it again: text that is copied from a formatted document may contain other characters."
                throw PredicateError("\(problem) is not allowed in a predicate", at: start, in: self.text, hint: hint)
            }
            return .word(text)
        }
        for symbol in Self.symbols where text[position...].starts(with: symbol) {
            position += symbol.count
            return .symbol(String(decoding: symbol, as: UTF8.self))
        }
        let rest = String(decoding: text[position...].prefix(8), as: UTF8.self)
        throw PredicateError(
            "the character \"\(rest.first.map(String.init) ?? "?")\" is not allowed here",
            at: start,
            in: text
        )
    }

    /// A description of the first character in `word` that word processors and web pages substitute for an ASCII one; nil if there is none.
    private static func pastedMark(in word: String) -> String? {
        for scalar in word.unicodeScalars {
            switch scalar.value {
            case 0x2018...0x201F, 0xAB, 0xBB: return "the typographic quotation mark \(scalar)"
            case 0xA0, 0x2000...0x200B, 0x202F, 0x3000, 0xFEFF: return "a special space character"
            case 0x2010...0x2015, 0x2212: return "the dash \(scalar)"
            case 0x2264, 0x2265, 0x2260: return "the sign \(scalar)"
            default: continue
            }
        }
        return nil
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func word() -> String {
        let start = position
        while position < text.count, Self.isWordByte(text[position]) { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func string(quote: UInt8, _ start: Int) throws(PredicateError) -> String {
        var bytes: [UInt8] = []
        position += 1
        while position < text.count {
            let byte = text[position]
            position += 1
            if byte == quote { return String(decoding: bytes, as: UTF8.self) }
            if byte == UInt8(ascii: "\\"), position < text.count {
                let escaped = text[position]
                position += 1
                switch escaped {
                case UInt8(ascii: "n"): bytes.append(0x0A)
                case UInt8(ascii: "t"): bytes.append(0x09)
                case UInt8(ascii: "r"): bytes.append(0x0D)
                case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): bytes.append(escaped)
                // NB: Patterns of MATCHES and LIKE need their backslashes.
                default: bytes += [byte, escaped]
                }
                continue
            }
            bytes.append(byte)
        }
        throw PredicateError("the string that starts here is not terminated", at: start, in: text)
    }

    private mutating func number(_ start: Int) throws(PredicateError) -> Double {
        while position < text.count {
            let byte = text[position]
            let previous = position > start ? text[position - 1] : 0
            let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            let follows = previous == UInt8(ascii: "e") || previous == UInt8(ascii: "E")
            guard Self.isWordByte(byte) || byte == UInt8(ascii: ".") || (isSign && follows) else { break }
            position += 1
        }
        let digits = String(decoding: text[start..<position], as: UTF8.self)
        guard let value = Double(digits), value.isFinite else {
            throw PredicateError("\"\(digits)\" is not a number", at: start, in: text)
        }
        return value
    }
}
