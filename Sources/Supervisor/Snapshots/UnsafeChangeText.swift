// UnsafeChangeText.swift: a buffer for the text of a list of changes.
//
// The text is as long as the markup of all that changed, so it is copied into one block, which is passed on when it is full.
// Why it is safe: parts are ranges of the texts, which the list validated when it was read (PageChangeList.swift), and slices check
// them again; all writes go through `room`, which returns space in the block or enlarges it.

import Glibc
import PageProtocol
import TerminalText

struct UnsafeChangeText: ~Copyable {
    private var block: UnsafeMutablePointer<UInt8>
    private var capacity = 128 << 10
    /// The number of bytes in the block.
    private(set) var count = 0
    /// The number of bytes that were passed on.
    private(set) var written = 0

    /// The range in the block of the path that was written last, without its label, and that path's number; -1: none.
    private var beginning = 0..<0
    private var beginningPath: Int32 = -1

    private let texts: [UInt8]
    /// Whether no text needs escaping, as in nearly all lists.
    private let isPlain: Bool
    private let isColored: Bool

    init(texts: [UInt8], isColored: Bool) {
        self.texts = texts
        self.isColored = isColored
        isPlain = isShownAsIs(texts)
        block = .allocate(capacity: capacity)
    }

    deinit { block.deallocate() }

    /// Passes on what was written since the last call.
    mutating func flush(_ write: ([UInt8]) -> Void) {
        if count > 0 { write(Array(UnsafeBufferPointer(start: block, count: count))) }
        written += count
        count = 0
        beginningPath = -1
    }

    /// Space for `length` bytes, which then count as written.
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

    /// Adds a part of a text that is safe to print.
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

    /// Adds untrusted text, escaped as needed.
    mutating func add(_ part: TextPart) { add(part.range) }

    private mutating func add(_ range: Range<Int>) {
        if isPlain, startsCharacter(range.lowerBound), startsCharacter(range.upperBound) {
            add(texts, range)
        } else {
            add(Array(shownText(bytes: texts[range]).utf8))
        }
    }

    /// Whether a character starts at a position, or the texts end there. A forged list might split a character.
    private func startsCharacter(_ place: Int) -> Bool { place == texts.count || texts[place] & 0xC0 != 0x80 }

    /// Adds a path by its number, on one line: `html > body > p`.
    mutating func add(path number: Int32, of paths: PageChangeList.Paths) {
        if number < 0 { return }
        let last = paths[number]
        if last.parent >= 0, last.parent == beginningPath, lineEnd(in: last.label.range) == nil {
            // OPTIMIZATION: Consecutive changes are usually close to one another.
            let length = beginning.count
            memcpy(room(for: length), block + beginning.lowerBound, length)
            add(last.label)
            return
        }
        let start = count
        let length = paths.length(number)
        if length > longestPath { return add(Array(shownPath(end(of: number, of: paths)).utf8)) }
        // NB: From the end to the front: only the parent of each node is known.
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

    /// The last labels of a path, slightly more than are shown.
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

    /// Adds a value, with a sign before each line; adds nothing if there is none.
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

    /// The end of the first line of a range; nil at the end of the range.
    private func lineEnd(in range: Range<Int>) -> Int? {
        texts.withUnsafeBufferPointer { texts in
            let text = UnsafeBufferPointer(rebasing: texts[range])
            guard let start = text.baseAddress, let end = memchr(start, 0x0A, text.count) else { return nil }
            return range.lowerBound + (UnsafeRawPointer(end) - UnsafeRawPointer(start))
        }
    }
}
