// dom-operations.js: nanoseconds an operation costs a script, as {operation: nanoseconds}; the median of five batches.
(function () {
  'use strict';
  const result = {};
  function time(name, body) {
    let rounds = 1;
    for (;;) {
      const start = performance.now();
      body(rounds);
      if (performance.now() - start >= 20 || rounds >= 1 << 22) break;
      rounds *= 2;
    }
    const batches = [];
    for (let i = 0; i < 5; i++) {
      const start = performance.now();
      const operations = body(rounds);
      batches.push((performance.now() - start) * 1e6 / operations);
    }
    result[name] = Math.round(batches.sort((a, b) => a - b)[2] * 10) / 10;
  }
  const elements = Array.from(document.querySelectorAll('*'));
  let sink = 0;
  time('step of a walk by firstChild and nextSibling', rounds => {
    let steps = 0;
    for (let i = 0; i < rounds; i++) {
      for (let node = document.documentElement; node; steps++) {
        let next = node.firstChild;
        while (!next && node) {
          next = node.nextSibling;
          if (!next) node = node.parentNode;
        }
        node = next;
      }
    }
    return steps;
  });
  time('getAttribute', rounds => {
    for (let i = 0; i < rounds; i++) for (const element of elements) if (element.getAttribute('class')) sink++;
    return rounds * elements.length;
  });
  time('className', rounds => {
    for (let i = 0; i < rounds; i++) for (const element of elements) sink += element.className.length;
    return rounds * elements.length;
  });
  time('getElementById', rounds => {
    for (let i = 0; i < rounds; i++) if (document.getElementById('n7')) sink++;
    return rounds;
  });
  time('item of a live collection', rounds => {
    let items = 0;
    for (let i = 0; i < rounds; i++) {
      const list = document.getElementsByTagName('a');
      for (let j = 0; j < list.length; j++, items++) sink += list[j].nodeType;
    }
    return items;
  });
  time('matches', rounds => {
    for (let i = 0; i < rounds; i++) for (const element of elements) if (element.matches('div.a p a')) sink++;
    return rounds * elements.length;
  });
  const box = document.body.appendChild(document.createElement('div'));
  time('create, set an attribute, append', rounds => {
    for (let i = 0; i < rounds; i++) {
      if (i % 1000 === 0) box.textContent = '';
      const element = document.createElement('p');
      element.setAttribute('class', 'x');
      box.appendChild(element);
    }
    return rounds;
  });
  const source = '<p class="q">Some <b>bold</b> text &amp; <a href="/x">a link</a>.</p>'.repeat(200);
  time('innerHTML set, per byte', rounds => {
    for (let i = 0; i < rounds; i++) box.innerHTML = source;
    return rounds * source.length;
  });
  time('innerHTML get, per byte', rounds => {
    for (let i = 0; i < rounds; i++) sink += box.innerHTML.length;
    return rounds * source.length;
  });
  box.remove();
  return result;
})();
