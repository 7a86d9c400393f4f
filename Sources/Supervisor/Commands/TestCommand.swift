// TestCommand.swift: webaction test: runs a suite of cases.

import ArgumentParser
import ExtensionModel
import FilePaths
import Foundation
import Isolation
import Reports
import Suites
import Supervision

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run a suite of test cases: pages, extensions and expected results.",
        discussion: """
            Example: webaction test cases --junit results.xml

            A case is a folder with case.json, or an entry of suite.json (docs/suites.md). --record writes missing \
            expectations; --update also overwrites those that differ, and shows the differences.
            """
    )

    @Argument(help: ArgumentHelp("The folder of the suite.", valueName: "dir"), completion: .directory)
    var folder: String
    @Flag(help: "Write missing expectations; existing ones are not overwritten.")
    var record = false
    @Flag(help: "Write expectations that are missing or differ, and show the changes.")
    var update = false
    @Option(help: ArgumentHelp("Run only cases whose name contains this text.", valueName: "text"))
    var filter: String?
    @Option(
        help: ArgumentHelp(
            "The number of cases run at the same time (default: the number of processors).",
            valueName: "n"
        )
    )
    var jobs: Int?
    @Flag(help: "Exit with code 1 also if a case passed only on a second attempt, run alone.")
    var strict = false
    @Flag(help: "Start no further case after a failure.")
    var failFast = false
    @Option(help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
    var junit: FilePath?
    @Option(help: ArgumentHelp("Write the results in the Test Anything Protocol.", valueName: "file"))
    var tap: FilePath?
    @Option(help: ArgumentHelp("Write the results as a page for a browser, with what differs.", valueName: "file"))
    var html: FilePath?
    @Option(
        help: ArgumentHelp(
            "Write a recording of each failed case to this folder, for webaction replay.",
            valueName: "dir"
        ),
        completion: .directory
    )
    var recordings: FilePath?
    @Flag(help: "Print failures as GitHub annotations (default in GitHub Actions).")
    var github = false
    @Flag(help: "Run again whenever a file of the suite or of a bundle changes.")
    var watch = false
    @Flag(help: "Also compare each case with the result in WebKit; requires WebKitWebDriver and python3.")
    var checkWebkit = false
    @OptionGroup
    var size: PageSizeLimit
    @OptionGroup
    var granting: GrantArguments
    @OptionGroup
    var sandbox: SandboxArguments

    func validate() throws {
        if record, update { throw ValidationError("--record and --update cannot be combined.") }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024.") }
    }

    func run() throws {
        do {
            guard watch else {
                let (failed, retried) = try runOnce(sandbox.makeSupervisor())
                if failed > 0 { throw CommandError.failed("\(counted(failed, "case")) failed.") }
                if strict, retried > 0 {
                    throw CommandError.failed(
                        "\(counted(retried, "case")) passed only on a second attempt (--strict)."
                    )
                }
                return
            }
            let supervisor = try sandbox.makeSupervisor()
            _ = try SuiteCase.read(suite: folder)
            while true {
                let before = stamp()
                // NB: A file that is just being written makes no sense for a moment.
                do { _ = try runOnce(supervisor) } catch let problem as SuiteError { printError(problem.description) }
                printError("waiting for changes.")
                while stamp() == before {
                    var none: [Interest] = []
                    wait(for: &none, seconds: 0.5)
                    if let signal = supervisor.pendingInterruption() { throw CommandError.interrupted("", by: signal) }
                }
            }
        } catch let problem as SuiteError {
            throw CommandError.usage(problem.description)
        } catch let problem as WebKitError {
            throw CommandError.usage(problem.description)
        } catch let error as SupervisorError {
            throw CommandError.engine(error.description)
        }
    }

    /// - Returns: The cases that failed, and those that passed when they were tried again.
    private func runOnce(_ supervisor: Supervision.Supervisor) throws -> (failed: Int, retried: Int) {
        let started = monotonicSeconds()
        let cases = try SuiteCase.read(suite: folder).filter { filter.map($0.name.contains) ?? true }
        let reports = [NamedOutput("--junit", junit), NamedOutput("--tap", tap), NamedOutput("--html", html)]
        let inputs = inputs(of: cases)
        try checkOutputs(
            reports + cases.map { NamedOutput("--recordings", recordingFile(of: $0)) },
            inputs: inputs + cases.flatMap(\.expectationFiles)
        )
        if update { try checkExpectations(of: cases, written: "--update", inputs: inputs) }
        if cases.isEmpty { throw CommandError.usage("\(folder): no case\(filter.map { " with \"\($0)\"" } ?? "").") }
        if !granting.named.isEmpty {
            let bundles = try Set(cases.flatMap { $0.extensions.map(\.bundle) }).sorted().map {
                try findBundle($0).bundle
            }
            try granting.check(for: bundles)
        }
        var found: [String: BundleUse] = [:]
        let run = SuiteRun(
            supervisor: supervisor,
            jobs: jobs ?? processorCount(),
            mode: update ? .update : record ? .record : .compare,
            stopsAtFailure: failFast,
            webKit: checkWebkit ? try WebKitCheck() : nil,
            maximumPageBytes: size.maxBytes
        ) { name in
            let use = try findBundle(name)
            found[name] = use
            let action = try use.action(grants: granting.grants)
            return SuiteBundle(
                path: use.bundle.path,
                parts: try RunExtension(use, action: action, isNamedByBundle: true)
            )
        }
        if recordings != nil {
            run.whenFailed = { item, task, reports in
                guard let file = recordingFile(of: item) else { return }
                try checkOutputs([NamedOutput("--recordings", file)], inputs: task.resources?.readFiles ?? [])
                try makeFolder(of: file)
                let uses = item.extensions.compactMap { found[$0.bundle] }
                try writeOutput(recording(of: task, reports, uses).bytes, to: file)
            }
        }
        defer { run.shutDown() }
        let results = try run.run(cases) { show($0) }
        let seconds = monotonicSeconds() - started
        try checkOutputs(reports, inputs: Array(run.loadedFiles))
        try report(results, of: cases, seconds: seconds)
        let failed = results.count { !$0.isPassed }
        let left = cases.count - results.count
        printError(
            "\(results.count - failed) of \(counted(cases.count, "case")) passed in \((seconds * 100).rounded() / 100) s"
                + (left > 0 ? "; \(left) \(left == 1 ? "was" : "were") not run." : ".")
        )
        if run.uncompared > 0 {
            let cases = counted(run.uncompared, "case")
            printError(
                "\(cases) not compared with WebKit, because their pages have resources or scripts, or go through several extensions."
            )
        }
        if let signal = supervisor.interruption { throw CommandError.interrupted("", by: signal) }
        return (failed, results.count { $0.isPassed && $0.firstFailure != nil })
    }

    /// Where a case's recording goes if it fails; nil: nobody wants it.
    private func recordingFile(of item: SuiteCase) -> FilePath? {
        recordings?.appending(FilePath(item.name + ".recording"))
    }

    private func show(_ result: CaseResult) {
        for finding in result.findings {
            switch finding.kind {
            case .recorded: printError("\(finding.path): recorded.", prefix: "")
            case .updated: printError("\(finding.path): updated:\n\(finding.text)", prefix: "")
            case .differs, .nothingExpected: break
            }
        }
        if let failure = result.firstFailure {
            let end =
                result.isPassed
                ? " It passed on a second attempt, run alone." : " It also failed on a second attempt, run alone."
            printError("\(result.name): \(failure)\(end)", prefix: "")
        }
        if !result.isPassed { printError("\(result.name): failed:\n\(result.failureText)", prefix: "") }
    }

    private func report(_ results: [CaseResult], of cases: [SuiteCase], seconds: Double) throws {
        let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
        if let junit { try writeOutput(Array(junitReport(results, suite: name, seconds: seconds).utf8), to: junit) }
        if let tap { try writeOutput(Array(tapReport(results).utf8), to: tap) }
        if let html {
            var view = suiteView(results, of: cases, name: name)
            view.facts = reportFacts() + [("Time", "\((seconds * 100).rounded() / 100) s")]
            try writeOutput(Array(view.report.html.text.utf8), to: html)
        }
        if github || ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" {
            try writeOutput(Array(githubAnnotations(results).utf8), to: nil)
        }
    }

    /// When the suite's files and the bundles' last changed, and how many there are.
    private func stamp() -> FileStamp { FileStamp(ofSuite: folder) }
}
