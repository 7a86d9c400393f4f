// ItemListTests.swift: headers, transferred data, cues, tracks and definitions after many changes, compared with their plain definitions.

import Testing
import WebRuntime

@Suite("Lists of items")
struct ItemListTests {
    private func answer(_ html: String, _ expression: String) throws -> String? {
        let random =
            "let seed = 7; const random = n => ((seed = seed * 1103515245 + 12345 & 0x7fffffff) >> 9) % n, wrong = [];"
        let page = try Page(html: Array("<!DOCTYPE html><body>\(html)".utf8))
        return try page.makeWorld().evaluateToJSON("(() => { \(random) \(expression) })()")
    }

    // https://fetch.spec.whatwg.org/#concept-header-list-sort-and-combine
    @Test("An iteration of headers gives the sorted and combined list of each moment")
    func headers() throws {
        let source = """
            const h = new Headers(), list = [], names = ['b', 'a', 'set-cookie', 'c', 'A', 'Set-Cookie', ...Array.from({ length: 30 }, (_, i) => `x${i}`)];
            const plain = () => {
              const found = [];
              for (const name of [...new Set(list.map(p => p[0]))].sort()) {
                const values = list.filter(p => p[0] === name).map(p => p[1]);
                if (name === 'set-cookie') for (const value of values) found.push([name, value]); else found.push([name, values.join(', ')]);
              }
              return found;
            };
            let most = 0;
            for (let i = 0; i < 1500; i++) {
              const name = names[random(names.length)], key = name.toLowerCase(), kind = random(i < 700 ? 4 : 6);
              if (kind < 2) { h.append(name, `v${i}`); list.push([key, `v${i}`]); }
              else if (kind === 2) {
                h.set(name, `v${i}`);
                const at = list.findIndex(p => p[0] === key);
                if (at < 0) list.push([key, `v${i}`]);
                else { list[at] = [key, `v${i}`]; for (let j = list.length - 1; j > at; j--) if (list[j][0] === key) list.splice(j, 1); }
              } else if (kind > 3) { h.delete(name); for (let j = list.length - 1; j >= 0; j--) if (list[j][0] === key) list.splice(j, 1); }
              most = Math.max(most, plain().length);
              if (i % 3 === 0 && JSON.stringify([...h]) !== JSON.stringify(plain())) wrong.push(i);
            }
            const met = [];
            for (const [name] of h) { met.push(name); h.delete(name); }
            return [wrong, most > 20, met.length > 5];
            """
        #expect(try answer("", source) == "[[],true,true]")
    }

    @Test("More cookies than one block holds keep their order among the other headers")
    func cookies() throws {
        let source = """
            const h = new Headers([['a', '1'], ['z', '2']]);
            [...h];
            for (let i = 0; i < 2500; i++) h.append('set-cookie', `c${i}`);
            const all = [...h];
            h.delete('set-cookie');
            return [all.length, all[0][0], all[1][1], all[2500][1], all[2501][0], [...h].join()];
            """
        #expect(try answer("", source) == #"[2502,"a","c0","c2499","z","a,1,z,2"]"#)
    }
}
