// ExpiringActivityTests.swift: work that outlives a request by a moment.

import Foundation
import Testing

@testable import ExtensionSDK

@Suite("Expiring activities")
struct ExpiringActivityTests {
    @Test("Work that ends in time is waited for, and not told anything")
    func inTime() {
        let calls = Calls()
        let activities = ExpiringActivities()
        activities.begin { expired in
            Thread.sleep(forTimeInterval: 0.02)
            calls.add(expired)
        }
        activities.finish(within: 5)
        #expect(calls.list == [false])
    }

    @Test("Work that takes too long is told so while it runs")
    func expired() {
        let calls = Calls()
        let started = DispatchSemaphore(value: 0)
        let end = DispatchSemaphore(value: 0)
        let activities = ExpiringActivities()
        activities.begin { expired in
            calls.add(expired)
            if expired {
                end.signal()
            } else {
                started.signal()
                end.wait()
            }
        }
        started.wait()
        activities.finish(within: 0.05)
        #expect(calls.list == [false, true])
    }
}

/// What activities were called with.
private final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Bool] = []
    var list: [Bool] { lock.withLock { values } }
    func add(_ value: Bool) { lock.withLock { values.append(value) } }
}
