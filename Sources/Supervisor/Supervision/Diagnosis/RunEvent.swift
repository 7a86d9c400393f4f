// RunEvent.swift: what happened on a page's way, as the supervisor saw it, with times: the timeline of --trace.

package import PageProtocol

/// One moment of a run.
package struct RunEvent: Equatable, Sendable {
    /// What happened.
    package enum Kind: Equatable, Sendable {
        /// The worker was given the page.
        case begun(bytes: Int)
        /// The action's process was started, or one that was kept got the request.
        case actionStarted
        case parsed
        /// The action asked for a representation of the page.
        case asked(typeIdentifier: String)
        /// run() came to an end; the number of its payload's entries, nil for no dictionary.
        case payload(entries: Int?)
        case scriptFailed(stage: ScriptStage)
        /// The action completed its request with this many items.
        case returned(items: Int)
        case actionFailed
        /// The action asked to open a URL, which action and share extensions may not.
        case openRefused(url: String)
        /// The action asked for a transfer.
        case transferStarted(url: String)
        /// The worker was told to call finalize(), with this many entries in its argument.
        case finalizing(entries: Int)
        /// The worker was told to write the page without finalize().
        case finishing
        /// The worker's result arrived.
        case finished(changed: Bool)
    }

    package var kind: Kind
    /// Seconds since the run began.
    package var seconds: Double

    /// A moment.
    package init(kind: Kind, seconds: Double) {
        self.kind = kind
        self.seconds = seconds
    }

    /// In words.
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
        case .finalizing(let entries):
            "finalize() is called, its argument has \(entries) \(entries == 1 ? "entry" : "entries")"
        case .finishing: "the page is written, finalize() is not called"
        case .finished(let changed): "the page is done, \(changed ? "changed" : "unchanged")"
        }
    }

    var isBegin: Bool { if case .begun = kind { true } else { false } }

    /// The order of moments that does not depend on which of two processes is the faster one: the page's until run() is done, the
    /// action's, and those after both; moments of one part are in their own order.
    private var part: Int {
        switch kind {
        case .begun, .parsed, .payload, .scriptFailed(.load), .scriptFailed(.run): 0
        case .actionStarted, .asked, .returned, .actionFailed, .transferStarted, .openRefused: 1
        case .scriptFailed, .finalizing, .finishing, .finished: 2
        }
    }

    /// Moments in an order that another run of the same page has, too. What an action asked for while a page was opened that turned out to be
    /// none is left out: another time it may not come to that.
    package static func repeated(_ events: [RunEvent]) -> [RunEvent] {
        let isOpened = !events.contains(where: \.isBegin) || events.contains { $0.kind == .parsed }
        let kept = events.filter { if case .asked = $0.kind { isOpened } else { true } }
        return (0...2).flatMap { part in kept.filter { $0.part == part } }
    }
}
