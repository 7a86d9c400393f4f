// js/html/elements/elements.js: the HTML element interfaces. Each is created from its row in js/bindings/elementTable.js on first use.
//
// A row: interface (without "HTML" and "Element") | local names, a blank around each | parent | reflections. A reflection is
// `property=attribute/default/least/most(keywords;missing default;invalid default)`, all but the property optional, after a letter and a
// colon that holds until the next: s string, v string without lone surrogates, z string for which null is "", u URL, b boolean, l long, m
// long that is not negative, n unsigned long, p positive unsigned long, f positive unsigned long that takes its default for 0, c unsigned
// long in a range, d double, e enumerated (`~` for null), t list of tokens, r another element, h boolean or one of keywords, o string or
// null, a the same of WAI-ARIA (`HasPopup`: ariaHasPopup, which is aria-haspopup), i its lists of elements (`Owns`: ariaOwnsElements, which
// is aria-owns), x the place of a member that another file defines. The row `*` is that of Element itself.
//
// Reads   names. Writes nothing itself. Exports interfaceOfElement(local name), htmlPrototype(local name): the interface of elements of HTML
//         with that name, and its prototype · hasElementInterface(element id, interface name) · elementReflections: those of Element ·
//         descriptorsOf(reflections, function from an object to an element's id).
// Exposes HTMLElement's subinterfaces.
import { each, primordials, privateArray } from '../../primordials.js';
import { hooks } from '../../hooks.js';
import { idOf, isNode, nameOf } from '../../arena.js';
import { ELEMENT, kindOf, nameIdOf } from '../../memory.js';
import { accessors, defineInterface } from '../../webidl/interface.js';
import { deferInterfaces, named } from '../../lazyModules.js';
import { isCustomName } from '../../dom/names.js';
import { accessor, reflect } from './attributes.js';
import { HTMLElement, WindowEventHandlers } from '../../bindings/eagerNodes.js';
import { reflections } from '../../bindings/elementTable.js';
import { wrongReceiver } from 'late:../../webidl/types.js';

const { split, slice, indexOf, includes, toLowerCase, codeAt } = primordials;
const HTML = 1, SVG = 2, MATHML = 3;

// The placeholder of a member that another file defines.
const placeKept = { __proto__: null, value: undefined, configurable: true };
// The descriptors of the properties in a list of reflections.
export function descriptorsOf(list, idFor) {
  const descriptors = { __proto__: null };
  let kind = 's';
  for (const word of each(split(list, ' '))) {
    if (codeAt(word, 1) === 58) { kind = word[0]; continue; }
    if (word === '') continue;
    if (kind === 'x') { descriptors[word] = placeKept; continue; }
    const open = indexOf(word, '('), { 0: left, 1: fallback = '0', 2: least, 3: most } = split(open < 0 ? word : slice(word, 0, open), '/');
    const isARIA = kind === 'a' || kind === 'i', { 0: own, 1: attribute = `${isARIA ? 'aria-' : ''}${toLowerCase(own)}` } = split(left, '=');
    const property = isARIA ? `aria${own}${kind === 'i' ? 'Elements' : ''}` : own;
    const reflection = reflectionOf(kind, attribute, +fallback, +least, +most, open < 0 ? '' : slice(word, open + 1, -1));
    descriptors[property] = accessor(property, reflection, idFor);
  }
  return descriptors;
}
function reflectionOf(kind, name, fallback, least, most, values) {
  switch (kind) {
    case 's': return reflect.string(name);
    case 'v': return reflect.scalars(name);
    case 'z': return reflect.string(name, true);
    case 'u': return reflect.url(name);
    case 'b': return reflect.boolean(name);
    case 'l': return reflect.long(name, fallback);
    case 'm': return reflect.long(name, -1, true);
    case 'n': return reflect.unsignedLong(name, fallback);
    case 'p': return reflect.unsignedLong(name, fallback || 1, 1);
    case 'f': return reflect.unsignedLong(name, fallback, 1, true);
    case 'c': return reflect.clamped(name, fallback, least, most);
    case 'd': return reflect.double(name, fallback);
    case 't': return reflect.tokens(name);
    case 'r': return reflect.element(name);
    case 'h': return reflect.booleanOr(name, split(values, ','));
    case 'o': case 'a': return reflect.optional(name);
    case 'i': return reflect.elements(name);
    default: {
      const { 0: keywords, 1: missing, 2: invalid } = split(values, ';');
      return reflect.enumerated(name, split(keywords, ','), missing === '~' ? null : missing, invalid === '~' ? null : invalid);
    }
  }
}

// The table's cells. NB: The cells of a row are read when its interface is created, which happens for few interfaces.
const cells = split(reflections, '|'), NAMES = 1, PARENT = 2, REFLECTIONS = 3, COLUMNS = 4;
const nameInFull = short => `HTML${short}Element`, nameInShort = interfaceName => slice(interfaceName, 4, -7);
// The start of an interface's row.
function rowOf(interfaceName) {
  const short = nameInShort(interfaceName);
  let row = 0;
  while (cells[row] !== short) row += COLUMNS;
  return row;
}
const parentOf = row => nameInFull(cells[row + PARENT]);
function makeElementInterface(interfaceName) {
  const row = rowOf(interfaceName);
  const { prototype } = defineInterface(interfaceName, { __proto__: null, parent: named(parentOf(row)) });
  addReflections(prototype, interfaceName, row);
  // The event handlers that these elements forward to the window.
  if (interfaceName === 'HTMLBodyElement' || interfaceName === 'HTMLFrameSetElement') accessors(prototype, WindowEventHandlers);
}
function addReflections(prototype, interfaceName, row) {
  accessors(prototype, descriptorsOf(cells[row + REFLECTIONS], receiver(interfaceName)));
}
// Returns the id of an element of an interface.
const receiver = interfaceName => (object, member, kind) => {
  if (isNode(object)) {
    const id = idOf(object);
    if (kindOf(id) === ELEMENT && hasElementInterface(id, interfaceName)) return id;
  }
  return wrongReceiver(interfaceName, member, kind);
};
// https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom
function interfaceNameOf(local) {
  const word = ` ${local} `;
  for (let row = 0; row < cells.length; row += COLUMNS) if (includes(cells[row + NAMES], word)) return nameInFull(cells[row]);
  return isCustomName(local) ? 'HTMLElement' : 'HTMLUnknownElement';
}
// The interface is stored in the name's record.
export function hasElementInterface(id, interfaceName) {
  const name = nameOf(nameIdOf(id));
  if (name.ns !== HTML) return interfaceName === 'SVGElement' && name.ns === SVG || interfaceName === 'MathMLElement' && name.ns === MATHML;
  if (name.interfaceName === '') name.interfaceName = interfaceNameOf(name.local);
  return name.interfaceName === interfaceName || interfaceName === 'HTMLElement' || parentOf(rowOf(name.interfaceName)) === interfaceName;
}
const deferred = privateArray();
let reflectionsOfAll = '';
for (let row = 0; row < cells.length; row += COLUMNS) {
  const short = cells[row], interfaceName = nameInFull(short);
  if (short === '*') reflectionsOfAll = cells[row + REFLECTIONS];
  else if (short === '') addReflections(HTMLElement.prototype, interfaceName, row);
  else deferred[deferred.length] = interfaceName;
}
deferInterfaces(deferred, makeElementInterface);
export const elementReflections = () => reflectionsOfAll;
export const interfaceOfElement = local => named(interfaceNameOf(local));
export const htmlPrototype = local => interfaceOfElement(local).prototype;
hooks.elementPrototypes[1] = htmlPrototype;
