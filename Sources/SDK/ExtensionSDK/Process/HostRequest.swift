// HostRequest.swift: one request of the host: sends its questions and its end to the supervisor.

import ActionProtocol
import Foundation
import PropertyValues

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
            let returned = encodedItems(items.value, note: onNote)
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
