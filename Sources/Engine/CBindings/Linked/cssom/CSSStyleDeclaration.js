// js/cssom/CSSStyleDeclaration.js: element.style and getComputedStyle. https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface
//
// Reads   the style attribute. Writes it through native calls; a native operation converts one text of declarations into another.
// Exports inlineStyleOf(element id), computedStyleOf(element id, pseudo-element as scripts write it or null), ruleStyleOf(state of a rule)
//         · stylesOf: {inline(element id), rule(state), computed(element id)}: only the states · computedValue(element id, property) ·
//         CSSStyleDeclarationSteps (js/idl/CSSStyleDeclaration.webidl). Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, styleMade: 134, styleCount: 72, styleName: 73, styleValue: 64, stylePriority: 65, styleSet: 66, styleRemove: 69, styleText: 70, styleComputed: 117, styleCustomCount: 120, styleCustomName: 121, ruleStyleCount: 109, ruleStyleName: 110, ruleStyleValue: 111, ruleStylePriority: 112, ruleStyleSet: 114, ruleStyleRemove: 115, ruleStyleText: 113, ruleStyleSetText: 116, styleComputedNames: 119, stylePropertyNames: 74, styleIsProperty: 75, stylePseudoElement: 122 }; 
const { ObjectCreate, PrivateMap, camelCase, each, primordials, privateArray, setPrototypeOf, toASCIILower,
pageState,
callValues, documentIdOf, findAttribute, intern, str,
A,
mixin,
defineLazily,
fail, toTextNullEmpty,
isConnected,
has, setText,
baseOf,
itemState } = G;


const { split, slice } = primordials;

const styleKey = intern('style');
class Style {
  names() {
    const names = privateArray(), count = this.count();
    for (let i = 0; i < count; i++) names[i] = this.at(i);
    return names;
  }
}
// NB: A page's Object.prototype may have setters, so members are added to a prototype only after its own prototype is null.
setPrototypeOf(Style.prototype, null);
Style.prototype.isReadOnly = false;
// A cache of native answers about a text of declarations. The answer depends only on the question and the text. Keys: the question, and the
// text's string.
const MOST_ANSWERS = 4096, LONGEST_KNOWN = 512;
const page = pageState('cssom/CSSStyleDeclaration', () => ({
  __proto__: null,
  answers: PrivateMap(), answerCount: 0, inline: PrivateMap(),
})), { inline } = page;
// Native code keeps the declarations of a long text by element. It changes them there, and writes the text when the attribute is read.
const isLong = textId => textId < 0 || textId !== 0 && str(textId).length > LONGEST_KNOWN;
// The answer about the text of an element, given as its string id, 0 for none. null: nothing changes.
function ask(question, id, textId, name, value = '', priority = '') {
  if (isLong(textId)) return callValues(question, id, name, value, priority);
  const text = textId === 0 ? '' : str(textId);
  if (text.length + name.length + value.length > LONGEST_KNOWN) return callValues(question, text, name, value, priority);
  const key = `${question} ${textId} ${name.length} ${name}${priority} ${value}`;
  let answer = page.answers.get(key);
  if (answer === undefined) {
    answer = callValues(question, text, name, value, priority) ?? null;
    if (++page.answerCount > MOST_ANSWERS) { page.answers = PrivateMap(); page.answerCount = 0; }
    page.answers.set(key, answer);
  }
  return answer;
}
class InlineState extends Style {
  constructor(id) { super(); this.id = id; }
  // The text; for a long text its element.
  subject() { const textId = this.textId(); return isLong(textId) ? this.id : textId === 0 ? '' : str(textId); }
  textId() { const a = findAttribute(this.id, styleKey); return a === 0 ? 0 : A[a << 2 | 1]; }
  write(text) {
    const isNew = !has(this.id, 'style');
    setText(this.id, 'style', text);
    if (isNew) callValues(OP.styleMade, this.id);
  }
  count() { return callValues(OP.styleCount, this.subject()); }
  at(index) { return callValues(OP.styleName, this.subject(), index); }
  valueOf(name) { return ask(OP.styleValue, this.id, this.textId(), name); }
  priorityOf(name) { return ask(OP.stylePriority, this.id, this.textId(), name); }
  set(name, value, priority) {
    if (value === '') { this.remove(name); return; }
    const text = ask(OP.styleSet, this.id, this.textId(), name, value, priority);
    if (typeof text === 'string') this.write(text);
  }
  remove(name) {
    const textId = this.textId(), old = ask(OP.styleValue, this.id, textId, name), text = ask(OP.styleRemove, this.id, textId, name);
    if (typeof text === 'string') setText(this.id, 'style', text);
    return old;
  }
  cssText() { return callValues(OP.styleText, this.subject()); }
  setCSSText(text) { this.write(callValues(OP.styleText, text)); }
}
const computedValue = G.computedValue = (id, name, pseudo = '', isResolved = false) =>
  callValues(OP.styleComputed, id, name, baseOf(documentIdOf(id)), pseudo, isResolved);
