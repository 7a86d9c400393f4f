// js/html/elements/elementArguments.js: HTML elements as arguments, receivers and new objects of generated bindings.
//
// Reads   kinds and names. Writes nothing itself.
// Exports isHTMLElementOf(value, interface) · htmlElementArgument(value, interface, where) → id · receiverOf(object, interface, member, kind) →
//         id · makeElement(object, local name) → the id of a new element whose wrapper the object becomes.
// Throws  TypeError as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, createElement: 14 }; 
const { adoptWrapper, call, hostOf, idOf, isNode,
N,
currentDocument,
htmlName,
hasElementInterface } = G;



const isHTMLElementOf = G.isHTMLElementOf = (value, name) => isNode(value) && hasInterface(idOf(value), name);
function hasInterface(id, name) {
  if (name === 'ShadowRoot') return (N[id << 3] & 255) === 11 && hostOf(id) !== 0;
  return (N[id << 3] & 255) === 1 && hasElementInterface(id, name);
}
function htmlElementArgument(value, name, where) {
  if (!isHTMLElementOf(value, name)) G.wrongValue(name, where);
  return idOf(value);
} G.htmlElementArgument = htmlElementArgument;
function receiverOf(object, name, member, kind = 0) {
  if (!isHTMLElementOf(object, name)) G.wrongReceiver(name, member, kind);
  return idOf(object);
} G.receiverOf = receiverOf;

function makeElement(object, local) {
  const id = call(OP.createElement, htmlName(local), currentDocument(), 0);
  adoptWrapper(object, id);
  return id;
} G.makeElement = makeElement;
}
