// EvaluateCommand.swift: webaction eval: scripts on a page.

import ArgumentParser
import FilePaths
import PageProtocol
import Supervision

enum WorldChoice: String, CaseIterable, ExpressibleByArgument {
    case page, isolated
}

enum ClockChoice: String, CaseIterable, ExpressibleByArgument {
    case virtual, real
}

/// A script of the command line: `-e` and `--script` keep their order among each other.
enum ScriptChoice: Equatable {
    case text(String)
    case file(FilePath)
}

struct EvaluateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "eval",
        abstract: "Run scripts on a page and print the value of the last one as JSON.",
        discussion: "Example: webaction eval page.html -e 'document.title'"
    )

    @Argument(help: ArgumentHelp("The page; - reads standard input.", valueName: "page"))
    var page: FilePath
    @Option(
        name: [.customShort("e")],
        help: ArgumentHelp("A script; may be repeated.", valueName: "js"),
        transform: ScriptChoice.text
    )
    var texts: [ScriptChoice] = []
    @Option(
        name: .customLong("script"),
        help: ArgumentHelp("A script file; may be repeated.", valueName: "file"),
        completion: .file(),
        transform: { .file(FilePath(argument: $0) ?? "") }
    )
    var files: [ScriptChoice] = []
    @OptionGroup
    var source: PageArguments
    @OptionGroup
    var selected: SelectionOption
    @OptionGroup
    var sandbox: SandboxArguments
    @Option(help: "page or isolated.")
    var world = WorldChoice.isolated
    @Option(help: "virtual or real.")
    var clock = ClockChoice.virtual
    @OptionGroup
    var origin: OriginArguments
    @Option(help: "The time limit for all scripts, in seconds.")
    var timeout = 2.0

    func validate() throws {
        try checkTimeout(timeout)
        if clock == .real, origin.time != nil {
            throw ValidationError("--time sets virtual time; it cannot be combined with --clock real.")
        }
        if texts.isEmpty, files.isEmpty { throw ValidationError("Give a script with -e or --script.") }
    }

    func run() throws {
        let supervisor = try sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        let opened = try source.open(page, supervisor: supervisor)
        let input = opened.input
        let scripts = try inOrder(commandLineArguments()).map(read)
        let job = EvaluateJob(
            page: input,
            scripts: scripts,
            selection: selected.selection,
            world: world == .page ? .page : .isolated,
            environment: origin.drawn.environment(opened.environment, of: input),
            clock: clock == .real ? .real : .virtual,
            timeout: timeout
        )
        let limits = StepLimits(timeout: timeout, pageBytes: input.bytes.count, environment: job.environment)
        let result: JobResult
        do {
            result = try supervisor.perform(
                .evaluate(job),
                seconds: limits.parsing + limits.script,
                memory: MemoryLimits(pageBytes: input.bytes.count),
                resources: opened.makeResources(),
                onNote: printNote
            )
        } catch {
            throw CommandError.engine(error.description)
        }
        guard result.reason == .completed else {
            let message = result.fault?.description ?? result.detail
            try fail(supervisor, page: input.name, reason: result.reason, message: message)
        }
        try writeOutput((result.output ?? []) + [0x0A], to: nil)
    }

    /// The scripts in the order of the command line, which ArgumentParser keeps for each option only.
    private func inOrder(_ line: [String]) -> [ScriptChoice] {
        var texts = texts[...]
        var files = files[...]
        var result: [ScriptChoice] = []
        for word in line.dropFirst() {
            if word.utf8.starts(with: "-e".utf8), let next = texts.first {
                result.append(next)
                texts.removeFirst()
            } else if word == "--script" || word.utf8.starts(with: "--script=".utf8), let next = files.first {
                result.append(next)
                files.removeFirst()
            }
        }
        return result + texts + files
    }

    private func read(_ choice: ScriptChoice) throws -> ScriptInput {
        switch choice {
        case .text(let text): return ScriptInput(name: "-e", bytes: Array(text.utf8))
        case .file(let path): return ScriptInput(name: path.description, bytes: try readInput(path))
        }
    }
}
