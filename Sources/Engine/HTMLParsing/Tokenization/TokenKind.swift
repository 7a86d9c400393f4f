// TokenKind.swift: the tokenizer's output: the kind of the current token, its ranges and attributes.
// https://html.spec.whatwg.org/multipage/parsing.html#tokenization
//
// There is one current token, stored in the tokenizer's fields, so that no token is ever allocated.
// Elsewhere: the token as tree construction distinguishes it (TreeConstruction/Token.swift).

/// The kind of the current token.
enum TokenKind: UInt8 {
    /// A run of characters without U+0000: the standard's character tokens, many at a time.
    case text
    /// One U+0000, separate because most insertion modes drop it.
    case nullCharacter
    case startTag
    case endTag
    case comment
    case processingInstruction
    case doctype
    case endOfFile
}

/// A range of the input, or, if something had to be decoded, of the tokenizer's store.
struct TokenRange: BitwiseCopyable {
    var start: Int32
    var end: Int32
    var isInInput: Bool

    @inline(__always)
    init(_ start: Int, _ end: Int, isInInput: Bool) {
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
        self.isInInput = isInInput
    }
}

/// One attribute of the current tag.
struct TokenAttribute: BitwiseCopyable {
    var name: TokenRange
    var packedName: PackedName
    var value: TokenRange
    /// The attribute's offset in the input.
    var sourceStart: Int32
    var sourceEnd: Int32
}

/// The tokenizer's state between two tokens.
enum TokenizerMode: UInt8 {
    case data
    case rcdata
    case rawtext
    case scriptData
    case plaintext
    case cdataSection
}

/// The tokenizer's depth in the escaped part of a script.
enum ScriptEscape: UInt8 {
    case none
    case escaped
    case doubleEscaped
}
