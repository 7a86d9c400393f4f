// PoisonTests.swift: batches whose pages crash processes: each is named with the reason, and the others are processed.

import Foundation
import Testing

@Suite("Poison pages in batches", .serialized)
struct PoisonTests {
    /// The lines of the payload file, by the page's name.
    private func lines(_ workspace: Workspace) -> [String: String] {
        let text = String(decoding: workspace.read("out.jsonl") ?? Data(), as: UTF8.self)
        var found: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let name = line.split(separator: "\"").dropFirst(2).first { $0.hasSuffix(".html") }
            if let name { found[String(name)] = String(line) }
        }
        return found
    }

    @Test("Native halves that crash, hang or fail affect only their own pages")
    func actions() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) { console.log("saw " + document.title);
                    a.completionFunction({title: document.title}) }, finalize(a) { document.title = a.title } };
                """,
            program: """
                read payload
                case "$payload" in
                *crash*) kill -SEGV $$;;
                *hang*) exec sleep 100;;
                *fail*) exit 3;;
                *nonsense*) echo '<nonsense';;
                *) echo '{"title": "done"}';;
                esac
                """
        )
        let titles = ["crash", "fine", "hang", "fail", "nonsense", "good"]
        try workspace.makeFolder("pages")
        for title in titles { try workspace.write("<!doctype html><title>\(title)</title>", to: "pages/\(title).html") }
        let result = try workspace.run([
            "batch", "pages", "--extension", "./x.appex", "--out", "out.jsonl", "--timeout", "3",
        ])
        #expect(result.code == 1)
        #expect(result.message.contains("4 of 6 pages failed"), "\(result.error)")
        #expect(result.left.isEmpty)
        let lines = lines(workspace)
        let reasons = [
            "crash": "crashed", "fine": "completed", "hang": "timed-out", "fail": "action-failed",
            "nonsense": "action-failed", "good": "completed",
        ]
        for (title, reason) in reasons {
            let line = lines[title + ".html"] ?? ""
            #expect(line.contains("\"reason\":\"\(reason)\""), "\(title): \(line)")
            #expect(line.contains("\"notes\":[\"consoleLog: saw \(title)\"]"), "\(title): \(line)")
        }
        #expect(lines["crash.html"]?.contains("was ended by signal 11") == true)
        #expect(lines["fail.html"]?.contains("exited with code 3") == true)
    }

    @Test("A page that succeeded on a second attempt after its worker was lost is reported, and --strict fails")
    func recovered() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) {
                    // NB: Work, since virtual time passes by itself where a script waits for it.
                    for (let i = 0; i < 1e9; i++); a.completionFunction({}); } };
                """
        )
        // NB: The first busy worker is killed; the page's next one is left alone.
        for (isStrict, code) in [(false, Int32(0)), (true, 1)] {
            var hasKilled = false
            let strict = isStrict ? ["--strict"] : []
            let result = try workspace.run(
                [
                    "batch", "p.html", "--extension", "./x.appex", "--out", "out.jsonl", "--timeout", "60", "--restart",
                    "--report", "r.json", "--report", "r.html",
                ] + strict
            ) { batch in
                try batch.wait(for: "a busy worker") {
                    for child in batch.busyProcesses where !hasKilled {
                        // NB: The engine takes the first SIGSEGV for one of its own.
                        kill(child, SIGABRT)
                        hasKilled = true
                    }
                    return hasKilled
                }
            }
            #expect(result.code == code, "\(result.error)")
            #expect(result.error.contains("1 page succeeded with warnings"), "\(result.error)")
            #expect(result.error.contains("succeeded with warnings (--strict)") == isStrict)
            let report = try JSONSerialization.jsonObject(with: workspace.read("r.json") ?? Data()) as? [String: Any]
            let warning = (report?["warnings"] as? [[String: Any]])?.first
            #expect(warning?["page"] as? String == "p.html" && warning?["isolated"] as? Bool == true)
            let message = warning?["message"] as? String ?? ""
            #expect(
                message.contains("was ended by signal 6")
                    && message.hasSuffix("It succeeded on a second attempt, run alone.")
            )
            #expect(
                String(decoding: workspace.read("r.html") ?? Data(), as: UTF8.self).contains(
                    "Succeeded with warnings</h2> <small>1</small>"
                )
            )
        }
    }

    @Test("A page with a warning succeeds, and --strict fails")
    func warnings() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) { addEventListener("x", () => { throw new Error("no") });
                    dispatchEvent(new Event("x")); a.completionFunction({}); } };
                """
        )
        let arguments = ["batch", "p.html", "--extension", "./x.appex", "--out", "out.jsonl"]
        #expect(try workspace.run(arguments).code == 0)
        let strict = try workspace.run(arguments + ["--strict"])
        #expect(strict.code == 1, "\(strict.error)")
        #expect(strict.message == "webaction: 1 page succeeded with warnings (--strict).")
    }

    @Test("A page whose workers crash is tried once more, alone, and named")
    func workers() throws {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) { for (;;); } };
                """
        )
        let result = try workspace.run(
            [
                "batch", "p.html", "--extension", "./x.appex", "--out", "out.jsonl", "--timeout", "600", "--report",
                "r.json",
            ]
        ) { batch in
            // Kills each worker that is busy with the page.
            try batch.wait(for: "the batch to end") {
                for child in batch.busyProcesses { kill(child, SIGSEGV) }
                return workspace.read("r.json") != nil || kill(batch.number, 0) != 0
            }
        }
        #expect(result.code == 1, "\(result.error)")
        #expect(lines(workspace)["p.html"]?.contains("\"reason\":\"crashed\"") == true)
        let report = String(decoding: workspace.read("r.json") ?? Data(), as: UTF8.self)
        #expect(report.contains("\"isolated\": 1"), "\(report)")
    }
}
