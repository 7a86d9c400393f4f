// UnsafeFork.swift: children that go on from where this process is. Safe because: it forks only while there is one thread, so
// every lock is free in the child and nothing is half done.

import CSandbox
import Glibc

/// Which of two processes goes on after `forkProcess`.
package enum ForkedProcess {
    /// The child, which has all that this process had and dies with it.
    case child
    /// This process, once the child has ended.
    case parent(ExitStatus)
    /// There is no child: this process has threads, or the system refuses another process.
    case refused
}

/// Forks. The parent waits until the child has ended.
package func forkProcess() -> ForkedProcess {
    let number = csandbox_fork()
    if number == 0 { return .child }
    return number < 0 ? .refused : .parent(ExitStatus(waitStatus: csandbox_wait(number)))
}

/// Ends this process as another one has ended.
package func end(like status: ExitStatus) -> Never {
    switch status {
    case .exited(let code): exit(code)
    case .killed(let signal): die(bySignal: signal)
    }
}

/// Has this process keep memory that becomes free, for what is asked for next, instead of giving it back to the system.
/// For processes that do the same again and again and do not last.
package func keepFreedMemory() { csandbox_keep_memory() }

/// The most memory that this process has had resident, in bytes. That of a child begins with its parent's.
package func ownPeakBytes() -> Int { Int(csandbox_own_peak_bytes()) }
