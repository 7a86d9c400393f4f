// turndown.js: markup to Markdown
// Loads: usr/share/nodejs/turndown/lib/turndown.cjs.js
var service = typeof TurndownService === 'undefined' ? null : new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
observe('markup', () => ['<h1>T</h1><p>a <b>b</b> <em>c</em> <code>d</code></p>', '<ul><li>1<ul><li>2</li></ul></li><li>3</li></ul>', '<ol start=3><li>x</li><li><p>y</p></li></ol>', '<a href="http://x" title="t">l</a><img src=i alt=a>', '<pre><code class="language-js">let x;\n  y</code></pre>', '<blockquote><p>q</p><p>r</p></blockquote>', 'a<br>b<hr>c', '<table><tr><td>1</td></tr></table>', '<p>  sp  ace   s </p><div>d</div>', '*not* _em_ [x] 1. 2'].map(t => service.turndown(t)));
observe('nodes', () => { const d = document.createElement('div'); d.innerHTML = '<p>from <i>node</i></p><script>no</scr' + 'ipt>'; return service.turndown(d); });
observe('rules', () => { service.addRule('s', { filter: ['del', 's'], replacement: c => '~' + c + '~' }); service.keep(['ins']); service.remove('b'); return service.turndown('<del>x</del><ins>y</ins><b>z</b>'); });
observe('escape', () => new TurndownService({ emDelimiter: '*', bulletListMarker: '-' }).turndown('<ul><li>a*b</li></ul><i>k</i>'));
