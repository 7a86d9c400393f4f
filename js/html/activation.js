// js/html/activation.js: what clicks do. https://dom.spec.whatwg.org/#eventtarget-activation-behavior
//
// Reads   attributes and links. Writes nothing itself.
// Offers  G.activationBehavior(click event, path of wrappers): null, or a function to call after the dispatch with whether the
//         event was canceled. Exposes nothing.
'use strict';
{
  const G = this;
  const { N, has, isHTML, textOf } = G;

  G.activationBehavior = (event, path) => {
    const state = G.eventState(event);
    for (let i = 0; i < path.length; i++) {
      if (!G.isNode(path[i]) || i > 0 && !state.bubbles) break;
      const id = G.idOf(path[i]), element = path[i];
      if (isHTML(id, 'input')) {
        const undo = G.activateInput(id);
        return canceled => {
          if (canceled) { if (undo) undo(); return; }
          if (undo) {
            if (!G.isConnected(id)) return;
            G.fire(element, 'input', { __proto__: null, bubbles: true, composed: true });
            G.fire(element, 'change', { __proto__: null, bubbles: true });
          } else press(id, G.inputType(id));
        };
      }
      if (isHTML(id, 'button')) return canceled => { if (!canceled) press(id, G.buttonType(id)); };
      if ((isHTML(id, 'a') || isHTML(id, 'area')) && has(id, 'href')) return canceled => { if (!canceled) G.followLink(textOf(id, 'href')); };
      if (isHTML(id, 'summary') && isHTML(N[id * 8 + 1], 'details') && isFirstSummary(id)) return canceled => {
        const details = N[id * 8 + 1];
        if (canceled) return;
        if (has(details, 'open')) G.dropText(details, 'open'); else G.setText(details, 'open', '');
      };
      if (isHTML(id, 'label')) {
        return canceled => {
          const control = G.labeledControl(id);
          if (canceled || control === 0 || G.isInclusiveAncestor(control, G.idOf(state.target))) return;
          if (G.isFocusable(control)) G.moveFocus(control);
          G.click(control);
        };
      }
    }
    return null;
  };
  function isFirstSummary(id) {
    for (let c = N[N[id * 8 + 1] * 8 + 4]; c !== id; c = N[c * 8 + 3]) if (isHTML(c, 'summary')) return false;
    return true;
  }
  function press(id, type) {
    if (G.isDisabled(id)) return;
    const form = G.formOf(id), submits = type === 'submit' || type === 'image';
    if (form !== 0 && submits) { if (G.isConnected(form)) G.requestSubmit(form, id); }
    else if (form !== 0 && type === 'reset') G.resetForm(form);
    else if (form === 0 && (submits || type === 'reset') || type === 'button') G.invoke(id);
  }
}
