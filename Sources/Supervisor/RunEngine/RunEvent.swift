// RunEvent.swift: the events of a run as the supervisor saw them, with times, for the timeline of --trace.

package import PageProtocol
import ProcessSupervision

/// An event of a run.
package struct RunEvent: Equatable, Sendable {
    /// The kind of event.
    package enum Kind: Equatable, Sendable {
        /// The page was sent to the worker.
        case begun(bytes: Int)
        /// The action's process was started, or a kept one received the request.
        case actionStarted
        case parsed
        /// The action asked for a representation of the page.
        case asked(typeIdentifier: String)
        /// run() ended; the number of its payload's entries, nil if the payload is not a dictionary.
        case payload(entries: Int?)
        case scriptFailed(stage: ScriptStage)
        /// The action completed its request with this many items.
        case returned(items: Int)
        case actionFailed
        /// The action asked to open a URL, which is not allowed to action and share extensions.
        case openRefused(url: String)
        /// The action requested a transfer.
        case transferStarted(url: String)
        /// A content script sent the extension's background a message.
        case messageSent(bytes: Int)
        /// The background replied; nil: nothing received the message.
        case messageAnswered(bytes: Int?)
        /// The worker was asked to call finalize(), with this many entries in its argument.
        case finalizing(entries: Int)
        /// The worker was asked to write the page without finalize().
        case finishing
        /// The worker's result arrived.
        case finished(changed: Bool)
    }

    package var kind: Kind
    /// Seconds since the run began.
    package var seconds: Double

    /// Creates an event.
    package init(kind: Kind, seconds: Double) {
        self.kind = kind
        self.seconds = seconds
    }

    /// The event in words.
    package var text: String {
        switch kind {
        case .begun(let bytes): "the page is sent to the worker: \(bytes) bytes"
        case .actionStarted: "the native action is started"
        case .parsed: "the page is parsed"
        case .asked(let type): "the action asks for \(type)"
        case .payload(nil): "run() hands over nothing"
        case .payload(let entries?): "run() hands over \(entries) \(entries == 1 ? "entry" : "entries")"
        case .scriptFailed(let stage): "the script fails in \(stage)"
        case .returned(let items): "the action returns \(items) item\(items == 1 ? "" : "s")"
        case .actionFailed: "the action fails"
        case .transferStarted(let url): "the action starts a transfer: \(url)"
        case .openRefused(let url): "the action asks to open \(url), which is not permitted"
        case .messageSent(let bytes): "the background gets a message: \(bytes) bytes"
        case .messageAnswered(nil): "nothing answers the message"
        case .messageAnswered(let bytes?): "the background answers: \(bytes) bytes"
        case .finalizing(let entries):
            "finalize() is called, its argument has \(entries) \(entries == 1 ? "entry" : "entries")"
        case .finishing: "the page is written, finalize() is not called"
        case .finished(let changed): "the page is done, \(changed ? "changed" : "unchanged")"
        }
    }

    package var isBegin: Bool { if case .begun = kind { true } else { false } }

    /// An order of events that does not depend on the relative speed of two processes: the page's events until run() is done, the
    /// action's, and those after both. Within a part, events keep their order.
    private var part: Int {
        switch kind {
        case .begun, .parsed, .payload, .scriptFailed(.load), .scriptFailed(.run), .messageSent, .messageAnswered: 0
        case .actionStarted, .asked, .returned, .actionFailed, .transferStarted, .openRefused: 1
        case .scriptFailed, .finalizing, .finishing, .finished: 2
        }
    }

    /// The events in an order that is the same in another run of the page. Omits the requests of an action while a page was opened that
    /// turned out not to be one: in another run they may not occur.
    package static func repeated(_ events: [RunEvent]) -> [RunEvent] {
        let isOpened = !events.contains(where: \.isBegin) || events.contains { $0.kind == .parsed }
        let kept = events.filter { if case .asked = $0.kind { isOpened } else { true } }
        return (0...2).flatMap { part in kept.filter { $0.part == part } }
    }
}
