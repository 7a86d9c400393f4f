// RunDriver+Action.swift: the native action of one run: starts or reuses its process, answers its requests, reads its result, ends it.

import ActionProtocol
package import Isolation
import JSONCoding
import PageProtocol
package import ProcessSupervision
package import PropertyValues
import Sharing
import Wire

extension RunDriver {
    /// The action's process; nil if it has not started.
    var actionProcess: ChildProcess? { swiftAction?.process ?? program?.process }

    /// The sandbox of the action's process.
    var sandbox: ActionSandbox? { swiftAction?.sandbox ?? program?.sandbox }

    /// How the action's process ended; nil while it is running.
    var actionExit: ExitStatus? { swiftAction?.exit ?? program?.exit }

    func startAction() {
        if background != nil { return }
        switch action {
        case .none, .fixed, .replies: return
        case .swift, .program: record(.actionStarted)
        }
        do {
            switch action {
            case .none, .fixed, .replies: break
            case .swift(let executable, let request):
                if swiftAction?.isGone != false {
                    let connection = try startSwiftAction(
                        children,
                        executable,
                        isReusable: keepsAction,
                        access: request.access,
                        memory: memory.action
                    )
                    swiftAction = connection
                    connection.prompt = request.prompt
                }
                // NB: A page that no app shares is awaited first, because its title is part of the request.
                if page == nil || items != nil { swiftAction?.send(SupervisorToAction.begin(request), request: 0) }
            case .program(let path, let arguments, let directory, _, let access):
                program = try startProgram(children, path, arguments, directory, access: access, memory: memory.action)
            }
        } catch {
            failAction(.actionFailed, error.description + ".")
        }
    }

    /// Sends a Swift action its request with the page's title, as Safari does. Called once the page is parsed.
    func beginRequest(onPageTitled title: String) {
        guard items == nil, case .swift(_, let request) = action else { return }
        swiftAction?.send(SupervisorToAction.begin(request.titled(title)), request: 0)
    }

    func readAction() {
        if background != nil { return readBackground() }
        if let swiftAction {
            readFrames(of: swiftAction)
            if !isEnded, !isActionReported, swiftAction.attendPrompt() { perform(machine.waitingForUser()) }
        }
        if let program, !isActionReported, program.answer.count > ActionLimits.answer {
            failAction(.actionFailed, "\(actor) answered more than \(ActionLimits.answer >> 20) MB.")
        } else if let program, program.isDone, !isActionReported,
            !offersPage || machine.hasPayload || program.exit != .exited(code: 0)
        {
            readAnswer(of: program)
        }
    }

    private func readFrames(of connection: FrameConnection) {
        do {
            while !isEnded, !isActionReported, let frame = try connection.nextFrame() {
                let message = try ActionToSupervisor(frame)
                if case .complete = message {} else { perform(machine.actionAsked()) }
                if isActionReported { return }
                switch message {
                case .loadItem(let item, let attachment, let type, let extraArguments):
                    answerItemRequest(frame.request, (item, attachment), type, extraArguments, connection)
                case .complete(let items):
                    actionReturned(items)
                case .cancel(let domain, let code, let reason):
                    let cancellation = ActionCancellation(domain: domain, code: code, reason: reason)
                    recordCancellation(cancellation)
                    failAction(.cancelled, cancellation.sentence)
                case .transfer(let request):
                    record(.transferStarted(url: String(request.url.prefix(ActionLimits.reason))))
                    startTransfer(request, connection)
                case .ask(let question):
                    connection.ask(question, frame.request)
                case .opened(let url): record(.openRefused(url: String(url.prefix(ActionLimits.reason))))
                }
            }
        } catch {
            failAction(.actionFailed, "\(actor) sent an invalid message: \(error.description).")
        }
        if !isActionReported, connection.isOverrun {
            failAction(.actionFailed, "\(actor) does not read the answers to its questions.")
        } else if !isActionReported, connection.hasMore {
            return
        } else if !isActionReported, let exit = connection.exit {
            failAction(exit: exit, "before it completed the request")
        } else if !isActionReported, connection.isClosed {
            // Its exit status arrives in the next turns and explains more, if the process ends at all.
            let now = monotonicSeconds()
            let since = actionClosedSince ?? now
            actionClosedSince = since
            if now - since > ActionLimits.goodbye {
                failAction(.actionFailed, "\(actor) closed its connection before it completed the request.")
            }
        }
    }

