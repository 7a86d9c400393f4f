// UnsafeWholeFiles.swift: whole files in and out. This is the one reader of files that a user names and the one writer of what
// others may be slow to take: neither waits beyond a signal that asks the program to end, and no file is read without a bound.
// Safe because: pointers handed to the kernel are an array's own storage with its own count.

import CSandbox
package import FilePaths
import Glibc
import LargePages
import Synchronization

/// Why a file could not be read.
package enum ReadError: Error, Equatable, Sendable {
    case isFolder
    case isDevice
    /// Nobody knows whether it ends, and pipes are refused (`refusePipes`).
    case isPipe
    /// It lies, or a link leads, outside of the folder in which it has to be.
    case isOutside(folder: FilePath)
    /// It has more than so many bytes.
    case isTooLarge(limit: Int)
    /// A signal asks the program to end: `waitingInterruption` says which.
    case isInterrupted
    case system(Int32)

    /// The system's error number, or the one that is nearest.
    package var code: Int32 {
        switch self {
        case .isFolder: EISDIR
        case .isDevice: ENODEV
        case .isPipe: ESPIPE
        case .isOutside: EXDEV
        case .isTooLarge: EFBIG
        case .isInterrupted: EINTR
        case .system(let code): code
        }
    }

    /// What is wrong with the file, after its name.
    package var problem: String {
        switch self {
        case .isFolder: "is a folder; a file is needed"
        case .isDevice: "is a device; a file is needed"
        case .isPipe: "is a pipe or a device; a file is needed"
        case .isOutside(let folder): "leads out of the folder \(folder)"
        case .isTooLarge(let limit): "has more than \(limit) bytes"
        case .isInterrupted: "reading it was interrupted"
        case .system(let code): "cannot be read: \(systemMessage(code))"
        }
    }
}

/// The most that is read of a file that is no page, in bytes: a script, a property list, a dictionary, a suite.
package let maximumSettingsFile = 256 << 20

private let refusesPipes = Mutex(false)

/// Has `readAll` refuse from now on what has no end of its own, pipes and terminals: nobody is answered while it waits for who
/// writes to them.
package func refusePipes() { refusesPipes.withLock { $0 = true } }

/// Reads a file from front to back; "-" is standard input.
///
/// Pipes are read to their end, also by the names that a shell gives them (`/dev/stdin`, `/dev/fd/N`). Of devices, only
/// terminals and `/dev/null` are read. Waiting ends when `waitingInterruption` says so, also for a pipe's first writer.
///
/// - Parameter limit: The most bytes; a longer file is an error, a regular one without being read.
package func readAll(path: some PathBytes, limit: Int) -> Result<[UInt8], ReadError> {
    var information = stat()
    let given = path.filePath == "-" ? 0 : givenDescriptor(path.filePath)
    var descriptor = given ?? -1
    if given == nil {
        // NB: Looked at first, since opening a device may do something.
        guard path.withSystemPath({ stat($0, &information) }) == 0 else { return .failure(.system(errno)) }
        if let refusal = refusal(of: information) { return .failure(refusal) }
        // A pipe is opened without waiting for who writes to it.
        descriptor = path.withSystemPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
        if descriptor < 0 { return .failure(.system(errno)) }
    }
    defer { if given == nil { close(descriptor) } }
    guard fstat(descriptor, &information) == 0 else { return .failure(.system(errno)) }
    if let refusal = refusal(of: information) { return .failure(refusal) }
    let isRegular = information.st_mode & S_IFMT == S_IFREG
    if isRegular, Int(information.st_size) > limit { return .failure(.isTooLarge(limit: limit)) }
    return read(descriptor, expected: isRegular ? Int(information.st_size) : 0, waits: !isRegular, limit: limit)
}

/// The descriptor that a path is a name of, if this process was started with it: what lies behind it can't always be opened
/// again.
private func givenDescriptor(_ path: FilePath) -> Int32? {
    if path == "/dev/stdin" { return 0 }
    if ["/dev/fd", "/proc/self/fd"].contains(path.parent) {
        // NB: This process's own are all closed on exec.
        if let number = Int32(path.name.description), fcntl(number, F_GETFD) == 0 { return number }
    }
    return nil
}

/// Why a file of this kind is not read.
private func refusal(of information: stat) -> ReadError? {
    let kind = information.st_mode & S_IFMT
    if [S_IFIFO, S_IFCHR].contains(kind), refusesPipes.withLock({ $0 }) { return .isPipe }
    switch kind {
    case S_IFDIR: return .isFolder
    case S_IFBLK: return .isDevice
    case S_IFCHR: return csandbox_device_ends(information.st_rdev) != 0 ? nil : .isDevice
    default: return nil
    }
}

