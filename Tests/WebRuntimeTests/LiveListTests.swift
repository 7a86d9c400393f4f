// LiveListTests.swift: live collections after any mix of changes equal what a walk of the tree finds.

import Testing
import WebRuntime

@Suite("Live lists")
struct LiveListTests {
    /// Random changes by a fixed sequence of numbers; after some of them, each list is compared with a fresh walk.
    static let source = """
        (function () {
          let seed = SEED;
          const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
          const body = document.querySelector('body');
          const lists = {
            tag: [document.getElementsByTagName('p'), () => document.querySelectorAll('p')],
            all: [body.getElementsByTagName('*'), () => body.querySelectorAll('*')],
            name: [document.getElementsByClassName('a b'), () => document.querySelectorAll('.a.b')],
            children: [body.children, () => [...body.childNodes].filter(n => n.nodeType === 1)],
          };
          const pick = () => { const all = [body, ...body.querySelectorAll('*')]; return all[random(all.length)]; };
          const classes = ['a', 'b', 'a b', 'b a c', ''];
          for (let round = 0; round < 400; round++) {
            const target = pick();
            try {
              switch (random(8)) {
                case 0: target.appendChild(document.createElement(random(2) ? 'p' : 'i')); break;
                case 1: target.insertBefore(document.createTextNode('x'), target.firstChild); break;
                case 2: if (target !== body && random(3) === 0) target.remove(); break;
                case 3: target.className = classes[random(5)]; break;
                case 4: target.innerHTML = '<p class="a b">1<i>2</i></p><b>3</b>'; break;
                case 5: if (target !== body) target.outerHTML = '<i class=a></i><p>4<p class="b a">5'; break;
                case 6: pick().appendChild(target === body ? pick() : target); break;
                case 7: target.replaceChildren(...[...target.childNodes].reverse()); break;
              }
            } catch (error) { if (error.name !== 'HierarchyRequestError') throw error; }
            if (random(3) !== 0) continue;
            for (const name in lists) {
              const [list, walk] = lists[name], expected = [...walk()];
              if (list.length !== expected.length || expected.some((node, i) => node !== list[i])) return `${name} differs in round ${round}`;
            }
            if (body.querySelectorAll('*').length > 300) body.innerHTML = '<p>0</p>';
          }
          return 'same';
        })()
        """

    @Test("A list that followed the journal is the list that a walk gives", arguments: 1...12)
    func randomChanges(seed: Int) throws {
        let source = Self.source.replacing("SEED", with: String(seed))
        #expect(try evaluate(source, on: "<body><p class=a>0</p>") == "\"same\"")
    }

    @Test("Rewriting the members of a live list while walking it visits each once")
    func rewriting() throws {
        let source = """
            const l = document.getElementsByTagName('p'); let n = 0;
            for (let i = 0; i < l.length; i++) { l[i].outerHTML = '<p><marquee>' + l[i].innerHTML + '</marquee></p>'; n++; }
            n + document.querySelectorAll('p > marquee').length
            """
        #expect(try evaluate(source, on: "<body>" + String(repeating: "<p>x</p>\n", count: 500)) == "1000")
    }
}
