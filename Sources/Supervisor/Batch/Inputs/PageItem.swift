// PageItem.swift: one page of a batch, before it is read.

package import FilePaths
import Supervision

/// Where a page's bytes are.
package enum PageOrigin: Equatable, Sendable {
    case file(path: FilePath)
    /// In a container, whose reader numbers its pages and may name them.
    case container(path: FilePath, page: UInt32, name: FilePath)
}

/// A page that is to be done.
package struct PageItem: Equatable, Sendable {
    /// Its name in results, journal and report: a relative path, also below the output folder.
    package var key: FilePath
    package var origin: PageOrigin
    /// Why it can't be read, when that is known before.
    package var problem: String?

    /// An item with its fields.
    package init(key: FilePath, origin: PageOrigin, problem: String? = nil) {
        self.key = key
        self.origin = origin
        self.problem = problem
    }
}

/// A number that depends on the key alone, evenly spread. Shards and samples are chosen by it, so
/// that they do not depend on the order or the number of the other pages.
package func spreadHash(_ key: FilePath) -> UInt64 { spreadHash(key.bytes) }
