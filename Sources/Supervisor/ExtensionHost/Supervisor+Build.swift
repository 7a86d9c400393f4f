// Supervisor+Build.swift: starts compilers and all other tools that process untrusted sources: SwiftPM with manifests, macros and
// plugins. They run untrusted code, so they are sandboxed as actions are (docs/security.md).

package import ActionBuild
import FilePaths
package import Isolation
package import ProcessSupervision

/// How a build step ended.
package struct BuildOutcome: Sendable {
    /// The exit code; 0 if the step succeeded.
    package var code: Int32
    /// Everything that the step printed, with a final line if it was ended.
    package var output: String
}

extension Supervisor {
    /// Runs a build step without the network, with access only to the files that it names, within its limits.
    ///
    /// - Returns: nil if a signal asks this program to end (see `interruption`).
    /// - Throws: The system's reason for not starting it.
    package func run(_ step: BuildStep) throws(SpawnError) -> BuildOutcome? {
        // NB: The compiler does not remove its temporary files.
        let folder = TemporaryFolder(kind: "compiler")
        defer { folder?.remove() }
        let environment = currentEnvironment()
        let temporary = folder.map { ["TMPDIR=\($0.path)"] } ?? []
        let named = step.environment.map { $0.prefix { $0 != "=" } }
        let result = try runTool(
            "/bin/sh",
            // NB: The compiler prints its messages to standard error; a shell joins both streams. Only the user can read the products
            // of the user's sources.
            arguments: [
                "-c", "umask \(step.isShared ? "022" : "077"); exec \"$0\" \"$@\" 2>&1", step.executable,
            ] + step.arguments,
            directory: step.writable.first ?? "/",
            environment: ChildEnvironment.list(
                for: .compiler,
                from: environment,
                adding: temporary.filter { _ in !named.contains("TMPDIR") } + step.environment
            ),
            bounds: ToolBounds(
                files: ReachableFiles(
                    readable: Self.systemFiles + Self.namedFolders(in: environment) + step.readable,
                    writable: ["/dev/null"] + step.writable + (folder.map { [$0.path] } ?? [])
                ),
                seconds: step.limits.seconds,
                memory: step.limits.memory,
                processes: step.limits.processes,
                fileSize: step.limits.fileSize
            )
        )
        guard let result else { return nil }
        var output = String(decoding: result.output, as: UTF8.self)
        if let end = result.end {
            if !output.isEmpty, !output.hasSuffix("\n") { output += "\n" }
            output += "error: \(step.executable.pathName) \(end).\n"
        }
        return BuildOutcome(code: result.code, output: output)
    }

    /// Files that the system provides to all users: programs, libraries, headers, and information about the machine.
    private static let systemFiles = [
        "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc/ld.so.cache", "/etc/ld.so.conf",
        "/etc/ld.so.conf.d", "/etc/ld.so.preload", "/etc/alternatives", "/etc/localtime", "/etc/os-release",
        "/dev/urandom", "/dev/random", "/dev/zero", "/sys/devices/system/cpu",
        // NB: Each process reads its own stack limits there. The kernel hides the memory and environment of other users' processes, and
        // of all processes outside the sandbox.
        "/proc",
    ]

    /// The folders that the user's environment names to compilers.
    private static func namedFolders(in environment: [String]) -> [String] {
        let lists = [
            "LD_LIBRARY_PATH", "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "LIBRARY_PATH", "SDKROOT",
            "SWIFTLY_HOME_DIR", "SWIFTLY_TOOLCHAINS_DIR",
        ]
        return lists.flatMap { (environmentValue($0, in: environment) ?? "").split(separator: ":").map(String.init) }
            .filter(\.isAbsolutePath)
    }
}
