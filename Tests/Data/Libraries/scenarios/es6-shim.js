// es6-shim.js: what a shim finds missing
// Loads: usr/share/javascript/es6-shim/es6-shim.js, usr/share/javascript/es6-shim/es6-sham.js
var native = f => typeof f === 'function' && /\[native code\]/.test(Function.prototype.toString.call(f));
observe('native', () => [Promise, Map, Set, Array.from, Array.of, Object.assign, Object.setPrototypeOf, String.prototype.normalize, String.prototype.startsWith, Number.isInteger, Math.hypot, Math.fround, Reflect.ownKeys, RegExp.prototype.flags === undefined, Object.getOwnPropertyNames, String.raw].map(native));
observe('values', () => [[...new Map([[NaN, 1], [-0, 2]])], 'a\u0301'.normalize().length, Math.fround(1.1), 'x'.codePointAt(0), [..."a\ud83d\ude00"].length, /a/y.flags]);
