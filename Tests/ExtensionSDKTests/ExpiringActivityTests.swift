// ExpiringActivityTests.swift: work that outlives a request briefly.

import Foundation
import Testing

@testable import ExtensionSDK

@Suite("Expiring activities")
struct ExpiringActivityTests {
    @Test("Work that ends in time is awaited, without an expiration")
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

    @Test("Work that takes too long is called with its expiration while it runs")
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

/// The arguments of an activity's calls.
private final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Bool] = []
    var list: [Bool] { lock.withLock { values } }
    func add(_ value: Bool) { lock.withLock { values.append(value) } }
}
