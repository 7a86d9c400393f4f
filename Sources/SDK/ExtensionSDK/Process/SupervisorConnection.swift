// SupervisorConnection.swift: the action's end of the channel to the supervisor. Messages: ActionProtocol's
// ActionMessages.
//
// Invariants: 1. Frames are sent whole, one at a time (sendLock). 2. Each question is answered once: by the supervisor,
// or with an error when the channel closes. 3. A request that has ended asks nothing: in a process that serves several
// requests, the answer would belong to the next page.

import ActionProtocol
import Foundation
import PropertyValues
import Wire

/// The channel to the supervisor: questions and answers, requests and their ends.
final class SupervisorConnection: @unchecked Sendable {
    private let channel: FrameChannel
    private let sendLock = NSLock()
    private let lock = NSLock()
    private var waiting: [UInt32: @Sendable (PropertyValue?, String?) -> Void] = [:]
    /// Questions to the user; separate from `waiting`, whose loads a user waits for.
    private var asked: [UInt32: @Sendable (String?) -> Void] = [:]
    private var nextQuestion: UInt32 = 1

    init(descriptor: Int32) { channel = FrameChannel(descriptor: descriptor) }

    /// Waits for the request; nil if the supervisor closes the channel first.
    func receiveRequest() throws -> ActionRequest? {
        guard let frame = try channel.read() else { return nil }
        guard case .begin(let request) = try SupervisorToAction(frame) else { return nil }
        return request
    }

    /// Reads answers on its own thread until the channel closes.
    ///
    /// - Parameters:
    ///   - onRequest: Called with each further request.
    ///   - onClose: Called when the supervisor has closed the channel.
    func startReading(
        onRequest: @escaping @Sendable (ActionRequest) -> Void,
        onClose: @escaping @Sendable () -> Void
    ) {
        let thread = Thread { [self] in
            while let frame = try? channel.read() {
                switch try? SupervisorToAction(frame) {
                case .item(let value, let problem):
                    lock.withLock { waiting.removeValue(forKey: frame.request) }?(value, problem)
                case .begin(let request): onRequest(request)
                case .transferred(let folder): TransferFolders.shared.ended(folder)
                case .answer(let text): lock.withLock { asked.removeValue(forKey: frame.request) }?(text)
                case nil: continue
                }
            }
            let unanswered = lock.withLock {
                defer { waiting = [:] }
                return waiting
            }
            for answer in unanswered.values { answer(nil, "The host closed the connection.") }
            onClose()
        }
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Whether a question is unanswered.
    var isWaiting: Bool { lock.withLock { !waiting.isEmpty } }

    /// Requests one representation.
    ///
    /// - Parameter extraArguments: The extra arguments for a page's run().
    func load(
        item: Int,
        attachment: Int,
        typeIdentifier: String,
        extraArguments: PropertyValue?,
        completion: NSItemProvider.CompletionHandler?
    ) {
        let question = lock.withLock {
            defer { nextQuestion += 1 }
            waiting[nextQuestion] = { value, problem in
                let error = problem.map { NSItemProvider.error(.itemUnavailableError, typeIdentifier, detail: $0) }
                completion?(value.map { loadedObject($0, typeIdentifier: typeIdentifier) }, error)
            }
            return nextQuestion
        }
        let message = ActionToSupervisor.loadItem(
            item: item,
            attachment: attachment,
            typeIdentifier: typeIdentifier,
            extraArguments: extraArguments
        )
        if !send(message, request: question) {
            lock.withLock { waiting.removeValue(forKey: question) }?(nil, "The host cannot be reached.")
        }
    }

    /// Asks the user for the next step; nil: there is no user.
    func ask(_ question: String, completion: @escaping @Sendable (String?) -> Void) {
        let number = lock.withLock {
            defer { nextQuestion += 1 }
            asked[nextQuestion] = completion
            return nextQuestion
        }
        if !send(.ask(question: question), request: number) {
            lock.withLock { asked.removeValue(forKey: number) }?(nil)
        }
    }

    @discardableResult
    func send(_ message: ActionToSupervisor, request: UInt32) -> Bool {
        sendLock.withLock { (try? channel.send(message, request: request)) != nil }
    }
}

/// One request; receives the end from its context.
final class HostRequest: RequestSink, @unchecked Sendable {
    private let connection: SupervisorConnection
    private let lock = NSLock()
    private enum State { case open, returning, ended }
    private var state = State.open
    private let onEnd: @Sendable () -> Void
    private let onNote: @Sendable (String) -> Void

