// ExtensionAPITests.swift: the APIs that extension scripts use, by how many of them use each, and the shapes of interfaces. The answers are
// those of WebKit 2.50 on the page below, one after the other in one world.

import Foundation
import Testing
import WebRuntime

@Suite("APIs used by extensions")
struct ExtensionAPITests {
    /// A case a line: an expression, ` ==> `, its value as JSON (`undefined` for values that JSON omits).
    private static let answers = #"""
        document.URL === location.href ==> true
        document.URL.endsWith('/page.html') ==> true
        document.title ==> "A title"
        (document.title = 'New', document.querySelector('head > title').textContent) ==> "New"
        String(location) === document.URL && `${location}` === document.URL ==> true
        location === window.location && location === document.location ==> true
        eval('1 + 1') ==> 2
        (function () { var local = 3; return eval('local + 1'); })() ==> 4
        eval(undefined) ==> undefined
        document.body === document.querySelector('body') ==> true
        document.body instanceof HTMLBodyElement ==> true
        'x-y'.match(/z/) ==> null
        document.querySelector('meta[property="og:image"]').content ==> "/p.png"
        document.querySelector('[hidden]').textContent ==> "no"
        document.querySelector('h1, p').id ==> "top"
        document.querySelector('nothing') ==> null
        typeof console.log(document.body, undefined, document.all, null) ==> "undefined"
        ['log', 'error', 'warn', 'info'].map(name => typeof console[name]).join() ==> "function,function,function,function"
        document.baseURI.endsWith('/sub/?q') ==> true
        document.baseURI === document.body.baseURI ==> true
        document.getElementById('one').getAttribute('title') ==> "t"
        document.getElementById('one').getAttribute('missing') ==> null
        document.getElementById('link').getAttribute('href') ==> "x.html#y"
        typeof alert ==> "function"
        document.querySelectorAll('li').length ==> 3
        Array.from(document.querySelectorAll('li'), e => e.textContent).join() ==> "1,2,3"
        [...document.querySelectorAll('li')].length ==> 3
        Array.prototype.slice.call(document.querySelectorAll('li'), 1).length ==> 2
        (list => (document.querySelector('li').remove(), list.length))(document.querySelectorAll('li')) ==> 3
        document.querySelectorAll('li') instanceof NodeList ==> true
        document.querySelectorAll('li').forEach.name ==> "forEach"
        document.getElementById('link').href.endsWith('/sub/x.html#y') ==> true
        document.getElementById('empty').href === document.baseURI ==> true
        document.getElementById('none').href ==> ""
        document.getElementById('bad').href ==> "http://[x"
        document.getElementById('pic').src.endsWith('/sub/i.png') ==> true
        getSelection().toString() ==> ""
        String(document.getSelection()) ==> ""
        getSelection() === window.getSelection() ==> true
        (() => { try { NodeFilter() } catch (e) { return [e.name, 'prototype' in NodeFilter, NodeFilter.SHOW_TEXT] } })() ==> ["TypeError",false,4]
        [Range.prototype.setStart.length, Selection.prototype.collapse.length, AbortSignal.any.length, customElements.define.length] ==> [2,1,1,2]
        (() => { try { document.implementation.createDocument(null, null, false) } catch (e) { return e.name } })() ==> "TypeError"
        (() => { try { Node.prototype.isEqualNode.call(null, null) } catch (e) { return e.name } })() ==> "TypeError"
        (() => { const c = new AbortController(); c.abort(7); return [c.signal === c.signal, AbortSignal.any([c.signal]).reason] })() ==> [true,7]
        document.createElement('mark') instanceof HTMLElement ==> true
        document.createElement('marquee') instanceof HTMLMarqueeElement ==> true
        document.createElement('nonsense') instanceof HTMLUnknownElement ==> true
        document.createElement('DIV').tagName ==> "DIV"
        document.documentElement instanceof HTMLHtmlElement ==> true
        document.getElementById('one').innerText ==> "One bold"
        document.getElementById('one').innerHTML ==> "One <b>bold</b>"
        document.getElementById('one').outerHTML ==> "<p id=\"one\" title=\"t\">One <b>bold</b></p>"
        document.querySelector('script').innerText ==> "{\"a\": 1}"
        location.protocol + location.pathname.slice(-10) ==> "http:/page.html"
        location.origin === location.protocol + '//' + location.host ==> true
        document.getElementsByTagName('LI').length ==> 2
        document.getElementsByTagName('*').length === document.querySelectorAll('*').length ==> true
        document.getElementsByTagName('p') === document.getElementsByTagName('p') ==> true
        document.getElementsByTagName('p').item(0).id ==> "one"
        document.getElementsByTagName('p').namedItem('one').id ==> "one"
        document.getElementsByTagName('p')[99] ==> undefined
        document.getElementsByTagName('p').item(99) ==> null
        document.getElementById('one').textContent ==> "One bold"
        (e => (document.body.appendChild(e), document.body.lastChild === e))(document.getElementById('one')) ==> true
        document.head.tagName ==> "HEAD"
        (e => (e.style.backgroundColor = 'red', e.getAttribute('style')))(document.createElement('p')) ==> "background-color: red;"
        (e => (e.style.background = 'url(x)', e.style.backgroundColor = '#fff', e.getAttribute('style')))(document.createElement('p')) ==> "background: url(\"x\") rgb(255, 255, 255);"
        (e => (e.style.color = 'nonsense(', e.getAttribute('style')))(document.createElement('p')) ==> null
        (e => (e.style.zIndex = 5, e.style.fontFamily = 'Georgia, serif', e.style.cssText))(document.createElement('p')) ==> "z-index: 5; font-family: Georgia, serif;"
        (e => (e.setAttribute('Title', 5), e.outerHTML))(document.createElement('p')) ==> "<p title=\"5\"></p>"
        document.getElementById('user').value ==> "bo"
        (e => (e.value = 'new', [e.value, e.getAttribute('value'), e.defaultValue].join()))(document.getElementById('user')) ==> "new,bo,bo"
        document.getElementById('words').value ==> "text"
        document.getElementById('words').innerHTML ==> "text"
        (e => (e.value = 'w', [e.value, e.textContent].join()))(document.getElementById('words')) ==> "w,text"
        document.getElementById('pick').value ==> "B"
        document.getElementById('pick').selectedIndex ==> 1
        (e => (e.remove(), e.parentNode))(document.getElementById('one')) ==> null
        document.body.removeChild(document.querySelector('ul')).tagName ==> "UL"
        JSON.stringify(document.body) ==> "{}"
        document.readyState + document.visibilityState + document.hasFocus() ==> "completevisibletrue"
        document.activeElement.tagName ==> "BODY"
        [innerWidth, innerHeight, scrollX, scrollY].join() ==> "1024,730,0,0"
        document.contentType + document.characterSet + document.compatMode ==> "text/htmlwindows-1252CSS1Compat"
        Object.prototype.toString.call(document) ==> "[object HTMLDocument]"
        Object.prototype.toString.call(window) ==> "[object Window]"
        Object.prototype.toString.call(document.body) ==> "[object HTMLBodyElement]"
        Object.prototype.toString.call(document.querySelectorAll('p')) ==> "[object NodeList]"
        document instanceof HTMLDocument && document instanceof Document && document instanceof Node && document instanceof EventTarget ==> true
        Object.getPrototypeOf(HTMLBodyElement.prototype) === HTMLElement.prototype ==> true
        Object.getPrototypeOf(HTMLElement) === Element ==> true
        HTMLElement.prototype.constructor === HTMLElement ==> true
        Element.prototype[Symbol.toStringTag] ==> "Element"
        Object.getOwnPropertyNames(document.body).join() ==> ""
        (d => [typeof d.get, typeof d.set, d.enumerable, d.configurable].join())(Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')) ==> "function,function,true,true"
        (d => [typeof d.value, d.writable, d.enumerable, d.configurable].join())(Object.getOwnPropertyDescriptor(Document.prototype, 'querySelector')) ==> "function,true,true,true"
        (d => [typeof d.get, typeof d.set, d.enumerable, d.configurable].join())(Object.getOwnPropertyDescriptor(document, 'location')) ==> "function,function,true,false"
        (d => [typeof d.get, typeof d.set, d.enumerable, d.configurable].join())(Object.getOwnPropertyDescriptor(window, 'document')) ==> "function,undefined,true,false"
        (d => [typeof d.value, d.writable, d.enumerable, d.configurable].join())(Object.getOwnPropertyDescriptor(window, 'HTMLElement')) ==> "function,true,false,true"
        (d => [typeof d.value, d.writable, d.enumerable, d.configurable].join())(Object.getOwnPropertyDescriptor(window, 'getComputedStyle')) ==> "function,true,true,true"
        [Document.prototype.getElementById.length, Element.prototype.setAttribute.length, Node.prototype.cloneNode.length].join() ==> "1,2,0"
        [Node.ELEMENT_NODE, Node.prototype.TEXT_NODE, document.DOCUMENT_NODE].join() ==> "1,3,9"
        (() => { try { new HTMLElement(); } catch (e) { return e.name; } })() ==> "TypeError"
        (() => { try { Element.prototype.getAttribute.call({}, 'x'); } catch (e) { return e.name; } })() ==> "TypeError"
        (() => { try { document.querySelector(); } catch (e) { return e.name; } })() ==> "TypeError"
        (() => { try { Element.prototype.append.call(new Text('x'), 'y'); } catch (e) { return e.name; } })() ==> "TypeError"
        (() => { try { HTMLElement.prototype.click.call(document.createElementNS('http://www.w3.org/2000/svg', 'g')); } catch (e) { return e.name; } })() ==> "TypeError"
        Element.prototype.append === Document.prototype.append ==> false
        (t => { t.nodeValue = undefined; return t.data; })(new Text('a')) ==> ""
        (t => { t.data = undefined; return t.data; })(new Text('a')) ==> "undefined"
        (log => { try { Element.prototype.setAttribute.call({}, { toString() { log.push('a'); } }, ''); } catch (e) { log.push(e.name); } return log.join(); })([]) ==> "TypeError"
        (log => { const s = n => ({ toString() { log.push(n); return n; } }); document.createElement('p').setAttributeNS(s('n'), s('q'), s('v')); return log.join(); })([]) ==> "n,q,v"
        (log => { document.createElement('p').attachShadow(new Proxy({ mode: 'open' }, { get(o, k) { log.push(k); return o[k]; } })); return log.join(); })([]) ==> "clonable,delegatesFocus,mode,serializable,slotAssignment"
        (() => { try { document.createTreeWalker(document, 1, 'x'); } catch (e) { return e.name; } })() ==> "TypeError"
        Object.keys(Element.prototype[Symbol.unscopables]).sort().join() ==> "after,append,before,prepend,remove,replaceChildren,replaceWith,slot"
        (() => { try { document.querySelector('[['); } catch (e) { return e.name + (e instanceof DOMException) + e.code; } })() ==> "SyntaxErrortrue12"
        (() => { try { document.createElement('<x>'); } catch (e) { return e.name; } })() ==> "InvalidCharacterError"
        (() => { try { new URL('nonsense'); } catch (e) { return e.name; } })() ==> "TypeError"
        document.querySelector('p').onclick ==> null
        typeof document.baseURL ==> "undefined"
        typeof browser ==> "undefined"
        document.cookie + document.referrer ==> ""
        Object.keys(document.body.dataset).join() + document.body.dataset.pageKind ==> "pageKindnews"
        document.body.className + document.body.classList.length + document.body.classList.contains('b') ==> "a b2true"
        book === document.forms.book && document.book === book ==> true
        'user' in window && window.user === document.getElementById('user') ==> true
        typeof window.notThere ==> "undefined"
        new XMLSerializer().serializeToString(document.createElement('br')) ==> "<br xmlns=\"http://www.w3.org/1999/xhtml\" />"
        """#

    private static let html = #"""
        <!DOCTYPE html><html><head><base href="sub/?q"><title>  A
         title </title><meta property="og:image" content="/p.png"><meta name="description" content="words"></head><body class="a b" data-page-kind="news"><svg><title>not this</title></svg><h1 id="top">Head</h1><p id="one" title="t">One <b>bold</b></p><p hidden>no</p><a id="link" href="x.html#y">go</a><a id="empty" href="">e</a><a id="none">n</a><a id="bad" href="http://[x">b</a><img id="pic" src="i.png" alt=""><form id="f" name="book"><input id="user" name="user" value="bo"><textarea id="words">
        text</textarea><select id="pick"><option>a<option selected value="B">b</select></form><ul><li>1<li>2<li>3</ul><script type="application/ld+json">{"a": 1}</script><style>p { color: red }</style></body></html>
        """#

    @Test("Each answer is WebKit's")
    func answersAreWebKits() throws {
        let options = PageOptions(url: "http://page.test/page.html", characterSet: "windows-1252")
        let page = Page(html: Array(Self.html.utf8), options: options)
        let world = try page.makeWorld()
        for line in Self.answers.split(separator: "\n") {
            let parts = line.components(separatedBy: " ==> ")
            let answer = try world.evaluateToJSON(parts[0]) ?? "undefined"
            #expect(answer == parts[1], "\(parts[0])")
        }
    }
}
