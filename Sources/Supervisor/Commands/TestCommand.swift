// TestCommand.swift: webaction test: runs a suite of cases.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import FilePaths
import Foundation
import Isolation
import JSONCoding
import ProcessSupervision
import PropertyValues
import Recording
import Reports
import RunEngine
import Suites
import TerminalText
import UserFiles

struct TestCommand: SandboxedCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Run a suite of test cases: pages, extensions and expected results.",
        discussion: """
            Example: webaction test cases --junit results.xml

            A case is a folder with case.json, or an entry of suite.json (\(documentPath("docs/suites.md"))). --record writes missing \
            expectations; --update also overwrites those that differ, and shows the differences.

            What cases name by a path lies in the folder of the suite, or in one that --allow-outside names.
            """
    )

    @Argument(help: ArgumentHelp("The folder of the suite.", valueName: "dir"), completion: .directory)
    var folder: String
    @Flag(help: "Write missing expectations; existing ones are not overwritten.")
    var record = false
    @Flag(help: "Write expectations that are missing or differ, and show the changes.")
    var update = false
    @Flag(help: "Print the names of the cases that would be run, and run none.")
    var list = false
    @Option(help: ArgumentHelp("Run only cases whose name contains this text.", valueName: "text"))
    var filter: String?
    @OptionGroup
    var jobs: JobsOption
    @Flag(
        help: """
            Exit with code 1 also if a case passed only on a second attempt, run alone, if cases are left out because others say \
            "only", or if expectations are used by no case.
            """
    )
    var strict = false
    @Flag(help: "Start no further case after a failure.")
    var failFast = false
    @Flag(help: "Print the results as JSON.")
    var json = false
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
    var outside: OutsideArguments
    @OptionGroup
    var size: PageSizeLimit
    @OptionGroup
    var granting: GrantArguments
    @OptionGroup
    var sandbox: SandboxArguments

    func validate() throws {
        if json, watch { throw ValidationError("--json and --watch cannot be combined.") }
        if json, github { throw ValidationError("--json and --github both write to standard output.") }
        if record, update { throw ValidationError("--record and --update cannot be combined.") }
    }

    func run() throws {
        try refuseAddress(FilePath(folder))
        do {
            if list { return try listCases() }
            guard watch else {
                let end = try runOnce(sandbox.makeSupervisor())
                if end.failed > 0 { throw CommandError.failed("\(counted(end.failed, "case")) failed.") }
                if strict, let problem = end.weakness { throw CommandError.failed("\(problem) (--strict).") }
                return
            }
            let supervisor = try sandbox.makeSupervisor()
            _ = try readCases(suite())
            while true {
                let before = try FileStamp(of: suite())
                // NB: A file that is being written may be temporarily invalid.
                do { _ = try runOnce(supervisor) } catch let problem as SuiteError { printError(problem.description) }
                printError("waiting for changes.")
                while try FileStamp(of: suite()) == before {
                    var none: [Interest] = []
                    wait(for: &none, seconds: 0.5)
                    if let signal = supervisor.pendingInterruption() { throw CommandError.interrupted("", by: signal) }
                }
            }
        } catch let problem as SuiteError {
            throw CommandError.usage(problem.description)
        } catch let problem as OutputCollision {
            throw CommandError.usage(problem.description)
        } catch let problem as WebKitError {
            throw CommandError.usage(problem.description)
        } catch let error as SupervisorError {
            throw CommandError.engine(error.description)
        }
    }

    /// The result of a suite.
    private struct SuiteEnd {
        var failed: Int
        /// Cases that passed when they were retried.
        var retried: Int
        var leftOut: Int
        var unused: Int

        /// The failure that only --strict reports.
        var weakness: String? {
            if retried > 0 { return "\(counted(retried, "case")) passed only on a second attempt" }
            if leftOut > 0 { return "\(counted(leftOut, "case")) left out because others say \"only\"" }
            return unused > 0 ? "\(counted(unused, "file")) with expectations used by no case" : nil
        }
    }

    /// The selection of the suite's cases by the filter.
    private func selection(of all: [SuiteCase]) throws -> SuiteSelection {
        let chosen = all.filter { filter.map($0.name.contains) ?? true }
        if chosen.isEmpty { throw CommandError.usage("\(folder): no case\(filter.map { " with \"\($0)\"" } ?? "").") }
        return SuiteSelection(chosen)
    }

    private func listCases() throws {
        let selection = try selection(of: readCases(suite()))
        if json {
            let all = (selection.cases + selection.skipped).sorted { FilePath($0.name) < FilePath($1.name) }
            let entries = all.map { item in
                PropertyValue.dictionary(
                    [("name", .string(item.name)), ("source", .string(item.source))]
                        + (item.skip.map { [("skip", .string($0))] } ?? [])
                )
            }
            return try writeJSON(.dictionary([("cases", .array(entries))]), to: nil)
        }
        try writeText(selection.cases.map { shownName($0.name) + "\n" }.joined())
        printLeftOut(selection)
    }

    /// Prints the cases that are not run, with the reasons.
    private func printLeftOut(_ selection: SuiteSelection) {
        for item in selection.skipped { printError("\(item.name): skipped: \(item.skip ?? "")", prefix: "") }
        if selection.leftOut > 0 {
            printError(
                "\(counted(selection.leftOut, "case")) left out, because others say \"only\".",
                prefix: "warning: "
            )
        }
    }

    private func runOnce(_ supervisor: ProcessSupervision.Supervisor) throws -> SuiteEnd {
        let started = monotonicSeconds()
        let suite = try suite()
        let all = try readCases(suite)
        let selection = try selection(of: all)
        let cases = selection.cases
        let reports = [NamedOutput("--junit", junit), NamedOutput("--tap", tap), NamedOutput("--html", html)]
        let inputs = inputs(of: cases)
        try checkOutputs(
            reports + cases.map { NamedOutput("--recordings", recordingFile(of: $0)) },
            inputs: inputs + cases.flatMap(\.expectationFiles)
        )
        if update { try checkExpectations(of: cases, written: "--update", inputs: inputs) }
        if !granting.named.isEmpty {
            let bundles = try cases.flatMap(\.extensions).map {
                try findExtension($0.bundle, kind: $0.kind, allowing: suite.allowed, in: suite.bounds)
            }
            try granting.check(for: bundles)
        }
        var found: [String: ResolvedExtension] = [:]
        let run = SuiteRun(
            supervisor: supervisor,
            jobs: jobs.count,
            mode: update ? .update : record ? .record : .compare,
            stopsAtFailure: failFast,
            webKit: checkWebkit ? try WebKitCheck() : nil,
            maximumPageBytes: size.maxBytes
        ) { name, kind, bounds, startsAction in
            let use = try findExtension(name, kind: kind, allowing: suite.allowed, in: bounds)
            found[name] = use
            return try SuiteBundle(use, startsAction: startsAction, grants: granting.grants)
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
        let unused = SuiteCase.unusedExpectations(in: folder, of: all, parts: run.parts)
        try report(selection.results(results), of: cases, unused: unused, seconds: seconds)
        for expectation in unused { printError(expectation.description, prefix: "warning: ") }
        printLeftOut(selection)
        let failed = results.count { !$0.isPassed }
        let left = cases.count - results.count
        printError(
            "\(results.count - failed) of \(counted(cases.count, "case")) passed in \((seconds * 100).rounded() / 100) s"
                + (left > 0 ? "; \(left) \(left == 1 ? "was" : "were") not run" : "")
                + (selection.skipped.isEmpty ? "." : "; \(selection.skipped.count) skipped.")
        )
        if run.uncompared > 0 {
            let cases = counted(run.uncompared, "case")
            printError(
                "\(cases) not compared with WebKit, because their pages have resources or scripts, or go through several extensions."
            )
        }
        if let signal = supervisor.interruption { throw CommandError.interrupted("", by: signal) }
        return SuiteEnd(
            failed: failed,
            retried: results.count { $0.isPassed && $0.firstFailure != nil },
            leftOut: selection.leftOut,
            unused: unused.count
        )
    }

    /// The path of a case's recording if it fails; nil: not requested.
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

    private func report(
        _ results: [CaseResult],
        of cases: [SuiteCase],
        unused: [UnusedExpectation],
        seconds: Double
    ) throws {
        let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
        if let junit { try writeOutput(Array(junitReport(results, suite: name, seconds: seconds).utf8), to: junit) }
        if let tap { try writeOutput(Array(tapReport(results).utf8), to: tap) }
        if let html {
            var view = suiteView(results, of: cases, name: name)
            view.facts = reportFacts() + [("Time", "\((seconds * 100).rounded() / 100) s")]
            try writeOutput(Array(view.report.html.text.utf8), to: html)
        }
        if json {
            try writeJSON(jsonReport(results, of: cases, unused: unused), to: nil)
        } else if github || ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" {
            try writeOutput(Array(githubAnnotations(results).utf8), to: nil)
        }
    }

    /// The suite's folder, and the other folders that it may name files in.
    private func suite() throws(CommandError) -> SuiteFolder {
        SuiteFolder(folder, allowing: try outside.folders())
    }

    /// The cases, after a check that their bundles are at allowed places.
    private func readCases(_ suite: SuiteFolder) throws(SuiteError) -> [SuiteCase] {
        let cases = try SuiteCase.read(suite)
        try checkBundles(of: cases, in: suite)
        return cases
    }
}
