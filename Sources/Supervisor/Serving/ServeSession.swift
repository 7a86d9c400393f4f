// ServeSession.swift: answers the requests for the pages of webaction serve. No request names a file: pages, cases and results are
// numbered, and extensions are installed ones, or those named on the command line.

import ExtensionHost
import ExtensionModel
package import FilePaths
import Isolation
package import ProcessSupervision
import Reports
package import ServingProtocol
package import Suites
import UserFiles

/// What `webaction serve` shows.
package enum ServeSubject {
    case pages([FilePath])
    case suite(SuiteFolder)
    case batch(ServedBatch)
}

/// A task that takes time. Tasks run one at a time.
enum ServeTask: Hashable {
    /// A run, by its number.
    case run(Int)
    case suite
    /// Accepts the result of a case as its expectations.
    case accept(Int)
    /// A page of a batch, by its number and its index in the page's results.
    case result(Int, Int)
}

/// The pages of one command.
package final class ServeSession {
    /// The maximum number of listed pages of a folder.
    package static let mostPages = 5_000
    /// The maximum numbers of kept runs, and of queued tasks.
    static let (mostRuns, mostTasks) = (30, 30)
    /// The maximum size in bytes of kept untrusted pages.
    private static let mostPreviewBytes = 256 << 20

    let command: any ServingCommand
    let supervisor: Supervisor
    let subject: ServeSubject
    /// The prefix of the program's own addresses.
    let place: String
    /// Names of bundles that may be run.
    let bundles: [String]
    /// By number; nil for discarded ones.
    var runs: [ServedRun?] = []
    var suite: ServedSuite?
    /// The page of a batch that was viewed last.
    var result: (task: ServeTask, page: ReportPage)?
    /// The queued tasks, in order.
    private var tasks: [ServeTask] = []
    /// The running task and its start time.
    private var current: (task: ServeTask, since: Double)?
    /// The progress of the running task, if it is known.
    var progress = ""
    /// The failures of tasks, until they are shown.
    private var troubles: [ServeTask: String] = [:]
    /// Untrusted pages by unguessable addresses, the oldest first.
    private var previews: [(name: String, bytes: [UInt8], type: String)] = []

    /// Begins a session.
    ///
    /// - Parameters:
    ///   - paths: The paths of the command line; bundles in folders among them may be run.
    ///   - place: The prefix of the program's own addresses.
    package init(
        _ command: any ServingCommand,
        paths: [FilePath],
        supervisor: Supervisor,
        subject: ServeSubject,
        place: String
    ) {
        self.command = command
        self.supervisor = supervisor
        self.subject = subject
        self.place = place
        let installed = extensionSearch().list().compactMap { item -> String? in
            guard case .success(let bundle) = item.bundle else { return nil }
            return bundle.name
        }
        let given = [command.bundle].compactMap { $0 }
        let served = Self.bundles(in: paths).filter { !given.contains($0) }
        bundles = given + served + installed.filter { !given.contains($0) && !served.contains($0) }
    }

    /// The paths of the bundles in served folders.
    private static func bundles(in folders: [FilePath]) -> [String] {
        let folders = folders.filter { [.folder, .linkToFolder].contains(entryKind($0)) }
        return folders.compactMap(\.withoutLastSlashes.text).flatMap { folder -> [String] in
            extensionSearch([folder]).list().compactMap { item in
                guard item.path.isBelow(folder), case .success = item.bundle else { return nil }
                return item.path
            }
        }
    }

    /// The answer to a request; nil if the task is not done and the browser can wait a little longer. Starts nothing itself, so that
    /// it can be called during a task.
    ///
    /// - Parameter isLate: Whether the browser has already waited.
    package func answer(_ request: WebRequest, isLate: Bool) -> WebAnswer? {
        let parts = request.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
            .map { String($0) ?? "" }
        let number = parts.count > 1 ? Int(parts[1]) : nil
        do {
            switch (request.isWrite, parts.first ?? "", parts.count, number) {
            case (false, "", 0, _): return try home(FormFields(request.form), isLate)
            case (false, "style.css", 1, _): return WebAnswer(.style, ReportPage.styleSheet)
            case (false, "page.js", 1, _): return WebAnswer(.script, ReportPage.script)
            case (false, "preview", 2, _): return preview(parts[1])
            case (true, "run", 1, _): return beginRun(FormFields(request.form))
            case (false, "run", 2, let number?) where isKept(number): return shownRun(number, isLate)
            case (false, "case", 2, let number?): return try shownCase(number, isLate)
            case (true, "case", 3, let number?) where parts[2] == "accept":
                return beginAccepting(number, FormFields(request.form))
            case (false, "result", 3, let number?):
                if let place = Int(parts[2]) { return try shown(number, place, isLate) }
            case (false, "changed", 2, _): if let answer = stamp(of: parts[1]) { return answer }
            case (false, "made", 1, _): return WebAnswer(.text, Array((isBusy ? "making" : "made").utf8))
            default: break
            }
        } catch {
            return problem("\(error)")
        }
        return WebAnswer(.notFound, Array("There is no such page.\n".utf8))
    }

    // MARK: Tasks

    /// Queues a task, unless it is queued or running.
    func want(_ task: ServeTask) {
        if !tasks.contains(task), tasks.count < Self.mostTasks { tasks.append(task) }
    }

    /// Whether a task is queued or running.
    func isUnderWay(_ task: ServeTask) -> Bool { current?.task == task || tasks.contains(task) }

    /// Whether any task is queued or running.
    package var isBusy: Bool { current != nil || !tasks.isEmpty }

    /// Runs the queued tasks.
    package func work() {
        while !tasks.isEmpty, supervisor.pendingInterruption() == nil {
            let task = tasks.removeFirst()
            current = (task, monotonicSeconds())
            defer { (current, progress) = (nil, "") }
            do {
                switch task {
                case .run(let number): remake(number)
                case .suite: try runSuite()
                case .accept(let number): try accept(number)
                case .result(let number, let place): result = try made(number, place).map { (task, $0) }
                }
            } catch {
                if troubles.count >= Self.mostTasks { troubles = [:] }
                troubles[task] = "\(error)"
            }
        }
    }

    /// The failure of a task, which is shown once.
    func trouble(of task: ServeTask, watch: (address: String, stamp: String)? = nil) -> WebAnswer? {
        troubles.removeValue(forKey: task).map { problem($0, watch: watch) }
    }

    /// The page for a task in progress, which is reloaded when all tasks are done.
    func waitingPage(_ title: String) -> WebAnswer {
        var page = ReportPage(title: title)
        page.verdict = (.plain, "running")
        let seconds = Int(current.map { monotonicSeconds() - $0.since } ?? 0)
        page.lead = "<p class=\"note\">Running for \(counted(seconds, "second")). \(progress)</p>"
        page.watch = ("\(place)made", "making")
        page.isPassing = true
        return answer(page)
    }

    private func home(_ fields: FormFields, _ isLate: Bool) throws -> WebAnswer? {
        switch subject {
        case .suite: return try shownSuite(isLate)
        case .batch(let batch): return try shownBatch(batch, fields)
        case .pages(let pages):
            if pages.count == 1, command.bundle != nil {
                if runs.isEmpty { start(command.firstChoice) }
                return seeOther("run/0")
            }
            return answer(listPage(pages))
        }
    }

    /// A page of our own.
    func answer(_ page: ReportPage, as kind: WebAnswer.Kind = .page) -> WebAnswer {
        var page = page
        page.place = place
        if page.home.text.isEmpty { page.home = "<a href=\"\(place)\">Start</a>" }
        return WebAnswer(kind, Array(page.html.text.utf8))
    }

    func seeOther(_ address: String) -> WebAnswer { WebAnswer(.seeOther, Array(address.utf8)) }

    /// A page with an error message.
    func problem(
        _ text: String,
        as kind: WebAnswer.Kind = .page,
        watch: (address: String, stamp: String)? = nil
    ) -> WebAnswer {
        var page = ReportPage(title: "webaction serve")
        page.watch = watch
        page.verdict = (.bad, "failed")
        page.lead = note(text, .bad)
        return answer(page, as: kind)
    }

    /// Stores an untrusted page, and returns its address.
    func keep(_ bytes: [UInt8], type: String) -> RenderedPage {
        previews.append((unguessableName(), bytes, type))
        func isTooMuch() -> Bool {
            previews.count > 4 * Self.mostRuns || previews.reduce(0) { $0 + $1.bytes.count } > Self.mostPreviewBytes
        }
        // NB: Both sides of one page are kept, however large they are.
        while previews.count > 2, isTooMuch() { previews.removeFirst() }
        return .address("/preview/\(previews[previews.count - 1].name)")
    }

    private func preview(_ name: String) -> WebAnswer {
        guard let found = previews.first(where: { $0.name == name }) else {
            return WebAnswer(.notFound, Array("This preview is not kept any longer.\n".utf8))
        }
        return WebAnswer(.preview, type: found.type, found.bytes)
    }

    /// The stamp that shows whether a page is up to date. During a task it is the page's own stamp.
    private func stamp(of part: String) -> WebAnswer? {
        let word: String?
        if case .suite(let folder) = subject, part == "suite" {
            word = isBusy ? suite?.stamp.word : FileStamp(of: folder).word
        } else {
            let run = Int(part).flatMap { runs.indices.contains($0) ? runs[$0] : nil }
            word = run.flatMap { isBusy ? $0.stamp?.word : stamp(of: $0.choice).word }
        }
        return word.map { WebAnswer(.text, Array($0.utf8)) }
    }
}
