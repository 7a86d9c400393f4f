// js/fetch/Headers.js: Headers. https://fetch.spec.whatwg.org/#headers-class
//
// Reads and writes nothing of the arena. Exposes Headers.
'use strict';
{
  const G = this;
  const { defineInterface, Given, need, toText, toASCIILower, PrivateMap, privateArray } = G;
  const { iterator, entriesOf, TypeError } = G.primordials;
  class HeadersBrand extends Given {
    #values;
    constructor(object, values) { super(object); this.#values = values; }
    static of(object) { return object.#values; }
  }
  const { of } = HeadersBrand;
  function append(values, name, value) {
    const key = toASCIILower(toText(name)), old = values.get(key);
    values.set(key, old === undefined ? toText(value) : `${old}, ${toText(value)}`);
  }
  const Headers = defineInterface('Headers', {
    construct(object, init = undefined) {
      const values = PrivateMap();
      if (init !== undefined && init !== null) {
        const given = init[iterator];
        if (given === undefined || given === null) {
          const pairs = entriesOf(init);
          for (let i = 0; i < pairs.length; i++) append(values, pairs[i][0], pairs[i][1]);
        } else for (const pair of init) {
          const { length, 0: name, 1: value } = pair;
          if (length !== 2) throw new TypeError('Header init must be a sequence of pairs');
          append(values, name, value);
        }
      }
      return new HeadersBrand(object, values);
    },
    members: {
      append(name, value) { need(arguments.length, 2); append(of(this), name, value); },
      delete(name) { need(arguments.length, 1); of(this).delete(toASCIILower(toText(name))); },
      get(name) {
        need(arguments.length, 1);
        const value = of(this).get(toASCIILower(toText(name)));
        return value === undefined ? null : value;
      },
      has(name) { need(arguments.length, 1); return of(this).has(toASCIILower(toText(name))); },
      set(name, value) { need(arguments.length, 2); of(this).set(toASCIILower(toText(name)), toText(value)); },
    },
  });
  // Sorted by name, as iteration goes.
  G.addPairs(Headers, 'Headers', object => {
    const list = privateArray();
    of(object).forEach((value, name) => {
      let at = list.length;
      while (at > 0 && list[at - 1][0] > name) { list[at] = list[at - 1]; at--; }
      list[at] = [name, value];
    });
    return list;
  });
}
