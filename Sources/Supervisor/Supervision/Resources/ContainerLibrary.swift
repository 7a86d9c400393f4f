// ContainerLibrary.swift: what the pages of a zip file load from it. A reader of its own is asked, since the one that gives the
// pages may be far ahead; it starts with the first question.

import ContainerProtocol
package import FilePaths
import Isolation
import PageProtocol
import Wire

/// A zip file that holds pages and what they load.
package final class ContainerLibrary {
    /// Seconds that an answer may take.
    private static let patience = 10.0
    /// Readers that may be lost before nobody is asked any more.
    private static let maximumLosses = 3

    private let supervisor: Supervisor
    private let path: FilePath
    private var reader: FramePeer?
    private var losses = 0

    /// The zip file at `path`.
    package init(supervisor: Supervisor, path: FilePath) {
        self.supervisor = supervisor
        self.path = path
    }

    deinit { reader?.process.kill() }

    /// The first of these names that is there, with at most `limit` bytes.
    func find(_ names: [FilePath], limit: Int) -> ContainerResource? {
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
        var resource: ContainerResource?
    }

    /// The reader's answer; nil where it has none.
    private func ask(_ reader: FramePeer, _ question: SupervisorToReader) -> Answer? {
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

/// What one page of a zip file may load.
final class ArchivedResources: ResourceProvider {
    private let library: ContainerLibrary
    private let root: String
    private let pageFolder: FilePath?
    private let folder: (any ResourceProvider)?
    private var budget = ResourceBudget()

    /// - Parameters:
    ///   - root: The address under which the entries are, with a slash at its end.
    ///   - entry: The entry of a page whose URL is that from which it was saved.
    ///   - folder: Where to look for what the file lacks.
    init(_ library: ContainerLibrary, root: String, savedAs entry: FilePath? = nil, folder: (any ResourceProvider)?) {
        self.library = library
        self.root = root
        pageFolder = entry?.parent
        self.folder = folder
    }

    var readFiles: [FilePath] { folder?.readFiles ?? [] }

    func resource(_ request: ResourceRequest) -> ResourceAnswer? {
        guard let limit = budget.next() else { return nil }
        var place = request
        if request.url.hasBytePrefix(root) {
            place.host = ""
            place.path = "/" + request.url.droppingBytes(of: root).prefix { $0 != "?" }
        }
        // NB: Pages may name what is in the file from its root, or under the address that they were saved from.
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
