// Shard.swift: one of several parts of the pages, for as many runs.

package import FilePaths

/// One of several parts that together contain each page once.
package struct Shard: Equatable, Sendable {
    /// The part's number, from 1.
    package var index: Int
    package var count: Int

    /// Parses `i/n`; nil if the text is not a valid part.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index)
        else { return nil }
        self.index = index
        self.count = count
    }

    /// Whether the shard contains a page.
    package func holds(_ key: FilePath) -> Bool { Int(stableHash(key) % UInt64(count)) == index - 1 }
}
