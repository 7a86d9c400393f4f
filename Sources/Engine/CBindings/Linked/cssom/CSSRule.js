// js/cssom/CSSRule.js: steps of style sheets' rules. https://drafts.csswg.org/cssom/#css-rules
//
// Rules are native objects (Sources/Engine/Cascade/Sheets), known here by numbers; 0 is none.
//
// Reads   rules, natively. Writes them, never the tree.
// Exports the steps of js/idl/CSSRules.webidl · ruleNumbered(number): a rule's state, null for 0.
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, ruleNumber: 100, ruleText: 101, ruleSet: 102, ruleStyleValue: 111, ruleStyleSet: 114, rulesCount: 96, rulesAt: 97, rulesInsert: 98, rulesDelete: 99, ruleKeyframe: 103 }; 
const { PrivateMap, each, primordials, toASCIIUpper, words,
pageState,
callValues } = G;



const { split, slice } = primordials;

// The numbers are those of Sources/Engine/Cascade/Sheets/SheetRule.swift; kinds from 100 on have no number for scripts.
const interfaces = {
  __proto__: null, 1: 'CSSStyleRule', 3: 'CSSImportRule', 4: 'CSSMediaRule', 5: 'CSSFontFaceRule', 6: 'CSSPageRule', 7: 'CSSKeyframesRule',
  8: 'CSSKeyframeRule', 9: 'CSSMarginRule', 10: 'CSSNamespaceRule', 11: 'CSSCounterStyleRule', 12: 'CSSSupportsRule', 100: 'CSSLayerBlockRule',
  101: 'CSSLayerStatementRule', 102: 'CSSContainerRule', 103: 'CSSPropertyRule', 104: 'CSSScopeRule', 105: 'CSSStartingStyleRule',
  106: 'CSSNestedDeclarations', 107: 'CSSFontPaletteValuesRule',
};
const { states } = pageState('cssom/CSSRule', () => ({ __proto__: null, states: PrivateMap() }));
const number = (state, field) => callValues(OP.ruleNumber, state.id, field);
const text = (state, field) => callValues(OP.ruleText, state.id, field);
const ruleNumbered = G.ruleNumbered = id => {
  if (id === 0) return null;
  let state = states.get(id);
  if (state === undefined) {
    const kind = callValues(OP.ruleNumber, id, 'kind');
    state = { __proto__: null, id, kind, interface: interfaces[kind], object: undefined, media: null, rules: null, style: null };
    states.set(id, state);
  }
  return state;
};
const change = (state, field, value) => { G.changeRules(callValues(OP.ruleSet, state.id, field, value)); };
const descriptor = (state, name) => callValues(OP.ruleStyleValue, state.id, name);
const setDescriptor = (state, name, value) => { callValues(OP.ruleStyleSet, state.id, name, value, ''); };
const orNull = value => value === '' || value === undefined ? null : value;

const rulesOf = state => state.rules ??= { __proto__: null, id: state.id };
const style = state => state.style ??= G.ruleStyleOf(state);
G.CSSRuleListSteps = {
  __proto__: null,
  length: ({ id }) => callValues(OP.rulesCount, id),
  item: ({ id }, index) => ruleNumbered(callValues(OP.rulesAt, id, index)),
};
G.CSSRuleSteps = {
  __proto__: null,
  cssText: state => text(state, 'all'),
  setCssText() {},
  parentRule: state => ruleNumbered(number(state, 'parent')),
  parentStyleSheet: state => G.sheetNumbered(number(state, 'sheet')),
  type: ({ kind }) => kind < 100 ? kind : 0,
};
G.CSSGroupingRuleSteps = {
  __proto__: null,
  cssRules: rulesOf,
  insertRule({ id }, rule, index) { G.changeRules(callValues(OP.rulesInsert, id, rule, index)); return index; },
  deleteRule({ id }, index) { G.changeRules(callValues(OP.rulesDelete, id, index)); },
};

