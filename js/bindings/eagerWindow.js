// js/bindings/eagerWindow.js: the bindings that js/idl/generate.py made for the window. Not to be edited.
//
// Exposes the window's members.
'use strict';
{
  const G = this;
  const { expose, lazyCall, lazyGet, lazyInterface, lazySet, putForward, unforgeable, windowReceiver, wrap } = G;
  const LAZY_1 = 'WindowMembers_CSSOMView';
  const LAZY_2 = 'WindowMembers_Window';
  const LAZY_3 = 'WindowMembers_fetch';
  G.replaceable('WindowSteps_CSSOMView', 'innerWidth innerHeight scrollX pageXOffset scrollY pageYOffset screenX screenLeft screenY screenTop outerWidth outerHeight ' +
    'devicePixelRatio');

  unforgeable({
    __proto__: null,
    get window() { windowReceiver(this, 'window', 1); return G.global; },
    get document() { windowReceiver(this, 'document', 1); return wrap(G.mainDocument); },
    get location() { return G.makeLocation(G.WindowSteps.location(windowReceiver(this, 'location', 1))); },
    set location(value) { putForward(windowReceiver(this, 'location', 2), 'location', 'href', value); },
    get top() { windowReceiver(this, 'top', 1); return G.global; },
  })(G.global);
  G.replaceable('WindowSteps', 'self frames length parent event');
  G.replaceable('WindowOrWorkerGlobalScopeSteps', 'origin');
  G.accessors(G.global, G.GlobalEventHandlers);
  G.accessors(G.global, G.WindowEventHandlers);
  G.accessors(G.global, G.windowHandlers = G.handlerAccessors('devicemotion deviceorientation orientationchange gesturestart gesturechange gestureend', '', windowReceiver));

  G.mixin(G.global, {
    __proto__: null,
    matchMedia(query) { return lazyCall(LAZY_1, 'matchMedia', this, arguments); },
    get screen() { return lazyGet(LAZY_1, 'screen', this); },
    set screen(value) { lazySet(LAZY_1, 'screen', this, value); },
    get visualViewport() { return lazyGet(LAZY_1, 'visualViewport', this); },
    set visualViewport(value) { lazySet(LAZY_1, 'visualViewport', this, value); },
    moveTo(x, y) { return lazyCall(LAZY_1, 'moveTo', this, arguments); },
    moveBy(x, y) { return lazyCall(LAZY_1, 'moveBy', this, arguments); },
    resizeTo(width, height) { return lazyCall(LAZY_1, 'resizeTo', this, arguments); },
    resizeBy(x, y) { return lazyCall(LAZY_1, 'resizeBy', this, arguments); },
    scroll() { return lazyCall(LAZY_1, 'scroll', this, arguments); },
    scrollTo() { return lazyCall(LAZY_1, 'scrollTo', this, arguments); },
    scrollBy() { return lazyCall(LAZY_1, 'scrollBy', this, arguments); },
    get name() { return lazyGet(LAZY_2, 'name', this); },
    set name(value) { lazySet(LAZY_2, 'name', this, value); },
    get history() { return lazyGet(LAZY_2, 'history', this); },
    get customElements() { return lazyGet(LAZY_2, 'customElements', this); },
    get locationbar() { return lazyGet(LAZY_2, 'locationbar', this); },
    set locationbar(value) { lazySet(LAZY_2, 'locationbar', this, value); },
    get menubar() { return lazyGet(LAZY_2, 'menubar', this); },
    set menubar(value) { lazySet(LAZY_2, 'menubar', this, value); },
    get personalbar() { return lazyGet(LAZY_2, 'personalbar', this); },
    set personalbar(value) { lazySet(LAZY_2, 'personalbar', this, value); },
    get scrollbars() { return lazyGet(LAZY_2, 'scrollbars', this); },
    set scrollbars(value) { lazySet(LAZY_2, 'scrollbars', this, value); },
    get statusbar() { return lazyGet(LAZY_2, 'statusbar', this); },
    set statusbar(value) { lazySet(LAZY_2, 'statusbar', this, value); },
    get toolbar() { return lazyGet(LAZY_2, 'toolbar', this); },
    set toolbar(value) { lazySet(LAZY_2, 'toolbar', this, value); },
    get status() { return lazyGet(LAZY_2, 'status', this); },
    set status(value) { lazySet(LAZY_2, 'status', this, value); },
    close() { return lazyCall(LAZY_2, 'close', this, arguments); },
    get closed() { return lazyGet(LAZY_2, 'closed', this); },
    stop() { return lazyCall(LAZY_2, 'stop', this, arguments); },
    focus() { return lazyCall(LAZY_2, 'focus', this, arguments); },
    blur() { return lazyCall(LAZY_2, 'blur', this, arguments); },
    get opener() { return lazyGet(LAZY_2, 'opener', this); },
    set opener(value) { lazySet(LAZY_2, 'opener', this, value); },
    get frameElement() { return lazyGet(LAZY_2, 'frameElement', this); },
    open() { return lazyCall(LAZY_2, 'open', this, arguments); },
    get navigator() { return lazyGet(LAZY_2, 'navigator', this); },
    get clientInformation() { return lazyGet(LAZY_2, 'clientInformation', this); },
    set clientInformation(value) { lazySet(LAZY_2, 'clientInformation', this, value); },
    get external() { return lazyGet(LAZY_2, 'external', this); },
    set external(value) { lazySet(LAZY_2, 'external', this, value); },
    alert() { return lazyCall(LAZY_2, 'alert', this, arguments); },
    confirm() { return lazyCall(LAZY_2, 'confirm', this, arguments); },
    prompt() { return lazyCall(LAZY_2, 'prompt', this, arguments); },
    print() { return lazyCall(LAZY_2, 'print', this, arguments); },
    postMessage(message) { return lazyCall(LAZY_2, 'postMessage', this, arguments); },
    captureEvents() { return lazyCall(LAZY_2, 'captureEvents', this, arguments); },
    releaseEvents() { return lazyCall(LAZY_2, 'releaseEvents', this, arguments); },
    getSelection() { return lazyCall(LAZY_2, 'getSelection', this, arguments); },
    getComputedStyle(element) { return lazyCall(LAZY_2, 'getComputedStyle', this, arguments); },
    requestIdleCallback(callback) { return lazyCall(LAZY_2, 'requestIdleCallback', this, arguments); },
    cancelIdleCallback(handle) { return lazyCall(LAZY_2, 'cancelIdleCallback', this, arguments); },
    find() { return lazyCall(LAZY_2, 'find', this, arguments); },
    get offscreenBuffering() { return lazyGet(LAZY_2, 'offscreenBuffering', this); },
    get isSecureContext() { return lazyGet(LAZY_2, 'isSecureContext', this); },
    get crossOriginIsolated() { return lazyGet(LAZY_2, 'crossOriginIsolated', this); },
    reportError(e) { return lazyCall(LAZY_2, 'reportError', this, arguments); },
    btoa(data) { return lazyCall(LAZY_2, 'btoa', this, arguments); },
    atob(data) { return lazyCall(LAZY_2, 'atob', this, arguments); },
    setTimeout(handler) { return lazyCall(LAZY_2, 'setTimeout', this, arguments); },
    clearTimeout() { return lazyCall(LAZY_2, 'clearTimeout', this, arguments); },
    setInterval(handler) { return lazyCall(LAZY_2, 'setInterval', this, arguments); },
    clearInterval() { return lazyCall(LAZY_2, 'clearInterval', this, arguments); },
    queueMicrotask(callback) { return lazyCall(LAZY_2, 'queueMicrotask', this, arguments); },
    structuredClone(value) { return lazyCall(LAZY_2, 'structuredClone', this, arguments); },
    get performance() { return lazyGet(LAZY_2, 'performance', this); },
    set performance(value) { lazySet(LAZY_2, 'performance', this, value); },
    get crypto() { return lazyGet(LAZY_2, 'crypto', this); },
    requestAnimationFrame(callback) { return lazyCall(LAZY_2, 'requestAnimationFrame', this, arguments); },
    cancelAnimationFrame(handle) { return lazyCall(LAZY_2, 'cancelAnimationFrame', this, arguments); },
    webkitRequestAnimationFrame(callback) { return lazyCall(LAZY_2, 'webkitRequestAnimationFrame', this, arguments); },
    webkitCancelAnimationFrame(handle) { return lazyCall(LAZY_2, 'webkitCancelAnimationFrame', this, arguments); },
    webkitCancelRequestAnimationFrame(handle) { return lazyCall(LAZY_2, 'webkitCancelRequestAnimationFrame', this, arguments); },
    get sessionStorage() { return lazyGet(LAZY_2, 'sessionStorage', this); },
    get localStorage() { return lazyGet(LAZY_2, 'localStorage', this); },
    fetch(input) { return lazyCall(LAZY_3, 'fetch', this, arguments); },
  });
  expose('WebKitMutationObserver', lazyInterface('MutationObserver'));
  expose('WebKitCSSMatrix', lazyInterface('DOMMatrix'));
  expose('webkitURL', lazyInterface('URL'));
}
