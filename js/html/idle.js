// js/html/idle.js: requestIdleCallback on a page that is idle once its scripts are done. https://w3c.github.io/requestidlecallback/
//
// Reads and writes nothing of the arena.
// Offers  G.requestIdle(callback) → number, which G.clearTimer takes. Exposes IdleDeadline.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, apply } = G;

  class DeadlineBrand extends Given {
    #end;
    constructor(object, end) { super(object); this.#end = end; }
    static endOf(object) { return object.#end; }
  }
  const IdleDeadline = defineInterface('IdleDeadline', {
    __proto__: null,
    members: {
      timeRemaining() { const left = DeadlineBrand.endOf(this) - G.currentTime(); return left > 0 ? left : 0; },
      // Computing takes no time here, so that there is always some left.
      get didTimeout() { DeadlineBrand.endOf(this); return false; },
    },
  });
  const LONGEST = 50;
  G.requestIdle = callback => G.setTimer(() => {
    apply(callback, undefined, [new DeadlineBrand(ObjectCreate(IdleDeadline.prototype), G.currentTime() + LONGEST)]);
  }, 1);
}
