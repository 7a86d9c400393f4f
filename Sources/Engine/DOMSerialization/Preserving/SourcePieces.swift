// SourcePieces.swift: an output as it is put together: stretches of the source, and text that is new.

/// A stretch of the source (`isCopy`) or of the new text.
struct SourcePiece: Equatable {
    var isCopy: Bool
    var start: Int
    var end: Int
}

/// The pieces of an output in order; neighbouring stretches are one piece.
struct SourcePieces: ~Copyable {
    private(set) var list: [SourcePiece] = []
    var fresh = UnsafeOutput(capacity: 1024)
    private var flushed = 0

    /// Appends a stretch of the source.
    mutating func copy(_ start: Int, _ end: Int) {
        guard start < end else { return }
        flush()
        if let last = list.last, last.isCopy, last.end == start {
            list[list.count - 1].end = end
        } else {
            list.append(SourcePiece(isCopy: true, start: start, end: end))
        }
    }

    /// Makes what was appended to `fresh` a piece.
    mutating func flush() {
        guard fresh.count > flushed else { return }
        list.append(SourcePiece(isCopy: false, start: flushed, end: fresh.count))
        flushed = fresh.count
    }

    /// Bytes of the source that are copied.
    var copiedCount: Int { list.reduce(0) { $1.isCopy ? $0 + $1.end - $1.start : $0 } }
}
