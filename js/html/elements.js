// js/html/elements.js: builds the HTML element interfaces from the table in reflections.js.
//
// Reads and writes nothing itself. Offers G.HTMLxElement for each, registers them with the wrapper's maker.
// Exposes HTMLElement's subinterfaces.
(function (G) {
  'use strict';
  const { defineInterface, registerElement, reflect, accessors, HTMLElement } = G;
  const token = /([sublnpde]): |([A-Za-z]+)(?:=([a-z-]+))?(?:\/(-?\d+))?(?:\(([^)]*)\))?/g;

  function descriptorsOf(list) {
    const descriptors = { __proto__: null };
    let kind = 's';
    for (const [, letter, property, attribute, fallback, values] of list.matchAll(token)) {
      if (letter !== undefined) { kind = letter; continue; }
      const name = attribute === undefined ? property.toLowerCase() : attribute;
      const number = fallback === undefined ? 0 : +fallback;
      if (kind === 's') descriptors[property] = reflect.string(property, name);
      else if (kind === 'u') descriptors[property] = reflect.url(property, name);
      else if (kind === 'b') descriptors[property] = reflect.boolean(property, name);
      else if (kind === 'l') descriptors[property] = reflect.long(property, name, number);
      else if (kind === 'n') descriptors[property] = reflect.unsignedLong(property, name, number);
      else if (kind === 'p') descriptors[property] = reflect.unsignedLong(property, name, number, { positive: true });
      else if (kind === 'd') descriptors[property] = reflect.double(property, name, number);
      else {
        const [keywords, missing, invalid] = values.split(';');
        descriptors[property] = reflect.enumerated(property, name, keywords.replaceAll(',', ' '),
          missing === '~' ? null : missing, invalid === '~' ? null : invalid);
      }
    }
    return descriptors;
  }

  for (const row of G.reflections.trim().split('\n')) {
    const [short, names, parent, list] = row.split('|');
    const interfaceObject = defineInterface(`HTML${short}Element`, { parent: parent ? G[`HTML${parent}Element`] : HTMLElement });
    if (names) registerElement(names.split(' '), interfaceObject);
    accessors(interfaceObject.prototype, descriptorsOf(list));
  }
  registerElement(G.plainElements.split(' '), HTMLElement);
})
