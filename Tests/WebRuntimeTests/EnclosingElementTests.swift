// EnclosingElementTests.swift: what the elements around a deep control mean for it, compared with selectors.

import Testing
import WebRuntime

@Suite("Elements around deep controls")
struct EnclosingElementTests {
    @Test("Forms, disabled fieldsets and data lists count at any depth, while the tree changes", arguments: 1...6)
    func aroundControls(seed: Int) throws {
        let world = try Page(html: Array("<!DOCTYPE html><body></body>".utf8)).makeWorld()
        let answer = try world.evaluateToJSON(
            """
            (() => {
              let seed = \(seed), counts = {};
              const random = n => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % 65536 % n, wrong = new Set();
              const roots = [document.body, document.createElement('form'), document.createDocumentFragment()];
              const controls = [], boxes = [];
              for (const root of roots) {
                let at = root;
                for (let i = 0; i < 120; i++) {
                  at = at.appendChild(document.createElement('div'));
                  boxes.push(at);
                  if (i % 20 === 19) controls.push(at.appendChild(document.createElement('textarea')));
                }
              }
              const added = [];
              for (let step = 0; step < 60; step++) {
                const box = boxes[random(boxes.length)], old = added[random(added.length || 1)];
                switch (random(6)) {
                  case 0: case 1: {
                    // Around everything that is in the box.
                    const around = document.createElement(['form', 'fieldset', 'datalist', 'legend'][random(4)]);
                    around.disabled = random(2) === 0;
                    around.append(...box.childNodes);
                    box.append(around);
                    added.push(around);
                    break;
                  }
                  case 2: if (old) { old.replaceWith(...old.childNodes); added.splice(added.indexOf(old), 1); } break;
                  case 3: if (old) old.disabled = !old.disabled, old.toggleAttribute('disabled', old.disabled); break;
                  case 4: if (old?.localName === 'fieldset' && old.firstChild) { const l = document.createElement('legend'); l.append(old.firstChild); old.prepend(l); boxes.push(l); } break;
                  default: { const to = boxes[random(boxes.length)]; if (!box.contains(to)) to.append(box); }
                }
                for (const control of controls) {
                  const form = control.closest('form'), isDisabled = control.matches(':disabled'), isListed = control.closest('datalist') !== null;
                  if (control.form !== form) wrong.add('form');
                  if (control.willValidate !== !(isDisabled || isListed)) wrong.add('willValidate');
                  for (const [name, holds] of Object.entries({ form: form !== null, isDisabled, isListed })) counts[name] = (counts[name] ?? 0) + holds;
                }
              }
              return [[...wrong].join(), counts.form > 0, counts.isDisabled > 0, counts.isListed > 0].join();
            })()
            """
        )
        #expect(answer == "\",true,true,true\"")
    }
}
