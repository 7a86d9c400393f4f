// ElementBehaviourTests.swift: behavior of elements, the window and documents beyond attributes: dialogs, popovers, images, histories,
// commands. Each case is a page, an expression that may be a promise, and its JSON.

import PageProtocol
import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Element behavior")
struct ElementBehaviourTests {
    /// Only the headers of a GIF, a PNG and a JPEG of these sizes exist here.
    private static let gif: [UInt8] = Array("GIF89a".utf8) + [32, 0, 16, 0, 0, 0, 0]
    /// Of 32 by 16 pixels, rotated by its orientation.
    private static let turned: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0II*\0".utf8)
        + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
        + [0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 32, 1, 1, 0x11, 0]
    private static let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='12' height='7px'></svg>".utf8)

    private func check(
        _ html: String,
        _ expression: String,
        _ expected: String,
        url: String = "http://page.test/a/b.html"
    ) throws {
        let page = Page(html: Array(html.utf8), options: PageOptions(url: url))
        page.resources = PageResources(pageURL: page.options.url) { request in
            switch request.path {
            case "/a/x.gif", "/a/y.gif": ResourceAnswer(contentType: "image/gif", bytes: Self.gif)
            case "/a/turned.jpg": ResourceAnswer(contentType: "image/jpeg", bytes: Self.turned)
            case "/a/x.svg": ResourceAnswer(contentType: "image/svg+xml", bytes: Self.svg)
            case "/a/text.txt": ResourceAnswer(contentType: "text/plain", bytes: [0x78])
            default: nil
            }
        }
        let world = try page.makeWorld()
        try world.evaluate(
            "var out = [], later = (time = 20) => new Promise(done => setTimeout(() => done(out), time))"
        )
        let answer: String
        do { answer = try world.evaluateToJSON(expression) ?? "undefined" } catch {
            answer = "\(error.name): \(error.message)"
        }
        #expect(answer == expected, "\(expression)")
    }

