// Supervisor+Run.swift: runs one page, or items, through its extensions. RunDriver does the work.

import Isolation
package import PageProtocol
package import ProcessSupervision
package import Sharing

extension Supervisor {
    /// Runs a page through one extension, or a chain.
    ///
    /// - Parameter onMessage: Called as each note of the page arrives.
    package func run(_ task: PageTask, onMessage: (PageMessage) -> Void = { _ in }) throws(SupervisorError) -> RunReport
    {
        RunReport(chain: try runEach(task, onMessage: onMessage), count: task.extensions.count)
    }

    /// Runs a page through extensions.
    ///
    /// - Parameter onMessage: Called as each note of the page arrives.
    /// - Returns: The extensions' reports, in order; in a chain, up to and including the first one that failed.
    package func runEach(_ task: PageTask, onMessage: (PageMessage) -> Void = { _ in }) throws(SupervisorError)
        -> [RunReport]
    {
        // A page's own scripts may have corrupted the process.
        defer { if task.job.environment.runsPageScripts { retireWorker() } }
        var reports: [RunReport] = []
        var holder: FrameConnection?
        for step in task.extensions.indices {
            let worker = try readyWorker()
            let page = PageSide(
                job: task.job(at: step),
                isKept: holder === worker,
                worker: worker,
                request: nextRequest,
                resources: task.resources,
                scriptFolder: task.evaluation == nil ? task.extensions[step].scriptFolder : nil,
                records: task.records,
                evaluation: task.evaluation
            )
            nextRequest += 1
            let driver = RunDriver(
                children,
                page: page,
                action: task.extensions[step].action,
                callsFinalize: task.extensions[step].callsFinalize,
                runArguments: task.extensions[step].runArguments,
                memory: task.memory,
                items: task.items.map(ItemStore.init)
            )
            var report = drive(driver, onMessage: onMessage)
            report.identifier = task.extensions[step].identifier
            reports.append(report)
            // NB: A script that was ended may have left work that would run together with the next one's.
            let isSpoilt = report.failure?.reason == .timedOut || driver.hasKilledWorker
            if isSpoilt { retireWorker() }
            if interruption != nil || step == task.extensions.count - 1 { break }
            if report.failure != nil, task.order == .chain {
                if !isSpoilt { worker.send(SupervisorToWorker.release, request: page.request) }
                break
            }
            holder = worker
        }
        return reports
    }

    /// Runs an action on items without a page: files, images, texts. There is no worker and no script; the action asks for the
    /// contents, and returns items.
    ///
    /// - Parameter seconds: The time after which the action is killed.
    package func run(items: [InputItem], action: NativeAction, seconds: Double) -> RunReport {
        drive(RunDriver(children, items: ItemStore(items), action: action, seconds: seconds)) { _ in }
    }

    /// Drives a run to its end.
    private func drive(_ driver: RunDriver, onMessage: (PageMessage) -> Void) -> RunReport {
        let access = driver.action.access
        driver.startTransfer = { [unowned self] request, connection in transfer(request, for: connection, access) }
        driver.begin()
        while !driver.isEnded {
            var interests = wakeups + driver.interests
            // NB: Also the interval at which memory use is read: a script can allocate some 40 MB in this time.
            wait(for: &interests, seconds: min(driver.deadline - monotonicSeconds(), RunDriver.memoryRhythm))
            if takeSignals() {
                driver.interrupt()
                break
            }
            driver.transfer()
            reapChildren { driver.actionEnded($0) }
            driver.transfer()
            driver.turn(onMessage: onMessage)
        }
        endAction(of: driver)
        actionPeakBytes = max(actionPeakBytes, driver.actionPeakBytes)
        return driver.finishedReport
    }

    private func endAction(of driver: RunDriver) {
        guard let process = driver.actionProcess else { return }
        endAction(
            process,
            driver.sandbox,
            isGivenTime: driver.report.failure == nil,
            hasExited: { driver.actionExit != nil },
            onChildEnd: driver.actionEnded
        )
    }

    /// Gives an action that completed time for its completion handler, then ends it with all its descendants.
    func endAction(
        _ process: ChildProcess,
        _ sandbox: ActionSandbox?,
        isGivenTime: Bool,
        hasExited: () -> Bool,
        onChildEnd: (EndedChild) -> Void
    ) {
        actionSandbox = sandbox
        defer {
            sandbox?.forward()
            endForegroundTransfers()
        }
        let end = monotonicSeconds() + (interruption == nil && isGivenTime ? 0.5 : 0)
        while monotonicSeconds() < end, !hasExited() {
            var interests = wakeups + [sandbox?.interest].compactMap { $0 }
            wait(for: &interests, seconds: 0.05)
            if takeSignals() { break }
            sandbox?.forward()
            reapChildren(onChildEnd)
        }
        process.kill()
    }
}
