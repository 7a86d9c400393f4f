// js/webidl/platformInterface.js: the interface of an object.
//
// Reads and writes nothing of the arena.
// Exports platformInterface(value): the name of a platform object's interface, null for a script's own objects. Exposes nothing.
import { global } from 'native';
import { getPrototypeOf, ownDescriptor, primordials } from '../primordials.js';
import { isNode } from '../arena.js';
import { isLoaded, named } from '../lazyModules.js';
import { isIndexed } from 'late:./indexed.js';

const { keysOf, toStringTag } = primordials;
// The tag of the nearest prototype that the bindings created.
export const platformInterface = value => {
  if (value === global) return 'Window';
  const isKnown = isNode(value) || (isLoaded('isIndexed') && isIndexed(value)) || (isLoaded('isEvent') && named('isEvent')(value));
  for (let p = getPrototypeOf(value); p !== null; p = getPrototypeOf(p)) {
    const tag = ownDescriptor(p, toStringTag);
    if (!tag || typeof tag.value !== 'string') continue;
    // An interface's members are enumerable, unlike those of the language's own classes. Location's are not on its prototype.
    if (isKnown || (!tag.writable && (keysOf(p).length > 0 || tag.value === 'Location'))) return tag.value;
  }
  return isKnown ? 'platform object' : null;
};
