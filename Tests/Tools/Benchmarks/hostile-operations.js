// What scripts do to a page at sizes where a careless engine's costs grow faster than the page. Each case makes what it works
// on, n large, and returns the work; hostile_operations.py times that at n and at 4n.
(function (name, n) {
  'use strict';
  const make = (tag, parent, className) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    if (parent) parent.appendChild(element);
    return element;
  };
  const body = document.body;
  const wide = (tag, each) => { const box = make('div', body); for (let i = 0; i < n; i++) { const e = make(tag, box); each?.(e, i); } return box; };
  const deep = () => { let at = body; for (let i = 0; i < n; i++) at = make('div', at); return at; };
  const query = (selector, box = document) => () => box.querySelectorAll(selector).length;
  const eachMatches = (box, selector) => () => { let count = 0; for (const child of box.childNodes) if (child.matches(selector)) count++; return count; };
  const many = () => { const e = make('div', body); for (let i = 0; i < n; i++) e.setAttribute(`a${i}`, i); return e; };

  const rangeOf = node => { const r = document.createRange(); r.selectNodeContents(node); return r; };
  // From a text at the end of a deep tree to the end of the body.
  const deepRange = () => { const r = rangeOf(body), text = document.createTextNode('text'); deep().append(text); make('p', body); r.setEnd(body, 2); r.setStart(text, 1); return r; };
  const walk = w => () => { while (w.nextNode()); while (w.previousNode()); };
  const table = () => { const t = make('table', body), b = make('tbody', t); for (let i = 0; i < n; i++) make('td', make('tr', b)); return t; };
  const select = () => { const s = make('select', body); for (let i = 0; i < n; i++) { const o = make('option', s); o.value = `o${i}`; o.append('x'); } return s; };
  const sheetOf = () => { const { sheet } = make('style', document.head); for (let i = 0; i < n; i++) sheet.insertRule(`.a${i} { color: red }`, i); return sheet; };
  // The innermost of n shadow trees in each other.
  const nestedHosts = () => { let at = body; for (let i = 0; i < n; i++) at = make('div', at).attachShadow({ mode: 'open' }); return at; };
  // How elements leave a list: the member that is asked for each.
  const LEAVES = { 'the first': box => box.firstChild, 'the last': box => box.lastChild, 'the middle': box => box.childNodes[box.childNodes.length >> 1], any: box => box.childNodes[box.childNodes.length * 7919 % 10007 % box.childNodes.length] };
  // Cases that ask a question while the elements of a box leave it, one after the other.
  const whileLeaving = (what, makeBox, ask) => Object.fromEntries(Object.entries(LEAVES).map(([from, which]) => [`${what}, while ${from} leaves`, () => {
    const box = makeBox(), question = ask(box);
    return () => { let m = 0; while (box.childNodes.length > 2) { m += question(); which(box).remove(); } return m; };
  }]));
  // A form of radio buttons of one name.
  const radios = () => { const f = make('form', body); for (let i = 0; i < n; i++) { const r = make('input', f); r.type = 'radio'; r.name = 'q'; r.value = i; } return f; };
  const form = () => { const f = make('form', body); for (let i = 0; i < n; i++) make('input', f).name = `c${i}`; return f; };

  // A host of many lines.
  const lines = () => { const box = wide('p', p => p.append('a b.')); box.contentEditable = 'true'; return box; };

  const cases = {
    'set attributes of different names': () => many,
    'get each attribute': () => { const e = many(); return () => { for (let i = 0; i < n; i++) e.getAttribute(`a${i}`); }; },
    'read attributes by position': () => { const e = many(); return () => { for (let i = 0; i < e.attributes.length; i++) e.attributes[i].value; }; },
    'remove attributes from the start': () => { const e = many(); return () => { while (e.attributes.length) e.removeAttribute(e.attributes[0].name); }; },
    'remove every other attribute': () => { const e = many(); return () => { for (let i = n - 1; i >= 0; i -= 2) e.removeAttribute(e.attributes[i].name); }; },
    'elements of different names, a query after each': () => () => {
      const box = make('div', body);
      for (let i = 0; i < n; i++) { make(`x${i}`, box); if (i % 4 === 0) box.querySelector(':is(b, i)'); if (box.childElementCount > 20) box.textContent = ''; }
    },
    'different selectors, many names': () => {
      for (let i = 0; i < n; i++) document.createElement(`x${i}`);
      const e = make('p', body);
      return () => { for (let i = 0; i < n; i++) e.matches(`p${i} > b`); };
    },

    ':nth-child(odd)': () => query(':nth-child(odd)', wide('p')),
    ':nth-last-child(2n)': () => query(':nth-last-child(2n)', wide('p')),
    ':nth-of-type(3n)': () => query(':nth-of-type(3n)', wide('p')),
    ':nth-of-type, all types differ': () => { const box = make('div', body); for (let i = 0; i < n; i++) make(`x${i}`, box); return query(':nth-of-type(2)', box); },
    ':nth-child(2n of .x)': () => query(':nth-child(2n of .x)', wide('p', (p, i) => { if (i % 3) p.className = 'x'; })),
    ':first-of-type:last-of-type': () => query(':first-of-type:last-of-type', wide('p')),
    'each matches(:nth-child(odd))': () => eachMatches(wide('p'), ':nth-child(odd)'),
    'each matches(:nth-last-of-type(odd))': () => eachMatches(wide('p'), ':nth-last-of-type(odd)'),
    'each matches(:only-of-type)': () => eachMatches(wide('p'), ':only-of-type'),
    ':not(.x):not(:first-child)': () => query(':not(.x):not(:first-child)', wide('p')),
    ':is(.a, .b, p) > :where(i)': () => query(':is(.a, .b, p) > :where(i)', wide('p', p => make('i', p))),
    '.a + .b': () => query('.a + .b', wide('p', (p, i) => { p.className = i % 2 ? 'b' : 'a'; })),
    '.a ~ .b, near': () => query('.a ~ .b', wide('p', (p, i) => { p.className = i % 2 ? 'b' : 'a'; })),
    '.none ~ p': () => query('.none ~ p', wide('p')),
    '.a ~ .b + .none ~ p': () => query('.a ~ .b + .none ~ p', wide('p', (p, i) => { p.className = i % 2 ? 'b' : 'a'; })),
    'div div div div, deep': () => { deep(); return query('div div div div'); },
    '.none div, deep': () => { deep(); return query('.none div'); },
    'div > .none div div, deep': () => { deep(); return query('div > .none div div'); },
    'closest(.none), once, deep': () => { const at = deep(); return () => { for (let i = 0; i < 50; i++) at.closest('.none'); }; },
    'div:has(i), wide': () => query('div:has(i)', wide('div', (d, i) => { if (i % 2) make('i', d); })),
    'div:has(.none), deep': () => { deep(); return query('div:has(.none)'); },
    'div:has(> .none), deep': () => { deep(); return query('div:has(> .none)'); },
    'div:has(i), deep, one at the end': () => { make('i', deep()); return query('div:has(i)'); },
    'p:has(~ .none)': () => query('p:has(~ .none)', wide('p')),
    'p:has(~ .x)': () => query('p:has(~ .x)', wide('p', (p, i) => { if (i === n - 1) p.className = 'x'; })),
    'p:has(+ p)': () => query('p:has(+ p)', wide('p')),
    ':has(.none) p': () => query(':has(.none) p', wide('p')),
    'div:has(div div .none), deep': () => { deep(); return query('div:has(div div .none)'); },
    'each matches(:has(.none)), deep': () => {
      deep();
      const all = [...document.getElementsByTagName('div')];
      return () => { for (const e of all) e.matches(':has(.none)'); };
    },
    'option:checked': () => { const s = make('select', body); for (let i = 0; i < n; i++) make('option', s); return query('option:checked', s); },
    'radio:indeterminate': () => query(':indeterminate', wide('input', i => { i.type = 'radio'; i.name = 'same'; })),
    'button:default': () => { const f = make('form', body); for (let i = 0; i < n; i++) make('button', f); return query('button:default', f); },
    'input:disabled, fieldset with many legends': () => {
      const f = make('fieldset', body);
      f.setAttribute('disabled', '');
      for (let i = 0; i < n; i++) make('p', f);
      for (let i = 0; i < n; i++) make('input', make('legend', f));
      return query('input:disabled', f);
    },
    ':lang(en), deep': () => { deep(); return query(':lang(en)'); },
    ':dir(rtl), deep': () => { deep(); return query(':dir(rtl)'); },
    'p:empty': () => query('p:empty', wide('p', p => p.append(document.createComment('')))),

    'ranges alive, appending': () => {
      const box = wide('p', p => p.append('text')), ranges = [];
      for (const p of box.children) { const r = document.createRange(); r.setStart(p.firstChild, 1); r.setEnd(p.firstChild, 3); ranges.push(r); }
      return () => { for (let i = 0; i < n; i++) make('p', box); return ranges.length; };
    },
    'ranges alive, removing what they are in': () => {
      const box = wide('p', p => p.append('text')), ranges = [];
      for (const p of box.children) { const r = document.createRange(); r.selectNodeContents(p); ranges.push(r); }
      return () => { while (box.lastChild) box.lastChild.remove(); return ranges[0].startOffset; };
    },
    'a range read after each change': () => {
      const box = wide('p'), r = document.createRange();
      r.selectNodeContents(box);
      return () => { let sum = 0; for (let i = 0; i < n; i++) { box.firstChild.title = i; sum += r.endOffset; } return sum; };
    },
    'a range that goes along': () => {
      const box = wide('p', p => p.append('text')), r = document.createRange();
      return () => { let sum = 0; for (let p = box.firstChild; p; p = p.nextSibling) { r.selectNodeContents(p); sum += r.toString().length; } return sum; };
    },
    'observers of one root, a change each': () => {
      for (let i = 0; i < n / 10; i++) new MutationObserver(() => {}).observe(body, { childList: true, subtree: true });
      return () => { for (let i = 0; i < 10; i++) make('p', body); };
    },
    'an observer for each element': () => {
      const box = wide('p'), observers = [];
      for (const p of box.children) { const o = new MutationObserver(() => {}); o.observe(p, { attributes: true }); observers.push(o); }
      return () => { for (const p of box.children) p.title = 'x'; let count = 0; for (const o of observers) count += o.takeRecords().length; return count; };
    },
    'disconnecting observers': () => {
      const box = wide('p'), observers = [];
      for (const p of box.children) { const o = new MutationObserver(() => {}); o.observe(p, { attributes: true }); observers.push(o); }
      return () => { for (const o of observers) o.disconnect(); };
    },
    'an observed list, rewritten': () => {
      const box = wide('p'), o = new MutationObserver(() => {});
      o.observe(body, { childList: true, subtree: true, attributes: true });
      return () => { for (const p of [...box.children]) { const m = make('i'); p.replaceWith(m); m.append(p); } return o.takeRecords().length; };
    },
    'iterators alive, removing': () => {
      const box = wide('p'), iterators = [];
      for (let i = 0; i < n / 10; i++) { const it = document.createNodeIterator(box); it.nextNode(); iterators.push(it); }
      return () => { while (box.lastChild) box.lastChild.remove(); return iterators.length; };
    },
    'an iterator, removing what it met': () => {
      const box = wide('p');
      return () => { const it = document.createNodeIterator(box, 1); it.nextNode(); for (let e; e = it.nextNode();) e.remove(); };
    },
    'slots: assignedNodes of one': () => {
      const host = make('div', body), root = host.attachShadow({ mode: 'open' });
      for (let i = 0; i < n; i++) make('p', host);
      for (let i = 0; i < n; i++) make('i', root);
      const slot = make('slot', root);
      return () => slot.assignedNodes().length;
    },
    'slots: a name for each child': () => {
      const host = make('div', body), root = host.attachShadow({ mode: 'open' }), slots = [];
      for (let i = 0; i < n; i++) { make('p', host).slot = `s${i}`; const s = make('slot', root); s.name = `s${i}`; slots.push(s); }
      return () => { let count = 0; for (const s of slots) count += s.assignedNodes().length; for (const p of host.children) if (p.assignedSlot) count++; return count; };
    },
    'shadow hosts, many': () => () => { for (let i = 0; i < n; i++) { const h = make('div', body); h.attachShadow({ mode: 'open' }).innerHTML = '<p>x'; } },
    'appending deep, with a shadow root': () => { make('div', body).attachShadow({ mode: 'open' }); const at = deep(); return () => { for (let i = 0; i < n; i++) make('p', at); }; },

    'a live list, first item removed': () => { const box = wide('p'), list = box.getElementsByTagName('p'); return () => { while (list.length) list[0].remove(); }; },
    'a live list, each item wrapped': () => {
      wide('p');
      const list = document.getElementsByTagName('p');
      return () => { for (let i = 0; i < list.length; i++) { const p = list[i], m = make('i'); p.replaceWith(m); m.append(p); } };
    },
    'a live list of classes, each changed': () => { wide('p', p => { p.className = 'x'; }); const list = document.getElementsByClassName('x'); return () => { while (list.length) list[0].className = 'y'; }; },
    'children, read backwards': () => { const box = wide('p'); return () => { let sum = 0; for (let i = box.children.length - 1; i >= 0; i--) { sum += box.children[i].nodeType; box.append(box.children[i]); } return sum; }; },
    'getElementById after each change': () => { const box = wide('p', (p, i) => { p.id = `i${i}`; }); return () => { for (let i = 0; i < n; i++) { box.append(document.getElementById(`i${i}`)); } }; },
    'insertBefore the first': () => { const box = make('div', body); return () => { for (let i = 0; i < n; i++) box.insertBefore(document.createElement('p'), box.firstChild); }; },
    'text grown by appendData': () => { const t = body.appendChild(document.createTextNode('')); return () => { for (let i = 0; i < n; i++) t.appendData('x'); return t.length; }; },
    'splitText one by one': () => { const t = make('p', body).appendChild(document.createTextNode('x'.repeat(n))); return () => { let at = t; for (let i = 0; i < n - 1; i++) at = at.splitText(1); }; },
    'normalize many texts': () => { const p = make('p', body); for (let i = 0; i < n; i++) p.append('x'); return () => p.normalize(); },
    'textContent and innerHTML, deep': () => { deep().append('x'); return () => body.textContent.length + body.innerHTML.length; },
    'cloneNode, deep': () => { deep(); return () => body.cloneNode(true); },
    'compareDocumentPosition of siblings': () => { const box = wide('p'), a = box.firstChild, b = box.lastChild; return () => { for (let i = 0; i < 20; i++) a.compareDocumentPosition(b); }; },
    // Each change writes the whole attribute.
    'classList of many classes, changed': () => {
      const e = make('p', body);
      e.className = Array.from({ length: n }, (_, i) => `c${i}`).join(' ');
      return () => { for (let i = 0; i < 25; i++) { e.classList.add(`d${i}`); e.classList.remove(`c${i}`); } return e.classList.length; };
    },

    // Positions: flat, from both ends and in the middle, then deep. What costs a tree's depth by its nature is done fifty times.
    'range: clone and delete the contents': () => { const r = rangeOf(wide('p')); return () => { r.cloneContents(); r.deleteContents(); }; },
    'range: extract the contents': () => { const r = rangeOf(wide('p')); return () => r.extractContents().childNodes.length; },
    'range: surround the contents': () => { const r = rangeOf(wide('p')); return () => r.surroundContents(document.createElement('i')); },
    'range: insert at each place': () => {
      const box = wide('p'), r = document.createRange();
      return () => { for (let i = 0; i < n; i++) { r.setStart(box, 2 * i); r.insertNode(document.createElement('i')); } };
    },
    'range: set to each place': () => {
      const box = wide('p'), r = document.createRange();
      return () => { for (let i = n; i > 0; i--) { r.setStart(box, i - 1); r.setEnd(box, i); } return r.startContainer; };
    },
    'range: before and after each child': () => {
      const box = wide('p'), r = document.createRange();
      return () => { for (let p = box.lastChild; p; p = p.previousSibling) { r.setStartBefore(p); r.setEndAfter(p); r.selectNode(p); } };
    },
    'range: compared with each child': () => {
      const box = wide('p'), r = rangeOf(box);
      r.setStart(box, n / 2 | 0);
      return () => { let m = 0; for (let p = box.firstChild, i = 0; p; p = p.nextSibling) { m += r.comparePoint(box, i++) + r.intersectsNode(p) + r.isPointInRange(p, 0); } return m; };
    },
    'range: compared with ranges': () => {
      const box = wide('p'), all = [], whole = rangeOf(box);
      for (let i = 0; i < n; i++) { const r = document.createRange(); r.setStart(box.childNodes[i], 0); all.push(r); }
      return () => { for (const r of all) r.compareBoundaryPoints(Range.START_TO_START, whole) + r.compareBoundaryPoints(Range.END_TO_END, whole); };
    },
    'range: whole list, removed from the end': () => { const box = wide('p'), r = rangeOf(box); return () => { while (box.lastChild) box.lastChild.remove(); return r.endOffset; }; },
    'range: whole list, grown in the middle': () => {
      const box = wide('p'), r = rangeOf(box), middle = box.childNodes[n / 2 | 0];
      return () => { for (let i = 0; i < n; i++) box.insertBefore(document.createElement('i'), middle); return r.endOffset; };
    },
    'range: inside of each, all removed': () => {
      const box = wide('p', p => p.append('text')), all = [];
      for (const p of box.children) { const r = document.createRange(); r.selectNodeContents(p.firstChild); all.push(r); }
      return () => { for (let p = box.lastChild; p; p = box.lastChild) p.remove(); return all[0].startOffset; };
    },
    'range: text of all': () => { const r = rangeOf(wide('p', p => p.append('text'))); return () => r.toString().length; },
    'range: deep, extract': () => { const r = deepRange(); return () => r.extractContents(); },
    'range: deep, clone': () => { const r = deepRange(); return () => r.cloneContents(); },
    'range: deep, delete': () => { const r = deepRange(); return () => r.deleteContents(); },
    'range: deep, set and compared at each depth': () => {
      const last = deep(), all = [...document.getElementsByTagName('div')], r = document.createRange(), q = rangeOf(all[n >> 1]);
      return () => { let m = 0; for (const e of all) { r.setEnd(last, 0); r.setStart(e, 0); m += r.commonAncestorContainer.nodeType + r.compareBoundaryPoints(0, q) + q.comparePoint(e, 0) + q.intersectsNode(e) + q.isPointInRange(e, 0); } return m; };
    },
    'selection: deep, set at each depth': () => { deep(); const all = [...document.getElementsByTagName('div')], s = getSelection(); return () => { let m = 0; for (const e of all) { s.collapse(body, 0); s.extend(e, 0); s.setBaseAndExtent(e, 0, body, 1); m += s.containsNode(e, true); } return m; }; },
    'range: deep, ends compared': () => {
      const r = deepRange(), end = r.startContainer;
      return () => { for (let i = 0; i < 50; i++) { r.commonAncestorContainer; r.comparePoint(end, 0); r.intersectsNode(end); r.setStart(end, 0); } };
    },
    'splitText and normalize, a range over all': () => {
      const p = make('p', body), text = p.appendChild(document.createTextNode('x'.repeat(n))), r = rangeOf(p);
      return () => { for (let at = text, i = 1; i < n; i++) at = at.splitText(1); p.normalize(); return r.endOffset; };
    },
    'selection: each child in turn': () => {
      const box = wide('p'), s = getSelection();
      return () => { for (const p of box.childNodes) { s.selectAllChildren(p); s.containsNode(p, true); s.setBaseAndExtent(box, 0, p, 0); } };
    },

    'walker: all, forwards and back': () => walk(document.createTreeWalker(wide('p', p => p.append('x')))),
    'walker: deep, forwards and back': () => { deep(); return walk(document.createTreeWalker(body)); },
    'walker: with a filter, siblings': () => {
      const w = document.createTreeWalker(wide('p'), 1, { acceptNode: e => e.nextSibling ? 1 : 3 });
      return () => { w.firstChild(); while (w.nextSibling()); while (w.previousSibling()); };
    },
    'walker: all but few are skipped': () => {
      const w = document.createTreeWalker(wide('p', (p, i) => { if (i % 100 === 0) p.id = 'x'; }), 1, e => e.id ? 1 : 3);
      return () => { while (w.nextNode()); while (w.previousNode()); };
    },
    'walker: deep, to the root': () => { const w = document.createTreeWalker(body); w.currentNode = deep(); return () => { while (w.parentNode()); }; },
    'iterator: all, forwards and back': () => { const it = document.createNodeIterator(wide('p', p => p.append('x'))); return () => { while (it.nextNode()); while (it.previousNode()); }; },
    'iterator: deep, forwards and back': () => { deep(); const it = document.createNodeIterator(body); return () => { while (it.nextNode()); while (it.previousNode()); }; },
    'compareDocumentPosition with the first and last': () => {
      const box = wide('p'), { firstChild: a, lastChild: b } = box;
      return () => { let m = 0; for (const p of box.childNodes) m += a.compareDocumentPosition(p) + b.compareDocumentPosition(p); return m; };
    },
    'compareDocumentPosition while the list grows': () => {
      const box = wide('p'), b = box.lastChild;
      return () => { for (let i = 0; i < n; i++) { const p = document.createElement('p'); box.prepend(p); p.compareDocumentPosition(b); } };
    },
    'compareDocumentPosition, contains, closest, deep': () => { const at = deep(); return () => { for (let i = 0; i < 50; i++) { body.compareDocumentPosition(at); body.contains(at); at.closest('body'); at.isConnected; at.getRootNode(); } }; },

    'childNodes, by index': () => { const box = wide('p'); return () => { let m = 0; for (let i = 0; i < box.childNodes.length; i++) m += box.childNodes[i].nodeType + box.childNodes.item(i).nodeType; return m; }; },
    'childNodes, inserting in the middle': () => {
      const box = wide('p');
      return () => { for (let i = 0; i < n; i++) box.insertBefore(document.createElement('i'), box.childNodes[box.childNodes.length >> 1]); };
    },
    'childNodes, removing in the middle': () => { const box = wide('p'); return () => { while (box.childNodes.length) box.childNodes[box.childNodes.length >> 1].remove(); }; },
    'children, inserting in front': () => { const box = wide('p'); return () => { let m = 0; for (let i = 0; i < n; i++) { box.prepend(document.createElement('i')); m += box.children[i].nodeType; } return m; }; },
    'childElementCount, removing': () => { const box = wide('p'); return () => { while (box.childElementCount) box.lastElementChild.remove(); }; },
    'firstElementChild behind many texts': () => { const box = make('div', body); for (let i = 0; i < n; i++) box.append('x'); make('p', box); return () => { for (let i = 0; i < 50; i++) box.firstElementChild; }; },
    'before and after with many nodes': () => {
      const box = wide('p'), all = [...box.children], last = make('i', box);
      return () => { last.before(...all); last.after(...all); last.replaceWith(...all); };
    },
    'append, prepend, replaceChildren with many': () => { const all = []; for (let i = 0; i < n; i++) all.push(i % 2 ? 'x' : document.createElement('p')); const box = make('div', body); return () => { box.append(...all); box.prepend(...all); box.replaceChildren(...all); }; },
    'insertAdjacentElement, Text and HTML': () => {
      const box = make('div', body), p = make('p', box);
      return () => { for (let i = 0; i < n; i++) { p.insertAdjacentElement('beforebegin', document.createElement('i')); p.insertAdjacentText('afterend', 'x'); p.insertAdjacentHTML('afterbegin', '<b>y</b>'); } };
    },
    'replaceChild, each': () => { const box = wide('p'); return () => { for (let p = box.firstChild; p;) { const { nextSibling } = p; box.replaceChild(document.createElement('i'), p); p = nextSibling; } }; },
    'getElementsBy…, asked after each change': () => {
      const box = wide('p', (p, i) => { p.className = 'x'; p.setAttribute('name', `n${i}`); });
      return () => { let m = 0; for (let i = 0; i < n; i++) { box.append(box.firstChild); m += box.getElementsByTagName('p').length + box.getElementsByClassName('x').length + box.getElementsByTagName('*').length; } return m; };
    },
    'getElementsByName, each name': () => { wide('p', (p, i) => p.setAttribute('name', `n${i % 50}`)); return () => { let m = 0; for (let i = 0; i < 50; i++) m += document.getElementsByName(`n${i}`).length; return m; }; },
    'collections of the document, after each change': () => {
      const box = wide('a', a => { a.href = 'x'; });
      return () => { let m = 0; for (let i = 0; i < n; i++) { box.append(box.firstChild); m += document.links.length + document.images.length; } return m; };
    },

    'lists, changed at both ends between two looks': () => {
      const box = wide('p', (p, i) => { if (i % 2) p.className = 'x'; }), lists = [box.getElementsByTagName('p'), box.getElementsByClassName('x'), box.children, box.childNodes];
      return () => { let m = 0; for (let i = 0; i < n; i++) { box.firstChild.className = i % 3 ? 'x' : ''; box.lastChild.className = i % 2 ? 'x' : ''; box.prepend(document.createElement('i')); box.append(document.createElement('p')); for (const l of lists) m += l.length; } return m; };
    },
    'lists, changed anywhere': () => {
      const box = wide('p'), all = [...box.children], lists = [document.getElementsByTagName('p'), box.children, document.getElementsByClassName('x')];
      return () => { let m = 0; for (let i = 0; i < n; i++) { const at = all[i * 7919 % n]; at.className = 'x'; at.before(document.createElement('p')); for (const l of lists) m += l.length; } return m; };
    },
    'lists, several changes anywhere': () => {
      const box = wide('p'), all = [...box.children], lists = [document.getElementsByTagName('p'), box.children];
      return () => { let m = 0; for (let i = 0; i < n; i++) { const at = all[i * 7919 % n]; if (i % 3) at.after(document.createElement('i')); else at.remove(); if (i % 8 === 0) for (const l of lists) m += l.length; } return m; };
    },
    'a list of few, changed anywhere': () => {
      const box = wide('p'), all = [...box.children], list = document.getElementsByTagName('b');
      all[n >> 1].append(document.createElement('b'));
      return () => { let m = 0; for (let i = 0; i < n; i++) { all[i * 7919 % n].append(document.createElement('i')); m += list.length; } return m; };
    },
    'a list of few, items come and go': () => {
      const box = wide('p'), all = [...box.children], list = document.getElementsByTagName('b');
      return () => { let m = 0; for (let i = 0; i < n; i++) { const b = document.createElement('b'); all[i * 7919 % n].append(b); m += list.length + (list[0] === b); if (i % 5 > 1) b.remove(); } return m; };
    },
    'lists beside a deep tree': () => {
      const list = document.getElementsByTagName('p'), divs = document.getElementsByTagName('div');
      deep();
      return () => { let m = 0; for (let i = 0; i < n; i++) { make('p', body); m += list.length + divs.length; } return m; };
    },
    'lists, changed in a deep tree': () => {
      const at = deep(), list = document.getElementsByTagName('p'), divs = document.getElementsByTagName('div');
      return () => { let m = 0; for (let i = 0; i < 50; i++) { make('p', at); m += list.length + divs.length; } return m; };
    },
    'namedItem after each change': () => { const box = wide('a', (a, i) => { a.id = `i${i}`; a.name = `n${i % 50}`; }); return () => { let m = 0; for (let i = 0; i < n; i++) { box.append(box.firstChild); m += box.children.namedItem(`i${i}`) !== null; m += document.anchors[`i${n - 1 - i}`] !== null; } return m; }; },
    'getElementsByName after each change': () => { const box = wide('p', (p, i) => p.setAttribute('name', `n${i}`)); return () => { let m = 0; for (let i = 0; i < n; i++) { box.append(box.firstChild); m += document.getElementsByName(`n${i}`).length; } return m; }; },
    'getElementById, all have one id': () => { wide('p', p => { p.id = 'x'; }); return () => { for (let p; (p = document.getElementById('x'));) p.remove(); }; },
    'querySelector by id and class, after each change': () => { const box = wide('p', (p, i) => { p.id = `i${i}`; }); box.firstChild.className = 'x'; const x = box.firstChild; return () => { let m = 0; for (let i = 0; i < n; i++) { box.lastChild.before(document.createElement('i')); m += document.querySelector(`#i${i}`) !== null; m += box.querySelector('.x') === x; } return m; }; },
    'querySelectorAll after each change, sibling selectors': () => { const box = wide('p'); return () => { let m = 0; for (let i = 0; i < 20; i++) { box.append(box.firstChild); m += box.querySelectorAll('p:nth-child(2n) + p').length + box.querySelectorAll('p ~ i').length + box.querySelectorAll('p:has(+ p)').length; } return m; }; },
    'matches(:nth-child) after each change': () => { const box = wide('p'); return () => { let m = 0; for (let i = 0; i < 50; i++) { box.append(box.firstChild); m += box.lastChild.matches(':nth-child(2n)'); } return m; }; },
    'href of each link, after each change': () => { const box = wide('a', a => { a.setAttribute('href', 'x'); }); return () => { let m = 0; for (const a of [...box.children]) { box.append(a); m += a.href.length; } return m; }; },
    'childElementCount and children after each change': () => { const box = make('div', body); return () => { let m = 0; for (let i = 0; i < n; i++) { box.append('x', document.createElement('p')); m += box.childElementCount + box.children.length; } return m; }; },
    'document.body and title, after each change': () => { const box = make('div', body); return () => { let m = 0; for (let i = 0; i < n; i++) { make('p', box); m += document.body.nodeType + document.title.length + document.documentElement.nodeType; } return m; }; },

    'ranges at each place, appending and prepending': () => {
      const box = wide('p'), all = [];
      for (let i = 0; i <= n; i++) { const r = document.createRange(); r.setStart(box, i); all.push(r); }
      return () => { for (let i = 0; i < n; i++) { make('i', box); box.prepend(document.createElement('i')); } return all[n].startOffset; };
    },
    'ranges at each place, removing from the front': () => {
      const box = wide('p'), all = [];
      for (let i = 0; i <= n; i++) { const r = document.createRange(); r.setStart(box, i); all.push(r); }
      return () => { while (box.firstChild) box.firstChild.remove(); return all[n].startOffset; };
    },
    'ranges at each place of a text, changed at both ends': () => {
      const text = make('p', body).appendChild(document.createTextNode('x'.repeat(n))), all = [];
      for (let i = 0; i <= n; i++) { const r = document.createRange(); r.setStart(text, i); all.push(r); }
      return () => { for (let i = 0; i < 500; i++) { text.deleteData(0, 2); text.insertData(0, 'ab'); text.appendData('y'); } return all[n].startOffset; };
    },
    'ranges at each place of a text, split and joined': () => {
      const p = make('p', body), text = p.appendChild(document.createTextNode('x'.repeat(n))), all = [];
      for (let i = 0; i <= n; i++) { const r = document.createRange(); r.setStart(text, i); all.push(r); }
      return () => { for (let at = text, i = 1; i < n; i++) at = at.splitText(1); p.normalize(); return all[n].startOffset; };
    },
    'ranges in each element, text set': () => {
      const box = wide('p', p => p.append('text')), all = [];
      for (const p of box.children) { const r = document.createRange(); r.setStart(p.firstChild, 2); all.push(r); }
      return () => { for (const p of box.children) p.textContent = 'x'; return all[0].startOffset; };
    },
    'selection: moved while the list changes': () => { const box = wide('p', p => p.append('text')), s = getSelection(); return () => { for (let i = 0; i < n; i++) { s.collapse(box.lastChild.firstChild, 2); s.extend(box, 1); box.prepend(box.lastChild); } return s.rangeCount; }; },
    'selection: text of all, deleted': () => { const box = wide('p', p => p.append('text')), s = getSelection(); s.selectAllChildren(box); return () => { const { length } = s.toString(); s.deleteFromDocument(); return length; }; },

    'table: insertRow at the end': () => { const t = make('table', body); return () => { for (let i = 0; i < n; i++) t.insertRow(); return t.rows.length; }; },
    'table: insertRow in front': () => { const t = make('table', body); return () => { for (let i = 0; i < n; i++) t.insertRow(0); }; },
    'table: insertRow in the middle': () => { const t = make('table', body); return () => { for (let i = 0; i < n; i++) t.insertRow(i >> 1); }; },
    'table: deleteRow': () => { const t = table(); return () => { while (t.rows.length) t.deleteRow(-1); }; },
    'table: rowIndex of each': () => { const t = table(), all = [...t.rows]; return () => { let m = 0; for (const r of all) m += r.rowIndex + r.sectionRowIndex; return m; }; },
    'table: insertCell, cellIndex': () => { const r = make('table', body).insertRow(); return () => { let m = 0; for (let i = 0; i < n; i++) m += r.insertCell(i >> 1).cellIndex; return m; }; },
    'table: tBodies, each with a row': () => { const t = make('table', body); return () => { for (let i = 0; i < n; i++) t.createTBody().insertRow(); return t.rows.length; }; },

    'table: rows, with a head at the end': () => { const t = table(); make('tr', make('thead', t)); return () => { let m = 0; for (let i = 0; i < n; i++) { t.insertRow(); m += t.rows.length; } return m + t.rows[0].rowIndex; }; },
    'table: parts asked for, many bodies': () => { const t = make('table', body); for (let i = 0; i < n; i++) make('tbody', t); return () => { let m = 0; for (let i = 0; i < n; i++) { t.createTBody(); m += t.tHead === null; m += t.caption === null; m += t.tBodies.length; } return m; }; },

    'select: options added and removed': () => { const s = make('select', body); return () => { for (let i = 0; i < n; i++) s.add(new Option(`o${i}`)); while (s.options.length) s.remove(s.options.length - 1); }; },
    'select: options by index': () => { const s = select(); return () => { let m = 0; for (let i = 0; i < s.options.length; i++) m += s.options[i].value.length + s[i].index; return m; }; },
    'select: value, set to each': () => { const s = select(); return () => { for (let i = 0; i < 50; i++) s.value = `o${(i * n / 50) | 0}`; return s.selectedIndex; }; },
    'select: value, set n times': () => { const s = select(), t = make('select', body); for (let i = 0; i < n; i++) t.append(new Option(`x${i}`)); return () => { for (let i = 0; i < n; i++) { s.value = `o${i}`; t.value = `x${i}`; } return s.selectedIndex; }; },
    'select: asked after each change': () => { const s = select(); s.required = true; return () => { let m = 0; for (let i = 0; i < n; i++) { s.append(s.firstChild); s.selectedIndex = i; m += s.value.length + s.selectedIndex + s.options.length + s.selectedOptions.length + s.options[i].selected + s.validity.valid; } return m; }; },
    'select: value asked while options come and leave': () => { const s = make('select', body); return () => { let m = 0; for (let i = 0; i < n; i++) { s.add(new Option(`o${i}`)); m += s.value.length; } while (s.length) { m += s.selectedIndex; s.remove(0); } return m; }; },
    'select: selectedOptions after each choice of many': () => { const s = select(); s.multiple = true; return () => { let m = 0; for (let i = 0; i < n; i++) { s.options[i * 7919 % n].selected = true; m += s.selectedOptions.length; } return m; }; },
    'form: validity after each change': () => { const f = form(); f.elements[0].required = true; return () => { let m = 0; for (let i = 0; i < n; i++) { f.elements[i].value = 'x'; m += f.checkValidity() + f.reportValidity() + f.matches(':invalid') + f.elements[i].matches(':valid'); } return m; }; },
    'form: the default button after each change': () => { const f = form(); for (const c of f.elements) c.type = 'submit'; return () => { let m = 0; for (let i = 0; i < n; i++) { f.append(f.firstChild); m += f.elements[0].matches(':default') + f.elements[i].matches(':default'); } return m; }; },
    'select: selected of each option': () => { const s = select(); return () => { let m = 0; for (const o of s.options) m += o.selected; return m; }; },
    'select: selectedOptions of many': () => { const s = select(); s.multiple = true; return () => { for (const o of s.options) o.selected = true; return s.selectedOptions.length; }; },
    'select: length grown and cut': () => { const s = make('select', body); return () => { s.length = n; s.length = 0; s.options.length = n; }; },
    'form: elements, by index and name': () => { const f = form(); return () => { let m = 0; for (let i = 0; i < f.elements.length; i++) m += f.elements[i].name.length + f[i].type.length; for (let i = 0; i < 50; i++) f.elements[`c${i}`], f[`c${i}`]; return m; }; },
    'form: members while it grows': () => { const f = make('form', body); return () => { for (let i = 0; i < n; i++) { const c = document.createElement('input'); c.name = `c${i}`; f.appendChild(c); } return f.length; }; },
    'form: elements and names after each control': () => { const f = make('form', body); return () => { let m = 0; for (let i = 0; i < n; i++) { make('input', f).name = `c${i}`; m += f.elements.length + f.length; m += f.elements[`c${i >> 1}`] !== undefined; m += f[`c${i >> 1}`] !== undefined; } return m; }; },
    'fieldset: elements after each control': () => { const f = make('fieldset', body); return () => { let m = 0; for (let i = 0; i < n; i++) { make('input', f); m += f.elements.length; } return m; }; },
    'labels after each change': () => { const box = make('div', body); for (let i = 0; i < n; i++) { make('input', box).id = `i${i}`; make('label', box).htmlFor = `i${i}`; } const all = [...box.querySelectorAll('input')]; return () => { let m = 0; for (const c of all) { box.append(box.firstChild); m += c.labels.length; } return m; }; },
    'radio groups, asked after each change': () => { const box = make('div', body); for (let i = 0; i < n; i++) { const r = make('input', box); r.type = 'radio'; r.name = `r${i >> 2}`; } const all = [...box.children]; return () => { let m = 0; for (const r of all) { box.append(r); r.checked = true; m += r.checked; } return m; }; },
    'form: controls asked for their form': () => { const f = form(); return () => { let m = 0; for (const c of f.elements) m += c.form === f; return m; }; },
    'form: controls in another place': () => { form().id = 'f'; const box = wide('input', i => i.setAttribute('form', 'f')); return () => { let m = 0; for (const i of box.children) m += i.form !== null; return m; }; },
    'form: reset, checkValidity, FormData': () => { const f = form(); return () => { f.checkValidity(); f.reset(); return [...new FormData(f)].length; }; },
    'radio group: each checked in turn': () => { const f = make('form', body); for (let i = 0; i < n; i++) { const r = make('input', f); r.type = 'radio'; r.name = 'r'; } const all = [...f.elements]; return () => { for (let i = 0; i < 50; i++) { all[i].checked = true; all[i].click(); } }; },
    'radio group: checked of each': () => { const f = make('form', body); for (let i = 0; i < n; i++) { const r = make('input', f); r.type = 'radio'; r.name = 'r'; r.setAttribute('checked', ''); } const all = [...f.elements]; return () => { let m = 0; for (const r of all) m += r.checked; return m; }; },
    'labels of each control': () => { const box = make('div', body); for (let i = 0; i < n; i++) { make('input', box).id = `i${i}`; make('label', box).htmlFor = `i${i}`; } const all = box.querySelectorAll('input'); return () => { let m = 0; for (const c of all) m += c.labels.length; return m; }; },
    'control of each label': () => { const box = make('div', body); for (let i = 0; i < n; i++) { make('input', box).id = `i${i}`; make('label', box).htmlFor = `i${i}`; } const all = box.querySelectorAll('label'); return () => { let m = 0; for (const l of all) m += l.control !== null; return m; }; },
    'list of an input, many datalists': () => { const box = make('div', body); for (let i = 0; i < n; i++) { make('datalist', box).id = `d${i}`; make('input', box).setAttribute('list', `d${i}`); } const all = box.querySelectorAll('input'); return () => { let m = 0; for (const c of all) m += c.list !== null; return m; }; },
    'frames of the window': () => { wide('iframe'); return () => { let m = 0; for (let i = 0; i < 50; i++) m += frames.length; return m; }; },

    'events: dispatched to each, flat': () => { const box = wide('p'); let m = 0; box.addEventListener('x', () => m++); return () => { for (const p of box.children) p.dispatchEvent(new Event('x', { bubbles: true })); return m; }; },
    'events: deep': () => { const at = deep(); let m = 0; for (let e = at; e; e = e.parentElement) e.addEventListener('x', () => m++); return () => { for (let i = 0; i < 10; i++) at.dispatchEvent(new Event('x', { bubbles: true })); return m; }; },
    'events: composedPath, deep': () => { const at = deep(); let m = 0; body.addEventListener('x', e => { m += e.composedPath().length; }); return () => { for (let i = 0; i < 10; i++) at.dispatchEvent(new Event('x', { bubbles: true })); return m; }; },
    'events: many listeners on one': () => { const p = make('p', body); let m = 0; return () => { for (let i = 0; i < n; i++) p.addEventListener('x', () => m++); p.dispatchEvent(new Event('x')); return m; }; },
    'events: many listeners, removed': () => { const p = make('p', body), all = []; for (let i = 0; i < n; i++) { const f = () => i; all.push(f); p.addEventListener('x', f); } return () => { for (const f of all) p.removeEventListener('x', f); }; },
    'events: many listeners, each once': () => { const p = make('p', body); let m = 0; for (let i = 0; i < n; i++) p.addEventListener('x', () => m++, { once: true }); return () => { p.dispatchEvent(new Event('x')); return m; }; },
    'timers: many, set and cleared': () => () => { const all = []; for (let i = 0; i < n; i++) all.push(setTimeout(() => {}, 1e6 + n - i)); for (const t of all) clearTimeout(t); },

    'records: many of one observer': () => { const box = wide('p'), o = new MutationObserver(() => {}); o.observe(box, { childList: true, subtree: true }); return () => { for (const p of [...box.children]) box.append(p); return o.takeRecords().length; }; },
    'records: one with many nodes': () => { const box = wide('p'), o = new MutationObserver(() => {}); o.observe(box, { childList: true }); return () => { box.replaceChildren(); const f = document.createDocumentFragment(); for (let i = 0; i < n; i++) f.append('x'); box.append(f); return o.takeRecords().map(r => r.addedNodes.length + r.removedNodes.length).length; }; },
    'records: texts and attributes with old values': () => { const p = make('p', body), t = p.appendChild(document.createTextNode('')), o = new MutationObserver(() => {}); o.observe(p, { attributes: true, attributeOldValue: true, characterData: true, characterDataOldValue: true, subtree: true }); return () => { for (let i = 0; i < n; i++) { p.title = `t${i}`; t.data = `d${i}`; } return o.takeRecords().length; }; },

    'isEqualNode, flat': () => { const a = wide('p', p => p.append('x')), b = a.cloneNode(true); return () => a.isEqualNode(b); },
    'isEqualNode, deep': () => { deep(); const a = body.firstChild, b = a.cloneNode(true); return () => a.isEqualNode(b); },
    'isEqualNode, many attributes': () => { const a = many(), b = a.cloneNode(); return () => { for (let i = 0; i < 10; i++) a.isEqualNode(b); }; },
    'importNode and adoptNode': () => { const other = document.implementation.createHTMLDocument(''), box = wide('p', p => p.append('x')); return () => { other.importNode(box, true); other.adoptNode(box); document.adoptNode(box); }; },
    'importNode and adoptNode, deep': () => { const other = document.implementation.createHTMLDocument(''); deep(); const box = body.firstChild; return () => { other.importNode(box, true); other.adoptNode(box); document.adoptNode(box); }; },
    'cloneNode of controls': () => { const f = form(); for (const c of f.elements) c.value = 'x'; return () => f.cloneNode(true); },
    'textContent, many texts': () => { const p = make('p', body); for (let i = 0; i < n; i++) p.append('x'); return () => { for (let i = 0; i < 20; i++) p.textContent.length; p.textContent = ''; }; },
    'innerText, flat': () => { const box = wide('p', p => p.append('x')); return () => box.innerText.length; },
    'innerText, deep': () => { deep().append('x'); return () => body.innerText.length; },
    'innerHTML and outerHTML, set': () => { const box = make('div', body), text = '<p class=x>y</p>'.repeat(n); return () => { box.innerHTML = text; box.outerHTML = text; }; },
    'XMLSerializer, flat and deep': () => { wide('p', p => p.append('x')); deep(); return () => new XMLSerializer().serializeToString(body).length; },
    'XMLSerializer, many namespaces, deep': () => { let at = body; for (let i = 0; i < n; i++) at = at.appendChild(document.createElementNS(`urn:${i}`, `p${i}:x`)); return () => new XMLSerializer().serializeToString(body).length; },
    'lookupNamespaceURI, deep': () => { const at = deep(); return () => { for (let i = 0; i < 50; i++) { at.lookupNamespaceURI('x'); at.lookupPrefix('urn:x'); } }; },
    'normalize, deep': () => { deep().append('', 'x', 'y'); return () => body.normalize(); },
    'classList: many elements': () => { const box = wide('p', p => { p.className = 'a b'; }); return () => { for (const p of box.children) { p.classList.add('c'); p.classList.toggle('a'); p.classList.replace('b', 'd'); p.classList.contains('c'); } }; },
    'tokens: added one by one': () => { const e = make('p', body), a = make('a', body); return () => { for (let i = 0; i < n; i++) { e.classList.add(`c${i}`); e.part.add(`c${i}`); a.relList.add(`c${i}`); } return e.classList.length; }; },
    'tokens: removed one by one, the last first': () => { const e = make('p', body); e.className = Array.from({ length: n }, (_, i) => `c${i}`).join(' '); return () => { for (let i = n - 1; i >= 0; i--) e.classList.remove(`c${i}`); return e.classList.length; }; },
    'tokens: removed one by one, the first first': () => { const e = make('p', body); e.className = Array.from({ length: n }, (_, i) => `c${i}`).join(' '); return () => { for (let i = 0; i < n; i++) e.classList.remove(`c${i}`); return e.classList.length; }; },
    'tokens: asked for and toggled': () => { const e = make('p', body); e.className = Array.from({ length: n }, (_, i) => `c${i}`).join(' '); return () => { let m = 0; for (let i = 0; i < n; i++) { m += e.classList.contains(`c${i}`); e.classList.toggle(`d${i}`); e.classList.add(`d${i}`); } return m; }; },
    'text: data put in and cut at both ends': () => { const t = body.appendChild(document.createTextNode('x'.repeat(8 * n))); return () => { for (let i = 0; i < n; i++) { t.insertData(t.length, 'y'); t.replaceData(t.length, 0, 'z'); t.deleteData(0, 8); } return t.length; }; },
    'dataset of many': () => { const e = make('p', body); return () => { for (let i = 0; i < n; i++) e.dataset[`k${i}`] = i; let m = 0; for (let i = 0; i < n; i++) m += e.dataset[`k${i}`].length; return m; }; },
    'style of many': () => { const box = wide('p'); return () => { for (const p of box.children) { p.style.color = 'red'; p.style.setProperty('top', '1px'); } }; },
    'getComputedStyle of each': () => { const box = wide('p'); return () => { let m = 0; for (const p of box.children) m += getComputedStyle(p).color.length; return m; }; },
    'getComputedStyle, deep': () => { const at = deep(); return () => getComputedStyle(at).color; },
    'closest and matches of each': () => { const box = wide('p', p => make('i', p)); return () => { let m = 0; for (const p of box.children) m += p.firstChild.closest('div') !== null && p.matches('div > p:not(.x)'); return m; }; },
    'document.write, piece by piece': () => { const other = document.implementation.createHTMLDocument(''); return () => { other.open(); for (let i = 0; i < n; i++) { other.write('<p id=p', i, '>x'); } other.close(); return other.body.childElementCount; }; },
    'getComputedStyle after each change': () => { const box = wide('p'); make('style', document.head).textContent = 'p { color: red } .x { top: 1px }'; return () => { let m = 0; for (let i = 0; i < 50; i++) { box.append(box.firstChild); m += getComputedStyle(box.firstChild).color.length; } return m; }; },
    'getComputedStyle after each attribute': () => { const box = wide('p'); make('style', document.head).textContent = 'p { color: red } .x { top: 1px }'; return () => { let m = 0; for (const p of box.children) { p.className = 'x'; m += getComputedStyle(p).top.length; } return m; }; },
    'innerText of each, after each change': () => { const box = wide('p', p => p.append('x')); return () => { let m = 0; for (const p of box.children) { p.append('y'); m += p.innerText.length; } return m; }; },
    'style of one, many properties': () => { const e = make('p', body); e.setAttribute('style', Array.from({ length: n }, (_, i) => `--p${i}:x`).join(';')); return () => { let m = 0; for (let i = 0; i < 10; i++) { e.style.setProperty(`--q${i}`, 'y'); m += e.style.getPropertyValue(`--p${i}`).length; } return m + e.style.length; }; },
    'custom elements, made, moved and upgraded': () => {
      let m = 0;
      class X extends HTMLElement { static observedAttributes = ['a']; connectedCallback() { m++; } disconnectedCallback() { m++; } attributeChangedCallback() { m++; } }
      const box = wide('x-late');
      return () => {
        customElements.define('x-early', X);
        for (let i = 0; i < n; i++) { const e = make('x-early', box); e.setAttribute('a', i); box.prepend(e); e.remove(); }
        customElements.define('x-late', class extends X {});
        return m;
      };
    },
    'templates, cloned': () => { const t = make('template', body), box = make('div', body); t.innerHTML = '<p class=x>y<i>z</i></p>'; return () => { for (let i = 0; i < n; i++) box.append(t.content.cloneNode(true)); return box.childElementCount; }; },
    'slots, asked after each change': () => { const h = make('div', body), s = make('slot', h.attachShadow({ mode: 'open' })); for (let i = 0; i < n; i++) make('p', h); return () => { let m = 0; for (let i = 0; i < 50; i++) { make('p', h); m += s.assignedNodes().length; m += h.lastChild.assignedSlot === s; } return m; }; },
    'fragments, filled and moved': () => { const box = wide('p'); return () => { for (let i = 0; i < n; i++) { const f = document.createDocumentFragment(); f.append(box.firstChild, 'x'); box.append(f); } return box.childNodes.length; }; },
    'wholeText and normalize of each': () => { const box = wide('p', p => p.append('x', 'y')); return () => { let m = 0; for (const p of box.children) { m += p.firstChild.wholeText.length; p.normalize(); } return m; }; },
    'a walker, removing what it met': () => { const box = wide('p', p => p.append('x')); return () => { const w = document.createTreeWalker(box, 1); for (let e = w.nextNode(); e;) { const next = w.nextNode(); if (next) w.currentNode = next; e.remove(); e = next; } return box.childNodes.length; }; },
    'an iterator, removing in a deep tree': () => { const at = deep(); return () => { const it = document.createNodeIterator(body); while (it.nextNode()); for (let e = at; e !== body;) { const { parentNode } = e; e.remove(); e = parentNode; } return it.referenceNode === body; }; },
    // Shadow trees in each other: along the hosts' children, along the shadow trees, and with slots that hand on what is in them.
    'nested hosts: slots signaled after changes': () => () => { let at = body; for (let i = 0; i < n; i++) { const host = make('div', at); make('slot', host); at = host.attachShadow({ mode: 'open' }); } },
    'nested hosts: events from the innermost': () => {
      const at = nestedHosts(), to = make('p', at);
      let m = 0;
      body.addEventListener('x', event => { m += event.target.nodeType; });
      return () => { for (let i = 0; i < 10; i++) to.dispatchEvent(new MouseEvent('x', { bubbles: true, composed: true, relatedTarget: at })); return m; };
    },
    'nested hosts: events through slots': () => {
      const host = make('div', body), to = make('p', host);
      let at = host.attachShadow({ mode: 'open' });
      for (let i = 1; i < n; i++) { const inner = make('div', at); make('slot', inner); at = inner.attachShadow({ mode: 'open' }); }
      make('slot', at);
      let m = 0;
      body.addEventListener('x', event => { m += event.target.nodeType; });
      return () => { for (let i = 0; i < 10; i++) to.dispatchEvent(new Event('x', { bubbles: true })); return m; };
    },
    'nested hosts: rendered text': () => { nestedHosts().append('x'); return () => body.innerText.length; },
    'nested hosts: getComputedStyle': () => { const p = make('p', nestedHosts()); return () => getComputedStyle(p).color.length; },
    'classList: many tokens at once': () => {
      const e = make('p', body), tokens = Array.from({ length: n }, (_, i) => `c${i}`);
      return () => { e.classList.add(...tokens); e.classList.remove(...tokens); return e.classList.length; };
    },
    'selection: text, deep': () => { deep().append('x'); const s = getSelection(); s.selectAllChildren(body); return () => s.toString().length; },
    'selection: text, inline boxes, deep': () => {
      let at = body;
      for (let i = 0; i < n; i++) at = make('span', at);
      at.append('x');
      const s = getSelection();
      s.selectAllChildren(body);
      return () => s.toString().length;
    },
    ...Object.fromEntries(['character', 'word', 'sentence', 'line', 'paragraph', 'documentboundary'].map(unit => [`selection: moved by ${unit}`, () => {
      const box = wide('p', p => p.append('x y.')), s = getSelection();
      s.collapse(box.firstChild.firstChild, 0);
      return () => { for (let i = 0; i < n; i++) s.modify(i % 3 ? 'move' : 'extend', 'forward', unit); return s.focusOffset; };
    }])),
    'rules inserted behind all, styles asked': () => { const s = make('style', document.head).sheet, p = make('p', body); return () => { for (let i = 0; i < n; i++) { s.insertRule(`.a${i} { color: red }`, i); getComputedStyle(p).color; } }; },
    'rules inserted before all, styles asked': () => { const s = make('style', document.head).sheet, p = make('p', body); return () => { for (let i = 0; i < n; i++) { s.insertRule(`.a${i} { color: red }`); getComputedStyle(p).color; } }; },
    'rules deleted, styles asked': () => { const s = sheetOf(), p = make('p', body); return () => { while (s.cssRules.length) { s.deleteRule(s.cssRules.length - 1); getComputedStyle(p).color; } }; },
    'rules changed, styles asked': () => { const s = sheetOf(), p = make('p', body); return () => { for (let i = 0; i < n; i++) { s.cssRules[i].style.color = 'blue'; s.cssRules[i].selectorText = '.b'; getComputedStyle(p).color; } }; },
    ...whileLeaving('window, by a name of many', () => wide('p', p => { p.id = 'q'; }), () => () => window.q.length),
    ...whileLeaving('namedItem, of many of a name', () => wide('p', p => { p.id = 'q'; }), box => () => box.children.namedItem('q').nodeType + (box.children.q !== undefined)),
    ...whileLeaving('getElementById, of many of an id', () => wide('p', p => { p.id = 'q'; }), () => () => document.getElementById('q').nodeType),
    ...whileLeaving('form, by a name of many', radios, f => () => f.elements.q.length + f.q.length + f.elements.namedItem('q')[0].nodeType),
    ...whileLeaving('radio group, its value', () => { const f = radios(); f[n >> 1].checked = true; return f; }, f => () => f.elements.q.value.length + f.elements[0].checked),
    ...whileLeaving('getElementsByName, of many', () => wide('p', p => p.setAttribute('name', 'q')), () => () => document.getElementsByName('q').length),
    'getElementById, of many of an id that come': () => { const box = make('div', body); return () => { let m = 0; for (let i = 0; i < n; i++) { const p = document.createElement('p'); p.id = 'q'; if (i % 2) box.append(p); else box.prepend(p); m += document.getElementById('q').nodeType; } return m; }; },
    'shadow root: getElementById': () => { const r = make('div', body).attachShadow({ mode: 'open' }); for (let i = 0; i < n; i++) make('p', r).id = `i${i}`; return () => { let m = 0; for (let i = 0; i < n; i++) m += r.getElementById(`i${i}`).nodeType; return m; }; },
    // Declarations of many properties, whose attribute is written when somebody reads it.
    ...Object.fromEntries([['style', () => make('p', body).style], ['rule.style', () => { const { sheet } = make('style', document.head); sheet.insertRule('a {}'); return sheet.cssRules[0].style; }]].flatMap(([kind, styleOf]) => {
      const ofMany = () => { const s = styleOf(); for (let i = 0; i < n; i++) s.setProperty(`--p${i}`, 'x'); return s; };
      return Object.entries({
        [`${kind}: many set`]: () => { const s = styleOf(); return () => { for (let i = 0; i < n; i++) s.setProperty(`--p${i}`, 'x'); return s.length; }; },
        [`${kind}: many read, by name and index`]: () => { const s = ofMany(); return () => { let m = 0; for (let i = 0; i < n; i++) m += s.getPropertyValue(`--p${i}`).length + s.getPropertyPriority(`--p${i}`).length + s.item(i).length; return m; }; },
        [`${kind}: many removed from the front`]: () => { const s = ofMany(); return () => { while (s.length) s.removeProperty(s[0]); }; },
        [`${kind}: many removed from the end`]: () => { const s = ofMany(); return () => { while (s.length) s.removeProperty(s[s.length - 1]); }; },
        [`${kind}: many set again, anywhere`]: () => { const s = ofMany(); return () => { for (let i = 0; i < n; i++) s.setProperty(`--p${i * 7919 % n}`, 'yy'); }; },
        [`${kind}: shorthands beside many`]: () => { const s = ofMany(); return () => { let m = 0; for (let i = 0; i < n; i++) { s.margin = `${i}px`; s.marginLeft = '1px'; m += s.margin.length; } return m; }; },
      });
    })),
    'style: many set, observed': () => { const p = make('p', body), o = new MutationObserver(() => {}); o.observe(p, { attributes: true }); return () => { for (let i = 0; i < n; i++) p.style.setProperty(`--p${i}`, 'x'); return o.takeRecords().length; }; },
    'style: many set, the computed one asked': () => { const p = make('p', body); return () => { let m = 0; for (let i = 0; i < n; i++) { p.style.setProperty(`--p${i}`, 'x'); m += getComputedStyle(p).getPropertyValue(`--p${i}`).length; } return m; }; },
    'style: many set through attributeStyleMap': () => { const { attributeStyleMap: a } = make('p', body); return () => { for (let i = 0; i < n; i++) a.set(`--p${i}`, 'x'); return a.size; }; },
    // Rules and sheets that come, change and leave, a style asked after each.
    ...Object.fromEntries([['@media all {}', 'a group'], ['@layer a {}', 'a layer'], ['div {}', 'a style rule']].flatMap(([text, kind]) => [['front', () => 0], ['middle', i => i >> 1], ['end', i => i]].map(([where, at]) => [`rules inserted into ${kind}, ${where}, styles asked`, () => {
      const { sheet } = make('style', document.head), p = make('p', body);
      sheet.insertRule(text);
      return () => { for (let i = 0; i < n; i++) { sheet.cssRules[0].insertRule(`.a${i} { color: red }`, at(i)); getComputedStyle(p).color; } };
    }]))),
    'rules inserted in the middle, styles asked': () => { const s = make('style', document.head).sheet, p = make('p', body); return () => { for (let i = 0; i < n; i++) { s.insertRule(`.a${i} { color: red }`, i >> 1); getComputedStyle(p).color; } }; },
    'rules in a group deleted and changed, styles asked': () => {
      const { sheet } = make('style', document.head), p = make('p', body);
      sheet.insertRule('@media all {}');
      const group = sheet.cssRules[0];
      for (let i = 0; i < n; i++) group.insertRule(`.a${i} { color: red }`, i);
      return () => { while (group.cssRules.length) { group.cssRules[0].style.color = 'blue'; group.cssRules[0].selectorText = '.b'; getComputedStyle(p).color; group.deleteRule(0); getComputedStyle(p).color; } };
    },
    'layers, one after the other, styles asked': () => { const s = make('style', document.head).sheet, p = make('p', body); return () => { for (let i = 0; i < n; i++) { s.insertRule(`@layer l${i} { .a { color: red } }`, i); getComputedStyle(p).color; } }; },
    'a rule that matches, many properties set, styles asked': () => { const s = make('style', document.head).sheet, p = make('p', body); s.insertRule('p {}'); return () => { for (let i = 0; i < n; i++) { s.cssRules[0].style.setProperty(`--p${i}`, 'x'); getComputedStyle(p).color; } }; },
    ...Object.fromEntries([['front', () => document.head.firstChild], ['end', () => null]].map(([where, before]) => [`style elements inserted, ${where}, styles asked`, () => {
      const p = make('p', body);
      return () => { for (let i = 0; i < n; i++) { const s = document.createElement('style'); s.textContent = `.a${i} { color: red }`; document.head.insertBefore(s, before()); getComputedStyle(p).color; } };
    }])),
    'style elements changed, disabled and removed, styles asked': () => {
      const p = make('p', body), all = [];
      for (let i = 0; i < n; i++) { const s = make('style', document.head); s.textContent = '.a { color: red }'; all.push(s); }
      return () => { for (const s of all) { s.textContent = '.b { color: red }'; getComputedStyle(p).color; s.sheet.disabled = true; getComputedStyle(p).color; s.media = 'print'; s.remove(); getComputedStyle(p).color; } };
    },
    'adopted sheets: one of many shadow roots, styles asked after each': () => {
      const sheet = new CSSStyleSheet(), roots = [];
      sheet.replaceSync('p { color: red } b { top: 0 }');
      for (let i = 0; i < n; i++) { const root = make('div', body).attachShadow({ mode: 'open' }); make('p', root); roots.push(root); }
      return () => {
        let m = 0;
        for (const root of roots) { root.adoptedStyleSheets = [sheet]; m += getComputedStyle(root.firstChild).color.length; }
        for (const root of roots) { root.adoptedStyleSheets = []; m += getComputedStyle(root.firstChild).color.length; }
        return m;
      };
    },
    'adopted sheets, pushed, changed and popped, styles asked': () => {
      const p = make('p', body), { adoptedStyleSheets: all } = document;
      return () => {
        for (let i = 0; i < n; i++) { const s = new CSSStyleSheet(); all.push(s); s.replaceSync('.a { color: red }'); s.insertRule('.b { color: red }'); getComputedStyle(p).color; }
        while (all.length) { all.pop(); getComputedStyle(p).color; }
      };
    },
    'media: many queries, each asked': () => { const s = make('style', document.head).sheet, p = make('p', body); s.insertRule('p { color: red }'); return () => { let m = 0; for (let i = 0; i < n; i++) { s.media.appendMedium(`m${i}`); m += s.media.length + s.media[i].length; getComputedStyle(p).color; } return m; }; },
    // Text that is edited in a host of many lines, one line after the other.
    'selection: text, after each change': () => { const b = lines(), s = getSelection(); s.selectAllChildren(b.childNodes[n >> 1]); return () => { let m = 0; for (const p of b.childNodes) { p.title = 'x'; m += s.toString().length; } return m; }; },
    'selection: text of each line': () => { const b = lines(), s = getSelection(); return () => { let m = 0; for (const p of b.childNodes) { s.selectAllChildren(p); m += s.toString().length; } return m; }; },
    ...Object.fromEntries(['character', 'word', 'sentence', 'paragraph', 'documentboundary'].map(unit => [`selection: moved by ${unit}, after each change`, () => {
      const b = lines(), s = getSelection();
      return () => { for (const p of b.childNodes) { p.title = 'x'; s.collapse(p.firstChild, 2); s.modify('move', 'forward', unit); s.modify('extend', 'backward', unit); } return s.focusOffset; };
    }])),
    ...Object.fromEntries(['word', 'sentence', 'block', 'document'].map(unit => [`range: expanded to a ${unit}, after each change`, () => {
      const b = lines(), r = document.createRange();
      return () => { for (const p of b.childNodes) { p.title = 'x'; r.setStart(p.firstChild, 2); r.collapse(true); r.expand(unit); } return r.endOffset; };
    }])),
    'input: each selected, after each change': () => { const b = wide('input', i => { i.value = 'x'; }); return () => { let m = 0; for (const i of b.childNodes) { i.title = 'x'; i.select(); m += getSelection().toString().length; } return m; }; },
    ...Object.fromEntries(['insertText', 'insertHTML', 'insertParagraph', 'insertLineBreak', 'insertHorizontalRule', 'insertImage', 'delete', 'forwardDelete', 'bold', 'underline', 'removeFormat', 'createLink',
      'foreColor', 'fontSize', 'insertOrderedList', 'indent', 'justifyCenter', 'formatBlock'].map(name => [`editing: ${name} in each line`, () => {
      const all = [...lines().childNodes], s = getSelection(), value = name === 'fontSize' ? '5' : name === 'formatBlock' ? 'h1' : name === 'foreColor' ? '#ff0000' : 'y';
      return () => { for (const p of all) { s.setBaseAndExtent(p.firstChild, 1, p.firstChild, 3); document.execCommand(name, false, value); } return s.focusOffset; };
    }])),
    'editing: text typed behind each line': () => { const b = lines(), s = getSelection(); return () => { for (const p of b.childNodes) { s.collapse(p, 1); document.execCommand('insertText', false, 'y'); } return s.focusOffset; }; },
    'editing: state of a format and a list, after each change': () => { const b = lines(), s = getSelection(); let m = 0; return () => { for (const p of b.childNodes) { s.selectAllChildren(p); p.title = 'x'; m += document.queryCommandState('bold') + document.queryCommandIndeterm('italic') + document.queryCommandState('insertOrderedList') + document.queryCommandState('justifyLeft'); } return m; }; },
    ...Object.fromEntries(['bold', 'foreColor', 'removeFormat', 'insertOrderedList', 'indent', 'justifyCenter', 'formatBlock'].map(name => [`editing: ${name} of all lines, and again`, () => {
      const s = getSelection();
      s.selectAllChildren(lines());
      return () => { for (let i = 0; i < 2; i++) document.execCommand(name, false, name === 'formatBlock' ? 'h1' : '#ff0000'); return s.focusOffset; };
    }])),
    'editing: items of a list indented and outdented': () => { const s = getSelection(), b = make('div', body), l = make('ul', b); b.contentEditable = 'true'; for (let i = 0; i < n; i++) make('li', l).append('a b.'); s.selectAllChildren(b); return () => { document.execCommand('indent'); document.execCommand('outdent'); document.execCommand('outdent'); return s.focusOffset; }; },
    'editing: lines of a quote outdented': () => { const s = getSelection(), b = make('div', body), q = make('blockquote', b); b.contentEditable = 'true'; for (let i = 0; i < n; i++) make('p', q).append('a b.'); s.selectAllChildren(b); return () => { document.execCommand('outdent'); return s.focusOffset; }; },
    'editing: state of one line of many pieces': () => { const s = getSelection(), p = make('p', body); p.contentEditable = 'true'; for (let i = 0; i < n; i++) make('b', p).append('x'); s.selectAllChildren(p); return () => { let m = 0; for (let i = 0; i < 5; i++) m += document.queryCommandState('insertOrderedList') + document.queryCommandState('bold'); return m; }; },
    'editing: host of each depth': () => { const all = []; body.contentEditable = 'true'; deep(); all.push(...document.getElementsByTagName('div')); body.focus(); const s = getSelection(); return () => { let m = 0; for (const e of all) { s.collapse(e, 0); m += document.queryCommandEnabled('bold') + e.isContentEditable; } return m; }; },

    'compareDocumentPosition, deep: each with the last': () => { const last = deep(), all = document.getElementsByTagName('div'); return () => { let m = 0; for (let i = 0; i < n; i++) m += last.compareDocumentPosition(all[i]) + all[i].compareDocumentPosition(last); return m; }; },
    'rules: imports, layers and namespaces inserted and deleted': () => () => {
      const kinds = ['@import "data:,";', '@layer a;', '@namespace p url(x);'];
      for (let kind = 0; kind < 3; kind++) {
        const { sheet } = make('style', document.head);
        for (let i = 0; i < n; i++) sheet.insertRule(kind === 2 ? `@namespace p${i} url(x);` : kinds[kind], kind === 1 ? 0 : i);
        while (sheet.cssRules.length) sheet.deleteRule(sheet.cssRules.length - 1);
      }
    },
    ...Object.fromEntries(Object.entries({
      'inserted first': (l, make, i) => l.insertItemBefore(make(i), 0), 'inserted anywhere': (l, make, i) => l.insertItemBefore(make(i), i * 7919 % (l.length + 1)),
      replaced: (l, make, i) => l.replaceItem(make(i), i * 7919 % l.length), 'removed and appended': (l, make, i) => l.appendItem(l.removeItem(i * 7919 % l.length)),
      'changed themselves': (l, make, i) => { l[i * 7919 % l.length].x = i; },
    }).map(([how, change]) => [`SVG points, ${how}`, () => {
      const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg')), p = svg.appendChild(document.createElementNS(svg.namespaceURI, 'polygon'));
      p.setAttribute('points', '1,2 '.repeat(n));
      const make = x => { const point = svg.createSVGPoint(); point.x = x; return point; };
      return () => { for (let i = 0; i < n; i++) change(p.points, make, i); return p.getAttribute('points').length; };
    }])),
    'rules: imports before many rules': () => { const s = sheetOf(); s.insertRule('@layer a;'); return () => { for (let i = 0; i < n; i++) s.insertRule('@import "data:,";', 1); }; },
    'keyframes: appended, found, changed and deleted': () => {
      const { sheet } = make('style', document.head);
      sheet.insertRule('@keyframes a {}');
      const k = sheet.cssRules[0];
      return () => { let m = 0; for (let i = 0; i < n; i++) k.appendRule(`${i * 100 / n}% { top: 0 }`); for (let i = 0; i < n; i++) { const f = k.findRule(`${i * 100 / n}%`); m += f.keyText.length; f.keyText = `${(i + 0.5) * 100 / n}%`; } for (let i = 0; i < n; i++) k.deleteRule(`${(i + 0.5) * 100 / n}%`); return m + k.length; };
    },
    'rules: inserted first and deleted, in a media rule': () => { const r = sheetOf().cssRules[0].parentStyleSheet, m = r.cssRules[r.insertRule('@media all {}', 0)]; return () => { for (let i = 0; i < n; i++) m.insertRule(`.b${i} { color: red }`, 0); while (m.cssRules.length) m.deleteRule(0); }; },
    'keyframes: appended and deleted from the first': () => { const s = sheetOf(), k = s.cssRules[s.insertRule('@keyframes k {}', n)]; return () => { for (let i = 0; i < n; i++) k.appendRule(`${i % 100}.${i}% { top: 0 }`); for (let i = 0; i < n; i++) k.deleteRule(k.cssRules[0].keyText); return k.cssRules.length; }; },
    'media: queries appended and deleted': () => { const { media } = make('style', document.head).sheet; return () => { for (let i = 0; i < n; i++) media.appendMedium(`m${i}`); for (let i = 0; i < n; i++) media.deleteMedium(`m${i}`); return media.length; }; },
    'attributeStyleMap: set, appended to and deleted': () => { const { attributeStyleMap: a } = make('p', body); return () => { let m = 0; for (let i = 0; i < n; i++) { a.set(`--p${i}`, 'x'); a.set('transition-property', 'top'); a.append('transition-property', 'left'); m += a.has(`--p${i}`) + a.getAll('transition-property').length; } for (let i = 0; i < n; i++) a.delete(`--p${i}`); return m + a.size; }; },
    'styleSheets, by index, after each change': () => { for (let i = 0; i < n; i++) make('style', document.head); const l = document.styleSheets; return () => { let m = 0; for (let i = 0; i < n; i++) { document.head.append(document.head.lastChild); m += l.length + (l[i >> 1].ownerNode !== null); } return m; }; },
    'style elements, all removed before one look': () => { const all = [], p = make('p', body); for (let i = 0; i < n; i++) { const s = make('style', document.head); s.textContent = '.a { top: 0 }'; all.push(s); } getComputedStyle(p).color; return () => { for (const s of all) s.remove(); return getComputedStyle(p).color.length + document.styleSheets.length; }; },
    'style elements in markup that is replaced, styles asked': () => { const b = wide('p'), box = make('div', body); for (let i = 0; i < n; i++) make('style', document.head).textContent = '.a { top: 0 }'; return () => { let m = 0; for (let i = 0; i < n; i++) { box.innerHTML = '<style>.b { top: 0 }</style><i></i>'; m += getComputedStyle(b.firstChild).color.length; } return m; }; },
    'styles asked after each class change, many rules': () => { sheetOf(); const b = wide('p'); return () => { let m = 0, i = 0; for (const p of b.childNodes) { p.className = `a${i++} b`; m += getComputedStyle(p).color.length; } return m; }; },
    'styles asked after many changes of many rules': () => { const s = sheetOf(), p = make('p', body); return () => { let m = 0; for (let i = 0; i < n; i++) { s.cssRules[i].style.top = '1px'; if (i % 7 === 0) m += getComputedStyle(p).top.length; } return m; }; },
    'media queries: listeners added and removed': () => { const q = matchMedia('all'), all = []; for (let i = 0; i < n; i++) all.push(() => {}); return () => { for (const f of all) q.addListener(f); for (const f of all) q.removeListener(f); }; },
    'handlers set and cleared beside many listeners': () => { const p = make('p', body); for (let i = 0; i < n; i++) p.addEventListener('x', () => {}); return () => { for (let i = 0; i < n; i++) { p.onclick = () => {}; p.onclick = null; } }; },
    'marks: one name, starts that go back': () => () => { for (let i = n; i > 0; i--) { performance.mark('a', { startTime: i }); performance.measure('b', 'a'); } return performance.getEntriesByName('a').length + performance.getEntries().length; },
    'performance observers: many': () => { const all = []; for (let i = 0; i < n; i++) all.push(new PerformanceObserver(() => {})); return () => { for (const o of all) o.observe({ type: 'measure' }); for (let i = 0; i < n; i++) performance.mark(`a${i}`); for (const o of all) o.disconnect(); }; },
    'registered properties beside many rules, styles asked': () => { const p = make('p', body); sheetOf(); return () => { for (let i = 0; i < n; i++) { CSS.registerProperty({ name: `--r${i}`, inherits: false, initialValue: '1px', syntax: '<length>' }); getComputedStyle(p).color; } }; },
    // Lists of pairs.
    ...Object.fromEntries([['URLSearchParams', () => new URLSearchParams()], ['searchParams of a URL', () => new URL('http://h/').searchParams], ['Headers', () => new Headers()], ['FormData', () => new FormData()]].flatMap(([kind, listOf]) => Object.entries({
      [`${kind}: many set, asked and deleted`]: () => { const l = listOf(); return () => { let m = 0; for (let i = 0; i < n; i++) { l.append(`k${i}`, 'x'); l.set(`k${i >> 1}`, 'y'); m += l.has(`k${i}`) && l.get(`k${i >> 1}`).length; } for (let i = n - 1; i >= 0; i--) l.delete(`k${i}`); return m; }; },
      [`${kind}: deleted from the front`]: () => { const l = listOf(); for (let i = 0; i < n; i++) l.append(`k${i}`, 'x'); return () => { for (let i = 0; i < n; i++) l.delete(`k${i}`); }; },
    }))),
    'URLSearchParams: deleted while iterating': () => { const l = new URLSearchParams(); for (let i = 0; i < n; i++) l.append(`k${i}`, 'x'); return () => { let m = 0; for (const [k] of l) { l.delete(k); m++; } return m; }; },
    // Objects that scripts fill and empty, item by item.
    'Headers: deleted while iterating': () => { const h = new Headers(); for (let i = 0; i < n; i++) h.append(`k${i}`, 'x'); return () => { let m = 0; for (const [name] of h) { m++; h.delete(name); } return m; }; },
    'Headers: changed and the first read': () => { const h = new Headers(); for (let i = 0; i < n; i++) h.append(`k${i}`, 'x'); return () => { let m = 0; for (let i = 0; i < n; i++) { h.append(`l${i}`, 'y'); h.append(`k${i}`, 'y'); h.set(`k${i * 7919 % n}`, 'z'); for (const [name] of h) { m += name.length; break; } } return m; }; },
    'Headers: cookies appended and the first read': () => { const h = new Headers(); return () => { let m = 0; for (let i = 0; i < n; i++) { h.append('set-cookie', `a${i}`); for (const [, value] of h) { m += value.length; break; } } return m; }; },
    'abort: signals, each of the last': () => { const c = new AbortController(); let s = c.signal, m = 0; return () => { for (let i = 0; i < n; i++) { s = AbortSignal.any([s]); s.onabort = () => m++; } c.abort(); return m; }; },
    'abort: signals, each of the last and one more': () => { const c = new AbortController(); let s = c.signal, m = 0; return () => { for (let i = 0; i < 1000; i++) s = AbortSignal.any([s, new AbortController().signal]); for (let i = 0; i < n / 50; i++) s = AbortSignal.any([s]); c.abort(); return m; }; },
    'abort: signals of one that go': () => { const c = new AbortController(); return () => { for (let i = 0; i < n; i++) AbortSignal.any([c.signal, c.signal]); c.abort(); }; },
    'abort: listeners that end, each with its signal': () => { const p = make('p', body), c = new AbortController(); return () => { for (let i = 0; i < n; i++) { const f = () => {}; p.addEventListener('x', f, { signal: c.signal }); if (i % 2) p.removeEventListener('x', f); } c.abort(); }; },
    'data transfer: set, read and cleared': () => { const d = new DataTransfer(); return () => { let m = 0; for (let i = 0; i < n; i++) { d.setData(`a/${i}`, 'x'); m += d.getData(`a/${i}`).length; } for (let i = 0; i < n; i++) d.setData(`a/${i}`, 'y'); for (let i = 0; i < n; i++) { m += d.items.length; d.clearData(`a/${i}`); } return m; }; },
    'data transfer: items added and removed': () => { const d = new DataTransfer(), file = new File(['x'], 'y'); return () => { let m = 0; for (let i = 0; i < n; i++) { d.items.add('x', `a/${i}`); d.items.add(file); m += d.files.length; } while (d.items.length) d.items.remove(d.items.length >> 1); return m; }; },
    'custom elements: many defined': () => () => { for (let i = 0; i < n; i++) customElements.define(`x-def-${i}`, class extends HTMLElement {}); },
    'custom elements: many defined, one of each there': () => { for (let i = 0; i < n; i++) make(`x-def-${i}`, body); return () => { for (let i = 0; i < n; i++) { customElements.define(`x-def-${i}`, class extends HTMLElement {}); } return document.querySelectorAll(':defined').length; }; },
    'custom elements: many awaited and defined': () => () => { for (let i = 0; i < n; i++) { customElements.whenDefined(`x-def-${i}`); customElements.define(`x-def-${i}`, class extends HTMLElement {}); customElements.get(`x-def-${i}`); } },
    ...Object.fromEntries([['in order', i => i], ['from the last', i => n - i], ['anywhere', i => i * 7919 % 10007]].flatMap(([order, at]) => [
      [`text track: cues ${order}, added and removed`, () => { const t = make('video', body).addTextTrack('captions'), all = []; for (let i = 0; i < n; i++) all.push(new VTTCue(at(i), at(i) + 1, 'x')); return () => { let m = 0; for (const c of all) { t.addCue(c); m += t.cues.length; } for (const c of all) t.removeCue(c); return m; }; }],
      [`text track: cues ${order}, found by id`, () => { const t = make('video', body).addTextTrack('captions'); for (let i = 0; i < n; i++) { const c = new VTTCue(at(i), at(i) + 1, 'x'); c.id = `c${i}`; t.addCue(c); } return () => { let m = 0; for (let i = 0; i < n; i++) m += t.cues.getCueById(`c${i}`).startTime; return m; }; }],
    ])),
    'text tracks: added and read': () => { const v = make('video', body); return () => { let m = 0; for (let i = 0; i < n; i++) { v.addTextTrack('captions'); make('track', v).id = `t${i}`; m += v.textTracks.length; } for (let i = 0; i < n; i++) m += v.textTracks[i].kind.length + v.textTracks.getTrackById(`t${i}`).kind.length; return m; }; },
    'observers: resize, observed and not': () => { const box = wide('p'), o = new ResizeObserver(() => {}); return () => { for (const p of box.children) o.observe(p); for (const p of box.children) { o.unobserve(p); o.observe(p); } o.disconnect(); }; },
    'observers: intersection, observed and not': () => { const box = wide('p'), o = new IntersectionObserver(() => {}); return () => { for (const p of box.children) o.observe(p); for (const p of box.children) { o.unobserve(p); o.takeRecords(); o.observe(p); } o.disconnect(); }; },
    'observers: many of each kind, one element': () => { const p = make('p', body); return () => { const all = []; for (let i = 0; i < n; i++) { for (const K of [ResizeObserver, IntersectionObserver, MutationObserver]) { const o = new K(() => {}); o.observe(p, { attributes: true }); all.push(o); } } for (const o of all) o.disconnect(); }; },
    'observers: mutation, one of many targets': () => { const box = wide('p'), o = new MutationObserver(() => {}); return () => { let m = 0; for (const p of box.children) { o.observe(p, { attributes: true, childList: true }); p.title = 'x'; m += o.takeRecords().length; } for (const p of box.children) { p.append('x'); o.observe(p, { childList: true }); } o.disconnect(); return m; }; },
    'performance: entries made, observed and read': () => { const o = new PerformanceObserver(() => {}); o.observe({ entryTypes: ['mark', 'measure'] }); return () => { let m = 0; for (let i = 0; i < n; i++) { performance.mark(`a${i}`); performance.measure(`m${i}`, `a${i}`); m += performance.getEntriesByName(`a${i}`).length + o.takeRecords().length; } for (let i = 0; i < n; i++) { performance.clearMeasures(`m${i}`); performance.clearMarks(`a${i}`); } return m; }; },
    'form: custom validity of each': () => { const f = form(); return () => { let m = 0; for (let i = 0; i < n; i++) { f.elements[i].setCustomValidity('x'); m += f.elements[i].validity.valid + f.matches(':invalid'); } for (let i = 0; i < n; i++) { f.elements[i].setCustomValidity(''); m += f.matches(':valid'); } return m; }; },
    'form: custom validity of each, in a fieldset': () => { const f = make('form', body), s = make('fieldset', f); for (let i = 0; i < n; i++) make('input', s); return () => { let m = 0; for (const c of s.elements) { c.setCustomValidity('x'); m += s.matches(':invalid') + c.matches(':invalid') + c.willValidate; } return m; }; },
    ...Object.fromEntries(['form', 'fieldset'].flatMap(local => [
      [`${local}: required controls appended, validity asked`, () => { const f = make(local, body); return () => { let m = 0; for (let i = 0; i < n; i++) { make('input', f).required = true; m += f.matches(':valid'); } return m; }; }],
      [`${local}: required controls removed, validity asked`, () => { const f = make(local, body); for (let i = 0; i < n; i++) make('input', f).required = true; return () => { let m = 0; while (f.firstChild) { (m % 2 ? f.firstChild : f.lastChild).remove(); m += f.matches(':invalid') ? 1 : 2; } return m; }; }],
      [`${local}: validity that internals set, asked each time`, () => {
        if (!customElements.get('x-valid')) customElements.define('x-valid', class extends HTMLElement { static formAssociated = true; i = this.attachInternals(); });
        const f = make(local, body);
        for (let i = 0; i < n; i++) make('x-valid', f);
        return () => { let m = 0; for (const c of f.children) { c.i.setValidity({ customError: true }, 'x'); m += f.matches(':invalid') + c.matches(':invalid'); } for (const c of f.children) { c.i.setValidity({}); m += f.matches(':valid'); } return m; };
      }],
    ])),
    'form: required radio buttons, each checked': () => { const f = make('form', body); for (let i = 0; i < n; i++) { const r = make('input', f); r.type = 'radio'; r.name = `r${i >> 1}`; r.required = true; } return () => { let m = 0; for (let i = 0; i < n; i++) { f.elements[i].checked = true; m += f.matches(':valid'); } return m; }; },
    'form: reset, of all kinds': () => { const f = make('form', body); for (let i = 0; i < n; i++) { f.insertAdjacentHTML('beforeend', `<input name=a${i}><input type=radio name=r${i % 9}><input type=checkbox><textarea>x</textarea><output>x</output><select><option>x</select>`); } return () => { for (let i = 0; i < 5; i++) { f.reset(); f.elements[1].checked = true; f.elements[0].value = i; } }; },
    'details: each of one name opened': () => { for (let i = 0; i < n; i++) make('details', body).name = 'd'; return () => { for (const d of body.children) d.open = true; return document.querySelectorAll('[open]').length; }; },
    'textarea: of many texts, selected in': () => { const t = make('textarea', body); for (let i = 0; i < n; i++) t.append('x'); return () => { let m = 0; for (let i = 0; i < n; i++) { t.selectionStart = i; m += t.selectionEnd + t.value.length; } return m; }; },
    'radio group: its value set': () => { const f = radios(); return () => { let m = 0; for (let i = 0; i < 50; i++) { f.elements.q.value = `${i}`; m += f.elements.q.value.length; } return m; }; },
    'radio group: each checked, its value read': () => { const f = radios(); return () => { let m = 0; for (let i = 0; i < n; i++) { f.elements[i].checked = true; m += f.elements.q.value.length; } return m; }; },
    ...Object.fromEntries([['text', () => body.appendChild(document.createTextNode(''))], ['comment', () => body.appendChild(document.createComment(''))]].flatMap(([kind, nodeOf]) => [
      [`${kind}: grown, data read each time`, () => { const t = nodeOf(); return () => { let m = 0; for (let i = 0; i < n; i++) { t.appendData('x'); m += t.data.length + t.length; } return m; }; }],
      [`${kind}: grown through data`, () => { const t = nodeOf(); return () => { for (let i = 0; i < n; i++) t.data += 'x'; return t.length; }; }],
    ])),
    ...Object.fromEntries(Object.entries({
      textContent: p => { p.textContent += 'x'; }, 'an attribute': p => { p.setAttribute('q', (p.getAttribute('q') ?? '') + 'x'); }, title: p => { p.title += 'x'; },
      'an attribute node': p => { p.attributes[0].value += 'x'; }, 'an attribute of a namespace': p => { p.setAttributeNS('n:x', 'q', (p.getAttributeNS('n:x', 'q') ?? '') + 'x'); },
      'pieces of templates': p => { p.firstChild.data = `${p.firstChild.data}<${p.nodeName}>x`; }, 'the text of a script': p => { p.previousSibling.text += ' '; },
    }).map(([what, grow]) => [`text: grown through ${what}`, () => {
      make('script', body).type = 'x';
      const p = make('p', body);
      p.setAttribute('r', '');
      p.append('x');
      return () => { for (let i = 0; i < n; i++) grow(p); };
    }])),
    'deep: a style of each': () => { deep(); const all = [...document.getElementsByTagName('div')]; return () => { let m = 0; for (const e of all) m += getComputedStyle(e).position.length; return m; }; },
    ...Object.fromEntries(['isConnected', 'getRootNode', 'assignedSlot', 'baseURI', 'offsetParent', 'offsetWidth'].map(member => [`deep: ${member} of each`, () => {
      deep();
      make('div', body).attachShadow({ mode: 'open' });
      const all = [...document.getElementsByTagName('div')];
      return () => { let m = 0; for (const e of all) m += typeof e[member] === 'function' ? e[member]().nodeType : e[member] ? 1 : 0; return m; };
    }])),
    ...Object.fromEntries(['//p[last()]', '//p[position() = last()]', '//p[preceding-sibling::p]', '//p[following-sibling::p]', '//p[preceding::p]', '//p[following::p]', '//p[ancestor::div]', '//p/preceding-sibling::p[1]', '//p/..', '//p/../p', '//p/preceding::p[1]', '//p | //p', '//p[position() mod 2 = 1][1]', '//p[../p[last()]]', '//p[id("x")]', 'string(//p[last() - 1])'].map(path => [`xpath: ${path}`, () => { wide('p', (p, i) => { p.append(`${i % 7}`); }); return () => document.evaluate(path, document, null, 0, null).resultType; }])),
    ...Object.fromEntries(['//p[last()]', '//div//div', '//div[ancestor::div]', '//div/ancestor::div', '//div/descendant::div[1]', 'count(//div/ancestor-or-self::*)'].map(path => [`xpath, deep: ${path}`, () => { deep().append(document.createElement('p')); return () => document.evaluate(path, document, null, 0, null).resultType; }])),
    'events: many types on one': () => { const p = make('p', body); let m = 0; return () => { for (let i = 0; i < n; i++) p.addEventListener(`x${i}`, () => m++); for (let i = 0; i < n; i++) p.dispatchEvent(new Event(`x${i}`)); return m; }; },
    'events: one listener of many types': () => { const p = make('p', body), f = () => {}; return () => { for (let i = 0; i < n; i++) p.addEventListener(`x${i}`, f); for (let i = 0; i < n; i++) p.removeEventListener(`x${i}`, f); }; },
    'marks: measured from and cleared by name': () => () => { for (let i = 0; i < n; i++) performance.mark(`a${i}`); for (let i = 0; i < n; i++) { performance.measure(`m${i}`, `a${i}`); performance.getEntriesByName(`m${i}`); } for (let i = 0; i < n; i++) performance.clearMarks(`a${i}`); },
    'custom states: many of one': () => {
      customElements.define('x-states', class extends HTMLElement { i = this.attachInternals(); });
      const { states } = make('x-states', body).i;
      return () => { for (let i = 0; i < n; i++) states.add(`s${i}`); let m = 0; for (let i = 0; i < n; i++) { m += states.has(`s${i}`); states.delete(`s${i}`); } return m; };
    },
    'radio group: validity of each': () => { const f = make('form', body); for (let i = 0; i < n; i++) { const r = make('input', f); r.type = 'radio'; r.name = 'r'; r.required = true; } return () => { let m = 0; for (const r of f.elements) m += r.checkValidity(); return m + f.checkValidity(); }; },
    'labels around a control, in each other': () => { let at = body; for (let i = 0; i < n; i++) at = make('label', at); const c = make('input', at); return () => { let m = 0; for (let i = 0; i < 10; i++) { c.before('x'); m += c.labels.length; } return m; }; },
    'storage: keys read and taken': () => {
      localStorage.clear();
      return () => { for (let i = 0; i < n; i++) { localStorage.setItem(`k${i}`, i); localStorage.key(localStorage.length >> 1); } while (localStorage.length) localStorage.removeItem(localStorage.key(0)); };
    },
  };
  if (name === undefined) return Object.keys(cases);
  const work = cases[name]();
  const started = performance.now();
  work();
  return performance.now() - started;
})
