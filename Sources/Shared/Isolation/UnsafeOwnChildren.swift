// UnsafeOwnChildren.swift: the children that this module started. No others are waited for or killed: this may be a library in
// a program that has children of its own.
// Safe because: the kernel writes into locals only.

import CSandbox
import Glibc
import Synchronization

/// Which bound a kept child passed.
public enum PassedBound: Equatable, Sendable {
    case memory
    case processes
    /// None, but its keeper was killed, so that nobody knows how it ended.
    case unkept
}

/// A child that ended.
public struct EndedChild: Sendable {
    public var number: Int32
    public var status: ExitStatus
    /// The largest resident size it had, in bytes; of a kept child, the most that was counted of all that came of it, if
    /// that is more.
    public var peakBytes: Int
    /// Why its keeper ended it; nil: not for a bound.
    public var passedBound: PassedBound?
}

/// Children that were started and not reaped yet, with the sockets of keepers.
enum OwnChildren {
    private static let living = Mutex<[Int32: Int32?]>([:])

    static func add(_ number: Int32, report: Int32?) { living.withLock { $0[number] = .some(report) } }

    /// Calls `body` unless the child is reaped: its number may be another process's then.
    static func withLiving(_ number: Int32, _ body: () -> Void) {
        living.withLock { if $0[number] != nil { body() } }
    }

    /// Reaps one child, if it has ended.
    static func reap(_ number: Int32) -> EndedChild? {
        living.withLock { living in living[number].flatMap { reap(number, $0, from: &living) } }
    }

    static var all: [(number: Int32, isKept: Bool)] { living.withLock { $0.map { ($0.key, $0.value != nil) } } }

    /// Reaps one that has ended.
    static func reap() -> EndedChild? {
        living.withLock { living in
            for (number, report) in living {
                if let ended = reap(number, report, from: &living) { return ended }
            }
            return nil
        }
    }

    private static func reap(_ number: Int32, _ report: Int32?, from living: inout [Int32: Int32?]) -> EndedChild? {
        var status: Int32 = 0
        var peak: UInt = 0
        guard csandbox_reap(number, &status, &peak) != 0 else { return nil }
        living[number] = nil
        let ended = EndedChild(number: number, status: ExitStatus(waitStatus: status), peakBytes: Int(peak))
        guard let report else { return ended }
        defer { close(report) }
        return keptChild(ended, report)
    }

    private static func keptChild(_ keeper: EndedChild, _ report: Int32) -> EndedChild {
        var told = csandbox_kept_end()
        guard csandbox_read_kept_end(report, &told) != 0 else {
            var unkept = keeper
            unkept.passedBound = .unkept
            return unkept
        }
        return EndedChild(
            number: keeper.number,
            status: ExitStatus(waitStatus: told.status),
            peakBytes: Int(told.peak_bytes),
            passedBound: told.reason == Int32(csandbox_end_memory.rawValue)
                ? .memory : told.reason == Int32(csandbox_end_processes.rawValue) ? .processes : nil
        )
    }
}

/// The next child that ended and was not reaped yet, or nil.
public func reapChild() -> EndedChild? { OwnChildren.reap() }

/// Ends the children that are left with all that came of them, and waits until they are gone, but for those in `spared`.
///
/// - Complexity: Gives up after some seconds: a process that can't die is the kernel's matter.
public func killAllChildren(sparing spared: [Int32] = [], _ ended: (EndedChild) -> Void = { _ in }) {
    // Keepers have five seconds for processes that do not die.
    let (asked, until) = (monotonicSeconds(), 6.0)
    var isFirst = true
    while true {
        while let child = reapChild() { ended(child) }
        let left = OwnChildren.all.filter { !spared.contains($0.number) }
        let waited = monotonicSeconds() - asked
        if left.isEmpty || waited > until + 1 { return }
        for (number, isKept) in left where isFirst || waited > until {
            OwnChildren.withLiving(number) {
                _ = isKept && waited <= until ? kill(number, SIGTERM) : kill(isKept ? number : -number, SIGKILL)
            }
        }
        isFirst = false
        usleep(200)
    }
}
