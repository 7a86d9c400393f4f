// PageChangeList.swift: a page's changes as the worker sends them: numbers, and one block of bytes that contains all texts.
//
// A list may have thousands of changes, which are made, sent, read and printed within the time of a run: so they have no strings of their
// own, paths share their prefixes, and everything is stored in the words that are sent. `changes` constructs a change on access.

public import Wire

/// A range of a list's texts.
package struct TextPart: Equatable, Sendable {
    @usableFromInline package var start: UInt32
    @usableFromInline package var count: UInt32

    package init(_ range: Range<Int>) {
        start = UInt32(range.lowerBound)
        count = UInt32(range.count)
    }

    /// No text, as opposed to an empty one.
    package static let none = TextPart(start: .max, count: 0)

    @inlinable package var isNone: Bool { start == .max }
    @inlinable package var range: Range<Int> { isNone ? 0..<0 : Int(start)..<Int(start) + Int(count) }

    @inlinable package init(start: UInt32, count: UInt32) {
        self.start = start
        self.count = count
    }

    /// Whether it is a range of this many bytes of text.
    fileprivate func isWithin(_ size: Int) -> Bool { isNone ? count == 0 : Int(start) + Int(count) <= size }
}

/// The end of a path: the label of a node, and the path of its parent.
package struct PathEnd: Equatable, Sendable {
    /// The number of the parent's path; -1: the path is the label alone.
    package var parent: Int32
    package var label: TextPart

    @usableFromInline package static var wordCount: Int { 3 }

    @inlinable package init(parent: Int32, label: TextPart) {
        self.parent = parent
        self.label = label
    }
}

/// A change as numbers. Its texts are adjacent: the name, the old text, the new text.
package struct ChangeRecord: Equatable, Sendable {
    package var kind: PageChange.Kind
    package var step: ChangeStep
    package var isNet = true
    /// The number of its path.
    package var path: Int32 = -1
    /// For a moved node, the number of its former path; -1 for other kinds.
    package var from: Int32 = -1
    /// The number of its stack; -1 if no script was running.
    package var stack: Int32 = -1
    /// An attribute's name; none for other kinds.
    package var name = TextPart.none
    package var old = TextPart.none
    package var new = TextPart.none

    package init(kind: PageChange.Kind, step: ChangeStep) {
        self.kind = kind
        self.step = step
    }
}

// The words of a change:
//
//   WORD  BITS   FIELD
//      0  0–7    kind
//         8–11   step
//         12–14  whether it is net, has an old text, has a new text
//         15     0
//         16–31  stack, counted from 1; 0: none
//      1         path; all bits: none
//      2         for an attribute the length of its name, for other kinds the former path, as word 1
//      3         start of its texts
//      4, 5      lengths of the old text and of the new text
extension ChangeRecord {
    fileprivate static let wordCount = 6
    /// The most stacks that can be numbered.
    fileprivate static let maximumStacks = Int(UInt16.max)
    private static let (netBit, oldBit, newBit): (UInt32, UInt32, UInt32) = (1 << 12, 1 << 13, 1 << 14)

    /// Decodes the words of a change; nil if the first is invalid.
    @inline(__always)
    fileprivate init?(_ words: [UInt32], at start: Int) {
        let first = words[start]
        guard let kind = PageChange.Kind(rawValue: UInt8(truncatingIfNeeded: first)),
            let step = ChangeStep(rawValue: UInt8(truncatingIfNeeded: first >> 8 & 0xF)), first >> 15 & 1 == 0
        else { return nil }
        self.init(kind: kind, step: step)
        isNet = first & Self.netBit != 0
        path = Int32(bitPattern: words[start + 1])
        stack = Int32(first >> 16) - 1
        var place = words[start + 3]
        if kind == .attribute {
            name = Self.part(words[start + 2], &place)
        } else {
            from = Int32(bitPattern: words[start + 2])
        }
        if first & Self.oldBit != 0 { old = Self.part(words[start + 4], &place) }
        if first & Self.newBit != 0 { new = Self.part(words[start + 5], &place) }
    }

    /// The text of this many bytes at a position, which is moved after it.
    private static func part(_ count: UInt32, _ place: inout UInt32) -> TextPart {
        defer { place &+= count }
        return TextPart(start: place, count: count)
    }

