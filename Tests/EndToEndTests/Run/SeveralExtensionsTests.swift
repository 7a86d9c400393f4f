// SeveralExtensionsTests.swift: several extensions over one parse: a chain, or each on a copy of the page.

import Foundation
import Testing

@Suite("Several extensions")
struct SeveralExtensionsTests {
    static let page = "<!doctype html><title>t</title><p id=a>hi"

    /// Logs what it finds, whether it sees another extension's globals, and leaves its mark in run() and in finalize().
    static func script(_ mark: String) -> String {
        """
        var mark = "\(mark)", seen = globalThis.leftBy, listened = false;
        globalThis.leftBy = mark;
        String.prototype.leftBy = mark;
        addEventListener("mark", () => { listened = true });
        var ExtensionPreprocessingJS = {
            run(a) {
                const found = document.body.className, other = seen ?? null;
                document.body.className += mark;
                a.completionFunction({found, other, name: a.extensionName});
            },
            finalize(a) {
                if (a.throw) null.x;
                if (a.loop) for (;;);
                document.body.append(mark + (a.text ?? ""));
            }
        };
        """
    }

    /// A folder with `p.html`, and bundles a, b and c.
    private func workspace(names: [String] = ["a", "b", "c"]) throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(Self.page, to: "p.html")
        for name in names {
            try workspace.makeFolder("\(name).appex")
            try workspace.write(
                """
                <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.\(name)</string>
                <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.ui-services</string>
                <key>NSExtensionAttributes</key><dict><key>NSExtensionJavaScriptPreprocessingFile</key>
                <string>Action</string></dict></dict></dict></plist>
                """,
                to: "\(name).appex/Info.plist"
            )
            try workspace.write(Self.script(String(name.prefix(1))), to: "\(name).appex/Action.js")
        }
        return workspace
    }

    private static let all = ["--extension", "./a.appex", "--extension", "./b.appex", "--extension", "./c.appex"]
    private static let texts = ["--arguments", #"{"text":"1"}"#, "--arguments", #"{"text":"2"}"#, "--arguments", "{}"]
    private static func page(_ content: String, _ marks: String) -> String {
        "<!doctype html><title>t</title><body class=\"\(marks)\"><p id=a>hi</p>\(content)</body>"
    }

    private func text(_ workspace: Workspace, _ name: String) -> String? {
        workspace.read(name).map { String(decoding: $0, as: UTF8.self) }
    }

    private func json(_ workspace: Workspace, _ name: String) throws -> [String: Any] {
        let data = try #require(workspace.read(name), "\(name) in \(workspace.files)")
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func payload(_ workspace: Workspace, _ name: String) throws -> [String] {
        let payload = try json(workspace, name)
        return ["found", "other", "name"].map { payload[$0] as? String ?? "-" }
    }

    /// The marks in a page, without other effects of writing it.
    private func marks(_ text: String?) -> String {
        guard let text else { return "none" }
        let name = text.split(separator: "class=").dropFirst().first.map { String($0.prefix { $0 != ">" }) } ?? ""
        let tail = text.components(separatedBy: "hi").last ?? ""
        let visible = tail.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
        return name.filter(\.isLetter) + " " + visible.filter { !$0.isWhitespace }
    }

    // MARK: run

    @Test("A chain runs each extension on the result of the previous one, in its own world, and writes one page")
    func chain() throws {
        let workspace = try workspace()
        let done = try workspace.run(
            ["run", "p.html"] + Self.all + Self.texts + ["-o", "out.html", "--payload", "p.json", "--report", "r.json"]
        )
        #expect(done.code == 0 && done.error.isEmpty, "\(done.error)")
        #expect(marks(text(workspace, "out.html")) == "abc a1b2c")
        #expect(try payload(workspace, "p.a.json") == ["", "-", "org.a"])
        #expect(try payload(workspace, "p.b.json") == ["a", "-", "org.b"])
        #expect(try payload(workspace, "p.c.json") == ["ab", "-", "org.c"])
        let report = try json(workspace, "r.json")
        #expect(report["order"] as? String == "chain" && report["reason"] as? String == "completed")
        #expect(report["changed"] as? Bool == true)
        let parts = try #require(report["extensions"] as? [[String: Any]])
        #expect(parts.map { $0["extension"] as? String } == ["org.a", "org.b", "org.c"])
        #expect(parts.map { $0["reason"] as? String } == ["completed", "completed", "completed"])
        #expect(parts.map { ($0["payload"] as? [String: Any])?["found"] as? String } == ["", "a", "ab"])
    }

    @Test("If one of a chain fails, the page passes through unchanged, and the report names the extension")
    func failingChain() throws {
        let workspace = try workspace()
        let arguments = ["--arguments", "{}", "--arguments", #"{"throw":1}"#, "--arguments", "{}"]
        let done = try workspace.run(["run", "p.html"] + Self.all + arguments + ["--report", "r.json"])
        done.expectPassThrough("p.html: org.b: ", page: Self.page)
        let report = try json(workspace, "r.json")
        #expect(report["failed"] as? String == "org.b" && report["reason"] as? String == "script-error")
        #expect(report["changed"] as? Bool == false)
        let parts = try #require(report["extensions"] as? [[String: Any]])
        #expect(parts.map { $0["extension"] as? String } == ["org.a", "org.b"])
        #expect(parts.map { $0["reason"] as? String } == ["completed", "script-error"])
    }

    @Test("Each runs on the page as parsed, and has its own files")
    func each() throws {
        let workspace = try workspace()
        let files = ["-o", "out.html", "--payload", "p.json", "--snapshot-final", "f.tree", "--report", "r.json"]
        let done = try workspace.run(["run", "p.html", "--each"] + Self.all + Self.texts + files)
        #expect(done.code == 0 && done.text.isEmpty, "\(done.error)")
        for (name, marks) in [("a", "a a1"), ("b", "b b2"), ("c", "c c")] {
            #expect(self.marks(text(workspace, "out.\(name).html")) == marks)
            #expect(try payload(workspace, "p.\(name).json") == ["", "-", "org.\(name)"])
            #expect(text(workspace, "f.\(name).tree")?.contains("class=\"\(name)\"") == true)
            let alone = try workspace.run([
                "run", "p.html", "--extension", "./\(name).appex", "--arguments",
                name == "a" ? #"{"text":"1"}"# : name == "b" ? #"{"text":"2"}"# : "{}",
            ])
            #expect(alone.output == workspace.read("out.\(name).html"))
        }
        let report = try json(workspace, "r.json")
        let parts = try #require(report["extensions"] as? [[String: Any]])
        #expect(report["order"] as? String == "each")
        #expect(parts.map { $0["changed"] as? Bool } == [true, true, true])
    }

    @Test("An output folder receives files under the extensions' names, numbered if two are the same")
    func folder() throws {
        let workspace = try workspace()
        let twice = ["--extension", "./a.appex", "--extension", "./a.appex"]
        let done = try workspace.run(
            ["run", "p.html", "--each"] + twice + ["--arguments", "{}", "-o", "out/", "--payload", "payloads/"]
        )
        #expect(done.code == 0, "\(done.error)")
        #expect(marks(text(workspace, "out/a.html")) == "a a" && marks(text(workspace, "out/a-2.html")) == "a a")
        #expect(try payload(workspace, "payloads/a-2.json") == ["", "-", "org.a"])
    }

    @Test(
        "With --each a failed extension leaves its page unchanged, and the others run; also after one that can't be stopped"
    )
    func failingEach() throws {
        let workspace = try workspace()
        for fault in [#"{"throw":1}"#, #"{"loop":1}"#] {
            let arguments = ["--arguments", "{}", "--arguments", fault, "--arguments", "{}"]
            let done = try workspace.run(
                ["run", "p.html", "--each", "--timeout", "0.5", "-o", "o.html", "--report", "r.json"] + Self.all
                    + arguments
            )
            #expect(done.code == 1 && done.message.contains("p.html: org.b: "), "\(done.error)")
            #expect(text(workspace, "o.b.html") == Self.page)
            #expect(marks(text(workspace, "o.a.html")) == "a a" && marks(text(workspace, "o.c.html")) == "c c")
            let parts = try #require(json(workspace, "r.json")["extensions"] as? [[String: Any]])
            let reason = fault.contains("loop") ? "timed-out" : "script-error"
            #expect(parts.map { $0["reason"] as? String } == ["completed", reason, "completed"])
        }
    }

    @Test("The page's own world persists through a chain; with --each the page's scripts run for each")
    func pageScripts() throws {
        let workspace = try workspace()
        try workspace.write(
            "<!doctype html><title>t</title><body><p id=a>hi<script>let n = 0; addEventListener('click', () => "
                + "{ document.body.title = ++n })</script>",
            to: "p.html"
        )
        for name in ["a", "b", "c"] {
            try workspace.write(
                """
                var ExtensionPreprocessingJS = {
                    run(a) { document.body.click(); a.completionFunction({clicks: document.body.title}) },
                    finalize() {} };
                """,
                to: "\(name).appex/Action.js"
            )
        }
        func clicks(_ order: [String]) throws -> [String] {
            let done = try workspace.run(
                ["run", "p.html", "--page-scripts", "--arguments", "{}", "--payload", "p.json", "-o", "o.html"] + order
                    + Self.all
            )
            #expect(done.code == 0, "\(done.error)")
            return try ["a", "b", "c"].map { try json(workspace, "p.\($0).json")["clicks"] as? String ?? "" }
        }
        #expect(try clicks([]) == ["1", "2", "3"])
        #expect(try clicks(["--each"]) == ["1", "1", "1"])
    }

    @Test("XML works in a chain and with --each")
    func xml() throws {
        let workspace = try workspace()
        try workspace.write(
            "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>t</title></head><body class=\"\"><p>hi</p></body></html>",
            to: "p.xhtml"
        )
        let chain = try workspace.run(["run", "p.xhtml", "--arguments", "{}"] + Self.all)
        #expect(chain.code == 0 && marks(chain.text) == "abc abc", "\(chain.error)")
        let each = try workspace.run(["run", "p.xhtml", "--each", "--arguments", "{}", "-o", "o.xhtml"] + Self.all)
        #expect(each.code == 0 && marks(text(workspace, "o.b.xhtml")) == "b b", "\(each.error)")
    }

    @Test("A native half runs if its arguments are null")
    func nativeHalf() throws {
        let workspace = try workspace()
        var plist = try #require(text(workspace, "b.appex/Info.plist"))
        plist = plist.replacingOccurrences(
            of: "<key>NSExtension</key>",
            with: "<key>WebActionProgram</key><string>go</string><key>NSExtension</key>"
        )
        try workspace.write(plist, to: "b.appex/Info.plist")
        try workspace.write("#!/bin/sh\ncat > /dev/null; echo '{\"text\": \"native\"}'\n", to: "b.appex/go")
        try workspace.setMode(0o755, of: "b.appex/go")
        let arguments = ["--arguments", "{}", "--arguments", "null", "--arguments", "{}"]
        let done = try workspace.run(["run", "p.html"] + Self.all + arguments)
        #expect(done.code == 0 && marks(done.text) == "abc abnativec", "\(done.error)")
    }

    @Test(
        "Options for another number of extensions are refused, with both numbers",
        arguments: [
            (
                ["--arguments", "{}", "--arguments", "{}"],
                "--arguments is given 2 times for 3 extensions: give it once for all, or once for each, in their order."
            ),
            (
                ["--choices", "{}", "--choices", "{}"],
                "--choices is given 2 times for 3 extensions: give it once for all, or once for each, in their order."
            ),
            (
                ["--payload", "a", "--payload", "b"],
                "--payload is given 2 times for 3 extensions: give it once for all, or once for each, in their order."
            ),
            (["--each"], "--each writes several pages; give --output, --payload, --report or --html."),
            (["--each", "-o", "-"], "--each writes several pages; give --output a file or a folder."),
            (["--host", "chrome"], "--host presents one extension; give one --extension."),
            (["--choices", "-"], "--choices -: steps are read for one extension only."),
        ]
    )
    func refusals(options: [String], message: String) throws {
        let done = try workspace().run(["run", "p.html"] + Self.all + options)
        #expect(done.code == 2 && done.message == "webaction: \(message)", "\(done.error)")
    }

    @Test("An option given twice for one extension is refused")
    func twiceForOne() throws {
        let command = ["run", "p.html", "--extension", "./a.appex", "--arguments", "{}", "--arguments", "{}"]
        let done = try workspace().run(command)
        #expect(done.code == 2)
        #expect(done.message == "webaction: --arguments is given 2 times for 1 extension: give it once.")
    }

    // MARK: batch

    /// Writes pages `0.html` and so on to `pages`, each with its number as title.
    private func pages(_ workspace: Workspace, _ count: Int) throws {
        let folder = workspace.folder.appending(path: "pages")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<count { try workspace.write(Self.page, to: "pages/\(100 + number).html") }
    }

    @Test("A batch runs a chain; its lines have each extension's result")
    func batchChain() throws {
        let workspace = try workspace()
        try pages(workspace, 3)
        let done = try workspace.run(
            ["batch", "pages", "-o", "out", "--payloads", "p.jsonl", "--report", "r.json"] + Self.all + Self.texts
        )
        #expect(done.code == 0, "\(done.error)")
        #expect(marks(text(workspace, "out/101.html")) == "abc a1b2c")
        let line = try #require(text(workspace, "p.jsonl")?.split(separator: "\n").last)
        #expect(
            line.hasSuffix(
                #""payload":{"found":"ab","other":null,"name":"org.c"},"extensions":[{"extension":"org.a","reason":"completed","payload":{"found":"","other":null,"name":"org.a"}},{"extension":"org.b","reason":"completed","payload":{"found":"a","other":null,"name":"org.b"}},{"extension":"org.c","reason":"completed","payload":{"found":"ab","other":null,"name":"org.c"}}]}"#
            ),
            "\(line)"
        )
        #expect(try json(workspace, "r.json")["pages"] as? Int == 3)
        let files = ["--payloads", "1.jsonl", "--payloads", "2.jsonl", "--payloads", "3.jsonl"]
        let own = try workspace.run(["batch", "pages"] + files + Self.all + Self.texts)
        #expect(own.code == 0, "\(own.error)")
        #expect(text(workspace, "2.jsonl")?.contains(#""payload":{"found":"a","other":null,"name":"org.b"}}"#) == true)
    }

    @Test(
        "A chain has the same effects in a batch as in a run: style sheets, custom elements, shadow trees, selections, random numbers"
    )
    func batchLikeRun() throws {
        let workspace = try workspace(names: ["a", "b"])
        try workspace.write(
            """
            customElements.define('x-a', class extends HTMLElement {
                constructor() { super(); this.attachInternals().states.add('on'); }
            });
            var ExtensionPreprocessingJS = { run(a) {
                const { number } = document.body.dataset, sheet = new CSSStyleSheet();
                sheet.replaceSync('p { color: red }');
                if (number % 2) document.adoptedStyleSheets = [sheet];
                if (number % 3) document.body.append(document.createElement('x-a'));
                document.styleSheets[0]?.insertRule('p { width: 7px }', 0);
                document.querySelector('p').attachShadow?.({ mode: 'open' }).append(String(Math.random()));
                getSelection().selectAllChildren(document.body);
                a.completionFunction({ random: Math.random() });
            } };
            """,
            to: "a.appex/Action.js"
        )
        try workspace.write(
            """
            var ExtensionPreprocessingJS = { run(a) {
                const p = document.querySelector('p'), { color, width } = getComputedStyle(p);
                const reported = [color, width, document.querySelectorAll(':state(on)').length, p.shadowRoot.textContent,
                    String(getSelection()), Math.random(), document.title, p.id];
                document.body.append(reported.join());
                a.completionFunction({ reported });
            } };
            """,
            to: "b.appex/Action.js"
        )
        let count = 9
        try workspace.makeFolder("pages")
        for number in 0..<count {
            let style = number > 4 ? "<style>p { height: 1px }</style>" : ""
            try workspace.write(
                "<!doctype html>\(style)<body data-number=\(number)><p id=p>\(number)",
                to: "pages/\(number).html"
            )
        }
        let options = [
            "--extension", "./a.appex", "--extension", "./b.appex", "--seed", "7", "--time", "2026-01-01T00:00:00Z",
        ]
        #expect(
            try workspace.run(["batch", "pages", "--jobs", "1", "-o", "out", "--payloads", "p.jsonl"] + options).code
                == 0
        )
        for number in 0..<count {
            #expect(try workspace.run(["run", "pages/\(number).html", "-o", "alone.html"] + options).code == 0)
            #expect(text(workspace, "out/\(number).html") == text(workspace, "alone.html"), "page \(number)")
        }
    }

    @Test("A page on which one of a chain fails passes through a batch, and the reason names the extension")
    func batchFailingChain() throws {
        let workspace = try workspace()
        try pages(workspace, 2)
        try workspace.write("<!doctype html><title>throw</title><p>hi", to: "pages/101.html")
        try workspace.write(
            "var ExtensionPreprocessingJS = { run(a) { if (document.title == 'throw') null.x; a.completionFunction({}) }, finalize() {} };",
            to: "b.appex/Action.js"
        )
        let done = try workspace.run(
            ["batch", "pages", "-o", "out", "--report", "r.json", "--arguments", "{}"] + Self.all
        )
        #expect(done.code == 1)
        #expect(text(workspace, "out/101.html") == "<!doctype html><title>throw</title><p>hi")
        #expect(marks(text(workspace, "out/100.html")) == "ac ac")
        let failures = try #require(json(workspace, "r.json")["failures"] as? [[String: Any]])
        #expect(failures.count == 1 && (failures[0]["message"] as? String)?.hasPrefix("org.b: ") == true)
    }

    @Test("With --each a batch has a folder and a payload file for each extension, and reports the outcome of each")
    func batchEach() throws {
        let workspace = try workspace()
        try pages(workspace, 40)
        try workspace.write("<!doctype html><title>throw</title><p>hi", to: "pages/110.html")
        try workspace.write(
            "var ExtensionPreprocessingJS = { run(a) { if (document.title == 'throw') null.x; a.completionFunction({}) }, "
                + "finalize() { document.body.className = 'b' } };",
            to: "b.appex/Action.js"
        )
        let options = [
            "-o", "out", "--payloads", "p.jsonl", "--report", "r.json", "--report", "r.html", "--arguments", "{}",
        ]
        let done = try workspace.run(["batch", "pages", "--each"] + options + Self.all)
        #expect(done.code == 1 && done.message.contains("1 of 40 pages failed"), "\(done.error)")
        for number in 100..<140 where number != 110 {
            #expect(marks(text(workspace, "out/a/\(number).html")) == "a a")
            #expect(marks(text(workspace, "out/b/\(number).html")) == "b ")
            #expect(marks(text(workspace, "out/c/\(number).html")) == "c c")
        }
        #expect(text(workspace, "out/b/110.html") == "<!doctype html><title>throw</title><p>hi")
        #expect(marks(text(workspace, "out/c/110.html")) == "c c")
        for name in ["a", "b", "c"] {
            #expect(text(workspace, "p.\(name).jsonl")?.split(separator: "\n").count == 40)
        }
        let report = try json(workspace, "r.json")
        let parts = try #require(report["extensions"] as? [[String: Any]])
        #expect(parts.map { $0["output"] as? String } == ["a", "b", "c"])
        #expect(parts.map { ($0["reasons"] as? [String: Int])?["completed"] } == [40, 39, 40])
        let failure = try #require((report["failures"] as? [[String: Any]])?.first)
        #expect(failure["page"] as? String == "110.html" && failure["extension"] as? String == "org.b")
        #expect(report["pages"] as? Int == 40)
        #expect(text(workspace, "r.html")?.contains("110.html (org.b)") == true)
    }

    @Test("A killed batch with --each resumes, and ends with the output of an undisturbed one")
    func resumed() throws {
        let workspace = try workspace()
        try pages(workspace, 300)
        let command =
            ["batch", "pages", "--each", "--jobs", "1", "-o", "out.warc", "--payloads", "p.jsonl", "--arguments", "{}"]
            + Self.all
        let environment = ["SOURCE_DATE_EPOCH": "0"]
        let names = ["out.a.warc", "out.b.warc", "out.c.warc", "p.a.jsonl", "p.b.jsonl", "p.c.jsonl"]
        #expect(try workspace.run(command, environment: environment).code == 0)
        let expected = names.map { workspace.read($0) }
        for name in names + ["out.warc.journal"] {
            try FileManager.default.removeItem(at: workspace.folder.appending(path: name))
        }
        let killed = try workspace.run(command, environment: environment) { program in
            try program.wait(for: "payloads") { (workspace.read("p.c.jsonl")?.count ?? 0) > 2000 }
            kill(program.number, SIGKILL)
        }
        #expect(killed.code == -9)
        let other = try workspace.run(command.filter { $0 != "--each" } + ["--resume"], environment: environment)
        #expect(
            other.code == 1 && other.message.contains("other settings (each: an output, now none)"),
            "\(other.error)"
        )
        let done = try workspace.run(command + ["--resume"], environment: environment)
        #expect(done.code == 0, "\(done.error)")
        #expect(names.map { workspace.read($0) } == expected)
    }

    @Test("Pages of containers work in a chain, also written back into them; with --each writing back is refused")
    func containers() throws {
        let workspace = try workspace()
        let mhtml = """
            MIME-Version: 1.0\r
            Content-Type: multipart/related; boundary="B"\r
            \r
            --B\r
            Content-Type: text/html\r
            Content-Location: http://e.org/\r
            \r
            <!doctype html><title>t</title><p id=a>hi\r
            --B--\r

            """
        try workspace.write(mhtml, to: "m.mhtml")
        let command = ["batch", "m.mhtml", "-o", "out", "--arguments", "{}", "--rewrite-containers"] + Self.all
        let chain = try workspace.run(command)
        #expect(chain.code == 0, "\(chain.error)")
        #expect(text(workspace, "out/m.mhtml")?.contains("abc") == true)
        let refused = try workspace.run(command + ["--each"])
        #expect(refused.code == 2)
        #expect(
            refused.error.contains(
                "--rewrite-containers writes each container back once; with --each, run a batch for each extension."
            )
        )
        let each = try workspace.run(["batch", "m.mhtml", "-o", "own", "--each", "--arguments", "{}"] + Self.all)
        #expect(each.code == 0, "\(each.error)")
        #expect(marks(text(workspace, "own/b/m.mhtml.html")) == "b b")
    }

    @Test("A page that crashes one extension is retried alone, and the others have their results")
    func crashing() throws {
        let workspace = try workspace()
        try pages(workspace, 3)
        try workspace.write("<!doctype html><title>bomb</title><p>hi", to: "pages/101.html")
        try workspace.write(
            """
            var ExtensionPreprocessingJS = { run(a) {
                if (document.title == 'bomb') for (let all = []; ;) all.push(new Uint8Array(1 << 24).fill(1));
                a.completionFunction({}) }, finalize() {} };
            """,
            to: "b.appex/Action.js"
        )
        for order in [["--each"], []] {
            let done = try workspace.run(
                [
                    "batch", "pages", "-o", "out", "--restart", "--timeout", "60", "--arguments", "{}", "--report",
                    "r.json",
                ]
                    + order + Self.all
            )
            #expect(done.code == 1, "\(done.error)")
            let failures = try #require(json(workspace, "r.json")["failures"] as? [[String: Any]])
            #expect(failures.count == 1 && failures[0]["isolated"] as? Bool == true)
            #expect(failures[0]["page"] as? String == "101.html" && failures[0]["reason"] as? String == "out-of-memory")
            if order.isEmpty {
                #expect(text(workspace, "out/101.html") == "<!doctype html><title>bomb</title><p>hi")
                #expect(marks(text(workspace, "out/102.html")) == "ac ac")
            } else {
                #expect(marks(text(workspace, "out/a/101.html")) == "a a")
                #expect(marks(text(workspace, "out/c/101.html")) == "c c")
            }
        }
    }

    @Test("Pages with their own scripts work in a batch's chain and with --each")
    func batchPageScripts() throws {
        let workspace = try workspace()
        try pages(workspace, 5)
        for number in 0..<5 {
            try workspace.write(
                "<!doctype html><title>t</title><body><p id=a>hi<script>document.body.className = 'S'</script>",
                to: "pages/\(100 + number).html"
            )
        }
        for order in [["--each"], []] {
            let done = try workspace.run(
                [
                    "batch", "pages", "--page-scripts", "-o", "out", "--restart", "--payloads", "p.jsonl",
                    "--arguments", "{}",
                ]
                    + order + Self.all
            )
            #expect(done.code == 0, "\(done.error)")
        }
        #expect(text(workspace, "p.c.jsonl")?.contains(#""found":"S""#) == true)
        #expect(text(workspace, "p.jsonl")?.contains(#""payload":{"found":"Sab""#) == true)
    }

    // MARK: diff, test

    @Test("A page is compared with the result of a chain")
    func difference() throws {
        let workspace = try workspace()
        let done = try workspace.run(["diff", "p.html", "--arguments", "{}"] + Self.all)
        #expect(done.code == 1 && done.text.contains(#"class="abc""#), "\(done.text)\(done.error)")
    }

    @Test("Cases can have several extensions, whose expectations are in folders of their names")
    func suites() throws {
        let workspace = try workspace()
        for folder in ["s/chain", "s/each"] {
            try workspace.makeFolder(folder)
            try workspace.write(Self.page, to: "\(folder)/page.html")
        }
        let list = #""extensions": ["../../a.appex", "../../b.appex"], "arguments": [{"text": "1"}, {"text": "2"}]"#
        try workspace.write("{\(list)}", to: "s/chain/case.json")
        try workspace.write("{\(list), \"each\": true}", to: "s/each/case.json")
        #expect(try workspace.run(["test", "s", "--allow-outside", ".", "--record"]).code == 0)
        #expect(try payload(workspace, "s/chain/b/payload.json") == ["a", "-", "org.b"])
        #expect(try payload(workspace, "s/each/b/payload.json") == ["", "-", "org.b"])
        let passed = try workspace.run(["test", "s", "--allow-outside", "."])
        #expect(passed.code == 0, "\(passed.error)")
        let tree = try #require(text(workspace, "s/chain/b/final.tree"))
        #expect(tree.contains("a1") && tree.contains("b2"))
        try workspace.write(tree.replacingOccurrences(of: "b2", with: "b3"), to: "s/chain/b/final.tree")
        let failed = try workspace.run(["test", "s", "--allow-outside", "."])
        #expect(failed.code == 1 && failed.error.contains("s/chain/b/final.tree"), "\(failed.error)")
        try workspace.write(
            "{\(list.replacingOccurrences(of: #", {"text": "2"}"#, with: ""))}",
            to: "s/chain/case.json"
        )
        let refused = try workspace.run(["test", "s", "--allow-outside", "."])
        #expect(refused.code == 2)
        #expect(
            refused.message.contains(
                #"chain: "arguments" must be a dictionary, or a list of 2, one for each extension; it has 1."#
            ),
            "\(refused.error)"
        )
    }
}
