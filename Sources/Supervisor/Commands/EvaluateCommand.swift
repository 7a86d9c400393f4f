// EvaluateCommand.swift: webaction eval: scripts on a page.

import ArgumentParser
import FilePaths
import JSONCoding
import PageProtocol
import PropertyValues
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
        abstract: "Run scripts on pages and print the value of the last one as JSON.",
        discussion: """
            Examples: webaction eval page.html -e 'document.title'
                      webaction eval *.html --raw -e 'document.title'
                      webaction eval page.html --resource-root . -e '(await fetch("a.txt")).text()'

            For several pages, one line of JSON is printed for each, in their order: {"page": NAME, "value": VALUE}. A page \
            on which a script fails has no line: its error is printed, the other pages follow, and the exit code is 1.

            A script may use await outside of functions. If the value is a promise, the value that it is fulfilled with is \
            printed. undefined is printed as null.
            """
    )

    @Argument(help: ArgumentHelp("The pages; - reads standard input.", valueName: "page"))
    var pages: [FilePath]
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
    @Flag(help: "Print strings without quotes and escapes, and no names of pages.")
    var raw = false
    @Flag(help: "Print a line with the page's name for one page, too.")
    var jsonl = false
    @OptionGroup
    var source: PageArguments
    @OptionGroup
    var selected: SelectionOption
    @OptionGroup
    var sandbox: SandboxArguments
    @Option(help: "Whose objects scripts see: the page's own, or ones of their own over the same document.")
    var world = WorldChoice.isolated
    @Option(help: "Whose time scripts see: one in which waiting takes none, or the machine's.")
    var clock = ClockChoice.virtual
    @OptionGroup
    var origin: OriginArguments
    @Option(help: ArgumentHelp("The time limit for all scripts, in seconds.", valueName: "seconds"))
    var timeout = 2.0

    func validate() throws {
        try checkTimeout(timeout)
        if clock == .real, origin.time != nil {
            throw ValidationError("--time sets virtual time; it cannot be combined with --clock real.")
        }
        if pages.count > 1, source.address.url != nil {
            throw ValidationError("--url is the URL of one page; it cannot be combined with several.")
        }
        if texts.isEmpty, files.isEmpty { throw ValidationError("Give a script with -e or --script.") }
        if raw, jsonl { throw ValidationError("--raw and --jsonl cannot be combined.") }
    }

    func run() throws {
        let supervisor = try sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        let scripts = try inOrder(commandLineArguments()).map(read)
        var failure: CommandError?
        for path in pages {
            do {
                try evaluate(scripts, on: path, supervisor: supervisor)
            } catch let problem as CommandError where pages.count > 1 && problem.code == 1 {
                // The other pages have their values all the same.
                if problem.signal != nil || supervisor.interruption != nil { throw problem }
                printError(problem.message)
                failure = CommandError(message: "the scripts failed on some pages.", code: 1)
            }
        }
        if let failure { throw failure }
    }

    private func evaluate(_ scripts: [ScriptInput], on path: FilePath, supervisor: Supervisor) throws {
        let opened = try source.open(path, supervisor: supervisor)
        let input = opened.input
        let job = EvaluateJob(
            page: input,
            scripts: scripts,
            selection: selected.selection,
            world: world == .page ? .page : .isolated,
            environment: origin.drawn(isRepeated: false).environment(opened.environment, of: input),
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
                onNote: { note in
                    var note = note
                    // Of several pages, each note says of which it is.
                    if pages.count > 1 { note.text = "\(input.name): \(note.text)" }
                    printNote(note)
                }
            )
        } catch {
            throw CommandError.engine(error.description)
        }
        guard result.reason == .completed else {
            let message = result.fault?.description ?? result.detail
            if supervisor.interruption != nil || pages.count == 1 {
                try fail(supervisor, page: input.name, reason: result.reason, message: message)
            }
            throw CommandError.failed("\(input.name): \(message)")
        }
        try writeOutput(try shown(result.output ?? [], of: input) + [0x0A], to: nil)
    }

    /// A value as it is printed: alone, or with its page.
    private func shown(_ value: [UInt8], of page: PageInput) throws -> [UInt8] {
        if raw { return value.first == UInt8(ascii: "\"") ? try text(value) : value }
        guard jsonl || pages.count > 1 else { return value }
        let name = PropertyValue.string(page.name).json()
        return Array("{\"page\":".utf8) + name + Array(",\"value\":".utf8) + value + [UInt8(ascii: "}")]
    }

    /// The text that a string of JSON stands for.
    private func text(_ json: [UInt8]) throws -> [UInt8] {
        do {
            let value = try PropertyValue(json: json)
            return value.stringValue.map { Array($0.utf8) } ?? json
        } catch {
            throw CommandError.engine("the worker gave no JSON: \(error.description).")
        }
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
