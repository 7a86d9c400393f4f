// js/webidl/platformInterface.js: the interface of an object.
//
// Reads and writes nothing of the arena.
// Exports platformInterface(value): the name of a platform object's interface, null for a script's own objects. Exposes nothing.
'use strict'; { const G = this; const { global,
getPrototypeOf, ownDescriptor, primordials,
isNode,
isLoaded, named } = G;


const { keysOf, toStringTag } = primordials;
// The tag of the nearest prototype that the bindings created.
G.platformInterface = value => {
  if (value === global) return 'Window';
  const isKnown = isNode(value) || (isLoaded('isIndexed') && G.isIndexed(value)) || (isLoaded('isEvent') && named('isEvent')(value));
  for (let p = getPrototypeOf(value); p !== null; p = getPrototypeOf(p)) {
    const tag = ownDescriptor(p, toStringTag);
    if (!tag || typeof tag.value !== 'string') continue;
    // An interface's members are enumerable, unlike those of the language's own classes. Location's are not on its prototype.
    if (isKnown || (!tag.writable && (keysOf(p).length > 0 || tag.value === 'Location'))) return tag.value;
  }
  return isKnown ? 'platform object' : null;
};
}
