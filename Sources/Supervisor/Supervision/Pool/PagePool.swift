// PagePool.swift: many pages through extensions, on several workers that live on from page to page.
//
// A worker has one page at a time, in a fresh context and a fresh arena. A page on which its worker or its action crashes,
// takes too much memory or can't be stopped is quarantined and retried once: in fresh processes, with no other page in
// flight, so that it is not blamed for what another page did. The second failure is final. Only a SIGKILL from outside,
// which is hardly the page's fault, is retried more often.
//
// Invariants: 1. Every submitted task comes back exactly once. 2. A slot has at most one task. 3. While a quarantined page
// is retried, no other task is in flight.

package import Isolation
package import PageProtocol

/// A page for the pool, under a number of the owner's.
package struct PageTask {
    package var ticket: Int
    /// The page, and what holds for all extensions; the first one's part is in it.
    package var job: RunJob
    /// What the page goes through, in this order; at least one.
    package var extensions: [RunExtension]
    package var order: ExtensionOrder
    /// What the page may load; asked only if the job says that there are resources.
    package var resources: (any ResourceProvider)?
    /// What the actions are offered; nil offers the page alone. The page's own attachment is `InputAttachment.page`, anywhere
    /// among them. Without it the script does not run, and a program is given the items instead of the payload.
    package var items: [InputItem]?
    /// Whether reports note what came from outside, for a recording.
    package var records = false
    /// What is evaluated on the page, in the place of an extension.
    var evaluation: Evaluation?

    init(
        ticket: Int,
        job: RunJob,
        extensions: [RunExtension],
        order: ExtensionOrder,
        resources: (any ResourceProvider)?
    ) {
        self.ticket = ticket
        self.job = job
        self.extensions = extensions
        self.order = order
        self.resources = resources
    }

    /// The job that begins with an extension, by its place.
    func job(at step: Int) -> RunJob {
        var job = job
        job.part = extensions[step].part
        job.keeping = step == extensions.count - 1 ? .nothing : order == .chain ? .asLeft : .asParsed
        return job
    }
}

/// How one extension of a task went.
package struct ExtensionRun: Sendable {
    package var report: RunReport
    /// What ended the first try of a page that was retried alone; nil: there was one try.
    package var firstFailure: RunFailure?
    /// From the start of the last try to its end.
    package var seconds: Double
}

/// How a task went.
package struct PageOutcome: Sendable {
    package var ticket: Int
    /// How each extension went, in their order; of a chain those until one failed, that one included.
    package var runs: [ExtensionRun]
    /// How many extensions the task has.
    var extensionCount: Int
    /// The bytes that the task came with, which are the page where a report has none.
    package var original: [UInt8]

    /// The report of a page that went through one extension, or through a chain.
    package var report: RunReport { RunReport(chain: runs.map(\.report), count: extensionCount) }
    /// What ended the first try of a page that was retried alone; nil: there was one try.
    package var firstFailure: RunFailure? { runs.lazy.compactMap(\.firstFailure).first }
    /// What the extensions took, each from the start of the last try to its end.
    package var seconds: Double { runs.reduce(0) { $0 + $1.seconds } }
}

/// Which pages may share a worker process, each in a context and an arena of its own.
package enum ProcessSharing: Sendable {
    /// Those on which no scripts of their own run.
    case withoutPageScripts
    /// All.
    case always
    /// None.
    case never
}

/// What a pool is made of.
package struct PoolOptions: Sendable {
    /// Pages at a time.
    package var workers: Int
    /// Resident bytes beyond which a worker is killed; nil follows the page's size.
    package var workerMemory: Int?
    /// Which pages may share a process.
    package var sharing: ProcessSharing

    /// Options with all their fields.
    package init(workers: Int, workerMemory: Int? = nil, sharing: ProcessSharing = .withoutPageScripts) {
        self.workers = workers
        self.workerMemory = workerMemory
        self.sharing = sharing
    }
}

