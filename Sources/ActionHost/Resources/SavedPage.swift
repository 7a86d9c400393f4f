// SavedPage.swift: a page in a container of its own (MHTML, web archive), which is the resource root of its page.

import Isolation
public import WorkerProtocol

/// The page of a container, and what else is in it.
public final class SavedPage {
    /// The page.
    public let page: ContainerPage
    /// What was saved with it.
    public let resources: [ContainerResource]
    private let path: String

    /// Whether a file's name says that it is a container of one page.
    public static func isContainer(_ path: String) -> Bool {
        [".mhtml", ".mht", ".webarchive"].contains { path.lowercased().hasSuffix($0) }
    }

    /// Reads a container.
    public init(host: Host, path: String) throws(FileError) {
        let session = try ContainerSession(host: host, path: path, output: nil, credit: 1, wantsResources: true)
        defer { session.end() }
        guard case .page(_, let page) = try session.await(path: path) else {
            throw FileError(path: path, problem: "it holds no page")
        }
        if !page.problem.isEmpty { throw FileError(path: path, problem: page.problem) }
        self.page = page
        self.path = path
        resources = session.takeResources()
    }

    /// Writes the container to another file, or in its own place, with other octets for its page; for nil as it was.
    public func write(page octets: [UInt8]?, to output: String, host: Host) throws(FileError) {
        let temporary = output + ".partial"
        let session = try ContainerSession(host: host, path: path, output: temporary, credit: 1)
        defer { session.end() }
        guard case .page(let number, _) = try session.await(path: path) else {
            throw FileError(path: path, problem: "it holds no page")
        }
        session.give(result: octets, of: number)
        guard case .end = try session.await(path: path) else {
            throw FileError(path: output, problem: "cannot be written")
        }
        if let code = moveFile(temporary, to: output) {
            throw FileError(path: output, problem: "cannot be written: \(systemMessage(code))")
        }
    }
}

extension ContainerSession {
    /// Seconds that a reader may be silent.
    private static let patience = 60.0

    /// Waits for the next thing that a reader says, past what is damaged.
    fileprivate func await(path: String) throws(FileError) -> ContainerEvent {
        let deadline = monotonicSeconds() + Self.patience
        while monotonicSeconds() < deadline {
            while let event = next() {
                switch event {
                case .damaged: continue
                case .unusable(let problem): throw FileError(path: path, problem: problem)
                case .lost: throw FileError(path: path, problem: "its reader ended too early")
                case .page, .end: return event
                }
            }
            if waitingInterruption() != nil { throw FileError(path: path, problem: "reading it was interrupted") }
            guard let interest else { continue }
            var interests = [interest, interruptionInterest].compactMap { $0 }
            wait(for: &interests, seconds: 1)
        }
        throw FileError(path: path, problem: "its reader took too long")
    }
}
