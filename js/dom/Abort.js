// js/dom/Abort.js: AbortController and AbortSignal. https://dom.spec.whatwg.org/#aborting-ongoing-activities
//
// Reads and writes nothing of the arena. Offers G.abortReason(signal), isAborted(signal) ·
// G.whenAborted(signal, function), forgetAbort(signal, function) · G.newAbortSignal(), abortSignal(signal, reason): without a
// controller · G.dependentSignal(private array of signals).
// Exposes both interfaces.
'use strict';
{
  const G = this;
  const { Given, defineInterface, EventTarget, ObjectCreate, makeTarget, need } = G;
  const { TypeError, trunc } = G.primordials;

  class SignalBrand extends Given {
    #state = { __proto__: null, aborted: false, reason: undefined, callbacks: G.privateArray(), dependents: G.privateArray(), sources: G.privateArray() };
    constructor(object) { super(object); }
    static stateOf(object) { return object.#state; }
    static isSignal(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  const { stateOf, isSignal } = SignalBrand;
  class ControllerBrand extends Given {
    #signal;
    constructor(object, signal) { super(object); this.#signal = signal; }
    static signalOf(object) { return object.#signal; }
  }
  const makeSignal = () => new SignalBrand(makeTarget(ObjectCreate(AbortSignal.prototype)));
  // https://dom.spec.whatwg.org/#abortsignal-signal-abort: the signals that depend on this one are aborted first, and told last.
  function abort(signal, reason) {
    const state = stateOf(signal);
    if (state.aborted) return;
    setAborted(state, reason === undefined ? G.makeException('AbortError', 'The operation was aborted.') : reason);
    const dependents = G.privateArray();
    for (let i = 0; i < state.dependents.length; i++) {
      const dependent = state.dependents[i];
      if (stateOf(dependent).aborted) continue;
      setAborted(stateOf(dependent), state.reason);
      dependents[dependents.length] = dependent;
    }
    run(signal, state);
    for (let i = 0; i < dependents.length; i++) run(dependents[i], stateOf(dependents[i]));
  }
  function setAborted(state, reason) {
    state.aborted = true;
    state.reason = reason;
  }
  function run(signal, state) {
    const { callbacks } = state;
    state.callbacks = G.privateArray();
    for (let i = 0; i < callbacks.length; i++) callbacks[i](state.reason);
    G.fire(signal, 'abort');
  }
  // A signal that depends on others depends on what those depend on. https://dom.spec.whatwg.org/#create-a-dependent-abort-signal
  function depend(result, own, source) {
    const { dependents, sources } = stateOf(source);
    if (sources.length === 0) {
      dependents[dependents.length] = result;
      own.sources[own.sources.length] = source;
      return;
    }
    for (let i = 0; i < sources.length; i++) depend(result, own, sources[i]);
  }
  function follow(result, own, list) {
    for (let i = 0; i < list.length; i++) {
      const state = stateOf(list[i]);
      if (state.aborted) { setAborted(own, state.reason); return; }
    }
    for (let i = 0; i < list.length; i++) depend(result, own, list[i]);
  }
  const AbortSignal = defineInterface('AbortSignal', {
    __proto__: null,
    parent: EventTarget,
    members: {
      get aborted() { return stateOf(this).aborted; },
      get reason() { return stateOf(this).reason; },
      throwIfAborted() { const state = stateOf(this); if (state.aborted) throw state.reason; },
    },
    statics: {
      __proto__: null,
      abort(reason = undefined) { const signal = makeSignal(); abort(signal, reason); return signal; },
      timeout(milliseconds) {
        need(arguments.length, 1);
        const signal = makeSignal(), delay = trunc(+milliseconds);
        // [EnforceRange] unsigned long long
        if (!(delay >= 0 && delay <= 9007199254740991)) throw new TypeError('The delay is out of range');
        G.setTimer(() => abort(signal, G.makeException('TimeoutError', 'The operation timed out.')), delay);
        return signal;
      },
      any(signals) {
        need(arguments.length, 1);
        // NB: All of them are looked at first: one that is no signal leaves nothing behind.
        const list = G.privateArray(), result = makeSignal(), own = stateOf(result);
        for (const signal of signals) {
          if (!isSignal(signal)) throw new TypeError('A value of the list is not an AbortSignal');
          list[list.length] = signal;
        }
        follow(result, own, list);
        return result;
      },
    },
  });
  G.accessors(AbortSignal.prototype, G.handlerAccessors('abort'));
  defineInterface('AbortController', {
    __proto__: null,
    construct: object => new ControllerBrand(object, makeSignal()),
    members: {
      get signal() { return ControllerBrand.signalOf(this); },
      abort(reason = undefined) { abort(ControllerBrand.signalOf(this), reason); },
    },
  });
  // The reason of a signal that is aborted, undefined of another one; TypeError for what is no signal.
  G.abortReason = signal => {
    if (!isSignal(signal)) throw new TypeError('The value is not an AbortSignal');
    return stateOf(signal).aborted ? stateOf(signal).reason : undefined;
  };
  G.isAborted = signal => stateOf(signal).aborted;
  G.newAbortSignal = makeSignal;
  // A signal that is aborted with the first of some others.
  G.dependentSignal = list => {
    const result = makeSignal();
    follow(result, stateOf(result), list);
    return result;
  };
  G.abortSignal = abort;
  G.forgetAbort = (signal, callback) => {
    const state = stateOf(signal), { callbacks } = state;
    state.callbacks = G.privateArray();
    for (let i = 0; i < callbacks.length; i++) if (callbacks[i] !== callback) state.callbacks[state.callbacks.length] = callbacks[i];
  };
  G.whenAborted = (signal, callback) => { const { callbacks } = stateOf(signal); callbacks[callbacks.length] = callback; };
}
