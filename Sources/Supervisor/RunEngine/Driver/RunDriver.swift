// RunDriver.swift: takes one page, or items without a page, through one extension, as RunStateMachine decides. RunDriver+Action.swift has
// the native action's side.

import ActionProtocol
import Isolation
package import PageProtocol
package import ProcessSupervision
package import PropertyValues
package import SavedPages
package import Sharing
import Wire

/// The page of a run and its worker.
package struct PageSide {
    package let job: RunJob
    /// Whether the worker still has the page from the previous extension.
    var isKept = false
    /// A running worker without a job.
    let worker: FrameConnection
    /// A number that the worker has not received yet.
    package let request: UInt32
    /// The resources that the page may load.
    package var resources: (any ResourceProvider)?
    /// The folder beneath which the script may import files; nil: it may import none.
    var scriptFolder: ScriptFolder?
    /// Whether the report records inputs from outside.
    package var records = false
    /// The scripts to evaluate on the page, in place of an extension.
    var evaluation: Evaluation?
}

/// One page under way with one worker and at most one native action; or items, with an action alone.
///
/// It never blocks: its owner waits for `interests` and for children that end, then calls `transfer` and `turn`.
package final class RunDriver {
    /// The group that actions are added to.
    let children: ChildGroup
    /// The extra arguments of each call of run(), if the action cannot supply any.
    package let runArguments: [PropertyValue?]
    /// nil for items without a page.
    package let page: PageSide?
    package let action: NativeAction
    package let memory: MemoryLimits
    /// The items that the action may ask for; nil: only the page.
    package let items: ItemStore?
    var machine: RunStateMachine
    /// The action's process: kept from an earlier page, or started for this page.
    var swiftAction: FrameConnection?
    package var program: ProgramConnection?
    /// Whether the action's process is asked to serve the next page too.
    private(set) var keepsAction = false
    var isActionReported = false
    var deadline = Double.infinity
    /// The action answers the messages of content scripts; nil: it answers a payload, or there is none.
    var background: BackgroundState?
    /// The number of messages that content scripts sent to it.
    var messagesSent = 0
    package private(set) var report = RunReport()
    private var notes = MessageQuota()
    /// The number of resources that the page has requested.
    private var resourcesAsked = 0
    /// The files that the script imports, once it asked for one.
    private var scriptFiles: ScriptFiles?
    private(set) var isEnded = false
    var actionPeakBytes = 0
    /// Whether the worker was killed.
    private(set) var hasKilledWorker = false
    /// The interval in seconds at which memory use is read: reading it costs as much as a small frame.
    static let memoryRhythm = 0.02
    private var memoryRead = monotonicSeconds()
    /// The time at which the worker's connection was found closed while its process was still running.
    private var closedSince: Double?
    /// Starts a transfer that the action requests; by default, transfers are refused.
    var startTransfer: (TransferRequest, FrameConnection) -> Void = { request, connection in
        refuse(request, connection, "")
    }
    /// The time at which the action's connection was found closed while its process was still running.
    var actionClosedSince: Double?
    private let begun = monotonicSeconds()

    /// Creates the driver of a page.
    ///
    /// - Parameters:
    ///   - children: The group that actions are added to.
    ///   - keepsAction: Whether the action's process is asked to serve the next page too.
    ///   - keptAction: The process that served the previous page, if the action allows it.
    ///   - runArguments: The extra arguments of each call of run(), if the action cannot supply any.
    ///   - items: The items that the action may ask for; nil: only the page.
    convenience init(
        _ children: ChildGroup,
        page: PageSide,
        action: NativeAction,
        callsFinalize: Bool,
        runArguments: [PropertyValue?] = [nil],
        memory: MemoryLimits,
        keepsAction: Bool = false,
        keptAction: FrameConnection? = nil,
        items: ItemStore? = nil
    ) {
        let (job, pageBytes) = (page.job, page.job.page.bytes.count)
        let machine = RunStateMachine(
            side: action.isBackground(of: job.part.kind) ? .nothing : action.side,
            limits: StepLimits(
                timeout: job.timeout,
                pageBytes: pageBytes,
                environment: job.environment,
                kind: job.part.kind
            ),
            pageURL: job.page.url,
            scriptName: job.part.script?.name ?? "",
            hasScript: job.part.script != nil,
            callsFinalize: callsFinalize,
            runArguments: runArguments,
            evaluationTimeout: page.evaluation.map { _ in job.timeout }
        )
        self.init(children, page, action, machine, memory, items, runArguments)
        self.keepsAction = keepsAction
        swiftAction = keptAction
    }

    /// Creates the driver of items without a page.
    ///
    /// - Parameter seconds: The action's time limit.
    convenience init(_ children: ChildGroup, items: ItemStore, action: NativeAction, seconds: Double) {
        let machine = RunStateMachine(
            side: action.side,
            limits: StepLimits(parsing: 0, script: 0, action: seconds),
            pageURL: nil,
            callsFinalize: false
        )
        self.init(children, nil, action, machine, MemoryLimits(pageBytes: 0), items)
    }

    private init(
        _ children: ChildGroup,
        _ page: PageSide?,
        _ action: NativeAction,
        _ machine: consuming RunStateMachine,
        _ memory: MemoryLimits,
        _ items: ItemStore?,
        _ runArguments: [PropertyValue?] = [nil]
    ) {
        self.runArguments = runArguments
        self.children = children
        self.page = page
        self.action = items.map { action.asking(for: $0) } ?? action
        self.machine = machine
        self.memory = memory
        self.items = items
        background = Self.background(of: action, page)
        if page?.records == true { report.exchange = RecordedInputs() }
    }

    /// Records that the action is at fault if the run fails now.
    func recordActionsFault() { report.exchange?.isActionsFault = true }

    /// Whether the action can ask for a page.
    var offersPage: Bool { page != nil && items?.hasPage != false }

    /// The page's worker.
    var worker: FrameConnection? { page?.worker }

    /// Sends the worker its page and the action its request.
    func begin() {
        if let page {
            record(.begun(bytes: page.job.page.bytes.count))
            let (part, isLast) = (page.job.part, page.job.retention == .discard)
            let first: Job = page.evaluation.map { .evaluate($0.job(of: page.job)) } ?? .run(page.job)
            let job: Job = page.isKept ? .next(NextRunJob(part: part, isLast: isLast)) : first
            page.worker.send(SupervisorToWorker.start(job), request: page.request)
        }
        startAction()
        perform(machine.start())
        guard program != nil else { return }
        if !offersPage, let items { return feedProgram(items.whole(pageURL: "about:blank")) }
        perform(
            machine.itemAsked(
                question: 0,
                item: 0,
                attachment: 0,
                typeIdentifier: ActionChannel.propertyListType,
                extraArguments: runArguments.first ?? nil
            )
        )
    }

    /// Adds an event to the timeline.
    func record(_ kind: RunEvent.Kind) {
        report.events.append(RunEvent(kind: kind, seconds: monotonicSeconds() - begun))
    }

    /// Stores the returned items in the report.
    func recordReturned(_ items: PropertyValue) { report.returnedItems = items }

    /// Stores a message of a content script in the report, if inputs are recorded.
    func noteReply(_ message: RecordedMessage) { report.exchange?.messages.append(message) }

    /// Stores the cancellation in the report.
    func recordCancellation(_ cancellation: ActionCancellation) { report.cancellation = cancellation }

    /// What to wait for, apart from signals.
    var interests: [Interest] {
        [worker?.interest, swiftAction?.interest, sandbox?.interest].compactMap { $0 } + (program?.interests ?? [])
    }

    /// Sends and receives as much as possible without blocking.
    package func transfer() {
        for connection in [worker, swiftAction] {
            connection?.flush()
            connection?.receive()
        }
        program?.flush()
        program?.receive()
        sandbox?.forward()
    }

    /// Handles new messages, children that ended, and exceeded limits.
    package func turn(onMessage: (PageMessage) -> Void) {
        if let page { read(page, onMessage: onMessage) }
        readAction()
        watch()
        if isEnded { tell(notes.takeWarning(), onMessage) }
    }

    /// The resource of the page, or the file that the script imports.
    ///
    /// NB: A page's container may have anything, with any URL, and must not supply the scripts of extensions; nor may the page read those.
    private func answer(_ wanted: ResourceRequest) -> ResourceAnswer? {
        guard wanted.scheme == ResourceRequest.scriptScheme, wanted.isForScript else {
            return page?.resources?.resource(wanted)
        }
        if let resources = page?.resources, resources.hasScriptFiles { return resources.resource(wanted) }
        if scriptFiles == nil { scriptFiles = page?.scriptFolder.flatMap { ScriptFiles($0) } }
        return scriptFiles?.resource(wanted)
    }

    private func tell(_ note: PageMessage?, _ onMessage: (PageMessage) -> Void) {
        guard let note else { return }
        report.notes.append(note)
        onMessage(note)
    }

    /// The report, after the run has ended.
    var finishedReport: RunReport {
        var result = report
        result.hasPayload = machine.hasPayload
        result.importedFiles = scriptFiles?.readFiles ?? []
        result.payload = machine.payload
        result.runs = machine.runs
        result.startTime = page?.job.environment.startTime
        result.pageSeed = page?.job.environment.seed
        return result
    }

    /// Ends the run, because a signal asks the program to end.
    func interrupt() { perform(machine.interrupted()) }

    private func watch() {
        if isEnded { return }
        let now = monotonicSeconds()
        if now >= deadline {
            deadline = .infinity
            if backgroundRanOutOfTime() { return }
            if machine.isActionsTurn {
                record(.actionFailed)
                recordActionsFault()
            }
            perform(machine.limitPassed())
        }
        guard now - memoryRead >= Self.memoryRhythm * 0.9 else { return }
        memoryRead = now
        if let worker, !worker.isGone, worker.process.residentBytesWithFork > memory.worker {
            perform(machine.workerExceededMemory(limit: memory.worker))
        }
    }

    private func read(_ page: PageSide, onMessage: (PageMessage) -> Void) {
        let worker = page.worker
        do {
            while !isEnded, let frame = try worker.nextFrame() {
                guard frame.request == page.request else { continue }
                switch try WorkerToSupervisor(frame) {
                case .parsed(let title):
                    record(.parsed)
                    beginRequest(onPageTitled: title)
                    perform(machine.pageParsed())
                case .payload(let value, let fault):
                    record(fault.map { .scriptFailed(stage: $0.stage) } ?? .payload(entries: value?.entryCount))
                    perform(machine.payloadArrived(value, fault: fault))
                case .note(let note):
                    tell(notes.admit(note), onMessage)
                case .trying: break
                case .message(let json): messageArrived(json)
                case .loadResource(let wanted):
                    resourcesAsked += 1
                    if resourcesAsked > ConnectionLimits.resources {
                        perform(
                            machine.workerPassedBound("asked for more than \(ConnectionLimits.resources) resources")
                        )
                        break
                    }
                    let answer = answer(wanted)
                    report.exchange?.resources.append(RecordedResource(url: wanted.url, answer: answer))
                    worker.send(SupervisorToWorker.resource(answer), request: page.request)
                case .result(let result):
                    // NB: In a chain, the page is written and compared only after the last extension.
                    if page.job.retention != .keepModified { record(.finished(changed: result.output != nil)) }
                    perform(machine.resultArrived(result))
                }
            }
        } catch {
            killWorker()
            perform(machine.workerEnded("sent an invalid message: \(error.description)"))
        }
        if !isEnded, worker.isOverrun {
            perform(machine.workerPassedBound("does not read the answers to its questions"))
        }
        guard !isEnded, worker.isGone, !worker.hasMore else { return }
        // The connection closes shortly before the process ends, whose exit status explains more.
        let now = monotonicSeconds()
        let since = closedSince ?? now
        closedSince = since
        if worker.exit?.isAlarm == true {
            perform(machine.workerRanOutOfTime())
        } else if let exit = worker.exit {
            perform(machine.workerEnded(exit.description))
        } else if now - since > 1 {
            killWorker()
            perform(machine.workerEnded("closed its connection"))
        }
    }

    // MARK: - Commands

    func perform(_ commands: [DriverCommand]) {
        for command in commands {
            switch command {
            case .tellWorker(let message):
                if case .loadPayload(let extraArguments) = message { report.exchange?.calls.append(extraArguments) }
                if case .finish(let argument) = message {
                    record(argument.map { .finalizing(entries: $0.entryCount ?? 0) } ?? .finishing)
                    report.exchange?.argument = argument
                }
                if let page { page.worker.send(message, request: page.request) }
            case .supplyItem(let question, let value, let problem): supplyItem(question, value, problem)
            case .limit(let seconds): deadline = monotonicSeconds() + seconds
            case .killWorker: killWorker()
            case .killAction:
                isActionReported = true
                actionProcess?.kill()
            case .end(let failure, let result): end(failure, result)
            }
        }
    }

    private func killWorker() {
        hasKilledWorker = true
        worker?.process.kill()
    }

    private func end(_ failure: RunFailure?, _ result: JobResult?) {
        isEnded = true
        report.failure = failure
        if page?.evaluation != nil {
            report.value = result?.output
            return
        }
        // A cancelled request keeps the changes of run(), and an exception those of scripts that go on in browsers; after any other failure
        // the page is unchanged.
        let keepsPage = failure?.keepsPage ?? true
        if keepsPage || failure?.reason == .cancelled { report.page = result?.output }
        report.runSnapshot = result?.runSnapshot
        report.finalSnapshot = result?.finalSnapshot
        report.writing = result?.writing
        report.encoding = result?.encoding
        report.changes = result?.changes
        // A page that was not written has no differences.
        if report.page == nil { report.changes?.bytes = [] }
        report.timings = result?.timings ?? []
        report.isMatched = result?.isMatched ?? true
        if keepsPage { report.storedValues = result?.storedValues }
    }
}

extension PropertyValue {
    /// The number of a dictionary's entries; nil for other values.
    fileprivate var entryCount: Int? {
        if case .dictionary(let entries) = self { entries.count } else { nil }
    }
}
