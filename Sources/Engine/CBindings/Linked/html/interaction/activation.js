// js/html/interaction/activation.js: the activation behavior of clicks. https://dom.spec.whatwg.org/#eventtarget-activation-behavior
//
// Reads   attributes and links. Writes nothing itself.
// Exports activationBehavior(click event, path of wrappers): null, or a function to call after the dispatch with whether the
//         event was canceled. Exposes nothing.
'use strict'; { const G = this; const { primordials,
idOf, isNode, nameOf,
N,
isConnected, isInclusiveAncestor,
dropText, has, isHTML, localName, setText } = G;












const { round } = primordials, SVG = 2;

// DOM, 6.5, 6.9.6.1, 6.9.8.2 and 6.12 of "dispatch an event" (#concept-event-dispatch): the objects with activation behavior, the innermost
// first.
G.activationBehavior = (event, path) => {
  const state = G.eventState(event);
  for (let i = 0; i < path.length; i++) {
    if (!isNode(path[i]) || i > 0 && !state.bubbles) break;
    const id = idOf(path[i]), element = path[i];
    if (isHTML(id, 'input') && G.inputType(id) !== 'hidden') return inputActivation(id, element, state);
    if (isHTML(id, 'button')) return canceled => { if (!canceled) press(id, G.buttonType(id)); };
    if (isLink(id)) return canceled => {
      if (!canceled) G.followLink(id);
    };
    if (isHTML(id, 'summary') && G.isSummary(id)) return canceled => {
      const details = N[id << 3 | 1];
      if (canceled) return;
      if (has(details, 'open')) dropText(details, 'open'); else setText(details, 'open', '');
    };
    if (isHTML(id, 'label')) {
      if (isInteractiveBelow(path, i)) return null;
      return canceled => {
        const control = G.labeledControl(id);
        if (canceled || control === 0 || isInclusiveAncestor(control, idOf(state.target))) return;
        G.click(control);
        if (G.isFocusable(control)) G.moveFocus(control);
      };
    }
  }
  return null;
};
function isLink(id) {
  if (isHTML(id, 'a') || isHTML(id, 'area')) return has(id, 'href');
  if ((N[id << 3] & 255) !== 1) return false;
  const { ns, local } = nameOf(N[id << 3 | 6]);
  return ns === SVG && local === 'a' && (has(id, 'href') || has(id, 'xlink:href'));
}
function press(id, type) {
  if (G.isDisabled(id)) return;
  const hasForm = G.formOf(id) !== 0, isOfForm = type === 'submit' || type === 'image' || type === 'reset';
  if (hasForm && isOfForm) G.submitFrom(id, type);
  else if (isOfForm || type === 'button') G.invoke(id);
}
// HTML, the activation behavior of inputs (#input-activation-behavior), and their legacy-canceled-activation behavior.
function inputActivation(id, element, state) {
  const undo = G.activateInput(id);
  return canceled => {
    if (canceled) { if (undo !== null) undo(); return; }
    const type = G.inputType(id);
    // Of checkboxes and radio buttons: 1–3. Other inputs need not be connected: a form may be reset anywhere.
    if (undo !== null) {
      if (!isConnected(id)) return;
      G.setInteracted(id);
      G.fire(element, 'input', { __proto__: null, bubbles: true, composed: true });
      G.fire(element, 'change', { __proto__: null, bubbles: true });
      return;
    }
    // Of image buttons: the selected coordinate.
    if (type === 'image') {
      const { clientX, clientY } = state.fields;
      G.imagePoint(id, round(clientX), round(clientY));
    }
    press(id, type);
  };
}
// Whether an interactive element is between an event's target and a label.
// https://html.spec.whatwg.org/multipage/dom.html#interactive-content-2
function isInteractiveBelow(path, label) {
  for (let i = 0; i < label; i++) if (isNode(path[i]) && isInteractive(idOf(path[i]))) return true;
  return false;
}
function isInteractive(id) {
  switch (localName(id)) {
    case 'a': return has(id, 'href');
    case 'audio': case 'video': return has(id, 'controls');
    case 'img': return has(id, 'usemap');
    case 'input': return G.inputType(id) !== 'hidden';
    case 'button': case 'details': case 'embed': case 'iframe': case 'label': case 'select': case 'textarea': return true;
    default: return false;
  }
}
}
