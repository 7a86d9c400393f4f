// WarmPoolTests.swift: a page whose world was made in advance is indistinguishable from one whose world was made for it.

import DOM
import DOMSerialization
import PageProtocol
import ScriptEngine
import Testing
import WebInfra

@testable import WebRuntime

@Suite("Pages made in advance")
struct WarmPoolTests {
    private static let html = Array(
        """
        <!DOCTYPE html><title>T</title><base href=/b/><p class=lead>one <b>two</b></p><p id=x>three</p>\
        <form name=f><input name=g></form><iframe name=h srcdoc=text></iframe><img src=none.png>
        """.utf8
    )
    private static let options = {
        var options = PageOptions(url: "https://example.org/a?b#c", selection: "#x", characterSet: "windows-1252")
        (options.startTime, options.seed) = (1e12, 7)
        return options
    }()

    /// Everything that a script can find: the names and attributes of every property reachable from the global object, and the page's own
    /// state.
    private static let inventory = """
        (() => {
          const seen = new Set(), lines = [];
          const look = (object, path, depth) => {
            if (object === null || !['object', 'function'].includes(typeof object) || seen.has(object)) return;
            seen.add(object);
            if (depth === 0) return;
            look(Object.getPrototypeOf(object), path + '.__proto__', depth - 1);
            for (const key of Reflect.ownKeys(object)) {
              const name = path + '.' + String(key), found = Object.getOwnPropertyDescriptor(object, key);
              const kind = 'value' in found ? typeof found.value : (found.get ? 'g' : '') + (found.set ? 's' : '');
              lines.push([name, kind, found.writable, found.enumerable, found.configurable].join(' '));
              for (const inner of [found.value, found.get, found.set]) look(inner, name, depth - 1);
            }
          };
          look(globalThis, '', 5);
          const p = document.createElement('p');
          lines.push(document.URL, document.baseURI, document.characterSet, document.referrer, document.title);
          lines.push(String(getSelection()), location.href, document.documentElement.outerHTML, performance.now());
          lines.push(Math.random() >= 0, crypto.randomUUID(), setTimeout(() => {}, 0), new Event('x').timeStamp, p.isConnected);
          lines.push(document.querySelectorAll('p').length, document.getElementsByTagName('p').length, document.getElementById('x').href);
          for (const image of document.images) lines.push(image.complete, image.currentSrc);
          return lines;
        })()
        """

    private func inventory(of world: World) throws -> String? { try world.evaluateToJSON(Self.inventory) }

    @Test("Scripts find the same as in a world made for the page")
    func sameWorld() throws {
        let vm = ScriptVM(for: .manyPages)
        let own = Page(html: Self.html, options: Self.options, vm: vm)
        let expected = try inventory(of: own.makeWorld())
        let pool = WarmPool(vm: vm)
        try pool.fill(to: 3)
        for _ in 0..<3 {
            let prepared = try #require(pool.take())
            try prepared.open(Self.html, options: Self.options, keepsSource: false)
            #expect(try inventory(of: prepared.world) == expected)
        }
        #expect(pool.take() == nil)
    }

    @Test("Scripts find the resources that the page is opened with, and frames whose documents are in its container")
    func resources() throws {
        let html = Array(
            """
            <!DOCTYPE html><title>T</title><link rel=stylesheet href=a.css><p id=x>one</p>\
            <iframe src="cid:frame@x"></iframe><iframe src="cid:none@x"></iframe><iframe src="//h.test/"></iframe>
            """.utf8
        )
        let answers = [
            "https://example.org/a.css": ResourceAnswer(contentType: "text/css", bytes: Array("p { color: red }".utf8)),
            "cid:frame@x": ResourceAnswer(contentType: "text/html", bytes: Array("<title>in</title>".utf8)),
        ]
        let script = """
            [getComputedStyle(document.querySelector('p')).color, typeof Response, ...[...document.querySelectorAll('iframe')]
              .map(frame => frame.contentDocument && frame.contentDocument.title + frame.contentDocument.URL)]
            """
        let expected = #"["rgb(255, 0, 0)","function","incid:frame@x","about:blank",null]"#
        func give(_ page: Page) {
            page.resources = PageResources(pageURL: Self.options.url) { answers[$0.url] }
        }
        let vm = ScriptVM(for: .manyPages)
        let own = Page(html: html, options: Self.options, vm: vm)
        give(own)
        let world = try own.makeWorld()
        let ownInventory = try inventory(of: world)
        #expect(try world.evaluateToJSON(script) == expected)
        let pool = WarmPool(vm: vm)
        try pool.fill(to: 2)
        for _ in 0..<2 {
            let prepared = try #require(pool.take())
            give(prepared.page)
            try prepared.open(html, options: Self.options, keepsSource: false)
            #expect(try inventory(of: prepared.world) == ownInventory)
            #expect(try prepared.world.evaluateToJSON(script) == expected)
        }
    }

