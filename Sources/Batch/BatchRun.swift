// BatchRun.swift: takes the pages of a batch through the pool and delivers them in the order of the inputs.
//
//   selection ─► read ─► pool (in any order) ─► window ─► outputs (in order) ─► disk ─► journal (in groups)
//
// Invariants: 1. The window holds at most `windowPages` pages and stops the reading at `windowOctets`: memory does not
// depend on the number of pages. 2. A page is entered in the journal after its results are on the disk. 3. What is
// written depends on the pages and the settings alone, never on timing or the number of workers.

import ActionHost
import Isolation
import WorkerProtocol

/// How far a batch is.
public struct BatchProgress: Equatable, Sendable {
    /// Pages done, those of earlier runs included.
    public var done = 0
    /// Of these, pages done before this run.
    public var doneBefore = 0
    public var failed = 0
    public var seconds = 0.0
}

/// How a batch ended.
public struct BatchEnd: Sendable {
    public var progress: BatchProgress
    /// The signal that stopped it early.
    public var interruption: Int32?
    /// Files in folders that are no pages by their names.
    public var leftOut: Int
}

/// One run of a batch.
public final class BatchRun {
    private static let windowPages = 1024
    private static let windowOctets = 64 << 20
    private static let groupPages = 1000
    private static let groupSeconds = 1.0
    /// The largest page that is sent to a worker.
    private static let maximumPage = 900 << 20

    private let settings: BatchSettings
    private let host: Host
    private let pool: PagePool
    public let journal: Journal
    private var selection: PageSelection
    private var outputs: [any BatchOutput] = []
    /// Pages that were begun, by number.
    private var begun: [Int: PageItem] = [:]
    /// Pages that are over and wait for their turn.
    private var window: [Int: (page: DeliveredPage, entry: JournalEntry)] = [:]
    private var windowOctets = 0
    private var nextNumber = 0
    private var nextToDeliver = 0
    private var group: [JournalEntry] = []
    private var groupStart = 0.0
    /// Keys that are begun or delivered, and not in the journal yet.
    private var openKeys: Set<String> = []
    private var knownKeys: ArraySlice<String> = []
    private var progress = BatchProgress()
    private let started = monotonicSeconds()
    private let secondsBefore: Double

    /// Opens the journal and the outputs.
    public init(_ settings: BatchSettings, host: Host) throws {
        self.settings = settings
        self.host = host
        selection = try PageSelection(
            inputs: settings.inputs,
            shard: settings.shard,
            sampleSize: settings.sampleSize
        )
        journal = try Journal(
            path: settings.journal,
            settings: settings.lasting,
            resumes: settings.resumes,
            restarts: settings.restarts
        )
        secondsBefore = try journal.seconds()
        progress.done = journal.count
        progress.doneBefore = journal.count
        progress.failed = try journal.totals().reduce(0) { $0 + ($1.reason == "completed" ? 0 : $1.count) }
        var options = PoolOptions(
            workers: settings.jobs,
            workerMemory: settings.memory,
            isFreshProcess: settings.isFreshProcess
        )
        if let memory = settings.memory { options.recyclingMemory = min(options.recyclingMemory, memory / 2) }
        pool = PagePool(host: host, action: settings.action, callsFinalize: settings.callsFinalize, options: options)
        for path in [settings.output, settings.payloads].compactMap({ $0 }) {
            if path.hasSuffix(".jsonl") {
                outputs.append(try LinesOutput(path, length: journal.length(of: path)))
            } else {
                outputs.append(try FolderOutput(path))
            }
        }
    }

    /// Runs until all pages are done, or until a signal came and what was on its way is done.
    ///
    /// - Parameter onProgress: Called after each turn.
    public func run(onProgress: (BatchProgress) -> Void) throws -> BatchEnd {
        defer { pool.shutDown() }
        groupStart = monotonicSeconds()
        try skipJournaled()
        var isExhausted = false
        while true {
            while !isExhausted, pool.interruptions == 0, pool.hasRoom, isWindowOpen {
                guard let item = try selection.next() else {
                    isExhausted = true
                    break
                }
                try begin(item)
            }
            if pool.isIdle, isExhausted || pool.interruptions > 0 { break }
            if pool.interruptions > 1 { break }
            var none: [Interest] = []
            for outcome in try pool.turn(seconds: 0.2, others: &none) { take(outcome) }
            try deliver()
            progress.seconds = monotonicSeconds() - started
            onProgress(progress)
        }
        try deliver()
        try enterGroup()
        let isComplete = isExhausted && pool.isIdle
        if isComplete { try journal.finish() }
        progress.seconds = monotonicSeconds() - started
        onProgress(progress)
        return BatchEnd(
            progress: progress,
            interruption: isComplete ? nil : host.interruption,
            leftOut: selection.leftOut
        )
    }

