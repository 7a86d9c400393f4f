// RunStateMachine.swift: the state machine of a page's run through an extension. It does no I/O and reads no clock: events are
// passed in and commands are returned, which RunDriver carries out. Tests call it directly.
//
//   opening ──parsed──► idle ──asked──► running ──payload──► acting ──completed──► closing ──result──► ended
//      │                                   ▲                    │                     ▲
//      └────asked, then parsed─────────────┘◄────asked again────┘                     │
//      any state before closing ──the script or the action fails──────────────────────┘
//      any state ──the worker ends, or an interrupt──────────────────────────────────────► ended
//
// While run() is running, the action may ask for it with other extra arguments: these calls are queued and follow one by one.
//
// Without a page there is no worker: a run begins in idle, and ends where it would close.
//
// Invariants: 1. `finish` is sent to the worker at most once. 2. Every question is answered at most once. 3. Nothing is
// asked of a process that ended. 4. After `end` no event has an effect.

import ActionProtocol
package import PageProtocol
package import ProcessSupervision
package import PropertyValues

/// The side that answers the payload.
package enum AnsweringSide: Equatable, Sendable {
    /// None: the run ends with run().
    case nothing
    /// A given argument; no process is needed.
    case fixed(PropertyValue)
    /// A process: a Swift class or an external program.
    case process
}

/// A command for the driver.
package enum DriverCommand: Equatable, Sendable {
    case tellWorker(SupervisorToWorker)
    /// Sends the action the item that it asked for, or why there is none: `SupervisorToAction.item`.
    case supplyItem(question: UInt32, PropertyValue?, problem: String?)
    /// Call `limitPassed()` after this many seconds; replaces earlier limits.
    case limit(seconds: Double)
    case killWorker
    case killAction
    /// The run has ended; the worker's result is nil if there is none.
    case end(RunFailure?, JobResult?)
}

