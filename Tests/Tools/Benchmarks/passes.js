// passes.js: how long a script that goes over a page once waits, as {row: milliseconds}: most extensions do that, and end before the engine's
// optimizing compilers start. The value of the whole script. A row is an operation on each element of the page; the first pass counts.
(() => {
  'use strict';
  const result = {};
  let elements, sink = 0;
  const pass = (name, body) => {
    const start = performance.now();
    body();
    result[name] = performance.now() - start;
  };
  const each = (name, visit) => pass(name, () => { for (let i = 0; i < elements.length; i++) visit(elements[i]); });
  pass('[...document.querySelectorAll("*")]', () => { elements = [...document.querySelectorAll('*')]; });
  each('parentElement', e => { if (e.parentElement !== null) sink++; });
  each('firstElementChild', e => { if (e.firstElementChild !== null) sink++; });
  each('nextElementSibling', e => { if (e.nextElementSibling !== null) sink++; });
  each('textContent of leaves', e => { if (e.firstElementChild === null) sink += e.textContent.length; });
  each('className and id', e => { sink += e.className.length + e.id.length; });
  each('tagName', e => { sink += e.tagName.length; });
  each('[...children]', e => { sink += [...e.children].length; });
  each('childNodes[i]', e => { const list = e.childNodes; for (let i = 0; i < list.length; i++) sink += list[i].nodeType; });
  each('attributes[i].name', e => { const list = e.attributes; for (let i = 0; i < list.length; i++) sink += list[i].name.length; });
  each('matches("script, style")', e => { if (e.matches('script, style')) sink++; });
  each('closest("table")', e => { if (e.closest('table') !== null) sink++; });
  each('querySelectorAll("a")', e => { sink += e.querySelectorAll('a').length; });
  each('getElementsByTagName("a")', e => { sink += e.getElementsByTagName('a').length; });
  each('document.body.contains(e)', e => { if (document.body.contains(e)) sink++; });
  each('setAttribute', e => { e.setAttribute('data-s', '1'); });
  each('getAttribute', e => { sink += e.getAttribute('data-s').length; });
  each('removeAttribute', e => { e.removeAttribute('data-s'); });
  each('classList.add', e => { e.classList.add('q'); });
  each('style.color =', e => { e.style.color = 'red'; });
  each('dataset', e => { if (e.dataset.foo !== undefined) sink++; });
  each('addEventListener', e => { e.addEventListener('click', pass); });
  each('dispatchEvent(new Event)', e => { e.dispatchEvent(new Event('x', { bubbles: true })); });
  each('cloneNode', e => { sink += e.cloneNode(false).nodeType; });
  each('innerHTML of leaves', e => { if (e.firstElementChild === null) sink += e.innerHTML.length; });
  pass('TreeWalker', () => { const walker = document.createTreeWalker(document.body, 4); while (walker.nextNode() !== null) sink++; });
  each('createElement and append', e => { document.body.append(document.createElement(e.localName === 'a' ? 'b' : 'i')); });
  result.sink = sink;
  return result;
})();
