// UnsafeArenaImage.swift: a copy of an arena's contents, from which they can be restored.
// Why it is safe: it copies the bytes in use, by the arena's own counters, of regions that never move.

import Glibc

/// The contents of an arena at some time.
public struct ArenaImage: Equatable, Sendable {
    fileprivate var header: [UInt8]
    fileprivate var nodes: [UInt8]
    fileprivate var attributes: [UInt8]
    fileprivate var strings: [UInt8]
    fileprivate var heap: [UInt8]
}

extension UnsafeArena {
    /// A copy of the arena's current contents.
    public var image: ArenaImage {
        func copy(_ start: UnsafeMutableRawPointer, _ count: Int) -> [UInt8] {
            Array(UnsafeRawBufferPointer(start: start, count: count))
        }
        return ArenaImage(
            header: guards.withWholeHeader { copy(header, ArenaLayout.headerSize) },
            nodes: copy(nodes, count(ArenaLayout.nodeCountWord) * ArenaLayout.nodeSize),
            attributes: copy(attributes, count(ArenaLayout.attributeCountWord) * ArenaLayout.attributeSize),
            strings: copy(strings, count(ArenaLayout.stringCountWord) * ArenaLayout.stringSize),
            heap: copy(heap, heapUsed.pointee)
        )
    }

    /// Replaces the arena's contents by an image's. As after `clear()`, no tree or script of the former contents may be used any more.
    public func restore(_ image: ArenaImage) {
        clear()
        func put(_ bytes: [UInt8], _ start: UnsafeMutableRawPointer) {
            bytes.withUnsafeBytes { if let source = $0.baseAddress { memcpy(start, source, $0.count) } }
        }
        guards.withWholeHeader { put(image.header, header) }
        for word in [ArenaLayout.nodeCountWord, ArenaLayout.attributeCountWord, ArenaLayout.stringCountWord] {
            setCount(word, header[word])
        }
        heapUsed.pointee = image.heap.count
        showUsed()
        put(image.nodes, nodes)
        put(image.attributes, attributes)
        put(image.strings, strings)
        put(image.heap, heap)
    }
}
