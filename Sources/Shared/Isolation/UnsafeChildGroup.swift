// UnsafeChildGroup.swift: the children that one owner started. No others are waited for or killed, and no signal handler is installed: this
// may be a library in a program with children of its own.
// Safe because: the kernel writes only into local variables.

import CSandbox
import Glibc
import Synchronization

/// The limit that a child with a watchdog exceeded.
package enum ExceededLimit: Equatable, Sendable {
    case memory
    case processes
    /// None, but its watchdog was killed, so the cause of its end is unknown.
    case unkept
}

/// A child that has ended.
package struct EndedChild: Sendable {
    package var number: Int32
    package var status: ExitStatus
    /// Its largest resident size in bytes; for a child with a watchdog, the largest memory that was counted for its tree, if that is more.
    package var peakBytes: Int
    /// The limit for which its watchdog ended it; nil: none.
    package var passedBound: ExceededLimit?
}

/// Children that were started and not reaped yet.
package final class ChildGroup: Sendable {
    private struct Child {
        /// The socket of its watchdog, if it has one.
        var report: Int32?
        /// Its descriptor in the watch.
        var watched: Int32
    }

    private let living = Mutex<[Int32: Child]>([:])
    private let watch: Int32

    /// Creates a group without children.
    package init() { watch = csandbox_child_watch() }

    deinit { if watch >= 0 { close(watch) } }

    /// Readable while a child has ended and was not reaped yet. On a kernel before Linux 5.3 it never is.
    package var interest: Interest { Interest(watch, reads: true, writes: false) }

    func add(_ number: Int32, report: Int32?) {
        living.withLock { $0[number] = Child(report: report, watched: csandbox_watch_child(watch, number)) }
    }

    /// Whether all children except this one are reaped.
    package func isEmpty(except number: Int32?) -> Bool {
        living.withLock { living in living.keys.allSatisfy { $0 == number } }
    }

    /// Calls `body` unless the child is reaped: another process may then have its number.
    func withLiving(_ number: Int32, _ body: () -> Void) {
        living.withLock { if $0[number] != nil { body() } }
    }

    /// Reaps a child, if it has ended.
    func reap(_ number: Int32) -> EndedChild? {
        living.withLock { living in living[number].flatMap { Self.reap(number, $0, from: &living) } }
    }

    /// Reaps a child that has ended; nil if there is none.
    package func reap() -> EndedChild? {
        living.withLock { living in
            for (number, child) in living {
                if let ended = Self.reap(number, child, from: &living) { return ended }
            }
            return nil
        }
    }

    /// Ends the remaining children and their descendants, except those in `spared`, and waits until they are gone.
    ///
    /// - Complexity: Gives up after some seconds: a process that cannot be killed is left to the kernel.
    package func killAll(sparing spared: [Int32] = [], _ ended: (EndedChild) -> Void = { _ in }) {
        // Keepers wait five seconds for processes that do not die.
        let (asked, until) = (monotonicSeconds(), 6.0)
        var isFirst = true
        while true {
            while let child = reap() { ended(child) }
            let left = living.withLock { $0.map { (number: $0.key, isKept: $0.value.report != nil) } }
                .filter { !spared.contains($0.number) }
            let waited = monotonicSeconds() - asked
            if left.isEmpty || waited > until + 1 { return }
            for (number, isKept) in left where isFirst || waited > until {
                withLiving(number) {
                    _ = isKept && waited <= until ? kill(number, SIGTERM) : kill(isKept ? number : -number, SIGKILL)
                }
            }
            isFirst = false
            var ends = [interest]
            wait(for: &ends, seconds: 0.002)
        }
    }

    private static func reap(_ number: Int32, _ child: Child, from living: inout [Int32: Child]) -> EndedChild? {
        var status: Int32 = 0
        var peak: UInt = 0
        guard csandbox_reap(number, &status, &peak) != 0 else { return nil }
        living[number] = nil
        if child.watched >= 0 { close(child.watched) }
        let ended = EndedChild(number: number, status: ExitStatus(waitStatus: status), peakBytes: Int(peak))
        guard let report = child.report else { return ended }
        defer { close(report) }
        return keptChild(ended, report)
    }

    private static func keptChild(_ watchdog: EndedChild, _ report: Int32) -> EndedChild {
        var end = csandbox_kept_end()
        guard csandbox_read_kept_end(report, &end) != 0 else {
            var unkept = watchdog
            unkept.passedBound = .unkept
            return unkept
        }
        return EndedChild(
            number: watchdog.number,
            status: ExitStatus(waitStatus: end.status),
            peakBytes: Int(end.peak_bytes),
            passedBound: end.reason == Int32(csandbox_end_memory.rawValue)
                ? .memory : end.reason == Int32(csandbox_end_processes.rawValue) ? .processes : nil
        )
    }
}
