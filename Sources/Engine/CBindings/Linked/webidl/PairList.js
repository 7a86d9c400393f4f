// js/webidl/PairList.js: ordered pairs of a name and a value, found by name and by index.
//
// A removed pair leaves an empty slot; slots are compacted when half are empty. Long lists have an index by name, and a count of used
// slots, so that no script causes a linear search.
//
// Reads and writes nothing of the arena. Exposes nothing.
// Exports PairList(private array of pairs): length, add(pair), at(index), all(): to be read immediately, firstOf(name), allOf(name),
//         remove(name, value): with any value if that is undefined, put(pair): replaces all pairs of its name.
'use strict'; { const G = this; const { PrivateMap, privateArray, setPrototypeOf } = G;

const MOST_WALKED = 16;

class PairList {
  constructor(pairs) {
    this.slots = pairs;
    this.length = pairs.length;
    // The slots of each name; and at i, the number of used slots among the `i & -i` slots up to i. null until they are needed.
    this.places = null;
    this.sums = null;
  }
  add(pair) {
    const { slots, places, sums } = this, place = slots.length;
    slots[place] = pair;
    this.length++;
    if (places !== null) record(places, pair[0], place);
    if (sums === null) return;
    const number = place + 1;
    let sum = 1;
    for (let i = place; i > number - (number & -number); i -= i & -i) sum += sums[i];
    sums[number] = sum;
  }
  at(index) {
    const { slots, sums } = this;
    if (index >= this.length) return undefined;
    if (sums === null) return slots[index];
    let place = 0, step = 1;
    while (step * 2 < sums.length) step *= 2;
    for (let left = index; step > 0; step >>= 1) {
      if (place + step < sums.length && sums[place + step] <= left) { place += step; left -= sums[place]; }
    }
    return slots[place];
  }
  all() {
    const { slots } = this, found = privateArray();
    if (this.sums === null) return slots;
    for (let i = 0; i < slots.length; i++) if (slots[i] !== null) found[found.length] = slots[i];
    return found;
  }
  firstOf(name) { const places = this.placesOf(name); return places.length === 0 ? undefined : this.slots[places[0]]; }
  allOf(name) {
    const places = this.placesOf(name), found = privateArray();
    for (let i = 0; i < places.length; i++) found[i] = this.slots[places[i]];
    return found;
  }
  remove(name, value) {
    const { slots } = this, places = this.placesOf(name), kept = privateArray();
    for (let i = 0; i < places.length; i++) {
      if (value === undefined || slots[places[i]][1] === value) this.empty(places[i]); else kept[kept.length] = places[i];
    }
    this.keep(name, kept);
  }
  put(pair) {
    const places = this.placesOf(pair[0]), kept = privateArray();
    if (places.length === 0) { this.add(pair); return; }
    kept[0] = places[0];
    this.slots[places[0]] = pair;
    for (let i = 1; i < places.length; i++) this.empty(places[i]);
    this.keep(pair[0], kept);
  }
  // The slots of a name, in order; to be read before the list changes.
  placesOf(name) {
    const { slots } = this;
    if (slots.length <= MOST_WALKED) {
      const found = privateArray();
      for (let i = 0; i < slots.length; i++) if (slots[i] !== null && slots[i][0] === name) found[found.length] = i;
      return found;
    }
    if (this.places === null) {
      this.places = PrivateMap();
      for (let i = 0; i < slots.length; i++) if (slots[i] !== null) record(this.places, slots[i][0], i);
    }
    return this.places.get(name) ?? privateArray();
  }
  empty(place) {
    const { slots } = this;
    if (this.sums === null) {
      const sums = this.sums = privateArray();
      sums[0] = 0;
      for (let i = 1; i <= slots.length; i++) sums[i] = i & -i;
    }
    slots[place] = null;
    this.length--;
    for (let i = place + 1; i < this.sums.length; i += i & -i) this.sums[i]--;
  }
  // Sets the remaining slots of a name, and compacts the slots if many are empty.
  keep(name, left) {
    if (this.length * 2 < this.slots.length || this.sums !== null && this.slots.length <= MOST_WALKED) {
      this.slots = this.all();
      this.places = this.sums = null;
    } else if (this.places !== null) {
      if (left.length === 0) this.places.delete(name); else this.places.set(name, left);
    }
  }
} G.PairList = PairList;
setPrototypeOf(PairList.prototype, null);
function record(places, name, place) {
  const known = places.get(name);
  if (known !== undefined) { known[known.length] = place; return; }
  const made = privateArray();
  made[0] = place;
  places.set(name, made);
}
}
