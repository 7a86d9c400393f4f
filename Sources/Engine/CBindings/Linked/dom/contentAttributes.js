// js/dom/contentAttributes.js: content attributes by name, and callbacks for their changes.
// https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
//
// Reads   attribute records. Writes only through native calls.
// Exports textOf(id, name) → string or null · textOrEmpty(id, name) · setText(id, name, string) · dropText(id, name) · has(id, name) ·
//         onAttribute(name, function): calls it with an element's id after the attribute of that name changed through this
//         world's interfaces · onAnyAttribute(function): the same for all, with the name's string id ·
//         isHTML(id, local name) · localName(id): of HTML's elements.
// Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, privateArray,
hooks,
pageState,
findAttribute, intern, nameOf, str,
N, A,
removeAttributeAt, setAttribute } = G;

const { nameIds } = pageState('dom/contentAttributes', () => ({ __proto__: null, nameIds: PrivateMap() }));
function nameId(name) {
  let id = nameIds.get(name);
  if (id === undefined) { id = intern(name); nameIds.set(name, id); }
  return id;
}
// 0 for other nodes than elements.
const find = (id, name) => (N[id << 3] & 255) === 1 ? findAttribute(id, nameId(name)) : 0;
G.has = (id, name) => find(id, name) !== 0;
function textOf(id, name) {
  const a = find(id, name);
  return a === 0 ? null : str(A[a << 2 | 1]) || '';
} G.textOf = textOf;
G.textOrEmpty = (id, name) => textOf(id, name) || '';
function setText(id, name, value) { setAttribute(id, nameId(name), value); } G.setText = setText;
function dropText(id, name) {
  const a = find(id, name);
  if (a !== 0) removeAttributeAt(id, a);
} G.dropText = dropText;

const steps = PrivateMap(), stepsOfAll = privateArray();
hooks.attributeChanged = (id, key, stays) => {
  const step = steps.get(key);
  if (step !== undefined) step(id, stays);
  for (let i = 0; i < stepsOfAll.length; i++) stepsOfAll[i](id, key);
};
G.onAttribute = (name, step) => {
  const key = nameId(name), earlier = steps.get(key);
  steps.set(key, earlier === undefined ? step : (id, stays) => { earlier(id, stays); step(id, stays); });
};
G.onAnyAttribute = step => { stepsOfAll[stepsOfAll.length] = step; };

G.isHTML = (id, local) => {
  if (id === 0 || (N[id << 3] & 255) !== 1) return false;
  const name = nameOf(N[id << 3 | 6]);
  return name.ns === 1 && name.local === local;
};
// '' for other nodes than HTML elements.
G.localName = id => {
  if ((N[id << 3] & 255) !== 1) return '';
  const name = nameOf(N[id << 3 | 6]);
  return name.ns === 1 ? name.local : '';
};
}
