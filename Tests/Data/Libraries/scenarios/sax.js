// sax.js: markup read piece by piece
// Loads: usr/share/javascript/sax/sax.js
/* Page
<p>page</p>
*/
const read = (text, strict, options, pieces = 1) => { const p = sax.parser(strict, options), seen = []; for (const e of ['text', 'opentag', 'closetag', 'attribute', 'comment', 'cdata', 'doctype', 'processinginstruction', 'opennamespace', 'closenamespace', 'script']) p['on' + e] = v => seen.push([e, v && v.name ? [v.name, v.attributes || v.value || v.body] : v]); p.onerror = e => { seen.push(['error', e.message]); p.error = null; }; const size = Math.ceil(text.length / pieces); for (let i = 0; i < text.length; i += size) p.write(text.slice(i, i + size)); p.close(); return seen; };
observe('strict', () => read('<?xml version="1.0"?><!DOCTYPE a><a b="1&amp;2" c=\'x\'><!-- c --><d/>t &lt; &#65;<![CDATA[<q>]]></a>', true));
observe('loose', () => read('<P CLASS=a>one<br>two<script>1<2</script><b>x</p>', false, { lowercase: true }));
observe('namespaces', () => read('<a xmlns="u" xmlns:p="v"><p:b p:c="1"/></a>', true, { xmlns: true }));
observe('errors', () => [read('<a><b></a>', true), read('<a b=1>', true), read('&bogus;', true), read('<a', true)].map(list => list.filter(x => x[0] === 'error').map(x => x[1])));
observe('pieces', () => JSON.stringify(read('<a b="1">text<c/>é😀</a>', true, {}, 9)) === JSON.stringify(read('<a b="1">text<c/>é😀</a>', true, {}, 1)) || read('<a b="1">text<c/>é😀</a>', true, {}, 9));
observe('the page', () => read(new XMLSerializer().serializeToString(document.querySelector('p')), true));
