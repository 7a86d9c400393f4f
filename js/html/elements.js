// js/html/elements.js: the HTML element interfaces, each made from its row in js/bindings/elementTable.js when it is first touched.
//
// A row: interface (without "HTML" and "Element") | local names | parent | reflections. A reflection is
// `property=attribute/default/least/most(keywords;missing default;invalid default)`, all but the property optional, after a letter and a
// colon that holds until the next: s string, v string without lone surrogates, z string for which null is "", u URL, b boolean, l long, m
// long that is not negative, n unsigned long, p positive unsigned long, f positive unsigned long that takes its default for 0, c unsigned
// long in a range, d double, e enumerated (`~` for null), t list of tokens, r another element, o string or null, a the same of WAI-ARIA
// (`HasPopup`: ariaHasPopup, which is aria-haspopup), i its lists of elements (`Owns`: ariaOwnsElements, which is aria-owns). The row `*` is
// that of Element itself.
//
// Reads   names. Writes nothing itself. Offers G.interfaceOfElement(local name), G.htmlPrototype(local name): the interface of elements of HTML
//         with that name, and its prototype · G.hasElementInterface(element id, interface name) · G.elementReflections: those of Element ·
//         G.descriptorsOf(reflections, function from an object to an element's id).
// Exposes HTMLElement's subinterfaces.
'use strict';
{
  const G = this;
  const { defineInterface, deferInterface, reflect, accessor, accessors, HTMLElement, each, isCustomName, nameOf, N, isNode, idOf } = G;
  const { split, slice, indexOf, includes, toLowerCase } = G.primordials;
  const HTML = 1, SVG = 2, MATHML = 3, ELEMENT = 1, NAME = 6;

  // Descriptors of the properties that a list of reflections makes.
  function descriptorsOf(list, idFor) {
    const descriptors = { __proto__: null };
    let kind = 's';
    for (const word of each(split(list, ' '))) {
      if (word[1] === ':') { kind = word[0]; continue; }
      if (word === '') continue;
      const open = indexOf(word, '('), { 0: left, 1: fallback = '0', 2: least, 3: most } = split(open < 0 ? word : slice(word, 0, open), '/');
      const isARIA = kind === 'a' || kind === 'i', { 0: own, 1: attribute = `${isARIA ? 'aria-' : ''}${toLowerCase(own)}` } = split(left, '=');
      const property = isARIA ? `aria${own}${kind === 'i' ? 'Elements' : ''}` : own;
      const reflection = reflectionOf(kind, attribute, +fallback, +least, +most, open < 0 ? '' : slice(word, open + 1, -1));
      descriptors[property] = accessor(property, reflection, idFor);
    }
    return descriptors;
  }
  function reflectionOf(kind, name, fallback, least, most, values) {
    switch (kind) {
      case 's': return reflect.string(name);
      case 'v': return reflect.scalars(name);
      case 'z': return reflect.string(name, true);
      case 'u': return reflect.url(name);
      case 'b': return reflect.boolean(name);
      case 'l': return reflect.long(name, fallback);
      case 'm': return reflect.long(name, -1, true);
      case 'n': return reflect.unsignedLong(name, fallback);
      case 'p': return reflect.unsignedLong(name, fallback || 1, 1);
      case 'f': return reflect.unsignedLong(name, fallback, 1, true);
      case 'c': return reflect.clamped(name, fallback, least, most);
      case 'd': return reflect.double(name, fallback);
      case 't': return reflect.tokens(name);
      case 'r': return reflect.element(name);
      case 'o': case 'a': return reflect.optional(name);
      case 'i': return reflect.elements(name);
      default: {
        const { 0: keywords, 1: missing, 2: invalid } = split(values, ';');
        return reflect.enumerated(name, split(keywords, ','), missing === '~' ? null : missing, invalid === '~' ? null : invalid);
      }
    }
  }

  // The table's rows: the name of the interface, the local names with a blank around each, the parent, the reflections.
  const rows = G.privateArray();
  const nameInFull = short => `HTML${short}Element`;
  function rowOf(interfaceName) {
    let place = 0;
    while (rows[place].interfaceName !== interfaceName) place++;
    return rows[place];
  }
  function makeElementInterface(interfaceName) {
    const { parent, list } = rowOf(interfaceName);
    const { prototype } = defineInterface(interfaceName, { __proto__: null, parent: G[parent] });
    accessors(prototype, descriptorsOf(list, receiver(interfaceName)));
    // Event handlers that these forward to the window.
    if (interfaceName === 'HTMLBodyElement' || interfaceName === 'HTMLFrameSetElement') accessors(prototype, G.WindowEventHandlers);
  }
  // What gives the id of an element that has an interface.
  const receiver = interfaceName => (object, member, kind) => {
    if (isNode(object)) {
      const id = idOf(object);
      if ((N[id * 8] & 255) === ELEMENT && hasElementInterface(id, interfaceName)) return id;
    }
    return G.wrongReceiver(interfaceName, member, kind);
  };
  // https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom
  function interfaceNameOf(local) {
    const word = ` ${local} `;
    for (let place = 0; place < rows.length; place++) if (includes(rows[place].names, word)) return rows[place].interfaceName;
    return isCustomName(local) ? 'HTMLElement' : 'HTMLUnknownElement';
  }
  // The name's record keeps its interface.
  function hasElementInterface(id, interfaceName) {
    const name = nameOf(N[id * 8 + NAME]);
    if (name.ns !== HTML) return interfaceName === 'SVGElement' && name.ns === SVG || interfaceName === 'MathMLElement' && name.ns === MATHML;
    if (name.interfaceName === '') name.interfaceName = interfaceNameOf(name.local);
    return name.interfaceName === interfaceName || interfaceName === 'HTMLElement' || rowOf(name.interfaceName).parent === interfaceName;
  }
  const lines = split(G.reflections, '\n');
  for (let place = 0; place < lines.length; place++) {
    const { 0: short, 1: names, 2: parent, 3: list } = split(lines[place], '|');
    const interfaceName = nameInFull(short);
    rows[place] = { __proto__: null, interfaceName, names: ` ${names} `, parent: nameInFull(parent), list };
    if (short === '*') { G.elementReflections = list; continue; }
    if (short === '') accessors(HTMLElement.prototype, descriptorsOf(list, receiver(interfaceName)));
    else deferInterface(interfaceName, makeElementInterface);
  }
  G.interfaceOfElement = local => G[interfaceNameOf(local)];
  G.htmlPrototype = local => G.interfaceOfElement(local).prototype;
  G.hasElementInterface = hasElementInterface;
  G.descriptorsOf = descriptorsOf;
}
