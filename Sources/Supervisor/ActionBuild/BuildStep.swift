// BuildStep.swift: one start of a compiler, or of another program that makes something of what strangers wrote: what it runs, and
// what it is left with. Whoever owns processes runs it (ExtensionHost/Host+Build.swift).

/// What a build step may take before it is ended.
public struct BuildLimits: Equatable, Sendable {
    /// Of the clock.
    public var seconds: Double
    /// Bytes of memory, of all its processes together.
    public var memory: Int
    /// Processes at a time.
    public var processes: Int
    /// The largest file that it may write, in bytes.
    public var fileSize: Int

    /// Limits; what is not given is far above what a build needs.
    public init(
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
public struct BuildStep: Equatable, Sendable {
    /// What it makes, for messages.
    public var what: String
    /// Absolute path of the program.
    public var executable: String
    /// All but the first, which is the path.
    public var arguments: [String]
    /// Files and folders that it may read.
    public var readable: [String]
    /// Folders in which it may write, and run what it made.
    public var writable: [String]
    /// Variables that it gets besides those that `docs/security.md` lists, as `NAME=value`.
    public var environment: [String]
    public var limits: BuildLimits

    /// A step with all its fields.
    public init(
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

/// Runs a step, and gives its exit code and all that it printed.
public typealias StepRunner = (BuildStep) throws -> (code: Int32, output: String)
