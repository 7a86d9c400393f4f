// CSSSerialization.swift: identifiers and strings as CSS text.
// https://drafts.csswg.org/cssom/#common-serializing-idioms

/// Serializes an identifier, given as UTF-8 (lone surrogates as three bytes). This is what `CSS.escape` returns.
/// https://drafts.csswg.org/cssom/#serialize-an-identifier
package func serializeCSSIdentifier(_ text: some Collection<UInt8>, into result: inout [UInt8]) {
    var isFirst = true
    var isSecondAfterHyphen = false
    let isLoneHyphen = text.count == 1 && text.first == UInt8(ascii: "-")
    for byte in text {
        let isDigit = byte >= 0x30 && byte <= 0x39
        if byte == 0 {
            result += [0xEF, 0xBF, 0xBD]
        } else if byte < 0x20 || byte == 0x7F || (isDigit && (isFirst || isSecondAfterHyphen)) {
            appendCodePointEscape(byte, to: &result)
        } else if isLoneHyphen {
            result += [UInt8(ascii: "\\"), byte]
        } else {
            if !CSSTokenizer.isName(byte) { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        isSecondAfterHyphen = isFirst && byte == UInt8(ascii: "-")
        isFirst = false
    }
}

/// Whether all of a text's characters may be in a name without escapes. https://drafts.csswg.org/css-syntax/#ident-code-point
package func needsNoCSSEscapes(_ text: String) -> Bool { text.utf8.allSatisfy { CSSTokenizer.isName($0) } }

/// Serializes a string in double quotes.
/// https://drafts.csswg.org/cssom/#serialize-a-string
package func serializeCSSString(_ text: some Collection<UInt8>, into result: inout [UInt8]) {
    result.append(UInt8(ascii: "\""))
    for byte in text {
        if byte == 0 {
            result += [0xEF, 0xBF, 0xBD]
        } else if byte < 0x20 || byte == 0x7F {
            appendCodePointEscape(byte, to: &result)
        } else {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
    }
    result.append(UInt8(ascii: "\""))
}

private func appendCodePointEscape(_ byte: UInt8, to result: inout [UInt8]) {
    result += "\\\(String(byte, radix: 16)) ".utf8
}
