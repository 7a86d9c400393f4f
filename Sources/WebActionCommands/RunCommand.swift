// RunCommand.swift: webaction run: the whole pipeline on one page.

import ActionHost
import ArgumentParser
import ExtensionModel
import FilePaths
import Isolation
import WorkerProtocol

extension PageSerialization: ExpressibleByArgument {
    /// The option's value, or nil.
    public init?(argument: String) {
        switch argument {
        case "preserve": self = .preserve
        case "html": self = .html
        case "xml": self = .xml
        default: return nil
        }
    }

    public static var allValueStrings: [String] { ["preserve", "html", "xml"] }

    public var defaultValueDescription: String { Self.allValueStrings[Int(rawValue) - 1] }
}

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Takes one page through an extension: run(), the native action, finalize().",
        discussion: """
            Example: webaction run page.html --extension marquee --arguments '{"marqueeTagNames": ["h1"]}' -o out.html

            The page goes to standard output unless -o is given. When the action fails, the page passes through byte \
            for byte and the exit code is 1. A native action may take five times --timeout.

            A file that is no page, such as an image, goes to the native action by itself, and what it returns is \
            written in its place: webaction run photo.png --extension markup -o marked.png
            """
    )

    @Argument(help: ArgumentHelp("The page, or another file; - is a page on standard input.", valueName: "page"))
    var page: FilePath
    @Option(name: .customLong("extension"), help: "A bundle's name, or a path with a slash.")
    var bundle: String
    @OptionGroup
    var native: ActionOptions
    @Option(name: .shortAndLong, help: "The file to write instead of standard output.")
    var output: FilePath?
    @Option(help: "Writes what run() handed over, as JSON.")
    var payload: FilePath?
    @Option(help: "How the page is written: preserve, which is usual, html or xml.")
    var serialization: PageSerialization?
    @Flag(help: "Reads the written page back and fails if it is not the tree that run() and finalize() left.")
    var verify = false
    @OptionGroup
    var conditions: StepOptions
    @OptionGroup
    var source: PageOptions
    @OptionGroup
    var sandbox: SandboxOptions
    @Option(help: "Writes the tree after run(), in html5lib's format.")
    var snapshotRun: FilePath?
    @Option(help: "Writes the tree after finalize(), in html5lib's format.")
    var snapshotFinal: FilePath?
    @Option(help: "Writes how it went, as JSON.")
    var report: FilePath?
    @Flag(help: "Prints every step with its time on standard error.")
    var trace = false

    func validate() throws {
        try checkVerification(verify, serialization ?? .preserve, source.surroundings)
    }

    func run() throws {
        if let type = itemType(ofFile: page) { return try runItem(type: type) }
        var steps = CommandSteps()
        let fixed = try native.fixedArgument()
        try native.userChoices(canAsk: true)
        // The worker starts while the files are read.
        let host = try sandbox.startHost()
        defer { host.shutDown() }
        let opened = try source.open(page, host: host)
        let input = opened.input
        steps.prepared("the page is read")
        let found = try findBundle(bundle)
        steps.prepared("the bundle is read: \(found.bundle.path)")
        let job = RunJob(
            page: input,
            script: try found.script(),
            extensionName: found.bundle.identifier,
            selection: conditions.selection,
            serialization: serialization ?? .preserve,
            timeout: conditions.timeout,
            wantsRunSnapshot: snapshotRun != nil,
            wantsFinalSnapshot: snapshotFinal != nil,
            verifies: verify,
            surroundings: opened.surroundings
        )
        if let script = job.script {
            steps.prepared("the script is read: \(script.name), \(script.bytes.count) octets")
        }
        let action = try native.attended(
            native.action(of: found, fixed: fixed, host: host, canAsk: true),
            readsInput: page == "-"
        )
        steps.prepared(action.preparation)
        steps.runBegins()
        let result: RunReport
        do {
            result = try host.run(
                job,
                action: action,
                callsFinalize: found.bundle.point.callsFinalize,
                resources: opened.resources,
                onNote: printNote
            )
        } catch {
            throw CommandProblem.engine(error.description)
        }
        if host.interruption != nil {
            try fail(host, page: input.name, reason: .cancelled, message: "interrupted.")
        }
        // Ending takes the worker as long as writing takes us.
        host.endWorker()
        try write(result, of: opened, host: host)
        steps.ended("the output is written")
        finishTransfers(host)
        host.shutDown()
        let diagnosis = RunDiagnosis(
            result,
            action: action,
            hasScript: job.script != nil,
            callsFinalize: found.bundle.point.callsFinalize
        )
        let story = RunStory(
            report: result,
            diagnosis: diagnosis,
            bundle: found.bundle,
            page: input.name,
            steps: steps
        )
        if trace { for line in story.timeline { printError(line, prefix: "") } }
        if let report { try writeOutput(story.json(host), to: report) }
        // Without a native half, a run for its payload or report alone is complete.
        let isWanted = result.failure != nil || action != .none || (payload == nil && report == nil)
        let hints = isWanted ? story.hints.map { "\(input.name): \($0)" } : []
        if let failure = result.failure {
            try fail(host, page: input.name, reason: failure.reason, message: failure.message, hints: hints)
        }
        if verify, let problem = result.readingBackProblem {
            try fail(host, page: input.name, reason: .actionFailed, message: problem, hints: hints)
        }
        for hint in hints { printError(hint, prefix: "hint: ") }
    }

    private func write(_ result: RunReport, of opened: SurroundedPage, host: Host) throws {
        if let payload, result.hasPayload {
            try writeOutput((result.payload ?? .null).json(.canonical) + [0x0A], to: payload)
        }
        for (path, tree) in [(snapshotRun, result.runSnapshot), (snapshotFinal, result.finalSnapshot)] {
            if let path, let tree { try writeOutput(tree.last == 0x0A ? tree : tree + [0x0A], to: path) }
        }
        // A container stays one where it is written to a file of that name.
        if let container = opened.container, let output, SavedPage.isContainer(output) {
            do throws(FileError) { try container.write(page: result.page, to: output, host: host) } catch {
                throw CommandProblem.failed(error.description)
            }
            return
        }
        try writeOutput(result.page ?? opened.input.bytes, to: output)
    }
}
