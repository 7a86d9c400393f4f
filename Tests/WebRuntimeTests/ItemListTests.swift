// ItemListTests.swift: headers, transferred data, cues, tracks and definitions after many changes, compared with their plain definitions.

import Testing
import WebRuntime

@Suite("Lists of items")
struct ItemListTests {
    private func answer(_ html: String, _ expression: String) throws -> String? {
        let random =
            "let seed = 7; const random = n => ((seed = seed * 1103515245 + 12345 & 0x7fffffff) >> 9) % n, wrong = [];"
        let page = Page(html: Array("<!DOCTYPE html><body>\(html)".utf8))
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

    // https://html.spec.whatwg.org/multipage/dnd.html#datatransfer
    @Test("Data, items, types and files of a DataTransfer follow each other")
    func transfers() throws {
        let source = """
            const d = new DataTransfer(), kept = [];
            let plain = [], most = 0;
            const isRight = () => {
              const types = plain.filter(p => !p.file).map(p => p.type), files = plain.filter(p => p.file);
              if (files.length > 0) types.push('Files');
              most = Math.max(most, plain.length);
              return d.items.length === plain.length && String(d.types) === String(types)
                && plain.every((p, i) => d.items[i].kind === (p.file ? 'file' : 'string') && d.items[i].type === p.type && (p.file || d.getData(p.type) === p.text))
                && d.items[plain.length] === undefined && d.files.length === files.length && files.every((p, i) => d.files[i] === p.file);
            };
            const { files } = d;
            for (let i = 0; i < 1500; i++) {
              const type = `a/${random(40)}`, at = plain.findIndex(p => !p.file && p.type === type);
              switch (random(i % 300 < 200 ? 6 : 9)) {
                case 0: case 1: d.setData(type, `${i}`); if (at >= 0) plain.splice(at, 1); plain.push({ type, text: `${i}` }); break;
                case 2: {
                  let failed = false;
                  try { d.items.add(`${i}`, type); } catch (error) { failed = error.name === 'NotSupportedError'; }
                  if (failed !== at >= 0) wrong.push(`${i} added`);
                  if (!failed) plain.push({ type, text: `${i}` });
                  break;
                }
                case 3: case 4: { const file = new File(['x'], `f${i}`, { type }); kept.push(d.items.add(file)); plain.push({ type, file }); break; }
                case 5: d.clearData(type); if (at >= 0) plain.splice(at, 1); break;
                case 6: case 7: { const j = random(plain.length + 2); d.items.remove(j); plain.splice(j, 1); break; }
                default: if (random(9) === 0) { d.clearData(); plain = plain.filter(p => p.file); } else if (random(30) === 0) { d.items.clear(); plain = []; }
              }
              if (!isRight()) wrong.push(i);
            }
            const gone = kept.filter(item => !Array.from(d.items).includes(item));
            return [wrong, most > 60, d.files === files, gone.length > 50, gone.every(item => item.kind === '' && item.getAsFile() === null)];
            """
        #expect(try answer("", source) == "[[],true,true,true,true]")
    }

    // https://html.spec.whatwg.org/multipage/media.html#text-track-cue-order
    // A cue whose times a script changes is put behind those of the same times, as WebKit does.
    @Test("Cues are in the order of their times, whatever scripts change, and the first of an id is found")
    func cues() throws {
        let source = """
            const video = document.createElement('video'), tracks = [0, 1].map(() => video.addTextTrack('captions'));
            const lists = [[], []], all = Array.from({ length: 90 }, (_, i) => new VTTCue(random(9), 10 + random(9), `${i}`));
            const enter = (list, cue) => {
              let at = list.length;
              while (at > 0 && (list[at - 1].startTime > cue.startTime || list[at - 1].startTime === cue.startTime && list[at - 1].endTime < cue.endTime)) at--;
              list.splice(at, 0, cue);
            };
            const take = cue => { for (const list of lists) if (list.includes(cue)) { list.splice(list.indexOf(cue), 1); return list; } return null; };
            let most = 0;
            for (let i = 0; i < 3000; i++) {
              const cue = all[random(all.length)], which = random(2);
              switch (random(7)) {
                case 0: case 1: take(cue); tracks[which].addCue(cue); enter(lists[which], cue); break;
                case 2: if (lists[which].includes(cue) && random(2)) { tracks[which].removeCue(cue); take(cue); } break;
                case 3: cue.id = ['', 'x', 'y', 'z'][random(4)]; break;
                default: {
                  const name = random(2) ? 'startTime' : 'endTime', time = name === 'startTime' ? random(9) : 10 + random(9);
                  if (cue[name] === time) { cue[name] = time; break; }
                  const list = take(cue);
                  cue[name] = time;
                  if (list !== null) enter(list, cue);
                }
              }
              most = Math.max(most, lists[0].length);
              for (const j of [0, 1]) {
                const { cues } = tracks[j];
                if (cues.length !== lists[j].length || lists[j].some((cue, k) => cues[k] !== cue)) wrong.push(i);
                for (const id of ['', 'x', 'y', 'z']) if (cues.getCueById(id) !== (id && lists[j].find(cue => cue.id === id) || null)) wrong.push(id);
              }
            }
            return [wrong, most > 30];
            """
        #expect(try answer("", source) == "[[],true]")
    }

    // https://html.spec.whatwg.org/multipage/media.html#dom-texttrackcue-endtime, https://w3c.github.io/webvtt/#dom-vttcue-vttcue
    @Test("The end of a cue is a number or infinity")
    func ends() throws {
        let source = """
            const cue = new VTTCue(0, Infinity, ''), tries = [() => { cue.endTime = NaN; }, () => { cue.endTime = -Infinity; }, () => new VTTCue(0, NaN, '')];
            return [...tries.map(f => { try { f(); return ''; } catch (error) { return error.name; } }), cue.endTime === Infinity];
            """
        #expect(try answer("", source) == #"["TypeError","TypeError","TypeError",true]"#)
    }

    // https://html.spec.whatwg.org/multipage/media.html#list-of-text-tracks
    @Test("A media element's text tracks are those of its track children, then those that scripts added")
    func tracks() throws {
        let source = """
            const video = document.body.appendChild(document.createElement('video')), added = [], list = video.textTracks, ids = ['', 'a', 'b', 'c'];
            for (let i = 0; i < 500; i++) {
              const children = [...video.children], e = children[random(children.length)];
              switch (random(6)) {
                case 0: case 1: video.insertBefore(document.createElement(['track', 'p'][random(2)]), e ?? null).id = ids[random(4)]; break;
                case 2: if (children.length > 15) e.remove(); break;
                case 3: if (e) e.id = ids[random(4)]; break;
                case 4: if (e?.localName === 'p') e.append(document.createElement('track')); break;
                default: if (added.length < 9) added.push(video.addTextTrack('captions'));
              }
              const elements = [...video.children].filter(c => c.localName === 'track'), plain = [...elements.map(t => t.track), ...added];
              if (list.length !== plain.length || plain.some((t, j) => list[j] !== t) || list[plain.length] !== undefined) wrong.push(i);
              for (const id of ids) if (list.getTrackById(id) !== (id && elements.find(t => t.id === id)?.track || null)) wrong.push(`${i} ${id}`);
            }
            return [wrong, added.length, video.children.length > 10];
            """
        #expect(try answer("", source) == "[[],9,true]")
    }

    // https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define
    @Test("Each definition upgrades the elements that are there then, in tree order, also in shadow trees")
    func definitions() throws {
        let source = """
            const made = [], places = [document.body], names = Array.from({ length: 12 }, (_, i) => `x-e${i}`);
            const add = i => {
              const e = random(4) ? document.createElement(names[random(12)]) : document.createElement('p', { is: `x-is${random(3)}` });
              const place = places[random(places.length)];
              place.insertBefore(e, place.childNodes[random(place.childNodes.length + 1)] ?? null);
              made.push(e);
              if (e.localName === 'p' && random(2)) places.push(e.attachShadow({ mode: 'open' })); else places.push(e);
            };
            // Shadow-including tree order.
            const all = root => [...root.childNodes].flatMap(e => [e, ...(e.shadowRoot ? all(e.shadowRoot) : []), ...all(e)]);
            for (let i = 0; i < 60; i++) add(i);
            for (const [i, name] of [...names, 'x-is0', 'x-is1', 'x-is2'].entries()) {
              const upgraded = [], isBuiltIn = name.startsWith('x-is');
              if (i % 3 === 1) add(i);
              if (i % 4 === 1) made[random(made.length)].remove();
              const wanted = all(document.body).filter(e => isBuiltIn ? made.includes(e) && e.localName === 'p' : e.localName === name);
              class X extends (isBuiltIn ? HTMLParagraphElement : HTMLElement) { constructor() { super(); upgraded.push(this); } }
              customElements.define(name, X, isBuiltIn ? { extends: 'p' } : {});
              const rest = wanted.filter(e => upgraded.includes(e));
              if (upgraded.some((e, j) => e !== rest[j]) || !isBuiltIn && upgraded.length !== wanted.length) wrong.push(name);
              if (!wanted.every(e => e instanceof X === upgraded.includes(e))) wrong.push(`${name} class`);
            }
            return [wrong, all(document.body).filter(e => e.localName === 'p').every(e => e.constructor !== HTMLParagraphElement)];
            """
        #expect(try answer("", source) == "[[],true]")
    }

    // https://html.spec.whatwg.org/multipage/form-elements.html#concept-textarea-raw-value
    @Test("A textarea's value is that of its children until it is set, and without carriage returns")
    func textareas() throws {
        let source = """
            const all = Array.from({ length: 3 }, () => document.body.appendChild(document.createElement('textarea'))), own = new Map();
            const texts = ['a', 'b\\r', '\\nc', '\\r\\n'];
            for (let i = 0; i < 600; i++) {
              const e = all[random(3)], text = texts[random(4)];
              switch (random(i > 400 ? 7 : 5)) {
                case 0: e.append(text); break;
                case 1: e.lastChild?.remove(); break;
                case 2: if (e.firstChild?.nodeType === 3) e.firstChild.data += text; break;
                case 3: e.append(document.createElement('b')); e.lastChild.append('not a child text'); break;
                case 4: e.title = text; break;
                case 5: e.value = `${i}${text}`; own.set(e, `${i}${text}`); break;
                default: document.body.prepend(e);
              }
              for (const e of all) {
                const plain = own.get(e) ?? [...e.childNodes].map(n => n.nodeType === 3 ? n.data : '').join('');
                if (e.value !== plain.replace(/\\r\\n?/g, '\\n') || e.textLength !== e.value.length) wrong.push(i);
              }
            }
            return [wrong, own.size];
            """
        #expect(try answer("", source) == "[[],3]")
    }

    // https://html.spec.whatwg.org/#details-name-group
    @Test("A details that opens closes the other open one of its name and tree, and no other element")
    func details() throws {
        let source = """
            const top = document.createElement('details'), names = ['a', 'b', ''], all = () => [top, ...top.querySelectorAll('*')];
            top.name = 'a';
            let closed = 0;
            for (let i = 0; i < 1500; i++) {
              const elements = all(), e = elements[random(elements.length)], before = elements.filter(e => e.hasAttribute('open'));
              switch (random(6)) {
                case 0: if (elements.length < 40) { const made = document.createElement(['details', 'details', 'p'][random(3)]); made.setAttribute('name', names[random(3)]); made.id = names[random(3)]; e.append(made); } break;
                case 1: if (e !== top && elements.length > 25) e.remove(); break;
                case 2: e.removeAttribute('open'); break;
                default: {
                  e.setAttribute('open', '');
                  const name = e.getAttribute('name'), isGroup = other => other.localName === 'details' && name !== '' && other.getAttribute('name') === name;
                  const wanted = before.filter(other => other !== e && !(e.localName === 'details' && !before.includes(e) && isGroup(other)));
                  const open = all().filter(other => other !== e && other.hasAttribute('open'));
                  if (String(open.map(o => elements.indexOf(o))) !== String(wanted.map(o => elements.indexOf(o)))) wrong.push(i);
                  closed += before.length - wanted.length - before.includes(e);
                }
              }
            }
            return [wrong, closed > 100];
            """
        #expect(try answer("", source) == "[[],true]")
    }

    // https://dom.spec.whatwg.org/#concept-tree-root
    @Test("The root of a deep node is that of the moment, whichever ancestors move")
    func roots() throws {
        let source = """
            const chain = [document.body];
            for (let i = 0; i < 300; i++) chain.push(chain[i].appendChild(document.createElement('form')));
            const plain = e => { while (e.parentNode) e = e.parentNode; return e; };
            let connected = 0, detached = 0;
            for (let i = 0; i < 400; i++) {
              const e = chain[1 + random(300)], below = () => chain[random(301)];
              switch (random(4)) {
                case 0: e.remove(); break;
                case 1: if (!e.parentNode) { const to = below(); if (!e.contains(to)) to.append(e); } break;
                case 2: e.title = i; break;
                default: if (e.parentNode === null && random(2)) document.createDocumentFragment().append(e); else if (plain(e).nodeType === 11) document.body.append(e);
              }
              for (const e of [chain[300], chain[300], chain[299], below(), below()]) {
                const root = plain(e);
                if (e.getRootNode() !== root || e.isConnected !== (root === document)) wrong.push(i);
                if (e.isConnected) connected++; else detached++;
              }
              if (i % 50 === 49) for (let j = 0; j < 300; j++) chain[j].append(chain[j + 1]);
            }
            return [wrong, connected > 200, detached > 200];
            """
        #expect(try answer("", source) == "[[],true,true]")
    }

    // https://html.spec.whatwg.org/multipage/semantics-other.html#selector-invalid
    @Test(
        "Forms and fieldsets are invalid as long as a control of theirs is",
        arguments: [false, true],
        [false, true]
    )
    func validity(withCustomElements: Bool, withRemoteControls: Bool) throws {
        let source = """
            const withCustom = \(withCustomElements), withRemote = \(withRemoteControls);
            document.body.innerHTML = '<form id=f><fieldset><input><select required><option value="">x<option value=y>y</select></fieldset></form><form id=g></form>';
            const holders = () => [...document.querySelectorAll('form, fieldset')], controls = () => [...document.querySelectorAll('input, select, textarea, button, x-control')];
            if (withCustom) customElements.define('x-control', class extends HTMLElement { static formAssociated = true; internals = this.attachInternals(); });
            const isInvalid = c => c.internals ? c.internals.willValidate && !c.internals.validity.valid : c.willValidate && !c.validity.valid;
            let invalid = 0, valid = 0;
            for (let i = 0; i < 600; i++) {
              const all = controls(), c = all[random(all.length)], h = holders(), around = h[random(h.length)];
              switch (random(i % 2 ? 6 : 18)) {
                case 0: case 1:
                  if (c.internals) c.internals.setValidity(random(2) ? {} : { customError: true }, 'x'); else c.setCustomValidity(random(3) ? '' : 'x');
                  break;
                case 2: if (c.localName === 'input') c.value = random(2) ? '' : 'v'; break;
                case 3: if (c.localName === 'select') c.selectedIndex = random(2); break;
                case 4: if (c.type === 'radio') c.checked = random(2) === 1; break;
                case 5: if (c.localName === 'select') c.options[1].selected = random(2) === 1; break;
                case 6: case 7: if (all.length < 25) {
                  const e = document.createElement(['input', 'textarea', 'button', 'fieldset', 'input', 'x-control'][random(withCustom ? 6 : 5)]), to = h[random(h.length)];
                  if (random(4) === 0 && e.localName === 'input') { e.type = 'radio'; e.name = 'r'; }
                  to.insertBefore(e, to.childNodes[random(to.childNodes.length + 1)] ?? null);
                  break;
                }
                case 8: if (all.length > 15 && c.localName !== 'select') c.remove(); break;
                case 9: if (c.localName === 'input') c.required = random(2) === 1; break;
                case 10: if (withRemote && c.localName !== 'select') c.setAttribute('form', 'fg'[random(2)]); break;
                case 11: if (around !== document.forms[0] && c.localName !== 'select') around.append(c); break;
                case 12: if (around.localName === 'fieldset') { const to = h[random(h.length)]; if (!around.contains(to)) to.prepend(around); } break;
                case 13: { const e = document.createElement('textarea'); e.required = true; if (all.length < 25) around.append(e, 'x', document.createElement('b')); break; }
                case 14: if (c.localName === 'textarea') { if (c.firstChild && random(2)) c.firstChild.data = random(2) ? '' : 'x'; else c.append('y'); } break;
                case 15: { const { options } = document.querySelector('select'); if (random(2)) options[0].firstChild.data = ''; options[0].value = random(2) ? '' : 'z'; options[0].parentNode.prepend(options[options.length - 1]); break; }
                case 16: { const l = document.createElement('legend'); l.append(document.createElement('input')); l.firstChild.required = true; if (around.localName === 'fieldset') { if (around.querySelector('legend')) around.querySelector('legend').remove(); else around.prepend(l); } break; }
                case 17: c.type = ['text', 'radio', 'hidden', 'email'][random(4)]; break;
                default: c.toggleAttribute('disabled', random(3) === 0);
              }
              for (const e of holders()) {
                const own = controls().filter(c => e.localName === 'form' ? (c.internals ?? c).form === e : e.contains(c)), is = own.some(isInvalid);
                if (e.matches(':invalid') !== is || e.matches(':valid') === is) wrong.push(i);
                if (is) invalid++; else valid++;
              }
            }
            return [wrong, invalid > 100, valid > 100];
            """
        #expect(try answer("", source) == "[[],true,true]")
    }
}
