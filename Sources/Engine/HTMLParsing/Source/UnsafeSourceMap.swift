// UnsafeSourceMap.swift: where in the source each node of a parsed document stands.
//
// Four words for each node, in memory of its own that the kernel fills as it is touched: the parser writes a record with
// plain stores and never grows anything, and a parse that is not asked for places pays for one comparison a node.
// Why it is safe: the region is as large as the largest number of nodes a tree can hold, and a node's number is the index
// of its record in the tree. The region lives as long as the `SourceMap`, which outlives the parse that writes into it.
//
// RECORD, 16 bytes; offsets are of the decoded input:
//   OFFSET  SIZE  FIELD
//        0     4  start     of the start tag, text, comment, …; bit 31: the node is scattered
//        4     4  end       of the same, plus 1; 0: the node has no place. Bit 31: the node leaks
//        8     4  close     element: where its content ends, the start of its end tag if it has one ·
//                           text: 1 when it is raw text, RCDATA or in a CDATA section
//       12     4  closeEnd  element: the end of its end tag; equal to `close` when something else closed it
// Record 0 stands for the page: word 0 is 1 with a `frameset` start tag, word 1 with a watched `selectedcontent`.

package import DOM
import Glibc

/// The records, as the parser writes them; without memory when nobody asked for places.
struct UnsafePlaces {
    let words: UnsafeMutablePointer<UInt32>?
    static let flag: UInt32 = 1 << 31

    @inline(__always) var areRecorded: Bool { words != nil }

    @inline(__always)
    private func record(_ node: NodeID) -> UnsafeMutablePointer<UInt32> { words! + Int(node.rawValue) &* 4 }

    func set(_ node: NodeID, from start: Int, to end: Int) {
        let base = record(node)
        base[0] = UInt32(truncatingIfNeeded: start)
        base[1] = UInt32(truncatingIfNeeded: end &+ 1)
    }

    /// An element's start tag; its content is empty until it is closed. Of an element that no tag made, an empty stretch.
    func set(element: NodeID, from start: Int, to end: Int) {
        set(element, from: start, to: end)
        let base = record(element)
        base[2] = UInt32(truncatingIfNeeded: end)
        base[3] = UInt32(truncatingIfNeeded: end)
    }

    func extend(_ node: NodeID, to end: Int) {
        let base = record(node)
        base[1] = base[1] & Self.flag | UInt32(truncatingIfNeeded: end &+ 1)
    }

    func setClose(_ element: NodeID, from start: Int, to end: Int) {
        let base = record(element)
        base[2] = UInt32(truncatingIfNeeded: start)
        base[3] = UInt32(truncatingIfNeeded: end)
    }

    func end(_ node: NodeID) -> Int { Int(record(node)[1] & ~Self.flag) - 1 }
    func hasEndTag(_ element: NodeID) -> Bool { record(element)[3] > record(element)[2] }
    func leaks(_ element: NodeID) -> Bool { record(element)[1] & Self.flag != 0 }
    func markRaw(_ text: NodeID) { record(text)[2] = 1 }
    func markScattered(_ node: NodeID) { record(node)[0] |= Self.flag }
    func markFrameset() { words![0] = 1 }
    func markSelectedContent() { words![1] = 1 }

    /// NB: Of a node without place nothing is marked: it would then seem to have one.
    func markLeaking(_ node: NodeID) {
        let base = record(node)
        if base[1] != 0 { base[1] |= Self.flag }
    }
}

