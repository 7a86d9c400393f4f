// UnsafeChildProcess.swift: children of the supervisor: started, watched, ended.
// Safe because: C strings live inside `withCStrings` for the one call that borrows them, and CSandbox keeps none.

import CSandbox
import Glibc

/// A child could not be started.
public struct SpawnError: Error, Equatable, CustomStringConvertible {
    /// The executable that was to run.
    public var executable: String
    /// The system's error number.
    public var code: Int32

    /// An error with both its fields.
    public init(executable: String, code: Int32) {
        self.executable = executable
        self.code = code
    }

    /// The executable and the system's own words.
    public var description: String { "\(executable): cannot be started: \(systemMessage(code))" }
}

/// The system's words for an error number.
public func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// How a child ended.
public enum ExitStatus: Equatable, Sendable, CustomStringConvertible {
    case exited(code: Int32)
    case killed(signal: Int32)

    /// As in "it *exited with code 3*".
    public var description: String {
        switch self {
        case .exited(let code): "exited with code \(code)"
        case .killed(let signal): "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }

    /// Whether the process's own alarm ended it: it had let a time limit pass.
    public var isAlarm: Bool { self == .killed(signal: SIGALRM) }

    /// Whether it wrote a larger file than it may.
    public var isFileSizeLimit: Bool { self == .killed(signal: SIGXFSZ) }

    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(code: (waitStatus >> 8) & 0xFF) : .killed(signal: signal)
    }
}

/// A running child in a session and process group of its own.
public struct ChildProcess: Sendable {
    /// The process, which is also its group.
    public let number: Int32

    /// Starts a child that dies when this process does, unless it is said to outlive it.
    ///
    /// - Parameters:
    ///   - executable: A path with a slash.
    ///   - arguments: All but the first, which is the path.
    ///   - descriptors: At most four, for the child's 0 to 3; nil is `/dev/null`, for 3 closed.
    ///   - confinement: What is taken from it. A kernel without system call filters starts no child that would have one.
    ///   - files: Not nil: of files, it and its children may open these and no others. A kernel without Landlock promises
    ///     nothing.
    ///   - fileSize: The largest file that it and its children may write, in bytes.
    ///   - outlivesParent: Whether it goes on when this process has ended.
    ///   - user: Not 0: the number of the user whose it is, for tests that are root.
    public static func start(
        executable: String,
        arguments: [String],
        environment: [String],
        directory: String? = nil,
        descriptors: [Int32?],
        confinement: Confinement,
        files: ReadableFiles? = nil,
        fileSize: Int? = nil,
        outlivesParent: Bool = false,
        user: UInt32 = 0
    ) throws(SpawnError) -> ChildProcess {
        var process: pid_t = 0
        var given = descriptors.map { $0 ?? -1 }
        while given.count < 4 { given.append(-1) }
        let code = withCStrings([executable] + arguments) { arguments in
            withCStrings(environment) { environment in
                withCStrings(files?.readable ?? []) { readable in
                    withCStrings(files?.programs ?? []) { programs in
                        withCString(directory) { directory in
                            var child = csandbox_child(
                                path: arguments[0],
                                arguments: arguments,
                                environment: environment,
                                directory: directory,
                                descriptors: (given[0], given[1], given[2], given[3]),
                                kind: confinement.kind,
                                readable: files == nil ? nil : constant(readable),
                                programs: files?.programs == nil ? nil : constant(programs),
                                file_size: UInt(fileSize ?? 0),
                                outlives_parent: outlivesParent ? 1 : 0,
                                user: user
                            )
                            return csandbox_spawn(&child, &process)
                        }
                    }
                }
            }
        }
        if code != 0 { throw SpawnError(executable: executable, code: code) }
        return ChildProcess(number: process)
    }

    /// Resident memory in bytes; 0 when the process is gone.
    public var residentBytes: Int { Int(csandbox_resident_bytes(number, 0)) }

    /// The same, or that of a copy of the process where that is larger.
    public var residentBytesWithCopy: Int { Int(csandbox_resident_bytes(number, 1)) }

    /// What it takes together with all that it started and that is in its group, or below one that is: resident bytes that
    /// are shared with nobody, and processes.
    public var groupUsage: (ownBytes: Int, processes: Int) {
        let usage = csandbox_group_usage(number)
        return (Int(usage.own_bytes), Int(usage.processes))
    }

    /// Ends the whole group, at once. `reap` tells when it is gone.
    public func kill() { _ = Glibc.kill(-number, SIGKILL) }
}

/// A child that ended.
public struct EndedChild: Sendable {
    public var number: Int32
    public var status: ExitStatus
    /// The largest resident size it had.
    public var peakBytes: Int
}

/// The next child that ended and was not reaped yet, or nil.
public func reapChild() -> EndedChild? {
    var status: Int32 = 0
    var peak: UInt = 0
    let number = csandbox_reap(&status, &peak)
    return number > 0 ? EndedChild(number: number, status: ExitStatus(waitStatus: status), peakBytes: Int(peak)) : nil
}

/// Kills whatever children are left, also those that grandchildren's parents left behind, until there are none but those
/// in `spared`.
///
/// - Complexity: Gives up after a second: a process that can't die is the kernel's matter.
public func killAllChildren(sparing spared: [Int32] = [], _ ended: (EndedChild) -> Void = { _ in }) {
    for _ in 0..<2000 {
        while let child = reapChild() { ended(child) }
        if csandbox_kill_children(spared, Int32(spared.count)) == 0 { return }
        usleep(500)
    }
}

/// The environment of this process as `NAME=value`.
public func currentEnvironment() -> [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
        result.append(String(cString: entry))
        next += 1
    }
    return result
}

/// The number of this process.
public func ownProcessNumber() -> Int32 { getpid() }

/// Processors that are there to be used.
public func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

private func withCString<R>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> R) -> R {
    text.map { $0.withCString { body($0) } } ?? body(nil)
}

/// The same list, whose strings nobody writes to.
private func constant(_ list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> UnsafePointer<UnsafePointer<CChar>?> {
    UnsafeRawPointer(list).assumingMemoryBound(to: UnsafePointer<CChar>?.self)
}

private func withCStrings<R>(_ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R) -> R {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}
