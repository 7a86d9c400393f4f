// js/html/windows/windowSteps.js: steps of the window's members (js/idl/Window.webidl).
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena. alert, confirm, prompt, open and close are recorded.
// Exports WindowSteps, WindowOrWorkerGlobalScopeSteps, AnimationFrameProviderSteps, WindowSessionStorageSteps, WindowLocalStorageSteps.
// Exposes nothing.
import { OP, global } from 'native';
import { primordials, privateArray } from '../../primordials.js';
import { hooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { callValues } from '../../arena.js';
import { parseURL } from '../../url/parsing.js';
import { documentURL, mainDocument } from '../../dom/addresses.js';
import { computedStyleOf } from 'late:../../cssom/CSSStyleDeclaration.js';
import { theSelection } from 'late:../../dom/Selection.js';
import { currentEvent } from 'late:../../dom/dispatch.js';
import { atob, btoa } from 'late:../../encoding/base64.js';
import { customElements } from 'late:../customElements/CustomElementRegistry.js';
import { history } from 'late:../navigation/History.js';
import { LocationSteps, location } from 'late:../navigation/Location.js';
import { navigator } from 'late:./Navigator.js';
import { storage } from 'late:./Storage.js';
import { bar, external } from 'late:./BarProp.js';
import { frames } from 'late:./frames.js';
import { requestIdle } from 'late:../scripting/idle.js';
import { postToWindow } from 'late:../messaging/messaging.js';
import { openWindow } from 'late:./openWindow.js';
import { deserializeWithTransfer, serializeWithTransfer } from 'late:../messaging/structuredClone.js';
import { performance } from 'late:../../timing/Performance.js';
import { clearTimer, queueMicrotask, requestFrame, scriptTimer } from 'late:../../timing/timers.js';
import { crypto } from 'late:../../webcrypto/Crypto.js';

const { test } = primordials;
const record = (kind, text) => { callValues(OP.record, kind, text); };
const nothing = () => {};

const page = pageState('html/windows/windowSteps', () => ({ __proto__: null, windowName: '', status: '', opener: null }));
export const WindowSteps = {
  __proto__: null,
  self: () => global,
  name: () => page.windowName,
  setName(_, value) { page.windowName = value; },
  location: () => location(),
  history: () => history,
  customElements: () => customElements,
  locationbar: () => bar('locationbar'),
  menubar: () => bar('menubar'),
  personalbar: () => bar('personalbar'),
  scrollbars: () => bar('scrollbars'),
  statusbar: () => bar('statusbar'),
  toolbar: () => bar('toolbar'),
  status: () => page.status,
  setStatus(_, value) { page.status = value; },
  close() { record('close', ''); },
  closed: () => false,
  stop: nothing,
  focus: nothing,
  blur: nothing,
  frames: () => global,
  length: () => frames(mainDocument).length,
  opener: () => page.opener,
  setOpener(_, value) { page.opener = value; },
  parent: () => global,
  frameElement: () => 0,
  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
  open: (_, url, name) => openWindow(url, name),
  navigator: () => navigator,
  clientInformation: () => navigator,
  external: () => external,
  alert(_, message = '') { record('alert', message); },
  confirm(_, message) { record('confirm', message); return false; },
  prompt(_, message) { record('prompt', message); return null; },
  print() { record('print', ''); },
  postMessage(_, message, options, transfer) {
    if (typeof options === 'string') postToWindow(message, options, transfer === undefined ? privateArray() : transfer);
    else postToWindow(message, options.targetOrigin, options.transfer);
  },
  captureEvents: nothing,
  releaseEvents: nothing,
  event: () => currentEvent(),
  getSelection: () => theSelection(),
  getComputedStyle: (_, element, pseudoElement = null) => computedStyleOf(element, pseudoElement),
  requestIdleCallback: (_, callback) => requestIdle(callback),
  cancelIdleCallback(_, handle) { clearTimer(handle); },
  find: () => false,
  offscreenBuffering: () => true,
};
export const WindowOrWorkerGlobalScopeSteps = {
  __proto__: null,
  origin: () => parseURL(documentURL(mainDocument), null).origin,
  // https://w3c.github.io/webappsec-secure-contexts/#potentially-trustworthy-origin
  isSecureContext() {
    const host = LocationSteps.hostname();
    if (LocationSteps.protocol() === 'https:') return true;
    return LocationSteps.protocol() === 'http:' && test(/^(?:127\.[0-9.]+|\[::1\]|(?:.*\.)?localhost)$/, host);
  },
  crossOriginIsolated: () => false,
  reportError(_, error) { hooks.reportException(error); },
  btoa: (_, data) => btoa(data),
  atob: (_, data) => atob(data),
  setTimeout: (_, handler, timeout, rest) => scriptTimer(handler, timeout, rest, false),
  clearTimeout(_, id) { clearTimer(id); },
  setInterval: (_, handler, timeout, rest) => scriptTimer(handler, timeout, rest, true),
  clearInterval(_, id) { clearTimer(id); },
  queueMicrotask(_, callback) { queueMicrotask(callback); },
  // https://html.spec.whatwg.org/multipage/structured-data.html#dom-structuredclone
  structuredClone: (_, value, { transfer }) => deserializeWithTransfer(serializeWithTransfer(value, transfer)).value,
  performance: () => performance,
  crypto: () => crypto,
};
export const AnimationFrameProviderSteps = {
  __proto__: null,
  requestAnimationFrame: (_, callback) => requestFrame(callback),
  cancelAnimationFrame(_, handle) { clearTimer(handle); },
};
export const WindowSessionStorageSteps = { __proto__: null, sessionStorage: () => storage('session') };
export const WindowLocalStorageSteps = { __proto__: null, localStorage: () => storage('local') };
