// PagePool.swift: runs many pages through extensions, on several workers that are reused from page to page.
//
// A worker has one page at a time, in a fresh context and a fresh arena. A page on which its worker or its action crashes,
// exceeds its memory limit or cannot be stopped is quarantined and retried once: in fresh processes, with no other page in
// flight, so that other pages cannot be the cause. A second failure is final. Only after a SIGKILL from outside, which the
// page hardly caused, is it retried more often.
//
// Invariants: 1. Every submitted task is returned exactly once. 2. A slot has at most one task. 3. While a quarantined page
// is retried, no other task is in flight.

package import Isolation
import PageProtocol
package import ProcessSupervision
import Sharing

/// The settings of a pool.
package struct PoolOptions: Sendable {
    /// The number of concurrent pages.
    package var workers: Int
    /// The pages that may share a process.
    package var sharing: ProcessSharing

    /// Creates options.
    package init(workers: Int, sharing: ProcessSharing = .withoutPageScripts) {
        self.workers = workers
        self.sharing = sharing
    }
}

/// A pool of workers with their native actions, and the pages under way.
package final class PagePool {
    private let supervisor: Supervisor
    private let options: PoolOptions
    private let slots: [PoolSlot]
    private var quarantined: [PoolRun] = []
    private var isolating = false
    private var request: UInt32 = 1
    /// False once an action ended instead of waiting for its next request.
    private var reusesAction = true
    private var outcomes: [PageOutcome] = []
    /// The number of signals that asked the program to end.
    package private(set) var interruptions = 0

    /// Creates a pool, whose workers start with their first pages.
    package init(supervisor: Supervisor, options: PoolOptions) {
        self.supervisor = supervisor
        self.options = options
        slots = (0..<max(1, options.workers)).map { _ in PoolSlot() }
    }

    /// Whether a task can be submitted.
    package var hasRoom: Bool { quarantined.isEmpty && !isolating && slots.contains { $0.driver == nil } }

    /// Whether no page is under way.
    package var isIdle: Bool { quarantined.isEmpty && slots.allSatisfy { $0.driver == nil } }

    /// Starts a page. Call it only if there is room.
    package func submit(_ task: PageTask) throws(SupervisorError) {
        guard let slot = slots.first(where: { $0.driver == nil }) else {
            preconditionFailure("A task was submitted to a pool without room.")
        }
        try start(PoolRun(task: task), in: slot)
    }

    /// Waits until something happens or `seconds` have passed.
    ///
    /// - Parameter others: Further interests to wait for; on return, those that are ready.
    /// - Returns: The finished tasks.
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

    /// Ends all processes; tasks under way are dropped.
    package func shutDown() {
        for slot in slots {
            slot.driver?.actionProcess?.kill()
            for kept in slot.keptActions.values { kept.connection.process.kill() }
            slot.worker?.process.kill()
        }
        supervisor.shutDown()
        // Their temporary files are removed, once no process remains that could write others.
        for slot in slots {
            slot.driver = nil
            slot.keptActions = [:]
        }
    }

    // MARK: - Attempts

    /// - Parameter isKept: Whether the slot's worker still has the page from the previous extension.
    private func start(_ run: PoolRun, in slot: PoolSlot, isKept: Bool = false) throws(SupervisorError) {
        let (task, step) = (run.task, run.step)
        if run.tries > 0 { isolating = true }
        let isFreshTry = run.tries > 0 && !isKept
        if isFreshTry || slot.worker?.isGone == true { slot.dropWorker() }
        if slot.worker == nil { slot.worker = try supervisor.makeWorker(forMany: options.sharing) }
        guard let worker = slot.worker else { return }
        let action = task.extensions[step].action
        var keptAction = slot.keptActions.removeValue(forKey: step)
        if let kept = keptAction, kept.connection.isGone || run.tries > 0 || kept.action != action {
            kept.connection.process.kill()
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
                scriptFolder: task.evaluation == nil ? task.extensions[step].scriptFolder : nil,
                records: task.records,
                evaluation: task.evaluation
            ),
            action: action,
            callsFinalize: task.extensions[step].callsFinalize,
            runArguments: task.extensions[step].runArguments,
            memory: task.memory,
            keepsAction: reusesAction,
            keptAction: keptAction?.connection,
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
        if reusesAction, report.failure == nil, let connection = driver.swiftAction, !connection.isGone {
            slot.keptActions[run.step] = (connection, run.task.extensions[run.step].action)
        } else {
            driver.actionProcess?.kill()
        }
        let isDone = run.isLast || (report.failure != nil && run.task.order == .chain)
        // NB: A script that was ended may have left work that would run together with the next one's.
        if isWorkerLost || report.failure?.reason == .timedOut || (options.sharing == .never && isDone) {
            slot.dropWorker()
        }
        if run.tries > 0 { isolating = false }
        if isWorkerLost, driver.worker?.exit == .exited(code: WorkerExit.retired),
            slot.retirements < Self.mostRetirements
        {
            // The page was sent just as a worker ended that had done its last job: it was not begun.
            slot.retirements += 1
            run.beginAgain()
            return try start(run, in: slot)
        }
        slot.retirements = 0
        if slot.usesKeptAction, report.failure?.reason == .actionFailed, case .exited = driver.actionExit, !isWorkerLost
        {
            // It ended after its request instead of waiting: not the page's fault.
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

    /// How many workers may retire in a row as a page is sent to them: more is not a coincidence.
    private static let mostRetirements = 8

    private func retryQuarantined() throws(SupervisorError) {
        guard let next = quarantined.first, slots.allSatisfy({ $0.driver == nil }) else { return }
        quarantined.removeFirst()
        try start(next, in: slots[0])
    }

    /// How often a page may be retried alone after such an attempt.
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

/// A task under way.
private struct PoolRun {
    package let task: PageTask
    /// The index of the current extension.
    package var step = 0
    /// The results of the previous extensions.
    var done: [ExtensionRun] = []
    /// The number of attempts alone, including this one.
    var tries = 0
    /// The failure of the first attempt, if this is another one.
    var firstFailure: RunFailure?

    init(task: PageTask) { self.task = task }

    /// Whether this is the last extension.
    var isLast: Bool { step == task.extensions.count - 1 }

    /// Starts another attempt: a chain starts from its beginning, since the results of the other extensions are lost.
    mutating func beginAgain() {
        guard task.order == .chain else { return }
        step = 0
        done = []
    }

    /// Advances to the next extension.
    mutating func advance() {
        step += 1
        guard task.order == .each else { return }
        tries = 0
        firstFailure = nil
    }
}

/// A worker, the kept action processes, and its page.
private final class PoolSlot {
    var worker: FrameConnection?
    /// The kept processes by extension index, each with its action.
    var keptActions: [Int: (connection: FrameConnection, action: NativeAction)] = [:]
    var usesKeptAction = false
    var driver: RunDriver?
    package var run: PoolRun?
    var started = 0.0
    /// How many workers retired in a row as this page was sent to them.
    var retirements = 0

    func dropWorker() {
        worker?.process.kill()
        worker = nil
    }

    package func note(_ child: EndedChild) {
        for connection in [worker] + keptActions.values.map(\.connection)
        where connection?.process.number == child.number {
            connection?.exit = child.status
            connection?.passedBound = child.passedBound
            connection?.peakBytes = child.peakBytes
        }
        driver?.actionEnded(child)
    }
}
