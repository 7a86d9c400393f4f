// js/html/forms/inputTypes.js: the types of input elements, and the features of each.
// https://html.spec.whatwg.org/multipage/input.html#the-input-element
//
// Reads   attributes. Writes nothing.
// Exports inputType(id): the type's keyword · valueMode(type): 'value', 'default', 'default/on' or 'filename' ·
//         appliesTo(type, name): whether an attribute or feature (`selection`, `checked`, `range`) applies.
// Exposes nothing.
'use strict'; { const G = this; const { each, primordials, toASCIILower,
textOf } = G;

const { split, includes } = primordials;

// The types: the mode of the value, and the features that apply. `range`: min and max.
const table = `hidden|default|
text|value|list maxlength pattern placeholder readonly required minlength selection
search|value|list maxlength pattern placeholder readonly required minlength selection
tel|value|list maxlength pattern placeholder readonly required minlength selection
url|value|list maxlength pattern placeholder readonly required minlength selection
email|value|list maxlength multiple pattern placeholder readonly required minlength
password|value|maxlength pattern placeholder readonly required minlength selection
date|value|list range readonly required step
month|value|list range readonly required step
week|value|list range readonly required step
time|value|list range readonly required step
datetime-local|value|list range readonly required step
number|value|list range placeholder readonly required step
range|value|list range step
color|value|list
checkbox|default/on|checked required
radio|default/on|checked required
file|filename|multiple required
submit|default|
image|default|
reset|default|
button|default|`;
const types = { __proto__: null };
for (const line of each(split(table, '\n'))) {
  const { 0: name, 1: mode, 2: applied } = split(line, '|');
  types[name] = { __proto__: null, mode, applied: ` ${applied} ` };
}

function inputType(id) {
  const text = textOf(id, 'type');
  if (text === null) return 'text';
  if (types[text] !== undefined) return text;
  const lower = toASCIILower(text);
  return types[lower] === undefined ? 'text' : lower;
} G.inputType = inputType;
G.valueMode = type => types[type].mode;
G.appliesTo = (type, name) => includes(types[type].applied, ` ${name} `);
}
