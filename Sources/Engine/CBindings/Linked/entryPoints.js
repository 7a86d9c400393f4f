// js/entryPoints.js: the functions that Swift calls. The last of the files that run when a world is made.
//
// Reads and writes nothing of the arena. Exposes `document` when js/html/ has not.
// Exports settle(value): {status: 0 pending, 1 fulfilled, 2 rejected; value} · makeArguments(native, holder, name,
//         extra): run()'s argument · timeToNextTimer() · unhandledRejection(promise,
//         reason).
'use strict'; { const G = this; const { documentNode, global,
apply, getOwnPropertyDescriptor, uncurry,
hooks,
callValues, wrap,
define, scriptsMayRun,
isLoaded,
throwStatus,
isHeardBy } = G;



const NativePromise = Promise, then = uncurry(Promise.prototype.then), resolve = NativePromise.resolve;
const ENDED = 104;

G.settle = value => {
  const state = { __proto__: null, status: 0, value: undefined };
  // Only a promise or a thenable is waited for.
  if (!(value instanceof NativePromise) && typeof value.then !== 'function') { state.status = 1; state.value = value; return state; }
  then(apply(resolve, NativePromise, [value]),
    result => { state.status = 1; state.value = result; },
    error => { state.status = 2; state.value = error; });
  return state;
};
G.makeArguments = (native, holder, extensionName, extraArguments) => {
  // NB: After the world has ended no receiver is left to write a status into the header; the result reports it instead.
  const { completionFunction } = { completionFunction(object) { if (native(holder, object) !== true) throwStatus(ENDED); } };
  return extraArguments === undefined ? { completionFunction, extensionName } : { completionFunction, extensionName, extraArguments };
};

// Milliseconds until the next timer is due; -1 without one.
G.timeToNextTimer = () => {
  hooks.beforeWaiting();
  return isLoaded('nextTimer') ? G.nextTimer() : -1;
};
// Where no scripts of the page run, the window hears of errors when somebody listens there.
const isHeard = type => isHeardBy(global, type);
G.unhandledRejection = (promise, reason) => {
  const { rejection } = hooks;
  if (rejection !== null) rejection(promise, reason);
  else if (isHeard('unhandledrejection')) G.reportRejection(promise, reason); else callValues(214, reason);
};
hooks.reportException = error => { if (isHeard('error')) G.reportException(error); else callValues(214, error); };
if (!getOwnPropertyDescriptor(global, 'document')) define(global, 'document', wrap(documentNode), false, true, false);
scriptsMayRun();
}
