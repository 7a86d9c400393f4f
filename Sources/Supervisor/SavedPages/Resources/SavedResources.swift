// SavedResources.swift: the resources of a page in its own container.

package import ContainerProtocol
package import FilePaths
package import PageProtocol
package import ProcessSupervision
import WebInfra

/// The resources of one page, by the URLs of its requests.
package final class SavedResources: ResourceProvider {
    private let answers: [String: ResourceAnswer]
    private let folder: (any ResourceProvider)?

    /// - Parameters:
    ///   - url: The document's URL, against which the container's relative URLs are resolved.
    ///   - folder: The provider of resources that the container lacks.
    package init(_ resources: [ContainerResource], of url: String, folder: (any ResourceProvider)? = nil) {
        self.folder = folder
        let base = URLRecord.parse(url)
        var answers: [String: ResourceAnswer] = [:]
        for resource in resources {
            let answer = ResourceAnswer(contentType: resource.contentType, bytes: resource.bytes)
            for url in resource.urls {
                // NB: The URL of a request is serialized, without a fragment.
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
