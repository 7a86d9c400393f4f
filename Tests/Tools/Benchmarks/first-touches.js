// first-touches.js: how long a script waits at the first use of a part of the platform on a page, as {part: milliseconds}, which is
// the value of the whole script. Some engines' clocks tick once a millisecond: for them the sum is the most precise.
(() => {
  'use strict';
  const result = {};
  let sum = 0;
  function touch(name, first) {
    const start = performance.now();
    first();
    const taken = performance.now() - start;
    sum += taken;
    result[name] = Math.round(taken * 100) / 100;
  }
  const { body } = document;
  performance.now();
  touch('style', () => { body.style.color = 'red'; });
  touch('an svg element', () => { document.createElementNS('http://www.w3.org/2000/svg', 'svg').getAttribute('x'); });
  touch('MouseEvent', () => { body.dispatchEvent(new MouseEvent('click', { bubbles: true })); });
  touch('a form control', () => { document.createElement('input').value = 'x'; });
  touch('classList, dataset', () => { body.classList.add('a'); body.dataset.a = 'b'; });
  touch('getComputedStyle', () => getComputedStyle(body).color);
  touch('Range, Selection', () => { getSelection().addRange(document.createRange()); });
  touch('MutationObserver', () => { new MutationObserver(() => {}).observe(body, { childList: true }); });
  touch('URL, URLSearchParams', () => { new URL('https://a.example/?b=c').searchParams.get('b'); });
  touch('each node, once', () => { const walker = document.createTreeWalker(document); while (walker.nextNode()); });
  result['all of these'] = Math.round(sum * 10) / 10;
  return result;
})();
