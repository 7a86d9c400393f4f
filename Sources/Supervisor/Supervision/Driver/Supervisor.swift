// Supervisor.swift: the supervisor process: it starts the worker early, hands it jobs, and leaves nothing behind.

import ActionProtocol
import FilePaths
package import Isolation

/// Why the program itself can't work.
public enum SupervisorError: Error, Equatable, CustomStringConvertible {
    /// The worker's executable is not where it belongs.
    case workerMissing(expected: String)
    /// Nothing tells where this program lies, and so where its worker does.
    case programUnknown
    /// The system lacks something that processes find at this path everywhere.
    case missing(path: String)
    /// The user may have no more processes.
    case processes
    /// The system lets this process have too few files open.
    case openFiles(limit: Int, needed: Int)
    /// The worker could not be started.
    case workerNotStarted(reason: String)
    /// The kernel lacks what keeps workers and readers to their work.
    case sandboxMissing([String])

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .workerMissing(let expected):
            "the page worker is missing: it should be \(expected). Install the program again."
        case .programUnknown:
            "the page worker cannot be found: it is installed beside this program, whose own path is unknown. Mount /proc, or start "
                + "the program by its path."
        case .missing(let path): "\(path) is missing, which the page worker requires: mount it."
        case .processes: "no more processes can be started: the limit for this user is reached (ulimit -u)."
        case .openFiles(let limit, let needed):
            "this process may have \(limit) files open, but needs \(needed): raise the limit (ulimit -n)."
        case .workerNotStarted(let reason): "the page worker: \(reason)."
        case .sandboxMissing(let parts):
            "this kernel lacks \(parts.joined(separator: " and ")), which isolates page scripts from the rest of the system. "
                + "See webaction doctor."
        }
    }
}

/// Resident memory, in bytes, beyond which a process is killed.
package struct MemoryLimits: Equatable, Sendable {
    package var worker: Int
    package var action: Int

    /// Limits with all their fields.
    package init(worker: Int, action: Int) {
        self.worker = worker
        self.action = action
    }

    /// For a page of so many bytes: 3 GiB, room for scripts that make millions of nodes, and 48 bytes for each of the
    /// page's; half a GiB for an action. What scripts throw away may reach 1.6 GB before it is collected.
    package init(pageBytes: Int) {
        worker = (3 << 30) + 48 * pageBytes
        action = 1 << 29
    }
}

