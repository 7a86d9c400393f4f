// js/bindings/idle.js: the bindings that js/idl/generate.py made of js/idl/idle.webidl. Not to be edited.
//
// Exposes IdleDeadline.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, wrongReceiver, wrongValue } = G;
  const IdleDeadlineSteps = G.IdleDeadlineSteps;

  class IdleDeadlineBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('IdleDeadline', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('IdleDeadline', where);
      return value.#state;
    }
  }
  G.IdleDeadlineBrand = IdleDeadlineBrand;
  const IdleDeadline = defineInterface('IdleDeadline', {
    __proto__: null,
    members: {
      constructor: undefined,
      get didTimeout() { return IdleDeadlineSteps.didTimeout(IdleDeadlineBrand.of(this, 'didTimeout', 1)); },
      timeRemaining() { return IdleDeadlineSteps.timeRemaining(IdleDeadlineBrand.of(this, 'timeRemaining')); },
    },
  });
  G.makeIdleDeadline = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'IdleDeadline') return G[`make${state.interface}`](state);
    return new IdleDeadlineBrand(ObjectCreate(IdleDeadline.prototype), state);
  };
  G.isIdleDeadline = IdleDeadlineBrand.is;
  G.idleDeadlineState = IdleDeadlineBrand.from;
}
