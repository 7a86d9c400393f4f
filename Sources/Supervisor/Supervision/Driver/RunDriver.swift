// RunDriver.swift: one page, or items without a page, through one extension: carries out what RunSupervisor decides.
// Elsewhere: the native action's side (RunDriver+Action.swift).

import ActionProtocol
import Isolation
import PageProtocol
import PropertyValues
import Wire

/// The page of a run, and the worker that has it.
struct PageSide {
    let job: RunJob
    /// Whether the worker has the page already, from the extension before.
    var isKept = false
    /// A living worker without a job.
    let worker: FramePeer
    /// A number that the worker has not seen yet.
    let request: UInt32
    /// What the page may load.
    var resources: (any ResourceProvider)?
    /// Whether what comes from outside is noted in the report.
    var records = false
    /// What is evaluated on the page, in the place of an extension.
    var evaluation: Evaluation?
}

/// One page on its way, with one worker and at most one native action; or items, with an action alone.
///
/// It never waits: its owner waits for `interests` and for children that end, calls `transfer` and then `turn`.
final class RunDriver {
    /// Whose children the actions are.
    let children: ChildGroup
    /// Where the action cannot give any: the extra arguments of each call of run().
    let runArguments: [PropertyValue?]
    /// nil: there are items alone.
    let page: PageSide?
    let action: NativeAction
    let memory: MemoryLimits
    /// What the action may ask for besides the page; nil: the page is all there is.
    let items: ItemStore?
    var supervisor: RunSupervisor
    /// The action's process: one that was kept from an earlier page, or one of this page's own.
    var swiftAction: FramePeer?
    var program: ProgramPeer?
    /// Whether the action's process is asked to serve the next page, too.
    private(set) var keepsAction = false
    var isActionReported = false
    private(set) var deadline = Double.infinity
    private(set) var report = RunReport()
    private var notes = NoteBudget()
    /// How many resources the page has asked for.
    private var resourcesAsked = 0
    private(set) var isEnded = false
    var actionPeakBytes = 0
    /// Whether the worker was told to die.
    private(set) var hasKilledWorker = false
    /// How often memory is read, in seconds: doing so costs as much as a small frame.
    static let memoryRhythm = 0.02
    private var memoryRead = monotonicSeconds()
    /// When the worker's connection was found closed without its process having ended.
    private var closedSince: Double?
    /// Starts what the action asks to be transferred; where nobody does, it is refused.
    var startTransfer: (TransferRequest, FramePeer) -> Void = { request, peer in refuse(request, peer, "") }
    /// When the action's connection was found closed without its process having ended.
    var actionClosedSince: Double?
    private let begun = monotonicSeconds()

    /// A page on its way.
    ///
    /// - Parameters:
    ///   - children: Whose children actions are.
    ///   - keepsAction: Whether the action's process is asked to serve the next page, too.
    ///   - keptAction: The process that served the page before, if the action allows it.
    ///   - runArguments: Where the action cannot give any: the extra arguments of each call of run().
    ///   - items: What the action may ask for besides the page; nil: the page is all there is.
    convenience init(
        _ children: ChildGroup,
        page: PageSide,
        action: NativeAction,
        callsFinalize: Bool,
        runArguments: [PropertyValue?] = [nil],
        memory: MemoryLimits? = nil,
        keepsAction: Bool = false,
        keptAction: FramePeer? = nil,
        items: ItemStore? = nil
    ) {
        let (job, pageBytes) = (page.job, page.job.page.bytes.count)
        let supervisor = RunSupervisor(
            side: action.side,
            limits: StepLimits(timeout: job.timeout, pageBytes: pageBytes, environment: job.environment),
            pageURL: job.page.url,
            scriptName: job.part.script?.name ?? "",
            hasScript: job.part.script != nil,
            callsFinalize: callsFinalize,
            runArguments: runArguments,
            evaluationTimeout: page.evaluation.map { _ in job.timeout }
        )
        let memory = memory ?? MemoryLimits(pageBytes: pageBytes)
        self.init(children, page, action, supervisor, memory, items, runArguments)
        self.keepsAction = keepsAction
        swiftAction = keptAction
    }

