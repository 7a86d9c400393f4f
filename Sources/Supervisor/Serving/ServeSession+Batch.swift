// ServeSession+Batch.swift: pages about a batch's journal: outcomes, groups of equal failures, queried results
// (ServeSession+Results.swift), and both sides of each.

import Batch
import ExtensionHost
import FilePaths
import Isolation
import PageProtocol
import Reports
import SavedPages
import ServingProtocol
import Snapshots
import UserFiles

extension ServeSession {
    /// The maximum number of groups of equal failures to list.
    private static let mostGroups = 100

    /// The batch, and the results of a query.
    func shownBatch(_ batch: ServedBatch, _ fields: FormFields) throws -> WebAnswer {
        let choice = ResultChoice(fields)
        let journal = batch.journal
        let (sums, totals, settings) = (try journal.sums(), try journal.totals(), try journal.settings())
        var page = ReportPage(title: "Batch: \(settings.first { $0.name == "extension" }?.value ?? "")")
        page.subtitle = "\(counted(journal.count, "page")), \(sums.changed) changed, \(sums.bytes) bytes"
        page.verdict = sums.failed == 0 ? (.good, "no page failed") : (.bad, "\(sums.failed) failed")
        page.facts = command.facts
        page.home = "<a href=\"\(place)\" aria-current=\"page\">Batch</a>"
        let outcomes = totals.map { reason, count -> HTML in
            let address = ResultChoice(outcome: reason).address(in: place)
            return "<tr><td><a href=\"\(address)\">\(reason)</a></td><td class=\"number\">\(count)</td></tr>\n"
        }
        let isAlone = choice == ResultChoice()
        page.sections.append(
            ReportSection("outcomes", "Outcomes", isOpen: isAlone, "<table>\(outcomes.joined())</table>")
        )
        if sums.failed > 0 { page.sections.append(try failureSection(journal, isOpen: isAlone)) }
        page.sections.append(try resultSection(journal, choice, totals.map(\.reason)))
        let values = settings.filter { $0.value != "none" }.map { name, value -> HTML in
            "<tr><th scope=\"row\">\(name)</th><td>\(value)</td></tr>\n"
        }
        page.sections.append(ReportSection("settings", "Settings", isOpen: false, "<table>\(values.joined())</table>"))
        return answer(page)
    }

    /// The failures, with equal ones in one row.
    private func failureSection(_ journal: Journal, isOpen: Bool) throws -> ReportSection {
        let groups = try journal.failureGroups(limit: Self.mostGroups + 1)
        let rows = groups.prefix(Self.mostGroups).map { group -> HTML in
            let address =
                group.count == 1
                ? "\(place)result/\(group.number)/\(group.place)"
                : ResultChoice(outcome: group.reason, same: "\(group.number)-\(group.place)").address(in: place)
            return """
                <tr><td><a href="\(address)">\(counted(group.count, "page"))</a></td><td>\(group.reason)</td><td>\(group.message)</td></tr>

                """
        }
        let more: HTML = groups.count > Self.mostGroups ? "<p class=\"quiet\">There are others.</p>" : ""
        return ReportSection(
            "failures",
            "Failures",
            isOpen: isOpen,
            """
            <table class="rows"><thead><tr><th scope="col">Pages</th><th scope="col">Outcome</th><th scope="col">Message</th></tr></thead>
            <tbody>\(rows.joined())</tbody></table>\(more)
            """
        )
    }

