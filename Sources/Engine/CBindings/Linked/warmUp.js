// js/warmUp.js: makes the common calls of extensions' scripts in a world that was created in advance.
//
// The engine prepares a function when it is first called in a world, which takes longer than most calls. After a warm-up these functions
// are ready for the scripts of the page. Scripts cannot observe the warm-up: no node is created in the page's document, no number is used
// that scripts can learn, no clock is read, nothing is logged.
//
// Exports and exposes nothing. It runs only if Sources/Engine/WebRuntime/Page/WarmPool.swift requests it, or, with usesMore set,
//         UnsafeCompiledBindings.swift.
'use strict'; { const G = this; const { global,
parseURL,
moveTime,
pageOpened,
document,
timeToNextTimer } = G;



const seen = value => value;
// A separate document: data about the page's document are determined when there is a page.
const other = document.implementation.createHTMLDocument('Warm-up');
seen(other.title + other.URL + other.baseURI + other.characterSet + other.readyState + other.cookie + other.referrer);
seen(parseURL('file:///warm-up.html', null).href);
seen(global.location.href + global.innerWidth + document.readyState + global.performance.now.name);
seen(other.images.length + other.links.length + other.forms.length + other.scripts.length);

// Reading the tree.
const root = other.createElement('div');
root.innerHTML = '<h1 id=top>Heading</h1><p class=lead title=t>Some <b>bold</b> &amp; <a href=/there>link</a>.<br>'
  + '<img src=a.png><!-- comment --></p><ul><li>one<li>two</ul>';
other.body.appendChild(root);
const top = root.firstChild, lead = root.querySelector('.lead');
const chosen = root.querySelectorAll('p, a[href], #top, li:first-child, p > b');
for (let i = 0; i < chosen.length; i++) seen(chosen[i].tagName + chosen[i].id + chosen[i].className);
for (let source = root; source !== null; source = source === root ? other : null) {
  const list = source.getElementsByTagName('p');
  for (let i = 0; i < list.length; i++) seen(list[i].nodeName + list.item(i).localName);
  seen(source.getElementsByClassName('lead').length);
  seen(source.querySelector('p'));
}
seen(other.getElementById('top'));
for (let node = lead.firstChild; node !== null; node = node.nextSibling) {
  seen(node.nodeType + node.nodeName + node.childNodes.length);
  seen(node.parentNode === node.parentElement);
}
for (let child = lead.firstElementChild; child !== null; child = child.nextElementSibling) seen(child.children.length);
seen(lead.matches('p') && lead.closest('div') && root.contains(lead) && lead.isConnected);
seen(lead.getAttribute('title') + lead.hasAttribute('class') + lead.attributes.length + lead.textContent + lead.outerHTML);
seen(root.querySelector('a').href + root.querySelector('img').src);

// Changing the tree.
top.textContent = 'Other words';
lead.innerHTML = `<em>${lead.innerHTML}</em>`;
lead.setAttribute('title', 'words');
lead.removeAttribute('title');
lead.id = 'lead';
lead.className = 'lead other';
lead.classList.add('c');
lead.classList.remove('other');
seen(lead.classList.contains('c'));
const made = other.createElement('div'), fragment = other.createDocumentFragment();
made.appendChild(other.createTextNode('text'));
fragment.appendChild(made);
root.appendChild(fragment);
root.insertBefore(made, root.firstChild);
root.replaceChild(made.cloneNode(true), made);
root.insertAdjacentHTML('beforeend', '<p>new</p>');
root.removeChild(root.lastChild);
lead.remove();

// Payloads and arguments.
const tape = G.writeTape({ words: ['word', 1, true, { text: null }] });
seen(G.readTape(tape.numbers, tape.text));

// The start of a page and waiting for timers. The actual page is opened again; the start of time leaves nothing in the arena.
G.clock = 'virtual';
G.pageStartTime = 0;
G.url = 'file:///warm-up.html';
pageOpened();
G.pageStartTime = undefined;
timeToNextTimer();
moveTime(0);

// Further common calls of the scripts of pages and libraries. They run without a page: `webaction compile-bindings` uses them to select the
// lazy modules to compile in advance, because a script that first needs one waits twice as long if its text has to be parsed. Compiled code
// is nine times as large as its text, so files that few scripts use are not included (docs/size.md).
if (G.usesMore === true) {
  const page = document.implementation.createHTMLDocument('Uses'), { body } = page;
  body.innerHTML = '<form id=f><label>Name <input name=name></label><input type=checkbox name=check><textarea name=text>words</textarea>'
    + '<select name=choice><option value=1>One<option>Two</select><button>Send</button></form>'
    + '<p id=p data-kind=lead style="margin: 0">Some <b>bold</b> text</p><svg><path d="M0 0"/></svg>';
  const form = page.getElementById('f'), p = page.getElementById('p');

  // Forms.
  for (let i = 0; i < form.elements.length; i++) {
    const control = form.elements[i];
    seen(control.name + control.type + control.value + control.disabled);
    control.value = 'text';
  }
  form.elements.check.checked = true;
  form.elements.choice.selectedIndex = 1;

  // Looks.
  p.style.color = 'red';
  p.style.setProperty('display', 'none');
  seen(p.style.cssText + global.getComputedStyle(p).display + p.dataset.kind + p.hidden + p.innerText);
  p.dataset.seen = 'yes';

  // Events.
  p.addEventListener('click', event => { seen(event.target.id); event.preventDefault(); });
  p.dispatchEvent(new global.MouseEvent('click', { bubbles: true, cancelable: true }));
  p.dispatchEvent(new global.CustomEvent('made', { detail: 1 }));
  form.elements.name.dispatchEvent(new global.Event('input', { bubbles: true }));
  p.onclick = null;
  p.click();

  // Text, markup and trees.
  const range = page.createRange(), walker = page.createTreeWalker(body, global.NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) seen(walker.currentNode.data);
  range.selectNodeContents(p);
  seen(range.toString() + range.cloneContents().childNodes.length + global.getSelection().toString());
  p.normalize();
  seen(new global.DOMParser().parseFromString('<p>', 'text/html').body.firstChild);
  p.append('text', page.createComment('c'));
  p.before(page.createElement('hr'));
  p.insertAdjacentElement('afterend', page.createElementNS('http://www.w3.org/2000/svg', 'svg')).setAttribute('width', '1');
  new global.MutationObserver(() => {}).observe(body, { childList: true, subtree: true });

  // Time.
  global.clearTimeout(global.setTimeout(() => {}, 0));
}
}
