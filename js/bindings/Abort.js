// js/bindings/Abort.js: the bindings that js/idl/generate.py made of js/idl/Abort.webidl. Not to be edited.
//
// Exposes AbortController, AbortSignal.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, accessors, defineInterface, makeTarget, need, toEnforced, toSequence, wrongReceiver, wrongValue } = G;
  const AbortControllerSteps = G.AbortControllerSteps;
  const AbortSignalSteps = G.AbortSignalSteps;

  class AbortControllerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('AbortController', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('AbortController', where);
      return value.#state;
    }
  }
  G.AbortControllerBrand = AbortControllerBrand;
  const AbortController = defineInterface('AbortController', {
    __proto__: null,
    construct(object) {
      return new AbortControllerBrand(object, AbortControllerSteps.construct());
    },
    members: {
      constructor: undefined,
      get signal() { return G.makeAbortSignal(AbortControllerSteps.signal(AbortControllerBrand.of(this, 'signal', 1))); },
      abort(reason = undefined) { AbortControllerSteps.abort(AbortControllerBrand.of(this, 'abort'), reason); },
    },
  });
  G.makeAbortController = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'AbortController') return G[`make${state.interface}`](state);
    return new AbortControllerBrand(ObjectCreate(AbortController.prototype), state);
  };
  G.isAbortController = AbortControllerBrand.is;
  G.abortControllerState = AbortControllerBrand.from;

  class AbortSignalBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('AbortSignal', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('AbortSignal', where);
      return value.#state;
    }
  }
  G.AbortSignalBrand = AbortSignalBrand;
  const AbortSignal = defineInterface('AbortSignal', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get aborted() { return AbortSignalSteps.aborted(AbortSignalBrand.of(this, 'aborted', 1)); },
      get reason() { return AbortSignalSteps.reason(AbortSignalBrand.of(this, 'reason', 1)); },
      onabort: undefined,
      throwIfAborted() { AbortSignalSteps.throwIfAborted(AbortSignalBrand.of(this, 'throwIfAborted')); },
    },
    statics: {
      __proto__: null,
      abort(reason = undefined) { return G.makeAbortSignal(AbortSignalSteps.abort(reason)); },
      timeout(milliseconds) {
        need(arguments.length, 1);
        milliseconds = toEnforced(milliseconds, 0, 9007199254740991);
        return G.makeAbortSignal(AbortSignalSteps.timeout(milliseconds));
      },
      any(signals) {
        need(arguments.length, 1);
        signals = toSequence(signals, value => G.abortSignalState(value));
        return G.makeAbortSignal(AbortSignalSteps.any(signals));
      },
    },
  });
  accessors(AbortSignal.prototype, G.handlerAccessors('abort', '', AbortSignalBrand.of));
  G.makeAbortSignal = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'AbortSignal') return G[`make${state.interface}`](state);
    return new AbortSignalBrand(ObjectCreate(AbortSignal.prototype), state);
  };
  G.isAbortSignal = AbortSignalBrand.is;
  G.abortSignalState = AbortSignalBrand.from;
}
