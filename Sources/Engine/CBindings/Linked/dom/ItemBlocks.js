// js/dom/ItemBlocks.js: the items of a list, by their ids, in blocks.
//
// A change moves the items of one block. A list is one block until it is changed. Reads try the block that was read last first.
//
// Reads   the order of nodes. Holds no state of a page. Writes and exposes nothing.
// Exports ItemBlocks: fill(ids, count), peek(index): the item at a valid index, splice(from, to, items), flat(): all, to be read
//         immediately, glance(id), indexInBlocks(id): an item's index, or -1 if it was not found.
'use strict'; { const G = this; const { privateArray, setPrototypeOf,
precedes } = G;

const LONGEST_BLOCK = 1024, NEW_BLOCK = 512;
// The number of items that are searched around a position.
const LONGEST_GLANCE = 8;

// The items of a long list: non-empty arrays, the index of the one that was read last, and all items in one array once it has been
// requested.
class Blocks {
  constructor(arrays) {
    this.arrays = arrays;
    this.place = 0;
    this.flat = null;
  }
  all() {
    if (this.flat === null) {
      const { arrays } = this, flat = this.flat = privateArray();
      for (let i = 0; i < arrays.length; i++) for (let j = 0, ids = arrays[i]; j < ids.length; j++) flat[flat.length] = ids[j];
    }
    return this.flat;
  }
}
setPrototypeOf(Blocks.prototype, null);

class ItemBlocks {
  constructor() {
    // js/webidl/indexed.js sets it. NB: It is declared here so that it is stored in the object itself.
    this.kind = null;
    // The blocks of items, null while there is only one, and the number of items.
    this.blocks = null;
    this.length = 0;
    // The block that was read last, or the only one, and the index of its first item.
    this.ids = null;
    this.base = 0;
    // The position of the last change or read; changes cluster there.
    this.hint = 0;
  }
  fill(ids, count) {
    this.blocks = null;
    this.ids = ids;
    this.length = count;
    this.base = this.hint = 0;
  }
  flat() { return this.blocks === null ? this.ids : this.blocks.all(); }
  // The index of an item near the last change or the list's ends, otherwise -1.
  glance(id) {
    const { hint, length } = this;
    for (let i = 0; i < LONGEST_GLANCE; i++) {
      if (hint - i >= 0 && hint - i < length && this.peek(hint - i) === id) return this.hint = hint - i;
      if (hint + i < length && this.peek(hint + i) === id) return this.hint = hint + i;
    }
    for (let i = 0; i < LONGEST_GLANCE && i < length; i++) {
      if (this.peek(i) === id) return this.hint = i;
      if (this.peek(length - 1 - i) === id) return this.hint = length - 1 - i;
    }
    return -1;
  }
  // The index of an item: its block is found by the blocks' first items, then searched; the item must not have moved since it was added.
  // -1: not found, because the list is one long block, or because a first item has moved.
  indexInBlocks(id) {
    const { blocks } = this;
    let base = 0, { ids } = this;
    if (blocks !== null) {
      const { arrays } = blocks;
      let low = 0, high = arrays.length;
      while (low + 1 < high) {
        const middle = low + high >> 1;
        if (precedes(id, arrays[middle][0])) high = middle; else low = middle;
      }
      for (let i = 0; i < low; i++) base += arrays[i].length;
      ids = arrays[low];
    }
    if (ids.length > LONGEST_BLOCK) return -1;
    for (let i = 0; i < ids.length; i++) if (ids[i] === id) return this.hint = base + i;
    return -1;
  }
  // The item at a valid index.
  peek(index) {
    let { base, ids } = this;
    if (index >= base && index < base + ids.length) return ids[index - base];
    const { blocks } = this, { arrays } = blocks;
    let { place } = blocks;
    if (index + index < base) base = place = 0;
    while (index < base) base -= arrays[--place].length;
    while (index >= base + arrays[place].length) base += arrays[place++].length;
    ids = arrays[place];
    blocks.place = place;
    this.base = base;
    this.ids = ids;
    return ids[index - base];
  }
  // Replaces the items from one index up to another.
  splice(from, to, items) {
    const removed = to - from, added = items.length, grown = added - removed, { length } = this;
    if (removed === 0 && added === 0) return;
    if (length !== 0) this.peek(from < length ? from : length - 1);
    const { blocks, ids, base } = this, offset = from - base, size = ids.length;
    if (blocks !== null) blocks.flat = null;
    if (offset + removed > size || size + grown > LONGEST_BLOCK) { this.recut(offset, removed, items); return; }
    if (grown > 0) {
      for (let i = size; i < size + grown; i++) ids[i] = 0;
      for (let i = size - 1; i >= offset + removed; i--) ids[i + grown] = ids[i];
    } else if (grown < 0) {
      for (let i = offset + removed; i < size; i++) ids[i + grown] = ids[i];
      ids.length = size + grown;
    }
    for (let i = 0; i < added; i++) ids[offset + i] = items[i];
    this.length = length + grown;
    if (ids.length === 0 && blocks !== null) this.recut(0, 0, items);
  }
  // Replaces items when more than the last block changes or a block gets too long; these blocks are split again.
  recut(offset, removed, items) {
    const { blocks, ids, length } = this, made = privateArray(), all = privateArray();
    const { arrays, place } = blocks === null ? new Blocks(privateArray()) : blocks;
    if (blocks === null) arrays[0] = ids;
    let count = 0, next = place, rest = offset + removed;
    for (let i = 0; i < offset; i++) all[count++] = ids[i];
    for (let i = 0; i < items.length; i++) all[count++] = items[i];
    while (next < arrays.length && rest >= arrays[next].length) rest -= arrays[next++].length;
    if (next < arrays.length) for (let i = rest, cut = arrays[next]; i < cut.length; i++) all[count++] = cut[i];
    let last = 0;
    for (let i = 0; i < place; i++) made[last++] = arrays[i];
    for (let i = 0, block = null; i < count; i++) {
      if (i % NEW_BLOCK === 0) made[last++] = block = privateArray();
      block[i % NEW_BLOCK] = all[i];
    }
    for (let i = next + 1; i < arrays.length; i++) made[last++] = arrays[i];
    if (last === 0) made[0] = privateArray();
    this.blocks = last > 1 ? new Blocks(made) : null;
    this.ids = made[0];
    this.base = 0;
    this.length = length + items.length - removed;
  }
} G.ItemBlocks = ItemBlocks;
setPrototypeOf(ItemBlocks.prototype, null);
}
