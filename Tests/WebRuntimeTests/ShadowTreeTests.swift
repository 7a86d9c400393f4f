// ShadowTreeTests.swift: slots, events, focus and styles in shadow trees, and declarative shadow roots.
// https://dom.spec.whatwg.org/#shadow-trees https://www.w3.org/TR/css-scoping-1/

import DOM
import Testing
import WebRuntime

@Suite("Shadow trees")
struct ShadowTreeTests {
    private static let html = """
        <!DOCTYPE html><style>b { color: red } i { color: red !important }</style><body><div id=h class=k><b slot=s>1</b>\
        <i slot=s>2</i>3</div><p id=o></p></body>
        """
    private static let source = """
        const out = [], h = document.getElementById('h'), r = h.attachShadow({ mode: 'open' }), o = document.getElementById('o');
        r.innerHTML = '<style>:host { display: flex; color: green } :host(.k) u { margin-left: 7px } ::slotted(b) { color: blue; margin-top: 1px }' +
          '::slotted(i) { color: blue !important } :host-context(body) > u { margin-right: 3px } b { margin-top: 9px }</style>' +
          '<u><slot name=s></slot></u><slot id=d></slot><input>';
        const [s, d] = r.querySelectorAll('slot'), [b, i] = h.children, u = r.querySelector('u'), input = r.querySelector('input');
        const css = (e, p) => getComputedStyle(e)[p], later = () => new Promise(setTimeout), names = list => list.map(n => n.nodeName || 'W').join();

        """

    private func answer(_ expression: String, on html: String = html) throws -> String? {
        try Page(html: Array(html.utf8)).makeWorld().evaluateToJSON(Self.source + expression)
    }

