// readability.js: the article of a page
// Loads: readability/Readability.js
// Version: 0.6.0
/* Page
<div id="nav"><a href="/x">x</a></div><article><h1>Title of it</h1><p>First paragraph, long enough to count, with commas, words, and more words, so that the score grows.</p><p>Second paragraph, also long enough to count, with a <a href="rel.html">link</a>, commas, and yet more words in it.</p><p>Third paragraph, once more long enough, with commas, words and sentences. Another sentence follows here, for the sake of length.</p></article>
*/
observe('parse', () => { const r = new Readability(document.cloneNode(true), { charThreshold: 50 }).parse(); return [r.title, r.content, r.excerpt, r.length, r.dir]; });
