// BatchReport+Page.swift: writes the report of a batch as an HTML page, piece by piece.

import ContainerProtocol
import ProcessSupervision
import PropertyValues
import Reports
import RunEngine

extension BatchReport {
    /// The number of pages to list as the slowest.
    private static let mostSlow = 10

    func writeHTML(_ put: (String) throws -> Void) throws {
        let totals = try journal.totals()
        let sums = try journal.sums()
        let seconds = try journal.seconds()
        let rate = rounded(seconds > 0 ? Double(journal.count) / seconds : 0)
        let pace = settings.isReproducible ? "" : ", \(rounded(seconds)) s, \(rate) pages/s"
        var page = ReportPage(title: "Batch report: \(settings.run.extensionNames)")
        page.subtitle = """
            \(counted(journal.count, "page")), \(sums.changed) changed, \(sums.bytes) bytes\(pace). \
            Repeated alone after the loss of a worker: \(sums.isolated).
            """
        page.verdict = sums.failed == 0 ? (.good, "no page failed") : (.bad, "\(sums.failed) failed")
        page.facts = facts
        try put(page.beginning.text)
        func row(_ html: HTML) throws { try put(html.text) }
        try put(opening("outcomes", "Outcomes", head: ["Outcome", "Pages"]))
        for (reason, count) in totals { try row("<tr><td>\(reason)</td><td class=\"number\">\(count)</td></tr>\n") }
        try put(Self.closing)
        if sums.failed == 0 { try put("<p class=\"quiet\">No page failed.</p>\n") }
        for (reason, count) in totals where reason != "completed" && reason != Journal.unmatched {
            try put(opening(reason, reason, note: "\(count)", head: ["Page", "Why"] + timeHead))
            try writeFailures(of: reason, put)
            try put(Self.closing)
        }
        if sums.warned > 0 {
            let title = "Succeeded with warnings"
            try put(opening("warnings", title, note: "\(sums.warned)", head: ["Page", "Why"]))
            try journal.warnings { try row("<tr><td>\(shown($0))</td><td>\($0.message)</td></tr>\n") }
            try put(Self.closing)
        }
        if sums.written > 0 {
            let head = ["Page", "Written"]
            try put(opening("written", "Encodings and markup", note: "\(sums.written)", isOpen: false, head: head))
            try journal.written { try row("<tr><td>\(shown($0))</td><td>\(sentence(of: $1))</td></tr>\n") }
            try put(Self.closing)
        }
        if leftOut.count > 0 {
            let head = ["Where", "Kind", "Number", "Such as"]
            try put(opening("left-out", "Not pages", note: "\(leftOut.count)", isOpen: false, head: head))
            for (place, group) in leftOut.groups {
                let names = group.names.joined(separator: ", ")
                try row(
                    "<tr><td>\(place)</td><td>\(group.kind)</td><td class=\"number\">\(group.count)</td><td>\(names)</td></tr>\n"
                )
            }
            try put(Self.closing)
        }
        if !settings.isReproducible {
            try put(opening("slowest", "Slowest pages", isOpen: false, head: ["Page", "Bytes", "Time"]))
            try journal.slowest(Self.mostSlow) { entry in
                try row("<tr><td>\(shown(entry))</td><td class=\"number\">\(entry.bytes)</td>\(time(entry))</tr>\n")
            }
            try put(Self.closing)
        }
        try put(opening("settings", "Settings", isOpen: false, head: ["Setting", "Value"]))
        for (name, value) in shownSettings { try row("<tr><th scope=\"row\">\(name)</th><td>\(value)</td></tr>\n") }
        try put(Self.closing + ReportPage.end.text)
    }

    /// Writes a row for each failure, and one row for equal failures, with their pages behind the number.
    private func writeFailures(of reason: String, _ put: (String) throws -> Void) throws {
        // The number of the row's pages still to come.
        var left = 0
        try journal.failures(of: reason) { entry, alike in
            let isolated = entry.wasIsolated ? " (also on a second attempt, alone)" : ""
            var row = HTML()
            if alike == 1 {
                row = "<tr><td>\(shown(entry))</td><td>\(entry.message)\(isolated)</td>\(time(entry))</tr>\n"
            } else {
                if left == 0 {
                    left = alike
                    row += "<tr><td><details><summary>\(counted(alike, "page"))</summary><ul class=\"pages\">\n"
                }
                let time = settings.isReproducible ? "" : ", \(rounded(entry.milliseconds)) ms"
                row += "<li>\(shown(entry))\(isolated)\(time)</li>\n"
                left -= 1
                let empty: HTML = settings.isReproducible ? "" : "<td></td>"
                if left == 0 { row += "</ul></details></td><td>\(entry.message)</td>\(empty)</tr>\n" }
            }
            try put(row.text)
        }
    }

    private var timeHead: [String] { settings.isReproducible ? [] : ["Time"] }

    private func time(_ entry: JournalEntry) -> HTML {
        settings.isReproducible ? "" : "<td class=\"number\">\("\(rounded(entry.milliseconds))") ms</td>"
    }

    /// The beginning of a section with a table, whose rows are written one by one.
    private func opening(
        _ name: String,
        _ title: String,
        note: String = "",
        isOpen: Bool = true,
        head: [String]
    ) -> String {
        let cells = head.map { "<th scope=\"col\">\($0)</th>" as HTML }.joined()
        let section = ReportSection(name, title, note: note, isOpen: isOpen, "")
        let isWide = head.count > 2
        return section.beginning.text
            + ("<table\(" class=\"rows\"", if: isWide)><thead><tr>\(cells)</tr></thead>\n<tbody>\n" as HTML).text
    }

    private static let closing = "</tbody></table>" + ReportSection.end.text
}
