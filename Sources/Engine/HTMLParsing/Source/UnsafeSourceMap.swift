// UnsafeSourceMap.swift: the position in the source of each node of a parsed document.
//
// A record has four words per node, in a region that the kernel fills as it is touched: the parser writes records with plain stores and
// never reallocates, and a parse without positions costs one comparison per node.
// Why it is safe: the region has room for the largest number of nodes of a tree, and a node's number is the index of its record. The region
// lives as long as the `SourceMap`, which outlives the parse that writes into it.
//
// RECORD, 16 bytes; offsets are of the decoded input:
//   OFFSET  SIZE  FIELD
//        0     4  start     of the start tag, text, comment, …; bit 31: the node is scattered
//        4     4  end       of the same, plus 1; 0: the node has no position. Bit 31: the node leaks
//        8     4  close     element: the end of its content, which is the start of its end tag if it has one ·
//                           text: 1 if it is raw text, RCDATA or in a CDATA section
//       12     4  closeEnd  element: the end of its end tag; equal to `close` if another token closed it
// Record 0 is for the page: word 0 is 1 if it has a `frameset` start tag, word 1 if it has a watched `selectedcontent`.

package import DOM
import Glibc

/// The records, as the parser writes them; without memory if positions are not recorded.
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

    /// Sets an element's start tag; its content is empty until it is closed. For an element without a tag, the range is empty.
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

    /// NB: A node without a position is not marked, since it would then seem to have one.
    func markLeaking(_ node: NodeID) {
        let base = record(node)
        if base[1] != 0 { base[1] |= Self.flag }
    }
}

/// The positions of a parsed document's nodes in its source, as offsets in the decoded text.
///
/// An element without an end tag ends at the start of the token that closed it; a void element ends with its start tag. An element without
/// a start tag (`isImplied`) has an empty one at the start of the token that required it.
package final class SourceMap {
    let places: UnsafePlaces
    /// The newest node of the parse; newer ones have no position.
    package private(set) var lastNode = NodeID.none
    /// The reconstructed formatting elements, each with the element that it continues.
    package private(set) var remade: [(element: NodeID, earlier: NodeID)] = []
    private let words: UnsafeMutablePointer<UInt32>
    /// The size in bytes for the largest number of nodes of a tree.
    static let size = (1 << 26) * 16

    /// A map without positions.
    package init() {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        guard let region = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0), region != MAP_FAILED else {
            fatalError("The kernel refused \(Self.size) bytes of address space for the places of a page's nodes.")
        }
        words = region.assumingMemoryBound(to: UInt32.self)
        places = UnsafePlaces(words: words)
    }

    deinit { munmap(words, Self.size) }

    /// Records that the parse has ended.
    func finish(lastNode: NodeID, remade: [(element: NodeID, earlier: NodeID)]) {
        self.lastNode = lastNode
        self.remade = remade
    }

    /// Removes all positions, so that another parse can be recorded. The map must not be read for an earlier parse any more.
    package func clear() {
        memset(words, 0, (Int(lastNode.rawValue) + 1) * 16)
        lastNode = .none
        remade = []
    }

    private func word(_ node: NodeID, _ word: Int) -> UInt32 { words[Int(node.rawValue) &* 4 &+ word] }

    /// Whether a node has a position in the source.
    package func hasPlace(_ node: NodeID) -> Bool { node.rawValue <= lastNode.rawValue && word(node, 1) != 0 }
    /// The start of a node's start tag, text or comment.
    package func start(_ node: NodeID) -> Int { Int(word(node, 0) & ~UnsafePlaces.flag) }
    /// The end of a node's start tag, text or comment.
    package func end(_ node: NodeID) -> Int { Int(word(node, 1) & ~UnsafePlaces.flag) - 1 }
    /// The end of an element's content.
    package func close(_ element: NodeID) -> Int { Int(word(element, 2)) }
    /// The end of an element, including its end tag.
    package func closeEnd(_ element: NodeID) -> Int { Int(word(element, 3)) }
    /// Whether an element has an end tag.
    package func hasEndTag(_ element: NodeID) -> Bool { places.hasEndTag(element) }
    /// Whether an element has no start tag.
    package func isImplied(_ element: NodeID) -> Bool { start(element) == end(element) }
    /// Whether a text is where tags, or character references, are not recognized.
    package func isRawText(_ text: NodeID) -> Bool { word(text, 2) != 0 }

    /// Whether a node's source is not contiguous, or not at its position in the tree: text around an ignored tag, nodes moved before a
    /// table, elements that the adoption agency took apart, attributes of two tags.
    package func isScattered(_ node: NodeID) -> Bool { word(node, 0) & UnsafePlaces.flag != 0 }

    /// Whether an element's source has effects beyond the element and its content: formatting elements that stay open, content that was
    /// moved out.
    package func leaks(_ element: NodeID) -> Bool { places.leaks(element) }

    /// Whether the page has a `frameset` start tag, which counts or not depending on the text before it.
    package var hasFrameset: Bool { words[0] != 0 }
    /// Whether options are copied into `selectedcontent` elements.
    package var hasSelectedContent: Bool { words[1] != 0 }

    /// The first node whose source starts at or after an offset: none if there is none, nil if a long search would be needed. Nodes are
    /// numbered in the order of their positions.
    package func firstNode(startingAt offset: Int) -> NodeID? {
        var low: UInt32 = 1
        var high = lastNode.rawValue &+ 1
        while low < high {
            let middle = low + (high - low) / 2
            // Skip down over nodes without a position.
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
