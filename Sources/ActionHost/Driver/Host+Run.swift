// Host+Run.swift: one page through one extension: carries out what RunSupervisor decides.

import Isolation
import WorkerProtocol

/// The form in which an external program gets its payload and gives its answer.
public enum ProgramFormat: Equatable, Sendable {
    case json
    case propertyList
}

/// What answers the payload, and how it is started.
public enum NativeAction: Equatable, Sendable {
    /// Nothing: run() only.
    case none
    /// The argument of finalize() is given.
    case fixed(PropertyValue)
    /// An executable made with the SDK.
    case swift(executable: String, ActionRequest)
    /// Any program: payload on standard input, returned items on standard output.
    case program(path: String, arguments: [String], directory: String, format: ProgramFormat)
}

/// How a run went.
public struct RunReport: Sendable {
    /// nil: it is a success.
    public var failure: RunFailure?
    /// The page to write; nil says that the page's own bytes are to be written.
    public var page: [UInt8]?
    /// Whether run() handed over anything, nil included.
    public var hasPayload = false
    public var payload: PropertyValue?
    public var runSnapshot: [UInt8]?
    public var finalSnapshot: [UInt8]?
    /// What the page said, in order.
    public var notes: [PageNote] = []
    public var timings: [Timing] = []
}

extension Host {
    /// Takes a page through an extension.
    ///
    /// - Parameters:
    ///   - callsFinalize: false for share extensions.
    ///   - onNote: Called as each remark of the page arrives.
    public func run(
        _ job: RunJob,
        action: NativeAction,
        callsFinalize: Bool,
        onNote: (PageNote) -> Void = { _ in }
    ) throws(HostError) -> RunReport {
        let driver = RunDriver(host: self, job: job, action: action, callsFinalize: callsFinalize)
        return try driver.run(onNote: onNote)
    }
}

private final class RunDriver {
    private let host: Host
    private let job: RunJob
    private let action: NativeAction
    private var supervisor: RunSupervisor
    private let memory: MemoryLimits
    private var request: UInt32 = 0
    private var worker: FramePeer?
    private var swiftAction: FramePeer?
    private var program: ProgramPeer?
    private var isActionReported = false
    private var deadline = Double.infinity
    private var report = RunReport()
    private var isEnded = false

    init(host: Host, job: RunJob, action: NativeAction, callsFinalize: Bool) {
        self.host = host
        self.job = job
        self.action = action
        let side: AnsweringSide =
            switch action {
            case .none: .nobody
            case .fixed(let value): .fixed(value)
            case .swift, .program: .process
            }
        let pageBytes = job.page.bytes.count
        supervisor = RunSupervisor(
            side: side,
            limits: StepLimits(timeout: job.timeout, pageBytes: pageBytes),
            pageURL: job.page.url,
            callsFinalize: callsFinalize
        )
        memory = MemoryLimits(pageBytes: pageBytes)
    }

    func run(onNote: (PageNote) -> Void) throws(HostError) -> RunReport {
        let worker = try host.readyWorker()
        self.worker = worker
        request = host.nextRequest
        host.nextRequest += 1
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
        while !isEnded { step(onNote: onNote) }
        endAction()
        report.hasPayload = supervisor.hasPayload
        report.payload = supervisor.payload
        return report
    }

    // MARK: - One turn of the loop

    private func step(onNote: (PageNote) -> Void) {
        var interests = [Interest(host.signals.descriptor, reads: true, writes: false)]
        interests += [worker?.interest, swiftAction?.interest].compactMap { $0 } + (program?.interests ?? [])
        // NB: Also the rhythm at which memory is read: an allocating script takes some 20 MB in this time.
        wait(for: &interests, seconds: min(deadline - monotonicSeconds(), 0.01))
        if host.takeSignals() { return perform(supervisor.interrupted()) }
        for peer in [worker, swiftAction] {
            peer?.flush()
            peer?.receive()
        }
        program?.flush()
        program?.receive()
        host.reapChildren(actionEnded)
        for peer in [worker, swiftAction] { peer?.receive() }
        program?.receive()
        readWorker(onNote: onNote)
        readAction()
        watch()
    }

