// UnsafeChangeText.swift: the text of a list of changes, as it comes about.
//
// It is as much as the markup of all that changed, so it is copied in stretches into one block, which is handed over when it is full.
// Why it is safe: parts are ranges of the texts, as the list checked when it was read (PageChangeList.swift), and slices check them again;
// all that is written goes through `room`, which the block has left, or gets.

import Glibc
import PageProtocol
import TerminalText

struct UnsafeChangeText: ~Copyable {
    private var block: UnsafeMutablePointer<UInt8>
    private var capacity = 128 << 10
    /// How many bytes are in the block.
    private(set) var count = 0
    /// How many bytes were handed over.
    private(set) var written = 0

    /// The beginning of the path that was written last, up to its label, in the block, and the number of the path that it is; -1: none.
    private var beginning = 0..<0
    private var beginningPath: Int32 = -1

    private let texts: [UInt8]
    /// Whether all texts can be shown as they are, which nearly all can.
    private let isPlain: Bool
    private let isColored: Bool

    init(texts: [UInt8], isColored: Bool) {
        self.texts = texts
        self.isColored = isColored
        isPlain = isShownAsIs(texts)
        block = .allocate(capacity: capacity)
    }

    deinit { block.deallocate() }

    /// Hands over what was written since.
    mutating func flush(_ write: ([UInt8]) -> Void) {
        if count > 0 { write(Array(UnsafeBufferPointer(start: block, count: count))) }
        written += count
        count = 0
        beginningPath = -1
    }

    /// Where so many bytes are to be written, which count as written.
    @inline(__always)
    private mutating func room(for length: Int) -> UnsafeMutablePointer<UInt8> {
        if length > capacity &- count { grow(for: length) }
        defer { count &+= length }
        return block + count
    }

    @inline(never)
    private mutating func grow(for length: Int) {
        let wanted = max(capacity * 2, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
        larger.update(from: block, count: count)
        block.deallocate()
        (block, capacity) = (larger, wanted)
    }

    mutating func add(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        memcpy(room(for: length), text.utf8Start, length)
    }

    mutating func add(_ text: [UInt8]) { add(text, text.indices) }

    /// A part of a text that can be shown.
    mutating func add(_ text: [UInt8], _ range: Range<Int>) {
        let start = room(for: range.count)
        text[range].withUnsafeBytes { text in
            if let base = text.baseAddress { memcpy(start, base, text.count) }
        }
    }

    mutating func paint(_ code: StaticString) {
        if !isColored { return }
        add("\u{1B}[")
        add(code)
        add("m")
    }

    /// What strangers wrote, as it can be shown.
    mutating func add(_ part: TextPart) { add(part.range) }

    private mutating func add(_ range: Range<Int>) {
        if isPlain, startsCharacter(range.lowerBound), startsCharacter(range.upperBound) {
            add(texts, range)
        } else {
            add(Array(shownText(bytes: texts[range]).utf8))
        }
    }

    /// Whether a character starts at a place, or the texts end there; a list that was made up might cut one.
    private func startsCharacter(_ place: Int) -> Bool { place == texts.count || texts[place] & 0xC0 != 0x80 }

    /// A path by its number, in one line: `html > body > p`.
    mutating func add(path number: Int32, of paths: PageChangeList.Paths) {
        if number < 0 { return }
        let last = paths[number]
        if last.parent >= 0, last.parent == beginningPath, lineEnd(in: last.label.range) == nil {
            // OPTIMIZATION: What changes in a row is near to one another, as a rule.
            let length = beginning.count
            memcpy(room(for: length), block + beginning.lowerBound, length)
            add(last.label)
            return
        }
        let start = count
        let length = paths.length(number)
        if length > longestPath { return add(Array(shownPath(end(of: number, of: paths)).utf8)) }
        // NB: From the end to the front: the parents are known one by one only.
        var end = room(for: length) + length
        var isWhole = true
        texts.withUnsafeBufferPointer { texts in
            var current = number
            while current >= 0 {
                let path = paths[current]
                let label = path.label.range
                isWhole = isWhole && startsCharacter(label.lowerBound) && startsCharacter(label.upperBound)
                end -= label.count
                if let base = UnsafeBufferPointer(rebasing: texts[label]).baseAddress { memcpy(end, base, label.count) }
                current = path.parent
                if current >= 0 {
                    end -= 3
                    (end[0], end[1], end[2]) = (0x20, 0x3E, 0x20)
                }
            }
        }
        let isOneLine = memchr(block + start, 0x0A, length) == nil
        if isPlain, isWhole, isOneLine {
            (beginning, beginningPath) = (start..<start + length - last.label.range.count, last.parent)
            return
        }
        let shown = shownName(shownText(bytes: UnsafeBufferPointer(start: block + start, count: length)))
        count = start
        add(Array(shown.utf8))
    }

    /// The last labels of a path, as many as are more than what is shown of it.
    private func end(of number: Int32, of paths: PageChangeList.Paths) -> String {
        var (labels, length, current) = ([String](), 0, number)
        while current >= 0, length <= longestPath {
            let label = texts[paths[current].label.range]
            labels.append(String(decoding: label, as: UTF8.self))
            length += label.count + 3
            current = paths[current].parent
        }
        return (current < 0 ? "" : "… > ") + labels.reversed().joined(separator: " > ")
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
