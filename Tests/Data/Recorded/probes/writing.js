// writing.js: mutation records of text that is written piece by piece
/* Page
<p>text</p>
*/
const shown = record => [record.type, record.target.nodeName, [...record.addedNodes].map(node => node.data ?? node.nodeName).join(), record.oldValue];
const run = (...texts) => {
  const frame = document.createElement('iframe'), observer = new MutationObserver(() => {});
  document.body.append(frame);
  const own = frame.contentDocument;
  own.open();
  own.write('<body>');
  observer.observe(own, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  const found = texts.map(text => { own.write(text); return [text.slice(0, 40), observer.takeRecords().map(shown).map(record => record.map(part => part && part.slice(0, 40))), own.body.innerHTML.length]; });
  own.close();
  found.push(observer.takeRecords().map(shown), own.body.innerHTML.slice(0, 80));
  frame.remove();
  return found;
};
observe('a b c d', () => run('a b c d'));
observe('a,b', () => run('a','b'));
observe('a b,c d', () => run('a b','c d'));
observe('a&amp;b &lt; c', () => run('a&amp;b &lt; c'));
observe('a0b', () => run('a\0b'));
observe('a<,b', () => run('a<','b'));
observe('<p>a b</p> c d', () => run('<p>a b</p> c d'));
observe('arnb c', () => run('a\r\nb c'));
observe('a &a,mp; b', () => run('a &a','mp; b'));
observe('<table>a b<tr>c d', () => run('<table>a b<tr>c d'));
observe('<table> a b', () => run('<table> a b'));
observe('<title>a b &amp; c,d e</title>x y', () => run('<title>a b &amp; c','d e</title>x y'));
observe('<pre>na b', () => run('<pre>\na b'));
observe('<textarea>nna b,c', () => run('<textarea>\n\na b','c'));
observe('<b>a b,<i>c d</b> e f</i> g h', () => run('<b>a b','<i>c d</b> e f</i> g h'));
observe('<svg>a 0b</svg>', () => run('<svg>a \0b</svg>'));
observe('<select>a b<option>c d', () => run('<select>a b<option>c d'));
observe('a comment', () => run('a <' + '!-- x y --> b c'));
observe('  a,  b ', () => run('  a','  b '));
observe('<table><tr><td>a b,c d', () => run('<table><tr><td>a b','c d'));
observe('<script>a b,c d<end>x', () => run('<script>a b','c d</scr'+'ipt>x'));
observe('<style>a b,c d</style>x', () => run('<style>a b','c d</style>x'));
observe('<plaintext>a b,c d', () => run('<plaintext>a b','c d'));
observe('x.repeat(70000)+ y', () => run('x'.repeat(70000)+' y'));
observe('a document that is opened', () => {
  const frame = document.createElement('iframe'), observer = new MutationObserver(() => {});
  document.body.append(frame);
  const own = frame.contentDocument;
  own.open();
  observer.observe(own, { subtree: true, characterData: true });
  own.write('a b c d');
  const count = observer.takeRecords().length;
  own.close();
  const text = own.body.innerHTML;
  frame.remove();
  return [count, text];
});
