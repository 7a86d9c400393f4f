// WrittenFilesTests.swift: which files each command writes at each end of a run: checks the tables of docs/json.md.

import Foundation
import Testing

@Suite("Files at each end of a run")
struct WrittenFilesTests {
    /// An end as the tables name it, and how it is brought about.
    struct End: CustomTestStringConvertible, Sendable {
        var name: String
        var script = "run(a) { a.completionFunction({u: 1}) }, finalize() { document.body.append('x') }"
        var program: String? = "cat > /dev/null; echo '[{}]'"
        var page = ("p.html", Workspace.page)
        var bundle = "./x.appex"
        var options: [String] = []
        var testDescription: String { name }
    }

    static let ends = [
        End(name: "completed"),
        End(name: "the script fails before the payload", script: "run() { throw Error('no') }"),
        End(name: "the native action fails", program: "cat > /dev/null; exit 3"),
        End(
            name: "`finalize()` fails",
            script: "run(a) { a.completionFunction({u: 1}) }, finalize() { throw Error('no') }"
        ),
        End(name: "the sources of a native action do not compile", program: nil),
        End(name: "the page cannot be parsed", page: ("p.xhtml", "<a><b></a>")),
        End(name: "the bundle cannot be used", bundle: "./none.appex"),
        End(name: "wrong usage", options: ["--arguments", "1"]),
    ]

    private static let rule = """
        <key>NSExtensionActivationRule</key><dict><key>NSExtensionActivationSupportsWebPageWithMaxCount</key><integer>1</integer></dict>
        """

    private func workspace(_ end: End) throws -> Workspace {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = { \(end.script) };",
            program: end.program
        )
        if end.program == nil { try workspace.use(handler: "class ActionRequestHandler {") }
        let plist = String(decoding: try #require(workspace.read("x.appex/Info.plist")), as: UTF8.self)
        let marker = "<key>NSExtensionJavaScriptPreprocessingFile</key>"
        try workspace.write(plist.replacingOccurrences(of: marker, with: Self.rule + marker), to: "x.appex/Info.plist")
        try workspace.write(end.page.1, to: end.page.0)
        try workspace.makeFolder("out")
        return workspace
    }

    /// The rows of the table with these columns, by their first cell.
    private func table(_ columns: [String]) throws -> [String: [String]] {
        let text = try String(contentsOf: BuiltProgram.root.appending(path: "docs/json.md"), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func cells(_ line: String) -> [String] {
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
        let head = try #require(lines.firstIndex { cells($0) == ["end"] + columns })
        let rows = lines[(head + 2)...].prefix { $0.hasPrefix("|") }.map(cells)
        return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst())) })
    }

    private static let columns = [
        "`-o`", "`--payload`", "`--snapshot-run`", "`--snapshot-final`", "`--report`", "`--html`", "`--record`",
    ]

    @Test("run writes the files in the table", arguments: ends, ["one", "chain", "each"])
    func run(end: End, form: String) throws {
        let row = try #require(try table(Self.columns)[end.name])
        let workspace = try workspace(end)
        let bundles = form == "one" ? [end.bundle] : [end.bundle, end.bundle]
        let result = try workspace.run(
            ["run", end.page.0] + bundles.flatMap { ["--extension", $0] } + (form == "each" ? ["--each"] : [])
                + end.options
                + [
                    "-o", "out/page.html", "--payload", "out/payload.json", "--snapshot-run", "out/run.tree",
                    "--snapshot-final", "out/final.tree", "--report", "out/report.json", "--html", "out/view.html",
                    "--record", "out/run.recording",
                ]
        )
        let code: Int32 = end.name == "completed" ? 0 : end.name == "wrong usage" ? 2 : 1
        #expect(result.code == code, "\(result.error)")
        let names = ["page", "payload", "run.tree", "final", "report", "view", "run.recording"]
        let written = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.appending(path: "out").path)
        for (cell, name) in zip(row, names) {
            // Files of several extensions contain the extension's name: run.x.tree.
            let (stem, ending) = (name.split(separator: ".")[0], name.split(separator: ".").dropFirst().last)
            let files = written.filter { file in
                file.hasPrefix("\(stem).") && (ending.map { file.hasSuffix(".\($0)") } ?? true)
            }
            if cell == "-" {
                #expect(files.isEmpty, "\(name): \(result.error)")
                continue
            }
            #expect(!files.isEmpty, "\(name): \(result.error)")
            guard name == "page" else { continue }
            for file in files {
                let isSame = workspace.read("out/\(file)") == Data(end.page.1.utf8)
                #expect(isSame == (cell == "unchanged"), "\(result.error)")
            }
        }
        #expect(result.left.isEmpty)
    }

    @Test("Other commands write the files in the table", arguments: ends)
    func others(end: End) throws {
        let columns = ["`batch --out`", "`batch --report`", "`run --host all`", "`diff`"]
        let row = try #require(try table(columns)[end.name])
        let workspace = try workspace(end)
        let isUsage = end.name == "wrong usage"
        let bundle = ["--extension", end.bundle]
        let batch = try workspace.run(
            ["batch", end.page.0, "--out", "out/pages", "--report", "out/report.json"] + bundle + end.options
        )
        #expect(batch.code == (row[0] == "changed" ? 0 : isUsage ? 2 : 1), "\(batch.error)")
        let page = workspace.read("out/pages/\(end.page.0)")
        #expect((page == nil) == (row[0] == "-"), "\(batch.error)")
        #expect(page.map { $0 == Data(end.page.1.utf8) } ?? false == (row[0] == "unchanged"))
        #expect((workspace.read("out/report.json") == nil) == (row[1] == "-"))
        let hosts = try workspace.run(["run", end.page.0, "--host", "all"] + bundle + end.options)
        #expect(hosts.text.hasPrefix("host ") == (row[2] == "table"), "\(hosts.error)")
        #expect(hosts.code == (isUsage ? 2 : row[0] == "changed" ? 0 : 1), "\(hosts.error)")
        let diff = try workspace.run(["diff", end.page.0] + bundle + end.options)
        #expect(diff.text.isEmpty == (row[3] == "-"), "\(diff.error)")
        #expect(diff.code == (row[3] == "-" ? 2 : 1), "\(diff.error)")
    }
}
