// js/html/interaction/activation.js: the activation behavior of clicks. https://dom.spec.whatwg.org/#eventtarget-activation-behavior
//
// Reads   attributes and links. Writes nothing itself.
// Exports activationBehavior(click event, path of wrappers): null, or a function to call after the dispatch with whether the
//         event was canceled. Exposes nothing.
import { primordials } from '../../primordials.js';
import { idOf, isNode, nameOf } from '../../arena.js';
import { ELEMENT, kindOf, nameIdOf, parentOf } from '../../memory.js';
import { isConnected, isInclusiveAncestor } from '../../dom/Node.js';
import { dropText, has, isHTML, localName, setText } from '../../dom/contentAttributes.js';
import { eventState } from 'late:../../bindings/Event.js';
import { fire } from 'late:../../dom/dispatch.js';
import { followLink } from 'late:../navigation/links.js';
import { click } from 'late:../elements/elementSteps.js';
import { isDisabled, isFocusable, isSummary, moveFocus } from 'late:./focus.js';
import { buttonType, formOf, labeledControl } from 'late:../forms/forms.js';
import { inputType } from 'late:../forms/inputTypes.js';
import { invoke } from 'late:./invokers.js';
import { activateInput } from 'late:../forms/radioGroups.js';
import { imagePoint, submitFrom } from 'late:../forms/submission.js';
import { setInteracted } from 'late:../forms/validity.js';

const { round } = primordials, SVG = 2;

// DOM, 6.5, 6.9.6.1, 6.9.8.2 and 6.12 of "dispatch an event" (#concept-event-dispatch): the objects with activation behavior, the innermost
// first.
export const activationBehavior = (event, path) => {
  const state = eventState(event);
  for (let i = 0; i < path.length; i++) {
    if (!isNode(path[i]) || i > 0 && !state.bubbles) break;
    const id = idOf(path[i]), element = path[i];
    if (isHTML(id, 'input') && inputType(id) !== 'hidden') return inputActivation(id, element, state);
    if (isHTML(id, 'button')) return canceled => { if (!canceled) press(id, buttonType(id)); };
    if (isLink(id)) return canceled => {
      if (!canceled) followLink(id);
    };
    if (isHTML(id, 'summary') && isSummary(id)) return canceled => {
      const details = parentOf(id);
      if (canceled) return;
      if (has(details, 'open')) dropText(details, 'open'); else setText(details, 'open', '');
    };
    if (isHTML(id, 'label')) {
      if (isInteractiveBelow(path, i)) return null;
      return canceled => {
        const control = labeledControl(id);
        if (canceled || control === 0 || isInclusiveAncestor(control, idOf(state.target))) return;
        click(control);
        if (isFocusable(control)) moveFocus(control);
      };
    }
  }
  return null;
};
function isLink(id) {
  if (isHTML(id, 'a') || isHTML(id, 'area')) return has(id, 'href');
  if (kindOf(id) !== ELEMENT) return false;
  const { ns, local } = nameOf(nameIdOf(id));
  return ns === SVG && local === 'a' && (has(id, 'href') || has(id, 'xlink:href'));
}
function press(id, type) {
  if (isDisabled(id)) return;
  const hasForm = formOf(id) !== 0, isOfForm = type === 'submit' || type === 'image' || type === 'reset';
  if (hasForm && isOfForm) submitFrom(id, type);
  else if (isOfForm || type === 'button') invoke(id);
}
// HTML, the activation behavior of inputs (#input-activation-behavior), and their legacy-canceled-activation behavior.
function inputActivation(id, element, state) {
  const undo = activateInput(id);
  return canceled => {
    if (canceled) { if (undo !== null) undo(); return; }
    const type = inputType(id);
    // Of checkboxes and radio buttons: 1–3. Other inputs need not be connected: a form may be reset anywhere.
    if (undo !== null) {
      if (!isConnected(id)) return;
      setInteracted(id);
      fire(element, 'input', { __proto__: null, bubbles: true, composed: true });
      fire(element, 'change', { __proto__: null, bubbles: true });
      return;
    }
    // Of image buttons: the selected coordinate.
    if (type === 'image') {
      const { clientX, clientY } = state.fields;
      imagePoint(id, round(clientX), round(clientY));
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
    case 'input': return inputType(id) !== 'hidden';
    case 'button': case 'details': case 'embed': case 'iframe': case 'label': case 'select': case 'textarea': return true;
    default: return false;
  }
}
