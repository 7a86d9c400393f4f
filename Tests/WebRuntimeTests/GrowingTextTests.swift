// GrowingTextTests.swift: texts that scripts extend step by step take memory for their current length, not for all earlier ones.

import DOM
import Testing

@testable import WebRuntime

@Suite("Growing texts", .serialized)
struct GrowingTextTests {
    /// The code before a script that extends a text in a number of steps, and the code of each step.
    static let ways = [
        ("const t = document.body.appendChild(new Text())", "t.data += part", "t.data"),
        ("const t = document.body.appendChild(new Comment())", "t.nodeValue += part", "t.data"),
        ("const t = document.querySelector('p'); t.textContent = ''", "t.textContent += part", "t.textContent"),
        ("const t = document.querySelector('p')", "t.title += part", "t.title"),
        (
            "const t = document.querySelector('p')", "t.setAttributeNS('n:x', 'x', (t.getAttribute('x') || '') + part)",
            "t.getAttribute('x')"
        ),
        ("const t = document.createAttribute('x')", "t.value += part", "t.value"),
    ]

    @Test(
        "A text that extends the one before it shares its memory",
        arguments: ways,
        ["some words ", "völlig ", "中文 "]
    )
    func growth(way: (start: String, step: String, text: String), part: String) throws {
        let world = try Page(html: Array("<!DOCTYPE html><body><p>x</p>".utf8)).makeWorld()
        let steps = 4000
        let before = world.page.tree.arena.bytesInUse
        let isWhole = try world.evaluateToJSON(
            """
            { const part = '\(part)'; \(way.start);
              for (let i = 0; i < \(steps); i++) { \(way.step); }
              \(way.text) === part.repeat(\(steps)) }
            """
        )
        #expect(isWhole == "true")
        // Each step's text is a record; their units are those of the last one, in a buffer of up to twice the size, three times that while
        // it grew.
        let units = steps * part.utf16.count * (part.utf8.count == part.utf16.count ? 1 : 2)
        #expect(world.page.tree.arena.bytesInUse - before < 6 * units + 128 * steps)
        let broken = world.page.tree.checkInvariants()
        #expect(broken.isEmpty, "\(broken.prefix(3))")
    }

    @Test("A text that begins differently, or only partly like another one, has its own memory")
    func otherTexts() throws {
        let world = try Page(html: Array("<!DOCTYPE html><body><p>x</p>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { const t = new Text(), u = new Text(), seen = [], long = 'a'.repeat(50), said = [];
              const texts = [long, long + 'b', long + 'c', long, 'b' + long, long + 'é', long + 'éb', long + '中', 'é' + long, '中' + long,
                long.slice(1), long + '\\ud800', long + '\\ud800\\udc00', '', long];
              for (const text of texts) { t.data = text; u.data = t.data; said.push(t.data === text && u.data === text && t.length === text.length); }
              for (const text of texts) for (const other of texts) { t.data = text; t.data = other; u.data = text; said.push(t.data === other && u.data === text); }
              said.every(right => right) && said.length }
            """
        )
        #expect(answer == "240")
    }

    // js/arena.js caches long strings up to eight million units.
    @Test("Texts too long for the cache of scripts are read unchanged")
    func longTexts() throws {
        let world = try Page(html: Array("<!DOCTYPE html><body><p>x</p>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { const texts = Array.from({ length: 6 }, (_, i) => new Text(String(i).repeat(3e6)));
              let right = 0;
              for (let round = 0; round < 3; round++) texts.forEach((text, i) => { if (text.data === String(i).repeat(3e6)) right++; });
              texts.forEach((text, i) => { text.data += 'x'; });
              texts.forEach((text, i) => { if (text.data === String(i).repeat(3e6) + 'x') right++; });
              right }
            """
        )
        #expect(answer == "24")
    }

