// SVGListTests.swift: SVG's lists and the attributes that they are, compared with plain arrays.

import DOM
import Testing

@testable import WebRuntime

@Suite("SVG lists")
struct SVGListTests {
    /// The element and its list, an item of a number, and the text of one: how many characters stand between two texts.
    private static let kinds = [
        "['text', e => e.x.baseVal, 'x', n => { const l = svg.createSVGLength(); l.value = n; return l; }, n => `${n}`, (item, n) => { item.value = n; }]",
        "['text', e => e.rotate.baseVal, 'rotate', n => { const l = svg.createSVGNumber(); l.value = n; return l; }, n => `${n}`, (item, n) => { item.value = n; }]",
        "['polygon', e => e.points, 'points', n => { const p = svg.createSVGPoint(); p.x = n; p.y = 2; return p; }, n => `${n} 2`, (item, n) => { item.x = n; }]",
        "['g', e => e.transform.baseVal, 'transform', n => { const t = svg.createSVGTransform(); t.setTranslate(n, 2); return t; }, n => `translate(${n} 2)`, (item, n) => { item.setTranslate(n, 2); }]",
        "['g', e => e.requiredExtensions, 'requiredExtensions', n => `w${n}`, n => `w${n}`, null]",
    ]

    // https://svgwg.org/svg2-draft/types.html#TermListInterface
    @Test("After any changes of a list its attribute has the texts of its items", arguments: kinds, [1, 2, 3])
    func sameAsArray(kind: String, seed: Int) throws {
        let world = try Page(html: Array("<!DOCTYPE html><body><svg></svg></body>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { let seed = \(seed), wrong = [];
              const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
              const svg = document.querySelector('svg'), [tag, listOf, name, make, text, change] = \(kind);
              const e = svg.appendChild(document.createElementNS(svg.namespaceURI, tag)), list = listOf(e);
              let plain = [];
              const separator = name === 'requiredExtensions' ? ', ' : ' ';
              const written = () => plain.map(text).join(separator), observer = new MutationObserver(() => {});
              for (let step = 0; step < 1500; step++) {
                // In turns short and long lists.
                const grows = plain.length < (step % 600 < 100 ? 20 : 90), i = random(plain.length || 1), n = random(500);
                switch (random(12)) {
                  case 0: case 1: case 2: if (grows) { list.insertItemBefore(make(n), i); plain.splice(i, 0, n); } break;
                  case 3: case 4: if (grows) { list.appendItem(make(n)); plain.push(n); } break;
                  case 5: if (plain.length > 1 && !grows) { list.removeItem(i); plain.splice(i, 1); } break;
                  case 6: if (plain.length) { list.replaceItem(make(n), i); plain[i] = n; } break;
                  case 7: if (plain.length && change) { change(list.getItem(i), n); plain[i] = n; } break;
                  case 8: if (random(40) === 0) { list.clear(); plain = []; } break;
                  case 9: if (random(20) === 0) { plain = Array.from({ length: random(60) }, () => random(500)); e.setAttribute(name, written()); } break;
                  case 10: if (random(20) === 0) { list.initialize(make(n)); plain = [n]; } break;
                  default: if (random(30) === 0) { if (random(2)) observer.observe(e, { attributes: true, attributeOldValue: random(2) === 1 }); else observer.disconnect(); }
                }
                if (list.numberOfItems !== plain.length) wrong.push([step, 'count']);
                switch (random(8)) {
                  case 0: if ((e.getAttribute(name) ?? '') !== written()) wrong.push([step, e.getAttribute(name), written()]); break;
                  case 1: if (plain.length && !e.outerHTML.includes(`${name}="${written()}"`)) wrong.push([step, 'markup']); break;
                  case 2: if (plain.length && !e.matches(`[${name}="${written()}"]`)) wrong.push([step, 'selector']); break;
                  case 3: if (plain.length && e.cloneNode().getAttribute(name) !== written()) wrong.push([step, 'clone']); break;
                  case 4: if (plain.length && e.getAttributeNode(name).value !== written()) wrong.push([step, 'node']); break;
                  default:
                }
                if (random(100) === 0) { e.removeAttribute(name); plain = []; }
              }
              observer.takeRecords();
              wrong.slice(0, 3) }
            """
        )
        #expect(answer == "[]")
        let broken = world.page.tree.checkInvariants()
        #expect(broken.isEmpty, "\(broken.prefix(3))")
    }

    @Test("An observer gets a record of each change of a long list, with the text before it if it asks for that")
    func records() throws {
        let world = try Page(html: Array("<!DOCTYPE html><body><svg></svg></body>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            { const svg = document.querySelector('svg'), p = svg.appendChild(document.createElementNS(svg.namespaceURI, 'polygon'));
              const point = x => Object.assign(svg.createSVGPoint(), { x, y: 1 }), counts = [], texts = [];
              for (let i = 0; i < 60; i++) p.points.appendItem(point(i));
              for (const attributeOldValue of [false, true]) {
                const o = new MutationObserver(() => {});
                o.observe(p, { attributes: true, attributeOldValue });
                for (let i = 0; i < 5; i++) { if (attributeOldValue) texts.push(p.getAttribute('points')); p.points.removeItem(7); }
                const records = o.takeRecords();
                counts.push(records.length, records.every((r, i) => r.attributeName === 'points' && r.oldValue === (attributeOldValue ? texts[i] : null)));
              }
              counts }
            """
        )
        #expect(answer == "[5,true,5,true]")
    }
}
