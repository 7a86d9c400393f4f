// PageEnvironmentTests.swift: observers, shadow trees, frames, resources that can't be loaded, and elements by name.

import Testing
import WebRuntime

@Suite("Around the tree")
struct PageEnvironmentTests {
    private static let html = """
        <!DOCTYPE html><body><form id=one name=book><input name=q></form><p id=twice></p><p id=twice></p>\
        <iframe id=doc name=inner srcdoc="<title>in</title><a href=x>y</a>"></iframe><iframe id=blank></iframe>\
        <iframe id=other src="https://other.example/"></iframe><a id=link onclick="return 1">l</a></body>
        """

    private func check(_ cases: [(source: String, expected: String)]) throws {
        for (source, expected) in cases {
            let page = Page(html: Array(Self.html.utf8), options: PageOptions(url: "http://page.test/a/b.html"))
            let answer = try page.makeWorld().evaluateToJSON(source)
            #expect(answer == expected, "\(source)")
        }
    }

    /// Observes the body, performs an action, and returns the records as text.
    private func records(_ options: String, _ action: String) -> String {
        "new Promise(r => { const text = m => [m.type, m.target.nodeName, m.addedNodes.length, m.removedNodes.length, "
            + "m.attributeName, m.oldValue].join(); "
            + "const o = new MutationObserver(list => r(list.map(text).join(' '))); "
            + "const b = document.body, p = document.createElement('p'); o.observe(b, \(options)); \(action) })"
    }

