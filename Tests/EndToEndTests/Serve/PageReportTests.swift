// PageReportTests.swift: HTML pages for users: reports in one file, and the responses of webaction serve, with their access checks. Tests
// in a browser: Tests/Tools/Browser.

import Foundation
import Testing

@Suite("HTML reports and serve")
struct PageReportTests {
    private static let page = "<!doctype html><title>t</title><h1>One</h1><p id=p>two <script>alert(1)</script></p>"
    private static let script = """
        var ExtensionPreprocessingJS = {
            run(a) { console.log('</script><b>said'); a.completionFunction({title: document.title}) },
            finalize(a) { document.getElementById('p').append(a.mark) } };
        """

    private func workspace() throws -> Workspace {
        let workspace = try Workspace(script: Self.script)
        try workspace.write(Self.page, to: "p.html")
        return workspace
    }

    private let arguments = ["--extension", "./x.appex", "--arguments", #"{"mark": "!"}"#]

    @Test("run --html writes one page with both sides, the differences, their origins, the payload and the console")
    func ofRun() throws {
        let workspace = try workspace()
        let result = try workspace.run(["run", "p.html", "-o", "out.html", "--html", "report.html"] + arguments)
        #expect(result.code == 0, "\(result.error)")
        let html = String(decoding: try #require(workspace.read("report.html")), as: UTF8.self)
        #expect(html.components(separatedBy: "<iframe sandbox ").count == 3)
        #expect(
            html.contains("id=\"differences\"") && html.contains("id=\"payload\"") && html.contains("id=\"console\"")
        )
        #expect(html.contains("Action.js:3:"))
        #expect(html.contains("&lt;/script&gt;&lt;b&gt;said"))
        #expect(!html.contains("<script") && !html.contains("<b>said"))
        // A repeated run contains no measured values.
        let repeated = ["--time", "2026-01-31T12:00:00Z", "--seed", "7"] + arguments
        for name in ["a.html", "b.html"] {
            _ = try workspace.run(["run", "p.html", "-o", "out.html", "--html", name] + repeated)
        }
        #expect(workspace.read("a.html") == workspace.read("b.html"))
    }

    @Test("run --html of a chain shows the page once, and the changes of each extension; with --each each has a file")
    func ofSeveral() throws {
        let workspace = try workspace()
        let files = FileManager.default
        let second = workspace.folder.appending(path: "y.appex")
        try files.copyItem(at: workspace.bundle, to: second)
        let script =
            "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) }, finalize(a) { document.title = 'two' } };"
        try workspace.write(script, to: "y.appex/Action.js")
        let plist = String(decoding: try #require(workspace.read("y.appex/Info.plist")), as: UTF8.self)
        let named = plist.replacing(
            "<dict>",
            with: "<dict><key>CFBundleIdentifier</key><string>second</string>",
            maxReplacements: 1
        )
        try workspace.write(named, to: "y.appex/Info.plist")
        let both = ["--extension", "./x.appex", "--extension", "./y.appex", "--arguments", #"{"mark": "!"}"#]
        let chain = try workspace.run(["run", "p.html", "-o", "out.html", "--html", "report.html"] + both)
        #expect(chain.code == 0, "\(chain.error)")
        let html = String(decoding: try #require(workspace.read("report.html")), as: UTF8.self)
        #expect(html.components(separatedBy: "<iframe sandbox ").count == 3)
        #expect(html.components(separatedBy: "id=\"differences\"").count == 2)
        #expect(html.contains("id=\"part-0-changes\"") && html.contains("second: Changes"))
        // A change links to the line in its own extension's script.
        #expect(html.contains("href=\"#part-1-script-0-1\"") && html.contains("id=\"part-1-script-0-1\""))
        // The difference contains both extensions' changes, each with its own line.
        #expect(html.contains("x.appex/Action.js:3:") && html.contains("y.appex/Action.js:1:"))

        let each = try workspace.run(["run", "p.html", "--each", "--html", "reports/"] + both)
        #expect(each.code == 0, "\(each.error)")
        let names = try files.contentsOfDirectory(atPath: workspace.folder.appending(path: "reports").path).sorted()
        #expect(names.count == 2 && names.allSatisfy { $0.hasSuffix(".html") }, "\(names)")
        let pages = names.map { String(decoding: workspace.read("reports/\($0)") ?? Data(), as: UTF8.self) }
        #expect(pages.filter { $0.contains("y.appex/Action.js:1:") }.count == 1)
        #expect(pages.allSatisfy { $0.components(separatedBy: "<iframe sandbox ").count == 3 })
    }

    @Test("test --html shows the expected result beside the actual one")
    func ofSuite() throws {
        let workspace = try workspace()
        let folder = workspace.folder.appending(path: "cases/one")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try workspace.write(Self.page, to: "cases/one/page.html")
        try workspace.write(#"{"extension": "../../x.appex", "arguments": {"mark": "!"}}"#, to: "cases/one/case.json")
        _ = try workspace.run(["test", "cases", "--allow-outside", ".", "--record"])
        let tree = String(decoding: try #require(workspace.read("cases/one/final.tree")), as: UTF8.self)
        try workspace.write(tree.replacing("\"!\"", with: "\"?\""), to: "cases/one/final.tree")
        #expect(try workspace.run(["test", "cases", "--allow-outside", ".", "--html", "report.html"]).code == 1)
        let html = String(decoding: try #require(workspace.read("report.html")), as: UTF8.self)
        #expect(html.contains("1 failed"))
        #expect(html.contains("&quot;?&quot;") && html.contains("&quot;!&quot;"))
        #expect(html.contains("final.tree"))
    }

    @Test("A batch's page lists the failures by reason, and the slowest pages")
    func ofBatch() throws {
        let workspace = try workspace()
        try workspace.makeFolder("pages")
        try workspace.write(Self.page, to: "pages/a.html")
        try workspace.write("<!doctype html><p>", to: "pages/b.html")
        _ = try workspace.run(["batch", "pages", "-o", "out", "--report", "report.html"] + arguments)
        let html = String(decoding: try #require(workspace.read("report.html")), as: UTF8.self)
        #expect(html.contains("id=\"script-error\"") && html.contains("b.html"))
        #expect(html.contains("id=\"slowest\""))
        #expect(html.hasSuffix("</html>\n"))
    }

    /// The status and body that curl gets.
    private func get(_ arguments: [String]) throws -> (status: String, body: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/curl")
        process.arguments = ["-s", "-w", "\n%{http_code}"] + arguments
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return (String(lines.last ?? ""), lines.dropLast().joined(separator: "\n"))
    }

    @Test("serve answers only clients with its address, and a signal ends it with all its processes")
    func serving() throws {
        let workspace = try workspace()
        let result = try BuiltProgram.run(["serve", "p.html"] + arguments, in: workspace.folder) { program in
            try program.wait(for: "the address") { program.output.hasSuffix("/\n") }
            let address = program.output.trimmingCharacters(in: .newlines)
            let origin = String(address.dropLast(34))
            let page = try get(["-L", address])
            #expect(page.status == "200")
            #expect(page.body.contains("id=\"changes\"") && page.body.contains("Action.js:3:"))
            #expect(try get([origin + "/"]).status == "404")
            #expect(try get([address.dropLast(2) + "x/"]).status == "404")
            #expect(try get(["-H", "Host: evil.example", address]).status == "421")
            let form = ["-d", "page=0&extension=./x.appex"]
            #expect(try get(form + [address + "run"]).status == "403")
            #expect(try get(form + ["-H", "Origin: http://evil.example", address + "run"]).status == "403")
            #expect(try get(form + ["-H", "Origin: \(origin)", address + "run"]).status == "303")
            // Only listed pages can be run, and only by number.
            let other = ["-d", "page=/etc/passwd&extension=/tmp/other.appex", "-H", "Origin: \(origin)"]
            #expect(try get(other + [address + "run"]).body.contains("There is no such page or extension."))
            #expect(try get([address + "run/77"]).status == "404")
            #expect(try get(["--path-as-is", address + "../../etc/passwd"]).status == "404")
            kill(program.number, SIGINT)
        }
        #expect(result.code == -SIGINT)
        #expect(result.left.isEmpty)
    }

    @Test("A case's result is accepted as it was shown, and refused if a file has changed since")
    func accepting() throws {
        let workspace = try workspace()
        for name in ["b", "c"] {
            try workspace.makeFolder("s/\(name)")
            let one = "{\"page\": \"../../p.html\", \"extension\": \"../../x.appex\", \"arguments\": {}}"
            try workspace.write(one, to: "s/\(name)/case.json")
        }
        #expect(try workspace.run(["test", "s", "--allow-outside", ".", "--record"]).code == 0)
        for name in ["b", "c"] { try workspace.write("| <p>", to: "s/\(name)/final.tree") }
        _ = try BuiltProgram.run(["serve", "s", "--allow-outside", "."], in: workspace.folder) { program in
            try program.wait(for: "the address") { program.output.hasSuffix("/\n") }
            let address = program.output.trimmingCharacters(in: .newlines)
            let origin = ["-H", "Origin: \(address.dropLast(34))"]
            func look(_ place: String, until isDone: (String) -> Bool) throws -> String {
                var body = ""
                try program.wait(for: place) {
                    body = ((try? get([address + place]))?.body) ?? ""
                    return isDone(body)
                }
                return body
            }
            func stamp(_ body: String) -> String {
                let start = body.range(of: "name=\"stamp\" value=\"")?.upperBound ?? body.endIndex
                return String(body[start...].prefix { $0 != "\"" })
            }
            let first = stamp(try look("case/1") { $0.contains("name=\"stamp\"") })
            // A case that sorts before it takes over the number of the one that was shown.
            try FileManager.default.copyItem(
                at: workspace.folder.appending(path: "s/b"),
                to: workspace.folder.appending(path: "s/a")
            )
            let (accept, names) = ([address + "case/1/accept"], ["a", "b", "c"])
            for data in ["stamp=\(first)", "stamp=", "a=b"] {
                #expect(try get(["-d", data] + origin + accept).body.contains("Nothing was accepted"))
            }
            let now = stamp(try look("case/1") { $0.contains("<h1>b</h1>") && stamp($0) != first })
            #expect(try get(["-d", "stamp=\(first)"] + origin + accept).body.contains("Nothing was accepted"))
            #expect(names.allSatisfy { workspace.read("s/\($0)/final.tree") == Data("| <p>".utf8) })
            #expect(try get(["-d", "stamp=\(now)"] + origin + accept).status == "303")
            _ = try look("case/1") { $0.contains("What came out is what is expected.") }
            #expect(names.map { workspace.read("s/\($0)/final.tree") == Data("| <p>".utf8) } == [true, false, true])
            // An unreadable suite is shown again once it can be read.
            try workspace.write("{", to: "s/a/case.json")
            _ = try look("") { $0.contains("invalid JSON") && $0.contains("data-watch=") }
            kill(program.number, SIGINT)
        }
    }

    @Test("Inputs that cannot be served are reported before the server starts")
    func unserved() throws {
        let workspace = try workspace()
        #expect(try workspace.run(["serve", "-"]).code == 2)
        #expect(try workspace.run(["serve", "missing.html"]).code != 0)
        #expect(try workspace.run(["serve", "p.html", "--port", "70000"]).code == 2)
        try workspace.write("no database", to: "x.journal")
        let journal = try workspace.run(["serve", "x.journal"])
        #expect(journal.code == 1)
        #expect(journal.message.contains("x.journal"))
    }
}
