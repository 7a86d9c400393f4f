// js/bindings/CSSStyleDeclaration.js: the bindings that js/idl/generate.py made of js/idl/CSSStyleDeclaration.webidl. Not to be edited.
//
// Exposes CSSStyleDeclaration.
'use strict';
{
  const G = this;
  const { defineInterface, itemKind, itemState, makeIndexed, need, toText, toTextNullEmpty } = G;
  const CSSStyleDeclarationSteps = G.CSSStyleDeclarationSteps;
  const makeCSSRuleOrNull = state => state === null ? null : G.makeCSSRule(state);
  function orEmpty(item) { return item === undefined ? '' : item; }

  const CSSStyleDeclarationKind = itemKind('CSSStyleDeclaration', null, 'items');
  const CSSStyleDeclaration = defineInterface('CSSStyleDeclaration', {
    __proto__: null,
    members: {
      constructor: undefined,
      get cssText() { return CSSStyleDeclarationSteps.cssText(itemState(this, CSSStyleDeclarationKind, 'cssText', 1)); },
      set cssText(value) {
        const state = itemState(this, CSSStyleDeclarationKind, 'cssText', 2);
        CSSStyleDeclarationSteps.setCssText(state, toText(value));
      },
      get length() { return itemState(this, CSSStyleDeclarationKind, 'length', 1).count(); },
      get parentRule() { return makeCSSRuleOrNull(CSSStyleDeclarationSteps.parentRule(itemState(this, CSSStyleDeclarationKind, 'parentRule', 1))); },
      get cssFloat() { return CSSStyleDeclarationSteps.cssFloat(itemState(this, CSSStyleDeclarationKind, 'cssFloat', 1)); },
      set cssFloat(value) {
        const state = itemState(this, CSSStyleDeclarationKind, 'cssFloat', 2);
        CSSStyleDeclarationSteps.setCssFloat(state, toTextNullEmpty(value));
      },
      item(index) {
        const state = itemState(this, CSSStyleDeclarationKind, 'item');
        need(arguments.length, 1);
        return orEmpty(state.at(index >>> 0));
      },
      getPropertyValue(property) {
        const state = itemState(this, CSSStyleDeclarationKind, 'getPropertyValue');
        need(arguments.length, 1);
        property = toText(property);
        return CSSStyleDeclarationSteps.getPropertyValue(state, property);
      },
      getPropertyPriority(property) {
        const state = itemState(this, CSSStyleDeclarationKind, 'getPropertyPriority');
        need(arguments.length, 1);
        property = toText(property);
        return CSSStyleDeclarationSteps.getPropertyPriority(state, property);
      },
      setProperty(property, value, priority = undefined) {
        const state = itemState(this, CSSStyleDeclarationKind, 'setProperty');
        need(arguments.length, 2);
        property = toText(property);
        value = toTextNullEmpty(value);
        priority = priority === undefined ? '' : toTextNullEmpty(priority);
        CSSStyleDeclarationSteps.setProperty(state, property, value, priority);
      },
      removeProperty(property) {
        const state = itemState(this, CSSStyleDeclarationKind, 'removeProperty');
        need(arguments.length, 1);
        property = toText(property);
        return CSSStyleDeclarationSteps.removeProperty(state, property);
      },
    },
    iterable: 'values',
  });
  const CSSStyleDeclarationPrototype = G.interfacePrototype('CSSStyleDeclaration');
  CSSStyleDeclarationSteps.table(CSSStyleDeclarationPrototype, CSSStyleDeclarationKind);
  G.makeCSSStyleDeclaration = state => makeIndexed(CSSStyleDeclarationPrototype, state, CSSStyleDeclarationKind);
}
