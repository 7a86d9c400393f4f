// XPathTokenizer.swift: an expression's tokens. https://www.w3.org/TR/1999/REC-xpath-19991116/#exprlex

/// The error for text that is not an XPath 1.0 expression, or nests too deep.
package struct XPathSyntaxError: Error {}

/// A token of an expression.
enum XPathToken: Equatable {
    /// Punctuation or an operator, as written.
    case symbol(String)
    case number(Double)
    case literal([UInt8])
    /// A name test: prefix and local name; nil means `*`.
    case name(prefix: [UInt8]?, local: [UInt8]?)
    case function([UInt8])
    case nodeType([UInt8])
    case axis([UInt8])
    /// A name or `*` used as an operator.
    case operatorName(String)
    case end
}

/// Whether non-ASCII characters of a name are allowed where they are. https://www.w3.org/TR/xml-names/#NT-NCName
private func isNCName(_ name: [UInt8]) -> Bool {
    let scalars = String(decoding: name, as: UTF8.self).unicodeScalars
    return scalars.enumerated().allSatisfy { index, scalar in
        switch scalar.value {
        case 0..<0x80, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
            0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        case 0xB7, 0x300...0x36F, 0x203F...0x2040: index > 0
        default: false
        }
    }
}

/// Reads tokens one by one; the meaning of a name depends on the token before and the character after it.
struct XPathTokenizer {
    private let text: [UInt8]
    private var place = 0
    /// Whether the next token may be an operator's name.
    private var follows = false

    /// - Parameter text: UTF-8.
    init(_ text: [UInt8]) { self.text = text }

    private func byte(at index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isNameStart(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte >= 0x80
    }
    private static func isName(_ byte: UInt8) -> Bool {
        isNameStart(byte) || isDigit(byte) || byte == 0x2D || byte == 0x2E
    }

    private mutating func skipSpace() { while Self.isSpace(byte(at: place)) { place += 1 } }

    /// The next token.
    mutating func next() throws(XPathSyntaxError) -> XPathToken {
        skipSpace()
        let token = try read()
        switch token {
        case .symbol(let symbol): follows = symbol == ")" || symbol == "]" || symbol == "." || symbol == ".."
        case .operatorName, .axis, .function, .nodeType: follows = false
        default: follows = true
        }
        return token
    }

    private mutating func read() throws(XPathSyntaxError) -> XPathToken {
        guard place < text.count else { return .end }
        let first = text[place]
        switch first {
        case 0x28, 0x29, 0x5B, 0x5D, 0x40, 0x2C, 0x7C, 0x2B, 0x2D, 0x3D: return symbol(1)
        case 0x21:
            guard byte(at: place + 1) == 0x3D else { throw XPathSyntaxError() }
            return symbol(2)
        case 0x3C, 0x3E: return symbol(byte(at: place + 1) == 0x3D ? 2 : 1)
        case 0x2F: return symbol(byte(at: place + 1) == 0x2F ? 2 : 1)
        case 0x22, 0x27:
            guard let end = text[(place + 1)...].firstIndex(of: first) else { throw XPathSyntaxError() }
            defer { place = end + 1 }
            return .literal(Array(text[place + 1..<end]))
        case 0x2A:
            place += 1
            return follows ? .operatorName("*") : .name(prefix: nil, local: nil)
        case 0x2E where !Self.isDigit(byte(at: place + 1)): return symbol(byte(at: place + 1) == 0x2E ? 2 : 1)
        case 0x2E, 0x30...0x39: return number()
        default:
            guard Self.isNameStart(first) else { throw XPathSyntaxError() }
            return try nameToken()
        }
    }

    private mutating func symbol(_ length: Int) -> XPathToken {
        defer { place += length }
        return .symbol(String(decoding: text[place..<place + length], as: UTF8.self))
    }

    private mutating func number() -> XPathToken {
        let start = place
        while Self.isDigit(byte(at: place)) { place += 1 }
        if byte(at: place) == 0x2E {
            place += 1
            while Self.isDigit(byte(at: place)) { place += 1 }
        }
        return .number(decimal(text[start..<place]))
    }

    private mutating func nameText() throws(XPathSyntaxError) -> [UInt8] {
        let start = place
        while Self.isName(byte(at: place)) { place += 1 }
        let name = Array(text[start..<place])
        guard name.allSatisfy({ $0 < 0x80 }) || isNCName(name) else { throw XPathSyntaxError() }
        return name
    }

    private mutating func nameToken() throws(XPathSyntaxError) -> XPathToken {
        let name = try nameText()
        if follows {
            let known = String(decoding: name, as: UTF8.self)
            guard ["and", "or", "div", "mod"].contains(known) else { throw XPathSyntaxError() }
            return .operatorName(known)
        }
        let behind = place
        if byte(at: place) == 0x3A, byte(at: place + 1) != 0x3A {
            place += 1
            if byte(at: place) == 0x2A {
                place += 1
                return .name(prefix: name, local: nil)
            }
            guard Self.isNameStart(byte(at: place)) else { throw XPathSyntaxError() }
            let local = try nameText()
            let end = place
            skipSpace()
            // NB: Functions have no prefixes.
            if byte(at: place) == 0x28 { throw XPathSyntaxError() }
            place = end
            return .name(prefix: name, local: local)
        }
        skipSpace()
        if byte(at: place) == 0x28 {
            let types = ["comment", "text", "processing-instruction", "node"]
            return types.contains(String(decoding: name, as: UTF8.self)) ? .nodeType(name) : .function(name)
        }
        if byte(at: place) == 0x3A, byte(at: place + 1) == 0x3A {
            place += 2
            return .axis(name)
        }
        place = behind
        return .name(prefix: nil, local: name)
    }
}
