// ChangedRanges.swift: the differences between a source and an output assembled from pieces of it.

/// A range of an output that differs from its source.
package struct ChangedRange: Sendable {
    /// The range it replaces in the source's decoded text.
    package var text: Range<Int>
    /// The range it replaces in the source's bytes.
    package var source: Range<Int>
    /// The range in the output's bytes.
    package var output: Range<Int>
}

extension PageSourceText {
    /// The ranges where an output differs from the source's bytes.
    ///
    /// - Parameters:
    ///   - pieces: The output's pieces, as ranges of the text.
    ///   - list: The same pieces as ranges of the bytes, which begin at `shift`.
    func changedRanges(_ pieces: [SourcePiece], _ list: [SourcePiece], mark: Int, shift: Int) -> [ChangedRange] {
        let stays = stayingPieces(pieces)
        var ranges: [ChangedRange] = []
        var (textEnd, sourceEnd, outputEnd, place) = (0, mark, mark, mark)
        func add(_ text: Int, _ source: Int) {
            if textEnd == text, outputEnd == place { return }
            ranges.append(
                ChangedRange(text: textEnd..<text, source: sourceEnd..<source, output: outputEnd..<place)
            )
        }
        for (index, (piece, located)) in zip(pieces, list).enumerated() {
            let length = located.end - located.start
            if stays[index] {
                add(piece.start, located.start + shift)
                (textEnd, sourceEnd, outputEnd) = (piece.end, located.end + shift, place + length)
            }
            place += length
        }
        add(text.count, bytes.count)
        return ranges
    }
}

/// Which copied pieces keep their order in the source: of all increasing sequences, one with the most bytes. The others were moved, and
/// count as new.
private func stayingPieces(_ pieces: [SourcePiece]) -> [Bool] {
    var stays = pieces.map(\.isCopy)
    let copies = pieces.indices.filter { pieces[$0].isCopy }
    // OPTIMIZATION: Usually nothing was moved.
    if zip(copies, copies.dropFirst()).allSatisfy({ pieces[$0].end <= pieces[$1].start }) { return stays }
    let ends = Set(copies.map { pieces[$0].end }).sorted()
    /// The number of ends that are at most an offset.
    func rank(_ offset: Int) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
    // A binary indexed tree: for each rank, the last piece of the heaviest sequence that ends by it.
    var best = [Int](repeating: -1, count: ends.count + 1)
    var weights = [Int](repeating: 0, count: pieces.count)
    var before = [Int](repeating: -1, count: pieces.count)
    func heavier(_ a: Int, _ b: Int) -> Int { b < 0 || (a >= 0 && weights[a] >= weights[b]) ? a : b }
    var last = -1
    for piece in copies {
        var place = rank(pieces[piece].start)
        while place > 0 {
            before[piece] = heavier(before[piece], best[place])
            place &= place - 1
        }
        let length = pieces[piece].end - pieces[piece].start
        weights[piece] = length + (before[piece] < 0 ? 0 : weights[before[piece]])
        last = heavier(last, piece)
        place = rank(pieces[piece].end)
        while place <= ends.count {
            best[place] = heavier(best[place], piece)
            place += place & -place
        }
    }
    for piece in copies { stays[piece] = false }
    while last >= 0 {
        stays[last] = true
        last = before[last]
    }
    return stays
}
