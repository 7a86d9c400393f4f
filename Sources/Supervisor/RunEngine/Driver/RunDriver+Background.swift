// RunDriver+Background.swift: the background of a web extension: it answers the messages of content scripts while they run.
//
// It is a program, which is started for each message: the message is its standard input, and what it prints is the reply. It has the sandbox
// and the limits of a native action; all messages of a page together have an action's time. The page's script waits, and its own time limit
// with it. A program that fails, fails the run. In a replay the recorded replies take its place.

import ActionProtocol
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues

/// The state of a background on one page.
struct BackgroundState {
    /// The most bytes of a reply.
    static let maximumReply = ManagerInput.maximumValues

    /// The seconds that replies may still take.
    var secondsLeft: Double
    /// The message that waits for a reply.
    var waiting: Message?
    /// A message that waits for a reply.
    struct Message {
        let json: [UInt8]
        /// When it arrived.
        let arrived: Double
        /// The seconds that the step in which it was sent had left.
        let stepSecondsLeft: Double
    }
}

extension RunDriver {
    /// The state of the background at the start of a page; nil: the action is none.
    static func background(of action: NativeAction, _ page: PageSide?) -> BackgroundState? {
        guard let page, action.isBackground(of: page.job.part.kind) else { return nil }
        return BackgroundState(secondsLeft: StepLimits(timeout: page.job.timeout, pageBytes: 0).action)
    }

    /// Takes a message of the page's scripts to the background.
    func messageArrived(_ json: [UInt8]) {
        let number = messagesSent
        messagesSent += 1
        guard let state = background, state.waiting == nil, !isActionReported else {
            // NB: A page whose background failed gets an error, and can only send so many messages in its time.
            guard messagesSent > 2 * ActionLimits.questions else { return reply(nil, to: json) }
            return perform(machine.workerPassedBound("sent too many messages"))
        }
        let now = monotonicSeconds()
        background?.waiting = BackgroundState.Message(json: json, arrived: now, stepSecondsLeft: deadline - now)
        record(.messageSent(bytes: json.count))
        if number >= ActionLimits.questions {
            let limit = ActionLimits.questions
            return failBackground(.actionFailed, "the page sent the background more than \(limit) messages.")
        }
        switch action {
        case .replies(let recorded):
            let isNext = recorded.indices.contains(number) && recorded[number].json == json
            endMessage(isNext ? recorded[number].reply : nil)
        case .program(let path, let arguments, let directory, _, let access):
            do {
                program = try startProgram(children, path, arguments, directory, access: access, memory: memory.action)
                program?.feed(json + [0x0A])
                deadline = now + state.secondsLeft
            } catch {
                failBackground(.actionFailed, "\(error.description).")
            }
        case .none, .fixed, .swift: endMessage(nil)
        }
    }

    /// Reads the reply of the program, once it has ended.
    func readBackground() {
        guard let program, background?.waiting != nil, !isActionReported else { return }
        let limit = BackgroundState.maximumReply
        if program.answer.count > limit {
            failBackground(.actionFailed, "\(actor) answered a message with more than \(limit >> 20) MB.")
        } else if program.isDone {
            guard program.exit == .exited(code: 0) else {
                answerFailed()
                return failAction(exit: program.exit ?? .exited(code: 0), "without an answer to a message")
            }
            do throws(ProgramAnswerError) {
                let reply = try backgroundReply(program.answer)
                self.program = nil
                endMessage(reply)
            } catch {
                failBackground(.actionFailed, "\(actor) \(error.description)")
            }
        }
    }

    /// Fails the run, because the time for replies is over; false: no message waits for one.
    func backgroundRanOutOfTime() -> Bool {
        guard background?.waiting != nil else { return false }
        let limit = StepLimits(timeout: page?.job.timeout ?? 0, pageBytes: 0).action
        failBackground(.timedOut, "\(actor) took more than \(seconds(limit)) for the answers to the page's messages.")
        return true
    }

    private func failBackground(_ reason: TerminalReason, _ message: String) {
        answerFailed()
        failAction(reason, message)
    }

    /// Lets the worker go on, whose script waits.
    private func answerFailed() { endMessage(nil) }

    /// Sends a reply, and lets the time of the script's step go on.
    private func endMessage(_ json: [UInt8]?) {
        guard let message = background?.waiting else { return }
        let now = monotonicSeconds()
        background?.waiting = nil
        background?.secondsLeft -= now - message.arrived
        deadline = now + message.stepSecondsLeft
        record(.messageAnswered(bytes: json?.count))
        reply(json, to: message.json)
    }

    private func reply(_ json: [UInt8]?, to message: [UInt8]) {
        noteReply(RecordedMessage(json: message, reply: json))
        guard let page else { return }
        page.worker.send(SupervisorToWorker.reply(json), request: page.request)
    }
}

extension NativeAction {
    /// Whether it answers the messages of scripts of this kind, and not a payload.
    func isBackground(of kind: ScriptKind) -> Bool { kind == .contentScript && self != .none }
}

/// Checks the reply of a background: JSON or a property list, an object with "answer" or "error"; nothing is an empty object.
private func backgroundReply(_ bytes: [UInt8]) throws(ProgramAnswerError) -> [UInt8] {
    let value = try programAnswer(bytes)
    if value == .null { return Array("{}".utf8) }
    guard case .dictionary(let members) = value,
        members.allSatisfy({ $0.key == "answer" || $0.key == "error" }),
        members.count < 2, value["error"] == nil || value["error"]?.stringValue != nil
    else {
        throw ProgramAnswerError(
            description: "its answer to a message must be {\"answer\": ...} or {\"error\": \"text\"}, or nothing."
        )
    }
    return value.json()
}
