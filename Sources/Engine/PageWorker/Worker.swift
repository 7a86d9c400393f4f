// Worker.swift: the page worker's loop: one job after the other, each with a page and a world of its own.
// Elsewhere: many pages (Worker+ForkServer.swift), many extensions on a page (Worker+Next.swift).
// The messages and their order: PageProtocol's WorkerMessages.swift.

package import FilePaths
import Isolation
import PageProtocol
import ScriptEngine
import WebRuntime
package import Wire
import XMLParsing

/// The page worker.
package final class Worker {
    let channel: FrameChannel
    /// Started before the first job is there, while the supervisor still reads its files.
    let vm: ScriptVM
    private var request: UInt32 = 0
    /// Prepared empty pages; nil in a worker that makes each page's world when the page is there.
    let warmPool: WarmPool?
    /// Whether it is tuned for page after page, and forks for them.
    let servesManyPages: Bool
    /// Messages that arrived while the worker waited for a resource.
    var waiting: [SupervisorToWorker] = []
    /// The page of the last job, if another extension is to meet it.
    var kept: KeptPage?
    /// Whether the job is a warm-up, whose messages are not sent.
    var isWarmingUp = false
    /// Whether a page's own scripts ran in this process.
    var hasRunPageScripts = false
    /// Whether a process that ran a page's own scripts may take further pages.
    let sharesProcess: Bool
    /// Whether the process may open files while it works; Landlock limits which.
    private let opensFiles: Bool

    /// A worker that speaks on the given descriptor.
    ///
    /// - Parameters:
    ///   - servesManyPages: Whether it is to be tuned for page after page with the same script.
    ///   - preparesPage: Whether a worker for one page makes the extension's world before the page is there, in the time in which
    ///     the supervisor reads its arguments and files. It is for nothing where that is no page of HTML, or one whose own
    ///     scripts run.
    ///   - hasSeveralWorlds: Whether one page is to meet several extensions, or an extension beside its own scripts.
    ///   - sharesProcess: Whether pages whose own scripts run may share a process, where many are served.
    ///   - opensFiles: Whether it may open libraries and time zones when they are first needed; if not, it does so now.
    ///   - keepsCalls: Whether calls are to stand in stacks that end with another call.
    ///   - compiledBindings: The file that `compileBindings` made; without it, or where another build made it, the bindings are
    ///     compiled for this process.
    package init(
        descriptor: Int32 = 3,
        servesManyPages: Bool = false,
        preparesPage: Bool = false,
        hasSeveralWorlds: Bool = false,
        sharesProcess: Bool = false,
        opensFiles: Bool = true,
        keepsCalls: Bool = false,
        compiledBindings: FilePath? = nil
    ) {
        if let compiledBindings { CompiledBindings.use(compiledBindings) }
        self.servesManyPages = servesManyPages
        self.sharesProcess = sharesProcess
        self.opensFiles = opensFiles
        // A list of changes is made, put together and sent: large blocks of memory one after the other.
        if keepsCalls { keepFreedMemory() }
        let use: EngineUse = servesManyPages ? .manyPages : hasSeveralWorlds ? .onePageInSeveralContexts : .onePage
        vm = ScriptVM(for: use, keepsCalls: keepsCalls)
        warmPool = servesManyPages || preparesPage ? WarmPool(vm: vm, warmsUp: servesManyPages) : nil
        channel = FrameChannel(descriptor: descriptor, takesAttachments: true)
        vm.killAfterLimit = 0.5
        if !opensFiles {
            loadXMLLibrary()
            _ = try? ScriptContext(vm: vm).evaluate("new Date(0).toLocaleString()", sourceURL: "")
        }
    }

    /// Serves jobs until the supervisor closes the connection.
    ///
    /// - Throws: `WireError` when the connection fails or the supervisor says what can't be understood.
    package func serve() throws(WireError) {
        if servesManyPages {
            confine(.forkServer)
            try serveByForking()
        } else {
            enterPages()
            fillPool(to: 1)
            while try serveNext() { prepareForNext() }
        }
    }

    /// Gives up for good what is not needed for pages: to be called before the first one is there.
    func enterPages() { confine(.pages(opensFiles: opensFiles)) }

    private func confine(_ part: LateConfinement) {
        do throws(ConfinementError) { try part.enter() } catch { endUnconfined(error, "the page worker") }
    }

    /// Waits for the next job and does it.
    ///
    /// - Returns: false when the supervisor has closed the connection.
    func serveNext() throws(WireError) -> Bool {
        while let frame = try channel.read() {
            request = frame.request
            waiting = []
            switch try SupervisorToWorker(frame) {
            case .start(.run(let job)): try send(.result(run(job)))
            case .start(.next(let job)): try send(.result(run(job)))
            case .release: kept = nil
            case .start(.snapshot(let job)): try send(.result(snapshot(job)))
            case .start(.evaluate(let job)): try send(.result(evaluate(job)))
            // NB: Left over from a run whose page could not be used.
            case .loadPayload, .finish, .resource: continue
            }
            return true
        }
        return false
    }

    func send(_ message: WorkerToSupervisor) throws(WireError) {
        if isWarmingUp { return }
        try channel.send(message, request: request)
    }

    /// The next message of the job that is running; nil when the supervisor is gone.
    func nextMessage() throws(WireError) -> SupervisorToWorker? {
        if !waiting.isEmpty { return waiting.removeFirst() }
        guard let frame = try channel.read() else { return nil }
        return try SupervisorToWorker(frame)
    }
}
