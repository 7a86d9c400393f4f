// ServeSession+Runs.swift: runs a page through an extension as chosen in the form, and again when a file changes.

import Codecs
import ExtensionHost
import ExtensionModel
import FilePaths
import JSONCoding
import PageProtocol
import ProcessSupervision
import PropertyValues
import Reports
import RunEngine
import SavedPages
import Serving
import ServingProtocol

/// The choices of the form.
struct RunChoice: Equatable {
    var page = 0
    var bundle = ""
    var arguments = ""
    var runArguments = ""
    var choices = ""
    var selection = ""
    var pageScripts = false
    var time = ""
    var seed = ""

    /// The initial choices of the command line.
    init(_ command: ServeCommand) {
        bundle = command.bundle ?? ""
        arguments = command.native.arguments.first ?? ""
        runArguments = command.native.runArguments.first ?? ""
        choices = command.native.choices.first ?? ""
        selection = command.page.steps.selection ?? ""
        pageScripts = command.page.environment.pageScripts
        time = command.page.reproducibility.time.map { DateText.text(of: $0) } ?? ""
        seed = command.page.reproducibility.seed.map(String.init) ?? ""
    }

    /// The choices of a submitted form.
    init(_ fields: FormFields) {
        page = fields["page"].isEmpty ? 0 : Int(fields["page"]) ?? -1
        bundle = fields["extension"]
        arguments = fields["arguments"]
        runArguments = fields["runArguments"]
        choices = fields["choices"]
        selection = fields["selection"]
        pageScripts = !fields["pageScripts"].isEmpty
        time = fields["time"]
        seed = fields["seed"]
    }
}

/// A run that is shown.
struct ServedRun {
    var choice: RunChoice
    /// The report page; nil until it is created.
    var report: ReportPage?
    /// The stamp of the files that it was made from.
    var stamp: FileStamp?
}

extension ServeSession {
    private var pages: [FilePath] {
        if case .pages(let pages) = subject { pages } else { [] }
    }

    /// The list of pages, if there are several.
    func listPage(_ pages: [FilePath]) -> ReportPage {
        var page = ReportPage(title: "webaction")
        // NB: There may be more pages, which were not searched for.
        let isAll = pages.count < Self.mostPages
        page.subtitle = isAll ? "\(count(pages.count, "page"))" : "the first \(count(pages.count, "page"))"
        page.sections = [ReportSection("choices", "Run", form(RunChoice(command)))]
        let done = runs.enumerated().reversed().compactMap { number, run -> HTML? in
            guard let run, let report = run.report, let verdict = report.verdict else { return nil }
            return """
                <tr><td class="\(verdict.kind.rawValue)">\(verdict.text)</td>
                <td><a href="\(place)run/\(number)">\(report.title)</a></td><td>\(run.choice.bundle)</td></tr>

                """
        }
        if !done.isEmpty {
            page.sections.append(
                ReportSection("runs", "Runs", note: "\(done.count)", "<table>\(done.joined())</table>")
            )
        }
        return page
    }

    /// Queues a run with a form's fields.
    func beginRun(_ fields: FormFields) -> WebAnswer {
        let choice = RunChoice(fields)
        guard pages.indices.contains(choice.page), bundles.contains(choice.bundle) else {
            return problem("There is no such page or extension.", as: .missing)
        }
        start(choice)
        return seeOther("run/\(runs.count - 1)")
    }

    /// Queues a run.
    func start(_ choice: RunChoice) {
        runs.append(ServedRun(choice: choice))
        if runs.count > Self.mostRuns { runs[runs.count - 1 - Self.mostRuns] = nil }
        want(.run(runs.count - 1))
    }

    /// Whether the run with this number is kept.
    func isKept(_ number: Int) -> Bool { runs.indices.contains(number) && runs[number] != nil }

    /// Runs a choice, for the first time or again.
    func remake(_ number: Int) {
        guard let choice = runs[number]?.choice else { return }
        let stamp = stamp(of: choice)
        guard let report = make(choice) else { return }
        // NB: Meanwhile, others may have begun, and this one may have been discarded.
        if runs[number] != nil { runs[number] = ServedRun(choice: choice, report: report, stamp: stamp) }
    }

    /// A run with its form; run again if a file has changed.
    func shownRun(_ number: Int, _ isLate: Bool) -> WebAnswer? {
        guard let run = runs[number] else { return nil }
        if !isBusy, run.report == nil || run.stamp != stamp(of: run.choice) { want(.run(number)) }
        if isUnderWay(.run(number)), !isLate { return nil }
        guard var page = run.report, let stamp = run.stamp else {
            return waitingPage(pages.indices.contains(run.choice.page) ? pages[run.choice.page].description : "")
        }
        if isUnderWay(.run(number)) { page.lead += "<p class=\"note\">A file has changed: running again.</p>" }
        page.sections.insert(ReportSection("choices", "Choices", isOpen: false, form(run.choice)), at: 0)
        page.watch = ("\(place)changed/\(number)", stamp.word)
        return answer(page)
    }

    /// The stamp of the page, the bundle and the resource root.
    func stamp(of choice: RunChoice) -> FileStamp {
        let bundle = (try? findBundle(choice.bundle, allowing: command.outside.allowOutside))?.bundle.path
        let page = pages.indices.contains(choice.page) ? pages[choice.page] : nil
        return FileStamp(
            of: [page, bundle.map { FilePath($0) }, command.page.environment.resourceRoot].compactMap { $0 }
        )
    }

