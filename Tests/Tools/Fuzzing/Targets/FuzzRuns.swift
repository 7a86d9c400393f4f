// FuzzRuns.swift: a run whose worker and action are hostile: their frames, read as the supervisor reads them, drive its state machine; its
// actions are checked against the invariants in RunStateMachine.swift.

import ActionProtocol
import PageProtocol
import PropertyValues

@testable import ProcessSupervision
@testable import RunEngine
@testable import SavedPages
@testable import Sharing

/// Carries out a supervisor's decisions and records them.
private struct FuzzRun: ~Copyable {
    private var machine: RunStateMachine
    private var finishes = 0
    private var asked: [UInt32: Int] = [:]
    private var isWorkerGone = false
    /// Whether the action has reported its end: later messages of it are not read.
    private var isActionReported = false
    private(set) var isEnded = false

    init(_ input: inout FuzzInput) {
        let sides: [AnsweringSide] = [.process, .process, .nothing, .fixed(.dictionary([]))]
        machine = RunStateMachine(
            side: input.one(of: sides),
            limits: StepLimits(timeout: input.one(of: [0.001, 2, 600, 1e9]), pageBytes: input.word()),
            pageURL: "https://example.org/",
            scriptName: "Action.js",
            callsFinalize: input.below(2) == 0
        )
        perform(machine.start())
    }

    mutating func hear(_ message: WorkerToSupervisor) {
        if isEnded { return }
        switch message {
        case .parsed: perform(machine.pageParsed())
        case .payload(let value, let fault): perform(machine.payloadArrived(value, fault: fault))
        case .result(let result): perform(machine.resultArrived(result))
        case .note, .trying, .message: break
        case .loadResource(let wanted): check(wanted)
        }
    }

    mutating func hear(_ message: ActionToSupervisor, _ question: UInt32, _ items: ItemStore?) {
        if isEnded || isActionReported { return }
        switch message {
        case .loadItem(let item, let attachment, let type, let extraArguments):
            var place = (item, attachment)
            if let items {
                guard case .page = items.answer(item: item, attachment: attachment, type: type) else { return }
                place = (0, 0)
            }
            asked[question, default: 0] += 1
            perform(
                machine.itemAsked(
                    question: question,
                    item: place.0,
                    attachment: place.1,
                    typeIdentifier: type,
                    extraArguments: extraArguments
                )
            )
        case .complete(let items):
            isActionReported = true
            perform(machine.actionCompleted(items: items))
        case .cancel(let domain, let code, let reason):
            isActionReported = true
            let cancellation = ActionCancellation(domain: domain, code: code, reason: reason)
            perform(machine.actionFailed(RunFailure(.cancelled, cancellation.sentence)))
        case .opened, .transfer, .ask: break
        }
    }

    mutating func happen(_ choice: Int) {
        if isEnded { return }
        switch choice {
        case 0: perform(machine.limitPassed())
        case 1: perform(machine.actionFailed(RunFailure(.actionFailed, "it ended.")))
        case 2: perform(machine.workerExceededMemory(limit: 1 << 30))
        case 3: if !isActionReported { perform(machine.waitingForUser()) }
        case 4: perform(machine.interrupted())
        case 5: perform(machine.workerRanOutOfTime())
        default: endWorker()
        }
    }

    /// Ends the worker, which completes the run.
    mutating func endWorker() {
        perform(machine.workerEnded("ended"))
        isWorkerGone = true
        require(isEnded, "A run goes on without its worker.")
    }

    private mutating func perform(_ commands: [DriverCommand]) {
        for command in commands {
            require(!isEnded, "\(command) comes after the end.")
            switch command {
            case .tellWorker(let message):
                require(!isWorkerGone, "A worker that has ended receives a message.")
                if case .finish = message { finishes += 1 }
                require(finishes < 2, "A worker is asked twice to finish.")
                if case .loadPayload = message {
                    require(finishes == 0, "A worker that finishes is asked for a payload.")
                }
            case .supplyItem(let question, _, _):
                asked[question, default: 0] -= 1
                require(asked[question] ?? -1 >= 0, "Question \(question) is answered more often than it was asked.")
            case .limit(let seconds): require(!(seconds < 0), "A limit lies in the past.")
            case .killWorker: break
            case .killAction: isActionReported = true
            case .end: isEnded = true
            }
        }
    }

    /// No file outside of the folder is read.
    private func check(_ wanted: ResourceRequest) {
        let answer = FuzzRoot.folder.resource(wanted)
        require(answer?.bytes != FuzzRoot.outside, "\(wanted) leaves the folder.")
    }
}

/// A folder of resources, and a file of the same name beside it.
private enum FuzzRoot {
    static let outside = Array("outside".utf8)

    /// A new one each time, because each has a limit of requests.
    static var folder: ResourceFolder {
        _ = files
        guard let folder = ResourceFolder(FuzzFolder.path + "/root") else { fatalError("There is no folder.") }
        return folder
    }

    private static let files: Void = {
        FuzzFolder.write(outside, as: "b.js")
        FuzzFolder.write(Array("inside".utf8), as: "b.js", in: "root")
    }()
}