    /// Items on their way, without a page.
    ///
    /// - Parameter seconds: What the action may take.
    convenience init(_ children: ChildGroup, items: ItemStore, action: NativeAction, seconds: Double) {
        let supervisor = RunSupervisor(
            side: action.side,
            limits: StepLimits(parsing: 0, script: 0, action: seconds),
            pageURL: nil,
            callsFinalize: false
        )
        self.init(children, nil, action, supervisor, MemoryLimits(pageBytes: 0), items)
    }

    private init(
        _ children: ChildGroup,
        _ page: PageSide?,
        _ action: NativeAction,
        _ supervisor: consuming RunSupervisor,
        _ memory: MemoryLimits,
        _ items: ItemStore?,
        _ runArguments: [PropertyValue?] = [nil]
    ) {
        self.runArguments = runArguments
        self.children = children
        self.page = page
        self.action = items.map { action.asking(for: $0) } ?? action
        self.supervisor = supervisor
        self.memory = memory
        self.items = items
        if page?.records == true { report.exchange = RunExchange() }
    }

    /// Notes that the action is at fault if the run fails now.
    func noteActionsFault() { report.exchange?.isActionsFault = true }

    /// Whether there is a page that the action can ask for.
    var offersPage: Bool { page != nil && items?.hasPage != false }

    /// The page's worker.
    var worker: FramePeer? { page?.worker }

    /// Gives the worker its page and the action its request.
    func begin() {
        if let page {
            record(.begun(bytes: page.job.page.bytes.count))
            let (part, isLast) = (page.job.part, page.job.keeping == .nothing)
            let first: Job = page.evaluation.map { .evaluate($0.job(of: page.job)) } ?? .run(page.job)
            let job: Job = page.isKept ? .next(NextRunJob(part: part, isLast: isLast)) : first
            page.worker.send(SupervisorToWorker.start(job), request: page.request)
        }
        startAction()
        perform(supervisor.start())
        guard program != nil else { return }
        if !offersPage, let items { return feedProgram(items.whole(pageURL: "about:blank")) }
        perform(
            supervisor.itemAsked(
                question: 0,
                item: 0,
                attachment: 0,
                typeIdentifier: ActionChannel.propertyListType,
                extraArguments: runArguments.first ?? nil
            )
        )
    }

    /// Adds to the timeline.
    func record(_ kind: RunEvent.Kind) {
        report.events.append(RunEvent(kind: kind, seconds: monotonicSeconds() - begun))
    }

    /// Keeps what the action returned, for the report.
    func noteReturned(_ items: PropertyValue) { report.returnedItems = items }

    /// Keeps why the action cancelled, for the report.
    func noteCancellation(_ cancellation: ActionCancellation) { report.cancellation = cancellation }

    /// What to wait for besides signals.
    var interests: [Interest] {
        [worker?.interest, swiftAction?.interest, sandbox?.interest].compactMap { $0 } + (program?.interests ?? [])
    }

    /// Moves the bytes that can be moved.
    func transfer() {
        for peer in [worker, swiftAction] {
            peer?.flush()
            peer?.receive()
        }
        program?.flush()
        program?.receive()
        sandbox?.forward()
    }

    /// Acts on what has arrived, on children that ended and on limits that are passed.
    func turn(onNote: (PageNote) -> Void) {
        if let page { read(page, onNote: onNote) }
        readAction()
        watch()
        if isEnded { tell(notes.takeWarning(), onNote) }
    }

    private func tell(_ note: PageNote?, _ onNote: (PageNote) -> Void) {
        guard let note else { return }
        report.notes.append(note)
        onNote(note)
    }

    /// The report, once it has ended.
    var finishedReport: RunReport {
        var result = report
        result.hasPayload = supervisor.hasPayload
        result.payload = supervisor.payload
        result.runs = supervisor.runs
        result.startTime = page?.job.environment.startTime
        result.pageSeed = page?.job.environment.seed
        return result
    }

