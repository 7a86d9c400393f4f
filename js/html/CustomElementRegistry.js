// js/html/CustomElementRegistry.js: custom elements. https://html.spec.whatwg.org/multipage/custom-elements.html
//
// Reads and writes nothing of the arena. Offers G.customElements. Exposes CustomElementRegistry.
'use strict';
{
  const G = this;
  const { defineInterface, ObjectCreate, need, toText, fail, PrivateMap, isCustomName } = G;
  // Definitions are kept; elements are not upgraded. FIXME: 4.13. Custom elements never run their reactions.
  const definitions = PrivateMap();
  const CustomElementRegistry = defineInterface('CustomElementRegistry', {
    __proto__: null,
    members: {
      define(name, constructor, options = undefined) {
        need(arguments.length, 2);
        name = toText(name);
        G.toFunction(constructor);
        if (!isCustomName(name)) fail('SyntaxError');
        if (definitions.has(name)) fail('NotSupportedError');
        definitions.set(name, constructor);
      },
      get(name) { need(arguments.length, 1); return definitions.get(toText(name)); },
      getName(constructor) { let found = null; definitions.forEach((value, key) => { if (value === constructor) found = key; }); return found; },
      whenDefined(name) { const known = definitions.get(toText(name)); return known === undefined ? new G.Promise(() => {}) : G.resolved(known); },
      upgrade(root) {},
    },
  });
  G.customElements = ObjectCreate(CustomElementRegistry.prototype);
}
