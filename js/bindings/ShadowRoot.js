// js/bindings/ShadowRoot.js: the bindings that js/idl/generate.py made of js/idl/ShadowRoot.webidl. Not to be edited.
//
// Exposes ShadowRoot.
'use strict';
{
  const G = this;
  const { accessors, defineInterface, need, privateArray, toDictionary, toDouble, toText, toTextNullEmpty, wrap } = G;
  function toGetHTMLOptions(value) {
    const given = toDictionary(value) || G.NOTHING;
    let member;
    return {
      __proto__: null,
      serializableShadowRoots: (member = given.serializableShadowRoots) === undefined ? false : !!member,
      shadowRoots: (member = given.shadowRoots) === undefined ? privateArray() : G.toSequence(member, value => G.htmlElementArgument(value, 'ShadowRoot')),
    };
  }
  const listWrap = list => G.fromSequence(list, wrap, false);
  const listMakeAnimation = list => G.fromSequence(list, G.makeAnimation, false);

  const ShadowRoot = defineInterface('ShadowRoot', {
    __proto__: null,
    parent: G.DocumentFragment,
    members: {
      constructor: undefined,
      get mode() { return G.ShadowRootSteps.mode(G.receiverOf(this, 'ShadowRoot', 'mode', 1)); },
      get delegatesFocus() { return G.ShadowRootSteps.delegatesFocus(G.receiverOf(this, 'ShadowRoot', 'delegatesFocus', 1)); },
      get slotAssignment() { return G.ShadowRootSteps.slotAssignment(G.receiverOf(this, 'ShadowRoot', 'slotAssignment', 1)); },
      get clonable() { return G.ShadowRootSteps.clonable(G.receiverOf(this, 'ShadowRoot', 'clonable', 1)); },
      get serializable() { return G.ShadowRootSteps.serializable(G.receiverOf(this, 'ShadowRoot', 'serializable', 1)); },
      get host() { return wrap(G.ShadowRootSteps.host(G.receiverOf(this, 'ShadowRoot', 'host', 1))); },
      onslotchange: undefined,
      get activeElement() { return wrap(G.ShadowRootSteps_ShadowRoot.activeElement(G.receiverOf(this, 'ShadowRoot', 'activeElement', 1))); },
      get styleSheets() { return G.makeStyleSheetList(G.DocumentOrShadowRootSteps.styleSheets(G.receiverOf(this, 'ShadowRoot', 'styleSheets', 1))); },
      get adoptedStyleSheets() { return G.DocumentOrShadowRootSteps.adoptedStyleSheets(G.receiverOf(this, 'ShadowRoot', 'adoptedStyleSheets', 1)); },
      set adoptedStyleSheets(value) {
        const state = G.receiverOf(this, 'ShadowRoot', 'adoptedStyleSheets', 2);
        G.DocumentOrShadowRootSteps.setAdoptedStyleSheets(state, value);
      },
      get innerHTML() { return G.ShadowRootSteps_ShadowRoot.innerHTML(G.receiverOf(this, 'ShadowRoot', 'innerHTML', 1)); },
      set innerHTML(value) {
        const state = G.receiverOf(this, 'ShadowRoot', 'innerHTML', 2);
        G.ShadowRootSteps_ShadowRoot.setInnerHTML(state, toTextNullEmpty(value));
      },
      elementFromPoint(x, y) {
        const state = G.receiverOf(this, 'ShadowRoot', 'elementFromPoint');
        need(arguments.length, 2);
        x = toDouble(x);
        y = toDouble(y);
        return wrap(G.ShadowRootSteps_ShadowRoot.elementFromPoint(state, x, y));
      },
      elementsFromPoint(x, y) {
        const state = G.receiverOf(this, 'ShadowRoot', 'elementsFromPoint');
        need(arguments.length, 2);
        x = toDouble(x);
        y = toDouble(y);
        return listWrap(G.ShadowRootSteps_ShadowRoot.elementsFromPoint(state, x, y));
      },
      getAnimations() { return listMakeAnimation(G.ShadowRootSteps_animations.getAnimations(G.receiverOf(this, 'ShadowRoot', 'getAnimations'))); },
      setHTMLUnsafe(html) {
        const state = G.receiverOf(this, 'ShadowRoot', 'setHTMLUnsafe');
        need(arguments.length, 1);
        html = toText(html);
        G.ShadowRootSteps_ShadowRoot.setHTMLUnsafe(state, html);
      },
      getHTML(options = undefined) {
        const state = G.receiverOf(this, 'ShadowRoot', 'getHTML');
        options = toGetHTMLOptions(options);
        return G.ShadowRootSteps_ShadowRoot.getHTML(state, options);
      },
    },
  });
  accessors(ShadowRoot.prototype, G.handlerAccessors('slotchange', '', (object, member, kind) => G.receiverOf(object, 'ShadowRoot', member, kind)));
}
