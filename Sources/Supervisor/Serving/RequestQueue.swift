// RequestQueue.swift: the queue of requests from a browser. Quick ones are answered at once, even during a run; for one that needs work,
// the browser waits briefly and is then shown that the work is in progress.

import Isolation
package import ServingProtocol

package final class RequestQueue {
    /// Seconds that a browser waits for work before it is shown the progress.
    private static let patience = 1.0

    private let server: WebServerSession
    /// Answers a request; nil if its work is not done and the browser can wait a little longer.
    private let answer: (_ request: WebRequest, _ isLate: Bool) -> WebAnswer?
    private var waiting: [(number: UInt32, request: WebRequest, since: Double)] = []
    /// The reason why the server has ended; nil while it is running.
    package private(set) var problem: String?

    /// - Parameter answer: Answers a request; nil if its work is not done and the browser can wait a little longer.
    package init(
        _ server: WebServerSession,
        answer: @escaping (_ request: WebRequest, _ isLate: Bool) -> WebAnswer?
    ) {
        self.server = server
        self.answer = answer
    }

    /// Whether a browser is waiting.
    package var isWaitedFor: Bool { !waiting.isEmpty }

    /// Answers the requests that can be answered. Reentrant: also called while the session works; its answers then take that into account.
    package func takeRequests(seconds: Double) {
        var seconds = seconds
        while problem == nil, let event = server.next(seconds: seconds) {
            switch event {
            case .unusable(let problem): self.problem = problem
            case .request(let number, let request): waiting.append((number, request, monotonicSeconds()))
            }
            seconds = 0
        }
        let now = monotonicSeconds()
        let pending = waiting
        waiting = []
        for item in pending {
            if let answer = answer(item.request, now - item.since > Self.patience) {
                server.answer(item.number, answer)
            } else {
                waiting.append(item)
            }
        }
    }
}
