// ScriptFiles.swift: the files that an extension's module imports, beneath its bundle's folder or that of its script. A page's worker asks for
// them by URLs with a scheme of their own (PageProtocol/ResourceMessages.swift).

package import FilePaths
import Isolation
package import PageProtocol
package import ProcessSupervision
import WebInfra

/// The folder beneath which a script may import files.
package struct ScriptFolder: Equatable, Sendable {
    /// Its path; links to it are followed.
    package var path: FilePath
    /// The same folder as in the names of scripts; empty if they have none.
    package var name: String

    /// A folder with its name.
    package init(path: FilePath, name: String) {
        self.path = path
        self.name = name
    }
}

/// The files beneath a script's folder.
package final class ScriptFiles: ResourceProvider {
    private let folder: ConfiningFolder
    private let prefix: String
    private var budget = ResourceBudget()
    package private(set) var readFiles: [FilePath] = []

    /// Opens a folder; nil if there is none.
    package init?(_ given: ScriptFolder) {
        let name = given.name.isEmpty ? "" : given.name + "/"
        guard let folder = ConfiningFolder(given.path),
            let url = URLRecord.parse(ResourceRequest.address(ofScript: name))
        else { return nil }
        self.folder = folder
        prefix = String(decoding: url.pathname, as: UTF8.self)
    }

    package func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        guard request.scheme == ResourceRequest.scriptScheme, request.path.hasBytePrefix(prefix),
            let file = ResourceFolder.decoded(request.path.droppingBytes(of: prefix)), !file.isEmpty, !file.isAbsolute,
            let limit = budget.next(), case .success(let bytes) = folder.read(file, limit: limit)
        else { return nil }
        budget.spend(bytes.count)
        readFiles.append(folder.path.appending(file))
        return ResourceAnswer(contentType: Self.contentType(of: file), bytes: bytes)
    }

    /// NB: Servers send another type for `.ts`: that of films.
    private static func contentType(of file: FilePath) -> String {
        let name = file.name.description
        return [".ts", ".mts"].contains(where: name.hasEnding)
            ? "text/javascript" : ResourceFolder.contentType(ofFile: file) ?? ""
    }
}
