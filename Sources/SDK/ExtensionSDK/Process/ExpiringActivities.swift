// ExpiringActivities.swift: work that may briefly continue after the end of the request.
// https://developer.apple.com/documentation/foundation/processinfo/performexpiringactivity(withreason:using:)

import Foundation

extension ProcessInfo {
    /// Runs `block` with false on a private queue; the process waits briefly for it to return. If it takes longer, the
    /// block is called again with true, possibly while the first call is still running.
    ///
    /// - Parameter reason: A description of the work; must not be empty.
    @preconcurrency
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        precondition(!reason.isEmpty, "performExpiringActivity needs a reason.")
        ExpiringActivities.shared.begin(block)
    }
}

/// The activities of this process.
final class ExpiringActivities: @unchecked Sendable {
    static let shared = ExpiringActivities()

    private let queue = DispatchQueue(label: "webaction.expiring-activities", attributes: .concurrent)
    private let lock = NSLock()
    private var running: [Int: @Sendable (Bool) -> Void] = [:]
    private var nextNumber = 0
    private let group = DispatchGroup()

    func begin(_ block: @escaping @Sendable (Bool) -> Void) {
        let number = lock.withLock {
            defer { nextNumber += 1 }
            running[nextNumber] = block
            return nextNumber
        }
        group.enter()
        queue.async { [self] in
            block(false)
            lock.withLock { _ = running.removeValue(forKey: number) }
            group.leave()
        }
    }

    /// Waits until all activities have ended; after `seconds`, notifies the remaining ones that their time is up.
    func finish(within seconds: Double) {
        if group.wait(timeout: .now() + seconds) == .success { return }
        for block in lock.withLock({ Array(running.values) }) { block(true) }
    }
}
