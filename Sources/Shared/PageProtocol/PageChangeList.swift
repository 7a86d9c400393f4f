// PageChangeList.swift: the changes of a page as they leave the worker: numbers, and one block of bytes that all texts are parts of.
//
// A list may have thousands of changes, which are made, sent, read and printed within the time of a run: so none of them has strings of its
// own, and paths share their beginnings. `changes` puts one together when it is asked for.

public import Wire

/// A part of a list's texts.
package struct TextPart: Equatable, Sendable {
    package var start: UInt32
    package var count: UInt32

    package init(_ range: Range<Int>) {
        start = UInt32(range.lowerBound)
        count = UInt32(range.count)
    }

    /// There is no text, which is something else than an empty one.
    package static let none = TextPart(start: .max, count: 0)

    package var isNone: Bool { start == .max }
    package var range: Range<Int> { isNone ? 0..<0 : Int(start)..<Int(start) + Int(count) }

    private init(start: UInt32, count: UInt32) {
        self.start = start
        self.count = count
    }
}

extension TextPart {
    fileprivate static let wordCount = 2

    fileprivate func append(to words: inout [UInt32]) {
        words.append(start)
        words.append(count)
    }

    /// Reads a part of so many bytes of text.
    fileprivate init(_ words: ArraySlice<UInt32>, of size: Int) throws(WireError) {
        self.init(start: words[words.startIndex], count: words[words.startIndex + 1])
        guard isNone ? count == 0 : Int(start) + Int(count) <= size else {
            throw .truncated(wanted: "the texts of changes")
        }
    }
}

/// The end of a path: the label of a node, and the path of its parent.
package struct PathEnd: Equatable, Sendable {
    /// The number of the parent's path; -1: the label is all.
    package var parent: Int32
    package var label: TextPart
    /// The whole path's length in bytes.
    package fileprivate(set) var length: Int
}

/// A change in numbers.
package struct ChangeRecord: Equatable, Sendable {
    package var kind: PageChange.Kind
    package var step: ChangeStep
    package var isNet = true
    /// The number of its path.
    package var path: Int32 = -1
    /// The number of the path that a node that moved had before; -1 of others.
    package var from: Int32 = -1
    /// The number of its stack; -1 when no script was running.
    package var stack: Int32 = -1
    package var name = TextPart.none
    package var old = TextPart.none
    package var new = TextPart.none

    package init(kind: PageChange.Kind, step: ChangeStep) {
        self.kind = kind
        self.step = step
    }
}

/// What scripts changed in a page's document.
public struct PageChangeList: Equatable, Sendable, WireCodable {
    /// How many changes are listed.
    public static let maximumChanges = 20_000
    /// How many bytes the paths of all changes have together.
    public static let maximumPathBytes = 64 << 20

    /// Call stacks, each once; the innermost call first. The bindings' own calls are left out.
    public var stacks: [[ScriptPlace]] = []
    /// How many changes more there were than are listed.
    public var omitted = 0
    /// Where the output differs from the source, in order; empty where the page was not written as its source with splices.
    public var bytes: [ChangedBytes] {
        get {
            var (list, end) = ([ChangedBytes](), 0)
            for stretch in stride(from: 0, to: stretches.count, by: Self.stretchWords) {
                let words = stretches[stretch..<stretch + Self.stretchWords].map { Int($0) }
                let numbers = shown[end..<end + words[4]].map { Int($0) }
                end += words[4]
                list.append(
                    ChangedBytes(
                        source: words[0]..<words[0] + words[1],
                        output: words[2]..<words[2] + words[3],
                        changes: numbers
                    )
                )
            }
            return list
        }
        set {
            setBytes(newValue.map { ($0.source, $0.output) }, shows: newValue.map { UInt32($0.changes.count) })
            shown = newValue.flatMap { $0.changes.map { UInt32(clamping: $0) } }
        }
    }

    /// The stretches of `bytes`: start and length in the source and in the output, and how many changes each shows, which are in `shown` one
    /// stretch after the other.
    private var stretches: [UInt32] = []
    private var shown: [UInt32] = []
    private static let stretchWords = 5

    /// Texts, one after the other: UTF-8, unless a worker was not itself.
    package private(set) var texts: [UInt8]
    package private(set) var paths: [PathEnd] = []
    package private(set) var records: [ChangeRecord] = []
    private var pathBytes = 0

    /// A list of nothing.
    public init() { texts = [] }

    /// A list of nothing, with texts that its changes can be given parts of.
    package init(texts: consuming [UInt8]) { self.texts = texts }

    /// The changes in the order in which they were made.
    public var changes: Changes { Changes(list: self) }

    /// The changes of a list, each put together when it is asked for.
    public struct Changes: RandomAccessCollection, Sendable {
        fileprivate let list: PageChangeList

