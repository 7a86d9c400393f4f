// js/dom/composedSelection.js: selections with an end in a shadow tree. https://w3c.github.io/selection-api/#dom-selection-getcomposedranges
//
// A selection has two points, each of which may be in a different shadow tree. Members of Selection return the positions of the hosts, as
// in WebKit; getComposedRanges() returns the points themselves, for the trees whose roots are passed. Both points move like those of
// ranges.
//
// Reads   parents of nodes. Writes nothing.
// Exports isComposedInPage(id): whether a node is in the page or in a shadow tree there · composedEnds(id, offset, id, offset): an anchor
//         and a focus, null if both are in the document · composedPoints(ends): {anchor, anchorOffset, focus, focusOffset, isBackward,
//         startsDeep, isCollapsed, isWithin: whether both are in one tree}, null if one is no longer in the page · pointInDocument(id,
//         offset) → {id, offset} · composedRanges(start id, offset, end id, offset, roots): points of the range · rootArguments(values):
//         ids of shadow roots.
// Throws  TypeError for other values than a dictionary of shadow roots. Exposes nothing.
import { primordials, privateArray } from '../primordials.js';
import { hostOf, idOf, isNode } from '../arena.js';
import { parentOf } from '../memory.js';
import { toDictionary } from '../webidl/conversions.js';
import { mainDocument } from './addresses.js';
import { rootOf, shadowIncludingRoot } from './Node.js';
import { nodeIndex, newRange, rangePoints } from './Range.js';
import { comparePoints } from './treeOrder.js';
import { toSequence } from 'late:../webidl/types.js';

const { TypeError } = primordials;

export const isComposedInPage = id => shadowIncludingRoot(id) === mainDocument;
// A point, and the positions of its hosts, from tree to tree outward.
function places(id, offset) {
  const list = privateArray();
  for (let host; ;) {
    const root = rootOf(id);
    list[list.length] = { __proto__: null, root, id, offset };
    if ((host = hostOf(root)) === 0) return list;
    id = parentOf(host);
    if (id === 0) return list;
    offset = nodeIndex(host);
  }
}
// NB: A host comes after its preceding nodes; its shadow tree comes before its children.
function compare(a, ao, f, fo) {
  const one = places(a, ao), other = places(f, fo);
  for (let i = 0; i < one.length; i++) {
    for (let k = 0; k < other.length; k++) {
      const here = one[i], there = other[k];
      if (here.root !== there.root) continue;
      return comparePoints(here.id, here.offset, there.id, there.offset) || i - k;
    }
  }
  return 0;
}
export const composedEnds = (a, ao, f, fo) => hostOf(rootOf(a)) === 0 && hostOf(rootOf(f)) === 0 ? null
  : { __proto__: null, anchor: newRange(a, ao), focus: newRange(f, fo) };
export const composedPoints = ends => {
  const { s: anchor, so: anchorOffset } = rangePoints(ends.anchor), { s: focus, so: focusOffset } = rangePoints(ends.focus);
  if (!isComposedInPage(anchor) || !isComposedInPage(focus)) return null;
  const isBackward = compare(anchor, anchorOffset, focus, focusOffset) > 0;
  return {
    __proto__: null, anchor, anchorOffset, focus, focusOffset, isBackward, startsDeep: hostOf(rootOf(isBackward ? focus : anchor)) !== 0,
    isCollapsed: anchor === focus && anchorOffset === focusOffset, isWithin: rootOf(anchor) === rootOf(focus),
  };
};
export const pointInDocument = (id, offset) => {
  const list = places(id, offset);
  return list[list.length - 1];
};
// Selection API, 3 and 5 of getComposedRanges() (#dom-selection-getcomposedranges), for one end.
function pointIn(id, offset, roots, isEnd) {
  for (let root, host; (host = hostOf(root = rootOf(id))) !== 0;) {
    for (let i = 0; i < roots.length; i++) if (roots[i] === root) return { __proto__: null, id, offset };
    // 3.1–2, 5.1–2.
    id = parentOf(host);
    offset = nodeIndex(host) + (isEnd ? 1 : 0);
  }
  return { __proto__: null, id, offset };
}
// 2, 4 and 6 of it.
export const composedRanges = (s, so, e, eo, roots) => {
  const start = pointIn(s, so, roots, false), end = pointIn(e, eo, roots, true);
  return { __proto__: null, s: start.id, so: start.offset, e: end.id, eo: end.offset };
};

const isRoot = value => isNode(value) && hostOf(idOf(value)) !== 0;
// The `shadowRoots` of a dictionary, or all arguments.
export const rootArguments = values => {
  const roots = privateArray(), { length } = values;
  if (length === 0 || values[0] === undefined || values[0] === null) return roots;
  if (isRoot(values[0])) {
    for (let i = 0; i < length; i++) {
      if (!isRoot(values[i])) throw new TypeError('Type error');
      roots[i] = idOf(values[i]);
    }
    return roots;
  }
  const { shadowRoots } = toDictionary(values[0]);
  if (shadowRoots === undefined) return roots;
  const list = toSequence(shadowRoots, value => value);
  for (let i = 0; i < list.length; i++) {
    if (!isRoot(list[i])) throw new TypeError('Type error');
    roots[i] = idOf(list[i]);
  }
  return roots;
};
