// NewBundleTests.swift: bundles made by webaction new are valid and run.

import Foundation
import Testing

@Suite("New bundles", .serialized)
struct NewBundleTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "webaction-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let page = "<!doctype html><title>t</title><h1>hello</h1>"
        try page.write(to: folder.appending(path: "p.html"), atomically: true, encoding: .utf8)
    }

    private func webaction(_ arguments: String...) throws -> Outcome {
        try BuiltProgram.run(arguments, in: folder, environment: ["WEBACTION_CACHE": BuiltProgram.actionCache])
    }

    @Test(
        "Each kind is created, is valid and works",
        arguments: [
            ("action", "{}", "<h1>HELLO</h1>"), ("view-action", "{\"taps\": [\"done\"]}", "<h1>HELLO</h1>"),
            ("share", "{\"text\": \"x\"}", "<h1>hello</h1>"), ("program", "{}", "<h1>HELLO</h1>"),
        ]
    )
    func kinds(kind: String, choices: String, heading: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = try webaction("new", "my-thing", "--kind", kind)
        #expect(made.code == 0, "\(made.error)")
        let validated = try webaction("validate", "./my-thing.appex")
        #expect(
            validated.code == 0 && validated.text == "./my-thing.appex: no mistakes were found.\n",
            "\(validated.text)\(validated.error)"
        )
        let outcome = try webaction("run", "p.html", "--extension", "my-thing", "--choices", choices)
        #expect(outcome.code == 0 && outcome.text.contains(heading), "\(outcome.error)")
        if kind == "share" { #expect(outcome.error.contains("posted: x")) }
        let again = try webaction("new", "my-thing")
        #expect(again.code == 1 && again.error.contains("File exists"), "\(again.error)")
    }

    @Test("A name that is not valid for a file and a module is refused", arguments: ["", "../x", "a b", "1x", "ä"])
    func names(name: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try webaction("new", name).code == 2)
    }
}
