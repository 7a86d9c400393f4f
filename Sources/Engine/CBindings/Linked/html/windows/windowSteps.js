// js/html/windows/windowSteps.js: steps of the window's members (js/idl/Window.webidl).
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena. alert, confirm, prompt, open and close are recorded.
// Exports WindowSteps, WindowOrWorkerGlobalScopeSteps, AnimationFrameProviderSteps, WindowSessionStorageSteps, WindowLocalStorageSteps.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220 }; const { global,
primordials, privateArray,
hooks,
pageState,
callValues,
parseURL,
documentURL, mainDocument } = G;



















const { test } = primordials;
const record = (kind, text) => { callValues(OP.record, kind, text); };
const nothing = () => {};

const page = pageState('html/windows/windowSteps', () => ({ __proto__: null, windowName: '', status: '', opener: null }));
G.WindowSteps = {
  __proto__: null,
  self: () => global,
  name: () => page.windowName,
  setName(_, value) { page.windowName = value; },
  location: () => G.location(),
  history: () => G.history,
  customElements: () => G.customElements,
  locationbar: () => G.bar('locationbar'),
  menubar: () => G.bar('menubar'),
  personalbar: () => G.bar('personalbar'),
  scrollbars: () => G.bar('scrollbars'),
  statusbar: () => G.bar('statusbar'),
  toolbar: () => G.bar('toolbar'),
  status: () => page.status,
  setStatus(_, value) { page.status = value; },
  close() { record('close', ''); },
  closed: () => false,
  stop: nothing,
  focus: nothing,
  blur: nothing,
  frames: () => global,
  length: () => G.frames(mainDocument).length,
  opener: () => page.opener,
  setOpener(_, value) { page.opener = value; },
  parent: () => global,
  frameElement: () => 0,
  // https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
  open: (_, url, name) => G.openWindow(url, name),
  navigator: () => G.navigator,
  clientInformation: () => G.navigator,
  external: () => G.external,
  alert(_, message = '') { record('alert', message); },
  confirm(_, message) { record('confirm', message); return false; },
  prompt(_, message) { record('prompt', message); return null; },
  print() { record('print', ''); },
  postMessage(_, message, options, transfer) {
    if (typeof options === 'string') G.postToWindow(message, options, transfer === undefined ? privateArray() : transfer);
    else G.postToWindow(message, options.targetOrigin, options.transfer);
  },
  captureEvents: nothing,
  releaseEvents: nothing,
  event: () => G.currentEvent(),
  getSelection: () => G.theSelection(),
  getComputedStyle: (_, element, pseudoElement = null) => G.computedStyleOf(element, pseudoElement),
  requestIdleCallback: (_, callback) => G.requestIdle(callback),
  cancelIdleCallback(_, handle) { G.clearTimer(handle); },
  find: () => false,
  offscreenBuffering: () => true,
};
G.WindowOrWorkerGlobalScopeSteps = {
  __proto__: null,
  origin: () => parseURL(documentURL(mainDocument), null).origin,
  // https://w3c.github.io/webappsec-secure-contexts/#potentially-trustworthy-origin
  isSecureContext() {
    const host = G.LocationSteps.hostname();
    if (G.LocationSteps.protocol() === 'https:') return true;
    return G.LocationSteps.protocol() === 'http:' && test(/^(?:127\.[0-9.]+|\[::1\]|(?:.*\.)?localhost)$/, host);
  },
  crossOriginIsolated: () => false,
  reportError(_, error) { hooks.reportException(error); },
  btoa: (_, data) => G.btoa(data),
  atob: (_, data) => G.atob(data),
  setTimeout: (_, handler, timeout, rest) => G.scriptTimer(handler, timeout, rest, false),
  clearTimeout(_, id) { G.clearTimer(id); },
  setInterval: (_, handler, timeout, rest) => G.scriptTimer(handler, timeout, rest, true),
  clearInterval(_, id) { G.clearTimer(id); },
  queueMicrotask(_, callback) { G.queueMicrotask(callback); },
  // https://html.spec.whatwg.org/multipage/structured-data.html#dom-structuredclone
  structuredClone: (_, value, { transfer }) => G.deserializeWithTransfer(G.serializeWithTransfer(value, transfer)).value,
  performance: () => G.performance,
  crypto: () => G.crypto,
};
G.AnimationFrameProviderSteps = {
  __proto__: null,
  requestAnimationFrame: (_, callback) => G.requestFrame(callback),
  cancelAnimationFrame(_, handle) { G.clearTimer(handle); },
};
G.WindowSessionStorageSteps = { __proto__: null, sessionStorage: () => G.storage('session') };
G.WindowLocalStorageSteps = { __proto__: null, localStorage: () => G.storage('local') };
}
