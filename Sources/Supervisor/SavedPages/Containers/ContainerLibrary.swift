// ContainerLibrary.swift: the resources of pages in a zip file. They come from a separate reader, which starts with the first request,
// since the one that sends the pages may be far ahead.

package import ContainerProtocol
package import FilePaths
import Isolation
package import PageProtocol
package import ProcessSupervision
import Wire

/// A zip file with pages and their resources.
package final class ContainerLibrary {
    /// The time limit of an answer in seconds.
    private static let patience = 10.0
    /// How many readers may be lost before requests are no longer answered.
    private static let maximumLosses = 3

    private let supervisor: Supervisor
    private let path: FilePath
    private var reader: FrameConnection?
    private var losses = 0

    /// The library of the zip file at `path`.
    package init(supervisor: Supervisor, path: FilePath) {
        self.supervisor = supervisor
        self.path = path
    }

    deinit { reader?.process.kill() }

    /// The first existing entry among these names, with at most `limit` bytes.
    package func find(_ names: [FilePath], limit: Int) -> ContainerResource? {
        while losses < Self.maximumLosses {
            if let reader, let answer = ask(reader, .find(names: names, limit: limit)) { return answer.resource }
            if reader != nil { losses += 1 }
            reader?.process.kill()
            guard let new = try? supervisor.startReader(of: path) else { return nil }
            new.send(SupervisorToReader.openLibrary(name: path.name.description), request: 0)
            reader = new
        }
        return nil
    }

    private struct Answer {
        package var resource: ContainerResource?
    }

    /// The reader's answer; nil if it has none.
    private func ask(_ reader: FrameConnection, _ question: SupervisorToReader) -> Answer? {
        reader.send(question, request: 0)
        let deadline = monotonicSeconds() + Self.patience
        while monotonicSeconds() < deadline {
            reader.flush()
            reader.receive()
            if let frame = try? reader.nextFrame() {
                guard case .found(let resource)? = try? ReaderToSupervisor(frame) else { return nil }
                return Answer(resource: resource)
            }
            guard let interest = reader.interest else { return nil }
            var interests = [interest]
            wait(for: &interests, seconds: 1)
        }
        return nil
    }
}

/// The resources of one page of a zip file.
package final class ArchivedResources: ResourceProvider {
    private let library: ContainerLibrary
    private let root: String
    private let pageFolder: FilePath?
    private let folder: (any ResourceProvider)?
    private var budget = ResourceBudget()

    /// - Parameters:
    ///   - root: The URL prefix of the entries, with a slash at its end.
    ///   - entry: The entry of a page whose URL is the one that it was saved from.
    ///   - folder: The provider of resources that the file lacks.
    init(_ library: ContainerLibrary, root: String, savedAs entry: FilePath? = nil, folder: (any ResourceProvider)?) {
        self.library = library
        self.root = root
        pageFolder = entry?.parent
        self.folder = folder
    }

    package var readFiles: [FilePath] { folder?.readFiles ?? [] }

    package func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        guard let limit = budget.next() else { return nil }
        var place = request
        if request.url.hasBytePrefix(root) {
            place.host = ""
            place.path = "/" + request.url.droppingBytes(of: root).prefix { $0 != "?" }
        }
        // NB: Pages may name entries from the file's root, or by the URL that they were saved from.
        let names = ResourceFolder.candidates(for: place, beside: pageFolder).map {
            FilePath(bytes: $0.bytes.drop { $0 == 0x2F })
        }
        guard !names.isEmpty, let found = library.find(names, limit: limit) else { return folder?.resource(request) }
        budget.spend(found.bytes.count)
        return ResourceAnswer(
            contentType: ResourceFolder.contentType(ofFile: FilePath(found.urls.first ?? ""))
                ?? ResourceFolder.sniffedType(found.bytes),
            bytes: found.bytes
        )
    }
}
