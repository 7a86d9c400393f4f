// js/bindings/HTMLElement.js: the bindings that js/idl/generate.py made of js/idl/HTMLElement.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { NOTHING, htmlElementArgument, htmlElementId, putForward, receiverOf, toDictionary, toText, toTextNullEmpty } = G;
  const HTMLOrSVGOrMathMLElementSteps = G.HTMLOrSVGOrMathMLElementSteps;
  const HTMLElementSteps_HTMLElement = G.HTMLElementSteps_HTMLElement;
  const ElementContentEditableSteps = G.ElementContentEditableSteps;
  function toFocusOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      focusVisible: (member = given.focusVisible) === undefined ? undefined : !!member,
      preventScroll: (member = given.preventScroll) === undefined ? false : !!member,
    };
  }
  function toShowPopoverOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      source: (member = given.source) === undefined ? undefined : htmlElementArgument(member, 'HTMLElement'),
    };
  }
  function toTogglePopoverOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      source: (member = given.source) === undefined ? undefined : htmlElementArgument(member, 'HTMLElement'),
      force: (member = given.force) === undefined ? undefined : !!member,
    };
  }
  function toTogglePopoverOptionsOrBoolean(value) {
    if (value === null || value === undefined) return toTogglePopoverOptions(value);
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      return toTogglePopoverOptions(value);
    }
    if (typeof value === 'boolean') return value;
    return !!value;
  }

  G.extend('SVGElement', {
    __proto__: null,
    get dataset() { return HTMLOrSVGOrMathMLElementSteps.dataset(receiverOf(this, 'SVGElement', 'dataset', 1)); },
    get nonce() { return HTMLOrSVGOrMathMLElementSteps.nonce(receiverOf(this, 'SVGElement', 'nonce', 1)); },
    set nonce(value) { const state = receiverOf(this, 'SVGElement', 'nonce', 2); HTMLOrSVGOrMathMLElementSteps.setNonce(state, toText(value)); },
    get autofocus() { return HTMLOrSVGOrMathMLElementSteps.autofocus(receiverOf(this, 'SVGElement', 'autofocus', 1)); },
    set autofocus(value) { const state = receiverOf(this, 'SVGElement', 'autofocus', 2); HTMLOrSVGOrMathMLElementSteps.setAutofocus(state, !!value); },
    get tabIndex() { return HTMLOrSVGOrMathMLElementSteps.tabIndex(receiverOf(this, 'SVGElement', 'tabIndex', 1)); },
    set tabIndex(value) { const state = receiverOf(this, 'SVGElement', 'tabIndex', 2); HTMLOrSVGOrMathMLElementSteps.setTabIndex(state, value | 0); },
    focus(options = undefined) {
      const state = receiverOf(this, 'SVGElement', 'focus');
      options = toFocusOptions(options);
      HTMLOrSVGOrMathMLElementSteps.focus(state, options);
    },
    blur() { HTMLOrSVGOrMathMLElementSteps.blur(receiverOf(this, 'SVGElement', 'blur')); },
  });

  G.extend('MathMLElement', {
    __proto__: null,
    get dataset() { return HTMLOrSVGOrMathMLElementSteps.dataset(receiverOf(this, 'MathMLElement', 'dataset', 1)); },
    get nonce() { return HTMLOrSVGOrMathMLElementSteps.nonce(receiverOf(this, 'MathMLElement', 'nonce', 1)); },
    set nonce(value) { const state = receiverOf(this, 'MathMLElement', 'nonce', 2); HTMLOrSVGOrMathMLElementSteps.setNonce(state, toText(value)); },
    get autofocus() { return HTMLOrSVGOrMathMLElementSteps.autofocus(receiverOf(this, 'MathMLElement', 'autofocus', 1)); },
    set autofocus(value) {
      const state = receiverOf(this, 'MathMLElement', 'autofocus', 2);
      HTMLOrSVGOrMathMLElementSteps.setAutofocus(state, !!value);
    },
    get tabIndex() { return HTMLOrSVGOrMathMLElementSteps.tabIndex(receiverOf(this, 'MathMLElement', 'tabIndex', 1)); },
    set tabIndex(value) { const state = receiverOf(this, 'MathMLElement', 'tabIndex', 2); HTMLOrSVGOrMathMLElementSteps.setTabIndex(state, value | 0); },
    focus(options = undefined) {
      const state = receiverOf(this, 'MathMLElement', 'focus');
      options = toFocusOptions(options);
      HTMLOrSVGOrMathMLElementSteps.focus(state, options);
    },
    blur() { HTMLOrSVGOrMathMLElementSteps.blur(receiverOf(this, 'MathMLElement', 'blur')); },
  });

  G.extend('SVGElement', {
    __proto__: null,
    get style() { return G.inlineStyleOf(receiverOf(this, 'SVGElement', 'style', 1)); },
    set style(value) { putForward((receiverOf(this, 'SVGElement', 'style', 2), this), 'style', 'cssText', value); },
  });

  G.extend('MathMLElement', {
    __proto__: null,
    get style() { return G.inlineStyleOf(receiverOf(this, 'MathMLElement', 'style', 1)); },
    set style(value) { putForward((receiverOf(this, 'MathMLElement', 'style', 2), this), 'style', 'cssText', value); },
  });

  G.HTMLElementMembers_HTMLElement = {
    __proto__: null,
    get translate() { return HTMLElementSteps_HTMLElement.translate(htmlElementId(this, 'translate', 1)); },
    set translate(value) { const state = htmlElementId(this, 'translate', 2); HTMLElementSteps_HTMLElement.setTranslate(state, !!value); },
    get accessKeyLabel() { return HTMLElementSteps_HTMLElement.accessKeyLabel(htmlElementId(this, 'accessKeyLabel', 1)); },
    get spellcheck() { return HTMLElementSteps_HTMLElement.spellcheck(htmlElementId(this, 'spellcheck', 1)); },
    set spellcheck(value) { const state = htmlElementId(this, 'spellcheck', 2); HTMLElementSteps_HTMLElement.setSpellcheck(state, !!value); },
    get autocapitalize() { return HTMLElementSteps_HTMLElement.autocapitalize(htmlElementId(this, 'autocapitalize', 1)); },
    set autocapitalize(value) {
      const state = htmlElementId(this, 'autocapitalize', 2);
      HTMLElementSteps_HTMLElement.setAutocapitalize(state, toText(value));
    },
    get autocorrect() { return HTMLElementSteps_HTMLElement.autocorrect(htmlElementId(this, 'autocorrect', 1)); },
    set autocorrect(value) { const state = htmlElementId(this, 'autocorrect', 2); HTMLElementSteps_HTMLElement.setAutocorrect(state, !!value); },
    get outerText() { return HTMLElementSteps_HTMLElement.outerText(htmlElementId(this, 'outerText', 1)); },
    set outerText(value) {
      const state = htmlElementId(this, 'outerText', 2);
      HTMLElementSteps_HTMLElement.setOuterText(state, toTextNullEmpty(value));
    },
    get contentEditable() { return ElementContentEditableSteps.contentEditable(htmlElementId(this, 'contentEditable', 1)); },
    set contentEditable(value) {
      const state = htmlElementId(this, 'contentEditable', 2);
      ElementContentEditableSteps.setContentEditable(state, toText(value));
    },
    get isContentEditable() { return ElementContentEditableSteps.isContentEditable(htmlElementId(this, 'isContentEditable', 1)); },
    get nonce() { return HTMLOrSVGOrMathMLElementSteps.nonce(htmlElementId(this, 'nonce', 1)); },
    set nonce(value) { const state = htmlElementId(this, 'nonce', 2); HTMLOrSVGOrMathMLElementSteps.setNonce(state, toText(value)); },
    get autofocus() { return HTMLOrSVGOrMathMLElementSteps.autofocus(htmlElementId(this, 'autofocus', 1)); },
    set autofocus(value) { const state = htmlElementId(this, 'autofocus', 2); HTMLOrSVGOrMathMLElementSteps.setAutofocus(state, !!value); },
    attachInternals() { return G.makeElementInternals(HTMLElementSteps_HTMLElement.attachInternals(htmlElementId(this, 'attachInternals'))); },
    showPopover(options = undefined) {
      const state = htmlElementId(this, 'showPopover');
      options = toShowPopoverOptions(options);
      HTMLElementSteps_HTMLElement.showPopover(state, options);
    },
    hidePopover() { HTMLElementSteps_HTMLElement.hidePopover(htmlElementId(this, 'hidePopover')); },
    togglePopover(options = undefined) {
      const state = htmlElementId(this, 'togglePopover');
      options = toTogglePopoverOptionsOrBoolean(options);
      return HTMLElementSteps_HTMLElement.togglePopover(state, options);
    },
    focus(options = undefined) {
      const state = htmlElementId(this, 'focus');
      options = toFocusOptions(options);
      HTMLOrSVGOrMathMLElementSteps.focus(state, options);
    },
    blur() { HTMLOrSVGOrMathMLElementSteps.blur(htmlElementId(this, 'blur')); },
  };
}
