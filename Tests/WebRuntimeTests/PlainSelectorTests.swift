// PlainSelectorTests.swift: selectors that the bindings match themselves, wholly or in part, give the results of native code.

import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Plain selectors") struct PlainSelectorTests {
    private func check(_ page: String, _ script: String) throws -> String? {
        // One minute, because a machine may be busy with other tests.
        try Page(html: Array(page.utf8)).makeWorld().evaluateToJSON(script, timeout: 60)
    }

    /// `:is(…)` is always matched by native code.
    @Test("Random selectors match the same as native code") func random() throws {
        let script = """
            let seed = 7;
            const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) >>> 8;
            const pick = list => list[random() % list.length];
            const words = ['a', 'b', 'ab', 'A'], names = ['p', 'div', 'a', 'svg', 'foreignObject'];
            let markup = '', open = [];
            for (let i = 0; i < 300; i++) {
              if (open.length && pick([0, 0, 1])) { markup += `</${open.pop()}>`; continue; }
              const name = pick(names);
              markup += `<${name}${pick(['', ` class="${pick(words)} ${pick(words)}"`])}${pick(['', ` id=${pick(words)}`])}${pick(['', ' href', ' viewBox'])}>`;
              if (open.length < 12) open.push(name); else markup += `</${name}>`;
            }
            document.body.innerHTML = markup;
            const elements = [...document.querySelectorAll('*')];
            const compound = () => {
              const type = pick(['', '*', 'p', 'P', 'div', 'foreignObject', 'foreignobject', 'html']);
              const rest = pick(['', '', '.' + pick(words), '#' + pick(words), '[href]', '[HREF]', '[viewBox]', '.a.b', '.a[href]', '[class~=a]', ':not(.b)']);
              return type + rest || '*';
            };
            const wrong = [];
            for (let i = 0; i < 400; i++) {
              let selector = compound();
              for (let n = pick([0, 1, 2, 3]); n > 0; n--) selector += pick([' ', ' > ', '>', '  ', '+', ' + ', '~', ', ']) + compound();
              const native = `:is(${selector})`;
              const same = elements.every(e => e.matches(selector) === e.matches(native) && e.closest(selector) === e.closest(native))
                && [...document.querySelectorAll(selector)].every((e, i) => e === document.querySelectorAll(native)[i])
                && document.querySelector(selector) === document.querySelector(native);
              if (!same) wrong.push(selector);
            }
            wrong
            """
        #expect(try check("<!DOCTYPE html>", script) == "[]")
        #expect(try check("<p>in quirks mode", script) == "[]")
    }

    @Test("Results follow the tree, and invalid selectors are refused") func changes() throws {
        let cases = [
            (
                "const n = () => document.querySelectorAll('p.x').length; const a = n(); document.body.append(document.createElement('p')); document.body.lastChild.className = 'x'; [a, n(), n()]",
                "[0,1,1]"
            ),
            (
                "document.body.innerHTML = '<p id=q></p>'; const q = document.querySelector('#q'); q.id = 'r'; [document.querySelector('#q'), document.querySelector('#r') === q]",
                "[null,true]"
            ),
            (
                "['', ' ', 'p >', '> p', 'p,', ',p', 'p,,a', 'p, ', 'p, a,', 'p, 1', 'p,.', '.', '#', 'p..a', 'a[', '[]', 'a b > > c', '*p', '+ p', 'a + ~ p', 'p..a b', '1 p', 'p] a', '] p', '[a b] p', 'p [a b]', 'p[', '# p', 'p#1 b', '** p'].filter(s => ['matches', 'closest', 'querySelector', 'querySelectorAll'].some(m => ['body', 'p'].some(n => { try { document.getElementsByTagName(n)[0][m](s); return true } catch (e) { return e.name !== 'SyntaxError' } })))",
                "[]"
            ),
            (
                "Array.from({length: 3000}, (_, i) => document.querySelectorAll(`p:not(.a${i})`).length).every(n => n === 1)",
                "true"
            ),
        ]
        for (script, expected) in cases {
            #expect(try check("<!DOCTYPE html><p>", script) == expected, "\(script)")
        }
    }
}
