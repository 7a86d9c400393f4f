// UnsafeProcessCopy.swift: copies of this process. Safe because: a copy is made only while there is one thread, so every
// lock is free in it and nothing is half done.

import CSandbox
import Glibc

/// Which of two processes goes on after `copyProcess`.
public enum ProcessCopy {
    /// The copy, which has all that this process had and dies with it.
    case copy
    /// This process, once the copy has ended.
    case original(ExitStatus)
    /// There is no copy: this process has threads, or the system refuses another process.
    case refused
}

/// Makes a copy of this process. The original waits until the copy has ended.
public func copyProcess() -> ProcessCopy {
    let number = csandbox_copy()
    if number == 0 { return .copy }
    return number < 0 ? .refused : .original(ExitStatus(waitStatus: csandbox_wait(number)))
}

/// Ends this process as another one has ended.
public func end(like status: ExitStatus) -> Never {
    switch status {
    case .exited(let code): exit(code)
    case .killed(let signal): die(bySignal: signal)
    }
}

/// Has this process keep memory that becomes free, for what is asked for next, instead of giving it back to the system.
/// For processes that do the same again and again and do not last.
public func keepFreedMemory() { csandbox_keep_memory() }

/// The most memory that this process has had resident, in bytes. That of a copy begins with what it was copied from.
public func ownPeakBytes() -> Int { Int(csandbox_own_peak_bytes()) }
