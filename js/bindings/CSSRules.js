// js/bindings/CSSRules.js: the bindings that js/idl/generate.py made of js/idl/CSSRules.webidl. Not to be edited.
//
// Exposes CSSRuleList, CSSRule, CSSGroupingRule, CSSStyleRule, CSSNestedDeclarations, CSSImportRule, CSSPageRule, CSSMarginRule,
// CSSNamespaceRule, CSSConditionRule, CSSMediaRule, CSSSupportsRule, CSSContainerRule, CSSLayerBlockRule, CSSLayerStatementRule,
// CSSScopeRule, CSSStartingStyleRule, CSSKeyframeRule, CSSKeyframesRule, CSSFontFaceRule, CSSFontPaletteValuesRule,
// CSSCounterStyleRule, CSSPropertyRule.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, fromSequence, itemKind, makeIndexed, need, putForward, toText, wrongReceiver, wrongValue } = G;
  const CSSRuleListSteps = G.CSSRuleListSteps;
  const CSSRuleSteps = G.CSSRuleSteps;
  const CSSGroupingRuleSteps = G.CSSGroupingRuleSteps;
  const CSSStyleRuleSteps = G.CSSStyleRuleSteps;
  const CSSStyleRuleSteps_CSSTypedOM = G.CSSStyleRuleSteps_CSSTypedOM;
  const CSSNestedDeclarationsSteps = G.CSSNestedDeclarationsSteps;
  const CSSImportRuleSteps = G.CSSImportRuleSteps;
  const CSSPageRuleSteps = G.CSSPageRuleSteps;
  const CSSMarginRuleSteps = G.CSSMarginRuleSteps;
  const CSSNamespaceRuleSteps = G.CSSNamespaceRuleSteps;
  const CSSConditionRuleSteps = G.CSSConditionRuleSteps;
  const CSSMediaRuleSteps = G.CSSMediaRuleSteps;
  const CSSContainerRuleSteps = G.CSSContainerRuleSteps;
  const CSSLayerBlockRuleSteps = G.CSSLayerBlockRuleSteps;
  const CSSLayerStatementRuleSteps = G.CSSLayerStatementRuleSteps;
  const CSSScopeRuleSteps = G.CSSScopeRuleSteps;
  const CSSKeyframeRuleSteps = G.CSSKeyframeRuleSteps;
  const CSSKeyframesRuleSteps = G.CSSKeyframesRuleSteps;
  const CSSFontFaceRuleSteps = G.CSSFontFaceRuleSteps;
  const CSSFontPaletteValuesRuleSteps = G.CSSFontPaletteValuesRuleSteps;
  const CSSCounterStyleRuleSteps = G.CSSCounterStyleRuleSteps;
  const CSSPropertyRuleSteps = G.CSSPropertyRuleSteps;
  const makeCSSRuleOrNull = state => state === null ? null : G.makeCSSRule(state);
  const makeCSSStyleSheetOrNull = state => state === null ? null : G.makeCSSStyleSheet(state);
  const listFrozen = list => fromSequence(list, null, true);
  const makeCSSKeyframeRuleOrNull = state => state === null ? null : G.makeCSSKeyframeRule(state);

  class CSSRuleListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSRuleList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSRuleList', where);
      return value.#state;
    }
  }
  G.CSSRuleListBrand = CSSRuleListBrand;
  const CSSRuleList = defineInterface('CSSRuleList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return CSSRuleListSteps.length(CSSRuleListBrand.of(this, 'length', 1)); },
      item(index) {
        const state = CSSRuleListBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return makeCSSRuleOrNull(CSSRuleListSteps.item(state, index));
      },
    },
    iterable: 'values',
  });
  {
    const CSSRuleListKind = itemKind('CSSRuleList', null, 'items');
    const indexed = state => makeIndexed(CSSRuleList.prototype, {
      __proto__: null,
      count: () => CSSRuleListSteps.length(state),
      at: index => index < CSSRuleListSteps.length(state) ? makeCSSRuleOrNull(CSSRuleListSteps.item(state, index)) : undefined,
    }, CSSRuleListKind);
    G.makeCSSRuleList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'CSSRuleList') return G[`make${state.interface}`](state);
      return new CSSRuleListBrand(indexed(state), state);
    };
  }
  G.isCSSRuleList = CSSRuleListBrand.is;
  G.cssRuleListState = CSSRuleListBrand.from;

  class CSSRuleBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSRule', where);
      return value.#state;
    }
  }
  G.CSSRuleBrand = CSSRuleBrand;
  const CSSRule = defineInterface('CSSRule', {
    __proto__: null,
    constants: {
      __proto__: null,
      STYLE_RULE: 1, CHARSET_RULE: 2, IMPORT_RULE: 3, MEDIA_RULE: 4, FONT_FACE_RULE: 5, PAGE_RULE: 6, KEYFRAMES_RULE: 7,
      KEYFRAME_RULE: 8, MARGIN_RULE: 9, NAMESPACE_RULE: 10, COUNTER_STYLE_RULE: 11, SUPPORTS_RULE: 12, FONT_FEATURE_VALUES_RULE: 14,
    },
    members: {
      constructor: undefined,
      get cssText() { return CSSRuleSteps.cssText(CSSRuleBrand.of(this, 'cssText', 1)); },
      set cssText(value) { const state = CSSRuleBrand.of(this, 'cssText', 2); CSSRuleSteps.setCssText(state, toText(value)); },
      get parentRule() { return makeCSSRuleOrNull(CSSRuleSteps.parentRule(CSSRuleBrand.of(this, 'parentRule', 1))); },
      get parentStyleSheet() { return makeCSSStyleSheetOrNull(CSSRuleSteps.parentStyleSheet(CSSRuleBrand.of(this, 'parentStyleSheet', 1))); },
      get type() { return CSSRuleSteps.type(CSSRuleBrand.of(this, 'type', 1)); },
    },
  });
  G.makeCSSRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSRule') return G[`make${state.interface}`](state);
    return new CSSRuleBrand(ObjectCreate(CSSRule.prototype), state);
  };
  G.isCSSRule = CSSRuleBrand.is;
  G.cssRuleState = CSSRuleBrand.from;

  class CSSGroupingRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSGroupingRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSGroupingRule', where);
      return value.#state;
    }
  }
  G.CSSGroupingRuleBrand = CSSGroupingRuleBrand;
  const CSSGroupingRule = defineInterface('CSSGroupingRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get cssRules() { return G.makeCSSRuleList(CSSGroupingRuleSteps.cssRules(CSSGroupingRuleBrand.of(this, 'cssRules', 1))); },
      insertRule(rule, index = undefined) {
        const state = CSSGroupingRuleBrand.of(this, 'insertRule');
        need(arguments.length, 1);
        rule = toText(rule);
        index = index === undefined ? 0 : index >>> 0;
        return CSSGroupingRuleSteps.insertRule(state, rule, index);
      },
      deleteRule(index) {
        const state = CSSGroupingRuleBrand.of(this, 'deleteRule');
        need(arguments.length, 1);
        index = index >>> 0;
        CSSGroupingRuleSteps.deleteRule(state, index);
      },
    },
  });
  G.makeCSSGroupingRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSGroupingRule') return G[`make${state.interface}`](state);
    return new CSSGroupingRuleBrand(ObjectCreate(CSSGroupingRule.prototype), state);
  };
  G.isCSSGroupingRule = CSSGroupingRuleBrand.is;
  G.cssGroupingRuleState = CSSGroupingRuleBrand.from;

  class CSSStyleRuleBrand extends G.CSSGroupingRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSStyleRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSStyleRule', where);
      return value.#state;
    }
  }
  G.CSSStyleRuleBrand = CSSStyleRuleBrand;
  const CSSStyleRule = defineInterface('CSSStyleRule', {
    __proto__: null,
    parent: G.CSSGroupingRule,
    members: {
      constructor: undefined,
      get selectorText() { return CSSStyleRuleSteps.selectorText(CSSStyleRuleBrand.of(this, 'selectorText', 1)); },
      set selectorText(value) { const state = CSSStyleRuleBrand.of(this, 'selectorText', 2); CSSStyleRuleSteps.setSelectorText(state, toText(value)); },
      get style() { return CSSStyleRuleSteps.style(CSSStyleRuleBrand.of(this, 'style', 1)); },
      set style(value) { putForward((CSSStyleRuleBrand.of(this, 'style', 2), this), 'style', 'cssText', value); },
      get styleMap() { return G.makeStylePropertyMap(CSSStyleRuleSteps_CSSTypedOM.styleMap(CSSStyleRuleBrand.of(this, 'styleMap', 1))); },
    },
  });
  G.makeCSSStyleRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSStyleRule') return G[`make${state.interface}`](state);
    return new CSSStyleRuleBrand(ObjectCreate(CSSStyleRule.prototype), state);
  };
  G.isCSSStyleRule = CSSStyleRuleBrand.is;
  G.cssStyleRuleState = CSSStyleRuleBrand.from;

  class CSSNestedDeclarationsBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSNestedDeclarations', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSNestedDeclarations', where);
      return value.#state;
    }
  }
  G.CSSNestedDeclarationsBrand = CSSNestedDeclarationsBrand;
  const CSSNestedDeclarations = defineInterface('CSSNestedDeclarations', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get style() { return CSSNestedDeclarationsSteps.style(CSSNestedDeclarationsBrand.of(this, 'style', 1)); },
      set style(value) { putForward((CSSNestedDeclarationsBrand.of(this, 'style', 2), this), 'style', 'cssText', value); },
    },
  });
  G.makeCSSNestedDeclarations = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSNestedDeclarations') return G[`make${state.interface}`](state);
    return new CSSNestedDeclarationsBrand(ObjectCreate(CSSNestedDeclarations.prototype), state);
  };
  G.isCSSNestedDeclarations = CSSNestedDeclarationsBrand.is;
  G.cssNestedDeclarationsState = CSSNestedDeclarationsBrand.from;

  class CSSImportRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSImportRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSImportRule', where);
      return value.#state;
    }
  }
  G.CSSImportRuleBrand = CSSImportRuleBrand;
  const CSSImportRule = defineInterface('CSSImportRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get href() { return CSSImportRuleSteps.href(CSSImportRuleBrand.of(this, 'href', 1)); },
      get media() { return G.makeMediaList(CSSImportRuleSteps.media(CSSImportRuleBrand.of(this, 'media', 1))); },
      set media(value) { putForward((CSSImportRuleBrand.of(this, 'media', 2), this), 'media', 'mediaText', value); },
      get styleSheet() { return makeCSSStyleSheetOrNull(CSSImportRuleSteps.styleSheet(CSSImportRuleBrand.of(this, 'styleSheet', 1))); },
      get layerName() { return CSSImportRuleSteps.layerName(CSSImportRuleBrand.of(this, 'layerName', 1)); },
      get supportsText() { return CSSImportRuleSteps.supportsText(CSSImportRuleBrand.of(this, 'supportsText', 1)); },
    },
  });
  G.makeCSSImportRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSImportRule') return G[`make${state.interface}`](state);
    return new CSSImportRuleBrand(ObjectCreate(CSSImportRule.prototype), state);
  };
  G.isCSSImportRule = CSSImportRuleBrand.is;
  G.cssImportRuleState = CSSImportRuleBrand.from;

  class CSSPageRuleBrand extends G.CSSGroupingRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSPageRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSPageRule', where);
      return value.#state;
    }
  }
  G.CSSPageRuleBrand = CSSPageRuleBrand;
  const CSSPageRule = defineInterface('CSSPageRule', {
    __proto__: null,
    parent: G.CSSGroupingRule,
    members: {
      constructor: undefined,
      get selectorText() { return CSSPageRuleSteps.selectorText(CSSPageRuleBrand.of(this, 'selectorText', 1)); },
      set selectorText(value) { const state = CSSPageRuleBrand.of(this, 'selectorText', 2); CSSPageRuleSteps.setSelectorText(state, toText(value)); },
      get style() { return CSSPageRuleSteps.style(CSSPageRuleBrand.of(this, 'style', 1)); },
      set style(value) { putForward((CSSPageRuleBrand.of(this, 'style', 2), this), 'style', 'cssText', value); },
    },
  });
  G.makeCSSPageRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSPageRule') return G[`make${state.interface}`](state);
    return new CSSPageRuleBrand(ObjectCreate(CSSPageRule.prototype), state);
  };
  G.isCSSPageRule = CSSPageRuleBrand.is;
  G.cssPageRuleState = CSSPageRuleBrand.from;

  class CSSMarginRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMarginRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMarginRule', where);
      return value.#state;
    }
  }
  G.CSSMarginRuleBrand = CSSMarginRuleBrand;
  const CSSMarginRule = defineInterface('CSSMarginRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get name() { return CSSMarginRuleSteps.name(CSSMarginRuleBrand.of(this, 'name', 1)); },
      get style() { return CSSMarginRuleSteps.style(CSSMarginRuleBrand.of(this, 'style', 1)); },
      set style(value) { putForward((CSSMarginRuleBrand.of(this, 'style', 2), this), 'style', 'cssText', value); },
    },
  });
  G.makeCSSMarginRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMarginRule') return G[`make${state.interface}`](state);
    return new CSSMarginRuleBrand(ObjectCreate(CSSMarginRule.prototype), state);
  };
  G.isCSSMarginRule = CSSMarginRuleBrand.is;
  G.cssMarginRuleState = CSSMarginRuleBrand.from;

  class CSSNamespaceRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSNamespaceRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSNamespaceRule', where);
      return value.#state;
    }
  }
  G.CSSNamespaceRuleBrand = CSSNamespaceRuleBrand;
  const CSSNamespaceRule = defineInterface('CSSNamespaceRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get namespaceURI() { return CSSNamespaceRuleSteps.namespaceURI(CSSNamespaceRuleBrand.of(this, 'namespaceURI', 1)); },
      get prefix() { return CSSNamespaceRuleSteps.prefix(CSSNamespaceRuleBrand.of(this, 'prefix', 1)); },
    },
  });
  G.makeCSSNamespaceRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSNamespaceRule') return G[`make${state.interface}`](state);
    return new CSSNamespaceRuleBrand(ObjectCreate(CSSNamespaceRule.prototype), state);
  };
  G.isCSSNamespaceRule = CSSNamespaceRuleBrand.is;
  G.cssNamespaceRuleState = CSSNamespaceRuleBrand.from;

  class CSSConditionRuleBrand extends G.CSSGroupingRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSConditionRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSConditionRule', where);
      return value.#state;
    }
  }
  G.CSSConditionRuleBrand = CSSConditionRuleBrand;
  const CSSConditionRule = defineInterface('CSSConditionRule', {
    __proto__: null,
    parent: G.CSSGroupingRule,
    members: {
      constructor: undefined,
      get conditionText() { return CSSConditionRuleSteps.conditionText(CSSConditionRuleBrand.of(this, 'conditionText', 1)); },
    },
  });
  G.makeCSSConditionRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSConditionRule') return G[`make${state.interface}`](state);
    return new CSSConditionRuleBrand(ObjectCreate(CSSConditionRule.prototype), state);
  };
  G.isCSSConditionRule = CSSConditionRuleBrand.is;
  G.cssConditionRuleState = CSSConditionRuleBrand.from;

  class CSSMediaRuleBrand extends G.CSSConditionRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSMediaRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSMediaRule', where);
      return value.#state;
    }
  }
  G.CSSMediaRuleBrand = CSSMediaRuleBrand;
  const CSSMediaRule = defineInterface('CSSMediaRule', {
    __proto__: null,
    parent: G.CSSConditionRule,
    members: {
      constructor: undefined,
      get media() { return G.makeMediaList(CSSMediaRuleSteps.media(CSSMediaRuleBrand.of(this, 'media', 1))); },
      set media(value) { putForward((CSSMediaRuleBrand.of(this, 'media', 2), this), 'media', 'mediaText', value); },
    },
  });
  G.makeCSSMediaRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSMediaRule') return G[`make${state.interface}`](state);
    return new CSSMediaRuleBrand(ObjectCreate(CSSMediaRule.prototype), state);
  };
  G.isCSSMediaRule = CSSMediaRuleBrand.is;
  G.cssMediaRuleState = CSSMediaRuleBrand.from;

  class CSSSupportsRuleBrand extends G.CSSConditionRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSSupportsRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSSupportsRule', where);
      return value.#state;
    }
  }
  G.CSSSupportsRuleBrand = CSSSupportsRuleBrand;
  const CSSSupportsRule = defineInterface('CSSSupportsRule', {
    __proto__: null,
    parent: G.CSSConditionRule,
  });
  G.makeCSSSupportsRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSSupportsRule') return G[`make${state.interface}`](state);
    return new CSSSupportsRuleBrand(ObjectCreate(CSSSupportsRule.prototype), state);
  };
  G.isCSSSupportsRule = CSSSupportsRuleBrand.is;
  G.cssSupportsRuleState = CSSSupportsRuleBrand.from;

  class CSSContainerRuleBrand extends G.CSSConditionRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSContainerRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSContainerRule', where);
      return value.#state;
    }
  }
  G.CSSContainerRuleBrand = CSSContainerRuleBrand;
  const CSSContainerRule = defineInterface('CSSContainerRule', {
    __proto__: null,
    parent: G.CSSConditionRule,
    members: {
      constructor: undefined,
      get containerName() { return CSSContainerRuleSteps.containerName(CSSContainerRuleBrand.of(this, 'containerName', 1)); },
      get containerQuery() { return CSSContainerRuleSteps.containerQuery(CSSContainerRuleBrand.of(this, 'containerQuery', 1)); },
    },
  });
  G.makeCSSContainerRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSContainerRule') return G[`make${state.interface}`](state);
    return new CSSContainerRuleBrand(ObjectCreate(CSSContainerRule.prototype), state);
  };
  G.isCSSContainerRule = CSSContainerRuleBrand.is;
  G.cssContainerRuleState = CSSContainerRuleBrand.from;

  class CSSLayerBlockRuleBrand extends G.CSSGroupingRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSLayerBlockRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSLayerBlockRule', where);
      return value.#state;
    }
  }
  G.CSSLayerBlockRuleBrand = CSSLayerBlockRuleBrand;
  const CSSLayerBlockRule = defineInterface('CSSLayerBlockRule', {
    __proto__: null,
    parent: G.CSSGroupingRule,
    members: {
      constructor: undefined,
      get name() { return CSSLayerBlockRuleSteps.name(CSSLayerBlockRuleBrand.of(this, 'name', 1)); },
    },
  });
  G.makeCSSLayerBlockRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSLayerBlockRule') return G[`make${state.interface}`](state);
    return new CSSLayerBlockRuleBrand(ObjectCreate(CSSLayerBlockRule.prototype), state);
  };
  G.isCSSLayerBlockRule = CSSLayerBlockRuleBrand.is;
  G.cssLayerBlockRuleState = CSSLayerBlockRuleBrand.from;

  class CSSLayerStatementRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSLayerStatementRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSLayerStatementRule', where);
      return value.#state;
    }
  }
  G.CSSLayerStatementRuleBrand = CSSLayerStatementRuleBrand;
  const CSSLayerStatementRule = defineInterface('CSSLayerStatementRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get nameList() { return listFrozen(CSSLayerStatementRuleSteps.nameList(CSSLayerStatementRuleBrand.of(this, 'nameList', 1))); },
    },
  });
  G.makeCSSLayerStatementRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSLayerStatementRule') return G[`make${state.interface}`](state);
    return new CSSLayerStatementRuleBrand(ObjectCreate(CSSLayerStatementRule.prototype), state);
  };
  G.isCSSLayerStatementRule = CSSLayerStatementRuleBrand.is;
  G.cssLayerStatementRuleState = CSSLayerStatementRuleBrand.from;

  class CSSScopeRuleBrand extends G.CSSGroupingRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSScopeRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSScopeRule', where);
      return value.#state;
    }
  }
  G.CSSScopeRuleBrand = CSSScopeRuleBrand;
  const CSSScopeRule = defineInterface('CSSScopeRule', {
    __proto__: null,
    parent: G.CSSGroupingRule,
    members: {
      constructor: undefined,
      get start() { return CSSScopeRuleSteps.start(CSSScopeRuleBrand.of(this, 'start', 1)); },
      get end() { return CSSScopeRuleSteps.end(CSSScopeRuleBrand.of(this, 'end', 1)); },
    },
  });
  G.makeCSSScopeRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSScopeRule') return G[`make${state.interface}`](state);
    return new CSSScopeRuleBrand(ObjectCreate(CSSScopeRule.prototype), state);
  };
  G.isCSSScopeRule = CSSScopeRuleBrand.is;
  G.cssScopeRuleState = CSSScopeRuleBrand.from;

  class CSSStartingStyleRuleBrand extends G.CSSGroupingRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSStartingStyleRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSStartingStyleRule', where);
      return value.#state;
    }
  }
  G.CSSStartingStyleRuleBrand = CSSStartingStyleRuleBrand;
  const CSSStartingStyleRule = defineInterface('CSSStartingStyleRule', {
    __proto__: null,
    parent: G.CSSGroupingRule,
  });
  G.makeCSSStartingStyleRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSStartingStyleRule') return G[`make${state.interface}`](state);
    return new CSSStartingStyleRuleBrand(ObjectCreate(CSSStartingStyleRule.prototype), state);
  };
  G.isCSSStartingStyleRule = CSSStartingStyleRuleBrand.is;
  G.cssStartingStyleRuleState = CSSStartingStyleRuleBrand.from;

  class CSSKeyframeRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSKeyframeRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSKeyframeRule', where);
      return value.#state;
    }
  }
  G.CSSKeyframeRuleBrand = CSSKeyframeRuleBrand;
  const CSSKeyframeRule = defineInterface('CSSKeyframeRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get keyText() { return CSSKeyframeRuleSteps.keyText(CSSKeyframeRuleBrand.of(this, 'keyText', 1)); },
      set keyText(value) { const state = CSSKeyframeRuleBrand.of(this, 'keyText', 2); CSSKeyframeRuleSteps.setKeyText(state, toText(value)); },
      get style() { return CSSKeyframeRuleSteps.style(CSSKeyframeRuleBrand.of(this, 'style', 1)); },
      set style(value) { putForward((CSSKeyframeRuleBrand.of(this, 'style', 2), this), 'style', 'cssText', value); },
    },
  });
  G.makeCSSKeyframeRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSKeyframeRule') return G[`make${state.interface}`](state);
    return new CSSKeyframeRuleBrand(ObjectCreate(CSSKeyframeRule.prototype), state);
  };
  G.isCSSKeyframeRule = CSSKeyframeRuleBrand.is;
  G.cssKeyframeRuleState = CSSKeyframeRuleBrand.from;

  class CSSKeyframesRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSKeyframesRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSKeyframesRule', where);
      return value.#state;
    }
  }
  G.CSSKeyframesRuleBrand = CSSKeyframesRuleBrand;
  const CSSKeyframesRule = defineInterface('CSSKeyframesRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get name() { return CSSKeyframesRuleSteps.name(CSSKeyframesRuleBrand.of(this, 'name', 1)); },
      set name(value) { const state = CSSKeyframesRuleBrand.of(this, 'name', 2); CSSKeyframesRuleSteps.setName(state, toText(value)); },
      get cssRules() { return G.makeCSSRuleList(CSSKeyframesRuleSteps.cssRules(CSSKeyframesRuleBrand.of(this, 'cssRules', 1))); },
      get length() { return CSSKeyframesRuleSteps.length(CSSKeyframesRuleBrand.of(this, 'length', 1)); },
      appendRule(rule) {
        const state = CSSKeyframesRuleBrand.of(this, 'appendRule');
        need(arguments.length, 1);
        rule = toText(rule);
        CSSKeyframesRuleSteps.appendRule(state, rule);
      },
      deleteRule(select) {
        const state = CSSKeyframesRuleBrand.of(this, 'deleteRule');
        need(arguments.length, 1);
        select = toText(select);
        CSSKeyframesRuleSteps.deleteRule(state, select);
      },
      findRule(select) {
        const state = CSSKeyframesRuleBrand.of(this, 'findRule');
        need(arguments.length, 1);
        select = toText(select);
        return makeCSSKeyframeRuleOrNull(CSSKeyframesRuleSteps.findRule(state, select));
      },
    },
    iterable: 'values',
  });
  {
    const CSSKeyframesRuleKind = itemKind('CSSKeyframesRule', null, 'items');
    const indexed = state => makeIndexed(CSSKeyframesRule.prototype, {
      __proto__: null,
      count: () => CSSKeyframesRuleSteps.length(state),
      at: index => index < CSSKeyframesRuleSteps.length(state) ? G.makeCSSKeyframeRule(CSSKeyframesRuleSteps.item(state, index)) : undefined,
    }, CSSKeyframesRuleKind);
    G.makeCSSKeyframesRule = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'CSSKeyframesRule') return G[`make${state.interface}`](state);
      return new CSSKeyframesRuleBrand(indexed(state), state);
    };
  }
  G.isCSSKeyframesRule = CSSKeyframesRuleBrand.is;
  G.cssKeyframesRuleState = CSSKeyframesRuleBrand.from;

  class CSSFontFaceRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSFontFaceRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSFontFaceRule', where);
      return value.#state;
    }
  }
  G.CSSFontFaceRuleBrand = CSSFontFaceRuleBrand;
  const CSSFontFaceRule = defineInterface('CSSFontFaceRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get style() { return CSSFontFaceRuleSteps.style(CSSFontFaceRuleBrand.of(this, 'style', 1)); },
    },
  });
  G.makeCSSFontFaceRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSFontFaceRule') return G[`make${state.interface}`](state);
    return new CSSFontFaceRuleBrand(ObjectCreate(CSSFontFaceRule.prototype), state);
  };
  G.isCSSFontFaceRule = CSSFontFaceRuleBrand.is;
  G.cssFontFaceRuleState = CSSFontFaceRuleBrand.from;

  class CSSFontPaletteValuesRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSFontPaletteValuesRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSFontPaletteValuesRule', where);
      return value.#state;
    }
  }
  G.CSSFontPaletteValuesRuleBrand = CSSFontPaletteValuesRuleBrand;
  const CSSFontPaletteValuesRule = defineInterface('CSSFontPaletteValuesRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get name() { return CSSFontPaletteValuesRuleSteps.name(CSSFontPaletteValuesRuleBrand.of(this, 'name', 1)); },
      get fontFamily() { return CSSFontPaletteValuesRuleSteps.fontFamily(CSSFontPaletteValuesRuleBrand.of(this, 'fontFamily', 1)); },
      get basePalette() { return CSSFontPaletteValuesRuleSteps.basePalette(CSSFontPaletteValuesRuleBrand.of(this, 'basePalette', 1)); },
      get overrideColors() { return CSSFontPaletteValuesRuleSteps.overrideColors(CSSFontPaletteValuesRuleBrand.of(this, 'overrideColors', 1)); },
    },
  });
  G.makeCSSFontPaletteValuesRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSFontPaletteValuesRule') return G[`make${state.interface}`](state);
    return new CSSFontPaletteValuesRuleBrand(ObjectCreate(CSSFontPaletteValuesRule.prototype), state);
  };
  G.isCSSFontPaletteValuesRule = CSSFontPaletteValuesRuleBrand.is;
  G.cssFontPaletteValuesRuleState = CSSFontPaletteValuesRuleBrand.from;

  class CSSCounterStyleRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSCounterStyleRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSCounterStyleRule', where);
      return value.#state;
    }
  }
  G.CSSCounterStyleRuleBrand = CSSCounterStyleRuleBrand;
  const CSSCounterStyleRule = defineInterface('CSSCounterStyleRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get name() { return CSSCounterStyleRuleSteps.name(CSSCounterStyleRuleBrand.of(this, 'name', 1)); },
      set name(value) { const state = CSSCounterStyleRuleBrand.of(this, 'name', 2); CSSCounterStyleRuleSteps.setName(state, toText(value)); },
      get system() { return CSSCounterStyleRuleSteps.system(CSSCounterStyleRuleBrand.of(this, 'system', 1)); },
      set system(value) { const state = CSSCounterStyleRuleBrand.of(this, 'system', 2); CSSCounterStyleRuleSteps.setSystem(state, toText(value)); },
      get symbols() { return CSSCounterStyleRuleSteps.symbols(CSSCounterStyleRuleBrand.of(this, 'symbols', 1)); },
      set symbols(value) { const state = CSSCounterStyleRuleBrand.of(this, 'symbols', 2); CSSCounterStyleRuleSteps.setSymbols(state, toText(value)); },
      get additiveSymbols() { return CSSCounterStyleRuleSteps.additiveSymbols(CSSCounterStyleRuleBrand.of(this, 'additiveSymbols', 1)); },
      set additiveSymbols(value) {
        const state = CSSCounterStyleRuleBrand.of(this, 'additiveSymbols', 2);
        CSSCounterStyleRuleSteps.setAdditiveSymbols(state, toText(value));
      },
      get negative() { return CSSCounterStyleRuleSteps.negative(CSSCounterStyleRuleBrand.of(this, 'negative', 1)); },
      set negative(value) { const state = CSSCounterStyleRuleBrand.of(this, 'negative', 2); CSSCounterStyleRuleSteps.setNegative(state, toText(value)); },
      get prefix() { return CSSCounterStyleRuleSteps.prefix(CSSCounterStyleRuleBrand.of(this, 'prefix', 1)); },
      set prefix(value) { const state = CSSCounterStyleRuleBrand.of(this, 'prefix', 2); CSSCounterStyleRuleSteps.setPrefix(state, toText(value)); },
      get suffix() { return CSSCounterStyleRuleSteps.suffix(CSSCounterStyleRuleBrand.of(this, 'suffix', 1)); },
      set suffix(value) { const state = CSSCounterStyleRuleBrand.of(this, 'suffix', 2); CSSCounterStyleRuleSteps.setSuffix(state, toText(value)); },
      get range() { return CSSCounterStyleRuleSteps.range(CSSCounterStyleRuleBrand.of(this, 'range', 1)); },
      set range(value) { const state = CSSCounterStyleRuleBrand.of(this, 'range', 2); CSSCounterStyleRuleSteps.setRange(state, toText(value)); },
      get pad() { return CSSCounterStyleRuleSteps.pad(CSSCounterStyleRuleBrand.of(this, 'pad', 1)); },
      set pad(value) { const state = CSSCounterStyleRuleBrand.of(this, 'pad', 2); CSSCounterStyleRuleSteps.setPad(state, toText(value)); },
      get speakAs() { return CSSCounterStyleRuleSteps.speakAs(CSSCounterStyleRuleBrand.of(this, 'speakAs', 1)); },
      set speakAs(value) { const state = CSSCounterStyleRuleBrand.of(this, 'speakAs', 2); CSSCounterStyleRuleSteps.setSpeakAs(state, toText(value)); },
      get fallback() { return CSSCounterStyleRuleSteps.fallback(CSSCounterStyleRuleBrand.of(this, 'fallback', 1)); },
      set fallback(value) { const state = CSSCounterStyleRuleBrand.of(this, 'fallback', 2); CSSCounterStyleRuleSteps.setFallback(state, toText(value)); },
    },
  });
  G.makeCSSCounterStyleRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSCounterStyleRule') return G[`make${state.interface}`](state);
    return new CSSCounterStyleRuleBrand(ObjectCreate(CSSCounterStyleRule.prototype), state);
  };
  G.isCSSCounterStyleRule = CSSCounterStyleRuleBrand.is;
  G.cssCounterStyleRuleState = CSSCounterStyleRuleBrand.from;

  class CSSPropertyRuleBrand extends G.CSSRuleBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CSSPropertyRule', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CSSPropertyRule', where);
      return value.#state;
    }
  }
  G.CSSPropertyRuleBrand = CSSPropertyRuleBrand;
  const CSSPropertyRule = defineInterface('CSSPropertyRule', {
    __proto__: null,
    parent: G.CSSRule,
    members: {
      constructor: undefined,
      get name() { return CSSPropertyRuleSteps.name(CSSPropertyRuleBrand.of(this, 'name', 1)); },
      get syntax() { return CSSPropertyRuleSteps.syntax(CSSPropertyRuleBrand.of(this, 'syntax', 1)); },
      get inherits() { return CSSPropertyRuleSteps.inherits(CSSPropertyRuleBrand.of(this, 'inherits', 1)); },
      get initialValue() { return CSSPropertyRuleSteps.initialValue(CSSPropertyRuleBrand.of(this, 'initialValue', 1)); },
    },
  });
  G.makeCSSPropertyRule = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CSSPropertyRule') return G[`make${state.interface}`](state);
    return new CSSPropertyRuleBrand(ObjectCreate(CSSPropertyRule.prototype), state);
  };
  G.isCSSPropertyRule = CSSPropertyRuleBrand.is;
  G.cssPropertyRuleState = CSSPropertyRuleBrand.from;
}
