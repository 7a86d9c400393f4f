// blocks.js: execCommand('formatBlock') over lists and over blocks that it replaces or surrounds
/* Page
<div id=e contenteditable></div>
*/
const e = document.getElementById('e'), s = getSelection();
// Selects the text between [ and ].
const place = html => {
  e.innerHTML = html;
  const walker = document.createTreeWalker(e, 4), texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const ends = ['[', ']'].map(mark => { const text = texts.find(text => text.data.includes(mark)), at = text.data.indexOf(mark); text.deleteData(at, 1); return [text, at]; });
  s.setBaseAndExtent(...ends[0], ...ends[1]);
};
const run = (html, ...commands) => { place(html); return [html, ...commands.map(([name, value]) => document.execCommand(name, false, value) && e.innerHTML), String(s)]; };
const lists = [
  '<ul><li>[one]</li></ul>', '<ul><li>[one]</li><li>two</li></ul>', '<ul><li>one</li><li>[two]</li><li>three</li></ul>',
  '<ul><li>one</li><li>[two]</li></ul>', '<ul><li>[one</li><li>two]</li></ul>', '<ul><li>[one</li><li>two]</li><li>three</li></ul>',
  '<ul><li>one</li><li>[two</li><li>three]</li></ul>', '<ul><li>[one</li><li>two</li><li>three]</li></ul>',
  '<ul><li>[one</li></ul><p>two]</p>', '<p>[zero</p><ul><li>one]</li></ul>', '<p>[zero</p><ul><li>one]</li><li>two</li></ul>',
  '<ul><li>a<ul><li>[b]</li></ul></li></ul>', '<ul><li>a<ul><li>[b]</li><li>c</li></ul></li><li>d</li></ul>',
  '<ul><li><p>[one]</p></li></ul>', '<ul><li>[one]<br>two</li></ul>', '<ul><li>one<br>[two]</li></ul>', '<ul><li><b>[one]</b> two</li></ul>',
  '<blockquote><ul><li>[one]</li></ul></blockquote>', '<dl><dt>[one]</dt><dd>two</dd></dl>', '<dl><dt>one</dt><dd>[two]</dd></dl>',
  '<table><tr><td>[one]</td></tr></table>', '<ul><li>[]one</li></ul>', '<h1><ul><li>[one]</li></ul></h1>',
  '<h2><ul><li>[one]</li></ul></h2>', '<ul class="k" id="q"><li class="l">[one]</li><li>two</li></ul>',
  '<ol start="3"><li>one</li><li>[two]</li></ol>', 'a<ul><li>[one]</li></ul>b', '<ul><li>[one</li></ul><ul><li>two]</li></ul>',
  '<div><ul><li>[one]</li></ul></div>', '<p>x</p><ul><li>[one</li><li>two]</li></ul><p>y</p>',
  '<ul><li><div>[a</div><div>b]</div></li></ul>', '<ul><li>[one]</li> <li>two</li></ul>',
];
const others = [
  '<div class="x"><ul><li>[one]</li></ul></div>', '<div>a<ul><li>[one]</li></ul></div>', '<div><ul><li>[one]</li></ul>b</div>',
  '<div><ul><li>[one]</li><li>two</li></ul></div>', '<div><div><ul><li>[one]</li></ul></div></div>',
  '<section><ul><li>[one]</li></ul></section>', '<section>[one]</section>', '<article>[one]</article>', '<main>[one]</main>',
  '<header>[one]</header>', '<figure>[one]</figure>', '<fieldset>[one]</fieldset>', '<center>[one]</center>', '<details>[one]</details>',
  '<form>[one]</form>', '<hgroup>[one]</hgroup>', '<nav>[one]</nav>', '<dl>[one]</dl>', '<ul>\n<li>[one]</li>\n<li>two</li>\n</ul>',
  '<ul>\n<li>one</li>\n<li>[two]</li>\n</ul>', '<ul><li class="l">[one]<br>two</li></ul>', '<ul><li>one<br>[two]<br>three</li></ul>',
  '<ul><li>[one<br>two]</li></ul>', '<ul><li>[one]<ul><li>sub</li></ul></li></ul>', '<ul><li>x<p>[one]</p></li></ul>', '<ul>[one]</ul>',
  '<ul><li>[one<ul><li>sub]</li></ul></li></ul>', '<section>[one]<br>two</section>', '<dl><dt>[one</dt><dd>two]</dd></dl>',
  '<figcaption>[one]</figcaption>', '<aside>[one]</aside>', '<footer>[one]</footer>', '<summary>[one]</summary>',
];
for (const value of ['h2', '<p>', 'pre', 'div', 'blockquote']) observe(`lists, ${value}`, () => lists.map(html => run(html, ['formatBlock', value])));
const same = ['<h2 class="x">[one]</h2>','<h2>[one</h2><p>two]</p>','<p>[one</p><h2>two]</h2>','<h2>[one</h2><h2>two]</h2>','<p class=x>[one]</p>','<p class=x>[one</p><p>two]</p>','<h2>[one<br>two]</h2>','<h2>[one]<br>two</h2>','<div class=k>[one]</div>','<div>[one<br>two]</div>','[one<br>two]'];
observe('blocks of the kind', () => same.flatMap(html => [run(html, ['formatBlock', 'h2']), run(html, ['formatBlock', 'p'])]));
observe('others', () => others.map(html => run(html, ['formatBlock', 'h2'])));
observe('made lists', () => ['<p>[hello]</p>', '<h1>[hello]</h1>', '[hello]'].flatMap(html => ['insertUnorderedList', 'insertOrderedList'].map(name => run(html, [name], ['formatBlock', 'h2']))));
