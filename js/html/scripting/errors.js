// js/html/scripting/errors.js: uncaught exceptions and unhandled rejections as events of the window.
// https://html.spec.whatwg.org/multipage/webappapis.html#runtime-script-errors
//
// Reads and writes nothing of the arena.
// Exports reportException(error, window): notifies the window's listeners, and the runner of the page unless a listener canceled ·
//         reportRejection(promise, reason, window) notifies them in a task. Exposes nothing.
import { OP, global } from 'native';
import { primordials, resolved } from '../../primordials.js';
import { pageState } from '../../page.js';
import { callValues } from '../../arena.js';
import { documentURL, mainDocument } from '../../dom/addresses.js';
import { eventState } from 'late:../../bindings/Event.js';
import { ErrorEvent, PromiseRejectionEvent } from 'late:../../bindings/events.js';
import { dispatch, eventFor, fire } from 'late:../../dom/dispatch.js';
import { queueEvents } from 'late:../../timing/timers.js';

const { isError } = primordials;

// https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception
const page = pageState('html/scripting/errors', () => ({ __proto__: null, isReporting: false }));
export const reportException = (error, window = global) => {
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
    isHandled = !fire(window, 'error', { __proto__: null, cancelable: true, message, filename, lineno, colno, error }, ErrorEvent);
  } finally { page.isReporting = false; }
  if (!isHandled) callValues(OP.uncaught, error);
};
// https://html.spec.whatwg.org/multipage/webappapis.html#unhandled-promise-rejections
export const reportRejection = (promise, reason, window = global) => {
  queueEvents(() => {
    const init = { __proto__: null, cancelable: true, promise: resolved(), reason };
    const event = eventFor(window, PromiseRejectionEvent, 'unhandledrejection', init);
    // NB: Converted for the constructor, the promise of another realm would become a new one.
    eventState(event).fields.promise = promise;
    if (dispatch(window, event)) callValues(OP.uncaught, reason);
  });
};
