// js/bindings/StyleSheets.js: the bindings that js/idl/generate.py made of js/idl/StyleSheets.webidl. Not to be edited.
//
// Exposes MediaList, StyleSheet, CSSStyleSheet, StyleSheetList.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, documentId, itemKind, makeIndexed, need, putForward, receiverOf, rejected,
    toDictionary, toText, toTextNullEmpty, toUSV, wrap, wrongReceiver, wrongValue,
  } = G;
  const MediaListSteps = G.MediaListSteps;
  const StyleSheetSteps = G.StyleSheetSteps;
  const CSSStyleSheetSteps = G.CSSStyleSheetSteps;
  const StyleSheetListSteps = G.StyleSheetListSteps;
  const DocumentOrShadowRootSteps = G.DocumentOrShadowRootSteps;
  const makeCSSStyleSheetOrNull = state => state === null ? null : G.makeCSSStyleSheet(state);
  function toMediaListOrDOMString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isMediaList(value)) return G.mediaListState(value);
    }
    return toText(value);
  }
  function toCSSStyleSheetInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      baseURL: (member = given.baseURL) === undefined ? undefined : toText(member),
      disabled: (member = given.disabled) === undefined ? false : !!member,
      media: (member = given.media) === undefined ? '' : toMediaListOrDOMString(member),
    };
  }
  const makeCSSRuleOrNull = state => state === null ? null : G.makeCSSRule(state);

  class MediaListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MediaList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MediaList', where);
      return value.#state;
    }
  }
  G.MediaListBrand = MediaListBrand;
  const MediaList = defineInterface('MediaList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get mediaText() { return MediaListSteps.mediaText(MediaListBrand.of(this, 'mediaText', 1)); },
      set mediaText(value) { const state = MediaListBrand.of(this, 'mediaText', 2); MediaListSteps.setMediaText(state, toTextNullEmpty(value)); },
      get length() { return MediaListSteps.length(MediaListBrand.of(this, 'length', 1)); },
      item(index) {
        const state = MediaListBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return MediaListSteps.item(state, index);
      },
      deleteMedium(medium) {
        const state = MediaListBrand.of(this, 'deleteMedium');
        need(arguments.length, 1);
        medium = toText(medium);
        MediaListSteps.deleteMedium(state, medium);
      },
      appendMedium(medium) {
        const state = MediaListBrand.of(this, 'appendMedium');
        need(arguments.length, 1);
        medium = toText(medium);
        MediaListSteps.appendMedium(state, medium);
      },
      toString() { return MediaListSteps.mediaText(MediaListBrand.of(this, 'toString')); },
    },
    iterable: 'values',
  });
  {
    const MediaListKind = itemKind('MediaList', null, 'items');
    const indexed = state => makeIndexed(MediaList.prototype, {
      __proto__: null,
      count: () => MediaListSteps.length(state),
      at: index => index < MediaListSteps.length(state) ? MediaListSteps.item(state, index) : undefined,
    }, MediaListKind);
    G.makeMediaList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'MediaList') return G[`make${state.interface}`](state);
      return new MediaListBrand(indexed(state), state);
    };
  }
  G.isMediaList = MediaListBrand.is;
  G.mediaListState = MediaListBrand.from;

  class StyleSheetBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('StyleSheet', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('StyleSheet', where);
      return value.#state;
    }
  }
  G.StyleSheetBrand = StyleSheetBrand;
  const StyleSheet = defineInterface('StyleSheet', {
    __proto__: null,
    members: {
      constructor: undefined,
      get type() { return StyleSheetSteps.type(StyleSheetBrand.of(this, 'type', 1)); },
      get href() { return StyleSheetSteps.href(StyleSheetBrand.of(this, 'href', 1)); },
      get ownerNode() { return wrap(StyleSheetSteps.ownerNode(StyleSheetBrand.of(this, 'ownerNode', 1))); },
      get parentStyleSheet() { return makeCSSStyleSheetOrNull(StyleSheetSteps.parentStyleSheet(StyleSheetBrand.of(this, 'parentStyleSheet', 1))); },
      get title() { return StyleSheetSteps.title(StyleSheetBrand.of(this, 'title', 1)); },
      get media() { return G.makeMediaList(StyleSheetSteps.media(StyleSheetBrand.of(this, 'media', 1))); },
      set media(value) { putForward((StyleSheetBrand.of(this, 'media', 2), this), 'media', 'mediaText', value); },
      get disabled() { return StyleSheetSteps.disabled(StyleSheetBrand.of(this, 'disabled', 1)); },
      set disabled(value) { const state = StyleSheetBrand.of(this, 'disabled', 2); StyleSheetSteps.setDisabled(state, !!value); },
    },
  });
  G.makeStyleSheet = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'StyleSheet') return G[`make${state.interface}`](state);
    return new StyleSheetBrand(ObjectCreate(StyleSheet.prototype), state);
  };
  G.isStyleSheet = StyleSheetBrand.is;
  G.styleSheetState = StyleSheetBrand.from;

  class CSSStyleSheetBrand extends G.StyleSheetBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSStyleSheet', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSStyleSheet', where);
      return value.#state;
    }
  }
  G.CSSStyleSheetBrand = CSSStyleSheetBrand;
  const CSSStyleSheet = defineInterface('CSSStyleSheet', {
    __proto__: null,
    parent: G.StyleSheet,
    construct(object, options = undefined) {
      options = toCSSStyleSheetInit(options);
      return new CSSStyleSheetBrand(object, CSSStyleSheetSteps.construct(options));
    },
    members: {
      constructor: undefined,
      get ownerRule() { return makeCSSRuleOrNull(CSSStyleSheetSteps.ownerRule(CSSStyleSheetBrand.of(this, 'ownerRule', 1))); },
      get cssRules() { return G.makeCSSRuleList(CSSStyleSheetSteps.cssRules(CSSStyleSheetBrand.of(this, 'cssRules', 1))); },
      get rules() { return G.makeCSSRuleList(CSSStyleSheetSteps.rules(CSSStyleSheetBrand.of(this, 'rules', 1))); },
      insertRule(rule, index = undefined) {
        const state = CSSStyleSheetBrand.of(this, 'insertRule');
        need(arguments.length, 1);
        rule = toText(rule);
        index = index === undefined ? 0 : index >>> 0;
        return CSSStyleSheetSteps.insertRule(state, rule, index);
      },
      deleteRule(index) {
        const state = CSSStyleSheetBrand.of(this, 'deleteRule');
        need(arguments.length, 1);
        index = index >>> 0;
        CSSStyleSheetSteps.deleteRule(state, index);
      },
      addRule(selector = undefined, style = undefined, index = undefined) {
        const state = CSSStyleSheetBrand.of(this, 'addRule');
        selector = selector === undefined ? 'undefined' : toText(selector);
        style = style === undefined ? 'undefined' : toText(style);
        if (index !== undefined) index = index >>> 0;
        return CSSStyleSheetSteps.addRule(state, selector, style, index);
      },
      removeRule(index = undefined) {
        const state = CSSStyleSheetBrand.of(this, 'removeRule');
        index = index === undefined ? 0 : index >>> 0;
        CSSStyleSheetSteps.removeRule(state, index);
      },
      replace(text) {
        try {
          const state = CSSStyleSheetBrand.of(this, 'replace');
          need(arguments.length, 1);
          text = toUSV(text);
          return CSSStyleSheetSteps.replace(state, text);
        } catch (error) { return rejected(error); }
      },
      replaceSync(text) {
        const state = CSSStyleSheetBrand.of(this, 'replaceSync');
        need(arguments.length, 1);
        text = toUSV(text);
        CSSStyleSheetSteps.replaceSync(state, text);
      },
    },
  });
  G.makeCSSStyleSheet = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSStyleSheet') return G[`make${state.interface}`](state);
    return new CSSStyleSheetBrand(ObjectCreate(CSSStyleSheet.prototype), state);
  };
  G.isCSSStyleSheet = CSSStyleSheetBrand.is;
  G.cssStyleSheetState = CSSStyleSheetBrand.from;

  class StyleSheetListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('StyleSheetList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('StyleSheetList', where);
      return value.#state;
    }
  }
  G.StyleSheetListBrand = StyleSheetListBrand;
  const StyleSheetList = defineInterface('StyleSheetList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return StyleSheetListSteps.length(StyleSheetListBrand.of(this, 'length', 1)); },
      item(index) {
        const state = StyleSheetListBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return makeCSSStyleSheetOrNull(StyleSheetListSteps.item(state, index));
      },
    },
    iterable: 'values',
  });
  {
    const StyleSheetListKind = itemKind('StyleSheetList', null, 'items');
    const indexed = state => makeIndexed(StyleSheetList.prototype, {
      __proto__: null,
      count: () => StyleSheetListSteps.length(state),
      at: index => index < StyleSheetListSteps.length(state) ? makeCSSStyleSheetOrNull(StyleSheetListSteps.item(state, index)) : undefined,
    }, StyleSheetListKind);
    G.makeStyleSheetList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'StyleSheetList') return G[`make${state.interface}`](state);
      return new StyleSheetListBrand(indexed(state), state);
    };
  }
  G.isStyleSheetList = StyleSheetListBrand.is;
  G.styleSheetListState = StyleSheetListBrand.from;

  G.whenMade('HTMLStyleElement', interfaceObject => {
    const HTMLStyleElementSteps_StyleSheets = G.HTMLStyleElementSteps_StyleSheets;
    G.mixin(interfaceObject, {
      __proto__: null,
      get disabled() { return HTMLStyleElementSteps_StyleSheets.disabled(receiverOf(this, 'HTMLStyleElement', 'disabled', 1)); },
      set disabled(value) {
        const state = receiverOf(this, 'HTMLStyleElement', 'disabled', 2);
        HTMLStyleElementSteps_StyleSheets.setDisabled(state, !!value);
      },
    });
  });

  G.whenMade('HTMLStyleElement', interfaceObject => {
    const LinkStyleSteps = G.LinkStyleSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get sheet() { return makeCSSStyleSheetOrNull(LinkStyleSteps.sheet(receiverOf(this, 'HTMLStyleElement', 'sheet', 1))); },
    });
  });

  G.whenMade('HTMLLinkElement', interfaceObject => {
    const LinkStyleSteps = G.LinkStyleSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get sheet() { return makeCSSStyleSheetOrNull(LinkStyleSteps.sheet(receiverOf(this, 'HTMLLinkElement', 'sheet', 1))); },
    });
  });

  G.DocumentMembers_StyleSheets = {
    __proto__: null,
    get adoptedStyleSheets() { return DocumentOrShadowRootSteps.adoptedStyleSheets(documentId(this, 'adoptedStyleSheets', 1)); },
    set adoptedStyleSheets(value) {
      const state = documentId(this, 'adoptedStyleSheets', 2);
      DocumentOrShadowRootSteps.setAdoptedStyleSheets(state, value);
    },
  };
}
