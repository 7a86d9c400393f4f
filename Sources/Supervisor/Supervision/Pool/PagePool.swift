// PagePool.swift: many pages through extensions, on several workers that live on from page to page.
//
// A worker has one page at a time, in a fresh context and a fresh arena. A page on which its worker or its action crashes,
// takes too much memory or can't be stopped is quarantined and retried once: in fresh processes, with no other page in
// flight, so that it is not blamed for what another page did. The second failure is final. Only a SIGKILL from outside,
// which is hardly the page's fault, is retried more often.
//
// Invariants: 1. Every submitted task comes back exactly once. 2. A slot has at most one task. 3. While a quarantined page
// is retried, no other task is in flight.

public import Isolation
public import PageProtocol

/// A page for the pool, under a number of the owner's.
public struct PageTask {
    public var ticket: Int
    public var job: RunJob
    public var action: NativeAction
    /// false for share extensions.
    public var callsFinalize: Bool
    /// What the page may load; asked only if the job says that there are resources.
    public var resources: (any ResourceProvider)?
    /// What the action is offered; nil offers the page alone. The page's own attachment is `InputAttachment.page`, anywhere
    /// among them. Without it the script does not run, and a program is given the items instead of the payload.
    public var items: [InputItem]?

    /// A task with its fields.
    public init(
        ticket: Int,
        job: RunJob,
        action: NativeAction,
        callsFinalize: Bool,
        resources: (any ResourceProvider)? = nil
    ) {
        self.ticket = ticket
        self.job = job
        self.action = action
        self.callsFinalize = callsFinalize
        self.resources = resources
    }
}

/// How a task went.
public struct PageOutcome: Sendable {
    public var ticket: Int
    public var report: RunReport
    /// The bytes that the task came with, which are the page where the report has none.
    public var original: [UInt8]
    /// What ended the first try of a page that was retried alone; nil: there was one try.
    public var firstFailure: RunFailure?
    /// From the start of the last try to its end.
    public var seconds: Double

    /// Whether the page was tried again alone.
    public var wasIsolated: Bool { firstFailure != nil }
}

/// Which pages may share a worker process, each in a context and an arena of its own.
public enum ProcessSharing: Sendable {
    /// Those on which no scripts of their own run.
    case withoutPageScripts
    /// All.
    case always
    /// None.
    case never
}

/// What a pool is made of.
public struct PoolOptions: Sendable {
    /// Pages at a time.
    public var workers: Int
    /// Resident bytes beyond which a worker is killed; nil follows the page's size.
    public var workerMemory: Int?
    /// Which pages may share a process.
    public var sharing: ProcessSharing

    /// Options with all their fields.
    public init(workers: Int, workerMemory: Int? = nil, sharing: ProcessSharing = .withoutPageScripts) {
        self.workers = workers
        self.workerMemory = workerMemory
        self.sharing = sharing
    }
}

/// The workers, their native actions, and the pages that are on their way.
public final class PagePool {
    private let supervisor: Supervisor
    private let options: PoolOptions
    private let slots: [PoolSlot]
    private var quarantined: [(task: PageTask, tries: Int, firstFailure: RunFailure?)] = []
    private var isolating = false
    private var request: UInt32 = 1
    /// False once an action was seen to end instead of waiting for its next request.
    private var reusesAction = true
    private var outcomes: [PageOutcome] = []
    /// Signals that asked the program to end.
    public private(set) var interruptions = 0

    /// A pool whose workers start with their first pages.
    public init(supervisor: Supervisor, options: PoolOptions) {
        self.supervisor = supervisor
        self.options = options
        slots = (0..<max(1, options.workers)).map { _ in PoolSlot() }
    }

    /// Whether a task can be submitted now.
    public var hasRoom: Bool { quarantined.isEmpty && !isolating && slots.contains { $0.driver == nil } }

    /// Whether nothing is on its way.
    public var isIdle: Bool { quarantined.isEmpty && slots.allSatisfy { $0.driver == nil } }

    /// Starts a page. To be called only when there is room.
    public func submit(_ task: PageTask) throws(SupervisorError) {
        guard let slot = slots.first(where: { $0.driver == nil }) else {
            preconditionFailure("A task was submitted to a pool without room.")
        }
        try start(task, in: slot)
    }

