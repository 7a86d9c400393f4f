// Supervisor.swift: the supervisor process: it starts the worker early, sends it jobs, and cleans up after itself.

import ActionProtocol
import FilePaths
package import Isolation

/// The reason why the program itself cannot work.
public enum SupervisorError: Error, Equatable, CustomStringConvertible {
    /// The worker's executable is not at its place.
    case workerMissing(expected: String)
    /// The location of this program, and so of its worker, is unknown.
    case programUnknown
    /// The system lacks a file or folder at this path that processes require.
    case missing(path: String)
    /// The user's limit of processes is reached.
    case processes
    /// The limit of open files is too low for this process.
    case openFiles(limit: Int, needed: Int)
    /// The worker could not be started.
    case workerNotStarted(reason: String)
    /// The kernel lacks features for confining workers and readers.
    case sandboxMissing([String])

    /// The problem and the fix.
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

/// The resident size in bytes above which a process is killed.
package struct MemoryLimits: Equatable, Sendable {
    package var worker: Int
    package var action: Int

    /// Creates limits.
    package init(worker: Int, action: Int) {
        self.worker = worker
        self.action = action
    }

    /// The limits for a page of this size: for the worker 3 GiB, enough for scripts that make millions of nodes, and 48 bytes for each
    /// byte of the page; for an action half a GiB. Garbage of scripts may reach 1.6 GB before it is collected.
    package init(pageBytes: Int) {
        worker = (3 << 30) + 48 * pageBytes
        action = 1 << 29
    }
}

/// The supervisor. It does not touch children that others started.
package final class Supervisor {
    /// The worker's name in messages.
    private static let workerName = "the page worker"
    /// The open files needed for one page with an action, a container and its outputs, and those wanted for the maximum number of pages.
    private static let (neededOpenFiles, wantedOpenFiles) = (64, 8192)

    /// All processes that it started.
    package let children = ChildGroup()
    private let signals: SignalSource?
    package let workerPath: String
    /// The sandbox features of the kernel.
    package let sandbox: SandboxSupport
    /// Whether workers and readers are started only if the kernel has all sandbox features.
    private var isSandboxRequired = false
    /// Whether workers record all calls that lead to a change; set it before the first one starts.
    package var explains = false
    /// The reader of containers, which is beside the worker.
    package var readerPath: String {
        workerPath.parentPath + "/webaction-reader"
    }
    package var worker: FrameConnection?
    package var nextRequest: UInt32 = 1
    /// The transfers under way.
    var transfers: [NetworkTransfer] = []
    /// The last action's sandbox, kept until no process remains that could write to its folder.
    package var actionSandbox: ActionSandbox?
    /// Removes the temporary folders that other processes left behind, once, after the first worker has started.
    private lazy var sweep: Void = sweepTemporaryFolders()
    /// The file of compiled bindings, which workers use if it exists (Supervisor+CompiledBindings.swift).
    var compiledBindings: String
    /// Work of the owner while it waits for children: an interest to wait for, and a function that is called at least once a second.
    package var meanwhile: (interest: () -> Interest?, work: () -> Void)?
    /// The signal that asked the program to end; nil if there was none.
    package var interruption: Int32?
    /// The largest resident size of a worker, in bytes, known once it has ended.
    package internal(set) var workerPeakBytes = 0
    /// The largest resident size of a native action, in bytes, known once it has ended.
    package var actionPeakBytes = 0

    /// Creates a supervisor whose worker is beside its program.
    ///
    /// - Parameters:
    ///   - signals: The signals that ask the program to end; nil: its owner handles signals.
    ///   - started: Its first worker, which was started before it.
    package convenience init(signals: SignalSource?, started: StartedWorker? = nil) throws(SupervisorError) {
        // NB: Without /proc, the program's location may be unknown too.
        try Self.checkSystem()
        guard let folder = ownExecutable()?.parentPath else { throw .programUnknown }
        let place = "\(folder)/webaction-worker"
        guard isExecutable(place) else { throw .workerMissing(expected: place) }
        self.init(checked: place, signals, .current())
        if let started { worker = FrameConnection(children, started, name: Self.workerName) }
    }

    /// Creates a supervisor with a given worker.
    ///
    /// - Parameters:
    ///   - signals: The signals that ask the program to end; nil: the embedding program handles signals.
    ///   - sandbox: The features that the kernel is assumed to have; tests omit some.
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

    /// From now on starts workers and readers only if the kernel confines them completely.
    ///
    /// - Throws: `sandboxMissing` if it does not.
    package func requireSandbox() throws(SupervisorError) {
        isSandboxRequired = true
        try checkSandbox()
    }

    /// Called before each worker and reader is started. Without system call filters none is, whatever was requested.
    package func checkSandbox() throws(SupervisorError) {
        let isMissing = isSandboxRequired ? !sandbox.missing.isEmpty : !sandbox.hasSystemCallFilters
        if isMissing { throw .sandboxMissing(sandbox.missing) }
    }

    /// Checks before anything is begun that the system has all that a run requires.
    private static func checkSystem() throws(SupervisorError) {
        // NB: The worker's libraries read these, and exit without a message if they are missing.
        for (folder, file) in [
            ("/proc", "/proc/self/stat"), ("/dev/urandom", "/dev/urandom"), ("/dev/null", "/dev/null"),
        ]
        where !isReadable(file) { throw .missing(path: folder) }
        let limit = raiseOpenFileLimit(to: Self.wantedOpenFiles)
        guard limit >= Self.neededOpenFiles else {
            throw .openFiles(limit: limit, needed: Self.neededOpenFiles)
        }
        // NB: Libraries in the supervisor wait forever for threads that cannot be started.
        guard canStartThread() else { throw .processes }
    }

    /// Starts a worker unless one is running. Called early, so that it starts while the job is still being read.
    package func startWorker() throws(SupervisorError) {
        if let worker, !worker.isGone { return }
        worker = try makeWorker()
    }

    /// Starts a new worker, which the caller watches and ends.
    ///
    /// - Parameter sharing: Which of many pages share the process; `never`: it is tuned for one page.
    package func makeWorker(forMany sharing: ProcessSharing = .never) throws(SupervisorError) -> FrameConnection {
        try checkSandbox()
        // NB: Landlock limits the files that it opens later; without Landlock, it loads all of them at its start.
        let opensNothing = sandbox.landlockVersion < 1
        let compiled = [compiledBindings].filter { isReadable($0) }
        defer { _ = sweep }
        do {
            return try FrameConnection(
                children,
                executable: workerPath,
                arguments: (sharing == .never ? [] : ["--many-pages"])
                    + (sharing == .always ? ["--share-process"] : []) + (opensNothing ? ["--opens-nothing"] : [])
                    + (explains ? ["--keep-calls"] : [])
                    + compiled.flatMap { ["--compiled-bindings", $0] },
                environment: ChildEnvironment.list(for: .worker, adding: [WorkerStart.setting]),
                name: Self.workerName,
                confinement: .pageWorker,
                files: workerFiles(workerPath, sandbox, alsoReading: compiled)
            )
        } catch {
            throw .workerNotStarted(reason: error.description)
        }
    }

    /// The running worker, started if necessary.
    package func readyWorker() throws(SupervisorError) -> FrameConnection {
        try startWorker()
        guard let worker else { throw .workerNotStarted(reason: "it has ended") }
        return worker
    }

    /// Kills the worker, which is no longer needed, without waiting for its end.
    package func endWorker() { worker?.process.kill() }

    /// Ends the worker; the next job starts another one.
    package func retireWorker() {
        endWorker()
        worker?.isRetired = true
    }

    /// Ends all processes and waits for them; transfers in the background continue.
    package func shutDown() {
        endWorker()
        // The worker writes no files, and the system takes milliseconds to free its memory: meanwhile, the files of an action that has
        // ended are removed.
        if children.isEmpty(except: worker?.process.number) { actionSandbox = nil }
        _ = sweep
        children.killAll(sparing: transfers.filter(\.request.isBackground).map(\.process.number)) { note($0) }
        worker = nil
        actionSandbox = nil
    }

    /// Collects ended children; calls `others` with those that are neither the worker nor a transfer.
    package func reapChildren(_ others: (EndedChild) -> Void) {
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

    /// The signal that asks the program to end, if one has arrived; for owners with their own wait loop.
    package func pendingInterruption() -> Int32? { takeSignals() ? interruption : nil }

    /// Waits for the owner's interest, with a time limit.
    package func pause(seconds: Double) {
        var interests = [meanwhile?.interest()].compactMap { $0 }
        wait(for: &interests, seconds: seconds)
    }

    /// Reads pending signals; true if one asks the program to end.
    package func takeSignals() -> Bool {
        while let signal = nextSignal() { interruption = signal }
        return interruption != nil
    }

    /// The next unread signal that asks the program to end. Every wait checks it.
    package func nextSignal() -> Int32? {
        meanwhile?.work()
        return signals?.next()
    }

    /// What every wait also waits for: children that end, and signals.
    package var wakeups: [Interest] {
        let signals = signals.map { Interest($0.descriptor, reads: true, writes: false) }
        return [children.interest] + [signals, meanwhile?.interest()].compactMap { $0 }
    }
}
