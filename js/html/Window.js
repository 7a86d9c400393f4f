// js/html/Window.js: the global object's own members. https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena. alert, confirm, prompt, open and close are recorded.
// Offers  G.openWindow(url, target, features): window.open(). Exposes Window and what it holds: window, document, location, navigator, timers …
'use strict';
{
  const G = this;
  const { TypeError, keysOf } = G.primordials;
  const { defineInterface, ObjectCreate, mixin, define, defineProperty, global, need, toText, toUSV, toFunction, toDictionary, callNamed,
    wrap, isNode, idOf, kindOf, accessors, ownDescriptor } = G;
  const record = (kind, text) => { callNamed('record', kind, text); };

  const Window = defineInterface('Window', { __proto__: null, parent: G.EventTarget, constants: { __proto__: null, TEMPORARY: 0, PERSISTENT: 1 } });
  // NB: The engine's global object has an immutable prototype, Object.prototype. So the members of EventTarget are its own,
  //     and `instanceof Window` is answered here.
  const ordinaryHasInstance = G.uncurry(Function.prototype[Symbol.hasInstance]);
  const { hasInstance } = { __proto__: null, hasInstance(value) { return value === global || ordinaryHasInstance(this, value); } };
  G.markNative(hasInstance, '[Symbol.hasInstance]');
  define(Window, Symbol.hasInstance, hasInstance, false, false, true);
  define(global, Symbol.toStringTag, 'Window', false, false, true);
  // [LegacyUnforgeable]
  const unforgeable = descriptors => {
    G.markMembers(descriptors);
    for (const key of keysOf(descriptors)) {
      const descriptor = ownDescriptor(descriptors, key);
      descriptor.configurable = false;
      defineProperty(global, key, descriptor);
    }
  };
  unforgeable({
    __proto__: null,
    get window() { return global; },
    get document() { return wrap(G.mainDocument); },
    get location() { return G.location; },
    set location(value) { G.navigate(value); },
    get top() { return global; },
  });
  G.replaceable({
    __proto__: null,
    self: () => global, frames: () => global, parent: () => global, length: () => G.frames().length, event: () => G.currentEvent(),
    origin: () => G.parseURL(G.documentURL(G.mainDocument), null).origin,
  });
  const bar = name => {
    const object = ObjectCreate(BarProp.prototype);
    return [name, () => object];
  };
  const BarProp = defineInterface('BarProp', { __proto__: null, members: { get visible() { return true; } } });
  G.replaceable(Object.fromEntries(['locationbar', 'menubar', 'personalbar', 'scrollbars', 'statusbar', 'toolbar'].map(bar)));

  let windowName = '', status = '', opener = null;
  const say = kind => message => record(kind, message);
  const [sayAlert, sayConfirm, sayPrompt] = [say('alert'), say('confirm'), say('prompt')];
  G.openWindow = (url, target, features) => {
    const address = toUSV(url), parts = address === '' ? null : G.parseURL(address, G.baseOf(G.mainDocument));
    toText(target);
    toText(features);
    if (address !== '' && parts === null) G.fail('SyntaxError', 'Invalid URL');
    record('open', parts === null ? '' : parts.href);
    return null;
  };
  const listening = G.EventTarget.prototype;
  mixin(global, {
    __proto__: null,
    get name() { return windowName; },
    set name(value) { windowName = toText(value); },
    get status() { return status; },
    set status(value) { status = toText(value); },
    get opener() { return opener; },
    set opener(value) { opener = value; },
    get closed() { return false; },
    get frameElement() { return null; },
    get navigator() { return G.navigator; },
    get clientInformation() { return G.navigator; },
    get history() { return G.history; },
    get localStorage() { return G.storage('local'); },
    get sessionStorage() { return G.storage('session'); },
    get performance() { return G.makePerformance(G.performance); },
    get crypto() { return G.makeCrypto(G.crypto); },
    get isSecureContext() { return G.location.protocol === 'https:'; },
    get crossOriginIsolated() { return false; },
    get customElements() { return G.customElements; },
    get external() { return external; },
    alert(message = '') { sayAlert(toText(message)); },
    confirm(message = '') { sayConfirm(toText(message)); return false; },
    prompt(message = '', fallback = '') { sayPrompt(toText(message)); return null; },
    print() { record('print', ''); },
    open(url = '', target = '_blank', features = '') { return G.openWindow(url, target, features); },
    close() { record('close', ''); },
    stop() {},
    focus() {},
    blur() {},
    getSelection() { return G.getSelection(); },
    postMessage(message, options = undefined, transfer = undefined) { need(arguments.length, 1); G.postToWindow(message, options, transfer); },
    captureEvents() {},
    releaseEvents() {},
    find(text = '') { return false; },
    setTimeout(handler, timeout = 0, ...rest) { need(arguments.length, 1); return G.scriptTimer(handler, timeout, rest, false); },
    clearTimeout(id = 0) { G.clearTimer(id | 0); },
    setInterval(handler, timeout = 0, ...rest) { need(arguments.length, 1); return G.scriptTimer(handler, timeout, rest, true); },
    clearInterval(id = 0) { G.clearTimer(id | 0); },
    requestAnimationFrame(callback) { need(arguments.length, 1); return G.requestFrame(toFunction(callback)); },
    cancelAnimationFrame(handle) { need(arguments.length, 1); G.clearTimer(handle | 0); },
    requestIdleCallback(callback, options = undefined) {
      need(arguments.length, 1);
      toFunction(callback);
      const given = toDictionary(options);
      if (given !== undefined) G.toUnsignedLong(given.timeout);
      return G.requestIdle(callback);
    },
    cancelIdleCallback(handle) { need(arguments.length, 1); G.clearTimer(handle >>> 0); },
    queueMicrotask(callback) { need(arguments.length, 1); G.queueMicrotask(toFunction(callback)); },
    structuredClone(value, options = undefined) { need(arguments.length, 1); return G.cloneWith(value, options); },
    getComputedStyle(element, pseudoElement = undefined) {
      need(arguments.length, 1);
      if (!isNode(element) || kindOf(idOf(element)) !== 1) {
        throw new TypeError("Argument 1 ('element') to Window.getComputedStyle must be an instance of Element");
      }
      return G.computedStyleOf(idOf(element), pseudoElement === undefined ? null : G.toTextOrNull(pseudoElement));
    },
    btoa(data) { need(arguments.length, 1); return G.btoa(toText(data)); },
    atob(data) { need(arguments.length, 1); return G.atob(toText(data)); },
    // There is no network, but there may be a folder of resources. https://fetch.spec.whatwg.org/#fetch-method
    fetch(input, init = undefined) {
      if (arguments.length === 0) return G.rejected(new TypeError('Not enough arguments'));
      return G.startFetch(input, init);
    },
    reportError(error) { need(arguments.length, 1); G.hooks.reportException(error); },
  });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) define(global, name, listening[name], true, true, true);
  accessors(global, G.globalHandlers);
  accessors(global, G.windowHandlers);
  accessors(global, G.handlerAccessors('devicemotion deviceorientation orientationchange gesturestart gesturechange gestureend'));

  const External = defineInterface('External', { __proto__: null, members: { AddSearchProvider() {}, IsSearchProviderInstalled() {} } });
  const external = ObjectCreate(External.prototype);

  G.expose('WebKitMutationObserver', G.promisedInterface('MutationObserver'));
  G.hooks.eventParentOfDocument = document => document === G.document ? global : null;
}
