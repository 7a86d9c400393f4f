// ReplayCommand.swift: webaction replay: repeats a recorded run.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import FilePaths
import Glibc
import Isolation
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import Recording
import Reports
import RunEngine
import UserFiles

struct ReplayCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Repeat a run that was recorded with run --record or test --recordings.",
        discussion: """
            Example: webaction replay failed.recording -o out.html

            The page, the scripts, the options, the time and the seed are in the recording, as is what the native action \
            returned: neither the bundle nor the page's files are needed. The page is written to standard output unless -o is \
            given. The exit code is 0 if everything is as it was recorded, and 1 if not: the steps at which the run differs from \
            the recording are then printed (\(documentPath("docs/replay.md"))).

            Of several extensions, what each has of its own is numbered: with --payload p.json, p.1.json and p.2.json; of a \
            run with --each the pages, too, which are written only if -o is given.
            """
    )

    @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
    var file: FilePath
    @OptionGroup
    var written: OutputOption
    @Option(help: ArgumentHelp("Write the payload that run() handed over, as JSON.", valueName: "file"))
    var payload: FilePath?
    @Flag(help: "Print what scripts change on the page, and which line of which script does it, to standard error.")
    var explain = false
    @Flag(help: "Start the native action of the bundle that --extension names, instead of giving what it returned.")
    var withAction = false
    @Option(
        name: .customLong("extension"),
        help: "The bundle whose native action is started. May be repeated: of a chain, in its order.",
        completion: extensionCompletion
    )
    var bundles: [String] = []
    @OptionGroup
    var outside: OutsideArguments
    @OptionGroup
    var sandbox: SandboxArguments

    func validate() throws {
        // NB: The user decides what is started, never the file.
        if withAction, bundles.isEmpty { throw ValidationError("--with-action requires --extension.") }
        if !withAction, !bundles.isEmpty { throw ValidationError("--extension requires --with-action.") }
    }

    /// The files of the extension with a number; nil: not requested.
    private struct PerExtensionOutputs {
        var output: FilePath?
        var payload: FilePath?
    }

    func run() throws {
        let recording: RunRecording
        do { recording = try RunRecording(bytes: readInput(file)) } catch let error as RecordingError {
            throw CommandError.failed("\(file): \(error.description).")
        }
        let files = files(of: recording)
        try checkOutputs(
            files.flatMap { [NamedOutput("--output", $0.output), NamedOutput("--payload", $0.payload)] },
            inputs: [file]
        )
        guard !withAction || bundles.count == recording.steps.count else {
            throw CommandError.usage(
                "\(file) has \(counted(recording.steps.count, "extension")): name as many by --extension."
            )
        }
        // Workers inherit the variables.
        setenv("TZ", recording.timeZone, 1)
        if !recording.locale.isEmpty { setenv("LC_ALL", recording.locale, 1) }
        let supervisor = try sandbox.startSupervisor(explains: explain)
        defer { supervisor.shutDown() }
        let allowed = try outside.folders()
        let found = try bundles.map { try findExtension($0, allowing: allowed) }
        for (use, step) in zip(found, recording.steps) {
            let list = try use.bundle(requiredBecause: "--with-action starts the native action of").readInfoPlist()
            if list != step.infoPlist {
                printError("\(use.path): its Info.plist is not the recorded one", prefix: "hint: ")
            }
        }
        let actions = try withAction ? found.map { try $0.action(supervisor: supervisor) } : nil
        let (reports, divergences): ([RunReport], [ReplayDivergence])
        do {
            (reports, divergences) = try supervisor.replay(
                recording,
                with: actions,
                explanation: explain ? .changes : .nothing,
                onMessage: printMessage
            )
        } catch {
            throw CommandError.engine(error.description)
        }
        if supervisor.interruption != nil {
            try fail(supervisor, page: "\(file)", reason: .cancelled, message: "interrupted.")
        }
        supervisor.endWorker()
        if reports.isEmpty { throw CommandError.engine("no extension had a turn.") }
        for (report, files) in zip(reports, files) {
            if let payload = files.payload, report.hasPayload {
                if reports.count > 1 { try makeFolder(of: payload) }
                try writeOutput((report.payload ?? .null).json(.canonical) + [0x0A], to: payload)
            }
        }
        let pages = recording.isEach ? reports : [RunReport(chain: reports, count: recording.steps.count)]
        for (report, files) in zip(pages, files) {
            guard let output = files.output else { continue }
            if recording.isEach { try makeFolder(of: output) }
            try writeOutput(report.page ?? recording.job.page.bytes, to: output)
        }
        supervisor.shutDown()
        if explain { for report in reports { printChanges(of: report) } }
        if recording.program != WebAction.configuration.version, !divergences.isEmpty {
            printError("the recording was made by version \(recording.program)", prefix: "hint: ")
        }
        for divergence in divergences { printError("\(file): \(divergence)", prefix: "diverged: ") }
        if !divergences.isEmpty { throw CommandError.failed("\(file): the run is not the recorded one.") }
        for (step, report) in zip(recording.steps, reports) {
            guard let failure = report.failure else { continue }
            let who = recording.steps.count > 1 ? "\(step.identifier): " : ""
            printError("\(file): \(who)as recorded, it failed: \(failure.message)", prefix: "")
        }
    }

    /// The files for each extension's own outputs.
    private func files(of recording: RunRecording) -> [PerExtensionOutputs] {
        let count = recording.steps.count
        let page = recording.job.page.contentType.isXML ? "xhtml" : "html"
        // NB: By numbers: the names come from the recording, which may be untrusted.
        func own(_ path: FilePath?, _ number: Int, _ ending: String) -> FilePath? {
            perExtensionOutput(path, "\(number)", ending: ending)
        }
        return (1...count).map { number in
            PerExtensionOutputs(
                output: recording.isEach ? own(written.path, number, page) : number == 1 ? written.path ?? "-" : nil,
                payload: count == 1 ? payload : own(payload, number, "json")
            )
        }
    }
}