    @Test(
        "Dialogs, details and popovers",
        arguments: [
            (
                "d.onbeforetoggle = d.ontoggle = e => out.push(e.type + e.oldState + e.newState); d.onclose = () => out.push('close');"
                    + "d.show(); d.close('x'); later().then(() => out.concat(d.returnValue, d.open))",
                #"["beforetoggleclosedopen","beforetoggleopenclosed","toggleclosedclosed","close","x",false]"#
            ),
            (
                "d.showModal(); out.push(d.matches(':modal'), d.closedBy); d.oncancel = e => e.preventDefault(); d.requestClose();"
                    + "out.push(d.open); d.oncancel = null; d.requestClose('y'); out.concat(d.open, d.returnValue, d.matches(':modal'))",
                #"[true,"closerequest",true,false,"y",false]"#
            ),
            (
                "try { document.createElement('dialog').showModal() } catch (e) { out = e.name }; out",
                #""InvalidStateError""#
            ),
            ("d.onbeforetoggle = e => e.preventDefault(); d.show(); d.open", "false"),
            ("two.open = true; [one.open, two.open]", "[false,true]"),
            (
                "one.ontoggle = e => out.push(e.newState); one.open = false; one.open = true; one.open = false; later()",
                #"["closed"]"#
            ),
            // An existing attribute opens nothing.
            (
                "one.ontoggle = e => out.push(e.newState); one.open = true; one.setAttribute('open', 'x'); one.toggleAttribute('open', true); later()",
                "[]"
            ),
            (
                "p.ontoggle = e => out.push(e.newState); p.showPopover(); out.push(p.matches(':popover-open')); later()",
                #"[true,"open"]"#
            ),
            (
                "p.showPopover(); q.showPopover(); [p.matches(':popover-open'), q.matches(':popover-open')]",
                "[false,true]"
            ),
            (
                "[p.togglePopover(), p.togglePopover(), p.togglePopover(false), p.togglePopover(true)]",
                "[true,false,false,true]"
            ),
            ("try { b.showPopover() } catch (e) { out = e.name }; out", #""NotSupportedError""#),
            (
                "b.click(); out.push(p.matches(':popover-open')); b.click(); out.concat(p.matches(':popover-open'))",
                "[true,false]"
            ),
            ("b.popoverTargetElement === p && b.popoverTargetAction === 'toggle'", "true"),
            (
                "c.onclick = () => 0; d.addEventListener('command', e => out.push(e.command, e.source === c)); c.click(); out.concat(d.matches(':modal'))",
                #"["show-modal",true,true]"#
            ),
        ]
    )
    func opening(expression: String, expected: String) throws {
        try check(
            """
            <dialog id=d>x</dialog><details id=one name=g open></details><details id=two name=g></details><div id=p popover>p</div>
            <div id=q popover>q</div><button id=b popovertarget=p></button><button id=c commandfor=d command=show-modal></button>
            """,
            expression,
            expected
        )
    }

    @Test(
        "ARIA attributes are properties",
        arguments: [
            (
                "a.role = 'button'; a.ariaLabel = 'x'; a.ariaHidden = null; a.outerHTML",
                #""<a id=\"a\" role=\"button\" aria-label=\"x\"></a>""#
            ),
            ("[a.role, a.ariaValueNow, 'ariaBusy' in a]", "[null,null,true]"),
            ("a.setAttribute('aria-labelledby', 'b none c'); a.ariaLabelledByElements.map(e => e.id)", #"["b","c"]"#),
            (
                "a.ariaLabelledByElements = [c]; [a.ariaLabelledByElements === a.ariaLabelledByElements, a.getAttribute('aria-labelledby')]",
                #"[true,""]"#
            ),
            ("a.ariaActiveDescendantElement = b; b.remove(); a.ariaActiveDescendantElement", "null"),
            ("a.ariaOwnsElements = [b]; a.removeAttribute('aria-owns'); a.ariaOwnsElements", "null"),
        ]
    )
    func aria(expression: String, expected: String) throws {
        try check("<a id=a></a><b id=b></b><c id=c></c>", expression, expected)
    }

    @Test(
        "Images are loaded from the page's resources",
        arguments: [
            (
                "[i.complete, i.naturalWidth, i.naturalHeight, i.width, i.currentSrc]",
                #"[true,32,16,32,"http://page.test/a/x.gif"]"#
            ),
            (
                "i.complete; i.src = 'x.svg'; i.onload = () => out.push('load'); out.push(i.complete, i.currentSrc.slice(-5)); later().then(() => "
                    + "out.concat(i.complete, i.currentSrc.slice(-5), i.naturalHeight))",
                #"[false,"x.gif","load",true,"x.svg",7]"#
            ),
            (
                "i.onerror = () => out.push('error'); i.src = 'text.txt'; later().then(() => out.concat(i.naturalWidth))",
                #"["error",0]"#
            ),
            ("i.decode().then(() => 'decoded')", #""decoded""#),
            ("i.src = 'turned.jpg'; later().then(() => [i.naturalWidth, i.naturalHeight])", "[16,32]"),
            ("i.src = 'none.gif'; i.decode().catch(e => e.name)", #""EncodingError""#),
            (
                "const n = new Image(3, 4); [n.complete, n.width, n.outerHTML]",
                #"[true,3,"<img width=\"3\" height=\"4\">"]"#
            ),
            (
                "i.srcset = 'y.gif 2x, x.gif 32w'; later().then(() => [i.currentSrc.slice(-5), i.naturalWidth])",
                #"["y.gif",16]"#
            ),
            ("i.srcset = 'y.gif 2x, , x.gif 1.5x 3x'; later().then(() => i.currentSrc.slice(-5))", #""x.gif""#),
            (
                "i.removeAttribute('src'); i.srcset = 'y.gif 64w'; i.sizes = '(max-width: 1px) 5px, calc(16px * 2)'; later().then(() => i.naturalWidth)",
                "16"
            ),
            ("s.srcset = 'y.gif'; later().then(() => j.currentSrc.slice(-5))", #""y.gif""#),
            ("s.srcset = 'y.gif'; s.type = 'image/unknown'; later().then(() => j.currentSrc.slice(-5))", #""x.gif""#),
        ]
    )
    func images(expression: String, expected: String) throws {
        try check("<img id=i src=x.gif><picture><source id=s><img id=j src=x.gif></picture>", expression, expected)
    }

    @Test(
        "Selectors for the focus, the URL and the text direction",
        arguments: [
            (
                "f.onfocus = () => out.push(f.matches(':focus'), document.body.matches(':focus-within')); f.focus(); out",
                "[true,true]"
            ),
            (
                "const g = f; f.focus(); f.remove(); [g.matches(':focus'), document.activeElement === document.body]",
                "[false,true]"
            ),
            ("document.querySelector(':target').id", #""t""#),
            ("location.hash = 'f'; [document.querySelector(':target').id, t.matches(':target')]", #"["f",false]"#),
            ("location.hash = '%66'; document.querySelector(':target').id", #""f""#),
            (
                "const e = document.createElement('p'); [':first-child', ':only-child', ':nth-last-of-type(1)'].map(s => e.matches(s))",
                "[true,true,true]"
            ),
            ("[...document.querySelectorAll('span')].map(e => e.matches(':dir(rtl)'))", "[true,false,true]"),
            ("l.click(); document.activeElement.id", #""f""#),
        ]
    )
    func selectors(expression: String, expected: String) throws {
        try check(
            "<meta charset=utf-8><input id=f><p id=t>x</p><label id=l for=f>y</label>"
                + "<span dir=auto>\u{5D0}</span><span dir=auto>1 a \u{5D0}</span><div dir=rtl><span></span></div>",
            expression,
            expected,
            url: "http://page.test/a/b.html#t"
        )
    }

    @Test(
        "The page's own history entries",
        arguments: [
            (
                "onpopstate = e => out.push(e.state, location.pathname); history.pushState(1, '', '/one'); history.pushState(2, '', '/two');"
                    + "history.back(); later().then(() => out.concat(history.state, history.length))",
                #"[1,"/one",1,3]"#
            ),
            (
                "history.pushState(1, '', '/one'); history.back(); history.forward(); later().then(() => location.pathname)",
                #""/one""#
            ),
            (
                "onhashchange = e => out.push(e.newURL.slice(-2)); location.hash = 'a'; history.back(); later()",
                ##"["#a","ml"]"##
            ),
            (
                "try { history.pushState(0, '', 'http://other.test/') } catch (e) { out = e.name }; out",
                #""SecurityError""#
            ),
            (
                "JSON.stringify([Object.keys(location).slice(0, 4), location.ancestorOrigins])",
                ##""[[\"href\",\"protocol\",\"host\",\"hostname\"],{}]""##
            ),
        ]
    )
    func history(expression: String, expected: String) throws { try check("", expression, expected) }

    @Test(
        "Editing commands",
        arguments: [
            ("pick(0, 2); document.execCommand('bold'); e.innerHTML", #""<b>on</b>e two""#),
            (
                "pick(0, 3); document.execCommand('bold'); document.execCommand('bold'); [e.innerHTML, document.queryCommandState('bold')]",
                #"["one two",false]"#
            ),
            (
                "pick(3, 7); e.oninput = e => out.push(e.inputType, e.data); document.execCommand('insertText', false, '!'); out.concat(e.innerHTML)",
                #"["insertText","!","one!"]"#
            ),
            ("pick(1, 1); document.execCommand('insertHTML', false, '<i>x</i>'); e.innerHTML", #""o<i>x</i>ne two""#),
            (
                "pick(1, 1); document.execCommand('delete'); document.execCommand('forwardDelete'); e.innerHTML",
                #""e two""#
            ),
            (
                "e.onbeforeinput = e => e.preventDefault(); pick(0, 3); [document.execCommand('italic'), e.innerHTML]",
                #"[false,"one two"]"#
            ),
            (
                "pick(0, 3); document.execCommand('styleWithCSS'); document.execCommand('bold'); document.execCommand('foreColor', false, 'red');"
                    + " out.push(e.innerHTML, document.queryCommandState('styleWithCSS')); document.execCommand('bold');"
                    + " document.execCommand('styleWithCSS', false, 'false'); out.concat(e.innerHTML)",
                #"["<span style=\"font-weight: bold; color: red;\">one</span> two",true,"<span style=\"color: red;\">one</span> two"]"#
            ),
            (
                "e.innerHTML = 'a<i>b</i>c<p>d</p>'; getSelection().selectAllChildren(e); document.execCommand('bold'); e.innerHTML",
                #""<b>a<i>b</i>c</b><p><b>d</b></p>""#
            ),
            (
                "e.innerHTML = '<p>ac</p>'; getSelection().collapse(e.firstChild.firstChild, 1);"
                    + " document.execCommand('insertHTML', false, '<p>x</p><p>y</p>'); e.innerHTML",
                #""<p>ax</p><p>yc</p>""#
            ),
            ("getSelection().selectAllChildren(q); [document.execCommand('bold'), q.innerHTML]", #"[false,"plain"]"#),
            (
                "document.designMode = 'on'; getSelection().selectAllChildren(q); document.execCommand('underline'); q.innerHTML",
                #""<u>plain</u>""#
            ),
            (
                "[document.queryCommandSupported('copy'), document.queryCommandSupported('Bold'), document.execCommand('copy')]",
                "[false,true,false]"
            ),
            (
                "pick(0, 0); const s = getSelection(); s.modify('extend', 'forward', 'word'); out.push(`${s}`); s.modify('move', 'right', 'documentboundary'); out.concat(s.anchorOffset)",
                #"["one",7]"#
            ),
            ("document.onselectionchange = () => out.push(1); pick(0, 1); pick(1, 2); later()", "[1]"),
            (
                "pick(1, 3); const s = getSelection(); s.modify('move', 'up', 'character'); out.push(s.anchorOffset, s.focusOffset);"
                    + " s.modify('MOVE', 'FORWARD', 'CHARACTER'); out.concat(s.anchorOffset)",
                "[1,3,3]"
            ),
        ]
    )
    func commands(expression: String, expected: String) throws {
        try check(
            "<div id=e contenteditable>one two</div><p id=q>plain</p>",
            "var pick = (a, b) => getSelection().setBaseAndExtent(e.firstChild, a, e.firstChild, b); \(expression)",
            expected
        )
    }

    @Test(
        "The window and documents",
        arguments: [
            (
                "document.bgColor = 'red'; document.linkColor = null; [document.body.outerHTML.slice(0, 27), document.fgColor]",
                #"["<body bgcolor=\"red\" link=\"\"",""]"#
            ),
            (
                "const d = document.implementation.createHTMLDocument(''); d.body.onload = d.body.onclick = () => 0; [d.body.onload, typeof d.body.onclick]",
                #"[null,"function"]"#
            ),
            ("document.body.onpopstate = () => 0; onpopstate === document.body.onpopstate", "true"),
            (
                "addEventListener('error', e => { out.push(e.message); e.preventDefault() }); setTimeout(() => { throw new Error('x') }); later()",
                #"["Error: x"]"#
            ),
            (
                "addEventListener('unhandledrejection', e => { out.push(e.reason); e.preventDefault() }); Promise.reject(3); later()",
                "[3]"
            ),
            (
                "performance.mark('a', {detail: 1, startTime: 5}); const m = performance.measure('m', 'a'); [m.startTime, performance.getEntriesByType('mark')[0].detail]",
                "[5,1]"
            ),
            (
                "new PerformanceObserver(l => out.push(l.getEntries().length)).observe({type: 'mark'}); performance.mark('a'); performance.mark('b'); later()",
                "[2]"
            ),
            (
                "crypto.subtle.digest('SHA-1', new Uint8Array([97, 98, 99])).then(b => [...new Uint8Array(b)].slice(0, 4))",
                "[169,153,62,54]"
            ),
            (
                "crypto.subtle.digest('SHA-256', new DataView(new ArrayBuffer(9), 1, 0)).then(b => new Uint8Array(b)[0])",
                "227"
            ),
            ("crypto.subtle.digest('MD5', new Uint8Array(1)).catch(e => e.name)", #""NotSupportedError""#),
            (
                "new IntersectionObserver(l => out.push(...l.map(e => [e.isIntersecting, e.intersectionRatio]))).observe(document.body); later(40)",
                "[[true,1]]"
            ),
            ("new ResizeObserver(l => out.push(l.length)).observe(document.body); later(40)", "[1]"),
            ("requestIdleCallback(d => out.push(d.timeRemaining() > 0, d.didTimeout)); later()", "[true,false]"),
            (
                "[new MouseEvent('click', {button: 2}).which, new KeyboardEvent('x', {keyCode: 65}).which, new KeyboardEvent('x', {which: 65, keyCode: 66}).which, new WheelEvent('x', {deltaY: 3}).wheelDelta]",
                "[3,0,65,-3]"
            ),
            (
                "try { navigator.sendBeacon('ftp://x/') } catch (e) { out = e.name }; [out, navigator.sendBeacon('/x')]",
                #"["TypeError",false]"#
            ),
            (
                "document.body.innerHTML = 'a<b>x</b>c'; document.body.firstElementChild.outerText = 'y'; document.body.childNodes.length",
                "1"
            ),
        ]
    )
    func window(expression: String, expected: String) throws { try check("<body>", expression, expected) }
}
