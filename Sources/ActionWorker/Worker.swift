// Worker.swift: the page worker's loop: one job after the other, each with a page and a world of its own.
// The messages and their order: WorkerProtocol/Messages/WorkerMessages.swift.

import DOM
import ScriptEngine
import WorkerProtocol

/// The page worker.
public final class Worker {
    let channel: FrameChannel
    /// Started before the first job is there, while the supervisor still reads its files.
    let vm: ScriptVM
    private var request: UInt32 = 0
    /// Where the last page's tree was.
    private var arena: UnsafeArena?
    private let servesManyPages: Bool
    /// What the supervisor said while the worker waited for a resource.
    var waiting: [HostToWorker] = []

    /// A worker that speaks on the given descriptor.
    ///
    /// - Parameter servesManyPages: Whether it is to be tuned for page after page with the same script.
    public init(descriptor: Int32 = 3, servesManyPages: Bool = false) {
        self.servesManyPages = servesManyPages
        vm = ScriptVM(for: servesManyPages ? .manyPages : .onePage)
        channel = FrameChannel(descriptor: descriptor)
        vm.killAfterLimit = 0.5
    }

    /// Memory for the tree of the next page.
    ///
    /// Page after page lies at the same place, which saves mapping and touching new memory and new buffers over it. The
    /// scripts of the page before can't see it: they ran to their end. Where one was ended, the supervisor ends the worker.
    func clearedArena() -> UnsafeArena {
        guard servesManyPages else { return UnsafeArena() }
        let arena = self.arena ?? UnsafeArena()
        if self.arena != nil { arena.clear() }
        self.arena = arena
        return arena
    }

    /// Serves jobs until the supervisor closes the connection.
    ///
    /// - Throws: `WireError` when the connection fails or the supervisor says what can't be understood.
    public func serve() throws(WireError) {
        while let frame = try channel.read() {
            request = frame.request
            waiting = []
            switch try HostToWorker(frame) {
            case .start(.run(let job)): try send(.result(run(job)))
            case .start(.snapshot(let job)): try send(.result(snapshot(job)))
            case .start(.evaluate(let job)): try send(.result(evaluate(job)))
            // NB: Left over from a run whose page could not be used.
            case .loadPayload, .finish, .resource: continue
            }
        }
    }

    func send(_ message: WorkerToHost) throws(WireError) { try channel.send(message, request: request) }

    /// The next message of the job that is running; nil when the supervisor is gone.
    func nextMessage() throws(WireError) -> HostToWorker? {
        if !waiting.isEmpty { return waiting.removeFirst() }
        guard let frame = try channel.read() else { return nil }
        return try HostToWorker(frame)
    }
}