    // https://drafts.csswg.org/css-shadow-parts/
    @Test(
        "Sheets style the parts of hosts, and exported parts",
        arguments: [
            ("#h::part(a) { color: blue }", "<b part='a'></b>", "css(r.firstChild, 'color')", #""rgb(0, 0, 255)""#),
            ("#h::part(a b) { color: blue }", "<b part='b a'></b>", "css(r.firstChild, 'color')", #""rgb(0, 0, 255)""#),
            ("#h::part(c) { color: blue }", "<b part='a'></b>", "css(r.firstChild, 'color')", #""rgb(255, 0, 0)""#),
            (
                "#h::part(a) { color: blue }", "<b part='a' style='color: lime'></b>", "css(r.firstChild, 'color')",
                #""rgb(0, 0, 255)""#
            ),
            (
                "::part(a):link, ::part(a):enabled { color: blue }", "<a part=a href=b></a>",
                "css(r.firstChild, 'color')",
                #""rgb(0, 0, 255)""#
            ),
            // A part's position is not visible from outside.
            (
                "::part(a):first-child { color: blue }", "<b part='a'></b>", "css(r.firstChild, 'color')",
                #""rgb(255, 0, 0)""#
            ),
            ("b, ::slotted(i) { top: 5px }", "", "css(h.firstChild, 'top')", #""5px""#),
            (
                "#h::part(out) { color: blue }", "<p exportparts='a: out'></p>",
                "(() => { const q = r.firstChild.attachShadow({ mode: 'open' }); q.innerHTML = '<i part=a></i>'; return css(q.firstChild, 'color') })()",
                #""rgb(0, 0, 255)""#
            ),
        ]
    )
    func parts(style: String, shadow: String, expression: String, expected: String) throws {
        let html = "<!DOCTYPE html><style>body { color: red } \(style)</style><body><div id=h><b slot=s></b></div>"
        let source = """
            const h = document.getElementById('h'), r = h.attachShadow({ mode: 'open' }), css = (e, p) => getComputedStyle(e)[p];
            r.innerHTML = `\(shadow)`;

            """
        #expect(
            try Page(html: Array(html.utf8)).makeWorld().evaluateToJSON(source + expression) == expected,
            "\(style)"
        )
    }

    @Test(
        "Slots have their assigned nodes, and are notified of changes",
        arguments: [
            (
                "[names(s.assignedNodes()), d.assignedNodes().length, b.assignedSlot === s, h.lastChild.assignedSlot === d]",
                #"["B,I",1,true,true]"#
            ),
            (
                "(async () => { await later(); s.addEventListener('slotchange', e => out.push(e.target === s, e.bubbles)); b.remove(); await later(); return out })()",
                "[true,true]"
            ),
            (
                "(async () => { await later(); r.onslotchange = e => out.push(e.target === d); b.removeAttribute('slot'); s.name = 'q'; await later(); return out })()",
                "[false,true]"
            ),
            (
                "(async () => { await later(); r.addEventListener('slotchange', () => out.push(1)); h.title = 'x'; o.remove(); u.append('x'); await later(); return out })()",
                "[]"
            ),
            (
                """
                (() => { const x = document.createElement('div'), q = x.attachShadow({ mode: 'closed', slotAssignment: 'manual' });
                q.innerHTML = '<slot></slot><slot></slot>'; const [a, c] = q.children, t = document.createElement('em');
                x.append(t, 'text'); a.assign(t, x.lastChild); c.assign(t);
                return [names(a.assignedNodes()), names(c.assignedNodes()), t.assignedSlot] })()
                """, ##"["#text","EM",null]"##
            ),
            (
                "(() => { const x = document.createElement('div'); r.append(x); x.append(s); x.attachShadow({ mode: 'open' }).innerHTML = '<slot>';"
                    + "return names(x.shadowRoot.firstChild.assignedNodes({ flatten: true })) })()", "\"B,I\""
            ),
        ]
    )
    func slots(expression: String, expected: String) throws { #expect(try answer(expression) == expected) }

    @Test(
        "Events propagate through slots and hosts",
        arguments: [
            (
                "(b.addEventListener('x', e => out.push(names(e.composedPath()))), b.dispatchEvent(new Event('x', { bubbles: true })), out)",
                ##"["B,SLOT,U,#document-fragment,DIV,BODY,HTML,#document,W"]"##
            ),
            (
                "(h.addEventListener('x', e => out.push(e.target.nodeName, e.eventPhase)), r.addEventListener('x', e => out.push(e.target.nodeName)),"
                    + "input.dispatchEvent(new Event('x', { bubbles: true, composed: true })), out)",
                #"["INPUT","DIV",2]"#
            ),
            (
                "(document.addEventListener('x', e => out.push(e.target.nodeName, e.relatedTarget.nodeName)),"
                    + "o.dispatchEvent(new MouseEvent('x', { bubbles: true, composed: true, relatedTarget: input })), out)",
                #"["P","DIV"]"#
            ),
            // Its target is the last object's, also without listeners. https://dom.spec.whatwg.org/#concept-event-listener-invoke
            (
                "(e => (input.dispatchEvent(e), e.target.nodeName))(new Event('unheard', { bubbles: true, composed: true }))",
                #""DIV""#
            ),
            // An event in a shadow tree leaves the window's as it is. https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke
            (
                "(document.addEventListener('o', () => input.dispatchEvent(new Event('x'))), input.addEventListener('x', () => out.push(event.type)),"
                    + "document.dispatchEvent(new Event('o')), out)",
                #"["o"]"#
            ),
            // Both are in one shadow tree, so no listener outside is called.
            (
                "(document.addEventListener('x', e => out.push(1)),"
                    + "u.dispatchEvent(new MouseEvent('x', { bubbles: true, composed: true, relatedTarget: input })), out)",
                "[]"
            ),
        ]
    )
    func events(expression: String, expected: String) throws { #expect(try answer(expression) == expected) }

    // https://w3c.github.io/selection-api/#dom-selection-getrangeat
    @Test("A selection from the document into a shadow tree has no range to show")
    func selection() throws {
        let expression = """
            getSelection().setBaseAndExtent(o, 0, r, 1);
            try { getSelection().getRangeAt(0); out.push('range'); } catch (e) { out.push(getSelection().rangeCount, e.name); } out
            """
        #expect(try answer(expression) == #"[0,"IndexSizeError"]"#)
    }

    @Test(
        "Focus events are visible only where the focus is",
        arguments: [
            ("(input.focus(), [document.activeElement === h, r.activeElement === input])", "[true,true]"),
            (
                "(() => { const x = document.body.appendChild(document.createElement('div'));"
                    + "const q = x.attachShadow({ mode: 'open', delegatesFocus: true }); q.innerHTML = '<p></p><button></button>'; x.focus();"
                    + "return [document.activeElement === x, q.activeElement.nodeName] })()", #"[true,"BUTTON"]"#
            ),
        ]
    )
    func focus(expression: String, expected: String) throws { #expect(try answer(expression) == expected) }

    @Test(
        "Styles of each tree apply to their scope, and values are inherited in the flat tree",
        arguments: [
            (
                "[css(h, 'display'), css(h, 'color'), css(u, 'color'), css(u, 'marginLeft'), css(u, 'marginRight')]",
                #"["flex","rgb(0, 128, 0)","rgb(0, 128, 0)","7px","3px"]"#
            ),
            ("[css(b, 'color'), css(b, 'marginTop'), css(i, 'color')]", #"["rgb(255, 0, 0)","1px","rgb(0, 0, 255)"]"#),
            ("(h.className = '', css(u, 'marginLeft'))", "\"0px\""),
            ("(u.style.fontSize = '40px', css(b, 'fontSize'))", "\"40px\""),
            ("(r.querySelector('style').remove(), css(u, 'marginLeft'))", "\"0px\""),
            (
                "[u.matches(':host u'), u.matches(':host(.k) > u'), u.matches(':host(.q) u'), h.matches(':host'), r.querySelector(':host') === null]",
                "[true,true,false,false,true]"
            ),
        ]
    )
    func styles(expression: String, expected: String) throws { #expect(try answer(expression) == expected) }

    private static let declared = """
        <!DOCTYPE html><body><div id=h> <template shadowrootmode=open shadowrootserializable shadowrootclonable><b>in</b>\
        <p><template shadowrootmode=closed><i></i></template></p></template>light</div><input><template shadowrootmode=open></template></body>
        """

    @Test(
        "A page's declarative shadow roots exist before scripts",
        arguments: [
            (
                "[h.innerHTML, h.shadowRoot.innerHTML, document.querySelectorAll('template').length]",
                #"[" light","<b>in</b><p></p>",0]"#
            ),
            (
                "h.getHTML({ serializableShadowRoots: true })",
                #""<template shadowrootmode=\"open\" shadowrootserializable=\"\" shadowrootclonable=\"\"><b>in</b><p></p></template> light""#
            ),
            (
                "[h.cloneNode(false).shadowRoot.firstChild.nodeName, h.shadowRoot.firstChild.isConnected]",
                #"["B",true]"#
            ),
            ("(h.attachShadow({ mode: 'open' }), h.shadowRoot.childNodes.length)", "0"),
            (
                "(() => { const e = document.createElement('div'), m = '<p><template shadowrootmode=open>x</template></p>'; e.innerHTML = m; const plain = e.firstChild.shadowRoot;"
                    + "e.setHTMLUnsafe(m); return [plain, e.firstChild.shadowRoot.textContent, Document.parseHTMLUnsafe(m).querySelector('p').shadowRoot.mode] })()",
                #"[null,"x","open"]"#
            ),
        ]
    )
    func declarations(expression: String, expected: String) throws {
        let world = try Page(html: Array(Self.declared.utf8)).makeWorld()
        #expect(try world.evaluateToJSON("const h = document.getElementById('h'); " + expression) == expected)
        let tree = Tree()
        let page = Page(tree: tree, document: tree.createDocument(isHTML: true))
        let scripts = try PageScripts(page: page)
        scripts.load(Array(Self.declared.utf8), timeout: 10)
        let answer = try scripts.world.evaluateToJSON("const h = document.getElementById('h'); " + expression)
        #expect(answer == expected)
    }

    @Test("After any changes each node is in the slot that the standard finds for it", arguments: 1...6)
    func slotsByName(seed: Int) throws {
        let world = try Page(html: Array("<!DOCTYPE html><body></body>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { let seed = \(seed), wrong = 0;
              const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
              const host = document.body.appendChild(document.createElement('div')), root = host.attachShadow({ mode: 'open' });
              const names = ['', 'a', 'b', 'c'];
              for (let step = 0; step < 250; step++) {
                const slots = [...root.querySelectorAll('slot')], children = [...host.childNodes], slot = slots[random(slots.length || 1)];
                const child = children[random(children.length || 1)], name = names[random(4)];
                switch (random(7)) {
                  case 0: if (slots.length < 8) { const s = document.createElement('slot'); s.name = name; root.insertBefore(s, random(2) ? root.firstChild : null); break; }
                  case 1: if (slots.length > 3) slot.remove(); break;
                  case 2: if (slot) slot.name = name; break;
                  case 3: if (children.length < 14) { const p = document.createElement('p'); p.slot = name; host.append(p, random(2) ? 'x' : ''); break; }
                  case 4: if (children.length > 6) child.remove(); break;
                  case 5: if (child?.nodeType === 1) child.slot = name; break;
                  default: if (slot) { const box = document.createElement('div'); slot.replaceWith(box); box.append(slot); }
                }
                // https://dom.spec.whatwg.org/#find-a-slot
                const all = [...root.querySelectorAll('slot')], found = node => all.find(s => s.name === (node.slot ?? '')) ?? null;
                const now = [...host.childNodes];
                if (random(2)) for (const node of now) if (node.assignedSlot !== found(node)) wrong++;
                for (const s of all) if (s.assignedNodes().some((n, i) => n !== now.filter(m => found(m) === s)[i])) wrong++;
              }
              wrong }
            """
        )
        #expect(answer == "0")
    }

    @Test("The roots of deep nodes are those that a walk over parents finds, while the tree changes", arguments: 1...4)
    func deepRoots(seed: Int) throws {
        let world = try Page(html: Array("<!DOCTYPE html><body></body>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { let seed = \(seed), wrong = 0, at = document.body;
              const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
              const all = [];
              for (let i = 0; i < 400; i++) { at = at.appendChild(document.createElement('div')); all.push(at); }
              for (let step = 0; step < 40; step++) {
                const node = all[random(400)], to = all[random(400)];
                if (random(3)) node.remove(); else if (!node.contains(to)) to.append(node); else document.body.append(node);
                for (let i = 0; i < 400; i++) {
                  const e = all[random(400)];
                  let root = e;
                  while (root.parentNode) root = root.parentNode;
                  if (e.getRootNode() !== root || e.isConnected !== (root === document)) wrong++;
                  if (i % 20 === 0 && getComputedStyle(e).position !== (root === document ? 'static' : '')) wrong++;
                }
              }
              wrong }
            """
        )
        #expect(answer == "0")
    }
}
