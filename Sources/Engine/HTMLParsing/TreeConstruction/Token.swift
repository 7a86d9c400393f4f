// Token.swift: a token as tree construction distinguishes it. Its text and attributes stay in the tokenizer (Tokenization/TokenKind.swift).

/// The properties by which tree construction distinguishes tokens. In modes that require it, whitespace is a separate text token.
struct Token {
    enum Kind: UInt8 {
        case whitespace, text, nullCharacter, startTag, endTag, comment, processingInstruction, doctype, endOfFile
    }

    var kind: Kind
    /// A tag's element, if the parser distinguishes it.
    var tag = Tag.other
}