    /// Answers a request for an item; requests for the page's payload are passed to the page.
    private func answerItemRequest(
        _ question: UInt32,
        _ wanted: (item: Int, attachment: Int),
        _ type: String,
        _ extraArguments: PropertyValue?,
        _ connection: FrameConnection
    ) {
        var place = wanted
        let type = String(type.prefix(ActionLimits.reason))
        switch items?.answer(item: wanted.item, attachment: wanted.attachment, type: type) {
        case .value(let value)?:
            record(.asked(typeIdentifier: type))
            return connection.send(SupervisorToAction.item(value, problem: nil), request: question)
        case .missing(let problem)?:
            record(.asked(typeIdentifier: type))
            return connection.send(SupervisorToAction.item(nil, problem: problem), request: question)
        case .page?: place = (0, 0)
        case nil: break
        }
        let commands = machine.itemAsked(
            question: question,
            item: place.item,
            attachment: place.attachment,
            typeIdentifier: type,
            extraArguments: extraArguments
        )
        record(commands.contains(.killAction) ? .actionFailed : .asked(typeIdentifier: type))
        perform(commands)
    }

    private func readAnswer(of program: ProgramConnection) {
        guard program.exit == .exited(code: 0) else {
            return failAction(exit: program.exit ?? .exited(code: 0), "without an answer")
        }
        let answer: PropertyValue
        do { answer = try programAnswer(program.answer) } catch {
            return failAction(.actionFailed, "\(actor) \(error.description)")
        }
        guard let items = itemsOfProgramAnswer(answer) else {
            return failAction(
                .actionFailed,
                "\(actor) its answer is neither an array of items nor a dictionary."
            )
        }
        actionReturned(items)
    }

    private func actionReturned(_ items: PropertyValue) {
        isActionReported = true
        recordReturned(items)
        if case .array(let elements) = items { record(.returned(items: elements.count)) }
        perform(machine.actionCompleted(items: items))
    }

    /// The prefix of messages about the action. The path of a compiled action would not help its author.
    var actor: String {
        if case .program(let path, _, _, _, _) = action { return "\(path):" }
        return "the native action"
    }

    func failAction(exit: ExitStatus, _ rest: String) {
        if let bound = swiftAction?.passedBound ?? program?.passedBound {
            let failure = bound.failure(memory: memory.action)
            return failAction(failure.reason, failure.message)
        }
        if exit.isFileSizeLimit {
            let limit = ActionLimits.fileSize >> 20
            return failAction(
                .actionFailed,
                "\(actor) was terminated because it wrote a file of more than \(limit) MB."
            )
        }
        let reason: TerminalReason = if case .killed = exit { .crashed } else { .actionFailed }
        failAction(reason, "\(actor) \(exit.description) \(rest).")
    }

    func failAction(_ reason: TerminalReason, _ message: String) {
        isActionReported = true
        record(.actionFailed)
        recordActionsFault()
        perform(machine.actionFailed(RunFailure(reason, message)))
    }

    /// Handles the end of a child, if it is the action.
    func actionEnded(_ child: EndedChild) {
        for connection in [swiftAction] where connection?.process.number == child.number {
            connection?.exit = child.status
            connection?.passedBound = child.passedBound
            connection?.peakBytes = child.peakBytes
        }
        if let program, program.process.number == child.number {
            program.exit = child.status
            program.passedBound = child.passedBound
            program.peakBytes = child.peakBytes
        } else if swiftAction?.process.number != child.number {
            return
        }
        actionPeakBytes = max(actionPeakBytes, child.peakBytes)
    }

    /// Sends the action the item that it asked for; a program gets it as its standard input.
    package func supplyItem(_ question: UInt32, _ value: PropertyValue?, _ problem: String?) {
        if let swiftAction {
            return swiftAction.send(SupervisorToAction.item(value, problem: problem), request: question)
        }
        feedProgram(value?[ActionChannel.preprocessingResultsKey] ?? .null)
    }

    /// Writes a program's standard input.
    func feedProgram(_ payload: PropertyValue) {
        guard let program, case .program(_, _, _, let format, _) = action else { return }
        switch format {
        case .json: program.feed(payload.json() + [0x0A])
        case .propertyList:
            do {
                program.feed(try xmlPropertyList(payload))
            } catch {
                let what = offersPage ? "payload" : "items"
                failAction(.actionFailed, "the \(what) cannot be represented as a property list.")
            }
        }
    }
}

extension ActionRequest {
    /// The request with a page's title as its items' title and text, as in Safari.
    fileprivate func titled(_ title: String) -> ActionRequest {
        guard !title.isEmpty, case .array(let items) = inputItems else { return self }
        var request = self
        request.inputItems = .array(
            items.map { item in
                guard case .dictionary(let entries) = item else { return item }
                return .dictionary([("title", .string(title)), ("contentText", .string(title))] + entries)
            }
        )
        return request
    }
}

extension ExceededLimit {
    /// The failure of an action that exceeded this limit and was ended.
    package func failure(memory: Int) -> RunFailure {
        switch self {
        case .memory: RunFailure(.outOfMemory, "the native action took more than \(memory >> 20) MB of memory.")
        case .processes:
            RunFailure(.actionFailed, "the native action started more than \(ActionLimits.processes) processes.")
        case .unkept: RunFailure(.crashed, "the process that supervises the native action was killed from outside.")
        }
    }
}
