// js/bindings/CustomElementRegistry.js: the bindings that js/idl/generate.py made of js/idl/CustomElementRegistry.webidl. Not to be edited.
//
// Exposes CustomElementRegistry.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, need, nodeArgument, rejected, toDictionary, toFunction, toText, wrongReceiver,
    wrongValue,
  } = G;
  const CustomElementRegistrySteps = G.CustomElementRegistrySteps;
  function toElementDefinitionOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      extends: (member = given.extends) === undefined ? undefined : toText(member),
    };
  }

  class CustomElementRegistryBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CustomElementRegistry', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CustomElementRegistry', where);
      return value.#state;
    }
  }
  G.CustomElementRegistryBrand = CustomElementRegistryBrand;
  const CustomElementRegistry = defineInterface('CustomElementRegistry', {
    __proto__: null,
    members: {
      constructor: undefined,
      define(name, constructor, options = undefined) {
        const state = CustomElementRegistryBrand.of(this, 'define');
        need(arguments.length, 2);
        name = toText(name);
        constructor = toFunction(constructor, 866989);
        options = toElementDefinitionOptions(options);
        CustomElementRegistrySteps.define(state, name, constructor, options);
      },
      get(name) {
        const state = CustomElementRegistryBrand.of(this, 'get');
        need(arguments.length, 1);
        name = toText(name);
        return CustomElementRegistrySteps.get(state, name);
      },
      getName(constructor) {
        const state = CustomElementRegistryBrand.of(this, 'getName');
        need(arguments.length, 1);
        constructor = toFunction(constructor, 694987);
        return CustomElementRegistrySteps.getName(state, constructor);
      },
      whenDefined(name) {
        try {
          const state = CustomElementRegistryBrand.of(this, 'whenDefined');
          need(arguments.length, 1);
          name = toText(name);
          return CustomElementRegistrySteps.whenDefined(state, name);
        } catch (error) { return rejected(error); }
      },
      upgrade(root) {
        const state = CustomElementRegistryBrand.of(this, 'upgrade');
        need(arguments.length, 1);
        root = nodeArgument(root, 481195);
        CustomElementRegistrySteps.upgrade(state, root);
      },
    },
  });
  G.makeCustomElementRegistry = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CustomElementRegistry') return G[`make${state.interface}`](state);
    return new CustomElementRegistryBrand(ObjectCreate(CustomElementRegistry.prototype), state);
  };
  G.isCustomElementRegistry = CustomElementRegistryBrand.is;
  G.customElementRegistryState = CustomElementRegistryBrand.from;
}
