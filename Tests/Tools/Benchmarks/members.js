// members.js: the cost of common members for a script, as {expression: nanoseconds}, which is the value of the whole script: the widest
// table, and the least precise. A row is an expression of `e`, an element of its list, and `i`, a counter; it is run for 25 ms twice, and
// the shorter time counts.
(() => {
  'use strict';
  const MILLISECONDS = 25;
  const lists = { p: 'p', a: 'a', img: 'img', div: 'div' };
  for (const name in lists) lists[name] = [...document.querySelectorAll(lists[name])];
  const add = (name, markup) => {
    const box = document.body.appendChild(document.createElement('section'));
    box.innerHTML = markup;
    lists[name] = [box.firstChild];
  };
  const many = (count, text) => Array.from({ length: count }, (_, i) => text.replaceAll('#', i)).join('');
  add('form', `<form>${many(20, '<input name=n# value=#>')}</form>`);
  add('select', `<select>${many(50, '<option value=#>o#</option>')}</select>`);
  add('table', `<table>${many(40, `<tr>${many(5, '<td>x')}`)}</table>`);
  add('input', '<input>');
  const rows = [
    ['div', 'e.dataset.foo'], ['div', 'e.dataset.foo = i'], ['div', 'Object.keys(e.dataset)'], ['div', 'e.getAttributeNames()'],
    ['div', 'e.attributes[0].name'], ['div', 'e.toggleAttribute("hidden")'], ['div', 'e.classList.toggle("x")'], ['div', 'e.className = `x${i % 5}`'],
    ['p', 'e.style.color = i & 1 ? "red" : "blue"'], ['p', 'e.style.color'], ['p', 'e.style.left = `${i}px`'], ['p', 'e.style.transform = `translate(${i}px, 1em)`'], ['p', 'e.style.removeProperty("color")'],
    ['p', 'e.style.cssText = `color: red; margin: ${i % 9}px`'], ['p', 'getComputedStyle(e).color'], ['p', 'getComputedStyle(e).display'],
    ['div', 'e.children[0]'], ['div', 'e.childNodes[0]'], ['div', 'e.nextElementSibling'], ['p', 'document.body.contains(e)'],
    ['p', 'e.outerHTML'], ['p', 'e.innerText'], ['p', 'e.innerHTML = "<b>x</b> y <i class=a>z</i>"'], ['p', 'e.textContent = `t${i}`'],
    ['p', 'e.replaceChildren("a", "b")'], ['p', 'e.normalize()'], ['p', 'e.isEqualNode(e.nextSibling)'], ['p', 'e.matches(":nth-child(2)")'],
    ['div', 'e.querySelectorAll("p").length'], ['div', 'e.querySelector("p")'], ['div', 'e.getElementsByTagName("p").length'],
    ['a', 'e.href'], ['a', 'e.pathname'], ['a', 'e.href = `/z${i}`'], ['img', 'e.src'], ['img', 'e.alt'], ['img', 'e.width'], ['img', 'e.complete'],
    ['p', 'document.images[i % 100]'], ['p', 'document.links.length'], ['p', 'document.forms[0]'], ['p', 'document.styleSheets.length'],
    ['p', 'document.title = `t${i}`'], ['p', 'location.href'], ['p', 'e.dispatchEvent(new Event("x"))'],
    ['p', 'e.dispatchEvent(new CustomEvent("x", { bubbles: true, detail: 1 }))'], ['p', 'e.click()'],
    ['form', 'new FormData(e)'], ['form', '[...new FormData(e)].length'], ['form', 'e.elements[`n${i % 20}`].value'], ['select', 'e.options[i % 50].text'],
    ['select', 'e.selectedIndex = i % 50'], ['select', 'e.selectedOptions[0]'], ['table', 'e.rows[i % 40].cells[i % 5].textContent'],
    ['input', 'e.value = `v${i}`'], ['input', 'e.validity.valid'], ['p', 'new URL(`/a/b?c=${i}`, "http://h/x/y").href'],
    ['p', 'new URLSearchParams("a=1&b=2").get("b")'], ['p', 'atob(btoa(`abc${i}`))'], ['p', 'new TextEncoder().encode(`abc${i}`)'],
    ['p', 'new XMLSerializer().serializeToString(e)'], ['p', 'new DOMParser().parseFromString("<p>a<b>c</b>", "text/html").body'],
    ['p', 'const range = document.createRange(); range.selectNodeContents(e); range.toString()'], ['p', 'structuredClone({ a: [1, { b: i }] })'],
    ['p', 'document.createElementNS("http://www.w3.org/2000/svg", "rect").x.baseVal.value'], ['p', 'localStorage.setItem("k", `v${i}`)'],
  ];
  const result = {};
  for (const [name, expression] of rows) {
    const list = lists[name];
    const loop = new Function('list', 'from', 'count', `for (let i = from; i < from + count; i++) { const e = list[i % list.length]; ${expression}; }`);
    // Members that an engine lacks are left out.
    try { loop(list, 0, 200); } catch { continue; }
    let least = Infinity;
    for (let turn = 0; turn < 2; turn++) {
      let done = 0, taken = 0;
      const start = performance.now();
      do { loop(list, done, 200); done += 200; taken = performance.now() - start; } while (taken < MILLISECONDS);
      least = Math.min(least, taken / done * 1e6);
    }
    result[expression] = Math.round(least);
  }
  // Computed styles after a change, of 10,000 elements, each asked once.
  add('many', `<div>${many(10000, '<span style="left: #px">x</span>')}</div>`);
  for (const name of ['display', 'color', 'width', 'transform']) {
    let least = Infinity;
    for (let turn = 0; turn < 3; turn++) {
      document.body.classList.toggle('changed');
      const start = performance.now();
      for (const e of lists.many[0].children) getComputedStyle(e)[name];
      least = Math.min(least, (performance.now() - start) / 10000 * 1e6);
    }
    result[`getComputedStyle(e).${name}, of 10,000`] = Math.round(least);
  }
  return result;
})();
