// PageSelection.swift: selects the pages of a run: a shard or a sample.

package import ContainerProtocol
package import FilePaths
import Isolation

/// The keys with the smallest hashes: a sample that depends only on the pages.
struct Sample {
    private let size: Int
    /// A heap with the largest hash on top, of the sample's size.
    private var heap: [UInt64] = []

    init(size: Int) { self.size = size }

    mutating func consider(_ key: FilePath) {
        let hash = stableHash(key)
        if heap.count < size {
            heap.append(hash)
            var child = heap.count - 1
            while child > 0, heap[child] > heap[(child - 1) / 2] {
                heap.swapAt(child, (child - 1) / 2)
                child = (child - 1) / 2
            }
        } else if let top = heap.first, hash < top {
            heap[0] = hash
            var parent = 0
            while true {
                let (left, right) = (2 * parent + 1, 2 * parent + 2)
                var largest = parent
                if left < heap.count, heap[left] > heap[largest] { largest = left }
                if right < heap.count, heap[right] > heap[largest] { largest = right }
                if largest == parent { break }
                heap.swapAt(parent, largest)
                parent = largest
            }
        }
    }

    /// Whether a key that was considered is in the sample.
    func holds(_ key: FilePath) -> Bool { heap.first.map { stableHash(key) <= $0 } ?? false }
}

/// The next step of a selection.
enum SelectionStep {
    case page(PageItem)
    /// A list's next line is not available yet.
    case wait(Interest)
    case end
}

/// The pages of this run, in order.
package struct PageSelection {
    private var walk: InputWalk
    private let shard: Shard?
    private var sample: Sample?

    /// - Parameters:
    ///   - listed: Paths that follow the inputs.
    ///   - dash: The meaning of `-` among the inputs.
    ///   - results: The folders or files of results, which may be in a folder of pages.
    ///   - list: The list on standard input, if it has been read.
    /// - Throws: The first input that cannot be read while the sample is drawn.
    package init(
        inputs: [FilePath],
        listed: ListedInputs? = nil,
        dash: DashMeaning = .list,
        results: [FilePath] = [],
        list: [FilePath]? = nil,
        shard: Shard?,
        sampleSize: Int?
    ) throws(InputError) {
        self.shard = shard
        if let sampleSize {
            var sample = Sample(size: sampleSize)
            var walk = InputWalk(inputs, listed: listed, dash: dash, results: results)
            while let item = try walk.next() {
                if shard?.holds(item.key) ?? true { sample.consider(item.key) }
            }
            self.sample = sample
        }
        walk = InputWalk(inputs, listed: listed, dash: dash, results: results, list: list)
    }

    /// The pages of a batch with these settings.
    package init(_ settings: BatchSettings) throws(InputError) {
        try self.init(
            inputs: settings.inputs,
            listed: settings.listed,
            results: settings.results,
            list: settings.list,
            shard: settings.shard,
            sampleSize: settings.sampleSize
        )
    }

    /// Files of folders whose names are not those of pages.
    package var leftOut: LeftOutCensus { walk.leftOut }

    /// The next page, or nil at the end. Waits for a list's next line if necessary.
    package mutating func next() throws(InputError) -> PageItem? {
        while let item = try walk.next() { if holds(item) { return item } }
        return nil
    }

    /// The next step, without waiting.
    mutating func step() throws(InputError) -> SelectionStep {
        while true {
            if let awaited = walk.awaited() { return .wait(awaited) }
            guard let item = try walk.next() else { return .end }
            if holds(item) { return .page(item) }
        }
    }

    private func holds(_ item: PageItem) -> Bool {
        shard?.holds(item.key) ?? true && sample?.holds(item.key) ?? true
    }
}
