// BatchCommand.swift: webaction batch: many pages through an extension.

import ActionHost
import ArgumentParser
import Batch
import ExtensionModel
import FilePaths
import Isolation
import WorkerProtocol

struct BatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch",
        abstract: "Takes many pages through an extension, and goes on where it was stopped.",
        discussion: """
            Example: webaction batch saved-pages --extension marquee --out rewritten --report report.html

            An input is a file, a folder, a glob such as 'pages/**/*.html', or - for a list of files on standard \
            input; WARC, ARC, WACZ, MHTML, webarchive and zip files give the pages that are in them. Pages that fail \
            pass through byte for byte and are named in the report with the reason. A journal beside the output \
            records what is done: after any end, the same command with --resume goes on.
            """
    )

    @Argument(help: ArgumentHelp("Files, folders, globs; - is a list of files on standard input.", valueName: "input"))
    var inputs: [FilePath]
    @Option(name: .customLong("extension"), help: "A bundle's name, or a path with a slash.")
    var bundle: String
    @Option(
        name: [.customShort("o"), .customLong("out")],
        help: """
            A folder for the pages, a .warc, .warc.gz or .warc.zst file, or a .jsonl file for payloads. A slash at the end \
            says that a name with another ending is a folder's.
            """
    )
    var output: FilePath?
    @Option(help: ArgumentHelp("A .jsonl file for the payloads, besides.", valueName: "file"))
    var payloads: FilePath?
    @OptionGroup
    var native: ActionOptions
    @Option(help: "Pages at a time; without it, the number of processors.")
    var jobs: Int?
    @Flag(help: "Goes on where an earlier run of the same batch ended; without one, begins.")
    var resume = false
    @Flag(help: "Forgets an earlier run that was not finished.")
    var restart = false
    @Option(help: ArgumentHelp("The journal's file; without it, beside the output.", valueName: "file"))
    var journal: FilePath?
    @Option(help: ArgumentHelp("Does one part of the pages: 2/5 is the second of five parts.", valueName: "i/n"))
    var shard: String?
    @Option(help: ArgumentHelp("Does this many pages, chosen by their names.", valueName: "n"))
    var sample: Int?
    @Flag(help: "Lists the pages that would be done, and does nothing.")
    var dryRun = false
    @Option(help: ArgumentHelp("Writes how it went: HTML for .html, else JSON; may be repeated.", valueName: "file"))
    var report: [FilePath] = []
    @Flag(help: "Reads each written page back; one that is not the tree that run() and finalize() left fails.")
    var verify = false
    @OptionGroup
    var steps: StepOptions
    @OptionGroup
    var sandbox: SandboxOptions
    @Flag(help: "Writes WARC, WACZ, MHTML, webarchive and zip files back with only their pages rewritten.")
    var rewriteContainers = false
    @Flag(help: "Exit code 1 also for pages that went well, but not without a warning or a second try.")
    var strict = false
    @Flag(help: "Run each page in a process of its own.")
    var freshProcess = false
    @Flag(
        help:
            "Let pages whose own scripts run (--page-scripts) share processes; they are trusted not to harm each other."
    )
    var shareProcess = false
    @Option(help: ArgumentHelp("What the pages' names are appended to for their URLs.", valueName: "url"))
    var baseURL: String?
    @Option(
        help: ArgumentHelp(
            "The types of WARC records whose HTML is taken: response, resource, conversion, with commas between.",
            valueName: "types"
        )
    )
    var records = PageRecords.captures
    @OptionGroup
    var pages: ManyPagesOptions

    func validate() throws {
        if inputs.isEmpty { throw ValidationError("Give at least one input.") }
        if freshProcess, shareProcess {
            throw ValidationError("--fresh-process and --share-process exclude each other.")
        }
        if output == nil, payloads == nil, !dryRun { throw ValidationError("Give --out or --payloads.") }
        if let output { try checkOutput(output) }
        if report.contains("-") { throw ValidationError("--report takes a file, not standard output.") }
        if journal == "-" { throw ValidationError("--journal takes a file, not standard output.") }
        if let baseURL { try checkURL(baseURL, of: "--base-url") }
        if let payloads, !payloads.hasEnding(".jsonl") {
            throw ValidationError("--payloads takes a file whose name ends with .jsonl.")
        }
        let streams = [".jsonl", ".warc", ".warc.gz", ".warc.zst"]
        if rewriteContainers, output.map({ path in streams.contains { path.hasEnding($0) } }) ?? true {
            throw ValidationError("--rewrite-containers takes a folder for --out.")
        }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024.") }
        if let sample, sample < 1 { throw ValidationError("--sample takes a number from 1.") }
        if sample != nil, !InputWalk.isRepeatable(inputs) {
            throw ValidationError(
                "--sample goes through the inputs twice, which a list on standard input does not allow."
            )
        }
        if let shard, Shard(shard) == nil { throw ValidationError("--shard takes i/n, such as 2/5.") }
        if resume, restart { throw ValidationError("--resume and --restart exclude each other.") }
    }

    func run() throws {
        do {
            let fixed = try native.fixedArgument()
            let found = try findBundle(bundle)
            if dryRun { return try listPages() }
            let action = try native.action(of: found, fixed: fixed)
            let settings = try makeSettings(found, action: action)
            try run(settings)
        } catch let problem as InputProblem {
            throw problem.isUsage ? CommandProblem.usage(problem.description) : .failed(problem.description)
        } catch let problem as OutputProblem {
            throw CommandProblem.failed(problem.description)
        } catch let problem as JournalProblem {
            throw CommandProblem.failed(problem.description)
        } catch let error as HostError {
            throw CommandProblem.engine(error.description)
        }
    }

    private func makeSettings(_ found: BundleUse, action: NativeAction) throws -> BatchSettings {
        let place = (output ?? payloads ?? "batch").withoutLastSlashes
        var settings = BatchSettings(
            inputs: inputs,
            output: output?.withoutLastSlashes,
            payloads: payloads,
            journal: journal ?? place.adding(".journal"),
            extensionIdentifier: found.bundle.identifier,
            script: try found.script(),
            action: action,
            callsFinalize: found.bundle.point.callsFinalize,
            arguments: native.arguments,
            selection: steps.selection,
            writing: pages.writing.options,
            timeout: steps.timeout,
            jobs: jobs ?? processorCount()
        )
        settings.writesFolder = output?.octets.last == UInt8(ascii: "/")
        settings.memory = pages.memoryBytes
        settings.sharing = freshProcess ? .never : shareProcess ? .always : .withoutPageScripts
        settings.choices = native.choices
        settings.writing.verifies = verify
        settings.conditions = try pages.conditions()
        settings.rewritesContainers = rewriteContainers
        settings.records = records
        settings.shard = shard.flatMap { Shard($0) }
        settings.sampleSize = sample
        settings.baseURL = baseURL
        settings.resumes = resume
        settings.restarts = restart
        return settings
    }

    private func run(_ settings: BatchSettings) throws {
        let host = try sandbox.makeHost()
        let batch = try BatchRun(settings, host: host)
        let view = BatchProgressView(total: try countPages(settings), hasReport: !report.isEmpty)
        let end = try batch.run(onMessage: { view.tell($0) }, onProgress: { view.show($0) })
        if end.progress.done == 0, end.interruption == nil, shard == nil {
            batch.discard()
            throw CommandProblem.usage("no page was found in \(inputs == ["-"] ? "the list" : "what was given").")
        }
        view.finish(end)
        if end.progress.remarked > 0 {
            let hint = report.isEmpty ? " (--report tells which)" : ""
            printError("\(counted(end.progress.remarked, "page")) went well, with something to look at\(hint).")
        }
        for path in report { try BatchReport(settings, journal: batch.journal).write(to: path) }
        if end.progress.done == 0, end.interruption == nil { printError("this shard has no page.") }
        if let signal = end.interruption {
            throw CommandProblem.interrupted(
                "stopped after \(counted(end.progress.done, "page")). To go on, give the same command with --resume.",
                by: signal
            )
        }
        if end.progress.failed > 0 {
            let hint = report.isEmpty ? " (--report tells which)" : ""
            let all = counted(end.progress.done, "page")
            throw CommandProblem.failed("\(end.progress.failed) of \(all) failed\(hint).")
        }
        if strict, end.progress.remarked > 0 {
            throw CommandProblem.failed("\(counted(end.progress.remarked, "page")) to be looked at (--strict).")
        }
    }

    private func listPages() throws {
        try InputWalk.check(inputs, results: output)
        var selection = try PageSelection(
            inputs: inputs,
            results: output,
            shard: shard.flatMap { Shard($0) },
            sampleSize: sample
        )
        var lines: [UInt8] = []
        var count = 0
        while let item = try selection.next() {
            lines += item.key.octets + [0x0A]
            count += 1
            if lines.count > 1 << 16 {
                try writeText(octets: lines)
                lines.removeAll(keepingCapacity: true)
            }
        }
        try writeText(octets: lines)
        printError("\(counted(count, "page")); \(counted(selection.leftOut, "other file")) left out.")
    }

    /// How many pages there are, where somebody watches and it can be known beforehand.
    private func countPages(_ settings: BatchSettings) throws -> Int? {
        guard isTerminal(2), InputWalk.isRepeatable(inputs) else { return nil }
        var selection = try PageSelection(settings)
        var count = 0
        while try selection.next() != nil {
            count += 1
            // The command ends by it.
            if count % 4096 == 0, waitingInterruption() != nil { throw CommandProblem.failed("interrupted.") }
        }
        return count
    }
}
