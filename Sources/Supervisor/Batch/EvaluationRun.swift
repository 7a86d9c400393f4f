// EvaluationRun.swift: evaluates scripts on the pages of all inputs, as a batch takes them through extensions: read by the same readers,
// several at a time, and told in the order of the inputs. Nothing is kept of them.

import ContainerProtocol
package import FilePaths
import Isolation
import PageProtocol
package import Supervision

/// What is evaluated on which pages.
package struct EvaluationSettings {
    /// Files, folders, globs; `-` is a page on standard input.
    package var inputs: [FilePath]
    /// Pages that are listed in a file.
    package var listed: ListedInputs?
    /// How the pages are read, and what is evaluated.
    package var run: RunOptions
    /// The origin of each page.
    package var origin: () -> RunOrigin
    /// Pages at a time.
    package var jobs: Int

    /// Settings with all their fields.
    package init(
        inputs: [FilePath],
        listed: ListedInputs?,
        run: RunOptions,
        origin: @escaping () -> RunOrigin,
        jobs: Int
    ) {
        self.inputs = inputs
        self.listed = listed
        self.run = run
        self.origin = origin
        self.jobs = jobs
    }
}

/// A page whose scripts have ended.
package struct EvaluatedPage: Sendable {
    /// Its path; in a container, below the container's.
    package var name: String
    /// The failure, or the value; and what the page said.
    package var report: RunReport
}

/// One evaluation of many pages.
package final class EvaluationRun {
    private let settings: EvaluationSettings
    private let pool: PagePool
    private let pages: InputPages
    private var window = DeliveryWindow<EvaluatedPage>(pages: 1024, bytes: 64 << 20)
    /// Names and sizes of pages that were begun, by number.
    private var begun: [Int: (name: String, bytes: Int)] = [:]

    /// - Throws: `InputError` where a folder or a pattern has no page. A file that is missing is a page that fails.
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
            containers: ContainerReading(tag: "", credit: 2 * settings.jobs + 8, records: .captures),
            url: { $0.fileURL }
        )
        pool = PagePool(supervisor: supervisor, options: PoolOptions(workers: settings.jobs))
    }

    /// Runs until all pages are told, or until a signal came and what was on its way is done.
    ///
    /// - Parameters:
    ///   - onNote: Called with messages about containers.
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
            // NB: A page that nobody takes yet would end each wait at once.
            let takesMore = !isExhausted && pool.interruptions == 0 && pool.hasRoom && window.isOpen
            var interests = [takesMore ? pages.interest : pages.sendingInterest].compactMap { $0 }
            for outcome in try pool.turn(seconds: 0.2, others: &interests) { end(outcome.ticket, outcome.report) }
        }
    }

    /// What the inputs have next; what one of them lacks is a page that fails.
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
        let page: ReadPage
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
        run.origin = settings.origin()
        try pool.submit(run.task(number, page.input, contained: page.contained))
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
    /// What messages and lines call it: its path, below that of its container.
    fileprivate var pathName: String {
        switch origin {
        case .file("-"): "standard input"
        case .file(let path): path.description
        case .container(let path, _, let name): (name.isEmpty ? path : path.appending(name)).description
        }
    }

    /// The document's URL of a page that comes without one.
    var fileURL: String {
        switch origin {
        case .file(let path): Supervision.fileURL(path)
        case .container(let path, _, let name): Supervision.fileURL(name.isEmpty ? path : path.appending(name))
        }
    }
}
