// SuiteRun.swift: runs the cases of a suite on a pool of workers, several at a time.

import ContainerProtocol
package import ExtensionHost
package import FilePaths
import Foundation
package import Isolation
import PageProtocol
package import ProcessSupervision
package import RunEngine
import SavedPages
import UserFiles

/// The result of one case.
package struct CaseResult: Sendable {
    package var name: String
    /// The file that describes the case.
    package var source: String
    package var seconds: Double
    package var findings: [ExpectationFinding]
    /// The reason why the case could not be run; nil if it could.
    package var trouble: String?
    /// The failure of the first attempt, if the case was retried alone; otherwise nil.
    package var firstFailure: String?
    /// The reason why the case was skipped; nil if it was run.
    package var skipped: String?

    /// Whether the case met its expectations.
    package var isPassed: Bool {
        trouble == nil && !findings.contains { $0.kind == .differs || $0.kind == .nothingExpected }
    }

    /// The failure as text, with the differences.
    package var failureText: String {
        if let trouble { return trouble + "\n" }
        return findings.filter { $0.kind == .differs || $0.kind == .nothingExpected }
            .map { "\($0.path):\n\($0.text)" }.joined()
    }
}

/// The bundle of a case, as far as the run needs it.
package struct SuiteBundle: Sendable {
    /// The bundle's absolute folder.
    package var path: String
    /// The parts that are run.
    package var parts: ExtensionToRun

    /// Creates a suite bundle.
    package init(path: String, parts: ExtensionToRun) {
        self.path = path
        self.parts = parts
    }
}

/// Finds a bundle or a script by its name or path.
package typealias SuiteBundleSearch = (
    _ name: String, _ kind: ScriptKindEntry?, _ bounds: FileBounds, _ startsAction: Bool
) throws -> SuiteBundle

/// A bundle or a script by name or path, with or without its native action.
private struct BundleKey: Hashable {
    let name: String
    let kind: String?
    let startsAction: Bool
}

