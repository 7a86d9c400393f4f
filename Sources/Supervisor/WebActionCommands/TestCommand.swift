// TestCommand.swift: webaction test: runs a suite of cases.

import ActionHost
import ArgumentParser
import ExtensionModel
import FilePaths
import Foundation
import Isolation
import Suites

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Runs a suite: pages, extensions, and what is expected of them.",
        discussion: """
            Example: webaction test cases --junit results.xml

            A case is a folder with case.json, or an entry of suite.json (docs/suites.md). --record writes what is \
            expected where nothing is said yet; --update also overwrites what differs and shows it.
            """
    )

    @Argument(help: ArgumentHelp("The suite's folder.", valueName: "dir"))
    var folder: String
    @Flag(help: "Writes expectations that are missing; overwrites none.")
    var record = false
    @Flag(help: "Writes expectations that are missing or differ, and shows what changes.")
    var update = false
    @Option(help: ArgumentHelp("Runs the cases whose name contains this.", valueName: "text"))
    var filter: String?
    @Option(help: "Cases at a time; without it, the number of processors.")
    var jobs: Int?
    @Flag(help: "Exit code 1 also for cases that passed only when they were tried again alone.")
    var strict = false
    @Flag(help: "Begins no case after one that failed.")
    var failFast = false
    @Option(help: ArgumentHelp("Writes the results as JUnit's XML.", valueName: "file"))
    var junit: FilePath?
    @Option(help: ArgumentHelp("Writes the results in the Test Anything Protocol.", valueName: "file"))
    var tap: FilePath?
    @Flag(help: "Writes failures as GitHub's annotations; so it is in GitHub's actions.")
    var github = false
    @Flag(help: "Runs again whenever a file of the suite or of a bundle changes.")
    var watch = false
    @Flag(help: "Also compares each case with what a real WebKit makes of it; needs WebKitWebDriver and python3.")
    var checkWebkit = false
    @OptionGroup
    var size: PageSizeLimit
    @OptionGroup
    var granting: GrantOptions
    @OptionGroup
    var sandbox: SandboxOptions

    func validate() throws {
        if record, update { throw ValidationError("--record and --update exclude each other.") }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024.") }
    }

    func run() throws {
        do {
            guard watch else {
                let (failed, retried) = try runOnce(sandbox.makeHost())
                if failed > 0 { throw CommandProblem.failed("\(counted(failed, "case")) failed.") }
                if strict, retried > 0 {
                    throw CommandProblem.failed("\(counted(retried, "case")) to be looked at (--strict).")
                }
                return
            }
            let host = try sandbox.makeHost()
            _ = try SuiteCase.read(suite: folder)
            while true {
                let before = stamp()
                // NB: A file that is just being written makes no sense for a moment.
                do { _ = try runOnce(host) } catch let problem as SuiteProblem { printError(problem.description) }
                printError("waiting for changes.")
                while stamp() == before {
                    var none: [Interest] = []
                    wait(for: &none, seconds: 0.5)
                    if let signal = host.pendingInterruption() { throw CommandProblem.interrupted("", by: signal) }
                }
            }
        } catch let problem as SuiteProblem {
            throw CommandProblem.usage(problem.description)
        } catch let problem as WebKitProblem {
            throw CommandProblem.usage(problem.description)
        } catch let error as HostError {
            throw CommandProblem.engine(error.description)
        }
    }

    /// - Returns: The cases that failed, and those that passed when they were tried again.
    private func runOnce(_ host: ActionHost.Host) throws -> (failed: Int, retried: Int) {
        let started = monotonicSeconds()
        let cases = try SuiteCase.read(suite: folder).filter { filter.map($0.name.contains) ?? true }
        if cases.isEmpty { throw CommandProblem.usage("\(folder): no case\(filter.map { " with \"\($0)\"" } ?? "").") }
        if !granting.named.isEmpty {
            let bundles = try Set(cases.map(\.bundle)).sorted().map { try findBundle($0).bundle }
            try granting.check(for: bundles)
        }
        let run = SuiteRun(
            host: host,
            jobs: jobs ?? processorCount(),
            mode: update ? .update : record ? .record : .compare,
            stopsAtFailure: failFast,
            webKit: checkWebkit ? try WebKitCheck() : nil,
            maximumPageBytes: size.maxBytes
        ) { name in
            let found = try findBundle(name)
            return SuiteBundle(
                identifier: found.bundle.identifier,
                path: found.bundle.path,
                script: try found.script(isNamedByBundle: true),
                action: try found.action(grants: granting.grants),
                callsFinalize: found.bundle.point.callsFinalize
            )
        }
        defer { run.shutDown() }
        let results = try run.run(cases) { show($0) }
        let seconds = monotonicSeconds() - started
        try report(results, seconds: seconds)
        let failed = results.count { !$0.isPassed }
        let left = cases.count - results.count
        printError(
            "\(results.count - failed) of \(counted(cases.count, "case")) passed in \((seconds * 100).rounded() / 100) s"
                + (left > 0 ? "; \(left) \(left == 1 ? "was" : "were") not run." : ".")
        )
        if run.uncompared > 0 {
            let cases = counted(run.uncompared, "case")
            printError("\(cases) not compared with WebKit: with resources or scripts of their pages.")
        }
        if let signal = host.interruption { throw CommandProblem.interrupted("", by: signal) }
        return (failed, results.count { $0.isPassed && $0.firstFailure != nil })
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
            let end = result.isPassed ? " Tried again alone, it passed." : " It was tried again alone."
            printError("\(result.name): \(failure)\(end)", prefix: "")
        }
        if !result.isPassed { printError("\(result.name): failed:\n\(result.failureText)", prefix: "") }
    }

    private func report(_ results: [CaseResult], seconds: Double) throws {
        let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
        if let junit { try writeOutput(Array(junitReport(results, suite: name, seconds: seconds).utf8), to: junit) }
        if let tap { try writeOutput(Array(tapReport(results).utf8), to: tap) }
        if github || ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" {
            try writeOutput(Array(githubAnnotations(results).utf8), to: nil)
        }
    }

    /// When the suite's files and the bundles' last changed, and how many there are.
    private func stamp() -> [Date] {
        let cases = (try? SuiteCase.read(suite: folder)) ?? []
        let bundles = Set(cases.map(\.bundle)).compactMap { try? findBundle($0).bundle.path }
        let files = FileManager.default
        var dates: [Date] = []
        let others = Set(cases.map(\.page) + cases.compactMap(\.conditions.resourceRoot?.text))
        for root in [folder] + bundles.sorted() + others.sorted() {
            let paths =
                [root] + (files.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).map { root + "/" + $0 }
            for path in paths {
                if let date = try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date {
                    dates.append(date)
                }
            }
        }
        return dates
    }
}