    // The engine has a text that a script extends in pieces, which native code reads without the text before them.
    @Test("Texts made of pieces in any way are those that a plain string would be", arguments: 1...6)
    func pieces(seed: Int) throws {
        let world = try Page(html: Array("<!DOCTYPE html><body><p>x</p>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { let seed = \(seed), wrong = 0;
              const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
              const parts = ['x', ' ', 'é', '中文', '\\ud800', '\\udc00', 'some words ', 'y'.repeat(40)];
              const p = document.querySelector('p'), text = new Text(), comment = new Comment(), attribute = document.createAttribute('z');
              const places = [
                [() => text.data, v => { text.data = v; }], [() => comment.nodeValue, v => { comment.nodeValue = v; }],
                [() => p.textContent, v => { p.textContent = v; }], [() => attribute.value, v => { attribute.value = v; }],
                [() => p.getAttribute('q') ?? '', v => { p.setAttribute('q', v); }], [() => p.title, v => { p.title = v; }],
                [() => p.getAttributeNS('n:x', 'r') ?? '', v => { p.setAttributeNS('n:x', 'r', v); }],
              ];
              const plain = places.map(() => '');
              p.textContent = '';
              for (let step = 0; step < 1500; step++) {
                const i = random(places.length), [read, write] = places[i], a = parts[random(8)], b = parts[random(8)], c = parts[random(8)];
                const flat = v => { v.charCodeAt(v.length >> 1); return v; };
                if (read().length < 1200) { write(read() + 'filler '.repeat(190)); plain[i] += 'filler '.repeat(190); }
                switch (random(10)) {
                  case 0: write(read() + a); plain[i] += a; break;
                  case 1: write(`${read()}${a}${b}`); plain[i] += a + b; break;
                  case 2: write(`${read()}${a}${b}${c}${a}`); plain[i] += a + b + c + a; break;
                  case 3: { let v = read(); for (let k = 0; k < 80; k++) v += a; write(v); plain[i] += a.repeat(80); break; }
                  case 4: write(a + read() + b); plain[i] = a + plain[i] + b; break;
                  case 5: write(read() + read().slice(3, 40)); plain[i] += plain[i].slice(3, 40); break;
                  case 6: write(read()); break;
                  case 7: { const j = random(places.length); write(read() + places[j][0]().slice(0, 1500)); plain[i] += plain[j].slice(0, 1500); break; }
                  case 8: { const j = random(places.length); write(places[j][0]() + a); plain[i] = plain[j] + a; break; }
                  default:
                    text.appendData(a); text.appendData(b); plain[0] += a + b;
                    if (text.length > 8) { text.deleteData(5, 3); plain[0] = plain[0].slice(0, 5) + plain[0].slice(8); }
                }
                if (random(4) === 0) flat(read());
                if (plain[i].length > 9000) { write('z'); plain[i] = 'z'; }
                for (let k = 0; k < places.length; k++) if (places[k][0]() !== plain[k]) wrong++;
                if (text.length !== plain[0].length) wrong++;
              }
              wrong + text.cloneNode().data.length - plain[0].length }
            """
        )
        #expect(answer == "0")
        let broken = world.page.tree.checkInvariants()
        #expect(broken.isEmpty, "\(broken.prefix(3))")
    }

    @Test("What an observer calls the old text is the text before each extension")
    func oldTexts() throws {
        let world = try Page(html: Array("<!DOCTYPE html><body><p>x</p>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { const t = document.querySelector('p').firstChild, o = new MutationObserver(() => {}), texts = [];
              t.data = 'a'.repeat(2000);
              o.observe(t, { characterDataOldValue: true });
              for (let i = 0; i < 50; i++) { texts.push(t.data); if (i % 2) t.data += i; else t.appendData(`${i}`); }
              const records = o.takeRecords();
              records.length === 50 && records.every((r, i) => r.oldValue === texts[i]) }
            """
        )
        #expect(answer == "true")
    }
}
