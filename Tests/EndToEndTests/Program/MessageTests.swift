// MessageTests.swift: messages name the actual cause, and the intended word for a typing error.

import Foundation
import Testing

@Suite("Messages")
struct MessageTests {
    private static let run = ["run", "p.html", "--extension", "./x.appex"]

    @Test("A script's use of something outside of the page is reported by its kind")
    func sideEffects() throws {
        let script = """
            console.table(1); console.assert(0, 'a'); alert('b'); print(); location = '/c'; location.reload(); open('/d');
            history.back(); close(); const form = document.createElement('form'); form.action = '/e';
            document.body.append(form); form.submit();
            """
        let result = try Workspace().run(["eval", "p.html", "--url", "http://x/", "-e", script])
        let lines = result.said.split(separator: "\n").map(String.init)
        #expect(
            lines.dropFirst(2) == [
                "dialog: alert: b", "dialog: print: ", "navigation: http://x/c", "navigation: reload: http://x/",
                "navigation: open: http://x/d", "navigation: history: -1", "navigation: close: ",
                "navigation: submit: http://x/e?",
            ]
        )
        #expect(lines.first == "log: 1")
        #expect(lines.dropFirst().first?.hasPrefix("error: ") == true, "\(result.error)")
    }

    // MARK: - The command line

    @Test(
        "An unknown command is reported with a suggestion",
        arguments: [
            ("no-such-command", "webaction: unknown command \"no-such-command\". Commands: run, snapshot, eval, "),
            ("snapshpt", "webaction: unknown command \"snapshpt\"; did you mean snapshot? Commands: run, "),
            ("Run", "webaction: unknown command \"Run\"; did you mean run? Commands: run, "),
            ("evla", "webaction: unknown command \"evla\"; did you mean eval? Commands: run, "),
            ("lint", "webaction: unknown command \"lint\"; did you mean validate? Commands: run, "),
            ("ls", "webaction: unknown command \"ls\"; did you mean extensions? Commands: run, "),
        ]
    )
    func commands(word: String, message: String) throws {
        let result = try Workspace().run([word, "p.html"])
        #expect(result.code == 2)
        #expect(result.error.hasPrefix(message), "\(result.error)")
        #expect(!result.error.contains("compile-sdk"))
    }

    @Test(
        "Invalid values are wrong usage, and nothing is done",
        arguments: [
            (
                ["--encoding", "MacCyrillic"],
                "\"MacCyrillic\" is not the name or a label of an encoding (did you mean x-mac-cyrillic?)."
            ),
            (["--encoding", "utf9"], "\"utf9\" is not the name or a label of an encoding (did you mean utf8?)."),
            (["--encoding", "klingon"], "\"klingon\" is not the name or a label of an encoding."),
            (["--locale", "xx"], "\"xx\" is not a language code, such as ru, ja or zh-TW."),
            (["--locale", "russian"], "\"russian\" is not a language code, such as ru, ja or zh-TW."),
            (["--selection", ""], "--selection takes a CSS selector or a text that is not empty."),
            (["--grant", "group.x"], "asks for \"group.x\". There are network, all."),
            (["--grant", "netwrok"], "asks for \"netwrok\"; did you mean network? There are network, all."),
        ]
    )
    func values(options: [String], message: String) throws {
        let workspace = try Workspace(program: "cat")
        for command in [Self.run, ["batch", "p.html", "--extension", "./x.appex", "--out", "out"]] {
            let result = try workspace.run(command + options)
            #expect(result.code == 2, "\(result.error)")
            #expect(result.error.contains(message), "\(result.error)")
            #expect(result.text == "")
        }
        #expect(workspace.files == ["p.html", "x.appex"])
    }

    @Test("Known languages and labels are accepted", arguments: ["ru", "zh-TW", "sah", "zh_TW.UTF-8", "de"])
    func languages(locale: String) throws {
        let result = try Workspace().run(["snapshot", "p.html", "--locale", locale, "--encoding", " UTF8 "])
        #expect(result.code == 0 && result.error == "")
    }

    @Test("Suites report the same for their cases")
    func suites() throws {
        let workspace = try Workspace()
        for (key, value) in [("encoding", "klingon"), ("locale", "xx")] {
            try workspace.write(
                #"{"page": "p.html", "extension": "./x.appex", "\#(key)": "\#(value)"}"#,
                to: "case.json"
            )
            let result = try workspace.run(["test", "."])
            #expect(result.code == 2)
            #expect(result.message.contains("\"\(key)\": \"\(value)\" is not "), "\(result.error)")
        }
    }

    @Test(
        "A selection that is not found is reported",
        arguments: [
            (".nowhere", "matches no element"), ("p[", "is no selector"), ("two words", "matches no element"),
            ("¿que?", "is no selector"),
        ]
    )
    func selections(selection: String, reason: String) throws {
        let result = try Workspace(program: "cat").run(Self.run + ["--selection", selection])
        #expect(result.code == 0)
        let wanted =
            "warning: the selection \"\(selection)\" \(reason), and the page has no such text: nothing is selected"
        #expect(result.error.split(separator: "\n").map(String.init) == [wanted])
    }

    @Test("A selection that is found is not", arguments: ["p", "hi", "body > p:first-of-type"])
    func selectionsThere(selection: String) throws {
        let result = try Workspace(program: "cat").run(Self.run + ["--selection", selection])
        #expect(result.code == 0 && result.error == "")
    }

    // MARK: - Resources

    @Test("A resource that a page cannot load is reported with its URL, and not as a fault of an existing file")
    func resources() throws {
        let workspace = try Workspace()
        try workspace.write("document.title = 'x'", to: "a.js")
        try workspace.write("<script src=a.js></script>", to: "s.html")
        let scripts = try workspace.run(["eval", "s.html", "--page-scripts", "-e", "document.title"])
        #expect(scripts.error.hasSuffix("/a.js was not run: the page has no resources (--resource-root)\n"))
        #expect(scripts.error.hasPrefix("warning: the script file:///"))
        let missing = try workspace.run(
            ["eval", "s.html", "--page-scripts", "--resource-root", "x.appex", "-e", "document.title"]
        )
        #expect(missing.error.hasSuffix("/a.js was not run: it is not among the page's resources (--resource-root)\n"))
        let fetched = try workspace.run(["eval", "p.html", "-e", "fetch('http://a/x.json').then(r => r.text())"])
        #expect(fetched.code == 1)
        #expect(
            fetched.error == """
                warning: http://a/x.json was not loaded: the page has no resources (--resource-root)
                webaction: p.html: -e: TypeError: Load failed

                """
        )
        let request = "const r = new XMLHttpRequest; r.open('GET', 'http://a/y', false); r.send(); r.status"
        #expect(
            try workspace.run(["eval", "p.html", "-e", request]).error
                .contains("warning: http://a/y was not loaded: the page has no resources (--resource-root)\n")
        )
    }

    // MARK: - Runs

    @Test(
        "A wrong name in a script is reported with the right one",
        arguments: [
            ("run(a) { a.comletionFunction({}) }", "Did you mean completionFunction?"),
            ("run(a) { document.getElementByID('x') }", "Did you mean getElementById?"),
            ("run(a) { document.body.querySelectorall('x') }", "Did you mean querySelectorAll?"),
            ("run(a) { documnet.title }", "Did you mean document?"),
            ("run(a) { document.querySelector('.none').title }", "Check for elements that this page lacks"),
            ("run(a) { throw new Error('enough') }", "--report FILE contains the error with its stack."),
        ]
    )
    func names(run: String, hint: String) throws {
        let workspace = try Workspace(
            script: "var ExtensionPreprocessingJS = {\(run), finalize(a) {}};",
            program: "cat"
        )
        let lines = try workspace.run(Self.run).error.split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("    at ") }
        // The error comes first, then the remedy.
        #expect(lines.count == 2 && lines[0].hasPrefix("webaction: p.html: "), "\(lines)")
        #expect(lines.last?.hasPrefix("hint: p.html: ended at: run(). ") == true, "\(lines)")
        #expect(lines.last?.contains(hint) == true, "\(lines)")
    }

    @Test("A navigation is reported with its effect on the page")
    func navigation() throws {
        let script = """
            var ExtensionPreprocessingJS = {
                run(a) { a.completionFunction({a: 1}) }, finalize(a) { location.href = 'http://b.example/' } };
            """
        let result = try Workspace(script: script, program: "cat").run(Self.run)
        #expect(
            result.error.contains("A script navigated to http://b.example/. Navigations are reported and not followed")
        )
        #expect(!result.error.contains("Check what finalize() does"))
    }

    @Test("A share extension without a script that completes succeeds without a hint")
    func share() throws {
        let workspace = try Workspace(script: nil, program: "cat >/dev/null; echo null")
        let plist = String(decoding: try #require(workspace.read("x.appex/Info.plist")), as: UTF8.self)
        try workspace.write(
            plist.replacing("com.apple.ui-services", with: "com.apple.share-services").replacing(
                #/<key>NSExtensionAttributes<\/key>(.|\n)*?<\/dict>/#,
                with: ""
            ),
            to: "x.appex/Info.plist"
        )
        let result = try workspace.run(Self.run)
        #expect(result.code == 0 && result.error == "", "\(result.error)")
    }

    @Test("A program's fault is not reported in the words for a Swift class")
    func programs() throws {
        for program in ["cat >/dev/null; echo null", "sleep 30", "kill -SEGV $$", "exit 3"] {
            let result = try Workspace(program: program).run(Self.run + ["--timeout", "0.3"])
            #expect(result.error.contains("hint: p.html: "), "\(result.error)")
            for word in ["completeRequest", "as!", "Return one item"] {
                #expect(!result.error.contains(word), "\(result.error)")
            }
        }
    }

    @Test(
        "An answer that gives finalize() nothing is reported",
        arguments: [
            (
                #"[{"attachments": [{"public.plain-text": "hello"}]}]"#,
                "the action returned its first item as public.plain-text, so finalize() received an empty argument"
            ),
            (#"[{"title": "x"}]"#, "the first item that the action returned has no attachments"),
            (
                #"[{"attachments": [{"com.apple.property-list": {"text": 1}}]}]"#,
                #"lacks NSExtensionJavaScriptFinalizeArgumentKey (its keys: "text"), so"#
            ),
            (
                #"{"NSExtensionJavaScriptFinalizeArgumentKey": 7}"#,
                "under NSExtensionJavaScriptFinalizeArgumentKey is not a dictionary, so"
            ),
        ]
    )
    func returned(answer: String, message: String) throws {
        for finalize in ["document.title = 'done'", ""] {
            let script = """
                var ExtensionPreprocessingJS = {
                    run(a) { a.completionFunction({a: 1}) }, finalize(a) { \(finalize) } };
                """
            let workspace = try Workspace(script: script, program: "cat >/dev/null; echo '\(answer)'")
            let result = try workspace.run(Self.run)
            #expect(result.code == 0)
            #expect(result.error.lowercased().contains(message.lowercased()), "\(result.error)")
            #expect(result.error.hasPrefix("hint: p.html: "))
        }
    }

    @Test("A forced unwrap is reported with its line, and the author's frames only")
    func trap() throws {
        let workspace = try Workspace()
        try workspace.use(
            handler: """
                import Foundation
                class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
                    func act() {
                        let list = [String: String]()
                        print(list["key"]!)
                    }
                    \(Workspace.actingMembers)
                }
                """
        )
        let cache = ["WEBACTION_CACHE": BuiltProgram.actionCache]
        let result = try workspace.run(Self.run, environment: cache)
        let lines = result.error.split(separator: "\n").map(String.init).filter { !$0.contains("compiling") }
        #expect(result.code == 1)
        // act(), and its caller.
        let frames = lines.filter { $0.hasPrefix("action: at ") }
        #expect(frames.count == 2 && frames[0].hasSuffix("/x.appex/Handler.swift:5"), "\(lines)")
        #expect(lines.count == 3 + frames.count, "\(lines)")
        #expect(lines.contains { $0.contains("Handler.swift:5: Fatal error: Unexpectedly found nil") })
        #expect(result.message.hasPrefix("webaction: p.html: the native action was ended by signal "))
        #expect(lines.last?.hasPrefix("hint: p.html: ended at: action. ") == true)
    }
}
