// RunSession.swift: prepares and runs one page through its extensions. Commands, `serve` and the library pass a page and options, and
// write, show or return the outcome.

package import Diagnosis
package import FilePaths
package import PageProtocol
package import ProcessSupervision
package import RunEngine
package import SavedPages
package import Sharing

/// The reason why the page's tree before the extensions is not available.
package enum PageTreeError: Error, CustomStringConvertible {
    /// The page worker could not be run.
    case supervisor(SupervisorError)
    /// The page could not be parsed, or its own scripts failed; the value is the message.
    case page(String)

    package var description: String {
        switch self {
        case .supervisor(let error): error.description
        case .page(let message): message
        }
    }
}

/// A run of one page through its extensions.
package struct RunSession {
    private let supervisor: Supervisor
    private let page: LoadedPage
    private let options: RunOptions
    /// The task for the supervisor.
    package private(set) var task: PageTask

    /// Prepares a run.
    package init(
        _ supervisor: Supervisor,
        _ page: LoadedPage,
        _ options: RunOptions,
        observing observations: RunObservations = RunObservations()
    ) {
        self.supervisor = supervisor
        self.page = page
        self.options = options
        task = options.task(page, observing: observations)
    }

    /// Offers the extension the items that an app makes of something shared, instead of the page alone.
    ///
    /// - Throws: `HostAppError` if the app shares no such thing.
    package mutating func share(_ thing: ShareSource, from app: HostApp) throws(HostAppError) {
        try task.share(thing, from: app)
    }

    /// Offers the extension these items instead of the page alone.
    mutating func offer(_ items: [InputItem]) { task.items = items }

    /// Keeps the content type that the page has in its container when the page is written.
    package mutating func keepContentType() { task.job.writing.keepsContentType = true }

    /// Runs all extensions.
    ///
    /// - Parameter onMessage: Called as each note of the page arrives.
    /// - Throws: `SupervisorError` if the page worker cannot be run. The outcome has failures of the page and of actions.
    package func run(onMessage: (PageMessage) -> Void = { _ in }) throws(SupervisorError) -> RunOutcome {
        var reports = try supervisor.runEach(task, onMessage: onMessage)
        if options.writing.verifies { reports = reports.map { $0.verified(against: $0.writingFaults) } }
        return RunOutcome(
            extensions: task.extensions,
            runs: reports.indices.map { ExtensionOutcome(place: $0, report: reports[$0]) },
            items: task.items ?? [],
            loadedFiles: (task.resources?.readFiles ?? []) + reports.flatMap(\.importedFiles)
        )
    }

    /// The page's tree before any extension but after the page's own scripts, in the text form.
    package func treeBefore() throws(PageTreeError) -> [UInt8] {
        guard page.environment.runsPageScripts else {
            return try supervisor.tree(of: page.input, timeout: options.timeout)
        }
        var bare = options
        bare.extensions = []
        bare.explanation = .nothing
        var observations = RunObservations()
        observations.runTree = true
        let report: RunReport
        do { report = try supervisor.run(bare.task(page, observing: observations)) } catch { throw .supervisor(error) }
        if let failure = report.failure { throw .page("\(page.input.name): \(failure.message)") }
        return report.runSnapshot ?? []
    }
}

/// How one of a page's extensions ended.
package struct ExtensionOutcome: Sendable {
    /// The extension's index among the page's extensions.
    package let place: Int
    package let report: RunReport
}

/// How a page's run ended.
package struct RunOutcome: Sendable {
    /// All extensions of the page.
    package let extensions: [ExtensionToRun]
    /// The extensions that ran, in order.
    package let runs: [ExtensionOutcome]
    /// The items that an app made for the action; empty without an app.
    package let items: [InputItem]
    /// The files that the page loaded.
    package let loadedFiles: [FilePath]

    init(extensions: [ExtensionToRun], runs: [ExtensionOutcome], items: [InputItem], loadedFiles: [FilePath]) {
        self.extensions = extensions
        self.runs = runs
        self.items = items
        self.loadedFiles = loadedFiles
    }

    /// Creates the outcome of a run in which nothing ran, because the native half of one extension cannot be started. The page is
    /// passed through.
    ///
    /// - Parameter place: That extension's index.
    package init(of extensions: [ExtensionToRun], notStarted place: Int, _ message: String) {
        var report = RunReport(failure: RunFailure(.actionFailed, message))
        report.identifier = extensions[place].identifier
        self.init(
            extensions: extensions,
            runs: [ExtensionOutcome(place: place, report: report)],
            items: [],
            loadedFiles: []
        )
    }

    /// The report on the whole run: in a chain, the last extension's report with the notes of all.
    package var whole: RunReport { RunReport(chain: reports, count: extensions.count) }

    /// The reports of the extensions that ran.
    package var reports: [RunReport] { runs.map(\.report) }

    /// The report of an extension; nil if it did not run.
    package func report(at place: Int) -> RunReport? { runs.first { $0.place == place }?.report }

    /// The reason why the page is unchanged after an extension; nil if it changed, and in the middle of a chain.
    package func diagnosis(of run: ExtensionOutcome, in order: ExtensionOrder) -> RunDiagnosis? {
        guard order == .each || run.report.failure != nil || run.place == extensions.count - 1 else { return nil }
        return RunDiagnosis(run.report, of: extensions[run.place])
    }
}

extension Supervisor {
    /// A page's tree as it is parsed, in the text form.
    ///
    /// - Parameter timeout: The time limit of a script, in seconds, from which the parser's follows.
    package func tree(of page: PageInput, timeout: Double) throws(PageTreeError) -> [UInt8] {
        let limits = StepLimits(timeout: timeout, pageBytes: page.bytes.count)
        let result: JobResult
        do {
            result = try perform(
                .snapshot(SnapshotJob(page: page, format: .tree, fragment: nil, scripting: true)),
                seconds: limits.parsing,
                memory: MemoryLimits(pageBytes: page.bytes.count)
            )
        } catch {
            throw .supervisor(error)
        }
        guard result.reason == .completed else { throw .page("\(page.name): \(result.detail)") }
        return result.output ?? []
    }
}
