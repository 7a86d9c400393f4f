// HTMLTests.swift: HTML's interfaces as scripts see them: each case is an expression and its JSON.

import ScriptEngine
import Testing

@testable import WebRuntime

/// An article with a form, a table and links.
private let articlePage = """
    <!DOCTYPE html><html lang=en><head><title> A  title\n</title><base href="/base/"><meta name=a content=b></head>
    <body class="x"><a id=a href="p?q#f" target=t>link</a><img id=i src="x.png" width=20 srcset="y.png 2x, z.png">
    <form id=f action="/go"><input id=t name=t value=v><input type=checkbox id=c name=c checked>
    <select id=s name=s><option value=1>One<option selected>Two </select><textarea id=ta>text</textarea>
    <label for=t>L</label><button id=b>B</button></form>
    <table id=tb><tr><td>1<td>2</table><div id=d data-foo-bar=1 style="color: red"></div><video id=v></video>
    <template id=tm><p>x</p></template><x-y id=xy></x-y><blah id=bl></blah><svg id=sv><title>no</title></svg>
    """

private func world(_ html: String = articlePage, url: String = "https://example.org/dir/page?x=1#frag") throws -> World
{
    try Page(html: Array(html.utf8), options: PageOptions(url: url)).makeWorld()
}

/// Evaluates each expression in one world and compares its JSON.
private func check(_ cases: [(String, String)], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let world = try world()
    for (expression, expected) in cases {
        let answer: String?
        do { answer = try world.evaluateToJSON(expression) } catch { answer = "\(error.name): \(error.message)" }
        #expect(answer == expected, "\(expression)", sourceLocation: sourceLocation)
    }
}

