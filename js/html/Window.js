// js/html/Window.js: the global object's own members. https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena. alert, confirm, prompt, open and close are recorded.
// Offers  nothing further. Exposes Window and what it holds: window, document, location, navigator, storage …
(function (G) {
  'use strict';
  const { defineInterface, ObjectCreate, Given, mixin, define, defineProperty, global, need, toText, toUSV, callNamed, fail, wrap, PrivateMap, makeIndexed, accessors, getOwnPropertyDescriptor } = G;
  const record = (kind, text) => { callNamed('record', kind, text); };

  const Window = defineInterface('Window', { parent: G.EventTarget, constants: { TEMPORARY: 0, PERSISTENT: 1 } });
  // NB: The engine's global object has an immutable prototype, Object.prototype. So the members of EventTarget are its own,
  //     and `instanceof Window` is answered here.
  const ordinaryHasInstance = G.uncurry(Function.prototype[Symbol.hasInstance]);
  define(Window, Symbol.hasInstance, { hasInstance(value) { return value === global || ordinaryHasInstance(this, value); } }.hasInstance, false, false, true);
  define(global, Symbol.toStringTag, 'Window', false, false, true);
  // [LegacyUnforgeable]
  const unforgeable = descriptors => {
    for (const key of Object.keys(descriptors)) {
      const descriptor = getOwnPropertyDescriptor(descriptors, key);
      descriptor.configurable = false;
      defineProperty(global, key, descriptor);
    }
  };
  unforgeable({
    get window() { return global; },
    get document() { return wrap(G.mainDocument); },
    get location() { return G.location; },
    set location(value) { G.navigate(value); },
    get top() { return global; },
  });
  G.replaceable({
    self: () => global, frames: () => global, parent: () => global, length: () => G.frames().length, event: () => G.currentEvent(),
    origin: () => G.parseURL(G.documentURL(G.mainDocument), null).origin,
  });
  const bar = name => {
    const object = ObjectCreate(BarProp.prototype);
    return [name, () => object];
  };
  const BarProp = defineInterface('BarProp', { members: { get visible() { return true; } } });
  G.replaceable(Object.fromEntries(['locationbar', 'menubar', 'personalbar', 'scrollbars', 'statusbar', 'toolbar'].map(bar)));

  let windowName = '', status = '', opener = null;
  const say = kind => message => record(kind, message);
  const [sayAlert, sayConfirm, sayPrompt] = [say('alert'), say('confirm'), say('prompt')];
  const listening = G.EventTarget.prototype;
  mixin(global, {
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
    get localStorage() { return storage('local'); },
    get sessionStorage() { return storage('session'); },
    get performance() { return performance; },
    get crypto() { return G.crypto; },
    get isSecureContext() { return G.location.protocol === 'https:'; },
    get crossOriginIsolated() { return false; },
    get customElements() { return customElements; },
    get external() { return external; },
    alert(message = '') { sayAlert(toText(message)); },
    confirm(message = '') { sayConfirm(toText(message)); return false; },
    prompt(message = '', fallback = '') { sayPrompt(toText(message)); return null; },
    print() { record('print', ''); },
    open(url = '', target = '_blank', features = '') {
      const parts = url === '' ? null : G.parseURL(toUSV(url), G.baseOf(G.mainDocument));
      record('open', parts === null ? '' : parts.href);
      return null;
    },
    close() { record('close', ''); },
    stop() {},
    focus() {},
    blur() {},
    getSelection() { return G.document.getSelection(); },
    postMessage(message, ...rest) {
      need(arguments.length, 1);
      const data = G.clone(message);
      G.queueTask(() => G.fire(global, 'message', { data, origin: G.location.origin, source: global, ports: [] }, G.MessageEvent));
    },
    captureEvents() {},
    releaseEvents() {},
    find(text = '') { return false; },
    reportError(error) { need(arguments.length, 1); G.hooks.reportException(error); },
  });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) define(global, name, listening[name], true, true, true);
  accessors(global, G.globalHandlers);
  accessors(global, G.windowHandlers);
  accessors(global, G.handlerAccessors('devicemotion deviceorientation orientationchange gesturestart gesturechange gestureend'));

  // Storage, in memory. https://html.spec.whatwg.org/multipage/webstorage.html
  const Storage = defineInterface('Storage', {
    members: {
      get length() { return G.stateOf(this).items.count(); },
      key(index) { need(arguments.length, 1); const name = G.stateOf(this).names()[index >>> 0]; return name === undefined ? null : name; },
      getItem(key) { need(arguments.length, 1); const value = G.stateOf(this).items.get(toText(key)); return value === undefined ? null : value; },
      setItem(key, value) { need(arguments.length, 2); G.stateOf(this).items.set(toText(key), toText(value)); },
      removeItem(key) { need(arguments.length, 1); G.stateOf(this).items.delete(toText(key)); },
      clear() { G.stateOf(this).items.clear(); },
    },
  });
  const stores = PrivateMap();
  function storage(kind) {
    let store = stores.get(kind);
    if (store === undefined) {
      const items = PrivateMap();
      items.count = () => { let count = 0; items.forEach(() => { count++; }); return count; };
      store = makeIndexed(Storage.prototype, {
        items, namesAreEnumerable: true, count: () => 0, at: index => items.get(`${index}`),
        named: name => items.get(name),
        names: () => { const names = []; items.forEach((_, key) => { names[names.length] = key; }); return names; },
        setNamed: (name, value) => { items.set(name, toText(value)); },
        setAt: (index, value) => { items.set(`${index}`, toText(value)); },
        deleteNamed: name => { items.delete(name); },
      });
      stores.set(kind, store);
    }
    return store;
  }

  // https://w3c.github.io/hr-time/#sec-performance
  const Performance = defineInterface('Performance', {
    parent: G.EventTarget,
    members: {
      now() { return G.now(); },
      get timeOrigin() { return G.timeOrigin; },
      get timing() { return timing; },
      get navigation() { return { type: 0, redirectCount: 0 }; },
      mark(name) { return undefined; },
      measure(name) { return undefined; },
      clearMarks() {},
      clearMeasures() {},
      getEntries() { return []; },
      getEntriesByName(name) { return []; },
      getEntriesByType(type) { return []; },
      toJSON() { return { timeOrigin: G.timeOrigin }; },
    },
  });
  const performance = G.makeTarget(ObjectCreate(Performance.prototype));
  const timing = { navigationStart: G.timeOrigin, domLoading: G.timeOrigin, domInteractive: G.timeOrigin, domComplete: G.timeOrigin, loadEventEnd: G.timeOrigin };
  const External = defineInterface('External', { members: { AddSearchProvider() {}, IsSearchProviderInstalled() {} } });
  const external = ObjectCreate(External.prototype);

  // Definitions are kept; elements are not upgraded. FIXME: 4.13. Custom elements never run their reactions.
  const definitions = PrivateMap();
  const CustomElementRegistry = defineInterface('CustomElementRegistry', {
    members: {
      define(name, constructor, options = undefined) {
        need(arguments.length, 2);
        name = toText(name);
        G.toFunction(constructor);
        if (!/^[a-z][^\0A-Z]*-/.test(name)) fail('SyntaxError');
        if (definitions.has(name)) fail('NotSupportedError');
        definitions.set(name, constructor);
      },
      get(name) { need(arguments.length, 1); return definitions.get(toText(name)); },
      getName(constructor) { let found = null; definitions.forEach((value, key) => { if (value === constructor) found = key; }); return found; },
      whenDefined(name) { const known = definitions.get(toText(name)); return known === undefined ? new G.Promise(() => {}) : G.Promise.resolve(known); },
      upgrade(root) {},
    },
  });
  const customElements = ObjectCreate(CustomElementRegistry.prototype);

  // https://html.spec.whatwg.org/multipage/system-state.html#the-navigator-object
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
  const languages = Object.freeze(['en-US']);
  const Navigator = defineInterface('Navigator', {
    members: {
      get appCodeName() { return 'Mozilla'; },
      get appName() { return 'Netscape'; },
      get appVersion() { return userAgent.substring(8); },
      get platform() { return 'MacIntel'; },
      get product() { return 'Gecko'; },
      get productSub() { return '20030107'; },
      get userAgent() { return userAgent; },
      get vendor() { return 'Apple Computer, Inc.'; },
      get vendorSub() { return ''; },
      get language() { return 'en-US'; },
      get languages() { return languages; },
      get onLine() { return false; },
      get cookieEnabled() { return true; },
      get plugins() { return []; },
      get mimeTypes() { return []; },
      get pdfViewerEnabled() { return true; },
      get hardwareConcurrency() { return 8; },
      get maxTouchPoints() { return 0; },
      get webdriver() { return false; },
      get doNotTrack() { return null; },
      javaEnabled() { return false; },
      sendBeacon(url, data = null) { return false; },
      vibrate(pattern) { return false; },
    },
  });
  G.navigator = ObjectCreate(Navigator.prototype);
  G.hooks.eventParentOfDocument = document => document === G.document ? global : null;
})
