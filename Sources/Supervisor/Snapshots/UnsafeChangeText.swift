// UnsafeChangeText.swift: the text of a list of changes, as it comes about.
//
// It is as much as the markup of all that changed, so it is copied in stretches, and looked at once.
// Why it is safe: parts are ranges of the texts, as the list checked when it was read (PageChangeList.swift); slices check them again.

import Glibc
import PageProtocol
import TerminalText

struct UnsafeChangeText {
    var bytes: [UInt8] = []
    private let texts: [UInt8]
    /// Whether all texts can be shown as they are, which nearly all can.
    private let isPlain: Bool
    private let isColored: Bool

    init(texts: [UInt8], isColored: Bool) {
        self.texts = texts
        self.isColored = isColored
        isPlain = Self.isPlain(texts)
    }

    private static func isPlain(_ texts: [UInt8]) -> Bool {
        texts.withUnsafeBufferPointer { texts in
            var others = false
            // OPTIMIZATION: To the end, which the compiler does for many bytes at a time.
            for byte in texts { others = others || !(byte &- 0x20 < 0x5F || byte == 0x0A || byte == 0x09) }
            return !others
        }
    }

    mutating func add(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

    mutating func add(_ text: [UInt8]) { bytes.append(contentsOf: text) }

    mutating func paint(_ code: StaticString) {
        if !isColored { return }
        add("\u{1B}[")
        add(code)
        add("m")
    }

    /// What strangers wrote, as it can be shown.
    mutating func add(_ part: TextPart) { add(part.range) }

    private mutating func add(_ range: Range<Int>) {
        if isPlain {
            texts.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
        } else {
            add(shown: texts[range])
        }
    }

    private mutating func add(shown text: ArraySlice<UInt8>) {
        let isPlain = text.allSatisfy { $0 &- 0x20 < 0x5F || $0 == 0x0A || $0 == 0x09 }
        if isPlain { bytes.append(contentsOf: text) } else { bytes.append(contentsOf: shownText(bytes: text).utf8) }
    }

    /// A path by its number: `html > body > p`.
    mutating func add(path number: Int32, of paths: [PathEnd]) {
        if number < 0 { return }
        let start = bytes.count
        // NB: From the end to the front, into room that is there already: the parents are known one by one only.
        var position = start + paths[Int(number)].length
        bytes.append(contentsOf: repeatElement(0x20, count: paths[Int(number)].length))
        bytes.withUnsafeMutableBufferPointer { bytes in
            texts.withUnsafeBufferPointer { texts in
                var current = number
                while current >= 0 {
                    let end = paths[Int(current)]
                    let label = end.label.range
                    position -= label.count
                    _ = UnsafeMutableBufferPointer(rebasing: bytes[position..<position + label.count])
                        .update(fromContentsOf: texts[label])
                    current = end.parent
                    if current >= 0 {
                        position -= 3
                        bytes[position + 1] = 0x3E
                    }
                }
            }
        }
        if isPlain { return }
        let path = bytes[start...]
        bytes.removeSubrange(start...)
        add(shown: path)
    }

    /// A value, each of its lines behind a sign; nothing where there is none.
    mutating func add(lines part: TextPart, _ sign: StaticString, _ code: StaticString) {
        if part.isNone { return }
        var rest = part.range
        while true {
            let end = lineEnd(in: rest)
            paint(code)
            add(sign)
            add(rest.lowerBound..<(end ?? rest.upperBound))
            paint("0")
            add("\n")
            guard let end else { break }
            rest = end + 1..<rest.upperBound
        }
    }

    /// Where the first line of a range ends; nil at its end.
    private func lineEnd(in range: Range<Int>) -> Int? {
        texts.withUnsafeBufferPointer { texts in
            let text = UnsafeBufferPointer(rebasing: texts[range])
            guard let start = text.baseAddress, let end = memchr(start, 0x0A, text.count) else { return nil }
            return range.lowerBound + (UnsafeRawPointer(end) - UnsafeRawPointer(start))
        }
    }
}
