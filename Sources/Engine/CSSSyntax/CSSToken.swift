// CSSToken.swift: one CSS token, as a flat record over the text it was read from.
// https://www.w3.org/TR/css-syntax-3/#tokenization
// Elsewhere: the tokenizer (CSSTokenizer.swift), the list that owns the text (ComponentValues.swift).

/// The token types of CSS Syntax; block openers and closers have one for each kind of bracket.
package enum CSSTokenKind: UInt8, BitwiseCopyable, Sendable {
    case ident, function, atKeyword, hash, string, badString, url, badURL
    case delim, number, percentage, dimension, whitespace
    case cdo, cdc, colon, semicolon, comma
    case leftBracket, rightBracket, leftParenthesis, rightParenthesis, leftBrace, rightBrace
}

/// One token. All offsets are bytes in `ComponentValues.bytes`.
///
/// `text` has escapes resolved. Without escapes it is a range of the source, and nothing is copied.
package struct CSSToken: BitwiseCopyable, Sendable {
    /// The token's type.
    package var kind: CSSTokenKind
    /// For a hash: its text is an identifier (type "id").
    package var isIdentifierHash = false
    /// For numeric kinds: it has neither a fraction nor an exponent.
    package var isInteger = false
    /// For numeric kinds: it begins with `+` or `-`.
    package var isSigned = false
    /// The token's start in the source.
    package var start: Int32
    /// The token's end in the source.
    package var end: Int32
    /// The start of the name, string, URL or unit, with escapes resolved; an empty text for other kinds.
    package var textStart: Int32 = 0
    /// The end of the text.
    package var textEnd: Int32 = 0
    /// For an opener, including a function's name: the index of its closer, or the number of tokens if there is none. For other tokens: its
    /// own index.
    package var partner: Int32 = 0
    /// For the numeric kinds: the value.
    package var number: Double = 0

    /// Whether the token opens a block or a function's arguments.
    package var isOpener: Bool {
        switch kind {
        case .function, .leftBracket, .leftParenthesis, .leftBrace: true
        default: false
        }
    }

    /// The kind of token that closes this opener.
    var closer: CSSTokenKind {
        switch kind {
        case .leftBracket: .rightBracket
        case .leftBrace: .rightBrace
        default: .rightParenthesis
        }
    }
}
