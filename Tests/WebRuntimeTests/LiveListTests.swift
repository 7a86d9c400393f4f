// LiveListTests.swift: after any mix of changes live collections equal the result of a walk of the tree.

import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Live lists")
struct LiveListTests {
    @Test(
        "A list whose matching ends with an exception is updated by the next access",
        arguments: [true, false]
    )
    func throwing(isDeep: Bool) throws {
        let world = try Page(html: Array("<body><p>1</p><p>2</p></body>".utf8)).makeWorld()
        let story = try world.evaluate(
            """
            (LiveList, idOf) => {
              let failing = false;
              const { body } = document, description = {
                __proto__: null, deep: \(isDeep), attributes: true, build: null,
                matches() { if (failing) throw new RangeError('Maximum call stack size exceeded.'); return true; } };
              const list = new LiveList(idOf(body), description), counts = [list.count()];
              for (const change of [() => body.append(document.createElement('b')), () => body.firstChild.remove(),
                () => body.firstChild.before('x', 'y'), () => { body.innerHTML = '<i>z</i>'; }]) {
                change();
                failing = true;
                for (let i = 0; i < 3; i++) try { list.count(); counts.push('none'); } catch { }
                failing = false;
                counts.push(list.count());
              }
              return counts.join(' ');
            }
            """
        )
        let counts = try story.call([world.bindings.property("LiveList"), world.bindings.property("idOf")])
        #expect(counts.string == (isDeep ? "4 5 3 5 2" : "2 3 2 4 1"))
    }

