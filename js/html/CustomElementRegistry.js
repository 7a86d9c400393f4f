// js/html/CustomElementRegistry.js: custom elements. https://html.spec.whatwg.org/multipage/custom-elements.html
//
// Reads and writes nothing of the arena. Offers G.customElements. Exposes CustomElementRegistry.
'use strict';
{
  const G = this;
  const { defineInterface, ObjectCreate, need, toText, fail, PrivateMap, privateArray, isCustomName } = G;
  const { Object, TypeError, reflectConstruct } = G.primordials;
  // Definitions are kept; elements are not upgraded. FIXME: 4.13. Custom elements never run their reactions.
  // By name; and the promises of names that nobody has defined yet.
  const definitions = PrivateMap(), promises = PrivateMap();
  // The name of a constructor, null where it has none.
  function nameOf(constructor) {
    let found = null;
    definitions.forEach((value, key) => { if (value === constructor) found = key; });
    return found;
  }
  function isConstructor(value) {
    // A class that extends what is no constructor throws where it is evaluated, before anything of the value is called.
    try { return typeof value === 'function' && (reflectConstruct(Object, privateArray(), value), true); } catch { return false; }
  }
  const CustomElementRegistry = defineInterface('CustomElementRegistry', {
    __proto__: null,
    members: {
      define(name, constructor, options = undefined) {
        need(arguments.length, 2);
        name = toText(name);
        if (!isConstructor(constructor)) throw new TypeError('The constructor is not one');
        if (!isCustomName(name)) fail('SyntaxError');
        if (definitions.has(name) || nameOf(constructor) !== null) fail('NotSupportedError');
        definitions.set(name, constructor);
        const waiting = promises.get(name);
        if (waiting === undefined) return;
        promises.delete(name);
        waiting.resolve(constructor);
      },
      get(name) { need(arguments.length, 1); return definitions.get(toText(name)); },
      getName(constructor) { need(arguments.length, 1); return nameOf(G.toFunction(constructor)); },
      whenDefined(name) {
        need(arguments.length, 1);
        name = toText(name);
        if (!isCustomName(name)) return G.rejected(G.makeException('SyntaxError'));
        const known = definitions.get(name);
        if (known !== undefined) return G.resolved(known);
        let waiting = promises.get(name);
        if (waiting === undefined) {
          promises.set(name, waiting = { __proto__: null, promise: null, resolve: null });
          waiting.promise = new G.Promise(resolve => { waiting.resolve = resolve; });
        }
        return waiting.promise;
      },
      upgrade(root) {},
    },
  });
  G.customElements = ObjectCreate(CustomElementRegistry.prototype);
}