    fileprivate func append(to words: inout [UInt32]) {
        var first = UInt32(kind.rawValue) | UInt32(step.rawValue) << 8 | UInt32(UInt16(stack + 1)) << 16
        if isNet { first |= Self.netBit }
        if !old.isNone { first |= Self.oldBit }
        if !new.isNone { first |= Self.newBit }
        words.append(first)
        words.append(UInt32(bitPattern: path))
        words.append(kind == .attribute ? name.count : UInt32(bitPattern: from))
        words.append(!name.isNone ? name.start : !old.isNone ? old.start : new.isNone ? 0 : new.start)
        words.append(old.count)
        words.append(new.count)
    }
}

/// The changes by scripts to a page's document.
public struct PageChangeList: Equatable, Sendable, WireCodable {
    /// The most changes that are listed.
    public static let maximumChanges = 20_000
    /// The most bytes of the paths of all changes together.
    public static let maximumPathBytes = 64 << 20

    /// Call stacks, without duplicates; the innermost call first. The bindings' own calls are omitted.
    public var stacks: [[ScriptPlace]] = []
    /// The number of further changes that are not listed.
    public var omitted = 0
    /// The ranges in which the output differs from the source, in order; empty if the page was not written as its source with splices.
    public var bytes: [ChangedBytes] {
        get {
            var (list, end) = ([ChangedBytes](), 0)
            for range in stride(from: 0, to: rangeWords.count, by: Self.wordsPerRange) {
                let words = rangeWords[range..<range + Self.wordsPerRange].map { Int($0) }
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

    /// The ranges of `bytes`: start and length in the source and in the output, and the number of changes of each; `shown` has these
    /// changes, range by range.
    private var rangeWords: [UInt32] = []
    private var shown: [UInt32] = []
    private static let wordsPerRange = 5

    /// Concatenated texts: UTF-8, unless the worker was compromised.
    package private(set) var texts: [UInt8]
    /// The words of paths, and the length of each whole path in bytes.
    private var pathWords: [UInt32] = []
    private var pathLengths: [UInt32] = []
    /// The words of changes.
    private var recordWords: [UInt32] = []
    private var pathBytes = 0

    /// An empty list.
    public init() { texts = [] }

    /// An empty list with texts, ranges of which can be given to changes, and capacity for this many changes.
    package init(texts: consuming [UInt8], changes: Int) {
        self.texts = texts
        // OPTIMIZATION: Unused capacity costs only address space, but growing copies. Few paths have several ends of their own.
        recordWords.reserveCapacity(ChangeRecord.wordCount * changes)
        pathWords.reserveCapacity(PathEnd.wordCount * 4 * changes)
        pathLengths.reserveCapacity(4 * changes)
    }

    /// The changes, in order.
    public var changes: Changes { Changes(list: self) }

    /// The changes of a list, each constructed on access.
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

    /// The changes as numbers.
    package var records: Records { Records(words: recordWords) }

    /// The changes of a list as numbers.
    package struct Records: RandomAccessCollection, Sendable {
        fileprivate let words: [UInt32]

        package var startIndex: Int { 0 }
        package var endIndex: Int { words.count / ChangeRecord.wordCount }
        @inline(__always)
        package subscript(number: Int) -> ChangeRecord {
            // NB: Only `add` appends words to a list.
            ChangeRecord(words, at: number * ChangeRecord.wordCount)!
        }
    }

    /// The paths of a list, by number.
    package var paths: Paths { Paths(words: pathWords, lengths: pathLengths) }

    /// The paths of a list.
    package struct Paths: Sendable {
        @usableFromInline let words: [UInt32]
        @usableFromInline let lengths: [UInt32]

        fileprivate init(words: [UInt32], lengths: [UInt32]) {
            self.words = words
            self.lengths = lengths
        }

        /// The last label of a path.
        @inlinable
        package subscript(number: Int32) -> PathEnd {
            let start = Int(number) * PathEnd.wordCount
            return PathEnd(
                parent: Int32(bitPattern: words[start]),
                label: TextPart(start: words[start + 1], count: words[start + 2])
            )
        }

        /// The length of a whole path in bytes.
        @inlinable
        package func length(_ number: Int32) -> Int { Int(lengths[Int(number)]) }
    }

    /// The call stack of a change; empty if no script was running.
    public func stack(of change: PageChange) -> [ScriptPlace] {
        guard let number = change.stack, stacks.indices.contains(number) else { return [] }
        return stacks[number]
    }

    /// The position that made a change: the innermost call with a known position; nil if there is none.
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

    /// Appends a path, by its number: `html > body > p`.
    package func appendPath(_ number: Int32, to bytes: inout [UInt8]) {
        if number < 0 { return }
        let paths = paths
        // NB: Written backwards into reserved space: the parents are found one by one.
        var position = bytes.count + paths.length(number)
        bytes.append(contentsOf: repeatElement(0x20, count: paths.length(number)))
        var current = number
        while current >= 0 {
            let end = paths[current]
            let label = end.label.range
            position -= label.count
            for offset in 0..<label.count { bytes[position + offset] = texts[label.lowerBound + offset] }
            current = end.parent
            if current >= 0 {
                position -= 3
                bytes[position + 1] = 0x3E
            }
        }
    }

    // MARK: Building a list

    /// Adds a text.
    package mutating func add(text write: (inout [UInt8]) -> Void) -> TextPart {
        let start = texts.count
        write(&texts)
        return TextPart(start..<texts.count)
    }

    /// Adds a path by its parent's number, or -1, and its last label. Returns its number.
    package mutating func add(pathUnder parent: Int32, label: TextPart) -> Int32 {
        pathLengths.append(Self.length(of: label, under: parent >= 0 ? pathLengths[Int(parent)] : nil))
        pathWords.append(UInt32(bitPattern: parent))
        pathWords.append(label.start)
        pathWords.append(label.count)
        return Int32(pathLengths.count - 1)
    }

    /// The length of a path, given its parent's. A path that is too long for any change gets the largest length.
    private static func length(of label: TextPart, under parent: UInt32?) -> UInt32 {
        UInt32(clamping: (parent.map { Int($0) + 3 } ?? 0) + Int(label.count))
    }

    /// Adds a change, or only counts it if the list is full.
    ///
    /// - Returns: Whether it is listed.
    @discardableResult
    package mutating func add(_ record: ChangeRecord) -> Bool {
        guard takes(record) else {
            omitted += 1
            return false
        }
        record.append(to: &recordWords)
        return true
    }

    /// Counts a change's paths; false if the list is full.
    private mutating func takes(_ record: ChangeRecord) -> Bool {
        var length = record.path >= 0 ? Int(pathLengths[Int(record.path)]) : 0
        if record.from >= 0 { length += Int(pathLengths[Int(record.from)]) }
        guard recordWords.count < Self.maximumChanges * ChangeRecord.wordCount,
            record.stack < ChangeRecord.maximumStacks,
            pathBytes + length <= Self.maximumPathBytes
        else { return false }
        pathBytes += length
        return true
    }

    private mutating func setBytes(_ ranges: [(source: Range<Int>, output: Range<Int>)], shows counts: [UInt32]) {
        rangeWords.removeAll()
        rangeWords.reserveCapacity(ranges.count * Self.wordsPerRange)
        for (range, count) in zip(ranges, counts) {
            for range in [range.source, range.output] {
                rangeWords.append(UInt32(clamping: range.lowerBound))
                rangeWords.append(UInt32(clamping: range.count))
            }
            rangeWords.append(count)
        }
    }

    /// Sets the ranges in which the output differs from the source. For each change, the index of the range that shows it, or -1.
    package mutating func setBytes(_ ranges: [(source: Range<Int>, output: Range<Int>)], ofChanges indexes: [Int32]) {
        var counts = [UInt32](repeating: 0, count: ranges.count)
        for range in indexes where range >= 0 { counts[Int(range)] += 1 }
        setBytes(ranges, shows: counts)
        var ends = counts
        var end: UInt32 = 0
        for index in ends.indices {
            ends[index] = end
            end += counts[index]
        }
        shown = [UInt32](repeating: 0, count: Int(end))
        for (number, range) in indexes.enumerated() where range >= 0 {
            shown[Int(ends[Int(range)])] = UInt32(number)
            ends[Int(range)] += 1
        }
    }

    /// Adds a change with separate texts.
    public mutating func append(_ change: PageChange) {
        func part(_ text: String?) -> TextPart {
            guard let text else { return .none }
            return add { $0 += text.utf8 }
        }
        var record = ChangeRecord(kind: change.kind, step: change.step)
        record.path = add(pathUnder: -1, label: part(change.path))
        if change.kind == .attribute { record.name = part(change.name) }
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

    // MARK: Encoding

    // Numbers are sent as 32-bit words, since there are nearly a dozen for each change.

    /// The approximate size of stacks, and of what a message contains after a list, in bytes.
    private static let rest = 1 << 16

    /// The approximate size of a message with the list, in bytes.
    var size: Int {
        texts.count + 4 * (pathWords.count + recordWords.count + rangeWords.count + shown.count) + Self.rest
    }

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        writer.write(texts)
        writer.write(words: pathWords)
        writer.write(words: recordWords)
        writer.write(list: stacks) { writer, stack in writer.write(list: stack) { $0.write($1) } }
        writer.write(count: UInt64(omitted))
        writer.write(words: rangeWords)
        writer.write(words: shown)
    }

    /// Reads the fields in order. Throws if a number is out of range, or if the changes' texts and paths exceed what was sent or is
    /// allowed.
    public init(from reader: inout ByteReader) throws(WireError) {
        texts = try reader.readData()
        try readPaths(&reader)
        try readRecords(&reader)
        stacks = try reader.readList { reader throws(WireError) in
            try reader.readList { reader throws(WireError) in try ScriptPlace(from: &reader) }
        }
        omitted = Int(clamping: try reader.readCount())
        rangeWords = try Self.readWords(&reader, Self.wordsPerRange)
        shown = try reader.readWords()
        var count = 0
        for range in stride(from: 4, to: rangeWords.count, by: Self.wordsPerRange) { count += Int(rangeWords[range]) }
        let changes = recordWords.count / ChangeRecord.wordCount
        guard count == shown.count, shown.allSatisfy({ $0 < changes }) else {
            throw .truncated(wanted: "the changes of ranges")
        }
    }

    private mutating func readPaths(_ reader: inout ByteReader) throws(WireError) {
        let words = try Self.readWords(&reader, PathEnd.wordCount)
        var lengths: [UInt32] = []
        lengths.reserveCapacity(words.count / PathEnd.wordCount)
        for start in stride(from: 0, to: words.count, by: PathEnd.wordCount) {
            let parent = Int32(bitPattern: words[start])
            try Self.check(parent, below: lengths.count)
            let label = TextPart(start: words[start + 1], count: words[start + 2])
            guard label.isWithin(texts.count) else { throw Self.noText }
            lengths.append(Self.length(of: label, under: parent >= 0 ? lengths[Int(parent)] : nil))
        }
        (pathWords, pathLengths) = (words, lengths)
    }

    private mutating func readRecords(_ reader: inout ByteReader) throws(WireError) {
        let words = try Self.readWords(&reader, ChangeRecord.wordCount)
        guard words.count <= Self.maximumChanges * ChangeRecord.wordCount else { throw .tooManyValues }
        var left = texts.count
        for start in stride(from: 0, to: words.count, by: ChangeRecord.wordCount) {
            guard let record = ChangeRecord(words, at: start) else {
                throw .unknownTag(of: "kind of change", value: UInt64(words[start]))
            }
            try Self.check(record.path, below: pathLengths.count)
            try Self.check(record.from, below: pathLengths.count)
            guard record.name.isWithin(texts.count), record.old.isWithin(texts.count), record.new.isWithin(texts.count)
            else { throw Self.noText }
            left -= Int(record.name.count) + Int(record.old.count) + Int(record.new.count)
            guard left >= 0, takes(record) else { throw .tooManyValues }
        }
        recordWords = words
    }

    private static let noText = WireError.truncated(wanted: "the texts of changes")

    /// Reads words; their number must be a multiple of `count`.
    private static func readWords(_ reader: inout ByteReader, _ count: Int) throws(WireError) -> [UInt32] {
        let words = try reader.readWords()
        guard words.count % count == 0 else { throw .truncated(wanted: "a list of changes") }
        return words
    }

    /// Throws unless a number is -1 or below the end.
    private static func check(_ number: Int32, below end: Int) throws(WireError) {
        guard number >= -1, Int(number) < end else {
            throw .unknownTag(of: "number in a list of changes", value: UInt64(UInt32(bitPattern: number)))
        }
    }
}