const selectorText = state => text(state, 'text'), setSelectorText = (state, value) => { change(state, 'selectors', value); };
G.CSSStyleRuleSteps = { __proto__: null, selectorText, setSelectorText, style };
G.CSSPageRuleSteps = { __proto__: null, selectorText, setSelectorText, style };
G.CSSNestedDeclarationsSteps = { __proto__: null, style };
G.CSSFontFaceRuleSteps = { __proto__: null, style };
const name = state => text(state, 'name');
G.CSSMarginRuleSteps = { __proto__: null, name, style };
G.CSSImportRuleSteps = {
  __proto__: null,
  href: state => text(state, 'text'),
  media: G.mediaOf,
  styleSheet: state => G.sheetNumbered(number(state, 'imported')),
  layerName: state => number(state, 'isLayered') === 1 ? name(state) : null,
  supportsText(state) { const supports = text(state, 'supports'); return supports === undefined ? null : supports; },
};
G.CSSNamespaceRuleSteps = { __proto__: null, namespaceURI: state => text(state, 'text'), prefix: name };
G.CSSConditionRuleSteps = { __proto__: null, conditionText: state => text(state, 'condition') };
G.CSSMediaRuleSteps = { __proto__: null, media: G.mediaOf };
G.CSSContainerRuleSteps = { __proto__: null, containerName: name, containerQuery: state => text(state, 'text') };
G.CSSLayerBlockRuleSteps = { __proto__: null, name };
G.CSSLayerStatementRuleSteps = { __proto__: null, nameList: state => split(text(state, 'names'), '\n') };
G.CSSScopeRuleSteps = { __proto__: null, start: state => orNull(name(state)), end: state => orNull(text(state, 'text')) };

G.CSSKeyframeRuleSteps = {
  __proto__: null,
  keyText: state => text(state, 'text'),
  setKeyText(state, value) { change(state, 'key', value); },
  style,
};
const keyframe = (state, select) => callValues(OP.ruleKeyframe, state.id, select);
G.CSSKeyframesRuleSteps = {
  __proto__: null,
  name,
  setName(state, value) { change(state, 'name', value); },
  cssRules: rulesOf,
  length: ({ id }) => callValues(OP.rulesCount, id),
  item: ({ id }, index) => ruleNumbered(callValues(OP.rulesAt, id, index)),
  appendRule(state, rule) { change(state, 'keyframe', rule); },
  deleteRule(state, select) {
    const index = keyframe(state, select);
    if (index >= 0) callValues(OP.rulesDelete, state.id, index);
  },
  findRule(state, select) {
    const index = keyframe(state, select);
    return index < 0 ? null : ruleNumbered(callValues(OP.rulesAt, state.id, index));
  },
};

const descriptors = { __proto__: null, additiveSymbols: 'additive-symbols', speakAs: 'speak-as' };
const counterStyle = { __proto__: null, name, setName(state, value) { change(state, 'name', value); } };
G.CSSCounterStyleRuleSteps = counterStyle;
for (const member of each(words('system symbols additiveSymbols negative prefix suffix range pad speakAs fallback'))) {
  const css = descriptors[member] ?? member;
  counterStyle[member] = state => descriptor(state, css);
  counterStyle[`set${toASCIIUpper(member[0])}${slice(member, 1)}`] = (state, value) => { setDescriptor(state, css, value); };
}
G.CSSFontPaletteValuesRuleSteps = {
  __proto__: null,
  name,
  fontFamily: state => descriptor(state, 'font-family'),
  basePalette: state => descriptor(state, 'base-palette'),
  overrideColors: state => descriptor(state, 'override-colors'),
};
G.CSSPropertyRuleSteps = {
  __proto__: null,
  name,
  // The string's own text: https://drafts.css-houdini.org/css-properties-values-api-1/#dom-csspropertyrule-syntax
  syntax(state) { const value = descriptor(state, 'syntax'); return slice(value, 1, value.length - 1); },
  inherits: state => descriptor(state, 'inherits') === 'true',
  initialValue: state => orNull(descriptor(state, 'initial-value')),
};
}