/// The workers, their native actions, and the pages that are on their way.
package final class PagePool {
    private let supervisor: Supervisor
    private let options: PoolOptions
    private let slots: [PoolSlot]
    private var quarantined: [PoolRun] = []
    private var isolating = false
    private var request: UInt32 = 1
    /// False once an action was seen to end instead of waiting for its next request.
    private var reusesAction = true
    private var outcomes: [PageOutcome] = []
    /// Signals that asked the program to end.
    package private(set) var interruptions = 0

    /// A pool whose workers start with their first pages.
    package init(supervisor: Supervisor, options: PoolOptions) {
        self.supervisor = supervisor
        self.options = options
        slots = (0..<max(1, options.workers)).map { _ in PoolSlot() }
    }

    /// Whether a task can be submitted now.
    package var hasRoom: Bool { quarantined.isEmpty && !isolating && slots.contains { $0.driver == nil } }

    /// Whether nothing is on its way.
    package var isIdle: Bool { quarantined.isEmpty && slots.allSatisfy { $0.driver == nil } }

    /// Starts a page. To be called only when there is room.
    package func submit(_ task: PageTask) throws(SupervisorError) {
        guard let slot = slots.first(where: { $0.driver == nil }) else {
            preconditionFailure("A task was submitted to a pool without room.")
        }
        try start(PoolRun(task: task), in: slot)
    }

    /// Waits until something happens or `seconds` have passed.
    ///
    /// - Parameter others: What else to wait for; comes back with what is ready.
    /// - Returns: The tasks that are over.
    package func turn(seconds: Double, others: inout [Interest]) throws(SupervisorError) -> [PageOutcome] {
        try retryQuarantined()
        let drivers = slots.compactMap(\.driver)
        var interests = others + supervisor.wakeups
        interests += drivers.flatMap(\.interests)
        let now = monotonicSeconds()
        let limit =
            drivers.isEmpty
            ? seconds : min(seconds, RunDriver.memoryRhythm, (drivers.map(\.deadline).min() ?? now) - now)
        wait(for: &interests, seconds: limit)
        others = Array(interests[..<others.count])
        takeSignals()
        for driver in drivers { driver.transfer() }
        reap()
        for slot in slots {
            guard let driver = slot.driver else { continue }
            if driver.worker?.exit != nil || driver.actionExit != nil { driver.transfer() }
            driver.turn { _ in }
            if driver.isEnded { try finish(slot) }
        }
        defer { outcomes = [] }
        return outcomes
    }

    /// Ends all processes; tasks on their way are dropped.
    package func shutDown() {
        for slot in slots {
            slot.driver?.actionProcess?.kill()
            for kept in slot.keptActions.values { kept.peer.process.kill() }
            slot.worker?.process.kill()
        }
        supervisor.shutDown()
        // Their temporary files go with them, once nobody is left who could write others.
        for slot in slots {
            slot.driver = nil
            slot.keptActions = [:]
        }
    }

    // MARK: -

    /// - Parameter isKept: Whether the slot's worker has the page, from the extension before.
    private func start(_ run: PoolRun, in slot: PoolSlot, isKept: Bool = false) throws(SupervisorError) {
        let (task, step) = (run.task, run.step)
        if run.tries > 0 { isolating = true }
        let isFreshTry = run.tries > 0 && !isKept
        if isFreshTry || slot.worker?.isGone == true { slot.dropWorker() }
        if slot.worker == nil { slot.worker = try supervisor.makeWorker(forMany: options.sharing) }
        guard let worker = slot.worker else { return }
        let memory = options.workerMemory.map {
            MemoryLimits(worker: $0, action: MemoryLimits(pageBytes: task.job.page.bytes.count).action)
        }
        let action = task.extensions[step].action
        var keptAction = slot.keptActions.removeValue(forKey: step)
        if let kept = keptAction, kept.peer.isGone || run.tries > 0 || kept.action != action {
            kept.peer.process.kill()
            keptAction = nil
        }
        let driver = RunDriver(
            supervisor.children,
            page: PageSide(
                job: task.job(at: step),
                isKept: isKept,
                worker: worker,
                request: request,
                resources: task.resources,
                records: task.records,
                evaluation: task.evaluation
            ),
            action: action,
            callsFinalize: task.extensions[step].callsFinalize,
            runArguments: task.extensions[step].runArguments,
            memory: memory,
            keepsAction: reusesAction,
            keptAction: keptAction?.peer,
            items: task.items.map(ItemStore.init)
        )
        slot.usesKeptAction = keptAction != nil
        request &+= 1
        slot.run = run
        slot.driver = driver
        slot.started = monotonicSeconds()
        driver.begin()
    }

    private func finish(_ slot: PoolSlot) throws(SupervisorError) {
        guard let driver = slot.driver, var run = slot.run else { return }
        slot.driver = nil
        slot.run = nil
        var report = driver.finishedReport
        report.identifier = run.task.extensions[run.step].identifier
        let isWorkerLost = driver.worker?.isGone == true || driver.hasKilledWorker
        if reusesAction, report.failure == nil, let peer = driver.swiftAction, !peer.isGone {
            slot.keptActions[run.step] = (peer, run.task.extensions[run.step].action)
        } else {
            driver.actionProcess?.kill()
        }
        let isDone = run.isLast || (report.failure != nil && run.task.order == .chain)
        // NB: A script that was ended may have left work behind, which would run beside the next one's.
        if isWorkerLost || report.failure?.reason == .timedOut || (options.sharing == .never && isDone) {
            slot.dropWorker()
        }
        if run.tries > 0 { isolating = false }
        if isWorkerLost, driver.worker?.exit == .exited(code: WorkerExit.retired),
            slot.retirements < Self.mostRetirements
        {
            // The page crossed with the end of a worker that had done its last job: it was not begun.
            slot.retirements += 1
            run.beginAgain()
            return try start(run, in: slot)
        }
        slot.retirements = 0
        if slot.usesKeptAction, report.failure?.reason == .actionFailed, case .exited = driver.actionExit, !isWorkerLost
        {
            // It ended after its request instead of waiting: the page is not to suffer for it.
            reusesAction = false
            run.beginAgain()
            return try start(run, in: slot)
        }
        if run.tries < triesAlone(driver, isWorkerLost: isWorkerLost, report.failure?.reason) {
            run.beginAgain()
            run.tries += 1
            run.firstFailure = run.firstFailure ?? report.failure
            quarantined.append(run)
            return
        }
        run.done.append(
            ExtensionRun(
                report: report,
                firstFailure: run.firstFailure,
                seconds: monotonicSeconds() - slot.started
            )
        )
        guard isDone else {
            run.advance()
            return try start(run, in: slot, isKept: slot.worker != nil)
        }
        if !run.isLast { slot.worker?.send(SupervisorToWorker.release, request: request) }
        outcomes.append(
            PageOutcome(
                ticket: run.task.ticket,
                runs: run.done,
                extensionCount: run.task.extensions.count,
                original: run.task.job.page.bytes
            )
        )
    }

    /// How many workers in turn may retire with a page on its way to them: more is no accident.
    private static let mostRetirements = 8

    private func retryQuarantined() throws(SupervisorError) {
        guard let next = quarantined.first, slots.allSatisfy({ $0.driver == nil }) else { return }
        quarantined.removeFirst()
        try start(next, in: slots[0])
    }

    /// How often a page may be retried alone after a try that ended so.
    private func triesAlone(_ driver: RunDriver, isWorkerLost: Bool, _ reason: TerminalReason?) -> Int {
        let outside = ExitStatus.killed(signal: 9)
        if isWorkerLost {
            if reason == .cancelled { return 0 }
            return !driver.hasKilledWorker && driver.worker?.exit == outside ? 10 : 1
        }
        guard reason == .crashed, case .killed = driver.actionExit else { return 0 }
        return driver.actionExit == outside ? 10 : 1
    }

    private func takeSignals() {
        while let signal = supervisor.nextSignal() {
            supervisor.interruption = signal
            interruptions += 1
        }
    }

    private func reap() {
        while let child = supervisor.children.reap() {
            for slot in slots { slot.note(child) }
        }
    }
}

