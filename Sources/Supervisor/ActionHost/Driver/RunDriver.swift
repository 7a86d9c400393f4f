// RunDriver.swift: one page through one extension: carries out what RunSupervisor decides.
// Elsewhere: the native action's side (RunDriver+Action.swift).

import ActionProtocol
import Isolation
import PageProtocol
import PropertyValues
import Wire

/// One page on its way, with one worker and at most one native action.
///
/// It never waits: its owner waits for `interests` and for children that end, calls `transfer` and then `turn`.
final class RunDriver {
    let job: RunJob
    let action: NativeAction
    let worker: FramePeer
    let request: UInt32
    let memory: MemoryLimits
    /// What the action may ask for besides the page; nil: the page is all there is.
    let items: ItemStore?
    private let resources: (any ResourceProvider)?
    var supervisor: RunSupervisor
    /// The action's process: one that was kept from an earlier page, or one of this page's own.
    var swiftAction: FramePeer?
    var program: ProgramPeer?
    /// Whether the action's process is asked to serve the next page, too.
    let keepsAction: Bool
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

    /// - Parameters:
    ///   - worker: A living worker without a job.
    ///   - request: A number that the worker has not seen yet.
    ///   - resources: What the page may load.
    ///   - keptAction: The process that served the page before, if the action allows it.
    init(
        job: RunJob,
        action: NativeAction,
        callsFinalize: Bool,
        worker: FramePeer,
        request: UInt32,
        resources: (any ResourceProvider)? = nil,
        memory: MemoryLimits? = nil,
        keepsAction: Bool = false,
        keptAction: FramePeer? = nil,
        items: ItemStore? = nil
    ) {
        self.job = job
        self.items = items
        self.action = items.map { action.asking(for: $0) } ?? action
        self.worker = worker
        self.request = request
        self.resources = resources
        self.keepsAction = keepsAction
        swiftAction = keptAction
        let side: AnsweringSide =
            switch action {
            case .none: .nobody
            case .fixed(let value): .fixed(value)
            case .swift, .program: .process
            }
        let pageBytes = job.page.bytes.count
        supervisor = RunSupervisor(
            side: side,
            limits: StepLimits(timeout: job.timeout, pageBytes: pageBytes, surroundings: job.surroundings),
            pageURL: job.page.url,
            scriptName: job.script?.name ?? "",
            callsFinalize: callsFinalize
        )
        self.memory = memory ?? MemoryLimits(pageBytes: pageBytes)
    }

    /// Gives the worker its page and the action its request.
    func begin() {
        record(.begun(octets: job.page.bytes.count))
        worker.send(HostToWorker.start(.run(job)), request: request)
        startAction()
        perform(supervisor.start())
        if program != nil {
            perform(
                supervisor.itemAsked(
                    question: 0,
                    item: 0,
                    attachment: 0,
                    typeIdentifier: ActionChannel.propertyListType
                )
            )
        }
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
        [worker.interest, swiftAction?.interest, surroundings?.interest].compactMap { $0 } + (program?.interests ?? [])
    }

    /// Moves the bytes that can be moved.
    func transfer() {
        for peer in [worker, swiftAction] {
            peer?.flush()
            peer?.receive()
        }
        program?.flush()
        program?.receive()
        surroundings?.forward()
    }

    /// Acts on what has arrived, on children that ended and on limits that are passed.
    func turn(onNote: (PageNote) -> Void) {
        readWorker(onNote: onNote)
        readAction()
        watch()
        if isEnded { tell(notes.takeRemark(), onNote) }
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
        return result
    }

    /// A signal asks the program to end.
    func interrupt() { perform(supervisor.interrupted()) }

    private func watch() {
        if isEnded { return }
        let now = monotonicSeconds()
        if now >= deadline {
            deadline = .infinity
            if supervisor.isActionsTurn { record(.actionFailed) }
            perform(supervisor.limitPassed())
        }
        guard now - memoryRead >= Self.memoryRhythm * 0.9 else { return }
        memoryRead = now
        if !worker.isGone, worker.process.residentBytesWithCopy > memory.worker {
            perform(supervisor.workerExceededMemory(limit: memory.worker))
        }
    }

    private func readWorker(onNote: (PageNote) -> Void) {
        do {
            while !isEnded, let frame = try worker.nextFrame() {
                guard frame.request == request else { continue }
                switch try WorkerToHost(frame) {
                case .parsed:
                    record(.parsed)
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
                    worker.send(HostToWorker.resource(resources?.resource(wanted)), request: request)
                case .result(let result):
                    record(.finished(changed: result.output != nil))
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
                if case .finish(let argument) = message {
                    record(argument.map { .finalizing(entries: $0.entryCount ?? 0) } ?? .finishing)
                }
                worker.send(message, request: request)
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
        worker.process.kill()
    }

    private func end(_ failure: RunFailure?, _ result: JobResult?) {
        isEnded = true
        report.failure = failure
        // A cancelled request keeps what run() did; any other failure leaves the page as it was.
        if failure == nil || failure?.reason == .cancelled { report.page = result?.output }
        report.runSnapshot = result?.runSnapshot
        report.finalSnapshot = result?.finalSnapshot
        report.writing = result?.writing
        report.encoding = result?.encoding
        report.timings = result?.timings ?? []
    }
}

extension PropertyValue {
    /// How many entries a dictionary has; nil for other values.
    fileprivate var entryCount: Int? {
        if case .dictionary(let entries) = self { entries.count } else { nil }
    }
}