    @Test("Lists are correct after accesses at the stack limit")
    func endOfStack() throws {
        #expect(
            try evaluate(
                """
                {
                  const lists = [document.getElementsByTagName('p'), document.getElementsByClassName('a'), document.body.children];
                  let wrong = 0;
                  const deep = list => { try { return deep(list); } catch (error) { return list.length; } };
                  for (let i = 0; i < 40; i++) for (const list of lists) {
                    const p = document.createElement('p');
                    p.className = 'a';
                    document.body.append(p);
                    if (deep(list) !== list.length || list.length !== i * 3 + lists.indexOf(list) + 1) wrong++;
                  }
                  wrong
                }
                """
            ) == "0"
        )
    }

    @Test("Lists by name follow insertions and removals at the end of large trees, and among many other names")
    func names() throws {
        #expect(
            try evaluate(
                """
                {
                  const { body } = document, story = [], list = body.getElementsByTagName('p'), large = document.createElement('div');
                  for (let i = 0; i < 1000; i++) large.append(document.createElement('i'));
                  large.append(document.createElement('p'));
                  const look = change => { change(); story.push(list.length); };
                  look(() => {});
                  look(() => body.append(large));
                  look(() => large.remove());
                  look(() => { body.innerHTML = large.outerHTML; });
                  look(() => { body.textContent = ''; });
                  look(() => { const fragment = new DocumentFragment; fragment.append('x', large); body.append(fragment); });
                  look(() => body.replaceChildren(large.cloneNode(true), document.createElement('p')));
                  look(() => body.insertAdjacentHTML('afterbegin', '<b><p>1</p></b><p>2</p>'));
                  const name = i => 'x' + i, lists = [];
                  for (let i = 0; i < 1000; i++) lists.push(body.getElementsByTagName(name(i)));
                  let wrong = 0;
                  for (let i = 0; i < 1000; i++) {
                    const one = document.createElement(name(i));
                    wrong += lists[i].length !== 0;
                    body.firstChild.append(one);
                    wrong += lists[i][0] !== one || lists[(i + 500) % 1000].length !== 0;
                    one.remove();
                    wrong += lists[i].length !== 0;
                  }
                  story.push('wrong', wrong);
                  story.join(' ')
                }
                """
            ) == "\"0 1 0 1 0 1 2 4 wrong 0\""
        )
    }

    /// Random changes by a fixed sequence of numbers, several of them distant from each other between two accesses; each access compares
    /// the lists with walks of the tree.
    static let source = """
        (function () {
          let seed = SEED;
          const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
          const body = document.querySelector('body'), outside = document.createElement('div');
          for (let i = 0; i < LENGTH; i++) {
            const e = document.createElement(i % 5 ? 'i' : 'p');
            if (i % 7 === 0) e.className = 'a b';
            if (i % 11 === 0) e.append('x', document.createElement('p'));
            body.append(e);
          }
          const along = (first, next) => { const all = []; for (let n = body[first]; n; n = n[next]) all.push(n); return all; };
          const lists = {
            tag: [document.getElementsByTagName('p'), () => document.querySelectorAll('p')],
            all: [body.getElementsByTagName('*'), () => body.querySelectorAll('*')],
            name: [document.getElementsByClassName('a b'), () => document.querySelectorAll('.a.b')],
            few: [body.getElementsByTagName('b'), () => body.querySelectorAll('b')],
            children: [body.children, () => along('firstElementChild', 'nextElementSibling')],
            childNodes: [body.childNodes, () => along('firstChild', 'nextSibling')],
          };
          let all = [body, ...body.querySelectorAll('*')];
          const pick = () => { const e = all[random(all.length)]; return body.contains(e) ? e : body; };
          const make = () => { const e = document.createElement(random(2) ? 'p' : 'i'); all.push(e); return e; };
          const classes = ['a', 'b', 'a b', 'b a c', ''];
          const change = target => {
            switch (random(14)) {
              case 0: target.appendChild(make()); break;
              case 1: target.insertBefore(document.createTextNode('x'), target.firstChild); break;
              case 2: if (target !== body && random(3) === 0) target.remove(); break;
              case 3: target.className = classes[random(5)]; break;
              case 4: if (target !== body || random(9) === 0) target.innerHTML = '<p class="a b">1<i>2</i></p><b>3</b>'; break;
              case 5: if (target !== body) target.outerHTML = '<i class=a></i><p>4<p class="b a">5'; break;
              case 6: pick().appendChild(target === body ? pick() : target); break;
              case 7: if (target.childNodes.length < 50) target.replaceChildren(...[...target.childNodes].reverse()); break;
              case 8: if (target !== body) target.before(...[pick(), pick(), pick()].filter(e => e !== body)); break;
              case 9: {
                // A run of siblings, of which some leave again.
                target.append(make(), 'y', make(), make());
                const last = target.lastChild;
                switch (random(5)) {
                  case 0: last.remove(); break;
                  case 1: target.prepend(last); break;
                  case 2: last.before(last.previousSibling.previousSibling); break;
                  case 3: while (target.lastChild !== target.firstChild && random(6)) target.lastChild.remove(); break;
                }
                break;
              }
              case 10: if (target !== body) { outside.append(target); if (random(2)) target.firstChild?.remove(); if (random(2)) body.prepend(target); } break;
              case 11: {
                const { nextSibling } = target;
                if (target === body || !nextSibling) break;
                nextSibling.remove();
                if (random(2)) target.before(nextSibling);
                if (random(2)) target.remove();
                break;
              }
              case 12: {
                const r = document.createRange();
                r.selectNodeContents(target);
                if (target !== body) pick().append(r.extractContents());
                break;
              }
              case 13: body.append(body.firstChild); break;
            }
          };
          for (let round = 0; round < ROUNDS; round++) {
            for (let left = random(5) ? random(4) : random(40); left >= 0; left--) {
              try { change(pick()); } catch (error) { if (error.name !== 'HierarchyRequestError') throw error; }
            }
            if (body.firstChild === null) body.innerHTML = '<p>0</p>';
            if (random(3) === 0) continue;
            for (const name in lists) {
              const [list, walk] = lists[name], expected = [...walk()], { length } = expected, probe = random(length + 1);
              if (list.length !== length) return `${name} has ${list.length} items, not ${length}, in round ${round}`;
              if (list[probe] !== expected[probe] || expected.some((node, i) => node !== list[i])) return `${name} differs in round ${round}`;
            }
            if (random(20) === 0) all = [body, ...body.querySelectorAll('*')];
          }
          return 'same';
        })()
        """

    @Test("A list that followed the journal equals the result of a walk", arguments: 1...12)
    func randomChanges(seed: Int) throws {
        // Three sizes: one block of items, some, and many.
        let source = Self.source.replacing("SEED", with: String(seed))
            .replacing("LENGTH", with: ["1", "30", "2200"][seed % 3])
            .replacing("ROUNDS", with: ["200", "200", "20"][seed % 3])
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