    /// One result: the page before and after.
    func shown(_ number: Int, _ result: Int, _ isLate: Bool) throws -> WebAnswer? {
        guard case .batch(let batch) = subject, try batch.journal.entry(number, result) != nil else {
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

    /// Creates the page of a result; nil if the program is to end.
    func made(_ number: Int, _ result: Int) throws -> ReportPage? {
        guard case .batch(let batch) = subject, let entry = try batch.journal.entry(number, result) else {
            throw ServingError.noSuchPage
        }
        let settings = Dictionary(try batch.journal.settings().map { ($0.name, $0.value) }) { $1 }
        var view = RunView()
        view.page = entry.key.description
        view.extensions = settings["extension"] ?? ""
        view.outcome = entry.reason
        view.isFailed = entry.isFailed
        view.isChanged = entry.isChanged
        view.message = view.isFailed ? entry.message : ""
        view.hints = view.isFailed || entry.message.isEmpty ? [] : [entry.message]
        view.facts = [("Bytes", "\(entry.bytes)"), ("Time", "\((entry.milliseconds * 10).rounded() / 10) ms")]
        var trees: (before: [UInt8], after: [UInt8])?
        do { trees = try addSides(of: entry, settings, batch.bounds, to: &view) } catch {
            view.hints.append("\(error)")
        }
        progress = "The trees are compared."
        var page = supervisor.computeInBackground { [view, trees] in
            var view = view
            if let trees { view.compare(trees.before, trees.after) }
            return view.report
        }
        page?.home = "<a href=\"\(place)\">Batch</a>"
        return page
    }

    /// Adds both sides of a page, if they exist, and returns their trees in the text form if both do.
    private func addSides(
        of entry: JournalEntry,
        _ settings: [String: String],
        _ bounds: FileBounds,
        to view: inout RunView
    ) throws -> (before: [UInt8], after: [UInt8])? {
        guard case .batch(let batch) = subject, let source = try source(of: entry.key, batch) else {
            view.hints.append("The page is in a container, or no longer where it was; it is not shown.")
            return nil
        }
        var options = try command.loadOptions()
        options.runsPageScripts = false
        if options.resourceRoot == nil, let root = settings[PageLoadOptions.rootSetting], root != "none" {
            let folder = batch.journal.located(root)
            if bounds.holds(folder) { options.resourceRoot = folder }
        }
        let page = try options.load(source, supervisor: supervisor, in: bounds)
        let input = page.input
        view.source = input.bytes
        let type = input.contentType.essence
        guard let output = settings["output"], output != "none",
            let written = try? readFile(
                batch.journal.located(output).appending(entry.key),
                limit: options.maximumBytes,
                in: bounds
            )
        else {
            let shown = keep(ServedSide(input, type: type, resources: page.makeResources()))
            view.rendered = (shown, shown)
            view.hints.append("What was written is not in a folder, or no longer there; the page is shown as it came.")
            return nil
        }
        view.output = written
        var after = input
        after.bytes = written
        view.rendered = (
            keep(ServedSide(input, type: type, resources: page.makeResources())),
            keep(ServedSide(after, type: type, resources: page.makeResources()))
        )
        let timeout = command.timeout
        return (
            try supervisor.tree(of: input, timeout: timeout), try supervisor.tree(of: after, timeout: timeout)
        )
    }

    /// The path of a page, found as the batch found it.
    private func source(of key: FilePath, _ batch: ServedBatch) throws -> FilePath? {
        // NB: Files are named by their paths as given; the journal's paths lead to them from the current folder.
        let bounds = batch.bounds
        let inputs = try batch.inputs().filter(bounds.holds)
        let lists = try batch.lists().filter { bounds.holds($0) && entryKind($0) == .file }
        let names = key.names[...]
        for input in inputs {
            switch entryKind(input) {
            case .file: if absolutePath(input).hasLastNames(of: key) { return input }
            case .folder, .linkToFolder:
                // NB: Below the folder's own name if there were several inputs.
                let below = names.first == input.name ? [names.dropFirst(), names] : [names]
                let paths = below.map { $0.reduce(input) { $0.appending($1) } }
                if let path = paths.first(where: { entryKind($0) == .file }) { return path }
            case .other: break
            }
        }
        var selection = try PageSelection(inputs: inputs.filter(InputWalk.isPattern), shard: nil, sampleSize: nil)
        while let item = try selection.next() {
            if case .file(let path) = item.origin, absolutePath(path).hasLastNames(of: key) { return path }
        }
        for list in lists {
            guard case .read(let paths) = try ListedInputs(list) else { continue }
            if let path = paths.first(where: { $0.contained == key }) { return path }
        }
        return nil
    }
}

extension FilePath {
    /// Whether the path ends with all components of another path, which may be relative to another folder.
    fileprivate func hasLastNames(of other: FilePath) -> Bool {
        !other.names.isEmpty && names.suffix(other.names.count).elementsEqual(other.names)
    }
}
