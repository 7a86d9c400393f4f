// Host+Items.swift: items that are no page, through an action: a file, an image, a text. There is no worker and no script;
// the action asks for what it wants, and returns items.

public import ActionProtocol
import Isolation
public import JSONCoding
public import PageProtocol
public import PropertyValues
import Wire

/// Why an action cancelled its request, as it said it.
public struct ActionCancellation: Equatable, Sendable {
    /// The error's domain.
    public var domain: String
    /// Its code.
    public var code: Int
    /// Its description.
    public var reason: String

    init(domain: String, code: Int64, reason: String) {
        self.domain = String(domain.prefix(ActionLimits.reason))
        self.code = Int(clamping: code)
        self.reason = String(reason.prefix(ActionLimits.reason))
    }

    /// What a person is told.
    var sentence: String {
        "the native action cancelled the request: \(reason)\(domain.isEmpty ? "" : " (\(domain) \(code))")."
    }
}

/// How items went through an action.
public struct ItemsReport: Sendable {
    /// nil: the action completed its request.
    public var failure: RunFailure?
    /// The error that it cancelled with, if it did.
    public var cancellation: ActionCancellation?
    /// What it returned, in the shape that ActionMessages.swift says; nil if it did not complete.
    public var returnedItems: PropertyValue?
    /// What happened, in order.
    public var events: [RunEvent] = []
}

extension Host {
    /// Hands items to an action and waits for what it returns.
    ///
    /// - Parameters:
    ///   - action: A Swift action or a program. `.none` and `.fixed` are refused: there is no script to call.
    ///   - seconds: What the action may take before it is killed.
    ///   - memory: The resident octets beyond which it is killed.
    public func run(
        items: [InputItem],
        action: NativeAction,
        seconds: Double,
        memory: Int = MemoryLimits(pageBytes: 0).action
    ) -> ItemsReport {
        let run = ItemsRun(items: ItemStore(items), action: action, seconds: seconds, memory: memory)
        let access = action.access
        run.startTransfer = { [unowned self] request, peer in transfer(request, for: peer, access) }
        run.begin()
        while !run.isEnded {
            var interests = [Interest(signals.descriptor, reads: true, writes: false)] + run.interests
            wait(for: &interests, seconds: min(run.deadline - monotonicSeconds(), 0.01))
            if takeSignals() {
                run.fail(.cancelled, "interrupted.")
                break
            }
            run.transfer()
            reapChildren { run.childEnded($0) }
            run.transfer()
            run.turn()
        }
        if let process = run.process {
            endAction(
                process,
                run.surroundings,
                isGivenTime: run.report.failure == nil,
                hasExited: { run.hasExited },
                onChildEnd: run.childEnded
            )
        }
        actionPeakBytes = max(actionPeakBytes, run.peakBytes)
        return run.report
    }
}

/// Items on their way through one process.
private final class ItemsRun {
    private let items: ItemStore
    private let action: NativeAction
    private let seconds: Double
    private let memory: Int
    private var peer: FramePeer?
    private var program: ProgramPeer?
    private var questions = 0
    private let begun = monotonicSeconds()
    private(set) var report = ItemsReport()
    private(set) var isEnded = false
    private(set) var peakBytes = 0
    private(set) var deadline: Double

    /// Starts what the action asks to be transferred.
    var startTransfer: (TransferRequest, FramePeer) -> Void = { request, peer in refuse(request, peer, "") }

    init(items: ItemStore, action: NativeAction, seconds: Double, memory: Int) {
        (self.items, self.action, self.seconds, self.memory) = (items, action, seconds, memory)
        deadline = monotonicSeconds() + seconds
    }

    var process: ChildProcess? { peer?.process ?? program?.process }
    var hasExited: Bool { peer?.exit != nil || program?.exit != nil }
    var surroundings: ActionSurroundings? { peer?.surroundings ?? program?.surroundings }
    var interests: [Interest] {
        [peer?.interest, surroundings?.interest].compactMap { $0 } + (program?.interests ?? [])
    }

    func begin() {
        do {
            switch action {
            case .none, .fixed:
                fail(.actionFailed, "the extension has no native action, and its script runs on pages only.")
            case .swift(let executable, var request):
                request.inputItems = items.request
                let started = try startSwiftAction(
                    executable,
                    isReusable: false,
                    access: request.access,
                    memory: memory
                )
                peer = started
                started.person = request.person
                started.send(HostToAction.begin(request), request: 0)
            case .program(let path, let arguments, let directory, let format, let access):
                let started = try startProgram(path, arguments, directory, access: access, memory: memory)
                program = started
                let payload = items.whole(pageURL: "about:blank")
                started.feed(format == .json ? payload.json() + [0x0A] : try xmlPropertyList(payload))
            }
            record(.actionStarted)
        } catch {
            fail(
                .actionFailed,
                "\((error as? SpawnError)?.description ?? "the items cannot be written as a property list")."
            )
        }
    }

