// js/wiring.js: connects the hooks of lower layers to late functions of higher ones (js/hooks.js, js/layers.txt).
//
// Reads and writes nothing of the arena. Exports and exposes nothing.
import { primordials } from './primordials.js';
import { hooks } from './hooks.js';
import { eventState } from 'late:./bindings/Event.js';
import { mutationsQueued } from 'late:./dom/MutationObserver.js';
import { fromHost } from 'late:./dom/dispatch.js';
import { caretForFocus, focusForSelection, selectionLeft } from 'late:./editing/focusSelection.js';
import { movePoint } from 'late:./editing/selectionMovement.js';
import { activationBehavior } from 'late:./html/interaction/activation.js';
import { constructElement, customState, hasDisabledShadow, invokeReactions } from 'late:./html/customElements/customElements.js';
import { navigateFrame, windowOf } from 'late:./html/windows/frames.js';
import { runInFrame } from 'late:./html/windows/frameWindow.js';
import { listElement } from 'late:./html/forms/listElements.js';
import { clone } from 'late:./html/messaging/structuredClone.js';
import { formEntries } from 'late:./html/forms/submission.js';
import { withImports } from 'late:./html/scripting/modules.js';
import { selectedControlText } from 'late:./html/forms/textSelection.js';
import { MathMLElement, svgElementPrototype } from 'late:./svg/SVGElement.js';
import { isMouseEvent } from 'late:./uievents/events.js';

const { includes } = primordials;
hooks.slotsSignaled = () => { mutationsQueued(); };
hooks.elementPrototypes[2] = local => svgElementPrototype(local);
hooks.elementPrototypes[3] = () => MathMLElement.prototype;
hooks.listElement = (prototype, id) => listElement(prototype, id);
hooks.invokeReactions = () => { invokeReactions(); };
hooks.constructElement = (interfaceObject, newTarget) => constructElement(interfaceObject, newTarget);
hooks.customState = id => customState(id);
hooks.hasDisabledShadow = id => hasDisabledShadow(id);
hooks.selectedControlText = id => selectedControlText(id);
hooks.selectionLeft = id => { selectionLeft(id); };
hooks.caretForFocus = id => { caretForFocus(id); };
hooks.focusForSelection = range => { focusForSelection(range); };
hooks.movePoint = (id, offset, direction, granularity) => movePoint(id, offset, direction, granularity);
hooks.clone = value => clone(value);
hooks.fromHost = run => fromHost(run);
hooks.formEntries = (form, submitter) => formEntries(form, submitter);
hooks.scriptText = text => includes(text, 'import') ? withImports(text) : text;
hooks.windowOf = documentId => windowOf(documentId);
hooks.navigateFrame = (id, target) => { navigateFrame(id, target); };
hooks.runInFrame = (window, run) => { runInFrame(window, run); };
// https://dom.spec.whatwg.org/#eventtarget-activation-behavior
hooks.activation = (event, path) => eventState(event).type === 'click' && isMouseEvent(event) ? activationBehavior(event, path) : null;
