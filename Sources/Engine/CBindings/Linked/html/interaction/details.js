// js/html/interaction/details.js: the effects of opening and closing details elements.
// https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element
//
// NB: Details elements that a parser creates, for the page or for `innerHTML`, are not reported: they get no toggle event.
//
// Reads   links and attributes. Writes through native calls.
// Exports detailsChanged(id, whether it was there before): called after `open` may have been added or removed · detailsRenamed(id): called
//         after `name` changed.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap,
pageState,
rootOf,
dropText, has, isHTML, textOf } = G;



// Whether a details element was open after the last change of its attribute.
const { states } = pageState('html/interaction/details', () => ({ __proto__: null, states: PrivateMap() }));
const isOpenOne = (id, name) => isHTML(id, 'details') && textOf(id, 'name') === name && has(id, 'open');
// The other open details element in the group of one, 0 if there is none. https://html.spec.whatwg.org/#details-name-group
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
