// js/html/elements/elementArguments.js: HTML elements as arguments, receivers and new objects of generated bindings.
//
// Reads   kinds and names. Writes nothing itself.
// Exports isHTMLElementOf(value, interface) · htmlElementArgument(value, interface, where) → id · receiverOf(object, interface, member, kind) →
//         id · makeElement(object, local name) → the id of a new element whose wrapper the object becomes.
// Throws  TypeError as specified. Exposes nothing.
import { OP } from 'native';
import { adoptWrapper, call, hostOf, idOf, isNode } from '../../arena.js';
import { DOCUMENT_FRAGMENT, ELEMENT, kindOf } from '../../memory.js';
import { currentDocument } from '../../dom/addresses.js';
import { htmlName } from '../../dom/Document.js';
import { hasElementInterface } from './elements.js';
import { wrongReceiver, wrongValue } from 'late:../../webidl/types.js';


export const isHTMLElementOf = (value, name) => isNode(value) && hasInterface(idOf(value), name);
function hasInterface(id, name) {
  if (name === 'ShadowRoot') return kindOf(id) === DOCUMENT_FRAGMENT && hostOf(id) !== 0;
  return kindOf(id) === ELEMENT && hasElementInterface(id, name);
}
export function htmlElementArgument(value, name, where) {
  if (!isHTMLElementOf(value, name)) wrongValue(name, where);
  return idOf(value);
}
export function receiverOf(object, name, member, kind = 0) {
  if (!isHTMLElementOf(object, name)) wrongReceiver(name, member, kind);
  return idOf(object);
}

export function makeElement(object, local) {
  const id = call(OP.createElement, htmlName(local), currentDocument(), 0);
  adoptWrapper(object, id);
  return id;
}
