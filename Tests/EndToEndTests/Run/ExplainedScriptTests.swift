// ExplainedScriptTests.swift: typical published scripts with marks at the places that change the page (Tests/Data/Explained), and the
// built-in extensions.

import Foundation
import Testing

@Suite("Explained scripts")
struct ExplainedScriptTests {
    /// A place in a script, marked or reported.
    private struct Place: Hashable, CustomStringConvertible {
        var line: Int
        var column: Int
        var function: String
        var description: String { "\(line):\(column) \(function)" }
    }

    private static let folder = BuiltProgram.root.appending(path: "Tests/Data/Explained")

    /// A script without its marks, and the marked places: `‸` precedes a place, and `//!` the functions of a line.
    private func unmarked(_ marked: String) -> (text: String, places: Set<Place>) {
        var (lines, places): ([String], Set<Place>) = ([], [])
        for (number, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let names = line.split(separator: "//! ").dropFirst().last?.split(separator: " ").map(String.init) ?? []
            var text = ""
            for (piece, part) in line.split(separator: "‸", omittingEmptySubsequences: false).enumerated() {
                if piece > 0 {
                    let name = names.indices.contains(piece - 1) ? names[piece - 1] : "?"
                    let function = name == "(none)" ? "" : name
                    places.insert(Place(line: number + 1, column: text.utf16.count + 1, function: function))
                }
                text += part
            }
            lines.append(text)
        }
        return (lines.joined(separator: "\n"), places)
    }

    /// The reported places of changes by the extension's script.
    private func reported(_ workspace: Workspace, _ arguments: [String]) throws -> Set<Place> {
        let result = try workspace.run(
            ["run", "p.html", "--explain", "-o", "o.html", "--report", "r.json"] + arguments
        )
        #expect(result.code == 0, "\(result.error)")
        let report = try JSONSerialization.jsonObject(with: try #require(workspace.read("r.json"))) as? [String: Any]
        let list = try #require((report?["changes"] as? [String: Any])?["changes"] as? [[String: Any]])
        return Set(
            list.map { change in
                #expect((change["file"] as? String)?.hasSuffix("/Action.js") == true, "\(change)")
                return Place(
                    line: change["line"] as? Int ?? 0,
                    column: change["column"] as? Int ?? 0,
                    function: change["function"] as? String ?? "?"
                )
            }
        )
    }

    @Test(
        "Each change is reported at the place that makes it, and each place is reported",
        arguments: ["cleaner", "converter", "later", "lazy", "pieces", "reader", "styler", "tables", "words"]
    )
    func published(name: String) throws {
        let marked = try String(contentsOf: Self.folder.appending(path: "\(name).js"), encoding: .utf8)
        let (text, places) = unmarked(marked)
        #expect(places.count > 2)
        let workspace = try Workspace(script: text)
        try workspace.write(Data(contentsOf: Self.folder.appending(path: "page.html")), to: "p.html")
        #expect(try reported(workspace, ["--extension", "./x.appex", "--arguments", #"{"rate": 0.9}"#]) == places)
    }

    @Test(
        "The same for the built-in extensions",
        arguments: [
            ("marquee", "elements[i]‸.innerHTML = \"<marquee>\"", "wrapAll"),
            ("template", "document.body.style‸.backgroundColor = colour", "finalize"),
            ("translate", "this.nodes[i]‸.data = arguments", "finalize"),
        ]
    )
    func builtIn(name: String, statement: String, function: String) throws {
        let workspace = try Workspace()
        try workspace.write(Data(contentsOf: Self.folder.appending(path: "page.html")), to: "p.html")
        let sources = BuiltProgram.root.appending(path: "Sources/Programs/Extensions")
        let folders = ["Marquee", "Template", "Samples"].map {
            sources.appending(path: "\($0)/\(name).appex/Action.js")
        }
        let script = try #require(folders.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first)
        let parts = statement.split(separator: "‸").map(String.init)
        let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains(parts.joined()) })
        let before = try #require(lines[line].range(of: parts.joined())).lowerBound
        let column = lines[line][..<before].utf16.count + parts[0].utf16.count + 1
        let place = Place(line: line + 1, column: column, function: function)
        #expect(try reported(workspace, ["--extension", name]) == [place])
    }

    @Test("An independent reader finds every difference between the trees before and after among the changes")
    func differences() throws {
        let script = BuiltProgram.root.appending(path: "Tests/Tools/Scripts/explained.py")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path, BuiltProgram.file.deletingLastPathComponent().path, "--most", "4"]
        process.environment = ProcessInfo.processInfo.environment.merging(["PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }
}
