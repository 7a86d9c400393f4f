// ExpressionLiterals.swift: texts that each match of an expression contains, as far as its source shows them.
//
// With them, an expression is tried only on addresses that can match it (RuleIndex.swift). What is in groups and classes is left out, and
// where the syntax is not one of the few forms below, nothing is claimed.

/// Texts in lower case that each match of an expression contains.
struct ExpressionLiterals {
    /// The texts; nil: there may be matches without any of them.
    private(set) var texts: [[UInt8]]?

    private let source: [UInt8]
    private var place = 0
    private var open: [UInt8] = []

    /// Reads the source of an expression that has no case and matches addresses, which are ASCII.
    init(of source: [UInt8]) {
        self.source = source
        texts = []
        while place < source.count, texts != nil { step() }
        end()
    }

    private mutating func step() {
        let byte = source[place]
        place += 1
        switch byte {
        case UInt8(ascii: "|"): giveUp()
        case UInt8(ascii: "("):
            end()
            skipGroup()
        case UInt8(ascii: "["):
            end()
            skipClass()
        case UInt8(ascii: "*"), UInt8(ascii: "?"): endWithoutLast()
        case UInt8(ascii: "{"):
            endWithoutLast()
            skipCount()
        case UInt8(ascii: "\\"): skipEscape()
        case UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "+"): end()
        default:
            // NB: A character that is not ASCII occurs in no address.
            open += [byte].inLowerCase
        }
    }

    private mutating func giveUp() { texts = nil }

    private mutating func end() {
        if !open.isEmpty { texts?.append(open) }
        open = []
    }

    /// Ends a text whose last character need not occur.
    private mutating func endWithoutLast() {
        // NB: The quantifier of a group or a class follows no text.
        if !open.isEmpty { open.removeLast() }
        end()
    }

    /// Skips the digits of a quantifier; a brace that begins none is a character.
    private mutating func skipCount() {
        while place < source.count, (0x30...0x39).contains(source[place]) || source[place] == UInt8(ascii: ",") {
            place += 1
        }
        guard place < source.count, source[place] == UInt8(ascii: "}") else { return giveUp() }
        place += 1
    }

    private mutating func skipEscape() {
        guard place < source.count else { return giveUp() }
        let byte = source[place]
        place += 1
        switch byte {
        case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "s"),
            UInt8(ascii: "S"), UInt8(ascii: "b"), UInt8(ascii: "B"):
            end()
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: giveUp()
        default: open.append(byte)
        }
    }

    private mutating func skipClass() {
        while place < source.count, source[place] != UInt8(ascii: "]") {
            place += source[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place += 1
        if place > source.count { giveUp() }
    }

    private mutating func skipGroup() {
        var depth = 1
        while place < source.count, texts != nil {
            let byte = source[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\\"): place += 1
            case UInt8(ascii: "["): skipClass()
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return }
            default: break
            }
        }
        giveUp()
    }
}
