// js/dom/eventPath.js: the path of an event where there are shadow trees. https://dom.spec.whatwg.org/#concept-event-dispatch
//
// Where a page has none, js/dom/dispatch.js takes the path from the nodes' parents alone.
//
// Reads   parents of nodes. Writes nothing.
// Offers  G.eventPath(target, event's state, path): fills the path, and gives what belongs to its objects by their places: {targets:
//         the shadow-adjusted target, null where the object is none; related: what relatedTarget is; closedRoots, closedSlots: whether
//         the object is the root of a closed tree, or in a slot of one; hidden: whether it is in a shadow tree; clears: whether
//         the event is to forget its targets} ·
//         G.composedPath(path, that, the current target) → private array. Exposes nothing.
'use strict';
{
  const G = this;
  const { isNode, idOf, wrap, N, hostOf, rootOf, privateArray, hooks } = G;
  const isDocument = id => (N[id * 8] & 255) === 9;
  const isInShadow = object => isNode(object) && hostOf(rootOf(idOf(object))) !== 0;

  // https://dom.spec.whatwg.org/#retarget, of any object.
  function retarget(object, other) {
    return isNode(object) ? wrap(G.retarget(idOf(object), isNode(other) ? idOf(other) : 0)) : object;
  }
  // https://dom.spec.whatwg.org/#get-the-parent → id; 0: none, or the window.
  function parentOf(id, state, first) {
    const host = hostOf(id);
    if (host !== 0) return !state.composed && rootOf(first) === id ? 0 : host;
    return G.slotOf(id) || N[id * 8 + 1];
  }
  G.eventPath = (target, state, path) => {
    const targets = privateArray(), related = privateArray(), closedRoots = privateArray(), closedSlots = privateArray(), hidden = privateArray();
    const given = state.fields === null ? undefined : state.fields.relatedTarget, relatedTarget = given === undefined ? null : given;
    let count = 0, clears = false;
    let isHidden = isInShadow(target);
    const append = (object, shown, inClosedSlot) => {
      path[count] = object;
      targets[count] = shown;
      related[count] = relatedTarget === null ? null : retarget(relatedTarget, object);
      const id = isNode(object) ? idOf(object) : 0;
      hidden[count] = isHidden;
      closedRoots[count] = id !== 0 && hostOf(id) !== 0 && G.isClosed(id);
      closedSlots[count++] = inClosedSlot;
    };
    if (relatedTarget === null || retarget(relatedTarget, target) !== target || target === relatedTarget) {
      append(target, target, false);
      let shown = target;
      if (isNode(target)) {
        const first = idOf(target);
        let id = first;
        for (;;) {
          const slot = hostOf(id) === 0 ? G.slotOf(id) : 0, parent = slot !== 0 ? slot : parentOf(id, state, first);
          if (parent === 0) break;
          if (slot !== 0) isHidden = true; else if (hostOf(id) !== 0) isHidden = isInShadow(wrap(parent));
          const object = wrap(parent), inClosedSlot = slot !== 0 && G.isClosed(rootOf(slot));
          if (G.isShadowIncluding(rootOf(idOf(shown)), parent)) append(object, null, inClosedSlot);
          else if (relatedTarget !== null && retarget(relatedTarget, object) === object) { id = 0; break; }
          else { shown = object; append(object, object, inClosedSlot); }
          id = parent;
        }
        if (id !== 0 && isDocument(id) && state.type !== 'load' && hooks.eventParentOfDocument) {
          const parent = hooks.eventParentOfDocument(wrap(id));
          isHidden = false;
          if (parent) append(parent, null, false);
        }
      }
      for (let i = count - 1; i >= 0; i--) {
        if (targets[i] === null) continue;
        clears = isInShadow(targets[i]) || isInShadow(related[i]);
        break;
      }
    }
    return { __proto__: null, targets, related, closedRoots, closedSlots, hidden, isHidden: false, clears };
  };

  // https://dom.spec.whatwg.org/#dom-event-composedpath
  G.composedPath = (path, { closedRoots, closedSlots }, current) => {
    const found = privateArray();
    let place = 0, level = 0;
    for (let i = path.length - 1; i >= 0; i--) {
      if (closedRoots[i]) level++;
      if (path[i] === current) { place = i; break; }
      if (closedSlots[i]) level--;
    }
    const before = privateArray();
    let now = level, most = level;
    for (let i = place - 1; i >= 0; i--) {
      if (closedRoots[i]) now++;
      if (now <= most) before[before.length] = path[i];
      if (closedSlots[i] && --now < most) most = now;
    }
    for (let i = before.length - 1; i >= 0; i--) found[found.length] = before[i];
    found[found.length] = current;
    now = most = level;
    for (let i = place + 1; i < path.length; i++) {
      if (closedSlots[i]) now++;
      if (now <= most) found[found.length] = path[i];
      if (closedRoots[i] && --now < most) most = now;
    }
    return found;
  };
}