    func transfer() {
        peer?.flush()
        peer?.receive()
        program?.flush()
        program?.receive()
        surroundings?.forward()
    }

    func turn() {
        if let peer {
            read(peer)
            // A person may think as long as they like.
            if !isEnded, peer.attendPerson() { deadline = monotonicSeconds() + seconds }
        }
        if let program, program.isDone, !isEnded { read(program) }
        if isEnded { return }
        if monotonicSeconds() >= deadline {
            fail(.timedOut, "the native action took more than \(ActionHost.seconds(seconds)).")
        } else if let program, program.answer.count > ActionLimits.answer {
            fail(.actionFailed, "the native action answered more than \(ActionLimits.answer >> 20) MB.")
        }
    }

    private func read(_ peer: FramePeer) {
        do {
            while !isEnded, let frame = try peer.nextFrame() {
                questions += 1
                if questions > ActionLimits.questions {
                    return fail(.actionFailed, "the native action asked more than \(questions - 1) questions.")
                }
                switch try ActionToHost(frame) {
                case .loadItem(let item, let attachment, let type):
                    let type = String(type.prefix(ActionLimits.reason))
                    record(.asked(typeIdentifier: type))
                    let answer: HostToAction =
                        switch items.answer(item: item, attachment: attachment, type: type) {
                        case .value(let value): .item(value, problem: nil)
                        case .page: .item(nil, problem: "there is no page")
                        case .missing(let problem): .item(nil, problem: problem)
                        }
                    peer.send(answer, request: frame.request)
                case .complete(let items): complete(items)
                case .cancel(let domain, let code, let reason):
                    let cancellation = ActionCancellation(domain: domain, code: code, reason: reason)
                    report.cancellation = cancellation
                    fail(.cancelled, cancellation.sentence)
                case .transfer(let request):
                    record(.transferStarted(url: String(request.url.prefix(ActionLimits.reason))))
                    startTransfer(request, peer)
                case .ask(let question): peer.ask(question, frame.request)
                case .opened(let url): record(.openRefused(url: String(url.prefix(ActionLimits.reason))))
                }
            }
        } catch {
            fail(.actionFailed, "the native action sent an invalid message: \(error.description).")
        }
        if !isEnded, peer.isOverrun {
            fail(.actionFailed, "the native action does not read the answers to its questions.")
        } else if !isEnded, !peer.hasMore, let exit = peer.exit {
            fail(exit, "before it completed the request")
        }
    }

    private func read(_ program: ProgramPeer) {
        guard let exit = program.exit, exit == .exited(code: 0) else {
            return fail(program.exit ?? .exited(code: 0), "without an answer")
        }
        do {
            let answer = try programAnswer(program.answer)
            guard let items = returnedItems(programAnswer: answer) else {
                return fail(.actionFailed, "its answer is neither an array of items nor a dictionary.")
            }
            complete(items)
        } catch {
            fail(.actionFailed, error.description)
        }
    }

    private func complete(_ items: PropertyValue) {
        isEnded = true
        report.returnedItems = items
        if case .array(let elements) = items { record(.returned(items: elements.count)) }
    }

    private func fail(_ exit: ExitStatus, _ rest: String) {
        if let bound = peer?.passedBound ?? program?.passedBound {
            let failure = bound.failure(memory: memory)
            return fail(failure.reason, failure.message)
        }
        let reason: TerminalReason = if case .killed = exit { .crashed } else { .actionFailed }
        fail(reason, "the native action \(exit.description) \(rest).")
    }

    func fail(_ reason: TerminalReason, _ message: String) {
        guard !isEnded else { return }
        isEnded = true
        record(.actionFailed)
        report.failure = RunFailure(reason, message)
    }

    /// Takes in a child that ended, if it is the action.
    func childEnded(_ child: EndedChild) {
        guard child.number == process?.number else { return }
        peer?.exit = child.status
        peer?.passedBound = child.passedBound
        program?.exit = child.status
        program?.passedBound = child.passedBound
        peakBytes = max(peakBytes, child.peakBytes)
    }

    private func record(_ kind: RunEvent.Kind) {
        report.events.append(RunEvent(kind: kind, seconds: monotonicSeconds() - begun))
    }
}
