// js/html/windows/windowSteps.js: steps of the window's members (js/idl/Window.webidl).
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena. alert, confirm, prompt, open and close are recorded.
// Exports WindowSteps, WindowOrWorkerGlobalScopeSteps, AnimationFrameProviderSteps, WindowSessionStorageSteps, WindowLocalStorageSteps.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220 }; const { global,
primordials, privateArray,
hooks,
callValues, documentIdOf,
parseURL,
documentURL, mainDocument,
originOf,
own, recordOf } = G;



















const { test } = primordials;
const record = (kind, text) => { callValues(OP.record, kind, text); };
const nothing = () => {};

G.WindowSteps = {
  __proto__: null,
  self: window => window,
  name: window => recordOf(window).name,
  setName(window, value) { recordOf(window).name = value; },
  location: window => G.location(window),
  history: window => G.history(window),
  customElements: window => G.customElements(window),
  locationbar: window => own(window, G.bar('locationbar')),
  menubar: window => own(window, G.bar('menubar')),
  personalbar: window => own(window, G.bar('personalbar')),
  scrollbars: window => own(window, G.bar('scrollbars')),
  statusbar: window => own(window, G.bar('statusbar')),
  toolbar: window => own(window, G.bar('toolbar')),
  status: window => recordOf(window).status,
  setStatus(window, value) { recordOf(window).status = value; },
  // Only a top-level window can be closed.
  close(window) { if (window === global) record('close', ''); },
  closed: window => !recordOf(window).isHere(),
  stop: nothing,
  focus: nothing,
  blur: nothing,
  frames: window => window,
  length(window) { const { document, isHere } = recordOf(window); return isHere() ? G.frames(document).length : 0; },
  opener: window => recordOf(window).opener,
  setOpener(window, value) { recordOf(window).opener = value; },
  parent(window) {
    const { frame, isHere } = recordOf(window);
    return frame === 0 ? window : isHere() ? G.windowOf(documentIdOf(frame)) : null;
  },
  frameElement(window) { const { frame, isHere } = recordOf(window); return isHere() ? frame : 0; },
  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
  open: (_, url, name) => G.openWindow(url, name),
  navigator: window => own(window, G.navigator),
  clientInformation: window => own(window, G.navigator),
  external: window => own(window, G.external),
  alert(_, message = '') { record('alert', message); },
  confirm(_, message) { record('confirm', message); return false; },
  prompt(_, message) { record('prompt', message); return null; },
  print() { record('print', ''); },
  postMessage(window, message, options, transfer) {
    if (typeof options === 'string') G.postToWindow(window, message, options, transfer === undefined ? privateArray() : transfer);
    else G.postToWindow(window, message, options.targetOrigin, options.transfer);
  },
  captureEvents: nothing,
  releaseEvents: nothing,
  event: window => G.currentEvent(window),
  getSelection(window) { const { document, isHere } = recordOf(window); return isHere() ? G.theSelection(document) : null; },
  getComputedStyle: (_, element, pseudoElement = null) => G.computedStyleOf(element, pseudoElement),
  requestIdleCallback: (_, callback) => G.requestIdle(callback),
  cancelIdleCallback(_, handle) { G.clearTimer(handle); },
  find: () => false,
  offscreenBuffering: () => true,
};
G.WindowOrWorkerGlobalScopeSteps = {
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
  btoa: (_, data) => G.btoa(data),
  atob: (_, data) => G.atob(data),
  setTimeout: (window, handler, timeout, rest) => G.scriptTimer(window, handler, timeout, rest, false),
  clearTimeout(_, id) { G.clearTimer(id); },
  setInterval: (window, handler, timeout, rest) => G.scriptTimer(window, handler, timeout, rest, true),
  clearInterval(_, id) { G.clearTimer(id); },
  queueMicrotask(_, callback) { G.queueMicrotask(callback); },
  // https://html.spec.whatwg.org/multipage/structured-data.html#dom-structuredclone
  structuredClone: (window, value, { transfer }) => G.deserializeWithTransfer(G.serializeWithTransfer(value, transfer), window).value,
  performance: window => own(window, G.performance),
  crypto: window => own(window, G.crypto),
};
G.AnimationFrameProviderSteps = {
  __proto__: null,
  requestAnimationFrame: (_, callback) => G.requestFrame(callback),
  cancelAnimationFrame(_, handle) { G.clearTimer(handle); },
};
G.WindowSessionStorageSteps = { __proto__: null, sessionStorage: window => own(window, G.storage('session')) };
G.WindowLocalStorageSteps = { __proto__: null, localStorage: window => own(window, G.storage('local')) };
}
