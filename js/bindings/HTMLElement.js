// js/bindings/HTMLElement.js: the bindings that js/idl/generate.py made of js/idl/HTMLElement.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { NOTHING, htmlElementArgument, receiverOf, toDictionary, toText, toTextNullEmpty } = G;
  const { TypeError, reflectSet } = G.primordials;
  const HTMLOrSVGElementSteps = G.HTMLOrSVGElementSteps;
  const HTMLElementSteps_HTMLElement = G.HTMLElementSteps_HTMLElement;
  const ElementContentEditableSteps = G.ElementContentEditableSteps;
  function toFocusOptions(value) {
    const given = toDictionary(value) || NOTHING, result = { __proto__: null };
    {
      const member = given.focusVisible;
      result.focusVisible = member === undefined ? undefined : !!member;
    }
    {
      const member = given.preventScroll;
      result.preventScroll = member === undefined ? false : !!member;
    }
    return result;
  }
  function toShowPopoverOptions(value) {
    const given = toDictionary(value) || NOTHING, result = { __proto__: null };
    {
      const member = given.source;
      result.source = member === undefined ? undefined : htmlElementArgument(member, 'HTMLElement');
    }
    return result;
  }
  function toTogglePopoverOptions(value) {
    const given = toDictionary(value) || NOTHING, result = { __proto__: null };
    {
      const member = given.source;
      result.source = member === undefined ? undefined : htmlElementArgument(member, 'HTMLElement');
    }
    {
      const member = given.force;
      result.force = member === undefined ? undefined : !!member;
    }
    return result;
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
    get dataset() { return HTMLOrSVGElementSteps.dataset(receiverOf(this, 'SVGElement', 'dataset', 1)); },
    get nonce() { return HTMLOrSVGElementSteps.nonce(receiverOf(this, 'SVGElement', 'nonce', 1)); },
    set nonce(value) { const state = receiverOf(this, 'SVGElement', 'nonce', 2); HTMLOrSVGElementSteps.setNonce(state, toText(value)); },
    get tabIndex() { return HTMLOrSVGElementSteps.tabIndex(receiverOf(this, 'SVGElement', 'tabIndex', 1)); },
    set tabIndex(value) { const state = receiverOf(this, 'SVGElement', 'tabIndex', 2); HTMLOrSVGElementSteps.setTabIndex(state, value | 0); },
    focus(options = undefined) {
      const state = receiverOf(this, 'SVGElement', 'focus');
      options = toFocusOptions(options);
      HTMLOrSVGElementSteps.focus(state, options);
    },
    blur() { HTMLOrSVGElementSteps.blur(receiverOf(this, 'SVGElement', 'blur')); },
  });

  G.extend('MathMLElement', {
    __proto__: null,
    get dataset() { return HTMLOrSVGElementSteps.dataset(receiverOf(this, 'MathMLElement', 'dataset', 1)); },
    get nonce() { return HTMLOrSVGElementSteps.nonce(receiverOf(this, 'MathMLElement', 'nonce', 1)); },
    set nonce(value) { const state = receiverOf(this, 'MathMLElement', 'nonce', 2); HTMLOrSVGElementSteps.setNonce(state, toText(value)); },
    get tabIndex() { return HTMLOrSVGElementSteps.tabIndex(receiverOf(this, 'MathMLElement', 'tabIndex', 1)); },
    set tabIndex(value) { const state = receiverOf(this, 'MathMLElement', 'tabIndex', 2); HTMLOrSVGElementSteps.setTabIndex(state, value | 0); },
    focus(options = undefined) {
      const state = receiverOf(this, 'MathMLElement', 'focus');
      options = toFocusOptions(options);
      HTMLOrSVGElementSteps.focus(state, options);
    },
    blur() { HTMLOrSVGElementSteps.blur(receiverOf(this, 'MathMLElement', 'blur')); },
  });

  G.extend('SVGElement', {
    __proto__: null,
    get style() { return G.inlineStyleOf(receiverOf(this, 'SVGElement', 'style', 1)); },
    set style(value) {
      receiverOf(this, 'SVGElement', 'style', 2);
      const target = this.style;
      if (typeof target !== 'object' || target === null) throw new TypeError('Type error');
      reflectSet(target, 'cssText', value, target);
    },
  });

  G.extend('MathMLElement', {
    __proto__: null,
    get style() { return G.inlineStyleOf(receiverOf(this, 'MathMLElement', 'style', 1)); },
    set style(value) {
      receiverOf(this, 'MathMLElement', 'style', 2);
      const target = this.style;
      if (typeof target !== 'object' || target === null) throw new TypeError('Type error');
      reflectSet(target, 'cssText', value, target);
    },
  });

  G.HTMLElementMembers_HTMLElement = {
    __proto__: null,
    get translate() { return HTMLElementSteps_HTMLElement.translate(receiverOf(this, 'HTMLElement', 'translate', 1)); },
    set translate(value) { const state = receiverOf(this, 'HTMLElement', 'translate', 2); HTMLElementSteps_HTMLElement.setTranslate(state, !!value); },
    click() { HTMLElementSteps_HTMLElement.click(receiverOf(this, 'HTMLElement', 'click')); },
    get accessKeyLabel() { return HTMLElementSteps_HTMLElement.accessKeyLabel(receiverOf(this, 'HTMLElement', 'accessKeyLabel', 1)); },
    get draggable() { return HTMLElementSteps_HTMLElement.draggable(receiverOf(this, 'HTMLElement', 'draggable', 1)); },
    set draggable(value) { const state = receiverOf(this, 'HTMLElement', 'draggable', 2); HTMLElementSteps_HTMLElement.setDraggable(state, !!value); },
    get spellcheck() { return HTMLElementSteps_HTMLElement.spellcheck(receiverOf(this, 'HTMLElement', 'spellcheck', 1)); },
    set spellcheck(value) {
      const state = receiverOf(this, 'HTMLElement', 'spellcheck', 2);
      HTMLElementSteps_HTMLElement.setSpellcheck(state, !!value);
    },
    get innerText() { return HTMLElementSteps_HTMLElement.innerText(receiverOf(this, 'HTMLElement', 'innerText', 1)); },
    set innerText(value) {
      const state = receiverOf(this, 'HTMLElement', 'innerText', 2);
      HTMLElementSteps_HTMLElement.setInnerText(state, toTextNullEmpty(value));
    },
    get outerText() { return HTMLElementSteps_HTMLElement.outerText(receiverOf(this, 'HTMLElement', 'outerText', 1)); },
    set outerText(value) {
      const state = receiverOf(this, 'HTMLElement', 'outerText', 2);
      HTMLElementSteps_HTMLElement.setOuterText(state, toTextNullEmpty(value));
    },
    attachInternals() { return HTMLElementSteps_HTMLElement.attachInternals(receiverOf(this, 'HTMLElement', 'attachInternals')); },
    showPopover(options = undefined) {
      const state = receiverOf(this, 'HTMLElement', 'showPopover');
      options = toShowPopoverOptions(options);
      HTMLElementSteps_HTMLElement.showPopover(state, options);
    },
    hidePopover() { HTMLElementSteps_HTMLElement.hidePopover(receiverOf(this, 'HTMLElement', 'hidePopover')); },
    togglePopover(options = undefined) {
      const state = receiverOf(this, 'HTMLElement', 'togglePopover');
      options = toTogglePopoverOptionsOrBoolean(options);
      return HTMLElementSteps_HTMLElement.togglePopover(state, options);
    },
    get contentEditable() { return ElementContentEditableSteps.contentEditable(receiverOf(this, 'HTMLElement', 'contentEditable', 1)); },
    set contentEditable(value) {
      const state = receiverOf(this, 'HTMLElement', 'contentEditable', 2);
      ElementContentEditableSteps.setContentEditable(state, toText(value));
    },
    get isContentEditable() { return ElementContentEditableSteps.isContentEditable(receiverOf(this, 'HTMLElement', 'isContentEditable', 1)); },
    get dataset() { return HTMLOrSVGElementSteps.dataset(receiverOf(this, 'HTMLElement', 'dataset', 1)); },
    get nonce() { return HTMLOrSVGElementSteps.nonce(receiverOf(this, 'HTMLElement', 'nonce', 1)); },
    set nonce(value) { const state = receiverOf(this, 'HTMLElement', 'nonce', 2); HTMLOrSVGElementSteps.setNonce(state, toText(value)); },
    get tabIndex() { return HTMLOrSVGElementSteps.tabIndex(receiverOf(this, 'HTMLElement', 'tabIndex', 1)); },
    set tabIndex(value) { const state = receiverOf(this, 'HTMLElement', 'tabIndex', 2); HTMLOrSVGElementSteps.setTabIndex(state, value | 0); },
    focus(options = undefined) {
      const state = receiverOf(this, 'HTMLElement', 'focus');
      options = toFocusOptions(options);
      HTMLOrSVGElementSteps.focus(state, options);
    },
    blur() { HTMLOrSVGElementSteps.blur(receiverOf(this, 'HTMLElement', 'blur')); },
  };
}
