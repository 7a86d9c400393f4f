// js/dom/contentAttributes.js: content attributes by name, and callbacks for their changes.
// https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
//
// Reads   attribute records. Writes only through native calls.
// Exports textOf(id, name) → string or null · textOrEmpty(id, name) · setText(id, name, string) · dropText(id, name) · has(id, name) ·
//         onAttribute(name, function): calls it with an element's id after the attribute of that name changed through this
//         world's interfaces · onAnyAttribute(function): the same for all, with the name's string id ·
//         isHTML(id, local name) · localName(id): of HTML's elements.
// Exposes nothing.
import { PrivateMap, privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';
import { pageState } from '../page.js';
import { findAttribute, intern, nameOf, str } from '../arena.js';
import { ELEMENT, attributeValueOf, kindOf, nameIdOf } from '../memory.js';
import { removeAttributeAt, setAttribute } from './Element.js';

const { nameIds } = pageState('dom/contentAttributes', () => ({ __proto__: null, nameIds: PrivateMap() }));
function nameId(name) {
  let id = nameIds.get(name);
  if (id === undefined) { id = intern(name); nameIds.set(name, id); }
  return id;
}
// 0 for other nodes than elements.
const find = (id, name) => kindOf(id) === ELEMENT ? findAttribute(id, nameId(name)) : 0;
export const has = (id, name) => find(id, name) !== 0;
export function textOf(id, name) {
  const a = find(id, name);
  return a === 0 ? null : str(attributeValueOf(a)) || '';
}
export const textOrEmpty = (id, name) => textOf(id, name) || '';
export function setText(id, name, value) { setAttribute(id, nameId(name), value); }
export function dropText(id, name) {
  const a = find(id, name);
  if (a !== 0) removeAttributeAt(id, a);
}

const steps = PrivateMap(), stepsOfAll = privateArray();
hooks.attributeChanged = (id, key, stays) => {
  const step = steps.get(key);
  if (step !== undefined) step(id, stays);
  for (let i = 0; i < stepsOfAll.length; i++) stepsOfAll[i](id, key);
};
export const onAttribute = (name, step) => {
  const key = nameId(name), earlier = steps.get(key);
  steps.set(key, earlier === undefined ? step : (id, stays) => { earlier(id, stays); step(id, stays); });
};
export const onAnyAttribute = step => { stepsOfAll[stepsOfAll.length] = step; };

export const isHTML = (id, local) => {
  if (id === 0 || kindOf(id) !== ELEMENT) return false;
  const name = nameOf(nameIdOf(id));
  return name.ns === 1 && name.local === local;
};
// '' for other nodes than HTML elements.
export const localName = id => {
  if (kindOf(id) !== ELEMENT) return '';
  const name = nameOf(nameIdOf(id));
  return name.ns === 1 ? name.local : '';
};
