// EncodedWords.swift: non-ASCII text in a header field: `=?utf-8?Q?=C3=A9?=`. https://www.rfc-editor.org/rfc/rfc2047

import Codecs
import WebInfra

/// The field's text, with its encoded words decoded. Whitespace between two of them is dropped. Invalid words and unknown character sets
/// are left as they are.
func decodedWords(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    var isBehindWord = false
    while let start = rest.firstRange(of: "=?") {
        let before = rest[..<start.lowerBound]
        guard let (word, end) = encodedWord(rest[start.upperBound...]) else {
            result += rest[..<start.upperBound]
            rest = rest[start.upperBound...]
            isBehindWord = false
            continue
        }
        if !isBehindWord || !before.utf8.allSatisfy({ [0x20, 0x09, 0x0D, 0x0A].contains($0) }) { result += before }
        result += word
        rest = rest[end...]
        isBehindWord = true
    }
    return result + rest
}

/// The text of the word that begins after `=?`, and the index after it; nil if it is not an encoded word.
private func encodedWord(_ text: Substring) -> (text: String, end: String.Index)? {
    // character set [* language] ? encoding ? text ?=
    let parts = text.split(separator: "?", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[3].first == "=", let label = parts[0].split(separator: "*").first,
        let encoding = Encoding(label: String(label)), !parts[2].utf8.contains(0x20)
    else { return nil }
    let bytes: [UInt8]
    switch parts[1].lowercased() {
    case "b": bytes = Base64.decodeMIME(Array(parts[2].utf8)[...])
    case "q":
        let text = parts[2].utf8.map { $0 == UInt8(ascii: "_") ? 0x20 : $0 }
        bytes = decodeEscapes(text[...], mark: UInt8(ascii: "="))
    default: return nil
    }
    return (decodedText(bytes, encoding), parts[3].index(after: parts[3].startIndex))
}

/// Decodes bytes; invalid ones become U+FFFD.
func decodedText(_ bytes: [UInt8], _ encoding: Encoding) -> String {
    String(decoding: (try? encoding.decode(bytes)) ?? [], as: UTF8.self)
}
