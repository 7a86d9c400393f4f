// jquery-metadata.js: data in classes
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-metadata/jquery.metadata.js
// Version: goodies 12
/* Page
<p class="a {v: 3, s: 'x'}"></p>
*/
observe('data', () => $('p').metadata());
