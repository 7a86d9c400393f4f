// js/fetch/Headers.js: Headers. https://fetch.spec.whatwg.org/#headers-class
//
// Reads and writes nothing of the arena. Exposes Headers.
'use strict';
{
  const G = this;
  const { defineInterface, Given, need, toText, toASCIILower, PrivateMap, privateArray } = G;
  const { iterator, entriesOf, sort, TypeError } = G.primordials;
  class HeadersBrand extends Given {
    #list;
    constructor(object, list) { super(object); this.#list = list; }
    static of(object) { return object.#list; }
  }
  const { of } = HeadersBrand;
  // Values by name, and for iteration the pairs sorted by name, made when asked for after a change.
  class HeaderList {
    values = PrivateMap();
    sorted = null;
    get(name) { return this.values.get(name); }
    set(name, value) { this.values.set(name, value); this.sorted = null; }
    delete(name) { this.values.delete(name); this.sorted = null; }
    append(name, value) {
      const key = toASCIILower(toText(name)), old = this.get(key);
      this.set(key, old === undefined ? toText(value) : `${old}, ${toText(value)}`);
    }
    pairs() {
      if (this.sorted !== null) return this.sorted;
      const list = privateArray();
      this.values.forEach((value, name) => { list[list.length] = [name, value]; });
      return this.sorted = sort(list, (a, b) => a[0] < b[0] ? -1 : 1);
    }
  }
  G.setPrototypeOf(HeaderList.prototype, null);
  const Headers = defineInterface('Headers', {
    __proto__: null,
    construct(object, init = undefined) {
      const list = new HeaderList();
      if (init !== undefined && init !== null) {
        const given = init[iterator];
        if (given === undefined || given === null) {
          const pairs = entriesOf(init);
          for (let i = 0; i < pairs.length; i++) list.append(pairs[i][0], pairs[i][1]);
        } else for (const pair of init) {
          const { length, 0: name, 1: value } = pair;
          if (length !== 2) throw new TypeError('Header init must be a sequence of pairs');
          list.append(name, value);
        }
      }
      return new HeadersBrand(object, list);
    },
    members: {
      append(name, value) { need(arguments.length, 2); of(this).append(name, value); },
      delete(name) { need(arguments.length, 1); of(this).delete(toASCIILower(toText(name))); },
      get(name) {
        need(arguments.length, 1);
        const value = of(this).get(toASCIILower(toText(name)));
        return value === undefined ? null : value;
      },
      has(name) { need(arguments.length, 1); return of(this).get(toASCIILower(toText(name))) !== undefined; },
      set(name, value) { need(arguments.length, 2); of(this).set(toASCIILower(toText(name)), toText(value)); },
    },
  });
  G.addPairs(Headers, 'Headers', object => of(object).pairs());
}
