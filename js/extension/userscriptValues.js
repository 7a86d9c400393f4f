// js/extension/userscriptValues.js: the values that a userscript stores, as JSON by their names.
// https://violentmonkey.github.io/api/gm/#gm_getvalue
//
// Reads and writes nothing of the arena.
// Exports newValues(stored): the values of a script, from an object · valueFunctions(values): the functions that read and change them, by
//         their names without a prefix · changedValues(values): JSON of all, or undefined if none was changed. Exposes nothing.
import { PrivateMap, apply, primordials, privateArray, toArray } from '../primordials.js';
import { define } from '../webidl/interface.js';
import { queueTask } from 'late:../timing/timers.js';

const { isArray, join, keysOf, parse, stringify, TypeError } = primordials;

export function newValues(stored) {
  const texts = PrivateMap();
  if (typeof stored === 'object' && stored !== null) {
    const names = keysOf(stored);
    for (let i = 0; i < names.length; i++) texts.set(names[i], stringify(stored[names[i]]));
  }
  return { __proto__: null, texts, isChanged: false, listeners: PrivateMap(), lastListener: 0 };
}

export function namesOfValues({ texts }) {
  const names = privateArray();
  texts.forEach((_, name) => { names[names.length] = name; });
  return toArray(names);
}
// Each reader gets a copy of its own.
const read = ({ texts }, name) => { const text = texts.get(name); return text === undefined ? undefined : parse(text); };
function notify(values, name, old, text) {
  values.listeners.forEach(({ name: wanted, callback }) => {
    if (wanted !== name) return;
    // NB: A listener that was removed meanwhile is not called.
    queueTask(() => {
      apply(callback, undefined, [name, old === undefined ? undefined : parse(old), text === undefined ? undefined : parse(text), false]);
    });
  });
}
function write(values, name, text) {
  const old = values.texts.get(name);
  if (old === text) return;
  if (text === undefined) values.texts.delete(name); else values.texts.set(name, text);
  values.isChanged = true;
  notify(values, name, old, text);
}
function store(values, name, value) { write(values, `${name}`, stringify(value)); }
const needList = names => { if (!isArray(names)) throw new TypeError('An array of names is needed.'); };

export const valueFunctions = values => ({
  __proto__: null,
  getValue(name, defaultValue) {
    const value = read(values, `${name}`);
    return value === undefined ? defaultValue : value;
  },
  setValue(name, value) { store(values, name, value); },
  deleteValue(name) { write(values, `${name}`, undefined); },
  listValues: () => namesOfValues(values),
  getValues(wanted) {
    const found = {}, hasDefaults = !isArray(wanted), names = hasDefaults ? keysOf(wanted) : wanted;
    for (let i = 0; i < names.length; i++) {
      const name = `${names[i]}`, value = read(values, name);
      if (value !== undefined) define(found, name, value, true, true, true);
      else if (hasDefaults) define(found, name, wanted[name], true, true, true);
    }
    return found;
  },
  setValues(given) {
    const names = keysOf(given);
    for (let i = 0; i < names.length; i++) store(values, names[i], given[names[i]]);
  },
  deleteValues(names) {
    needList(names);
    for (let i = 0; i < names.length; i++) write(values, `${names[i]}`, undefined);
  },
  addValueChangeListener(name, callback) {
    if (typeof callback !== 'function') throw new TypeError('A listener must be a function.');
    const id = `${++values.lastListener}`;
    values.listeners.set(id, { __proto__: null, name: `${name}`, callback });
    return id;
  },
  removeValueChangeListener(id) { values.listeners.delete(`${id}`); },
});

export const changedValues = values => values.isChanged ? valuesAsJSON(values) : undefined;
export function valuesAsJSON({ texts }) {
  const parts = privateArray();
  texts.forEach((text, name) => { parts[parts.length] = `${stringify(name)}:${text}`; });
  return `{${join(parts, ',')}}`;
}
