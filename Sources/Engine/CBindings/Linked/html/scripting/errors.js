// js/html/scripting/errors.js: uncaught exceptions and unhandled rejections as events of the window.
// https://html.spec.whatwg.org/multipage/webappapis.html#runtime-script-errors
//
// Reads and writes nothing of the arena.
// Exports reportException(error, window): notifies the window's listeners, and the runner of the page unless a listener canceled ·
//         reportRejection(promise, reason, window) notifies them in a task. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, uncaught: 221 }; const { global,
primordials, resolved,
pageState,
callValues,
documentURL, mainDocument } = G;





const { isError } = primordials;

// https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception
const page = pageState('html/scripting/errors', () => ({ __proto__: null, isReporting: false }));
G.reportException = (error, window = global) => {
  if (page.isReporting) { callValues(OP.uncaught, error); return; }
  page.isReporting = true;
  let message = '', filename = '', lineno = 0, colno = 0;
  try {
    message = `${error}`;
    if (typeof error === 'object' && error !== null) {
      const { sourceURL, line, column } = error;
      // The code of attributes and timers belongs to the document; the engine has no file name for it.
      if (typeof sourceURL === 'string' && sourceURL !== '') filename = sourceURL; else if (isError(error)) filename = documentURL(mainDocument);
      if (typeof line === 'number') lineno = line;
      if (typeof column === 'number') colno = column;
    }
  } catch { message = 'Uncaught exception'; }
  let isHandled = false;
  try {
    isHandled = !G.fire(window, 'error', { __proto__: null, cancelable: true, message, filename, lineno, colno, error }, G.ErrorEvent);
  } finally { page.isReporting = false; }
  if (!isHandled) callValues(OP.uncaught, error);
};
// https://html.spec.whatwg.org/multipage/webappapis.html#unhandled-promise-rejections
G.reportRejection = (promise, reason, window = global) => {
  G.queueEvents(() => {
    const init = { __proto__: null, cancelable: true, promise: resolved(), reason };
    const event = G.eventFor(window, G.PromiseRejectionEvent, 'unhandledrejection', init);
    // NB: Converted for the constructor, the promise of another realm would become a new one.
    G.eventState(event).fields.promise = promise;
    if (G.dispatch(window, event)) callValues(OP.uncaught, reason);
  });
};
}
