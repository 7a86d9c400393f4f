// js/cssom/StyleSheet.js: steps of style sheets, lists of sheets and of media. https://drafts.csswg.org/cssom/#css-style-sheets
//
// Sheets and rules are native objects (Sources/Engine/Cascade/Sheets), known here by numbers; 0 is none.
//
// Reads   the sheets of a tree, natively. Writes sheets, never the tree.
// Exports MediaListSteps, StyleSheetSteps, CSSStyleSheetSteps, StyleSheetListSteps, DocumentOrShadowRootSteps, LinkStyleSteps,
//         HTMLStyleElementSteps_StyleSheets (js/idl/StyleSheets.webidl) · sheetNumbered(number): a sheet's state, null for 0 ·
//         mediaOf(state of a sheet or rule): its media's state · changeRules(operation, arguments): throws an exception if native code
//         refuses it.
// Throws  DOMException as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, sheetText: 91, sheetNumber: 92, mediaList: 105, mediaChange: 108, mediaCount: 106, mediaAt: 107, sheetDisable: 93, rulesInsert: 98, rulesDelete: 99, sheetConstruct: 90, sheetLock: 94, sheetReplace: 95, rulesCount: 96, sheetCount: 83, sheetAt: 84, sheetOf: 81 }; 
const { PrivateMap,
pageState,
callValues,
fail,
parseURL,
documentURL, mainDocument,
isConnected,
has,
baseOf } = G;




const { states, lists } = pageState('cssom/StyleSheet', () => ({ __proto__: null, states: PrivateMap(), lists: PrivateMap() }));
const sheetNumbered = G.sheetNumbered = number => {
  if (number === 0) return null;
  let state = states.get(number);
  if (state === undefined) {
    state = { __proto__: null, id: number, interface: 'CSSStyleSheet', object: undefined, media: null, rules: null, isClean: undefined };
    states.set(number, state);
  }
  return state;
};
const text = (state, field) => { const found = callValues(OP.sheetText, state.id, field); return found === undefined || found === '' ? null : found; };
const number = (state, field) => callValues(OP.sheetNumber, state.id, field);
const mediaOf = G.mediaOf = state => state.media ??= { __proto__: null, id: state.id };
const changeRules = G.changeRules = failure => { if (failure !== undefined) fail(failure); };
// The rules of a sheet of another origin cannot be read, unless it was loaded with CORS.
// https://drafts.csswg.org/cssom/#concept-css-style-sheet-origin-clean-flag
function checkOrigin(state) {
  if (state.isClean === undefined) {
    const address = callValues(OP.sheetText, state.id, 'address'), parsed = address === undefined ? null : parseURL(address, null);
    const owner = number(state, 'owner');
    state.isClean = parsed === null || parsed.protocol !== 'http:' && parsed.protocol !== 'https:'
      || owner !== 0 && has(owner, 'crossorigin') || parsed.origin === parseURL(documentURL(mainDocument), null)?.origin;
  }
  if (!state.isClean) fail('SecurityError', 'Not allowed to access cross-origin stylesheet');
}
const rulesOf = state => state.rules ??= { __proto__: null, id: state.id };
// Whether scripts may change the sheet's rules now.
function checkUnlocked(state) { if (number(state, 'locked') === 1) fail('NotAllowedError'); }

const mediaText = ({ id }) => callValues(OP.mediaList, id);
G.MediaListSteps = {
  __proto__: null,
  mediaText,
  setMediaText({ id }, value) { callValues(OP.mediaChange, id, 'set', value); },
  length: ({ id }) => callValues(OP.mediaCount, id),
  item({ id }, index) { const query = callValues(OP.mediaAt, id, index); return query === undefined ? null : query; },
  appendMedium({ id }, medium) { callValues(OP.mediaChange, id, 'append', medium); },
  deleteMedium({ id }, medium) { if (callValues(OP.mediaChange, id, 'delete', medium) === false) fail('NotFoundError'); },
};

