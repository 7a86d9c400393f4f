// CSSTokenizer.swift: splits text into tokens in one pass.
// https://www.w3.org/TR/css-syntax-3/#tokenizer-algorithms
// Elsewhere: numbers (CSSTokenizer+Numbers.swift), names and strings (CSSTokenizer+Names.swift).

struct CSSTokenizer {
    /// The preprocessed source, followed by the text of names with escapes.
    var bytes: [UInt8]
    /// The length of the source in `bytes`.
    let end: Int
    var position = 0
    var tokens: [CSSToken] = []

    init(_ text: [UInt8]) {
        bytes = Self.preprocess(text)
        end = bytes.count
        tokens.reserveCapacity(end / 4 + 4)
    }

    /// https://www.w3.org/TR/css-syntax-3/#input-preprocessing
    static func preprocess(_ text: [UInt8]) -> [UInt8] {
        // OPTIMIZATION: Nearly all texts need no replacement.
        guard text.contains(where: { $0 == 0 || $0 == 0x0C || $0 == 0x0D || $0 == 0xED }) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case 0x0D:
                result.append(0x0A)
                if index + 1 < text.count, text[index + 1] == 0x0A { index += 1 }
            case 0x0C:
                result.append(0x0A)
            case 0:
                result += [0xEF, 0xBF, 0xBD]
            case 0xED where index + 2 < text.count && text[index + 1] >= 0xA0:
                // A lone surrogate.
                result += [0xEF, 0xBF, 0xBD]
                index += 2
            default:
                result.append(byte)
            }
            index += 1
        }
        return result
    }

    /// The byte at `offset` from here, 0 past the end. NB: The preprocessed source contains no NUL.
    func peek(_ offset: Int = 0) -> UInt8 {
        position + offset < end ? bytes[position + offset] : 0
    }

    mutating func run() {
        while true {
            skipComments()
            guard position < end else { return }
            consumeToken()
        }
    }

    mutating func skipComments() {
        while peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
            position += 2
            while position < end, !(peek() == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { position += 1 }
            position = min(position + 2, end)
        }
    }

    mutating func emit(_ kind: CSSTokenKind, from start: Int, length: Int = 0) {
        position += length
        tokens.append(CSSToken(kind: kind, start: Int32(start), end: Int32(position)))
    }

    /// https://www.w3.org/TR/css-syntax-3/#consume-token
    mutating func consumeToken() {
        let start = position
        let byte = bytes[start]
        switch byte {
        case 0x20, 0x09, 0x0A:
            while Self.isWhitespace(peek()) { position += 1 }
            emit(.whitespace, from: start)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            consumeString(byte)
        case UInt8(ascii: "#"):
            consumeHash()
        case UInt8(ascii: "("): emit(.leftParenthesis, from: start, length: 1)
        case UInt8(ascii: ")"): emit(.rightParenthesis, from: start, length: 1)
        case UInt8(ascii: "["): emit(.leftBracket, from: start, length: 1)
        case UInt8(ascii: "]"): emit(.rightBracket, from: start, length: 1)
        case UInt8(ascii: "{"): emit(.leftBrace, from: start, length: 1)
        case UInt8(ascii: "}"): emit(.rightBrace, from: start, length: 1)
        case UInt8(ascii: ","): emit(.comma, from: start, length: 1)
        case UInt8(ascii: ":"): emit(.colon, from: start, length: 1)
        case UInt8(ascii: ";"): emit(.semicolon, from: start, length: 1)
        case UInt8(ascii: "+"), UInt8(ascii: "."):
            startsNumber() ? consumeNumeric() : emit(.delim, from: start, length: 1)
        case UInt8(ascii: "-"):
            if startsNumber() {
                consumeNumeric()
            } else if peek(1) == UInt8(ascii: "-"), peek(2) == UInt8(ascii: ">") {
                emit(.cdc, from: start, length: 3)
            } else if startsIdentifier() {
                consumeIdentLike()
            } else {
                emit(.delim, from: start, length: 1)
            }
        case UInt8(ascii: "<"):
            if peek(1) == UInt8(ascii: "!"), peek(2) == UInt8(ascii: "-"), peek(3) == UInt8(ascii: "-") {
                emit(.cdo, from: start, length: 4)
            } else {
                emit(.delim, from: start, length: 1)
            }
        case UInt8(ascii: "@"):
            position += 1
            if startsIdentifier() {
                let text = consumeName()
                emit(.atKeyword, from: start)
                setText(text)
            } else {
                emit(.delim, from: start)
            }
        case UInt8(ascii: "\\"):
            isEscape(at: 0) ? consumeIdentLike() : emit(.delim, from: start, length: 1)
        case 0x30...0x39:
            consumeNumeric()
        default:
            Self.isNameStart(byte) ? consumeIdentLike() : emit(.delim, from: start, length: 1)
        }
    }

    mutating func setText(_ range: Range<Int>) {
        tokens[tokens.count - 1].textStart = Int32(range.lowerBound)
        tokens[tokens.count - 1].textEnd = Int32(range.upperBound)
    }

    static func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 }

    static func isNameStart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }

    static func isName(_ byte: UInt8) -> Bool {
        isNameStart(byte) || byte == UInt8(ascii: "-") || isDigit(byte)
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
