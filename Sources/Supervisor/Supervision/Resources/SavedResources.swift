// SavedResources.swift: what a page was saved with, in one container.

package import ContainerProtocol
package import FilePaths
package import PageProtocol

/// The resources of one page, by the addresses under which it asks for them.
package final class SavedResources: ResourceProvider {
    private let answers: [String: ResourceAnswer]
    private let folder: (any ResourceProvider)?

    /// - Parameter folder: Where to look for what the container lacks.
    package init(_ resources: [ContainerResource], folder: (any ResourceProvider)? = nil) {
        self.folder = folder
        var answers: [String: ResourceAnswer] = [:]
        for resource in resources {
            let answer = ResourceAnswer(contentType: resource.contentType, bytes: resource.bytes)
            for url in resource.urls where answers[url] == nil { answers[url] = answer }
        }
        self.answers = answers
    }

    package var readFiles: [FilePath] { folder?.readFiles ?? [] }

    package func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        answers[request.url] ?? folder?.resource(request)
    }
}
