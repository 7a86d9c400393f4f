// diff.js: differences
// Loads: usr/share/nodejs/diff/dist/diff.js
// Version: 5.0.0
observe('diff', () => [Diff.diffWords('a b c', 'a x c').map(p => [p.value, !!p.added, !!p.removed]), Diff.createPatch('f', 'a\n', 'b\n')]);
