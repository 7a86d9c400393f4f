// EvaluateCommand.swift: webaction eval: evaluates scripts on pages.

import ArgumentParser
import Batch
import ContainerProtocol
import ExtensionHost
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import Reports
import RunEngine
import SavedPages

enum WorldChoice: String, CaseIterable, ExpressibleByArgument {
    case page, isolated
}

enum ClockChoice: String, CaseIterable, ExpressibleByArgument {
    case virtual, real
}

/// A script of the command line: `-e` and `--script` keep their common order.
enum ScriptChoice: Equatable {
    case text(String)
    case file(FilePath)
}

struct EvaluateCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "eval",
        abstract: "Run scripts on pages and print the value of the last one as JSON.",
        discussion: """
            Examples: webaction eval page.html -e 'document.title'
                      webaction eval saved-pages 'more/**/*.html' pages.warc.gz --raw -e 'document.title'
                      webaction eval page.html --resource-root . -e '(await fetch("a.txt")).text()'

            A page is a file, - for standard input, or what a folder, a quoted pattern or a container (WARC, ARC, WACZ, MHTML, \
            webarchive, zip) holds. For anything but one file, one line of JSON is printed for each page, in their order: \
            {"page": PATH, "value": VALUE}. A page on which a script fails has no line: its error is printed, the other pages \
            follow, and the exit code is 1.

            A script may use await outside of functions. If the value is a promise, the value that it is fulfilled with is \
            printed. undefined is printed as null. A value that JSON has no form for is printed as an object with one key, its \
            type: {"HTMLParagraphElement": "<p id=\\"a\\">"}, {"NodeList": [...]}, {"BigInt": "1"}, {"Map": [[KEY, VALUE], ...]}.
            """
    )

    @Argument(help: ArgumentHelp("Files, folders, patterns; - is a page on standard input.", valueName: "page"))
    var pages: [FilePath] = []
    @OptionGroup
    var listed: ListedPagesArguments
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
    var address: URLOption
    @OptionGroup
    var reading: ReadingArguments
    @OptionGroup
    var environment: PageResourceArguments
    @OptionGroup
    var selected: SelectionOption
    @OptionGroup
    var sandbox: SandboxArguments
    @Option(help: "Whose objects scripts see: the page's own, or ones of their own over the same document.")
    var world = WorldChoice.isolated
    @Option(help: "Whose time scripts see: one in which waiting takes none, or the machine's.")
    var clock = ClockChoice.virtual
    @OptionGroup
    var reproducibility: ReproducibilityArguments
    @Option(help: ArgumentHelp("The time limit for all scripts, in seconds.", valueName: "seconds"))
    var timeout = 2.0
    @OptionGroup
    var jobs: JobsOption

    func validate() throws {
        try checkTimeout(timeout)
        try listed.check(pages)
        if clock == .real, reproducibility.time != nil {
            throw ValidationError("--time sets virtual time; it cannot be combined with --clock real.")
        }
        if onePage == nil, address.url != nil {
            throw ValidationError("--url is the URL of one page; it cannot be combined with several.")
        }
        if texts.isEmpty, files.isEmpty { throw ValidationError("Give a script with -e or --script.") }
        if raw, jsonl { throw ValidationError("--raw and --jsonl cannot be combined.") }
    }

    /// The only page; nil if there can be several.
    private var onePage: FilePath? {
        guard pages.count == 1, listed.filesFrom == nil else { return nil }
        let path = pages[0]
        if path == "-" || SavedPage.isContainer(path) { return path }
        switch entryKind(path) {
        case .file: return ContainerFormat(name: path) == nil ? path : nil
        case .folder, .linkToFolder: return nil
        case .other: return InputWalk.isPattern(path) ? nil : path
        }
    }

    func run() throws {
        for page in pages { try refuseAddress(page) }
        let onePage = onePage
        // NB: Before any file is opened: from here on signals are handled, even while the command waits for a pipe.
        let supervisor = try onePage == nil ? sandbox.makeSupervisor() : sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        let scripts = try inOrder(commandLineArguments()).map(read)
        let evaluation = Evaluation(
            scripts: scripts,
            world: world == .page ? .page : .isolated,
            clock: clock == .real ? .real : .virtual
        )
        var options = RunOptions()
        options.evaluation = evaluation
        options.selection = selected.selection
        options.loadOptions = try environment.loadOptions(reading: reading)
        options.timeout = timeout
        if let onePage {
            try evaluate(options, on: onePage, supervisor)
        } else {
            try evaluateAll(options, supervisor)
        }
    }

    private func evaluate(_ options: RunOptions, on path: FilePath, _ supervisor: Supervisor) throws {
        let page = try loadPage(path, options.loadOptions, url: address.url, supervisor: supervisor)
        var options = options
        options.reproducibility = reproducibility.drawn(needsSeed: false)
        let name = page.input.name
        let report = try RunSession(supervisor, page, options).runPrinting(on: supervisor, page: name).whole
        if let failure = report.failure {
            try fail(supervisor, page: name, reason: failure.reason, message: failure.message, fault: failure.fault)
        }
        try writeOutput(try shown(report.value ?? [], of: name, hasName: jsonl), to: nil)
    }

    /// Evaluates the scripts on all pages.
    private func evaluateAll(_ options: RunOptions, _ supervisor: Supervisor) throws {
        let settings = EvaluationSettings(
            inputs: pages,
            listed: try listed.read(),
            run: options,
            reproducibility: { [reproducibility] in reproducibility.drawn(needsSeed: false) },
            jobs: jobs.count
        )
        var (count, failures) = (0, 0)
        do {
            func show(_ pages: [EvaluatedPage]) throws {
                var lines: [UInt8] = []
                for page in pages {
                    count += 1
                    for var note in page.report.notes {
                        note.text = "\(page.name): \(note.text)"
                        printMessage(note)
                    }
                    if let failure = page.report.failure {
                        failures += 1
                        printError(withCalls("\(page.name): \(failure.message)", of: failure.fault))
                    } else {
                        lines += try shown(page.report.value ?? [], of: page.name, hasName: true)
                    }
                }
                if !lines.isEmpty { try writeOutput(lines, to: nil) }
            }
            let run = try EvaluationRun(settings, supervisor: supervisor)
            try run.run(onNote: { printError($0) }, onPages: show)
        } catch let problem as InputError {
            throw problem.isUsage ? CommandError.usage(problem.description) : .failed(problem.description)
        } catch let error as SupervisorError {
            throw CommandError.engine(error.description)
        }
        if let signal = supervisor.interruption {
            throw CommandError.interrupted("interrupted after \(counted(count, "page")).", by: signal)
        }
        if count == 0 { throw CommandError.usage("no pages were found.") }
        if failures > 0 {
            throw CommandError.failed("\(failures) of \(counted(count, "page")) failed.")
        }
    }

    /// A value as it is printed: alone, or with its page's name.
    private func shown(_ value: [UInt8], of page: String, hasName: Bool) throws -> [UInt8] {
        if raw { return (value.first == UInt8(ascii: "\"") ? try text(value) : value) + [0x0A] }
        guard hasName else { return value + [0x0A] }
        let name = PropertyValue.string(page).json()
        return Array("{\"page\":".utf8) + name + Array(",\"value\":".utf8) + value + Array("}\n".utf8)
    }

    /// The contents of a JSON string.
    private func text(_ json: [UInt8]) throws -> [UInt8] {
        do {
            let value = try PropertyValue(json: json)
            return value.stringValue.map { Array($0.utf8) } ?? json
        } catch {
            throw CommandError.engine("the worker gave no JSON: \(error.description).")
        }
    }

    /// The scripts in the order of the command line; ArgumentParser keeps the order only within each option.
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
