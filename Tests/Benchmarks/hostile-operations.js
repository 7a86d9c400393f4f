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
    'classList of many classes': () => { const e = make('p', body); return () => { for (let i = 0; i < n / 10; i++) e.classList.add(`c${i}`); return e.classList.length; }; },
  };
  if (name === undefined) return Object.keys(cases);
  const work = cases[name]();
  const started = performance.now();
  work();
  return performance.now() - started;
})