private func read(_ descriptor: Int32, expected: Int, waits: Bool, limit: Int) -> Result<[UInt8], ReadError> {
    var bytes: [UInt8] = []
    // The file's size is asked for in one piece, and one byte more to meet its end.
    var size = max(expected + 1, 1 << 16)
    while true {
        var failure: ReadError?
        let start = bytes.count
        size = min(size, limit - start + 1)
        let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            if expected > 0 { LargePages.prefer(within: UnsafeMutableRawBufferPointer(buffer)) }
            while count < buffer.count {
                if waits, !isReady(descriptor, POLLIN) {
                    failure = .isInterrupted
                    break
                }
                let got = Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
                if got > 0 {
                    count += got
                } else if got == 0 {
                    break
                } else if errno != EINTR && errno != EAGAIN {
                    failure = .system(errno)
                    break
                }
            }
        }
        if let failure { return .failure(failure) }
        if start == 0 { bytes = piece } else { bytes += piece }
        if bytes.count > limit { return .failure(.isTooLarge(limit: limit)) }
        if piece.count < size { return .success(bytes) }
        size = max(size, bytes.count)
    }
}

/// Waits until something can be read, or the other side is gone. false: a signal asks the program to end.
package func waitUntilReadable(_ descriptor: Int32) -> Bool { isReady(descriptor, POLLIN) }

/// Whether nobody took what the ending program had to say: the rest is not waited for.
private let hasWaitedInVain = Mutex(false)

/// Waits until a descriptor is ready for `events`, or the other side is gone. false: a signal asks the program to end.
private func isReady(_ descriptor: Int32, _ events: Int32) -> Bool {
    var polled = [pollfd(fd: descriptor, events: Int16(events), revents: 0)]
    if let interest = interruptionInterest {
        polled.append(pollfd(fd: interest.descriptor, events: Int16(POLLIN), revents: 0))
    }
    while true {
        // NB: An endless input is always ready.
        if events == POLLIN, interruptionInterest != nil, isEnding { return false }
        // NB: What is under way when the program is asked to end, and what it says of that, is still taken from it, if by
        // somebody who takes things at all.
        let milliseconds: Int32 =
            interruptionInterest != nil && isEnding ? (hasWaitedInVain.withLock { $0 } ? 0 : 500) : -1
        let count = poll(&polled, nfds_t(polled.count), milliseconds)
        if count == 0 {
            hasWaitedInVain.withLock { $0 = true }
            return false
        }
        if count < 0, errno != EINTR { return true }
        if polled[0].revents != 0 { return true }
        // Now the program is asked to end, and the time above begins.
        if polled.count > 1, polled[1].revents != 0 { polled.removeLast() }
    }
}

/// Writes everything, waiting as needed, but not beyond a signal that asks the program to end: that is EINTR. Returns the
/// system's error number, or nil.
package func writeAll(descriptor: Int32, bytes: [UInt8]) -> Int32? {
    let sink = Sink(descriptor)
    defer { if sink.descriptor != descriptor { close(sink.descriptor) } }
    var start = 0
    while start < bytes.count {
        if sink.waits, !isReady(sink.descriptor, POLLOUT) { return EINTR }
        let size = min(bytes.count - start, sink.most)
        let count = bytes.withUnsafeBytes { Glibc.write(sink.descriptor, $0.baseAddress! + start, size) }
        if count >= 0 {
            start += count
        } else if errno == EAGAIN {
            if !isReady(sink.descriptor, POLLOUT) { return EINTR }
        } else if errno != EINTR {
            return errno
        }
    }
    return nil
}

/// How a descriptor is written to without waiting where nobody could end it.
private struct Sink {
    var descriptor: Int32
    /// Whether there may be nobody who takes what is written.
    var waits = false
    /// The most at a time.
    var most = Int.max

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        var information = stat()
        guard interruptionInterest != nil, fstat(descriptor, &information) == 0 else { return }
        switch information.st_mode & S_IFMT {
        case S_IFIFO:
            waits = true
            // A pipe that is ready takes as much at once.
            most = Int(PIPE_BUF)
        case S_IFCHR, S_IFSOCK:
            waits = true
            most = 256
            // NB: Not to wait is a property that other processes would share; a descriptor opened anew has its own.
            // What may only be read stays so: it stands for an output that was closed.
            guard fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY else { return }
            let own = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            if own >= 0 { (self.descriptor, most) = (own, .max) }
        default: break
        }
    }
}
