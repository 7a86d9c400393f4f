// js/cssom/typedValues.js: values of properties as objects, and style maps. https://drafts.css-houdini.org/css-typed-om-1/
//
// A style value is {interface, object, …}: CSSStyleValue {text}, CSSKeywordValue {value}, CSSUnparsedValue {members: texts and
// references}, CSSVariableReferenceValue {variable, fallback}, and the numeric and transform values of their files. A map is
// {interface, object, styles}, whose declarations are as in CSSStyleDeclaration.js.
//
// Reads and writes nothing of the arena itself.
// Exports the steps of js/idl/CSSTypedOM.webidl but those of numeric and transform values · styleMapOf(state of a rule).
// Throws  TypeError, RangeError. Exposes nothing.
import { OP } from 'native';
import { PrivateMap, PrivateWeakMap, each, primordials, privateArray, toASCIILower, toArray } from '../primordials.js';
import { pageState } from '../page.js';
import { callValues } from '../arena.js';
import { topLevel, CSSTransformValueSteps, parseTransforms } from './typedTransforms.js';
import { parseNumeric, numericText } from './numericTexts.js';
import { makeCSSStyleValue } from 'late:../bindings/CSSTypedOM.js';
import { CSSSteps } from 'late:./CSS.js';
import { stylesOf } from 'late:./CSSStyleDeclaration.js';
import { trimSpace } from 'late:../fetch/Headers.js';

const { TypeError, RangeError, slice, indexOf, test, codeAt, includes } = primordials;
const wrong = message => { throw new TypeError(message); };
const isCustom = name => name[0] === '-' && name[1] === '-' && name.length > 2;

const styleValue = text => ({ __proto__: null, interface: 'CSSStyleValue', object: undefined, text });
const imageValue = text => ({ __proto__: null, interface: 'CSSImageValue', object: undefined, text });
const unparsed = members => ({ __proto__: null, interface: 'CSSUnparsedValue', object: undefined, members });
function keyword(value) {
  if (value === '') wrong('A keyword is not empty');
  return { __proto__: null, interface: 'CSSKeywordValue', object: undefined, value };
}
function reference(variable, fallback) {
  if (!isCustom(variable)) wrong('The name of a custom property begins with --');
  return { __proto__: null, interface: 'CSSVariableReferenceValue', object: undefined, variable, fallback };
}
// https://drafts.css-houdini.org/css-typed-om-1/#stylevalue-serialization
function textOf(state) {
  switch (state.interface) {
    case 'CSSStyleValue': case 'CSSImageValue': return state.text;
    case 'CSSKeywordValue': return CSSSteps.escape(state.value);
    case 'CSSTransformValue': return CSSTransformValueSteps.text(state);
    case 'CSSUnparsedValue': {
      let text = '';
      for (let i = 0; i < state.members.length; i++) {
        const member = state.members[i];
        if (typeof member === 'string') text += member;
        else text += `var(${member.variable}${member.fallback === null ? '' : `,${textOf(member.fallback)}`})`;
      }
      return text;
    }
    default: return numericText(state);
  }
}