/// Fuzzes frames of a hostile worker, with other events in between.
func fuzzWorkerFrames(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    var run = FuzzRun(&input)
    var stream = FuzzStream<WorkerToSupervisor>()
    var orders = FuzzStream<SupervisorToWorker>()
    while !input.isEmpty, !stream.isBroken {
        switch input.below(8) {
        case 0..<5: for (_, message) in stream.arrive(input.workerMessage(), &input) { run.hear(message) }
        case 5:
            let question = ActionToSupervisor.loadItem(
                item: 0,
                attachment: 0,
                typeIdentifier: input.word(of: String.self),
                extraArguments: input.below(2) == 0 ? nil : input.propertyValue()
            )
            run.hear(question, 1, nil)
        case 6: run.happen(input.below(7))
        // Messages to a worker are not hostile, but read by the same code.
        default:
            let messages: [SupervisorToWorker?] = [
                .loadPayload(extraArguments: nil), .loadPayload(extraArguments: input.propertyValue()),
                .finish(argument: input.propertyValue()), nil,
            ]
            _ = orders.arrive(input.one(of: messages), &input)
        }
    }
    run.endWorker()
}

/// Fuzzes frames of a hostile action to the supervisor.
func fuzzActionFrames(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    if input.below(4) == 0 { return fuzzActionSDK(&input) }
    if input.below(8) == 0 {
        if let answer = try? programAnswer(input.rest()), let items = itemsOfProgramAnswer(answer) {
            _ = finalizeArgument(returnedItems: items)
            _ = try? xmlPropertyList(items)
        }
        return
    }
    var run = FuzzRun(&input)
    let item = InputItem(title: "t", attachments: [.page, .text("x"), .file("/tmp/a b.png", type: "public.png")])
    let items = input.below(2) == 0 ? ItemStore([item]) : nil
    var stream = FuzzStream<ActionToSupervisor>(maximumLength: ActionLimits.answer)
    while !input.isEmpty, !stream.isBroken {
        switch input.below(8) {
        case 0..<6:
            for (question, message) in stream.arrive(input.actionMessage(), &input) {
                run.hear(message, question, items)
                if case .complete(let returned) = message { _ = finalizeArgument(returnedItems: returned) }
            }
        case 6: run.hear(input.one(of: [.parsed(title: ""), .payload(input.propertyValue(), fault: nil)]))
        default: run.happen(input.below(7))
        }
    }
    run.endWorker()
}

extension FuzzInput {
    fileprivate mutating func workerMessage() -> WorkerToSupervisor? {
        switch below(8) {
        case 6: return below(2) == 0 ? .trying(expression: word()) : .message(Array(text(below(20)).utf8))
        case 0: return .parsed(title: text(below(8)))
        case 1: return .payload(below(4) == 0 ? nil : propertyValue(), fault: below(4) == 0 ? fault() : nil)
        case 2: return .note(PageMessage(kind: one(of: PageMessage.Kind.allCases), text: text(below(20))))
        case 3: return .result(result())
        case 4, 5:
            return .loadResource(
                ResourceRequest(
                    url: text(below(20)),
                    scheme: one(of: ["http", "https", "file", "data", ""]),
                    host: word(of: String.self),
                    path: path(),
                    query: word(of: String.self),
                    pathFromPage: path()
                )
            )
        default: return nil
        }
    }

    private mutating func path() -> String {
        let parts = ["", ".", "..", "%2e%2E", "a", "b.js", "%2f", "\u{301}", "%00", "..\u{301}", "%", "/"]
        return "/" + (0..<below(5)).map { _ in one(of: parts) }.joined(separator: "/")
    }

    private mutating func fault() -> ScriptFault {
        ScriptFault(stage: .run, name: text(below(8)), message: text(below(8)), source: "s", isTimeout: below(2) == 0)
    }

    private mutating func result() -> JobResult {
        var result = JobResult(one(of: TerminalReason.allCases))
        result.detail = text(below(8))
        result.fault = below(2) == 0 ? fault() : nil
        result.output = below(2) == 0 ? take(8) : nil
        return result
    }

    fileprivate mutating func actionMessage() -> ActionToSupervisor? {
        switch below(8) {
        case 0, 1:
            return .loadItem(
                item: below(3),
                attachment: below(4),
                typeIdentifier: word(of: String.self),
                extraArguments: below(2) == 0 ? nil : propertyValue()
            )
        case 2: return .complete(items: propertyValue())
        case 3:
            return .cancel(domain: text(below(9)), code: Int64(bitPattern: double().bitPattern), reason: text(below(9)))
        case 4: return .opened(url: text(below(20)))
        case 5: return .ask(question: text(below(20)))
        case 6:
            return .transfer(
                TransferRequest(
                    folder: word(of: String.self),
                    url: text(below(20)),
                    method: text(below(8)),
                    headers: [.init(name: text(below(8)), value: text(below(8)))],
                    body: "",
                    timeout: double(),
                    isBackground: below(2) == 0
                )
            )
        default: return nil
        }
    }
}
