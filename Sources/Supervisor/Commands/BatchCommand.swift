// BatchCommand.swift: webaction batch: runs many pages through extensions.

import ArgumentParser
import Batch
import ContainerProtocol
import ExtensionHost
import ExtensionModel
import FilePaths
import Isolation
import PageProtocol
import ProcessSupervision
import Reports
import RunEngine
import SavedPages
import UserFiles

struct BatchCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Run an extension on many pages; an interrupted batch can be resumed.",
        discussion: """
            Example: webaction batch saved-pages --extension marquee --out rewritten --report report.html

            An input is a file, a folder, or a quoted pattern such as 'pages/**/*.html'; --files-from takes a list of files. \
            Pages are read from WARC, ARC, WACZ, MHTML, webarchive and zip files, too. A page that fails is \
            copied unchanged and is named in the report with the reason. A journal beside the output records the \
            progress: after an interruption, the same command with --resume continues.

            With --each, the folder of results has a folder for each extension, and the names of files get the \
            extensions' names: out.warc becomes out.marquee.warc.
            """
    )

    @Argument(
        help: ArgumentHelp("Files, folders, patterns.", valueName: "input")
    )
    var inputs: [FilePath] = []
    @OptionGroup
    var listed: ListedPagesArguments
    @OptionGroup
    var extensions: ExtensionArguments
    @Option(
        name: [.customShort("o"), .customLong("out")],
        help: """
            A folder for the pages, a .warc, .warc.gz or .warc.zst file, or a .jsonl file for payloads. A trailing slash \
            always denotes a folder.
            """
    )
    var output: FilePath?
    @Option(help: ArgumentHelp("Also write the payloads to this .jsonl file.", valueName: "file"))
    var payloads: [FilePath] = []
    @OptionGroup
    var native: ActionArguments
    @OptionGroup
    var jobs: JobsOption
    @Flag(help: "Continue an interrupted run of the same batch, or start it if there is none.")
    var resume = false
    @Flag(help: "Discard an unfinished run and start again.")
    var restart = false
    @Option(help: ArgumentHelp("The journal file (default: beside the output).", valueName: "file"))
    var journal: FilePath?
    @Option(
        help: ArgumentHelp("Process one part of the pages: 2/5 is the second of five parts.", valueName: "i/n"),
        transform: Shard.of
    )
    var shard: Shard?
    @Option(help: ArgumentHelp("Process only this many pages, selected by a hash of their names.", valueName: "n"))
    var sample: Int?
    @Flag(help: "List the pages that would be processed, and exit.")
    var dryRun = false
    @Option(
        help: ArgumentHelp(
            "Write a report: HTML if the name ends in .html, otherwise JSON. May be repeated.",
            valueName: "file"
        )
    )
    var report: [FilePath] = []
    @OptionGroup
    var sandbox: SandboxArguments
    @Flag(help: "Write WARC, WACZ, MHTML, webarchive and zip files back with only their pages changed.")
    var rewriteContainers = false
    @Flag(help: "Exit with code 1 also if a page succeeded with a warning or on a second attempt.")
    var strict = false
    @Flag(help: "Run each page in a fresh process.")
    var freshProcess = false
    @Flag(
        help:
            "Let pages that run their own scripts (--page-scripts) share processes. Use it for trusted pages only."
    )
    var shareProcess = false
    @Option(help: ArgumentHelp("The URL that page names are appended to.", valueName: "url"))
    var baseURL: String?
    @Option(
        help: ArgumentHelp(
            "The types of WARC records to read, separated by commas: response, resource, conversion.",
            valueName: "types"
        ),
        completion: .list(["response", "resource", "conversion"])
    )
    var records = PageRecords.captures
    @OptionGroup
    var pages: ManyPagesArguments

    func validate() throws {
        if inputs.isEmpty, listed.filesFrom == nil {
            throw ValidationError("Give at least one input, or --files-from.")
        }
        try checkStandardInput(inputs + [listed.filesFrom].compactMap { $0 })
        if freshProcess, shareProcess {
            throw ValidationError("--fresh-process and --share-process cannot be combined.")
        }
        if output == nil, payloads.isEmpty, !dryRun { throw ValidationError("Give --out or --payloads.") }
        if let output { try checkOutput(output) }
        if report.contains("-") { throw ValidationError("--report takes a file, not standard output.") }
        if journal == "-" { throw ValidationError("--journal takes a file, not standard output.") }
        if let baseURL {
            try checkURL(baseURL, of: "--base-url")
            // NB: `http://host:80` is a URL, but not if a page's name follows it.
            if absoluteURL(baseURL + "page.html") == nil {
                throw ValidationError("--base-url: page names are appended to it as it is; end it with a slash.")
            }
        }
        if payloads.contains(where: { !$0.hasEnding(".jsonl") }) {
            throw ValidationError("--payloads takes a file whose name ends in .jsonl.")
        }
        if Set(payloads).count < payloads.count { throw ValidationError("--payloads: each file can be given once.") }
        if rewriteContainers, output.map({ path in streamEndings.contains { path.hasEnding($0) } }) ?? true {
            throw ValidationError("--rewrite-containers requires a folder for --out.")
        }
        if rewriteContainers, extensions.each, extensions.count > 1 {
            throw ValidationError(
                "--rewrite-containers writes each container back once; with --each, run a batch for each extension."
            )
        }
        if let sample, sample < 1 { throw ValidationError("--sample takes a number of at least 1.") }
        if sample != nil, (inputs + [listed.filesFrom].compactMap { $0 }).contains("-") {
            throw ValidationError(
                "--sample cannot be used with a list on standard input, because it reads the inputs twice."
            )
        }
        if resume, restart { throw ValidationError("--resume and --restart cannot be combined.") }
    }

    func run() throws {
        do {
            for input in inputs { try refuseAddress(input) }
            let count = extensions.count
            let given = try native.inputs(for: count)
            _ = try spread(payloads, over: count, "--payloads")
            let found = try extensions.found(listed: inputs + [listed.filesFrom].compactMap { $0 })
            if inputs.contains("-") {
                // NB: Only until the next version; then `-` is a page, as in all other commands.
                printError(
                    "- is a list of files in this version of batch only; use --files-from - for a list.",
                    prefix: "hint: "
                )
            }
            let list = try listed.read()
            if dryRun { return try listPages(list) }
            var settings = try makeSettings(native.prepare(found, given))
            settings.listed = list
            let read = inputs + [listed.filesFrom].compactMap { $0 } + found.flatMap(\.readFiles)
            try checkOutputs(settings.outputs, inputs: read)
            try run(settings)
        } catch let problem as OutputCollision {
            throw CommandError.usage(problem.description)
        } catch let problem as InputError {
            throw problem.isUsage ? CommandError.usage(problem.description) : .failed(problem.description)
        } catch let problem as OutputError {
            throw CommandError.failed(problem.description)
        } catch let problem as JournalError {
            throw CommandError.failed(problem.description)
        } catch let error as SupervisorError {
            throw CommandError.engine(error.description)
        }
    }

    private func makeSettings(_ parts: [ExtensionToRun]) throws -> BatchSettings {
        let place = (output ?? payloads.first ?? "batch").withoutLastSlashes
        var settings = BatchSettings(
            inputs: inputs,
            output: output?.withoutLastSlashes,
            payloads: payloads,
            journal: journal ?? place.adding(".journal"),
            run: try pages.options(for: parts, order: extensions.order),
            arguments: native.arguments,
            jobs: jobs.count
        )
        settings.listFile = listed.filesFrom
        settings.reports = report
        settings.writesFolder = output?.bytes.last == UInt8(ascii: "/")
        settings.sharing = freshProcess ? .never : shareProcess ? .always : .withoutPageScripts
        settings.runArguments = native.runArguments
        settings.choices = native.choices
        settings.keepsValues = pages.arguments.stored.values != nil && jobs.count == 1
        settings.rewritesContainers = rewriteContainers
        settings.records = records
        settings.shard = shard
        settings.sampleSize = sample
        settings.baseURL = baseURL
        settings.resumes = resume
        settings.restarts = restart
        settings.isReproducible = pages.arguments.reproducibility.isReproducible
        return settings
    }

    private func run(_ settings: BatchSettings) throws {
        let supervisor = try sandbox.makeSupervisor()
        let batch = try BatchRun(settings, supervisor: supervisor)
        let view = BatchProgressView(total: try countPages(settings), hasReport: !report.isEmpty)
        let end = try batch.run(onMessage: { view.tell($0) }, onProgress: { view.show($0) })
        if end.progress.done == 0, end.interruption == nil, shard == nil {
            batch.discard()
            let isList = inputs == ["-"] || inputs.isEmpty
            throw CommandError.usage("no pages were found in the \(isList ? "list" : "inputs").")
        }
        view.finish(end)
        if end.interruption == nil, settings.keepsValues { try pages.arguments.stored.write(batch.values) }
        if batch.dropsValues, pages.arguments.stored.values != nil {
            printError("scripts stored values, which are not written: that needs --jobs 1.", prefix: "warning: ")
        }
        if end.progress.unmatched > 0 {
            printError("\(counted(end.progress.unmatched, "page")) not matched by any script, and left as they are.")
        }
        if end.progress.warned > 0 {
            let hint = report.isEmpty ? " (use --report to list them)" : ""
            printError("\(counted(end.progress.warned, "page")) succeeded with warnings\(hint).")
        }
        let facts = reportFacts(isReproducible: settings.isReproducible)
        for path in report {
            try BatchReport(batch.settings, journal: batch.journal, facts: facts, leftOut: end.leftOut).write(to: path)
        }
        if end.progress.done == 0, end.interruption == nil { printError("this shard contains no pages.") }
        if let signal = end.interruption {
            throw CommandError.interrupted(
                "stopped after \(counted(end.progress.done, "page")). To continue, run the same command with --resume.",
                by: signal
            )
        }
        if end.progress.failed > 0 {
            let hint = report.isEmpty ? " (use --report to list them)" : ""
            let all = counted(end.progress.done, "page")
            throw CommandError.failed("\(end.progress.failed) of \(all) failed\(hint).")
        }
        if strict, end.progress.warned > 0 {
            throw CommandError.failed("\(counted(end.progress.warned, "page")) succeeded with warnings (--strict).")
        }
    }

    private func listPages(_ list: ListedInputs?) throws {
        try InputWalk.check(inputs, results: [output].compactMap { $0 })
        let selection = try PageSelection(
            inputs: inputs,
            listed: list,
            results: [output].compactMap { $0 },
            shard: shard,
            sampleSize: sample
        )
        let listing = try PageListing(selection, supervisor: sandbox.makeSupervisor(), records: records)
        var lines: [UInt8] = []
        var count = 0
        try listing.list(
            onPage: { key in
                lines += key.bytes + [0x0A]
                count += 1
                if lines.count > 1 << 16 {
                    try writeText(bytes: lines)
                    lines.removeAll(keepingCapacity: true)
                }
            },
            onProblem: { printError($0) }
        )
        try writeText(bytes: lines)
        if waitingInterruption() != nil { throw CommandError.failed("interrupted.") }
        let leftOut = listing.leftOut
        printError("\(counted(count, "page")); \(leftOut.summary ?? "nothing else").")
        for (place, group) in leftOut.groups.prefix(Self.maximumKinds) {
            let more = group.count > group.names.count ? ", …" : ""
            let names = group.names.isEmpty ? "" : ": " + group.names.joined(separator: ", ") + more
            printError("skipped in \(place): \(group.count) × \(group.kind)\(names)")
        }
        let rest = leftOut.groups.dropFirst(Self.maximumKinds).reduce(0) { $0 + $1.group.count }
        if rest > 0 { printError("also skipped: \(rest)") }
    }

    /// The number of kinds of omitted inputs to list; others are counted.
    private static let maximumKinds = 40

    /// The number of pages for the progress view; nil without a terminal, or if it cannot be known in advance.
    private func countPages(_ settings: BatchSettings) throws -> Int? {
        guard isTerminal(2), !settings.readsStandardInput else { return nil }
        var selection = try PageSelection(settings)
        var count = 0
        while try selection.next() != nil {
            count += 1
            // The command ends here.
            if count % 4096 == 0, waitingInterruption() != nil { throw CommandError.failed("interrupted.") }
        }
        return count
    }
}
