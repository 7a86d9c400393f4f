// js/dom/Abort.js: steps of AbortController and AbortSignal. https://dom.spec.whatwg.org/#aborting-ongoing-activities
//
// Reads and writes nothing of the arena. Signals are represented by their states.
// Exports AbortControllerSteps, AbortSignalSteps (js/idl/Abort.webidl) · abortReason(signal): undefined unless it is aborted ·
//         isAborted(signal) · whenAborted(signal, function), forgetAbort(signal, function) · newAbortSignal(), abortSignal(signal, reason):
//         signals without a controller · dependentSignal(private array of signals).
// Throws  the abort reason of a signal. Exposes nothing.
'use strict'; { const G = this; const { privateArray } = G;




const newSignal = () => ({
  __proto__: null, object: undefined, aborted: false, reason: undefined, callbacks: privateArray(), dependents: privateArray(), sources: privateArray(),
});
// DOM, "signal abort" (#abortsignal-signal-abort): the signals that depend on this one are aborted first, and notified last.
function abort(signal, reason) {
  // 1.
  if (signal.aborted) return;
  // 2.
  setAborted(signal, reason === undefined ? G.makeException('AbortError', 'The operation was aborted.') : reason);
  // 3–4.
  const dependents = privateArray();
  for (let i = 0; i < signal.dependents.length; i++) {
    const dependent = signal.dependents[i];
    if (dependent.aborted) continue;
    setAborted(dependent, signal.reason);
    dependents[dependents.length] = dependent;
  }
  // 5.
  run(signal);
  // 6.
  for (let i = 0; i < dependents.length; i++) run(dependents[i]);
}
function setAborted(signal, reason) {
  signal.aborted = true;
  signal.reason = reason;
}
// DOM, "run the abort steps" (#run-the-abort-steps). NB: As in WebKit, an algorithm that another one removes now still runs.
function run(signal) {
  const { callbacks } = signal;
  // 2, 1.
  signal.callbacks = privateArray();
  for (let i = 0; i < callbacks.length; i++) callbacks[i](signal.reason);
  // 3. A signal that no script has seen has no listeners.
  if (signal.object !== undefined) G.fire(signal.object, 'abort');
}
// For 4 of "create a dependent abort signal": a signal that depends on others depends on their sources.
function depend(result, source) {
  const { dependents, sources } = source;
  // 4.1.
  if (sources.length === 0) {
    dependents[dependents.length] = result;
    result.sources[result.sources.length] = source;
    return;
  }
  // 4.2.
  for (let i = 0; i < sources.length; i++) depend(result, sources[i]);
}
// A signal that is aborted when the first of several others is. DOM, "create a dependent abort signal" (#create-a-dependent-abort-signal).
function dependentSignal(list) {
  // 1.
  const result = newSignal();
  // 2.
  for (let i = 0; i < list.length; i++) if (list[i].aborted) { setAborted(result, list[i].reason); return result; }
  // 3–4.
  for (let i = 0; i < list.length; i++) depend(result, list[i]);
  // 5.
  return result;
} G.dependentSignal = dependentSignal;
const reason = signal => signal.aborted ? signal.reason : undefined;
const isAborted = G.isAborted = signal => signal.aborted;

G.AbortControllerSteps = {
  __proto__: null,
  construct: () => ({ __proto__: null, object: undefined, signal: newSignal() }),
  signal: ({ signal }) => signal,
  abort({ signal }, why) { abort(signal, why); },
};
G.AbortSignalSteps = {
  __proto__: null,
  // #dom-abortsignal-abort
  abort(why) { const signal = newSignal(); abort(signal, why); return signal; },
  // #dom-abortsignal-timeout
  timeout(milliseconds) {
    // 1.
    const signal = newSignal();
    // 2–3.
    G.setTimer(() => abort(signal, G.makeException('TimeoutError', 'The operation timed out.')), milliseconds);
    // 4.
    return signal;
  },
  any: dependentSignal,
  aborted: isAborted,
  reason,
  throwIfAborted(signal) { if (signal.aborted) throw signal.reason; },
};
G.abortReason = reason; G.newAbortSignal = newSignal; G.abortSignal = abort;
// DOM, "add" an algorithm (#abortsignal-add). 1 is the callers'.
G.whenAborted = ({ callbacks }, callback) => { callbacks[callbacks.length] = callback; };
// DOM, "remove" an algorithm (#abortsignal-remove).
G.forgetAbort = (signal, callback) => {
  const { callbacks } = signal;
  signal.callbacks = privateArray();
  for (let i = 0; i < callbacks.length; i++) if (callbacks[i] !== callback) signal.callbacks[signal.callbacks.length] = callbacks[i];
};
}
