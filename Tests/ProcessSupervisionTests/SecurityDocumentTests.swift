// SecurityDocumentTests.swift: the tables of docs/security.md match the program's own. WEBACTION_RECORD=1 rewrites them, and the test
// fails.

import Foundation
import Isolation
import Testing

@testable import ProcessSupervision
@testable import SavedPages
@testable import UserFiles

@Suite("docs/security.md")
struct SecurityDocumentTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/security.md")

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private static var calls: String {
        let head = ["call", "page worker", "reader", "action", "WebKit", "only with", "otherwise", "why"]
        return row(head) + row(head.map { _ in "---" })
            + systemCallTable().map { call in
                row(
                    [
                        "`\(call.name)`", call.worker, call.reader, call.action, call.kept, call.condition,
                        call.isAlwaysMade ? "" : call.answer, call.why,
                    ]
                )
            }.joined()
    }

    private static var variables: String {
        var groups: [(names: [String], processes: [ChildEnvironment.Process])] = []
        for variable in ChildEnvironment.variables {
            if groups.last?.processes == variable.processes {
                groups[groups.count - 1].names.append(variable.name)
            } else {
                groups.append(([variable.name], variable.processes))
            }
        }
        let head = ["variables", "reach"]
        return row(head) + row(head.map { _ in "---" })
            + groups.map { group in
                let processes = ChildEnvironment.Process.allCases.filter(group.processes.contains).map(\.rawValue)
                return row([group.names.map { "`\($0)`" }.joined(separator: " "), processes.joined(separator: ", ")])
            }.joined()
    }

    @Test("Its tables of calls and of variables are the program's")
    func tables() throws {
        var text = try String(contentsOf: Self.file, encoding: .utf8)
        let before = text
        for (name, table) in [("calls", Self.calls), ("variables", Self.variables)] {
            let start = try #require(text.range(of: "<!-- \(name) -->\n"))
            let end = try #require(text.range(of: "<!-- end of \(name) -->", range: start.upperBound..<text.endIndex))
            text.replaceSubrange(start.upperBound..<end.lowerBound, with: table)
        }
        if ProcessInfo.processInfo.environment["WEBACTION_RECORD"] == "1" {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
            Issue.record("docs/security.md was written.")
        } else {
            #expect(text == before, "WEBACTION_RECORD=1 rewrites the tables.")
        }
    }

    /// Calls that open a file, directly or indirectly.
    private static let openers =
        #"(?:^|[^A-Za-z])(?:bundleFile|readSource|readFile|readInput|readAll|openFile|FileHandle|readStart|DatabaseQueue|ContainerSession|"#
        + #"SavedPage|startReader)\(|contents\(atPath|contentsOfFile|\(contentsOf:? ?URL|[bB]ounds\??\.(?:read|open)\(|folder\.read\("#

    @Test("Its table of files names exactly the sources of the supervisor that open one")
    func files() throws {
        let sources = Self.file.deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "Sources/Supervisor"
        )
        let opener = try Regex(Self.openers)
        var opening: Set<String> = []
        for case let url as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            ?? .init()
        where url.pathExtension == "swift" {
            let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            if code.contains(where: { $0.firstMatch(of: opener) != nil }) {
                opening.insert(url.deletingPathExtension().lastPathComponent)
            }
        }
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let start = try #require(text.range(of: "<!-- files -->\n"))
        let end = try #require(text.range(of: "<!-- end of files -->", range: start.upperBound..<text.endIndex))
        let rows = text[start.upperBound..<end.lowerBound].split(separator: "\n").dropFirst(2)
        let named = rows.flatMap { row in
            row.split(separator: "|").dropFirst(3).first.map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } } ?? []
        }
        #expect(
            opening.subtracting(named).sorted() == [],
            "They open files: who names these, and whom does that trust?"
        )
        #expect(Set(named).subtracting(opening).sorted() == [], "They open no files.")
    }
}

extension SystemCallRow {
    /// Whether the row leaves nothing to be refused where it applies.
    fileprivate var isAlwaysMade: Bool {
        condition.isEmpty && [worker, reader].allSatisfy { $0 == "" || $0 == "always" } && action.isEmpty
    }
}
