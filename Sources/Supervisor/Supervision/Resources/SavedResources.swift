// SavedResources.swift: what a page was saved with, in one container.

package import ContainerProtocol
package import FilePaths
package import PageProtocol
import WebInfra

/// The resources of one page, by the addresses under which it asks for them.
package final class SavedResources: ResourceProvider {
    private let answers: [String: ResourceAnswer]
    private let folder: (any ResourceProvider)?

    /// - Parameters:
    ///   - url: The document's URL, which the container's relative addresses are resolved against.
    ///   - folder: Where to look for what the container lacks.
    package init(_ resources: [ContainerResource], of url: String, folder: (any ResourceProvider)? = nil) {
        self.folder = folder
        let base = URLRecord.parse(url)
        var answers: [String: ResourceAnswer] = [:]
        for resource in resources {
            let answer = ResourceAnswer(contentType: resource.contentType, bytes: resource.bytes)
            for url in resource.urls {
                // NB: What is asked for is serialized, without a fragment.
                guard let record = URLRecord.parse(url, base: base) else { continue }
                let key = String(decoding: record.serialized(excludingFragment: true), as: UTF8.self)
                if answers[key] == nil { answers[key] = answer }
            }
        }
        self.answers = answers
    }

    package var readFiles: [FilePath] { folder?.readFiles ?? [] }

    package func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        answers[request.url] ?? folder?.resource(request)
    }
}