    /// Runs the page and creates the report; nil if the program is to end.
    private func make(_ choice: RunChoice) -> ReportPage? {
        do { return try run(choice) } catch {
            var view = RunView()
            view.page = pages.indices.contains(choice.page) ? pages[choice.page].description : ""
            view.extensions = choice.bundle
            view.isFailed = true
            view.outcome = "not run"
            view.message = "\(error)"
            view.hints = (error as? CommandError)?.hints ?? []
            return view.report
        }
    }

    private func run(_ choice: RunChoice) throws -> ReportPage? {
        var timeline = CommandTimeline()
        let path = pages[choice.page]
        var page = command.page
        page.environment.pageScripts = choice.pageScripts
        page.reproducibility.time = try given(choice.time, "time", ReproducibilityArguments.time)
        page.reproducibility.seed = try given(choice.seed, "seed", ReproducibilityArguments.seed)
        let loading = try page.environment.loadOptions(reading: page.reading)
        let opened = try loadPage(path, loading, supervisor: supervisor)
        let found = try findBundle(choice.bundle, allowing: command.outside.allowOutside)
        let native = native(choice)
        var part = try found.partsWithoutAction()
        try native.prepare(&part, of: found, native.inputs()[0], supervisor: supervisor)
        var options = try page.options(for: [part])
        options.selection = choice.selection.isEmpty ? nil : choice.selection
        options.reproducibility = page.reproducibility.drawn(isRepeated: choice.pageScripts)
        options.explanation = .changes
        var observations = RunObservations()
        observations.finalTree = true
        let session = RunSession(supervisor, opened, options, observing: observations)
        let before = try pageTree(session.treeBefore)
        timeline.runBegins()
        let outcome: RunOutcome
        do throws(SupervisorError) { outcome = try session.run() } catch {
            throw CommandError.engine(error.description)
        }
        let (report, script) = (outcome.whole, outcome.extensions[0].script)
        let summary = RunSummary(
            report: report,
            diagnosis: outcome.diagnosis(of: outcome.runs[0], in: .chain)?.reading(script),
            bundle: found.bundle,
            page: opened.input.name,
            timeline: timeline,
            seed: options.reproducibility.seed,
            repeats: page.reproducibility.repeats
        )
        var view = summary.view(opened.input, before: nil, scripts: [script].compactMap { $0 })
        var after = opened.input
        after.bytes = report.page ?? after.bytes
        if let written = report.encoding { after.encoding = written.name }
        let types = (summary.frameType(opened.input, isAfter: false), summary.frameType(opened.input, isAfter: true))
        view.rendered = (
            keep(opened.input, type: types.0, resources: opened.makeResources()),
            keep(after, type: types.1, resources: opened.makeResources())
        )
        progress = "The trees are compared."
        return supervisor.computeInBackground { [view] in
            var view = view
            view.compare(before, report)
            return view.report
        }
    }

    /// The command's options of actions, with the form's fields.
    private func native(_ choice: RunChoice) -> ActionArguments {
        func value(_ text: String) -> [String] { isBlank(text) ? [] : [text] }
        var native = command.native
        native.arguments = value(choice.arguments)
        native.runArguments = value(choice.runArguments)
        native.choices = value(choice.choices)
        return native
    }

    private func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy { $0 <= 0x20 } }

    /// The value of a field; nil if it is blank.
    private func given<Value>(_ text: String, _ name: String, _ parse: (String) throws -> Value) throws -> Value? {
        if isBlank(text) { return nil }
        do { return try parse(text) } catch { throw CommandError.usage("\(name): \(error); it is \"\(text)\".") }
    }

    private func form(_ choice: RunChoice) -> HTML {
        let pageOptions = pages.enumerated().map { number, path -> HTML in
            "<option value=\"\(number)\"\(" selected", if: number == choice.page)>\(path.description)</option>\n"
        }
        let bundleOptions = bundles.map { name -> HTML in
            "<option\(" selected", if: name == choice.bundle)>\(name)</option>\n"
        }
        return """
            <form method="post" action="\(place)run">
            <label>Page<select name="page">\(pageOptions.joined())</select></label>
            <label>Extension<select name="extension">\(bundleOptions.joined())</select></label>
            <label>Selection<input name="selection" value="\(choice.selection)" placeholder="a CSS selector or a text"></label>
            <label>Time<input name="time" value="\(choice.time)" placeholder="2026-01-31T12:00:00Z"></label>
            <label>Seed<input name="seed" value="\(choice.seed)" inputmode="numeric" placeholder="a number"></label>
            <label>Extra arguments of run()<textarea name="runArguments" placeholder="JSON, in the place of loadItem's options">\(choice.runArguments)</textarea></label>
            <label>Arguments of finalize()<textarea name="arguments" placeholder="JSON, in the place of the native action">\(choice.arguments)</textarea></label>
            <label>Choices<textarea name="choices" placeholder="JSON: text, rows, taps, steps">\(choice.choices)</textarea></label>
            <label class="check"><input type="checkbox" name="pageScripts" value="1"\(" checked", if: choice.pageScripts)>Page scripts</label>
            <button>Run</button>
            </form>
            """
    }
}
