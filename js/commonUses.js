// js/commonUses.js: does what scripts of pages, extensions and libraries often do besides what js/warmUp.js does.
//
// No page is there when it runs: `webaction compile-bindings` sees from it which of the late files are worth being compiled beforehand,
// since a script that first meets one waits twice as long where its text has to be read. Compiled code is nine times as large as
// its text, so files that few pages' scripts use are not among them (docs/size.md).
//
// Offers and exposes nothing. Runs only when Sources/Engine/WebRuntime/Page/UnsafeCompiledBindings.swift says.
'use strict';
{
  const G = this;
  const { global, document } = G;
  const seen = value => value;
  const other = document.implementation.createHTMLDocument('Uses'), { body } = other;
  body.innerHTML = '<form id=f><label>Name <input name=name></label><input type=checkbox name=check><textarea name=text>words</textarea>'
    + '<select name=choice><option value=1>One<option>Two</select><button>Send</button></form>'
    + '<p id=p data-kind=lead style="margin: 0">Some <b>bold</b> text</p><svg><path d="M0 0"/></svg>';
  const form = other.getElementById('f'), p = other.getElementById('p');

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
  const range = other.createRange(), walker = other.createTreeWalker(body, global.NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) seen(walker.currentNode.data);
  range.selectNodeContents(p);
  seen(range.toString() + range.cloneContents().childNodes.length + global.getSelection().toString());
  p.normalize();
  seen(new global.DOMParser().parseFromString('<p>', 'text/html').body.firstChild);
  p.append('text', other.createComment('c'));
  p.before(other.createElement('hr'));
  p.insertAdjacentElement('afterend', other.createElementNS('http://www.w3.org/2000/svg', 'svg')).setAttribute('width', '1');
  new global.MutationObserver(() => {}).observe(body, { childList: true, subtree: true });

  // Time.
  global.clearTimeout(global.setTimeout(() => {}, 0));
}
