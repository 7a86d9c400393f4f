// js/webidl/definitions.js: what the bindings defined, so that the realms of frames can get the same, whatever scripts have changed since then
// (js/html/windows/realms.js).
//
// Reads and writes nothing of the arena.
// Exports note(object, descriptors): an object got these properties, which are not changed afterwards; one that is undefined is only a place
//         between others; or a function that defines the other properties · noteOne(object, key, value, writable, enumerable,
//         configurable): the same of one property · eachDefined(from, visit): calls visit(object, descriptors) for all from a place on, and
//         returns the next place · definedShapes: the interfaces, as js/webidl/interface.js describes them · arrayMethods, and
//         arrayMembers: their descriptors.
// Exposes nothing.
'use strict'; { const G = this; const { primordials, privateArray } = G;

const { arrayPrototype } = primordials;
const defined = privateArray();
function note(object, descriptors) {
  defined[defined.length] = object;
  defined[defined.length] = descriptors;
} G.note = note;
const data = (value, writable, enumerable, configurable) => ({ __proto__: null, value, writable, enumerable, configurable });
G.noteOne = (object, key, value, writable, enumerable, configurable) => {
  note(object, { __proto__: null, [key]: data(value, writable, enumerable, configurable) });
};
function eachDefined(from, visit) {
  for (; from < defined.length; from += 2) visit(defined[from], defined[from + 1]);
  return from;
} G.eachDefined = eachDefined;
G.definedShapes = privateArray();

const { values, keys, entries, forEach } = arrayPrototype;
G.arrayMethods = { __proto__: null, values, keys, entries, forEach };
G.arrayMembers = {
  __proto__: null, entries: data(entries, true, true, true), forEach: data(forEach, true, true, true), keys: data(keys, true, true, true),
  values: data(values, true, true, true),
};
}
