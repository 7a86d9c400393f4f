// UnsafeSourceMap+Size.swift: source maps of pages that are large, or that met a limit.
// Why it is safe: words below are of record 0, which every map has; advice about the region changes nothing in it.

import DOM
import LargePages

extension UnsafePlaces {
    /// The word of record 0 that is 1 where a limit of the parser's was near.
    fileprivate static let limitWord = 2

    func markLimit() { words?[Self.limitWord] = 1 }
}

extension SourceMap {
    /// Whether a limit was near that counts what is all over the page, so that a change anywhere may count elsewhere.
    package var isNearLimit: Bool { places.words?[UnsafePlaces.limitWord] == 1 }

    /// Asks for large memory pages where the places of a text's nodes will fill them: as many bytes for each byte as the
    /// nodes of pages with much markup have.
    func prepare(forText count: Int) {
        guard let words = places.words else { return }
        LargePages.prefer(words, filling: count * 3 / 8)
        LargePages.prefer(words, reaching: min(count * 4, Self.size))
    }
}
