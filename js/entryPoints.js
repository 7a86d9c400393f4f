// js/entryPoints.js: some of the functions that Swift calls; the others are exports of their subjects' files. This is the last of the files
// that run when a world is made.
//
// Writes the focused element. Exposes `document` if js/html/ has not.
// Exports settle(value): {status: 0 pending, 1 fulfilled, 2 rejected; value} · makeArguments(native, holder, name,
//         extra): run()'s argument · timeToNextTimer() · unhandledRejection(promise,
//         reason) · newPage(): resets the state of the page (js/page.js).
import { OP, documentNode, global } from 'native';
import { apply, each, getOwnPropertyDescriptor, uncurry } from './primordials.js';
import { resetPage } from './page.js';
import { hooks } from './hooks.js';
import { callValues, keepWrapper, wrap } from './arena.js';
import { setFocusedElement } from './memory.js';
import { define, scriptsMayRun } from './webidl/interface.js';
import { isLoaded } from './lazyModules.js';
import { throwStatus } from './webidl/conversions.js';
import { isHeardBy, removeAllListeners } from './dom/listeners.js';
import { reportException, reportRejection } from 'late:./html/scripting/errors.js';
import { forgetHandlers } from 'late:./html/scripting/eventHandlers.js';
import { nextTimer } from 'late:./timing/timers.js';

// Forgets what was kept of the page, before another page comes. The window and its document belong to the world: they lose their listeners.
export const newPage = () => {
  const document = wrap(documentNode);
  resetPage();
  keepWrapper(document, documentNode);
  for (const target of each([global, document])) {
    removeAllListeners(target);
    if (isLoaded('forgetHandlers')) forgetHandlers(target);
  }
  setFocusedElement(0);
};

const NativePromise = Promise, then = uncurry(Promise.prototype.then), resolve = NativePromise.resolve;
const ENDED = 104;

export const settle = value => {
  const state = { __proto__: null, status: 0, value: undefined };
  // Only a promise or a thenable is waited for.
  if (!(value instanceof NativePromise) && typeof value.then !== 'function') { state.status = 1; state.value = value; return state; }
  then(apply(resolve, NativePromise, [value]),
    result => { state.status = 1; state.value = result; },
    error => { state.status = 2; state.value = error; });
  return state;
};
export const makeArguments = (native, holder, extensionName, extraArguments) => {
  // NB: After the world has ended no receiver is left to write a status into the header; the result reports it instead.
  const { completionFunction } = { completionFunction(object) { if (native(holder, object) !== true) throwStatus(ENDED); } };
  return extraArguments === undefined ? { completionFunction, extensionName } : { completionFunction, extensionName, extraArguments };
};

// Milliseconds until the next timer is due; -1 without one.
export const timeToNextTimer = () => {
  hooks.beforeWaiting();
  return isLoaded('nextTimer') ? nextTimer() : -1;
};
// If the page's own scripts do not run, the window gets error events if it has a listener.
export const unhandledRejection = (promise, reason, window = global) => {
  const { rejection } = hooks;
  if (rejection !== null) rejection(promise, reason, window);
  else if (isHeardBy(window, 'unhandledrejection')) reportRejection(promise, reason, window); else callValues(OP.uncaught, reason);
};
hooks.rejected = unhandledRejection;
hooks.reportException = (error, window = global) => { if (isHeardBy(window, 'error')) reportException(error, window); else callValues(OP.uncaught, error); };
if (!getOwnPropertyDescriptor(global, 'document')) define(global, 'document', wrap(documentNode), false, true, false);
scriptsMayRun();
