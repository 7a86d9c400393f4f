// ResourceProvider.swift: provides a page's scripts, styles, frames and images. There is no network.

package import FilePaths
package import PageProtocol

/// Answers the resource requests of a page worker. The supervisor waits for the answer.
package protocol ResourceProvider: AnyObject {
    /// The resource, or nil if there is none.
    func resource(_ request: ResourceRequest) -> ResourceAnswer?
    /// The user's files that answers were read from.
    var readFiles: [FilePath] { get }
    /// Whether it also has the files that extensions' modules import, as a recording has.
    var hasScriptFiles: Bool { get }
}

extension ResourceProvider {
    package var readFiles: [FilePath] { [] }
    package var hasScriptFiles: Bool { false }
}

/// The limits on a page's resources, so that it cannot fill memory or keep the disk busy.
package struct ResourceBudget {
    /// The maximum number of requests that are answered.
    static let maximumRequests = 10_000
    /// The maximum size of a resource in bytes.
    static let maximumSize = 64 << 20
    /// The maximum total size of a page's resources in bytes.
    static let maximumTotal = 512 << 20

    private var requestsLeft = maximumRequests
    private var bytesLeft = maximumTotal

    /// Creates a budget of which nothing is spent.
    package init() {}

    /// The maximum size of the next resource in bytes; nil if requests are no longer answered.
    package mutating func next() -> Int? {
        guard requestsLeft > 0 else { return nil }
        requestsLeft -= 1
        return min(Self.maximumSize, bytesLeft)
    }

    package mutating func spend(_ bytes: Int) { bytesLeft -= bytes }
}
