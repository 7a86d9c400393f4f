// ExtensionResources.swift: the files of web extensions that pages may load by their addresses, beside the page's resources.
//
// The worker, which reads the manifest, decides which files the page may load, and says so in the request.

package import FilePaths
package import PageProtocol
package import ProcessSupervision

/// The folder of an extension whose files pages may load.
package struct AccessibleFolder: Equatable, Sendable {
    /// The host of its addresses.
    package let host: String
    /// The folder's path.
    package let path: String

    /// A folder with all its fields.
    package init(host: String, path: String) { (self.host, self.path) = (host, path) }
}

/// The resources of a page, and the files of extensions.
package final class ExtensionResources: ResourceProvider {
    private let folders: [String: ResourceFolder]
    private let page: (any ResourceProvider)?

    /// Creates a provider.
    ///
    /// - Parameter page: The page's resources.
    package init(_ folders: [AccessibleFolder], page: (any ResourceProvider)?) {
        let opened = folders.compactMap { folder in ResourceFolder(folder.path).map { (folder.host, $0) } }
        self.folders = Dictionary(opened) { first, _ in first }
        self.page = page
    }

    package var readFiles: [FilePath] { folders.values.flatMap(\.readFiles) + (page?.readFiles ?? []) }

    package func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        guard request.isOfExtension else { return page?.resource(request) }
        return folders[request.host]?.resource(request) ?? page?.resource(request)
    }
}
