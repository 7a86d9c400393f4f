// js/webidl/stubs.js: members of what is there from the start that few scripts touch. What they do stands in late files.
//
// Offers  G.stubs(object, name, list): puts functions on the object which do what G[name] has under their names. The list holds words behind
//         the kind of what follows: `r:` attributes that are read only, `w:` other attributes, `0:`, `1:` … operations by their length.
// Exposes nothing itself.
'use strict';
{
  const G = this;
  const { apply, defineProperty, ownDescriptor, markDescriptor, each } = G;
  const { split, reflectGet, reflectSet } = G.primordials;

  function stub(kind, key, late) {
    switch (kind) {
      case 'r': return { get [key]() { return reflectGet(G[late], key, this); } };
      case 'w': return { get [key]() { return reflectGet(G[late], key, this); }, set [key](value) { reflectSet(G[late], key, value, this); } };
      case '0': return { [key]() { return apply(G[late][key], this, arguments); } };
      case '1': return { [key](a) { return apply(G[late][key], this, arguments); } };
      case '2': return { [key](a, b) { return apply(G[late][key], this, arguments); } };
      case '3': return { [key](a, b, c) { return apply(G[late][key], this, arguments); } };
      default: return undefined;
    }
  }
  G.stubs = (object, late, list) => {
    let kind = '';
    for (const word of each(split(list, ' '))) {
      if (word[1] === ':') { kind = word[0]; continue; }
      const descriptor = ownDescriptor(stub(kind, word, late), word);
      markDescriptor(descriptor, word);
      defineProperty(object, word, descriptor);
    }
  };
}
