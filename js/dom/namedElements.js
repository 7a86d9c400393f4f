// js/dom/namedElements.js: the elements of a tree that have a name, and labels by the ids that they are for.
// https://dom.spec.whatwg.org/#interface-htmlcollection and others look elements up by `id` and `name`
//
// What was ever met with a name is kept under it, and looked at again when somebody asks: a list that follows the tree meets
// each element when it comes and when its attributes change. So a name costs what has it, and not what is in the tree.
//
// Reads   links and attributes. Writes and exposes nothing.
// Offers  G.elementsNamed(root, name) → ids of the elements in the tree of `root`, in tree order, whose `id` or `name` it is ·
//         G.namedList(root): the list of those that have any name · G.labelsFor(root, id) → ids of those whose `for` it is.
'use strict';
{
  const G = this;
  const { H, N, STRUCTURE_SEQUENCE, LiveList, PrivateMap, privateArray, attributeId, intern, str, rootOf, isWithin, precedes, keepList } = G;
  // Few enough to be put in order by comparing them.
  const FEW = 8;
  const ELEMENT = 1, EMPTY = 1, ID = intern('id'), NAME = intern('name'), FOR = intern('for');

  // Elements of the tree of `root` by the values of one or two attributes.
  const namesUnder = root => indexUnder(root, 'names', ID, NAME), labelsUnder = root => indexUnder(root, 'labels', FOR, FOR);
  function indexUnder(root, kind, key, otherKey) {
    return keepList(root, kind, () => {
      // For each value the ids that were met with it, each once: one, or a map of several; and those that have it, for some time.
      const met = PrivateMap();
      const enter = (value, id) => {
        if (value <= EMPTY) return;
        const name = str(value), known = met.get(name);
        if (known === undefined) met.set(name, { __proto__: null, one: id, several: null, found: null, structure: 0 });
        else if (known.several !== null) known.several.set(id, true);
        else if (known.one !== id) {
          known.several = PrivateMap();
          known.several.set(known.one, true);
          known.several.set(id, true);
        }
      };
      const matches = id => {
        if ((N[id * 8] & 255) !== ELEMENT) return false;
        const own = attributeId(id, key), other = attributeId(id, otherKey);
        enter(own, id);
        enter(other, id);
        return own > EMPTY || other > EMPTY;
      };
      const isNamed = (id, name) => {
        const own = attributeId(id, key), other = attributeId(id, otherKey);
        return own !== 0 && str(own) === name || other !== 0 && str(other) === name;
      };
      return { __proto__: null, met, isNamed, list: new LiveList(root, { __proto__: null, deep: true, attributes: true, matches, build: null }) };
    });
  }
  // Those of an entry that have its name, in tree order. What has it no longer is forgotten.
  function find(entry, name, root, { list, isNamed }) {
    const found = privateArray(), { several } = entry;
    const has = id => isNamed(id, name) && isWithin(id, root);
    if (several === null) { if (has(entry.one)) found[0] = entry.one; return found; }
    let count = 0, isSorted = true;
    several.forEach((_, id) => {
      if (!has(id)) { several.delete(id); return; }
      if (count > 0 && isSorted) isSorted = precedes(found[count - 1], id);
      found[count++] = id;
    });
    if (isSorted) return found;
    if (count <= FEW) {
      for (let i = 1; i < count; i++) {
        const id = found[i];
        let at = i;
        for (; at > 0 && precedes(id, found[at - 1]); at--) found[at] = found[at - 1];
        found[at] = id;
      }
      return found;
    }
    const sorted = privateArray(), all = list.all();
    for (let i = 0, last = 0; i < all.length; i++) if (isNamed(all[i], name)) sorted[last++] = all[i];
    return sorted;
  }
  function lookUp(index, root, name) {
    index.list.sync();
    const entry = index.met.get(name);
    if (entry === undefined) return privateArray();
    if (entry.found === null || entry.structure !== H[STRUCTURE_SEQUENCE]) {
      entry.found = find(entry, name, root, index);
      entry.structure = H[STRUCTURE_SEQUENCE];
    }
    return entry.found;
  }
  G.namedList = root => namesUnder(rootOf(root)).list;
  G.elementsNamed = (root, name) => { const tree = rootOf(root); return lookUp(namesUnder(tree), tree, name); };
  G.labelsFor = (root, id) => { const tree = rootOf(root); return lookUp(labelsUnder(tree), tree, id); };
}
