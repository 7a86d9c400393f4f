// UnsafeEventLoop.swift: waits on several descriptors at once, and reads and writes without blocking.
// Safe because: pointers passed to the kernel are an array's own storage with its own count.

import CSandbox
import Glibc
import Synchronization

/// Signals that ask the program to end, as an event to wait for. For command lines: it changes the process's signal mask.
public final class SignalSource {
    /// The descriptor that is readable while a signal is pending.
    public let descriptor: Int32

    /// Takes over SIGINT, SIGTERM and SIGHUP, and ignores SIGPIPE.
    public init?() {
        descriptor = csandbox_signals()
        if descriptor < 0 { return nil }
        interruptions.withLock { if $0 < 0 { $0 = csandbox_interruptions() } }
    }

    /// The next pending signal, or nil.
    public func next() -> Int32? {
        let number = csandbox_next_signal(descriptor)
        guard number > 0 else { return nil }
        wasInterrupted.withLock { $0 = true }
        return number
    }

    deinit { close(descriptor) }
}

/// Open while this process blocks signals that would end it; it stays open, as they stay blocked.
private let interruptions = Mutex<Int32>(-1)

/// Readable while a signal is pending that asks this process to end; nil if such a signal ends it at once.
public var interruptionInterest: Interest? {
    let descriptor = interruptions.withLock { $0 }
    return descriptor < 0 ? nil : Interest(descriptor, reads: true, writes: false)
}

/// Whether a `SignalSource` has received such a signal: the program is ending, and waits only briefly.
private let wasInterrupted = Mutex(false)

/// Whether the program was asked to end.
var isEnding: Bool { wasInterrupted.withLock { $0 } || waitingInterruption() != nil }

/// A signal that asks this process to end and that no `SignalSource` has received yet.
public func waitingInterruption() -> Int32? {
    let number = csandbox_pending_interruption()
    return number > 0 ? number : nil
}

/// Ends this process by a signal, as if it had never been caught.
public func die(bySignal number: Int32) -> Never {
    csandbox_die_by(number)
    exit(128 + number)
}

/// Makes a connected pair of sockets: the supervisor's end, which never blocks, and the child's.
public func makeSocketPair() -> (own: Int32, child: Int32)? {
    var ends: [Int32] = [-1, -1]
    return csandbox_socket_pair(&ends) == 0 ? (ends[0], ends[1]) : nil
}

/// Makes a pipe; the supervisor's end does not block.
public func makePipe(ownEndReads: Bool) -> (own: Int32, child: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard csandbox_pipe(&ends) == 0 else { return nil }
    let own = ownEndReads ? ends[0] : ends[1]
    guard csandbox_set_nonblocking(own) == 0 else { return nil }
    return (own, ownEndReads ? ends[1] : ends[0])
}

/// Makes writes to a descriptor that is passed to a child fail instead of waiting for a reader.
public func stopWaiting(_ descriptor: Int32) { _ = csandbox_set_nonblocking(descriptor) }

/// The events to wait for on one descriptor, and those that occurred.
public struct Interest: Sendable {
    public var descriptor: Int32
    public var reads: Bool
    public var writes: Bool
    /// Readable, or closed by the other side.
    public var isReadable = false
    public var isWritable = false

    /// Waits until a descriptor is readable, writable, or either.
    public init(_ descriptor: Int32, reads: Bool, writes: Bool) {
        self.descriptor = descriptor
        self.reads = reads
        self.writes = writes
    }
}

/// Waits until one of `interests` is ready, or `seconds` have passed.
public func wait(for interests: inout [Interest], seconds: Double) {
    var polls = interests.map { interest in
        pollfd(
            fd: interest.descriptor,
            events: Int16((interest.reads ? POLLIN : 0) | (interest.writes ? POLLOUT : 0)),
            revents: 0
        )
    }
    let milliseconds = Int32(clamping: Int64((min(max(seconds, 0), 1_000_000) * 1000).rounded(.up)))
    _ = poll(&polls, nfds_t(polls.count), milliseconds)
    for index in interests.indices {
        let events = Int32(polls[index].revents)
        interests[index].isReadable = events & (POLLIN | POLLHUP | POLLERR) != 0 && interests[index].reads
        interests[index].isWritable = events & (POLLOUT | POLLHUP | POLLERR) != 0 && interests[index].writes
    }
}

/// The result of a non-blocking read or write.
public enum Transfer: Equatable, Sendable {
    case bytes(Int)
    case wouldBlock
    case closed
    case failed(Int32)
}

/// Reads available bytes, up to `buffer`'s length, into its start.
public func readAvailable(_ descriptor: Int32, into buffer: inout [UInt8]) -> Transfer {
    let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(count) }
    if count == 0 { return .closed }
    switch errno {
    case EAGAIN, EINTR: return .wouldBlock
    case ECONNRESET: return .closed
    default: return .failed(errno)
    }
}

/// Writes as many of `bytes` from `start` as possible without waiting.
public func writeAvailable(_ descriptor: Int32, _ bytes: [UInt8], from start: Int) -> Transfer {
    let count = bytes.withUnsafeBytes { csandbox_write(descriptor, $0.baseAddress! + start, $0.count - start) }
    return count >= 0 ? .bytes(count) : writingFailure()
}

/// The result of a write that failed.
func writingFailure() -> Transfer {
    switch errno {
    case EAGAIN, EINTR: .wouldBlock
    case EPIPE, ECONNRESET: .closed
    default: .failed(errno)
    }
}

/// Closes a descriptor.
public func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

/// Seconds on a clock that never goes back.
public func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
