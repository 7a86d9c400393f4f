// diff-match-patch.js: differences of texts
// Loads: diff-match-patch/javascript/diff_match_patch_uncompressed.js
var dmp = new diff_match_patch();
observe('diff', () => { const d = dmp.diff_main('The quick brown fox.', 'That quick red fox <b>.'); dmp.diff_cleanupSemantic(d); return [d.map(x => [...Object.values(x)].slice(0, 2)), dmp.diff_prettyHtml(d), dmp.diff_levenshtein(d), dmp.diff_toDelta(d)]; });
observe('match', () => [dmp.match_main('abcdefghijk', 'efxhi', 5), dmp.match_main('I am the very model', ' that berry ', 5)]);
observe('patch', () => { const p = dmp.patch_make('one two three \u20ac', 'one 2 three \u20ac!'), text = dmp.patch_toText(p); return [text, dmp.patch_apply(dmp.patch_fromText(text), 'one two three \u20ac plus')]; });
