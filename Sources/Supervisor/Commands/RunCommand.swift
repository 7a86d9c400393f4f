// RunCommand.swift: webaction run: the whole pipeline on one page.

import ArgumentParser
import ExtensionModel
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import PropertyValues
import Reports
import Supervision

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run an extension on a page: run(), the native action, finalize().",
        discussion: """
            Example: webaction run page.html --extension marquee --arguments '{"marqueeTagNames": ["h1"]}' -o out.html

            The page is written to standard output unless -o is given. If the action fails, the page is written \
            unchanged and the exit code is 1. The time limit of a native action is five times --timeout.

            A file that is not a page, such as an image, is passed to the native action, and the item that the action \
            returns is written: webaction run photo.png --extension markup -o marked.png

            With --host, the extension gets what that app gives it when it shares the page or the file \
            (\(documentPath("docs/hosts.md"))), and only Safari runs the script. With --host all it is run as each app presents it, and a \
            table of the outcomes is written instead of the page: \
            webaction run page.html --extension ./share.appex --host all

            With several --extension, each runs on what the one before left. With --each, each runs on a copy of the \
            page as it was parsed, and files that are named once get the extensions' names: with -o out.html, \
            marquee writes out.marquee.html; with -o out/, out/marquee.html.
            """
    )

    @Argument(help: ArgumentHelp("The page or another file; - reads a page from standard input.", valueName: "page"))
    var page: FilePath
    @OptionGroup
    var extensions: ExtensionArguments
    @Option(
        name: .customLong("host"),
        help: ArgumentHelp("The app that shares the page or the file, or all.", valueName: "name")
    )
    var presenter: HostChoice?
    @OptionGroup
    var native: ActionArguments
    @Option(name: .shortAndLong, help: ArgumentHelp("The output file (default: standard output).", valueName: "file"))
    var output: FilePath?
    @Option(help: ArgumentHelp("Write the payload that run() handed over, as JSON.", valueName: "file"))
    var payload: [FilePath] = []
    @OptionGroup
    var arguments: RunArguments
    @OptionGroup
    var address: URLOption
    @OptionGroup
    var sandbox: SandboxArguments
    @Option(help: ArgumentHelp("Write the tree after run(), in html5lib's format.", valueName: "file"))
    var snapshotRun: FilePath?
    @Option(help: ArgumentHelp("Write the tree after finalize(), in html5lib's format.", valueName: "file"))
    var snapshotFinal: FilePath?
    @Option(help: ArgumentHelp("Write a report as JSON.", valueName: "file"))
    var report: FilePath?
    @Option(
        help: ArgumentHelp(
            "Write a page for a browser: both sides, the differences, the payload and the timings, in one file.",
            valueName: "file"
        )
    )
    var html: FilePath?
    @Flag(help: "Print every step with its time to standard error.")
    var trace = false
    @Flag(
        help: ArgumentHelp(
            "Print what scripts change on the page, and which line of which script does it, to standard error.",
            discussion: "With --report, the report has the same as JSON (\(documentPath("docs/explain.md")))."
        )
    )
    var explain = false
    @Option(
        help: ArgumentHelp(
            "Write the run with all that went into it to this file, for webaction replay.",
            discussion: "A seed is drawn unless --seed gives one (\(documentPath("docs/replay.md"))).",
            valueName: "file"
        )
    )
    var record: FilePath?

    /// Whether the run is made again: it is recorded, or its page shows what its own scripts make of it.
    var isRepeated: Bool { record != nil || html != nil && arguments.environment.pageScripts }

    /// What is to be told of what scripts change. Where the output's bytes differ is in reports alone.
    var explanation: Explanation {
        if !explain, html == nil { return .nothing }
        return report != nil ? .changesAndBytes : .changes
    }

    /// The files that are written, as they were named.
    var outputs: [NamedOutput?] {
        [
            NamedOutput("--output", output ?? "-"), NamedOutput("--snapshot-run", snapshotRun),
            NamedOutput("--snapshot-final", snapshotFinal), NamedOutput("--report", report),
            NamedOutput("--html", html), NamedOutput("--record", record),
        ] + payload.map { NamedOutput("--payload", $0) }
    }

    func run() throws {
        try refuseAddress(page)
        if extensions.bundles.count > 1 { return try runSeveral() }
        if case .all = presenter {
            if record != nil { throw CommandError.usage("--record records one run; give one app (--host).") }
            return try runOnAllHosts()
        }
        let app = presenter?.app
        if let type = itemType(ofFile: page, isPresented: app != nil) {
            if record != nil {
                throw CommandError.usage("--record records runs on pages; the type of \(page) is \(type).")
            }
            return try runItem(type: type, from: app)
        }
        if let app, !app.runsScripts, let option = native.scriptOption {
            throw CommandError.usage("\(option) is passed to the script, and \(app.title) runs no scripts (--host).")
        }
        if let app { try naming(page) { () throws(HostAppError) in try app.requirePages() } }
        var steps = CommandSteps()
        let fixed = try native.fixedArgument()
        try native.extraArguments()
        try native.userChoices(canAsk: true)
        let payload = try spread(payload, over: 1, "--payload")[0]
        // A list of changes is read and printed: large blocks of memory one after the other.
        // NB: Here, for a library leaves its host's memory alone.
        if explanation != .nothing { keepFreedMemory() }
        // The worker starts while the files are read.
        let supervisor = try sandbox.startSupervisor(explains: explanation != .nothing)
        defer { supervisor.shutDown() }
        let reading = arguments.reading
        let opened = try arguments.environment.open(page, url: address.url, reading: reading, supervisor: supervisor)
        let input = opened.input
        steps.prepared("the page is read")
        let found = try foundBundles(writing: outputs)[0]
        steps.prepared("the bundle is read: \(found.bundle.path)")
        let action: NativeAction
        do {
            action = try native.attended(
                native.action(of: found, fixed: fixed, supervisor: supervisor, canAsk: true),
                readsInput: page == "-"
            )
        } catch let problem as CommandError where problem.isAboutSources {
            try passThrough(opened, problem, found, steps, supervisor: supervisor)
        }
        steps.prepared(action.preparation)
        var options = try arguments.options(for: [found], [action])
        try native.giveExtraArguments(to: &options)
        options.origin = arguments.origin.drawn(isRepeated: isRepeated)
        var task = options.task(for: opened)
        task.job.writing.keepsContentType = staysInContainer(opened)
        task.job.wantsRunSnapshot = snapshotRun != nil
        task.job.wantsFinalSnapshot = snapshotFinal != nil || html != nil
        task.job.explanation = explanation
        task.records = record != nil
        if let app {
            let thing = try sharedThing(
                page,
                opened,
                hasScript: options.extensions[0].script != nil,
                reading: reading,
                timeout: options.timeout,
                supervisor: supervisor
            )
            try naming(page) { () throws(HostAppError) in try task.share(thing, from: app) }
            steps.prepared("\(app.title) shares \(typeList(task.items ?? []))")
        }
        if let script = task.extensions[0].script {
            steps.prepared("the script is read: \(script.name), \(script.bytes.count) bytes")
        }
        steps.runBegins()
        var result: RunReport
        do {
            result = try supervisor.run(task, onNote: printNote)
        } catch {
            throw CommandError.engine(error.description)
        }
        try checkOutputs(outputs, inputs: task.resources?.readFiles ?? [])
        if options.writing.verifies { result = result.verified(against: result.writingFaults) }
        if supervisor.interruption != nil {
            try fail(supervisor, page: input.name, reason: .cancelled, message: "interrupted.")
        }
        let before = html == nil ? nil : try? supervisor.treeBefore(opened, options)
        // Ending takes the worker as long as writing takes us.
        supervisor.endWorker()
        try write(result, payload, of: opened, supervisor: supervisor)
        if let record { try writeOutput(recording(of: task, [result], [found]).bytes, to: record) }
        steps.ended("the output is written")
        finishTransfers(supervisor)
        supervisor.shutDown()
        let diagnosis = RunDiagnosis(
            result,
            action: action,
            hasScript: task.extensions[0].script != nil,
            callsFinalize: task.extensions[0].callsFinalize
        )?.reading(task.extensions[0].script)
        let story = RunStory(
            report: result,
            diagnosis: diagnosis,
            bundle: found.bundle,
            page: input.name,
            steps: steps,
            seed: options.origin.seed,
            repeats: arguments.origin.repeats,
            presentation: app.map { ($0, task.items ?? []) }
        )
        if trace { for line in story.timeline { printError(line, prefix: "") } }
        if explain { printChanges(of: result) }
        if let report { try writeOutput(story.json(supervisor), to: report) }
        if let html {
            let view = story.view(input, before: before, scripts: [task.extensions[0].script].compactMap { $0 })
            try writeOutput(Array(view.report.html.text.utf8), to: html)
        }
        // Without a native half, a run for its payload or report alone is complete.
        let isWanted = result.failure != nil || action != .none || (payload == nil && report == nil && html == nil)
        let hints = isWanted ? story.hints.map { "\(input.name): \($0)" } : []
        if let failure = result.failure {
            try fail(
                supervisor,
                page: input.name,
                reason: failure.reason,
                message: failure.message,
                fault: failure.fault,
                hints: hints
            )
        }
        for fault in result.writingFaults { printError("\(input.name): \(fault)", prefix: "warning: ") }
        for hint in hints { printError(hint, prefix: "hint: ") }
    }

    /// Finds the bundles, and makes sure that nothing is written over what is read.
    func foundBundles(writing outputs: [NamedOutput?]) throws -> [BundleUse] {
        let found = try extensions.bundles.map(findBundle)
        try checkOutputs(outputs, inputs: [page] + found.flatMap(\.readFiles), replaceable: page)
        found.warnOfMisspeltKeys()
        return found
    }

    /// Writes the page as it is, and the report, when the native half's sources can't be compiled.
    private func passThrough(
        _ opened: LoadedPage,
        _ problem: CommandError,
        _ found: BundleUse,
        _ steps: CommandSteps,
        supervisor: Supervisor
    ) throws -> Never {
        supervisor.endWorker()
        let result = RunReport(failure: RunFailure(.actionFailed, problem.message))
        try write(result, nil, of: opened, supervisor: supervisor)
        let story = RunStory(
            report: result,
            diagnosis: nil,
            bundle: found.bundle,
            page: opened.input.name,
            steps: steps,
            seed: arguments.origin.seed,
            repeats: arguments.origin.repeats
        )
        if let report { try writeOutput(story.json(supervisor), to: report) }
        supervisor.shutDown()
        throw problem
    }

    /// A container stays one where it is written to a file of that name.
    func staysInContainer(_ opened: LoadedPage) -> Bool {
        opened.container != nil && (output.map { SavedPage.isContainer($0) } ?? false)
    }

    private func write(
        _ result: RunReport,
        _ payload: FilePath?,
        of opened: LoadedPage,
        supervisor: Supervisor
    ) throws {
        if let payload, result.hasPayload {
            try writeOutput((result.payload ?? .null).json(.canonical) + [0x0A], to: payload)
        }
        for (path, tree) in [(snapshotRun, result.runSnapshot), (snapshotFinal, result.finalSnapshot)] {
            if let path, let tree { try writeOutput(tree.last == 0x0A ? tree : tree + [0x0A], to: path) }
        }
        try writePage(result, to: output, of: opened, supervisor: supervisor)
    }

    /// Writes the page, or the page as it came, into its container where the output is one.
    func writePage(
        _ result: RunReport,
        to output: FilePath?,
        of opened: LoadedPage,
        supervisor: Supervisor
    ) throws {
        if let container = opened.container, let output, staysInContainer(opened) {
            do throws(FileError) {
                try container.write(page: result.writtenPage, to: output, supervisor: supervisor)
            } catch {
                throw CommandError.failed(error.description)
            }
            return
        }
        try writeOutput(result.page ?? opened.input.bytes, to: output)
    }
}
