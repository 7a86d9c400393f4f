// StandardAnswerTests.swift: interfaces of the DOM and HTML standards on small pages: a page, an expression, its JSON.

import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Answers of the standards")
struct StandardAnswerTests {
    private static func check(_ html: String, _ expression: String, _ expected: String) throws {
        let page = Page(html: Array(html.utf8), options: PageOptions(url: "https://example.org/dir/page"))
        let world = try page.makeWorld()
        try world.evaluate("var out = []")
        let answer: String
        do { answer = try world.evaluateToJSON(expression) ?? "undefined" } catch {
            answer = "\(error.name): \(error.message)"
        }
        #expect(answer == expected, "\(expression)")
    }

    // https://drafts.css-houdini.org/css-properties-values-api-1/
    @Test(
        "Registered custom properties",
        arguments: [
            ("<length>", "3px", "2em", #""32px""#), ("<length>", "3px", "red", #""3px""#),
            ("<color>", "red", "#abc", #""rgb(170, 187, 204)""#), ("<color>", "red", "12px", #""rgb(255, 0, 0)""#),
            ("<integer>+", "1", "1 2 3", #""1 2 3""#), ("<integer>+", "1", "1, 2", #""1""#),
            ("<length>#", "1px", "1px, 1em", #""1px, 16px""#), ("a | <percentage>", "a", "10%", #""10%""#),
            ("a | <percentage>", "a", "b", #""a""#), ("<angle>", "1deg", "1turn", #""360deg""#),
            ("<time>", "1s", "100ms", #""0.1s""#), ("<length>", "red", "1em", #""1em""#),
            ("<foo>", "1", "1em", #""1em""#),
            ("*", "", "any ( thing )", #""any ( thing )""#),
            ("<length-percentage>", "1px", "calc(10% + 1em)", #""calc(10% + 16px)""#),
        ]
    )
    func registeredProperties(syntax: String, initial: String, value: String, expected: String) throws {
        let start = initial.isEmpty ? "" : "initial-value: \(initial)"
        let html =
            "<!DOCTYPE html><style>@property --p { syntax: '\(syntax)'; inherits: false; \(start) }</style><p style='--p: \(value)'>"
        try Self.check(html, "getComputedStyle(document.querySelector('p')).getPropertyValue('--p')", expected)
    }

    // https://drafts.fxtf.org/geometry/#parse-a-string-into-an-abstract-matrix
    @Test(
        "Transform texts as matrices",
        arguments: [
            ("translate(1in, 2cm) rotate(90deg)", #""matrix(0, 1, -1, 0, 96, 75.59055118110236)""#),
            ("scale(50%)", #""matrix(0.5, 0, 0, 0.5, 0, 0)""#), ("translateZ(1px)", "false"),
            ("none", #""matrix(1, 0, 0, 1, 0, 0)""#),
            ("translate(1em)", #""SyntaxError""#), ("translate(1%)", #""SyntaxError""#), ("inherit", #""SyntaxError""#),
        ]
    )
    func matrices(text: String, expected: String) throws {
        let expression =
            "(() => { try { const m = new DOMMatrix('\(text)'); return m.is2D && m.toString() } catch (error) { return error.name } })()"
        try Self.check("", expression, expected)
    }

    @Test(
        "Mutation observers",
        arguments: [
            (
                "<p><b></b></p>",
                """
                (() => { const o = new MutationObserver(() => {}), p = document.querySelector('p'), c = p.firstChild;
                o.observe(p, {childList: true, subtree: true}); c.remove(); o.observe(c, {childList: true});
                o.observe(c, {attributes: true}); c.id = 'x'; return o.takeRecords().map(r => r.type) })()
                """, #"["childList","attributes"]"#
            ),
            (
                "<p><b></b></p><i></i>",
                """
                (() => { const o = new MutationObserver(() => {}), [p, b, i] = document.querySelectorAll('p, b, i');
                o.observe(p, {childList: true, subtree: true}); o.observe(i, {childList: true}); b.remove(); o.takeRecords();
                o.observe(i, {childList: true}); b.append('x'); return o.takeRecords().length })()
                """, "1"
            ),
            (
                "",
                """
                (() => { const f = new DocumentFragment(), d = f.appendChild(document.createElement('div'));
                const o = new MutationObserver(() => {}); o.observe(f, {childList: true, subtree: true});
                document.body.append(f); d.append('x'); return o.takeRecords().length })()
                """, "2"
            ),
            (
                "<div a=1 b=2 c=3></div>",
                """
                (() => { const d = document.querySelector('div'), o = new MutationObserver(() => {}), a = document.createAttribute('a');
                a.value = '9'; o.observe(d, {attributes: true, attributeOldValue: true}); const old = d.setAttributeNode(a);
                return [d.outerHTML, o.takeRecords().map(r => [r.attributeName, r.oldValue]), old.value, old.ownerElement] })()
                """, #"["<div a=\"9\" b=\"2\" c=\"3\"></div>",[["a","1"]],"1",null]"#
            ),
        ]
    )
    func observers(html: String, expression: String, expected: String) throws {
        try Self.check(html, expression, expected)
    }

    @Test(
        "Ranges",
        arguments: [
            (
                "<div id=d><p>abc</p></div>",
                """
                (() => { const p = document.querySelector('p'), r = document.createRange(); r.selectNodeContents(p);
                try { r.surroundContents(d) } catch (e) { return [e.name, document.contains(d)] } })()
                """, #"["HierarchyRequestError",true]"#
            ),
            (
                "<!--abc-->",
                "(() => { const r = new Range(); r.selectNodeContents(document.firstChild); return `${r}` })()", #""""#
            ),
            ("", "new Range().getBoundingClientRect() instanceof DOMRect", "true"),
            ("", "new Range().getClientRects() instanceof DOMRectList", "true"),
            ("", "new Range().comparePoint(document)", "TypeError: Not enough arguments"),
            (
                "",
                """
                (() => { try { getSelection().addRange(new StaticRange({startContainer: document, startOffset: 0,
                endContainer: document, endOffset: 0})) } catch (e) { return e.name } })()
                """, #""TypeError""#
            ),
            (
                "<!DOCTYPE html>",
                """
                (() => { const n = document.doctype;
                try { new StaticRange({startContainer: n, startOffset: 0, endContainer: n, endOffset: 0}) }
                catch (e) { return e.name } })()
                """, #""InvalidNodeTypeError""#
            ),
        ]
    )
    func ranges(html: String, expression: String, expected: String) throws {
        try Self.check(html, expression, expected)
    }

    // https://drafts.csswg.org/geometry/
    @Test(
        "Points, quadrilaterals and matrices",
        arguments: [
            ("String(new DOMMatrix([1, 2, 3, 4, 5, 6]).translate(10, 20))", "\"matrix(1, 2, 3, 4, 75, 106)\""),
            ("String(new DOMMatrix('translate(10px, 20px) scale(2)'))", "\"matrix(2, 0, 0, 2, 10, 20)\""),
            ("String(new DOMMatrix([1, 2, 3, 4, 5, 6]).inverse())", "\"matrix(-2, 1, 1.5, -0.5, 1, -2)\""),
            ("new DOMMatrix().rotate(90).transformPoint({ x: 1, y: 0 }).y", "1"),
            (
                "[new DOMMatrix().is2D, new DOMMatrix().translate(0, 0, 1).is2D, new DOMMatrix().isIdentity]",
                "[true,false,true]"
            ),
            ("DOMQuad.fromRect({ x: 1, y: 2, width: 3, height: 4 }).getBounds().right", "4"),
            ("WebKitCSSMatrix === DOMMatrix && new DOMMatrix() instanceof DOMMatrixReadOnly", "true"),
            ("(() => { try { new DOMMatrix('wrong') } catch (e) { return e.name } })()", "\"SyntaxError\""),
            ("(() => { try { new DOMMatrix([1]) } catch (e) { return e.name } })()", "\"TypeError\""),
            (
                "(() => { try { DOMMatrix.fromMatrix({ a: 1, m11: 2 }) } catch (e) { return e.name } })()",
                "\"TypeError\""
            ),
        ]
    )
    func geometry(expression: String, expected: String) throws {
        try Self.check("", expression, expected)
    }

    @Test(
        "Clicks, links and submission",
        arguments: [
            (
                "<b></b>",
                """
                (() => { const b = document.querySelector('b'); b.onclick = e => out.push(e.isTrusted, e.detail, e.pointerId);
                b.click(); return out })()
                """, "[false,0,-1]"
            ),
            (
                "<form><button>x</button></form>",
                """
                (() => { const b = document.querySelector('button'); b.form.onsubmit = e => out.push(e.submitter === b);
                b.click(); return out })()
                """, "[true]"
            ),
            (
                "<form><input required><button>x</button></form>",
                """
                (() => { const f = document.forms[0]; f.onsubmit = () => out.push('submit');
                f.elements[0].oninvalid = () => out.push('invalid'); f.requestSubmit(); f.noValidate = true; f.requestSubmit();
                return out })()
                """, #"["invalid","submit"]"#
            ),
            (
                "<form></form><button type=button></button><form><button></button></form>",
                """
                document.querySelectorAll('button').forEach(b => { try { document.forms[0].requestSubmit(b) }
                catch (e) { out.push(e.name) } }), out
                """, #"["TypeError","NotFoundError"]"#
            ),
            ("<a href='http://['>x</a>", "document.links[0].click(), 'quiet'", #""quiet""#),
            ("<a href='#'>x</a>", "document.links[0].click(), location.href", #""https://example.org/dir/page#""#),
            (
                "<input type=checkbox>",
                """
                (() => { const i = document.querySelector('input'); i.dispatchEvent(new Event('click')); out.push(i.checked);
                i.dispatchEvent(new MouseEvent('click')); out.push(i.checked); return out })()
                """, "[false,true]"
            ),
            (
                "<form><button type=submit>x</button></form>",
                """
                (() => { Object.defineProperty(HTMLButtonElement.prototype, 'type', { get: () => 'reset' });
                const f = document.forms[0]; f.onsubmit = () => out.push('submit'); f.onreset = () => out.push('reset');
                f.elements[0].click(); return out })()
                """, #"["submit"]"#
            ),
            (
                "<label>x<input type=checkbox></label>",
                """
                (() => { Object.defineProperty(HTMLLabelElement.prototype, 'control', { get: () => 1 });
                document.querySelector('label').click(); return document.querySelector('input').checked })()
                """, "true"
            ),
            (
                "",
                "(() => { try { history.pushState(() => {}, '', '#zz') } catch (e) { return [e.name, location.hash] } })()",
                #"["DataCloneError",""]"#
            ),
        ]
    )
    func clicks(html: String, expression: String, expected: String) throws {
        try Self.check(html, expression, expected)
    }

    @Test(
        "Named and indexed properties, token lists",
        arguments: [
            (
                "<b data-to-string=x></b>",
                """
                (() => { const b = document.querySelector('b'); b.dataset.constructor = 'y';
                return [b.dataset.toString, b.getAttribute('data-constructor'), b.dataset.constructor] })()
                """, #"["x","y","y"]"#
            ),
            (
                "<div id=d></div>",
                "Reflect.defineProperty(document.getElementsByTagName('div'), 'd', {value: 1, configurable: true})",
                "false"
            ),
            (
                "<select></select>",
                """
                (() => { const s = document.querySelector('select'), o = new Option('x');
                Object.defineProperty(s.options, 0, {value: o, configurable: true, writable: true}); return s[0] === o })()
                """, "true"
            ),
            (
                "<iframe></iframe><a></a><link><output></output>",
                """
                (() => { 'use strict'; const q = s => document.querySelector(s); q('iframe').sandbox = 'allow-scripts';
                q('a').relList = 'x'; q('link').sizes = '16x16'; q('output').htmlFor = 'y'; return [q('iframe').outerHTML,
                q('a').outerHTML, q('link').outerHTML, q('output').outerHTML] })()
                """,
                ##"["<iframe sandbox=\"allow-scripts\"></iframe>","<a rel=\"x\"></a>","<link sizes=\"16x16\">","<output for=\"y\"></output>"]"##
            ),
            (
                "<link><a></a>",
                """
                [document.querySelector('link').relList.supports('preload'), document.querySelector('a').relList.supports('preload'),
                document.querySelector('link').relList.supports('nonsense')]
                """, "[true,false,false]"
            ),
            (
                "<select></select><p><i></i></p>",
                """
                (() => { const s = document.querySelector('select'), i = document.querySelector('i');
                for (const f of [() => s.add(new Option, i), () => s.add(i), () => { s.length = 100001 }])
                  try { f(); out.push(s.length) } catch (e) { out.push(e.name) }
                return out })()
                """, #"["NotFoundError","TypeError",0]"#
            ),
        ]
    )
    func properties(html: String, expression: String, expected: String) throws {
        try Self.check(html, expression, expected)
    }

    @Test(
        "Shadow trees in an event's path",
        arguments: [
            (
                "<b></b>",
                """
                (() => { const b = document.querySelector('b'), h = document.createElement('div'); b.append(h);
                const i = h.attachShadow({mode: 'closed'}).appendChild(document.createElement('i'));
                b.addEventListener('x', e => out.push(e.composedPath().map(n => n.nodeName || 'W').join()));
                i.addEventListener('x', e => out.push(e.composedPath().length));
                i.dispatchEvent(new Event('x', {bubbles: true, composed: true}));
                const y = new Event('y', {bubbles: true}); i.dispatchEvent(y); out.push(y.target); return out })()
                """, #"[8,"DIV,B,BODY,HTML,#document,W",null]"#
            )
        ]
    )
    func paths(html: String, expression: String, expected: String) throws { try Self.check(html, expression, expected) }

    @Test(
        "Media queries and supports conditions have one grammar for styles and scripts",
        arguments: [
            ("matchMedia('(width >= 600px)').matches", "true"),
            ("matchMedia('(min-width: 40em) or (color)').matches", "true"),
            ("matchMedia('(prefers-color-scheme)').matches", "true"), ("matchMedia('print, screen').matches", "true"),
            ("matchMedia('').matches", "true"), ("matchMedia('(min-resolution: 1dppx)').matches", "true"),
            ("CSS.supports('(display: block)')", "true"), ("CSS.supports('display: block')", "true"),
            ("CSS.supports('(display: block) and (not (color: nonsense))')", "true"),
            ("CSS.supports('(display: block) and (color: red) or (color: blue)')", "false"),
            ("CSS.supports('not (display: block)')", "false"), ("CSS.supports('selector(a > b)')", "true"),
            ("CSS.supports('selector(a >> b)')", "false"), ("CSS.supports('')", "false"),
            ("CSS.supports('nonsense(x)')", "false"),
            ("CSS.supports('\(String(repeating: "(", count: 1000))')", "false"),
        ]
    )
    func conditions(expression: String, expected: String) throws { try Self.check("", expression, expected) }

    @Test(
        "Abort signals, cloning, custom elements, cookies",
        arguments: [
            (
                """
                (() => { const c = new AbortController, d = AbortSignal.any([c.signal]); c.signal.onabort = () => out.push('source');
                d.onabort = () => out.push('dependent'); c.abort(); return out.concat(d.aborted) })()
                """, #"["source","dependent",true]"#
            ),
            ("(() => { try { AbortSignal.timeout(-1) } catch (e) { return e.name } })()", #""TypeError""#),
            ("(() => { try { AbortSignal.prototype.onabort } catch (e) { return e.name } })()", #""TypeError""#),
            ("HTMLElement.prototype.onmouseenter === undefined", "true"),
            ("(() => { try { structuredClone(new Event('x')) } catch (e) { return e.name } })()", #""DataCloneError""#),
            ("(() => { try { structuredClone(new URL('a:b')) } catch (e) { return e.name } })()", #""DataCloneError""#),
            ("structuredClone({a: [1, new Date(0)]})", #"{"a":[1,"1970-01-01T00:00:00.000Z"]}"#),
            (
                "(() => { try { customElements.define('x-a', () => {}) } catch (e) { return e.name } })()",
                #""TypeError""#
            ),
            (
                """
                (() => { const C = class extends HTMLElement {}; customElements.define('x-a', C);
                try { customElements.define('x-b', C) } catch (e) { return [e.name, customElements.getName(C)] } })()
                """, #"["NotSupportedError","x-a"]"#
            ),
            (
                "(document.cookie = 'a=1', document.cookie = 'a=1; expires=Sat, 01 Jan 2000 00:00:00 GMT', document.cookie)",
                #""""#
            ),
            (
                "(document.cookie = 'b=1; max-age=60; expires=Sat, 01 Jan 2000 00:00:00 GMT', document.cookie)",
                #""b=1""#
            ),
            (
                "(() => { const p = new URLSearchParams('b=1&a=2&b=0&a=1'); p.sort(); return `${p}` })()",
                #""a=2&a=1&b=1&b=0""#
            ),
            (
                """
                (() => { const d = document.implementation.createHTMLDocument(''), a = d.createAttribute('x');
                return document.importNode(a).ownerDocument === document })()
                """, "true"
            ),
            (
                "(() => { try { document.createProcessingInstruction('\\u00d7A', '') } catch (e) { return e.name } })()",
                #""InvalidCharacterError""#
            ),
            (
                """
                (() => { document.body.insertAdjacentHTML({ toString: () => (out.push(1), 'beforeEnd') }, '<b>x</b>');
                return [document.body.innerHTML, out.length] })()
                """, #"["<b>x</b>",1]"#
            ),
        ]
    )
    func others(expression: String, expected: String) throws { try Self.check("", expression, expected) }

    @Test(
        "Attributes that forward values, brand checks of interfaces, inherited collections",
        arguments: [
            (
                """
                (() => { const e = document.createElement('p'), other = {}; Object.defineProperty(e, 'style', { get: () => other,
                set: Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'style').set }); e.style = 'color: red';
                return [other.cssText, e.getAttribute('style')] })()
                """, #"["color: red",null]"#
            ),
            (
                """
                (() => { 'use strict'; const e = document.createElement('p');
                Object.defineProperty(e.style, 'cssText', { value: null, writable: false }); e.style = 'color: red';
                return e.style.cssText })()
                """, "null"
            ),
            (
                """
                (() => { const a = document.createElement('a'); Object.defineProperty(a, 'relList', { get: () => null,
                set: Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'relList').set });
                try { a.relList = 'x' } catch (e) { return e.name } })()
                """, #""TypeError""#
            ),
            (
                """
                (() => { const next = Object.getPrototypeOf(new URLSearchParams().entries()).next;
                try { next.call(new Headers().entries()) } catch (e) { return e.name } })()
                """, #""TypeError""#
            ),
            (
                """
                (() => { class A extends Image { get x() { return 1 } } const a = new A(7);
                return [a instanceof A, a instanceof HTMLImageElement, a.x, a.width] })()
                """, "[true,true,1,7]"
            ),
            (
                """
                (() => { document.body.innerHTML = '<p id=named>'; const list = document.getElementsByTagName('p');
                const object = Object.create(list); object.named = 'own'; return [object.named, list.named.id, object[0].id] })()
                """, #"["own","named","named"]"#
            ),
            (
                """
                (() => { const { dataset } = document.createElement('p');
                Object.defineProperty(DOMStringMap.prototype, '9', { get: () => 'inherited', configurable: true });
                const before = dataset[9]; dataset[9] = 'own'; delete DOMStringMap.prototype[9]; return [before, dataset[9]] })()
                """, #"["inherited","own"]"#
            ),
            (
                """
                (() => { const list = document.createElement('p').children; let asked = 0;
                Object.defineProperty(list, 'length', { get() { asked++; return 0 } }); return [list.length, asked] })()
                """, "[0,1]"
            ),
            ("document.plugins === document.embeds", "true"),
            (
                "(() => { const e = document.createElement('input'); e.width = 4294967295; return e.getAttribute('width') })()",
                #""0""#
            ),
            (
                "(() => { const e = document.createElement('a'); e.ping = '\\ud800'; return e.ping === '\\ufffd' })()",
                "true"
            ),
            ("(document.cookie = 'nul=A\\0Z', document.cookie)", #""nul=A""#),
        ]
    )
    func bindings(expression: String, expected: String) throws { try Self.check("", expression, expected) }

    @Test(
        "Nodes that move between documents, and observing them",
        arguments: [
            (
                """
                (() => { const from = new Document(), f = from.createDocumentFragment(), t = f.appendChild(new Text('x'));
                document.body.append(f); return [f.ownerDocument === from, t.ownerDocument === document] })()
                """, "[true,true]"
            ),
            (
                """
                (() => { const { content } = document.createElement('template'), own = content.ownerDocument;
                return [document.adoptNode(content) === content, content.ownerDocument === own, own === document] })()
                """, "[true,true,false]"
            ),
            (
                """
                (() => { const p = document.createElement('p'), o = new MutationObserver(() => {}); p.innerHTML = '<b></b>';
                o.observe(p, { childList: true }); p.replaceChild(p.firstChild, p.firstChild);
                return o.takeRecords().map(r => [r.addedNodes.length, r.removedNodes.length]) })()
                """, "[[0,1],[1,0]]"
            ),
            (
                """
                (() => { customElements.define('x-made', class Made extends HTMLElement {}); const p = document.createElement('p');
                p.innerHTML = '<x-made>'; const r = document.createRange(); r.selectNodeContents(document.body);
                const t = document.createElement('template'); t.innerHTML = '<x-made>';
                return [p, r.createContextualFragment('<x-made>'), t.content].map(n => n.firstChild.constructor.name) })()
                """, #"["Made","Made","HTMLElement"]"#
            ),
            (
                """
                (() => { const r = new Document().createElement('r'); r.setAttributeNS('urn:x', 'p:a', '1');
                r.setAttributeNS('urn:y', 'p:b', '2'); return new XMLSerializer().serializeToString(r) })()
                """, #""<r xmlns:p=\"urn:x\" p:a=\"1\" xmlns:ns1=\"urn:y\" ns1:b=\"2\"/>""#
            ),
        ]
    )
    func documents(expression: String, expected: String) throws { try Self.check("", expression, expected) }

    @Test(
        "Data in streams and requests",
        arguments: [
            (
                """
                (() => { const t = new DataTransfer(), { types } = t; t.setData('Text', 'a'); t.setData('url', '#c\\nhttp://a/\\nhttp://b/');
                return [types, t.types, t.types === t.types, t.getData('text/plain'), t.getData('URL'), t.items.length] })()
                """, #"[[],["text/plain","text/uri-list"],true,"a","http://a/",2]"#
            ),
            (
                """
                (() => { const t = new DataTransfer(), item = t.items.add(new File(['x'], 'n.txt', { type: 'text/plain' }));
                t.items.add('v', 'x/y'); t.effectAllowed = 'copyMove'; t.dropEffect = 'all'; const input = document.createElement('input');
                input.type = 'file'; input.files = t.files; try { t.items.add('w', 'X/y') } catch (e) { out.push(e.name) }
                const seen = [item.kind, item.type, t.types, input.value, t.effectAllowed, t.dropEffect]; t.items.remove(0);
                return [seen, item.kind, item.getAsFile(), t.files.length, t.items[0].kind, out] })()
                """,
                #"[["file","text/plain",["x/y","Files"],"C:\\fakepath\\n.txt","copyMove","none"],"",null,0,"string",["NotSupportedError"]]"#
            ),
            (
                """
                (() => { const t = new DataTransfer(); t.setData('a', '1'); t.setData('b', '2'); t.clearData('a'); const left = [...t.types];
                t.clearData(); return [left, t.types, new DragEvent('drop', { dataTransfer: t }).dataTransfer === t] })()
                """, #"[["b"],[],true]"#
            ),
        ]
    )
    func dataTransfer(expression: String, expected: String) throws { try Self.check("", expression, expected) }

    @Test("A click in a shadow tree reaches its host; a name in it is no property of the window")
    func shadowTrees() throws {
        try Self.check(
            "<div id=h></div>",
            """
            (() => { const root = h.attachShadow({ mode: 'open' }); root.innerHTML = '<b id=inner></b>'; let count = 0;
            h.addEventListener('click', () => count++); root.firstChild.click(); return [count, 'inner' in window] })()
            """,
            "[1,false]"
        )
    }

    @Test("A host is the active element for its shadow tree; each document has its own target")
    func focusAndTarget() throws {
        try Self.check(
            "<div id=h></div><p id=x>",
            """
            (() => { const root = h.attachShadow({ mode: 'closed' }); root.innerHTML = '<p><input></p>'; const [p, i] =
            root.querySelectorAll('*'); const before = h.matches(':focus'); i.focus(); const other = new DOMParser()
            .parseFromString('<p id=x>', 'text/html'); location.hash = 'x'; return [before, h.matches(':focus'),
            document.body.matches(':focus-within'), p.matches(':focus-within'), p.matches(':focus'), document.body.matches(':focus'),
            document.querySelectorAll(':target').length, other.querySelectorAll(':target').length] })()
            """,
            "[false,true,true,true,false,false,1,0]"
        )
    }

    @Test("Values nested without end are invalid, and end nothing")
    func deepValues() throws {
        let deep = String(repeating: "(", count: 100_000)
        try Self.check("<p id=a style='content: \(deep)'></p>", "a.style.content", #""""#)
        let bracket = String(repeating: "[", count: 100_000)
        try Self.check(
            "<p id=a style='grid-template-columns: \(bracket)'></p>",
            "getComputedStyle(a).content.length < 9",
            "true"
        )
    }
}
