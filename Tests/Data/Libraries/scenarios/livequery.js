// livequery.js: elements that come later
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-livequery/jquery.livequery.js
observe('later', async () => { let n = 0; $('.later').livequery(() => { n++; }); $('body').append('<i class="later">'); await wait(60); return n; });
