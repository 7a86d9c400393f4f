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
    public var bytes: [ChangedBytes] = []

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

    /// Appends the fields in order.
    public func encode(into writer: inout ByteWriter) {
        func write(_ part: TextPart) {
            writer.write(count: part.isNone ? 0 : UInt64(part.start) + 1)
            if !part.isNone { writer.write(count: UInt64(part.count)) }
        }
        writer.write(texts)
        writer.write(count: UInt64(paths.count))
        for path in paths {
            writer.write(count: UInt64(path.parent + 1))
            write(path.label)
        }
        writer.write(count: UInt64(records.count))
        for record in records {
            writer.write(byte: record.kind.rawValue)
            writer.write(byte: record.step.rawValue)
            writer.write(record.isNet)
            for number in [record.path, record.from, record.stack] { writer.write(count: UInt64(number + 1)) }
            for part in [record.name, record.old, record.new] { write(part) }
        }
        writer.write(list: stacks) { writer, stack in writer.write(list: stack) { $0.write($1) } }
        writer.write(count: UInt64(omitted))
        writer.write(list: bytes) { $0.write($1) }
    }

    /// Reads the fields in order. Throws where a number leads nowhere, and where the changes' texts and paths come to more than was sent
    /// or is allowed.
    public init(from reader: inout ByteReader) throws(WireError) {
        texts = try reader.readData()
        for _ in 0..<(try reader.readLength("paths")) {
            try reader.countValue()
            let parent = try Self.readNumber(&reader, below: paths.count)
            let label = try Self.readPart(&reader, of: texts.count)
            _ = add(pathUnder: parent, label: label)
        }
        var left = texts.count
        let count = try reader.readLength("changes")
        for _ in 0..<count {
            try reader.countValue()
            var record = ChangeRecord(
                kind: try reader.readCase(PageChange.Kind.self),
                step: try reader.readCase(ChangeStep.self)
            )
            record.isNet = try reader.readFlag()
            record.path = try Self.readNumber(&reader, below: paths.count)
            record.from = try Self.readNumber(&reader, below: paths.count)
            record.stack = try Self.readNumber(&reader, below: Int(Int32.max))
            record.name = try Self.readPart(&reader, of: texts.count)
            record.old = try Self.readPart(&reader, of: texts.count)
            record.new = try Self.readPart(&reader, of: texts.count)
            left -= Int(record.name.count) + Int(record.old.count) + Int(record.new.count)
            guard left >= 0, add(record) else { throw .tooManyValues }
        }
        stacks = try reader.readList { reader throws(WireError) in
            try reader.readList { reader throws(WireError) in try ScriptPlace(from: &reader) }
        }
        omitted = Int(clamping: try reader.readCount())
        bytes = try reader.readList { reader throws(WireError) in try ChangedBytes(from: &reader) }
    }

    /// A number below another one, or -1.
    private static func readNumber(_ reader: inout ByteReader, below end: Int) throws(WireError) -> Int32 {
        let number = try reader.readCount()
        guard number <= UInt64(end) else { throw .unknownTag(of: "number in a list of changes", value: number) }
        return Int32(number) - 1
    }

    private static func readPart(_ reader: inout ByteReader, of size: Int) throws(WireError) -> TextPart {
        let start = try reader.readCount()
        if start == 0 { return .none }
        let count = try reader.readCount()
        guard start - 1 <= UInt64(size), count <= UInt64(size) - (start - 1) else {
            throw .truncated(wanted: "the texts of changes")
        }
        return TextPart(Int(start - 1)..<Int(start - 1 + count))
    }
}