    private func watch() {
        if isEnded { return }
        if monotonicSeconds() >= deadline {
            deadline = .infinity
            perform(supervisor.limitPassed())
        }
        if let worker, !worker.isGone, worker.process.residentBytes > memory.worker {
            perform(supervisor.workerExceededMemory(limit: memory.worker))
        }
        let process = swiftAction?.process ?? program?.process
        if let process, !isActionReported, process.residentBytes > memory.action {
            failAction(.outOfMemory, "the native action took more than \(memory.action >> 20) MB of memory.")
        }
    }

    // MARK: - The worker

    private func readWorker(onNote: (PageNote) -> Void) {
        guard let worker else { return }
        do {
            while !isEnded, let frame = try worker.nextFrame() {
                guard frame.request == request else { continue }
                switch try WorkerToHost(frame) {
                case .parsed: perform(supervisor.pageParsed())
                case .payload(let value, let fault): perform(supervisor.payloadArrived(value, fault: fault))
                case .note(let note):
                    report.notes.append(note)
                    onNote(note)
                case .result(let result): perform(supervisor.resultArrived(result))
                }
            }
        } catch {
            worker.process.kill()
            perform(supervisor.workerEnded("sent what can't be understood: \(error.description)"))
        }
        if !isEnded, worker.isGone {
            // The connection closes a moment before the process ends: its status says more.
            for _ in 0..<200 where worker.exit == nil {
                host.reapChildren(actionEnded)
                if worker.exit == nil {
                    var nothing: [Interest] = []
                    wait(for: &nothing, seconds: 0.005)
                }
            }
            if worker.exit == nil { worker.process.kill() }
            perform(supervisor.workerEnded(worker.exit?.description ?? "closed its connection"))
        }
    }

    // MARK: - The action

    private func startAction() {
        do {
            switch action {
            case .none, .fixed: break
            case .swift(let executable, let request):
                let variable = "\(ActionChannel.descriptorVariable)=\(ActionChannel.descriptor)"
                let peer = try FramePeer(
                    executable: executable,
                    environment: currentEnvironment() + [variable, "SWIFT_BACKTRACE=enable=no"],
                    standardOutput: 2
                )
                swiftAction = peer
                peer.send(HostToAction.begin(request), request: 0)
            case .program(let path, let arguments, let directory, _):
                program = try ProgramPeer(
                    path: path,
                    arguments: arguments,
                    directory: directory,
                    environment: currentEnvironment()
                )
            }
        } catch {
            failAction(.actionFailed, error.description + ".")
        }
    }

    private func readAction() {
        if let swiftAction { readFrames(of: swiftAction) }
        if let program, program.isDone, !isActionReported, supervisor.hasPayload || program.exit != .exited(code: 0) {
            readAnswer(of: program)
        }
    }

    private func readFrames(of peer: FramePeer) {
        do {
            while !isEnded, !isActionReported, let frame = try peer.nextFrame() {
                switch try ActionToHost(frame) {
                case .loadItem(let item, let attachment, let type):
                    perform(
                        supervisor.itemAsked(
                            question: frame.request,
                            item: item,
                            attachment: attachment,
                            typeIdentifier: type
                        )
                    )
                case .complete(let items):
                    isActionReported = true
                    perform(supervisor.actionCompleted(items: items))
                case .cancel(let domain, let code, let reason):
                    let place = domain.isEmpty ? "" : " (\(domain) \(code))"
                    failAction(.cancelled, "the native action cancelled the request: \(reason)\(place).")
                }
            }
        } catch {
            failAction(.actionFailed, "\(actionPath): sent what can't be understood: \(error.description).")
        }
        if !isActionReported, let exit = peer.exit {
            failAction(exit: exit, "before it completed the request")
        } else if !isActionReported, peer.isClosed {
            // Its status arrives with the next turns; the action's time limit still holds.
            return
        }
    }

