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
                case .userAnswer(let text): lock.withLock { asked.removeValue(forKey: frame.request) }?(text)
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

    /// Whether a load is unanswered; questions to the user do not count.
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
