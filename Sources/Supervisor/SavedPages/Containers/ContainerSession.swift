// ContainerSession.swift: the supervisor's end of the connection to a container's reader. The supervisor opens the files but never
// parses them, because containers are untrusted.

package import ContainerProtocol
package import FilePaths
package import Isolation
package import ProcessSupervision
package import UserFiles
import Wire

/// The next message of a reader.
package enum ContainerEvent: Equatable, Sendable {
    case page(number: UInt32, ContainerPage)
    case damaged(offset: Int, inside: Int, problem: String)
    /// A note for the user.
    case note(String)
    /// Parts of the container that are not pages.
    case leftOut(LeftOut)
    /// The container was read completely and, if it is rewritten, written.
    case end
    /// The container cannot be read, or not any further.
    case unusable(problem: String)
    /// The reader was killed, or it crashed.
    case lost
}

/// A container that is being read.
package final class ContainerSession {
    /// The resident size in bytes above which a reader is ended.
    private static let maximumMemory = 4 << 30

    private let connection: FrameConnection
    private var isOver = false
    private var resources: [ContainerResource] = []
    private var resourceBytes = 0

    /// Starts a reader.
    ///
    /// - Parameters:
    ///   - bounds: The folders that must contain the file, if its name does not come from the user.
    ///   - output: An open file for the rewritten container, which remains the caller's; or nil.
    ///   - credit: The number of pages that may be sent in advance.
    ///   - wantsResources: Whether the container's other contents are sent, before the page that they belong to.
    ///   - records: The types of WARC records that count as pages if they contain HTML.
    package init(
        supervisor: Supervisor,
        path: FilePath,
        in bounds: FileBounds? = nil,
        output: Int32?,
        credit: Int,
        wantsResources: Bool = false,
        records: PageRecords = .captures
    ) throws(FileError) {
        connection = try supervisor.startReader(of: path, in: bounds, output: output)
        let open = SupervisorToReader.open(
            name: path.name.description,
            isRewritten: output != nil,
            wantsResources: wantsResources,
            records: records
        )
        connection.send(open, request: 0)
        give(credit: credit)
    }

    /// What to wait for.
    package var interest: Interest? { connection.interest }

    /// What to wait for while nothing is wanted from the reader; nil if everything for it has been sent.
    package var sendingInterest: Interest? {
        connection.interest.flatMap { $0.writes ? Interest($0.descriptor, reads: false, writes: true) : nil }
    }

    /// Sends as much as possible without blocking.
    package func flush() { connection.flush() }

    /// Lets the reader send more pages.
    package func give(credit: Int) { connection.send(SupervisorToReader.credit(credit), request: 0) }

    /// Sends the result of a page; nil for an unchanged page. Only if the container is rewritten.
    package func give(result: WrittenPage?, of number: UInt32) {
        connection.send(SupervisorToReader.result(result), request: number)
    }

    /// The next event that has arrived, or nil. There are none after `end` and `unusable`.
    package func next() -> ContainerEvent? {
        if isOver { return nil }
        connection.flush()
        connection.receive()
        do {
            while let frame = try connection.nextFrame() {
                switch try ReaderToSupervisor(frame) {
                case .page(let page): return .page(number: frame.request, page)
                case .damaged(let offset, let inside, let problem):
                    return .damaged(offset: offset, inside: inside, problem: problem)
                case .note(let text): return .note(text)
                case .leftOut(let group): return .leftOut(group)
                case .resource(let resource):
                    resourceBytes += resource.bytes.count + 1024
                    guard resourceBytes <= ConnectionLimits.containedResources else {
                        return finish(.unusable(problem: "the resources beside its page are too large"))
                    }
                    resources.append(resource)
                case .found, .scripts: break
                case .end: return finish(.end)
                case .unusable(let problem): return finish(.unusable(problem: problem))
                }
            }
        } catch {
            return finish(.unusable(problem: "its reader sent an invalid message: \(error.description)"))
        }
        if connection.isClosed { return finish(.lost) }
        if connection.process.residentBytes > Self.maximumMemory {
            return finish(.unusable(problem: "its reader took more than \(Self.maximumMemory >> 20) MB of memory"))
        }
        return nil
    }

    /// The resources of the last page, if they were requested. Each is returned once.
    package func takeResources() -> [ContainerResource] {
        defer { (resources, resourceBytes) = ([], 0) }
        return resources
    }

    /// Ends the reader.
    package func end() { connection.process.kill() }

    private func finish(_ event: ContainerEvent) -> ContainerEvent {
        isOver = true
        connection.process.kill()
        return event
    }
}

extension Supervisor {
    /// Starts the reader of a container, which is its standard input.
    func startReader(of path: FilePath, in bounds: FileBounds? = nil, output: Int32? = nil) throws(FileError)
        -> FrameConnection
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
            return try FrameConnection(
                children,
                executable: readerPath,
                environment: ChildEnvironment.list(for: .reader, adding: ["SWIFT_BACKTRACE=enable=no"]),
                name: "the reader of \(path)",
                standardInput: input,
                standardOutput: output,
                confinement: .containerReader,
                files: workerFiles(readerPath, sandbox),
                largeKinds: ReaderToSupervisor.largeKinds,
                // NB: It receives one result for each page taken from it, and pages are bounded.
                unread: .max
            )
        } catch {
            throw FileError(path: path.description, problem: "its reader: \(error.description)")
        }
    }
}
