// js/html/HTMLElement.js: HTMLElement with the members that all HTML elements share.
// https://html.spec.whatwg.org/multipage/dom.html#htmlelement
//
// Reads   attributes and links. Writes through native calls.
// Offers  G.htmlOrSVGMembers, for SVG and MathML elements · G.isDisabled(id) · G.focusedId().
// Exposes HTMLElement, DOMStringMap.
'use strict';
{
  const G = this;
  const {
    defineInterface, Element, elementId, reflect, accessors, textOf, textOrEmpty, setText, dropText, has, toText,
    toTextNullEmpty, toASCIILower, toASCIIUpper, N, A, str, wrap, call, callText, callNamed, OP, need, fail, PrivateMap, documentIdOf, localName,
    makeIndexed, rootOf, integerOf, mixin, nodeNameOf, replaceText = G.uncurry(String.prototype.replace),
  } = G;
  const test = G.uncurry(RegExp.prototype.test), slice = G.uncurry(String.prototype.slice);

  // https://html.spec.whatwg.org/multipage/dom.html#dom-dataset
  const toAttribute = name => `data-${replaceText(name, /[A-Z]/g, letter => `-${toASCIILower(letter)}`)}`;
  const toProperty = name => replaceText(slice(name, 5), /-([a-z])/g, (_, letter) => toASCIIUpper(letter));
  class DatasetState {
    constructor(id) { this.id = id; }
    count() { return 0; }
    at(index) { return this.named(`${index}`); }
    named(name) {
      if (test(/-[a-z]/, name)) return undefined;
      const value = textOf(this.id, toAttribute(name));
      return value === null ? undefined : value;
    }
    names() {
      const names = [];
      for (let a = N[this.id * 8 + 7]; a !== 0; a = A[a * 4 + 2]) {
        const name = str(A[a * 4]);
        if (slice(name, 0, 5) === 'data-' && !test(/[A-Z]/, name)) names[names.length] = toProperty(name);
      }
      return names;
    }
    setNamed(name, value) {
      if (test(/-[a-z]/, name)) fail('SyntaxError');
      const attribute = toAttribute(name);
      if (!test(G.attributeNamePattern, attribute)) fail('InvalidCharacterError');
      setText(this.id, attribute, toText(value));
    }
    setAt(index, value) { this.setNamed(`${index}`, value); }
    deleteNamed(name) { dropText(this.id, toAttribute(name)); }
  }
  DatasetState.prototype.namesAreEnumerable = true;
  G.setPrototypeOf(DatasetState.prototype, null);
  const DOMStringMap = defineInterface('DOMStringMap', {});
  const datasets = PrivateMap();
  function datasetOf(id) {
    let dataset = datasets.get(id);
    if (dataset === undefined) {
      dataset = makeIndexed(DOMStringMap.prototype, new DatasetState(id));
      datasets.set(id, dataset);
    }
    return dataset;
  }

  // Focus. One focused element for the whole world.
  let focused = 0;
  G.focusedId = () => focused !== 0 && (N[rootOf(focused) * 8] & 255) === 9 ? focused : 0;
  const isDisabled = id => {
    switch (localName(id)) {
      case 'button': case 'input': case 'select': case 'textarea': case 'optgroup': case 'option': case 'fieldset': break;
      default: return false;
    }
    if (has(id, 'disabled')) return true;
    for (let child = id, up = N[id * 8 + 1]; up !== 0; child = up, up = N[up * 8 + 1]) {
      if (!G.isHTML(up, 'fieldset') || !has(up, 'disabled')) continue;
      let first = N[up * 8 + 4];
      while (first !== 0 && !G.isHTML(first, 'legend')) first = N[first * 8 + 3];
      if (first !== child) return true;
    }
    return false;
  };
  function isFocusable(id) {
    if ((N[rootOf(id) * 8] & 255) !== 9 || isDisabled(id)) return false;
    if (integerOf(textOf(id, 'tabindex')) !== null) return true;
    switch (localName(id)) {
      case 'a': case 'area': return has(id, 'href');
      case 'input': return toASCIILower(textOrEmpty(id, 'type')) !== 'hidden';
      case 'button': case 'select': case 'textarea': case 'iframe': case 'summary': return true;
      case 'audio': case 'video': return has(id, 'controls');
      default: return isEditable(id);
    }
  }
  function isEditable(id) {
    for (; id !== 0 && (N[id * 8] & 255) === 1; id = N[id * 8 + 1]) {
      const value = textOf(id, 'contenteditable');
      if (value === null) continue;
      const state = toASCIILower(value);
      if (state === '' || state === 'true' || state === 'plaintext-only') return true;
      if (state === 'false') return false;
    }
    return false;
  }
  function moveFocus(id) {
    const old = G.focusedId();
    if (old === id) return;
    focused = id;
    const relatedTarget = id === 0 ? null : wrap(id);
    if (old !== 0) {
      G.fire(wrap(old), 'blur', { relatedTarget, composed: true }, G.FocusEvent);
      G.fire(wrap(old), 'focusout', { relatedTarget, composed: true, bubbles: true }, G.FocusEvent);
    }
    if (id !== 0 && focused === id) {
      const from = old === 0 ? null : wrap(old);
      G.fire(wrap(id), 'focus', { relatedTarget: from, composed: true }, G.FocusEvent);
      G.fire(wrap(id), 'focusin', { relatedTarget: from, composed: true, bubbles: true }, G.FocusEvent);
    }
  }
  const focusableByDefault = { __proto__: null, a: 1, area: 1, button: 1, frame: 1, iframe: 1, input: 1, object: 1, select: 1, textarea: 1, summary: 1 };

  G.htmlOrSVGMembers = {
    get dataset() { return datasetOf(elementId(this)); },
    get nonce() { return textOrEmpty(elementId(this), 'nonce'); },
    set nonce(value) { setText(elementId(this), 'nonce', toText(value)); },
    get tabIndex() {
      const id = elementId(this), value = integerOf(textOf(id, 'tabindex'));
      return value !== null ? value : focusableByDefault[localName(id)] === 1 || isEditable(id) ? 0 : -1;
    },
    set tabIndex(value) { setText(elementId(this), 'tabindex', `${value | 0}`); },
    focus(options = undefined) { const id = elementId(this); if (isFocusable(id)) moveFocus(id); },
    blur() { if (focused === elementId(this)) moveFocus(0); },
    get style() { return G.inlineStyleOf(elementId(this)); },
    set style(value) { G.inlineStyleOf(elementId(this)).cssText = value; },
  };

  const clicking = PrivateMap();
  // https://html.spec.whatwg.org/multipage/dom.html#rendered-text-fragment
  function fragmentOf(text, documentId) {
    const fragment = call(OP.createFragment, documentId, 0, 0);
    let from = 0;
    const addText = to => { if (to > from) call(OP.insert, callText(OP.createText, slice(text, from, to), documentId, 0, 0), fragment, 0); };
    for (let i = 0; i < text.length; i++) {
      const c = text[i];
      if (c !== '\n' && c !== '\r') continue;
      addText(i);
      if (c === '\r' && text[i + 1] === '\n') i++;
      call(OP.insert, call(OP.createElement, G.htmlName('br'), documentId, 0), fragment, 0);
      from = i + 1;
    }
    addText(text.length);
    return fragment;
  }
  const draggableValues = { __proto__: null, true: true, false: false };

  const HTMLElement = defineInterface('HTMLElement', {
    parent: Element,
    members: {
      get translate() {
        for (let id = elementId(this); id !== 0; id = N[id * 8 + 1]) {
          const value = (N[id * 8] & 255) === 1 ? textOf(id, 'translate') : null;
          if (value === null) continue;
          const state = toASCIILower(value);
          if (state === '' || state === 'yes') return true;
          if (state === 'no') return false;
        }
        return true;
      },
      set translate(value) { setText(elementId(this), 'translate', value ? 'yes' : 'no'); },
      get draggable() {
        const id = elementId(this), value = draggableValues[toASCIILower(textOrEmpty(id, 'draggable'))];
        return value !== undefined ? value : localName(id) === 'img' || localName(id) === 'a' && has(id, 'href');
      },
      set draggable(value) { setText(elementId(this), 'draggable', value ? 'true' : 'false'); },
      get spellcheck() {
        for (let id = elementId(this); id !== 0; id = N[id * 8 + 1]) {
          const value = (N[id * 8] & 255) === 1 ? textOf(id, 'spellcheck') : null;
          if (value === null) continue;
          const state = toASCIILower(value);
          if (state === '' || state === 'true') return true;
          if (state === 'false') return false;
        }
        return true;
      },
      set spellcheck(value) { setText(elementId(this), 'spellcheck', value ? 'true' : 'false'); },
      get accessKeyLabel() { return ''; },
      click() {
        const id = elementId(this);
        if (isDisabled(id) || clicking.has(id)) return;
        clicking.set(id, true);
        try {
          G.fire(this, 'click', { bubbles: true, cancelable: true, composed: true, view: G.global, detail: 1 }, G.PointerEvent);
        } finally {
          clicking.delete(id);
        }
      },
      get innerText() { return callNamed('innerText', elementId(this)); },
      set innerText(value) {
        const id = elementId(this), text = toTextNullEmpty(value);
        if (!test(/[\n\r]/, text)) { callText(OP.setTextContent, text, id, 0, 0); return; }
        callText(OP.setTextContent, '', id, 0, 0);
        call(OP.insert, fragmentOf(text, documentIdOf(id)), id, 0);
      },
      get outerText() { return callNamed('innerText', elementId(this)); },
      set outerText(value) {
        const id = elementId(this), parent = N[id * 8 + 1], text = toTextNullEmpty(value);
        if (parent === 0) fail('NoModificationAllowedError');
        let fragment = fragmentOf(text, documentIdOf(id));
        if (N[fragment * 8 + 4] === 0) fragment = callText(OP.createText, '', documentIdOf(id), 0, 0);
        call(OP.replaceChild, id, fragment, parent);
      },
      get contentEditable() {
        const value = textOf(elementId(this), 'contenteditable');
        if (value === null) return 'inherit';
        const state = toASCIILower(value);
        return state === '' || state === 'true' ? 'true' : state === 'false' || state === 'plaintext-only' ? state : 'inherit';
      },
      set contentEditable(value) {
        const id = elementId(this), state = toASCIILower(toText(value));
        if (state === 'inherit') dropText(id, 'contenteditable');
        else if (state === 'true' || state === 'false' || state === 'plaintext-only') setText(id, 'contenteditable', state);
        else fail('SyntaxError');
      },
      get isContentEditable() { return isEditable(elementId(this)); },
      attachInternals() { elementId(this); fail('NotSupportedError'); },
      showPopover() { elementId(this); },
      hidePopover() { elementId(this); },
      togglePopover() { elementId(this); return false; },
    },
  });
  mixin(HTMLElement, G.htmlOrSVGMembers);
  accessors(HTMLElement.prototype, {
    title: reflect.string('title', 'title'), lang: reflect.string('lang', 'lang'),
    dir: reflect.enumerated('dir', 'dir', 'ltr rtl auto'), accessKey: reflect.string('accessKey', 'accesskey'),
    hidden: reflect.boolean('hidden', 'hidden'), inert: reflect.boolean('inert', 'inert'), autofocus: reflect.boolean('autofocus', 'autofocus'),
    autocapitalize: reflect.enumerated('autocapitalize', 'autocapitalize', 'none>none off>none on>sentences sentences words characters', '', 'sentences'),
    autocorrect: reflect.string('autocorrect', 'autocorrect'),
    inputMode: reflect.enumerated('inputMode', 'inputmode', 'none text tel url email numeric decimal search'),
    enterKeyHint: reflect.enumerated('enterKeyHint', 'enterkeyhint', 'enter done go next previous search send'),
    popover: reflect.enumerated('popover', 'popover', 'auto >auto manual', null, 'manual'),
  });
  accessors(HTMLElement.prototype, G.globalHandlers);
  Object.assign(G, { isDisabled, isEditable, moveFocus });
}
