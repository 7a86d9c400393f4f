// js/dom/changedRegions.js: the regions below a root that may have changed, by the journal of the tree's changes.
//
// A region is a part of the preorder, from its start up to, but not including, its end. All nodes that were added or had an attribute
// changed are in a region. At each place where nodes were removed there is a region, too, which may be empty. All other nodes have the same
// order as before.
//
// An entry names the inserted node, not its neighbors, which may have moved since: an inserted node is looked up where it is now. For a run
// of siblings the first and the last are named; later entries show which of them were removed since, and which nodes replaced them. Where a
// node was removed, the node after it marks the place; if that was removed as well, its own entry does.
//
// Reads   the journal and links. Holds and writes nothing, exposes nothing.
// Exports changedRegions(root, deep, attributes, from, to, matches): {count, starts, ends, removed, isKnown}: regions of the changes with the
//         sequence numbers from `from` up to `to`, in tree order; there is an unchanged node between any two. `attributes`: whether
//         changes of attributes count, or a map of the string ids of the names that do (attributesNamed(id, id)). Not deep: only among
//         the root's children. The removed nodes are in the trees of `removed`; if `isKnown`, in no other. `matches`: which nodes matter,
//         by their kind and name, null for all: new leaves that don't may be in no region.
'use strict'; { const G = this; const { PrivateMap, privateArray, setPrototypeOf,
pageState,
H, N,



isWithin, nextIn, precedes, skipIn } = G;


const CUSTOM_STATE = 1;
// NB: A change of what a custom element is has the empty string for a name.
function attributesNamed(key, otherKey = key) {
  const keys = PrivateMap();
  keys.set(key, true);
  keys.set(otherKey, true);
  keys.set(CUSTOM_STATE, true);
  return keys;
} G.attributesNamed = attributesNamed;

class Regions {
  constructor() {
    this.count = 0;
    this.starts = privateArray();
    this.ends = privateArray();
    this.removed = privateArray();
    this.isKnown = true;
  }
  add(start, end) {
    const { count, starts, ends } = this;
    if (count !== 0) {
      if (start === starts[count - 1] && end === ends[count - 1]) return;
      if (start !== 0 && start === ends[count - 1]) { ends[count - 1] = end; return; }
    }
    starts[count] = start;
    ends[count] = end;
    this.count = count + 1;
  }
  // Puts them in tree order.
  sort() {
    const { count, starts, ends } = this;
    for (let i = 1; i < count; i++) {
      const start = starts[i], end = ends[i];
      if (!precedes(start, starts[i - 1])) continue;
      let low = 0, high = i - 1;
      while (low < high) {
        const middle = low + high >> 1;
        if (precedes(start, starts[middle])) high = middle; else low = middle + 1;
      }
      for (let j = i; j > low; j--) { starts[j] = starts[j - 1]; ends[j] = ends[j - 1]; }
      starts[low] = start;
      ends[low] = end;
    }
  }
  // Merges regions that overlap or touch.
  join() {
    const { count, starts, ends } = this;
    let last = 0;
    for (let i = 1; i < count; i++) {
      if (precedes(ends[last], starts[i])) {
        last++;
        starts[last] = starts[i];
        ends[last] = ends[i];
      } else if (precedes(ends[last], ends[i])) ends[last] = ends[i];
    }
    this.count = last + 1;
  }
}
setPrototypeOf(Regions.prototype, null);

// The rest of a run of siblings after later changes: its ends; the first is 0 if nothing is left.
const page = pageState('dom/changedRegions', () => ({ __proto__: null, runFirst: 0, runLast: 0 }));
function follow(first, last, parent, from, to) {
  for (let s = from; s !== to; s = s + 1 | 0) {
    const entry = 1024 + 4 * ((s >>> 0) % 2048), type = H[entry] & 7;
    if (type === 5) { if (H[entry + 3] === parent) { first = 0; break; } } else if (type === 4) {
      const node = H[entry + 1];
      if (node === first) {
        if (node === last) { first = 0; break; }
        first = H[entry + 2];
      } else if (node === last) last = (H[entry] >>> 3);
    }
  }
  page.runFirst = first;
  page.runLast = last;
}

function changedRegions(root, deep, attributes, from, to, matches) {
  const regions = new Regions();
  for (let s = from; s !== to; s = s + 1 | 0) {
    const entry = 1024 + 4 * ((s >>> 0) % 2048), type = H[entry] & 7;
    if (type === 2) {
      // NB: Before a climb to the root: most changes are of attributes that a list does not ask for.
      if (attributes === false || attributes !== true && !attributes.has(H[entry + 2])) continue;
      const element = H[entry + 1];
      if (deep ? element === root || !isWithin(element, root) : N[element << 3 | 1] !== root) continue;
      regions.add(element, deep ? nextIn(element, root) : N[element << 3 | 3]);
      regions.isKnown = false;
      continue;
    }
    if (type !== 1 && type !== 4 && type !== 5) continue;
    const first = H[entry + 1], last = H[entry + 2], parent = H[entry + 3];
    // NB: Descendants of a removed node may be removed from it as well. The nodes of a fragment were added one by one.
    if (type === 4 && (deep || parent === root)) regions.removed[regions.removed.length] = first;
    else if (type === 5 && ((N[parent << 3] & 255) !== 11 || parent === root)) regions.isKnown = false;
    if (type === 1 && first === last) {
      if (deep ? first === root || !isWithin(first, root) : N[first << 3 | 1] !== root) continue;
      // NB: Before a climb to the end of the region: most new nodes are no items.
      if (matches !== null && N[first << 3 | 4] === 0 && !matches(first)) continue;
      regions.add(first, deep ? skipIn(first, root) : N[first << 3 | 3]);
      continue;
    }
    if (deep ? !isWithin(parent, root) : parent !== root) continue;
    if (type === 1) {
      follow(first, last, parent, s + 1 | 0, to);
      if (page.runFirst !== 0) regions.add(page.runFirst, deep ? skipIn(page.runLast, root) : N[page.runLast << 3 | 3]);
    } else if (type === 5) {
      regions.add(deep ? nextIn(parent, root) : N[root << 3 | 4], deep ? skipIn(parent, root) : 0);
    } else {
      // NB: The node after it may have been removed and inserted again; then its own entry marks the place, and this region is superfluous.
      const next = last;
      if (next !== 0 && N[next << 3 | 1] !== parent) continue;
      const place = next !== 0 ? next : deep ? skipIn(parent, root) : 0;
      regions.add(place, place);
    }
  }
  if (regions.count > 1) {
    regions.sort();
    regions.join();
  }
  return regions;
} G.changedRegions = changedRegions;
}
