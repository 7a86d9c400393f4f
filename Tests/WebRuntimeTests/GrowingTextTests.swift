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
}
