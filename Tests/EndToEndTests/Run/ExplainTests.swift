// ExplainTests.swift: run --explain and diff --explain: what scripts changed, and the script line of each change.

import Foundation
import Testing

@Suite("Explained runs")
struct ExplainTests {
    static let page = """
        <!DOCTYPE html>
        <html><head><title>T</title></head>
        <body>
        <h1 id="head" class="x">Hello</h1>
        <p>One <b>two</b> three</p>
        <ul><li>a</li><li>b</li><li>c</li></ul>
        <script>
        document.title = 'inline';
        </script>
        </body></html>

        """
    static let script = """
        'use strict';
        function hide(element) { return element.remove(); }
        function tail(element) { return hide(element); }
        var ExtensionPreprocessingJS = {
          run(args) {
            tail(document.querySelector('li'));
            document.querySelector('b').textContent = 'zwei';
            setTimeout(() => {
              document.body.className = 'late';
              args.completionFunction({});
            }, 10);
          },
          finalize(args) { document.querySelector('h1').title = args.text; }
        };
        """

    private func workspace() throws -> Workspace {
        let workspace = try Workspace(script: Self.script)
        try workspace.write(Self.page, to: "p.html")
        return workspace
    }
    private let run = ["run", "p.html", "--extension", "./x.appex", "--arguments", "{\"text\":\"given\"}"]

