// js/dom/LiveList.js: the items of live collections, kept up to date with as little work as the tree's changes need.
// https://dom.spec.whatwg.org/#concept-collection
//
// A list keeps its items' ids in tree order and the sequence number it saw last. After changes of the tree, it visits only the nodes of the
// changed regions. Each region replaces the items between the last unchanged item before it and the first unchanged item after it. Those
// two are searched among a few nodes around the region, and near the position of the last change; otherwise by binary search. If the
// journal no longer contains all changes since then, the list is rebuilt.
//
// Reads   the journal, links and names. Holds no state of a page. Writes and exposes nothing.
// Exports LiveList(root, description, clock: the header's word that changes when items may have been added or removed): {deep, attributes:
//         whether a change of attributes may matter, or a map of those that do (attributesNamed of js/dom/changedRegions.js), isLocal: true
//         if a node's kind and name alone decide whether it matches, matches(id), build(root): an Int32Array or a private array, or null},
//         StaticList(ids): a list that never changes. Both have count(), at(index): a wrapper, idAt(index): 0 past the end, all(): the ids,
//         to be read immediately, indexOf(id), has(id).
import { getPrototypeOf, primordials, privateArray } from '../primordials.js';
import { wrap } from '../arena.js';
import {
  JOURNAL_ENTRIES, LINK_LAST, LINK_PREVIOUS, STANDING_CLOCK, STRUCTURE_CLOCK, changeSequence, firstChildOf, lastChildOf, linkOf, nextSiblingOf,
  nodeCount, parentOf, readClock,
} from '../memory.js';
import { isWithin, nextIn, precedes } from './preorder.js';
import { changedRegions } from './changedRegions.js';
import { ItemBlocks } from './ItemBlocks.js';

const { lengthOf } = primordials;
// With more pending entries than this, and one for this many nodes of all trees, a new walk is as fast as the replay.
const LONGEST_REPLAY = 256, NODES_OF_AN_ENTRY = 64;
// The number of nodes searched around a region before the binary search.
const LONGEST_WALK = 24;

// Words of the header: the number of nodes, and one that is always 0.

export class LiveList extends ItemBlocks {
  constructor(root, description, clock = STRUCTURE_CLOCK) {
    super();
    this.root = root;
    this.description = description;
    // Whether the items are valid: not during a change, which an exception may interrupt.
    this.isWhole = false;
    this.sequence = 0;
    // The header word that shows whether the items are current, and its value at the last update.
    this.clock = clock;
    this.structure = -1;
  }
  matches(id) { return this.description.matches(id); }
  sync() {
    if (!this.isWhole) this.rebuild();
    else if (this.structure !== readClock(this.clock)) this.update();
  }
  count() {
    if (this.structure !== readClock(this.clock)) this.sync();
    return this.length;
  }
  at(index) {
    if (this.structure !== readClock(this.clock)) this.sync();
    const offset = index - this.base;
    if (offset >= 0 && offset < this.ids.length) return wrap(this.ids[offset]);
    return index < this.length ? wrap(this.peek(index)) : undefined;
  }
  idAt(index) {
    if (this.structure !== readClock(this.clock)) this.sync();
    return index >= 0 && index < this.length ? this.peek(index) : 0;
  }
  all() {
    if (this.structure !== readClock(this.clock)) this.sync();
    return this.flat();
  }
  // Whether a node is an item.
  has(id) {
    const { root } = this;
    return (this.description.deep ? id !== root && isWithin(id, root) : parentOf(id) === root) && this.matches(id);
  }
  // The index of an item, -1 for other nodes.
  indexOf(id) {
    if (this.structure !== readClock(this.clock)) this.sync();
    let index = this.glance(id);
    if (index >= 0) return index;
    if (!isWithin(id, this.root)) return -1;
    index = this.indexInBlocks(id);
    if (index >= 0) return index;
    let low = 0, high = this.length;
    while (low < high) {
      const middle = low + high >> 1;
      if (precedes(this.peek(middle), id)) low = middle + 1; else high = middle;
    }
    return low < this.length && this.peek(low) === id ? this.hint = low : -1;
  }

