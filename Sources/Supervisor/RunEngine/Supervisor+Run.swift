// Supervisor+Run.swift: runs one page, or items, through one extension, and defines the report. RunDriver does the work.

package import ActionProtocol
package import ContainerProtocol
import Isolation
package import PageProtocol
package import ProcessSupervision
package import PropertyValues
package import Sharing

/// The format of an external program's payload and answer.
package enum ProgramFormat: Equatable, Sendable {
    case json
    case propertyList
}

/// The native action that answers the payload, and how it is started.
package enum NativeAction: Equatable, Sendable {
    /// No action: only run().
    case none
    /// The argument of finalize() is given.
    case fixed(PropertyValue)
    /// An executable made with the SDK.
    case swift(executable: String, ActionRequest)
    /// Any program: payload on standard input, answer on standard output.
    case program(
        path: String,
        arguments: [String],
        directory: String,
        format: ProgramFormat,
        access: ActionAccess = ActionAccess()
    )
}

extension NativeAction {
    /// The kind of answer, for the state machine.
    var side: AnsweringSide {
        switch self {
        case .none: .nothing
        case .fixed(let value): .fixed(value)
        case .swift, .program: .process
        }
    }

    /// A copy of the action with other input items.
    func asking(for items: ItemStore) -> NativeAction {
        guard case .swift(let executable, var request) = self else { return self }
        request.inputItems = items.request
        return .swift(executable: executable, request)
    }
}

extension NativeAction {
    /// A copy of the action with simulated user input; null leaves it unchanged.
    package func choosing(_ choices: PropertyValue) -> NativeAction {
        guard choices != .null, case .swift(let executable, var request) = self else { return self }
        request.choices = choices
        return .swift(executable: executable, request)
    }

    /// Whether the action is an external program, not a class.
    package var isProgram: Bool { if case .program = self { true } else { false } }

    /// What the action may access in addition to its items.
    var access: ActionAccess {
        switch self {
        case .none, .fixed: ActionAccess()
        case .swift(_, let request): request.access
        case .program(_, _, _, _, let access): access
        }
    }
}

/// The report of a run.
package struct RunReport: Sendable {
    /// The identifier of the extension; in a chain, of the last one that ran.
    package var identifier = ""
    /// In a chain: the reports of the extensions that ran, in order.
    package var chain: [RunReport] = []
    /// The date at which the page's time began, in milliseconds since 1970; nil: the current time when it was opened.
    package var startTime: Double?
    /// The seed of the page's random numbers; nil: they were the system's.
    package var pageSeed: UInt64?
    /// nil if the run succeeded.
    package var failure: RunFailure?
    /// The page to write; nil if the page's original bytes are to be written.
    package var page: [UInt8]?
    /// The value of the evaluated scripts, as JSON.
    package var value: [UInt8]?
    /// Whether run() passed a payload, which may be nil.
    package var hasPayload = false
    /// The payload; if run() was called more than once, the last one.
    package var payload: PropertyValue?
    /// The number of calls of run().
    package var runs = 0
    /// The returned items, in the form of ActionMessages.swift; nil if the action did not complete its request.
    package var returnedItems: PropertyValue?
    /// The error with which the action cancelled its request; nil if it did not.
    package var cancellation: ActionCancellation?
    package var runSnapshot: [UInt8]?
    package var finalSnapshot: [UInt8]?
    /// How the page was written.
    package var writing: PageWriting?
    /// The encoding of the written page; nil if it was not written.
    package var encoding: PageEncoding?
    /// The changes that scripts made, if they were requested.
    package var changes: PageChangeList?
    /// The inputs from outside, if they were requested.
    package var exchange: RecordedInputs?
    /// The page's messages, in order.
    package var notes: [PageMessage] = []
    /// The duration of the worker's steps.
    package var timings: [Timing] = []
    /// The events, in order.
    package var events: [RunEvent] = []

    /// A report of only a failure, if there is one.
    package init(failure: RunFailure? = nil) { self.failure = failure }

    /// The report of a page that went through a chain. It has the messages of all extensions; payload, items and timings are the
    /// last one's.
    ///
    /// - Parameters:
    ///   - reports: The reports of the extensions that ran, in order; at least one.
    ///   - count: The number of extensions in the chain.
    package init(chain reports: [RunReport], count: Int) {
        self = reports[reports.count - 1]
        guard count > 1 else { return }
        chain = reports
        notes = reports.flatMap(\.notes)
        if let failed = failure {
            failure = RunFailure(failed.reason, "\(identifier): \(failed.message)", fault: failed.fault)
            page = nil
        }
    }

    /// The page to write into its container; nil if it is unchanged.
    package var writtenPage: WrittenPage? { page.map { WrittenPage(bytes: $0, encoding: encoding?.name ?? "") } }
}

extension Supervisor {
    /// Runs a page through one extension, or a chain.
    ///
    /// - Parameter onMessage: Called as each note of the page arrives.
    package func run(_ task: PageTask, onMessage: (PageMessage) -> Void = { _ in }) throws(SupervisorError) -> RunReport {
        RunReport(chain: try runEach(task, onMessage: onMessage), count: task.extensions.count)
    }

    /// Runs a page through extensions.
    ///
    /// - Parameter onMessage: Called as each note of the page arrives.
    /// - Returns: The extensions' reports, in order; in a chain, up to and including the first one that failed.
    package func runEach(_ task: PageTask, onMessage: (PageMessage) -> Void = { _ in }) throws(SupervisorError) -> [RunReport]
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