@Suite("HTML in a world") struct HTMLTests {
    @Test("The document") func document() throws {
        try check([
            ("document.URL", #""https://example.org/dir/page?x=1#frag""#),
            ("document.baseURI", #""https://example.org/base/""#),
            ("document.title", #""A title""#),
            ("document.title = 'New'; document.querySelector('title').outerHTML", #""<title>New</title>""#),
            ("document.body.className", #""x""#),
            ("document.head.tagName", #""HEAD""#),
            (
                "[document.images.length, document.links.length, document.forms.length, document.all.length > 20]",
                "[1,1,1,true]"
            ),
            ("document.forms.f === document.getElementById('f')", "true"),
            (
                "[document.readyState, document.visibilityState, document.hasFocus(), document.contentType]",
                #"["complete","visible",true,"text/html"]"#
            ),
            ("document.activeElement === document.body", "true"),
            ("document.cookie = 'a=b'; document.cookie", #""a=b""#),
            ("Object.keys(JSON.parse(JSON.stringify(document))).join()", #""location""#),
            ("Object.getOwnPropertyNames(document)", #"["location"]"#),
            ("document instanceof HTMLDocument && document instanceof Document && document instanceof Node", "true"),
            ("String(document.location)", #""https://example.org/dir/page?x=1#frag""#),
            ("document.defaultView === window", "true"),
            (
                "new DOMParser().parseFromString('<a href=x>', 'text/html').links[0].href",
                #""https://example.org/dir/x""#
            ),
            ("document.elementFromPoint(1, 1) === document.body", "true"),
            (
                "document.write('<p>new</p>'); [document.compatMode, document.body.innerHTML, document.URL]",
                #"["BackCompat","<p>new</p>","https://example.org/dir/page?x=1#frag"]"#
            ),
        ])
    }

    @Test("The window") func window() throws {
        try check([
            ("window === self && self === globalThis && window.window === top", "true"),
            (
                "[innerWidth, innerHeight, outerWidth, screen.width, devicePixelRatio, scrollX]",
                "[1024,730,1024,1280,1,0]"
            ),
            (
                "location.hostname + location.pathname + location.search + location.hash",
                #""example.org/dir/page?x=1#frag""#
            ),
            (
                "[location.origin, location.protocol, location.host, location.port]",
                #"["https://example.org","https:","example.org",""]"#
            ),
            ("'' + location", #""https://example.org/dir/page?x=1#frag""#),
            ("window.location = 'MyApp://x'; location.href", #""https://example.org/dir/page?x=1#frag""#),
            ("location.reload(); alert('a'); [confirm('b'), prompt('c')]", "[false,null]"),
            ("location.hash = 'z'; document.URL", #""https://example.org/dir/page?x=1#z""#),
            ("/Safari/.test(navigator.userAgent)", "true"),
            (
                "localStorage.a = 1; localStorage.setItem('b', 2); [localStorage.length, localStorage.a, localStorage.getItem('b'), localStorage.key(0)]",
                #"[2,"1","2","a"]"#
            ),
            (
                // WebKit's quota: 5 MiB including the keys, two bytes for each unit of a text that is not Latin-1.
                """
                const fits = (key, text, count) => {
                  try { localStorage.setItem(key, text.repeat(count)); return localStorage.getItem(key).length }
                  catch (error) { return error.name } finally { localStorage.removeItem(key) }
                };
                localStorage.clear();
                [fits('a', 'x', 5242879), fits('a', 'x', 5242880), fits('a', 'é', 5242879), fits('a', 'é', 5242880),
                 fits('a', '中', 2621439), fits('a', '中', 2621440), fits('中', 'x', 5242878), fits('中', 'x', 5242879),
                 fits('a', 'é中', 1310719), fits('a', 'é中', 1310720), localStorage.length]
                """,
                """
                [5242879,"QuotaExceededError",5242879,"QuotaExceededError",2621439,"QuotaExceededError",5242878,"QuotaExceededError",\
                2621438,"QuotaExceededError",0]
                """
            ),
            (
                "localStorage.a = 'x'.repeat(3e6); try { localStorage.a = 'x'.repeat(6e6) } catch { } localStorage.a.length",
                "3000000"
            ),
            ("[btoa('hi!?'), atob('aGkhPw==')]", #"["aGkhPw==","hi!?"]"#),
            ("structuredClone({a: [1, new Date(0)], b: new Map([[1, 2]])}).a[0]", "1"),
            ("matchMedia('(min-width: 800px) and (orientation: landscape)').matches", "true"),
            ("new Promise(r => setTimeout((a, b) => r(a + b), 5, 1, 2))", "3"),
            (
                "new Promise(r => { let n = 0; const i = setInterval(() => { if (++n === 3) { clearInterval(i); r(n); } }, 10); })",
                "3"
            ),
            ("new Promise(r => requestAnimationFrame(t => r(typeof t)))", #""number""#),
            ("new Promise(r => queueMicrotask(() => r(7)))", "7"),
            ("fetch('/x').catch(e => e.name + ': ' + e.message)", #""TypeError: Load failed""#),
            (
                "try { const x = new XMLHttpRequest(); x.open('GET', '/x', false); x.send(); } catch (e) { e.name }",
                #""NetworkError""#
            ),
            (
                "[...new TextEncoder().encode('\u{E9}\u{20AC}')].join() + new TextDecoder().decode(new Uint8Array([226, 130, 172]))",
                #""195,169,226,130,172\#u{20AC}""#
            ),
            ("crypto.randomUUID().length", "36"),
            ("window instanceof Window && Object.prototype.toString.call(window)", #""[object Window]""#),
            (
                "new Promise(r => { addEventListener('x', e => r(e.target === window)); dispatchEvent(new Event('x')); })",
                "true"
            ),
            ("let n = 0; onclick = () => n++; document.body.click(); n", "1"),
            ("var innerWidth = 5; innerWidth", "5"),
        ])
    }

    @Test("Elements and reflection") func elements() throws {
        let links: [(String, String)] = [
            ("a.href", #""https://example.org/base/p?q#f""#),
            (
                "[a.host, a.pathname, a.search, a.hash, a.origin, a.target, String(a)]",
                ##"["example.org","/base/p","?q","#f","https://example.org","t","https://example.org/base/p?q#f"]"##
            ),
        ]
        try check(links.map { ("var a = document.getElementById('a'); " + $0.0, $0.1) })
        try check([
            (
                "var i = document.getElementById('i'); [i.src, i.currentSrc, i.width, i.naturalWidth, i.complete, i.alt]",
                #"["https://example.org/base/x.png","https://example.org/base/z.png",20,0,true,""]"#
            ),
            ("document.getElementById('a') instanceof HTMLAnchorElement", "true"),
            ("Object.prototype.toString.call(document.createElement('div'))", #""[object HTMLDivElement]""#),
            (
                "document.getElementById('xy').constructor.name + document.getElementById('bl').constructor.name",
                #""HTMLElementHTMLUnknownElement""#
            ),
            ("document.getElementById('d').dataset.fooBar", #""1""#),
            (
                "var d = document.getElementById('d'); d.dataset.newOne = 'x'; delete d.dataset.fooBar; JSON.stringify(d.dataset) + d.getAttribute('data-new-one')",
                #""{\"newOne\":\"x\"}x""#
            ),
            ("d.style.color", #""red""#),
            ("d.style.backgroundColor = 'blue'; d.getAttribute('style')", #""color: red; background-color: blue;""#),
            ("d.style.color = 'nonsense((' ; d.style.cssText", #""color: red; background-color: blue;""#),
            (
                "d.style.setProperty('z-index', '3', 'important'); [d.style.zIndex, d.style.getPropertyPriority('z-index'), d.style.length, d.style[0]]",
                #"["3","important",3,"color"]"#
            ),
            (
                "d.style.removeProperty('color') + d.style.cssText",
                #""redbackground-color: blue; z-index: 3 !important;""#
            ),
            ("d.hidden = true; d.tabIndex + d.outerHTML.includes('hidden=\"\"')", "0"),
            (
                "d.title = 'x'; d.lang = 'de'; [d.getAttribute('title'), d.lang, d.dir, d.draggable, d.isContentEditable]",
                #"["x","de","",false,false]"#
            ),
            ("d.innerText = 'a\\nb'; d.innerHTML", #""a<br>b""#),
            (
                "JSON.stringify(d.getBoundingClientRect())",
                #""{\"x\":0,\"y\":0,\"width\":0,\"height\":0,\"top\":0,\"right\":0,\"bottom\":0,\"left\":0}""#
            ),
            ("document.getElementById('tm').content.firstChild.outerHTML", #""<p>x</p>""#),
            (
                "var v = document.getElementById('v'); v.playbackRate = 2; [v.currentTime, v.playbackRate, v.duration, v.paused, v.readyState]",
                "[0,2,null,true,0]"
            ),
            ("try { v.webkitEnterFullScreen() } catch (e) { e.name }", #""InvalidStateError""#),
            ("document.getElementById('sv') instanceof SVGElement", "true"),
            (
                "new Image(3, 4).outerHTML + new Option('t', 'v').outerHTML",
                #""<img width=\"3\" height=\"4\"><option value=\"v\">t</option>""#
            ),
            ("new Promise(r => { const i = new Image(); i.onerror = () => r('error'); i.src = 'x'; })", #""error""#),
            ("Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'target').enumerable", "true"),
            ("try { HTMLAnchorElement.prototype.target } catch (e) { e.name }", #""TypeError""#),
            ("try { new HTMLDivElement() } catch (e) { e.name + e.message }", #""TypeErrorIllegal constructor""#),
            ("document.createElement('marquee') instanceof HTMLMarqueeElement", "true"),
            (
                "new Promise(r => { document.body.onfoo = 1; document.body.onclick = e => r(e instanceof MouseEvent); d.click(); })",
                "true"
            ),
        ])
    }

    @Test("Forms and tables") func forms() throws {
        let setUp = "var $ = id => document.getElementById(id); var t = $('t'), c = $('c'), s = $('s'), f = $('f'); "
        try check([
            (
                setUp + "t.value = 'new'; [t.value, t.getAttribute('value'), t.defaultValue, t.type]",
                #"["new","v","v","text"]"#
            ),
            ("[c.checked, c.value]", #"[true,"on"]"#),
            ("c.click(); c.checked", "false"),
            ("[s.value, s.selectedIndex, s.length, s.options[0].text, s.type]", #"["Two",1,2,"One","select-one"]"#),
            ("s.value = '1'; [s.selectedIndex, s.selectedOptions.length, s.options[1].selected]", "[0,1,false]"),
            ("$('ta').value + $('ta').textContent", #""texttext""#),
            ("$('ta').value = 'z'; $('ta').value + $('ta').textContent", #""ztext""#),
            (
                "[f.elements.length, f.elements.t === t, f.length, t.form === f, f.action, f.method]",
                #"[5,true,5,true,"https://example.org/go","get"]"#
            ),
            ("[t.labels.length, document.querySelector('label').control === t, $('b').type]", #"[1,true,"submit"]"#),
            ("t.required = true; t.value = ''; [t.validity.valueMissing, t.checkValidity()]", "[true,false]"),
            ("[...new FormData(f)].join(';')", #""t,;s,1""#),
            ("f.reset(); [t.value, c.checked]", #"["v",true]"#),
            ("var tb = $('tb'); [tb.rows.length, tb.rows[0].cells.length, tb.tBodies.length]", "[1,2,1]"),
            (
                "tb.insertRow().insertCell().textContent = 'n'; [tb.rows.length, tb.rows[1].rowIndex, tb.rows[1].outerHTML]",
                #"[2,1,"<tr><td>n</td></tr>"]"#
            ),
            ("tb.deleteRow(0); tb.createCaption().tagName + tb.rows.length", #""CAPTION1""#),
            ("t.focus(); document.activeElement === t", "true"),
            ("t.dispatchEvent(new InputEvent('input', {bubbles: true, data: 'x'}))", "true"),
            (
                "var e = document.createEvent('KeyboardEvent'); e.initEvent('keydown', true, true); t.dispatchEvent(e)",
                "true"
            ),
        ])
    }

    @Test("Styles and rendered text") func styles() throws {
        try check([
            (
                "document.body.innerHTML = '<style>.h{display:none} p{color:blue}</style><p id=p>a <b>b</b><p class=h>no'; document.body.innerText",
                #""a b""#
            ),
            ("var p = document.getElementById('p'); getComputedStyle(p).color", #""rgb(0, 0, 255)""#),
            (
                "[getComputedStyle(p).display, getComputedStyle(document.head).display, getComputedStyle(document.createElement('p')).display]",
                #"["block","none",""]"#
            ),
            (
                "p.style.backgroundImage = 'url(x.png)'; getComputedStyle(p).backgroundImage",
                #""url(\"https://example.org/base/x.png\")""#
            ),
            (
                "[p.offsetParent === document.body, document.querySelector('.h').offsetParent, p.getClientRects().length]",
                "[true,null,1]"
            ),
            ("document.querySelector('.h').innerText", #""no""#),
            (
                "[null, {}, document].map(o => { try { getComputedStyle(o) } catch (e) { return e.name + e.message } })"
                    + ".every(t => t === \"TypeErrorArgument 1 ('element') to Window.getComputedStyle must be an instance of Element\")",
                "true"
            ),
            (
                "[null, {}, p].every(o => { try { new FormData(o) } catch (e) { return e.name === 'TypeError' } })",
                "true"
            ),
            ("try { getComputedStyle(p).color = 'red' } catch (e) { e.name }", #""NoModificationAllowedError""#),
            ("'color' in p.style && 'backgroundColor' in p.style && typeof CSSStyleDeclaration", #""function""#),
            ("CSS.escape('1a b')", #""\\31 a\\ b""#),
        ])
    }

    @Test("URLs") func urls() throws {
        try check([
            ("new URL('../x?a=1&b=2#h', 'https://u:p@h:81/a/b/c').href", #""https://u:p@h:81/a/x?a=1&b=2#h""#),
            ("try { new URL('nope') } catch (e) { e.name }", #""TypeError""#),
            (
                "var u = new URL('http://a/b'); u.pathname = '/c d'; u.searchParams.append('k', 'v w'); [u.href, u.search, u.origin]",
                #"["http://a/c%20d?k=v+w","?k=v+w","http://a"]"#
            ),
            ("u.search = '?x=%20y'; u.searchParams.get('x')", #"" y""#),
            ("new URLSearchParams({a: 1, b: '&'}).toString()", #""a=1&b=%26""#),
            ("[...new URLSearchParams('?a=1&a=2')].join('|') + new URLSearchParams([['x', 'y']])", #""a,1|a,2x=y""#),
            ("URL.canParse('x') + JSON.stringify(u)", #""false\"http://a/c%20d?x=%20y\"""#),
            // Noncharacters are kept in names and values.
            (
                "var n = 'a\\uFFFF\\uFFFEb', p = new URLSearchParams([[n, 'c'], ['', '']]).toString(); [p, new URLSearchParams(p).get(n)]",
                #"["a%EF%BF%BF%EF%BF%BEb=c&=","c"]"#
            ),
            (
                "p = Array.from({ length: 1201 }, (_, i) => ['k' + i, '']); new URLSearchParams(new URLSearchParams(p).toString()).size",
                "1201"
            ),
            ("[...new URLSearchParams('&a&&=b&c==d&')].join('|')", #""a,|,b|c,=d""#),
        ])
    }

    @Test("Navigation and other external effects are recorded") func records() throws {
        let world = try world()
        try world.evaluate(
            "console.log('a', 1, {b: 2, get c() { throw 1 }}, document.body, [1, 'x']); alert(5); location = 'App:x'; location.reload()"
        )
        let effects = world.sideEffects.map { "\($0.kind.rawValue) \($0.text)" }
        #expect(
            effects == [
                #"console.log a 1 {b: 2, c: (...)} <body> [1, "x"]"#, "alert 5", "navigation app:x",
                "reload https://example.org/dir/page?x=1#frag",
            ]
        )
    }

    @Test("The real clock advances while script runs, and timers wait for it") func realClock() throws {
        let page = Page(html: [], options: PageOptions(clock: .real))
        let script = """
            const start = performance.now(), until = Date.now() + 5;
            while (Date.now() < until) {}
            const ran = performance.now() - start, set = performance.now();
            new Promise(done => setTimeout(() => done([ran > 3 && ran < 5000, performance.now() - set >= 20]), 20))
            """
        #expect(try page.makeWorld().evaluateToJSON(script) == "[true,true]")
    }
}