/// The state machine of one run.
package struct RunStateMachine: ~Copyable {
    private enum State {
        /// The worker is parsing. If there are calls, the first has been sent to it.
        case opening
        /// The page is parsed, and the action has not asked for it.
        case idle
        /// run() is running, for the first of the calls.
        case running
        /// The action has received the payload and is working.
        case acting
        /// The worker was asked to finish. The failure is nil if the run succeeds.
        case closing(RunFailure?)
        case ended
    }

    /// A call of run(), and the questions that its payload answers.
    private struct RunCall {
        var extraArguments: PropertyValue?
        var questions: [UInt32] = []
    }

    private var state: State
    /// The current call, which waits until the page is parsed, and the queued ones.
    private var calls: [RunCall]
    private let side: AnsweringSide
    private let limits: StepLimits
    /// nil if there is no page.
    private let pageURL: String?
    /// A prefix such as "Action.js: "; empty without a script.
    private let scriptPrefix: String
    private let callsFinalize: Bool
    /// The time limit of evaluated scripts in seconds; nil for a run.
    private let evaluationTimeout: Double?
    private let hasScript: Bool
    /// Whether the script's object for finalize() exists, or will exist.
    private var hasObject = false
    private var workerKillReason: RunFailure?
    /// The number of the action's requests, and of those for the page's property list: each answer restarts the time limit, which is
    /// therefore not enough.
    private var questions = 0
    private var loads = 0
    /// The number of calls of run() that ended.
    package private(set) var runs = 0
    /// The last payload; nil if there was none.
    package private(set) var payload: PropertyValue?
    /// Whether run() passed a payload, which may be nil.
    package private(set) var hasPayload = false

    /// Creates the state machine at the moment when the worker has received the page and the action, if any, its request.
    ///
    /// - Parameters:
    ///   - pageURL: nil if there is no page, and so no worker.
    ///   - scriptName: The script's file, for messages.
    ///   - hasScript: Whether there is a script, whose finalize() can be called.
    ///   - callsFinalize: false for share extensions, whose answer is not passed to the script.
    ///   - runArguments: The extra arguments of each call of run(), if no process asks for it.
    ///   - evaluationTimeout: The time limit of evaluated scripts in seconds: only their result is awaited.
    package init(
        side: AnsweringSide,
        limits: StepLimits,
        pageURL: String?,
        scriptName: String = "",
        hasScript: Bool = true,
        callsFinalize: Bool,
        runArguments: [PropertyValue?] = [nil],
        evaluationTimeout: Double? = nil
    ) {
        self.side = side
        calls = side == .process ? [] : runArguments.map { RunCall(extraArguments: $0) }
        self.limits = limits
        self.pageURL = pageURL
        scriptPrefix = scriptName.isEmpty ? "" : scriptName + ": "
        self.callsFinalize = callsFinalize
        self.hasScript = hasScript
        self.evaluationTimeout = evaluationTimeout
        if evaluationTimeout != nil {
            state = .closing(nil)
            return
        }
        state = pageURL == nil ? .idle : .opening
    }

    /// The first commands.
    package mutating func start() -> [DriverCommand] {
        if pageURL == nil {
            if case .ended = state { return [] }
            if side == .process { return [.limit(seconds: limits.action)] }
            let message = "the extension has no native action, and its script runs on pages only."
            return fail(RunFailure(.actionFailed, message))
        }
        if evaluationTimeout != nil { return [.limit(seconds: limits.parsing)] }
        return tellNextCall() + [.limit(seconds: limits.parsing)]
    }

    /// Sends the worker the first call, if there is one.
    private mutating func tellNextCall() -> [DriverCommand] {
        guard let call = calls.first else { return [] }
        hasObject = hasScript
        return [.tellWorker(.loadPayload(extraArguments: call.extraArguments))]
    }

    // MARK: - Events of the worker

    /// The worker has parsed the page.
    package mutating func pageParsed() -> [DriverCommand] {
        switch state {
        case .opening:
            if !calls.isEmpty {
                state = .running
                return [.limit(seconds: limits.script)]
            }
            state = .idle
            return [.limit(seconds: limits.action)]
        case .closing: return [.limit(seconds: limits.script)]
        case .idle, .running, .acting: return protocolFault("reported twice that the page is parsed")
        case .ended: return []
        }
    }

    /// run() ended: with a value, nil, or a fault.
    package mutating func payloadArrived(_ value: PropertyValue?, fault: ScriptFault?) -> [DriverCommand] {
        guard case .running = state, !calls.isEmpty else {
            // NB: The payload of a run that was abandoned meanwhile.
            switch state {
            case .closing, .ended: return []
            default: return protocolFault("sent a payload that was not requested")
            }
        }
        let questions = calls.removeFirst().questions
        if fault?.stage != .load { runs += 1 }
        if let fault {
            // NB: A script of another kind can hand over its exception.
            if fault.stage == .evaluate || fault.stage == .scheduled, let value {
                (payload, hasPayload) = (value, true)
            }
            let reason: TerminalReason = fault.isTimeout ? .timedOut : .scriptError
            return fail(RunFailure(reason, fault.description, fault: fault))
        }
        payload = value
        hasPayload = true
        let item = value.map { PropertyValue.dictionary([(ActionChannel.preprocessingResultsKey, $0)]) }
        let answers = questions.map { DriverCommand.supplyItem(question: $0, item, problem: nil) }
        if !calls.isEmpty { return answers + tellNextCall() + [.limit(seconds: limits.script)] }
        switch side {
        case .nothing: return close(argument: nil)
        case .fixed(let argument): return close(argument: callsFinalize ? argument : nil)
        case .process:
            state = .acting
            return answers + [.limit(seconds: limits.action)]
        }
    }

    /// The job's result arrived.
    package mutating func resultArrived(_ result: JobResult) -> [DriverCommand] {
        switch state {
        case .ended: return []
        case .closing(let failure):
            state = .ended
            return [.end(failure ?? Self.failure(of: result), result)]
        case .opening, .running:
            if result.reason == .completed, !result.isMatched, side == .nothing {
                // The script does not run on this page.
                state = .ended
                return [.end(nil, result)]
            }
            fallthrough
        case .idle, .acting:
            // The page itself cannot be used, or the worker gave up.
            state = .ended
            let failure =
                Self.failure(of: result) ?? RunFailure(.internalError, "the worker ended the job unexpectedly.")
            return [.killAction, .end(failure, result)]
        }
    }

    /// The worker ended without a result, or sent an invalid message.
    package mutating func workerEnded(_ description: String) -> [DriverCommand] {
        if case .ended = state { return [] }
        var failure = workerKillReason ?? RunFailure(.crashed, "the page worker \(description).")
        // NB: The first failure is the cause, not the worker's failure to send its snapshots.
        if case .closing(.some(let first)) = state { failure = first }
        state = .ended
        return [.killAction, .end(failure, nil)]
    }

    /// The worker ended itself, because a script could not be stopped at its limit.
    package mutating func workerRanOutOfTime() -> [DriverCommand] {
        // NB: During parsing, the worker's own limit is that of the page's scripts.
        var reason = unstoppable
        if case .opening = state, let limit = limits.pageScripts {
            reason = RunFailure(
                .timedOut,
                "the page's own scripts, or what they wrote, took more than \(seconds(limit)) and could not be stopped "
                    + "(--timeout)."
            )
        }
        workerKillReason = workerKillReason ?? reason
        return workerEnded("ran out of time")
    }

    /// The failure if the worker is killed because the current step takes too long.
    private var unstoppable: RunFailure {
        if let limit = evaluationTimeout { return .unstoppableScripts(limit: limit) }
        return switch state {
        case .closing:
            RunFailure(
                .timedOut,
                scriptPrefix + "finalize() or writing the page took too long and could not be stopped (--timeout)."
            )
        case .opening: RunFailure(.timedOut, "parsing took more than \(seconds(limits.parsing)).")
        case .idle, .running, .acting, .ended:
            RunFailure(.timedOut, scriptPrefix + "run() took too long and could not be stopped (--timeout).")
        }
    }

    /// The worker exceeded its memory limit.
    package mutating func workerExceededMemory(limit: Int) -> [DriverCommand] {
        if case .ended = state { return [] }
        workerKillReason = RunFailure(.outOfMemory, "the page took more than \(limit >> 20) MB of memory.")
        return [.killWorker]
    }

    /// The worker exceeded the limit of its requests, or does not read what it is sent.
    package mutating func workerPassedBound(_ what: String) -> [DriverCommand] {
        if case .ended = state { return [] }
        state = .ended
        return [.killWorker, .killAction, .end(RunFailure(.crashed, "the page worker \(what)."), nil)]
    }

    // MARK: - Events of the action

    /// The action sent a request of any kind.
    package mutating func actionAsked() -> [DriverCommand] {
        questions += 1
        guard questions > ActionLimits.questions else { return [] }
        return actionFailed(
            RunFailure(.actionFailed, "the native action asked more than \(ActionLimits.questions) questions.")
        )
    }

    /// The action asked for a representation of an attachment.
    ///
    /// - Parameter extraArguments: The extra arguments for run(). A call with equal arguments that has not ended answers this
    ///   question too.
    package mutating func itemAsked(
        question: UInt32,
        item: Int,
        attachment: Int,
        typeIdentifier: String,
        extraArguments: PropertyValue? = nil
    ) -> [DriverCommand] {
        if case .ended = state { return [] }
        let type = typeIdentifier.lowercased()
        guard let pageURL else { return [.supplyItem(question: question, nil, problem: "there is no page")] }
        guard item == 0, attachment == 0 else {
            return [.supplyItem(question: question, nil, problem: "there is only one item with one attachment")]
        }
        if type == ActionChannel.urlType {
            return [.supplyItem(question: question, .string(pageURL), problem: nil)]
        }
        guard type == ActionChannel.propertyListType else {
            let problem = "the page has no representation of type \(typeIdentifier)"
            return [.supplyItem(question: question, nil, problem: problem)]
        }
        loads += 1
        if loads > ActionLimits.loads {
            return actionFailed(
                RunFailure(.actionFailed, "the native action loaded the page more than \(ActionLimits.loads) times.")
            )
        }
        switch state {
        case .opening, .running:
            if let same = calls.firstIndex(where: { $0.extraArguments == extraArguments }) {
                calls[same].questions.append(question)
                return []
            }
            if calls.count > ActionLimits.waitingRuns {
                let problem = "run() is to be called with more than \(ActionLimits.waitingRuns) other options already"
                return [.supplyItem(question: question, nil, problem: problem)]
            }
            calls.append(RunCall(extraArguments: extraArguments, questions: [question]))
            return calls.count == 1 ? tellNextCall() : []
        case .idle, .acting:
            calls = [RunCall(extraArguments: extraArguments, questions: [question])]
            state = .running
            return tellNextCall() + [.limit(seconds: limits.script)]
        case .closing: return [.supplyItem(question: question, nil, problem: "the request is complete")]
        case .ended: return []
        }
    }

    /// The action completed its request.
    package mutating func actionCompleted(items: PropertyValue) -> [DriverCommand] {
        switch state {
        // NB: A second completion, or one after a failure, has no effect.
        case .closing, .ended: return []
        case .opening, .idle, .running, .acting:
            return close(argument: callsFinalize ? finalizeArgument(returnedItems: items) : nil)
        }
    }

    /// The action cancelled its request, failed, or ended without completing it.
    package mutating func actionFailed(_ failure: RunFailure) -> [DriverCommand] {
        switch state {
        case .closing, .ended: return []
        case .opening, .idle, .running, .acting: return fail(failure)
        }
    }

    // MARK: - Other events

    /// Whether the run is waiting for the action.
    var isActionsTurn: Bool {
        switch state {
        case .idle, .acting: true
        case .opening, .running, .closing, .ended: false
        }
    }

    /// The user has not answered the action's question yet: the action's time limit restarts with the answer.
    package func waitingForUser() -> [DriverCommand] {
        isActionsTurn ? [.limit(seconds: limits.action)] : []
    }

    /// The time of the last `limit` action has passed.
    package mutating func limitPassed() -> [DriverCommand] {
        switch state {
        case .opening, .running, .closing:
            workerKillReason = unstoppable
            return [.killWorker]
        case .idle, .acting:
            return fail(RunFailure(.timedOut, "the native action took more than \(seconds(limits.action))."))
        case .ended: return []
        }
    }

    /// A signal asks the program to end.
    package mutating func interrupted() -> [DriverCommand] {
        if case .ended = state { return [] }
        state = .ended
        return [.killAction, .killWorker, .end(RunFailure(.cancelled, "interrupted."), nil)]
    }

    // MARK: - Ends

    private mutating func close(argument: PropertyValue?) -> [DriverCommand] {
        if pageURL == nil {
            state = .ended
            return [.end(nil, nil)]
        }
        let isParsed = if case .opening = state { false } else { true }
        state = .closing(nil)
        return [
            .tellWorker(.finish(argument: hasObject ? argument : nil)),
            .limit(seconds: isParsed ? limits.script : limits.parsing),
        ]
    }

    private mutating func fail(_ failure: RunFailure) -> [DriverCommand] {
        if pageURL == nil {
            state = .ended
            return [.killAction, .end(failure, nil)]
        }
        let isRunning = if case .running = state { true } else { false }
        let isParsed = if case .opening = state { false } else { true }
        state = .closing(failure)
        // The worker is asked to finish too: it still has to send the snapshots.
        let limit = isRunning ? limits.script * 2 : isParsed ? limits.script : limits.parsing
        return [.killAction, .tellWorker(.finish(argument: nil)), .limit(seconds: limit)]
    }

    private mutating func protocolFault(_ what: String) -> [DriverCommand] {
        state = .ended
        return [.killWorker, .killAction, .end(RunFailure(.crashed, "the page worker \(what)."), nil)]
    }

    private static func failure(of result: JobResult) -> RunFailure? {
        if result.reason == .completed { return nil }
        let message = result.fault?.description ?? (result.detail.isEmpty ? result.reason.description : result.detail)
        return RunFailure(result.reason, message, fault: result.fault)
    }
}
