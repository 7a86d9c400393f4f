// UnsafeArenaGuard.swift: in builds with the address sanitizer, makes unused memory of an arena inaccessible.
//
// An arena is one mapping, in which every address is readable, so the sanitizer would not notice an index that is too large. In these
// builds each region is separate, with as much inaccessible address space after it as a 32-bit index can reach, and memory that no record
// or string uses yet is poisoned. Other builds contain none of this.
//
// Why it is safe: addresses stay within the regions' own reservations; the sanitizer's functions are looked up by their documented names
// and change only its own shadow memory.

#if SANITIZED
    import Glibc

    /// A region of a guarded arena: only the part in use is accessible.
    struct GuardedRegion {
        let start: UnsafeMutableRawPointer
        /// The number of bytes that the kernel lets the process access.
        private var window = 0
        /// The number of bytes that the sanitizer allows.
        private var shown = 0

        /// The address space of a region: more than 2^32 records of 32 bytes.
        static let stride = 1 << 38

        init(start: UnsafeMutableRawPointer) { self.start = start }

        /// Makes the first `count` bytes accessible and hides the rest.
        mutating func show(_ count: Int) {
            if count > window {
                let wanted = max(2 * window, (count + 0xFFFF) & ~0xFFFF)
                guard mprotect(start + window, wanted - window, PROT_READ | PROT_WRITE) == 0 else {
                    fatalError("The kernel refused \(wanted) bytes of memory for a page.")
                }
                Sanitizer.poison(start + window, wanted - window)
                window = wanted
            }
            if count > shown {
                Sanitizer.unpoison(start + shown, count - shown)
            } else if count < shown {
                Sanitizer.poison(start + count, shown - count)
            }
            shown = count
        }

        /// Hides bytes that are accessible.
        func hide(_ bytes: Range<Int>) { Sanitizer.poison(start + bytes.lowerBound, bytes.count) }

        /// Makes bytes accessible that `hide` hid.
        func unhide(_ bytes: Range<Int>) { Sanitizer.unpoison(start + bytes.lowerBound, bytes.count) }
    }

    /// https://github.com/google/sanitizers/wiki/AddressSanitizerManualPoisoning
    private enum Sanitizer {
        private typealias Function = @convention(c) (UnsafeRawPointer, Int) -> Void

        private static let functions: (poison: Function, unpoison: Function) = {
            guard let poison = dlsym(nil, "__asan_poison_memory_region"),
                let unpoison = dlsym(nil, "__asan_unpoison_memory_region")
            else { fatalError("A build with SANITIZED needs --sanitize address.") }
            return (unsafeBitCast(poison, to: Function.self), unsafeBitCast(unpoison, to: Function.self))
        }()

        static func poison(_ start: UnsafeRawPointer, _ count: Int) { functions.poison(start, count) }

        static func unpoison(_ start: UnsafeRawPointer, _ count: Int) { functions.unpoison(start, count) }
    }

    /// The guards of an arena's regions.
    @usableFromInline
    final class ArenaGuard {
        private var nodes: GuardedRegion
        private var attributes: GuardedRegion
        private var strings: GuardedRegion
        private var heap: GuardedRegion
        private var header: GuardedRegion

        private static let size = 5 * GuardedRegion.stride

        /// The unused words of the header.
        private static let unusedWords = [
            10..<63, ArenaLayout.iteratorCountWord + 1..<ArenaLayout.clockWord,
            ArenaLayout.clockWord + 6..<ArenaLayout.focusedWord,
            ArenaLayout.watchesNamesWord + 1..<ArenaLayout.nameClockWord,
            ArenaLayout.nameClockWord + ArenaLayout.nameClocks..<ArenaLayout.journalWord,
            ArenaLayout.journalWord + 4 * ArenaLayout.journalEntries..<ArenaLayout.headerSize / 4,
        ]

        /// Reserves address space for an arena.
        init() {
            let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
            guard let start = mmap(nil, Self.size, PROT_NONE, flags, -1, 0), start != MAP_FAILED else {
                fatalError("The kernel refused \(Self.size) bytes of address space for a page.")
            }
            func region(_ index: Int) -> GuardedRegion { GuardedRegion(start: start + index * GuardedRegion.stride) }
            (nodes, attributes, strings, heap, header) = (region(0), region(1), region(2), region(3), region(4))
            header.show(ArenaLayout.headerSize)
            withWholeHeader {}
        }

        deinit { munmap(nodes.start, Self.size) }

        /// The starts of the regions, far apart from each other.
        var regions: ArenaRegions? {
            ArenaRegions(
                nodes: nodes.start,
                attributes: attributes.start,
                strings: strings.start,
                heap: heap.start,
                header: header.start
            )
        }

        /// Makes this many records and bytes accessible, and hides the rest. The records 0 stay accessible, because links to "none" lead
        /// there.
        func show(nodes: Int, attributes: Int, strings: Int, heap: Int) {
            self.nodes.show(nodes * ArenaLayout.nodeSize)
            self.attributes.show(attributes * ArenaLayout.attributeSize)
            self.strings.show(strings * ArenaLayout.stringSize)
            self.heap.show(heap)
        }

        /// Makes a new record accessible.
        @usableFromInline
        func show(_ index: UInt32, counter: Int) {
            switch counter {
            case ArenaLayout.nodeCountWord: nodes.show((Int(index) + 1) * ArenaLayout.nodeSize)
            case ArenaLayout.attributeCountWord: attributes.show((Int(index) + 1) * ArenaLayout.attributeSize)
            default: strings.show((Int(index) + 1) * ArenaLayout.stringSize)
            }
        }

        /// Makes this many bytes of the heap accessible.
        func show(heap count: Int) { heap.show(count) }

        /// Makes all words of the header accessible during a call.
        func withWholeHeader<Result>(_ body: () -> Result) -> Result {
            for words in Self.unusedWords { header.unhide(words.lowerBound * 4..<words.upperBound * 4) }
            defer { for words in Self.unusedWords { header.hide(words.lowerBound * 4..<words.upperBound * 4) } }
            return body()
        }
    }
#else
    /// An empty guard: only builds with a sanitizer hide unused memory.
    @usableFromInline
    struct ArenaGuard {
        var regions: ArenaRegions? { nil }
        @inline(__always)
        func show(nodes: Int, attributes: Int, strings: Int, heap: Int) {}
        @inlinable @inline(__always)
        func show(_ index: UInt32, counter: Int) {}
        @inline(__always)
        func show(heap count: Int) {}
        @inline(__always)
        func withWholeHeader<Result>(_ body: () -> Result) -> Result { body() }
    }
#endif