    private func json(_ data: Data?) throws -> [String: Any] {
        let data = try #require(data)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test(
        "Each change is listed with its place, function and step, the old and new values, and the stack"
    )
    func text() throws {
        let workspace = try workspace()
        let result = try workspace.run(run + ["--explain", "--page-scripts", "-o", "o.html"])
        #expect(result.code == 0, "\(result.error)")
        let file = workspace.folder.appending(path: "x.appex/Action.js").path
        let page = "file://" + workspace.folder.appending(path: "p.html").path
        #expect(
            result.error == """
                \(page):8:9: changed text of html > head > title > text [page script]
                    - T
                    + inline
                    in global code
                \(file):2:47: removed html > body > ul > li [run]
                    - <li>a</li>
                    in hide
                    in tail at \(file):3:37
                    in run at \(file):6:9
                \(file):7:32: changed text of html > body > p > b > text [run]
                    - two
                    + zwei
                    in run
                \(file):9:20: added attribute class of html > body [run]
                    + late
                    in a function
                \(file):13:48: added attribute title of html > body > h1#head [finalize]
                    + given
                    in finalize

                """
        )
    }

    @Test("The report has the same as JSON, and which bytes of the output come from which change")
    func report() throws {
        let workspace = try workspace()
        let result = try workspace.run(run + ["--explain", "-o", "o.html", "--report", "r.json"])
        #expect(result.code == 0, "\(result.error)")
        let list = try #require(try json(workspace.read("r.json"))["changes"] as? [String: Any])
        let changes = try #require(list["changes"] as? [[String: Any]])
        #expect(changes.compactMap { $0["change"] as? String } == ["removed", "text", "attribute", "attribute"])
        #expect(changes.compactMap { $0["line"] as? Int } == [2, 7, 9, 13])
        #expect(changes[1]["old"] as? String == "two" && changes[1]["new"] as? String == "zwei")
        #expect((changes[0]["stack"] as? [[String: Any]])?.count == 3)
        #expect(try rangesMakeTheOutput(workspace, list) == [0, 1, 2, 3])
    }

    @Test("A failed run lists its changes up to the failure, and no bytes, because its page is written unchanged")
    func failed() throws {
        let workspace = try workspace()
        let script = """
            var ExtensionPreprocessingJS = { run(a) {
              document.body.title = 'half';
              throw new Error('way');
            } };
            """
        try workspace.write(script, to: "x.appex/Action.js")
        let result = try workspace.run(run + ["--explain", "-o", "o.html", "--report", "r.json"])
        #expect(result.code == 1)
        #expect(result.error.contains("Action.js:2:16: added attribute title of html > body [run]"), "\(result.error)")
        let list = try #require(try json(workspace.read("r.json"))["changes"] as? [String: Any])
        #expect((list["changes"] as? [Any])?.count == 1 && (list["bytes"] as? [Any])?.isEmpty == true)
        #expect(workspace.read("o.html") == Data(Self.page.utf8))
    }

    @Test("The ranges make up the output also where nodes were moved")
    func moved() throws {
        let workspace = try workspace()
        let script = """
            var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) }, finalize() {
              const [ul, p, h1] = ['ul', 'p', 'h1'].map(name => document.querySelector(name));
              h1.before(ul);
              ul.append(...[...ul.children].reverse());
              p.after(h1);
            } };
            """
        try workspace.write(script, to: "x.appex/Action.js")
        let result = try workspace.run(run + ["--explain", "-o", "o.html", "--report", "r.json"])
        #expect(result.code == 0, "\(result.error)")
        let list = try #require(try json(workspace.read("r.json"))["changes"] as? [String: Any])
        #expect(try rangesMakeTheOutput(workspace, list).isEmpty == false)
    }

    /// Checks that the source and the ranges make up the output, and that each range has its change.
    ///
    /// - Returns: The numbers of the changes that ranges refer to.
    private func rangesMakeTheOutput(_ workspace: Workspace, _ list: [String: Any]) throws -> Set<Int> {
        let source = Array(Self.page.utf8)
        let output = Array(try #require(workspace.read("o.html")))
        let bytes = try #require(list["bytes"] as? [[String: Any]])
        // The source and the ranges make up the output, and each range has its change.
        var (made, place): ([UInt8], Int) = ([], 0)
        for range in bytes {
            let from = try #require(range["source"] as? [Int])
            let to = try #require(range["output"] as? [Int])
            made += source[place..<from[0]]
            #expect(made.count == to[0])
            made += output[to[0]..<to[1]]
            place = from[1]
            #expect((range["changes"] as? [Int])?.isEmpty == false, "\(range)")
        }
        #expect(made + source[place...] == output)
        return Set(bytes.flatMap { $0["changes"] as? [Int] ?? [] })
    }

    @Test("The output is the same with and without --explain, and an unchanged page is reported as such")
    func same() throws {
        let workspace = try workspace()
        let plain = try workspace.run(run + ["--page-scripts"])
        let explained = try workspace.run(run + ["--page-scripts", "--explain"])
        #expect(plain.output == explained.output && plain.error.isEmpty)
        try workspace.write(
            "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) } };",
            to: "x.appex/Action.js"
        )
        let none = try workspace.run(run + ["--explain"])
        #expect(none.error.hasPrefix("no script changed the page\n"), "\(none.error)")
    }

    @Test("Line breaks in elements' names start no lines, and calls not made by a script are not listed")
    func lines() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = {
                    run(a) { a.completionFunction({}) },
                    finalize() { const h1 = document.querySelector('h1'); h1.before('a'); h1.append('b'); h1.append('c') }
                };
                """
        )
        try workspace.write("<!doctype html><h1 id='a\n/x.js:1:1: removed html [run]'>x</h1>", to: "p.html")
        let reported = try workspace.run(run + ["--explain"]).error
        let lines = reported.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("/x.js") }.isEmpty, "\(reported)")
        #expect(
            lines.filter { $0.contains(#"h1#a\u{0A}/x.js:1:1: removed html [run] > text"#) }.count == 2,
            "\(reported)"
        )
        #expect(
            lines.filter { $0.hasPrefix("    in ") } == Array(repeating: "    in finalize", count: 3),
            "\(reported)"
        )
    }

    @Test("A diff of an action names the line that made each difference")
    func diff() throws {
        let workspace = try workspace()
        let arguments = [
            "diff", "p.html", "--extension", "./x.appex", "--arguments", "{\"text\":\"given\"}", "--explain",
        ]
        let result = try workspace.run(arguments)
        let file = workspace.folder.appending(path: "x.appex/Action.js").path
        #expect(result.code == 1)
        let makers = result.text.split(separator: "\n").filter { $0.hasPrefix("  by ") }.map { String($0.dropFirst(5)) }
        #expect(
            makers.sorted() == [
                "\(file):13:48 in finalize [finalize]", "\(file):2:47 in hide [run]", "\(file):7:32 in run [run]",
                "\(file):9:20 [run]",
            ]
        )
        let page = try workspace.run(arguments + ["--format", "json"])
        let list = try #require(try JSONSerialization.jsonObject(with: page.output) as? [[String: Any]])
        #expect(list.allSatisfy { ($0["by"] as? [String: Any])?["line"] is Int })
        #expect(try workspace.run(["diff", "p.html", "p.html", "--explain"]).code == 2)
    }
}
