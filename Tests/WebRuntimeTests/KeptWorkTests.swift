// KeptWorkTests.swift: what is kept between calls so that scripts cost what they do, and has to follow what changes in between.

import Testing
import WebRuntime

@Suite("Work that is kept between calls")
struct KeptWorkTests {
    private func answer(_ html: String, _ expression: String) throws -> String? {
        try Page(html: Array("<!DOCTYPE html><body>\(html)".utf8)).makeWorld().evaluateToJSON(expression)
    }

    // https://w3c.github.io/selection-api/#dom-selection-modify
    @Test("A selection moves over the text of now")
    func movement() throws {
        let source = """
            const s = getSelection(), [a, b] = document.querySelectorAll('p'), t = a.firstChild;
            s.collapse(t, 0); s.modify('move', 'forward', 'word');
            const out = [s.anchorOffset]; t.data = 'longer words'; s.collapse(t, 0); s.modify('move', 'forward', 'word');
            out.push(s.anchorOffset); s.modify('move', 'forward', 'documentboundary'); out.push(s.anchorNode === b.firstChild, s.anchorOffset);
            s.modify('move', 'backward', 'line'); s.modify('move', 'backward', 'character'); out.push(s.anchorNode === t, s.anchorOffset);
            a.remove(); s.collapse(b, 0); s.modify('move', 'forward', 'character'); out.concat(s.anchorNode === b.firstChild, s.anchorOffset)
            """
        #expect(try answer("<p>one two</p><p>three</p>", source) == "[3,6,true,5,true,12,true,1]")
    }

    // https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-key
    @Test("The keys of a storage keep their order, whichever come and leave")
    func storageKeys() throws {
        let source = """
            const l = localStorage, keys = () => Array.from({ length: l.length + 1 }, (_, i) => l.key(i)).join(), out = [];
            for (const k of 'abcdef') l.setItem(k, 1);
            out.push(keys()); l.removeItem('a'); out.push(keys()); l.removeItem('f'); out.push(keys()); l.removeItem('c'); out.push(keys());
            l.setItem('a', 2); l.setItem('b', 2); out.push(keys(), Object.keys(l).join()); while (l.length) l.removeItem(l.key(0)); l.setItem('z', 1);
            out.concat(keys(), l.key(1))
            """
        #expect(
            try answer("", source)
                == #"["a,b,c,d,e,f,","b,c,d,e,f,","b,c,d,e,","b,d,e,","b,d,e,a,","b,d,e,a","z,",null]"#
        )
    }

    // https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels
    @Test("A control's labels are those whose control it is, whichever elements come and leave")
    func labels() throws {
        let source = """
            let seed = 5;
            const random = n => (seed = seed * 1103515245 + 12345 & 0x7fffffff) % n, out = [];
            const all = () => [...document.body.querySelectorAll('*')], labels = () => all().filter(e => e.localName === 'label');
            const isRight = e => e.labels === null || e.labels === undefined
              || String([...e.labels].map(l => all().indexOf(l))) === String(labels().filter(l => l.control === e).map(l => all().indexOf(l)));
            let asked = 0;
            for (let i = 0; i < 500; i++) {
              const elements = [document.body, ...all()], e = elements[random(elements.length)];
              switch (random(6)) {
                case 0: case 1: case 2: {
                  const made = document.createElement(['label', 'label', 'p', 'input', 'button', 'meter'][random(6)]);
                  e.insertBefore(made, e.childNodes[random(e.childNodes.length + 1)] ?? null);
                  break;
                }
                case 3: e !== document.body && elements.length > 30 && e.remove(); break;
                case 4: e.id = ['a', 'b', ''][random(3)]; break;
                default: if (e.localName === 'label') e.htmlFor = ['a', 'b', 'c'][random(3)]; else if (e.localName === 'input') e.type = ['hidden', 'text'][random(2)];
              }
              for (const e of all()) if (!isRight(e)) out.push(i); else if (e.labels?.length > 0) asked++;
            }
            [out, asked > 1000]
            """
        #expect(try answer("", source) == "[[],true]")
    }

    // https://dom.spec.whatwg.org/#interface-domtokenlist
    @Test("Tokens that come together come once each, and leave together")
    func tokens() throws {
        let source = """
            const { classList: l } = document.querySelector('p'), out = [];
            l.add('c', 'a', 'c', 'd'); out.push(l.value); l.remove('a', 'x', 'd', 'a'); out.concat(l.value)
            """
        #expect(try answer("<p class='b a  b'>", source) == #"["b a c d","b c"]"#)
    }

    // What WebKit answers. https://dom.spec.whatwg.org/#concept-event-dispatch https://dom.spec.whatwg.org/#signal-a-slot-change
    @Test("An event's targets are what the trees on its path may see, along slots and hosts")
    func eventTargets() throws {
        let source = """
            const out = [], nameOf = n => n === null ? '-' : n.id || n.nodeName || 'W', make = (tag, id, parent) => {
              const e = parent.appendChild(document.createElement(tag)); e.id = id; return e; };
            const h1 = make('div', 'h1', document.body), r1 = h1.attachShadow({ mode: 'open' }), p = make('p', 'p', h1);
            const h2 = make('div', 'h2', r1), s1 = make('slot', 's1', h2), r2 = h2.attachShadow({ mode: 'open' }), s2 = make('slot', 's2', r2), q = make('p', 'q', r2);
            const hear = (type, ...all) => { for (const o of all) o.addEventListener(type, e => out.push(
              `${nameOf(e.currentTarget)}:${nameOf(e.target)}:${nameOf(e.relatedTarget ?? null)}:${e.eventPhase}:${e.composedPath().length}`)); };
            hear('x', window, document.body, h1, r1, h2, s1, r2, s2, p, q);
            p.dispatchEvent(new MouseEvent('x', { bubbles: true, relatedTarget: q })); out.push('|');
            q.dispatchEvent(new MouseEvent('x', { bubbles: true, composed: true, relatedTarget: p })); out.push('|');
            q.dispatchEvent(new MouseEvent('x', { bubbles: true, composed: true, relatedTarget: s2 })); out.join(' ')
            """
        #expect(
            try answer("", source)
                == """
                "p:p:h1:2:11 s1:p:h2:3:11 s2:p:q:3:11 #document-fragment:p:q:3:11 h2:p:h2:3:11 \
                #document-fragment:p:h2:3:11 h1:p:h1:3:11 BODY:p:h1:3:11 W:p:h1:3:11 | q:q:p:2:9 \
                #document-fragment:q:p:3:9 h2:h2:p:2:9 #document-fragment:h2:p:3:9 h1:h1:p:2:9 BODY:h1:p:3:9 \
                W:h1:p:3:9 | q:q:s2:2:2 #document-fragment:q:s2:3:2"
                """
        )
    }
}
