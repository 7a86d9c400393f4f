// ServeSession+Suite.swift: shows a suite's cases, and accepts actual results as expectations.

import ExtensionModel
import FilePaths
import Isolation
import JSONCoding
import PageProtocol
import PropertyValues
import Reports
import SavedPages
import ServingProtocol
import Snapshots
import Suites
import UserFiles

/// The last run of a suite.
struct ServedSuite {
    var cases: [SuiteCase]
    var view: SuiteView
    var stamp: FileStamp
}

extension ServeSession {
    /// The suite, run again if a file has changed.
    func shownSuite(_ isLate: Bool) throws -> WebAnswer? {
        if let answer = suiteTrouble(.suite) { return answer }
        if isUnderWay(.suite), !isLate { return nil }
        guard let current = try currentSuite() else { return isLate ? waitingPage("Suite") : nil }
        if isUnderWay(.suite), !isLate { return nil }
        var page = current.view.report
        watch(current, &page)
        page.home = "<a href=\"\(place)\" aria-current=\"page\">Suite</a>"
        return answer(page)
    }

    /// The last run of the suite; starts a new one if the files have changed.
    private func currentSuite() throws -> ServedSuite? {
        guard case .suite(let folder) = subject else { return nil }
        if !isBusy, suite?.stamp != FileStamp(of: folder) { want(.suite) }
        return suite
    }

    /// The reason why the suite could not be run; shown until a file changes.
    private func suiteTrouble(_ task: ServeTask) -> WebAnswer? {
        guard case .suite(let folder) = subject else { return nil }
        return trouble(of: task, watch: ("\(place)changed/suite", FileStamp(of: folder).word))
    }

    private func watch(_ current: ServedSuite, _ page: inout ReportPage) {
        if isUnderWay(.suite) { page.lead += "<p class=\"note\">A file has changed: running again. \(progress)</p>" }
        page.watch = ("\(place)changed/suite", current.stamp.word)
    }

    /// Runs the suite.
    func runSuite() throws {
        guard case .suite(let folder) = subject else { return }
        let stamp = FileStamp(of: folder)
        let cases = SuiteSelection(try SuiteCase.read(folder)).cases
        try checkBundles(of: cases, in: folder)
        let started = monotonicSeconds()
        let results = try run(cases, .compare)
        var view = suiteView(results, of: cases, name: FilePath(folder.path).withoutLastSlashes.name.description)
        view.facts = command.facts + [("Time", "\(((monotonicSeconds() - started) * 100).rounded() / 100) s")]
        for number in view.cases.indices {
            view.cases[number].address = "\(place)case/\(number)"
            if !view.cases[number].isPassed, view.cases[number].trouble == nil {
                view.cases[number].acceptance = acceptance(of: number, stamp)
            }
        }
        suite = ServedSuite(cases: cases, view: view, stamp: stamp)
    }

    private func acceptance(of number: Int, _ stamp: FileStamp) -> HTML {
        """
        <form method="post" action="\(place)case/\(number)/accept"><input type="hidden" name="stamp" value="\(stamp.word)"><button>Accept what came out</button></form>
        """
    }

    /// Queues the acceptance of a case's result that a page shows.
    func beginAccepting(_ number: Int, _ fields: FormFields) -> WebAnswer {
        guard case .suite(let folder) = subject, let suite, suite.cases.indices.contains(number) else {
            return problem("There is no such case.", as: .missing)
        }
        // NB: The numbers of cases change when one is added or removed, and the user has not seen a newer result.
        guard fields["stamp"] == suite.stamp.word, suite.stamp == FileStamp(of: folder) else {
            return problem(
                "A file has changed since this was shown. Nothing was accepted; look at it again.",
                as: .outdated
            )
        }
        want(.accept(number))
        return seeOther("case/\(number)")
    }

    private func run(_ cases: [SuiteCase], _ mode: ExpectationMode) throws -> [CaseResult] {
        let run = SuiteRun(
            supervisor: supervisor,
            jobs: processorCount(),
            mode: mode,
            stopsAtFailure: false,
            maximumPageBytes: command.maximumPageBytes,
            findBundle: try command.suiteBundles()
        )
        defer { run.shutDown() }
        var done = 0
        return try run.run(cases) { _ in
            done += 1
            progress = "\(done) of \(counted(cases.count, "case")) done."
        }
    }

    /// One case: the differences, and both sides of its page.
    func shownCase(_ number: Int, _ isLate: Bool) throws -> WebAnswer? {
        guard case .suite = subject else { return problem("There is no suite.", as: .missing) }
        if let answer = suiteTrouble(.accept(number)) ?? suiteTrouble(.suite) { return answer }
        if isUnderWay(.suite), !isLate { return nil }
        guard !isUnderWay(.accept(number)), let suite = try currentSuite() else {
            return isLate ? waitingPage("Suite") : nil
        }
        if isUnderWay(.suite), !isLate { return nil }
        guard suite.view.cases.indices.contains(number) else {
            return problem("There is no such case.", as: .missing)
        }
        let item = suite.view.cases[number]
        var one = SuiteView(name: item.name, cases: [item])
        one.facts = suite.view.facts
        var page = one.report
        page.subtitle = "\(item.what)"
        page.verdict = item.isPassed ? (.good, "passed") : (.bad, "failed")
        if item.isPassed, suite.cases.indices.contains(number) {
            page.lead = "<p class=\"quiet\">What came out is what is expected.</p>"
            page.sections = outcomeSections(of: suite.cases[number]) + page.sections
        }
        page.home = "<a href=\"\(place)\">Suite</a>"
        watch(suite, &page)
        return answer(page)
    }

    /// The maximum size in bytes of a file that is shown of a passed case.
    private static let mostShownBytes = 4 << 20

    /// The page of a passed case, and its result, which its expectation files contain.
    private func outcomeSections(of item: SuiteCase) -> [ReportSection] {
        var sections: [ReportSection] = []
        let bounds = item.suite.bounds
        if !SavedPage.isContainer(item.page),
            let bytes = try? readFile(item.page, limit: Self.mostShownBytes, in: bounds)
        {
            let type = PageContentType(fileName: item.page).essence
            sections.append(ReportSection("preview", "Page", keep(bytes, type: type).frame))
        }
        for path in item.expectationFiles where entryKind(path) == .file {
            let names = path.names.suffix(item.extensions.count > 1 ? 2 : 1)
            let title = names.map(\.description).joined(separator: "/")
            let place = "outcome-\(sections.count)"
            guard let bytes = try? readFile(path, limit: Self.mostShownBytes, in: bounds) else {
                let body: HTML = "<p class=\"quiet\">It can't be read, or is too large to be shown.</p>"
                sections.append(ReportSection(place, title, body))
                continue
            }
            let body: HTML
            if path.hasEnding(".tree") {
                let tree = SnapshotTree(text: bytes)
                body = TreeOutline(TreeDiff(tree, tree)).html()
            } else if let value = try? PropertyValue(json: bytes) {
                body = ValueView(value).html()
            } else {
                body = "<pre>\(String(decoding: bytes, as: UTF8.self))</pre>"
            }
            sections.append(ReportSection(place, title, body))
        }
        return sections
    }

    /// Writes the result of a case as its expectations, as `webaction test --update` does.
    func accept(_ number: Int) throws {
        guard case .suite = subject, let suite, suite.cases.indices.contains(number) else { return }
        try checkExpectations(of: [suite.cases[number]], written: "accepting", inputs: inputs(of: suite.cases))
        _ = try run([suite.cases[number]], .update)
        try runSuite()
    }
}
