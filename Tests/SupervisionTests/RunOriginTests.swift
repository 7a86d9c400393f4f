// RunOriginTests.swift: a run's time is read back as it was written.

import Supervision
import TestSupport
import Testing

@Suite("Time of a run")
struct RunOriginTests {
    @Test("Every millisecond is written as itself, and read back")
    func roundTrip() {
        var numbers = RepeatableGenerator(seed: 1)
        for _ in 0..<20_000 {
            let milliseconds = Double(numbers.below(4_102_444_800_000))
            let text = RunOrigin.text(of: milliseconds)
            #expect(RunOrigin.milliseconds(of: text) == milliseconds, "\(text)")
        }
        #expect(RunOrigin.text(of: 1_795_461_745_688) == "2026-11-23T19:22:25.688Z")
        #expect(RunOrigin.milliseconds(of: "2026-11-23T19:22:25Z") == 1_795_461_745_000)
        #expect(RunOrigin.milliseconds(of: "yesterday") == nil)
    }
}
