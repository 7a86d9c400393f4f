// HostConnection.swift: the action's end of the channel to the host. Messages: WorkerProtocol's ActionMessages.
//
// Invariants: 1. Frames are sent whole, one at a time (sendLock). 2. Only the reader's thread reads. 3. Each question
// is answered once: by the host, or with an error when the channel closes.

import Foundation
import WorkerProtocol

/// Questions to the host and the end of the request.
final class HostConnection: RequestSink, @unchecked Sendable {
    private let channel: FrameChannel
    private let sendLock = NSLock()
    private let lock = NSLock()
    private var waiting: [UInt32: @Sendable (PropertyValue?, String?) -> Void] = [:]
    private var nextQuestion: UInt32 = 1
    private let onEnd: @Sendable () -> Void
    private let onNote: @Sendable (String) -> Void

    /// - Parameters:
    ///   - onEnd: Called when the request has ended and the host knows.
    ///   - onNote: Told what developers should know.
    init(descriptor: Int32, onEnd: @escaping @Sendable () -> Void, onNote: @escaping @Sendable (String) -> Void) {
        channel = FrameChannel(descriptor: descriptor)
        self.onEnd = onEnd
        self.onNote = onNote
    }

    /// Waits for the request; nil if the host closes the channel before.
    func receiveRequest() throws -> ActionRequest? {
        guard let frame = try channel.read() else { return nil }
        guard case .begin(let request) = try HostToAction(frame) else { return nil }
        return request
    }

    /// Reads answers on a thread of its own until the channel closes.
    func startReading() {
        let thread = Thread { [self] in
            while let frame = try? channel.read() {
                guard let message = try? HostToAction(frame), case .item(let value, let problem) = message else {
                    continue
                }
                lock.withLock { waiting.removeValue(forKey: frame.request) }?(value, problem)
            }
            for (_, answer) in lock.withLock({ waiting }) { answer(nil, "The host closed the connection.") }
            onEnd()
        }
        thread.stackSize = 512 << 10
        thread.start()
    }

    /// Asks for one representation.
    func load(item: Int, attachment: Int, typeIdentifier: String, completion: NSItemProvider.CompletionHandler?) {
        let question = lock.withLock {
            defer { nextQuestion += 1 }
            waiting[nextQuestion] = { value, problem in
                let error = problem.map { NSItemProvider.error(.itemUnavailableError, typeIdentifier, detail: $0) }
                completion?(value.map { loadedObject($0, typeIdentifier: typeIdentifier) }, error)
            }
            return nextQuestion
        }
        let message = ActionToHost.loadItem(item: item, attachment: attachment, typeIdentifier: typeIdentifier)
        if !send(message, request: question) {
            lock.withLock { waiting.removeValue(forKey: question) }?(nil, "The host cannot be reached.")
        }
    }

    func complete(returningItems items: [Any]?, finished: @escaping @Sendable () -> Void) {
        let items = UncheckedBox(items ?? [])
        DispatchQueue.global().async { [self] in
            send(.complete(items: returnedItems(items.value, note: onNote)), request: 0)
            finished()
            onEnd()
        }
    }

    func cancel(withError error: any Error) {
        let details = error as NSError
        // NB: The bridged text of a Swift error names no case; its own description does.
        let isSwiftError = !(error is any LocalizedError) && type(of: error) != NSError.self
        let reason = isSwiftError ? String(describing: error) : error.localizedDescription
        send(.cancel(domain: details.domain, code: Int64(details.code), reason: reason), request: 0)
        onEnd()
    }

    func note(_ text: String) { onNote(text) }

    @discardableResult
    private func send(_ message: ActionToHost, request: UInt32) -> Bool {
        sendLock.withLock { (try? channel.send(message, request: request)) != nil }
    }
}
