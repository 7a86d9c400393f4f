// js/dom/Abort.js: steps of AbortController and AbortSignal. https://dom.spec.whatwg.org/#aborting-ongoing-activities
//
// Reads and writes nothing of the arena. Signals are known by their states.
// Exports AbortControllerSteps, AbortSignalSteps (js/idl/Abort.webidl) · abortReason(signal): undefined unless it is aborted ·
//         isAborted(signal) · whenAborted(signal, function), forgetAbort(signal, function) · newAbortSignal(),
//         abortSignal(signal, reason): without a controller · dependentSignal(private array of signals).
// Throws  what a signal was aborted with. Exposes nothing.
import { privateArray } from '../primordials.js';
import { fire } from 'late:./dispatch.js';
import { setTimer } from 'late:../timing/timers.js';
import { makeException } from 'late:../webidl/DOMException.js';

const newSignal = () => ({
  __proto__: null, object: undefined, aborted: false, reason: undefined, callbacks: privateArray(), dependents: privateArray(), sources: privateArray(),
});
// https://dom.spec.whatwg.org/#abortsignal-signal-abort: the signals that depend on this one are aborted first, and notified last.
function abort(signal, reason) {
  if (signal.aborted) return;
  setAborted(signal, reason === undefined ? makeException('AbortError', 'The operation was aborted.') : reason);
  const dependents = privateArray();
  for (let i = 0; i < signal.dependents.length; i++) {
    const dependent = signal.dependents[i];
    if (dependent.aborted) continue;
    setAborted(dependent, signal.reason);
    dependents[dependents.length] = dependent;
  }
  run(signal);
  for (let i = 0; i < dependents.length; i++) run(dependents[i]);
}
function setAborted(signal, reason) {
  signal.aborted = true;
  signal.reason = reason;
}
function run(signal) {
  const { callbacks } = signal;
  signal.callbacks = privateArray();
  for (let i = 0; i < callbacks.length; i++) callbacks[i](signal.reason);
  // A signal that no script has seen has no listeners.
  if (signal.object !== undefined) fire(signal.object, 'abort');
}
// A signal that depends on others depends on what those depend on. https://dom.spec.whatwg.org/#create-a-dependent-abort-signal
function depend(result, source) {
  const { dependents, sources } = source;
  if (sources.length === 0) {
    dependents[dependents.length] = result;
    result.sources[result.sources.length] = source;
    return;
  }
  for (let i = 0; i < sources.length; i++) depend(result, sources[i]);
}
// A signal that is aborted with the first of some others.
export function dependentSignal(list) {
  const result = newSignal();
  for (let i = 0; i < list.length; i++) if (list[i].aborted) { setAborted(result, list[i].reason); return result; }
  for (let i = 0; i < list.length; i++) depend(result, list[i]);
  return result;
}
const reason = signal => signal.aborted ? signal.reason : undefined;
export const isAborted = signal => signal.aborted;

export const AbortControllerSteps = {
  __proto__: null,
  construct: () => ({ __proto__: null, object: undefined, signal: newSignal() }),
  signal: ({ signal }) => signal,
  abort({ signal }, why) { abort(signal, why); },
};
export const AbortSignalSteps = {
  __proto__: null,
  abort(why) { const signal = newSignal(); abort(signal, why); return signal; },
  timeout(milliseconds) {
    const signal = newSignal();
    setTimer(() => abort(signal, makeException('TimeoutError', 'The operation timed out.')), milliseconds);
    return signal;
  },
  any: dependentSignal,
  aborted: isAborted,
  reason,
  throwIfAborted(signal) { if (signal.aborted) throw signal.reason; },
};
export { reason as abortReason, newSignal as newAbortSignal, abort as abortSignal };
export const whenAborted = ({ callbacks }, callback) => { callbacks[callbacks.length] = callback; };
export const forgetAbort = (signal, callback) => {
  const { callbacks } = signal;
  signal.callbacks = privateArray();
  for (let i = 0; i < callbacks.length; i++) if (callbacks[i] !== callback) signal.callbacks[signal.callbacks.length] = callbacks[i];
};
