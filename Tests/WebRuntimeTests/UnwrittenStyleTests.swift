// UnwrittenStyleTests.swift: style attributes whose text is serialized when it is first read.
// https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style

import Testing
import WebRuntime

@Suite("Styles serialized on demand")
struct UnwrittenStyleTests {
    private func world() throws -> World {
        try Page(html: Array("<!DOCTYPE html><body><p id=a></p><p id=b></p>".utf8)).makeWorld()
    }

    /// Makes `a` and `b` with one long style, and `change(style, i)`, which makes one of many changes.
    private static let changes = """
        const [a, b] = document.querySelectorAll('p'), long = Array.from({ length: 60 }, (_, i) => `--p${i}: value ${i}`).join('; ');
        let state = seed;
        const random = n => { state = (state * 48271) % 2147483647; return state % n; }, pick = list => list[random(list.length)];
        a.setAttribute('style', long); b.setAttribute('style', long);
        const names = ['color', 'margin', 'margin-left', 'margin-inline-start', 'font', 'background', 'background-color', 'border', 'all', 'padding', 'inset', 'top'];
        const values = { color: ['red', 'blue', ''], margin: ['1px', '1px 2px', 'var(--p1)', ''], 'margin-left': ['3px', ''], 'margin-inline-start': ['4px', ''],
          font: ['caption', '12px serif', ''], background: ['red', 'url(x) blue', ''], 'background-color': ['#fff', ''], border: ['1px solid', ''], all: ['', 'unset', ''],
          padding: ['1px', ''], inset: ['0', ''], top: ['1px', 'bogus'] };
        function next() {
          const kind = random(8), name = pick(names), value = pick(values[name]), custom = `--p${random(90)}`, text = `v${random(9)}`;
          const isImportant = random(4) === 0;
          return s => {
            if (kind < 3) s.setProperty(custom, text, isImportant ? 'important' : '');
            else if (kind < 5) s.removeProperty(kind === 3 ? custom : s[Math.min(5, s.length - 1)] ?? '');
            else if (name !== 'all' || kind === 7) s.setProperty(name, value, isImportant ? 'important' : '');
          };
        }
        """

    @Test("The text is the same as when it is read after each change", arguments: 1...4)
    func sameAsWritten(seed: Int) throws {
        let source = """
            const seed = \(seed); \(Self.changes)
            const wrong = [], views = [
              e => e.getAttribute('style'), e => e.outerHTML.slice(9), e => e.cloneNode().getAttribute('style'), e => e.attributes.style.value, e => e.style.cssText,
              e => [...e.style].map(n => n + e.style.getPropertyValue(n) + e.style.getPropertyPriority(n)).join(), e => e.matches('[style*="--p5:"]'),
              e => getComputedStyle(e).color + getComputedStyle(e).marginLeft + getComputedStyle(e).getPropertyValue('--p7'), e => e.style.margin + e.style.font,
              e => new XMLSerializer().serializeToString(e).split('style=')[1], e => document.evaluate('string(@style)', e, null, 2, null).stringValue,
            ];
            for (let i = 0; i < 150; i++) {
              const change = next();
              change(a.style); change(b.style); b.getAttribute('style');
              if (i % 7 === 0) { const view = pick(views); if (view(a) !== view(b)) wrong.push([i, `${view}`, view(a), view(b)]); }
            }
            wrong.concat(a.isEqualNode(b), a.style.length > 0)
            """
        // Only the ids of the elements differ.
        #expect(try world().evaluateToJSON(source) == "[false,true]")
    }

    @Test("A short text is the same as when it is read after each change", arguments: 1...3)
    func shortTexts(seed: Int) throws {
        let source = """
            const seed = \(seed); \(Self.changes)
            a.setAttribute('style', 'top: 1px'); b.setAttribute('style', 'top: 1px');
            const wrong = [], used = ['left', 'margin', 'width', 'color', '--x', 'nonsense'];
            for (let i = 0; i < 600; i++) {
              const isNew = i % 200 < 100, name = pick(used), value = isNew ? `${i}px` : pick(['red', '1px', 'blue', '']), priority = pick(['', '', 'important']);
              for (const e of [a, b]) e.style.setProperty(name, value, priority);
              b.getAttribute('style');
              if (i % 5 === 0 && a.style[name] !== b.style[name]) wrong.push([i, name, a.style[name], b.style[name]]);
              if (i % 7 === 0 && getComputedStyle(a)[name] !== getComputedStyle(b)[name]) wrong.push([i, name]);
              if (i % 31 === 0 && a.getAttribute('style') !== b.getAttribute('style')) wrong.push([i, a.style.cssText, b.style.cssText]);
            }
            wrong.concat(a.style.length > 2, a.getAttribute('style') === b.getAttribute('style'))
            """
        #expect(try world().evaluateToJSON(source) == "[true,true]")
    }

