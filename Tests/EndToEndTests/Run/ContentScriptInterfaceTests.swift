// ContentScriptInterfaceTests.swift: what content scripts have of their extension: messages, storage, texts, and what is absent.

import Foundation
import Testing

@Suite("Interfaces of content scripts")
struct ContentScriptInterfaceTests {
    private static let noReceiver = "Could not establish connection. Receiving end does not exist."

    private func workspace(
        _ script: String,
        _ members: String = "\"permissions\": [\"storage\"],",
        version: Int = 3,
        _ files: [String: String] = [:]
    ) throws -> Workspace {
        let entry = ContentScriptTests.entry(#""js": ["a.js"]"#)
        return try ContentScriptTests.workspace(
            ContentScriptTests.manifest(entry, members, version: version),
            files.merging(["a.js": script]) { first, _ in first }
        )
    }

    private func run(_ workspace: Workspace, _ options: [String] = []) throws -> Outcome {
        try workspace.run(["run", "p.html", "--url", "https://example.com/", "--extension", "./ext"] + options)
    }

    /// The lines that a script writes to the console.
    private func log(_ script: String, _ members: String? = nil, version: Int = 3, options: [String] = []) throws
        -> [String]
    {
        let workspace = try workspace(
            "(async () => {\(script)\n})().catch(e => console.log('thrown', e.message));",
            members ?? "\"permissions\": [\"storage\"],",
            version: version
        )
        let run = try run(workspace, options)
        #expect(run.code == 0, "\(run.error)")
        return ContentScriptTests.log(run.error)
    }

    // MARK: - Messages

    @Test("The messages that are sent are the payload, in order")
    func payload() throws {
        let workspace = try workspace(
            """
            chrome.runtime.sendMessage({ type: 'one', n: 1, left: undefined }, () => chrome.runtime.lastError);
            browser.runtime.sendMessage('two').catch(() => {});
            chrome.runtime.sendMessage('other-extension', [3], () => chrome.runtime.lastError);
            const port = chrome.runtime.connect({ name: 'p' });
            port.postMessage(null);
            """
        )
        let run = try run(workspace, ["--payload", "payload.json"])
        #expect(run.code == 0, "\(run.error)")
        let payload = try JSONSerialization.jsonObject(with: #require(workspace.read("payload.json"))) as? NSArray
        let expected =
            #"[{"message":{"type":"one","n":1}},{"message":"two"},{"message":[3],"to":"other-extension"},"#
            + #"{"message":null,"port":"p"}]"#
        #expect(payload == (try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? NSArray))
    }

    /// The text is that of Chrome and Firefox.
    @Test("A message that nothing answers fails with the browsers' error, in each form")
    func unanswered() throws {
        let script = """
            chrome.runtime.sendMessage(1, (...all) => console.log('chrome', all.length, chrome.runtime.lastError.message));
            await browser.runtime.sendMessage(1).catch(e => console.log('browser', e instanceof Error, e.message));
            console.log(chrome.runtime.lastError, browser.runtime.lastError);
            """
        #expect(
            try log(script) == [
                "chrome 0 \(Self.noReceiver)", "browser true \(Self.noReceiver)", "undefined undefined",
            ]
        )
        #expect(try log("await chrome.runtime.sendMessage(1)") == ["thrown \(Self.noReceiver)"])
        #expect(try log("console.log(chrome.runtime.sendMessage(1))", version: 2) == ["undefined"])
        let ignored = try run(try workspace("chrome.runtime.sendMessage(1, () => {})"))
        #expect(ignored.error.contains("Unchecked runtime.lastError: \(Self.noReceiver)"), "\(ignored.error)")
    }

    @Test("Answers are those of --answers: the first that fits a message")
    func answers() throws {
        let script = """
            for (const message of [{ type: 'get', id: 2 }, { type: 'get', id: 3 }, 'x'])
              console.log(JSON.stringify(await browser.runtime.sendMessage(message).catch(e => e.message)));
            chrome.runtime.sendMessage({ type: 'get', id: 3 }, answer => {
              console.log(answer.length, chrome.runtime.lastError);
              const port = chrome.runtime.connect({ name: 'p' });
              port.onMessage.addListener((message, own) => console.log(message, own === port));
              port.onDisconnect.addListener(() => console.log('disconnected'));
              port.postMessage('ping');
            });
            """
        let answers = """
            [{"message": {"id": 2}, "answer": {"found": true}}, {"message": {"type": "get"}, "answer": [1, 2]},
             {"port": "p", "answer": "pong"}, {"message": "x", "error": "Not now"}]
            """
        #expect(
            try log(script, options: ["--answers", answers]) == [
                "{\"found\":true}", "[1,2]", "\"Not now\"", "2 undefined", "pong true",
            ]
        )
        for (text, problem) in [("{}", "must be a list"), ("[1]", "no object"), ("[{\"answers\": 1}]", "unknown key")] {
            let refused = try run(try workspace(""), ["--answers", text])
            #expect(refused.code == 2 && refused.error.contains(problem), "\(refused.error)")
        }
    }

