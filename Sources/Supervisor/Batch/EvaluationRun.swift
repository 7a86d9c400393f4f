// EvaluationRun.swift: evaluates scripts on the pages of all inputs. As in a batch, several pages are read and run at a time, and
// results are delivered in the order of the inputs; there is no journal.

import ContainerProtocol
package import FilePaths
import Isolation
import PageProtocol
package import ProcessSupervision
package import RunEngine
import SavedPages
import UserFiles

/// The scripts and the pages of an evaluation.
package struct EvaluationSettings {
    /// Files, folders, globs; `-` is a page on standard input.
    package var inputs: [FilePath]
    /// The file with a list of further pages.
    package var listed: ListedInputs?
    /// The options for reading the pages, and the scripts.
    package var run: RunOptions
    /// Returns the time and the seed of a page.
    package var reproducibility: () -> Reproducibility
    /// The number of concurrent pages.
    package var jobs: Int

    /// Creates settings.
    package init(
        inputs: [FilePath],
        listed: ListedInputs?,
        run: RunOptions,
        reproducibility: @escaping () -> Reproducibility,
        jobs: Int
    ) {
        self.inputs = inputs
        self.listed = listed
        self.run = run
        self.reproducibility = reproducibility
        self.jobs = jobs
    }
}

/// A page after its scripts have ended.
package struct EvaluatedPage: Sendable {
    /// The page's path; in a container, below the container's.
    package var name: String
    /// The failure or the value, and the page's messages.
    package var report: RunReport
}

/// An evaluation on many pages.
package final class EvaluationRun {
    private let settings: EvaluationSettings
    private let pool: PagePool
    private let pages: InputPages
    private var window = ReorderBuffer<EvaluatedPage>(pages: 1024, bytes: 64 << 20)
    /// Names and sizes of pages under way, by number.
    private var begun: [Int: (name: String, bytes: Int)] = [:]

    /// - Throws: `InputError` if a folder or a pattern has no page. A missing file is a page that fails.
    package init(_ settings: EvaluationSettings, supervisor: Supervisor) throws {
        try InputWalk.check(settings.inputs.filter { entryKind($0) != .other || InputWalk.isPattern($0) })
        self.settings = settings
        pages = InputPages(
            try PageSelection(
                inputs: settings.inputs,
                listed: settings.listed,
                dash: .page,
                shard: nil,
                sampleSize: nil
            ),
            supervisor: supervisor,
            containers: ContainerReading(
                tag: "",
                credit: ContainerReading.credit(forWorkers: settings.jobs),
                records: .captures
            ),
            url: { $0.fileURL }
        )
        pool = PagePool(supervisor: supervisor, options: PoolOptions(workers: settings.jobs))
    }

    /// Runs until all pages are delivered, or until a signal arrived and the pages under way are done.
    ///
    /// - Parameters:
    ///   - onNote: Called with notes about containers.
    ///   - onPages: Called with pages that have ended, in the order of the inputs.
    package func run(onNote: (String) -> Void, onPages: ([EvaluatedPage]) throws -> Void) throws {
        defer {
            pages.abandon()
            pool.shutDown()
        }
        var isExhausted = false
        while true {
            while !isExhausted, pool.interruptions == 0, pool.hasRoom, window.isOpen {
                let step = try nextStep()
                switch step {
                case .wait: break
                case .end: isExhausted = true
                case .note(let text): onNote(text)
                case .containerEnded(let problem): if let problem { onNote(problem) }
                case .problem(let item, let problem):
                    end(begin(item), RunReport(failure: RunFailure(.invalidInput, problem)))
                case .page(let item, let found): try start(item, found)
                }
                if case .wait = step { break }
            }
            try deliver(onPages)
            if pool.isIdle, isExhausted || pool.interruptions > 0 { return }
            if pool.interruptions > 1 { return }
            // NB: A page that cannot be taken yet would end each wait at once.
            let takesMore = !isExhausted && pool.interruptions == 0 && pool.hasRoom && window.isOpen
            var interests = [takesMore ? pages.interest : pages.sendingInterest].compactMap { $0 }
            for outcome in try pool.turn(seconds: 0.2, others: &interests) { end(outcome.ticket, outcome.report) }
        }
    }

    /// The next step of the inputs. An input that cannot be read becomes a page that fails.
    private func nextStep() throws -> InputStep {
        do { return try pages.next() } catch let error as InputError {
            return .problem(PageItem(key: error.path, origin: .file(path: error.path)), error.problem + ".")
        }
    }

    private func begin(_ item: PageItem) -> Int {
        let number = window.begin()
        begun[number] = (item.pathName, 0)
        return number
    }

    private func start(_ item: PageItem, _ found: FoundPage?) throws {
        let number = begin(item)
        let page: LoadedPage
        do throws(UnreadablePage) {
            page = try settings.run.loadOptions.read(
                item,
                found,
                name: item.pathName,
                url: item.fileURL,
                trustsPage: true
            )
        } catch {
            return end(number, RunReport(failure: RunFailure(.invalidInput, error.message)))
        }
        window.hold(page.input.bytes.count)
        begun[number]?.bytes = page.input.bytes.count
        var run = settings.run
        run.reproducibility = settings.reproducibility()
        try pool.submit(run.task(page, ticket: number))
    }

    private func end(_ number: Int, _ report: RunReport) {
        guard let (name, bytes) = begun.removeValue(forKey: number) else { return }
        window.release(bytes)
        window.hold(report.heldBytes)
        window.end(number, EvaluatedPage(name: name, report: report))
    }

    private func deliver(_ onPages: ([EvaluatedPage]) throws -> Void) throws {
        var ended: [EvaluatedPage] = []
        while let page = window.next() {
            window.release(page.report.heldBytes)
            ended.append(page)
        }
        if !ended.isEmpty { try onPages(ended) }
    }
}

extension PageItem {
    /// The name in messages and lines: the page's path, below that of its container.
    fileprivate var pathName: String {
        switch origin {
        case .file("-"): "standard input"
        case .file(let path): path.description
        case .container(let path, _, let name): (name.isEmpty ? path : path.appending(name)).description
        }
    }

    /// The document URL of a page without one.
    var fileURL: String {
        switch origin {
        case .file(let path): UserFiles.fileURL(path)
        case .container(let path, _, let name): UserFiles.fileURL(name.isEmpty ? path : path.appending(name))
        }
    }
}
