// js/dom/Abort.js: AbortController and AbortSignal. https://dom.spec.whatwg.org/#aborting-ongoing-activities
//
// Reads and writes nothing of the arena. Offers G.whenAborted(signal, function). Exposes both interfaces.
'use strict';
{
  const G = this;
  const { Given, defineInterface, EventTarget, ObjectCreate, makeTarget } = G;

  class SignalBrand extends Given {
    #state = { __proto__: null, aborted: false, reason: undefined, callbacks: G.privateArray() };
    static stateOf(object) { return object.#state; }
  }
  const { stateOf } = SignalBrand;
  class ControllerBrand extends Given {
    #signal;
    constructor(object, signal) { super(object); this.#signal = signal; }
    static signalOf(object) { return object.#signal; }
  }
  const makeSignal = () => new SignalBrand(makeTarget(ObjectCreate(AbortSignal.prototype)));
  function abort(signal, reason) {
    const state = stateOf(signal);
    if (state.aborted) return;
    state.aborted = true;
    state.reason = reason === undefined ? G.makeException('AbortError', 'The operation was aborted.') : reason;
    const { callbacks } = state;
    state.callbacks = G.privateArray();
    for (let i = 0; i < callbacks.length; i++) callbacks[i](state.reason);
    G.fire(signal, 'abort');
  }
  const handlers = G.PrivateWeakMap();
  const AbortSignal = defineInterface('AbortSignal', {
    __proto__: null,
    parent: EventTarget,
    members: {
      get aborted() { return stateOf(this).aborted; },
      get reason() { return stateOf(this).reason; },
      throwIfAborted() { const state = stateOf(this); if (state.aborted) throw state.reason; },
      get onabort() { return handlers.get(this)?.callback || null; },
      set onabort(value) {
        let handler = handlers.get(this);
        if (!handler) {
          handler = { __proto__: null, callback: null };
          handlers.set(this, handler);
          const list = G.listenersOf(this, true);
          list[list.length] = {
            __proto__: null, type: 'abort', capture: false, once: false, passive: false, removed: false,
            callback: event => { if (handler.callback) G.apply(handler.callback, this, [event]); },
          };
        }
        handler.callback = typeof value === 'function' ? value : null;
      },
    },
    statics: {
      __proto__: null,
      abort(reason = undefined) { const signal = makeSignal(); abort(signal, reason); return signal; },
      timeout(milliseconds) {
        const signal = makeSignal();
        G.setTimer(() => abort(signal, G.makeException('TimeoutError', 'The operation timed out.')), +milliseconds || 0);
        return signal;
      },
      any(signals) {
        const result = makeSignal();
        for (const signal of signals) {
          const state = stateOf(signal);
          if (state.aborted) { abort(result, state.reason); break; }
          state.callbacks[state.callbacks.length] = reason => abort(result, reason);
        }
        return result;
      },
    },
  });
  defineInterface('AbortController', {
    __proto__: null,
    construct: object => new ControllerBrand(object, makeSignal()),
    members: {
      get signal() { return ControllerBrand.signalOf(this); },
      abort(reason = undefined) { abort(ControllerBrand.signalOf(this), reason); },
    },
  });
  G.whenAborted = (signal, callback) => { const { callbacks } = stateOf(signal); callbacks[callbacks.length] = callback; };
}
