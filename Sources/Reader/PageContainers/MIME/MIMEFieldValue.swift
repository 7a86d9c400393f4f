// MIMEFieldValue.swift: the value of a structured header field: a word and parameters. https://www.rfc-editor.org/rfc/rfc2045#section-5.1
//
// The parser accepts what writers produce: comments and folding anywhere, a missing semicolon (`text/html charset="utf-8"`), values without
// the quotes they need (`start=<a@b>`), and parameters in several pieces or in a character set of their own
// (https://www.rfc-editor.org/rfc/rfc2231).

import Codecs
import WebInfra

/// A word such as `text/html` or `base64`, and its parameters.
struct MIMEFieldValue {
    /// One `name=value` as written.
    private struct Piece {
        /// The name in lower case, without the marks of RFC 2231.
        var name: String
        /// Its index among the pieces of one parameter; nil if the parameter has one piece.
        var section: Int?
        /// Whether it contains percent-encoded octets; the first piece then begins with their character set.
        var isExtended: Bool
        var value: [UInt8]
        /// The value's range in the field, within quotation marks.
        var valueRange: Range<Int>
        /// The range of the whole piece, with the semicolon before it.
        var range: Range<Int>
        /// The start of its name.
        var start: Int
    }

    /// The word in lower case; empty if there is none.
    private(set) var word = ""
    /// The word's range in the field.
    private(set) var wordRange: Range<Int>
    private var pieces: [Piece] = []

    /// Parses a field's value; ranges use the slice's indices.
    init(_ text: ArraySlice<UInt8>) {
        var scanner = Scanner(text: text)
        scanner.skipBlanks()
        let (word, range) = scanner.value()
        self.word = asciiText(word).lowercased()
        wordRange = range
        while true {
            let before = scanner.position
            scanner.skipBlanks()
            while scanner.next == UInt8(ascii: ";") {
                scanner.position += 1
                scanner.skipBlanks()
            }
            guard scanner.next != nil else { return }
            let start = scanner.position
            let name = asciiText(scanner.name()).lowercased()
            scanner.skipBlanks()
            guard scanner.next == UInt8(ascii: "=") else {
                // NB: Each iteration consumes at least one byte.
                if scanner.position == start { scanner.position += 1 }
                continue
            }
            scanner.position += 1
            scanner.skipBlanks()
            let (value, valueRange) = scanner.value()
            let marks = name.split(separator: "*", omittingEmptySubsequences: false)
            let section = marks.count > 1 ? Int(marks[1]) : nil
            pieces.append(
                Piece(
                    name: String(marks[0]),
                    section: section,
                    isExtended: marks.count > 1 && marks.last?.isEmpty == true,
                    value: value,
                    valueRange: valueRange,
                    range: before..<scanner.position,
                    start: start
                )
            )
        }
    }

    /// A parameter's value: the first with this name. A value in a character set of its own, or in pieces, wins over a plain one, which is
    /// meant for readers that do not support RFC 2231.
    subscript(_ name: String) -> String? {
        let own = used(name)
        guard let first = own.first else { return nil }
        guard first.isExtended || first.section != nil else { return headerText(first.value[...]) }
        var encoding = Encoding.utf8
        var octets: [UInt8] = []
        for (place, piece) in own.enumerated() {
            var value = piece.value[...]
            if place == 0, piece.isExtended {
                // character set ' language ' text
                let parts = value.split(separator: 0x27, maxSplits: 2, omittingEmptySubsequences: false)
                if parts.count == 3 {
                    encoding = Encoding(label: parts[0]) ?? .utf8
                    value = parts[2]
                }
            }
            octets += piece.isExtended ? decodeEscapes(value, mark: UInt8(ascii: "%")) : Array(value)
        }
        return decodedText(octets, encoding)
    }

    /// The pieces that make up a parameter's value.
    private func used(_ name: String) -> [Piece] {
        let own = pieces.filter { $0.name == name }
        if let whole = own.first(where: { $0.section == nil && $0.isExtended }) { return [whole] }
        let numbered = Dictionary(own.compactMap { piece in piece.section.map { ($0, piece) } }) { first, _ in first }
        var sections: [Piece] = []
        while let next = numbered[sections.count] { sections.append(next) }
        return sections.isEmpty ? Array(own.filter { $0.section == nil }.prefix(1)) : sections
    }

    /// The edits that give a parameter another value; empty if there is no such parameter.
    ///
    /// - Parameter value: A token.
    func replacements(of name: String, with value: String) -> [(range: Range<Int>, bytes: [UInt8])] {
        let own = used(name)
        guard let first = own.first else { return [] }
        if own.count == 1, first.section == nil, !first.isExtended { return [(first.valueRange, Array(value.utf8))] }
        let plain = (range: first.start..<first.range.upperBound, bytes: Array("\(name)=\(value)".utf8))
        return [plain] + own.dropFirst().map { ($0.range, []) }
    }
}

/// Scans the bytes of a field.
private struct Scanner {
    let text: ArraySlice<UInt8>
    var position: Int

    init(text: ArraySlice<UInt8>) {
        self.text = text
        position = text.startIndex
    }

    var next: UInt8? { position < text.endIndex ? text[position] : nil }

    /// Skips whitespace, line ends and comments, which nest.
    mutating func skipBlanks() {
        var depth = 0
        while let byte = next {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            case UInt8(ascii: "\\") where depth > 0: position = min(position + 1, text.endIndex - 1)
            case 0x09, 0x0A, 0x0D, 0x20: break
            default: if depth == 0 { return }
            }
            position += 1
        }
    }

    mutating func name() -> ArraySlice<UInt8> {
        let start = position
        while let byte = next, !isBlank(byte), !"=;(".utf8.contains(byte) { position += 1 }
        return text[start..<position]
    }

    /// A value and its range, without quotation marks: between them, or up to whitespace or a semicolon.
    mutating func value() -> (bytes: [UInt8], range: Range<Int>) {
        guard next == UInt8(ascii: "\"") else {
            let start = position
            while let byte = next, !isBlank(byte), byte != UInt8(ascii: ";") { position += 1 }
            return (Array(text[start..<position]), start..<position)
        }
        position += 1
        let start = position
        var bytes: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\"), position + 1 < text.endIndex { position += 1 }
            // NB: Folding is not part of the value.
            if text[position] != 0x0D, text[position] != 0x0A { bytes.append(text[position]) }
            position += 1
        }
        let end = position
        if next != nil { position += 1 }
        return (bytes, start..<end)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

private func asciiText(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

/// The text of a header: UTF-8 if valid, otherwise Latin-1.
func headerText(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
}