    @Test("Changes are recorded for their observers") func observers() throws {
        try check([
            (records("{childList: true}", "b.append(p, 'x'); p.id = 'n'"), #""childList,BODY,2,0,,""#),
            (records("{childList: true}", "b.replaceChildren(p)"), #""childList,BODY,1,7,,""#),
            (records("{childList: true}", "b.replaceChild(p, b.firstChild)"), #""childList,BODY,1,1,,""#),
            (
                records("{subtree: true, attributeOldValue: true}", "const e = link; e.id = 'a'; e.title = 't'"),
                #""attributes,A,0,0,id,link attributes,A,0,0,title,""#
            ),
            (
                records("{subtree: true, attributeFilter: ['title']}", "const e = link; e.id = 'a'; e.title = 't'"),
                #""attributes,A,0,0,title,""#
            ),
            (
                records("{subtree: true, characterDataOldValue: true}", "link.firstChild.data = 'new'"),
                #""characterData,#text,0,0,,l""#
            ),
            // A removed node is observed until the records are delivered.
            (
                records("{subtree: true, childList: true}", "const f = b.firstChild; f.remove(); f.append('x')"),
                #""childList,BODY,0,1,, childList,FORM,1,0,,""#
            ),
            (
                "const o = new MutationObserver(() => {}); o.observe(document, {childList: true, subtree: true}); "
                    + "document.body.append('x'); const n = o.takeRecords().length; o.disconnect(); document.body.append('y'); "
                    + "[n, o.takeRecords().length]",
                "[1,0]"
            ),
            (
                "try { new MutationObserver(() => {}).observe(document, {}) } catch (e) { e.name }",
                #""TypeError""#
            ),
        ])
    }

    @Test("A shadow tree is not part of the tree around it") func shadowTrees() throws {
        let attach =
            "const h = document.createElement('div'), r = h.attachShadow({mode: 'open'}); document.body.append(h); "
            + "r.innerHTML = '<slot name=s></slot><b>t</b>'; "
        try check([
            (
                attach + "[h.outerHTML, r.host === h, h.shadowRoot === r, r.querySelector('b').isConnected]",
                #"["<div></div>",true,true,true]"#
            ),
            (
                attach + "r.firstChild.getRootNode() === r && r.firstChild.getRootNode({composed: true}) === document",
                "true"
            ),
            (
                attach
                    + "h.innerHTML = '<i slot=s>1</i>2'; r.firstChild.assignedNodes().length + h.firstChild.assignedSlot.name",
                #""1s""#
            ),
            (
                attach + "let seen = ''; document.addEventListener('x', e => seen += e.target.tagName); "
                    + "r.addEventListener('x', e => seen += e.target.tagName); "
                    + "r.lastChild.dispatchEvent(new Event('x', {bubbles: true, composed: true})); "
                    + "r.lastChild.dispatchEvent(new Event('x', {bubbles: true})); seen",
                #""BDIVB""#
            ),
            (
                "try { document.createElement('input').attachShadow({mode: 'open'}) } catch (e) { e.name }",
                #""NotSupportedError""#
            ),
            (attach + "try { r.append(h) } catch (e) { e.name }", #""HierarchyRequestError""#),
        ])
    }

    @Test("Frames have the documents that need no network") func frames() throws {
        try check([
            (
                "[doc.contentDocument.title, doc.contentDocument.URL, doc.contentDocument.links[0].href]",
                #"["in","about:srcdoc","http://page.test/a/x"]"#
            ),
            ("[length, frames[0] === doc.contentWindow, inner.document === doc.contentDocument]", "[3,true,true]"),
            ("blank.contentDocument.documentElement.outerHTML", #""<html><head></head><body></body></html>""#),
            ("[other.contentDocument, other.contentWindow.parent === window]", "[null,true]"),
            ("try { other.contentWindow.document } catch (e) { e.name }", #""SecurityError""#),
            ("const f = doc.contentDocument.defaultView; [f.top === window, f.frameElement === doc]", "[true,true]"),
            ("const f = doc; f.remove(); f.contentDocument", "null"),
        ])
    }

    @Test("A frame shows the document of a blob, also once its URL is revoked") func blobFrames() throws {
        let make = """
            const url = URL.createObjectURL(new Blob(['<title>t</title><p>\\u00E4'], {type: 'text/html;charset=utf-8'}));
            const e = document.createElement('iframe'); e.src = url; document.body.append(e);
            """
        try check([
            (
                make + "const d = e.contentDocument; [d.title, d.body.textContent, d.URL === url, d.characterSet]",
                #"["t","ä",true,"UTF-8"]"#
            ),
            (make + "const d = e.contentDocument; URL.revokeObjectURL(url); e.contentDocument === d", "true"),
            (make + "URL.revokeObjectURL(url); e.contentDocument.title", #""""#),
            (
                make
                    + "e.src = URL.createObjectURL(new Blob(['<meta charset=windows-1251>'], {type: 'text/html'}));"
                    + "e.contentDocument.charset",
                #""windows-1251""#
            ),
            (make + "e.src = 'blob:https://other.example/1'; e.contentDocument", "null"),
        ])
    }

    @Test("A resource that can't be loaded fires an error event") func resources() throws {
        func event(_ make: String) -> String { "new Promise(r => { \(make); e.onload = e.onerror = v => r(v.type); })" }
        try check([
            (event("const e = new Image; e.src = 'x.png'"), #""error""#),
            (event("const e = document.createElement('script'); e.src = 'x.js'; document.body.append(e)"), #""error""#),
            (
                event(
                    "const e = document.createElement('link'); e.rel = 'stylesheet'; e.href = 'x'; document.head.append(e)"
                ), #""error""#
            ),
            (event("const e = document.createElement('style'); document.head.append(e)"), #""load""#),
            (event("const e = document.createElement('iframe'); e.srcdoc = 'x'; document.body.append(e)"), #""load""#),
        ])
    }

    @Test("Elements are found by name, and the page's handlers are its own") func names() throws {
        try check([
            (
                "[one === document.book, book === one, twice.length, typeof q, 'one' in window]",
                #"[true,true,2,"undefined",true]"#
            ),
            ("var one = 5; one", "5"),
            ("Object.keys(document).join()", #""book,inner,location""#),
            ("link.onclick", "null"),
        ])
    }
}
