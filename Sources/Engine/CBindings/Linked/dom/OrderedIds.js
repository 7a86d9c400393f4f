// js/dom/OrderedIds.js: a sorted set of ids of nodes of one tree, in tree order, with cheap additions and removals.
//
// The ids are stored in blocks, with a map from each id to its block. So a node that was removed from its tree can be deleted although its
// former position is unknown. A node that moves must be deleted before the next query, and added again.
//
// Reads   the order of nodes. Writes and exposes nothing.
// Exports OrderedIds: has(id), add(id), remove(id), fill(ids): in tree order, firstFrom(id): the first that is not before a node,
//         0 for none.
'use strict'; { const G = this; const { PrivateMap, privateArray, setPrototypeOf,
precedes } = G;

const LONGEST_BLOCK = 512;

class OrderedIds {
  constructor() {
    // No block is empty.
    this.blocks = privateArray();
    this.blockOf = PrivateMap();
  }
  has(id) { return this.blockOf.has(id); }
  fill(ids) {
    this.blocks = privateArray();
    this.blockOf = PrivateMap();
    for (let i = 0; i < ids.length; i += LONGEST_BLOCK >> 1) this.insertBlock(this.blocks.length, ids, i, i + (LONGEST_BLOCK >> 1));
  }
  // Inserts a block with a part of a list.
  insertBlock(place, ids, from, to) {
    const { blocks, blockOf } = this, block = privateArray();
    for (let i = from; i < to && i < ids.length; i++) { block[block.length] = ids[i]; blockOf.set(ids[i], block); }
    for (let i = blocks.length; i > place; i--) blocks[i] = blocks[i - 1];
    blocks[place] = block;
  }
  add(id) {
    const { blocks } = this;
    if (blocks.length === 0) { const only = privateArray(); only[0] = id; this.insertBlock(0, only, 0, 1); return; }
    const next = this.blockBehind(id), place = next === 0 ? 0 : next - 1, block = blocks[place], index = placeIn(block, id);
    for (let i = block.length; i > index; i--) block[i] = block[i - 1];
    block[index] = id;
    this.blockOf.set(id, block);
    if (block.length <= LONGEST_BLOCK) return;
    this.insertBlock(place + 1, block, LONGEST_BLOCK >> 1, block.length);
    block.length = LONGEST_BLOCK >> 1;
  }
  remove(id) {
    const { blocks, blockOf } = this, block = blockOf.get(id);
    let index = 0;
    while (block[index] !== id) index++;
    for (; index + 1 < block.length; index++) block[index] = block[index + 1];
    block.length--;
    blockOf.delete(id);
    if (block.length !== 0) return;
    let place = 0;
    while (blocks[place] !== block) place++;
    for (; place + 1 < blocks.length; place++) blocks[place] = blocks[place + 1];
    blocks.length--;
  }
  // The index of the first block that begins with or after a node.
  blockBehind(id) {
    const { blocks } = this;
    let low = 0, high = blocks.length;
    while (low < high) {
      const middle = low + high >> 1;
      if (precedes(blocks[middle][0], id)) low = middle + 1; else high = middle;
    }
    return low;
  }
  firstFrom(id) {
    const { blocks } = this, next = this.blockBehind(id);
    if (next !== 0) {
      const block = blocks[next - 1], index = placeIn(block, id);
      if (index < block.length) return block[index];
    }
    return next < blocks.length ? blocks[next][0] : 0;
  }
} G.OrderedIds = OrderedIds;
setPrototypeOf(OrderedIds.prototype, null);
function placeIn(block, id) {
  let low = 0, high = block.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (precedes(block[middle], id)) low = middle + 1; else high = middle;
  }
  return low;
}
}
