// PageItem.swift: one page of a batch, before it is read.

package import FilePaths
import RunEngine

/// The place of a page's bytes.
package enum PageOrigin: Equatable, Sendable {
    case file(path: FilePath)
    /// In a container, whose reader numbers its pages and may name them.
    case container(path: FilePath, page: UInt32, name: FilePath)
}

/// A page to process.
package struct PageItem: Equatable, Sendable {
    /// Its name in results, journal and report: a relative path, also below the output folder.
    package var key: FilePath
    package var origin: PageOrigin
    /// The reason why it cannot be read, if that is known in advance.
    package var problem: String?

    /// Creates an item.
    package init(key: FilePath, origin: PageOrigin, problem: String? = nil) {
        self.key = key
        self.origin = origin
        self.problem = problem
    }
}

/// A uniformly distributed hash of the key. Shards and samples are selected by it, so that they do not depend on the order or the
/// number of the other pages.
package func stableHash(_ key: FilePath) -> UInt64 { stableHash(key.bytes) }
