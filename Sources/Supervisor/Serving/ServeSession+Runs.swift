// ServeSession+Runs.swift: runs a page through an extension as chosen in the form, and again when a file changes.

import ExtensionHost
import ExtensionModel
import FilePaths
import ProcessSupervision
import Reports
import SavedPages
import ServingProtocol
import UserFiles

/// The choices of the form.
package struct RunChoice: Equatable {
    package var page = 0
    package var bundle = ""
    package var arguments = ""
    package var runArguments = ""
    package var choices = ""
    package var selection = ""
    package var pageScripts = false
    package var time = ""
    package var seed = ""

    package init() {}

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
        page.subtitle = isAll ? "\(counted(pages.count, "page"))" : "the first \(counted(pages.count, "page"))"
        page.sections = [ReportSection("choices", "Run", form(command.firstChoice))]
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
        let bundle = (try? ResolvedExtension(named: choice.bundle, allowing: command.allowed))?.path
        let page = pages.indices.contains(choice.page) ? pages[choice.page] : nil
        let root = (try? command.loadOptions())?.resourceRoot
        return FileStamp(of: [page, bundle.map { FilePath($0) }, root].compactMap { $0 })
    }

    /// Runs the page and creates the report; nil if the program is to end.
    private func make(_ choice: RunChoice) -> ReportPage? {
        let outcome: ServedOutcome
        do throws(ServedRunError) {
            outcome = try command.run(pages[choice.page], choice, on: supervisor)
        } catch {
            var view = RunView()
            view.page = pages.indices.contains(choice.page) ? pages[choice.page].description : ""
            view.extensions = choice.bundle
            view.isFailed = true
            view.outcome = "not run"
            view.message = error.description
            view.hints = error.hints
            return view.report
        }
        var view = outcome.view
        view.rendered = (keep(outcome.sides.before), keep(outcome.sides.after))
        progress = "The trees are compared."
        let (trees, changes) = (outcome.trees, outcome.changes)
        return supervisor.computeInBackground { [view] in
            var view = view
            if let after = trees.after { view.compare(trees.before, after, explainedBy: changes) }
            return view.report
        }
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
