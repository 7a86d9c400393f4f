// DiffCommand.swift: webaction diff: what differs between two pages or snapshots, or before and after one action.

import ArgumentParser
import ExtensionModel
import FilePaths
import Glibc
import Isolation
import JSONCoding
import PageProtocol
import Snapshots
import Supervision

enum DiffForm: String, CaseIterable, ExpressibleByArgument {
    case text, json, html
}

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the differences between two pages or snapshots, or what an action changes on a page.",
        discussion: """
            Examples: webaction diff old.html new.html
                      webaction diff page.html --extension marquee

            A file that begins with "| " is a snapshot (docs/tree-format.md); any other file is a page. Exit codes: 0 no \
            differences, 1 differences, 2 an error.
            """
    )

    @Argument(help: ArgumentHelp("Two pages or snapshots; one page with --extension.", valueName: "file"))
    var files: [FilePath]
    @Option(
        name: .customLong("extension"),
        help: "Compare the page before and after this extension. May be repeated: after a chain of them.",
        completion: extensionCompletion
    )
    var bundles: [String] = []
    @OptionGroup
    var native: ActionArguments
    @OptionGroup
    var steps: StepArguments
    @OptionGroup
    var page: PageArguments
    @OptionGroup
    var sandbox: SandboxArguments
    @Flag(help: "Tell which line of which script made each difference.")
    var explain = false
    @Option(help: "text, json or html.")
    var format = DiffForm.text

    func validate() throws {
        if files.count != (bundles.isEmpty ? 2 : 1) {
            throw ValidationError("Give two files, or one file and --extension.")
        }
        let isOfAction = !native.arguments.isEmpty || !native.choices.isEmpty || steps.selection != nil
        if bundles.isEmpty, isOfAction || explain || page.environment.isAny {
            throw ValidationError("--page-scripts, --explain and options of actions require one page and --extension.")
        }
    }

    func run() throws {
        var diff: TreeDiff
        do {
            let supervisor = try sandbox.startSupervisor(explains: explain)
            defer { supervisor.shutDown() }
            diff =
                bundles.isEmpty
                ? TreeDiff(try tree(files[0], supervisor), try tree(files[1], supervisor))
                : try compareAction(supervisor)
        } catch let problem as CommandError {
            // NB: 1 says that there are differences; whatever else went wrong is trouble.
            throw CommandError(message: problem.message, code: 2, signal: problem.signal, hints: problem.hints)
        }
        let names = (
            left: "\(files[0])",
            right: bundles.isEmpty ? "\(files[1])" : "\(files[0]) after \(bundles.joined(separator: ", "))"
        )
        switch format {
        case .text:
            let isColored = isTerminal(1) && getenv("NO_COLOR") == nil
            try writeOutput(Array(diff.text(isColored: isColored, names: names).utf8), to: nil)
        case .json: try writeOutput(diff.json.json(JSONStyle(isIndented: true, sortsKeys: false)) + [0x0A], to: nil)
        case .html: try writeOutput(Array(diff.html(names: names).utf8), to: nil)
        }
        if !diff.isEmpty { Glibc.exit(1) }
    }

    private func tree(_ path: FilePath, _ supervisor: Supervisor) throws -> SnapshotTree {
        let input = try page.open(path, supervisor: supervisor).input
        if SnapshotTree.isSnapshot(input.bytes) { return SnapshotTree(text: input.bytes) }
        return SnapshotTree(text: try parse(input, supervisor))
    }

    private func parse(_ page: PageInput, _ supervisor: Supervisor) throws -> [UInt8] {
        let limits = StepLimits(timeout: steps.timeout, pageBytes: page.bytes.count)
        let result: JobResult
        do {
            result = try supervisor.perform(
                .snapshot(SnapshotJob(page: page, format: .tree, fragment: nil, scripting: true)),
                seconds: limits.parsing,
                memory: MemoryLimits(pageBytes: page.bytes.count)
            )
        } catch {
            throw CommandError.engine(error.description)
        }
        guard result.reason == .completed else { throw CommandError.failed("\(page.name): \(result.detail)") }
        return result.output ?? []
    }

    private func compareAction(_ supervisor: Supervisor) throws -> TreeDiff {
        let fixed = try native.fixedArguments(for: bundles.count)
        try native.userChoices(for: bundles.count)
        let found = try bundles.map(findBundle)
        let opened = try page.open(files[0], supervisor: supervisor)
        // NB: What the page's own scripts do is not the action's doing.
        let before =
            page.environment.pageScripts
            ? try run(opened, through: [], supervisor).runSnapshot
            : try parse(opened.input, supervisor)
        let actions = try native.actions(of: found, fixed: fixed)
        let chain = try zip(found, actions).map { try RunExtension($0, action: $1) }
        let after = try run(opened, through: chain, supervisor)
        var diff = TreeDiff(SnapshotTree(text: before ?? []), SnapshotTree(text: after.finalSnapshot ?? []))
        if explain { diff.explain(by: after.chain.isEmpty ? [after.changes] : after.chain.map(\.changes)) }
        return diff
    }

    private func run(_ opened: LoadedPage, through extensions: [RunExtension], _ supervisor: Supervisor) throws
        -> RunReport
    {
        var options = RunOptions(extensions)
        options.selection = steps.selection
        options.timeout = steps.timeout
        var task = options.task(for: opened)
        task.job.wantsRunSnapshot = extensions.isEmpty
        task.job.wantsFinalSnapshot = true
        task.job.explains = explain && !extensions.isEmpty
        let report: RunReport
        do { report = try supervisor.run(task, onNote: printNote) } catch {
            throw CommandError.engine(error.description)
        }
        if let failure = report.failure { throw CommandError.failed("\(opened.input.name): \(failure.message)") }
        return report
    }
}
