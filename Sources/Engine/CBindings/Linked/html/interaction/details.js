// js/html/interaction/details.js: what follows when a details opens or closes.
// https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element
//
// NB: Nothing reports details elements that a parser makes, whether of the page or of `innerHTML`: those have no toggle event.
//
// Reads   links and attributes. Writes through native calls.
// Exports detailsChanged(id, whether it was there before): after `open` may have come or gone · detailsRenamed(id): after `name` changed.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap,
rootOf,
dropText, has, isHTML, textOf } = G;



// Whether a details was open when its attribute was last seen to change.
const states = PrivateMap();
const isOpenOne = (id, name) => isHTML(id, 'details') && textOf(id, 'name') === name && has(id, 'open');
// The open details of the group of one that is not it, 0 without. https://html.spec.whatwg.org/#details-name-group
function otherOpen(id) {
  const name = textOf(id, 'name');
  if (name === null || name === '') return 0;
  const root = rootOf(id);
  if (root !== id && isOpenOne(root, name)) return root;
  const group = G.allNamed(root, name, isOpenOne, isOpenOne);
  for (let i = 0; i < group.length; i++) if (group[i] !== id) return group[i];
  return 0;
}
G.detailsChanged = (id, stays) => {
  const isOpen = has(id, 'open'), known = states.get(id);
  if (known === isOpen || stays) return;
  states.set(id, isOpen);
  G.queueToggle(id, isOpen ? 'closed' : 'open', isOpen ? 'open' : 'closed');
  if (isOpen) for (let other; (other = otherOpen(id)) !== 0;) dropText(other, 'open');
};
// https://html.spec.whatwg.org/#ensure-details-exclusivity-by-closing-the-given-element-if-needed
G.detailsRenamed = id => { if (has(id, 'open') && otherOpen(id) !== 0) dropText(id, 'open'); };
}