    /// A signal asks the program to end.
    func interrupt() { perform(supervisor.interrupted()) }

    private func watch() {
        if isEnded { return }
        let now = monotonicSeconds()
        if now >= deadline {
            deadline = .infinity
            if supervisor.isActionsTurn {
                record(.actionFailed)
                noteActionsFault()
            }
            perform(supervisor.limitPassed())
        }
        guard now - memoryRead >= Self.memoryRhythm * 0.9 else { return }
        memoryRead = now
        if let worker, !worker.isGone, worker.process.residentBytesWithFork > memory.worker {
            perform(supervisor.workerExceededMemory(limit: memory.worker))
        }
    }

    private func read(_ page: PageSide, onNote: (PageNote) -> Void) {
        let worker = page.worker
        do {
            while !isEnded, let frame = try worker.nextFrame() {
                guard frame.request == page.request else { continue }
                switch try WorkerToSupervisor(frame) {
                case .parsed(let title):
                    record(.parsed)
                    beginRequest(onPageTitled: title)
                    perform(supervisor.pageParsed())
                case .payload(let value, let fault):
                    record(fault.map { .scriptFailed(stage: $0.stage) } ?? .payload(entries: value?.entryCount))
                    perform(supervisor.payloadArrived(value, fault: fault))
                case .note(let note):
                    tell(notes.admit(note), onNote)
                case .loadResource(let wanted):
                    resourcesAsked += 1
                    if resourcesAsked > PeerLimits.resources {
                        perform(supervisor.workerPassedBound("asked for more than \(PeerLimits.resources) resources"))
                        break
                    }
                    let answer = page.resources?.resource(wanted)
                    report.exchange?.resources.append(RecordedResource(url: wanted.url, answer: answer))
                    worker.send(SupervisorToWorker.resource(answer), request: page.request)
                case .result(let result):
                    // NB: A chain's page is written, and found changed or not, after the last extension.
                    if page.job.keeping != .asLeft { record(.finished(changed: result.output != nil)) }
                    perform(supervisor.resultArrived(result))
                }
            }
        } catch {
            killWorker()
            perform(supervisor.workerEnded("sent an invalid message: \(error.description)"))
        }
        if !isEnded, worker.isOverrun {
            perform(supervisor.workerPassedBound("does not read the answers to its questions"))
        }
        guard !isEnded, worker.isGone, !worker.hasMore else { return }
        // The connection closes a moment before the process ends: its status says more.
        let now = monotonicSeconds()
        let since = closedSince ?? now
        closedSince = since
        if worker.exit?.isAlarm == true {
            perform(supervisor.workerRanOutOfTime())
        } else if let exit = worker.exit {
            perform(supervisor.workerEnded(exit.description))
        } else if now - since > 1 {
            killWorker()
            perform(supervisor.workerEnded("closed its connection"))
        }
    }

    // MARK: - Carrying out

    func perform(_ actions: [SupervisorAction]) {
        for action in actions {
            switch action {
            case .tellWorker(let message):
                if case .loadPayload(let extraArguments) = message { report.exchange?.calls.append(extraArguments) }
                if case .finish(let argument) = message {
                    record(argument.map { .finalizing(entries: $0.entryCount ?? 0) } ?? .finishing)
                    report.exchange?.argument = argument
                }
                if let page { page.worker.send(message, request: page.request) }
            case .answer(let question, let value, let problem): answer(question, value, problem)
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
        // A cancelled request keeps what run() did; any other failure leaves the page as it was.
        if failure == nil || failure?.reason == .cancelled { report.page = result?.output }
        report.runSnapshot = result?.runSnapshot
        report.finalSnapshot = result?.finalSnapshot
        report.writing = result?.writing
        report.encoding = result?.encoding
        report.changes = result?.changes
        // What was not written differs nowhere.
        if report.page == nil { report.changes?.bytes = [] }
        report.timings = result?.timings ?? []
    }
}

extension PropertyValue {
    /// How many entries a dictionary has; nil for other values.
    fileprivate var entryCount: Int? {
        if case .dictionary(let entries) = self { entries.count } else { nil }
    }
}
