// js/dom/eventPath.js: the path of an event if there are shadow trees. https://dom.spec.whatwg.org/#concept-event-dispatch
//
// Without shadow trees, js/dom/dispatch.js builds the path from the nodes' parents.
//
// Reads   parents of nodes. Writes nothing.
// Exports eventPath(target, event's state, path): fills the path, and returns data by the indices of its objects: {targets: the
//         shadow-adjusted target, null if the object is no target; shown: the event's `target` there; related: its `relatedTarget`, null if
//         the event has none; marks: CLOSED_ROOT and CLOSED_SLOT if the object is the root of a closed tree or in a slot of one, HIDDEN if
//         it is in a shadow tree; clears: whether the event's targets are cleared} · isHiddenAt(that, place): whether the object is in a
//         shadow tree · composedPath(path, that, the current target) → private array. Exposes nothing.
import { PrivateMap, privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';
import { hostOf, idOf, isNode, wrap } from '../arena.js';
import { DOCUMENT, kindOf, parentOf } from '../memory.js';
import { rootOf } from './Node.js';
import { isClosed, shadowRootOf } from 'late:./ShadowRoot.js';
import { slotOf } from 'late:./slots.js';

const CLOSED_ROOT = 1, CLOSED_SLOT = 2, HIDDEN = 4;
const isDocument = id => kindOf(id) === DOCUMENT;
const rootAround = object => isNode(object) ? rootOf(idOf(object)) : 0;
const isInShadow = object => isNode(object) && hostOf(rootAround(object)) !== 0;

// An object retargeted against a tree, by the tree's root, 0 for objects in no tree: the object itself if it is in that tree, or its host
// there. Each tree is walked up once. DOM, "retarget" (#retarget).
function retargeting(object) {
  // 1. It is no node.
  if (!isNode(object)) return () => object;
  const known = PrivateMap();
  let outermost = idOf(object);
  // 2, for all trees around it, from the inside out.
  for (;;) {
    const root = rootOf(outermost), host = hostOf(root);
    known.set(root, outermost);
    if (host === 0) break;
    outermost = host;
  }
  // 1. The innermost tree that contains both it and the other object; otherwise the outermost one, which is not a shadow tree.
  return root => {
    const passed = privateArray();
    let found;
    while ((found = known.get(root)) === undefined) {
      passed[passed.length] = root;
      const host = root === 0 ? 0 : hostOf(root);
      if (host === 0) { found = outermost; break; }
      root = rootOf(host);
    }
    for (let i = 0; i < passed.length; i++) known.set(passed[i], found);
    return wrap(found);
  };
}
// DOM, 4–6.11 of "dispatch an event" (#concept-event-dispatch), except for the steps in js/dom/dispatch.js.
export const eventPath = (target, state, path) => {
  const targets = privateArray(), shown = privateArray(), marks = privateArray();
  const given = state.fields === null ? undefined : state.fields.relatedTarget, relatedTarget = given === undefined ? null : given;
  // 4, 6.9.3. The relatedTarget for each tree.
  const related = relatedTarget === null ? null : privateArray(), relatedIn = related === null ? null : retargeting(relatedTarget);
  const isRelated = (object, root) => related !== null && relatedIn(root) === object;
  // The root of the current tree; the roots of the trees from which the walk entered slots.
  let root = rootAround(target);
  const firstRoot = root, roots = privateArray();
  let count = 0, depth = 0, clears = false, isHidden = hostOf(root) !== 0, last = null;
  // "Append to an event path" (#concept-event-path-append).
  const append = (object, adjusted, inClosedSlot) => {
    path[count] = object;
    targets[count] = adjusted;
    if (adjusted !== null) last = adjusted;
    shown[count] = last;
    if (related !== null) related[count] = relatedIn(root);
    // 1–4.
    const id = isNode(object) ? idOf(object) : 0, isClosedRoot = id !== 0 && hostOf(id) !== 0 && isClosed(id);
    marks[count++] = (isClosedRoot ? CLOSED_ROOT : 0) | (inClosedSlot ? CLOSED_SLOT : 0) | (isHidden ? HIDDEN : 0);
  };
  // 6.
  if (!isRelated(target, root) || target === relatedTarget) {
    // 6.3.
    append(target, target, false);
    if (isNode(target)) {
      // 6.6–6.8.
      let id = idOf(target);
      for (;;) {
        // 6.9.9, and 6.6–6.7, 6.9.1–2 with it: "get the parent" of nodes, of slottables that are assigned, and of shadow roots.
        const host = hostOf(id), slot = host === 0 ? slotOf(id) : 0, up = parentOf(id);
        const parent = slot !== 0 ? slot : host === 0 ? up : state.composed || id !== firstRoot ? host : 0;
        if (parent === 0) break;
        // 6.9.6. Whether the walk leaves all trees that contain the event's `target`.
        const leaves = host !== 0 && depth === 0;
        if (slot !== 0) {
          roots[depth++] = root;
          root = shadowRootOf(up);
        } else if (host !== 0) root = leaves ? rootOf(host) : roots[--depth];
        if (slot !== 0 || host !== 0) isHidden = hostOf(root) !== 0;
        const object = wrap(parent);
        // 6.9.1.3, 6.9.6.2.
        if (!leaves) append(object, null, slot !== 0 && isClosed(root));
        // 6.9.7.
        else if (isRelated(object, root)) { id = 0; break; }
        // 6.9.8. The activation target is determined later (js/dom/dispatch.js).
        else append(object, object, false);
        id = parent;
      }
      // "Get the parent" of a document.
      if (id !== 0 && isDocument(id) && state.type !== 'load' && hooks.eventParentOfDocument) {
        const parent = hooks.eventParentOfDocument(wrap(id));
        isHidden = false;
        root = 0;
        if (parent) append(parent, null, false);
      }
    }
    // 5, 6.10–6.11.
    for (let i = count - 1; i >= 0; i--) {
      if (targets[i] === null) continue;
      clears = isInShadow(targets[i]) || related !== null && isInShadow(related[i]);
      break;
    }
  }
  return { __proto__: null, targets, shown, related, marks, isHidden: false, clears };
};
export const isHiddenAt = (tree, place) => (tree.marks[place] & HIDDEN) !== 0;

// DOM, composedPath() (#dom-event-composedpath).
export const composedPath = (path, { marks }, current) => {
  // 1–2, 4–5 and 3 are EventSteps', in js/dom/Event.js.
  const found = privateArray();
  // 7–10.
  let place = 0, level = 0;
  for (let i = path.length - 1; i >= 0; i--) {
    if ((marks[i] & CLOSED_ROOT) !== 0) level++;
    if (path[i] === current) { place = i; break; }
    if ((marks[i] & CLOSED_SLOT) !== 0) level--;
  }
  // 11–13, from the inside out.
  const before = privateArray();
  let now = level, most = level;
  for (let i = place - 1; i >= 0; i--) {
    if ((marks[i] & CLOSED_ROOT) !== 0) now++;
    if (now <= most) before[before.length] = path[i];
    if ((marks[i] & CLOSED_SLOT) !== 0 && --now < most) most = now;
  }
  // 6, and 13.2's order.
  for (let i = before.length - 1; i >= 0; i--) found[found.length] = before[i];
  found[found.length] = current;
  // 14–16.
  now = most = level;
  for (let i = place + 1; i < path.length; i++) {
    if ((marks[i] & CLOSED_SLOT) !== 0) now++;
    if (now <= most) found[found.length] = path[i];
    if ((marks[i] & CLOSED_ROOT) !== 0 && --now < most) most = now;
  }
  // 17.
  return found;
};
