// BatchRun.swift: takes the pages of a batch through the pool and delivers them in the order of the inputs.
//
//   selection ─► read ─► pool (in any order) ─► window ─► outputs (in order) ─► disk ─► journal (in groups)
//
// Invariants: 1. A page is entered in the journal after its results are on the disk. 2. What is written depends only on the pages
// and the settings, never on timing or the number of workers.

import ArchiveCoding
import ContainerProtocol
import FilePaths
import Isolation
import PageProtocol
package import ProcessSupervision
package import RunEngine
import SavedPages
import UserFiles

/// A page under way.
private struct BegunPage {
    var item: PageItem
    var url: String
    var recordID: String
    var contentType: PageContentType
    var feed: ContainerFeed?
    /// The resources that it may load.
    var resources: (any ResourceProvider)?
}

/// A finished page with its results, waiting to be delivered in order.
private struct Finished {
    /// One result, or one for each extension; never empty.
    var results: [FinishedResult]
    var feed: ContainerFeed?
}

private struct FinishedResult {
    var page: DeliveredPage
    var entry: JournalEntry
}

/// One run of a batch.
package final class BatchRun {
    private static let groupPages = 1000
    private static let groupSeconds = 1.0

    /// The settings, including the time and the seed that were chosen when the batch began.
    package let settings: BatchSettings
    private let written: WrittenFiles
    /// An input that would be overwritten, found after the batch began: a page loaded it, or a list named it.
    private var collision: OutputCollision?
    private let supervisor: Supervisor
    private let pool: PagePool
    package let journal: Journal
    private let pages: InputPages
    /// The outputs of each of a page's results.
    private var outputs: [[any BatchOutput]] = []
    /// The pages under way, by their numbers.
    private var begun: [Int: BegunPage] = [:]
    private var window = ReorderBuffer<Finished>(pages: 1024, bytes: 64 << 20)
    private var hasBegun = false
    private var group: [JournalEntry] = []
    private var groupStart = 0.0
    /// Keys of pages that are under way or delivered, and not in the journal yet.
    private var openKeys: Set<FilePath> = []
    private var knownKeys: ArraySlice<FilePath> = []
    /// Whether a page may have the name of an earlier one, so that the journal has to be searched. Names in one folder are unique.
    private var mayKeysRepeat: Bool { haveInputsSameNames || pages.mayNamesRepeat }
    private let haveInputsSameNames: Bool
    private var progress = BatchProgress()
    private var tell: (BatchMessage) -> Void = { _ in }
    /// The values that scripts stored up to now, if the batch keeps them.
    package private(set) var values: ScriptValueStore
    /// Whether scripts stored values that are not kept.
    package private(set) var dropsValues = false
    private let started = monotonicSeconds()
    private let secondsBefore: Double
    /// The number of pages that were in the journal at the start.
    private let journalCount: Int

    /// Opens the journal and the outputs.
    ///
    /// - Throws: `InputError` if an input has no pages, `OutputCollision` if an output would overwrite an input. Nothing is written then.
    package init(_ settings: BatchSettings, supervisor: Supervisor) throws {
        try InputWalk.check(settings.inputs, results: settings.results)
        var settings = settings
        try settings.checkPages(WrittenFiles(settings.outputs))
        try settings.checkLoadable(known: Journal.streams(of: settings.journal))
        self.supervisor = supervisor
        let journalFolder = settings.journal.parent
        if let code = makeFolders(journalFolder) { throw OutputError(path: journalFolder, code: code) }
        haveInputsSameNames = settings.inputs.count != 1 || settings.inputs == ["-"] || settings.listed != nil
        let journal = try Journal(
            path: settings.journal,
            settings: settings.lasting(from: settings.journal.parent),
            olderSettings: settings.lasting(from: nil),
            resumes: settings.resumes,
            restarts: settings.restarts
        )
        self.journal = journal
        do {
            settings.run.reproducibility = try Self.draw(settings.run.reproducibility, journal)
            self.settings = settings
            secondsBefore = try journal.seconds()
            journalCount = journal.count
            progress.done = journal.count
            progress.doneBefore = journal.count
            let sums = try journal.sums()
            progress.failed = sums.failed
            progress.warned = sums.warned
            progress.unmatched = sums.unmatched
            values = settings.run.values
            if settings.keepsValues, let stored = try journal.storedValues() {
                // NB: An interrupted batch has not written them.
                values = try ScriptValueStore(json: Array(stored.utf8), isChanged: true)
            }
            let streams = settings.places.joined().filter { $0.kind != .folder }
            try journal.keep(streams: streams.map(\.path.description))
            for (place, results) in settings.places.enumerated() {
                outputs.append(try Self.open(results, of: place, settings, journal))
            }
            // NB: The output files now exist, so that they can be compared with files that pages load, and their folder with the pages'
            // folders.
            let written = try WrittenFiles(settings.outputs)
            self.written = written
            let readsList = settings.readsStandardInput || settings.listed != nil
            pages = InputPages(
                try PageSelection(settings),
                supervisor: supervisor,
                containers: ContainerReading(
                    folder: settings.rewritesContainers ? settings.output : nil,
                    tag: settings.tag,
                    credit: ContainerReading.credit(forWorkers: settings.jobs),
                    records: settings.records
                ),
                url: { [settings] in settings.url(of: $0) },
                check: { if readsList { try written.check([$0]) } }
            )
        } catch {
            journal.discardIfEmpty()
            throw error
        }
        let options = PoolOptions(workers: settings.jobs, sharing: settings.sharing)
        pool = PagePool(supervisor: supervisor, options: options)
    }

    /// The given time and seed, or those chosen when the batch began: a resumed batch keeps it.
    private static func draw(_ given: Reproducibility, _ journal: Journal) throws -> Reproducibility {
        let time = try journal.fixed("time", given.time ?? Reproducibility.now())
        let seed = try journal.fixed("seed", given.seed ?? Reproducibility.drawSeed())
        return Reproducibility(time: time, seed: seed)
    }

    private static func open(
        _ results: [ResultPlace],
        of place: Int,
        _ settings: BatchSettings,
        _ journal: Journal
    ) throws -> [any BatchOutput] {
        var outputs: [any BatchOutput] = []
        for result in results {
            let path = result.path
            switch result.kind {
            case .folder: outputs.append(try FolderOutput(path, tag: settings.tag))
            case .lines(let part):
                let length = try journal.length(of: path.description)
                outputs.append(try LinesOutput(path, part: part, length: length))
            case .records:
                outputs.append(
                    try WARCOutput(
                        path,
                        length: journal.length(of: path.description),
                        date: WARCOutput.date(settings.run.reproducibility),
                        extensionIdentifier: settings.run.isEach
                            ? settings.run.extensions[place].identifier : settings.run.extensionNames
                    )
                )
            }
        }
        return outputs
    }

    /// Removes the journal of a batch that finished no page.
    package func discard() { journal.discardIfEmpty() }

    /// Runs until all pages are done, or until a signal arrived and the pages under way are done.
    ///
    /// - Parameters:
    ///   - onMessage: Called with each page that fails, in the order of the inputs, and with notes about containers.
    ///   - onProgress: Called after each turn of the pool.
    package func run(
        onMessage: @escaping (BatchMessage) -> Void = { _ in },
        onProgress: (BatchProgress) -> Void
    ) throws -> BatchEnd {
        tell = onMessage
        if settings.resumes, journal.isNew {
            tell(.note("\(settings.journal): there is no journal to resume from; the batch starts from the beginning."))
        }
        if journal.wasFinished {
            let pages = "\(journalCount) page\(journalCount == 1 ? "" : "s")"
            tell(
                .note(
                    "\(settings.journal): the batch is finished, with \(pages); nothing is left to do (--restart runs it again)."
                )
            )
        }
        do { return try runPages(onProgress) } catch {
            pages.abandon()
            // A batch that no page could be part of has not begun.
            try? journal.forgetProvisional()
            journal.discardIfEmpty()
            throw error
        }
    }

    private func runPages(_ onProgress: (BatchProgress) -> Void) throws -> BatchEnd {
        defer { pool.shutDown() }
        groupStart = monotonicSeconds()
        var isExhausted = false
        while true {
            while !isExhausted, pool.interruptions == 0, pool.hasRoom, window.isOpen {
                let step = try nextStep()
                if case .wait = step { break }
                if !hasBegun { try journal.begin() }
                hasBegun = true
                isExhausted = try begin(step)
                // NB: Pages in the journal are skipped without a turn of the pool, which would handle signals.
                if window.nextNumber < journalCount, window.nextNumber % 4096 == 0, waitingInterruption() != nil {
                    break
                }
            }
            try deliver()
            if pool.isIdle, isExhausted || pool.interruptions > 0 { break }
            if pool.interruptions > 1 { break }
            // NB: A page that cannot be taken yet would end each wait at once.
            let takesMore = !isExhausted && pool.interruptions == 0 && pool.hasRoom && window.isOpen
            var interests = [takesMore ? pages.interest : pages.sendingInterest].compactMap { $0 }
            for outcome in try pool.turn(seconds: 0.2, others: &interests) { take(outcome) }
            if let collision { throw collision }
            pages.flush()
            try deliver()
            progress.seconds = monotonicSeconds() - started
            onProgress(progress)
        }
        try deliver()
        if let feed = pages.feed {
            // The pages of the unfinished container will be done again.
            feed.abandon()
            if feed.isRewritten {
                group.removeAll()
                try journal.forgetProvisional()
                progress.done = journal.count
            }
        }
        try enterGroup()
        let isComplete = isExhausted && pool.isIdle
        if isComplete { try journal.finish() }
        progress.seconds = monotonicSeconds() - started
        onProgress(progress)
        return BatchEnd(
            progress: progress,
            interruption: isComplete ? nil : supervisor.interruption,
            leftOut: pages.leftOut
        )
    }

    // MARK: - Reading

    private func nextStep() throws -> InputStep {
        while true {
            let step = try pages.next(isDone: window.nextNumber < journalCount)
            switch step {
            case .note(let text):
                // NB: Notes about parts of a container that were done earlier have already been reported.
                if window.nextNumber >= journalCount { tell(.note(text)) }
            case .containerEnded(let problem):
                if let problem { tell(.note(problem)) }
                // NB: A container that is written back can be entered only now, before the next container begins.
                try deliver()
            case .page, .problem, .wait, .end: return step
            }
        }
    }

    /// Begins a page, if the step has one; true at the end.
    private func begin(_ step: InputStep) throws -> Bool {
        switch step {
        case .wait, .note, .containerEnded: return false
        case .end:
            guard window.nextNumber >= journalCount else {
                throw pagesDiffer(then: try knownKey() ?? "", now: "none")
            }
            return true
        case .problem(let item, let problem):
            if try isJournaled(item) { return false }
            let number = register(item, nil)
            // NB: The problem is not a page of that name, so a page with that name is not at fault.
            _ = try takeKey(item.key, number)
            fail(number, .invalidInput, problem)
        case .page(let item, let page):
            if try isJournaled(item) { return false }
            try begin(item, page)
        }
        return false
    }

    /// Skips a page that is in the journal.
    ///
    /// - Throws: If the journal has another page there.
    private func isJournaled(_ item: PageItem) throws -> Bool {
        guard window.nextNumber < journalCount, let known = try knownKey() else { return false }
        guard known == item.key || known == repeatedKey(item.key, window.nextNumber) else {
            throw pagesDiffer(then: known, now: item.key)
        }
        knownKeys.removeFirst()
        window.skip()
        return true
    }

    /// The journal's name for the next page.
    private func knownKey() throws -> FilePath? {
        if knownKeys.isEmpty { knownKeys = try journal.keys(from: window.nextNumber, limit: 4096)[...] }
        return knownKeys.first
    }

    /// The name of a page whose own name is already in use.
    private func repeatedKey(_ key: FilePath, _ number: Int) -> FilePath { key.adding(" (again at \(number))") }

    private func pagesDiffer(then: FilePath, now: FilePath) -> JournalError {
        .pagesDiffer(path: settings.journal.description, then: then.description, now: now.description)
    }

    private func register(_ item: PageItem, _ found: FoundPage?) -> Int {
        let number = window.begin()
        begun[number] = BegunPage(
            item: item,
            url: found?.url ?? settings.url(of: item),
            recordID: found?.page.recordID ?? "",
            contentType: settings.run.loadOptions.contentType(of: item, found),
            feed: pages.feed
        )
        return number
    }

    private func fail(_ number: Int, _ reason: TerminalReason, _ message: String) {
        let result = PageResult(report: RunReport(failure: RunFailure(reason, message)))
        take(number, original: [], Array(repeating: result, count: outputs.count))
    }

    /// Reserves a name for a page; if it is in use, reserves a different one and returns false.
    private func takeKey(_ key: FilePath, _ number: Int) throws -> Bool {
        if try openKeys.insert(key).inserted && (!mayKeysRepeat || !journal.holds(key)) { return true }
        begun[number]?.item.key = repeatedKey(key, number)
        return false
    }

    private func begin(_ item: PageItem, _ found: FoundPage?) throws {
        let number = register(item, found)
        guard try takeKey(item.key, number) else {
            return fail(
                number,
                .invalidInput,
                "another page has the same name in the output; this one is not processed."
            )
        }
        let page: LoadedPage
        do throws(UnreadablePage) {
            page = try settings.run.loadOptions.read(
                item,
                found,
                name: item.key.description,
                url: settings.url(of: item),
                trustsPage: settings.baseURL == nil
            )
        } catch {
            return fail(number, .invalidInput, error.message)
        }
        window.hold(page.input.bytes.count)
        begun[number]?.url = page.input.url
        var options = settings.run
        options.values = values
        var task = options.task(page, ticket: number)
        task.job.writing.keepsContentType = isRewrittenInPlace(number)
        begun[number]?.resources = task.resources
        try pool.submit(task)
    }

    // MARK: - Delivery

    /// The result of a page in one extension, or in a chain.
    private struct PageResult {
        var report: RunReport
        var faults: [WritingFault] = []
        var firstFailure: RunFailure?
        var seconds = 0.0
    }

    private func take(_ outcome: PageOutcome) {
        let files =
            (begun[outcome.ticket]?.resources?.readFiles ?? []) + outcome.runs.flatMap(\.report.importedFiles)
        if !files.isEmpty {
            do throws(OutputCollision) { try written.check(files) } catch { collision = error }
        }
        var outcome = outcome
        keepValues(of: &outcome)
        let results =
            settings.run.isEach
            ? outcome.runs.map { result($0.report, $0.firstFailure, $0.seconds) }
            : [result(outcome.report, outcome.firstFailure, outcome.seconds)]
        take(outcome.ticket, original: outcome.original, results)
    }

    /// Keeps the values that scripts stored on a page; the page fails if that is not possible.
    private func keepValues(of outcome: inout PageOutcome) {
        let reports = outcome.runs.map(\.report)
        if reports.allSatisfy({ $0.storedValues == nil }) || outcome.report.endsChain { return }
        guard settings.keepsValues else {
            dropsValues = true
            return
        }
        do throws(ScriptValueError) { try values.apply(reports) } catch {
            let failure = RunFailure(.scriptError, "\(error.description) (--values).")
            for place in outcome.runs.indices {
                outcome.runs[place].report.failure = failure
                outcome.runs[place].report.page = nil
            }
        }
    }

    private func result(_ report: RunReport, _ firstFailure: RunFailure?, _ seconds: Double) -> PageResult {
        let faults = settings.faults(of: report)
        return PageResult(
            report: settings.run.writing.verifies ? report.verified(against: faults) : report,
            faults: faults,
            firstFailure: firstFailure,
            seconds: seconds
        )
    }

    private func isRewrittenInPlace(_ number: Int) -> Bool { begun[number]?.feed?.isRewritten ?? false }

    private func take(_ number: Int, original: [UInt8], _ results: [PageResult]) {
        guard let page = begun.removeValue(forKey: number) else { return }
        var finished = Finished(results: [], feed: page.feed)
        for (place, result) in results.enumerated() {
            let report = result.report
            let entry = JournalEntry(
                number: number,
                place: place,
                key: page.item.key,
                reason: report.isMatched ? (report.failure?.reason ?? .completed).description : Journal.unmatched,
                message: report.failure?.message ?? report.warning(result.faults, firstFailure: result.firstFailure),
                isChanged: report.page != nil && report.page != original,
                wasIsolated: result.firstFailure != nil,
                milliseconds: (result.seconds * 1e6).rounded() / 1000,
                bytes: original.count,
                written: settings.writesPages ? report.facts(isRecord: settings.writesRecords) : ""
            )
            window.hold(report.heldBytes)
            var delivered = DeliveredPage(item: page.item, url: page.url, original: original, report: report)
            delivered.recordID = page.recordID
            delivered.contentType = settings.contentType(of: report, originally: page.contentType)
            delivered.isRewrittenInPlace = page.feed?.isRewritten ?? false
            finished.results.append(FinishedResult(page: delivered, entry: entry))
        }
        window.end(number, finished)
    }

    private func deliver() throws {
        while var finished = window.next() {
            var (hasFailed, hasWarning) = (false, false)
            for place in finished.results.indices {
                let held = finished.results[place].page.report.heldBytes
                try deliver(&finished.results[place], to: outputs[place])
                window.release(held)
                let (page, entry) = (finished.results[place].page, finished.results[place].entry)
                group.append(entry)
                if let failure = page.report.failure {
                    hasFailed = true
                    let name = settings.run.isEach ? "\(settings.run.extensions[place].identifier): " : ""
                    tell(.failed(page: page.item.key, message: name + failure.message))
                } else if !entry.message.isEmpty {
                    hasWarning = true
                }
            }
            try finished.feed?.give(finished.results[0].page)
            window.release(finished.results[0].page.original.count)
            progress.done += 1
            if hasFailed { progress.failed += 1 }
            if hasWarning { progress.warned += 1 }
            if finished.results.allSatisfy({ !$0.page.report.isMatched }) { progress.unmatched += 1 }
            if group.count >= Self.groupPages { try enterGroup() }
        }
        if monotonicSeconds() - groupStart >= Self.groupSeconds { try enterGroup() }
    }

    /// Delivers a page to the outputs, the folder first. A page fails if its name is not possible in the folder.
    private func deliver(_ finished: inout FinishedResult, to outputs: [any BatchOutput]) throws(OutputError) {
        for output in outputs {
            do throws(OutputError) { try output.deliver(finished.page) } catch {
                guard error.isOfName else { throw error }
                finished.page.report.failure = RunFailure(.invalidInput, "\(error.problem).")
                finished.entry.reason = TerminalReason.invalidInput.description
                finished.entry.message = "\(error.problem)."
                finished.entry.written = ""
            }
        }
    }

    private func enterGroup() throws {
        // NB: A container that is rewritten is done as a whole or not at all.
        if pages.feed?.isRewritten == true {
            guard group.count >= Self.groupPages else { return }
            try journal.enterProvisionally(group)
            return closeGroup()
        }
        guard !group.isEmpty || journal.isProvisional else { return closeGroup() }
        var lengths: [String: Int] = [:]
        for output in outputs.joined() {
            try output.synchronize()
            if let stream = output.stream { lengths[stream.name] = stream.length }
        }
        try journal.enter(
            group,
            lengths: lengths,
            seconds: secondsBefore + monotonicSeconds() - started,
            values: settings.keepsValues ? String(decoding: values.bytes, as: UTF8.self) : nil
        )
        closeGroup()
    }

    private func closeGroup() {
        for entry in group { openKeys.remove(entry.key) }
        group.removeAll(keepingCapacity: true)
        groupStart = monotonicSeconds()
    }
}
