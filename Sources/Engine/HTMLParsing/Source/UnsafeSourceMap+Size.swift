// UnsafeSourceMap+Size.swift: source maps of pages that are large, or that reached a limit.
// Why it is safe: the words below are in record 0, which every map has; advice about the region does not change its contents.

import DOM
import LargePages

extension UnsafePlaces {
    /// The word of record 0 that is 1 if the page came near a limit of the parser.
    fileprivate static let limitWord = 2

    func markLimit() { words?[Self.limitWord] = 1 }
}

extension SourceMap {
    /// Whether the page came near a limit that counts elements of the whole page, so that a change may have effects elsewhere.
    package var isNearLimit: Bool { places.words?[UnsafePlaces.limitWord] == 1 }

    /// Requests large memory pages where the positions of a text's nodes will fill them: as many bytes per byte of text as in pages with
    /// much markup.
    func prepare(forText count: Int) {
        guard let words = places.words else { return }
        LargePages.prefer(words, filling: count * 3 / 8)
        LargePages.prefer(words, reaching: min(count * 4, Self.size))
    }
}
