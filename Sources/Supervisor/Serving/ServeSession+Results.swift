// ServeSession+Results.swift: shows the results of a batch, one page at a time: those with an outcome, with a text in their name or
// message, or with the same message as another one.

import Batch
import FilePaths
import Reports
import UserFiles

/// A query. It is part of the address, so that it can be bookmarked and shared.
struct ResultChoice: Equatable {
    /// `all`, `failed`, `warned`, `changed`, or a reason.
    var outcome = "all"
    var text = ""
    /// The result with the queried message: its number and its index.
    var same = ""
    var isSlowestFirst = false
    /// The page, from 0.
    var page = 0

    init(outcome: String = "all", same: String = "") {
        self.outcome = outcome
        self.same = same
    }

    /// Creates the query of a form or a link.
    init(_ fields: FormFields) {
        if !fields["outcome"].isEmpty { outcome = fields["outcome"] }
        text = fields["find"]
        same = fields["same"]
        isSlowestFirst = fields["order"] == "slowest"
        page = max(0, (Int(fields["page"]) ?? 1) - 1)
    }

    /// The address of its results.
    func address(in place: String) -> String {
        var fields = ["outcome=\(percentEncoded(outcome))"]
        if !text.isEmpty { fields.append("find=\(percentEncoded(text))") }
        if !same.isEmpty { fields.append("same=\(same)") }
        if isSlowestFirst { fields.append("order=slowest") }
        if page > 0 { fields.append("page=\(page + 1)") }
        return "\(place)?\(fields.joined(separator: "&"))#results"
    }

    /// - Parameter journal: Contains the queried message.
    func query(_ journal: Journal) throws -> ResultQuery {
        var query = ResultQuery()
        query.outcome =
            switch outcome {
            case "all", "": .any
            case "failed": .failed
            case "warned": .warned
            case "changed": .changed
            default: .reason(outcome)
            }
        query.text = text
        query.order = isSlowestFirst ? .slowest : .inputs
        let numbers = same.split(separator: "-").map { Int($0) }
        if numbers.count == 2, let number = numbers[0], let place = numbers[1] {
            query.message = try journal.entry(number, place)?.message
        }
        return query
    }
}

extension ServeSession {
    /// The number of results on a page.
    private static let pageLength = 100

    /// The section with one page of a query's results, below the query's form.
    func resultSection(_ journal: Journal, _ choice: ResultChoice, _ reasons: [String]) throws -> ReportSection {
        let query = try choice.query(journal)
        let total = try journal.count(of: query)
        let pages = max(1, (total + Self.pageLength - 1) / Self.pageLength)
        var choice = choice
        choice.page = min(choice.page, pages - 1)
        let start = choice.page * Self.pageLength
        let entries = try journal.results(of: query, from: start, limit: Self.pageLength)
        var body = form(choice, reasons)
        if let message = query.message { body += "<p class=\"note\">With the message: \(message)</p>\n" }
        if entries.isEmpty {
            body += "<p class=\"quiet\">None.</p>"
        } else {
            let pager = pager(choice, pages, "\(start + 1) to \(start + entries.count) of \(total)")
            body += pager
            body += table(entries)
            if entries.count > 25 { body += pager }
        }
        return ReportSection("results", "Results", note: "\(total)", body)
    }

    private func form(_ choice: ResultChoice, _ reasons: [String]) -> HTML {
        let outcomes =
            [("all", "all"), ("failed", "failed"), ("warned", "succeeded with a warning"), ("changed", "changed")]
            + reasons.map { ($0, $0) }
        let options = outcomes.map { value, name -> HTML in
            "<option value=\"\(value)\"\(" selected", if: value == choice.outcome)>\(name)</option>\n"
        }
        return """
            <form method="get" action="\(place)#results">
            <label>Page or message<input name="find" value="\(choice.text)" placeholder="a part of it"></label>
            <label>Outcome<select name="outcome">\(options.joined())</select></label>
            <label>Order<select name="order"><option value="inputs">as the inputs</option><option value="slowest"\(" selected", if: choice.isSlowestFirst)>slowest first</option></select></label>
            <button>Show</button>
            </form>

            """
    }

    private func pager(_ choice: ResultChoice, _ pages: Int, _ shown: String) -> HTML {
        func link(_ page: Int, _ name: String, if isThere: Bool) -> HTML {
            guard isThere else { return "<span class=\"quiet\">\(name)</span>\n" }
            var other = choice
            other.page = page
            return "<a href=\"\(other.address(in: place))\">\(name)</a>\n"
        }
        let (isFirst, isLast) = (choice.page == 0, choice.page == pages - 1)
        return """
            <nav class="pager" aria-label="Pages of results">
            \(link(0, "First", if: !isFirst))\(link(choice.page - 1, "Previous", if: !isFirst))<span>\(shown)</span>
            \(link(choice.page + 1, "Next", if: !isLast))\(link(pages - 1, "Last", if: !isLast))
            </nav>

            """
    }

    private func table(_ entries: [JournalEntry]) -> HTML {
        let rows = entries.map { entry -> HTML in
            let isFailed = entry.isFailed
            let kind: HTML = isFailed ? "bad" : !entry.message.isEmpty ? "warn" : entry.isChanged ? "good" : "plain"
            let outcome = isFailed ? entry.reason : entry.isChanged ? "changed" : "unchanged"
            return """
                <tr><td><a href="\(place)result/\(entry.number)/\(entry.place)">\(entry.key.description)</a></td>
                <td class="\(kind)">\(outcome)</td><td>\(entry.message)</td><td class="number">\("\((entry.milliseconds * 10).rounded() / 10)") ms</td></tr>

                """
        }
        return """
            <table class="rows"><thead><tr><th scope="col">Page</th><th scope="col">Outcome</th><th scope="col">Message</th><th scope="col" class="number">Time</th></tr></thead>
            <tbody>\(rows.joined())</tbody></table>

            """
    }
}