/// The supervisor. Children that others started are left alone.
package final class Supervisor {
    /// What a worker is called in messages.
    private static let workerName = "the page worker"
    /// Open files for one page with an action, a container and its outputs; and for as many at a time as anybody asks for.
    private static let (neededOpenFiles, wantedOpenFiles) = (64, 8192)

    /// Everything that it started.
    let children = ChildGroup()
    private let signals: SignalSource?
    let workerPath: String
    /// What the kernel can take from children.
    let sandbox: SandboxSupport
    /// Whether workers and readers are started only where it can take all that it should.
    private var isSandboxRequired = false
    /// Whether workers are to tell all calls that lead to a change; to be set before the first one starts.
    package var explains = false
    /// The reader of containers lies beside the worker.
    var readerPath: String {
        workerPath.parentPath + "/webaction-reader"
    }
    var worker: FramePeer?
    var nextRequest: UInt32 = 1
    /// What is being transferred.
    var transfers: [Transfer] = []
    /// The last action's, kept until nobody is left who could write to its folder.
    var actionSandbox: ActionSandbox?
    /// What others left behind goes, once: as soon as the first worker starts, which need not wait for it.
    private lazy var sweep: Void = sweepTemporaryFolders()
    /// The file of the bindings' compiled code: workers take it where there is one (Supervisor+CompiledBindings.swift).
    var compiledBindings: String
    /// What its owner does while it waits for children: what it waits for besides, and the work, done at least once a second.
    package var meanwhile: (interest: () -> Interest?, work: () -> Void)?
    /// The signal that asked the program to end, once one did.
    package internal(set) var interruption: Int32?
    /// The largest resident size that a worker had, in bytes, known once it has ended.
    package internal(set) var workerPeakBytes = 0
    /// The largest resident size that a native action had, in bytes, known once it has ended.
    package internal(set) var actionPeakBytes = 0

    /// A supervisor whose worker lies beside its program.
    ///
    /// - Parameters:
    ///   - signals: What asks the program to end; nil: its owner sees to signals.
    ///   - started: Its first worker, which was started before it.
    package convenience init(signals: SignalSource?, started: StartedWorker? = nil) throws(SupervisorError) {
        // NB: Without /proc the program's place may be unknown, too.
        try Self.checkSystem()
        guard let folder = ownExecutable()?.parentPath else { throw .programUnknown }
        let place = "\(folder)/webaction-worker"
        guard isExecutable(place) else { throw .workerMissing(expected: place) }
        self.init(checked: place, signals, .current())
        if let started { worker = FramePeer(children, started, name: Self.workerName) }
    }

    /// A supervisor with a given worker.
    ///
    /// - Parameters:
    ///   - signals: What asks the program to end; nil: whoever embeds the supervisor sees to signals.
    ///   - sandbox: What the kernel is taken to have; tests say that it lacks a part.
    package convenience init(
        workerExecutable: String,
        signals: SignalSource? = nil,
        sandbox: SandboxSupport = .current()
    ) throws(SupervisorError) {
        try Self.checkSystem()
        self.init(checked: workerExecutable, signals, sandbox)
    }

    private init(checked workerExecutable: String, _ signals: SignalSource?, _ sandbox: SandboxSupport) {
        self.signals = signals
        self.sandbox = sandbox
        workerPath = workerExecutable
        compiledBindings = workerExecutable.parentPath + "/webaction-bindings.compiled"
    }

    /// Has workers and readers started only where the kernel keeps them to their work and from the user's files.
    ///
    /// - Throws: `sandboxMissing` where it does not.
    package func requireSandbox() throws(SupervisorError) {
        isSandboxRequired = true
        try checkSandbox()
    }

    /// Called before each worker and reader is started. Without system call filters none is, whatever was asked for.
    func checkSandbox() throws(SupervisorError) {
        let isMissing = isSandboxRequired ? !sandbox.missing.isEmpty : !sandbox.hasSystemCallFilters
        if isMissing { throw .sandboxMissing(sandbox.missing) }
    }

    /// Says what this system lacks that a run can't do without, before anything is begun.
    private static func checkSystem() throws(SupervisorError) {
        // NB: The worker's libraries look at these, and end it without a word where they are not there.
        for (folder, file) in [
            ("/proc", "/proc/self/stat"), ("/dev/urandom", "/dev/urandom"), ("/dev/null", "/dev/null"),
        ]
        where !isReadable(file) { throw .missing(path: folder) }
        let limit = raiseOpenFileLimit(to: Self.wantedOpenFiles)
        guard limit >= Self.neededOpenFiles else {
            throw .openFiles(limit: limit, needed: Self.neededOpenFiles)
        }
        // NB: Libraries of the supervisor wait for ever for threads that can't be started.
        guard canStartThread() else { throw .processes }
    }

    /// Starts a worker unless there is one that lives. Called early, it starts while the job is still being read.
    package func startWorker() throws(SupervisorError) {
        if let worker, !worker.isGone { return }
        worker = try makeWorker()
    }

    /// A new worker, which is the caller's to watch and to end.
    ///
    /// - Parameter sharing: Which of many pages it is to serve in one process; `never`: it is tuned for one page.
    func makeWorker(forMany sharing: ProcessSharing = .never) throws(SupervisorError) -> FramePeer {
        try checkSandbox()
        // NB: What it opens later is bounded by Landlock; where there is none, it loads all of it at its start.
        let opensNothing = sandbox.landlockVersion < 1
        let compiled = [compiledBindings].filter { isReadable($0) }
        defer { _ = sweep }
        do {
            return try FramePeer(
                children,
                executable: workerPath,
                arguments: (sharing == .never ? [] : ["--many-pages"])
                    + (sharing == .always ? ["--share-process"] : []) + (opensNothing ? ["--opens-nothing"] : [])
                    + (explains ? ["--keep-calls"] : [])
                    + compiled.flatMap { ["--compiled-bindings", $0] },
                environment: ChildEnvironment.list(for: .worker, adding: [WorkerStart.setting]),
                name: Self.workerName,
                confinement: .pageWorker,
                files: workerFiles(workerPath, sandbox, besides: compiled)
            )
        } catch {
            throw .workerNotStarted(reason: error.description)
        }
    }

    /// The living worker, started if need be.
    func readyWorker() throws(SupervisorError) -> FramePeer {
        try startWorker()
        guard let worker else { throw .workerNotStarted(reason: "it has ended") }
        return worker
    }

    /// Tells the worker to end, when nothing more is asked of it, without waiting until it is gone.
    package func endWorker() { worker?.process.kill() }

    /// Ends the worker; the next job gets another one.
    func retireWorker() {
        endWorker()
        worker?.isRetired = true
    }

    /// Ends everything that was started and waits until it is gone; transfers in the background go on.
    package func shutDown() {
        endWorker()
        // The worker writes no files, and the system takes milliseconds to clear its memory: what an action that has ended left
        // goes meanwhile.
        if children.isEmpty(besides: worker?.process.number) { actionSandbox = nil }
        _ = sweep
        children.killAll(sparing: transfers.filter(\.request.isBackground).map(\.process.number)) { note($0) }
        worker = nil
        actionSandbox = nil
    }

    /// Takes in ended children; `others` is asked about those that are not the worker.
    func reapChildren(_ others: (EndedChild) -> Void) {
        while let child = children.reap() {
            note(child)
            if child.number != worker?.process.number, !transferEnded(child) { others(child) }
        }
    }

    private func note(_ child: EndedChild) {
        guard let worker, child.number == worker.process.number else { return }
        worker.exit = child.status
        worker.peakBytes = child.peakBytes
        workerPeakBytes = max(workerPeakBytes, child.peakBytes)
    }

    /// The signal that asks the program to end, if one has come, for owners that wait by themselves.
    package func pendingInterruption() -> Int32? { takeSignals() ? interruption : nil }

    /// Waits for what its owner does meanwhile, at most so long.
    package func pause(seconds: Double) {
        var interests = [meanwhile?.interest()].compactMap { $0 }
        wait(for: &interests, seconds: seconds)
    }

    /// Reads the signals that wait; true when one asks the program to end.
    func takeSignals() -> Bool {
        while let signal = nextSignal() { interruption = signal }
        return interruption != nil
    }

    /// The next signal that asks the program to end and was not read yet. All that waits looks for it each time.
    func nextSignal() -> Int32? {
        meanwhile?.work()
        return signals?.next()
    }

    /// What to wait for besides: children that end, and signals.
    var wakeups: [Interest] {
        let signals = signals.map { Interest($0.descriptor, reads: true, writes: false) }
        return [children.interest] + [signals, meanwhile?.interest()].compactMap { $0 }
    }
}
