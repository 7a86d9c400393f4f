// ReplayCommand.swift: webaction replay: a recorded run once more.

import ArgumentParser
import ExtensionModel
import FilePaths
import Glibc
import Isolation
import JSONCoding
import PageProtocol
import PropertyValues
import Supervision

struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Repeat a run that was recorded with run --record or test --recordings.",
        discussion: """
            Example: webaction replay failed.recording -o out.html

            The page, the scripts, the options, the time and the seed are in the recording, as is what the native action \
            returned: neither the bundle nor the page's files are needed. The page is written to standard output unless -o is \
            given. The exit code is 0 if everything is as it was recorded, and 1 if not: the steps at which the run parted from \
            the recording are then printed (docs/replay.md).
            """
    )

    @Argument(help: ArgumentHelp("The recording.", valueName: "file"))
    var file: FilePath
    @Option(name: .shortAndLong, help: "The output file (default: standard output).")
    var output: FilePath?
    @Option(help: "Write the payload that run() handed over, as JSON.")
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
    var sandbox: SandboxArguments

    func validate() throws {
        // NB: What is started is the user's choice, never the file's.
        if withAction, bundles.isEmpty { throw ValidationError("--with-action requires --extension.") }
        if !withAction, !bundles.isEmpty { throw ValidationError("--extension requires --with-action.") }
    }

    func run() throws {
        try checkOutputs([NamedOutput("--output", output), NamedOutput("--payload", payload)], inputs: [file])
        let recording: RunRecording
        do { recording = try RunRecording(bytes: readInput(file)) } catch let error as RecordingError {
            throw CommandError.failed("\(file): \(error.description).")
        }
        guard !withAction || bundles.count == recording.steps.count else {
            throw CommandError.usage(
                "\(file) has \(counted(recording.steps.count, "extension")): name as many by --extension."
            )
        }
        // As workers inherit them.
        setenv("TZ", recording.timeZone, 1)
        if !recording.locale.isEmpty { setenv("LC_ALL", recording.locale, 1) }
        let supervisor = try sandbox.startSupervisor(explains: explain)
        defer { supervisor.shutDown() }
        let found = try bundles.map(findBundle)
        for (use, step) in zip(found, recording.steps) {
            let list = try? readInput(use.bundle.infoPlist)
            if list != step.infoPlist {
                printError("\(use.bundle.path): its Info.plist is not the recorded one", prefix: "hint: ")
            }
        }
        let actions = try withAction ? found.map { try $0.action(supervisor: supervisor) } : nil
        let (reports, partings): ([RunReport], [ReplayParting])
        do {
            (reports, partings) = try supervisor.replay(recording, with: actions, explains: explain, onNote: printNote)
        } catch {
            throw CommandError.engine(error.description)
        }
        if supervisor.interruption != nil {
            try fail(supervisor, page: "\(file)", reason: .cancelled, message: "interrupted.")
        }
        supervisor.endWorker()
        guard let last = reports.last else { throw CommandError.engine("no extension had a turn.") }
        if let payload, last.hasPayload {
            try writeOutput((last.payload ?? .null).json(.canonical) + [0x0A], to: payload)
        }
        let whole = recording.order == .each ? last : RunReport(chain: reports, count: recording.steps.count)
        try writeOutput(whole.page ?? recording.job.page.bytes, to: output)
        supervisor.shutDown()
        if explain { for report in reports { printChanges(of: report) } }
        if recording.program != WebAction.configuration.version, !partings.isEmpty {
            printError("the recording was made by version \(recording.program)", prefix: "hint: ")
        }
        for parting in partings { printError("\(file): \(parting)", prefix: "parted: ") }
        if !partings.isEmpty { throw CommandError.failed("\(file): the run is not the recorded one.") }
        if let failure = last.failure { printError("\(file): as recorded, it failed: \(failure.message)", prefix: "") }
    }
}
