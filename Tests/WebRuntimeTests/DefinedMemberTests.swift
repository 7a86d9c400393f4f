// DefinedMemberTests.swift: types, defaults and overloads of members as the standards define them, with WebKit's answers.

import Foundation
import Testing
import WebRuntime

@Suite("Members as they are defined")
struct DefinedMemberTests {
    /// A case a line: an expression, ` ==> `, its value as JSON.
    private static let answers = #"""
        (() => { clientInformation = 3; return clientInformation })() ==> 3
        Document.prototype[Symbol.unscopables].fullscreen ==> true
        new MouseEvent('a', { movementX: 1.5, movementY: -0.25 }).movementX ==> 1.5
        (() => { try { new MouseEvent('a', { movementX: NaN }) } catch (e) { return e.name } })() ==> "TypeError"
        new Notification('a', { icon: 'http://a.test/x/../i.png' }).icon ==> "http://a.test/i.png"
        new Notification('a').icon ==> ""
        new Notification('a', { icon: 'http://[' }).icon ==> ""
        [new Notification('a').silent, new Notification('a', { silent: null }).silent, new Notification('a', { silent: 0 }).silent, new Notification('a', { silent: true }).silent] ==> [null,null,false,true]
        (() => { const v = document.createElement('video'), b = new Blob(); v.srcObject = b; const same = v.srcObject === b; v.srcObject = null; try { v.srcObject = {} } catch (e) { return [same, v.srcObject, e.name] } })() ==> [true,null,"TypeError"]
        [() => new CSSRotate(1), () => new CSSRotate(CSS.deg(1), 2), () => new CSSRotate(1, 2, 3), () => new CSSRotate(1, 2, 3, CSS.deg(4))].map(f => { try { return String(f()) } catch (e) { return e.name } }) ==> ["TypeError","TypeError","TypeError","rotate3d(1, 2, 3, 4deg)"]
        (() => { const e = document.createElement('link'); e.blocking = 'a'; return [e.getAttribute('blocking'), e.blocking.supports('render'), e.blocking.supports('x'), e.blocking === e.blocking] })() ==> ["a",true,false,true]
        ['script', 'style', 'link', 'img'].map(name => 'blocking' in document.createElement(name)) ==> [true,true,true,false]
        ['onbeforematch' in document, 'onbeforematch' in document.body, 'onpagereveal' in window, 'onpageswap' in document.body, 'onpageswap' in document.createElement('p')] ==> [true,true,true,true,false]
        (() => { const t = document.createElement('textarea'); t.value = 'abc'; t.setSelectionRange(1, 2, 'backward'); t.selectionStart = null; return [t.selectionStart, t.selectionEnd, t.selectionDirection] })() ==> [0,2,"backward"]
        [getSelection().modify(), getSelection().modify(null, undefined, 'x')].length ==> 2
        (() => { document.body.style.cssText = 'color: red'; document.body.style.cssText = null; return document.body.style.cssText })() ==> ""
        JSON.stringify(new KeyframeEffect(null, null, { delay: 2, iterations: 3 }).getTiming()) ==> "{\"delay\":2,\"direction\":\"normal\",\"duration\":\"auto\",\"easing\":\"linear\",\"endDelay\":0,\"fill\":\"auto\",\"iterationStart\":0,\"iterations\":3}"
        (() => { try { new KeyframeEffect(null, null, { iterations: -1 }) } catch (e) { return e.name } })() ==> "TypeError"
        document.createElement('iframe').srcdoc ==> ""
        (() => { const i = document.createElement('iframe'); i.srcdoc = null; return i.getAttribute('srcdoc') })() ==> "null"
        document.body.attributeStyleMap.get('color') ==> undefined
        getComputedStyle(document.body, undefined).display + getComputedStyle(document.body).display + getComputedStyle(document.body, null).display ==> "blockblockblock"
        (() => { const s = document.createElement('select'); s.setAttribute('size', 'x'); return s.size })() ==> 0
        (() => { const i = document.createElement('input'); i.setAttribute('webkitdirectory', ''); return [i.webkitdirectory, i.size] })() ==> [true,20]
        (() => { const f = document.createElement('form'); f.encoding = 'text/plain'; return [f.enctype, f.getAttribute('enctype'), f.encoding] })() ==> ["text/plain","text/plain","text/plain"]
        (() => { const c = document.createElement('canvas'); c.width = 7; return [c.width, c.height, c.getAttribute('width')] })() ==> [7,150,"7"]
        """#

    @Test("Each answer is WebKit's")
    func answersAreWebKits() throws {
        let options = PageOptions(url: "http://page.test/page.html")
        let page = Page(html: Array("<!doctype html><body><p>a".utf8), options: options)
        let world = try page.makeWorld()
        for line in Self.answers.split(separator: "\n") {
            let parts = line.components(separatedBy: " ==> ")
            let answer = try world.evaluateToJSON(parts[0]) ?? "undefined"
            #expect(answer == parts[1], "\(parts[0])")
        }
    }

    /// https://html.spec.whatwg.org/multipage/interaction.html#used-autocorrection-state
    @Test("An element has autocorrection unless it, its form or its type says no")
    func autocorrection() throws {
        let html = """
            <form autocorrect=OFF><input><input autocorrect=x><p></p></form>
            <input type=email autocorrect=on><textarea autocorrect=''>
            """
        let world = try Page(html: Array(html.utf8)).makeWorld()
        let state = "[...document.querySelectorAll('form, input, p, textarea')].map(e => e.autocorrect).join()"
        #expect(try world.evaluateToJSON(state) == "\"false,false,true,true,false,true\"")
        for (value, attribute) in [("0", "off"), ("'a'", "on")] {
            let set = "p => (p.autocorrect = \(value), p.getAttribute('autocorrect'))"
            #expect(try world.evaluateToJSON("(\(set))(document.querySelector('p'))") == "\"\(attribute)\"")
        }
    }
}
