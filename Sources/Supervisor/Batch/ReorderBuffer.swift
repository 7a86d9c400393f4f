// ReorderBuffer.swift: a reorder buffer for pages: they begin in order, end in any order, and are delivered in the order in which
// they began.
//
// Invariants: 1. A window that is open has begun fewer than `pages` pages that were not delivered, and holds fewer than `bytes`
// bytes, so that memory does not depend on the number of pages. 2. Each page that ended is delivered once, and not before the
// one that began before it.

/// The pages of a batch between begin and delivery.
struct ReorderBuffer<Finished> {
    /// The maximum number of pages that have begun and are not delivered.
    let pages: Int
    /// The number of held bytes from which no page begins.
    let bytes: Int
    /// The number of the page that begins next.
    private(set) var nextNumber = 0
    /// The number of the page to deliver next.
    private var nextToDeliver = 0
    private var heldBytes = 0
    private var finished: [Int: Finished] = [:]

    init(pages: Int, bytes: Int) {
        self.pages = pages
        self.bytes = bytes
    }

    /// Whether another page may begin.
    var isOpen: Bool { nextNumber - nextToDeliver < pages && heldBytes < bytes }

    /// Returns the number of a page that begins.
    mutating func begin() -> Int {
        defer { nextNumber += 1 }
        return nextNumber
    }

    /// Skips a page that was done earlier; only while none is under way.
    mutating func skip() {
        nextNumber += 1
        nextToDeliver = nextNumber
    }

    /// Counts bytes that are held for a page, until they are released.
    mutating func hold(_ count: Int) { heldBytes += count }

    /// The counterpart of `hold`.
    mutating func release(_ count: Int) { heldBytes -= count }

    /// Keeps the result of a page until its delivery.
    mutating func end(_ number: Int, _ result: Finished) { finished[number] = result }

    /// The result of the page to deliver next; nil if that page has not ended.
    mutating func next() -> Finished? {
        guard let result = finished.removeValue(forKey: nextToDeliver) else { return nil }
        nextToDeliver += 1
        return result
    }
}