    @Test("Answers of a case are those of its key")
    func answersOfCase() throws {
        let workspace = try workspace(
            "chrome.runtime.sendMessage('q').then(answer => { document.title = answer; });"
        )
        try workspace.makeFolder("case/expected")
        let entry =
            #"{"extension": "../ext", "page": "../p.html", "url": "https://example.com/", "answers": [{"answer": "A"}]}"#
        try workspace.write(entry, to: "case/case.json")
        let recorded = try workspace.run(["test", "case", "--record", "--allow-outside", "."])
        #expect(recorded.code == 0, "\(recorded.text) \(recorded.error)")
        #expect(try workspace.run(["test", "case", "--allow-outside", "."]).code == 0)
        let tree = (workspace.read("case/expected/final.tree") ?? workspace.read("case/final.tree")).map {
            String(decoding: $0, as: UTF8.self)
        }
        #expect(tree?.contains("\"A\"") == true, "\(workspace.files) \(recorded.text) \(recorded.error)")
    }

    @Test("A port to nothing is disconnected")
    func ports() throws {
        let script = """
            const port = chrome.runtime.connect();
            port.onDisconnect.addListener(own => {
              console.log(own === port, chrome.runtime.lastError.message);
              try { port.postMessage(1); } catch (e) { console.log(e.message); }
            });
            """
        #expect(
            try log(script) == ["true \(Self.noReceiver)", "Attempting to use a disconnected port object"]
        )
    }

    // MARK: - Storage

    @Test("Values are stored in the file of --values, in areas, and listeners hear of changes")
    func storage() throws {
        let workspace = try workspace(
            """
            (async () => {
              const seen = [];
              // Others are called all the same.
              browser.storage.local.onChanged.addListener(() => { throw new Error('of a listener'); });
              chrome.storage.onChanged.addListener((changes, area) => seen.push(area + JSON.stringify(changes)));
              browser.storage.local.onChanged.addListener(changes => seen.push('own' + JSON.stringify(changes)));
              const { count } = await chrome.storage.local.get({ count: 0 });
              await chrome.storage.local.set({ count: count + 1, left: undefined });
              await new Promise(done => chrome.storage.sync.set({ a: [1] }, done));
              await browser.storage.sync.remove('none');
              console.log(JSON.stringify(await browser.storage.local.get()), JSON.stringify(await chrome.storage.sync.get(['a', 'b'])));
              setTimeout(() => console.log(seen.join(' ')), 10);
            })();
            """
        )
        for count in 1...2 {
            let run = try run(workspace, ["--values", "v.json"])
            #expect(run.code == 0, "\(run.error)")
            let old = count == 1 ? "" : "\"oldValue\":1,"
            let change = "{\"count\":{\(old)\"newValue\":\(count)}}"
            #expect(
                ContentScriptTests.log(run.error) == [
                    "{\"count\":\(count)} {\"a\":[1]}",
                    "own\(change) local\(change)\(count == 1 ? " sync{\"a\":{\"newValue\":[1]}}" : "")",
                ],
                "\(run.error)"
            )
        }
        let stored = try JSONSerialization.jsonObject(with: #require(workspace.read("v.json"))) as? NSDictionary
        #expect(stored == ["E": ["local": ["count": 2], "sync": ["a": [1]]]])
    }

    @Test("Other areas refuse as in browsers, and without the permission there is no storage")
    func otherAreas() throws {
        let script = """
            await chrome.storage.managed.set({ a: 1 }).catch(e => console.log(e.message));
            console.log(JSON.stringify(await chrome.storage.managed.get('a')));
            await chrome.storage.session.get().catch(e => console.log(e.message));
            """
        #expect(
            try log(script) == [
                "This is a read-only store.", "{}", "Access to storage is not allowed from this context.",
            ]
        )
        #expect(try log("console.log(typeof chrome.storage)", "") == ["undefined"])
    }

    // MARK: - Texts

    /// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/i18n/Locale-Specific_Message_reference
    @Test("Texts come from _locales, with placeholders and substitutions")
    func texts() throws {
        let script = """
            for (const key of ['hello', 'HELLO', 'only', 'none', '@@ui_locale', '@@bidi_dir'])
              console.log(JSON.stringify(chrome.i18n.getMessage(key, ['A', 'B'])));
            console.log(chrome.i18n.getUILanguage(), chrome.runtime.getManifest().name, chrome.runtime.getManifest().version);
            console.log(chrome.i18n.getMessage('@@extension_id') === chrome.runtime.id, /^[a-p]{32}$/.test(chrome.runtime.id));
            console.log(chrome.runtime.getURL('/x/y.png') === `chrome-extension://${chrome.runtime.id}/x/y.png`);
            """
        let german = #"{"hello": {"message": "Hallo"}, "only": {"message": "Nur $2, $1"}, "name": {"message": "Name"}}"#
        let english = """
            {"hello": {"message": "Hello $who$, $$5", "placeholders": {"WHO": {"content": "<$1>"}}}}
            """
        let entry = ContentScriptTests.entry(#""js": ["a.js"]"#)
        let workspace = try ContentScriptTests.workspace(
            ContentScriptTests.manifest(entry, #""default_locale": "de","#).replacing(
                "\"E\"",
                with: "\"__MSG_name__\""
            ),
            ["a.js": script, "_locales/de/messages.json": german, "_locales/en/messages.json": english]
        )
        #expect(
            ContentScriptTests.log(try run(workspace).error) == [
                "\"Hello <A>, $5\"", "\"Hello <A>, $5\"", "\"Nur B, A\"", "\"\"", "\"en_US\"", "\"ltr\"",
                "en-US Name 1.0", "true true", "true",
            ]
        )
    }

    @Test("The texts of an extension make 16 MB at most, however often they name each other")
    func manyMessages() throws {
        let long = String(repeating: "x", count: 100_000)
        let texts =
            "{\"long\": {\"message\": \"\(long)\"}, \"many\": {\"message\": \"\(String(repeating: "$p$", count: 1000))\", "
            + "\"placeholders\": {\"p\": {\"content\": \"\(long)\"}}}}"
        let entry = ContentScriptTests.entry(#""js": ["a.js"], "css": ["a.css"]"#)
        let workspace = try ContentScriptTests.workspace(
            ContentScriptTests.manifest(entry, #""default_locale": "en","#),
            [
                "a.js": "try { chrome.i18n.getMessage('many') } catch (e) { console.log(e.message) }",
                "a.css": "", "_locales/en/messages.json": texts,
            ]
        )
        #expect(
            ContentScriptTests.log(try run(workspace).error) == [
                "The extension's messages make more than 16 MB of text."
            ]
        )
        try workspace.write(String(repeating: "/* __MSG_long__ */", count: 1000), to: "ext/a.css")
        let run = try run(workspace)
        #expect(
            run.code != 0 && run.error.contains("The extension's messages make more than 16 MB of text."),
            "\(run.error)"
        )
    }

    @Test("Content scripts import files of their extension that its manifest makes accessible")
    func importedFiles() throws {
        let script = """
            (async () => {
            const load = path => import(chrome.runtime.getURL(path)).then(({ value }) => value, error => error.name);
            console.log(await load('lib/a.js'), await load('lib/a.txt'), await load('hidden.js'), await load('lib/../hidden.js'));
            })();
            """
        let workspace = try workspace(
            script,
            #""web_accessible_resources": [{"resources": ["lib/*.js"], "matches": ["*://*/*"]}],"#,
            [
                "lib/a.js": "import { b } from './b.js'; export const value = `a${b}`",
                "lib/b.js": "export const b = 'b'",
                "lib/a.txt": "export const value = 1", "hidden.js": "export const value = 1",
            ]
        )
        let run = try run(workspace)
        #expect(ContentScriptTests.log(run.error) == ["ab TypeError TypeError TypeError"], "\(run.error)")
    }

    // MARK: - What is absent

    @Test("What content scripts have is that, and what else is asked for is named once")
    func members() throws {
        let script = """
            console.log(Object.keys(chrome).sort().join(), Object.keys(chrome.runtime).sort().join());
            console.log(Object.keys(chrome.extension).sort().join(), typeof chrome.tabs, 'tabs' in chrome, typeof chrome.tabs);
            console.log(typeof browser.runtime.getBackgroundPage);
            """
        let workspace = try workspace(script)
        let run = try run(workspace)
        #expect(
            ContentScriptTests.log(run.error) == [
                "extension,i18n,runtime,storage connect,getManifest,getURL,id,lastError,onConnect,onMessage,sendMessage",
                "inIncognitoContext undefined false undefined", "undefined",
            ],
            "\(run.error)"
        )
        let warnings = run.error.split(separator: "\n").filter { $0.contains("is asked for") }
        #expect(warnings.count == 2, "\(run.error)")
        #expect(run.error.contains("chrome.tabs is asked for, and content scripts have none here"))
        let older = try log("console.log(Object.keys(chrome.extension).sort().join())", version: 2)
        #expect(older == ["connect,getURL,inIncognitoContext,lastError,onConnect,onMessage,sendMessage"])
    }
}
