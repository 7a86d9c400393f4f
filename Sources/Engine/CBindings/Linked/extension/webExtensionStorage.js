// js/extension/webExtensionStorage.js: the areas of chrome.storage and browser.storage.
// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/storage
//
// Reads and writes nothing of the arena.
// Exports storageAreas(state, answering(name, run): a function with an answer): {local, sync, managed, session, onChanged}. Exposes nothing.
'use strict'; { const G = this; const { primordials, privateArray,
define } = G;




const { isArray, keysOf, parse, stringify, TypeError } = primordials;
const DONE = { __proto__: null };
const READ_ONLY = 'This is a read-only store.', NO_ACCESS = 'Access to storage is not allowed from this context.';

const isObject = value => typeof value === 'object' && value !== null;
function namesOf(values, keys) {
  if (keys === undefined || keys === null) return G.namesOfValues(values);
  if (typeof keys === 'string') return [keys];
  if (!isObject(keys)) throw new TypeError('Error in invocation of storage: the keys must be a text, a list, an object or null.');
  return isArray(keys) ? keys : keysOf(keys);
}
function read(values, keys) {
  const found = {}, names = namesOf(values, keys), hasDefaults = isObject(keys) && !isArray(keys);
  for (let i = 0; i < names.length; i++) {
    const name = `${names[i]}`, text = values.texts.get(name);
    if (text !== undefined) define(found, name, parse(text), true, true, true);
    else if (hasDefaults && keys[name] !== undefined) define(found, name, parse(stringify(keys[name])), true, true, true);
  }
  return found;
}
// Changes values by names; an undefined text removes one. Listeners hear of all changes of a call together.
function change(state, area, name, changes) {
  const made = {}, { texts } = area.values;
  let isChanged = false;
  changes.forEach((text, key) => {
    const old = texts.get(key);
    if (old === text) return;
    isChanged = true;
    if (text === undefined) texts.delete(key); else texts.set(key, text);
    const difference = {};
    if (old !== undefined) difference.oldValue = parse(old);
    if (text !== undefined) difference.newValue = parse(text);
    define(made, key, difference, true, true, true);
  });
  if (!isChanged) return;
  area.values.isChanged = true;
  G.queueTask(() => {
    area.onChanged.fire([made, name]);
    state.onStored.fire([made, name]);
  });
}
function areaOf(state, name, answering) {
  const area = { __proto__: null, values: state.areas[name], onChanged: areaEvent(state, name) };
  const changeAll = (keys, textOf) => {
    const changes = G.newValues(undefined).texts;
    for (let i = 0; i < keys.length; i++) changes.set(`${keys[i]}`, textOf(keys[i]));
    change(state, area, name, changes);
    return DONE;
  };
  return {
    get: answering('get', ([keys]) => ({ __proto__: null, value: read(area.values, keys) })),
    set: answering('set', ([items]) => {
      if (!isObject(items)) throw new TypeError('Error in invocation of storage.set: an object is required.');
      // NB: A value without JSON is left out, as browsers do.
      const keys = keysOf(items), kept = privateArray();
      for (let i = 0; i < keys.length; i++) if (stringify(items[keys[i]]) !== undefined) kept[kept.length] = keys[i];
      return changeAll(kept, key => stringify(items[key]));
    }),
    remove: answering('remove', ([keys]) => changeAll(namesOf(area.values, keys), () => undefined)),
    clear: answering('clear', () => changeAll(namesOf(area.values, null), () => undefined)),
    getBytesInUse: answering('getBytesInUse', ([keys]) => {
      let size = 0;
      const names = namesOf(area.values, keys);
      for (let i = 0; i < names.length; i++) {
        const name = `${names[i]}`, text = area.values.texts.get(name);
        if (text !== undefined) size += name.length + text.length;
      }
      return { __proto__: null, value: size };
    }),
    onChanged: area.onChanged.event,
  };
}
// NB: chrome and browser are two objects over one area, whose listeners hear of each change.
function areaEvent(state, name) {
  state.areaEvents ??= { __proto__: null };
  return state.areaEvents[name] ??= G.newEvent();
}
function refusing(answering, problem, isReadable) {
  const refuse = name => answering(name, () => ({ __proto__: null, problem }));
  return {
    get: isReadable ? answering('get', ([keys]) => ({ __proto__: null, value: read(G.newValues(undefined), keys) })) : refuse('get'),
    set: refuse('set'), remove: refuse('remove'), clear: refuse('clear'), onChanged: G.newEvent().event,
  };
}
G.storageAreas = (state, answering) => ({
  __proto__: null,
  local: areaOf(state, 'local', answering), sync: areaOf(state, 'sync', answering),
  managed: refusing(answering, READ_ONLY, true), session: refusing(answering, NO_ACCESS, false),
  onChanged: state.onStored.event,
});
}