    @Test("A page finds nothing of the previous one, whatever that did")
    func nothingIsLeft() throws {
        let vm = ScriptVM(for: .manyPages)
        let pool = WarmPool(vm: vm)
        try pool.fill(to: 2)
        let first = try #require(pool.take())
        try first.open(Self.html, options: Self.options, keepsSource: false)
        try first.world.evaluate(
            """
            for (let i = 0; i < 5000; i++) {
              const div = document.body.appendChild(document.createElement('div'));
              div.id = 'x' + i;
              div.setAttribute('data-' + i, 'ä' + i);
              div.textContent = 'text ' + i;
            }
            document.getElementById('x').remove();
            Object.prototype.left = Array.prototype.left = 1;
            new MutationObserver(() => {}).observe(document, {subtree: true, childList: true, attributes: true});
            document.createRange().selectNode(document.body);
            document.querySelector('base').href = 'https://elsewhere.example/';
            """
        )
        let second = try #require(pool.take())
        try second.open(Self.html, options: Self.options, keepsSource: true)
        let own = Page(html: Self.html, options: Self.options, vm: vm)
        #expect(second.page.html5libTree() == own.html5libTree())
        #expect(!second.page.isModified)
        #expect(try inventory(of: second.world) == inventory(of: own.makeWorld()))
        #expect(second.page.tree.checkInvariants().isEmpty)
    }

    /// Changes that scripts may make to a page before it is copied.
    private static let changes = """
        for (let i = 0; i < 3000; i++) {
          const div = document.body.appendChild(document.createElement('div'));
          div.id = 'x' + i;
          div.setAttribute('data-' + i, 'ä' + i);
          div.attachShadow({mode: 'open'});
        }
        document.getElementById('x').remove();
        document.body.getAttributeNode('class');
        new MutationObserver(() => {}).observe(document, {subtree: true, childList: true, attributes: true});
        document.createRange().selectNode(document.body);
        document.implementation.createHTMLDocument('other');
        document.querySelector('base').href = 'https://elsewhere.example/';
        """

    @Test(
        "Copies of a page are as parsed, whatever scripts did to it, and are written back like it",
        arguments: [true, false]
    )
    func copies(isPooled: Bool) throws {
        let vm = ScriptVM(for: .manyPages)
        let source =
            Self.html + Array("<template><p>in</p></template><table><b>out</table><svg viewBox=x></svg>ü 漢".utf8)
        let own = Page(html: source, options: Self.options, vm: vm)
        let (tree, expected) = (own.html5libTree(), try inventory(of: own.makeWorld()))
        let pool = WarmPool(vm: vm)
        try pool.fill(to: 4)
        let first = try #require(pool.take())
        let image = try #require(try first.open(source, options: Self.options, keepsSource: true, keepsImage: true))
        try first.world.evaluate(Self.changes)
        var page = first.page
        for _ in 0..<3 {
            let world: World
            if isPooled {
                let copy = try #require(try pool.take(copying: image, resources: nil))
                (page, world) = (copy.page, copy.world)
            } else {
                page.restore(image)
                world = try page.makeWorld()
            }
            #expect(page.html5libTree() == tree && !page.isModified)
            #expect(page.tree.checkInvariants().isEmpty)
            #expect(try inventory(of: world) == expected)
            let text = PageSourceText(bytes: source, text: source, encoding: .utf8)
            #expect(page.preserved(text)?.bytes == source)
            try world.evaluate("document.querySelector('p').title = 'changed'")
            #expect(page.preserved(text).map { String(decoding: $0.bytes, as: UTF8.self).contains("changed") } == true)
            try world.evaluate(Self.changes)
        }
    }

    @Test("Nothing of a world is left when its page is released")
    func worldsEnd() throws {
        final class Places { weak var receiver: DOMReceiver? }
        let vm = ScriptVM(for: .manyPages)
        let pool = WarmPool(vm: vm)
        let places = (0..<12).map { _ in Places() }
        func use(_ place: Places) throws {
            try pool.fill(to: 1)
            let prepared = try #require(pool.take())
            place.receiver = prepared.world.receiver
            try prepared.open(Self.html, options: Self.options, keepsSource: true)
            _ = try prepared.world.evaluate(
                """
                const list = document.getElementsByTagName('p'), set = new Set([...list, document.createRange()]);
                list[0].addEventListener('x', () => set.clear());
                new MutationObserver(() => list[0].remove()).observe(document, { childList: true, subtree: true });
                setTimeout(() => list, 100); Promise.resolve().then(() => list); document.body.append('x');
                """
            )
        }
        for place in places { try use(place) }
        ScriptContext(vm: vm).collectGarbage()
        // The engine also scans the stack for objects, where some numbers look like one.
        #expect(places.count { $0.receiver == nil } >= 8)
    }
}
