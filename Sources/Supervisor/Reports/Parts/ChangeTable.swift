// ChangeTable.swift: a table of the changes that scripts made, each linked to the script's line.

import PageProtocol
import Snapshots

/// A table of a page's changes.
struct ChangeTable {
    /// The maximum number of rows.
    private static let mostRows = 2_000
    private static let mostLetters = 600

    private let list: PageChangeList
    /// The scripts that the page shows.
    private let scripts: [(name: String, text: String)]
    /// The prefix of the anchors of their lines.
    private let prefix: String

    init(_ list: PageChangeList, _ scripts: [(name: String, text: String)], _ prefix: String) {
        self.list = list
        self.scripts = scripts
        self.prefix = prefix
    }

    var html: HTML {
        if list.changes.isEmpty { return "<p class=\"quiet\">No script changed the document.</p>" }
        let rows = list.changes.prefix(Self.mostRows).map(row).joined()
        let left = list.omitted + max(0, list.changes.count - Self.mostRows)
        let more: HTML = left > 0 ? "<p class=\"quiet\">\(counted(left, "more change")) not listed.</p>" : ""
        return """
            <table class="rows changes"><thead><tr><th scope="col">Change</th><th scope="col">Where</th><th scope="col">By</th></tr></thead>
            <tbody>\(rows)</tbody></table>\(more)
            """
    }

    private func row(_ change: PageChange) -> HTML {
        let stack = list.stack(of: change)
        let calls = CallList(scripts, prefix).html(stack)
        let undone: HTML = change.isNet ? "" : " <span class=\"tag\">undone later</span>"
        return """
            <tr><td>\(DiffTable.shown(change.what, most: Self.mostLetters))\(undone)<br><small>\(change.step.description)</small></td>
            <td class="code">\(shownPath(change.path))\(sides(of: change))</td>
            <td class="code">\(calls)</td></tr>

            """
    }

    /// The old and the new content; for a move, also the old place.
    private func sides(of change: PageChange) -> HTML {
        if change.kind != .moved { return side(change.old, "old", "-") + side(change.new, "new", "+") }
        let from: HTML = change.old.map { "<div><small>from \(shownPath($0))</small></div>" } ?? ""
        return from + side(change.new, "moved", ">")
    }

    private func side(_ text: String?, _ kind: HTML, _ sign: HTML) -> HTML {
        guard let text else { return "" }
        let shown = DiffTable.shown(text, most: Self.mostLetters)
        return "<div class=\"line \(kind)\"><b></b><s>\(sign)</s><span>\(shown)</span></div>"
    }
}
