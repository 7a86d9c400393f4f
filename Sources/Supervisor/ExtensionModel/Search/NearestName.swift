// NearestName.swift: suggestions for "did you mean" messages.

/// The candidate most similar to `name`, ignoring case; nil if none is similar enough.
///
/// - Parameter most: The maximum number of differing letters; nil: a third of them.
public func nearest(to name: String, in candidates: [String], within most: Int? = nil) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = most ?? max(1, wanted.count / 3)
    // NB: A name whose length differs by more needs no comparison; names may be of any length.
    let possible = candidates.filter { abs($0.unicodeScalars.count - wanted.count) <= limit }
    let scored = possible.map { ($0, distance(wanted, Array($0.lowercased().unicodeScalars))) }
    return scored.filter { $0.1 <= limit }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
}

/// The number of insertions, deletions, substitutions and transpositions that turn one into the other (optimal string alignment):
/// "evla" is at distance 1 from "eval".
private func distance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
    var (before, row) = ([Int](), Array(0...to.count))
    for (i, a) in from.enumerated() {
        var next = [i + 1]
        for (j, b) in to.enumerated() {
            var least = min(row[j + 1] + 1, next[j] + 1, row[j] + (a == b ? 0 : 1))
            if i > 0, j > 0, a == to[j - 1], b == from[i - 1] { least = min(least, before[j - 1] + 1) }
            next.append(least)
        }
        (before, row) = (row, next)
    }
    return row[to.count]
}
