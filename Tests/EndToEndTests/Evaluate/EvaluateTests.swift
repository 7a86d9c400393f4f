// EvaluateTests.swift: `webaction eval`: how values are printed, for one page and for several, and scripts with await.

import Foundation
import Testing

@Suite("eval")
struct EvaluateTests {
    private func space() throws -> Workspace {
        let space = try Workspace()
        try space.write("<!doctype html><title>a \"1\"</title>", to: "a.html")
        try space.write("<!doctype html><title>b</title>", to: "b \"2\".html")
        return space
    }

    @Test("--raw prints a string without quotes; any other value is still JSON")
    func rawStrings() throws {
        let space = try space()
        func raw(_ script: String) throws -> String {
            try space.run(["eval", "a.html", "--raw", "-e", script]).text
        }
        #expect(try space.run(["eval", "a.html", "-e", "document.title"]).text == "\"a \\\"1\\\"\"\n")
        #expect(try raw("document.title") == "a \"1\"\n")
        #expect(try raw("'1\\n2\\u00e4\\u{1F600}'") == "1\n2ä😀\n")
        #expect(try raw("'\\ud800x'") == "\u{FFFD}x\n")
        #expect(try raw("''") == "\n")
        #expect(try raw("({ a: 'b' })") == "{\"a\":\"b\"}\n")
        #expect(try raw("undefined") == "null\n")
    }

