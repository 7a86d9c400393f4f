// SuitePage.swift: the report on the cases of a suite.

package import Snapshots

/// The expected and the actual content of one file of a case.
package struct FindingView: Sendable {
    /// The file's path.
    package var path: String
    /// The difference of a file that is shown as text; otherwise empty.
    package var text: String
    /// The difference of the trees, if the file is a tree.
    package var diff: TreeDiff?
    /// Both texts, if the file is of another kind.
    package var texts: (expected: String, actual: String)?

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A case of a suite.
package struct CaseView: Sendable {
    package var name: String
    /// The case's page and extensions, in words.
    package var what: String
    package var seconds: Double
    package var isPassed: Bool
    /// The failure of the first attempt, if the case was retried.
    package var firstFailure: String?
    /// The reason why it could not be run.
    package var trouble: String?
    package var findings: [FindingView] = []
    /// On a server: the address of the case's own page.
    package var address: String?
    /// On a server: the form that accepts the actual result as the expectation.
    package var acceptance: HTML = ""

    package init(name: String, what: String, seconds: Double, isPassed: Bool) {
        self.name = name
        self.what = what
        self.seconds = seconds
        self.isPassed = isPassed
    }

    /// The last component of a path.
    private func name(of path: String) -> String {
        path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
    }

    /// The failure without the case's own paths: files by their last components, and their differences.
    fileprivate var failure: [String] {
        [trouble ?? ""] + findings.flatMap { [name(of: $0.path), $0.text] }
    }
}

/// The cases of a suite.
package struct SuiteView: Sendable {
    /// The maximum number of failed cases to show in full, and of cases to list as the slowest.
    private static let (mostFailures, mostSlow) = (200, 10)
    /// The maximum number of cases to list as failing alike.
    private static let mostAlike = 1_000

    package var name: String
    package var cases: [CaseView]
    package var facts: [(name: String, value: String)] = []
    /// Whether times are shown.
    package var hasTimes = true

    package init(name: String, cases: [CaseView]) {
        self.name = name
        self.cases = cases
    }

    /// The report's page.
    package var report: ReportPage {
        let failed = cases.filter { !$0.isPassed }
        var page = ReportPage(title: name)
        page.subtitle = "\(counted(cases.count, "case"))"
        page.verdict = failed.isEmpty ? (.good, "all passed") : (.bad, "\(failed.count) failed")
        page.facts = facts
        if !failed.isEmpty {
            let groups = Self.groups(of: failed)
            let left = groups.dropFirst(Self.mostFailures).reduce(0) { $0 + $1.count }
            let more: HTML = left > 0 ? "<p class=\"quiet\">\(counted(left, "more failure")) not shown.</p>" : ""
            let shown = groups.prefix(Self.mostFailures).map { failure($0[0], alike: $0.dropFirst()) }
            page.sections.append(
                ReportSection("failures", "Failures", note: "\(failed.count)", shown.joined() + more)
            )
        }
        page.sections.append(ReportSection("cases", "Cases", note: "\(cases.count)", table(cases)))
        if hasTimes, cases.count > Self.mostSlow {
            let slow = cases.sorted { $0.seconds > $1.seconds }.prefix(Self.mostSlow)
            page.sections.append(ReportSection("slowest", "Slowest cases", isOpen: false, table(Array(slow))))
        }
        return page
    }

    /// Groups of cases that failed alike, in the order of the first of each.
    private static func groups(of failed: [CaseView]) -> [[CaseView]] {
        var places: [[String]: Int] = [:]
        var groups: [[CaseView]] = []
        for item in failed {
            let failure = item.failure
            if let place = places[failure] {
                groups[place].append(item)
            } else {
                places[failure] = groups.count
                groups.append([item])
            }
        }
        return groups
    }

    /// The other cases that failed alike.
    private func others(_ alike: ArraySlice<CaseView>) -> HTML {
        if alike.isEmpty { return "" }
        let names = alike.prefix(Self.mostAlike).map { "<li>\(link($0))</li>\n" as HTML }
        let left = alike.count - names.count
        let more: HTML = left > 0 ? "<li class=\"quiet\">\(left) more</li>" : ""
        let title = "\(counted(alike.count, "other case")) failed alike"
        return "<details><summary>\(title)</summary><ul class=\"pages\">\(names.joined())\(more)</ul></details>"
    }

    private func failure(_ item: CaseView, alike: ArraySlice<CaseView>) -> HTML {
        let trouble = item.trouble.map { note($0, .bad) } ?? ""
        let first = item.firstFailure.map { note("First attempt: \($0)", .warn) } ?? ""
        return """
            <details open><summary><h3>\(link(item))</h3> <small>\(item.what)</small></summary>
            \(trouble)\(first)\(item.findings.map(shown).joined())\(item.acceptance)\(others(alike))
            </details>

            """
    }

    private func shown(_ finding: FindingView) -> HTML {
        let body: HTML =
            if let diff = finding.diff {
                DiffTable(diff).html(names: ("Expected", "Actual"))
            } else if let texts = finding.texts {
                SourceView(Array(texts.expected.utf8), Array(texts.actual.utf8)).html
            } else {
                "<p class=\"note\">\(DiffTable.shown(finding.text))</p>"
            }
        return "<p class=\"code\">\(finding.path)</p>\n\(body)\n"
    }

    private func table(_ cases: [CaseView]) -> HTML {
        let rows = cases.map { item -> HTML in
            let (kind, word): (HTML, HTML) =
                !item.isPassed
                ? ("bad", "failed") : item.firstFailure != nil ? ("warn", "on 2nd attempt") : ("good", "passed")
            let time: HTML = hasTimes ? "<td class=\"number\">\(rounded(item.seconds * 1000)) ms</td>" : ""
            return "<tr><td class=\"\(kind)\">\(word)</td><td>\(link(item))</td><td>\(item.what)</td>\(time)</tr>\n"
        }
        let time: HTML = hasTimes ? "<th scope=\"col\" class=\"number\">Time</th>" : ""
        return """
            <table class="rows"><thead><tr><th scope="col">Outcome</th><th scope="col">Case</th><th scope="col">Page</th>\(time)</tr></thead>
            <tbody>\(rows.joined())</tbody></table>
            """
    }

    private func link(_ item: CaseView) -> HTML {
        guard let address = item.address else { return "\(item.name)" }
        return "<a href=\"\(address)\">\(item.name)</a>"
    }
}
