// js/page.js: the state of the page: what modules keep of it, so that it can be seen, and reset for another page.
//
// A module declares what it keeps under its own path: `pageState('html/interaction/focus', () => ({ … }))`. The function makes it as it is before
// a page comes. Objects may be taken out of it as constants, since they are reset in place; all else is read of the member at each use.
// What is the same for every page of a world is no part of it: js/realm.txt lists it.
//
// Reads and writes nothing of the arena.
// Exports pageState(path, make) → what it made · resetPage(): gives all of it its first values · describePage(): JSON of a text for each
//         value, by path and name. Exposes nothing.
'use strict'; { const G = this; const { ObjectCreate, PrivateMap, getPrototypeOf, ownKeys, primordials, privateArray } = G;

const { isArray, stringify, join } = primordials;
const page = ObjectCreate(null), makers = PrivateMap(), MapPrototype = getPrototypeOf(PrivateMap());
function pageState(path, make) {
  makers.set(path, make);
  return page[path] = make();
} G.pageState = pageState;

const isMap = value => typeof value === 'object' && value !== null && getPrototypeOf(value) === MapPrototype;
// Objects that the bindings made as records. Those of scripts have prototypes, mostly, and are not changed.
const isRecord = value => typeof value === 'object' && value !== null && getPrototypeOf(value) === null && !isArray(value);
// What a place holds that had one value and is to have another.
function resetValue(old, made) {
  if (old === made) return old;
  if (isMap(old) && isMap(made)) {
    old.clear();
    made.forEach((value, key) => { old.set(key, value); });
    return old;
  }
  if (isArray(old) && isArray(made)) {
    old.length = 0;
    for (let i = 0; i < made.length; i++) old[i] = made[i];
    return old;
  }
  if (!isRecord(old) || !isRecord(made)) return made;
  reset(old, made);
  return old;
}
function reset(record, made) {
  const keys = ownKeys(made), earlier = ownKeys(record);
  for (let i = 0; i < earlier.length; i++) if (!(earlier[i] in made)) delete record[earlier[i]];
  for (let i = 0; i < keys.length; i++) record[keys[i]] = resetValue(record[keys[i]], made[keys[i]]);
}
G.resetPage = () => { makers.forEach((make, path) => { reset(page[path], make()); }); };

const DEEP = 3, MANY = 8;
function describe(value, depth) {
  if (isMap(value)) return `Map(${value.count()})`;
  if (typeof value === 'function') return 'function';
  if (typeof value === 'string') return stringify(value);
  if (typeof value !== 'object' || value === null) return `${value}`;
  if (isArray(value) && value.length > MANY) return `Array(${value.length})`;
  if (depth === DEEP || !isArray(value) && !isRecord(value)) return 'object';
  const parts = privateArray(), keys = ownKeys(value);
  for (let i = 0; i < keys.length; i++) if (keys[i] !== 'length') parts[parts.length] = `${keys[i]}: ${describe(value[keys[i]], depth + 1)}`;
  return `{${join(parts, ', ')}}`;
}
function describePage() {
  const all = ObjectCreate(null);
  makers.forEach((_, path) => {
    const member = all[path] = ObjectCreate(null), keys = ownKeys(page[path]);
    for (let i = 0; i < keys.length; i++) member[keys[i]] = describe(page[path][keys[i]], 0);
  });
  return stringify(all);
} G.describePage = describePage;
}
