// js/bindings/startUp.js: the bindings that js/idl/generate.py made for the interfaces that are there from the start. Not to be edited.
//
// Exposes members of those.
'use strict';
{
  const G = this;
  const { apply, documentId, expose, need, promisedInterface, replace, toText, unforgeable, windowReceiver, wrap } = G;
  const { TypeError, reflectSet } = G.primordials;
  G.replaceable('WindowSteps_CSSOMView', 'innerWidth innerHeight scrollX pageXOffset scrollY pageYOffset screenX screenLeft screenY screenTop outerWidth outerHeight ' +
    'devicePixelRatio');

  unforgeable({
    __proto__: null,
    get window() { windowReceiver(this, 'window', 1); return G.global; },
    get document() { windowReceiver(this, 'document', 1); return wrap(G.mainDocument); },
    get location() { return G.makeLocation(G.WindowSteps.location(windowReceiver(this, 'location', 1))); },
    set location(value) {
      const target = windowReceiver(this, 'location', 2).location;
      if (typeof target !== 'object' || target === null) throw new TypeError('Type error');
      reflectSet(target, 'href', value, target);
    },
    get top() { windowReceiver(this, 'top', 1); return G.global; },
  })(G.global);
  G.replaceable('WindowSteps', 'self frames length parent event');
  G.replaceable('WindowOrWorkerGlobalScopeSteps', 'origin');

  G.mixin(G.global, {
    __proto__: null,
    matchMedia(query) { return apply(G.WindowMembers_CSSOMView.matchMedia, this, arguments); },
    get screen() { return G.makeScreen(G.WindowSteps_CSSOMView.screen(windowReceiver(this, 'screen', 1))); },
    set screen(value) { replace(this, 'screen', value); },
    moveTo() { return apply(G.WindowMembers_CSSOMView.moveTo, this, arguments); },
    moveBy() { return apply(G.WindowMembers_CSSOMView.moveBy, this, arguments); },
    resizeTo() { return apply(G.WindowMembers_CSSOMView.resizeTo, this, arguments); },
    resizeBy() { return apply(G.WindowMembers_CSSOMView.resizeBy, this, arguments); },
    scroll() { return apply(G.WindowMembers_CSSOMView.scroll, this, arguments); },
    scrollTo() { return apply(G.WindowMembers_CSSOMView.scrollTo, this, arguments); },
    scrollBy() { return apply(G.WindowMembers_CSSOMView.scrollBy, this, arguments); },
    get name() { return G.WindowSteps.name(windowReceiver(this, 'name', 1)); },
    set name(value) { const state = windowReceiver(this, 'name', 2); G.WindowSteps.setName(state, toText(value)); },
    get history() { return G.makeHistory(G.WindowSteps.history(windowReceiver(this, 'history', 1))); },
    get customElements() { return G.WindowSteps.customElements(windowReceiver(this, 'customElements', 1)); },
    get locationbar() { return G.makeBarProp(G.WindowSteps.locationbar(windowReceiver(this, 'locationbar', 1))); },
    set locationbar(value) { replace(this, 'locationbar', value); },
    get menubar() { return G.makeBarProp(G.WindowSteps.menubar(windowReceiver(this, 'menubar', 1))); },
    set menubar(value) { replace(this, 'menubar', value); },
    get personalbar() { return G.makeBarProp(G.WindowSteps.personalbar(windowReceiver(this, 'personalbar', 1))); },
    set personalbar(value) { replace(this, 'personalbar', value); },
    get scrollbars() { return G.makeBarProp(G.WindowSteps.scrollbars(windowReceiver(this, 'scrollbars', 1))); },
    set scrollbars(value) { replace(this, 'scrollbars', value); },
    get statusbar() { return G.makeBarProp(G.WindowSteps.statusbar(windowReceiver(this, 'statusbar', 1))); },
    set statusbar(value) { replace(this, 'statusbar', value); },
    get toolbar() { return G.makeBarProp(G.WindowSteps.toolbar(windowReceiver(this, 'toolbar', 1))); },
    set toolbar(value) { replace(this, 'toolbar', value); },
    get status() { return G.WindowSteps.status(windowReceiver(this, 'status', 1)); },
    set status(value) { const state = windowReceiver(this, 'status', 2); G.WindowSteps.setStatus(state, toText(value)); },
    close() { G.WindowSteps.close(windowReceiver(this, 'close')); },
    get closed() { return G.WindowSteps.closed(windowReceiver(this, 'closed', 1)); },
    stop() { G.WindowSteps.stop(windowReceiver(this, 'stop')); },
    focus() { G.WindowSteps.focus(windowReceiver(this, 'focus')); },
    blur() { G.WindowSteps.blur(windowReceiver(this, 'blur')); },
    get opener() { return G.WindowSteps.opener(windowReceiver(this, 'opener', 1)); },
    set opener(value) { const state = windowReceiver(this, 'opener', 2); G.WindowSteps.setOpener(state, value); },
    get frameElement() { return wrap(G.WindowSteps.frameElement(windowReceiver(this, 'frameElement', 1))); },
    open() { return apply(G.WindowMembers_Window.open, this, arguments); },
    get navigator() { return G.makeNavigator(G.WindowSteps.navigator(windowReceiver(this, 'navigator', 1))); },
    get clientInformation() { return G.makeNavigator(G.WindowSteps.clientInformation(windowReceiver(this, 'clientInformation', 1))); },
    get external() { return G.makeExternal(G.WindowSteps.external(windowReceiver(this, 'external', 1))); },
    set external(value) { replace(this, 'external', value); },
    alert() { return apply(G.WindowMembers_Window.alert, this, arguments); },
    confirm() { return apply(G.WindowMembers_Window.confirm, this, arguments); },
    prompt() { return apply(G.WindowMembers_Window.prompt, this, arguments); },
    print() { G.WindowSteps.print(windowReceiver(this, 'print')); },
    postMessage(message) { return apply(G.WindowMembers_Window.postMessage, this, arguments); },
    captureEvents() { G.WindowSteps.captureEvents(windowReceiver(this, 'captureEvents')); },
    releaseEvents() { G.WindowSteps.releaseEvents(windowReceiver(this, 'releaseEvents')); },
    getSelection() { return G.WindowSteps.getSelection(windowReceiver(this, 'getSelection')); },
    getComputedStyle(elt) { return apply(G.WindowMembers_Window.getComputedStyle, this, arguments); },
    requestIdleCallback(callback) { return apply(G.WindowMembers_Window.requestIdleCallback, this, arguments); },
    cancelIdleCallback(handle) { return apply(G.WindowMembers_Window.cancelIdleCallback, this, arguments); },
    find() { return apply(G.WindowMembers_Window.find, this, arguments); },
    get offscreenBuffering() { return G.WindowSteps.offscreenBuffering(windowReceiver(this, 'offscreenBuffering', 1)); },
    get isSecureContext() { return G.WindowOrWorkerGlobalScopeSteps.isSecureContext(windowReceiver(this, 'isSecureContext', 1)); },
    get crossOriginIsolated() { return G.WindowOrWorkerGlobalScopeSteps.crossOriginIsolated(windowReceiver(this, 'crossOriginIsolated', 1)); },
    reportError(e) {
      const state = windowReceiver(this, 'reportError');
      need(arguments.length, 1);
      G.WindowOrWorkerGlobalScopeSteps.reportError(state, e);
    },
    btoa(data) { return apply(G.WindowMembers_Window.btoa, this, arguments); },
    atob(data) { return apply(G.WindowMembers_Window.atob, this, arguments); },
    setTimeout(handler) { return apply(G.WindowMembers_Window.setTimeout, this, arguments); },
    clearTimeout() { return apply(G.WindowMembers_Window.clearTimeout, this, arguments); },
    setInterval(handler) { return apply(G.WindowMembers_Window.setInterval, this, arguments); },
    clearInterval() { return apply(G.WindowMembers_Window.clearInterval, this, arguments); },
    queueMicrotask(callback) { return apply(G.WindowMembers_Window.queueMicrotask, this, arguments); },
    structuredClone(value) { return apply(G.WindowMembers_Window.structuredClone, this, arguments); },
    get performance() { return G.makePerformance(G.WindowOrWorkerGlobalScopeSteps.performance(windowReceiver(this, 'performance', 1))); },
    set performance(value) { replace(this, 'performance', value); },
    get crypto() { return G.makeCrypto(G.WindowOrWorkerGlobalScopeSteps.crypto(windowReceiver(this, 'crypto', 1))); },
    requestAnimationFrame(callback) { return apply(G.WindowMembers_Window.requestAnimationFrame, this, arguments); },
    cancelAnimationFrame(handle) { return apply(G.WindowMembers_Window.cancelAnimationFrame, this, arguments); },
    webkitRequestAnimationFrame(callback) { return apply(G.WindowMembers_Window.webkitRequestAnimationFrame, this, arguments); },
    webkitCancelAnimationFrame(handle) { return apply(G.WindowMembers_Window.webkitCancelAnimationFrame, this, arguments); },
    webkitCancelRequestAnimationFrame(handle) { return apply(G.WindowMembers_Window.webkitCancelRequestAnimationFrame, this, arguments); },
    get sessionStorage() { return G.makeStorage(G.WindowSessionStorageSteps.sessionStorage(windowReceiver(this, 'sessionStorage', 1))); },
    get localStorage() { return G.makeStorage(G.WindowLocalStorageSteps.localStorage(windowReceiver(this, 'localStorage', 1))); },
    fetch(input) { return apply(G.WindowMembers_fetch.fetch, this, arguments); },
  });

  G.mixin(G.Document, {
    __proto__: null,
    get styleSheets() { return G.makeStyleSheetList(G.StyleSheetOwnerSteps.styleSheets(documentId(this))); },
    get adoptedStyleSheets() { return G.StyleSheetOwnerSteps.adoptedStyleSheets(documentId(this)); },
    set adoptedStyleSheets(value) { const state = documentId(this); G.StyleSheetOwnerSteps.setAdoptedStyleSheets(state, value); },
    createExpression(expression) { return apply(G.DocumentMembers_XPath.createExpression, this, arguments); },
    createNSResolver(nodeResolver) { return apply(G.DocumentMembers_XPath.createNSResolver, this, arguments); },
    evaluate(expression, contextNode) { return apply(G.DocumentMembers_XPath.evaluate, this, arguments); },
  });
  expose('webkitURL', promisedInterface('URL'));
}
