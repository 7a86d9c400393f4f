// ReportPageTests.swift: the contents of report pages: no untrusted text becomes markup, and nothing grows without bounds.

import Foundation
import PageProtocol
import PropertyValues
import Reports
import Snapshots
import Testing

@Suite("Reports")
struct ReportPageTests {
    private static let evil = "\"><script>alert(1)</script>&'\u{202E}"

    private func tree(_ lines: String) -> SnapshotTree {
        let text = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "| \($0)" }
        return SnapshotTree(text: Array(text.joined(separator: "\n").utf8))
    }

    private var hostile: RunView {
        var view = RunView()
        let evil = Self.evil
        (view.page, view.extensions, view.outcome, view.message, view.hints) = (evil, evil, evil, evil, [evil])
        view.isFailed = true
        view.source = Array("one\n\(evil)".utf8)
        view.output = Array("two\n\(evil)\(evil)".utf8)
        view.rendered = (.content(Array(evil.utf8), type: evil), .address(evil))
        view.diff = TreeDiff(
            tree("<p>\n  a=\"\(evil)\"\n  \"\(evil)\"\n<b>\n  \"\(evil)\""),
            tree("<p>\n  a=\"x\(evil)\"\n  \"new \(evil)\"\n<i>\n  <b>\n    \"\(evil)\"\n<!-- \(evil) -->")
        )
        view.payload = .dictionary([(evil, .array([.string(evil), .data([1]), .number(1)]))])
        view.returnedItems = .string(evil)
        var changes = PageChangeList()
        changes.stacks = [
            [
                ScriptPlace(function: evil, file: evil, line: 1, column: 2),
                ScriptPlace(function: "f", file: "Action.js", line: 2, column: 3),
            ]
        ]
        changes.append(PageChange(kind: .attribute, step: .run, path: evil, name: evil, old: evil, new: evil, stack: 0))
        view.changes = changes
        view.scripts = [("Action.js", "one\n\(evil)")]
        view.notes = [(evil, evil, [])]
        view.timings = [(evil, 1)]
        view.events = [(1, evil)]
        view.facts = [(evil, evil)]
        return view
    }

    @Test(
        "No text of a page, a script or a file name becomes markup, and characters that change the text direction are shown"
    )
    func escaped() {
        let html = hostile.report.html.text
        #expect(!html.contains("<script"))
        #expect(!html.contains("\u{202E}"))
        #expect(html.contains("\\u{202E}"))
        #expect(html.contains("&lt;script&gt;alert(1)"))
    }

    @Test("A report loads nothing and runs nothing, and its frames have no rights")
    func alone() throws {
        let html = hostile.report.html.text
        #expect(
            html.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src data:\"")
        )
        for frame in html.split(separator: "<iframe").dropFirst() { #expect(frame.hasPrefix(" sandbox loading=")) }
        #expect(!html.contains("<link"))
        // The policy precedes everything that it applies to.
        let policy = try #require(html.firstRange(of: "Content-Security-Policy"))
        let style = try #require(html.firstRange(of: "<style>"))
        #expect(policy.lowerBound < style.lowerBound)
    }

    @Test("A change links to its line in the script")
    func changeLeadsToLine() {
        let html = hostile.report.html.text
        #expect(html.contains("<a href=\"#script-0-2\" title=\"Action.js:2:3\">Action.js:2:3</a>"))
        #expect(html.contains("id=\"script-0-2\""))
    }

    @Test("A moved node is shown once, with its former place")
    func moved() {
        var view = RunView()
        var changes = PageChangeList()
        changes.append(
            PageChange(kind: .moved, step: .run, path: "html > body > p", old: "html > main > p", new: "<p>here</p>")
        )
        view.changes = changes
        let html = view.report.html.text
        #expect(html.contains("<small>from html &gt; main &gt; p</small>"))
        #expect(html.split(separator: "&lt;p&gt;here&lt;/p&gt;").count == 2)
    }

    @Test("The other side of an added or removed part is gray, and words within a line are marked")
    func sides() {
        let diff = TreeDiff(tree("<p>\n  \"the quick fox\"\n<b>"), tree("<p>\n  \"the slow fox\"\n<i>"))
        let html = DiffTable(diff).html(names: ("a", "b")).text
        #expect(html.contains("<td class=\"old\">&lt;b&gt;</td><td class=\"void\"></td>"))
        #expect(html.contains("<td class=\"void\"></td><td class=\"new\">&lt;i&gt;</td>"))
        #expect(html.contains("the <mark>quick</mark> fox"))
        #expect(html.contains("the <mark>slow</mark> fox"))
    }

    @Test("The outline shows added nodes, removed nodes at their old places, and new attributes")
    func outline() {
        let diff = TreeDiff(
            tree("<ul>\n  <li>\n    \"1\"\n  <b>\n    \"gone\"\n  <li>\n    \"2\""),
            tree("<ul>\n  class=\"x\"\n  <li>\n    \"1\"\n  <li>\n    \"2\"\n  <i>\n    \"new\"")
        )
        let html = TreeOutline(diff).html().text
        #expect(html.contains("<span class=\"added\"> class=\"x\"</span>"))
        let gone = html.firstRange(of: "<li class=\"removed\">")?.lowerBound ?? html.endIndex
        let second = html.firstRange(of: "&quot;2&quot;")?.lowerBound ?? html.startIndex
        #expect(gone < second)
        #expect(html.contains("<li class=\"removed\">&lt;b&gt;"))
        #expect(html.contains("<li class=\"added\"><details open><summary><span class=\"name\">&lt;i&gt;"))
    }

    @Test("The source shows changed lines, their changed words, and the number of unchanged lines")
    func source() {
        let old = (1...50).map { "line \($0)" }.joined(separator: "\n")
        let new = old.replacing("line 25\n", with: "line 25 more\n")
        let html = SourceView(Array(old.utf8), Array(new.utf8)).html.text
        #expect(html.contains("<div class=\"gap\">21 lines unchanged</div>"))
        #expect(html.contains("<div class=\"line old\"><b>25</b><s>-</s><span>line 25</span></div>"))
        #expect(html.contains("<span>line 25<mark> more</mark></span>"))
        #expect(html.contains("<div class=\"gap\">22 lines unchanged</div>"))
    }

    @Test("Pages of a hundred thousand nodes and lines, and a line of megabytes, make reports of a bounded size")
    func bounded() {
        let many = (0..<100_000).map { "  <li>\n    \"\($0)\"" }.joined(separator: "\n")
        var view = RunView()
        view.diff = TreeDiff(tree("<ul>"), tree("<ul>\n\(many)"))
        view.source = Array(repeating: UInt8(ascii: "a"), count: 3 << 20)
        view.output = Array((0..<100_000).map { "\($0)" }.joined(separator: "\n").utf8)
        view.payload = .array((0..<100_000).map { .string("\($0)") })
        view.notes = (0..<20_000).map { ("consoleLog", "\($0)", []) }
        view.scripts = [("a.js", (0..<100_000).map { "\($0)" }.joined(separator: "\n"))]
        let name = String(repeating: "n", count: 100_000)
        var changes = PageChangeList()
        for number in 0..<500 {
            let path = "html > p#\(name)\(number)"
            changes.append(PageChange(kind: .attribute, step: .run, path: path, name: name, new: "1", isNet: true))
        }
        view.changes = changes
        let text = view.report.html.text
        #expect(text.utf8.count < 8 << 20)
        let wide = (0..<50_000).map { "  \(name.prefix(500))\($0)=\"\"" }.joined(separator: "\n")
        view.diff = TreeDiff(tree("<p>"), tree("<p>\n  id=\"\(name)\"\n\(wide)"))
        #expect(view.report.html.text.utf8.count < 16 << 20)
        // Omissions are reported.
        #expect(text.contains("19000 more notes not shown."))
    }

    @Test("Cases with the same failure are shown once, with the names of the others")
    func equalFailures() {
        func failed(_ name: String, _ text: String) -> CaseView {
            var item = CaseView(name: name, what: "", seconds: 0, isPassed: false)
            item.findings = [FindingView(path: "/suite/\(name)/payload.json", text: text)]
            item.address = "/case/\(name)"
            return item
        }
        let cases = [failed("one", "- a\n+ b\n"), failed("two", "- a\n+ c\n"), failed("three", "- a\n+ b\n")]
        let view = SuiteView(name: "suite", cases: cases + [failed(Self.evil, "- a\n+ b\n")])
        let sections = view.report.sections
        #expect(sections[0].note == "4")
        let failures = sections[0].body.text
        #expect(failures.components(separatedBy: "<h3>").count - 1 == 2)
        #expect(failures.contains("2 other cases failed alike"))
        #expect(failures.contains("<li><a href=\"/case/three\">three</a></li>") && !failures.contains("<script"))
        #expect(!failures.contains("<h3><a href=\"/case/three\">"))
    }

    @Test("A compiler's messages are set in a fixed-width font")
    func compilerErrors() {
        var view = RunView()
        view.message = "x.appex: it does not compile:\nHandler.swift:1:5: error: <no>\n    let x\n        ^"
        view.hints = ["one line"]
        let lead = view.report.lead.text
        #expect(
            lead.contains(
                "<div class=\"note bad\"><pre>x.appex: it does not compile:\nHandler.swift:1:5: error: &lt;no&gt;\n    let x\n"
            )
        )
        #expect(lead.contains("<p class=\"note warn\">one line</p>"))
    }
}
