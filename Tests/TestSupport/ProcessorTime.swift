// ProcessorTime.swift: the cost of code, independent of the machine's load.

import Glibc

/// The least processor time, in seconds, that this thread takes for `body` in three runs.
public func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<3 {
        let start = threadSeconds()
        try body()
        least = min(least, threadSeconds() - start)
    }
    return least
}

private func threadSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
