// UnsafeFork.swift: forks this process. Safe because: it forks only while there is one thread, so that in the child every lock is free and
// no operation is half done.

import CSandbox
import Glibc

/// The process that continues after `forkProcess`.
package enum ForkedProcess {
    /// The child, which is a copy of this process and dies with it.
    case child
    /// This process, after the child has ended.
    case parent(ExitStatus)
    /// There is no child: this process has threads, or the system refused.
    case refused
}

/// Forks. The parent waits until the child has ended.
package func forkProcess() -> ForkedProcess {
    let number = csandbox_fork()
    if number == 0 { return .child }
    return number < 0 ? .refused : .parent(ExitStatus(waitStatus: csandbox_wait(number)))
}

/// Ends this process in the way in which another one ended.
package func end(like status: ExitStatus) -> Never {
    switch status {
    case .exited(let code): exit(code)
    case .killed(let signal): die(bySignal: signal)
    }
}

/// Makes this process keep freed memory for later allocations instead of returning it to the system. For short-lived processes that repeat
/// the same work.
package func keepFreedMemory() { csandbox_keep_memory() }

/// The peak resident memory of this process, in bytes. A child's begins with its parent's.
package func ownPeakBytes() -> Int { Int(csandbox_own_peak_bytes()) }