/// Where the nodes of one parsed document stand in its source, as offsets of the decoded text.
///
/// An element without end tag ends where the token starts that closed it; a void element with its start tag. An element
/// that no tag made (`isImplied`) has an empty start tag where the token starts that made it necessary.
package final class SourceMap {
    let places: UnsafePlaces
    /// The newest node of the parse; newer ones have no place.
    package internal(set) var lastNode = NodeID.none
    /// The formatting elements that no tag made, because others had stayed open, and which of those each one continues.
    package internal(set) var remade: [(element: NodeID, earlier: NodeID)] = []
    private let words: UnsafeMutablePointer<UInt32>
    /// Room for as many nodes as a tree can hold, in bytes.
    static let size = (1 << 26) * 16

    /// A map without places.
    package init() {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        guard let region = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0), region != MAP_FAILED else {
            fatalError("The kernel refused \(Self.size) bytes of address space for the places of a page's nodes.")
        }
        words = region.assumingMemoryBound(to: UInt32.self)
        places = UnsafePlaces(words: words)
    }

    deinit { munmap(words, Self.size) }

    /// Forgets all places, so that another parse can be recorded. The map must not be read for an earlier one any more.
    package func clear() {
        memset(words, 0, (Int(lastNode.rawValue) + 1) * 16)
        lastNode = .none
        remade = []
    }

    private func word(_ node: NodeID, _ word: Int) -> UInt32 { words[Int(node.rawValue) &* 4 &+ word] }

    /// Whether a node has a place in the source.
    package func hasPlace(_ node: NodeID) -> Bool { node.rawValue <= lastNode.rawValue && word(node, 1) != 0 }
    /// Where a node's start tag, text or comment starts.
    package func start(_ node: NodeID) -> Int { Int(word(node, 0) & ~UnsafePlaces.flag) }
    /// Where a node's start tag, text or comment ends.
    package func end(_ node: NodeID) -> Int { Int(word(node, 1) & ~UnsafePlaces.flag) - 1 }
    /// Where an element's content ends.
    package func close(_ element: NodeID) -> Int { Int(word(element, 2)) }
    /// Where an element ends, its end tag included.
    package func closeEnd(_ element: NodeID) -> Int { Int(word(element, 3)) }
    /// Whether an element has an end tag.
    package func hasEndTag(_ element: NodeID) -> Bool { places.hasEndTag(element) }
    /// Whether no start tag made an element.
    package func isImplied(_ element: NodeID) -> Bool { start(element) == end(element) }
    /// Whether a text stands where tags, or character references, don't count.
    package func isRawText(_ text: NodeID) -> Bool { word(text, 2) != 0 }

    /// Whether a node's source is not one stretch, or not where its place in the tree says: text with a tag in it that
    /// was ignored, what was moved before a table, elements that the adoption agency took apart, attributes of two tags.
    package func isScattered(_ node: NodeID) -> Bool { word(node, 0) & UnsafePlaces.flag != 0 }

    /// Whether the source of an element does more than make the element and what is in it: formatting elements that stay
    /// open, content that was moved out.
    package func leaks(_ element: NodeID) -> Bool { places.leaks(element) }

    /// Whether the page has a `frameset` start tag, so that whether it counts depends on the text before it.
    package var hasFrameset: Bool { words[0] != 0 }
    /// Whether options are copied into `selectedcontent` elements.
    package var hasSelectedContent: Bool { words[1] != 0 }

    /// The first node whose source starts at or after an offset: none when there is none, nil when that can't be said
    /// without a long search. Nodes are numbered in the order of their places.
    package func firstNode(startingAt offset: Int) -> NodeID? {
        var low: UInt32 = 1
        var high = lastNode.rawValue &+ 1
        while low < high {
            let middle = low + (high - low) / 2
            // Nodes without place say nothing: go down to one that has one.
            var sourced = middle
            while sourced > low, words[Int(sourced) * 4 + 1] == 0 {
                if middle - sourced == 64 { return nil }
                sourced -= 1
            }
            if words[Int(sourced) * 4 + 1] == 0 {
                low = middle + 1
            } else if start(NodeID(rawValue: sourced)) < offset {
                low = middle + 1
            } else {
                high = sourced
            }
        }
        var steps = 0
        while low <= lastNode.rawValue, words[Int(low) * 4 + 1] == 0 {
            if steps == 64 { return nil }
            low += 1
            steps += 1
        }
        return low <= lastNode.rawValue ? NodeID(rawValue: low) : NodeID.none
    }
}
