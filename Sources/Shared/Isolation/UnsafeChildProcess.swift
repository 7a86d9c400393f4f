// UnsafeChildProcess.swift: children of the supervisor: started, watched, ended.
// Safe because: C strings live inside `withCStrings` for the one call that borrows them, and CSandbox keeps none.

import CSandbox
import FilePaths
import Glibc

/// A child could not be started.
package struct SpawnError: Error, Equatable, CustomStringConvertible {
    /// The executable that was to run.
    package var executable: String
    /// The system's error number.
    package var code: Int32

    /// An error with both its fields.
    package init(executable: String, code: Int32) {
        self.executable = executable
        self.code = code
    }

    /// The executable and the system's own words.
    package var description: String {
        // NB: The system's words for it, "Resource temporarily unavailable", name nothing that could be mended.
        let reason =
            code == EAGAIN ? "this user has as many processes as the limit allows (ulimit -u)" : systemMessage(code)
        return "\(executable): cannot be started: \(reason)"
    }
}

/// The system's words for an error number.
package func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// How a child ended.
package enum ExitStatus: Equatable, Sendable, CustomStringConvertible {
    case exited(code: Int32)
    case killed(signal: Int32)

    /// The end of a sentence, such as "exited with code 3".
    package var description: String {
        switch self {
        case .exited(let code): "exited with code \(code)"
        case .killed(let signal): "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
        }
    }

    /// Whether the process's own alarm ended it: it had let a time limit pass.
    package var isAlarm: Bool { self == .killed(signal: SIGALRM) }

    /// Whether it wrote a larger file than it may.
    package var isFileSizeLimit: Bool { self == .killed(signal: SIGXFSZ) }

    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7F
        self = signal == 0 ? .exited(code: (waitStatus >> 8) & 0xFF) : .killed(signal: signal)
    }
}

/// What a kept child may take together with all that comes of it.
package struct TreeBounds: Sendable {
    /// Bytes of memory that belong to it, shared memory by its share; nil: any.
    package var memory: Int?
    /// Processes at a time, itself included; nil: any.
    package var processes: Int?
    /// Where the kernel bounds it as well.
    package var controlGroup: ControlGroup?

    /// Bounds; without any the tree is only kept together.
    package init(memory: Int? = nil, processes: Int? = nil, controlGroup: ControlGroup? = nil) {
        (self.memory, self.processes, self.controlGroup) = (memory, processes, controlGroup)
    }
}

/// A running child in a session and process group of its own, or its keeper.
package struct ChildProcess: Sendable {
    /// The child of this process: the process itself, which is also its group; or the keeper that it is below.
    package let number: Int32
    private let group: ChildGroup
    private let isKept: Bool

    /// Starts a child that dies when this process does, unless it is said to outlive it.
    ///
    /// - Parameters:
    ///   - group: Whose child it is.
    ///   - executable: A path with a slash.
    ///   - arguments: All but the first, which is the path.
    ///   - descriptors: At most four, for the child's 0 to 3; nil is `/dev/null`, for 3 closed.
    ///   - confinement: What is taken from it. A kernel without system call filters starts no child that would have one.
    ///   - files: Not nil: of files, it and its children may open these and no others. A kernel without Landlock promises
    ///     nothing.
    ///   - fileSize: The largest file that it and its children may write, in bytes.
    ///   - outlivesParent: Whether it goes on when this process has ended.
    ///   - user: Not 0: the number of the user whose it is, for tests that are root.
    ///   - bounds: Not nil: it is below a keeper (Sources/Shared/CSandbox/keeper.c), which ends it with whatever it has started,
    ///     also in sessions of their own: when it ends, when it passes the bounds, and when this process is gone.
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

    /// Takes over a child that the program before this one started.
    package static func takeOver(_ worker: StartedWorker, in group: ChildGroup) -> ChildProcess {
        group.add(worker.number, report: nil)
        return ChildProcess(number: worker.number, group: group, isKept: false)
    }

    /// Resident memory in bytes; 0 when the process is gone.
    package var residentBytes: Int { Int(csandbox_resident_bytes(number, 0)) }

    /// Resident memory in bytes, or that of a process that it forked where that is larger; 0 when it is gone.
    package var residentBytesWithFork: Int { Int(csandbox_resident_bytes(number, 1)) }

    /// Reaps it, once it has ended; nil before, and when that was done already.
    package func reap() -> EndedChild? { group.reap(number) }

    /// Ends it: the whole group at once, or by its keeper all that came of it. Its group tells when it is gone.
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

/// The value of an environment variable; nil where it is not set.
///
/// Bytes are compared: as text, a value that begins with a combining character would hide the "=" before it.
package func environmentValue(_ name: String, in environment: [String] = currentEnvironment()) -> String? {
    let start = name + "="
    return environment.first { $0.hasBytePrefix(start) }?.droppingBytes(of: start)
}

/// Processors that are there to be used.
package func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

private func withCString<R>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> R) -> R {
    text.map { $0.withCString { body($0) } } ?? body(nil)
}

/// A list of strings as a list whose strings nobody writes to.
private func constant(_ list: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> UnsafePointer<UnsafePointer<CChar>?> {
    UnsafeRawPointer(list).assumingMemoryBound(to: UnsafePointer<CChar>?.self)
}

private func withCStrings<R>(_ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R) -> R {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
}
