// FormListTests.swift: the lists of forms, fieldsets, labels and tables, and lookup by name, after any mix of changes.
// https://html.spec.whatwg.org/multipage/forms.html https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows

import Testing
import WebRuntime

@Suite("Lists of forms and tables")
struct FormListTests {
    /// Makes random changes to two forms, and compares each list with a walk of the tree and the controls' own answers.
    private static let forms = """
        (function () {
          let seed = SEED;
          const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
          const { body } = document, names = ['a', 'b', 'c'];
          body.innerHTML = '<form id=f><div></div></form><form id=g></form><div></div>';
          const f = document.getElementById('f'), g = document.getElementById('g'), boxes = [body, f, g, f.firstChild];
          const same = (list, expected) => list.length === expected.length && expected.every((e, i) => list[i] === e);
          const all = selector => [...document.querySelectorAll(selector)];
          const named = (e, name) => e.id === name || e.getAttribute('name') === name;
          for (let round = 0; round < 400; round++) {
            const present = all('input, button, label, fieldset'), t = present[random(present.length)], box = boxes[random(4)];
            const make = tag => document.createElement(tag);
            switch (random(12)) {
              case 0: { const e = make('input'); e.name = names[random(3)]; box.append(e); break; }
              case 1: { const e = make('button'); e.id = names[random(3)]; box.prepend(e); break; }
              case 2: {
                const e = make('label');
                if (random(2)) e.htmlFor = names[random(3)];
                box.append(e);
                if (random(2) && t && !t.contains(e)) e.append(t);
                break;
              }
              case 3: t?.remove(); break;
              case 4: if (t) t.id = names[random(3)]; break;
              case 5: if (t) t.name = names[random(3)]; break;
              case 6: if (t?.localName === 'input') t.type = ['image', 'text', 'radio'][random(3)]; break;
              case 7: if (random(4)) t?.removeAttribute('form'); else t?.setAttribute('form', ['f', 'g', 'x'][random(3)]); break;
              case 8: if (random(9) === 0) { g.id = 'x'; g.id = 'g'; } break;
              case 9: { const e = make('fieldset'); box.append(e); if (t && !t.contains(e)) e.append(t); break; }
              case 10: if (t) box.append(t); break;
              case 11: if (present.length > 40) for (const e of present) if (random(2)) e.remove(); break;
            }
            for (const form of [f, g]) {
              const controls = all('input, button, fieldset').filter(e => e.form === form && e.type !== 'image');
              if (!same(form.elements, controls) || form.length !== controls.length) return `elements in round ${round}`;
              for (const name of names) {
                const found = controls.filter(e => named(e, name)), item = form.elements.namedItem(name);
                if (found.length > 1 ? !same(item, found) : item !== (found[0] ?? null)) return `named elements in round ${round}`;
              }
            }
            for (const name of names) {
              const first = all('body *').find(e => named(e, name)) ?? null;
              if (body.getElementsByTagName('*').namedItem(name) !== first) return `named item in round ${round}`;
              if (!same(document.getElementsByName(name), all(`[name=${name}]`))) return `elements by name in round ${round}`;
            }
            for (const control of all('input, button')) {
              if (!same(control.labels, all('label').filter(l => l.control === control))) return `labels in round ${round}`;
            }
            for (const fieldset of all('fieldset')) {
              if (!same(fieldset.elements, [...fieldset.querySelectorAll('input, button, fieldset')])) return `fieldset in round ${round}`;
            }
          }
          return 'same';
        })()
        """

    @Test("Controls, labels and names are those of the tree", arguments: 1...4)
    func forms(seed: Int) throws {
        #expect(try evaluate(Self.forms.replacing("SEED", with: String(seed))) == "\"same\"")
    }

    private static let tables = """
        (function () {
          let seed = SEED;
          const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n;
          const table = document.createElement('table'), make = tag => document.createElement(tag);
          const rowsOf = box => [...box.children].filter(e => e.localName === 'tr');
          const expected = () => {
            const parts = [...table.children], of = name => parts.filter(e => e.localName === name).flatMap(rowsOf);
            return [...of('thead'), ...parts.flatMap(e => e.localName === 'tr' ? [e] : e.localName === 'tbody' ? rowsOf(e) : []), ...of('tfoot')];
          };
          for (let round = 0; round < 600; round++) {
            const { rows } = table, part = table.children[random(table.children.length + 1)], row = rows[random(rows.length + 1)];
            switch (random(9)) {
              case 0: table.insertRow(random(rows.length + 2) - 1); break;
              case 1: if (rows.length) table.deleteRow(random(rows.length + 1) - 1); break;
              case 2: { const made = make(['thead', 'tbody', 'tfoot'][random(3)]); table.insertBefore(made, part ?? null); made.append(make('tr')); break; }
              case 3: part?.insertRow?.(random(part.rows.length + 1)); break;
              case 4: if (random(4) === 0) part?.remove(); break;
              case 5: table.append(make('tr')); break;
              case 6: if (part && row && !row.contains(part)) part.append(row); break;
              case 7: table.createTBody(); if (random(5) === 0) { table.deleteTHead(); table.createTHead(); table.createTFoot(); } break;
              case 8: if (row) { const cell = row.insertCell(random(row.cells.length + 1)); if (row.cells[cell.cellIndex] !== cell) return `cell in round ${round}`; } break;
            }
            const now = expected();
            if (rows.length !== now.length || now.some((r, i) => rows[i] !== r || r.rowIndex !== i)) return `rows in round ${round}`;
            if (table.tHead !== ([...table.children].find(e => e.localName === 'thead') ?? null)) return `head in round ${round}`;
            if (rows.length > 60) table.replaceChildren();
          }
          return 'same';
        })()
        """

    @Test("A table's rows are those of its heads, bodies and feet", arguments: 1...4)
    func tables(seed: Int) throws {
        #expect(try evaluate(Self.tables.replacing("SEED", with: String(seed))) == "\"same\"")
    }
}
