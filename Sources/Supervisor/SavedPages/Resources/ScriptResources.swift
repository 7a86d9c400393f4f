// ScriptResources.swift: the files that userscripts require, beside the page's resources: `--require-root DIR`.

package import FilePaths
package import PageProtocol
import ProcessSupervision

/// The resources of a page, and those of its scripts' managers.
package final class ScriptResources: ResourceProvider {
    private let required: ResourceFolder
    private let page: (any ResourceProvider)?

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - required: The folder of the scripts' files. What it lacks is taken from the page's resources.
    ///   - page: The page's resources.
    init(_ required: ResourceFolder, page: (any ResourceProvider)?) {
        self.required = required
        self.page = page
    }

    package var readFiles: [FilePath] { required.readFiles + (page?.readFiles ?? []) }

    package func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        let own = request.isForScript ? required.resource(request) : nil
        return own ?? page?.resource(request)
    }
}
