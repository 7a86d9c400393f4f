// UnsafeArena.swift: the memory of a tree as words. Layout: ArenaLayout.swift.
//
// Why this is safe: the regions are reserved for the arena's life and never move, so a word's address is always valid;
// an index comes from a record or a counter of the same arena, and counters are checked against the reserved size
// before they grow. The arena is used by one thread. A region that waits for its next arena belongs to none: it is taken
// and left with one atomic exchange.

import Glibc
import Synchronization

/// The five regions of a tree's memory. Reserved whole and in one piece, so that views of them stay valid while they fill
/// up, and so that a tree of a small page, which fills little of them, comes and goes with two calls of the kernel.
public final class UnsafeArena {
    /// Words of the header region.
    public let header: UnsafeMutablePointer<UInt32>
    /// Words of the node records.
    public let nodes: UnsafeMutablePointer<UInt32>
    /// Words of the attribute records.
    public let attributes: UnsafeMutablePointer<UInt32>
    @usableFromInline let strings: UnsafeMutablePointer<UInt32>
    @usableFromInline let heap: UnsafeMutablePointer<UInt8>
    /// Bytes of the heap in use; in a cell of its own so that reading it needs no exclusivity check.
    @usableFromInline let heapUsed: UnsafeMutablePointer<Int>

    /// Bytes reserved for the node and attribute regions, the sizes of views of them.
    public static let nodeRegionSize = ArenaLayout.maximumNodes * ArenaLayout.nodeSize
    public static let attributeRegionSize = ArenaLayout.maximumAttributes * ArenaLayout.attributeSize
    static let stringRegionSize = ArenaLayout.maximumStrings * ArenaLayout.stringSize

    /// The address of zeroed regions that an arena left, 0 for none. Programs make arena after arena for a moment, to look
    /// something up in a tree or to compare: new memory would cost them as much as the parsing.
    private static let spare = Atomic<UInt>(0)

    /// Reserves an empty arena. Ends the process when the machine refuses the address space.
    public init() {
        let start = UnsafeMutableRawPointer(bitPattern: Self.spare.exchange(0, ordering: .acquiring)) ?? Self.reserve()
        nodes = start.assumingMemoryBound(to: UInt32.self)
        attributes = (start + Self.nodeRegionSize).assumingMemoryBound(to: UInt32.self)
        let afterAttributes = start + Self.nodeRegionSize + Self.attributeRegionSize
        strings = afterAttributes.assumingMemoryBound(to: UInt32.self)
        heap = (afterAttributes + Self.stringRegionSize).assumingMemoryBound(to: UInt8.self)
        header = (start + Self.size - LargePages.size).assumingMemoryBound(to: UInt32.self)
        heapUsed = .allocate(capacity: 1)
        heapUsed.initialize(to: 0)
        startCounting()
    }

    private static func reserve() -> UnsafeMutableRawPointer {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED else {
            fatalError("The kernel refused \(size) bytes of address space for a page.")
        }
        return start
    }

    private func startCounting() {
        for word in [ArenaLayout.nodeCountWord, ArenaLayout.attributeCountWord, ArenaLayout.stringCountWord] {
            header[word] = 1
        }
    }

    /// Forgets all records and strings, so that another tree can be made in it. The tree that was in it must not be used
    /// any more, and no script that sees it may run.
    public func clear() {
        zero()
        heapUsed.pointee = 0
        startCounting()
    }

    private func zero() {
        Self.zero(nodes, Int(header[ArenaLayout.nodeCountWord]) * ArenaLayout.nodeSize)
        Self.zero(attributes, Int(header[ArenaLayout.attributeCountWord]) * ArenaLayout.attributeSize)
        Self.zero(strings, Int(header[ArenaLayout.stringCountWord]) * ArenaLayout.stringSize)
        Self.zero(heap, heapUsed.pointee)
        Self.zero(header, ArenaLayout.headerSize)
    }

    /// What is large goes back to the system, which gives it out zeroed.
    private static func zero(_ start: UnsafeMutableRawPointer, _ count: Int) {
        let kept = min(count, 1 << 20)
        memset(start, 0, kept)
        if count > kept { madvise(start + kept, count - kept, MADV_DONTNEED) }
    }

    deinit {
        zero()
        let other = Self.spare.exchange(UInt(bitPattern: nodes), ordering: .acquiringAndReleasing)
        if let other = UnsafeMutableRawPointer(bitPattern: other) { munmap(other, Self.size) }
        heapUsed.deallocate()
    }

    /// All regions: nodes, attributes, strings, heap, and the header in a large page of its own.
    private static let size =
        nodeRegionSize + attributeRegionSize + stringRegionSize + ArenaLayout.heapSize + LargePages.size

    /// Asks for large memory pages where a text of some bytes will fill them: filling a small one costs as much as parsing
    /// what goes into it.
    public func prepare(forText count: Int) {
        // A text is mostly text; of records it makes, with markup in plenty, about as much again.
        let expected: [(start: UnsafeMutableRawPointer, size: Int)] = [
            (UnsafeMutableRawPointer(heap), count), (UnsafeMutableRawPointer(nodes), count * 3 / 4),
            (UnsafeMutableRawPointer(attributes), count / 5), (UnsafeMutableRawPointer(strings), count / 2),
        ]
        for (start, size) in expected { LargePages.prefer(start, filling: size) }
    }

    /// Takes the next record of a region, whose count is word `counter` of the header.
    @inlinable
    func takeRecord(_ counter: Int, maximum: Int) -> UInt32 {
        let index = header[counter]
        precondition(Int(index) < maximum, "The page has more records than a tree can hold.")
        header[counter] = index &+ 1
        return index
    }

    /// A word of node `node`'s record.
    @inlinable
    subscript(node node: UInt32, word: Int) -> UInt32 {
        get { nodes[Int(node) &* 8 &+ word] }
        set { nodes[Int(node) &* 8 &+ word] = newValue }
    }

    /// A word of attribute `attribute`'s record.
    @inlinable
    subscript(attribute attribute: UInt32, word: Int) -> UInt32 {
        get { attributes[Int(attribute) &* 4 &+ word] }
        set { attributes[Int(attribute) &* 4 &+ word] = newValue }
    }

    /// A word of the header.
    @inlinable
    public subscript(header word: Int) -> UInt32 {
        get { header[word] }
        set { header[word] = newValue }
    }

    /// The scratch code units, the text of native calls.
    public var scratchText: UnsafeMutableBufferPointer<UInt16> {
        let start = UnsafeMutableRawPointer(header).advanced(by: ArenaLayout.scratchTextOffset)
        return .init(start: start.assumingMemoryBound(to: UInt16.self), count: ArenaLayout.scratchTextUnits)
    }

    /// Bytes of memory that the arena's records and strings take.
    public var bytesInUse: Int {
        ArenaLayout.headerSize + Int(header[ArenaLayout.nodeCountWord]) * ArenaLayout.nodeSize
            + Int(header[ArenaLayout.attributeCountWord]) * ArenaLayout.attributeSize
            + Int(header[ArenaLayout.stringCountWord]) * ArenaLayout.stringSize + heapUsed.pointee
    }
}
