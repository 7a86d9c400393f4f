// Worker.swift: the page worker's main loop: one job after another, each with a page and a world of its own.
// Elsewhere: many pages (Worker+ForkServer.swift), many extensions on a page (Worker+Next.swift).
// Messages and their order: PageProtocol's WorkerMessages.swift.

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
    /// Started before the first job arrives, while the supervisor still reads its files.
    let vm: ScriptVM
    private var request: UInt32 = 0
    /// Prepared empty pages; nil in a worker that makes each page's world after the page has arrived.
    let warmPool: WarmPool?
    /// Whether it is tuned for page after page, and forks for them.
    let servesManyPages: Bool
    /// Messages that arrived while the worker waited for a resource.
    var waiting: [SupervisorToWorker] = []
    /// The page of the last job, if another extension follows.
    var kept: RetainedPage?
    /// The patterns of the last match job.
    var keptPatterns: KeptPatterns?
    /// Whether the current job is a warm-up, whose messages are not sent.
    var isWarmingUp = false
    /// Whether a page's own scripts ran in this process.
    var hasRunPageScripts = false
    /// Whether a process in which a page's own scripts ran may take further pages.
    let sharesProcess: Bool
    /// Whether the process may open files while it works; Landlock limits which.
    private let opensFiles: Bool

    /// A worker that communicates on the given descriptor.
    ///
    /// - Parameters:
    ///   - servesManyPages: Whether it is tuned for page after page with the same script.
    ///   - preparesPage: Whether a worker for one page makes the extension's world before the page arrives, while the supervisor reads its
    ///     arguments and files. Useless if the page is not HTML, or if its own scripts run.
    ///   - hasSeveralWorlds: Whether one page has several extensions, or an extension and scripts of its own.
    ///   - sharesProcess: Whether, of many pages, those whose own scripts run may share a process.
    ///   - opensFiles: Whether it may open libraries and time zones when they are first needed; if not, it does so now.
    ///   - keepsCalls: Whether stacks keep calls that end with another call.
    ///   - compiledBindings: The file that `compileBindings` made. Without it, or if another build made it, the bindings are compiled for
    ///     this process.
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
        // A list of changes is made, assembled and sent in large blocks of memory, one after another.
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
    /// - Throws: `WireError` if the connection fails or a message of the supervisor is invalid.
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

    /// Drops permanently all rights that pages do not need. To be called before the first page arrives.
    func enterPages() { confine(.pages(opensFiles: opensFiles)) }

    private func confine(_ part: PostStartConfinement) {
        do throws(ConfinementError) { try part.enter() } catch { abortUnconfined(error, "the page worker") }
    }

    /// Waits for the next job and does it.
    ///
    /// - Returns: false if the supervisor has closed the connection.
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
            case .start(.readMetadata(let job)): try send(.result(readMetadata(job)))
            case .start(.match(let job)): try send(.result(match(job)))
            // NB: Left over from a run whose page could not be used.
            case .loadPayload, .finish, .resource, .reply: continue
            }
            return true
        }
        return false
    }

    func send(_ message: WorkerToSupervisor) throws(WireError) {
        if isWarmingUp { return }
        try channel.send(message, request: request)
    }

    /// The next message of the current job; nil if the supervisor is gone.
    func nextMessage() throws(WireError) -> SupervisorToWorker? {
        if !waiting.isEmpty { return waiting.removeFirst() }
        guard let frame = try channel.read() else { return nil }
        return try SupervisorToWorker(frame)
    }

    /// Makes pages in advance, if there is a pool.
    func fillPool(to count: Int) {
        // NB: A job that finds no page in the pool makes its own, and reports errors.
        try? warmPool?.fill(to: count)
    }

    /// The result of a job whose page cannot be used. A page that cannot be parsed once cannot be parsed for other extensions either.
    func failJob(_ job: RunJob, _ failure: JobFailure, isLast: Bool) -> JobResult {
        if !isLast { kept = RetainedPage(job: job, state: .failure(failure)) }
        return failure.result
    }
}
