// RealmTests.swift: the realms of frames: their intrinsics and interfaces, and objects that pass between them.
// https://webidl.spec.whatwg.org/#js-environment
// https://html.spec.whatwg.org/multipage/webappapis.html#realms-settings-objects-global-objects
//
// A line is an expression, or a promise, and the JSON of its value in WebKitGTK. `w` is the window of a frame, `b` its document, `q` a paragraph in it.

import DOM
import Foundation
import PageProtocol
import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Realms of frames")
struct RealmTests {
    private static let html = """
        <!DOCTYPE html><body><p id=p>x</p><iframe id=f name=one srcdoc="<p id=q name=n>hi</p><iframe name=inner></iframe>"></iframe></body>
        """
    private static let prelude = """
        var w = f.contentWindow, b = w.document, q = b.querySelector('p'), f0 = f, p0 = p, out = [];
        var fault = g => { try { g(); return 'no error' } catch (e) { return [e.name, e instanceof w.Error, e instanceof Error, e.constructor === w.DOMException] } };
        """

    private static let interfaces = #"""
        [w.Array !== Array, w.Array === w.Array, w.eval('Array') === w.Array, w.Function('return this')() === w, new w.Array() instanceof Array, w.Object.getPrototypeOf(w.Node.prototype) === w.EventTarget.prototype] ==> [true,true,true,true,false,true]
        [b.body instanceof w.HTMLBodyElement, b.body instanceof HTMLElement, b.body.constructor === w.HTMLBodyElement, b instanceof w.HTMLDocument, b.childNodes instanceof w.NodeList, b.body.classList instanceof w.DOMTokenList, b.body.style instanceof w.CSSStyleDeclaration] ==> [true,false,true,true,true,true,true]
        [b.createElement('a') instanceof w.HTMLAnchorElement, document.importNode(q, true) instanceof HTMLElement, new w.Text('').ownerDocument === b, new w.Image().ownerDocument === b, new w.Image() instanceof w.HTMLImageElement, new w.Range().startContainer === b] ==> [true,true,true,true,true,true]
        (document.body.append(q), [q instanceof w.HTMLElement, q instanceof HTMLElement, q.ownerDocument === document, document.querySelector('#q') === q]) ==> [true,false,true,true]
        (b.body.append(p0), [p0 instanceof HTMLElement, b.querySelector('#p') === p0, Node.prototype.contains.call(b.body, p0), w.Node.prototype.contains.call(b.body, p0)]) ==> [true,true,true,true]
        [fault(() => b.body.append(b.documentElement)), fault(() => w.Node.prototype.append), fault(() => w.Node.prototype.appendChild.call({}, q)), fault(() => new w.Event), fault(() => new w.Node), fault(() => w.Event('x')), fault(() => Node.prototype.appendChild.call(q, b.documentElement)), fault(() => new w.URL('x')), fault(() => b.querySelector('['))] ==> [["HierarchyRequestError",true,false,true],"no error",["TypeError",true,false,false],["TypeError",true,false,false],["TypeError",true,false,false],["TypeError",true,false,false],["HierarchyRequestError",false,true,false],["TypeError",true,false,false],["SyntaxError",true,false,true]]
        [w === w.window, w === w.self, w === w.frames, w.parent === window, w.top === window, w.frameElement === f, w.length, w[0].parent === w, w[0].top === window, w.inner === w[0], w.opener, w.closed, w.name, typeof w[1], w.q === q, '0' in w, 'q' in w] ==> [true,true,true,true,true,true,1,true,true,true,null,false,"one","undefined",true,true,true]
        (f0.remove(), [w.parent, w.top, w.frameElement, w.length, w.closed, w.document === b, b.defaultView, w.window === w, f0.contentWindow]) ==> [null,null,null,0,true,true,null,true,null]
        [f.contentWindow === w, w.location.href, w.location instanceof w.Location, b.location === w.location, w.document === b, b.defaultView === w, frames.one === w, window[0] === w] ==> [true,"about:srcdoc",true,true,true,true,true,true]
        ['history History', 'navigator Navigator', 'performance Performance', 'screen Screen', 'crypto Crypto', 'customElements CustomElementRegistry', 'localStorage Storage', 'locationbar BarProp'].map(s => { const [k, n] = s.split(' '); return w[k] instanceof w[n] && w[k] !== window[k] }) ==> [true,true,true,true,true,true,true,true]
        (w.addEventListener('x', e => out.push(e instanceof Event, window.event === e, w.event === undefined)), w.dispatchEvent(new Event('x')), out) ==> [true,true,true]
        (q.addEventListener('click', w.eval('(function (e) { parent.out.push(this === q, e instanceof Event, event === e, parent.event === undefined) })')), q.click(), out) ==> [true,true,true,true]
        (w.history.pushState({ a: 1 }, ''), [w.history.length - history.length, w.history.state.a, history.state, w.history.state instanceof w.Object]) ==> [0,1,null,true]
        (w.eval('customElements.define("x-a", class extends HTMLElement { constructor() { super(); this.made = 1 } })'), [b.createElement('x-a').made, b.createElement('x-a') instanceof w.HTMLElement, document.createElement('x-a').made, customElements.get('x-a'), typeof w.customElements.get('x-a')]) ==> [1,true,null,null,"function"]
        (w.customElements.define('x-b', class extends w.HTMLElement {}), b.body.innerHTML = '<x-b>', [b.body.firstChild.constructor.name, b.body.firstChild instanceof w.HTMLElement]) ==> ["",true]
        [class extends w.EventTarget {}].map(c => { const t = new c, heard = []; t.addEventListener('x', e => heard.push(e.target === t)); t.dispatchEvent(new Event('x')); return heard }) ==> [[true]]
        """#

    private static let objects = #"""
        [w.structuredClone([{}])[0] instanceof w.Object, w.structuredClone([]) instanceof w.Array, w.structuredClone(new Map) instanceof w.Map, structuredClone(new w.Map) instanceof Map] ==> [true,true,true,true]
        [b.implementation.createHTMLDocument('').body instanceof w.HTMLElement, new w.DOMParser().parseFromString('<p>', 'text/html').body instanceof w.HTMLElement, new w.Document() instanceof w.Document, b.implementation.createDocument(null, 'a') instanceof w.XMLDocument, new w.Document().createElement('a') instanceof w.Element] ==> [true,true,true,true,true]
        [new w.DOMParser().parseFromString('<p>', 'text/html').URL, b.implementation.createHTMLDocument('').URL, new w.Document().URL, new DOMParser().parseFromString('', 'text/html').URL === document.URL] ==> ["about:srcdoc","about:blank","about:blank",true]
        [w.Function.prototype.toString.call(w.Node), w.Function.prototype.toString.call(w.Node.prototype.appendChild), w.Function.prototype.toString.call(w.setTimeout), Function.prototype.toString.call(Object.getOwnPropertyDescriptor(w.Node.prototype, 'firstChild').get)].map(t => /^function [\w ]*\(\) \{\s*\[native code\]\s*\}$/.test(t)) ==> [true,true,true,true]
        [w.Node.prototype.appendChild.length, w.Node.length, w.Event.length, w.Event.name, w.Node.prototype.appendChild.name, Object.getOwnPropertyDescriptor(w.Node.prototype, 'firstChild').get.name, w.setTimeout.name, w.NodeFilter.SHOW_TEXT, w.Node.TEXT_NODE, w.Range.prototype.START_TO_END] ==> [1,0,1,"Event","appendChild","get firstChild","setTimeout",4,3,1]
        [w.NodeList.prototype[Symbol.iterator] === w.Array.prototype.values, w.NodeList.prototype.forEach === w.Array.prototype.forEach, [...b.querySelectorAll('p')].length, new w.URLSearchParams('a=1').entries().next().value[1], [...new w.Headers({ a: 1 })][0][1]] ==> [true,true,1,"1","1"]
        (Node.prototype.appendChild = () => 'page', Element.prototype.extra = 1, delete Node.prototype.firstChild, [w.q.appendChild(b.createTextNode('y')).data, w.q.extra, w.q.firstChild.data]) ==> ["y",null,"hi"]
        (w.Array.prototype.push = () => 'frame', w.Object.prototype.leak = 1, [[].push(1), ({}).leak, b.querySelectorAll('p').leak, document.querySelectorAll('p').leak]) ==> [1,null,1,null]
        (Object.setPrototypeOf(w.HTMLElement.prototype, null), [q.nodeType, q instanceof w.Node, p.nodeType, document.body.contains(p)]) ==> [null,false,1,true]
        (w.postMessage('x', '*'), w.onmessage = e => out.push(e.data, e.source === window, e instanceof w.MessageEvent, e.ports.length), new Promise(d => setTimeout(() => d(out), 50))) ==> ["x",true,true,0]
        (onmessage = e => out.push(e.data.k, e.source === w, e.data instanceof Object), w.eval('setTimeout(() => parent.postMessage({ k: 1 }, "*"), 0)'), new Promise(d => setTimeout(() => d(out), 50))) ==> [1,true,true]
        (w.setTimeout('parent.out.push(this === parent.w, typeof q)', 0), w.setTimeout(function () { out.push(this === w) }, 0), new Promise(d => setTimeout(() => d(out), 50))) ==> [true,"object",true]
        """#

    private static let windows = #"""
        (w.onerror = (m, u, l, c, e) => { out.push(e.k); return true }, w.eval('setTimeout(() => { throw { k: 7 } }, 0)'), onerror = () => out.push('page'), new Promise(d => setTimeout(() => d(out), 50))) ==> [7]
        (w.addEventListener('unhandledrejection', e => { out.push(e.reason); e.preventDefault() }), addEventListener('unhandledrejection', () => out.push('page')), w.eval('Promise.reject(5)'), new Promise(d => setTimeout(() => d(out), 50))) ==> [5]
        [(q.onclick = () => 1, q.onclick()), (q.detail = [], q.detail instanceof Array), new w.CustomEvent('x', { detail: out }).detail === out, out instanceof Array] ==> [1,true,true,true]
        (e => [e instanceof w.Event, w.Event.prototype.isPrototypeOf(e), e.target, (q.dispatchEvent(e), e.target === q), e.composedPath() instanceof w.Array])(new w.Event('x', { bubbles: true })) ==> [true,true,null,true,true]
        (r => [r instanceof w.Range, r.cloneRange() instanceof w.Range, (r.selectNodeContents(q), r.toString()), document.createRange().compareBoundaryPoints, getSelection() === w.getSelection(), (w.getSelection().addRange(r), w.getSelection().toString())].map(x => typeof x === 'function' ? 1 : x))(b.createRange()) ==> [true,true,"hi",1,false,"hi"]
        [w.getComputedStyle(q).display, getComputedStyle(q).display, w.getComputedStyle(q) instanceof w.CSSStyleDeclaration, w.matchMedia('all') instanceof w.MediaQueryList] ==> ["block","block",true,true]
        [new w.Date(0).toISOString(), w.Date.length, typeof w.Date.now(), new w.Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0), w.Date() instanceof w.String, new w.Date().constructor === w.Date, w.Math.random() < 1, w.Proxy.name, new w.Proxy({}, {}) instanceof w.Object] ==> ["1970-01-01T00:00:00.000Z",7,"number","1/1/1970",false,true,true,"Proxy",false]
        (x => [x instanceof w.Blob, new Blob([x]).size, new FormData(), (new FormData).set('a', x)].slice(0, 2))(new w.Blob(['abc'])) ==> [true,3]
        [Object.getOwnPropertyDescriptor(w, 'document').configurable, Object.getOwnPropertyDescriptor(w, 'window').set, Object.getOwnPropertyDescriptor(w, 'top').configurable, Object.getOwnPropertyDescriptor(w, 'document').get instanceof w.Function, Object.getOwnPropertyDescriptor(w, 'Node').enumerable, Object.getOwnPropertyDescriptor(w, 'parent').set !== undefined] ==> [false,null,false,true,false,true]
        [Object.prototype.toString.call(w), Object.prototype.toString.call(w.Node.prototype), w.Node.prototype[Symbol.toStringTag], Object.getPrototypeOf(w) === w.Window.prototype, Object.getPrototypeOf(w.HTMLElement) === w.Element, Object.getPrototypeOf(w.EventTarget) === w.Function.prototype, Object.getPrototypeOf(w.DOMException.prototype) === w.Error.prototype] ==> ["[object Window]","[object Node]","Node",true,true,true,true]
        (i => { const v = []; w.blankFrame = i; b.body.append(i); v.push(i.contentWindow.parent === w, i.contentDocument.URL, i.contentWindow.Array !== w.Array, i.contentWindow.document.body instanceof i.contentWindow.HTMLElement); return v })(b.createElement('iframe')) ==> [true,"about:blank",true,true]
        (b.body.append(f0), [f0.contentWindow, f0.isConnected, f0.ownerDocument === b, b.defaultView]) ==> [null,true,true,null]
        (w.eval('var mine = 1; var fun = function () { return mine }'), [w.mine, w.fun(), typeof mine, w.eval('this.mine')]) ==> [1,1,"undefined",1]
        [w.HTMLElement.prototype.click.call(document.body), w.Object.keys(document.body).length, w.Element.prototype.getAttribute.call(p, 'id'), w.Document.prototype.createElement.call(document, 'a') instanceof HTMLElement] ==> [null,0,"p",true]
        (g => [g(() => w.eval('null.x')), g(() => w.JSON.parse('{')), g(() => w.q.closest('!')), g(() => w.eval('(function f() { f() })()'))])(h => { try { h() } catch (e) { return [e.name, e instanceof w.Error || e instanceof w.DOMException, e instanceof Error] } }) ==> [["TypeError",true,false],["SyntaxError",true,false],["SyntaxError",true,false],["RangeError",true,false]]
        """#

    private func world(_ html: String = Self.html) throws -> World {
        let page = Page(html: Array(html.utf8), options: PageOptions(url: "http://page.test/a/b.html"))
        return try page.makeWorld(.page)
    }

    private func answer(_ expression: String, in world: World) throws -> String? {
        try world.evaluate(Self.prelude)
        return try world.evaluateToJSON(expression)
    }

    @Test(
        "Frames answer as in WebKit",
        arguments: [interfaces, objects, windows].flatMap { $0.split(separator: "\n").map(String.init) }
    )
    func answers(line: String) throws {
        let parts = line.components(separatedBy: " ==> ")
        #expect(try answer(parts[0], in: world()) == parts[1], "\(parts[0])")
    }

    @Test("A frame that no script looks at gets no global object, and one that is looked at gets one")
    func lazily() throws {
        let world = try world()
        _ = try world.evaluateToJSON("[length, document.querySelectorAll('iframe').length]")
        #expect(world.realms.count == 0)
        #expect(try world.evaluateToJSON("[frames[0].document.title, f.contentDocument.title]") == #"["",""]"#)
        #expect(world.realms.count == 1)
    }

    @Test("Calls from one realm to another may be nested a hundred deep; the next one throws the frame's RangeError")
    func nesting() throws {
        let nested = """
            (() => {
              let calls = 0;
              const text = () => { calls++; new w.Option({ toString: text }); return '' };
              try { text() } catch (e) { return [calls, e instanceof w.RangeError, new w.Option('x').text] }
            })()
            """
        #expect(try answer(nested, in: world()) == #"[101,true,"x"]"#)
    }

    @Test("An extension's world has frames of its own, which share no object with those of the page")
    func isolation() throws {
        let page = Page(html: Array(Self.html.utf8))
        let (own, isolated) = (try page.makeWorld(.page), try page.makeWorld(.isolated))
        try own.evaluate(Self.prelude + "w.Object.prototype.leak = w.marker = w.Node.prototype.leak = b.marker = 1")
        let look = """
            [w.Object.prototype.leak, w.marker, w.Node.prototype.leak, b.marker, q.leak, q instanceof w.Node].map(String)
            """
        #expect(
            try answer(look, in: isolated)
                == #"["undefined","undefined","undefined","undefined","undefined","true"]"#
        )
        #expect(try own.evaluateToJSON("[w.marker, q.leak]") == "[1,1]")
    }

    @Test(
        "Scripts that pass objects of one frame to another end with their own errors",
        arguments: [
            // A frame that is gone.
            "f.remove(); [w.Array.from('ab').length, q.nodeType, w.document.createElement('a').localName, w.eval('typeof document')]",
            // Recursion between realms.
            """
            w.g = w.eval('(function g(h) { return h(g) })'); const h = g => g(h); try { h(w.g); 0 } catch (e) { [e.name] }
            """,
            "const t = new EventTarget; w.t = t; t.addEventListener('x', () => w.t.dispatchEvent(new w.Event('x'))); t.dispatchEvent(new Event('x')); [1]",
            // Replaced intrinsics and prototypes.
            """
            w.Reflect.apply = w.Function.prototype.call = w.Function.prototype.apply = w.Object.defineProperty = () => { throw 1 };
            Object.setPrototypeOf(w.Function.prototype, null); Object.setPrototypeOf(w.Node.prototype, w.Array.prototype);
            delete w.Array.prototype[Symbol.iterator]; w.Array.prototype.__defineSetter__(0, () => { throw 2 });
            [b.createElement('p').localName, b.querySelectorAll('p').length, new w.Event('x').type]
            """,
            // Members of one realm on objects of the other, by any receiver and argument.
            """
            let n = 0; for (const from of [window, w]) for (const to of [window, w]) for (const key of Object.getOwnPropertyNames(from.Node.prototype)) {
              const d = Object.getOwnPropertyDescriptor(from.Node.prototype, key);
              for (const part of ['value', 'get', 'set']) for (const receiver of [to.document.body, to, null, {}, to.Node.prototype]) {
                try { Reflect.apply(d[part], receiver, [to.document, {}, to]) } catch (e) { n += e instanceof Error || e instanceof w.Error || e instanceof DOMException || e instanceof w.DOMException ? 0 : 1 }
              }
            } [n]
            """,
            // A proxy as an interface's new.target, as a listener, and as a result.
            """
            const trap = new Proxy(function () {}, { get() { throw new w.RangeError('own') }, getPrototypeOf() { throw new w.RangeError('own') } });
            b.body.addEventListener('x', trap); b.body.dispatchEvent(new w.Event('x'));
            try { Reflect.construct(w.Event, ['x'], trap); 0 } catch (e) { [e.message] }
            """,
        ]
    )
    func hostile(script: String) throws {
        let world = try world()
        try world.evaluate(Self.prelude)
        let value = try world.evaluateToJSON("(0, eval)(`{ \(script.replacing("`", with: "\\`")) }`)", timeout: 20)
        #expect(value?.hasPrefix("[") == true, "\(value ?? "nil")")
    }

    @Test("Frames within frames, and frames beside each other, end with a warning when they are too many")
    func many() throws {
        let world = try world("<body>" + String(repeating: "<iframe></iframe>", count: 40))
        let nested = """
            let d = document; for (let i = 0; i < 200; i++) { const e = d.createElement('iframe'); d.body.append(e); d = e.contentDocument }
            [d.defaultView.parent.parent !== top, d.defaultView.top === window, [...document.querySelectorAll('iframe')].filter(e => e.contentWindow).length]
            """
        #expect(try world.evaluateToJSON("(0, eval)(`{ \(nested) }`)", timeout: 60) == "[true,true,41]")
    }

    // MARK: Scripts of frames

    /// A page with scripts whose files are the texts of a dictionary.
    private func load(_ html: String, _ files: [String: String] = [:], timeout: Double = 10) throws -> PageScripts {
        let tree = Tree()
        let options = PageOptions(url: "http://page.test/a/b.html")
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true), options: options)
        page.resources = PageResources(pageURL: options.url) { request in
            files[request.path].map { text in
                let isScript = request.path.hasSuffix(".js")
                return ResourceAnswer(contentType: isScript ? "text/javascript" : "text/html", bytes: Array(text.utf8))
            }
        }
        let scripts = try PageScripts(page: page)
        scripts.load(Array(html.utf8), timeout: timeout)
        return scripts
    }

    @Test("A frame's scripts run in its global object, in order, and its events come before those of the page")
    func order() throws {
        let frame = """
            <script>var log = [document.readyState, document.currentScript === document.scripts[0], this === window];
            document.addEventListener('DOMContentLoaded', () => log.push('parsed'));
            onload = () => { log.push(document.readyState); parent.log.push('frame') };
            Promise.resolve().then(() => log.push('microtask'))</script><script src=e.js></script><script defer src=d.js></script>
            <p><script>log.push(document.querySelectorAll('p').length); document.write('<b>w</b><script>log.push(typeof parent.log)<\\/script>')</script><i></i>
            """
        let scripts = try load(
            """
            <script>var log = []; addEventListener('load', () => log.push('page'))</script>
            <iframe src=in.html onload="log.push('element')"></iframe><script>log.push('inline')</script>
            """,
            [
                "/a/in.html": frame, "/a/e.js": "log.push(document.currentScript.src)",
                "/a/d.js": "log.push('deferred')",
            ]
        )
        #expect(try scripts.world.evaluateToJSON("log") == #"["inline","frame","element","page"]"#)
        #expect(
            try scripts.world.evaluateToJSON("frames[0].log")
                == #"["loading",true,true,"microtask","http://page.test/a/e.js",1,"object","deferred","parsed","complete"]"#
        )
        #expect(
            try scripts.world.evaluateToJSON("frames[0].document.querySelector('b').parentNode.localName") == #""p""#
        )
    }

    @Test(
        "Scripts run in frames that may run them",
        arguments: [
            (
                "<iframe srcdoc='<script>parent.n = [typeof n, this === parent]</script>'></iframe>",
                #"["undefined",false]"#
            ),
            ("<iframe sandbox=allow-same-origin srcdoc='<script>parent.n = 1</script>'></iframe>", "0"),
            ("<iframe sandbox=allow-scripts srcdoc='<script>parent.n = 1</script>'></iframe>", "0"),
            (
                "<iframe sandbox=allow-same-origin srcdoc='<iframe sandbox=\"allow-scripts allow-same-origin\" srcdoc=\"<script>top.n = 1</script>\"></iframe>'></iframe>",
                "0"
            ),
            ("<iframe srcdoc='<script type=text/plain>parent.n = 1</script>'></iframe>", "0"),
            (
                "<iframe srcdoc='<body onload=\"parent.n = [this === window, event.type]\">'></iframe>",
                #"[true,"load"]"#
            ),
            (
                "<iframe srcdoc='<iframe srcdoc=\"<script>top.n = parent.parent === top</script>\"></iframe>'></iframe>",
                "true"
            ),
            (
                "<iframe></iframe><script>onload = () => { frames[0].document.body.append(Object.assign(frames[0].document.createElement('script'), { text: 'parent.n = this === parent[0]' })) }</script>",
                "true"
            ),
            (
                "<iframe srcdoc='<script>throw 1</script>'></iframe><script>frames[0].onerror = (m, u, l, c, e) => { n = e; return true }</script>",
                "1"
            ),
            (
                "<script>onload = () => { const e = document.createElement('iframe'); e.srcdoc = '<script>parent.n = 5<\\/script>'; document.body.append(e) }</script>",
                "5"
            ),
            (
                "<iframe src=blank.html></iframe><script>onload = () => { frames[0].location = 'next.html' }</script>",
                #""next""#
            ),
        ]
    )
    func frameScripts(html: String, expected: String) throws {
        let files = ["/a/blank.html": "<p>", "/a/next.html": "<script>parent.n = 'next'</script>"]
        let scripts = try load("<body><script>var n = 0</script>" + html, files)
        #expect(try scripts.world.evaluateToJSON("n") == expected, "\(html)")
    }

    @Test("A frame that navigates itself whenever it has loaded ends with a warning, and the page stays")
    func navigation() throws {
        let frame = "<script>parent.n++; onload = () => { location = 'in.html?' + parent.n }</script>"
        let scripts = try load(
            "<script>var n = 0</script><iframe src=in.html></iframe>",
            ["/a/in.html": frame],
            timeout: 2
        )
        let count = try #require(Int(scripts.world.evaluateToJSON("n") ?? ""))
        #expect(count > 1 && count <= 1000)
    }

    @Test("The window of a document that a frame leaves gets its events, and its successor is another one")
    func unloading() throws {
        let frame = """
            <script>for (const type of ['beforeunload', 'pagehide', 'unload']) addEventListener(type, e => parent.log.push(e.type))</script>
            """
        let scripts = try load(
            "<script>var log = []</script><iframe id=f src=in.html></iframe>",
            ["/a/in.html": frame, "/a/next.html": "<script>parent.log.push('next')</script>"]
        )
        let later = "new Promise(d => setTimeout(() => d([log, old.closed, old === f.contentWindow]), 50))"
        #expect(
            try scripts.world.evaluateToJSON("old = f.contentWindow, f.src = 'next.html', \(later)")
                == #"[["beforeunload","pagehide","unload","next"],true,false]"#
        )
    }

    @Test("Documents of a parser have the address and the realm of the window that made it")
    func parsers() throws {
        let scripts = try load("<iframe id=f src=in.html></iframe>", ["/a/in.html": "<p>"])
        let expression = """
            (d => [d.URL, d.body instanceof f.contentWindow.HTMLElement, d.cloneNode(true).body instanceof f.contentWindow.HTMLElement])
            (DOMParser.prototype.parseFromString.call(new f.contentWindow.DOMParser, 'x', 'text/html'))
            """
        #expect(try scripts.world.evaluateToJSON(expression) == #"["http://page.test/a/in.html",true,true]"#)
    }

    @Test("Frames of an extension's world run no scripts")
    func silentFrames() throws {
        let page = Page(html: Array("<iframe srcdoc='<script>parent.n = 1</script>'></iframe>".utf8))
        let world = try page.makeWorld(.isolated)
        #expect(try world.evaluateToJSON("[frames[0].document.scripts.length, typeof n]") == #"[1,"undefined"]"#)
    }
}
