// BuildStep.swift: one start of a compiler, or of another program that makes something of what strangers wrote: what it runs, and
// what it is left with. Whoever owns processes runs it (ExtensionHost/Supervisor+Build.swift).

/// What a build step may take before it is ended.
package struct BuildLimits: Equatable, Sendable {
    /// Of the clock.
    package var seconds: Double
    /// Bytes of memory, of all its processes together.
    package var memory: Int
    /// Processes at a time.
    package var processes: Int
    /// The largest file that it may write, in bytes.
    package var fileSize: Int

    /// Limits; what is not given is far above what a build needs.
    package init(
        seconds: Double = 600,
        memory: Int = 4 << 30,
        processes: Int = 512,
        fileSize: Int = 1 << 30
    ) {
        (self.seconds, self.memory, self.processes, self.fileSize) = (seconds, memory, processes, fileSize)
    }
}

/// One start of the compiler, or of another of the toolchain's programs.
///
/// It runs without the network. Of files, it reads the system's programs and libraries, the toolchain and what is `readable`,
/// and writes what is `writable` and a temporary folder of its own. What it starts is bound with it.
package struct BuildStep: Equatable, Sendable {
    /// What it makes, for messages.
    package var what: String
    /// Absolute path of the program.
    package var executable: String
    /// All but the first, which is the path.
    package var arguments: [String]
    /// Files and folders that it may read.
    package var readable: [String]
    /// Folders in which it may write, and run what it made.
    package var writable: [String]
    /// Variables that it gets besides those that `docs/security.md` lists, as `NAME=value`.
    package var environment: [String]
    package var limits: BuildLimits
    /// Whether others than the user may read what it makes: an installation's.
    package var isShared = false

    /// A step with all its fields.
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
    /// What it does, for messages: "compiling", say.
    package var activity: String {
        if arguments.contains("-typecheck") { return "checking" }
        guard executable == PackedSDK.program else { return "compiling" }
        return arguments.contains("--create") ? "packing" : "unpacking"
    }
}

/// Runs a step, and gives its exit code and all that it printed.
package typealias StepRunner = (BuildStep) throws -> (code: Int32, output: String)

extension BuildStep {
    /// Runs it.
    ///
    /// - Parameters:
    ///   - hints: What else the author should know when it fails, a line each.
    ///   - missing: What of the compiler's messages is Apple's and not here.
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
