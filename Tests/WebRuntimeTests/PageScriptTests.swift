// PageScriptTests.swift: the page's own scripts, and the published parser cases that need them.

import DOM
import DOMSerialization
import PageProtocol
import ScriptEngine
import TestSupport
import Testing
import WebRuntime

/// A page whose scripts have run.
private func load(_ html: [UInt8], timeout: Double = 10, isHTML: Bool = true) throws -> PageScripts {
    let tree = Tree()
    let options = PageOptions(url: "http://page.test/folder/page.html")
    let page = Page(tree: tree, document: tree.createDocument(isHTML: isHTML), options: options)
    page.resources = PageResources(pageURL: options.url) { request in
        request.path == "/folder/a.js"
            ? ResourceAnswer(contentType: "text/javascript", bytes: Array("var fromFile = 'ä'".utf8)) : nil
    }
    let scripts = try PageScripts(page: page)
    scripts.load(html, timeout: timeout)
    return scripts
}

@Suite("Page scripts")
struct PageScriptTests {
    @Test("Every published case with scripts gives its tree")
    func publishedCases() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        let path = "html5lib/tree-construction/scripted"
        var count = 0
        for name in try folder.files(in: path, withSuffix: ".dat") {
            for entry in readTreeConstructionCases(try folder.bytes("\(path)/\(name)")) {
                let tree = try load(entry.input).page.html5libTree()
                let got = String(decoding: tree, as: UTF8.self)
                let wanted = String(decoding: entry.tree, as: UTF8.self)
                #expect(got.hasPrefix(wanted) && got.count <= wanted.count + 1, "\(name):\(entry.line)\n\(got)")
                count += 1
            }
        }
        print("scripted tree construction: \(count) cases")
    }

    @Test(
        "XML scripts run at their places",
        arguments: [
            ("<script>var n = document.body.childNodes.length</script><p/>", "n", "1"),
            ("<script src='a.js'/><script>var seen = fromFile</script>", "seen", "\"ä\""),
            ("<script><![CDATA[ var text = '<' + 1 ]]></script>", "text", "\"<1\""),
            ("<p/><script>document.querySelector('p').remove()</script><q/>", "document.body.children.length", "2"),
            (
                "<x:script xmlns:x='http://www.w3.org/2000/svg'>var p = document.currentScript.prefix</x:script>", "p",
                "\"x\""
            ),
            (
                "<!-- <script>var c = 1</script> --><template><script>var c = 1</script></template>", "typeof c",
                "\"undefined\""
            ),
            (
                "<script>try { document.write('x') } catch (e) { var name = e.name }</script>", "name",
                "\"InvalidStateError\""
            ),
            (
                "<p/><script>document.body.innerHTML = '<script xmlns=\"http://www.w3.org/1999/xhtml\">var i = 1</' + 'script>'</script>",
                "typeof i", "\"undefined\""
            ),
            (
                "<script>var order = document.readyState; onload = () => { order += document.readyState }</script>",
                "order", "\"loadingcomplete\""
            ),
        ]
    )
    func scriptsOfXML(content: String, expression: String, expected: String) throws {
        let text = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head/><body>\(content)</body></html>"
        let scripts = try load(Array(text.utf8), isHTML: false)
        #expect(try scripts.world.evaluateToJSON(expression) == expected, "\(content)")
    }

    @Test(
        "Scripts see the page as in the standard",
        arguments: [
            ("<script src=a.js></script>", "fromFile", "\"ä\""),
            ("<script>let a = 1</script><script>var b = a + 1</script>", "b", "2"),
            ("<p id=x>1<script>var n = document.body.childNodes.length</script><p>2", "n", "1"),
            ("<script>document.write('<b id=w>'); var n = w.tagName</script>", "n", "\"B\""),
            ("<form name=f><input name=q value=v></form><script>var v = document.f.q.value</script>", "v", "\"v\""),
            (
                "<script>onerror = m => { seen = m; return true }</script><script>x.y</script>", "typeof seen",
                "\"string\""
            ),
            ("<script type=module>var m = 1</script>", "typeof m", "\"undefined\""),
            (
                // A later element also gets its name when it is parsed.
                """
                <script>function late() { return [typeof later, typeof document.called, typeof unnamed] }
                var seen = [late()], form = document.createElement('form'); document.documentElement.append(form)
                form.id = 'later'; form.name = 'called'; seen.push(late())
                form.innerHTML = '<p id=unnamed>'; seen.push(late()); form.remove(); seen.push(late())</script>
                """,
                "seen.join(' ')",
                "\"undefined,undefined,undefined object,object,undefined object,object,object undefined,undefined,undefined\""
            ),
            // Only names hide a document's members, ids do not.
            (
                "<form id=x></form><script>x.id = 'title'; document.title = 'new'</script>",
                "[document.title, document.querySelector('title').text, typeof window.title]",
                #"["new","new","object"]"#
            ),
            // Scripts of shadow trees run, and are not the current one; a script that left the tree is.
            (
                "<div id=h></div><script>h.attachShadow({ mode: 'open' }).append(Object.assign(document.createElement('script'), "
                    + "{ text: 'var now = document.currentScript' }))</script>", "now", "null"
            ),
            (
                "<p><script>const s = document.createElement('script'), h = document.createElement('div'); s.src = 'a.js'; "
                    + "h.attachShadow({ mode: 'open' }).append(s); document.body.append(h)</script>", "fromFile",
                "\"ä\""
            ),
            (
                "<script>const s = document.createElement('script'); s.src = 'data:,var now = document.currentScript'; "
                    + "document.head.append(s); s.remove()</script>", "now === s", "true"
            ),
            (
                "<div id=h></div><script>const root = h.attachShadow({ mode: 'open' }); root.innerHTML = '<b id=inner></b>'</script>"
                    + "<script>var known = 'inner' in window</script>", "known", "false"
            ),
            (
                "<script>const late = document.createElement('i'); late.id = 'later'; var before = 'later' in window; "
                    + "document.head.append(late); var seen = [before, 'later' in window]</script>", "seen",
                "[false,true]"
            ),
            // A script runs only at its end tag.
            ("<svg><script>var ran = 1</svg><p>", "typeof ran", "\"undefined\""),
            (
                "<script>const s = document.createElement('script'); s.src = URL.createObjectURL(new Blob(['var ran = 1'])); "
                    + "document.head.append(s); URL.revokeObjectURL(s.src)</script>", "ran", "1"
            ),
            (
                "<a href='javascript:var ran=\"a+b%26c\"'>x</a><script>document.links[0].click()</script>", "ran",
                #""a+b&c""#
            ),
            ("<input><input id=i autofocus><input autofocus>", "document.activeElement.id", "\"i\""),
            (
                "<iframe></iframe><script>var n = [typeof self[0], typeof frames[1]]</script>", "n",
                #"["object","undefined"]"#
            ),
            (
                "<div id=h></div><script>let seen = []; const root = h.attachShadow({ mode: 'open' }); root.innerHTML = '<b></b>'; "
                    + "root.firstChild.addEventListener('x', () => { h.append(root.firstChild); seen.push(typeof event) }); "
                    + "h.addEventListener('x', () => seen.push(typeof event)); "
                    + "root.firstChild.dispatchEvent(new Event('x', { bubbles: true, composed: true }))</script>",
                "seen",
                #"["undefined","object"]"#
            ),
        ]
    )
    func scriptsRun(html: String, expression: String, expected: String) throws {
        let scripts = try load(Array(html.utf8))
        #expect(try scripts.world.evaluateToJSON(expression) == expected)
    }

    @Test(
        "Scripts of documents without scripting have already run",
        arguments: [
            ("parsed(markup).querySelector('script')", "0"),
            ("document.importNode(parsed(markup).querySelector('script'), true)", "0"),
            ("parsed('<template>' + markup).querySelector('template').content", "1"),
            ("parsed(`<a xmlns='http://www.w3.org/1999/xhtml'>${markup}</a>`, 'text/xml').documentElement", "0"),
            ("(other.open(), other.write(markup), other.close(), other.querySelector('script'))", "0"),
            ("other.body.appendChild(Object.assign(other.createElement('script'), { text: 'ran++' }))", "0"),
            ("Object.assign(other.createElement('script'), { text: 'ran++' })", "1"),
            ("document.createRange().createContextualFragment(markup)", "1"),
        ]
    )
    func scriptsOfOtherDocuments(node: String, expected: String) throws {
        let scripts = try load(Array("<body>".utf8))
        let source = """
            const parsed = (text, type = 'text/html') => new DOMParser().parseFromString(text, type)
            var ran = 0, other = document.implementation.createHTMLDocument(''), markup = '<script>ran++</script>'
            document.body.append(\(node)); ran
            """
        #expect(try scripts.world.evaluateToJSON(source) == expected)
    }

    @Test("The worlds of the page and of an extension share only the tree")
    func worldsAreApart() throws {
        let html = "<p id=x>1</p><script>var secret = 1; Node.prototype.appendChild = null; x.mark = 2</script>"
        let scripts = try load(Array(html.utf8))
        let world = try scripts.page.makeWorld(.isolated)
        let seen = try world.evaluateToJSON(
            "const p = document.createElement('b'); x.appendChild(p); [typeof secret, typeof x.mark, x.outerHTML]"
        )
        #expect(seen == #"["undefined","undefined","<p id=\"x\">1<b></b></p>"]"#)
        #expect(try scripts.world.evaluateToJSON("x.lastChild.tagName + x.mark + typeof p") == "\"B2undefined\"")
    }

    @Test("A script that an extension inserts runs in the page's world")
    func insertedScriptsRunInThePage() throws {
        let scripts = try load(Array("<body>".utf8))
        let world = try scripts.page.makeWorld(.isolated)
        _ = try world.evaluateToJSON(
            "const s = document.createElement('script'); s.textContent = 'var inPage = 1'; document.body.append(s); 0"
        )
        #expect(try world.evaluateToJSON("typeof inPage") == "\"undefined\"")
        #expect(try scripts.world.evaluateToJSON("inPage") == "1")
    }

    @Test("Each world's listeners receive the other's events, and can cancel them")
    func eventsCrossWorlds() throws {
        let html = """
            <p id=x>1</p><script>
            var heard = [];
            x.addEventListener('click', e => { heard.push(e.type, e.target.id, e.clientX, e instanceof MouseEvent); e.preventDefault() });
            document.addEventListener('ask', e => x.dispatchEvent(new CustomEvent('answer', { detail: { n: e.detail.n + 1 } })));
            setInterval(() => { x.title = (x.title | 0) + 1 + '' }, 100);
            </script>
            """
        let scripts = try load(Array(html.utf8), timeout: 1)
        let world = try scripts.page.makeWorld(.isolated)
        let seen = try world.evaluateToJSON(
            """
            let n, before = x.title | 0;
            x.addEventListener('answer', e => { n = e.detail.n });
            x.dispatchEvent(new CustomEvent('ask', { bubbles: true, detail: { n: 1 } }));
            const went = x.dispatchEvent(new MouseEvent('click', { cancelable: true, clientX: 7 }));
            new Promise(done => setTimeout(() => done([n, went, (x.title | 0) - before]), 350))
            """
        )
        #expect(seen == "[2,false,3]" || seen == "[2,false,4]", "\(seen ?? "")")
        #expect(try scripts.world.evaluateToJSON("heard") == #"["click","x",7,true]"#)
    }

    @Test("A message to the window reaches both worlds, with its data and the window as its source")
    func messagesCrossWorlds() throws {
        let html = """
            <script>
            var heard = [];
            addEventListener('message', e => { heard.push(e.data.q, e.source === window); if (e.data.q === 1) postMessage({ q: 2 }, '*'); });
            </script>
            """
        let scripts = try load(Array(html.utf8), timeout: 1)
        let world = try scripts.page.makeWorld(.isolated)
        let seen = try world.evaluateToJSON(
            """
            const seen = [];
            addEventListener('message', e => { seen.push(e.data.q, e.source === window); });
            postMessage({ q: 1 }, '*');
            new Promise(done => setTimeout(() => done(seen), 50))
            """
        )
        #expect(seen == "[1,true,2,true]")
        #expect(try scripts.world.evaluateToJSON("heard") == "[1,true,2,true]")
    }

    @Test("Linked style sheets apply, with their imports and their own URLs")
    func linkedStyleSheets() throws {
        let sheets = [
            "/folder/css/a.css": "@import 'b.css'; @import url(c.css) print; p { background-image: url(x.png) }",
            "/folder/css/b.css": "/* url(no) */ p { font-style: italic }", "/folder/css/c.css": "p { color: red }",
        ]
        let options = PageOptions(url: "http://page.test/folder/page.html")
        let page = Page(html: Array("<link rel=stylesheet href=css/a.css><p>x".utf8), options: options)
        page.resources = PageResources(pageURL: options.url) { request in
            sheets[request.path].map { ResourceAnswer(contentType: "text/css", bytes: Array($0.utf8)) }
        }
        let world = try page.makeWorld()
        let style = try world.evaluateToJSON(
            "const s = getComputedStyle(document.querySelector('p')); [s.backgroundImage, s.fontStyle, s.color]"
        )
        #expect(style == #"["url(\"http://page.test/folder/css/x.png\")","italic","rgb(0, 0, 0)"]"#)
    }

    @Test("Images among the resources have their natural size")
    func imageSizes() throws {
        let gif = "data:image/gif;base64,R0lGODlhAwACAIAAAAAAAP///ywAAAAAAwACAAACAoRRADs="
        let scripts = try load(Array("<img src='\(gif)'><img src=missing.png>".utf8))
        let sizes = try scripts.world.evaluateToJSON("[...document.images].map(i => [i.naturalWidth, i.naturalHeight])")
        #expect(sizes == "[[3,2],[0,0]]")
    }

    @Test("Endless scripts are ended, and the page is parsed to its end")
    func endlessScriptsAreEnded() throws {
        let scripts = try load(
            Array("<p>1<script>while (true) {}</script><p>2<script>var b</script>".utf8),
            timeout: 0.2
        )
        #expect(String(decoding: scripts.page.serializedHTML(), as: UTF8.self).contains("<p>2"))
        #expect(try scripts.world.evaluateToJSON("[document.readyState, typeof b]") == #"["complete","undefined"]"#)
        #expect(scripts.world.sideEffects.contains { $0.kind == .warning && $0.text.contains("took too long") })
    }

    @Test("No script of the page runs after its time limit: no load listener is called")
    func nothingRunsAfterTheEnd() throws {
        let scripts = try load(
            Array(
                """
                <script>var heard = [];
                document.addEventListener('readystatechange', () => { heard.push(document.readyState); });
                document.addEventListener('DOMContentLoaded', () => { heard.push('content'); });
                window.addEventListener('load', () => { heard.push('load'); });
                </script><script>heard.length = 0; for (;;);</script><p>2
                """.utf8
            ),
            timeout: 0.2
        )
        #expect(try scripts.world.evaluateToJSON("document.readyState") == "\"complete\"")
        #expect(try scripts.world.evaluateToJSON("heard") == "[]")
    }

    @Test("As many frames as WebKit loads are properties of the window, and creating a world costs no more for others")
    func manyFrames() throws {
        let page = Page(html: Array(String(repeating: "<iframe></iframe>", count: 3000).utf8))
        let world = try page.makeWorld()
        #expect(try world.evaluateToJSON("[999 in window, 1000 in window, length]") == "[true,false,3000]")
    }

    @Test("Many scripts are ended like one long script", arguments: ["", " defer src=data:,"])
    func manyScriptsAreEnded(attributes: String) throws {
        let pages = String(repeating: "<script\(attributes)>var a = 1</script>", count: 20_000) + "<p>last"
        let scripts = try load(Array(pages.utf8), timeout: 0.05)
        #expect(String(decoding: scripts.page.serializedHTML(), as: UTF8.self).hasSuffix("<p>last</p></body></html>"))
        #expect(scripts.world.sideEffects.contains { $0.kind == .warning && $0.text.contains("took too long") })
    }

    @Test("Names are found without a walk for each script, and only those of elements in the page")
    func namesOfManyScripts() throws {
        let names = (0..<3000).map { "<p id=n\($0)>" }.joined()
        let scripts = (0..<3000).map { "<script>var v\($0) = 'a1' in window</script>" }.joined()
        let change = "<script>var free = document.createElement('i'); free.id = 'b1'; n7.id = 'c1'</script>"
        let late = "<script>var seen = ['b1' in window, c1 === document.getElementById('c1'), n9.id]</script>"
        let html = names + scripts + change + late + "<p id=a1>"
        let page = try load(Array(html.utf8), timeout: 60)
        #expect(try page.world.evaluateToJSON("seen") == #"[false,true,"n9"]"#)
        #expect(try page.world.evaluateToJSON("[v0, v2999]") == "[false,false]")
    }

    @Test("The errors of scripts have line numbers of the page, whatever earlier scripts wrote")
    func linesAfterWriting() throws {
        let html = """
            <script>document.write('a\\nb\\n<b>\\n')</script>
            <script>var lines = []; onerror = (m, f, line) => { lines.push(line); return true };
            none.one</script>
            <script>document.write('<script>1</' + 'script>\\n\\n<i>')</script>

            <script>none.two</script>
            """
        #expect(try load(Array(html.utf8)).world.evaluateToJSON("lines") == "[3,6]")
    }

    @Test("The contents of data: URLs are bounded")
    func dataURLs() throws {
        let resources = PageResources(pageURL: "http://page.test/", mostDataBytes: 5000) { _ in nil }
        let page = Page(html: [], options: PageOptions())
        page.resources = resources
        let result = try page.makeWorld().evaluateToJSON(
            """
            const half = 'x'.repeat(2000);
            (async () => [
              (await (await fetch('data:,1' + half)).text()).length,
              await fetch('data:,2' + half).then(() => 1, e => e.name),
              await (await fetch('data:,2')).text()])()
            """
        )
        #expect(result == "[2001,\"TypeError\",\"2\"]")
    }

    @Test("Values are copied by the language's own methods, whatever scripts replace")
    func clonesAfterReplacement() throws {
        let html = """
            <script>
            const value = { d: new Date(7), r: /x/gi, m: new Map([[1, { n: 2 }]]), s: new Set([3]), e: new RangeError('m'), b: new Uint8Array([1, 2]).subarray(1),
              w: Object('s'), l: [4, , 6], n: new Number(-0) };
            for (const name of ['Date', 'RegExp', 'Map', 'Set', 'Error', 'RangeError', 'ArrayBuffer', 'Uint8Array', 'TypeError', 'Math', 'WeakMap', 'Promise'])
              window[name] = () => { throw name };
            Object.keys = Array.isArray = Object.defineProperty = () => { throw 1 };
            const messageOf = f => { try { f() } catch (e) { return e.message } };
            const isOurs = messageOf(() => document.addEventListener('x', 1)).startsWith('Argument 2')
              && messageOf(() => document.head.classList.supports('x')) === 'Type error';
            Array.prototype[Symbol.iterator] = () => { throw 2 };
            const c = structuredClone(value);
            var seen = [c.d.getTime(), String(c.r), c.m.get(1).n, c.s.has(3), c.e.name + c.e.message, c.b[0], c.b.byteOffset,
              c.w.length, c.l.length, 1 in c.l, Object.is(c.n.valueOf(), -0), c !== value, isOurs];
            </script>
            """
        let world = try load(Array(html.utf8)).world
        #expect(world.uncaughtErrors.isEmpty, "\(world.uncaughtErrors)")
        let seen = try world.evaluateToJSON("seen")
        #expect(seen == #"[7,"/x/gi",2,true,"RangeErrorm",2,1,1,3,false,true,true,true]"#)
    }

    @Test("Scripts that change the tree during parsing do no harm", arguments: hostilePages)
    func hostilePagesAreParsed(html: String) throws {
        let scripts = try load(Array(html.utf8), timeout: 1)
        #expect(scripts.page.tree.checkInvariants().isEmpty)
        _ = scripts.page.serializedHTML()
    }

    static let hostilePages = [
        "<table><tr><td><script>var t = document.querySelector('table'); document.documentElement.remove(); document.append(t)</script>x<b>y</table>z",
        "<p><b><i><p><script>document.querySelector('p').remove()</script></b>x</i>y<p>z",
        "<b><p><script>var b = document.querySelector('b'), p = b.firstChild; document.body.append(p); p.append(b)</script></b>x<p>y</b>z",
        "<body><script>document.body.remove()</script><frameset><frame>",
        "<select><option><script>document.querySelector('select').remove()</script><option>x</select>y",
        "<script>document.open(); document.write('<p>a'); document.close()</script><p>b",
        "<script>function f() { document.write('<script>f()<' + '/script>') } f()</script>x",
        "<html a=1><body b=1><script>document.body.removeAttribute('b')</script><body c=1 b=2><html d=1>",
        "<form><script>document.forms[0].remove()</script><input></form><svg><script/><p>",
        "<script>document.write('x\\r'); document.write(''); document.write('\\n'); document.write()</script>y",
        "<script>document.write('x\\r')</script><script>document.write()</script>y",
    ]
}
