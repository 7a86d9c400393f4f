// Supervisor+Run.swift: one page, or items, through one extension, and what is known afterwards. RunDriver does the work.

package import ActionProtocol
package import ContainerProtocol
import Isolation
package import PageProtocol
package import PropertyValues

/// The form in which an external program gets its payload and gives its answer.
package enum ProgramFormat: Equatable, Sendable {
    case json
    case propertyList
}

/// What answers the payload, and how it is started.
package enum NativeAction: Equatable, Sendable {
    /// Nothing: run() only.
    case none
    /// The argument of finalize() is given.
    case fixed(PropertyValue)
    /// An executable made with the SDK.
    case swift(executable: String, ActionRequest)
    /// Any program: payload on standard input, returned items on standard output.
    case program(
        path: String,
        arguments: [String],
        directory: String,
        format: ProgramFormat,
        access: ActionAccess = ActionAccess()
    )
}

extension NativeAction {
    /// What of it the supervisor has to know.
    var side: AnsweringSide {
        switch self {
        case .none: .nobody
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
    /// A copy of the action with scripted user input; null leaves it as it is.
    package func choosing(_ choices: PropertyValue) -> NativeAction {
        guard choices != .null, case .swift(let executable, var request) = self else { return self }
        request.choices = choices
        return .swift(executable: executable, request)
    }

    /// Whether it is a program of the author's, rather than a class.
    var isProgram: Bool { if case .program = self { true } else { false } }

    /// What the action may reach besides its items.
    var access: ActionAccess {
        switch self {
        case .none, .fixed: ActionAccess()
        case .swift(_, let request): request.access
        case .program(_, _, _, _, let access): access
        }
    }
}

/// How a run went.
package struct RunReport: Sendable {
    /// The identifier of the extension; of a chain, that of the last one that ran.
    package var identifier = ""
    /// Of a chain of several extensions: the reports of those that ran, in their order.
    package var chain: [RunReport] = []
    /// The date at which the page's time began, in milliseconds since 1970; nil: the machine's when it was opened.
    package var startTime: Double?
    /// What the page's random numbers followed from; nil: they were the system's.
    package var pageSeed: UInt64?
    /// nil: it is a success.
    package var failure: RunFailure?
    /// The page to write; nil says that the page's own bytes are to be written.
    package var page: [UInt8]?
    /// The value of the scripts that were evaluated, as JSON.
    package var value: [UInt8]?
    /// Whether run() handed over anything, nil included.
    package var hasPayload = false
    /// What run() handed over, the last time if it was called more than once.
    package var payload: PropertyValue?
    /// How often run() was called.
    package var runs = 0
    /// What the action returned, in the shape that ActionMessages.swift says; nil if it did not complete its request.
    package var returnedItems: PropertyValue?
    /// The error that the action cancelled with, if it did.
    package var cancellation: ActionCancellation?
    package var runSnapshot: [UInt8]?
    package var finalSnapshot: [UInt8]?
    /// How the page was written.
    package var writing: PageWriting?
    /// What the page is written in; nil when it was not written.
    package var encoding: PageEncoding?
    /// What scripts changed, if that was wanted.
    package var changes: PageChangeList?
    /// What came from outside, if that was to be noted.
    package var exchange: RunExchange?
    /// What the page said, in order.
    package var notes: [PageNote] = []
    /// How long the worker's steps took.
    package var timings: [Timing] = []
    /// What happened, in order.
    package var events: [RunEvent] = []

    /// A report of nothing but a failure, if there is one.
    package init(failure: RunFailure? = nil) { self.failure = failure }

    /// The report of a page that went through a chain. What several extensions say is all here; payload, items and timings are the
    /// last one's.
    ///
    /// - Parameters:
    ///   - reports: Those of the extensions that ran, at least one, in their order.
    ///   - count: How many extensions the chain has.
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

    /// The page as it goes back into its container; nil says that it stays as it was.
    package var writtenPage: WrittenPage? { page.map { WrittenPage(bytes: $0, encoding: encoding?.name ?? "") } }
}

extension Supervisor {
    /// Takes a page through an extension, or a chain of them.
    ///
    /// - Parameter onNote: Called as each note of the page arrives.
    package func run(_ task: PageTask, onNote: (PageNote) -> Void = { _ in }) throws(SupervisorError) -> RunReport {
        RunReport(chain: try runEach(task, onNote: onNote), count: task.extensions.count)
    }

    /// Takes a page through extensions.
    ///
    /// - Parameter onNote: Called as each note of the page arrives.
    /// - Returns: Each extension's report, in their order; of a chain those until one failed, that one included.
    package func runEach(_ task: PageTask, onNote: (PageNote) -> Void = { _ in }) throws(SupervisorError) -> [RunReport]
    {
        // A page's own scripts may have done anything to the process.
        defer { if task.job.environment.runsPageScripts { retireWorker() } }
        var reports: [RunReport] = []
        var keeper: FramePeer?
        for step in task.extensions.indices {
            let worker = try readyWorker()
            let page = PageSide(
                job: task.job(at: step),
                isKept: keeper === worker,
                worker: worker,
                request: nextRequest,
                resources: task.resources,
                records: task.records
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
            var report = drive(driver, onNote: onNote)
            report.identifier = task.extensions[step].identifier
            reports.append(report)
            // NB: A script that was ended may have left work behind, which would run beside the next one's.
            let isSpoilt = report.failure?.reason == .timedOut || driver.hasKilledWorker
            if isSpoilt { retireWorker() }
            if interruption != nil || step == task.extensions.count - 1 { break }
            if report.failure != nil, task.order == .chain {
                if !isSpoilt { worker.send(SupervisorToWorker.release, request: page.request) }
                break
            }
            keeper = worker
        }
        return reports
    }

    /// Hands items without a page to an action: files, images, texts. There is no worker and no script; the action asks for
    /// what it wants, and returns items.
    ///
    /// - Parameter seconds: What the action may take before it is killed.
    package func run(items: [InputItem], action: NativeAction, seconds: Double) -> RunReport {
        drive(RunDriver(children, items: ItemStore(items), action: action, seconds: seconds)) { _ in }
    }

    /// Takes a run to its end.
    private func drive(_ driver: RunDriver, onNote: (PageNote) -> Void) -> RunReport {
        let access = driver.action.access
        driver.startTransfer = { [unowned self] request, peer in transfer(request, for: peer, access) }
        driver.begin()
        while !driver.isEnded {
            var interests = wakeups + driver.interests
            // NB: Also the rhythm at which memory is read: an allocating script takes some 40 MB in this time.
            wait(for: &interests, seconds: min(driver.deadline - monotonicSeconds(), RunDriver.memoryRhythm))
            if takeSignals() {
                driver.interrupt()
                break
            }
            driver.transfer()
            reapChildren { driver.actionEnded($0) }
            driver.transfer()
            driver.turn(onNote: onNote)
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

    /// An action that completed has a moment for its completion handler; then it is ended with all its descendants.
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