        public var startIndex: Int { 0 }
        public var endIndex: Int { list.records.count }
        public subscript(number: Int) -> PageChange {
            let record = list.records[number]
            return PageChange(
                kind: record.kind,
                step: record.step,
                path: list.path(record.path),
                name: list.text(record.name) ?? "",
                old: record.from >= 0 ? list.path(record.from) : list.text(record.old),
                new: list.text(record.new),
                stack: record.stack >= 0 ? Int(record.stack) : nil,
                isNet: record.isNet
            )
        }
    }

    /// The call stack of a change; empty when no script was running.
    public func stack(of change: PageChange) -> [ScriptPlace] {
        guard let number = change.stack, stacks.indices.contains(number) else { return [] }
        return stacks[number]
    }

    /// The place that made a change: the innermost call of which it is known where it is; nil when there is none.
    public func place(of change: PageChange) -> ScriptPlace? { stack(of: change).first(where: \.isKnown) }

    // MARK: Texts

    private func text(_ part: TextPart) -> String? {
        part.isNone ? nil : String(decoding: texts[part.range], as: UTF8.self)
    }

    private func path(_ number: Int32) -> String {
        var path: [UInt8] = []
        appendPath(number, to: &path)
        return String(decoding: path, as: UTF8.self)
    }

    /// Appends a path by its number: `html > body > p`.
    package func appendPath(_ number: Int32, to bytes: inout [UInt8]) {
        if number < 0 { return }
        let end = paths[Int(number)]
        // NB: From the end to the front, into room that is there already: the parents are known one by one only.
        var position = bytes.count + end.length
        bytes.append(contentsOf: repeatElement(0x20, count: end.length))
        var current = number
        while current >= 0 {
            let label = paths[Int(current)].label.range
            position -= label.count
            for offset in 0..<label.count { bytes[position + offset] = texts[label.lowerBound + offset] }
            current = paths[Int(current)].parent
            if current >= 0 {
                position -= 3
                bytes[position + 1] = 0x3E
            }
        }
    }

    // MARK: Making one

    /// Adds a text.
    package mutating func add(text write: (inout [UInt8]) -> Void) -> TextPart {
        let start = texts.count
        write(&texts)
        return TextPart(start..<texts.count)
    }

    /// Adds a path by its parent's number, or -1, and its last label. Returns its number.
    package mutating func add(pathUnder parent: Int32, label: TextPart) -> Int32 {
        let before = parent >= 0 ? paths[Int(parent)].length + 3 : 0
        paths.append(PathEnd(parent: parent, label: label, length: before + Int(label.count)))
        return Int32(paths.count - 1)
    }

    /// Adds a change, or counts it where there are too many, or too much of them.
    ///
    /// - Returns: Whether it is listed.
    @discardableResult
    package mutating func add(_ record: ChangeRecord) -> Bool {
        var length = record.path >= 0 ? paths[Int(record.path)].length : 0
        if record.from >= 0 { length += paths[Int(record.from)].length }
        if records.count >= Self.maximumChanges || pathBytes + length > Self.maximumPathBytes {
            omitted += 1
            return false
        }
        pathBytes += length
        records.append(record)
        return true
    }

    private mutating func setBytes(_ ranges: [(source: Range<Int>, output: Range<Int>)], shows counts: [UInt32]) {
        stretches.removeAll()
        stretches.reserveCapacity(ranges.count * Self.stretchWords)
        for (range, count) in zip(ranges, counts) {
            for range in [range.source, range.output] {
                stretches.append(UInt32(clamping: range.lowerBound))
                stretches.append(UInt32(clamping: range.count))
            }
            stretches.append(count)
        }
    }

    /// Sets the stretches where the output differs from the source, by the numbers of those that show the changes: for each change one, or -1.
    package mutating func setBytes(_ ranges: [(source: Range<Int>, output: Range<Int>)], ofChanges stretch: [Int32]) {
        var counts = [UInt32](repeating: 0, count: ranges.count)
        for stretch in stretch where stretch >= 0 { counts[Int(stretch)] += 1 }
        setBytes(ranges, shows: counts)
        var ends = counts
        var end: UInt32 = 0
        for index in ends.indices {
            ends[index] = end
            end += counts[index]
        }
        shown = [UInt32](repeating: 0, count: Int(end))
        for (number, stretch) in stretch.enumerated() where stretch >= 0 {
            shown[Int(ends[Int(stretch)])] = UInt32(number)
            ends[Int(stretch)] += 1
        }
    }