class ComputedState extends Style {
  // `pseudo`: the name of a pseudo-element; empty for the element itself, null for a pseudo-element without styles. `isResolved`: whether
  // values are used values.
  constructor(id, pseudo, isResolved) { super(); this.id = id; this.pseudo = pseudo; this.isResolved = isResolved; }
  count() { return this.isStyled() ? computedNames().length + callValues(OP.styleCustomCount, this.id) : 0; }
  at(index) {
    if (!this.isStyled()) return undefined;
    const own = computedNames();
    return index < own.length ? own[index] : callValues(OP.styleCustomName, this.id, index - own.length);
  }
  valueOf(name) { return this.isStyled() ? computedValue(this.id, name, this.pseudo, this.isResolved) : ''; }
  // Whether the element is in a document, perhaps in a shadow tree.
  isStyled() { return this.pseudo !== null && isConnected(this.id); }
  priorityOf() { return ''; }
  set() { fail('NoModificationAllowedError'); }
  remove() { this.set(); }
  cssText() { return ''; }
  setCSSText() { this.set(); }
}
ComputedState.prototype.isReadOnly = true;
// The declarations or descriptors of a style sheet's rule.
class RuleState extends Style {
  constructor(rule) { super(); this.rule = rule; this.id = rule.id; }
  count() { return callValues(OP.ruleStyleCount, this.id); }
  at(index) { return callValues(OP.ruleStyleName, this.id, index); }
  valueOf(name) { return callValues(OP.ruleStyleValue, this.id, name); }
  priorityOf(name) { return callValues(OP.ruleStylePriority, this.id, name); }
  set(name, value, priority) { callValues(OP.ruleStyleSet, this.id, name, value, priority); }
  remove(name) { return callValues(OP.ruleStyleRemove, this.id, name); }
  cssText() { return callValues(OP.ruleStyleText, this.id); }
  setCSSText(text) { callValues(OP.ruleStyleSetText, this.id, text); }
}
let everyComputedName = null;
const computedNames = () => everyComputedName ??= split(callValues(OP.styleComputedNames), '\n');
const nameOf = name => slice(name, 0, 2) === '--' ? name : toASCIILower(name);

G.CSSStyleDeclarationSteps = {
  __proto__: null,
  cssText: state => state.cssText(),
  setCssText(state, text) { state.setCSSText(text); },
  getPropertyValue: (state, name) => state.valueOf(nameOf(name)),
  getPropertyPriority: (state, name) => state.priorityOf(nameOf(name)),
  setProperty(state, name, value, priority) {
    priority = toASCIILower(priority);
    if (priority === '' || priority === 'important' || state.isReadOnly) state.set(nameOf(name), value, priority);
  },
  removeProperty: (state, name) => state.remove(nameOf(name)),
  parentRule: ({ rule }) => rule === undefined ? null : rule,
  cssFloat: state => state.valueOf('float'),
  setCssFloat(state, value) { state.set('float', value, ''); },
  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-camel-cased-attribute and the sections after it: hundreds of names in three
  // spellings each. A member is created when it is first read, and all members are created in order before a script can examine the
  // prototype.
  table(prototype, kind) {
    const asked = ObjectCreate(null);
    let count = 0;
    const all = () => {
      if (kind.lazy === null) return;
      kind.lazy = null;
      for (const name of each(split(callValues(OP.stylePropertyNames), '\n'))) {
        for (const key of each(spellings(name))) {
          if (asked[key] === true) delete prototype[key];
          addProperty(prototype, kind, key, name);
        }
      }
    };
    kind.lazy = {
      __proto__: null,
      one(key) {
        if (typeof key !== 'string' || asked[key] !== undefined) return;
        if (count++ === MOST_ASKED) { all(); return; }
        const name = spelled(key);
        asked[key] = name !== '';
        if (name !== '') addProperty(prototype, kind, key, name);
      },
      all,
    };
    defineLazily('CSSStyleDeclaration', all);
  },
};
// The maximum number of remembered keys that were read.
const MOST_ASKED = 4096;
const isWebKit = name => slice(name, 0, 8) === '-webkit-';
// The attributes of a property.
function spellings(name) {
  const camel = camelCase(name), found = privateArray();
  found[0] = camel;
  if (name !== camel) found[1] = name;
  if (isWebKit(name)) found[found.length] = toASCIILower(camel[0]) + slice(camel, 1);
  return found;
}
// The property that a key names, '' for any other key.
function spelled(key) {
  let name = '';
  for (let i = 0; i < key.length; i++) name += toASCIILower(key[i]) === key[i] ? key[i] : `-${toASCIILower(key[i])}`;
  if (slice(name, 0, 7) === 'webkit-') name = `-${name}`;
  if (!callValues(OP.styleIsProperty, name)) return '';
  for (const spelling of each(spellings(name))) if (spelling === key) return name;
  return '';
}
const addProperty = (prototype, kind, key, name) => mixin(prototype, {
  __proto__: null,
  get [key]() { return itemState(this, kind, key, 1).valueOf(name); },
  set [key](value) { const state = itemState(this, kind, key, 2); state.set(name, toTextNullEmpty(value), ''); },
});

G.inlineStyleOf = id => {
  let style = inline.get(id);
  if (style === undefined) { style = G.makeCSSStyleDeclaration(new InlineState(id)); inline.set(id, style); }
  return style;
};
G.stylesOf = {
  __proto__: null, inline: id => new InlineState(id), rule: rule => new RuleState(rule), computed: id => new ComputedState(id, '', false),
};
G.ruleStyleOf = rule => G.makeCSSStyleDeclaration(new RuleState(rule));
// https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle
G.computedStyleOf = (id, pseudo) => {
  if (pseudo === null || pseudo[0] !== ':') pseudo = '';
  else if ((pseudo = callValues(OP.stylePseudoElement, pseudo)) === undefined) pseudo = null;
  return G.makeCSSStyleDeclaration(new ComputedState(id, pseudo, true));
};
}
