// UnsafeWholeFiles.swift: reads and writes whole files. All files that a user names are read here, and all output that others may be slow
// to read is written here: neither waits after a signal that asks the program to end, and no file is read without a limit.
// Safe because: pointers passed to the kernel are an array's own storage with its own count.

import CSandbox
package import FilePaths
import Glibc
import LargePages
import Synchronization

/// Why a file could not be read.
package enum ReadError: Error, Equatable, Sendable {
    case isFolder
    case isDevice
    /// It may have no end, and pipes are refused (`refusePipes`).
    case isPipe
    /// It is outside of the folder in which it has to be, or a link leads outside.
    case isOutside(folder: FilePath)
    /// It exceeds the limit in bytes.
    case isTooLarge(limit: Int)
    /// A signal asks the program to end; `waitingInterruption` returns it.
    case isInterrupted
    case system(Int32)

    /// The system's error number, or the nearest one.
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

    /// The problem with the file, to be put after its name.
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

/// The largest file that is read and is not a page, in bytes: a script, a property list, a dictionary, a suite.
package let maximumSettingsFile = 256 << 20

private let refusesPipes = Mutex(false)

/// Makes `readAll` refuse files without an end, pipes and terminals, from now on: no request is answered while it waits for their writers.
package func refusePipes() { refusesPipes.withLock { $0 = true } }

/// Reads a whole file; "-" is standard input.
///
/// Pipes are read to their end, also by the names that a shell gives them (`/dev/stdin`, `/dev/fd/N`). Of devices, only terminals and
/// `/dev/null` are read. `waitingInterruption` ends the waiting, even for a pipe's first writer.
///
/// - Parameter limit: The largest size in bytes; a longer file is an error, and a regular one is then not read at all.
package func readAll(path: some PathBytes, limit: Int) -> Result<[UInt8], ReadError> {
    var information = stat()
    let given = path.filePath == "-" ? 0 : givenDescriptor(path.filePath)
    var descriptor = given ?? -1
    if given == nil {
        // NB: Checked first, since opening a device may have effects.
        guard path.withSystemPath({ stat($0, &information) }) == 0 else { return .failure(.system(errno)) }
        if let refusal = refusal(of: information) { return .failure(refusal) }
        // A pipe is opened without waiting for its writer.
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

/// The descriptor that a path names, if this process was started with it: its file cannot always be opened again.
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
    // Read the file's size in one piece, and one byte more to detect its end.
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

/// Waits until the descriptor is readable or closed. false: a signal asks the program to end.
package func waitUntilReadable(_ descriptor: Int32) -> Bool { isReady(descriptor, POLLIN) }

/// Whether the ending program's output was not read: the rest is not waited for.
private let hasWaitedInVain = Mutex(false)

/// Waits until a descriptor is ready for `events`, or closed. false: a signal asks the program to end.
private func isReady(_ descriptor: Int32, _ events: Int32) -> Bool {
    var polled = [pollfd(fd: descriptor, events: Int16(events), revents: 0)]
    if let interest = interruptionInterest {
        polled.append(pollfd(fd: interest.descriptor, events: Int16(POLLIN), revents: 0))
    }
    while true {
        // NB: An endless input is always ready.
        if events == POLLIN, interruptionInterest != nil, isEnding { return false }
        // NB: Output that is in progress when the program is asked to end, and its last messages, are still written if they are read at
        // all.
        let milliseconds: Int32 =
            interruptionInterest != nil && isEnding ? (hasWaitedInVain.withLock { $0 } ? 0 : 500) : -1
        let count = poll(&polled, nfds_t(polled.count), milliseconds)
        if count == 0 {
            hasWaitedInVain.withLock { $0 = true }
            return false
        }
        if count < 0, errno != EINTR { return true }
        if polled[0].revents != 0 { return true }
        // Now the program is asked to end, and this time limit begins.
        if polled.count > 1, polled[1].revents != 0 { polled.removeLast() }
    }
}

/// Writes everything, waiting as needed, but not after a signal that asks the program to end: that gives EINTR. Returns the system's error
/// number, or nil.
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

/// How to write to a descriptor without waiting if a signal could not interrupt it.
private struct Sink {
    var descriptor: Int32
    /// Whether the output may not be read.
    var waits = false
    /// The most bytes at a time.
    var most = Int.max

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        var information = stat()
        guard interruptionInterest != nil, fstat(descriptor, &information) == 0 else { return }
        switch information.st_mode & S_IFMT {
        case S_IFIFO:
            waits = true
            // A pipe that is ready accepts this many bytes at once.
            most = Int(PIPE_BUF)
        case S_IFCHR, S_IFSOCK:
            waits = true
            most = 256
            // NB: Other processes share the non-blocking flag; a reopened descriptor has its own. A read-only descriptor is left as it is:
            // it replaces an output that was closed.
            guard fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY else { return }
            let own = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            if own >= 0 { (self.descriptor, most) = (own, .max) }
        default: break
        }
    }
}
