// PageStateTests.swift: the state of the page, which modules keep in js/page.js, and which a world resets for another page.

import CBindings
import Foundation
import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("The state of the page")
struct PageStateTests {
    private static let html = """
        <!DOCTYPE html><title>One</title><base href=/dir/><body><p id=p class="a b" data-x=1>text</p><form id=f><input id=i name=i value=v><input
        type=radio name=r><select id=s><option>1<option>2</select><textarea id=t></textarea></form><img src=a.png><a href=x></a><div id=d popover>
        </div><details id=e></details><dialog id=g></dialog><x-a></x-a><iframe></iframe><svg><rect width=1 /></svg><style>p { color: red }</style>
        """

    /// A script that leaves something in as many members of the state as it can.
    private static let uses = """
        globalThis.calls = [];
        class A extends HTMLElement { connectedCallback() { calls.push('connected'); } }
        customElements.define('x-a', A); customElements.whenDefined('x-b');
        const at = id => document.getElementById(id);
        addEventListener('note', () => calls.push('window')); document.addEventListener('note', () => calls.push('document'));
        at('p').addEventListener('note', () => calls.push('element')); onnote = 1; globalThis.onerror = () => {};
        at('p').mine = 1; setTimeout(() => calls.push('timer'), 10); setInterval(() => calls.push('interval'), 10);
        new MutationObserver(() => calls.push('mutation')).observe(document, { subtree: true, childList: true, attributes: true });
        at('i').value = 'other'; at('i').setCustomValidity('bad'); at('s').selectedIndex = 1; at('t').value = 'x'; at('t').setSelectionRange(0, 1);
        at('i').matches(':invalid'); at('f').matches(':invalid'); at('i').focus(); at('d').showPopover(); at('e').open = true; at('g').showModal();
        at('p').dataset.x; at('p').classList.add('c'); at('p').style.color = 'red'; getComputedStyle(at('p')).color; at('p').attributes;
        document.styleSheets[0].cssRules[0].style.color; getSelection().selectAllChildren(at('p')); document.cookie = 'a=b';
        history.pushState({ a: 1 }, '', '#b'); sessionStorage.a = 1; localStorage.a = 1; performance.mark('m'); performance.measure('n', 'm');
        name = 'named'; document.title = 'Two'; document.title; console.group('g'); console.count('c'); console.time('t'); document.designMode = 'on';
        at('p').attachShadow; const host = document.createElement('div'); document.body.append(host);
        host.attachShadow({ mode: 'open' }).innerHTML = '<slot></slot>'; host.append('t'); new URL('http://a/?b=c').searchParams.get('b');
        document.querySelector('rect').width.baseVal.value; frames[0]; document.querySelectorAll('p, a').length; document.forms[0].elements.length;
        URL.createObjectURL(new Blob(['a'])); new MessageChannel().port1.postMessage(1); document.createRange().selectNode(at('p'));
        navigator.plugins[0].name; locationbar.visible; history.length; at('p').animate([{ opacity: 0 }], 5); document.implementation.hasFeature();
        at('i').form; at('i').labels; new FormData(at('f')); document.execCommand('styleWithCSS', false, 'true'); document.links.length;
        document.querySelector('a').href; document.images[0].src = 'b.png'; document.body.getElementsByTagName('p').length;
        """

    private func world() throws -> (page: Page, world: World) {
        let page = Page(html: Array(Self.html.utf8))
        return (page, try page.makeWorld())
    }

    /// What the state holds, by file and name.
    private func state(of world: World) throws -> [String: [String: String]] {
        let text = try world.bindings.property("describePage").call().string
        return try JSONDecoder().decode([String: [String: String]].self, from: Data(text.utf8))
    }

    /// Runs all files of js/ that define a name.
    private func runLazyModules(in world: World) throws {
        for entry in UnsafeBufferPointer(start: bindingsLazyNames, count: bindingsLazyNameCount) where entry.column == 1
        {
            let file = String(cString: bindingsLazyModules[Int(entry.file)].name)
            if file.hasPrefix("js/bindings/") || file == "js/warmUp.js" { continue }
            let name = withUnsafeBytes(of: entry.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            _ = try world.bindings.property(name)
        }
    }

    @Test("Reset after a page that used it, it is that of a world that no script used")
    func reset() throws {
        let (used, fresh) = (try world(), try world())
        try runLazyModules(in: fresh.world)
        try runLazyModules(in: used.world)
        let before = try state(of: used.world)
        _ = try used.world.evaluateToJSON(Self.uses)
        let left = try state(of: used.world)
        #expect(left.count > 80)
        // Names that files look up when they begin, and what the opened page says, are kept by a world that ran them.
        let known: Set = [
            "arena", "dom/contentAttributes", "dom/Document", "dom/addresses", "timing/clock", "html/documents/opening",
            "html/embedded/resources", "html/windows/namedAccess",
        ]
        #expect(left.keys.count { !known.contains($0) && left[$0] != before[$0] } > 40)
        _ = try used.world.bindings.property("newPage").call()
        let (reset, expected) = (try state(of: used.world), try state(of: fresh.world))
        #expect(reset.keys.sorted() == expected.keys.sorted())
        for (file, values) in reset.sorted(by: { $0.key < $1.key }) where !known.contains(file) {
            #expect(values == expected[file], "\(file)")
        }
    }

    @Test("Nothing of the page is left: listeners, timers, custom elements, what scripts set")
    func forgotten() throws {
        let (_, world) = try world()
        _ = try world.evaluateToJSON(Self.uses)
        _ = try world.bindings.property("newPage").call()
        let found = try world.evaluateToJSON(
            """
            calls.length = 0;
            const p = document.getElementById('p');
            for (const target of [window, document, p]) target.dispatchEvent(new Event('note'));
            p.id = 'q';
            [calls.length, p.mine, customElements.get('x-a'), document.getElementById('i').value, document.getElementById('i').validity.valid,
             document.activeElement.localName, getSelection().rangeCount, document.cookie, history.state, history.length, sessionStorage.length,
             performance.getEntries().filter(e => e.name === 'm').length, name, document.designMode, document === p.ownerDocument]
            """
        )
        #expect(found == #"[0,null,null,"v",true,"body",0,"",null,1,0,0,"","off",true]"#)
        #expect(try world.bindings.property("timeToNextTimer").call().number == -1)
        // A name may be defined once more.
        #expect(
            try world.evaluateToJSON(
                "customElements.define('x-a', class extends HTMLElement {}); customElements.get('x-a') !== undefined"
            ) == "true"
        )
    }
}
