// ServeSession+Batch.swift: what a batch's journal has: failures by reason, pages that changed, and both sides of each.

import Batch
import FilePaths
import Isolation
import PageProtocol
import Reports
import ServingProtocol
import Snapshots
import Supervision

extension ServeSession {
    /// Results that are listed of each kind.
    private static let mostResults = 1_000

    /// The batch.
    func shownBatch(_ journal: Journal) throws -> WebAnswer {
        let (sums, totals, settings) = (try journal.sums(), try journal.totals(), try journal.settings())
        var page = ReportPage(title: "Batch: \(settings.first { $0.name == "extension" }?.value ?? "")")
        page.subtitle = "\(count(journal.count, "page")), \(sums.changed) changed, \(sums.bytes) bytes"
        page.verdict = sums.failed == 0 ? (.good, "no page failed") : (.bad, "\(sums.failed) failed")
        page.facts = reportFacts()
        page.home = "<a href=\"\(place)\" aria-current=\"page\">Batch</a>"
        let outcomes = totals.map { reason, count -> HTML in
            "<tr><td>\(reason)</td><td class=\"number\">\(count)</td></tr>\n"
        }
        page.sections.append(ReportSection("outcomes", "Outcomes", "<table>\(outcomes.joined())</table>"))
        for (reason, count) in totals where reason != "completed" {
            let rows = try rows { try journal.failures(of: reason, $0) }
            page.sections.append(ReportSection(reason, reason, note: "\(count)", rows))
        }
        if sums.warned > 0 {
            let rows = try rows { try journal.warnings($0) }
            page.sections.append(ReportSection("warnings", "Succeeded with warnings", note: "\(sums.warned)", rows))
        }
        let changed = try rows(of: sums.changed) { try journal.changed(Self.mostResults, $0) }
        page.sections.append(ReportSection("changed", "Changed pages", note: "\(sums.changed)", changed))
        let slowest = try rows { try journal.slowest(10, $0) }
        page.sections.append(ReportSection("slowest", "Slowest pages", isOpen: false, slowest))
        let values = settings.filter { $0.value != "none" }.map { name, value -> HTML in
            "<tr><th scope=\"row\">\(name)</th><td>\(value)</td></tr>\n"
        }
        page.sections.append(ReportSection("settings", "Settings", isOpen: false, "<table>\(values.joined())</table>"))
        return answer(page)
    }

    /// A table of results; of messages there is a column where there are any.
    ///
    /// - Parameter total: How many there are, where `walk` does not give all.
    private func rows(of total: Int = 0, _ walk: ((JournalEntry) throws -> Void) throws -> Void) throws -> HTML {
        var (entries, number): ([JournalEntry], Int) = ([], 0)
        try walk { entry in
            number += 1
            if entries.count < Self.mostResults { entries.append(entry) }
        }
        if entries.isEmpty { return "<p class=\"quiet\">None.</p>" }
        let hasMessages = entries.contains { !$0.message.isEmpty }
        let rows = entries.map { entry -> HTML in
            """
            <tr><td><a href="\(place)result/\(entry.number)/\(entry.place)">\(entry.key.description)</a></td>
            \("<td>\(entry.message)</td>", if: hasMessages)<td class="number">\("\((entry.milliseconds * 10).rounded() / 10)") ms</td></tr>

            """
        }
        let left = max(total, number) - entries.count
        let more: HTML = left > 0 ? "<p class=\"quiet\">\(left) more.</p>" : ""
        return """
            <table class="rows"><thead><tr><th scope="col">Page</th>\("<th scope=\"col\">Message</th>", if: hasMessages)<th scope="col" class="number">Time</th></tr></thead>
            <tbody>\(rows.joined())</tbody></table>\(more)
            """
    }

    /// One result: the page as it was and as it was written.
    func shown(_ number: Int, _ result: Int, _ isLate: Bool) throws -> WebAnswer? {
        guard case .batch(let journal) = subject, try journal.entry(number, result) != nil else {
            return problem("There is no such page.", as: .missing)
        }
        let task = ServeTask.result(number, result)
        if let answer = trouble(of: task) { return answer }
        if let made = self.result, made.task == task, !isUnderWay(task) {
            self.result = nil
            return answer(made.page)
        }
        want(task)
        return isLate ? waitingPage("Batch") : nil
    }

    /// Puts together the page of a result; nil: the program is to end.
    func made(_ number: Int, _ result: Int) throws -> ReportPage? {
        guard case .batch(let journal) = subject, let entry = try journal.entry(number, result) else {
            throw CommandError.failed("There is no such page.")
        }
        let settings = Dictionary(try journal.settings().map { ($0.name, $0.value) }) { $1 }
        var view = RunView()
        view.page = entry.key.description
        view.extensions = settings["extension"] ?? ""
        view.outcome = entry.reason
        view.isFailed = entry.reason != "completed"
        view.isChanged = entry.isChanged
        view.message = view.isFailed ? entry.message : ""
        view.hints = view.isFailed || entry.message.isEmpty ? [] : [entry.message]
        view.facts = [("Bytes", "\(entry.bytes)"), ("Time", "\((entry.milliseconds * 10).rounded() / 10) ms")]
        var trees: (before: [UInt8], after: [UInt8])?
        do { trees = try addSides(of: entry, settings, to: &view) } catch { view.hints.append("\(error)") }
        progress = "The trees are compared."
        var page = supervisor.aside { [view, trees] in
            var view = view
            view.diff = trees.map { TreeDiff(SnapshotTree(text: $0.before), SnapshotTree(text: $0.after)) }
            return view.report
        }
        page?.home = "<a href=\"\(place)\">Batch</a>"
        return page
    }

    /// Adds both sides of a page as far as they are there, and gives their trees in the text form if both are.
    private func addSides(
        of entry: JournalEntry,
        _ settings: [String: String],
        to view: inout RunView
    ) throws -> (before: [UInt8], after: [UInt8])? {
        guard let source = try source(of: entry.key, settings["list of inputs"] ?? "") else {
            view.hints.append("The page is in a container, or no longer where it was; it is not shown.")
            return nil
        }
        let limit = command.reading.size.maxBytes
        let input = command.reading.input(try readFile(source, limit: limit), from: source, url: "")
        view.source = input.bytes
        let type = input.contentType.essence
        guard let output = settings["output"], output != "none",
            let written = try? readFile(FilePath(output).appending(entry.key), limit: limit)
        else {
            view.rendered = (keep(input.bytes, type: type), keep(input.bytes, type: type))
            view.hints.append("What was written is not in a folder, or no longer there; the page is shown as it came.")
            return nil
        }
        view.output = written
        view.rendered = (keep(input.bytes, type: type), keep(written, type: type))
        var after = input
        after.bytes = written
        let timeout = command.steps.timeout
        return (
            try supervisor.tree(of: input, timeout: timeout), try supervisor.tree(of: after, timeout: timeout)
        )
    }

    /// Where a page lies, found as the batch found it.
    private func source(of key: FilePath, _ inputs: String) throws -> FilePath? {
        // NB: The journal has the inputs in one line; a path with blanks is one by itself.
        let whole = FilePath(inputs)
        let parts =
            entryKind(whole) == .other ? inputs.utf8.split(separator: 0x20).map { FilePath(bytes: Array($0)) } : [whole]
        var selection = try PageSelection(inputs: parts, shard: nil, sampleSize: nil)
        while let item = try selection.next() {
            if item.key == key, case .file(let path) = item.origin { return path }
        }
        return nil
    }
}
