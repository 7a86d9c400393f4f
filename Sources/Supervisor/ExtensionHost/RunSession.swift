// RunSession.swift: one page through its extensions: prepared, run, and what came of it. Commands, `serve` and the library give it a
// page and options, and do with the outcome what is theirs: write files, show it, return it.

package import FilePaths
package import PageProtocol
package import Supervision

/// What a run records besides the page that it writes.
package struct RunObservations: Equatable, Sendable {
    /// Whether reports have the tree after run().
    package var runTree = false
    /// Whether reports have the tree after finalize().
    package var finalTree = false
    /// What reports say of the changes that scripts made.
    package var explanation = Explanation.nothing
    /// Whether reports have what a recording needs.
    package var isRecorded = false

    /// Nothing but the page.
    package init() {}
}

/// Why a page's tree before the extensions can't be had.
package enum PageTreeError: Error {
    /// The page worker could not be run.
    case supervisor(SupervisorError)
    /// The page could not be parsed, or its own scripts failed: a message.
    case page(String)
}

/// One page on its way through its extensions.
package struct RunSession {
    private let supervisor: Supervisor
    private let page: LoadedPage
    private let options: RunOptions
    /// What the supervisor is given.
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
        task = options.task(0, page.input, page.environment, page.makeResources())
        task.job.wantsRunSnapshot = observations.runTree
        task.job.wantsFinalSnapshot = observations.finalTree
        task.job.explanation = observations.explanation
        task.records = observations.isRecorded
    }

    /// Gives the extension what an app makes of a shared thing, instead of the page alone.
    ///
    /// - Throws: `HostAppError` where the app shares no such thing.
    package mutating func share(_ thing: SharedThing, from app: HostApp) throws(HostAppError) {
        try task.share(thing, from: app)
    }

    /// Offers the extension these items instead of the page alone.
    mutating func offer(_ items: [InputItem]) { task.items = items }

    /// Writes the page back with the type that its container has for it.
    package mutating func keepContentType() { task.job.writing.keepsContentType = true }

    /// Runs all extensions.
    ///
    /// - Parameter onNote: Called as each note of the page arrives.
    /// - Throws: `SupervisorError` where the page worker can't be run. Failures of the page and of actions are in the outcome.
    package func run(onNote: (PageNote) -> Void = { _ in }) throws(SupervisorError) -> RunOutcome {
        var reports = try supervisor.runEach(task, onNote: onNote)
        if options.writing.verifies { reports = reports.map { $0.verified(against: $0.writingFaults) } }
        return RunOutcome(
            extensions: task.extensions,
            runs: reports.indices.map { ExtensionOutcome(place: $0, report: reports[$0]) },
            items: task.items ?? [],
            loadedFiles: task.resources?.readFiles ?? []
        )
    }

    /// The page's tree before any extension, in the text form. Its own scripts have run.
    package func treeBefore() throws(PageTreeError) -> [UInt8] {
        guard page.environment.runsPageScripts else {
            return try supervisor.tree(of: page.input, timeout: options.timeout)
        }
        var bare = options
        bare.extensions = []
        var task = bare.task(0, page.input, page.environment, page.makeResources())
        task.job.wantsRunSnapshot = true
        let report: RunReport
        do { report = try supervisor.run(task) } catch { throw .supervisor(error) }
        if let failure = report.failure { throw .page("\(page.input.name): \(failure.message)") }
        return report.runSnapshot ?? []
    }
}

/// How one of a page's extensions ended.
package struct ExtensionOutcome: Sendable {
    /// The extension's place among the page's.
    package let place: Int
    package let report: RunReport
}

/// How a page's run ended.
package struct RunOutcome: Sendable {
    /// All extensions of the page.
    package let extensions: [RunExtension]
    /// The extensions that ran, in their order.
    package let runs: [ExtensionOutcome]
    /// The items that an app made for the action; empty: no app did.
    package let items: [InputItem]
    /// The files that the page loaded.
    package let loadedFiles: [FilePath]

    init(extensions: [RunExtension], runs: [ExtensionOutcome], items: [InputItem], loadedFiles: [FilePath]) {
        self.extensions = extensions
        self.runs = runs
        self.items = items
        self.loadedFiles = loadedFiles
    }

    /// Nothing ran, because the native half of one extension can't be started. The page passes through.
    ///
    /// - Parameter place: That extension's place.
    package init(of extensions: [RunExtension], notStarted place: Int, _ message: String) {
        var report = RunReport(failure: RunFailure(.actionFailed, message))
        report.identifier = extensions[place].identifier
        self.init(
            extensions: extensions,
            runs: [ExtensionOutcome(place: place, report: report)],
            items: [],
            loadedFiles: []
        )
    }

    /// The page's run as a whole: of a chain, the last extension's report with the notes of all.
    package var whole: RunReport { RunReport(chain: reports, count: extensions.count) }

    /// The reports of those that ran.
    package var reports: [RunReport] { runs.map(\.report) }

    /// The report of an extension; nil: it did not run.
    package func report(at place: Int) -> RunReport? { runs.first { $0.place == place }?.report }

    /// Why the page is unchanged after an extension; nil where it is changed, and in the middle of a chain.
    package func diagnosis(of run: ExtensionOutcome, in order: ExtensionOrder) -> RunDiagnosis? {
        guard order == .each || run.report.failure != nil || run.place == extensions.count - 1 else { return nil }
        let part = extensions[run.place]
        return RunDiagnosis(
            run.report,
            action: part.action,
            hasScript: part.script != nil,
            callsFinalize: part.callsFinalize
        )
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