    private func readAnswer(of program: ProgramPeer) {
        guard program.exit == .exited(code: 0) else {
            return failAction(exit: program.exit ?? .exited(code: 0), "without an answer")
        }
        guard program.answer.count <= ProgramPeer.maximumAnswer else {
            return failAction(.actionFailed, "\(actionPath): answered more than \(ProgramPeer.maximumAnswer >> 20) MB.")
        }
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        var answer = PropertyValue.null
        if !program.answer.allSatisfy(blanks.contains) {
            do {
                // NB: Whichever form it is written in: a program may answer JSON to a property list.
                let isPropertyList = program.answer.starts(with: "bplist".utf8) || program.answer.starts(with: "<".utf8)
                answer =
                    isPropertyList
                    ? try propertyValue(propertyList: program.answer) : try PropertyValue(json: program.answer)
            } catch {
                let problem = (error as? JSONError)?.description ?? (error as? PropertyListError)?.problem ?? ""
                return failAction(
                    .actionFailed,
                    "\(actionPath): its answer is neither JSON nor a property list: \(problem)."
                )
            }
        }
        guard let items = returnedItems(programAnswer: answer) else {
            return failAction(
                .actionFailed,
                "\(actionPath): its answer should be an array of items or a dictionary, and is neither."
            )
        }
        isActionReported = true
        perform(supervisor.actionCompleted(items: items))
    }

    private var actionPath: String {
        switch action {
        case .swift(let executable, _): executable
        case .program(let path, _, _, _): path
        case .none, .fixed: "the native action"
        }
    }

    private func failAction(exit: ExitStatus, _ rest: String) {
        let reason: TerminalReason = if case .killed = exit { .crashed } else { .actionFailed }
        failAction(reason, "\(actionPath): \(exit.description) \(rest).")
    }

    private func failAction(_ reason: TerminalReason, _ message: String) {
        isActionReported = true
        perform(supervisor.actionFailed(RunFailure(reason, message)))
    }

    private func actionEnded(_ child: EndedChild) {
        for peer in [swiftAction] where peer?.process.number == child.number {
            peer?.exit = child.status
            peer?.peakBytes = child.peakBytes
        }
        if let program, program.process.number == child.number {
            program.exit = child.status
            program.peakBytes = child.peakBytes
        } else if swiftAction?.process.number != child.number {
            return
        }
        host.actionPeakBytes = max(host.actionPeakBytes, child.peakBytes)
    }

    /// An action that completed has a moment for its completion handler; then it is ended with all its descendants.
    private func endAction() {
        guard let process = swiftAction?.process ?? program?.process else { return }
        let end = monotonicSeconds() + (host.interruption == nil && report.failure == nil ? 0.5 : 0)
        while monotonicSeconds() < end, (swiftAction?.exit ?? program?.exit) == nil {
            var interests = [Interest(host.signals.descriptor, reads: true, writes: false)]
            wait(for: &interests, seconds: 0.05)
            if host.takeSignals() { break }
            host.reapChildren(actionEnded)
        }
        process.kill()
    }

    // MARK: - Carrying out

    private func perform(_ actions: [SupervisorAction]) {
        for action in actions {
            switch action {
            case .tellWorker(let message): worker?.send(message, request: request)
            case .answer(let question, let value, let problem): answer(question, value, problem)
            case .limit(let seconds): deadline = monotonicSeconds() + seconds
            case .killWorker: worker?.process.kill()
            case .killAction:
                isActionReported = true
                (swiftAction?.process ?? program?.process)?.kill()
            case .end(let failure, let result): end(failure, result)
            }
        }
    }

    private func answer(_ question: UInt32, _ value: PropertyValue?, _ problem: String?) {
        if let swiftAction { return swiftAction.send(HostToAction.item(value, problem: problem), request: question) }
        guard let program, case .program(_, _, _, let format) = action else { return }
        let payload = value?[ActionChannel.preprocessingResultsKey] ?? .null
        switch format {
        case .json: program.feed(payload.json() + [0x0A])
        case .propertyList:
            do {
                program.feed(try xmlPropertyList(payload))
            } catch {
                failAction(.actionFailed, "the payload can't be written as a property list.")
            }
        }
    }

    private func end(_ failure: RunFailure?, _ result: JobResult?) {
        isEnded = true
        report.failure = failure
        // A cancelled request keeps what run() did; any other failure leaves the page as it was.
        if failure == nil || failure?.reason == .cancelled { report.page = result?.output }
        report.runSnapshot = result?.runSnapshot
        report.finalSnapshot = result?.finalSnapshot
        report.timings = result?.timings ?? []
    }
}
