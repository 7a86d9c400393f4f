// ManyEntriesTests.swift: many listeners and performance entries, compared with plain lists of them.

import Testing
import WebRuntime

@Suite("Many listeners and performance entries")
struct ManyEntriesTests {
    private static let random =
        "const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;"

    @Test("Listeners that come and leave are called as a plain list of them says", arguments: 1...8)
    func listeners(seed: Int) throws {
        let source = """
            (() => {
              let seed = \(seed), wrong = 0;
              \(Self.random)
              const target = new EventTarget(), heard = [], functions = Array.from({ length: 60 }, (_, i) => () => { heard.push(i); });
              const parent = document.createElement('div'), child = parent.appendChild(document.createElement('p'));
              let list = [];
              for (const node of [target, child]) {
                list = [];
                for (let step = 0; step < 3000; step++) {
                  // In turns few types with many callbacks, and many types with few callbacks.
                  const isWide = step % 1000 < 500, type = `t${random(isWide ? 2 : 80)}`, i = random(isWide ? 60 : 2), capture = random(3) === 0;
                  const at = list.findIndex(l => l.type === type && l.i === i && l.capture === capture);
                  if (random(9) < 5) {
                    const once = random(4) === 0;
                    node.addEventListener(type, functions[i], { capture, once });
                    if (at < 0) list.push({ type, i, capture, once });
                  } else if (random(3)) {
                    node.removeEventListener(type, functions[i], capture);
                    if (at >= 0) list.splice(at, 1);
                  } else {
                    heard.length = 0;
                    node.dispatchEvent(new Event(type));
                    const due = list.filter(l => l.type === type), ordered = due.filter(l => l.capture).concat(due.filter(l => !l.capture));
                    if (heard.join() !== ordered.map(l => l.i).join()) wrong++;
                    list = list.filter(l => l.type !== type || !l.once);
                  }
                }
              }
              return wrong;
            })()
            """
        #expect(try evaluate(source) == "0")
    }

    @Test("A handler that comes to many listeners is called, and one that is taken away is not")
    func handlers() throws {
        let source = """
            (() => {
              const p = document.body.appendChild(document.createElement('p')), heard = [];
              for (let i = 0; i < 100; i++) p.addEventListener(`t${i}`, () => {});
              p.addEventListener('click', () => heard.push('first'));
              p.dispatchEvent(new Event('click'));
              p.onclick = () => heard.push('handler');
              p.addEventListener('click', () => heard.push('last'));
              p.dispatchEvent(new Event('click'));
              p.onclick = null;
              p.dispatchEvent(new Event('click'));
              const query = matchMedia('all'), count = () => heard.push('query');
              for (let i = 0; i < 100; i++) query.addListener(() => {});
              query.addListener(count);
              query.addListener(count);
              query.dispatchEvent(new Event('change'));
              query.removeListener(count);
              query.dispatchEvent(new Event('change'));
              return heard.join(' ');
            })()
            """
        #expect(try evaluate(source) == "\"first first handler last first last query\"")
    }

    @Test("Marks and measures are listed as a plain list of them, sorted by their starts, says", arguments: 1...8)
    func performanceEntries(seed: Int) throws {
        let source = """
            (() => {
              let seed = \(seed), wrong = [], list = [];
              \(Self.random)
              const listed = entries => entries.map(e => `${e.entryType} ${e.name} ${e.startTime} ${e.duration}`).join();
              const check = (what, found, wanted) => { if (listed(found) !== listed(wanted)) wrong.push(what); };
              const sorted = entries => entries.slice().sort((a, b) => a.startTime - b.startTime);
              const observer = new PerformanceObserver(() => {});
              observer.observe({ entryTypes: ['mark', 'measure'] });
              let seen = [];
              for (let step = 0; step < 1500; step++) {
                const name = `n${random(12)}`, other = `n${random(12)}`;
                const has = name => list.some(e => e.entryType === 'mark' && e.name === name);
                switch (random(9)) {
                  case 0: case 1: case 2: { const e = performance.mark(name, { startTime: random(50) }); list.push(e); seen.push(e); break; }
                  case 3: case 4: if (has(other)) {
                    const marks = sorted(list.filter(m => m.entryType === 'mark' && m.name === other)), { startTime } = marks[marks.length - 1];
                    const e = performance.measure(name, { start: other, duration: random(9) });
                    if (e.startTime !== startTime) wrong.push('start');
                    list.push(e);
                    seen.push(e);
                    break;
                  }
                  case 5: check('all', performance.getEntries(), sorted(list)); break;
                  case 6: check('type', performance.getEntriesByType('mark'), sorted(list).filter(e => e.entryType === 'mark')); break;
                  case 7:
                    check('name', performance.getEntriesByName(name), sorted(list).filter(e => e.name === name));
                    check('both', performance.getEntriesByName(name, 'measure'), sorted(list).filter(e => e.name === name && e.entryType === 'measure'));
                    break;
                  default: {
                    const type = random(2) ? 'mark' : 'measure', all = random(8) === 0;
                    performance[type === 'mark' ? 'clearMarks' : 'clearMeasures'](all ? undefined : name);
                    list = list.filter(e => e.entryType !== type || !all && e.name !== name);
                    if (random(3) === 0) { check('observed', observer.takeRecords(), sorted(seen)); seen = []; }
                  }
                }
              }
              return wrong.join();
            })()
            """
        #expect(try evaluate(source) == "\"\"")
    }
}
