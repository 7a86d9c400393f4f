// js/html/elements.js: the HTML element interfaces, each made from its row in reflections.js when it is first touched.
//
// Reads and writes nothing itself. Offers G.interfaceOfElement(local name), G.htmlPrototype(local name): the interface of elements of HTML
// with that name, and its prototype.
// Exposes HTMLElement's subinterfaces.
'use strict';
{
  const G = this;
  const { defineInterface, deferInterface, reflect, accessors, HTMLElement, each, toASCIILower, isCustomName } = G;
  const { split, slice, indexOf, includes, join } = G.primordials;

  // A list's words: `x:` says of what kind those behind it are; the others are `property=attribute/fallback(keywords)`,
  // all but the property optional.
  function descriptorsOf(list) {
    const descriptors = { __proto__: null };
    let kind = 's';
    for (const word of each(split(list, ' '))) {
      if (word[1] === ':') { kind = word[0]; continue; }
      if (word === '') continue;
      const open = indexOf(word, '('), { 0: left, 1: fallback } = split(open < 0 ? word : slice(word, 0, open), '/');
      const { 0: property, 1: attribute = toASCIILower(property) } = split(left, '=');
      descriptors[property] = descriptorOf(kind, property, attribute, +(fallback || 0), open < 0 ? '' : slice(word, open + 1, -1));
    }
    return descriptors;
  }
  function descriptorOf(kind, property, name, number, values) {
    switch (kind) {
      case 's': return reflect.string(property, name);
      case 'z': return reflect.string(property, name, true);
      case 'u': return reflect.url(property, name);
      case 'b': return reflect.boolean(property, name);
      case 'l': return reflect.long(property, name, number);
      case 'n': return reflect.unsignedLong(property, name, number);
      case 'p': return reflect.unsignedLong(property, name, number, { __proto__: null, positive: true });
      case 'f': return reflect.unsignedLong(property, name, number, { __proto__: null, positive: true, forgiving: true });
      case 'd': return reflect.double(property, name, number);
      default: {
        const { 0: keywords, 1: missing, 2: invalid } = split(values, ';');
        return reflect.enumerated(property, name, join(split(keywords, ','), ' '), missing === '~' ? null : missing, invalid === '~' ? null : invalid);
      }
    }
  }

  // The table's rows: the name of the interface, the local names with a blank around each, the parent, the reflections.
  const rows = G.privateArray();
  function makeElementInterface(interfaceName) {
    let place = 0;
    while (rows[place].interfaceName !== interfaceName) place++;
    const { parent, list } = rows[place];
    const { prototype } = defineInterface(interfaceName, { __proto__: null, parent: parent ? G[`HTML${parent}Element`] : HTMLElement });
    accessors(prototype, descriptorsOf(list));
    // Event handlers that these forward to the window.
    if (interfaceName === 'HTMLBodyElement' || interfaceName === 'HTMLFrameSetElement') accessors(prototype, G.windowHandlers);
  }
  for (const line of split(G.reflections.trim(), '\n')) {
    const [short, names, parent, list] = split(line, '|');
    const interfaceName = `HTML${short}Element`;
    rows[rows.length] = { __proto__: null, interfaceName, names: ` ${names} `, parent, list };
    deferInterface(interfaceName, makeElementInterface);
  }
  // https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom
  G.interfaceOfElement = local => {
    const word = ` ${local} `;
    for (let place = 0; place < rows.length; place++) if (includes(rows[place].names, word)) return G[rows[place].interfaceName];
    return includes(G.plainElements, word) || isCustomName(local) ? HTMLElement : G.HTMLUnknownElement;
  };
  G.htmlPrototype = local => G.interfaceOfElement(local).prototype;
}
