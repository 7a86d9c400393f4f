// DeliveryWindow.swift: pages that begin in an order, end in any, and are handed on in the order in which they began.
//
// Invariants: 1. A window that is open has begun fewer than `pages` pages that were not handed on, and holds fewer than
// `bytes` bytes, so that memory does not depend on the number of pages. 2. Each page that ended is handed on once, and none
// before the one that began before it.

/// The pages of a batch between their beginning and their delivery.
struct DeliveryWindow<Finished> {
    /// How many pages at most are begun and not handed on.
    let pages: Int
    /// From how many bytes on no page begins.
    let bytes: Int
    /// The number of the page that begins next.
    private(set) var nextNumber = 0
    /// The number of the page whose turn it is.
    private var nextToDeliver = 0
    private var heldBytes = 0
    private var finished: [Int: Finished] = [:]

    init(pages: Int, bytes: Int) {
        self.pages = pages
        self.bytes = bytes
    }

    /// Whether another page may begin.
    var isOpen: Bool { nextNumber - nextToDeliver < pages && heldBytes < bytes }

    /// Gives a page that begins its number.
    mutating func begin() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    /// Goes past a page that was done earlier; only while none is under way.
    mutating func skip() {
        nextNumber += 1
        nextToDeliver = nextNumber
    }

    /// Counts what is held of a page, until as much is released.
    mutating func hold(_ count: Int) { heldBytes += count }

    /// The counterpart of `hold`.
    mutating func release(_ count: Int) { heldBytes -= count }

    /// Keeps what became of a page until its turn.
    mutating func end(_ number: Int, _ result: Finished) { finished[number] = result }

    /// What became of the page whose turn it is; nil while that has not ended.
    mutating func next() -> Finished? {
        guard let result = finished.removeValue(forKey: nextToDeliver) else { return nil }
        nextToDeliver += 1
        return result
    }
}
