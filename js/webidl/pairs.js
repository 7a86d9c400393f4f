// js/webidl/pairs.js: interfaces that iterate over pairs. https://webidl.spec.whatwg.org/#idl-iterable
//
// Reads and writes nothing of the arena.
// Offers  G.addPairs(interface object, name, pairsOf): entries, keys, values, forEach and the iterator, over what
//         pairsOf(object, member) gives: a list of pairs, read anew at each step, so that changes meanwhile show ·
//         G.addIterator(prototype, function): its Symbol.iterator. Exposes nothing by a name.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, define, mixin, apply, need, toFunction } = G;
  const { TypeError, iterator, toStringTag } = G.primordials;

  class IteratorBrand extends Given {
    #pairsOf; #object; #kind; #index = 0;
    constructor(object, pairsOf, target, kind) { super(object); this.#pairsOf = pairsOf; this.#object = target; this.#kind = kind; }
    // An iterator of another interface has another prototype.
    static step(object, pairsOf) {
      if (!(#pairsOf in object)) throw new TypeError('Cannot call next() on a non-Iterator object');
      if (object.#pairsOf !== pairsOf) throw new TypeError('The iterator belongs to another interface');
      const pairs = object.#pairsOf(object.#object);
      if (object.#index >= pairs.length) return { value: undefined, done: true };
      const { 0: name, 1: value } = pairs[object.#index++];
      return { value: object.#kind === 0 ? [name, value] : object.#kind === 1 ? name : value, done: false };
    }
  }
  const members = G.privateArray();
  members[0] = 'entries'; members[1] = 'keys'; members[2] = 'values';
  const IteratorPrototype = G.getPrototypeOf(G.getPrototypeOf(apply(G.primordials.arrayValues, [], [])));

  // The tag is a prototype's last property, as in Safari.
  G.addIterator = (prototype, iterate) => {
    const { value } = G.ownDescriptor(prototype, toStringTag);
    delete prototype[toStringTag];
    define(prototype, iterator, iterate, true, false, true);
    define(prototype, toStringTag, value, false, false, true);
  };

  G.addPairs = (interfaceObject, name, pairsOf) => {
    const prototype = ObjectCreate(IteratorPrototype);
    mixin(prototype, { __proto__: null, next() { return IteratorBrand.step(this, pairsOf); } });
    define(prototype, toStringTag, `${name} Iterator`, false, false, true);
    const make = (object, kind) => {
      pairsOf(object, members[kind]);
      return new IteratorBrand(ObjectCreate(prototype), pairsOf, object, kind);
    };
    mixin(interfaceObject, {
      __proto__: null,
      entries() { return make(this, 0); },
      keys() { return make(this, 1); },
      values() { return make(this, 2); },
      forEach(callback, thisArgument = undefined) {
        pairsOf(this, 'forEach');
        need(arguments.length, 1);
        toFunction(callback);
        for (let i = 0; i < pairsOf(this).length; i++) {
          const { 0: key, 1: value } = pairsOf(this)[i];
          apply(callback, thisArgument, [value, key, this]);
        }
      },
    });
    G.addIterator(interfaceObject.prototype, interfaceObject.prototype.entries);
  };
}
