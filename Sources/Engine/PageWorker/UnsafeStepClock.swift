// UnsafeStepClock.swift: the duration of each step of a job. Why it is safe: the kernel writes only into a local variable.

import Glibc
import PageProtocol

struct StepClock {
    private var last = StepClock.now()
    private(set) var timings: [Timing] = []

    /// Adds the time since the last call to this step.
    mutating func step(_ step: Timing.Step) {
        let now = StepClock.now()
        timings.append(Timing(step: step, microseconds: now - last))
        last = now
    }

    /// Ignores the time since the last call, which was spent waiting.
    mutating func skip() { last = StepClock.now() }

    private static func now() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
    }
}
