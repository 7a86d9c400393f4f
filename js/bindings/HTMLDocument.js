// js/bindings/HTMLDocument.js: the bindings that js/idl/generate.py made of js/idl/HTMLDocument.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { documentId, privateArray, toText, toTextNullEmpty, toUSV, wrap } = G;
  const DocumentSteps_HTMLDocument = G.DocumentSteps_HTMLDocument;

  G.DocumentMembers_HTMLDocument = {
    __proto__: null,
    get fonts() { return DocumentSteps_HTMLDocument.fonts(documentId(this, 'fonts', 1)); },
    get domain() { return DocumentSteps_HTMLDocument.domain(documentId(this, 'domain', 1)); },
    set domain(value) { const state = documentId(this, 'domain', 2); DocumentSteps_HTMLDocument.setDomain(state, toUSV(value)); },
    get lastModified() { return DocumentSteps_HTMLDocument.lastModified(documentId(this, 'lastModified', 1)); },
    get dir() { return DocumentSteps_HTMLDocument.dir(documentId(this, 'dir', 1)); },
    set dir(value) { const state = documentId(this, 'dir', 2); DocumentSteps_HTMLDocument.setDir(state, toText(value)); },
    get embeds() { return DocumentSteps_HTMLDocument.embeds(documentId(this, 'embeds', 1)); },
    get plugins() { return DocumentSteps_HTMLDocument.plugins(documentId(this, 'plugins', 1)); },
    get scripts() { return DocumentSteps_HTMLDocument.scripts(documentId(this, 'scripts', 1)); },
    get currentScript() { return wrap(DocumentSteps_HTMLDocument.currentScript(documentId(this, 'currentScript', 1))); },
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
    get pointerLockElement() { return wrap(DocumentSteps_HTMLDocument.pointerLockElement(documentId(this, 'pointerLockElement', 1))); },
    get rootElement() { return wrap(DocumentSteps_HTMLDocument.rootElement(documentId(this, 'rootElement', 1))); },
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
  };
}
