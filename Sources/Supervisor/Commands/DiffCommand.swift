// DiffCommand.swift: webaction diff: the differences between two pages or snapshots, or before and after one action.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import FilePaths
import Glibc
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import Reports
import RunEngine
import SavedPages
import Snapshots

enum DiffForm: String, CaseIterable, ExpressibleByArgument {
    case text, json, html
}

struct DiffCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the differences between two pages or snapshots, or what an action changes on a page.",
        discussion: """
            Examples: webaction diff old.html new.html
                      webaction diff page.html --extension marquee

            A file that begins with "| " is a snapshot (\(documentPath("docs/tree-format.md"))); any other file is a page. Exit codes: 0 no \
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
    @Option(
        name: .customLong("kind"),
        help: ArgumentHelp(
            "The kind of script that --extension names, if its name does not show it.",
            valueName: "kind"
        ),
        completion: .list(ScriptKindEntry.names)
    )
    var kinds: [KindChoice] = []
    @OptionGroup
    var native: ActionArguments
    @OptionGroup
    var address: URLOption
    @OptionGroup
    var page: RunArguments
    @OptionGroup
    var sandbox: SandboxArguments
    @Flag(help: "Tell which line of which script made each difference.")
    var explain = false
    @Option(help: "How the differences are written.")
    var format = DiffForm.text

    func validate() throws {
        if files.count != (bundles.isEmpty ? 2 : 1) {
            throw ValidationError("Give two files, or one file and --extension.")
        }
        try checkStandardInput(files)
        let isOfAction = native.scriptOption != nil || !native.choices.isEmpty || page.steps.selection != nil
        let isOfRun =
            explain || page.environment.isAny || page.reproducibility.time != nil || page.reproducibility.seed != nil
        if bundles.isEmpty, isOfAction || isOfRun {
            throw ValidationError(
                "--page-scripts, --explain, --time, --seed and options of actions require one page and --extension."
            )
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
            // NB: Exit code 1 means differences; all other failures have code 2.
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
        case .json: try writeJSON(diff.json, to: nil)
        case .html: try writeOutput(Array(page(of: diff, names).html.text.utf8), to: nil)
        }
        if !diff.isEmpty { Glibc.exit(1) }
    }

    private func page(of diff: TreeDiff, _ names: (left: String, right: String)) -> ReportPage {
        var page = ReportPage(title: "\(names.left) and \(names.right)")
        page.verdict = diff.isEmpty ? (.good, "alike") : (.plain, counted(diff.changes.count, "difference"))
        page.sections = [
            ReportSection("differences", "Differences", DiffTable(diff).html(names: names)),
            ReportSection("tree", "Tree", isOpen: false, TreeOutline(diff).html()),
        ]
        return page
    }

    private func tree(_ path: FilePath, _ supervisor: Supervisor) throws -> SnapshotTree {
        let input = try load(path, supervisor).input
        if SnapshotTree.isSnapshot(input.bytes) { return SnapshotTree(text: input.bytes) }
        return SnapshotTree(
            text: try pageTree { () throws(PageTreeError) in try supervisor.tree(of: input, timeout: page.steps.timeout)
            }
        )
    }

    private func load(_ path: FilePath, _ supervisor: Supervisor) throws -> LoadedPage {
        let options = try page.environment.loadOptions(reading: page.reading)
        return try loadPage(path, options, url: address.url, supervisor: supervisor)
    }

    private func compareAction(_ supervisor: Supervisor) throws -> TreeDiff {
        let inputs = try native.inputs(for: bundles.count)
        let kinds = try spread(kinds, over: bundles.count, "--kind")
        let found = try zip(bundles, kinds).map { try findExtension($0, kind: $1?.entry) }
        let opened = try load(files[0], supervisor)
        var options = try page.options(for: native.prepare(found, inputs))
        options.reproducibility = page.reproducibility.drawn(needsSeed: page.environment.pageScripts)
        if explain { options.explanation = .changes }
        var observations = RunObservations()
        observations.finalTree = true
        let session = RunSession(supervisor, opened, options, observing: observations)
        let before = try pageTree(session.treeBefore)
        let report = try session.runPrinting(on: supervisor, page: opened.input.name).whole
        if let failure = report.failure {
            throw CommandError.failed(withCalls("\(opened.input.name): \(failure.message)", of: failure.fault))
        }
        var diff = TreeDiff(SnapshotTree(text: before), SnapshotTree(text: report.finalSnapshot ?? []))
        if explain { diff.explain(by: report.chain.isEmpty ? [report.changes] : report.chain.map(\.changes)) }
        return diff
    }
}