G.StyleSheetSteps = {
  __proto__: null,
  type: () => 'text/css',
  href: state => text(state, 'address'),
  ownerNode: state => number(state, 'owner'),
  parentStyleSheet: state => sheetNumbered(number(state, 'parent')),
  title: state => text(state, 'title'),
  media: mediaOf,
  disabled: state => number(state, 'disabled') === 1,
  setDisabled(state, value) { callValues(OP.sheetDisable, state.id, value); },
};

const cssRules = state => { checkOrigin(state); return rulesOf(state); };
function insertRule(state, rule, index) {
  checkOrigin(state);
  checkUnlocked(state);
  changeRules(callValues(OP.rulesInsert, state.id, rule, index));
  return index;
}
function deleteRule(state, index) {
  checkOrigin(state);
  checkUnlocked(state);
  changeRules(callValues(OP.rulesDelete, state.id, index));
}
// https://drafts.csswg.org/cssom/#dom-cssstylesheet-replace
function checkReplaceable(state) {
  if (number(state, 'constructor') === 0) fail('NotAllowedError', 'This CSSStyleSheet object was not constructed by JavaScript');
  checkUnlocked(state);
}
G.CSSStyleSheetSteps = {
  __proto__: null,
  // https://drafts.csswg.org/cssom/#create-a-constructed-cssstylesheet
  construct({ baseURL, media, disabled }) {
    const documentId = mainDocument;
    let base = '';
    if (baseURL !== undefined) {
      const parsed = parseURL(baseURL, baseOf(documentId));
      if (parsed === null) fail('NotAllowedError');
      base = parsed.href;
    }
    return sheetNumbered(callValues(OP.sheetConstruct, documentId, base, typeof media === 'string' ? media : mediaText(media), disabled));
  },
  ownerRule: state => G.ruleNumbered(number(state, 'ownerRule')),
  cssRules,
  rules: cssRules,
  insertRule,
  deleteRule,
  async replace(state, source) {
    checkReplaceable(state);
    callValues(OP.sheetLock, state.id, true);
    await undefined;
    callValues(OP.sheetReplace, state.id, source);
    callValues(OP.sheetLock, state.id, false);
    return G.makeCSSStyleSheet(state);
  },
  replaceSync(state, source) {
    checkReplaceable(state);
    callValues(OP.sheetReplace, state.id, source);
  },
  // https://drafts.csswg.org/cssom/#dom-cssstylesheet-addrule
  addRule(state, selector, style, index) {
    insertRule(state, `${selector} { ${style === '' ? '' : `${style} `}}`, index === undefined ? callValues(OP.rulesCount, state.id) : index);
    return -1;
  },
  removeRule: deleteRule,
};

// NB: A shadow tree that is in no document has no sheets, whatever its elements are; the elements have no sheets either.
G.StyleSheetListSteps = {
  __proto__: null,
  length: ({ root }) => isConnected(root) ? callValues(OP.sheetCount, root) : 0,
  item({ root }, index) { return isConnected(root) ? sheetNumbered(callValues(OP.sheetAt, root, index)) : null; },
};
G.DocumentOrShadowRootSteps = {
  __proto__: null,
  styleSheets(root) {
    let list = lists.get(root);
    if (list === undefined) lists.set(root, list = { __proto__: null, root, object: undefined });
    return list;
  },
  adoptedStyleSheets: root => G.adoptedStyleSheets(root),
  setAdoptedStyleSheets(root, value) { G.setAdoptedStyleSheets(root, value); },
};

const sheetOf = id => isConnected(id) ? sheetNumbered(callValues(OP.sheetOf, id)) : null;
G.LinkStyleSteps = { __proto__: null, sheet: sheetOf };
G.HTMLStyleElementSteps_StyleSheets = {
  __proto__: null,
  disabled(id) { const sheet = sheetOf(id); return sheet !== null && number(sheet, 'disabled') === 1; },
  setDisabled(id, value) { const sheet = sheetOf(id); if (sheet !== null) callValues(OP.sheetDisable, sheet.id, value); },
};
}
