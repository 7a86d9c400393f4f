// SnapshotCommand.swift: webaction snapshot: prints the parsed tree.

import ArgumentParser
import ExtensionHost
import FilePaths
import PageProtocol
import ProcessSupervision
import SavedPages
import Snapshots

enum SnapshotForm: String, CaseIterable, ExpressibleByArgument {
    case tree, html, json
}

struct SnapshotCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Show the tree that a page is parsed into.",
        discussion: "Example: webaction snapshot page.html --format tree"
    )

    @Argument(help: ArgumentHelp("The pages; - reads standard input.", valueName: "page"))
    var pages: [FilePath]
    @Option(help: "tree (the format of html5lib-tests), html, or json with all properties of each node.")
    var format = SnapshotForm.tree
    @Flag(help: "Print counts only: nodes, elements, depth, mode, encoding, bytes.")
    var summary = false
    @Flag(help: "Print the parse errors instead of the tree, one per line; with JSON, in addition to it.")
    var errors = false
    @Flag(help: "Print one JSON object per line (default for several pages, except with --errors).")
    var jsonl = false
    @Option(
        help: ArgumentHelp(
            "Parse a fragment in the context of this element, such as td or \"svg path\".",
            valueName: "context"
        )
    )
    var fragment: String?
    @Flag(help: "Parse with scripting disabled: the content of noscript becomes elements.")
    var noScripting = false
    @OptionGroup
    var reading: ReadingArguments
    @OptionGroup
    var sandbox: SandboxArguments
    @OptionGroup
    var address: URLOption

    func validate() throws {
        if pages.isEmpty { throw ValidationError("Give at least one page.") }
        try checkStandardInput(pages)
    }

    func run() throws {
        let supervisor = try sandbox.startSupervisor()
        defer { supervisor.shutDown() }
        // NB: Errors include their page's name.
        let isLines = jsonl || format == .json || pages.count > 1 && !(errors && !summary)
        var failure: CommandError?
        for path in pages {
            do {
                try show(path, supervisor: supervisor, isLines: isLines)
            } catch let problem as CommandError where pages.count > 1 && problem.code == 1 {
                // The other pages are still printed.
                if supervisor.interruption != nil { throw problem }
                printError(problem.message)
                failure = CommandError(message: "some pages could not be shown.", code: 1)
            }
        }
        if let failure { throw failure }
    }

    private func show(_ path: FilePath, supervisor: Supervisor, isLines: Bool) throws {
        let page = try loadPage(path, reading.loadOptions, url: address.url, supervisor: supervisor).input
        let wanted: SnapshotFormat =
            summary ? .summary : format == .html ? .html : format == .json ? .json : .tree
        let job = SnapshotJob(
            page: page,
            format: wanted,
            fragment: fragment,
            scripting: !noScripting,
            wantsErrors: errors
        )
        let limits = StepLimits(timeout: 2, pageBytes: page.bytes.count)
        let result: JobResult
        do {
            result = try supervisor.perform(
                .snapshot(job),
                seconds: limits.parsing,
                memory: MemoryLimits(pageBytes: page.bytes.count)
            )
        } catch {
            throw CommandError.engine(error.description)
        }
        guard result.reason == .completed, let counts = result.summary else {
            if supervisor.interruption != nil || pages.count == 1 {
                try fail(supervisor, page: page.name, reason: result.reason, message: result.detail)
            }
            throw CommandError.failed("\(page.name): \(result.detail)")
        }
        var output = result.output ?? []
        if isLines {
            output =
                summary
                ? summaryLine(page: page.name, summary: counts, errors: result.errors)
                : snapshotLine(page: page.name, result: result, summary: counts)
        } else if let errors = result.errors {
            return try writeText(errorText(page: page.name, errors: errors))
        } else if summary {
            output = Array(summaryText(counts).utf8)
        }
        if output.last != 0x0A, wanted != .html || isLines { output.append(0x0A) }
        // NB: JSON and HTML are data, even on a terminal.
        if isLines || wanted == .html { return try writeOutput(output, to: nil) }
        try writeText(bytes: output)
    }
}
