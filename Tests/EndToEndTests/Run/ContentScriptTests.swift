// ContentScriptTests.swift: content scripts of web extensions: which files run, when, in which world, and the style sheets.
// Elsewhere: what they have of their extension (ContentScriptInterfaceTests.swift), manifests (WebExtensionManifestTests.swift).

import Foundation
import Testing

@Suite("Content scripts")
struct ContentScriptTests {
    static let page = "<!doctype html><html lang=en><title>t</title><body><p id=a>hi</p></body></html>\n"

    /// A workspace with a page, and an extension in the folder `ext`.
    static func workspace(
        _ manifest: String,
        _ files: [String: String],
        page: String = page
    ) throws -> Workspace {
        let workspace = try Workspace()
        try workspace.write(page, to: "p.html")
        for (name, text) in files.merging(["manifest.json": manifest], uniquingKeysWith: { first, _ in first }) {
            let path = "ext/\(name)"
            try workspace.makeFolder(String(path[..<path.lastIndex(of: "/")!]))
            try workspace.write(text, to: path)
        }
        return workspace
    }

    /// A manifest of version 3 with these entries, or other members.
    static func manifest(_ entries: String, _ members: String = "", version: Int = 3) -> String {
        """
        {"manifest_version": \(version), "name": "E", "version": "1.0", \(members) "content_scripts": [\(entries)]}
        """
    }

    /// An entry for all pages of example.com.
    static func entry(_ members: String) -> String { "{\"matches\": [\"*://example.com/*\"], \(members)}" }

    private func run(_ workspace: Workspace, _ options: [String] = []) throws -> Outcome {
        try workspace.run(["run", "p.html", "--url", "https://example.com/", "--extension", "./ext"] + options)
    }