/// A task on its way through its extensions.
private struct PoolRun {
    let task: PageTask
    /// The extension whose turn it is.
    var step = 0
    /// How those before it went.
    var done: [ExtensionRun] = []
    /// How often the page was tried alone, this time included.
    var tries = 0
    /// What ended the first try, where this is another one.
    var firstFailure: RunFailure?

    init(task: PageTask) { self.task = task }

    /// Whether no extension comes after this one.
    var isLast: Bool { step == task.extensions.count - 1 }

    /// Another try: of a chain from its beginning, since what the others left is gone.
    mutating func beginAgain() {
        guard task.order == .chain else { return }
        step = 0
        done = []
    }

    /// The next extension's turn.
    mutating func advance() {
        step += 1
        guard task.order == .each else { return }
        tries = 0
        firstFailure = nil
    }
}

/// A worker, the action processes that are kept for it, and its page.
private final class PoolSlot {
    var worker: FramePeer?
    /// By the extensions' places, with what each process is the action of.
    var keptActions: [Int: (peer: FramePeer, action: NativeAction)] = [:]
    var usesKeptAction = false
    var driver: RunDriver?
    var run: PoolRun?
    var started = 0.0
    /// How many workers retired in turn with this page on its way to them.
    var retirements = 0

    func dropWorker() {
        worker?.process.kill()
        worker = nil
    }

    func note(_ child: EndedChild) {
        for peer in [worker] + keptActions.values.map(\.peer) where peer?.process.number == child.number {
            peer?.exit = child.status
            peer?.passedBound = child.passedBound
            peer?.peakBytes = child.peakBytes
        }
        driver?.actionEnded(child)
    }
}
