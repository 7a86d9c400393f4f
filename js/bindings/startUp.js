// js/bindings/startUp.js: the bindings that js/idl/generate.py made for the interfaces that are there from the start. Not to be edited.
//
// Exposes members of those.
'use strict';
{
  const G = this;
  const {
    apply, documentId, elementId, expose, need, promisedInterface, rejected, replace, toText, toTextNullEmpty, toUSV, unforgeable,
    windowReceiver, wrap,
  } = G;
  const { TypeError, reflectSet } = G.primordials;
  G.replaceable('WindowSteps_CSSOMView', 'innerWidth innerHeight scrollX pageXOffset scrollY pageYOffset screenX screenLeft screenY screenTop outerWidth outerHeight ' +
    'devicePixelRatio');
  G.accessors(G.Element.prototype, G.handlerAccessors('fullscreenchange fullscreenerror'));
  G.accessors(G.Document.prototype, G.handlerAccessors('readystatechange visibilitychange fullscreenchange fullscreenerror pointerlockchange pointerlockerror', 'readystatechange'));

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
    get customElements() { return G.makeCustomElementRegistry(G.WindowSteps.customElements(windowReceiver(this, 'customElements', 1))); },
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
    getSelection() { return apply(G.WindowMembers_Window.getSelection, this, arguments); },
    getComputedStyle(element) { return apply(G.WindowMembers_Window.getComputedStyle, this, arguments); },
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
    elementFromPoint(x, y) { return apply(G.DocumentMembers_CSSOMView.elementFromPoint, this, arguments); },
    elementsFromPoint(x, y) { return apply(G.DocumentMembers_CSSOMView.elementsFromPoint, this, arguments); },
    get scrollingElement() { return wrap(G.DocumentSteps_CSSOMView.scrollingElement(documentId(this))); },
    caretRangeFromPoint() { return apply(G.DocumentMembers_CSSOMView.caretRangeFromPoint, this, arguments); },
    get domain() { return G.DocumentSteps_HTMLDocument.domain(documentId(this)); },
    set domain(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setDomain(state, toUSV(value)); },
    get referrer() { return G.DocumentSteps_HTMLDocument.referrer(documentId(this)); },
    get cookie() { return G.DocumentSteps_HTMLDocument.cookie(documentId(this)); },
    set cookie(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setCookie(state, toUSV(value)); },
    get lastModified() { return G.DocumentSteps_HTMLDocument.lastModified(documentId(this)); },
    get readyState() { return G.DocumentSteps_HTMLDocument.readyState(documentId(this)); },
    get title() { return G.DocumentSteps_HTMLDocument.title(documentId(this)); },
    set title(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setTitle(state, toText(value)); },
    get dir() { return G.DocumentSteps_HTMLDocument.dir(documentId(this)); },
    set dir(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setDir(state, toText(value)); },
    get body() { return wrap(G.DocumentSteps_HTMLDocument.body(documentId(this))); },
    set body(value) {
      const state = documentId(this);
      G.DocumentSteps_HTMLDocument.setBody(state, value === null || value === undefined ? null : G.htmlElementArgument(value, 'HTMLElement'));
    },
    get head() { return wrap(G.DocumentSteps_HTMLDocument.head(documentId(this))); },
    get images() { return G.DocumentSteps_HTMLDocument.images(documentId(this)); },
    get embeds() { return G.DocumentSteps_HTMLDocument.embeds(documentId(this)); },
    get plugins() { return G.DocumentSteps_HTMLDocument.plugins(documentId(this)); },
    get links() { return G.DocumentSteps_HTMLDocument.links(documentId(this)); },
    get forms() { return G.DocumentSteps_HTMLDocument.forms(documentId(this)); },
    get scripts() { return G.DocumentSteps_HTMLDocument.scripts(documentId(this)); },
    getElementsByName(elementName) { return apply(G.DocumentMembers_HTMLDocument.getElementsByName, this, arguments); },
    get currentScript() { return wrap(G.DocumentSteps_HTMLDocument.currentScript(documentId(this))); },
    open() { return apply(G.DocumentMembers_HTMLDocument.open, this, arguments); },
    close() { G.DocumentSteps_HTMLDocument.close(documentId(this)); },
    write() { return apply(G.DocumentMembers_HTMLDocument.write, this, arguments); },
    writeln() { return apply(G.DocumentMembers_HTMLDocument.writeln, this, arguments); },
    get defaultView() { return G.DocumentSteps_HTMLDocument.defaultView(documentId(this)); },
    hasFocus() { return G.DocumentSteps_HTMLDocument.hasFocus(documentId(this)); },
    get designMode() { return G.DocumentSteps_HTMLDocument.designMode(documentId(this)); },
    set designMode(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setDesignMode(state, toText(value)); },
    execCommand(commandId) { return apply(G.DocumentMembers_HTMLDocument.execCommand, this, arguments); },
    queryCommandEnabled(commandId) { return apply(G.DocumentMembers_HTMLDocument.queryCommandEnabled, this, arguments); },
    queryCommandIndeterm(commandId) { return apply(G.DocumentMembers_HTMLDocument.queryCommandIndeterm, this, arguments); },
    queryCommandState(commandId) { return apply(G.DocumentMembers_HTMLDocument.queryCommandState, this, arguments); },
    queryCommandSupported(commandId) { return apply(G.DocumentMembers_HTMLDocument.queryCommandSupported, this, arguments); },
    queryCommandValue(commandId) { return apply(G.DocumentMembers_HTMLDocument.queryCommandValue, this, arguments); },
    get hidden() { return G.DocumentSteps_HTMLDocument.hidden(documentId(this)); },
    get visibilityState() { return G.DocumentSteps_HTMLDocument.visibilityState(documentId(this)); },
    get fgColor() { return G.DocumentSteps_HTMLDocument.fgColor(documentId(this)); },
    set fgColor(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setFgColor(state, toTextNullEmpty(value)); },
    get linkColor() { return G.DocumentSteps_HTMLDocument.linkColor(documentId(this)); },
    set linkColor(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setLinkColor(state, toTextNullEmpty(value)); },
    get vlinkColor() { return G.DocumentSteps_HTMLDocument.vlinkColor(documentId(this)); },
    set vlinkColor(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setVlinkColor(state, toTextNullEmpty(value)); },
    get alinkColor() { return G.DocumentSteps_HTMLDocument.alinkColor(documentId(this)); },
    set alinkColor(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setAlinkColor(state, toTextNullEmpty(value)); },
    get bgColor() { return G.DocumentSteps_HTMLDocument.bgColor(documentId(this)); },
    set bgColor(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setBgColor(state, toTextNullEmpty(value)); },
    get anchors() { return G.DocumentSteps_HTMLDocument.anchors(documentId(this)); },
    get applets() { return G.DocumentSteps_HTMLDocument.applets(documentId(this)); },
    clear() { G.DocumentSteps_HTMLDocument.clear(documentId(this)); },
    captureEvents() { G.DocumentSteps_HTMLDocument.captureEvents(documentId(this)); },
    releaseEvents() { G.DocumentSteps_HTMLDocument.releaseEvents(documentId(this)); },
    get all() { return G.DocumentSteps_HTMLDocument.all(documentId(this)); },
    get activeElement() { return wrap(G.DocumentSteps_HTMLDocument.activeElement(documentId(this))); },
    get fonts() { return G.DocumentSteps_HTMLDocument.fonts(documentId(this)); },
    get fullscreenEnabled() { return G.DocumentSteps_HTMLDocument.fullscreenEnabled(documentId(this)); },
    get fullscreenElement() { return wrap(G.DocumentSteps_HTMLDocument.fullscreenElement(documentId(this))); },
    exitFullscreen() {
      try {
        return G.DocumentSteps_HTMLDocument.exitFullscreen(documentId(this));
      } catch (error) { return rejected(error); }
    },
    get pointerLockElement() { return wrap(G.DocumentSteps_HTMLDocument.pointerLockElement(documentId(this))); },
    getSelection() { return apply(G.DocumentMembers_HTMLDocument.getSelection, this, arguments); },
    get styleSheets() { return G.makeStyleSheetList(G.StyleSheetOwnerSteps.styleSheets(documentId(this))); },
    get adoptedStyleSheets() { return G.StyleSheetOwnerSteps.adoptedStyleSheets(documentId(this)); },
    set adoptedStyleSheets(value) { const state = documentId(this); G.StyleSheetOwnerSteps.setAdoptedStyleSheets(state, value); },
    createExpression(expression) { return apply(G.DocumentMembers_XPath.createExpression, this, arguments); },
    createNSResolver(nodeResolver) { return apply(G.DocumentMembers_XPath.createNSResolver, this, arguments); },
    evaluate(expression, contextNode) { return apply(G.DocumentMembers_XPath.evaluate, this, arguments); },
  });

  G.mixin(G.Element, {
    __proto__: null,
    getClientRects() { return G.makeDOMRectList(G.ElementSteps_CSSOMView.getClientRects(elementId(this))); },
    getBoundingClientRect() { return G.makeDOMRect(G.ElementSteps_CSSOMView.getBoundingClientRect(elementId(this))); },
    checkVisibility() { return apply(G.ElementMembers_CSSOMView.checkVisibility, this, arguments); },
    scrollIntoView() { return apply(G.ElementMembers_CSSOMView.scrollIntoView, this, arguments); },
    scroll() { return apply(G.ElementMembers_CSSOMView.scroll, this, arguments); },
    scrollTo() { return apply(G.ElementMembers_CSSOMView.scrollTo, this, arguments); },
    scrollBy() { return apply(G.ElementMembers_CSSOMView.scrollBy, this, arguments); },
    get scrollTop() { return G.ElementSteps_CSSOMView.scrollTop(elementId(this)); },
    set scrollTop(value) { const state = elementId(this); G.ElementSteps_CSSOMView.setScrollTop(state, +value); },
    get scrollLeft() { return G.ElementSteps_CSSOMView.scrollLeft(elementId(this)); },
    set scrollLeft(value) { const state = elementId(this); G.ElementSteps_CSSOMView.setScrollLeft(state, +value); },
    get scrollWidth() { return G.ElementSteps_CSSOMView.scrollWidth(elementId(this)); },
    get scrollHeight() { return G.ElementSteps_CSSOMView.scrollHeight(elementId(this)); },
    get clientTop() { return G.ElementSteps_CSSOMView.clientTop(elementId(this)); },
    get clientLeft() { return G.ElementSteps_CSSOMView.clientLeft(elementId(this)); },
    get clientWidth() { return G.ElementSteps_CSSOMView.clientWidth(elementId(this)); },
    get clientHeight() { return G.ElementSteps_CSSOMView.clientHeight(elementId(this)); },
    scrollIntoViewIfNeeded() { return apply(G.ElementMembers_CSSOMView.scrollIntoViewIfNeeded, this, arguments); },
    requestFullscreen() { return apply(G.ElementMembers_CSSOMView.requestFullscreen, this, arguments); },
    setPointerCapture(pointerId) { return apply(G.ElementMembers_CSSOMView.setPointerCapture, this, arguments); },
    releasePointerCapture(pointerId) { return apply(G.ElementMembers_CSSOMView.releasePointerCapture, this, arguments); },
    hasPointerCapture(pointerId) { return apply(G.ElementMembers_CSSOMView.hasPointerCapture, this, arguments); },
    animate(keyframes) { return apply(G.ElementMembers_CSSOMView.animate, this, arguments); },
    getAnimations() { return apply(G.ElementMembers_CSSOMView.getAnimations, this, arguments); },
  });

  G.mixin(G.HTMLElement, {
    __proto__: null,
    get offsetParent() { return wrap(G.HTMLElementSteps_CSSOMView.offsetParent(G.receiverOf(this, 'HTMLElement', 'offsetParent', 1))); },
    get offsetTop() { return G.HTMLElementSteps_CSSOMView.offsetTop(G.receiverOf(this, 'HTMLElement', 'offsetTop', 1)); },
    get offsetLeft() { return G.HTMLElementSteps_CSSOMView.offsetLeft(G.receiverOf(this, 'HTMLElement', 'offsetLeft', 1)); },
    get offsetWidth() { return G.HTMLElementSteps_CSSOMView.offsetWidth(G.receiverOf(this, 'HTMLElement', 'offsetWidth', 1)); },
    get offsetHeight() { return G.HTMLElementSteps_CSSOMView.offsetHeight(G.receiverOf(this, 'HTMLElement', 'offsetHeight', 1)); },
  });
  expose('webkitURL', promisedInterface('URL'));
}