    /// Waits until something happens or `seconds` have passed.
    ///
    /// - Parameter others: What else to wait for; comes back with what is ready.
    /// - Returns: The tasks that are over.
    public func turn(seconds: Double, others: inout [Interest]) throws(SupervisorError) -> [PageOutcome] {
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
    public func shutDown() {
        for slot in slots {
            slot.driver?.actionProcess?.kill()
            slot.keptAction?.process.kill()
            slot.worker?.process.kill()
        }
        supervisor.shutDown()
        // Their temporary files go with them, once nobody is left who could write others.
        for slot in slots {
            slot.driver = nil
            slot.keptAction = nil
        }
    }

    // MARK: -

    private func start(
        _ task: PageTask,
        in slot: PoolSlot,
        tries: Int = 0,
        firstFailure: RunFailure? = nil
    ) throws(SupervisorError) {
        let isRetry = tries > 0
        if isRetry || slot.worker?.isGone == true { slot.dropWorker() }
        if slot.worker == nil { slot.worker = try supervisor.makeWorker(forMany: options.sharing) }
        guard let worker = slot.worker else { return }
        let memory = options.workerMemory.map {
            MemoryLimits(worker: $0, action: MemoryLimits(pageBytes: task.job.page.bytes.count).action)
        }
        if let kept = slot.keptAction, kept.isGone || isRetry || slot.keptFor != task.action {
            kept.process.kill()
            slot.keptAction = nil
        }
        let driver = RunDriver(
            supervisor.children,
            page: PageSide(job: task.job, worker: worker, request: request, resources: task.resources),
            action: task.action,
            callsFinalize: task.callsFinalize,
            memory: memory,
            keepsAction: reusesAction,
            keptAction: slot.keptAction,
            items: task.items.map(ItemStore.init)
        )
        slot.usesKeptAction = slot.keptAction != nil
        slot.keptAction = nil
        request &+= 1
        slot.task = task
        slot.driver = driver
        slot.tries = tries
        slot.firstFailure = firstFailure
        slot.started = monotonicSeconds()
        driver.begin()
    }

    private func finish(_ slot: PoolSlot) throws(SupervisorError) {
        guard let driver = slot.driver, let task = slot.task else { return }
        slot.driver = nil
        slot.task = nil
        let report = driver.finishedReport
        let isWorkerLost = driver.worker?.isGone == true || driver.hasKilledWorker
        if reusesAction, report.failure == nil, let peer = driver.swiftAction, !peer.isGone {
            slot.keptAction = peer
            slot.keptFor = task.action
        } else {
            driver.actionProcess?.kill()
        }
        // NB: A script that was ended may have left work behind, which would run beside the next page's.
        if isWorkerLost || options.sharing == .never || report.failure?.reason == .timedOut { slot.dropWorker() }
        if slot.tries > 0 { isolating = false }
        if isWorkerLost, driver.worker?.exit == .exited(code: WorkerExit.retired),
            slot.retirements < Self.mostRetirements
        {
            // The page crossed with the end of a worker that had done its last job: it was not begun.
            slot.retirements += 1
            return try start(task, in: slot, tries: slot.tries, firstFailure: slot.firstFailure)
        }
        slot.retirements = 0
        if slot.usesKeptAction, report.failure?.reason == .actionFailed, case .exited = driver.actionExit, !isWorkerLost
        {
            // It ended after its request instead of waiting: the page is not to suffer for it.
            reusesAction = false
            return try start(task, in: slot, tries: slot.tries, firstFailure: slot.firstFailure)
        }
        if slot.tries < triesAlone(driver, isWorkerLost: isWorkerLost, report.failure?.reason) {
            quarantined.append((task, slot.tries + 1, slot.firstFailure ?? report.failure))
            return
        }
        outcomes.append(
            PageOutcome(
                ticket: task.ticket,
                report: report,
                original: task.job.page.bytes,
                firstFailure: slot.firstFailure,
                seconds: monotonicSeconds() - slot.started
            )
        )
    }

    /// How many workers in turn may retire with a page on its way to them: more is no accident.
    private static let mostRetirements = 8

    private func retryQuarantined() throws(SupervisorError) {
        guard let next = quarantined.first, slots.allSatisfy({ $0.driver == nil }) else { return }
        quarantined.removeFirst()
        isolating = true
        try start(next.task, in: slots[0], tries: next.tries, firstFailure: next.firstFailure)
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

/// A worker, the action process that is kept for it, and its page.
private final class PoolSlot {
    var worker: FramePeer?
    var keptAction: FramePeer?
    /// What the kept process is the action of.
    var keptFor: NativeAction?
    var usesKeptAction = false
    var driver: RunDriver?
    var task: PageTask?
    /// How often the page was tried alone, this time included.
    var tries = 0
    /// What ended the first try, where this is another one.
    var firstFailure: RunFailure?
    var started = 0.0
    /// How many workers retired in turn with this page on its way to them.
    var retirements = 0

    func dropWorker() {
        worker?.process.kill()
        worker = nil
    }

    func note(_ child: EndedChild) {
        for peer in [worker, keptAction] where peer?.process.number == child.number {
            peer?.exit = child.status
            peer?.passedBound = child.passedBound
            peer?.peakBytes = child.peakBytes
        }
        driver?.actionEnded(child)
    }
}
