// ParseError.swift: parse errors of a page, with the standard's codes.
// https://html.spec.whatwg.org/multipage/parsing.html#parse-errors

/// The standard's name of a parse error.
package enum ParseErrorCode: String, Sendable {
    case abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment"
    case abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier"
    case abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier"
    case absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference"
    case cdataInHTMLContent = "cdata-in-html-content"
    case characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range"
    case controlCharacterInInputStream = "control-character-in-input-stream"
    case controlCharacterReference = "control-character-reference"
    case disallowedProcessingInstructionTarget = "disallowed-processing-instruction-target"
    case duplicateAttribute = "duplicate-attribute"
    case endTagWithAttributes = "end-tag-with-attributes"
    case endTagWithTrailingSolidus = "end-tag-with-trailing-solidus"
    case eofBeforeTagName = "eof-before-tag-name"
    case eofInCDATA = "eof-in-cdata"
    case eofInComment = "eof-in-comment"
    case eofInDoctype = "eof-in-doctype"
    case eofInProcessingInstruction = "eof-in-processing-instruction"
    case eofInScriptHTMLCommentLikeText = "eof-in-script-html-comment-like-text"
    case eofInTag = "eof-in-tag"
    case incorrectlyClosedComment = "incorrectly-closed-comment"
    case incorrectlyOpenedComment = "incorrectly-opened-comment"
    case invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name"
    case invalidFirstCharacterOfProcessingInstructionTarget =
        "invalid-first-character-of-processing-instruction-target"
    case invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name"
    case invalidProcessingInstructionTarget = "invalid-processing-instruction-target"
    case missingAttributeValue = "missing-attribute-value"
    case missingDoctypeName = "missing-doctype-name"
    case missingDoctypePublicIdentifier = "missing-doctype-public-identifier"
    case missingDoctypeSystemIdentifier = "missing-doctype-system-identifier"
    case missingEndTagName = "missing-end-tag-name"
    case missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier"
    case missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier"
    case missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference"
    case missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword"
    case missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword"
    case missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name"
    case missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes"
    case missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers =
        "missing-whitespace-between-doctype-public-and-system-identifiers"
    case nestedComment = "nested-comment"
    case nonVoidHTMLElementStartTagWithTrailingSolidus = "non-void-html-element-start-tag-with-trailing-solidus"
    case noncharacterCharacterReference = "noncharacter-character-reference"
    case noncharacterInInputStream = "noncharacter-in-input-stream"
    case nullCharacterReference = "null-character-reference"
    case surrogateCharacterReference = "surrogate-character-reference"
    case surrogateInInputStream = "surrogate-in-input-stream"
    case unexpectedCharacterAfterDoctypeSystemIdentifier = "unexpected-character-after-doctype-system-identifier"
    case unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name"
    case unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value"
    case unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name"
    case unexpectedNullCharacter = "unexpected-null-character"
    case unexpectedSolidusInTag = "unexpected-solidus-in-tag"
    case unknownNamedCharacterReference = "unknown-named-character-reference"
}

/// The kind of error. The standard has codes for errors of the input stream and the tokenizer, but not of tree construction.
package enum ParseErrorKind: Sendable, Equatable {
    case code(ParseErrorCode)
    /// A description, such as `stray end tag </p>`.
    case construction(String)
}

/// A parse error and its position.
package struct ParseError: Sendable, Equatable {
    /// The kind of error.
    package let kind: ParseErrorKind
    /// The offset in the UTF-8 input of the code point that was being read; the input's length for the end of the file.
    package let offset: Int
    /// The line, from 1.
    package let line: Int
    /// The column, from 1, in UTF-16 code units, like offsets in scripts and editors.
    package let column: Int

    /// The standard's code, if it has one.
    package var code: ParseErrorCode? { if case .code(let code) = kind { code } else { nil } }
}

/// Errors as they occur; lines and columns are computed once, at the end, because most callers do not need them.
struct ParseErrorLog {
    private var entries: [(kind: ParseErrorKind, offset: Int)] = []

    mutating func append(_ code: ParseErrorCode, at offset: Int) { entries.append((.code(code), offset)) }

    mutating func append(construction message: String, at offset: Int) {
        entries.append((.construction(message), offset))
    }

    /// The errors, ordered by position.
    func errors(in input: UnsafeBytes) -> [ParseError] {
        var line = 1
        var column = 1
        var position = 0
        return entries.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map { entry in
                while position < entry.element.offset, position < input.count {
                    let byte = input[position]
                    if byte == 0x0A || (byte == 0x0D && !(position + 1 < input.count && input[position + 1] == 0x0A)) {
                        line += 1
                        column = 1
                    } else if byte & 0xC0 != 0x80, byte != 0x0D {
                        // UTF-16 code units: a four-byte code point has two.
                        column += byte >= 0xF0 ? 2 : 1
                    }
                    position += 1
                }
                return ParseError(
                    kind: entry.element.kind,
                    offset: entry.element.offset,
                    line: line,
                    column: column
                )
            }
    }
}

extension ParseErrorLog {
    /// The errors of "preprocessing the input stream": characters that a document must not contain.
    /// https://html.spec.whatwg.org/multipage/parsing.html#preprocessing-the-input-stream
    mutating func appendInputStreamErrors(of input: UnsafeBytes) {
        var index = 0
        while index < input.count {
            let first = input[index]
            let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            var codePoint = UInt32(length == 1 ? first : first & (0x7F >> UInt8(length)))
            for offset in 1..<length where index + offset < input.count {
                codePoint = codePoint << 6 | UInt32(input[index + offset] & 0x3F)
            }
            switch codePoint {
            case 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F...0x9F: append(.controlCharacterInInputStream, at: index)
            case 0xD800...0xDFFF: append(.surrogateInInputStream, at: index)
            case 0xFDD0...0xFDEF: append(.noncharacterInInputStream, at: index)
            default: if codePoint & 0xFFFE == 0xFFFE { append(.noncharacterInInputStream, at: index) }
            }
            index += length
        }
    }
}
