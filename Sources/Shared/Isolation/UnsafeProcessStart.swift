// UnsafeProcessStart.swift: the path of this program, its arguments, and its first descriptors.
// Safe because: the system's strings live as long as the process, end with a zero, and are copied.

import CSandbox
import FilePaths
import Glibc

/// The path of this program, with links resolved; nil if unknown. Without `/proc`, it is the path that it was started by, which is right as
/// long as the working directory is the same.
package func ownExecutable() -> String? {
    if let path = resolved("/proc/self/exe") { return path }
    return csandbox_executable_name().flatMap { resolved(String(cString: $0)) }
}

/// The path of the launcher, which became this process: in a build, the supervisor is beside it; in an installation, in
/// `../libexec/webaction` from it.
package func launcher() -> String? {
    guard let folder = ownExecutable()?.parentPath else { return nil }
    let isInstalled = folder.hasEnding("/libexec/webaction")
    return (isInstalled ? folder.parentPath.parentPath + "/bin" : folder) + "/webaction"
}

/// The arguments of this process without the program's name, as bytes, which need not be UTF-8.
package func processArguments() -> [[UInt8]] {
    guard var next = csandbox_arguments() else { return [] }
    var arguments: [[UInt8]] = []
    while let argument = next.pointee {
        arguments.append(UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) })
        next += 1
    }
    return Array(arguments.dropFirst())
}

/// Prepares this process for missing resources: opens standard descriptors that it was started without, so that later files do not get
/// their numbers, and makes exceeding the file size limit an error instead of the process's end.
package func prepareProcess() { csandbox_prepare_process() }

/// Raises the limit of open files to `wanted`, or as near to it as possible. Returns the new limit.
package func raiseOpenFileLimit(to wanted: Int) -> Int { csandbox_raise_open_files(wanted) }

/// Whether this process may start a thread now, and so another process.
package func canStartThread() -> Bool { csandbox_can_start_thread() != 0 }
