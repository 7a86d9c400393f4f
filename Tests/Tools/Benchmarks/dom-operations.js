// dom-operations.js: the cost of a DOM operation for a script, as {operation: nanoseconds}, which is the value of the whole script.
//
// Rounds are doubled until they take 40 ms, because some engines' clocks tick once a millisecond. A body runs `rounds` rounds and
// returns the number of operations. `sink` keeps results alive.
// The result is the median of the quiet batches. A rented processor may be one half of a core whose other half another tenant uses:
// operations that keep the core's units busy, like these, then take twice as long for some seconds. A plain loop before and after
// each batch detects that.
(() => {
  'use strict';
  const MOST_BATCHES = 14, ENOUGH_QUIET = 5, FEWEST_QUIET = 3;
  const result = {};
  let sink = 0;
  const numbers = new Int32Array(150000).map((_, index) => index);
  let quickest = Infinity;
  // The current time of an addition in a plain loop, in any unit.
  function plainLoop() {
    const start = performance.now();
    let additions = 0, sum = 0, time = 0;
    do {
      for (let i = 0; i < numbers.length; i++) sum = sum + numbers[i] | 0;
      additions += numbers.length;
      time = performance.now() - start;
    } while (time < 8);
    sink += sum & 1;
    quickest = Math.min(quickest, time / additions);
    return time / additions;
  }
  for (let i = 0; i < 30; i++) plainLoop();
  quickest = Infinity;
  const median = values => values.sort((a, b) => a - b)[values.length >> 1];
  function time(name, body) {
    let rounds = 1;
    for (;;) {
      const start = performance.now();
      body(rounds);
      if (performance.now() - start >= 40 || rounds >= 1 << 24) break;
      rounds *= 2;
    }
    const batches = [];
    let quiet = [], before = plainLoop();
    while (batches.length < MOST_BATCHES && quiet.length < ENOUGH_QUIET) {
      const start = performance.now(), operations = body(rounds), took = performance.now() - start, behind = plainLoop();
      batches.push({ cost: took * 1e6 / operations, loop: Math.max(before, behind) });
      before = behind;
      quiet = batches.filter(({ loop }) => loop < quickest * 1.2);
    }
    const counted = quiet.length < FEWEST_QUIET ? batches : quiet;
    result[name] = Math.round(median(counted.map(({ cost }) => cost)) * 10) / 10;
  }
  // A body that runs `operation` once a round.
  const each = operation => rounds => {
    for (let i = 0; i < rounds; i++) operation(i);
    return rounds;
  };
  // A body that visits all elements of the page in each round.
  const elements = Array.from(document.getElementsByTagName('*'));
  const everywhere = visit => rounds => {
    for (let i = 0; i < rounds; i++) for (const element of elements) visit(element);
    return rounds * elements.length;
  };

  function walk(visit) {
    let steps = 0;
    for (let node = document.documentElement; node;) {
      steps++;
      if (visit !== null) visit(node);
      let next = node.firstChild;
      for (let up = node; next === null && up !== null; up = up.parentNode) next = up.nextSibling;
      node = next;
    }
    return steps;
  }
  const walks = visit => rounds => {
    let steps = 0;
    for (let i = 0; i < rounds; i++) steps += walk(visit);
    return steps;
  };
  time('step of a walk', walks(null));
  time('step of a walk, nodeName', walks(node => { sink += node.nodeName.length; }));
  time('TreeWalker.nextNode', rounds => {
    let steps = 0;
    for (let i = 0; i < rounds; i++) {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) steps++;
    }
    return steps;
  });

  time('getAttribute', everywhere(element => { if (element.getAttribute('class')) sink++; }));
  time('className', everywhere(element => { sink += element.className.length; }));
  time('classList.contains', everywhere(element => { if (element.classList.contains('a')) sink++; }));
  time('matches', everywhere(element => { if (element.matches('div.a p a')) sink++; }));
  time('matches, with a pseudo-class', everywhere(element => { if (element.matches('p > a:not(.x)')) sink++; }));
  time('matches, one compound', everywhere(element => { if (element.matches('div.a')) sink++; }));
  time('matches, all elements, by ancestors', everywhere(element => { if (element.matches('body *')) sink++; }));
  time('matches, an attribute', everywhere(element => { if (element.matches('[href]')) sink++; }));
  time('closest, by ancestors', everywhere(element => { if (element.closest('body > div.a')) sink++; }));
  time('closest', everywhere(element => { if (element.closest('div.a')) sink++; }));
  time('getElementById', each(() => { if (document.getElementById('n100')) sink++; }));
  time('querySelector, an id', each(() => { if (document.querySelector('#n100')) sink++; }));
  time('querySelectorAll, the same again', each(() => { sink += document.querySelectorAll('div.a > p a[href]').length; }));
  time('querySelectorAll, after a change', each(i => {
    document.documentElement.setAttribute('lang', i & 1 ? 'en' : 'de');
    sink += document.querySelectorAll('div.a > p a[href]').length;
  }));
  time('item of a live collection', rounds => {
    let items = 0;
    for (let i = 0; i < rounds; i++) {
      const list = document.getElementsByTagName('a');
      for (let j = 0; j < list.length; j++, items++) sink += list[j].nodeType;
    }
    return items;
  });
  time('textContent of the body', each(() => { sink += document.body.textContent.length; }));
  time('innerHTML of the body', each(() => { sink += document.body.innerHTML.length; }));

  const box = document.body.appendChild(document.createElement('div'));
  time('create, set an attribute, append', each(i => {
    if (i % 1000 === 0) box.textContent = '';
    const element = document.createElement('p');
    element.setAttribute('class', 'x');
    box.appendChild(element);
  }));
  time('create a text, insert it first', each(i => {
    if (i % 1000 === 0) box.textContent = '';
    box.insertBefore(document.createTextNode('x'), box.firstChild);
  }));
  const alone = document.createElement('p');
  time('setAttribute', each(i => { alone.setAttribute('class', i & 1 ? 'x' : 'y'); }));
  time('setAttribute, ever new values', each(i => { alone.setAttribute('title', `value ${i}`); }));
  const source = '<p class="q">Some <b>bold</b> text &amp; <a href="/x?y=1&amp;z=2">a link</a>, and plain words.</p>'.repeat(200);
  time('innerHTML set, per byte', rounds => {
    for (let i = 0; i < rounds; i++) box.innerHTML = source;
    return rounds * source.length;
  });
  box.innerHTML = source;
  const copied = box.getElementsByTagName('*').length;
  time('cloneNode, per element', rounds => {
    for (let i = 0; i < rounds; i++) sink += box.cloneNode(true).childNodes.length;
    return rounds * copied;
  });
  time('remove the first child, append it', each(() => { box.appendChild(box.removeChild(box.firstChild)); }));
  box.remove();
  if (sink === 0) throw new Error('Nothing was done');
  return result;
})()
