// js/html/HTMLElement.js: HTMLElement with the members that all HTML elements share.
// https://html.spec.whatwg.org/multipage/dom.html#htmlelement
//
// Reads   attributes and links. Writes through native calls.
// Offers  G.htmlOrSVGMembers(): members, new ones each time, for SVG and MathML elements. Exposes HTMLElement.
'use strict';
{
  const G = this;
  const {
    defineInterface, Element, elementId, accessors, textOf, textOrEmpty, setText, dropText, has, toText, toTextNullEmpty,
    toASCIILower, N, call, callText, callNamed, OP, fail, PrivateMap, documentIdOf, localName, integerOf, mixin, toDictionary, isHTML, str,
  } = G;
  const { indexOf } = G.primordials;

  G.htmlOrSVGMembers = () => ({
    __proto__: null,
    get dataset() { return G.datasetOf(elementId(this)); },
    get nonce() { return textOrEmpty(elementId(this), 'nonce'); },
    set nonce(value) { setText(elementId(this), 'nonce', toText(value)); },
    get tabIndex() {
      const id = elementId(this), value = integerOf(textOf(id, 'tabindex'));
      return value !== null ? value : G.isFocusableByDefault(id) ? 0 : -1;
    },
    set tabIndex(value) { setText(elementId(this), 'tabindex', `${value | 0}`); },
    focus(options = undefined) { const id = G.focusableArea(elementId(this)); if (id !== 0) G.moveFocus(id); },
    blur() { if (G.focusedId() === elementId(this)) G.moveFocus(0); },
    get style() { return G.inlineStyleOf(elementId(this)); },
    set style(value) { elementId(this); G.putForward(this, 'style', 'cssText', value); },
  });

  function mergeWithNext(id) {
    const next = id === 0 ? 0 : N[id * 8 + 3];
    if (next === 0 || (N[id * 8] & 255) !== 3 || (N[next * 8] & 255) !== 3) return;
    const text = str(N[id * 8 + 7]);
    G.replaceData(id, text.length, 0, str(N[next * 8 + 7]));
    call(OP.removeChild, next, N[next * 8 + 1], 0);
  }
  const clicking = PrivateMap();
  // https://html.spec.whatwg.org/multipage/interaction.html#dom-click
  function click(id) {
    if (G.isDisabled(id) || clicking.has(id)) return;
    clicking.set(id, true);
    try {
      const init = { __proto__: null, bubbles: true, cancelable: true, composed: true, view: G.global, pointerId: -1 };
      G.dispatch(G.wrap(id), G.makeEvent(G.PointerEvent, 'click', init, false));
    } finally {
      clicking.delete(id);
    }
  }
  G.click = click;
  // The id of an invoker in options, 0 without.
  const sourceOf = options => {
    const source = options === undefined ? undefined : options.source;
    return source === undefined ? 0 : elementId(source);
  };
  const draggableValues = { __proto__: null, true: true, false: false };

  const HTMLElement = defineInterface('HTMLElement', {
    __proto__: null,
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
      get accessKeyLabel() { elementId(this); return ''; },
      click() { click(elementId(this)); },
      get innerText() { return callNamed('innerText', elementId(this)); },
      set innerText(value) {
        const id = elementId(this), text = toTextNullEmpty(value);
        if (indexOf(text, '\n') < 0 && indexOf(text, '\r') < 0) { callText(OP.setTextContent, text, id, 0, 0); return; }
        callText(OP.setTextContent, '', id, 0, 0);
        call(OP.insert, G.textFragment(text, documentIdOf(id)), id, 0);
      },
      get outerText() { return callNamed('innerText', elementId(this)); },
      set outerText(value) {
        const id = elementId(this), parent = N[id * 8 + 1], text = toTextNullEmpty(value);
        if (parent === 0) fail('NoModificationAllowedError');
        let fragment = G.textFragment(text, documentIdOf(id));
        if (N[fragment * 8 + 4] === 0) fragment = callText(OP.createText, '', documentIdOf(id), 0, 0);
        const before = N[id * 8 + 2], after = N[id * 8 + 3];
        call(OP.replaceChild, id, fragment, parent);
        // https://html.spec.whatwg.org/multipage/dom.html#merge-with-the-next-text-node
        if (after !== 0) mergeWithNext(N[after * 8 + 2]);
        mergeWithNext(before);
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
      get isContentEditable() { return G.isEditable(elementId(this)); },
      attachInternals() { return G.attachInternals(elementId(this)); },
      // https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover
      showPopover(options = undefined) { const id = elementId(this); G.showPopover(id, sourceOf(toDictionary(options))); },
      hidePopover() { G.hidePopover(elementId(this)); },
      togglePopover(options = undefined) {
        const id = elementId(this);
        if (typeof options === 'boolean') return G.togglePopover(id, options);
        const given = toDictionary(options), force = given === undefined ? undefined : given.force;
        return G.togglePopover(id, force === undefined ? undefined : !!force, sourceOf(given));
      },
    },
  });
  mixin(HTMLElement, G.htmlOrSVGMembers());
  accessors(HTMLElement.prototype, G.globalHandlers);

  // What follows from changes of attributes.
  G.onAttribute('open', id => { if (isHTML(id, 'details')) G.detailsChanged(id); else if (isHTML(id, 'dialog')) G.dialogChanged(id); });
  G.onAttribute('name', id => { if (isHTML(id, 'details')) G.detailsRenamed(id); });
  for (const name of ['src', 'srcset', 'sizes', 'crossorigin', 'referrerpolicy', 'media', 'type']) {
    G.onAttribute(name, id => {
      if (isHTML(id, 'img') ? name !== 'media' && name !== 'type' : isHTML(id, 'source') && G.isLoaded('imageChanged')) G.imageChanged(id, name);
    });
  }
  G.onAttribute('popover', id => { if (G.isLoaded('popoverChanged')) G.popoverChanged(id); });
}
