// js/uievents/touch.js: touches, which only scripts create here. https://w3c.github.io/touch-events/
//
// Reads and writes nothing of the arena. Exports TouchSteps, TouchListSteps, TouchEventSteps, DocumentSteps_touch (js/idl/touch.webidl). Exposes nothing.
import { each, privateArray, words } from '../primordials.js';
import { makeTouchList } from 'late:../bindings/touch.js';

export const TouchSteps = { __proto__: null };
const names = 'clientX clientY screenX screenY pageX pageY target identifier webkitRadiusX webkitRadiusY webkitRotationAngle webkitForce';
for (const name of each(words(names))) TouchSteps[name] = touch => touch[name];
const newList = touches => ({ __proto__: null, object: undefined, touches });
export const TouchListSteps = {
  __proto__: null,
  length: ({ touches }) => touches.length,
  item: ({ touches }, index) => index < touches.length ? touches[index] : null,
};
// Lists that were not passed to the constructor are empty; an event of createEvent has none.
function listOf(state, name) {
  const { fields } = state;
  if (fields[name] === null && state.initialized) fields[name] = makeTouchList(newList(privateArray()));
  return fields[name];
}
const no = () => false;
export const TouchEventSteps = {
  __proto__: null,
  touches: state => listOf(state, 'touches'),
  targetTouches: state => listOf(state, 'targetTouches'),
  changedTouches: state => listOf(state, 'changedTouches'),
  // NB: In WebKit the constructor does not read these members.
  ctrlKey: no, shiftKey: no, altKey: no, metaKey: no,
};
export const DocumentSteps_touch = {
  __proto__: null,
  createTouch: (_, window, target, identifier, pageX, pageY, screenX, screenY, webkitRadiusX, webkitRadiusY, webkitRotationAngle, webkitForce) => ({
    __proto__: null, object: undefined, target, identifier, clientX: pageX, clientY: pageY, pageX, pageY, screenX, screenY, webkitRadiusX,
    webkitRadiusY, webkitRotationAngle, webkitForce,
  }),
  createTouchList: (_, touches) => newList(touches),
};
