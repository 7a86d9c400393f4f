// BackgroundTests.swift: the program that answers the messages of content scripts in the place of their extension's background.

import Foundation
import Testing

@Suite("Backgrounds of web extensions")
struct BackgroundTests {
    /// An extension whose script sends messages, with a shell script as its background.
    private func workspace(_ script: String, program: String, _ words: String = "\"bg\"", version: Int = 3) throws
        -> Workspace
    {
        let entry = ContentScriptTests.entry(#""js": ["a.js"]"#)
        let workspace = try ContentScriptTests.workspace(
            ContentScriptTests.manifest(entry, "\"webaction_background\": \(words),", version: version),
            ["a.js": script, "bg": "#!/bin/sh\n" + program]
        )
        try workspace.setMode(0o755, of: "ext/bg")
        return workspace
    }

    private func run(_ workspace: Workspace, _ options: [String] = []) throws -> Outcome {
        try workspace.run(["run", "p.html", "--url", "https://example.com/", "--extension", "./ext"] + options)
    }

    private static let asking = """
        chrome.runtime.sendMessage({ q: 1 }, answer => { document.title = JSON.stringify(answer) ?? 'undefined'; });
        """

    // MARK: - Answers

    @Test("A program gets the message and its sender as JSON, and what it prints is the answer")
    func answer() throws {
        let workspace = try workspace(Self.asking, program: #"printf '{"answer": '; cat; printf '}'"#)
        let run = try run(workspace)
        #expect(run.code == 0, "\(run.error)")
        let title = try #require(run.text.firstMatch(of: #/<title>(.*)<\/title>/#)?.output.1)
        let sent = try JSONSerialization.jsonObject(with: Data(title.utf8)) as? [String: Any]
        #expect((sent?["message"] as? [String: Int]) == ["q": 1], "\(title)")
        let sender = sent?["sender"] as? [String: String]
        #expect(sender?["url"] == "https://example.com/" && sender?["id"]?.count == 32, "\(title)")
    }

    @Test(
        "The reply decides what the sender gets",
        arguments: [
            (#"echo '{"answer": [1, null]}'"#, "answer [1,null]"), (#"echo '{"answer": null}'"#, "answer null"),
            ("true", "answer undefined"), ("echo '{}'", "answer undefined"),
            ("sleep 1000 & echo '{}'", "answer undefined"), ("exec 0<&-; echo '{}'", "answer undefined"),
            (#"echo '{"error": "Not now"}'"#, "error Not now"),
        ]
    )
    func replies(program: String, seen: String) throws {
        let script = """
            browser.runtime.sendMessage('x').then(
                answer => console.log('answer', JSON.stringify(answer)), error => console.log('error', error.message));
            """
        let run = try run(try workspace(script, program: program))
        #expect(run.code == 0 && ContentScriptTests.log(run.error) == [seen], "\(run.error)")
        #expect(run.left.isEmpty)
    }

    @Test("Each message starts the program; ports stay open, and --answers comes first")
    func several() throws {
        let script = """
            const port = chrome.runtime.connect({ name: 'p' });
            port.onMessage.addListener(message => console.log('port', message));
            port.onDisconnect.addListener(() => console.log('disconnected'));
            port.postMessage('one');
            port.postMessage('two');
            chrome.runtime.sendMessage('three', answer => console.log('message', answer));
            chrome.runtime.sendMessage('four', answer => console.log('message', answer));
            chrome.runtime.sendMessage('other', 'five', () => console.log(chrome.runtime.lastError.message));
            """
        let program = """
            read message
            case $message in *'"port":"p"'*) answer=1;; *) answer=3;; esac
            case $message in *two*) answer=2;; esac
            printf '{"answer": %s}' $answer
            """
        let workspace = try workspace(script, program: program)
        let answers = #"[{"message": "four", "answer": 4}]"#
        let run = try run(workspace, ["--answers", answers, "--payload", "payload.json"])
        #expect(run.code == 0, "\(run.error)")
        #expect(
            ContentScriptTests.log(run.error) == [
                "port 1", "port 2", "message 3", "message 4",
                "Could not establish connection. Receiving end does not exist.",
            ],
            "\(run.error)"
        )
        let payload = try JSONSerialization.jsonObject(with: #require(workspace.read("payload.json"))) as? NSArray
        #expect(payload?.count == 5)
    }

    @Test("The program is a file of the extension or of PATH, starts in the extension's folder, and takes arguments")
    func place() throws {
        let program = #"printf '{"answer": "%s %s"}' "$1" "$(cat data.txt)""#
        let workspace = try workspace(Self.asking, program: program, #"["./bg", "two words"]"#)
        try workspace.write("data", to: "ext/data.txt")
        for folder in [workspace.folder, workspace.folder.appending(path: "ext")] {
            let isInside = folder.lastPathComponent == "ext"
            let run = try BuiltProgram.run(
                ["run", isInside ? "../p.html" : "p.html", "--url", "https://example.com/", "--extension"]
                    + [isInside ? "./manifest.json" : "./ext"],
                in: folder
            )
            #expect(run.code == 0 && run.text.contains("<title>\"two words data\"</title>"), "\(run.error)")
        }
        let ofPath = try self.workspace(Self.asking, program: "", #"["sh", "-c", "echo '{\"answer\": \"sh\"}'"]"#)
        #expect(try run(ofPath).text.contains("<title>\"sh\"</title>"))
    }

    @Test("A batch starts the program on each page")
    func batch() throws {
        let workspace = try workspace(
            "chrome.runtime.sendMessage(document.title).then(answer => { document.title = answer; });",
            program: """
                read line
                case $line in *'"message":"1"'*) answer=one;; *) answer=two;; esac
                printf '{"answer": "%s"}' $answer
                """
        )
        try workspace.makeFolder("in")
        for name in ["1", "2"] { try workspace.write("<title>\(name)</title>", to: "in/\(name).html") }
        let batch = try workspace.run([
            "batch", "in", "--extension", "./ext", "--out", "out/", "--base-url", "https://example.com/",
        ])
        #expect(batch.code == 0, "\(batch.error)")
        #expect(workspace.read("out/1.html") == Data("<title>one</title>".utf8))
        #expect(workspace.read("out/2.html") == Data("<title>two</title>".utf8))
    }

    @Test("A recorded run is repeated with the recorded replies, without the program")
    func replay() throws {
        let workspace = try workspace(
            "for (const n of [1, 1]) chrome.runtime.sendMessage(n, a => { document.title += a; });",
            program: #"date '+{"answer": "%N"}'"#
        )
        let recorded = try run(workspace, ["--record", "r", "-o", "one.html"])
        #expect(recorded.code == 0, "\(recorded.error)")
        try FileManager.default.removeItem(at: workspace.folder.appending(path: "ext/bg"))
        let replay = try workspace.run(["replay", "r", "-o", "two.html"])
        #expect(replay.code == 0, "\(replay.text) \(replay.error)")
        #expect(workspace.read("one.html") == workspace.read("two.html"))
    }

    @Test("The time of replies does not count as the script's")
    func time() throws {
        let script = """
            const begin = performance.now();
            let count = 0;
            (function ask() {
              chrome.runtime.sendMessage(count, () => { if (++count < 4) ask(); else document.title = 'all'; });
            })();
            """
        let run = try run(try workspace(script, program: "sleep 0.2"), ["--timeout", "0.5"])
        #expect(run.code == 0 && run.text.contains("<title>all</title>"), "\(run.error)")
    }

    // MARK: - Failures

    @Test(
        "A program that fails fails the run, and the page stays",
        arguments: [
            ("exit 3", "bg: exited with code 3 without an answer to a message"),
            ("kill -9 $$", "bg: was ended by signal 9"),
            ("sleep 100", "bg: took more than 2.5 s for the answers to the page's messages"),
            ("while :; do :; done", "bg: took more than 2.5 s"),
            ("echo nonsense", "bg: its answer is neither JSON nor a property list"),
            ("echo '[1]'", #"bg: its answer to a message must be {"answer": ...} or {"error": "text"}"#),
            (#"echo '{"answer": 1, "error": "x"}'"#, "bg: its answer to a message must be"),
            (#"echo '{"answers": 1}'"#, "bg: its answer to a message must be"),
            (#"echo '{"error": 1}'"#, "bg: its answer to a message must be"),
            ("yes", "bg: answered a message with more than 16 MB"),
        ]
    )
    func failures(program: String, problem: String) throws {
        let workspace = try workspace("document.title = 'u'; \(Self.asking)", program: program)
        let run = try run(workspace, ["--timeout", "0.5"])
        #expect(run.code == 1 && run.text == ContentScriptTests.page, "\(run.error)")
        #expect(run.message.contains(problem), "\(run.message)")
    }

    @Test("A listener that does not end is ended as without a background, and so is one that sends endless messages")
    func endless() throws {
        let loop = try run(
            try workspace("chrome.runtime.sendMessage(1, () => { for (;;); });", program: "true"),
            ["--timeout", "0.5"]
        )
        #expect(loop.error.contains("uncaught: The script ran for longer than it may"), "\(loop.error)")
        let messages = try run(
            try workspace("(function ask() { chrome.runtime.sendMessage(1, ask); })();", program: "true"),
            ["--timeout", "0.2"]
        )
        #expect(messages.code <= 1 && messages.text == ContentScriptTests.page, "\(messages.error)")
        let large = try run(
            try workspace(
                "try { chrome.runtime.sendMessage('x'.repeat(2 ** 22)) } catch (e) { console.log(e.message) }",
                program: "true"
            )
        )
        #expect(
            ContentScriptTests.log(large.error) == ["Message length exceeded maximum allowed length."],
            "\(large.error)"
        )
    }

    @Test(
        "What cannot be a background is refused by name",
        arguments: [
            ("1", "webaction_background must be the name of a program"),
            ("[]", "webaction_background must be the name of a program"),
            (#"["bg", 1]"#, "webaction_background must be the name of a program"),
            (#""missing""#, #"the key "webaction_background" names the executable "missing", which is not there"#),
            (#""data.txt""#, "may not be executed"), (#""a.swift""#, "swiftc"),
            (#"["sh", "-c", "a\u0000b"]"#, "words without a NUL character"),
        ]
    )
    func refusals(words: String, problem: String) throws {
        let workspace = try workspace("", program: "", words)
        try workspace.write("", to: "ext/data.txt")
        try workspace.write("", to: "ext/a.swift")
        let run = try run(workspace)
        #expect(run.code == 1 && run.message.contains(problem), "\(run.message)")
        let validated = try workspace.run(["validate", "./ext"])
        #expect(validated.code == 1, "\(validated.text)")
        #expect((validated.text + validated.error).contains(problem), "\(validated.text) \(validated.error)")
    }

    @Test("validate reports a background that nothing takes the place of")
    func missing() throws {
        let entry = ContentScriptTests.entry(#""js": ["a.js"]"#)
        let members = #""background": {"service_worker": "bg.js"},"#
        let workspace = try ContentScriptTests.workspace(ContentScriptTests.manifest(entry, members), ["a.js": ""])
        let without = try workspace.run(["validate", "./ext"])
        #expect(without.text.contains("The background of the extension does not run here"), "\(without.text)")
        #expect(without.text.contains("\"webaction_background\""), "\(without.text)")
        try workspace.write(
            ContentScriptTests.manifest(entry, members + #""webaction_background": "sh","#),
            to: "ext/manifest.json"
        )
        #expect(!(try workspace.run(["validate", "./ext"]).text.contains("does not run here")))
    }
}
