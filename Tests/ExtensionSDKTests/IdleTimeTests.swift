// IdleTimeTests.swift: when loading counts as ended.

import Dispatch
import Testing

@testable import ExtensionSDK

@Suite("IdleTime")
struct IdleTimeTests {
    @Test("It begins with the first block that sees no loading, even if that block is late")
    func lateBlock() {
        let begin = DispatchTime.now()
        var idle = IdleTime(now: begin)
        idle.update(isLoading: true, now: begin + 1)
        // The load ended while this block waited for the main queue: what its handler enqueued has not run yet.
        idle.update(isLoading: false, now: begin + 5)
        #expect(!idle.exceeds(2, now: begin + 6))
        idle.update(isLoading: false, now: begin + 8)
        #expect(idle.exceeds(2, now: begin + 8))
    }

    @Test("Without a load it begins at once")
    func withoutLoad() {
        let begin = DispatchTime.now()
        var idle = IdleTime(now: begin)
        idle.update(isLoading: false, now: begin + 3)
        #expect(idle.exceeds(2, now: begin + 3))
    }
}
