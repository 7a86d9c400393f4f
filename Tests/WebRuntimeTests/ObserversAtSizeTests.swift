// ObserversAtSizeTests.swift: observers, ranges and slots in large numbers, or with changes of the tree between two accesses.

import Testing
import WebRuntime

@Suite("Observers, ranges and slots")
struct ObserversAtSizeTests {
    @Test(
        "Each observer receives the changes that it observes, and no other",
        arguments: [
            // Many on one node, once each, with the old value if it was requested.
            (
                """
                const seen = [], b = document.body, all = [];
                for (let i = 0; i < 40; i++) {
                  const o = new MutationObserver(() => {}); all.push(o);
                  o.observe(b, { attributes: true, attributeOldValue: i % 2 === 1 });
                  o.observe(document, { attributes: true, subtree: true });
                }
                b.title = 'x'; b.title = 'y';
                all.map(o => o.takeRecords().map(r => r.oldValue)).map(v => v.length + String(v[1])).join().slice(0, 19)
                """, "\"2null,2x,2null,2x,2\""
            ),
            (
                """
                const o = new MutationObserver(() => {}), p = document.querySelector('p');
                o.observe(p, { attributes: true }); o.disconnect(); p.title = 'x';
                const first = o.takeRecords().length;
                o.observe(p, { attributes: true }); o.observe(p, { childList: true }); p.title = 'y'; p.append('z');
                [first, o.takeRecords().map(r => r.type).join()]
                """, "[0,\"childList\"]"
            ),
            // A removed node is observed until the observers are notified; once, however often it was removed.
            (
                """
                const o = new MutationObserver(() => {}), p = document.querySelector('p');
                o.observe(document.body, { childList: true, attributes: true, subtree: true });
                for (let i = 0; i < 3; i++) { p.remove(); document.body.append(p); }
                p.remove(); o.takeRecords(); p.title = 'x';
                const during = o.takeRecords().length;
                o.disconnect(); p.title = 'y';
                [during, o.takeRecords().length]
                """, "[1,0]"
            ),
        ]
    )
    func observers(source: String, expected: String) throws {
        #expect(try evaluate(source, on: "<body><p>1") == expected)
    }

    @Test(
        "A range's points stay within their containers",
        arguments: [
            ("r.selectNodeContents(b); b.lastChild.remove(); r.endOffset", "1"),
            ("r.selectNodeContents(b); b.title = 'x'; r.endOffset", "2"),
            ("r.setStart(t, 1); r.setEnd(t, 3); t.data = 'ab'; r.startOffset + ' ' + r.endOffset", "\"0 0\""),
            ("r.setStart(t, 1); r.setEnd(b, 2); t.parentNode.remove(); r.startOffset + ' ' + r.endOffset", "\"0 1\""),
            (
                "r.selectNodeContents(b); for (let i = 0; i < 300; i++) b.title = i; b.lastChild.remove(); r.endOffset",
                "1"
            ),
            (
                "r.selectNodeContents(b); b.lastChild.remove(); for (let i = 0; i < 3000; i++) b.title = i; r.endOffset",
                "1"
            ),
        ]
    )
    func ranges(source: String, expected: String) throws {
        let source = "const b = document.body, t = b.firstChild.firstChild, r = document.createRange(); \(source)"
        #expect(try evaluate(source, on: "<body><p>text<p>2") == expected)
    }

    @Test("Slots have the tree's current assignment")
    func slots() throws {
        let source = """
            const h = document.body.appendChild(document.createElement('div')), s = h.attachShadow({ mode: 'open' });
            s.innerHTML = '<slot name=a></slot><slot></slot><slot name=a></slot>';
            const [a, rest, second] = s.children, p = h.appendChild(document.createElement('p')), counts = [];
            const tell = () => counts.push([a, rest, second].map(x => x.assignedNodes().length).join(''));
            tell(); p.slot = 'a'; tell(); h.append('text', document.createComment('')); tell(); a.remove(); tell();
            second.name = 'b'; tell(); counts.push(p.assignedSlot === null, h.lastChild.previousSibling.assignedSlot === rest);
            counts
            """
        let expected = "[\"010\",\"100\",\"110\",\"011\",\"010\",true,true]"
        #expect(try evaluate(source, on: "<body>") == expected)
    }

    @Test("A node without children is appended beside shadow roots, a host into its own shadow tree is not")
    func hosts() throws {
        let source = """
            const h = document.body.appendChild(document.createElement('div')), s = h.attachShadow({ mode: 'open' });
            const p = s.appendChild(document.createElement('p'));
            try { p.append(h); 'appended' } catch (error) { error.name }
            """
        #expect(try evaluate(source, on: "<body>") == "\"HierarchyRequestError\"")
    }

    @Test("Nodes of a tree that changes stand to each other as a walk of it says", arguments: 1...4)
    func positions(seed: Int) throws {
        let source = """
            (() => {
              let seed = \(seed), wrong = 0;
              const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
              const all = [document.body];
              for (let i = 0; i < 120; i++) all[random(all.length)].append(all[all.push(document.createElement('p')) - 1]);
              for (let step = 0; step < 60; step++) {
                const order = [document.body, ...document.body.querySelectorAll('p')];
                for (let i = 0; i < 40; i++) {
                  const a = all[random(all.length)], b = all[random(all.length)], at = order.indexOf(a), other = order.indexOf(b);
                  let wanted = at < other ? 4 : 2;
                  for (let e = a.parentNode; e; e = e.parentNode) if (e === b) wanted = 8 | 2;
                  for (let e = b.parentNode; e; e = e.parentNode) if (e === a) wanted = 16 | 4;
                  if (a === b) wanted = 0;
                  const found = a.compareDocumentPosition(b);
                  if (at < 0 !== other < 0 ? (found & 1) === 0 : at >= 0 && found !== wanted) wrong++;
                }
                const moved = all[1 + random(all.length - 1)], to = all[random(all.length)];
                if (step % 3 === 0 && !moved.contains(to)) if (random(4)) to.prepend(moved); else moved.remove();
              }
              return wrong;
            })()
            """
        #expect(try evaluate(source, on: "<!DOCTYPE html><body>") == "0")
    }
}
