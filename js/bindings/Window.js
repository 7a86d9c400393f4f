// js/bindings/Window.js: the bindings that js/idl/generate.py made of js/idl/Window.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const {
    NOTHING, elementArgument, need, privateArray, replace, setPrototypeOf, toDictionary, toFunction, toObject, toSequence, toText,
    toTextNullEmpty, toTextOrNull, toUSV, windowReceiver, wrap,
  } = G;
  const WindowSteps = G.WindowSteps;
  const WindowOrWorkerGlobalScopeSteps = G.WindowOrWorkerGlobalScopeSteps;
  const WindowSessionStorageSteps = G.WindowSessionStorageSteps;
  const WindowLocalStorageSteps = G.WindowLocalStorageSteps;
  const AnimationFrameProviderSteps = G.AnimationFrameProviderSteps;
  function toWindowPostMessageOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      transfer: (member = given.transfer) === undefined ? privateArray() : toSequence(member, toObject),
      targetOrigin: (member = given.targetOrigin) === undefined ? '/' : toUSV(member),
    };
  }
  const makeSelectionOrNull = state => state === null ? null : G.makeSelection(state);
  function toIdleRequestOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      timeout: (member = given.timeout) === undefined ? undefined : member >>> 0,
    };
  }
  function toDOMStringOrFunction(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (typeof value === 'function') return value;
    }
    return toText(value);
  }
  function toStructuredSerializeOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      transfer: (member = given.transfer) === undefined ? privateArray() : toSequence(member, toObject),
    };
  }

  G.WindowMembers_Window = {
    __proto__: null,
    get name() { return WindowSteps.name(windowReceiver(this, 'name', 1)); },
    set name(value) { const state = windowReceiver(this, 'name', 2); WindowSteps.setName(state, toText(value)); },
    get history() { return G.makeHistory(WindowSteps.history(windowReceiver(this, 'history', 1))); },
    get customElements() { return G.makeCustomElementRegistry(WindowSteps.customElements(windowReceiver(this, 'customElements', 1))); },
    get locationbar() { return G.makeBarProp(WindowSteps.locationbar(windowReceiver(this, 'locationbar', 1))); },
    set locationbar(value) { replace(this, 'locationbar', value); },
    get menubar() { return G.makeBarProp(WindowSteps.menubar(windowReceiver(this, 'menubar', 1))); },
    set menubar(value) { replace(this, 'menubar', value); },
    get personalbar() { return G.makeBarProp(WindowSteps.personalbar(windowReceiver(this, 'personalbar', 1))); },
    set personalbar(value) { replace(this, 'personalbar', value); },
    get scrollbars() { return G.makeBarProp(WindowSteps.scrollbars(windowReceiver(this, 'scrollbars', 1))); },
    set scrollbars(value) { replace(this, 'scrollbars', value); },
    get statusbar() { return G.makeBarProp(WindowSteps.statusbar(windowReceiver(this, 'statusbar', 1))); },
    set statusbar(value) { replace(this, 'statusbar', value); },
    get toolbar() { return G.makeBarProp(WindowSteps.toolbar(windowReceiver(this, 'toolbar', 1))); },
    set toolbar(value) { replace(this, 'toolbar', value); },
    get status() { return WindowSteps.status(windowReceiver(this, 'status', 1)); },
    set status(value) { const state = windowReceiver(this, 'status', 2); WindowSteps.setStatus(state, toText(value)); },
    get closed() { return WindowSteps.closed(windowReceiver(this, 'closed', 1)); },
    get opener() { return WindowSteps.opener(windowReceiver(this, 'opener', 1)); },
    set opener(value) { const state = windowReceiver(this, 'opener', 2); WindowSteps.setOpener(state, value); },
    get frameElement() { return wrap(WindowSteps.frameElement(windowReceiver(this, 'frameElement', 1))); },
    get navigator() { return G.makeNavigator(WindowSteps.navigator(windowReceiver(this, 'navigator', 1))); },
    get clientInformation() { return G.makeNavigator(WindowSteps.clientInformation(windowReceiver(this, 'clientInformation', 1))); },
    set clientInformation(value) { replace(this, 'clientInformation', value); },
    get external() { return G.makeExternal(WindowSteps.external(windowReceiver(this, 'external', 1))); },
    set external(value) { replace(this, 'external', value); },
    get offscreenBuffering() { return WindowSteps.offscreenBuffering(windowReceiver(this, 'offscreenBuffering', 1)); },
    get isSecureContext() { return WindowOrWorkerGlobalScopeSteps.isSecureContext(windowReceiver(this, 'isSecureContext', 1)); },
    get crossOriginIsolated() { return WindowOrWorkerGlobalScopeSteps.crossOriginIsolated(windowReceiver(this, 'crossOriginIsolated', 1)); },
    get performance() { return G.makePerformance(WindowOrWorkerGlobalScopeSteps.performance(windowReceiver(this, 'performance', 1))); },
    set performance(value) { replace(this, 'performance', value); },
    get crypto() { return G.makeCrypto(WindowOrWorkerGlobalScopeSteps.crypto(windowReceiver(this, 'crypto', 1))); },
    get sessionStorage() { return G.makeStorage(WindowSessionStorageSteps.sessionStorage(windowReceiver(this, 'sessionStorage', 1))); },
    get localStorage() { return G.makeStorage(WindowLocalStorageSteps.localStorage(windowReceiver(this, 'localStorage', 1))); },
    close() { WindowSteps.close(windowReceiver(this, 'close')); },
    stop() { WindowSteps.stop(windowReceiver(this, 'stop')); },
    focus() { WindowSteps.focus(windowReceiver(this, 'focus')); },
    blur() { WindowSteps.blur(windowReceiver(this, 'blur')); },
    open(url = undefined, target = undefined, features = undefined) {
      const state = windowReceiver(this, 'open');
      url = url === undefined ? '' : toUSV(url);
      target = target === undefined ? '_blank' : toText(target);
      features = features === undefined ? '' : toTextNullEmpty(features);
      return WindowSteps.open(state, url, target, features);
    },
    alert(a0 = undefined) {
      const state = windowReceiver(this, 'alert');
      if (arguments.length <= 0) {
        WindowSteps.alert(state);
        return;
      }
      {
        a0 = toText(a0);
        WindowSteps.alert(state, a0);
        return;
      }
    },
    confirm(message = undefined) {
      const state = windowReceiver(this, 'confirm');
      message = message === undefined ? '' : toText(message);
      return WindowSteps.confirm(state, message);
    },
    prompt(message = undefined, defaultArgument = undefined) {
      const state = windowReceiver(this, 'prompt');
      message = message === undefined ? '' : toText(message);
      defaultArgument = defaultArgument === undefined ? '' : toText(defaultArgument);
      return WindowSteps.prompt(state, message, defaultArgument);
    },
    print() { WindowSteps.print(windowReceiver(this, 'print')); },
    postMessage(a0, a1 = undefined, a2 = undefined) {
      const state = windowReceiver(this, 'postMessage');
      need(arguments.length, 1);
      if (arguments.length <= 1) {
        a1 = toWindowPostMessageOptions(a1);
        WindowSteps.postMessage(state, a0, a1);
        return;
      }
      if (arguments.length <= 2) {
        if (a1 === undefined || a1 === null || typeof a1 === 'object' || typeof a1 === 'function') {
          a1 = toWindowPostMessageOptions(a1);
          WindowSteps.postMessage(state, a0, a1);
          return;
        }
        a1 = toUSV(a1);
        a2 = a2 === undefined ? privateArray() : toSequence(a2, toObject);
        WindowSteps.postMessage(state, a0, a1, a2);
        return;
      }
      {
        a1 = toUSV(a1);
        a2 = a2 === undefined ? privateArray() : toSequence(a2, toObject);
        WindowSteps.postMessage(state, a0, a1, a2);
        return;
      }
    },
    captureEvents() { WindowSteps.captureEvents(windowReceiver(this, 'captureEvents')); },
    releaseEvents() { WindowSteps.releaseEvents(windowReceiver(this, 'releaseEvents')); },
    getSelection() { return makeSelectionOrNull(WindowSteps.getSelection(windowReceiver(this, 'getSelection'))); },
    getComputedStyle(element, pseudoElement = undefined) {
      const state = windowReceiver(this, 'getComputedStyle');
      need(arguments.length, 1);
      element = elementArgument(element, 364827);
      if (pseudoElement !== undefined) pseudoElement = toTextOrNull(pseudoElement);
      return WindowSteps.getComputedStyle(state, element, pseudoElement);
    },
    requestIdleCallback(callback, options = undefined) {
      const state = windowReceiver(this, 'requestIdleCallback');
      need(arguments.length, 1);
      callback = toFunction(callback, 951851);
      options = toIdleRequestOptions(options);
      return WindowSteps.requestIdleCallback(state, callback, options);
    },
    cancelIdleCallback(handle) {
      const state = windowReceiver(this, 'cancelIdleCallback');
      need(arguments.length, 1);
      handle = handle >>> 0;
      WindowSteps.cancelIdleCallback(state, handle);
    },
    find(string = undefined) {
      const state = windowReceiver(this, 'find');
      string = string === undefined ? '' : toText(string);
      return WindowSteps.find(state, string);
    },
    reportError(e) {
      const state = windowReceiver(this, 'reportError');
      need(arguments.length, 1);
      WindowOrWorkerGlobalScopeSteps.reportError(state, e);
    },
    btoa(data) {
      const state = windowReceiver(this, 'btoa');
      need(arguments.length, 1);
      data = toText(data);
      return WindowOrWorkerGlobalScopeSteps.btoa(state, data);
    },
    atob(data) {
      const state = windowReceiver(this, 'atob');
      need(arguments.length, 1);
      data = toText(data);
      return WindowOrWorkerGlobalScopeSteps.atob(state, data);
    },
    setTimeout(handler, timeout = undefined, ...argumentsArgument) {
      const state = windowReceiver(this, 'setTimeout');
      need(arguments.length, 1);
      handler = toDOMStringOrFunction(handler);
      timeout = timeout === undefined ? 0 : timeout | 0;
      return WindowOrWorkerGlobalScopeSteps.setTimeout(state, handler, timeout, setPrototypeOf(argumentsArgument, null));
    },
    clearTimeout(id = undefined) {
      const state = windowReceiver(this, 'clearTimeout');
      id = id === undefined ? 0 : id | 0;
      WindowOrWorkerGlobalScopeSteps.clearTimeout(state, id);
    },
    setInterval(handler, timeout = undefined, ...argumentsArgument) {
      const state = windowReceiver(this, 'setInterval');
      need(arguments.length, 1);
      handler = toDOMStringOrFunction(handler);
      timeout = timeout === undefined ? 0 : timeout | 0;
      return WindowOrWorkerGlobalScopeSteps.setInterval(state, handler, timeout, setPrototypeOf(argumentsArgument, null));
    },
    clearInterval(id = undefined) {
      const state = windowReceiver(this, 'clearInterval');
      id = id === undefined ? 0 : id | 0;
      WindowOrWorkerGlobalScopeSteps.clearInterval(state, id);
    },
    queueMicrotask(callback) {
      const state = windowReceiver(this, 'queueMicrotask');
      need(arguments.length, 1);
      callback = toFunction(callback, 954780);
      WindowOrWorkerGlobalScopeSteps.queueMicrotask(state, callback);
    },
    structuredClone(value, options = undefined) {
      const state = windowReceiver(this, 'structuredClone');
      need(arguments.length, 1);
      options = toStructuredSerializeOptions(options);
      return WindowOrWorkerGlobalScopeSteps.structuredClone(state, value, options);
    },
    requestAnimationFrame(callback) {
      const state = windowReceiver(this, 'requestAnimationFrame');
      need(arguments.length, 1);
      callback = toFunction(callback, 433816);
      return AnimationFrameProviderSteps.requestAnimationFrame(state, callback);
    },
    cancelAnimationFrame(handle) {
      const state = windowReceiver(this, 'cancelAnimationFrame');
      need(arguments.length, 1);
      handle = handle >>> 0;
      AnimationFrameProviderSteps.cancelAnimationFrame(state, handle);
    },
    webkitRequestAnimationFrame(callback) {
      const state = windowReceiver(this, 'webkitRequestAnimationFrame');
      need(arguments.length, 1);
      callback = toFunction(callback, 597006);
      return AnimationFrameProviderSteps.requestAnimationFrame(state, callback);
    },
    webkitCancelAnimationFrame(handle) {
      const state = windowReceiver(this, 'webkitCancelAnimationFrame');
      need(arguments.length, 1);
      handle = handle >>> 0;
      AnimationFrameProviderSteps.cancelAnimationFrame(state, handle);
    },
    webkitCancelRequestAnimationFrame(handle) {
      const state = windowReceiver(this, 'webkitCancelRequestAnimationFrame');
      need(arguments.length, 1);
      handle = handle >>> 0;
      AnimationFrameProviderSteps.cancelAnimationFrame(state, handle);
    },
  };
}
