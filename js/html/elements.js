// js/html/elements.js: the HTML element interfaces, each made from its row in reflections.js when it is first touched.
//
// Reads and writes nothing itself. Offers G.htmlPrototype(local name): the prototype of elements of HTML with that name.
// Exposes HTMLElement's subinterfaces.
'use strict';
{
  const G = this;
  const { defineInterface, deferInterface, reflect, accessors, HTMLElement } = G;
  const { exec, split, replace, test, includes } = G.primordials;
  const token = /([sublnpde]): |([A-Za-z]+)(?:=([a-z-]+))?(?:\/(-?\d+))?(?:\(([^)]*)\))?/g;

  function descriptorsOf(list) {
    const descriptors = { __proto__: null };
    let kind = 's';
    token.lastIndex = 0;
    for (let match; (match = exec(token, list)) !== null;) {
      const letter = match[1], property = match[2], attribute = match[3], fallback = match[4], values = match[5];
      if (letter !== undefined) { kind = letter; continue; }
      const name = attribute === undefined ? G.toASCIILower(property) : attribute;
      const number = fallback === undefined ? 0 : +fallback;
      if (kind === 's') descriptors[property] = reflect.string(property, name);
      else if (kind === 'u') descriptors[property] = reflect.url(property, name);
      else if (kind === 'b') descriptors[property] = reflect.boolean(property, name);
      else if (kind === 'l') descriptors[property] = reflect.long(property, name, number);
      else if (kind === 'n') descriptors[property] = reflect.unsignedLong(property, name, number);
      else if (kind === 'p') descriptors[property] = reflect.unsignedLong(property, name, number, { positive: true });
      else if (kind === 'd') descriptors[property] = reflect.double(property, name, number);
      else {
        const parts = split(values, ';'), missing = parts[1], invalid = parts[2];
        descriptors[property] = reflect.enumerated(property, name, replace(parts[0], /,/g, ' '),
          missing === '~' ? null : missing, invalid === '~' ? null : invalid);
      }
    }
    return descriptors;
  }

  // The table's rows: the name of the interface, the local names with a blank around each, the parent, the reflections.
  const rows = G.privateArray();
  function makeElementInterface(interfaceName) {
    let place = 0;
    while (rows[place].interfaceName !== interfaceName) place++;
    const { parent, list } = rows[place];
    const { prototype } = defineInterface(interfaceName, { parent: parent ? G[`HTML${parent}Element`] : HTMLElement });
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
  G.htmlPrototype = local => {
    const word = ` ${local} `;
    for (let place = 0; place < rows.length; place++) if (includes(rows[place].names, word)) return G[rows[place].interfaceName].prototype;
    if (includes(G.plainElements, word) || test(/^[a-z][^\0A-Z]*-/, local)) return HTMLElement.prototype;
    return G.HTMLUnknownElement.prototype;
  };
}
