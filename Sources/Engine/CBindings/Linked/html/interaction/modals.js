// js/html/interaction/modals.js: which dialogs are modal. https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal
//
// Reads   links. Writes the header's number of changes to states, and the flag by a native call.
// Exports isModal(id) · setModal(id, whether it is) · topModal(): the modal dialog that was shown last, 0 for none. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, setTopLayer: 136 }; 
const { PrivateMap, privateArray,
pageState,
callValues,
H,
isConnected } = G;

// The modal dialogs in the order in which they were shown, and by their ids.
const { modals, known } = pageState('html/interaction/modals', () => ({ __proto__: null, modals: privateArray(), known: PrivateMap() }));
const isModal = G.isModal = id => known.has(id);
function topModal() {
  for (let i = modals.length - 1; i >= 0; i--) if (isConnected(modals[i])) return modals[i];
  return 0;
} G.topModal = topModal;
function setModal(id, value) {
  if (isModal(id) === value) return;
  if (value) {
    modals[modals.length] = id;
    known.set(id, true);
  } else {
    let count = 0;
    for (let i = 0; i < modals.length; i++) if (modals[i] !== id) modals[count++] = modals[i];
    modals.length = count;
    known.delete(id);
  }
  callValues(OP.setTopLayer, id, value);
  H[410]++;
} G.setModal = setModal;
}