    @Test("Several pages give a line of JSON each, with the page's name, in input order")
    func severalPages() throws {
        let space = try space()
        let pages = ["b \"2\".html", "a.html"]
        let lines = try space.run(["eval"] + pages + ["-e", "document.title"])
        #expect(
            lines.text == """
                {"page":"b \\"2\\".html","value":"b"}
                {"page":"a.html","value":"a \\"1\\""}

                """
        )
        #expect(lines.code == 0 && lines.error == "")
        #expect(try space.run(["eval"] + pages + ["--raw", "-e", "document.title"]).text == "b\na \"1\"\n")
        let one = try space.run(["eval", "a.html", "--jsonl", "-e", "1 + 1"])
        #expect(one.text == "{\"page\":\"a.html\",\"value\":2}\n")
    }

    @Test(
        "Scripts with endless promise reactions are ended by the time limit, in either world",
        arguments: [
            "queueMicrotask(() => { for (;;); }); for (;;);", "queueMicrotask(() => { for (;;); }); 1",
            "(async () => { await 0; for (;;); })(); throw Symbol('s')",
            "setTimeout(() => queueMicrotask(() => { for (;;); })); new Promise(() => {})",
            "new MutationObserver(() => { for (;;); }).observe(document, { subtree: true, childList: true }); document.body.append('x'); for (;;);",
            "customElements.define('x-a', class extends HTMLElement { constructor() { super(); queueMicrotask(() => { for (;;); }); for (;;); } }); document.createElement('x-a')",
            "({ toJSON() { queueMicrotask(() => { for (;;); }); return 1; } })",
            "Promise.reject({ get name() { queueMicrotask(() => { for (;;); }); for (;;); } })",
            "String({ toString() { queueMicrotask(() => { for (;;); }); for (;;); } })",
        ],
        ["page", "isolated"]
    )
    func endlessReactions(script: String, world: String) throws {
        let space = try space()
        let outcome = try space.run(["eval", "a.html", "--world", world, "--timeout", "0.3", "-e", script])
        #expect(outcome.code == 1)
        // NB: Or the message that its promise was not settled in time.
        #expect(
            outcome.error.contains("ran for longer than it may") || outcome.error.contains("0.3 s"),
            "\(outcome.error)"
        )
        #expect(!outcome.error.contains("signal"), "\(outcome.error)")
    }

    @Test("A page whose script fails has a message, and the other pages have their lines")
    func oneFails() throws {
        let space = try space()
        let script = "console.log('seen'); if (document.title === 'b') throw new Error('no'); document.title"
        let outcome = try space.run(["eval", "b \"2\".html", "gone.html", "a.html", "-e", script])
        #expect(outcome.text == "{\"page\":\"a.html\",\"value\":\"a \\\"1\\\"\"}\n")
        #expect(outcome.said.contains("log: b \"2\".html: seen\n") && outcome.said.contains("log: a.html: seen\n"))
        #expect(outcome.error.contains("webaction: gone.html: "))
        #expect(outcome.error.contains("webaction: b \"2\".html: ") && outcome.error.contains("Error: no"))
        #expect(outcome.message == "webaction: 2 of 3 pages failed.")
        #expect(outcome.code == 1)
    }

    @Test("Time taken by one page's script is not deducted from the next page's")
    func timeLimits() throws {
        let space = try space()
        let script = "if (document.title === 'b') for (;;); 1"
        let outcome = try space.run(["eval", "b \"2\".html", "a.html", "--timeout", "0.5", "-e", script])
        #expect(outcome.text == "{\"page\":\"a.html\",\"value\":1}\n", "\(outcome.error)")
    }

    @Test(
        "A script can use top-level await",
        arguments: [
            ("await 1", "1"), ("await (Promise.resolve(2))", "2"), ("await 1; // done", "1"), ("(await 1) + 1", "2"),
            ("const a = await 1; a + 1", "2"), ("const a = await 1\na + 1\n", "2"),
            ("let s = 0; for (const x of [1, 2]) { s += await x } s", "3"),
            ("let s = 0\nfor await (const x of [1, 2]) s += x\n\ns", "3"),
            ("const f = await (x => x)\nf\n(4)", "4"), ("({ a: await 1 })", "{\"a\":1}"),
            ("const a = await 'x; y'; `;${a}\n;`", "\";x; y\\n;\""),
            ("const a = await 1; /* b; */ a // c; d", "1"), ("await 1; for (;;) break // one; two", "null"),
            ("await 1; function f() {}", "null"), ("return await 3", "3"),
            // Unchanged scripts.
            ("async function f() { return await 5 } f()", "5"), ("var await = 6; await", "6"), ("'await'", "\"await\""),
        ]
    )
    func topLevelAwait(script: String, value: String) throws {
        let outcome = try Workspace().run(["eval", "p.html", "-e", script])
        #expect(outcome.text == value + "\n", "\(outcome.error)")
    }

    @Test("A script that awaits ends before the next one begins, also from a file")
    func waitsInOrder() throws {
        let space = try Workspace()
        try space.write("await new Promise(r => setTimeout(r, 50))\nglobalThis.a = 1\n", to: "s.js")
        #expect(try space.run(["eval", "p.html", "--script", "s.js", "-e", "a"]).text == "1\n")
        let failed = try space.run(["eval", "p.html", "-e", "\nawait 1\nnull.x", "-e", "1"])
        #expect(failed.code == 1 && failed.text == "")
        #expect(failed.message.contains("-e:3: "), "\(failed.error)")
        let wrong = try space.run(["eval", "p.html", "-e", "await 1 +"])
        #expect(wrong.code == 1 && wrong.message.contains("SyntaxError"), "\(wrong.error)")
    }

    @Test(
        "Senseless options are refused",
        arguments: [
            (["-e", "1"], "Give at least one page, or --files-from."),
            (["-", "p.html", "-", "-e", "1"], "Standard input (-) can be read only once."),
            (["-", "--files-from", "-", "-e", "1"], "Standard input (-) can be read only once."),
            (["p.html", "--jobs", "0", "-e", "1"], "--jobs takes a number from 1 to 1024."),
            (["p.html", "--raw", "--jsonl", "-e", "1"], "--raw and --jsonl cannot be combined."),
            (
                ["p.html", "p.html", "--url", "https://a/", "-e", "1"],
                "--url is the URL of one page; it cannot be combined with several."
            ),
        ]
    )
    func refused(arguments: [String], message: String) throws {
        let outcome = try Workspace().run(["eval"] + arguments)
        #expect(outcome.code == 2 && outcome.error.contains("Error: \(message)\n"), "\(outcome.error)")
    }

    /// Lines of JSON with `page` and `value`, as pairs.
    private func pairs(_ text: String) -> [String] {
        text.split(separator: "\n").map { line in
            let object = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any]
            return "\(object?["page"] ?? "no page"): \(object?["value"] ?? "no value")"
        }
    }

    @Test("Folders, quoted patterns, containers and lists give their pages in order, whatever the number of jobs")
    func manyInputs() throws {
        let space = try Workspace()
        try space.makeFolder("saved/inner")
        for (name, title) in [("saved/b.html", "b"), ("saved/inner/a.htm", "a"), ("c.html", "c")] {
            try space.write("<title>\(title)</title>", to: name)
        }
        try space.write("no page", to: "saved/notes.txt")
        let body = "<title>in a record</title>"
        try space.write(
            "WARC/1.0\r\nWARC-Type: resource\r\nWARC-Target-URI: http://e.org/\r\nWARC-Record-ID: <urn:uuid:1>\r\n"
                + "Content-Type: text/html\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)\r\n\r\n",
            to: "w.warc"
        )
        try space.write("c.html\nsaved/b.html\n", to: "list.txt")
        for jobs in ["1", "3"] {
            let options = ["--jobs", jobs, "-e", "document.title + new URL(document.URL).protocol"]
            let folder = try space.run(["eval", "saved", "w.warc"] + options)
            let found = pairs(folder.text)
            #expect(found.prefix(2) == ["saved/b.html: bfile:", "saved/inner/a.htm: afile:"], "\(folder.error)")
            #expect(found.count == 3 && found[2].hasPrefix("w.warc/") && found[2].hasSuffix(": in a recordhttp:"))
            #expect(folder.code == 0 && folder.error == "")
            let pattern = try space.run(["eval", "**/*.h*"] + options + ["--raw"])
            #expect(pattern.text == "cfile:\ntfile:\nbfile:\nafile:\n", "\(pattern.error)")
            for (list, input) in [("list.txt", ""), ("-", "c.html\0saved/b.html\0")] {
                let listed = try space.run(["eval", "p.html", "--files-from", list] + options, input: input)
                #expect(
                    pairs(listed.text) == ["p.html: tfile:", "c.html: cfile:", "saved/b.html: bfile:"],
                    "\(listed.error)"
                )
            }
        }
        let standard = try space.run(["eval", "-", "c.html", "-e", "document.title"], input: "<title>in</title>")
        #expect(pairs(standard.text) == ["standard input: in", "c.html: c"], "\(standard.error)")
        let unnamed = try space.run(["eval", "x.appex", "-e", "1"])
        #expect(unnamed.code == 2 && unnamed.message.contains("this folder contains no pages"), "\(unnamed.error)")
        let unmatched = try space.run(["eval", "no*.html", "p.html", "-e", "1"])
        #expect(unmatched.code == 2 && unmatched.message.contains("no file matches this pattern"))
    }

    @Test("A folder's pages share processes unless their own scripts run, and are isolated from each other")
    func pagesApart() throws {
        let space = try Workspace()
        try space.makeFolder("saved")
        for number in 0..<40 {
            let page = "<title>\(number)</title><script>window.own = document.title</script>"
            try space.write(page, to: "saved/\(number).html")
        }
        let script = """
            const seen = globalThis.mark ?? null; globalThis.mark = 1; Object.prototype.odd = 2;
            [seen, window.own === document.title]
            """
        for world in [["--page-scripts", "--world", "page"], ["--page-scripts"], []] {
            let outcome = try space.run(["eval", "saved", "--raw", "-e", script] + world)
            let values = outcome.text.split(separator: "\n").map(String.init)
            #expect(Set(values) == [world.count == 3 ? "[null,true]" : "[null,false]"], "\(outcome.error)")
            #expect(values.count == 40)
        }
    }

    @Test("Only pages with scripts that can't be stopped, or that crash their process, fail")
    func lostWorkers() throws {
        let space = try Workspace()
        try space.makeFolder("saved")
        for name in ["a", "b", "c"] { try space.write("<title>\(name)</title>", to: "saved/\(name).html") }
        // The engine gives up an expression after so many steps, which takes about half a second.
        let regex = "if (document.title === 'b') for (;;) /^(a|a)*$/.test('a'.repeat(60) + 'b'); document.title"
        let stuck = try space.run(["eval", "saved", "--raw", "--timeout", "0.5", "-e", regex])
        #expect(stuck.text == "a\nc\n" && stuck.code == 1, "\(stuck.text)\(stuck.error)")
        #expect(stuck.error.contains("webaction: saved/b.html: ") && stuck.message.contains("1 of 3 pages failed."))
    }

    @Test(
        "A value without a JSON form is printed as its description",
        arguments: [
            ("document.querySelector('p')", #"{"HTMLParagraphElement":"<p>"}"#),
            (
                "const p = document.body.firstChild; p.id = 'a\"b&'; p.setAttribute('hidden', ''); [p]",
                #"[{"HTMLParagraphElement":"<p id=\"a&quot;b&amp;\" hidden>"}]"#
            ),
            ("document.querySelectorAll('p')", #"{"NodeList":[{"HTMLParagraphElement":"<p>"}]}"#),
            ("document.body.children", #"{"HTMLCollection":[{"HTMLParagraphElement":"<p>"}]}"#),
            ("document.body.firstChild.firstChild", #"{"Text":"hi"}"#),
            ("10n", #"{"BigInt":"10"}"#), ("({ a: [1n] })", #"{"a":[{"BigInt":"1"}]}"#),
            ("new Map([['a', new Set([1])], [2n, null]])", #"{"Map":[["a",{"Set":[1]}],[{"BigInt":"2"},null]]}"#),
            ("new Uint8Array([1, 2])", #"{"Uint8Array":[1,2]}"#), ("/a/g", #"{"RegExp":"/a/g"}"#),
            ("new TypeError('m')", #"{"TypeError":"m"}"#), ("({ a: Promise.resolve(1) })", #"{"a":{"Promise":null}}"#),
            ("Symbol('a')", #"{"Symbol":"Symbol(a)"}"#), ("(function f() {})", #"{"Function":"f"}"#),
            ("Promise.resolve(document.body)", #"{"HTMLBodyElement":"<body>"}"#),
            // As by JSON.stringify.
            ("({ a: 1, b: undefined, c: () => 1, d: [() => 1], e: NaN })", #"{"a":1,"d":[null],"e":null}"#),
            ("new Date(0)", #""1970-01-01T00:00:00.000Z""#), ("new URL('https://a/')", #""https://a/""#),
            ("class A { b = 1 }; new A", #"{"b":1}"#), ("[new String('a'), Object(1)]", #"["a",1]"#),
            ("({ toJSON() { return document.body } })", #"{"HTMLBodyElement":"<body>"}"#),
        ]
    )
    func values(script: String, json: String) throws {
        let outcome = try Workspace().run(["eval", "p.html", "-e", script])
        #expect(outcome.text == json + "\n", "\(outcome.error)")
    }

    @Test("A cyclic value is an error, and a value that a script tampers with is not printed as another one")
    func spoiledValues() throws {
        let space = try Workspace()
        let circle = try space.run(["eval", "p.html", "-e", "const map = new Map(); map.set('a', [map]); map"])
        #expect(circle.code == 1 && circle.message.contains("cyclic"), "\(circle.error)")
        let tampered = """
            Array.prototype.toJSON = Map.prototype.forEach = JSON.stringify = Object.prototype.toString = () => 'no'; \
            new Map([[1, document.body]])
            """
        let value = try space.run(["eval", "p.html", "-e", tampered])
        #expect(value.text == "{\"Map\":\"no\"}\n", "\(value.error)")
        let thrown = try space.run(["eval", "p.html", "-e", "({ get a() { throw new Error('mine') } })"])
        #expect(thrown.code == 1 && thrown.message.contains("Error: mine"))
    }
}
