// UnsafeChildProcess.swift: starts, watches and ends children of the supervisor.
// Safe because: C strings live inside `withCStrings` for the one call that borrows them, and CSandbox keeps none.

import CSandbox
import FilePaths
import Glibc

/// A child could not be started.
package struct SpawnError: Error, Equatable, CustomStringConvertible {
    /// The executable that was to be run.
    package var executable: String
    /// The system's error number.
    package var code: Int32

    /// An error with all its fields.
    package init(executable: String, code: Int32) {
        self.executable = executable
        self.code = code
    }

    /// The executable and the system's message.
    package var description: String {
        // NB: The system's message, "Resource temporarily unavailable", names nothing that a user could fix.
        let reason =
            code == EAGAIN ? "this user has as many processes as the limit allows (ulimit -u)" : systemMessage(code)
        return "\(executable): cannot be started: \(reason)"
    }
}

/// The system's message for an error number.
package func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// The end of a child.
package enum ExitStatus: Equatable, Sendable, CustomStringConvertible {
    case exited(code: Int32)
    case killed(signal: Int32)

    /// A predicate, such as "exited with code 3".
    package var description: String {
        switch self {
        case .exited(let code): "exited with code \(code)"
        case .killed(let signal): "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }

    /// Whether the process's own alarm ended it: it exceeded a time limit.
    package var isAlarm: Bool { self == .killed(signal: SIGALRM) }

    /// Whether it exceeded the file size limit.
    package var isFileSizeLimit: Bool { self == .killed(signal: SIGXFSZ) }

    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(code: (waitStatus >> 8) & 0xFF) : .killed(signal: signal)
    }
}

/// The limits of a child with a watchdog and all its descendants together.
package struct TreeBounds: Sendable {
    /// Bytes of its own memory, with its share of shared memory; nil: no limit.
    package var memory: Int?
    /// Processes at a time, including itself; nil: no limit.
    package var processes: Int?
    /// The control group in which the kernel enforces the limits, too.
    package var controlGroup: ControlGroup?

    /// Limits; without any, the tree is only kept together.
    package init(memory: Int? = nil, processes: Int? = nil, controlGroup: ControlGroup? = nil) {
        (self.memory, self.processes, self.controlGroup) = (memory, processes, controlGroup)
    }
}

/// A running child in a session and process group of its own, or its watchdog.
package struct ChildProcess: Sendable {
    /// The number of this process's child: the process itself, which also leads its group; or its watchdog.
    package let number: Int32
    private let group: ChildGroup
    private let isKept: Bool

    /// Starts a child that dies with this process, unless it outlives its parent.
    ///
    /// - Parameters:
    ///   - group: The owner's children.
    ///   - executable: A path with a slash.
    ///   - arguments: All but the first, which is the path.
    ///   - descriptors: At most four, for the child's 0 to 3; nil means `/dev/null`, and for 3 closed.
    ///   - confinement: Its confinement. A kernel without system call filters does not start a child that needs one.
    ///   - files: Not nil: it and its children may open only these files. Not enforced on a kernel without Landlock.
    ///   - fileSize: The largest file that it and its children may write, in bytes.
    ///   - outlivesParent: Whether it continues after this process has ended.
    ///   - user: Not 0: the child's user number, for tests run as root.
    ///   - bounds: Not nil: it runs below a watchdog (Sources/Shared/CSandbox/watchdog.c), which ends it and all its descendants, even in
    ///     sessions of their own: when it ends, when it exceeds the limits, and when this process is gone.
    package static func start(
        in group: ChildGroup,
        executable: String,
        arguments: [String],
        environment: [String],
        directory: String? = nil,
        descriptors: [Int32?],
        confinement: Confinement,
        files: ReachableFiles? = nil,
        fileSize: Int? = nil,
        outlivesParent: Bool = false,
        user: UInt32 = 0,
        keptWithin bounds: TreeBounds? = nil
    ) throws(SpawnError) -> ChildProcess {
        var process: pid_t = 0
        var report: Int32 = -1
        var given = descriptors.map { $0 ?? -1 }
        while given.count < 4 { given.append(-1) }
        let code = withCStrings([executable] + arguments) { arguments in
            withCStrings(environment) { environment in
                withCStrings(files?.readable ?? []) { readable in
                    withCStrings(files?.programs ?? []) { programs in
                        withCStrings(files?.writable ?? []) { writable in
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
                                    writable: files?.writable == nil ? nil : constant(writable),
                                    file_size: UInt(fileSize ?? 0),
                                    outlives_parent: outlivesParent ? 1 : 0,
                                    user: user
                                )
                                guard let bounds else { return csandbox_spawn(&child, &process) }
                                var limits = csandbox_bounds(
                                    memory: UInt(bounds.memory ?? 0),
                                    processes: Int32(bounds.processes ?? 0),
                                    control_group: bounds.controlGroup?.members ?? -1
                                )
                                return csandbox_spawn_kept(&child, &limits, &process, &report)
                            }
                        }
                    }
                }
            }
        }
        if code != 0 { throw SpawnError(executable: executable, code: code) }
        group.add(process, report: bounds == nil ? nil : report)
        return ChildProcess(number: process, group: group, isKept: bounds != nil)
    }

    /// Takes over a child that the launcher started.
    package static func adopt(_ worker: StartedWorker, in group: ChildGroup) -> ChildProcess {
        group.add(worker.number, report: nil)
        return ChildProcess(number: worker.number, group: group, isKept: false)
    }

    /// The resident memory in bytes; 0 if the process is gone.
    package var residentBytes: Int { Int(csandbox_resident_bytes(number, 0)) }

    /// The resident memory in bytes, or that of its forked child if it is larger; 0 if it is gone.
    package var residentBytesWithFork: Int { Int(csandbox_resident_bytes(number, 1)) }

    /// Reaps it if it has ended; nil if it has not, or if it was already reaped.
    package func reap() -> EndedChild? { group.reap(number) }

    /// Ends it: the whole group at once, or, through its watchdog, all descendants. Its group reports the end.
    package func kill() {
        group.withLiving(number) { _ = isKept ? Glibc.kill(number, SIGTERM) : Glibc.kill(-number, SIGKILL) }
    }
}

/// The environment of this process as `NAME=value`.
package func currentEnvironment() -> [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
        result.append(String(cString: entry))
        next += 1
    }
    return result
}

/// The value of an environment variable; nil if it is not set.
///
/// Compares bytes: as text, a value that begins with a combining character would hide the "=" before it.
package func environmentValue(_ name: String, in environment: [String] = currentEnvironment()) -> String? {
    let start = name + "="
    return environment.first { $0.hasBytePrefix(start) }?.droppingBytes(of: start)
}

/// The number of available processors.
package func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

private func withCString<R>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> R) -> R {
    text.map { $0.withCString { body($0) } } ?? body(nil)
}

/// A list of strings, as a list of constant strings.
private func constant(_ list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> UnsafePointer<UnsafePointer<CChar>?> {
    UnsafeRawPointer(list).assumingMemoryBound(to: UnsafePointer<CChar>?.self)
}

private func withCStrings<R>(_ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R) -> R {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}
