// js/webidl/iterable.js: interfaces that iterate over pairs. https://webidl.spec.whatwg.org/#idl-iterable
//
// Reads and writes nothing of the arena.
// Exports addIterable(interface object, name, brand, steps): entries, keys, values, forEach and the iterator, over steps.pair(state,
//         index), undefined after the last: it is called at each step, so that changes are seen · addIterator(prototype, function): sets
//         its Symbol.iterator. Exposes nothing by a name.
import { ObjectCreate, apply, getPrototypeOf, ownDescriptor, primordials, privateArray } from '../primordials.js';
import { Given } from '../arena.js';
import { noteOne } from './definitions.js';
import { define, mixin, need } from './interface.js';
import { toFunction } from './conversions.js';

const { TypeError, iterator, toStringTag } = primordials;

class IteratorBrand extends Given {
  #steps; #state; #kind; #index = 0;
  constructor(object, steps, state, kind) { super(object); this.#steps = steps; this.#state = state; this.#kind = kind; }
  // An iterator of another interface has another prototype.
  static step(object, steps) {
    if (!(#steps in object)) throw new TypeError('Cannot call next() on a non-Iterator object');
    if (object.#steps !== steps) throw new TypeError('The iterator belongs to another interface');
    const pair = steps.pair(object.#state, object.#index);
    if (pair === undefined) return { value: undefined, done: true };
    object.#index++;
    return { value: object.#kind === 0 ? [pair[0], pair[1]] : pair[object.#kind - 1], done: false };
  }
}
const members = privateArray();
members[0] = 'entries'; members[1] = 'keys'; members[2] = 'values';
const IteratorPrototype = getPrototypeOf(getPrototypeOf(apply(primordials.arrayValues, [], [])));

// The tag is the last property of a prototype, as in Safari.
export const addIterator = (prototype, iterate) => {
  const { value } = ownDescriptor(prototype, toStringTag);
  delete prototype[toStringTag];
  define(prototype, iterator, iterate, true, false, true);
  noteOne(prototype, iterator, iterate, true, false, true);
  define(prototype, toStringTag, value, false, false, true);
};

export const addIterable = (interfaceObject, name, brand, steps) => {
  const prototype = ObjectCreate(IteratorPrototype);
  mixin(prototype, { __proto__: null, next() { return IteratorBrand.step(this, steps); } });
  define(prototype, toStringTag, `${name} Iterator`, false, false, true);
  const make = (object, kind) => new IteratorBrand(ObjectCreate(prototype), steps, brand.of(object, members[kind]), kind);
  mixin(interfaceObject, {
    __proto__: null,
    entries() { return make(this, 0); },
    keys() { return make(this, 1); },
    values() { return make(this, 2); },
    forEach(callback, thisArgument = undefined) {
      const state = brand.of(this, 'forEach');
      need(arguments.length, 1);
      toFunction(callback);
      for (let i = 0, pair; (pair = steps.pair(state, i)) !== undefined; i++) apply(callback, thisArgument, [pair[1], pair[0], this]);
    },
  });
  addIterator(interfaceObject.prototype, interfaceObject.prototype.entries);
};
