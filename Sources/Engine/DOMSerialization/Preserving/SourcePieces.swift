// SourcePieces.swift: an output that is being assembled from ranges of the source and new text.

/// A range of the source (`isCopy`) or of the new text.
struct SourcePiece: Equatable {
    var isCopy: Bool
    var start: Int
    var end: Int
}

/// The pieces of an output, in order; adjacent ranges are one piece.
struct SourcePieces: ~Copyable {
    private(set) var list: [SourcePiece] = []
    var fresh = UnsafeOutput(capacity: 1024)
    private var flushed = 0

    /// Appends a range of the source.
    mutating func copy(_ start: Int, _ end: Int) {
        guard start < end else { return }
        flush()
        if let last = list.last, last.isCopy, last.end == start {
            list[list.count - 1].end = end
        } else {
            list.append(SourcePiece(isCopy: true, start: start, end: end))
        }
    }

    /// Makes the text appended to `fresh` a piece.
    mutating func flush() {
        guard fresh.count > flushed else { return }
        list.append(SourcePiece(isCopy: false, start: flushed, end: fresh.count))
        flushed = fresh.count
    }

    /// The number of copied bytes of the source.
    var copiedCount: Int { list.reduce(0) { $1.isCopy ? $0 + $1.end - $1.start : $0 } }
}
