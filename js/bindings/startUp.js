// js/bindings/startUp.js: the bindings that js/idl/generate.py made for the window. Not to be edited.
//
// Exposes the window's members.
'use strict';
{
  const G = this;
  const { expose, lateCall, lateGet, lateSet, promisedInterface, putForward, unforgeable, windowReceiver, wrap } = G;
  const LATE_1 = 'WindowMembers_CSSOMView';
  const LATE_2 = 'WindowMembers_Window';
  const LATE_3 = 'WindowMembers_fetch';
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
    matchMedia(query) { return lateCall(LATE_1, 'matchMedia', this, arguments); },
    get screen() { return lateGet(LATE_1, 'screen', this); },
    set screen(value) { lateSet(LATE_1, 'screen', this, value); },
    get visualViewport() { return lateGet(LATE_1, 'visualViewport', this); },
    set visualViewport(value) { lateSet(LATE_1, 'visualViewport', this, value); },
    moveTo(x, y) { return lateCall(LATE_1, 'moveTo', this, arguments); },
    moveBy(x, y) { return lateCall(LATE_1, 'moveBy', this, arguments); },
    resizeTo(width, height) { return lateCall(LATE_1, 'resizeTo', this, arguments); },
    resizeBy(x, y) { return lateCall(LATE_1, 'resizeBy', this, arguments); },
    scroll() { return lateCall(LATE_1, 'scroll', this, arguments); },
    scrollTo() { return lateCall(LATE_1, 'scrollTo', this, arguments); },
    scrollBy() { return lateCall(LATE_1, 'scrollBy', this, arguments); },
    get name() { return lateGet(LATE_2, 'name', this); },
    set name(value) { lateSet(LATE_2, 'name', this, value); },
    get history() { return lateGet(LATE_2, 'history', this); },
    get customElements() { return lateGet(LATE_2, 'customElements', this); },
    get locationbar() { return lateGet(LATE_2, 'locationbar', this); },
    set locationbar(value) { lateSet(LATE_2, 'locationbar', this, value); },
    get menubar() { return lateGet(LATE_2, 'menubar', this); },
    set menubar(value) { lateSet(LATE_2, 'menubar', this, value); },
    get personalbar() { return lateGet(LATE_2, 'personalbar', this); },
    set personalbar(value) { lateSet(LATE_2, 'personalbar', this, value); },
    get scrollbars() { return lateGet(LATE_2, 'scrollbars', this); },
    set scrollbars(value) { lateSet(LATE_2, 'scrollbars', this, value); },
    get statusbar() { return lateGet(LATE_2, 'statusbar', this); },
    set statusbar(value) { lateSet(LATE_2, 'statusbar', this, value); },
    get toolbar() { return lateGet(LATE_2, 'toolbar', this); },
    set toolbar(value) { lateSet(LATE_2, 'toolbar', this, value); },
    get status() { return lateGet(LATE_2, 'status', this); },
    set status(value) { lateSet(LATE_2, 'status', this, value); },
    close() { return lateCall(LATE_2, 'close', this, arguments); },
    get closed() { return lateGet(LATE_2, 'closed', this); },
    stop() { return lateCall(LATE_2, 'stop', this, arguments); },
    focus() { return lateCall(LATE_2, 'focus', this, arguments); },
    blur() { return lateCall(LATE_2, 'blur', this, arguments); },
    get opener() { return lateGet(LATE_2, 'opener', this); },
    set opener(value) { lateSet(LATE_2, 'opener', this, value); },
    get frameElement() { return lateGet(LATE_2, 'frameElement', this); },
    open() { return lateCall(LATE_2, 'open', this, arguments); },
    get navigator() { return lateGet(LATE_2, 'navigator', this); },
    get clientInformation() { return lateGet(LATE_2, 'clientInformation', this); },
    get external() { return lateGet(LATE_2, 'external', this); },
    set external(value) { lateSet(LATE_2, 'external', this, value); },
    alert() { return lateCall(LATE_2, 'alert', this, arguments); },
    confirm() { return lateCall(LATE_2, 'confirm', this, arguments); },
    prompt() { return lateCall(LATE_2, 'prompt', this, arguments); },
    print() { return lateCall(LATE_2, 'print', this, arguments); },
    postMessage(message) { return lateCall(LATE_2, 'postMessage', this, arguments); },
    captureEvents() { return lateCall(LATE_2, 'captureEvents', this, arguments); },
    releaseEvents() { return lateCall(LATE_2, 'releaseEvents', this, arguments); },
    getSelection() { return lateCall(LATE_2, 'getSelection', this, arguments); },
    getComputedStyle(element) { return lateCall(LATE_2, 'getComputedStyle', this, arguments); },
    requestIdleCallback(callback) { return lateCall(LATE_2, 'requestIdleCallback', this, arguments); },
    cancelIdleCallback(handle) { return lateCall(LATE_2, 'cancelIdleCallback', this, arguments); },
    find() { return lateCall(LATE_2, 'find', this, arguments); },
    get offscreenBuffering() { return lateGet(LATE_2, 'offscreenBuffering', this); },
    get isSecureContext() { return lateGet(LATE_2, 'isSecureContext', this); },
    get crossOriginIsolated() { return lateGet(LATE_2, 'crossOriginIsolated', this); },
    reportError(e) { return lateCall(LATE_2, 'reportError', this, arguments); },
    btoa(data) { return lateCall(LATE_2, 'btoa', this, arguments); },
    atob(data) { return lateCall(LATE_2, 'atob', this, arguments); },
    setTimeout(handler) { return lateCall(LATE_2, 'setTimeout', this, arguments); },
    clearTimeout() { return lateCall(LATE_2, 'clearTimeout', this, arguments); },
    setInterval(handler) { return lateCall(LATE_2, 'setInterval', this, arguments); },
    clearInterval() { return lateCall(LATE_2, 'clearInterval', this, arguments); },
    queueMicrotask(callback) { return lateCall(LATE_2, 'queueMicrotask', this, arguments); },
    structuredClone(value) { return lateCall(LATE_2, 'structuredClone', this, arguments); },
    get performance() { return lateGet(LATE_2, 'performance', this); },
    set performance(value) { lateSet(LATE_2, 'performance', this, value); },
    get crypto() { return lateGet(LATE_2, 'crypto', this); },
    requestAnimationFrame(callback) { return lateCall(LATE_2, 'requestAnimationFrame', this, arguments); },
    cancelAnimationFrame(handle) { return lateCall(LATE_2, 'cancelAnimationFrame', this, arguments); },
    webkitRequestAnimationFrame(callback) { return lateCall(LATE_2, 'webkitRequestAnimationFrame', this, arguments); },
    webkitCancelAnimationFrame(handle) { return lateCall(LATE_2, 'webkitCancelAnimationFrame', this, arguments); },
    webkitCancelRequestAnimationFrame(handle) { return lateCall(LATE_2, 'webkitCancelRequestAnimationFrame', this, arguments); },
    get sessionStorage() { return lateGet(LATE_2, 'sessionStorage', this); },
    get localStorage() { return lateGet(LATE_2, 'localStorage', this); },
    fetch(input) { return lateCall(LATE_3, 'fetch', this, arguments); },
  });
  expose('WebKitMutationObserver', promisedInterface('MutationObserver'));
  expose('WebKitCSSMatrix', promisedInterface('DOMMatrix'));
  expose('webkitURL', promisedInterface('URL'));
}