    /// - Parameters:
    ///   - onEnd: Called when the request has ended and the supervisor has been notified.
    ///   - onNote: Receives messages for developers.
    init(
        connection: SupervisorConnection,
        onEnd: @escaping @Sendable () -> Void,
        onNote: @escaping @Sendable (String) -> Void
    ) {
        self.connection = connection
        self.onEnd = onEnd
        self.onNote = onNote
    }

    /// Requests one representation. A page's script receives the extra arguments in the options.
    func load(
        item: Int,
        attachment: Int,
        typeIdentifier: String,
        options: [AnyHashable: Any]?,
        completion: NSItemProvider.CompletionHandler?
    ) {
        let isOfPage = typeIdentifier.lowercased() == ActionChannel.propertyListType
        let isAsked = lock.withLock {
            // The contents of an input item that is returned unchanged are loaded at that time. The page is not loaded
            // again, since its script would run again.
            state == .open || (state == .returning && !isOfPage)
        }
        guard isAsked else {
            let detail = "The request has ended."
            completion?(nil, NSItemProvider.error(.itemUnavailableError, typeIdentifier, detail: detail))
            return
        }
        var extraArguments: PropertyValue?
        if isOfPage, let options, !options.isEmpty {
            do throws(LoadOptionsError) {
                let options = try LoadOptions(options)
                extraArguments = options.extraArguments
                for key in options.ignoredKeys {
                    onNote("loadItem's option \"\(key)\" does not reach run(): \(LoadOptions.passedOn).")
                }
            } catch {
                onNote("loadItem's options are refused: \(error.reason).")
                let detail = "Its options are refused: \(error.reason)."
                completion?(nil, NSItemProvider.error(.itemUnavailableError, typeIdentifier, detail: detail))
                return
            }
        }
        connection.load(
            item: item,
            attachment: attachment,
            typeIdentifier: typeIdentifier,
            extraArguments: extraArguments,
            completion: completion
        )
    }

    /// The seconds that a completion handler may take; the supervisor ends the process a little later.
    static let completionTime = 0.4

    func complete(returningItems items: [Any]?, finished: @escaping @Sendable (_ expired: Bool) -> Void) {
        let items = UncheckedBox(items ?? [])
        DispatchQueue.global().async { [self] in
            lock.withLock { state = .returning }
            let returned = returnedItems(items.value, note: onNote)
            if let note = UnmatchedTypes.shared.takeMessage() { onNote(note) }
            lock.withLock { state = .ended }
            connection.send(.complete(items: returned), request: 0)
            let expiry = DispatchWorkItem { [self] in
                onNote("the completion handler of completeRequest takes too long; it is called again, as expired.")
                finished(true)
                onEnd()
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.completionTime, execute: expiry)
            finished(false)
            expiry.cancel()
            onEnd()
        }
    }

    func cancel(withError error: any Error) {
        let details = error as NSError
        // NB: The bridged description of a Swift error does not contain the case; its own description does. For a
        // Foundation error, NSError's description is used.
        let text = String(describing: error)
        let isSwiftError = !(error is any LocalizedError) && !text.hasPrefix("Error Domain=")
        let reason = isSwiftError ? text : error.localizedDescription
        if let note = UnmatchedTypes.shared.takeMessage() { onNote(note) }
        lock.withLock { state = .ended }
        connection.send(.cancel(domain: details.domain, code: Int64(details.code), reason: reason), request: 0)
        onEnd()
    }

    func note(_ text: String) { onNote(text) }

    func ask(_ question: String, completion: @escaping @Sendable (String?) -> Void) {
        connection.ask(question, completion: completion)
    }

    func opened(_ url: URL) {
        connection.send(.opened(url: url.absoluteString), request: 0)
        onNote("open(\(url.absoluteString)) has no effect: action and share extensions may not open URLs.")
    }

    var isLoading: Bool { connection.isWaiting }
}
