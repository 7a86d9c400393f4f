// js/dom/LiveList.js: the items of live collections, kept up to date with as little work as the tree's changes need.
// https://dom.spec.whatwg.org/#concept-collection
//
// A list keeps its items' ids in tree order and the sequence number it saw last. When the tree has moved on it reads the
// journal. Each entry names the nodes around a change; the union of the changed regions is one range of the preorder, and
// everything outside of it still matches as before. So the list keeps its items before the last match that precedes the
// range and those from the first match behind it, and looks at the nodes of the range alone. When the journal no longer
// holds all it missed, or a changed region can't be told any more, it is built anew.
//
// Reads   the journal, links and names. Holds no state of a page. Writes and exposes nothing.
// Offers  G.LiveList(root, description): {deep, attributes: a change of attributes may matter, matches(id), build(): an Int32Array, or null} ·
//         G.StaticList(ids): what never changes · nextIn, skipIn, previousIn (id, root), precedes(a, b), isWithin(id, root) ·
//         G.LONGEST_SIBLING_WALK.
'use strict';
{
  const G = this;
  const { H, N, wrap, privateArray } = G, { lengthOf } = G.primordials;
  const { SEQUENCE, STRUCTURE_SEQUENCE, JOURNAL, JOURNAL_ENTRIES } = G;
  // Past this many pending entries a new walk is no worse than the replay.
  const LONGEST_REPLAY = 256;

  // How many siblings a walk looks at before it asks native code, which keeps the order of many.
  const LONGEST_SIBLING_WALK = 64;
  // A header word that stays 0.
  const CONSTANT = 63;
  const PARENT = 1, PREVIOUS = 2, NEXT = 3, FIRST = 4, LAST = 5;

  function nextIn(id, root) {
    const first = N[id << 3 | FIRST];
    return first !== 0 ? first : skipIn(id, root);
  }
  function skipIn(id, root) {
    while (id !== root) {
      const next = N[id << 3 | NEXT];
      if (next !== 0) return next;
      id = N[id << 3 | PARENT];
      if (id === 0) return 0;
    }
    return 0;
  }
  function previousIn(id, root) {
    if (id === root) return 0;
    let previous = N[id * 8 + PREVIOUS];
    if (previous === 0) { previous = N[id * 8 + PARENT]; return previous === root ? 0 : previous; }
    for (let last; (last = N[previous * 8 + LAST]) !== 0;) previous = last;
    return previous;
  }
  function lastIn(root) {
    let id = root;
    for (let last; (last = N[id * 8 + LAST]) !== 0;) id = last;
    return id === root ? 0 : id;
  }
  function isWithin(id, root) {
    while (id !== 0) { if (id === root) return true; id = N[id * 8 + PARENT]; }
    return false;
  }
  const chainA = privateArray(), chainB = privateArray();
  // Whether a comes before b in the preorder of their tree; 0 is behind everything.
  function precedes(a, b) {
    if (a === b || a === 0) return false;
    if (b === 0) return true;
    let da = 0, db = 0;
    for (let x = a; x !== 0; x = N[x * 8 + PARENT]) chainA[da++] = x;
    for (let x = b; x !== 0; x = N[x * 8 + PARENT]) chainB[db++] = x;
    while (da > 0 && db > 0 && chainA[da - 1] === chainB[db - 1]) { da--; db--; }
    if (da === 0) return true;
    if (db === 0) return false;
    // Two siblings: whichever is met first, walking from both at once, as long as they are near.
    const x = chainA[da - 1], y = chainB[db - 1];
    let left = LONGEST_SIBLING_WALK;
    for (let fx = N[x * 8 + NEXT], fy = N[y * 8 + NEXT]; left > 0; left--) {
      if (fx === y) return true;
      if (fy === x) return false;
      if (fx === 0) return false;
      if (fy === 0) return true;
      fx = N[fx * 8 + NEXT]; fy = N[fy * 8 + NEXT];
    }
    return G.callNamed('child.index', x) < G.callNamed('child.index', y);
  }

  class LiveList {
    constructor(root, description) {
      this.root = root;
      this.deep = description.deep;
      this.attributes = description.attributes;
      this.matches = description.matches;
      this.build = description.build;
      this.ids = null;
      this.sequence = 0;
      // The header word that says whether the items are as they were, and what it said then.
      this.clock = STRUCTURE_SEQUENCE;
      this.structure = -1;
      // Where the last look-up was; changes cluster around it.
      this.hint = 0;
      this.plainLength = true;
    }
    sync() {
      if (this.ids === null) this.rebuild();
      else if (this.structure !== H[STRUCTURE_SEQUENCE]) this.update();
      return this.ids;
    }
    count() {
      return this.structure === H[this.clock] ? this.ids.length : this.sync().length;
    }
    at(index) {
      const ids = this.structure === H[this.clock] ? this.ids : this.sync();
      if (index >= ids.length) return undefined;
      this.hint = index;
      return wrap(ids[index]);
    }
    rebuild() {
      // NB: What may throw comes before this list says that it is up to date.
      const sequence = H[SEQUENCE], structure = H[STRUCTURE_SEQUENCE], ids = privateArray();
      if (this.build !== null) {
        const found = this.build(this.root);
        for (let i = 0, length = lengthOf(found); i < length; i++) ids[i] = found[i];
      } else if (this.deep) {
        let count = 0;
        for (let id = N[this.root * 8 + FIRST]; id !== 0; id = nextIn(id, this.root)) if (this.matches(id)) ids[count++] = id;
      } else {
        let count = 0;
        for (let id = N[this.root * 8 + FIRST]; id !== 0; id = N[id * 8 + NEXT]) if (this.matches(id)) ids[count++] = id;
      }
      this.ids = ids;
      this.sequence = sequence;
      this.structure = structure;
    }
    update() {
      const now = H[SEQUENCE], behind = now - this.sequence | 0;
      if (behind < 0 || behind > LONGEST_REPLAY || behind > JOURNAL_ENTRIES - 8) { this.rebuild(); return; }
      const { root, deep } = this;
      // The changed range [start, end) of the preorder; -1: nothing changed yet.
      let start = -1, end = -1;
      for (let s = this.sequence; s !== now; s = s + 1 | 0) {
        const entry = JOURNAL + 4 * ((s >>> 0) % JOURNAL_ENTRIES);
        const type = H[entry];
        let from, to;
        if (type === 1) {
          const previous = H[entry + 1], next = H[entry + 2], parent = H[entry + 3];
          if (deep ? !isWithin(parent, root) : parent !== root) continue;
          const previousIsThere = previous === 0 || N[previous * 8 + PARENT] === parent;
          const nextIsThere = next === 0 || N[next * 8 + PARENT] === parent;
          from = previousIsThere && previous !== 0 ? skipIn(previous, root) : nextIn(parent, root);
          to = nextIsThere && next !== 0 ? next : skipIn(parent, root);
          if (precedes(to, from)) { from = nextIn(parent, root); to = skipIn(parent, root); }
        } else if (type === 2 && this.attributes) {
          const element = H[entry + 1];
          if (element === root || !isWithin(element, root)) continue;
          from = element;
          to = nextIn(element, root);
        } else continue;
        if (start === -1) { start = from; end = to; } else {
          if (precedes(from, start)) start = from;
          if (precedes(end, to)) end = to;
        }
      }
      // NB: What may throw comes before this list says that it is up to date.
      const structure = H[STRUCTURE_SEQUENCE];
      if (start !== -1) this.splice(start, end);
      this.sequence = now;
      this.structure = structure;
    }
    // Replaces what the list says about the range [start, end); all outside of it is as the list has it.
    splice(start, end) {
      const { root, ids } = this;
      let before = start === 0 ? lastIn(root) : previousIn(start, root);
      while (before !== 0 && !this.accepts(before)) before = previousIn(before, root);
      let after = end;
      while (after !== 0 && !this.accepts(after)) after = nextIn(after, root);
      const from = before === 0 ? 0 : this.indexOf(before) + 1;
      const to = after === 0 ? ids.length : this.indexOf(after);
      if (before !== 0 && from === 0 || to < from) { this.rebuild(); return; }
      const fresh = privateArray();
      let count = 0;
      for (let id = start; id !== end && id !== 0; id = nextIn(id, root)) if (this.accepts(id)) fresh[count++] = id;
      const grown = count - (to - from);
      if (grown > 0) {
        const length = ids.length;
        for (let i = length; i < length + grown; i++) ids[i] = 0;
        for (let i = length - 1; i >= to; i--) ids[i + grown] = ids[i];
      } else if (grown < 0) {
        for (let i = to; i < ids.length; i++) ids[i + grown] = ids[i];
        ids.length += grown;
      }
      for (let i = 0; i < count; i++) ids[from + i] = fresh[i];
    }
    accepts(id) { return (this.deep || N[id * 8 + PARENT] === this.root) && this.matches(id); }
    indexOf(id) {
      const { ids } = this, { length } = ids;
      let low = this.hint < length ? this.hint : length - 1, high = low + 1;
      while (low >= 0 || high < length) {
        if (low >= 0) { if (ids[low] === id) return this.hint = low; low--; }
        if (high < length) { if (ids[high] === id) return this.hint = high; high++; }
      }
      return -1;
    }
  }
  G.setPrototypeOf(LiveList.prototype, null);

  // Items that never change. NB: With the same fields as a live list, so that compiled code that meets both stays fast.
  const nothing = { __proto__: null, deep: false, attributes: false, matches: null, build: null };
  class StaticList extends LiveList {
    constructor(ids) {
      super(0, nothing);
      this.ids = ids;
      this.clock = CONSTANT;
      this.structure = 0;
    }
    sync() { return this.ids; }
  }

  G.LiveList = LiveList;
  G.StaticList = StaticList;
  G.nextIn = nextIn;
  G.skipIn = skipIn;
  G.previousIn = previousIn;
  G.precedes = precedes;
  G.isWithin = isWithin;
  G.LONGEST_SIBLING_WALK = LONGEST_SIBLING_WALK;
}
