// js/cssom/CSSStyleDeclaration.js: element.style and getComputedStyle. https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface
//
// Reads   the style attribute. Writes it through native calls; a native turns one text of declarations into another.
// Exports inlineStyleOf(element id), computedStyleOf(element id, pseudo-element as scripts write it or null),
//         ruleStyleOf(state of a rule) · stylesOf: {inline(element id), rule(state), computed(element id)}: the states alone ·
//         computedValue(element id, property) · CSSStyleDeclarationSteps (js/idl/CSSStyleDeclaration.webidl). Exposes nothing.
'use strict'; { const G = this; 
const { ObjectCreate, PrivateMap, camelCase, each, primordials, privateArray, setPrototypeOf, toASCIILower,
callValues, documentIdOf, findAttribute, intern, str,
A,
mixin,
defineLate,
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
// NB: A page's Object.prototype may have setters: what is put on a prototype comes after it is cut off.
setPrototypeOf(Style.prototype, null);
Style.prototype.isReadOnly = false;
// What natives answer about a text of declarations and a property of it depends on these alone, and scripts ask the same of many elements,
// and of one again and again. By what was asked, and the text's string.
const MOST_ANSWERS = 4096, LONGEST_KNOWN = 512;
let answers = PrivateMap(), answerCount = 0;
// Of a long text native code keeps the declarations by its element, changes them there, and writes them when somebody reads the attribute.
const isLong = textId => textId < 0 || textId !== 0 && str(textId).length > LONGEST_KNOWN;
// About the text of an element, by its string, 0 for none. null: nothing changes.
function ask(question, id, textId, name, value = '', priority = '') {
  if (isLong(textId)) return callValues(question, id, name, value, priority);
  const text = textId === 0 ? '' : str(textId);
  if (text.length + name.length + value.length > LONGEST_KNOWN) return callValues(question, text, name, value, priority);
  const key = `${question} ${textId} ${name.length} ${name}${priority} ${value}`;
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = callValues(question, text, name, value, priority) ?? null;
    if (++answerCount > MOST_ANSWERS) { answers = PrivateMap(); answerCount = 0; }
    answers.set(key, answer);
  }
  return answer;
}
class InlineState extends Style {
  constructor(id) { super(); this.id = id; }
  // The text, or the element of a long one.
  subject() { const textId = this.textId(); return isLong(textId) ? this.id : textId === 0 ? '' : str(textId); }
  textId() { const a = findAttribute(this.id, styleKey); return a === 0 ? 0 : A[a << 2 | 1]; }
  write(text) {
    const isNew = !has(this.id, 'style');
    setText(this.id, 'style', text);
    if (isNew) callValues(134, this.id);
  }
  count() { return callValues(72, this.subject()); }
  at(index) { return callValues(73, this.subject(), index); }
  valueOf(name) { return ask(64, this.id, this.textId(), name); }
  priorityOf(name) { return ask(65, this.id, this.textId(), name); }
  set(name, value, priority) {
    if (value === '') { this.remove(name); return; }
    const text = ask(66, this.id, this.textId(), name, value, priority);
    if (typeof text === 'string') this.write(text);
  }
  remove(name) {
    const textId = this.textId(), old = ask(64, this.id, textId, name), text = ask(69, this.id, textId, name);
    if (typeof text === 'string') setText(this.id, 'style', text);
    return old;
  }
  cssText() { return callValues(70, this.subject()); }
  setCSSText(text) { this.write(callValues(70, text)); }
}
const computedValue = G.computedValue = (id, name, pseudo = '', isResolved = false) =>
  callValues(117, id, name, baseOf(documentIdOf(id)), pseudo, isResolved);
class ComputedState extends Style {
  // `pseudo`: the name of a pseudo-element, empty for the element itself, null for what has no styles. `isResolved`: with used values.
  constructor(id, pseudo, isResolved) { super(); this.id = id; this.pseudo = pseudo; this.isResolved = isResolved; }
  count() { return this.isStyled() ? computedNames().length + callValues(120, this.id) : 0; }
  at(index) {
    if (!this.isStyled()) return undefined;
    const own = computedNames();
    return index < own.length ? own[index] : callValues(121, this.id, index - own.length);
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
  count() { return callValues(109, this.id); }
  at(index) { return callValues(110, this.id, index); }
  valueOf(name) { return callValues(111, this.id, name); }
  priorityOf(name) { return callValues(112, this.id, name); }
  set(name, value, priority) { callValues(114, this.id, name, value, priority); }
  remove(name) { return callValues(115, this.id, name); }
  cssText() { return callValues(113, this.id); }
  setCSSText(text) { callValues(116, this.id, text); }
}
let everyComputedName = null;
const computedNames = () => everyComputedName ??= split(callValues(119), '\n');
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
  // https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-camel-cased-attribute and those beside it: three spellings of hundreds of
  // names. Each is made when an object is asked for it, and all, in their order, before a script can look at the prototype.
  table(prototype, kind) {
    const asked = ObjectCreate(null);
    let count = 0;
    const all = () => {
      if (kind.late === null) return;
      kind.late = null;
      for (const name of each(split(callValues(74), '\n'))) {
        for (const key of each(spellings(name))) {
          if (asked[key] === true) delete prototype[key];
          addProperty(prototype, kind, key, name);
        }
      }
    };
    kind.late = {
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
    defineLate('CSSStyleDeclaration', all);
  },
};
// How many keys are remembered that an object was asked for.
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
// The property whose attribute a key is, '' for any other key.
function spelled(key) {
  let name = '';
  for (let i = 0; i < key.length; i++) name += toASCIILower(key[i]) === key[i] ? key[i] : `-${toASCIILower(key[i])}`;
  if (slice(name, 0, 7) === 'webkit-') name = `-${name}`;
  if (!callValues(75, name)) return '';
  for (const spelling of each(spellings(name))) if (spelling === key) return name;
  return '';
}
const addProperty = (prototype, kind, key, name) => mixin(prototype, {
  __proto__: null,
  get [key]() { return itemState(this, kind, key, 1).valueOf(name); },
  set [key](value) { const state = itemState(this, kind, key, 2); state.set(name, toTextNullEmpty(value), ''); },
});

const inline = PrivateMap();
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
  else if ((pseudo = callValues(122, pseudo)) === undefined) pseudo = null;
  return G.makeCSSStyleDeclaration(new ComputedState(id, pseudo, true));
};
}
