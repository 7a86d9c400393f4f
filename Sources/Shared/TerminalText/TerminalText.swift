// TerminalText.swift: makes untrusted text (from pages, scripts, actions, file names) safe for display. A terminal takes control characters
// as commands: to move the cursor, to rename the window, to send input as if the user had typed it. Invisible characters and those that
// change the writing direction make one text look like another.

/// A text in which characters without a glyph of their own are escaped, such as `\u{1B}`. Line feeds and tabs are kept.
///
/// Escaped are control characters (C0, DEL, C1), line and paragraph separators, and format characters (Unicode's Cf: directional
/// embeddings, overrides and isolates, zero-width spaces, tags). Format characters that ordinary text needs are kept: the joiners U+200C
/// and U+200D, the soft hyphen, and the signs before numbers, which are visible.
package func shownText(_ text: some StringProtocol) -> String {
    // OPTIMIZATION: Nearly all texts are contiguous; the loop over those is specialized for the type.
    func isPlain(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F || byte == 0x0A || byte == 0x09 }
    let isShownAsIs = text.utf8.withContiguousStorageIfAvailable { bytes in bytes.allSatisfy(isPlain) }
    if isShownAsIs ?? text.utf8.allSatisfy(isPlain) { return String(text) }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if isShown(scalar) { shown.append(scalar) } else { shown.append(contentsOf: written(scalar).unicodeScalars) }
    }
    return String(shown)
}

/// Whether bytes are UTF-8 that `shownText` does not change.
package func isShownAsIs(_ bytes: [UInt8]) -> Bool {
    // OPTIMIZATION: Continues to the end, so that the compiler can process many bytes at a time.
    var others: UInt8 = 0
    for byte in bytes {
        let (isOther, isNoLineFeed, isNoTab): (UInt8, UInt8, UInt8) = (
            byte &- 0x20 < 0x5F ? 0 : 1, byte == 0x0A ? 0 : 1, byte == 0x09 ? 0 : 1
        )
        others |= isOther & isNoLineFeed & isNoTab
    }
    if others == 0 { return true }
    return String(validating: bytes, as: UTF8.self)?.unicodeScalars.allSatisfy(isShown) ?? false
}

/// Bytes for display on a terminal; those that are not UTF-8 are escaped as `\xFF`. A carriage return before a line feed is dropped.
package func shownText(bytes: some Sequence<UInt8>) -> String {
    var shown = ""
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
        // NB: Runs of UTF-8, which are nearly everything, are processed in one piece.
        var end = rest.startIndex
        while let length = characterLength(rest[end...]) { end += length }
        shown += shownText(String(decoding: withoutReturns(rest[..<end]), as: UTF8.self))
        rest = rest[end...]
        if let byte = rest.popFirst() { shown += "\\x" + hexadecimal(UInt32(byte)) }
    }
    return shown
}

/// A name for a line of its own or a row of a table: line feeds and tabs are escaped, too.
package func shownName(_ name: some StringProtocol) -> String {
    let shown = shownText(name)
    guard shown.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return shown }
    return shown.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? written($0) : String($0) }.joined()
}

/// A message whose further lines begin with four spaces, so that none of them looks like a separate message.
package func withIndentedLines(_ message: String) -> String {
    // NB: Scalars, because a line feed may form one character with what precedes it.
    let lines = message.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let further = lines.dropFirst().map { $0.isEmpty ? "" : "    " + $0 }
    return (lines.prefix(1) + further).joined(separator: "\n")
}

private func withoutReturns(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.indices.filter { bytes[$0] != 0x0D || $0 + 1 == bytes.endIndex || bytes[$0 + 1] != 0x0A }.map {
        bytes[$0]
    }
}

/// The number of bytes of the first character; nil if it is not UTF-8, and at the end.
private func characterLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if first < 0x80 { return 1 }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return String(validating: bytes.prefix(length), as: UTF8.self) == nil ? nil : length
}

private func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0xAD, 0x200C, 0x200D: return true
    case 0x20..<0x7F: return true
    // OPTIMIZATION: Letters and signs of most scripts, none of which is escaped.
    case 0xA0..<0x600, 0x900..<0x1800, 0x2010..<0x2028, 0x2030..<0x2060, 0x2070..<0xFE00: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    case .format: return isPrependedSign(scalar)
    default: return true
    }
}

private func written(_ scalar: Unicode.Scalar) -> String { "\\u{" + hexadecimal(scalar.value) + "}" }

/// A number in upper-case hexadecimal, with at least two digits.
private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
}

/// Whether it precedes and encloses a number or a word, such as the Arabic number sign: Unicode's Prepended_Concatenation_Mark, which the
/// standard library lacks.
private func isPrependedSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
}
