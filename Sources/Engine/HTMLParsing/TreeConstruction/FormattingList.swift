// FormattingList.swift: the list of active formatting elements.
// https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements

import DOM

/// An entry of the list; a marker has no node.
struct FormattingEntry: BitwiseCopyable {
    var element: OpenElement
    /// A hash of name and attributes, independent of their order; never 0, but 0 until it is needed.
    var hash: UInt32
    /// The number of markers in the list up to and including this entry.
    var depth: UInt32 = 0

    @inline(__always) var isMarker: Bool { element.node.isNone }
}

/// The list, newest entry last.
///
/// OPTIMIZATION: The Noah's Ark clause searches for three equal entries at each push. `ark` counts entries by hash, so the list is only
/// walked if there may be three. Entries are hashed once there are three of their tag, which is rare. Elements are searched for after the
/// last marker only, and not at all if there is none with the tag or the node is not in the list. Remaining walks are bounded by
/// `maximumEntries`.
///
/// Invariants: 1. `ark[h]` counts the entries, without markers, that are hashed and whose hash has the slot `h`. 2. For each depth `tags`
/// has a block with the numbers of its entries by their kind, and of all. 3. `unhashed` counts the entries without markers that are not
/// hashed. 4. `marks` has the nodes of all entries.
struct FormattingList: ~Copyable {
    /// The most entries after the last marker.
    ///
    /// AD-HOC: Not in the standard, whose list is unbounded: a page whose elements stay open would cost quadratic time. The limit exceeds
    /// `TreeBuilder.maximumDepth`, so the removed entries could not all be open again anyway.
    static let maximumEntries = 1024

    private var entries = UnsafeList<FormattingEntry>(capacity: 32)
    /// Empty until an entry is hashed.
    private var ark = UnsafeList<UInt32>(capacity: 1)
    private var tags = UnsafeList<UInt32>(capacity: 64)
    private var marks = NodeMarks()
    private static let block = 16
    private static let allKinds = 15
    private(set) var unhashed = 0

    init() { tags.fill(0, count: Self.block) }

    @inline(__always) var count: Int { entries.count }
    @inline(__always) var isEmpty: Bool { entries.isEmpty }
    @inline(__always) subscript(_ index: Int) -> FormattingEntry { entries[index] }

    private func slot(_ hash: UInt32) -> Int { Int(hash) & (ark.count - 1) }

    /// The index of a tag's count after this many markers.
    @inline(__always)
    private static func place(_ tag: Tag, _ depth: Int) -> Int {
        let kind =
            switch tag {
            case .a: 0
            case .b: 1
            case .big: 2
            case .code: 3
            case .em: 4
            case .font: 5
            case .i: 6
            case .nobr: 7
            case .s: 8
            case .small: 9
            case .strike: 10
            case .strong: 11
            case .tt: 12
            case .u: 13
            default: 14
            }
        return depth &* block &+ kind
    }

    /// The number of markers.
    @inline(__always) private var depth: Int { tags.count / Self.block - 1 }

    private mutating func counted(_ entry: FormattingEntry) {
        if entry.isMarker { return }
        if entry.hash == 0 {
            unhashed &+= 1
        } else {
            if ark.isEmpty { ark.fill(0, count: 4 * Self.maximumEntries) }
            ark[slot(entry.hash)] += 1
        }
        tags[Self.place(entry.element.tag, Int(entry.depth))] += 1
        tags[Int(entry.depth) &* Self.block &+ Self.allKinds] += 1
        marks.set(entry.element.node, true)
    }

    private mutating func uncounted(_ entry: FormattingEntry) {
        if entry.isMarker { return }
        if entry.hash == 0 { unhashed &-= 1 } else { ark[slot(entry.hash)] -= 1 }
        tags[Self.place(entry.element.tag, Int(entry.depth))] -= 1
        tags[Int(entry.depth) &* Self.block &+ Self.allKinds] -= 1
        marks.set(entry.element.node, false)
    }

    /// The number of entries after the last marker.
    @inline(__always)
    var countAfterMarker: Int { Int(tags[depth &* Self.block &+ Self.allKinds]) }

    /// Whether there are three entries with this tag after the last marker.
    @inline(__always)
    func holdsThree(_ tag: Tag) -> Bool { tags[Self.place(tag, depth)] >= 3 }

    /// Sets an entry's hash.
    mutating func setHash(_ hash: UInt32, at index: Int) {
        uncounted(entries[index])
        entries[index].hash = hash
        counted(entries[index])
    }

    /// Whether three entries with this hash may be in the list.
    func mayHoldThree(_ hash: UInt32) -> Bool { !ark.isEmpty && ark[slot(hash)] >= 3 }

    mutating func append(_ entry: FormattingEntry) {
        var entry = entry
        entry.depth = UInt32(depth)
        entries.append(entry)
        counted(entry)
    }

    mutating func appendMarker() {
        let nothing = OpenElement(node: .none, name: .none, namespace: .none, tag: .other)
        for _ in 0..<Self.block { tags.append(0) }
        entries.append(FormattingEntry(element: nothing, hash: 0, depth: UInt32(depth)))
    }

    /// Whether a node is that of the last entry.
    @inline(__always)
    func isNewest(_ node: NodeID) -> Bool { entries.count > 0 && entries[entries.count &- 1].element.node == node }

    mutating func removeNewest() {
        uncounted(entries[entries.count &- 1])
        entries.removeLast()
    }

    mutating func remove(at index: Int) {
        uncounted(entries[index])
        entries.remove(at: index)
    }

    /// Removes entries, none of which is a marker.
    mutating func remove(_ range: Range<Int>) {
        for index in range { uncounted(entries[index]) }
        entries.remove(range)
    }

    mutating func insert(_ entry: FormattingEntry, at index: Int) {
        var entry = entry
        entry.depth = index > 0 ? entries[index - 1].depth : 0
        entries.insert(entry, at: index)
        counted(entry)
    }

    /// Replaces an entry's element by another one with the same name and attributes.
    mutating func replaceElement(at index: Int, with element: OpenElement) {
        marks.set(entries[index].element.node, false)
        entries[index].element = element
        marks.set(element.node, true)
    }

    /// "Clear the list of active formatting elements up to the last marker".
    mutating func clearToLastMarker() {
        while !entries.isEmpty {
            let entry = entries[entries.count - 1]
            uncounted(entry)
            entries.removeLast()
            if entry.isMarker {
                tags.truncate(to: tags.count - Self.block)
                return
            }
        }
    }

    func index(of node: NodeID) -> Int? {
        guard marks.mayHold(node) else { return nil }
        var index = entries.count - 1
        while index >= 0 {
            if entries[index].element.node == node { return index }
            index -= 1
        }
        return nil
    }

    /// The last entry with a tag after the last marker.
    func lastIndex(of tag: Tag) -> Int? {
        guard tags[Self.place(tag, depth)] > 0 else { return nil }
        var index = entries.count - 1
        while index >= 0, !entries[index].isMarker {
            if entries[index].element.tag == tag { return index }
            index -= 1
        }
        return nil
    }
}
