// UnsafeArena.swift: the memory of a tree as words. Layout: ArenaLayout.swift.
//
// Why it is safe: the regions stay reserved while an arena or a script's view holds the `ArenaMemory`, and never move, so a word's address
// is always valid. Each index comes from a record or a counter of the same arena, and counters are checked against the reserved size before
// they grow. Scripts can write to the header, but it has only copies of the counters; the counters themselves are in `counts`. One thread
// uses the arena. Memory that waits for its next arena belongs to none: one atomic exchange takes or returns it.

import Glibc
import LargePages
import Synchronization

/// The start of each region.
struct ArenaRegions {
    var nodes, attributes, strings, heap, header: UnsafeMutableRawPointer
}

/// The address space of one arena after another, released with the last reference.
public final class ArenaMemory {
    let regions: ArenaRegions
    /// Guards of unused memory, in builds with a sanitizer.
    let guards = ArenaGuard()

    /// Reserves address space. Ends the process if the system refuses it.
    init(size: Int) {
        if let guarded = guards.regions {
            regions = guarded
            return
        }
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED else {
            fatalError("The kernel refused \(size) bytes of address space for a page.")
        }
        let strings = start + UnsafeArena.nodeRegionSize + UnsafeArena.attributeRegionSize
        regions = ArenaRegions(
            nodes: start,
            attributes: start + UnsafeArena.nodeRegionSize,
            strings: strings,
            heap: strings + UnsafeArena.stringRegionSize,
            header: start + size - LargePages.size
        )
    }

    deinit { if guards.regions == nil { munmap(regions.nodes, UnsafeArena.size) } }
}

/// The five regions of a tree's memory. They are reserved as one piece, so that views of them stay valid while they fill up, and so that a
/// small page's tree, which fills little of them, takes two system calls to create and release.
public final class UnsafeArena {
    /// Words of the header region.
    public let header: UnsafeMutablePointer<UInt32>
    /// Words of the node records.
    public let nodes: UnsafeMutablePointer<UInt32>
    /// Words of the attribute records.
    public let attributes: UnsafeMutablePointer<UInt32>
    @usableFromInline let strings: UnsafeMutablePointer<UInt32>
    @usableFromInline let heap: UnsafeMutablePointer<UInt8>
    /// The number of bytes of text for which room is reserved.
    @exclusivity(unchecked) public var reservedText = 0
    /// The number of bytes of the heap in use, in a cell of its own so that reading it needs no exclusivity check.
    @usableFromInline let heapUsed: UnsafeMutablePointer<Int>
    /// The counts of nodes, attributes and strings, indexed by the header words that copy them for scripts.
    @usableFromInline let counts: UnsafeMutablePointer<UInt32>
    /// The memory of the regions; code that maps them for longer than the arena's life retains it.
    public let memory: ArenaMemory
    @usableFromInline let guards: ArenaGuard

    /// The bytes reserved for the node and attribute regions: the sizes of views of them.
    public static let nodeRegionSize = ArenaLayout.maximumNodes * ArenaLayout.nodeSize
    public static let attributeRegionSize = ArenaLayout.maximumAttributes * ArenaLayout.attributeSize
    static let stringRegionSize = ArenaLayout.maximumStrings * ArenaLayout.stringSize

    /// The zeroed memory of a former arena, retained; 0 for none. Programs often make an arena for a moment, for a lookup in a tree or a
    /// comparison; new memory would cost as much as the parsing.
    private static let spare = Atomic<UInt>(0)

    /// An empty arena. Ends the process if the system refuses the address space.
    public init() {
        let left = UnsafeMutableRawPointer(bitPattern: Self.spare.exchange(0, ordering: .acquiring))
        memory = left.map { Unmanaged.fromOpaque($0).takeRetainedValue() } ?? ArenaMemory(size: Self.size)
        guards = memory.guards
        nodes = memory.regions.nodes.assumingMemoryBound(to: UInt32.self)
        attributes = memory.regions.attributes.assumingMemoryBound(to: UInt32.self)
        strings = memory.regions.strings.assumingMemoryBound(to: UInt32.self)
        heap = memory.regions.heap.assumingMemoryBound(to: UInt8.self)
        header = memory.regions.header.assumingMemoryBound(to: UInt32.self)
        heapUsed = .allocate(capacity: 1)
        heapUsed.initialize(to: 0)
        counts = .allocate(capacity: 3)
        counts.initialize(repeating: 0, count: 3)
        startCounting()
    }

    /// The eight-byte floating-point number in two words of the header.
    public func double(atHeaderWord word: Int) -> Double {
        Double(bitPattern: UInt64(header[word]) | UInt64(header[word + 1]) << 32)
    }

    private func startCounting() {
        for word in [ArenaLayout.nodeCountWord, ArenaLayout.attributeCountWord, ArenaLayout.stringCountWord] {
            setCount(word, 1)
        }
        showUsed()
    }

    /// Makes the guards show exactly the memory that the counters count.
    func showUsed() {
        guards.show(
            nodes: count(ArenaLayout.nodeCountWord),
            attributes: count(ArenaLayout.attributeCountWord),
            strings: count(ArenaLayout.stringCountWord),
            heap: heapUsed.pointee
        )
    }

