// js/bindings/HTMLDocument.js: the bindings that js/idl/generate.py made of js/idl/HTMLDocument.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { documentId, need, privateArray, toText, toTextNullEmpty, toUSV, wrap } = G;
  const DocumentSteps_HTMLDocument = G.DocumentSteps_HTMLDocument;
  const makeSelectionOrNull = state => state === null ? null : G.makeSelection(state);

  G.DocumentMembers_HTMLDocument = {
    __proto__: null,
    get fonts() { return DocumentSteps_HTMLDocument.fonts(documentId(this, 'fonts', 1)); },
    get domain() { return DocumentSteps_HTMLDocument.domain(documentId(this, 'domain', 1)); },
    set domain(value) { const state = documentId(this, 'domain', 2); DocumentSteps_HTMLDocument.setDomain(state, toUSV(value)); },
    get referrer() { return DocumentSteps_HTMLDocument.referrer(documentId(this, 'referrer', 1)); },
    get cookie() { return DocumentSteps_HTMLDocument.cookie(documentId(this, 'cookie', 1)); },
    set cookie(value) { const state = documentId(this, 'cookie', 2); DocumentSteps_HTMLDocument.setCookie(state, toUSV(value)); },
    get lastModified() { return DocumentSteps_HTMLDocument.lastModified(documentId(this, 'lastModified', 1)); },
    get dir() { return DocumentSteps_HTMLDocument.dir(documentId(this, 'dir', 1)); },
    set dir(value) { const state = documentId(this, 'dir', 2); DocumentSteps_HTMLDocument.setDir(state, toText(value)); },
    get images() { return DocumentSteps_HTMLDocument.images(documentId(this, 'images', 1)); },
    get embeds() { return DocumentSteps_HTMLDocument.embeds(documentId(this, 'embeds', 1)); },
    get plugins() { return DocumentSteps_HTMLDocument.plugins(documentId(this, 'plugins', 1)); },
    get links() { return DocumentSteps_HTMLDocument.links(documentId(this, 'links', 1)); },
    get forms() { return DocumentSteps_HTMLDocument.forms(documentId(this, 'forms', 1)); },
    get scripts() { return DocumentSteps_HTMLDocument.scripts(documentId(this, 'scripts', 1)); },
    get currentScript() { return wrap(DocumentSteps_HTMLDocument.currentScript(documentId(this, 'currentScript', 1))); },
    get defaultView() { return DocumentSteps_HTMLDocument.defaultView(documentId(this, 'defaultView', 1)); },
    get designMode() { return DocumentSteps_HTMLDocument.designMode(documentId(this, 'designMode', 1)); },
    set designMode(value) { const state = documentId(this, 'designMode', 2); DocumentSteps_HTMLDocument.setDesignMode(state, toText(value)); },
    get fgColor() { return DocumentSteps_HTMLDocument.fgColor(documentId(this, 'fgColor', 1)); },
    set fgColor(value) { const state = documentId(this, 'fgColor', 2); DocumentSteps_HTMLDocument.setFgColor(state, toTextNullEmpty(value)); },
    get linkColor() { return DocumentSteps_HTMLDocument.linkColor(documentId(this, 'linkColor', 1)); },
    set linkColor(value) { const state = documentId(this, 'linkColor', 2); DocumentSteps_HTMLDocument.setLinkColor(state, toTextNullEmpty(value)); },
    get vlinkColor() { return DocumentSteps_HTMLDocument.vlinkColor(documentId(this, 'vlinkColor', 1)); },
    set vlinkColor(value) { const state = documentId(this, 'vlinkColor', 2); DocumentSteps_HTMLDocument.setVlinkColor(state, toTextNullEmpty(value)); },
    get alinkColor() { return DocumentSteps_HTMLDocument.alinkColor(documentId(this, 'alinkColor', 1)); },
    set alinkColor(value) { const state = documentId(this, 'alinkColor', 2); DocumentSteps_HTMLDocument.setAlinkColor(state, toTextNullEmpty(value)); },
    get bgColor() { return DocumentSteps_HTMLDocument.bgColor(documentId(this, 'bgColor', 1)); },
    set bgColor(value) { const state = documentId(this, 'bgColor', 2); DocumentSteps_HTMLDocument.setBgColor(state, toTextNullEmpty(value)); },
    get anchors() { return DocumentSteps_HTMLDocument.anchors(documentId(this, 'anchors', 1)); },
    get applets() { return DocumentSteps_HTMLDocument.applets(documentId(this, 'applets', 1)); },
    get all() { return DocumentSteps_HTMLDocument.all(documentId(this, 'all', 1)); },
    get hidden() { return DocumentSteps_HTMLDocument.hidden(documentId(this, 'hidden', 1)); },
    get visibilityState() { return DocumentSteps_HTMLDocument.visibilityState(documentId(this, 'visibilityState', 1)); },
    get activeElement() { return wrap(DocumentSteps_HTMLDocument.activeElement(documentId(this, 'activeElement', 1))); },
    get pointerLockElement() { return wrap(DocumentSteps_HTMLDocument.pointerLockElement(documentId(this, 'pointerLockElement', 1))); },
    get rootElement() { return wrap(DocumentSteps_HTMLDocument.rootElement(documentId(this, 'rootElement', 1))); },
    getElementsByName(elementName) {
      const state = documentId(this, 'getElementsByName');
      need(arguments.length, 1);
      elementName = toText(elementName);
      return DocumentSteps_HTMLDocument.getElementsByName(state, elementName);
    },
    open(a0 = undefined, a1 = undefined, a2 = undefined) {
      const state = documentId(this, 'open');
      if (arguments.length <= 0) {
        if (a0 !== undefined) a0 = toText(a0);
        if (a1 !== undefined) a1 = toText(a1);
        return wrap(DocumentSteps_HTMLDocument.open(state, a0, a1));
      }
      if (arguments.length <= 1) {
        if (a0 !== undefined) a0 = toText(a0);
        if (a1 !== undefined) a1 = toText(a1);
        return wrap(DocumentSteps_HTMLDocument.open(state, a0, a1));
      }
      if (arguments.length <= 2) {
        if (a0 !== undefined) a0 = toText(a0);
        if (a1 !== undefined) a1 = toText(a1);
        return wrap(DocumentSteps_HTMLDocument.open(state, a0, a1));
      }
      {
        a0 = toUSV(a0);
        a1 = toText(a1);
        a2 = toText(a2);
        return DocumentSteps_HTMLDocument.open(state, a0, a1, a2);
      }
    },
    close() { DocumentSteps_HTMLDocument.close(documentId(this, 'close')); },
    write(...text) {
      const state = documentId(this, 'write');
      const textList = privateArray();
      for (let i = 0; i < text.length; i++) textList[i] = toText(text[i]);
      DocumentSteps_HTMLDocument.write(state, textList);
    },
    writeln(...text) {
      const state = documentId(this, 'writeln');
      const textList = privateArray();
      for (let i = 0; i < text.length; i++) textList[i] = toText(text[i]);
      DocumentSteps_HTMLDocument.writeln(state, textList);
    },
    hasFocus() { return DocumentSteps_HTMLDocument.hasFocus(documentId(this, 'hasFocus')); },
    clear() { DocumentSteps_HTMLDocument.clear(documentId(this, 'clear')); },
    captureEvents() { DocumentSteps_HTMLDocument.captureEvents(documentId(this, 'captureEvents')); },
    releaseEvents() { DocumentSteps_HTMLDocument.releaseEvents(documentId(this, 'releaseEvents')); },
    getSelection() { return makeSelectionOrNull(DocumentSteps_HTMLDocument.getSelection(documentId(this, 'getSelection'))); },
  };
}
