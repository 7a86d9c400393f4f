// emojify.js: names of emoji in texts
// Loads: usr/share/javascript/emojify.js/emojify.js
/* Page
<div id=d>I :heart: this :smile: <a href="x">:+1:</a> <pre>:heart:</pre> :)</div>
*/
observe('replace', () => { emojify.setConfig({ img_dir: 'img', ignore_emoticons: false }); return emojify.replace('x :smile: :nope: ;) y', (e, n) => '[' + n + ']'); });
observe('run', () => { emojify.run(document.getElementById('d')); return document.getElementById('d').innerHTML; });
observe('names', () => [emojify.emojiNames.length > 100, emojify.defaultConfig.tag_type]);