    /// Adds a change with texts of its own.
    public mutating func append(_ change: PageChange) {
        func part(_ text: String?) -> TextPart {
            guard let text else { return .none }
            return add { $0 += text.utf8 }
        }
        var record = ChangeRecord(kind: change.kind, step: change.step)
        record.path = add(pathUnder: -1, label: part(change.path))
        record.name = change.name.isEmpty ? .none : part(change.name)
        if change.kind == .moved, let old = change.old {
            record.from = add(pathUnder: -1, label: part(old))
        } else {
            record.old = part(change.old)
        }
        record.new = part(change.new)
        record.stack = Int32(change.stack ?? -1)
        record.isNet = change.isNet
        add(record)
    }

    // MARK: On the wire

    // Numbers are sent as words of 32 bits, since there are many: a dozen for each change.
    private static let (pathWords, recordWords) = (1 + TextPart.wordCount, 4 + 3 * TextPart.wordCount)

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(texts)
        var words: [UInt32] = []
        words.reserveCapacity(paths.count * Self.pathWords)
        for path in paths {
            words.append(UInt32(bitPattern: path.parent))
            path.label.append(to: &words)
        }
        writer.write(words: words)
        words.removeAll(keepingCapacity: true)
        words.reserveCapacity(records.count * Self.recordWords)
        for record in records {
            words.append(
                UInt32(record.kind.rawValue) | UInt32(record.step.rawValue) << 8 | (record.isNet ? 1 << 16 : 0)
            )
            words.append(UInt32(bitPattern: record.path))
            words.append(UInt32(bitPattern: record.from))
            words.append(UInt32(bitPattern: record.stack))
            record.name.append(to: &words)
            record.old.append(to: &words)
            record.new.append(to: &words)
        }
        writer.write(words: words)
        writer.write(list: stacks) { writer, stack in writer.write(list: stack) { $0.write($1) } }
        writer.write(count: UInt64(omitted))
        writer.write(words: stretches)
        writer.write(words: shown)
    }

    /// Reads the fields in order. Throws where a number leads nowhere, and where the changes' texts and paths come to more than was sent
    /// or is allowed.
    public init(from reader: inout ByteReader) throws(WireError) {
        texts = try reader.readData()
        var words = try Self.readWords(&reader, Self.pathWords)
        paths.reserveCapacity(words.count / Self.pathWords)
        for start in stride(from: 0, to: words.count, by: Self.pathWords) {
            let parent = try Self.number(words[start], below: paths.count)
            _ = add(pathUnder: parent, label: try TextPart(words[(start + 1)...], of: texts.count))
        }
        words = try Self.readWords(&reader, Self.recordWords)
        records.reserveCapacity(words.count / Self.recordWords)
        var left = texts.count
        for start in stride(from: 0, to: words.count, by: Self.recordWords) {
            let first = words[start]
            guard let kind = PageChange.Kind(rawValue: UInt8(truncatingIfNeeded: first)),
                let step = ChangeStep(rawValue: UInt8(truncatingIfNeeded: first >> 8)), first >> 17 == 0
            else { throw .unknownTag(of: "kind of change", value: UInt64(first)) }
            var record = ChangeRecord(kind: kind, step: step)
            record.isNet = first >> 16 == 1
            record.path = try Self.number(words[start + 1], below: paths.count)
            record.from = try Self.number(words[start + 2], below: paths.count)
            record.stack = try Self.number(words[start + 3], below: Int(Int32.max))
            record.name = try TextPart(words[(start + 4)...], of: texts.count)
            record.old = try TextPart(words[(start + 6)...], of: texts.count)
            record.new = try TextPart(words[(start + 8)...], of: texts.count)
            left -= Int(record.name.count) + Int(record.old.count) + Int(record.new.count)
            guard left >= 0, add(record) else { throw .tooManyValues }
        }
        stacks = try reader.readList { reader throws(WireError) in
            try reader.readList { reader throws(WireError) in try ScriptPlace(from: &reader) }
        }
        omitted = Int(clamping: try reader.readCount())
        stretches = try Self.readWords(&reader, Self.stretchWords)
        shown = try reader.readWords()
        var count = 0
        for stretch in stride(from: 4, to: stretches.count, by: Self.stretchWords) { count += Int(stretches[stretch]) }
        guard count == shown.count, shown.allSatisfy({ $0 < records.count }) else {
            throw .truncated(wanted: "the changes of stretches")
        }
    }

    /// Words, so many for each of what they tell of.
    private static func readWords(_ reader: inout ByteReader, _ count: Int) throws(WireError) -> [UInt32] {
        let words = try reader.readWords()
        guard words.count % count == 0 else { throw .truncated(wanted: "a list of changes") }
        return words
    }

    /// A number below another one, or -1.
    private static func number(_ word: UInt32, below end: Int) throws(WireError) -> Int32 {
        let number = Int32(bitPattern: word)
        guard number >= -1, Int(number) < end else {
            throw .unknownTag(of: "number in a list of changes", value: UInt64(word))
        }
        return number
    }
}
