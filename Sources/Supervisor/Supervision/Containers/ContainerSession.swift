// ContainerSession.swift: the supervisor's end of a container's reader. The supervisor opens the files and never looks
// into them: what is in a container comes from strangers.

package import ContainerProtocol
package import FilePaths
package import Isolation
import Wire

/// The next message of a reader.
package enum ContainerEvent: Equatable, Sendable {
    case page(number: UInt32, ContainerPage)
    case damaged(offset: Int, inside: Int, problem: String)
    /// What the user should know of it.
    case note(String)
    /// What in it is no page.
    case leftOut(LeftOut)
    /// The container is read, and written if it is rewritten.
    case end
    /// It can't be read, or not any further.
    case unusable(problem: String)
    /// Its reader is gone: it was killed, or it crashed.
    case lost
}

/// One container that is being read.
package final class ContainerSession {
    /// Resident bytes beyond which a reader is ended.
    private static let maximumMemory = 4 << 30

    private let peer: FramePeer
    private var isOver = false
    private var resources: [ContainerResource] = []
    private var resourceBytes = 0

    /// Starts a reader.
    ///
    /// - Parameters:
    ///   - bounds: The folders in which it has to lie, where somebody else than the user named it.
    ///   - output: An open file that the container is written back to, which stays the caller's; or nil.
    ///   - credit: Pages that may come before they are asked for.
    ///   - wantsResources: Whether what else is in the container is wanted, before the page it belongs to.
    ///   - records: The types of WARC records that are pages where they hold HTML.
    package init(
        supervisor: Supervisor,
        path: FilePath,
        in bounds: FileBounds? = nil,
        output: Int32?,
        credit: Int,
        wantsResources: Bool = false,
        records: PageRecords = .captures
    ) throws(FileError) {
        peer = try supervisor.startReader(of: path, in: bounds, output: output)
        let open = SupervisorToReader.open(
            name: path.name.description,
            isRewritten: output != nil,
            wantsResources: wantsResources,
            records: records
        )
        peer.send(open, request: 0)
        give(credit: credit)
    }

    /// What to wait for.
    package var interest: Interest? { peer.interest }

    /// What to wait for while nothing is wanted of the reader; nil when all that it was given is sent.
    package var sendingInterest: Interest? {
        peer.interest.flatMap { $0.writes ? Interest($0.descriptor, reads: false, writes: true) : nil }
    }

    /// Sends as much as can be sent without waiting.
    package func flush() { peer.flush() }

    /// Lets the reader send more pages.
    package func give(credit: Int) { peer.send(SupervisorToReader.credit(credit), request: 0) }

    /// Sends the result of a page; nil leaves it as it was. Only where the container is rewritten.
    package func give(result: WrittenPage?, of number: UInt32) {
        peer.send(SupervisorToReader.result(result), request: number)
    }

    /// What has arrived, or nil. After `end` and `unusable` nothing comes.
    package func next() -> ContainerEvent? {
        if isOver { return nil }
        peer.flush()
        peer.receive()
        do {
            while let frame = try peer.nextFrame() {
                switch try ReaderToSupervisor(frame) {
                case .page(let page): return .page(number: frame.request, page)
                case .damaged(let offset, let inside, let problem):
                    return .damaged(offset: offset, inside: inside, problem: problem)
                case .note(let text): return .note(text)
                case .leftOut(let group): return .leftOut(group)
                case .resource(let resource):
                    resourceBytes += resource.bytes.count + 1024
                    guard resourceBytes <= PeerLimits.containedResources else {
                        return finish(.unusable(problem: "the resources beside its page are too large"))
                    }
                    resources.append(resource)
                case .found: break
                case .end: return finish(.end)
                case .unusable(let problem): return finish(.unusable(problem: problem))
                }
            }
        } catch {
            return finish(.unusable(problem: "its reader sent an invalid message: \(error.description)"))
        }
        if peer.isClosed { return finish(.lost) }
        if peer.process.residentBytes > Self.maximumMemory {
            return finish(.unusable(problem: "its reader took more than \(Self.maximumMemory >> 20) MB of memory"))
        }
        return nil
    }

    /// What the page that came last was saved with, if that was wanted; once.
    package func takeResources() -> [ContainerResource] {
        defer { (resources, resourceBytes) = ([], 0) }
        return resources
    }

    /// Ends the reader.
    package func end() { peer.process.kill() }

    private func finish(_ event: ContainerEvent) -> ContainerEvent {
        isOver = true
        peer.process.kill()
        return event
    }
}

extension Supervisor {
    /// Starts the reader of a container, which is its standard input.
    func startReader(of path: FilePath, in bounds: FileBounds? = nil, output: Int32? = nil) throws(FileError)
        -> FramePeer
    {
        do { try checkSandbox() } catch {
            throw FileError(path: path.description, problem: "its reader: \(error.description)")
        }
        let input: Int32
        switch bounds?.open(path) ?? openFile(path, writes: false) {
        case .success(let descriptor): input = descriptor
        case .failure(let error): throw FileError(path: path.description, problem: error.problem)
        }
        defer { closeDescriptor(input) }
        do {
            return try FramePeer(
                children,
                executable: readerPath,
                environment: ChildEnvironment.list(for: .reader, adding: ["SWIFT_BACKTRACE=enable=no"]),
                name: "the reader of \(path)",
                standardInput: input,
                standardOutput: output,
                confinement: .containerReader,
                files: workerFiles(readerPath, sandbox),
                largeKinds: ReaderToSupervisor.largeKinds,
                // NB: It is given as many results as pages were taken from it, which are bounded themselves.
                unread: .max
            )
        } catch {
            throw FileError(path: path.description, problem: "its reader: \(error.description)")
        }
    }
}
