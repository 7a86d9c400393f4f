// js/uievents/events.js: steps of event interfaces (js/idl/events.webidl). https://w3c.github.io/uievents/
//
// An event's state has `fields`: the members of its constructor's dictionary, as scripts see them.
//
// Reads and writes nothing of the arena.
// Exports isMouseEvent(event) · UIEventSteps, MouseEventSteps, PointerEventSteps, WheelEventSteps, KeyboardEventSteps, InputEventSteps,
//         CompositionEventSteps, TextEventSteps, BeforeUnloadEventSteps, MessageEventSteps, StorageEventSteps. Exposes nothing.
import { freeze, primordials, privateArray, toArray } from '../primordials.js';
import { idOf, isNode } from '../arena.js';
import { isWindow } from '../html/windows/Window.js';
import { eventState } from '../bindings/Event.js';
import { initializeEvent } from '../dom/Event.js';
import { makeStorage } from 'late:../bindings/Storage.js';
import { makeMessagePort } from 'late:../bindings/messaging.js';

const { assign } = primordials;
const isMouse = ({ fields }) => 'clientX' in fields;
// Whether an event is a MouseEvent, or of an interface that inherits from it.
export const isMouseEvent = event => { const { fields } = eventState(event); return fields !== null && 'clientX' in fields; };

// An init…Event method: the arguments become the fields, unless the event is being dispatched.
function initialize(state, type, bubbles, cancelable, fields) {
  if (initializeEvent(state, type, bubbles, cancelable)) assign(state.fields, fields);
}
const clientX = ({ fields }) => fields.clientX, clientY = ({ fields }) => fields.clientY;
const zero = () => 0, none = () => privateArray();
export const UIEventSteps = {
  __proto__: null,
  which(state) {
    // For key events it is the constructor's value, not the key's code, as in WebKit.
    const { button, which } = state.fields;
    return isMouse(state) ? button + 1 : which;
  },
  layerX: zero,
  layerY: zero,
  pageX: state => isMouse(state) ? clientX(state) : 0,
  pageY: state => isMouse(state) ? clientY(state) : 0,
  initUIEvent(state, type, bubbles, cancelable, view, detail) { initialize(state, type, bubbles, cancelable, { __proto__: null, view, detail }); },
};

const modifierKeys = { __proto__: null, Control: 'ctrlKey', Shift: 'shiftKey', Alt: 'altKey', Meta: 'metaKey' };
// https://w3c.github.io/uievents/#event-modifier-initializers
const getModifierState = ({ fields }, key) => fields[modifierKeys[key] || `modifier${key}`] === true;
const nodeIn = target => target !== null && isNode(target) ? idOf(target) : 0;
const entering = { __proto__: null, mouseover: 1, mouseenter: 1, pointerover: 1, pointerenter: 1, dragenter: 1 };
const isEntering = ({ type }) => entering[type] === 1;
export const MouseEventSteps = {
  __proto__: null,
  offsetX: clientX,
  offsetY: clientY,
  x: clientX,
  y: clientY,
  webkitForce: zero,
  fromElement: state => nodeIn(isEntering(state) ? state.fields.relatedTarget : state.target),
  toElement: state => nodeIn(isEntering(state) ? state.target : state.fields.relatedTarget),
  getModifierState,
  initMouseEvent(state, type, bubbles, cancelable, view, detail, screenX, screenY, clientX, clientY, ctrlKey, altKey, shiftKey, metaKey, button,
    relatedTarget) {
    initialize(state, type, bubbles, cancelable, {
      __proto__: null, view, detail, screenX, screenY, clientX, clientY, ctrlKey, altKey, shiftKey, metaKey, button, relatedTarget,
    });
  },
};
export const PointerEventSteps = { __proto__: null, getCoalescedEvents: none, getPredictedEvents: none };
export const WheelEventSteps = {
  __proto__: null,
  // Upward is positive, unlike in deltaX and deltaY.
  wheelDelta({ fields: { wheelDeltaX, wheelDeltaY, deltaX, deltaY } }) { return wheelDeltaY || wheelDeltaX || 0 - (deltaY || deltaX); },
  wheelDeltaX: ({ fields: { wheelDeltaX, deltaX } }) => wheelDeltaX || 0 - deltaX,
  wheelDeltaY: ({ fields: { wheelDeltaY, deltaY } }) => wheelDeltaY || 0 - deltaY,
  webkitDirectionInvertedFromDevice: () => false,
};
export const KeyboardEventSteps = {
  __proto__: null,
  getModifierState,
  initKeyboardEvent(state, type, bubbles, cancelable, view, key, location, ctrlKey, altKey, shiftKey, metaKey) {
    initialize(state, type, bubbles, cancelable, { __proto__: null, view, key, location, ctrlKey, altKey, shiftKey, metaKey });
  },
};
export const InputEventSteps = { __proto__: null, getTargetRanges: none };
export const CompositionEventSteps = {
  __proto__: null,
  initCompositionEvent(state, type, bubbles, cancelable, view, data) { initialize(state, type, bubbles, cancelable, { __proto__: null, view, data }); },
};
export const TextEventSteps = {
  __proto__: null,
  data: ({ fields: { data } }) => data === undefined ? '' : data,
  initTextEvent: CompositionEventSteps.initCompositionEvent,
};
export const BeforeUnloadEventSteps = {
  __proto__: null,
  returnValue: ({ returnValue }) => returnValue === undefined ? '' : returnValue,
  setReturnValue(state, value) { state.returnValue = value; },
};
export const MessageEventSteps = {
  __proto__: null,
  initMessageEvent(state, type, bubbles, cancelable, data, origin, lastEventId, source, ports) {
    const objects = privateArray();
    for (let i = 0; i < ports.length; i++) objects[i] = makeMessagePort(ports[i]);
    const asGiven = source === null || isWindow(source) ? source : makeMessagePort(source);
    initialize(state, type, bubbles, cancelable, {
      __proto__: null, data, origin, lastEventId, source: asGiven, ports: freeze(toArray(objects)),
    });
  },
};
export const StorageEventSteps = {
  __proto__: null,
  initStorageEvent(state, type, bubbles, cancelable, key, oldValue, newValue, url, storageArea) {
    initialize(state, type, bubbles, cancelable, {
      __proto__: null, key, oldValue, newValue, url, storageArea: storageArea === null ? null : makeStorage(storageArea),
    });
  },
};
