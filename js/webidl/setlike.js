// js/webidl/setlike.js: interfaces that are sets. https://webidl.spec.whatwg.org/#js-setlike
//
// Reads and writes nothing of the arena.
// Exports addSetlike(interface object, setOf, convert, changed): the members of a set whose items convert(value) creates; setOf(object,
//         member, access) returns the set, changed(object, value, whether it is in the set now) is called after changes: without a value
//         all were removed.
// Exposes nothing by a name.
import { apply, primordials } from '../primordials.js';
import { mixin, need } from './interface.js';
import { toFunction } from './conversions.js';
import { addIterator } from 'late:./iterable.js';

const { setAdd, setEach, setHas, setDelete, setClear, setSize, setValues, setEntries } = primordials;

export const addSetlike = (interfaceObject, setOf, convert, changed) => {
  const { prototype } = interfaceObject;
  mixin(interfaceObject, {
    __proto__: null,
    get size() { return setSize(setOf(this, 'size', 1)); },
    has(value) { const set = setOf(this, 'has'); need(arguments.length, 1); return setHas(set, convert(value)); },
    add(value) {
      const set = setOf(this, 'add');
      need(arguments.length, 1);
      const item = convert(value);
      setAdd(set, item);
      changed(this, item, true);
      return this;
    },
    delete(value) {
      const set = setOf(this, 'delete');
      need(arguments.length, 1);
      const item = convert(value), isGone = setDelete(set, item);
      changed(this, item, false);
      return isGone;
    },
    clear() { setClear(setOf(this, 'clear')); changed(this); },
    forEach(callback, thisArgument = undefined) {
      const set = setOf(this, 'forEach');
      need(arguments.length, 1);
      toFunction(callback);
      setEach(set, value => { apply(callback, thisArgument, [value, value, this]); });
    },
    entries() { return setEntries(setOf(this, 'entries')); },
    keys() { return setValues(setOf(this, 'keys')); },
    values() { return setValues(setOf(this, 'values')); },
  });
  addIterator(prototype, prototype.values);
};