/// Runs cases.
package final class SuiteRun {
    private let supervisor: Supervisor
    private let pool: PagePool
    private let mode: ExpectationMode
    private let stopsAtFailure: Bool
    private let maximumPageBytes: Int
    private let findBundle: SuiteBundleSearch
    private let webKit: WebKitCheck?
    /// Reports still to be compared with WebKit, with the indices of their cases.
    private var unchecked: [(index: Int, report: RunReport)] = []
    /// The number of cases that were not compared with WebKit, because it cannot reproduce their pages' environment.
    package private(set) var uncompared = 0
    private var bundles: [BundleKey: Result<SuiteBundle, any Error>] = [:]
    /// Called with each failed case to record its run; nil records nothing. Set it before cases run.
    package var whenFailed: ((SuiteCase, PageTask, [RunReport]) throws -> Void)?
    /// The resources of the pages, by the cases' indices.
    private var resources: [Int: any ResourceProvider] = [:]
    /// The files that pages loaded.
    package private(set) var loadedFiles: Set<FilePath> = []
    /// For cases with several extensions that ran: the folders of each extension's expectations, by case name.
    package private(set) var parts: [String: [String]] = [:]
    /// The tasks, by the cases' indices, if runs are recorded.
    private var tasks: [Int: PageTask] = [:]

    /// - Parameters:
    ///   - webKit: An additional check of each case against WebKit.
    ///   - findBundle: Finds a bundle by name or path, and prepares its native action if that is started; its errors' descriptions
    ///     are shown.
    package init(
        supervisor: Supervisor,
        jobs: Int,
        mode: ExpectationMode,
        stopsAtFailure: Bool,
        webKit: WebKitCheck? = nil,
        maximumPageBytes: Int = maximumPage,
        findBundle: @escaping SuiteBundleSearch
    ) {
        self.supervisor = supervisor
        pool = PagePool(supervisor: supervisor, options: PoolOptions(workers: jobs))
        self.mode = mode
        self.stopsAtFailure = stopsAtFailure
        self.webKit = webKit
        self.maximumPageBytes = maximumPageBytes
        self.findBundle = findBundle
    }

    /// Runs the cases. Results keep the order of the cases.
    ///
    /// - Parameter onResult: Called with each result, in that order.
    package func run(_ cases: [SuiteCase], onResult: (CaseResult) -> Void) throws -> [CaseResult] {
        var results = [CaseResult?](repeating: nil, count: cases.count)
        // Read before the pool has pages, since nothing would watch them meanwhile.
        let titles = try readTitles(cases)
        var next = 0
        var shown = 0
        var hasFailed = false
        func finish(_ index: Int, _ result: CaseResult) {
            results[index] = result
            if !result.isPassed { hasFailed = true }
        }
        while true {
            let stops = (hasFailed && stopsAtFailure) || isInterrupted
            while !stops, next < cases.count, pool.hasRoom {
                let index = next
                next += 1
                do {
                    try pool.submit(makeTask(cases[index], ticket: index, title: titles[index]))
                } catch let error as SupervisorError {
                    throw error
                } catch {
                    finish(index, result(cases[index], trouble: "\(error)"))
                }
            }
            while webKit == nil, shown < results.count, let result = results[shown] {
                onResult(result)
                shown += 1
            }
            if pool.isIdle, stops || next == cases.count { break }
            var none: [Interest] = []
            for outcome in try pool.turn(seconds: 0.5, others: &none) {
                let item = cases[outcome.ticket]
                if let loaded = resources.removeValue(forKey: outcome.ticket)?.readFiles {
                    loadedFiles.formUnion(loaded)
                }
                loadedFiles.formUnion(outcome.runs.flatMap(\.report.importedFiles))
                var result = result(item, trouble: nil)
                result.seconds = outcome.seconds
                result.firstFailure = outcome.firstFailure?.message
                do throws(SuiteError) {
                    result.findings = try findings(of: outcome, item)
                } catch {
                    result.trouble = error.description
                }
                if let task = tasks.removeValue(forKey: outcome.ticket), !result.isPassed {
                    try whenFailed?(item, task, outcome.runs.map(\.report))
                }
                if webKit != nil { unchecked.append((outcome.ticket, outcome.report)) }
                finish(outcome.ticket, result)
            }
        }
        try checkAgainstWebKit(cases, &results)
        for result in results[shown...] { if let result { onResult(result) } }
        return results.compactMap { $0 }
    }

    /// Whether a signal arrived, while titles were read or later.
    private var isInterrupted: Bool { pool.interruptions > 0 || supervisor.interruption != nil }

    /// Compares the collected reports with WebKit. Called at the end, since nothing would watch the pool's pages meanwhile.
    private func checkAgainstWebKit(_ cases: [SuiteCase], _ results: inout [CaseResult?]) throws {
        guard let webKit else { return }
        for (index, report) in unchecked where !isInterrupted {
            guard let bundle = try? bundle(of: cases[index].extensions[0], in: cases[index].suite) else { continue }
            guard WebKitCheck.canAsk(about: cases[index]), bundle.parts.kind == .actionExtension else {
                uncompared += 1
                continue
            }
            results[index]?.findings += try webKit.findings(cases[index], bundle, report)
        }
        unchecked = []
    }

    /// Ends all processes.
    package func shutDown() { pool.shutDown() }

    /// The unmet or written expectations of all extensions of a case, including those that did not run.
    private func findings(of outcome: PageOutcome, _ item: SuiteCase) throws(SuiteError) -> [ExpectationFinding] {
        let found = item.extensions.compactMap { try? bundle(of: $0, in: item.suite) }
        let places = RelativePlaces(of: item, bundles: found.map(\.path))
        guard item.extensions.count > 1 else {
            return try checkExpectations(of: outcome.report, item, part: nil, places: places, mode: mode)
        }
        var findings: [ExpectationFinding] = []
        let names = RunOptions(found.map(\.parts)).outputNames
        parts[item.name] = names
        for (place, name) in names.enumerated() {
            let report =
                outcome.runs.indices.contains(place)
                ? outcome.runs[place].report
                : RunReport(failure: RunFailure(.cancelled, "an extension before it in the chain failed."))
            findings += try checkExpectations(of: report, item, part: name, places: places, mode: mode)
        }
        return findings
    }

    private func result(_ item: SuiteCase, trouble: String?) -> CaseResult {
        CaseResult(name: item.name, source: item.source, seconds: 0, findings: [], trouble: trouble)
    }

    /// The titles of the pages that apps share, by the cases' indices. A page whose title cannot be read fails in its own run.
    private func readTitles(_ cases: [SuiteCase]) throws(SupervisorError) -> [Int: String] {
        var titles: [Int: String] = [:]
        for (index, item) in cases.enumerated() where item.host != nil && supervisor.interruption == nil {
            guard let page = try? readPage(item) else { continue }
            let answer = try supervisor.title(of: page, timeout: item.run.timeout)
            if case .known(let title) = answer { titles[index] = title }
        }
        return titles
    }

    // NB: The pool's pages wait while a container is read: its reader takes some milliseconds.
    private func readPage(_ item: SuiteCase) throws -> LoadedPage {
        var options = item.run.loadOptions
        options.maximumBytes = maximumPageBytes
        return try options.load(
            FilePath(item.page),
            stated: item.url.map { StatedURL($0, of: "\"url\"") },
            supervisor: supervisor,
            in: item.suite.bounds
        )
    }

    /// The bundle of an extension, which is found once.
    private func bundle(of part: SuiteExtension, in suite: SuiteFolder) throws -> SuiteBundle {
        let key = BundleKey(name: part.bundle, kind: part.kind?.name, startsAction: part.inputs.startsAction)
        let found = bundles[key] ?? Result { try findBundle(key.name, part.kind, suite.bounds, key.startsAction) }
        bundles[key] = found
        return try found.get()
    }

    private func makeTask(_ item: SuiteCase, ticket: Int, title: String?) throws -> PageTask {
        var options = item.run
        options.loadOptions.maximumBytes = maximumPageBytes
        options.extensions = try item.extensions.map { part in
            var parts = try bundle(of: part, in: item.suite).parts
            do throws(UntakenInput) { try parts.check(part.inputs) } catch {
                throw SuiteError(path: item.source, problem: "\"\(error.key)\": \(error.reason)")
            }
            do throws(ExtraArgumentsError) { try parts.apply(part.inputs) } catch {
                let remedy = error.remedy(of: "\"arguments\"")
                throw SuiteError(path: item.source, problem: "\"runArguments\": \(error.description)\(remedy)")
            }
            return parts
        }
        let page = try readPage(item)
        var observations = RunObservations()
        observations.runTree = true
        observations.finalTree = true
        observations.isRecorded = whenFailed != nil
        var task = options.task(page, ticket: ticket, observing: observations)
        if let app = item.host {
            let thing = try options.loadOptions.shared(
                page,
                title: title,
                hasScript: options.extensions.contains { $0.script != nil },
                file: FilePath(item.page),
                in: item.suite.bounds
            )
            try task.share(thing, from: app)
        }
        if item.run.loadOptions.resourceRoot != nil { resources[ticket] = task.resources }
        if whenFailed != nil { tasks[ticket] = task }
        return task
    }
}