    private var isWindowOpen: Bool {
        nextNumber - nextToDeliver < Self.windowPages && windowOctets < Self.windowOctets
    }

    /// Goes past the pages that are in the journal, and makes sure that they are the same.
    private func skipJournaled() throws {
        while nextNumber < journal.count {
            if knownKeys.isEmpty { knownKeys = try journal.keys(from: nextNumber, limit: 4096)[...] }
            guard let known = knownKeys.popFirst() else { break }
            let item = try selection.next()
            guard let key = item?.key, known == key || known == repeatedKey(key, nextNumber) else {
                throw JournalProblem.pagesDiffer(path: settings.journal, then: known, now: item?.key ?? "none")
            }
            nextNumber += 1
        }
        nextToDeliver = nextNumber
    }

    /// The name of a page whose own name another one has already.
    private func repeatedKey(_ key: String, _ number: Int) -> String { "\(key) (again at \(number))" }

    private func begin(_ item: PageItem) throws {
        let number = nextNumber
        nextNumber += 1
        begun[number] = item
        guard case .file(let path) = item.origin else { return }
        let url = settings.url(of: item, path: path)
        func fail(_ message: String) {
            let report = RunReport(failure: RunFailure(.invalidInput, message))
            take(number, url: url, original: [], report: report, wasIsolated: false, seconds: 0)
        }
        let isTwice = try openKeys.contains(item.key) || journal.holds(item.key)
        if isTwice {
            begun[number]?.key = repeatedKey(item.key, number)
            return fail("another page has the same name in the output; it is not done twice.")
        }
        openKeys.insert(item.key)
        let bytes: [UInt8]
        do throws(FileError) { bytes = try readFile(path) } catch { return fail("\(error.problem).") }
        guard bytes.count <= Self.maximumPage else {
            return fail("the page has more than \(Self.maximumPage >> 20) MB.")
        }
        windowOctets += bytes.count
        let job = RunJob(
            page: PageInput(
                name: item.key,
                bytes: bytes,
                url: url,
                contentType: PageContentType(fileName: item.key)
            ),
            script: settings.script,
            extensionName: settings.extensionIdentifier,
            selection: settings.selection,
            serialization: settings.serialization,
            timeout: settings.timeout,
            wantsRunSnapshot: false,
            wantsFinalSnapshot: false
        )
        try pool.submit(PageTask(ticket: number, job: job))
    }

    private func take(_ outcome: PageOutcome) {
        guard let item = begun[outcome.ticket], case .file(let path) = item.origin else { return }
        // An interrupt that came twice: the page counts as not begun.
        if outcome.report.failure?.reason == .cancelled, pool.interruptions > 1 { return }
        take(
            outcome.ticket,
            url: settings.url(of: item, path: path),
            original: outcome.original,
            report: outcome.report,
            wasIsolated: outcome.wasIsolated,
            seconds: outcome.seconds
        )
    }

    private func take(
        _ number: Int,
        url: String,
        original: [UInt8],
        report: RunReport,
        wasIsolated: Bool,
        seconds: Double
    ) {
        guard let item = begun.removeValue(forKey: number) else { return }
        let entry = JournalEntry(
            number: number,
            key: item.key,
            reason: (report.failure?.reason ?? .completed).description,
            message: report.failure?.message ?? "",
            isChanged: report.page != nil && report.page != original,
            wasIsolated: wasIsolated,
            milliseconds: (seconds * 1e6).rounded() / 1000,
            octets: original.count
        )
        windowOctets += report.page?.count ?? 0
        window[number] = (DeliveredPage(item: item, url: url, original: original, report: report), entry)
    }

    private func deliver() throws {
        while let (page, entry) = window.removeValue(forKey: nextToDeliver) {
            for output in outputs { try output.deliver(page) }
            windowOctets -= page.original.count + (page.report.page?.count ?? 0)
            nextToDeliver += 1
            group.append(entry)
            progress.done += 1
            if page.report.failure != nil { progress.failed += 1 }
            if group.count >= Self.groupPages { try enterGroup() }
        }
        if monotonicSeconds() - groupStart >= Self.groupSeconds { try enterGroup() }
    }

    private func enterGroup() throws {
        groupStart = monotonicSeconds()
        guard !group.isEmpty else { return }
        var lengths: [String: Int] = [:]
        for output in outputs {
            try output.synchronize()
            if let stream = output.stream { lengths[stream.name] = stream.length }
        }
        try journal.enter(group, lengths: lengths, seconds: secondsBefore + monotonicSeconds() - started)
        for entry in group { openKeys.remove(entry.key) }
        group.removeAll(keepingCapacity: true)
        groupStart = monotonicSeconds()
    }
}
