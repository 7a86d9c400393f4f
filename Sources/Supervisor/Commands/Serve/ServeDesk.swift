// ServeDesk.swift: the requests of a browser that wait: what is quick is answered at once, also while a run goes on; what has to be made
// first is waited for a little, and then told to be on its way.

import Isolation
import ServingProtocol
import Supervision

final class ServeDesk {
    /// Seconds for which a browser waits for what is being made, before it is shown that.
    private static let patience = 1.0

    private let server: WebServerSession
    private let session: ServeSession
    private var waiting: [(number: UInt32, request: WebRequest, since: Double)] = []
    /// Why there is no server any longer.
    private(set) var problem: String?

    init(_ server: WebServerSession, _ session: ServeSession) {
        self.server = server
        self.session = session
    }

    /// Whether a browser waits.
    var isWaitedFor: Bool { !waiting.isEmpty }

    /// Answers what can be answered. Is called by what it asks the session to do, too: the session says what can't be done then.
    func takeRequests(seconds: Double) {
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
            if let answer = session.answer(item.request, isLate: now - item.since > Self.patience) {
                server.answer(item.number, answer)
            } else {
                waiting.append(item)
            }
        }
    }
}
