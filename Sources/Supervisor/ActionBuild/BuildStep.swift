// BuildStep.swift: one call of a compiler or of another tool that processes untrusted sources: its command line, files and limits. The
// owner of processes runs it (ExtensionHost/Supervisor+Build.swift).

/// The limits of a build step; exceeding one ends it.
package struct BuildLimits: Equatable, Sendable {
    /// The maximum elapsed time, in seconds.
    package var seconds: Double
    /// The maximum number of bytes of memory of all its processes together.
    package var memory: Int
    /// The maximum number of concurrent processes.
    package var processes: Int
    /// The size of the largest file that it may write, in bytes.
    package var fileSize: Int

    /// Creates limits; the defaults are far above what a build needs.
    package init(
        seconds: Double = 600,
        memory: Int = 4 << 30,
        processes: Int = 512,
        fileSize: Int = 1 << 30
    ) {
        (self.seconds, self.memory, self.processes, self.fileSize) = (seconds, memory, processes, fileSize)
    }
}

/// One call of the compiler, or of another program of the toolchain.
///
/// It runs without the network. It can read the system's programs and libraries, the toolchain and the files in `readable`, and
/// write to `writable` and to a temporary folder of its own. Its child processes have the same limits.
package struct BuildStep: Equatable, Sendable {
    /// The product, for messages.
    package var what: String
    /// Absolute path of the program.
    package var executable: String
    /// The arguments after the program's path.
    package var arguments: [String]
    /// Files and folders that it may read.
    package var readable: [String]
    /// Folders in which it may write, and run its products.
    package var writable: [String]
    /// Variables that it receives in addition to those in `docs/security.md`, as `NAME=value`.
    package var environment: [String]
    package var limits: BuildLimits
    /// Whether other users may read its products: those of an installation.
    package var isShared = false

    /// Creates a step.
    package init(
        what: String,
        executable: String,
        arguments: [String],
        readable: [String],
        writable: [String],
        environment: [String] = [],
        limits: BuildLimits = BuildLimits()
    ) {
        self.what = what
        self.executable = executable
        self.arguments = arguments
        self.readable = readable
        self.writable = writable
        self.environment = environment
        self.limits = limits
    }
}

extension BuildStep {
    /// The activity, for messages, such as "compiling".
    package var activity: String {
        if arguments.contains("-typecheck") { return "checking" }
        guard executable == PackedSDK.program else { return "compiling" }
        return arguments.contains("--create") ? "packing" : "unpacking"
    }
}

/// Runs a step, and returns its exit code and output.
package typealias StepRunner = (BuildStep) throws -> (code: Int32, output: String)

extension BuildStep {
    /// Runs the step.
    ///
    /// - Parameters:
    ///   - hints: Further hints for the author if it fails, one a line.
    ///   - missing: Finds the names of Apple's modules that are not available among the compiler's messages.
    /// - Throws: `BuildError.compilation`.
    func run(
        hints: [String] = [],
        missing: ([CompilerDiagnostic]) -> [MissingName] = { _ in [] },
        _ perform: StepRunner
    ) throws {
        var (code, output) = try perform(self)
        if code == 0 { return }
        let diagnostics = CompilerDiagnostic.all(in: output)
        if !output.isEmpty, !output.hasSuffix("\n") { output += "\n" }
        for hint in hints { output += hint + "\n" }
        throw BuildError.compilation(
            CompilationFailure(what: what, output: output, diagnostics: diagnostics, missing: missing(diagnostics))
        )
    }
}