// Values from texts. https://drafts.css-houdini.org/css-typed-om-1/#reify-stylevalue
// The index at which the parenthesis that is open at `start` is closed; the text's end if it is not.
function closing(text, start) {
  let depth = 1, quote = '';
  for (let i = start; i < text.length; i++) {
    const character = text[i];
    if (character === '\\') i++;
    else if (quote !== '') { if (character === quote) quote = ''; } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return i;
  }
  return text.length;
}
const isNamePart = unit => unit >= 48 && unit <= 57 || unit >= 65 && unit <= 90 || unit >= 97 && unit <= 122 || unit === 45 || unit === 95 || unit >= 128;
// NB: References may be nested as deeply as a long text allows.
const MOST_NESTED = 64;
function parseUnparsed(text, depth = 0) {
  const members = privateArray();
  let start = 0, at = 0;
  while (depth < MOST_NESTED && (at = indexOf(text, 'var(', at)) >= 0) {
    const end = closing(text, at + 4), inner = slice(text, at + 4, end), comma = indexOf(inner, ',');
    const name = trimSpace(comma < 0 ? inner : slice(inner, 0, comma));
    if (isNamePart(codeAt(text, at - 1)) || !isCustom(name) || test(/[\s()]/, name)) { at += 4; continue; }
    if (at > start) members[members.length] = slice(text, start, at);
    members[members.length] = reference(name, comma < 0 ? null : parseUnparsed(slice(inner, comma + 1), depth + 1));
    start = at = end + 1;
  }
  if (start < text.length) members[members.length] = slice(text, start);
  return unparsed(members);
}
const lists = /^(?:animation|background|mask|transition|-webkit-mask|-webkit-background)-(?!color$)|^will-change$|^font-family$|^box-shadow$|^text-shadow$/;
const isList = property => test(lists, property);
const images = ' background-image border-image-source list-style-image mask-image mask-border-source -webkit-mask-image ';
const IMAGE = /^(?:-webkit-)?(?:url|image-set|cross-fade|(?:repeating-)?(?:linear|radial|conic)-gradient)\(/i;
function reified(property, text) {
  if (test(/^-?[a-z_][\w-]*$|^--[\w-]+$/i, text)) return keyword(text);
  if (property === 'transform') return parseTransforms(text) ?? styleValue(text);
  if (includes(images, ` ${property} `) && test(IMAGE, text)) return imageValue(text);
  return parseNumeric(text) ?? styleValue(text);
}
const isShorthand = property => callValues(OP.styleIsShorthand, property) === true;
// The values of a property in a serialized text.
function valuesOf(property, text) {
  const found = privateArray();
  if (text === '') return found;
  if (isCustom(property) || includes(text, 'var(')) { found[0] = parseUnparsed(text); return found; }
  if (isShorthand(property)) { found[0] = styleValue(text); return found; }
  if (!isList(property)) { found[0] = reified(property, text); return found; }
  for (const part of each(topLevel(text, ','))) found[found.length] = reified(property, trimSpace(part));
  return found;
}
function propertyName(name) {
  if (isCustom(name)) return name;
  name = toASCIILower(name);
  return callValues(OP.styleIsProperty, name) === true ? name : wrong(`There is no property ${name}`);
}
// https://drafts.css-houdini.org/css-typed-om-1/#parse-a-cssstylevalue
function parseAll(property, text) {
  property = propertyName(property);
  if (isCustom(property)) { const found = privateArray(); found[0] = parseUnparsed(text); return found; }
  const css = callValues(OP.styleSet, '', property, text, '');
  if (typeof css !== 'string') wrong(`The value is none of ${property}`);
  // NB: Declarations sort the terms of a calculation.
  const own = test(/^\s*(?:calc|min|max|clamp)\(/i, text) ? parseNumeric(text) : null, found = privateArray();
  if (own === null) return valuesOf(property, callValues(OP.styleValue, css, property));
  found[0] = own;
  return found;
}
export const CSSStyleValueSteps = { __proto__: null, stringify: textOf, parse: (property, text) => parseAll(property, text)[0] ?? styleValue(''), parseAll };
export const CSSKeywordValueSteps = {
  __proto__: null, construct: keyword, value: state => state.value, setValue(state, value) { state.value = keyword(value).value; },
};
export const CSSUnparsedValueSteps = {
  __proto__: null,
  construct: unparsed, length: state => state.members.length, item: (state, index) => state.members[index],
  setIndexed(state, index, value) {
    if (index > state.members.length) throw new RangeError('The index is behind the end');
    state.members[index] = value;
  },
};
export const CSSVariableReferenceValueSteps = {
  __proto__: null,
  construct: reference, variable: state => state.variable, setVariable(state, value) { state.variable = reference(value, null).variable; },
  fallback: state => state.fallback,
};

// Maps. https://drafts.css-houdini.org/css-typed-om-1/#declared-stylepropertymap-objects
const valuesIn = ({ styles }, name) => valuesOf(name, styles.valueOf(name));
function changed({ styles }, property, given, before) {
  if (isCustom(property) && given.length > 1 || given.length !== 1 && !isList(property)) wrong(`${property} takes one value`);
  let text = before;
  for (let i = 0; i < given.length; i++) text += (text === '' ? '' : ', ') + (typeof given[i] === 'string' ? given[i] : textOf(given[i]));
  if (typeof callValues(OP.styleSet, '', property, text, '') !== 'string') wrong(`The value is none of ${property}`);
  styles.set(property, text, '');
}
export const StylePropertyMapReadOnlySteps = {
  __proto__: null,
  get(state, name) {
    const found = valuesIn(state, propertyName(name));
    return found.length === 0 ? undefined : found[0];
  },
  getAll: (state, name) => valuesIn(state, propertyName(name)),
  has: ({ styles }, name) => styles.valueOf(propertyName(name)) !== '',
  size: ({ styles }) => styles.count(),
  pair(state, index) {
    const name = state.styles.at(index);
    if (name === undefined) return undefined;
    const values = valuesIn(state, name), made = privateArray();
    for (let j = 0; j < values.length; j++) made[j] = makeCSSStyleValue(values[j]);
    return [name, toArray(made)];
  },
};
export const StylePropertyMapSteps = {
  __proto__: null,
  set(state, name, values) { changed(state, propertyName(name), values, ''); },
  append(state, name, values) {
    name = propertyName(name);
    if (!isList(name)) wrong(`${name} takes one value`);
    changed(state, name, values, state.styles.valueOf(name));
  },
  delete({ styles }, name) { styles.remove(propertyName(name)); },
  clear({ styles }) { styles.setCSSText(''); },
};
const newMap = (name, styles) => ({ __proto__: null, interface: name, object: undefined, styles });
const { computed, inline } = pageState('cssom/typedValues', () => ({ __proto__: null, computed: PrivateMap(), inline: PrivateMap() }));
const ofRules = PrivateWeakMap();
const once = (maps, key, make) => { let map = maps.get(key); if (map === undefined) maps.set(key, map = make(key)); return map; };
export const ElementSteps_CSSTypedOM = {
  __proto__: null,
  computedStyleMap: id => once(computed, id, () => newMap('StylePropertyMapReadOnly', stylesOf.computed(id))),
};
const attributeStyleMap = id => once(inline, id, () => newMap('StylePropertyMap', stylesOf.inline(id)));
export const ElementCSSStyleMapSteps = { __proto__: null, attributeStyleMap };
export const CSSStyleRuleSteps_CSSTypedOM = {
  __proto__: null, styleMap: rule => once(ofRules, rule, () => newMap('StylePropertyMap', stylesOf.rule(rule))),
};