    /// Sets a counter and the header's copy of it.
    func setCount(_ counter: Int, _ count: UInt32) {
        counts[counter] = count
        header[counter] = count
    }

    /// Discards all records and strings, so that another tree can be made in the arena. The tree that was in it must not be used any more,
    /// and no script that has it may run.
    public func clear() {
        zero()
        heapUsed.pointee = 0
        startCounting()
    }

    private func zero() {
        Self.zero(nodes, count(ArenaLayout.nodeCountWord) * ArenaLayout.nodeSize)
        Self.zero(attributes, count(ArenaLayout.attributeCountWord) * ArenaLayout.attributeSize)
        Self.zero(strings, count(ArenaLayout.stringCountWord) * ArenaLayout.stringSize)
        Self.zero(heap, heapUsed.pointee)
        guards.withWholeHeader { Self.zero(header, ArenaLayout.headerSize) }
    }

    /// Large ranges are returned to the system, which provides zeroed pages for them again.
    private static func zero(_ start: UnsafeMutableRawPointer, _ count: Int) {
        let kept = min(count, 1 << 20)
        memset(start, 0, kept)
        if count > kept { madvise(start + kept, count - kept, MADV_DONTNEED) }
    }

    deinit {
        zero()
        let left = UInt(bitPattern: Unmanaged.passRetained(memory).toOpaque())
        let other = Self.spare.exchange(left, ordering: .acquiringAndReleasing)
        if let other = UnsafeMutableRawPointer(bitPattern: other) { Unmanaged<ArenaMemory>.fromOpaque(other).release() }
        heapUsed.deallocate()
        counts.deallocate()
    }

    /// The size of all regions: nodes, attributes, strings, heap, and the header in a large page of its own.
    static let size =
        nodeRegionSize + attributeRegionSize + stringRegionSize + ArenaLayout.heapSize + LargePages.size

    /// Requests large memory pages where a text of this many bytes will fill them: the faults of small ones cost as much as parsing the
    /// text.
    public func prepare(forText count: Int) {
        // Most of the heap is the text; its records, with much markup, take about as much again.
        let expected: [(start: UnsafeMutableRawPointer, size: Int)] = [
            (UnsafeMutableRawPointer(heap), count), (UnsafeMutableRawPointer(nodes), count * 3 / 4),
            (UnsafeMutableRawPointer(attributes), count / 5), (UnsafeMutableRawPointer(strings), count / 2),
        ]
        for (start, size) in expected { LargePages.prefer(start, filling: size) }
    }

    /// Requests large memory pages where markup makes more records than `prepare` expects, up to the most that a text of this many bytes
    /// can need: a tag of four bytes makes a node and a string, an attribute makes two.
    public func prepareRest(forText count: Int) {
        LargePages.prefer(nodes, reaching: min(count * 8, Self.nodeRegionSize))
        LargePages.prefer(attributes, reaching: min(count * 8, Self.attributeRegionSize))
        LargePages.prefer(strings, reaching: min(count * 8, Self.stringRegionSize))
        LargePages.prefer(heap, reaching: min(count * 2, ArenaLayout.heapSize))
    }

    /// Takes the next record of a region whose count is in word `counter` of the header.
    @inlinable
    func takeRecord(_ counter: Int, maximum: Int) -> UInt32 {
        let index = counts[counter]
        precondition(Int(index) < maximum, "The page has more records than a tree can hold.")
        counts[counter] = index &+ 1
        header[counter] = index &+ 1
        guards.show(index, counter: counter)
        return index
    }

    /// The number of a region's records, including the unused record 0.
    ///
    /// - Parameter counter: The header word that copies the count for scripts.
    @inlinable
    func count(_ counter: Int) -> Int { Int(counts[counter]) }

    /// Whether there is room for this many records and bytes of text. Must be checked before scripts make them.
    public func hasRoom(nodes: Int = 0, attributes: Int = 0, strings: Int = 0, text: Int = 0) -> Bool {
        nodes <= ArenaLayout.maximumNodes - count(ArenaLayout.nodeCountWord)
            && attributes <= ArenaLayout.maximumAttributes - count(ArenaLayout.attributeCountWord)
            && strings <= ArenaLayout.maximumStrings - count(ArenaLayout.stringCountWord)
            && text <= ArenaLayout.heapSize - heapUsed.pointee - 2 - reservedText
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

    /// Whether there is room for as many nodes and attributes again as there are.
    public var hasRoomForAllAgain: Bool {
        hasRoom(
            nodes: count(ArenaLayout.nodeCountWord) + 16,
            attributes: count(ArenaLayout.attributeCountWord)
        )
    }

    /// The bytes of memory that the arena's records and strings take.
    public var bytesInUse: Int {
        ArenaLayout.headerSize + count(ArenaLayout.nodeCountWord) * ArenaLayout.nodeSize
            + count(ArenaLayout.attributeCountWord) * ArenaLayout.attributeSize
            + count(ArenaLayout.stringCountWord) * ArenaLayout.stringSize + heapUsed.pointee
    }
}
