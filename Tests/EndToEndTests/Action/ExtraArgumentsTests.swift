// ExtraArgumentsTests.swift: loadItem's options, which run() receives as arguments.extraArguments, and --run-arguments in their place.

import Foundation
import Testing

@Suite("Extra arguments of run()")
struct ExtraArgumentsTests {
    private static let script = """
        var ExtensionPreprocessingJS = {
            run(a) {
                const extra = a.extraArguments;
                const kinds = extra && Object.fromEntries(Object.entries(extra).map(([key, value]) =>
                    [key, Array.isArray(value) ? 'array' : value instanceof Date ? value.toISOString() : typeof value]));
                document.body.append(` ${extra ? JSON.stringify(extra) : 'none'}`);
                a.completionFunction({ has: 'extraArguments' in a, got: extra, kinds, length: extra?.long?.length });
            },
            finalize(a) { document.title = Object.keys(a).join(); }
        };
        """

    private func json(_ workspace: Workspace, _ name: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: workspace.read(name) ?? Data()) as? [String: Any])
    }

    // MARK: - From a Swift action

    /// Loads the property list with each of these options in turn, and then with the last two at once. finalize() receives the result of
    /// each load.
    private static let handler = #"""
        import Foundation
        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            static let key = "extraArguments"
            var outcomes: [String: Any] = [:]
            var context: NSExtensionContext!
            var left: [(String, [AnyHashable: Any]?)] = [
                ("values", [key: [
                    "text": "\u{E9}\u{0}\u{1F600}", "whole": 7, "half": 0.5, "yes": true, "no": NSNumber(value: false),
                    "large": Int64(1) << 60, "when": Date(timeIntervalSince1970: 1.5), "nothing": NSNull(),
                    "list": [1, ["deep": ["deeper": [true]]], NSNull()] as [Any], "__proto__": "own",
                    "bytes": Data([1, 2, 3]), "more": ["here": Data([4])],
                ] as [String: Any]]),
                ("address", [key: ["a": ["link": URL(string: "https://example.com/")!]]]),
                ("number", [key: [1: "one"]]),
                ("tooLong", [key: ["long": String(repeating: "x", count: 1 << 20)]]),
                ("long", [key: ["long": String(repeating: "x", count: (1 << 20) - 64)]]),
                ("other", ["mark": "!"]),
                ("text", [key: "a text"]),
                ("none", nil),
            ]

            func beginRequest(with context: NSExtensionContext) {
                self.context = context
                next()
            }
            func load(_ options: [AnyHashable: Any]?, then: @escaping (Any) -> Void) {
                let page = (context.inputItems[0] as! NSExtensionItem).attachments![0]
                page.loadItem(forTypeIdentifier: "com.apple.property-list", options: options) { item, error in
                    let list = (item as? NSDictionary)?[NSExtensionJavaScriptPreprocessingResultsKey]
                    DispatchQueue.main.async { then(list ?? "\((error! as NSError).code) \(error!.localizedDescription)") }
                }
            }
            func next() {
                guard !left.isEmpty else { return both() }
                let (name, options) = left.removeFirst()
                load(options) { self.outcomes[name] = $0; self.next() }
            }
            func both() {
                for side in ["left", "right", "left"] {
                    load([Self.key: ["side": side]]) {
                        self.outcomes[side] = $0
                        if self.outcomes["left"] != nil, self.outcomes["right"] != nil { self.end() }
                    }
                }
            }
            func end() {
                let item = NSExtensionItem()
                let list = [NSExtensionJavaScriptFinalizeArgumentKey: outcomes] as NSDictionary
                item.attachments = [NSItemProvider(item: list, typeIdentifier: "com.apple.property-list")]
                context.completeRequest(returningItems: [item])
            }
        }
        """#

    @Test(
        "Options that an action gives loadItem reach run(), each time; values that are too long or not property-list types are refused"
    )
    func action() throws {
        let script = Self.script.replacing(
            "document.title = Object.keys(a).join();",
            with: "console.log(JSON.stringify(a)); document.title = Object.keys(a).sort().join();"
        )
        let workspace = try Workspace(script: script)
        try workspace.use(handler: Self.handler)
        let outcome = try workspace.run(
            [
                "run", "p.html", "--extension", "./x.appex", "--report", "r.json", "--payload", "p.json", "--record",
                "r",
            ],
            environment: ["WEBACTION_CACHE": BuiltProgram.actionCache]
        )
        #expect(outcome.code == 0, "\(outcome.error)")
        let line = try #require(outcome.error.split(separator: "\n").first { $0.hasPrefix("log: {") }).dropFirst(5)
        // The position in the script follows it.
        let text = try #require(line.lastIndex(of: "}").map { line[...$0] })
        let results = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let values = try #require(results["values"] as? [String: Any])
        let got = try #require(values["got"] as? [String: Any])
        let expected: [String: Any] = [
            "text": "\u{E9}\u{0}\u{1F600}", "whole": 7, "half": 0.5, "yes": true, "no": false,
            "large": 1_152_921_504_606_847_000,
            "when": "1970-01-01T00:00:01.500Z", "nothing": NSNull(),
            "list": [1, ["deep": ["deeper": [true]]], NSNull()] as [Any], "__proto__": "own", "more": [String: Any](),
        ]
        #expect(got as NSDictionary == expected as NSDictionary, "\(got)")
        let kinds = values["kinds"] as? [String: String]
        #expect(kinds?["when"] == "1970-01-01T00:00:01.500Z" && kinds?["yes"] == "boolean" && kinds?["list"] == "array")
        for place in [
            "arguments.extraArguments.bytes: data of 3 bytes", "arguments.extraArguments.more.here: data of 1 bytes",
        ] {
            #expect(outcome.error.contains(place), "\(outcome.error)")
        }
        let refusals = [
            ("address", "\"extraArguments.a.link\" is "), ("number", "a key of type Int"),
            ("tooLong", "and run() is given at most 1048576"),
        ]
        for (name, why) in refusals {
            let text = try #require(results[name] as? String)
            #expect(
                text.hasPrefix("-1000 ") && text.contains("Its options are refused: ") && text.contains(why),
                "\(text)"
            )
            #expect(outcome.error.contains("loadItem's options are refused: ") && outcome.error.contains(why))
        }
        #expect((results["long"] as? [String: Any])?["length"] as? Int == (1 << 20) - 64)
        #expect((results["text"] as? [String: Any])?["got"] as? String == "a text")
        for name in ["other", "none"] { #expect((results[name] as? [String: Any])?["has"] as? Bool == false) }
        #expect(
            outcome.error.contains(
                "loadItem's option \"mark\" does not reach run(): only \"extraArguments\" is known to."
            )
        )
        for side in ["left", "right"] {
            #expect((results[side] as? [String: Any])?["got"] as? [String: String] == ["side": side])
        }
        // The values, the long text, another key, a text, none, and two at once: the third of these equaled the first.
        let report = try json(workspace, "r.json")
        #expect(report["runs"] as? Int == 7)
        let last = ["has": true, "got": ["side": "right"], "kinds": ["side": "string"]] as NSDictionary
        #expect(try json(workspace, "p.json") as NSDictionary == last)
        #expect(report["payload"] as? NSDictionary == last)
        #expect(outcome.text.contains("{\"side\":\"left\"} {\"side\":\"right\"}"))
        // A replay calls run() as often, with the same values.
        let again = try workspace.run(["replay", "r", "--payload", "again.json"])
        #expect(again.code == 0 && again.output == outcome.output, "\(again.error.prefix(2000))")
        #expect(try json(workspace, "again.json") as NSDictionary == last)
        let given = try workspace.run(
            ["run", "p.html", "--extension", "./x.appex", "--run-arguments", "{}"],
            environment: ["WEBACTION_CACHE": BuiltProgram.actionCache]
        )
        #expect(given.code == 2 && given.message.contains("has a Swift action, whose loadItem gives run() its options"))
    }

    // MARK: - --run-arguments

    private static let extra = #"{"word": "a", "list": [1, null]}"#
    private static var payload: NSDictionary {
        [
            "has": true, "got": ["word": "a", "list": [1, NSNull()] as [Any]] as [String: Any],
            "kinds": ["word": "string", "list": "array"],
        ]
    }

    @Test("Without an action, --run-arguments replaces loadItem's options, in run, diff, batch and worker")
    func commands() throws {
        let workspace = try Workspace(script: Self.script)
        let given = ["--extension", "./x.appex", "--arguments", "{\"a\": 1}", "--run-arguments", Self.extra]
        let run = try workspace.run(
            ["run", "p.html", "--payload", "p.json", "--report", "r.json", "--record", "r"] + given
        )
        #expect(run.code == 0 && run.text.contains(#"{"word":"a","list":[1,null]}"#), "\(run.error)")
        #expect(try json(workspace, "p.json") as NSDictionary == Self.payload)
        #expect(try json(workspace, "r.json")["runs"] as? Int == 1)
        let again = try workspace.run(["replay", "r", "--payload", "again.json"])
        #expect(again.code == 0 && again.output == run.output, "\(again.error)")
        #expect(try json(workspace, "again.json") as NSDictionary == Self.payload)
        let diff = try workspace.run(["diff", "p.html"] + given)
        #expect(diff.code == 1 && diff.text.contains(#"{"word":"a","list":[1,null]}"#), "\(diff.error)")
        let batch = try workspace.run(["batch", "p.html", "-o", "out.jsonl"] + given)
        #expect(batch.code == 0, "\(batch.error)")
        #expect(try json(workspace, "out.jsonl")["payload"] as? NSDictionary == Self.payload)
        let other = try workspace.run(
            ["batch", "p.html", "-o", "out.jsonl", "--resume", "--extension", "./x.appex", "--arguments", "{\"a\": 1}"]
        )
        #expect(other.code == 1 && other.error.contains("run arguments"), "\(other.error)")
        let header = #"{"type":"page","id":1}"#
        let frame = [4 + header.utf8.count + 4, header.utf8.count].map { String(UnicodeScalar(UInt8($0))) + "\0\0\0" }
        let worker = try workspace.run(["worker"] + given, input: frame.joined() + header + "<p>x")
        #expect(worker.code == 0 && worker.text.contains(#""got":{"word":"a","list":[1,null]}"#), "\(worker.text)")
        let without = try workspace.run(["run", "p.html", "--extension", "./x.appex", "--payload", "-", "-o", "o.html"])
        #expect(without.text.contains(#""has": false"#), "\(without.text)")
    }

    @Test("A program's payload is made with them too, and each of several extensions has its own")
    func programsAndChains() throws {
        let workspace = try Workspace(script: Self.script, program: "cat")
        let run = ["run", "p.html", "--extension", "./x.appex"]
        let program = try workspace.run(run + ["--run-arguments", Self.extra])
        #expect(program.code == 0 && program.text.contains(#"{"word":"a","list":[1,null]}"#), "\(program.error)")
        let chain = try workspace.run(
            run + ["--extension", "./x.appex", "--run-arguments", "{\"n\": 1}", "--run-arguments", "null"]
        )
        #expect(chain.code == 0 && chain.text.contains("{\"n\":1} none"), "\(chain.text)")
        let each = try workspace.run(
            run + ["--extension", "./x.appex", "--each", "-o", "o.html", "--run-arguments", "{\"n\": 2}"]
        )
        #expect(each.code == 0)
        for name in ["o.x.html", "o.x-2.html"] {
            #expect(String(decoding: workspace.read(name) ?? Data(), as: UTF8.self).contains("{\"n\":2}"))
        }
    }

    @Test(
        "Arguments that are not a dictionary, or have no use, are refused before anything runs",
        arguments: [
            (["--run-arguments", "[1]"], "--run-arguments takes a dictionary"),
            (["--run-arguments", "{"], "--run-arguments: invalid JSON"),
            (["--run-arguments", "{}", "--run-arguments", "{}"], "--run-arguments is given 2 times for 1 extension"),
            (["--run-arguments", "{}", "--host", "chrome"], "--run-arguments is passed to the script"),
            (["--run-arguments", "{}", "--host", "all"], "--run-arguments applies to one run"),
        ]
    )
    func refused(options: [String], message: String) throws {
        let workspace = try Workspace(script: Self.script)
        let outcome = try workspace.run(["run", "p.html", "--extension", "./x.appex"] + options)
        #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.error.contains(message), "\(outcome.error)")
    }

    @Test("A suite's case sets them under runArguments, optionally for each of several extensions")
    func suite() throws {
        let workspace = try Workspace(script: Self.script)
        try workspace.makeFolder("s/expected")
        func write(_ cases: String) throws { try workspace.write("{\"cases\": [\(cases)]}", to: "s/suite.json") }
        let page = "\"page\": \"../p.html\""
        let one = "{\"name\": \"one\", \(page), \"extension\": \"../x.appex\", \"runArguments\": \(Self.extra)}"
        let two = """
            {"name": "two", \(page), "extensions": ["../x.appex", "../x.appex"], "arguments": {"a": 1},
             "runArguments": [{"n": 1}, null]}
            """
        try write("\(one), \(two)")
        #expect(try workspace.run(["test", "s", "--allow-outside", ".", "--record"]).code == 0)
        #expect(try json(workspace, "s/expected/one/payload.json") as NSDictionary == Self.payload)
        #expect(try json(workspace, "s/expected/two/x/payload.json")["got"] as? [String: Int] == ["n": 1])
        #expect(try json(workspace, "s/expected/two/x-2/payload.json")["has"] as? Bool == false)
        try write(one.replacing("\"a\"", with: "\"b\""))
        let changed = try workspace.run(["test", "s", "--allow-outside", ".", "--filter", "one"])
        #expect(changed.code == 1 && changed.error.contains("payload.json"), "\(changed.error)")
        try write(one.replacing(Self.extra, with: "[1]"))
        #expect(try workspace.run(["test", "s", "--allow-outside", "."]).code == 2)
        try write(one.replacing("\"a\"", with: "\"\(String(repeating: "x", count: 1 << 20))\""))
        let long = try workspace.run(["test", "s", "--allow-outside", "."])
        #expect(long.code == 1 && long.error.contains("\"runArguments\": they take 10486"), "\(long.error.prefix(900))")
    }

    // MARK: - Recordings of earlier versions

    @Test(
        "A recording of an earlier form is replayed as it was",
        arguments: ["form-1", "form-1-chain", "form-2", "form-2-chain", "form-3", "form-3-chain"]
    )
    func olderRecording(name: String) throws {
        let workspace = try Workspace(script: nil)
        let file = BuiltProgram.root.appending(path: "Tests/Data/Recordings/\(name).recording")
        try workspace.write(try Data(contentsOf: file), to: "r")
        let again = try workspace.run(["replay", "r", "--payload", "p.json"])
        #expect(again.code == 0, "\(again.error)")
        let isChain = name.hasSuffix("-chain")
        #expect(
            again.text == "<!doctype html><title>older</title><p>one\n\(isChain ? "12</p> read read" : "!</p> read")"
        )
        #expect(try json(workspace, isChain ? "p.1.json" : "p.json") as NSDictionary == ["title": "older"])
        #expect(again.error.contains("log: keys completionFunction,extensionName ("))
    }
}