  rebuild() {
    // NB: Everything that may throw comes before the list counts as current.
    const sequence = changeSequence(), structure = readClock(this.clock), ids = privateArray();
    const { deep, build } = this.description;
    let count = 0;
    if (build !== null) {
      const found = build(this.root), length = getPrototypeOf(found) === null ? found.length : lengthOf(found);
      for (; count < length; count++) ids[count] = found[count];
    } else if (deep) {
      for (let id = firstChildOf(this.root); id !== 0; id = nextIn(id, this.root)) if (this.matches(id)) ids[count++] = id;
    } else {
      for (let id = firstChildOf(this.root); id !== 0; id = nextSiblingOf(id)) if (this.matches(id)) ids[count++] = id;
    }
    this.fill(ids, count);
    this.sequence = sequence;
    this.structure = structure;
    this.isWhole = true;
  }
  update() {
    const now = changeSequence(), structure = readClock(this.clock), behind = now - this.sequence | 0;
    if (behind < 0 || behind > JOURNAL_ENTRIES - 8 || behind > LONGEST_REPLAY && behind * NODES_OF_AN_ENTRY > nodeCount()) {
      this.rebuild();
      return;
    }
    const { deep, attributes, isLocal, matches } = this.description;
    const regions = changedRegions(this.root, deep, attributes, this.sequence, now, isLocal === true ? matches : null);
    if (regions.count !== 0 && !this.replace(regions)) { this.rebuild(); return; }
    this.sequence = now;
    this.structure = structure;
  }
  // Updates the list in the regions; everything outside of them must be as in the list. → false if it is not.
  replace(regions) {
    if (!this.isTouched(regions)) return true;
    const froms = privateArray(), tos = privateArray(), fresh = privateArray();
    let gaps = 0;
    for (let i = 0; i < regions.count; i++) {
      const from = this.placeBefore(regions, i, gaps === 0 ? 0 : froms[gaps - 1]);
      // No unchanged item is between it and the previous region: they share a gap in the list.
      if (gaps === 0 || froms[gaps - 1] !== from) {
        const to = this.placeBehind(regions, i, from);
        if (to < 0) return false;
        froms[gaps] = from;
        tos[gaps] = to;
        fresh[gaps++] = privateArray();
        this.hint = from;
      }
      this.findItems(regions.starts[i], regions.ends[i], fresh[gaps - 1]);
    }
    // NB: Everything that may throw because of a script comes earlier; after a stack overflow here the list is rebuilt.
    this.isWhole = false;
    for (let i = gaps - 1; i >= 0; i--) this.splice(froms[i], tos[i], fresh[i]);
    this.isWhole = true;
    return true;
  }
  // Whether an item was added or may have been removed. NB: A walk to find out pays, since the positions in the list may be far from the
  // change.
  isTouched({ count, starts, ends, removed, isKnown }) {
    const { deep, isLocal } = this.description;
    if (!isKnown || removed.length !== 0 && isLocal !== true) return true;
    for (let i = 0; i < removed.length; i++) {
      const node = removed[i];
      for (let id = node; id !== 0; id = deep ? nextIn(id, node) : 0) if (this.matches(id)) return true;
    }
    for (let i = 0; i < count; i++) {
      for (let id = starts[i]; id !== ends[i] && id !== 0; id = deep ? nextIn(id, this.root) : nextSiblingOf(id)) if (this.matches(id)) return true;
    }
    return false;
  }
  // Adds the items in a region to an array.
  findItems(start, end, found) {
    let { length } = found;
    const { root } = this;
    if (this.description.deep) { for (let id = start; id !== end && id !== 0; id = nextIn(id, root)) if (this.matches(id)) found[length++] = id; } else {
      for (let id = start; id !== end && id !== 0; id = nextSiblingOf(id)) if (this.matches(id)) found[length++] = id;
    }
  }

  // Positions. Items that changed or were removed may be anywhere between unchanged ones, and do not indicate the order.

  // The index after the last unchanged item before a region.
  placeBefore(regions, i, previousFrom) {
    if (this.length === 0) return 0;
    const { root } = this, { deep } = this.description, start = regions.starts[i], barrier = i === 0 ? -1 : regions.ends[i - 1];
    let id = start;
    for (let left = LONGEST_WALK; left > 0; left--) {
      if (id === barrier) return previousFrom;
      let previous = linkOf(id === 0 ? root : id, id === 0 ? LINK_LAST : LINK_PREVIOUS);
      if (previous === 0) {
        if (id === 0 || !deep) return 0;
        previous = parentOf(id);
        if (previous === root) return 0;
      } else if (deep) {
        for (let last; (last = lastChildOf(previous)) !== 0 && left > 0; left--) previous = last;
        if (lastChildOf(previous) !== 0) break;
      }
      id = previous;
      if (!this.matches(id)) continue;
      let index = this.glance(id);
      if (index < 0) index = this.indexInBlocks(id);
      if (index >= 0) return index + 1;
      break;
    }
    let low = 0, high = this.length;
    while (low < high) {
      const middle = low + high >> 1;
      let at = middle, region = -1;
      while (at < high && (region = this.placeAmong(this.peek(at), regions)) < 0) at++;
      if (at < high && region <= i) low = at + 1; else high = middle;
    }
    return low;
  }
  // The index of the first unchanged item after a region, at `from` or later; -1 if the list is wrong.
  placeBehind(regions, i, from) {
    const { root, length } = this, { deep } = this.description, barrier = i + 1 < regions.count ? regions.starts[i + 1] : 0;
    let id = regions.ends[i], left = LONGEST_WALK;
    while (left > 0 && id !== barrier && !this.matches(id)) {
      left--;
      id = deep ? nextIn(id, root) : nextSiblingOf(id);
    }
    let index = from;
    if (id === 0) return length;
    if (left > 0 && id !== barrier) {
      while (index < length && this.peek(index) !== id) index++;
      return index < length ? index : -1;
    }
    while (index < length && this.placeAmong(this.peek(index), regions) < 0) index++;
    return index;
  }
  // The number of regions that start before a node that has not moved, as far as the order of such nodes is concerned: below the root and
  // in no region; -1 for any other node.
  placeAmong(id, regions) {
    if (this.description.deep ? !isWithin(id, this.root) : parentOf(id) !== this.root) return -1;
    const { starts, ends } = regions;
    let low = 0, high = regions.count;
    while (low < high) {
      const middle = low + high >> 1;
      if (precedes(id, starts[middle])) high = middle; else low = middle + 1;
    }
    return low === 0 || !precedes(id, ends[low - 1]) ? low : -1;
  }
}

// Items that never change. NB: It has the fields of a live list, so that compiled code that handles both stays fast; querySelectorAll
// creates many of them.
const nothing = { __proto__: null, deep: false, attributes: false, matches: null, build: null };
export class StaticList extends LiveList {
  constructor(ids) {
    super(0, nothing);
    this.fill(ids, ids.length);
    this.isWhole = true;
    this.clock = STANDING_CLOCK;
    this.structure = 0;
  }
  indexOf(id) {
    for (let i = 0; i < this.ids.length; i++) if (this.ids[i] === id) return i;
    return -1;
  }
  has(id) { return this.indexOf(id) >= 0; }
}
