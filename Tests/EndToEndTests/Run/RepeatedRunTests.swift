// RepeatedRunTests.swift: the same page, extension, options, time and seed give the same bytes, payload and report.

import Foundation
import Testing

@Suite("Repeated runs")
struct RepeatedRunTests {
    /// Writes every varying value into the payload, the console and the page.
    static let script = """
        const draw = () => [
            Date.now(), new Date().getTimezoneOffset(), String(new Date()), new Intl.DateTimeFormat("en").format(),
            performance.now(), performance.timeOrigin, document.lastModified, new Event("x").timeStamp,
            Math.random(), Math.random(), crypto.randomUUID(), [...crypto.getRandomValues(new Uint8Array(8))],
        ];
        var ExtensionPreprocessingJS = {
            run(a) {
                console.log(draw().join());
                setTimeout(() => a.completionFunction({ drawn: draw() }), 50);
            },
            finalize(a) { document.body.append(JSON.stringify(draw())) }
        };
        """
    static let page = "<!doctype html><title>t</title><p>hi"
    static let given = ["--time", "2026-01-31T12:00:00+02:00", "--seed", "42"]

    private func workspace() throws -> Workspace {
        let workspace = try Workspace(script: Self.script)
        try workspace.write(Self.page, to: "p.html")
        for folder in ["pages", "s"] {
            let path = workspace.folder.appending(path: folder)
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        return workspace
    }

    /// Page, payload and report of a run.
    private func run(_ workspace: Workspace, _ options: [String]) throws -> [String] {
        let result = try workspace.run(
            [
                "run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "-o", "o.html", "--payload", "o.json",
                "--report", "r.json",
            ] + options
        )
        #expect(result.code == 0, "\(result.error)")
        return try ["o.html", "o.json", "r.json"].map { try text(workspace, $0) }
    }

    private func text(_ workspace: Workspace, _ path: String) throws -> String {
        String(decoding: try #require(workspace.read(path)), as: UTF8.self)
    }

    private func json(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("With a given time and seed a run is identical bit for bit, including its report")
    func same() throws {
        let workspace = try workspace()
        let first = try run(workspace, Self.given)
        #expect(try run(workspace, Self.given) == first)
        let report = try json(first[2])
        #expect(report["time"] as? String == "2026-01-31T10:00:00.000Z" && report["seed"] as? Int == 42)
        #expect(report["pageSeed"] is String && report["timeZone"] is String)
        #expect(report["milliseconds"] == nil && report["peakBytes"] == nil)
        #expect(first[1].contains("1769853600"))
    }

    @Test("Another seed, time or page gives other random numbers")
    func different() throws {
        let workspace = try workspace()
        let first = try run(workspace, Self.given)
        #expect(try run(workspace, ["--time", Self.given[1], "--seed", "43"])[1] != first[1])
        #expect(try run(workspace, ["--time", "2026-01-31T12:00:00Z", "--seed", "42"])[1] != first[1])
        try workspace.write(Self.page + "!", to: "p.html")
        #expect(try run(workspace, Self.given)[1] != first[1])
    }

    @Test("Without a seed random numbers are the system's, and the report has the page's start time")
    func drawn() throws {
        let workspace = try workspace()
        let first = try run(workspace, ["--time", Self.given[1]])
        #expect(try run(workspace, ["--time", Self.given[1]])[1] != first[1])
        let report = try json(try run(workspace, [])[2])
        #expect(report["seed"] is NSNull && report["pageSeed"] is NSNull && report["milliseconds"] != nil)
        let time = try #require(report["time"] as? String)
        let drawn = ((report["payload"] as? [String: Any])?["drawn"] as? [Any])?[5] as? Double
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        #expect(try (style.parse(time).timeIntervalSince1970 * 1000).rounded() == drawn)
        // A report's values can be passed back.
        let again = try json(try run(workspace, ["--time", time, "--seed", "1"])[2])
        #expect(again["time"] as? String == time)
    }

    @Test("The report has the generated seed, with which the run can be repeated", arguments: [1, 2])
    func drawnSeed(extensions: Int) throws {
        let workspace = try workspace()
        let several = extensions > 1 ? ["--extension", "./x.appex"] : []
        func part() throws -> [String: Any] {
            let report = try json(text(workspace, "r.json"))
            return (report["extensions"] as? [[String: Any]])?.last ?? report
        }
        let run = ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "--report", "r.json"] + several
        #expect(try workspace.run(run + ["-o", "a.html", "--record", "r"]).code == 0)
        let drawn = try part()
        let (time, seed) = (try #require(drawn["time"] as? String), try #require(drawn["seed"] as? Int))
        #expect(drawn["milliseconds"] != nil || extensions > 1)
        let again = ["-o", "b.html", "--time", time, "--seed", String(seed)]
        #expect(try workspace.run(run + again).code == 0)
        #expect(workspace.read("a.html") == workspace.read("b.html"))
        #expect(try part()["pageSeed"] as? String == drawn["pageSeed"] as? String)
    }

    @Test("SOURCE_DATE_EPOCH is the default time")
    func sourceDateEpoch() throws {
        let workspace = try workspace()
        let command = ["eval", "p.html", "-e", "Math.floor(Date.now() / 1000)"]
        #expect(try workspace.run(command, environment: ["SOURCE_DATE_EPOCH": "1000"]).text == "1000\n")
        let both = try workspace.run(command + Self.given, environment: ["SOURCE_DATE_EPOCH": "1000"])
        #expect(both.text == "1769853600\n")
        for wrong in ["yesterday", "-1", "1.5", "99999999999999999999"] {
            let refused = try workspace.run(command, environment: ["SOURCE_DATE_EPOCH": wrong])
            #expect(refused.code == 2 && refused.error.contains("SOURCE_DATE_EPOCH"))
        }
        #expect(try workspace.run(command, environment: ["SOURCE_DATE_EPOCH": ""]).code == 0)
    }

    @Test(
        "Scripts see the time zone in the report",
        arguments: ["", "UTC", "Asia/Tokyo", ":Asia/Tokyo", "Nowhere/None"]
    )
    func timeZones(zone: String) throws {
        let workspace = try Workspace(
            script: """
                const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
                var ExtensionPreprocessingJS = { run(a) { a.completionFunction({ zone: zone() }) }, finalize() {} };
                """
        )
        try workspace.write(Self.page, to: "p.html")
        let done = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--arguments", "{}", "-o", "o.html", "--report", "r.json"],
            environment: ["TZ": zone]
        )
        #expect(done.code == 0, "\(done.error)")
        let report = try json(text(workspace, "r.json"))
        let seen = (report["payload"] as? [String: Any])?["zone"] as? String
        #expect(seen == report["timeZone"] as? String && seen != nil)
    }

    @Test("Both sides of a difference have the same time and the same random numbers")
    func sides() throws {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}) }, finalize() {} };"
        )
        try workspace.write(
            "<!doctype html><p><script>document.body.append(Math.random(), Date.now())</script>",
            to: "p.html"
        )
        let options = ["p.html", "--extension", "./x.appex", "--arguments", "{}", "--page-scripts"]
        let diff = try workspace.run(["diff"] + options)
        #expect(diff.code == 0 && diff.text.isEmpty, "\(diff.text)\(diff.error)")
        #expect(try workspace.run(["run"] + options + ["--html", "r.html", "-o", "o.html"]).code == 0)
        #expect(try text(workspace, "r.html").contains("No difference."))
        // A difference can be repeated.
        let first = try workspace.run(["diff", "p.html", "p.html", "--seed", "1"])
        #expect(first.code == 2 && first.error.contains("--seed"))
    }

    // Invariants of BatchRun: 2.
    @Test("A batch gives each page the result of a run, with any number of workers")
    func batch() throws {
        let workspace = try workspace()
        for number in 0..<6 { try workspace.write(Self.page + "\(number)", to: "pages/\(number).html") }
        var reports: Set<String> = []
        for jobs in ["1", "2"] {
            let done = try workspace.run(
                [
                    "batch", "pages", "--extension", "./x.appex", "--arguments", "{}", "-o", "out", "--jobs", jobs,
                    "--restart", "--report", "r.json",
                ] + Self.given
            )
            #expect(done.code == 0, "\(done.error)")
            reports.insert(try text(workspace, "r.json"))
            for number in 0..<6 {
                try workspace.write(Self.page + "\(number)", to: "p.html")
                #expect(try run(workspace, Self.given)[0] == text(workspace, "out/\(number).html"))
            }
        }
        #expect(reports.count == 1)
    }

    @Test("A batch chooses its time and seed once, and its report has the values that repeat it")
    func batchDrawn() throws {
        let workspace = try workspace()
        for number in 0..<3 { try workspace.write(Self.page + "\(number)", to: "pages/\(number).html") }
        func batch(_ options: [String]) throws -> [String] {
            let done = try workspace.run(
                ["batch", "pages", "--extension", "./x.appex", "--arguments", "{}", "-o", "out", "--report", "r.json"]
                    + options
            )
            #expect(done.code == 0, "\(done.error)")
            return try ["0", "1", "2"].map { try text(workspace, "out/\($0).html") }
        }
        let first = try batch([])
        let settings = try #require(try json(text(workspace, "r.json"))["settings"] as? [String: String])
        let (time, seed) = (try #require(settings["time"]), try #require(settings["seed"]))
        // NB: A finished page is not processed again, so one result is removed.
        try FileManager.default.removeItem(at: workspace.folder.appending(path: "out/1.html"))
        try workspace.write(Self.page + "3", to: "pages/3.html")
        let resumed = try workspace.run(
            ["batch", "pages", "--extension", "./x.appex", "--arguments", "{}", "-o", "out", "--resume"]
        )
        #expect(resumed.code == 0, "\(resumed.error)")
        try workspace.write(Self.page + "3", to: "p.html")
        #expect(try run(workspace, ["--time", time, "--seed", seed])[0] == text(workspace, "out/3.html"))
        #expect(try batch(["--restart"]) != first)
        #expect(try batch(["--restart", "--time", time, "--seed", seed]) == first)
    }

    @Test("A suite's cases have a fixed time and seed, and can have their own")
    func suite() throws {
        let workspace = try workspace()
        try workspace.write(#"{"extension": "../x.appex", "page": "../p.html", "arguments": {}}"#, to: "s/case.json")
        #expect(try workspace.run(["test", "s", "--allow-outside", ".", "--update"]).code == 0)
        #expect(try workspace.run(["test", "s", "--allow-outside", "."]).code == 0)
        let own =
            #"{"extension": "../x.appex", "page": "../p.html", "arguments": {}, "time": "2001-01-01T00:00:00Z", "seed": 5}"#
        try workspace.write(own, to: "s/case.json")
        #expect(try workspace.run(["test", "s", "--allow-outside", "."]).code == 1)
        for (key, value) in [("time", "\"yesterday\""), ("seed", "-1"), ("seed", "\"1\"")] {
            try workspace.write(
                "{\"extension\": \"../x.appex\", \"page\": \"../p.html\", \"\(key)\": \(value)}",
                to: "s/case.json"
            )
            let refused = try workspace.run(["test", "s", "--allow-outside", "."])
            #expect(refused.code == 2 && refused.error.contains("\"\(key)\" must be"), "\(refused.error)")
        }
    }

    @Test(
        "An invalid time or seed is refused",
        arguments: [
            (["--time", "yesterday"], "it takes a date and time with a time zone"),
            (["--time", "2026-01-31"], "it takes a date and time with a time zone"),
            (["--time", "2026-01-31T12:00:00"], "it takes a date and time with a time zone"),
            (["--seed", "-1"], "it takes a number from 0"), (["--seed", "1.5"], "it takes a number from 0"),
            (["--seed", "9007199254740992"], "it takes a number from 0 to 9007199254740991"),
            (["--time", "2026-01-31T12:00:00Z", "--clock", "real"], "it cannot be combined with --clock real"),
        ]
    )
    func refused(options: [String], message: String) throws {
        let workspace = try workspace()
        let result = try workspace.run(["eval", "p.html", "-e", "1"] + options)
        #expect(result.code == 2 && result.error.contains(message), "\(result.error)")
    }

    @Test(
        "An invalid seed is refused",
        arguments: [
            "-1", "1.5", "", " 5", "5 ", "0x10", "1e3", "NaN", "\u{663}", "9007199254740992", "18446744073709551616",
        ]
    )
    func refusedSeeds(seed: String) throws {
        let result = try workspace().run(["eval", "p.html", "-e", "1", "--seed=" + seed])
        #expect(result.code == 2 && result.error.contains("--seed"), "\(result.error)")
    }

    @Test(
        "An invalid seed is refused by every command that takes one, before anything is written, and in cases of suites"
    )
    func refusedEverywhere() throws {
        let workspace = try workspace()
        let files = workspace.files
        let given = ["p.html", "--extension", "./x.appex", "--seed=1.5"]
        let commands = [["run"], ["batch", "--out", "out/"], ["diff"], ["serve"]].map { $0 + given }
        for command in commands + [["worker"] + given.dropFirst()] {
            let result = try workspace.run(command)
            #expect(result.code == 2 && result.error.contains("--seed"), "\(command): \(result.error)")
        }
        #expect(workspace.files == files)
        try workspace.makeFolder("s")
        for seed in ["-1", "1.5", "\"5\"", "9007199254740992", "null"] {
            let one = "{\"page\": \"../p.html\", \"extension\": \"../x.appex\", \"seed\": \(seed)}"
            try workspace.write(one, to: "s/case.json")
            let suite = try workspace.run(["test", "s", "--allow-outside", ".", "--record"])
            let message = "\"seed\" must be a number from 0 to "
            #expect(suite.code == 2 && suite.error.contains(message), "\(seed): \(suite.error)")
        }
    }

    @Test("Pages and extensions of many kinds repeat, in runs and in batches")
    func many() throws {
        let root = BuiltProgram.root
        let script = root.appending(path: "Tests/Tools/Scripts/repeats.py").path
        let build = BuiltProgram.file.deletingLastPathComponent().path
        let outcome = try Workspace().run([script, build, "--count", "2"], executable: "/usr/bin/python3")
        #expect(outcome.code == 0, "\(outcome.text)\(outcome.error)")
    }
}
