// CSSToken.swift: one CSS token, as a flat record over the text it was read from.
// https://www.w3.org/TR/css-syntax-3/#tokenization
// Elsewhere: reading them (CSSTokenizer.swift), the list that owns the text (ComponentValues.swift).

/// The token types of CSS Syntax, with the three block openers and closers told apart.
package enum CSSTokenKind: UInt8, BitwiseCopyable, Sendable {
    case ident, function, atKeyword, hash, string, badString, url, badURL
    case delim, number, percentage, dimension, whitespace
    case cdo, cdc, colon, semicolon, comma
    case leftBracket, rightBracket, leftParenthesis, rightParenthesis, leftBrace, rightBrace
}

/// One token. All offsets are bytes in `ComponentValues.bytes`.
///
/// Escapes are resolved in `text`; where there are none, `text` is a part of the source itself and nothing is copied.
package struct CSSToken: BitwiseCopyable, Sendable {
    /// The token's type.
    package var kind: CSSTokenKind
    /// For a hash: its text is an identifier ("id" type).
    package var isIdentifierHash = false
    /// For the numeric kinds: written without a fraction and an exponent.
    package var isInteger = false
    /// For the numeric kinds: starts with `+` or `-`.
    package var isSigned = false
    /// The token's part of the source.
    package var start: Int32
    /// The end of the token's part of the source.
    package var end: Int32
    /// The name, string, address or unit, escapes resolved; empty for other kinds.
    package var textStart: Int32 = 0
    /// The end of the text.
    package var textEnd: Int32 = 0
    /// For an opener (a function's name included): the index of its closer, or the number of tokens when it is missing.
    /// For every other token: its own index.
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