    /// The lines that scripts wrote to the console, without their places.
    static func log(_ error: String) -> [String] {
        error.split(separator: "\n").filter { $0.hasPrefix("log: ") }.map { line in
            String(line.dropFirst(5).replacing(#/ \([^()]*:\d+:\d+\)$/#, with: ""))
        }
    }

    @Test("The files of an entry run in order, in one world, and change the page")
    func order() throws {
        let workspace = try Self.workspace(
            Self.manifest("\(Self.entry(#""js": ["lib/a.js", "/b.js"]"#)), \(Self.entry(#""js": ["./c.js"]"#))"),
            [
                "lib/a.js": "const one = 1; var list = ['a'];", "b.js": "list.push('b' + one);",
                "c.js": "list.push('c'); document.getElementById('a').textContent = list.join();",
            ]
        )
        for reference in ["ext", "./ext", "ext/manifest.json"] {
            let run = try workspace.run([
                "run", "p.html", "--url", "https://example.com/", "--extension", reference,
            ])
            #expect(run.code == 0, "\(run.error)")
            #expect(run.text == Self.page.replacing("hi", with: "a,b1,c"), "\(reference)")
        }
    }

    @Test("A manifest may have comments, commas after the last member and a byte order mark")
    func form() throws {
        let workspace = try Self.workspace(
            "\u{FEFF}// one\n{\"manifest_version\": 2, /* two */ \"name\": \"E\",\n\"content_scripts\": "
                + "[{\"matches\": [\"<all_urls>\",], \"js\": [\"a.js\"],},],}\n// end",
            ["a.js": "document.title = 'u'"]
        )
        let run = try run(workspace)
        #expect(run.code == 0 && run.text.contains("<title>u</title>"), "\(run.error)")
    }

    @Test(
        "A script runs at its moment, also if the page's own scripts do not",
        arguments: [
            ("document_start", "loading <html lang=\"en\"></html>"),
            (
                "document_end",
                "interactive <html lang=\"en\"><head><title>t</title></head><body><p id=\"a\">hi</p>\\n</body></html>"
            ),
            (
                "document_idle",
                "complete <html lang=\"en\"><head><title>t</title></head><body><p id=\"a\">hi</p>\\n</body></html>"
            ),
        ]
    )
    func moments(moment: String, seen: String) throws {
        let text = """
            console.log(document.readyState + ' ' + JSON.stringify(document.documentElement.outerHTML).slice(1, -1).replace(/\\\\"/g, '"'));
            """
        for world in ["ISOLATED", "MAIN"] {
            let workspace = try Self.workspace(
                Self.manifest(Self.entry(#""js": ["a.js"], "run_at": "\#(moment)", "world": "\#(world)""#)),
                ["a.js": text]
            )
            for options in [[], ["--page-scripts"]] {
                let run = try run(workspace, options)
                #expect(run.code == 0, "\(run.error)")
                #expect(Self.log(run.error) == [seen], "\(world) \(options): \(run.error)")
            }
        }
    }

    @Test("Entries with several moments run at each of them, and hear of the events between")
    func severalMoments() throws {
        let entries = ["document_idle", "document_start", "document_end"].map { moment in
            Self.entry(#""js": ["\#(moment).js"], "run_at": "\#(moment)""#)
        }
        let start = """
            var heard = ['start'];
            document.addEventListener('DOMContentLoaded', () => heard.push('DOMContentLoaded'));
            addEventListener('load', () => heard.push('load'));
            """
        let workspace = try Self.workspace(
            Self.manifest(entries.joined(separator: ",")),
            [
                "document_start.js": start, "document_end.js": "heard.push('end');",
                "document_idle.js": "heard.push('idle'); console.log(heard.join());",
            ]
        )
        for options in [[], ["--page-scripts"]] {
            let run = try run(workspace, options)
            #expect(Self.log(run.error) == ["start,DOMContentLoaded,end,load,idle"], "\(options): \(run.error)")
        }
    }

    @Test("The extension's world is not the page's, and MAIN is; events pass between them")
    func worlds() throws {
        let page =
            "<!doctype html><script>var mine = 1; addEventListener('ask', () => document.title += '!')</script><title>t</title>"
        let workspace = try Self.workspace(
            Self.manifest(
                Self.entry(#""js": ["main.js"], "world": "MAIN", "run_at": "document_start""#) + ","
                    + Self.entry(#""js": ["own.js"]"#)
            ),
            [
                "main.js": """
                var ofMain = 1;
                console.log('main', typeof chrome, typeof browser, typeof ofExtension);
                addEventListener('ask', event => { console.log('asked', event.detail); });
                """,
                "own.js": """
                var ofExtension = 1;
                console.log('own', typeof chrome, typeof browser, typeof ofMain, typeof mine);
                dispatchEvent(new CustomEvent('ask', { detail: 'x' }));
                """,
            ],
            page: page
        )
        for options in [[], ["--page-scripts"]] {
            let run = try run(workspace, options)
            #expect(
                Self.log(run.error) == [
                    "main undefined undefined undefined", "own object object undefined undefined", "asked x",
                ],
                "\(options): \(run.error)"
            )
            #expect(run.text.contains("<title>t!</title>") == !options.isEmpty)
        }
    }

    // MARK: - Style sheets

    @Test("Style sheets count for computed styles, before the page's own, and are no part of the page")
    func styles() throws {
        let page = "<!doctype html><style>p { margin-top: 1px }</style><body><p id=a>hi</p>\n"
        let text = """
            const style = getComputedStyle(document.getElementById('a'));
            console.log(style.color, style.marginTop, style.paddingTop, document.styleSheets.length,
                document.querySelectorAll('style').length, getComputedStyle(document.body).backgroundImage);
            """
        let workspace = try Self.workspace(
            Self.manifest(Self.entry(#""css": ["one.css", "two.css"], "js": ["a.js"]"#)),
            [
                "one.css": "p { color: rgb(1, 2, 3); margin-top: 9px; padding-top: 1px }",
                "two.css": "p { padding-top: 2px } body { background-image: url(__MSG_@@extension_id__/x.png) }",
                "a.js": text,
            ],
            page: page
        )
        for options in [[], ["--page-scripts"]] {
            let run = try run(workspace, options)
            let line = try #require(Self.log(run.error).first)
            #expect(line.hasPrefix("rgb(1, 2, 3) 1px 2px 1 1 url(\"chrome-extension://"), "\(line)")
            if options.isEmpty { #expect(run.text == page) }
            #expect(!run.text.contains("rgb("))
        }
    }

    // MARK: - Files of the extension

    @Test(
        "Addresses of getURL load what web_accessible_resources lists for the page, and nothing else of the folder",
        arguments: [
            (3, #"[{"resources": ["data/*.txt", "/one.txt"], "matches": ["*://example.com/*"]}]"#),
            (2, #"["data/*.txt", "one.txt"]"#),
        ]
    )
    func accessibleFiles(version: Int, resources: String) throws {
        let script = """
            (async () => {
              for (const path of ['one.txt', 'data/a.txt', 'data/%61.txt', 'data/b.txt', 'a.js', 'data/a.txt.secret',
                'data/../a.js', '../p.html']) {
                const answer = await fetch(chrome.runtime.getURL(path)).then(r => r.text(), () => 'none');
                console.log(path, answer);
              }
              console.log(await fetch('chrome-extension://' + 'a'.repeat(32) + '/one.txt').then(r => r.text(), () => 'none'));
            })();
            """
        let files = ["a.js": script, "one.txt": "1", "data/a.txt": "a", "data/a.txt.secret": "s"]
        func log(_ resources: String, _ options: [String] = []) throws -> [String] {
            let members = "\"web_accessible_resources\": \(resources),"
            let manifest = Self.manifest(Self.entry(#""js": ["a.js"]"#), members, version: version)
            let workspace = try Self.workspace(manifest, files)
            let run = try run(workspace, options)
            #expect(run.code == 0, "\(run.error)")
            return Self.log(run.error)
        }
        let seen = [
            "one.txt 1", "data/a.txt a", "data/%61.txt a", "data/b.txt none", "a.js none", "data/a.txt.secret none",
            "data/../a.js none", "../p.html none", "none",
        ]
        #expect(try log(resources) == seen)
        #expect(try log(resources, ["--resource-root", "ext"])[..<8] == seen[..<8])
        let none = seen.map { $0.split(separator: " ").count == 2 ? "\($0.split(separator: " ")[0]) none" : "none" }
        #expect(try log("[]") == none)
        if version == 3 {
            #expect(try log(resources.replacing("example.com", with: "other.test")) == none)
        }
    }

    @Test("A page loads a style sheet, an image and a script of the extension, if they are listed")
    func accessibleToPage() throws {
        let script = """
            const add = (name, properties) => new Promise(done => {
              const element = Object.assign(document.createElement(name), properties);
              element.onload = () => done('load');
              element.onerror = () => done('error');
              document.body.append(element);
            });
            (async () => {
              const seen = [];
              for (const folder of ['public', 'private']) {
                seen.push(await add('link', { rel: 'stylesheet', href: chrome.runtime.getURL(folder + '/a.css') }));
                seen.push(await add('script', { src: chrome.runtime.getURL(folder + '/a.js') }));
              }
              console.log(seen.join(), getComputedStyle(document.body).color, document.body.className);
            })();
            """
        var files = ["own.js": script]
        for folder in ["public", "private"] {
            files["\(folder)/a.css"] = "body { color: rgb(1, 2, 3) }"
            files["\(folder)/a.js"] = "document.body.className += '\(folder)';"
        }
        let members = #""web_accessible_resources": [{"resources": ["public/*"], "matches": ["<all_urls>"]}],"#
        let workspace = try Self.workspace(Self.manifest(Self.entry(#""js": ["own.js"]"#), members), files)
        let run = try run(workspace, ["--page-scripts"])
        #expect(Self.log(run.error) == ["load,load,error,error rgb(1, 2, 3) public"], "\(run.error)")
    }

    // MARK: - Pages that do not match

    @Test("A page is passed through byte for byte if no entry matches it, or an entry excludes it")
    func unmatched() throws {
        let entry = """
            {"matches": ["*://example.com/*"], "exclude_matches": ["*://example.com/no/*"],
             "include_globs": ["*e*"], "exclude_globs": ["*secret*"], "js": ["a.js"]}
            """
        let workspace = try Self.workspace(Self.manifest(entry), ["a.js": "document.title = 'u'"])
        for (url, isMatched) in [
            ("https://example.com/yes", true), ("https://example.com/no/x", false),
            ("https://example.com/secret", false), ("https://example.org/", false),
        ] {
            let run = try workspace.run(["run", "p.html", "--url", url, "--extension", "./ext"])
            #expect((run.code == 0) == isMatched, "\(url): \(run.error)")
            #expect((run.text == Self.page) == !isMatched)
            let match = try workspace.run(["match", "p.html", "--url", url, "--extension", "./ext"])
            #expect(match.text.contains("E\t\(isMatched ? "yes" : "no")\t"), "\(url): \(match.text) \(match.error)")
        }
    }

    @Test("A batch counts the pages that do not match, and writes the others")
    func batch() throws {
        let workspace = try Self.workspace(
            Self.manifest(#"{"matches": ["*://example.com/a*"], "js": ["a.js"]}"#),
            ["a.js": "document.title = 'u'; chrome.runtime.sendMessage('seen')"]
        )
        try workspace.makeFolder("in")
        for name in ["a", "b"] { try workspace.write("<title>t</title>", to: "in/\(name).html") }
        let run = try workspace.run([
            "batch", "in", "--extension", "./ext", "--out", "out/", "--base-url", "https://example.com/",
        ])
        #expect(run.code == 0, "\(run.error)")
        #expect(workspace.read("out/a.html") == Data("<title>u</title>".utf8), "\(run.error)")
        #expect(workspace.read("out/b.html") == workspace.read("in/b.html"))
        #expect(run.error.contains("1 page not matched by any script, and left as they are."), "\(run.error)")
    }

    @Test("A resumed batch notices that a file of the extension changed")
    func resumedBatch() throws {
        let workspace = try Self.workspace(
            Self.manifest(#"{"matches": ["<all_urls>"], "js": ["a.js"]}"#),
            ["a.js": "document.title = 'u'"]
        )
        let batch = ["batch", "p.html", "--extension", "./ext", "--out", "out/", "--resume", "--journal", "j"]
        #expect(try workspace.run(batch).code == 0)
        #expect(try workspace.run(batch).code == 0)
        try workspace.write("document.title = 'v'", to: "ext/a.js")
        let changed = try workspace.run(batch)
        #expect(changed.code != 0, "\(changed.error)")
    }

    @Test("extensions lists the folder of a web extension")
    func listed() throws {
        let workspace = try Self.workspace(Self.manifest(Self.entry(#""js": ["a.js"]"#)), ["a.js": ""])
        let list = try workspace.run(["extensions"], environment: ["WEBACTION_EXTENSIONS": "."])
        #expect(list.text.contains("ext\tcontent-script\tnone\text"), "\(list.text)")
    }

    @Test("Frames in which browsers run an entry for all frames are counted in a warning")
    func frames() throws {
        let page = """
            <!doctype html><iframe src=/f></iframe><iframe src=https://other.test/></iframe><iframe srcdoc=x></iframe>
            <iframe></iframe>
            """
        for (members, problem) in [
            (#""js": ["a.js"]"#, nil), (#""js": ["a.js"], "all_frames": true"#, "a frame of the page matches"),
            (#""js": ["a.js"], "all_frames": true, "match_about_blank": true"#, "3 frames of the page match"),
        ] {
            let workspace = try Self.workspace(Self.manifest(Self.entry(members)), ["a.js": "1"], page: page)
            let run = try run(workspace)
            #expect(run.code == 0, "\(run.error)")
            #expect(run.error.contains("content scripts do not run in frames") == (problem != nil), "\(run.error)")
            if let problem { #expect(run.error.contains(problem), "\(run.error)") }
        }
    }

    // MARK: - Refusals

    @Test(
        "What cannot run is refused by name",
        arguments: [
            (#"{"manifest_version": 3, "name": "E"}"#, "the extension has no content scripts"),
            (manifest(entry(#""js": ["missing.js"]"#)), "missing.js"),
            (manifest(entry(#""css": ["missing.css"]"#)), "missing.css"),
            (manifest(entry(#""js": ["../p.html"]"#)), "p.html"),
            (manifest(entry(#""js": ["folder"]"#)), "folder"),
            (manifest(entry(#""js": ["link.js"]"#)), "link.js"),
            (manifest(entry(#""js": "a.js""#)), "content_scripts[0].js must be a list of texts"),
            (manifest(#"{"js": ["a.js"]}"#), "content_scripts[0].matches must be a list with a pattern"),
            (manifest(entry(#""js": ["a.js"]"#), #""default_locale": "en","#), "_locales/en/messages.json"),
            ("{", "invalid JSON: line 1, column 2"),
        ]
    )
    func refusals(manifest: String, problem: String) throws {
        let workspace = try Self.workspace(manifest, ["a.js": "1", "folder/x": ""])
        try FileManager.default.createSymbolicLink(
            atPath: workspace.folder.appending(path: "ext/link.js").path,
            withDestinationPath: workspace.folder.appending(path: "p.html").path
        )
        let run = try run(workspace)
        #expect(run.code != 0 && run.text.isEmpty)
        #expect(run.message.contains(problem) && run.message.contains("ext/manifest.json"), "\(run.message)")
    }

    @Test("A manifest that is a link out of the extension's folder is not read")
    func linkedManifest() throws {
        let workspace = try Self.workspace(
            Self.manifest(Self.entry(#""js": ["a.js"]"#)),
            ["a.js": "document.title = 'u'"]
        )
        let folder = workspace.folder.appending(path: "ext")
        let manifest = folder.appending(path: "manifest.json")
        func link(to place: String) throws -> Outcome {
            try FileManager.default.moveItem(at: manifest, to: folder.appending(path: place))
            try FileManager.default.createSymbolicLink(atPath: manifest.path, withDestinationPath: place)
            return try run(workspace)
        }
        let outside = try link(to: "../other.json")
        #expect(outside.code == 1 && outside.text.isEmpty, "\(outside.error)")
        let message = outside.message
        #expect(message.contains("ext/manifest.json") && message.contains("leads out of the folder"), "\(message)")
        try FileManager.default.removeItem(at: manifest)
        try FileManager.default.moveItem(at: workspace.folder.appending(path: "other.json"), to: manifest)
        let inside = try link(to: "own.json")
        #expect(inside.code == 0 && inside.text.contains("<title>u</title>"), "\(inside.error)")
    }

    @Test("A file that throws ends no other, as in browsers: the page keeps what they did, and the exit code is 1")
    func throwing() throws {
        let files = [
            "a.js": "document.documentElement.title = 'a';\nnull.x;", "syntax.js": "1 +",
            "late.js": "throw new Error('late');",
            "b.js": "addEventListener('load', () => { document.title += ' b'; });",
            "c.js": """
            document.title += ' c';
            setTimeout(() => { document.title += ' d'; });
            chrome.runtime.sendMessage(1, () => chrome.runtime.lastError);
            """,
        ]
        let start = Self.entry(#""js": ["a.js", "b.js"], "run_at": "document_start""#)
        let entries = "\(start), \(Self.entry(#""js": ["syntax.js", "c.js", "late.js"]"#))"
        let workspace = try Self.workspace(
            Self.manifest(entries, #""permissions": ["storage"],"#),
            files
        )
        for options in [[], ["--page-scripts"]] {
            let run = try run(workspace, options + ["--report", "report.json", "--payload", "payload.json"])
            #expect(run.code == 1, "\(run.error)")
            #expect(run.text.contains("title=\"a\"") && run.text.contains("<title>t b c d</title>"), "\(run.text)")
            #expect(run.message.contains("a.js:2: TypeError"), "\(run.message)")
            #expect(run.error.contains("late.js:1") && run.error.contains("syntax.js"), "\(run.error)")
            let written = try #require(workspace.read("report.json"))
            let report = try #require(try JSONSerialization.jsonObject(with: written) as? [String: Any])
            #expect(report["reason"] as? String == "script-error" && report["changed"] as? Bool == true, "\(report)")
            let payload = String(decoding: try #require(workspace.read("payload.json")), as: UTF8.self)
            #expect(payload.contains("message"))
        }
    }

    @Test("A script that does not end fails the run, and the page stays")
    func endless() throws {
        let workspace = try Self.workspace(
            Self.manifest(Self.entry(#""js": ["a.js", "b.js"]"#)),
            ["a.js": "document.title = 'u'; for (;;);", "b.js": "document.title = 'v'"]
        )
        let run = try run(workspace, ["--timeout", "0.3"])
        #expect(run.code == 1 && run.text == Self.page, "\(run.error)")
    }

    @Test("In a chain the other scripts run after one that throws, and a batch writes the page and counts it as failed")
    func throwingInChain() throws {
        let workspace = try Self.workspace(
            Self.manifest(Self.entry(#""js": ["a.js"]"#)),
            ["a.js": "document.title += ' a'; throw new Error('x');"]
        )
        let block = "// ==UserScript==\n// @name S\n// ==/UserScript==\n"
        try workspace.write(block + "document.title += ' s';", to: "s.user.js")
        let run = try run(workspace, ["--extension", "./s.user.js"])
        #expect(run.code == 1 && run.text.contains("<title>t a s</title>"), "\(run.text) \(run.error)")
        #expect(run.message.contains("a.js:1: Error: x"), "\(run.message)")
        try workspace.makeFolder("in")
        try workspace.write(Self.page, to: "in/p.html")
        let batch = try workspace.run([
            "batch", "in", "--extension", "./ext", "--extension", "./s.user.js", "--out", "out/", "--base-url",
            "https://example.com/",
        ])
        #expect(batch.code == 1 && batch.error.contains("a.js:1: Error: x"), "\(batch.error)")
        let written = String(decoding: try #require(workspace.read("out/p.html")), as: UTF8.self)
        #expect(written.contains("<title>t a s</title>"))
    }

    @Test("A script that declares a name of an earlier script of its world fails with its own file")
    func redeclaring() throws {
        let workspace = try Self.workspace(
            Self.manifest(Self.entry(#""js": ["a.js", "b.js"]"#)),
            ["a.js": "function f() {}", "b.js": "const { f = 1 } = {};"]
        )
        let run = try run(workspace)
        #expect(run.code == 1)
        #expect(run.error.contains("ext/b.js: SyntaxError: "), "\(run.error)")
    }
}
