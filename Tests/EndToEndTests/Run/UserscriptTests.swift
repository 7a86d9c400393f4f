// UserscriptTests.swift: userscripts: when they run, in which world, what their manager gives them, and pages that they do not match.
// Elsewhere: each function of the manager (UserscriptFunctionTests.swift), which pages a script matches (AddressMatchingTests).

import Foundation
import Testing

@Suite("Userscripts")
struct UserscriptTests {
    static let page = "<!doctype html><html lang=en><title>t</title><body><p id=a>hi</p></body></html>\n"

    /// A script with no more metadata than its name.
    static func script(_ text: String) -> String { script([], text) }

    /// A script with metadata.
    static func script(_ keys: [String], name: String = "S", _ text: String) -> String {
        let lines = (["@name \(name)"] + keys).map { "// \($0)\n" }.joined()
        return "// ==UserScript==\n\(lines)// ==/UserScript==\n\(text)\n"
    }

    private func workspace(_ files: [String: String], page: String = page) throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(page, to: "p.html")
        for (name, text) in files {
            if let slash = name.lastIndex(of: "/") { try workspace.makeFolder(String(name[..<slash])) }
            try workspace.write(text, to: name)
        }
        return workspace
    }

    /// The lines that scripts wrote to the console, without their places.
    private func log(_ error: String) -> [String] {
        error.split(separator: "\n").filter { $0.hasPrefix("log: ") }.map { line in
            String(line.dropFirst(5).replacing(#/ \([^()]*:\d+:\d+\)$/#, with: ""))
        }
    }

    // MARK: - Moments

    /// Violentmonkey's documentation: https://violentmonkey.github.io/api/metadata-block/#run-at
    @Test(
        "A script runs at its moment, also if the page's own scripts do not",
        arguments: [
            ("document-start", "loading <html lang=\"en\"></html>"),
            (
                "document-body",
                "loading <html lang=\"en\"><head><title>t</title></head><body></body></html>"
            ),
            (
                "document-end",
                "interactive <html lang=\"en\"><head><title>t</title></head><body><p id=\"a\">hi</p>\\n</body></html>"
            ),
            (
                "document-idle",
                "complete <html lang=\"en\"><head><title>t</title></head><body><p id=\"a\">hi</p>\\n</body></html>"
            ),
        ]
    )
    func moments(moment: String, seen: String) throws {
        let text = """
            console.log(document.readyState + ' ' + JSON.stringify(document.documentElement.outerHTML).slice(1, -1).replace(/\\\\"/g, '"'));
            """
        let workspace = try workspace([
            "x.user.js": Self.script(["@run-at \(moment)"], text),
            "y.user.js": Self.script(
                moment == "document-end" ? [] : ["@run-at \(moment)", "@inject-into content"],
                text
            ),
        ])
        for script in ["x.user.js", "y.user.js"] {
            for options in [[], ["--page-scripts"]] {
                let run = try workspace.run(["run", "p.html", "--extension", script] + options)
                #expect(run.code == 0, "\(run.error)")
                #expect(log(run.error).first == seen, "\(script) \(options): \(run.error)")
            }
        }
    }

    @Test("The events of the load come after the script")
    func events() throws {
        let text = """
            const heard = [];
            for (const type of ['readystatechange', 'DOMContentLoaded'])
              document.addEventListener(type, () => heard.push(type + ' ' + document.readyState));
            addEventListener('load', () => { heard.push('load ' + document.readyState); console.log(heard.join(', ')); });
            """
        let end = "readystatechange complete, load complete"
        let start = "readystatechange interactive, DOMContentLoaded interactive, " + end
        let workspace = try workspace([
            "s.user.js": Self.script(["@run-at document-start"], text), "e.user.js": Self.script(text),
        ])
        for options in [[], ["--page-scripts"]] {
            #expect(log(try workspace.run(["run", "p.html", "--extension", "s.user.js"] + options).error) == [start])
            #expect(log(try workspace.run(["run", "p.html", "--extension", "e.user.js"] + options).error) == [end])
        }
    }

    @Test("At document-start a script runs before all scripts of the page, and sees what they do")
    func beforePageScripts() throws {
        let page = """
            <!doctype html><script>order = [window.mark]; order.push(typeof GM_setValue, typeof GM_info)</script><p>
            """
        let script = Self.script(
            ["@run-at document-start", "@grant GM_setValue"],
            "window.mark = 'first'; addEventListener('load', () => console.log(order.join()));"
        )
        let workspace = try workspace(["x.user.js": script], page: page)
        let run = try workspace.run(["run", "p.html", "--extension", "x.user.js", "--page-scripts"])
        #expect(log(run.error) == ["first,undefined,undefined"], "\(run.error)")
    }

    @Test("What a script changes during the parse is written into the page's own source")
    func preserved() throws {
        let workspace = try workspace([
            "x.user.js": Self.script(
                ["@run-at document-start"],
                "document.documentElement.dataset.x = 1; addEventListener('load', () => { document.title = 'u'; });"
            ),
            "n.user.js": Self.script(["@run-at document-start"], ""),
        ])
        let run = try workspace.run(["run", "p.html", "--extension", "x.user.js"])
        #expect(
            run.text
                == "<!doctype html><html lang=en data-x=\"1\"><title>u</title><body><p id=a>hi</p></body></html>\n"
        )
        #expect(try workspace.run(["run", "p.html", "--extension", "n.user.js"]).text == Self.page)
    }

    @Test("In XML, and on a page that a script before it left, all moments are those of a complete page")
    func completePages() throws {
        let workspace = try workspace([
            "x.user.js": Self.script(
                ["@run-at document-start"],
                """
                const p = document.querySelector('p').localName;
                document.addEventListener('DOMContentLoaded', () => console.log(p, document.readyState));
                """
            )
        ])
        try workspace.write("<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><p>x</p></body></html>", to: "p.xhtml")
        #expect(log(try workspace.run(["run", "p.xhtml", "--extension", "x.user.js"]).error) == ["p interactive"])
        try workspace.write("document.body.append('1')", to: "y.js")
        let chain = try workspace.run(["run", "p.html", "--script", "y.js", "--extension", "x.user.js"])
        #expect(log(chain.error) == ["p interactive"], "\(chain.error)")
    }

    @Test("While the parser waits for a script, it can change the tree, and writing markup is refused")
    func duringParse() throws {
        let text = """
            for (const write of [() => document.write('x'), () => document.open()]) {
              try { write(); console.log('written'); } catch (e) { console.log(e.name); }
            }
            document.documentElement.title = 'kept';
            addEventListener('load', () => { document.querySelector('p').textContent = 'end'; });
            """
        let workspace = try workspace([
            "x.user.js": Self.script(["@run-at document-start"], text),
            "y.user.js": Self.script(["@run-at document-body", "@inject-into content"], text),
            "r.user.js": Self.script(["@run-at document-start"], "document.documentElement.remove();"),
            "l.user.js": Self.script(["@run-at document-start"], "for (;;);"),
        ])
        for options in [[], ["--page-scripts"]] {
            for script in ["x.user.js", "y.user.js"] {
                let run = try workspace.run(["run", "p.html", "--extension", script] + options)
                #expect(log(run.error) == ["InvalidStateError", "InvalidStateError"], "\(script): \(run.error)")
                #expect(run.text.contains("title=\"kept\"") && run.text.contains("end</p>"), "\(run.text)")
            }
            #expect(try workspace.run(["run", "p.html", "--extension", "r.user.js"] + options).code == 0)
            let endless = try workspace.run(
                ["run", "p.html", "--extension", "l.user.js", "--timeout", "0.5"] + options
            )
            #expect(endless.code == 1 && endless.text == Self.page)
            #expect(endless.message.contains("The script ran for longer than it may."), "\(endless.error)")
        }
    }

    // MARK: - Worlds

    @Test("A script shares the page's objects, unless it is injected into a world of its own")
    func worlds() throws {
        let page = "<!doctype html><script>value = {x: 1}; Array.prototype.own = 1</script><p>"
        let text = "console.log(typeof window.value, [].own, typeof unsafeWindow, this === window);"
        let worlds: [(keys: [String], seen: String)] = [
            ([], "object 1 object true"), (["@grant none"], "object 1 object true"),
            (["@grant GM_log"], "object 1 object true"),
            (["@grant unsafeWindow", "@inject-into auto"], "object 1 object true"),
            (["@inject-into page"], "object 1 object true"),
            (["@inject-into content"], "undefined undefined undefined true"),
        ]
        for (keys, seen) in worlds {
            let workspace = try workspace(["x.user.js": Self.script(keys, text)], page: page)
            let run = try workspace.run(["run", "p.html", "--extension", "x.user.js", "--page-scripts"])
            #expect(log(run.error) == [seen], "\(keys): \(run.error)")
        }
    }

    /// The page's functions that run while the script is on the stack look for the functions that it was granted.
    @Test("The page reaches none of the granted functions")
    func reach() throws {
        let page = """
            <!doctype html><script>
            window.found = [];
            const granted = /^(?:GM_)?(?:set|get)Value$|^(?:GM_)?addStyle$/;
            const before = new Set(Object.getOwnPropertyNames(window));
            function look(f) {
              for (let depth = 0; f && depth < 20; depth++) try {
                found.push(...[f.arguments ?? []].flatMap(list => [...list]).filter(x => typeof x === 'function' && granted.test(x.name)));
                if (granted.test(f.name)) found.push(f);
                f = f.caller;
              } catch { f = null; }
              if (/GM_setValue@\\[native/.test(new Error().stack)) found.push('stack');
            }
            for (const [holder, name] of [[Array.prototype, 'map'], [Function.prototype, 'call'], [Function.prototype, 'apply'],
              [Function.prototype, 'bind'], [Promise.prototype, 'then'], [JSON, 'stringify'], [JSON, 'parse'],
              [Document.prototype, 'createElement'], [Node.prototype, 'appendChild'], [Object, 'keys'], [Map.prototype, 'get']]) {
              const own = holder[name];
              holder[name] = function hook() {
                if (typeof this === 'function' && granted.test(this.name)) found.push(name);
                look(hook);
                return Reflect.apply(own, this, arguments);
              };
            }
            Object.defineProperty(Object.prototype, 'then', {configurable: true, get: function hook() { look(hook); }});
            addEventListener('load', () => {
              const added = Object.getOwnPropertyNames(window).filter(name => !before.has(name) && name !== 'before');
              document.body.textContent = JSON.stringify([found.length, added]);
            });
            </script><body>
            """
        let script = Self.script(
            ["@grant GM_setValue", "@grant GM_getValue", "@grant GM.getValue", "@grant GM_addStyle"],
            """
            [1].map(() => GM_setValue('a', 1));
            GM_setValue.call(null, 'b', 2);
            GM_getValue.apply(null, ['b']);
            GM_setValue.bind(null)('c', 3);
            GM_addStyle('p {}');
            GM.getValue('a').then(() => {});
            JSON.stringify({toJSON() { GM_setValue('d', 4); }});
            """
        )
        let workspace = try workspace(["x.user.js": script], page: page)
        let run = try workspace.run([
            "run", "p.html", "--extension", "x.user.js", "--page-scripts", "--values", "v.json",
        ])
        #expect(run.code == 0, "\(run.error)")
        #expect(run.text.contains("<body>[0,[]]</body>"), "\(run.text.suffix(300)) \(run.error)")
        let values = try #require(workspace.read("v.json"))
        #expect(
            String(decoding: values, as: UTF8.self).filter { !$0.isWhitespace } == #"{"S":{"a":1,"b":2,"c":3,"d":4}}"#
        )
    }

    // MARK: - Matching

    @Test("A page that a script does not match stays as it is, byte for byte, and run says so")
    func unmatched() throws {
        let bytes = Data("<p>\u{E9}<b>x</p>".utf8) + [0xFF, 0x0D]
        let workspace = try workspace(["x.user.js": Self.script(["@match https://example.com/*"], "document.title = 1")]
        )
        try workspace.write(bytes, to: "q.html")
        let named = ["--extension", "x.user.js"]
        let run = try workspace.run(["run", "q.html", "--url", "https://example.org/"] + named)
        #expect(run.code == 1 && run.output == bytes)
        #expect(
            run.error
                == "hint: q.html: unchanged, ended at: page. The script does not run on pages with this URL. Its metadata "
                + "name the pages (@match, @include, @exclude); --url gives a page another URL.\n"
                + "webaction: q.html: not matched: x.user.js runs on no page with the URL https://example.org/.\n"
        )
        _ = try workspace.run(["run", "q.html", "--url", "https://example.org/", "--report", "r.json"] + named)
        #expect(String(decoding: workspace.read("r.json") ?? Data(), as: UTF8.self).contains("\"matched\": false"))
        #expect(try workspace.run(["run", "q.html", "--url", "https://example.com/"] + named).code == 0)
    }

    @Test("In a chain, scripts that do not match are passed over")
    func unmatchedInChain() throws {
        let workspace = try workspace([
            "x.user.js": Self.script(["@match https://no.example/*"], "document.body.append('x')"),
            "y.user.js": Self.script("document.body.append('y')"),
        ])
        let (x, y) = (["--extension", "x.user.js"], ["--extension", "y.user.js"])
        let expected = Self.page.replacing("\n</", with: "").dropLast()
        for order in [x + y, y + x, x + y + x] {
            let run = try workspace.run(["run", "p.html"] + order)
            #expect(run.code == 0 && run.text.contains("y") && !run.text.contains("x<"), "\(order): \(run.error)")
            #expect(run.text.hasPrefix(expected.prefix(60)))
        }
        let none = try workspace.run(["run", "p.html"] + x + x)
        #expect(none.code == 1 && none.text == Self.page)
        let each = try workspace.run(["run", "p.html", "--each", "-o", "out/"] + x + y)
        #expect(each.code == 0, "\(each.error)")
        #expect(workspace.read("out/x.html") == Data(Self.page.utf8))
    }

    // MARK: - Files

    @Test("Required scripts run before the script, in one scope with it; resources are there by their names")
    func files() throws {
        let keys = [
            "@require https://cdn.example/my%20lib/a.js?v=1", "@require https://cdn.example/b.js",
            "@grant GM_getResourceText",
            "@grant GM_getResourceURL", "@resource text https://cdn.example/t.txt",
        ]
        let text = """
            console.log(a, b, GM_getResourceText('text'), GM_getResourceURL('text', false),
              GM_getResourceURL('text').startsWith('blob:'), GM_getResourceText('none'), GM_getResourceText('__proto__'));
            """
        let files = [
            "x.user.js": Self.script(keys, text), "f/cdn.example/my lib/a.js": "'use strict'; const a = 1",
            "f/cdn.example/b.js": "let b = a + 1; undeclared = 3", "f/cdn.example/t.txt": "caf\u{E9}",
        ]
        for option in ["--require-root", "--resource-root"] {
            let workspace = try workspace(files)
            let run = try workspace.run(["run", "p.html", "--extension", "x.user.js", option, "f", "--record", "r"])
            #expect(run.code == 0, "\(run.error)")
            #expect(log(run.error) == ["1 2 caf\u{E9} data:text/plain;base64,Y2Fmw6k= true undefined undefined"])
            try FileManager.default.removeItem(at: workspace.folder.appending(path: "f"))
            #expect(try workspace.run(["replay", "r"]).code == 0)
        }
        let workspace = try workspace(["x.user.js": Self.script(keys, text)])
        let missing = try workspace.run(["run", "p.html", "--extension", "x.user.js"])
        #expect(missing.code == 1 && missing.text == Self.page)
        #expect(
            missing.message
                == "webaction: p.html: x.user.js: @require https://cdn.example/my%20lib/a.js?v=1 is missing: there is no folder of "
                + "the script's files (--require-root DIR). Fetch https://cdn.example/my%20lib/a.js?v=1 as "
                + "DIR/cdn.example/my lib/a.js?v=1."
        )
    }

    @Test("Files outside of the folder, and what is no regular file, are not read")
    func confinedFiles() throws {
        let workspace = try workspace([
            "x.user.js": Self.script(["@require https://cdn.example/a.js"], ""), "a.js": "1", "f/cdn.example/b.js": "",
        ])
        let file = workspace.folder.appending(path: "f/cdn.example/a.js")
        let makers: [() throws -> Void] = [
            { try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "../../a.js") },
            { #expect(mkfifo(file.path, 0o600) == 0) }, { try workspace.makeFolder("f/cdn.example/a.js") },
        ]
        for make in makers {
            try make()
            let run = try workspace.run(["run", "p.html", "--extension", "x.user.js", "--require-root", "f"])
            #expect(run.code == 1 && run.message.contains("is not in the folder of the script's files"), "\(run.error)")
            try FileManager.default.removeItem(at: file)
        }
    }

    // MARK: - Values

    @Test("Values are kept in a file, each script's apart, also if the script throws, but not if it does not end")
    func values() throws {
        let count = "GM_setValue('n', GM_getValue('n', 0) + 1);"
        let grants = ["@grant GM_getValue", "@grant GM_setValue"]
        let workspace = try workspace([
            "x.user.js": Self.script(grants, count),
            "y.user.js": Self.script(grants + ["@namespace n"], name: "Y", count),
            "bad.user.js": Self.script(grants, count + "throw new Error('x')"),
            "endless.user.js": Self.script(grants, count + "for (;;);"),
            "idle.user.js": Self.script(grants, "document.title = GM_getValue('n')"),
        ])
        func run(_ script: String) throws -> Outcome {
            try workspace.run(["run", "p.html", "--extension", script, "--values", "v.json", "--timeout", "0.5"])
        }
        func stored() throws -> NSDictionary? {
            try workspace.read("v.json").map { try JSONSerialization.jsonObject(with: $0) as? NSDictionary } ?? nil
        }
        #expect(try run("x.user.js").code == 0)
        #expect(try run("y.user.js").code == 0)
        #expect(try run("x.user.js").code == 0)
        #expect(try stored() == ["S": ["n": 2], "n/Y": ["n": 1]])
        #expect(try run("bad.user.js").code == 1)
        #expect(try stored() == ["S": ["n": 3], "n/Y": ["n": 1]])
        let before = workspace.read("v.json")
        #expect(try run("endless.user.js").code == 1)
        #expect(try run("idle.user.js").text.contains("<title>3</title>"))
        #expect(workspace.read("v.json") == before)
        for (text, problem) in [
            ("{", "invalid JSON"), ("[]", "it must be a JSON object"), ("{\"S\": 1}", "it must be"),
        ] {
            try workspace.write(text, to: "v.json")
            let refused = try run("x.user.js")
            #expect(refused.code == 1 && refused.message.contains("--values v.json: \(problem)"), "\(refused.error)")
            #expect(workspace.read("v.json") == Data(text.utf8))
        }
    }

    // MARK: - Menus

    @Test("--choices runs commands of the menu, and scripts of the context menu")
    func choices() throws {
        let menu = Self.script(
            ["@grant GM_registerMenuCommand"],
            "for (const name of ['One', 'Two']) GM_registerMenuCommand(name, event => document.body.append(name + event.type));"
        )
        let workspace = try workspace([
            "m.user.js": menu, "c.user.js": Self.script(["@run-at context-menu"], "document.body.append('chosen')"),
        ])
        func run(_ script: String, _ choices: String?) throws -> Outcome {
            try workspace.run(
                ["run", "p.html", "--extension", script] + (choices.map { ["--choices", $0] } ?? [])
            )
        }
        let two = try run("m.user.js", #"{"taps": ["Two", "One"]}"#)
        #expect(two.code == 0 && two.text.contains("TwoclickOneclick"), "\(two.error)")
        #expect(two.error == "request: registerMenuCommand: One\nrequest: registerMenuCommand: Two\n")
        let none = try run("m.user.js", #"{"taps": ["Three"]}"#)
        #expect(none.code == 1)
        #expect(none.message.contains(#"No command in the script's menu is called "Three"; there are: "One", "Two"."#))
        #expect(try run("c.user.js", #"{"taps": ["S"]}"#).text.contains("chosen"))
        let refused = try run("c.user.js", nil)
        #expect(refused.code == 1 && refused.text == Self.page)
        #expect(
            refused.message.contains(
                #"The script runs only when it is chosen in the context menu: --choices '{"taps": ["S"]}' chooses it."#
            )
        )
        let other = try run("m.user.js", #"{"text": "x"}"#)
        #expect(other.code == 2 && other.message.contains(#"which takes {"taps": ["command"]}: commands of its menu."#))
    }

    // MARK: - Failures

    @Test("A script without metadata, or with unknown values, fails or gets a warning")
    func metadata() throws {
        let workspace = try workspace([
            "x.user.js": "document.title = 1",
            "y.user.js": Self.script(
                ["@run-at later", "@inject-into moon", "@grant GM_none", "@grant GM_setValue"],
                ""
            ),
        ])
        let none = try workspace.run(["run", "p.html", "--extension", "x.user.js"])
        #expect(none.code == 1 && none.text == Self.page)
        #expect(none.message.contains("the userscript has no metadata: no line is // ==UserScript==."), "\(none.error)")
        let unknown = try workspace.run(["run", "p.html", "--extension", "y.user.js", "-o", "o.html"])
        #expect(
            unknown.error.split(separator: "\n").filter { $0.hasPrefix("warning: ") } == [
                "warning: y.user.js: @run-at later is unknown; the script runs at document-end",
                "warning: y.user.js: @inject-into moon is unknown; the script runs as with page",
                "warning: y.user.js: @grant GM_none: there is no such function here",
            ]
        )
    }

    @Test("@unwrap and @top-level-await")
    func forms() throws {
        let workspace = try workspace([
            "u.user.js": Self.script(
                ["@unwrap", "@grant GM_setValue"],
                "var u = 1; console.log(window.u, typeof GM_info)"
            ),
            "a.user.js": Self.script(
                ["@top-level-await"],
                "await new Promise(r => setTimeout(r, 900)); document.body.append('later'); return"
            ),
            "f.user.js": Self.script(["@top-level-await"], "await 1; throw new TypeError('late')"),
            "n.user.js": Self.script("document.title = 'r'; return; document.title = 's'"),
        ])
        func run(_ script: String) throws -> Outcome { try workspace.run(["run", "p.html", "--extension", script]) }
        #expect(log(try run("u.user.js").error) == ["1 undefined"])
        #expect(try run("a.user.js").text.contains("later"))
        let failed = try run("f.user.js")
        #expect(failed.code == 1 && failed.message.contains("f.user.js:5: TypeError: late"), "\(failed.error)")
        #expect(try run("n.user.js").text.contains("<title>r</title>"))
    }
}
