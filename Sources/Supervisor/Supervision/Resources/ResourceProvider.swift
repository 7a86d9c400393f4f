// ResourceProvider.swift: where a page's scripts, styles, frames and images come from. There is no network.

package import FilePaths
package import PageProtocol

/// Answers what a page worker asks for. The supervisor waits for the answer.
package protocol ResourceProvider: AnyObject {
    /// The resource, or nil when there is none.
    func resource(_ request: ResourceRequest) -> ResourceAnswer?
    /// The files that answers came from, as far as they are files of the user's.
    var readFiles: [FilePath] { get }
}

extension ResourceProvider {
    package var readFiles: [FilePath] { [] }
}

/// What one page may ask for, so that it can't fill memory or keep the disk busy for ever.
struct ResourceBudget {
    /// How many questions are answered.
    static let maximumRequests = 10_000
    /// How many bytes one resource may have.
    static let maximumSize = 64 << 20
    /// How many bytes all resources of a page may have together.
    static let maximumTotal = 512 << 20

    private var requestsLeft = maximumRequests
    private var bytesLeft = maximumTotal

    /// How many bytes the next resource may have; nil when nothing is answered any more.
    mutating func next() -> Int? {
        guard requestsLeft > 0 else { return nil }
        requestsLeft -= 1
        return min(Self.maximumSize, bytesLeft)
    }

    mutating func spend(_ bytes: Int) { bytesLeft -= bytes }
}
