// js/cssom/CSSStyleDeclaration.js: element.style and getComputedStyle. https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface
//
// Reads   the style attribute. Writes it through native calls; a native operation converts one text of declarations into another.
// Exports inlineStyleOf(element id), computedStyleOf(element id, pseudo-element as scripts write it or null), ruleStyleOf(state of a rule)
//         · stylesOf: {inline(element id), rule(state), computed(element id)}: only the states · computedValue(element id, property) ·
//         CSSStyleDeclarationSteps (js/idl/CSSStyleDeclaration.webidl). Exposes nothing.
import { OP } from 'native';
import { ObjectCreate, PrivateMap, camelCase, each, primordials, privateArray, setPrototypeOf, toASCIILower } from '../primordials.js';
import { pageState } from '../page.js';
import { callValues, documentIdOf, findAttribute, intern, str } from '../arena.js';
import { attributeValueOf, callResult } from '../memory.js';
import { note } from '../webidl/definitions.js';
import { mixin } from '../webidl/interface.js';
import { defineLazily } from '../lazyModules.js';
import { fail, toTextNullEmpty } from '../webidl/conversions.js';
import { isConnected } from '../dom/Node.js';
import { has, setText } from '../dom/contentAttributes.js';
import { baseOf } from '../dom/baseURLs.js';
import { itemState } from '../webidl/indexed.js';
import { makeCSSStyleDeclaration } from 'late:../bindings/CSSStyleDeclaration.js';

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
const MOST_ANSWERS = 4096, LONGEST_KNOWN = 512, MOST_NOVELTY = 8;
const page = pageState('cssom/CSSStyleDeclaration', () => ({
  __proto__: null,
  answers: PrivateMap(), answerCount: 0, inline: PrivateMap(),
  // The values that were set, how many of the last ones were new, the number of questions since; and texts of declarations as they are
  // serialized.
  values: PrivateMap(), valueCount: 0, novelty: 0, repeats: 0, serialized: PrivateMap(), serializedCount: 0,
  // The base of URLs in computed styles, and the last text of each property by its number: most elements have the same values.
  base: null, texts: privateArray(),
})), { inline, texts } = page;
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
// Whether a value is new, and so are most values that were set before it, as in animations: nothing is gained by caching the answers.
function isNew(value) {
  if (value.length > LONGEST_KNOWN) return true;
  if (page.values.has(value)) {
    if (page.novelty > 0) page.novelty--;
    return false;
  }
  if (++page.valueCount > MOST_ANSWERS) { page.values = PrivateMap(); page.valueCount = 0; }
  page.values.set(value, true);
  page.repeats = 0;
  if (page.novelty < MOST_NOVELTY) page.novelty++;
  return page.novelty === MOST_NOVELTY;
}
// A text of declarations as the style attribute has it.
function serialized(text) {
  if (text.length > LONGEST_KNOWN) return callValues(OP.styleText, text);
  let answer = page.serialized.get(text);
  if (answer === undefined) {
    answer = callValues(OP.styleText, text);
    // NB: Otherwise native code has to keep the declarations, which the text does not result in.
    if (callResult(2) === 0) return answer;
    if (++page.serializedCount > MOST_ANSWERS) { page.serialized = PrivateMap(); page.serializedCount = 0; }
    page.serialized.set(text, answer);
  }
  return answer;
}
class InlineState extends Style {
  // `isShort`: whether the text was short before native code kept the declarations.
  constructor(id) { super(); this.id = id; this.isShort = false; }
  // The text; for a long text its element.
  subject() { const textId = this.textId(); return isLong(textId) ? this.id : textId === 0 ? '' : str(textId); }
  textId() { const a = findAttribute(this.id, styleKey); return a === 0 ? 0 : attributeValueOf(a); }
  // The same. A short text is written again when nothing new was set for a while, because answers are cached by texts.
  writtenId() {
    const textId = this.textId();
    if (textId >= 0 || !this.isShort || ++page.repeats <= MOST_NOVELTY) return textId;
    this.isShort = false;
    str(textId);
    return this.textId();
  }
  write(text) {
    const isNew = !has(this.id, 'style');
    setText(this.id, 'style', text);
    if (isNew) callValues(OP.styleMade, this.id);
  }
  count() { return callValues(OP.styleCount, this.subject()); }
  at(index) { return callValues(OP.styleName, this.subject(), index); }
  valueOf(name) { return ask(OP.styleValue, this.id, this.writtenId(), name); }
  priorityOf(name) { return ask(OP.stylePriority, this.id, this.writtenId(), name); }
  set(name, value, priority) {
    if (value === '') { this.remove(name); return; }
    const textId = this.writtenId();
    // OPTIMIZATION: Native code keeps the declarations of this element, too, and writes their text when it is read.
    if (textId !== 0 && isNew(value)) {
      if (textId > 0) this.isShort = !isLong(textId);
      callValues(OP.styleSet, this.id, name, value, priority);
      return;
    }
    const text = ask(OP.styleSet, this.id, textId, name, value, priority);
    if (typeof text === 'string') this.write(text);
  }
  remove(name) {
    const textId = this.writtenId(), old = ask(OP.styleValue, this.id, textId, name), text = ask(OP.styleRemove, this.id, textId, name);
    if (typeof text === 'string') setText(this.id, 'style', text);
    return old;
  }
  cssText() { return callValues(OP.styleText, this.subject()); }
  setCSSText(text) {
    // NB: First, because native code keeps the declarations of the text that it wrote last.
    const textId = this.textId();
    if (textId < 0) str(textId);
    this.write(serialized(text));
  }
}
// The number of a property, -1 for other names. They are an object's properties: compiled code finds these faster than a map's keys.
const numbers = ObjectCreate(null);
let numberCount = 0;
function numberOf(name) {
  const known = numbers[name];
  if (known !== undefined) return known;
  const number = callValues(OP.styleProperty, name);
  if (numberCount++ < MOST_ANSWERS) numbers[name] = number;
  return number;
}
export function computedValue(id, name, pseudo = '', isResolved = false) {
  const base = baseOf(documentIdOf(id)), number = pseudo === '' ? numberOf(name) : -1;
  if (base !== page.base) {
    callValues(OP.styleBase, base);
    page.base = base;
  }
  if (number < 0) return callValues(OP.styleComputedNamed, id, name, isResolved, pseudo);
  const last = texts[number];
  // NB: Before the call, which may throw.
  texts[number] = undefined;
  const text = callValues(OP.styleComputed, id, number, isResolved, last !== undefined);
  if (text === true) return texts[number] = last;
  if (text.length <= LONGEST_KNOWN) texts[number] = text;
  return text;
}
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

export const CSSStyleDeclarationSteps = {
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
    note(prototype, all);
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

export const inlineStyleOf = id => {
  let style = inline.get(id);
  if (style === undefined) { style = makeCSSStyleDeclaration(new InlineState(id)); inline.set(id, style); }
  return style;
};
export const stylesOf = {
  __proto__: null, inline: id => new InlineState(id), rule: rule => new RuleState(rule), computed: id => new ComputedState(id, '', false),
};
export const ruleStyleOf = rule => makeCSSStyleDeclaration(new RuleState(rule));
// https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle
export const computedStyleOf = (id, pseudo) => {
  if (pseudo === null || pseudo[0] !== ':') pseudo = '';
  else if ((pseudo = callValues(OP.stylePseudoElement, pseudo)) === undefined) pseudo = null;
  return makeCSSStyleDeclaration(new ComputedState(id, pseudo, true));
};
