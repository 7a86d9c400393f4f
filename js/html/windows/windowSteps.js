// js/html/windows/windowSteps.js: steps of the window's members (js/idl/Window.webidl).
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena. alert, confirm, prompt, open and close are recorded.
// Exports WindowSteps, WindowOrWorkerGlobalScopeSteps, AnimationFrameProviderSteps, WindowSessionStorageSteps, WindowLocalStorageSteps.
// Exposes nothing.
import { OP, global } from 'native';
import { primordials, privateArray } from '../../primordials.js';
import { hooks } from '../../hooks.js';
import { callValues, documentIdOf } from '../../arena.js';
import { parseURL } from '../../url/parsing.js';
import { documentURL, mainDocument } from '../../dom/addresses.js';
import { originOf } from '../../dom/baseURLs.js';
import { own, recordOf } from '../../dom/windowRecords.js';
import { computedStyleOf } from 'late:../../cssom/CSSStyleDeclaration.js';
import { theSelection } from 'late:../../dom/Selection.js';
import { currentEvent } from 'late:../../dom/dispatch.js';
import { atob, btoa } from 'late:../../encoding/base64.js';
import { customElements } from 'late:../customElements/CustomElementRegistry.js';
import { history } from 'late:../navigation/History.js';
import { location } from 'late:../navigation/Location.js';
import { navigator } from 'late:./Navigator.js';
import { storage } from 'late:./Storage.js';
import { bar, external } from 'late:./BarProp.js';
import { frames, windowOf } from 'late:./frames.js';
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

export const WindowSteps = {
  __proto__: null,
  self: window => window,
  name: window => recordOf(window).name,
  setName(window, value) { recordOf(window).name = value; },
  location: window => location(window),
  history: window => history(window),
  customElements: window => customElements(window),
  locationbar: window => own(window, bar('locationbar')),
  menubar: window => own(window, bar('menubar')),
  personalbar: window => own(window, bar('personalbar')),
  scrollbars: window => own(window, bar('scrollbars')),
  statusbar: window => own(window, bar('statusbar')),
  toolbar: window => own(window, bar('toolbar')),
  status: window => recordOf(window).status,
  setStatus(window, value) { recordOf(window).status = value; },
  // Only a top-level window can be closed.
  close(window) { if (window === global) record('close', ''); },
  closed: window => !recordOf(window).isHere(),
  stop: nothing,
  focus: nothing,
  blur: nothing,
  frames: window => window,
  length(window) { const { document, isHere } = recordOf(window); return isHere() ? frames(document).length : 0; },
  opener: window => recordOf(window).opener,
  setOpener(window, value) { recordOf(window).opener = value; },
  parent(window) {
    const { frame, isHere } = recordOf(window);
    return frame === 0 ? window : isHere() ? windowOf(documentIdOf(frame)) : null;
  },
  frameElement(window) { const { frame, isHere } = recordOf(window); return isHere() ? frame : 0; },
  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
  open: (_, url, name) => openWindow(url, name),
  navigator: window => own(window, navigator),
  clientInformation: window => own(window, navigator),
  external: window => own(window, external),
  alert(_, message = '') { record('alert', message); },
  confirm(_, message) { record('confirm', message); return false; },
  prompt(_, message) { record('prompt', message); return null; },
  print() { record('print', ''); },
  postMessage(window, message, options, transfer) {
    if (typeof options === 'string') postToWindow(window, message, options, transfer === undefined ? privateArray() : transfer);
    else postToWindow(window, message, options.targetOrigin, options.transfer);
  },
  captureEvents: nothing,
  releaseEvents: nothing,
  event: window => currentEvent(window),
  getSelection(window) { const { document, isHere } = recordOf(window); return isHere() ? theSelection(document) : null; },
  getComputedStyle: (_, element, pseudoElement = null) => computedStyleOf(element, pseudoElement),
  requestIdleCallback: (_, callback) => requestIdle(callback),
  cancelIdleCallback(_, handle) { clearTimer(handle); },
  find: () => false,
  offscreenBuffering: () => true,
};
export const WindowOrWorkerGlobalScopeSteps = {
  __proto__: null,
  origin: window => originOf(recordOf(window).document),
  // https://w3c.github.io/webappsec-secure-contexts/#potentially-trustworthy-origin
  isSecureContext() {
    const { hostname: host, protocol } = parseURL(documentURL(mainDocument), null);
    if (protocol === 'https:') return true;
    return protocol === 'http:' && test(/^(?:127\.[0-9.]+|\[::1\]|(?:.*\.)?localhost)$/, host);
  },
  crossOriginIsolated: () => false,
  reportError(_, error) { hooks.reportException(error); },
  btoa: (_, data) => btoa(data),
  atob: (_, data) => atob(data),
  setTimeout: (window, handler, timeout, rest) => scriptTimer(window, handler, timeout, rest, false),
  clearTimeout(_, id) { clearTimer(id); },
  setInterval: (window, handler, timeout, rest) => scriptTimer(window, handler, timeout, rest, true),
  clearInterval(_, id) { clearTimer(id); },
  queueMicrotask(_, callback) { queueMicrotask(callback); },
  // https://html.spec.whatwg.org/multipage/structured-data.html#dom-structuredclone
  structuredClone: (window, value, { transfer }) => deserializeWithTransfer(serializeWithTransfer(value, transfer), window).value,
  performance: window => own(window, performance),
  crypto: window => own(window, crypto),
};
export const AnimationFrameProviderSteps = {
  __proto__: null,
  requestAnimationFrame: (_, callback) => requestFrame(callback),
  cancelAnimationFrame(_, handle) { clearTimer(handle); },
};
export const WindowSessionStorageSteps = { __proto__: null, sessionStorage: window => own(window, storage('session')) };
export const WindowLocalStorageSteps = { __proto__: null, localStorage: window => own(window, storage('local')) };