    @Test("Equal texts of whole blocks give equal declarations, also if their serialization is read differently")
    func repeatedBlocks() throws {
        let source = """
            const [a, b] = document.querySelectorAll('p'), list = e => [...e.style].join();
            a.style.cssText = 'mask: 1em'; const first = list(a); b.style.cssText = 'color: red'; b.style.cssText = 'mask: 1em';
            const out = [first === list(b), first.includes('mask-size'), a.style.cssText === b.style.cssText];
            for (let i = 0; i < 20; i++) a.style.left = `${i}px`;
            a.style.cssText = 'mask: 1em'; out.concat(first === list(a))
            """
        #expect(try world().evaluateToJSON(source) == "[true,true,true,true]")
    }

    /// WebKit 2.50 answers the same.
    @Test("Blocks of scripts keep their order; when their texts are read, important declarations come last")
    func importantOrder() throws {
        let source = """
            const [a, b] = document.querySelectorAll('p'), out = [];
            a.style.cssText = b.style.cssText = 'top: 0 !important; left: 0';
            for (const [name, value, priority] of [['left', '1px', 'important'], ['color', 'red', ''], ['top', '2px', '']])
              for (const e of [a, b]) e.style.setProperty(name, value, priority);
            out.push(a.getAttribute('style'), b.getAttribute('style'));
            b.style.cssText = a.style.cssText; out.push(b.getAttribute('style'), a.getAttribute('style'));
            out
            """
        #expect(
            try world().evaluateToJSON(source)
                == #"["left: 1px !important; top: 2px; color: red;","left: 1px !important; top: 2px; color: red;","#
                + #""top: 2px; color: red; left: 1px !important;","left: 1px !important; top: 2px; color: red;"]"#
        )
    }

    // https://dom.spec.whatwg.org/#dom-mutationobserver-observe
    @Test(
        "Records with old values have those from before each change; without old values there is a record for each change"
    )
    func observed() throws {
        let source = """
            const seed = 1; \(Self.changes)
            const plain = new MutationObserver(() => {}), old = new MutationObserver(() => {});
            plain.observe(a, { attributes: true });
            for (let i = 0; i < 3; i++) a.style.setProperty('--q', i);
            const out = [plain.takeRecords().map(r => r.attributeName + r.oldValue).join()];
            old.observe(a, { attributes: true, attributeOldValue: true });
            for (let i = 3; i < 6; i++) a.style.setProperty('--q', i);
            out.push(old.takeRecords().map(r => r.oldValue.slice(-7)).join()); a.removeAttribute('style');
            out.concat(old.takeRecords()[0].oldValue.slice(-7), a.style.length, a.outerHTML)
            """
        #expect(
            try world().evaluateToJSON(source)
                == #"["stylenull,stylenull,stylenull","--q: 2;,--q: 3;,--q: 4;","--q: 5;",0,"<p id=\"a\"></p>"]"#
        )
    }

    // https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-definition-observed-attributes
    @Test("A custom element receives both texts")
    func customElement() throws {
        let source = """
            const out = []; customElements.define('x-s', class extends HTMLElement {
              static observedAttributes = ['style']; attributeChangedCallback(n, o, v) { out.push(`${o?.slice(-6)}>${v.slice(-6)}`); } });
            const e = document.createElement('x-s'); e.setAttribute('style', Array.from({ length: 60 }, (_, i) => `--p${i}: ${i};`).join(' '));
            e.style.setProperty('--q', 1); e.style.setProperty('--q', 2); e.style.removeProperty('--p0'); out
            """
        #expect(
            try world().evaluateToJSON(source)
                == #"["undefined>9: 59;","9: 59;>-q: 1;","-q: 1;>-q: 2;","-q: 2;>-q: 2;"]"#
        )
    }

    @Test("An unread text is written with the page, and moves with its attribute")
    func written() throws {
        let page = Page(html: Array("<!DOCTYPE html><body><p id=a></p><p id=b></p>".utf8))
        let source = """
            const seed = 1; \(Self.changes)
            a.style.setProperty('--q', 'last'); b.style.setProperty('--q', 'other');
            const node = a.getAttributeNode('style'); a.removeAttributeNode(node); a.setAttribute('title', 'x');
            b.style.setProperty('--r', 'é'); [node.value.slice(-10), a.style.length, a.hasAttribute('style')]
            """
        #expect(try page.makeWorld().evaluateToJSON(source) == #"["--q: last;",0,false]"#)
        let text = String(decoding: page.serializedHTML(), as: UTF8.self)
        #expect(text.contains("--p59: value 59; --q: other; --r: é;\"></p>"))
        #expect(text.contains("<p id=\"a\" title=\"x\"></p>"))
    }
}
