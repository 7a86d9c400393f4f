// WorldTests.swift: the bindings as scripts see it.

import PropertyValues
import ScriptEngine
import Testing
import WebRuntime

/// The JSON of a script's value on a page.
func evaluate(_ source: String, on html: String = "<!DOCTYPE html><body>") throws -> String? {
    let world = try Page(html: Array(html.utf8)).makeWorld()
    return try world.evaluateToJSON(source)
}

@Suite("Worlds")
struct WorldTests {
    @Test("A page whose worlds are released is released, with its virtual machine")
    func pagesEnd() throws {
        weak var page: Page?
        weak var vm: ScriptVM?
        func use() throws {
            let used = Page(html: Array("<p>one".utf8))
            (page, vm) = (used, used.vm)
            let change = "const p = document.querySelector('p'); p.onclick = () => p.remove(); p.click(); p.isConnected"
            #expect(try used.makeWorld().evaluateToJSON(change) == "false")
        }
        try use()
        #expect(page == nil)
        #expect(vm == nil)
    }

    @Test(
        "Scripts read and change the tree",
        arguments: [
            ("document.body.firstChild.nodeName", "\"P\""),
            ("document.querySelector('p').textContent", "\"one two\""),
            ("document.getElementById('a').className", "\"x y\""),
            ("document.body.innerHTML = '<b>n</b>'; document.body.outerHTML", "\"<body><b>n</b></body>\""),
            ("document.getElementsByTagName('p').length", "1"),
            ("document.querySelectorAll('p, i')[1].localName", "\"i\""),
            ("[...document.querySelectorAll('*')].map(e => e.tagName).join()", "\"HTML,HEAD,BODY,P,I\""),
            ("document.body.append('x', document.createElement('br')); document.body.lastChild.tagName", "\"BR\""),
            ("document.getElementById('a').classList.add('z'); document.getElementById('a').className", "\"x y z\""),
            ("Object.prototype.toString.call(document.body.childNodes)", "\"[object NodeList]\""),
            (
                "document.body.attributes.length + Object.getOwnPropertyNames(document.querySelector('p').attributes).join()",
                "\"00,1,id,class\""
            ),
            (
                "try { document.body.appendChild(document) } catch (e) { [e.name, e.code, e instanceof DOMException, e instanceof Error].join() }",
                "\"HierarchyRequestError,3,true,true\""
            ),
            ("try { new Node } catch (e) { e.message }", "\"Illegal constructor\""),
            (
                "let log = ''; document.body.addEventListener('x', e => log += e.eventPhase); document.getElementById('a').dispatchEvent(new CustomEvent('x', {bubbles: true, detail: 4})); log",
                "\"3\""
            ),
        ]
    )
    func scripts(source: String, expected: String) throws {
        #expect(try evaluate(source, on: "<!DOCTYPE html><body><p id=a class='x y'>one <i>two</i></p>") == expected)
    }

    @Test(
        "Ranges, walkers and selections are at the standard's places",
        arguments: [
            (
                "const r = document.createRange(); r.selectNodeContents(document.querySelector('p')); r.toString()",
                "\"one two\""
            ),
            (
                "const r = document.createRange(), p = document.querySelector('p'); r.setStart(p.firstChild, 2); r.setEnd(p.lastChild.firstChild, 1); const f = r.extractContents(); p.innerHTML + '|' + f.textContent + '|' + f.childNodes.length",
                "\"on<i>wo</i>|e t|2\""
            ),
            (
                "const r = document.createRange(), p = document.querySelector('p'); r.setStart(p.firstChild, 0); r.setEnd(p.firstChild, 3); r.surroundContents(document.createElement('b')); p.innerHTML",
                "\"<b>one</b> <i>two</i>\""
            ),
            (
                "const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); let t = []; while (w.nextNode()) t.push(w.currentNode.data); t.join('|')",
                "\"one |two\""
            ),
            (
                "const it = document.createNodeIterator(document.body, 1); let t = []; for (let n; n = it.nextNode();) t.push(n.localName); t.join()",
                "\"body,p,i\""
            ),
            ("getSelection().toString()", "\"e tw\""),
            (
                "getSelection().removeAllRanges(); try { getSelection().getRangeAt(0) } catch (e) { e.name }",
                "\"IndexSizeError\""
            ),
        ]
    )
    func ranges(source: String, expected: String) throws {
        let html = "<!DOCTYPE html><body><p id=a class='x y'>one <i>two</i></p>"
        let world = try Page(html: Array(html.utf8), options: PageOptions(selection: "e tw")).makeWorld()
        #expect(try world.evaluateToJSON(source) == expected)
    }

    @Test("A promise is awaited")
    func promises() throws {
        #expect(try evaluate("Promise.resolve({a: 1})") == "{\"a\":1}")
        #expect(throws: ScriptError.self) { try evaluate("Promise.reject(new TypeError('no'))") }
    }

    @Test("run() and finalize() share the object and change the page")
    func runAndFinalize() throws {
        let page = Page(html: Array("<body><h1>Hello</h1>".utf8), options: PageOptions(url: "https://example.org/"))
        let world = try page.makeWorld()
        let outcome = world.callActionExtension(
            source: """
                var Ext = function () {};
                Ext.prototype = {
                  run(arguments) { this.seen = 1; arguments.completionFunction({tags: ['h1'], n: arguments.extensionName}); },
                  finalize(arguments) { document.querySelector(arguments.tag).innerHTML += this.seen; },
                };
                var ExtensionPreprocessingJS = new Ext;
                """,
            sourceURL: "Action.js",
            extensionName: "org.example"
        )
        #expect(outcome.state == .completed)
        #expect(outcome.payload == .dictionary([("tags", .array([.string("h1")])), ("n", .string("org.example"))]))
        #expect(world.finalize(argument: .dictionary([("tag", .string("h1"))])) == nil)
        #expect(String(decoding: page.serializedHTML(), as: UTF8.self).contains("<h1>Hello1</h1>"))
    }

    @Test(
        "Scripts without a payload report the reason",
        arguments: [
            ("let ExtensionPreprocessingJS = {run() {}}", PayloadOutcome.State.noObject),
            ("var ExtensionPreprocessingJS = function () {}", .noRun),
            ("var ExtensionPreprocessingJS = {}; throw new Error('x')", .noObject),
            ("var ExtensionPreprocessingJS = {run() { throw new Error('x') }}", .threw),
            ("var ExtensionPreprocessingJS = {run() {}}", .timedOut),
            ("var ExtensionPreprocessingJS = {run(a) { for (;;); }}", .timedOut),
            ("var ExtensionPreprocessingJS = {run(a) { a.completionFunction(7) }}", .unrepresentable),
        ]
    )
    func failures(source: String, state: PayloadOutcome.State) throws {
        let world = try Page(html: []).makeWorld()
        let outcome = world.callActionExtension(
            source: source,
            sourceURL: "Action.js",
            extensionName: "x",
            timeout: 0.1
        )
        #expect(outcome.state == state)
    }
}
