// js/html/scripting/pageScripts.js: functions for the page's own scripts, called by Sources/Engine/WebRuntime/Scripts/.
// https://html.spec.whatwg.org/multipage/scripting.html https://html.spec.whatwg.org/multipage/webappapis.html
//
// Reads   links and attributes. Writes nothing.
// Exports pageScripts, whose functions are called from Swift: begin(element id, 0 for a module) → the argument of end(…); both are called
//         around a script · fire(element id, event type), fireLater(…): in a task · report(exception) · setReadyState(state) · endLoading():
//         the page is complete; fires no event · contentLoaded(), loaded(): fire the events of a complete page · runDueTask(): whether there
//         was one · queuePendingScripts(), queueEnd() · forgetListeners() · blobText(address) · prepareModule(address or null, text, name,
//         first line) → its number, negative if it cannot be loaded · runModule(number): its errors are reported ·
//         importMap(text, name, line).
// Exposes nothing.
import { OP, global } from 'native';
import { each } from '../../primordials.js';
import { hooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { callValues, hostOf, wrap } from '../../arena.js';
import { ELEMENT, kindOf, pageFragment } from '../../memory.js';
import { isLoaded } from '../../lazyModules.js';
import { mainDocument } from '../../dom/addresses.js';
import { baseOf } from '../../dom/baseURLs.js';
import { removeAllListeners } from '../../dom/listeners.js';
import { rootOf } from '../../dom/Node.js';
import { following } from '../../dom/preorder.js';
import { has, isHTML } from '../../dom/contentAttributes.js';
import { document, documentState } from '../documents/Document.js';
import { endTask } from '../embedded/resources.js';
import { blobAt } from 'late:../../FileAPI/blobURL.js';
import { Event } from 'late:../../bindings/Event.js';
import { PageTransitionEvent } from 'late:../../bindings/events.js';
import { dispatch, fire as fireEvent, fromHost } from 'late:../../dom/dispatch.js';
import { focusedId } from 'late:../../dom/documentElements.js';
import { hostEvent } from 'late:../../dom/eventInterfaces.js';
import { allBytes, utf8Text } from 'late:../../encoding/byteSequence.js';
import { reportException, reportRejection } from 'late:./errors.js';
import { forgetHandlers } from 'late:./eventHandlers.js';
import { registerImportMap } from 'late:./importMaps.js';
import { NONE, placed } from 'late:./moduleMap.js';
import { prepareModule, runModule } from 'late:./modules.js';
import { isFocusable, moveFocus } from 'late:../interaction/focus.js';
import { nextTimer, queueTask, runNextTimer } from 'late:../../timing/timers.js';

function fire(target, type, interfaceObject = Event, init = undefined) { return fireEvent(target, type, init, interfaceObject); }
function setReadyState(state) {
  if (documentState.readyState === state) return;
  documentState.readyState = state;
  fire(document, 'readystatechange');
}

hooks.reportException = reportException;
hooks.rejection = reportRejection;

// The elements of the page with event handler attributes for their resources, and the element with `autofocus`.
// https://html.spec.whatwg.org/multipage/interaction.html#the-autofocus-attribute
function watchElements() {
  const root = mainDocument;
  for (let id = root; (id = following(id, root)) !== 0;) {
    if (kindOf(id) !== ELEMENT) continue;
    if (page.focusing === 0 && has(id, 'autofocus') && isFocusable(id)) page.focusing = id;
    if (isHTML(id, 'body') || isHTML(id, 'frameset')) continue;
    if (has(id, 'onload')) hooks.listening(id, 'load');
    else if (has(id, 'onerror')) hooks.listening(id, 'error');
  }
}

const page = pageState('html/scripting/pageScripts', () => ({ __proto__: null, focusing: 0 }));
export const pageScripts = {
  __proto__: null,
  begin(id) {
    const previous = documentState.currentScript;
    documentState.currentScript = id !== 0 && hostOf(rootOf(id)) === 0 ? id : 0;
    return previous;
  },
  end(previous) { documentState.currentScript = previous; },
  fire(id, type) { fire(wrap(id), type); },
  fireLater(id, type) { queueTask(() => { fire(wrap(id), type); }); },
  report(error) { reportException(error); },
  setReadyState(state) { if (state === 'interactive') fromHost(() => { setReadyState(state); }); else setReadyState(state); },
  endLoading() { documentState.readyState = 'complete'; },
  contentLoaded() {
    watchElements();
    fromHost(() => { fire(document, 'DOMContentLoaded', Event, { __proto__: null, bubbles: true }); });
  },
  loaded() {
    endTask();
    if (page.focusing !== 0 && focusedId() === 0 && pageFragment() === 0) moveFocus(page.focusing);
    fromHost(() => {
      setReadyState('complete');
      dispatch(global, hostEvent(Event, 'load'), document);
      dispatch(global, hostEvent(PageTransitionEvent, 'pageshow', { __proto__: null, bubbles: true, cancelable: true }), document);
    });
  },
  runDueTask() {
    hooks.beforeWaiting();
    if (!isLoaded('nextTimer') || nextTimer() !== 0) return false;
    runNextTimer();
    return true;
  },
  // The text of a script in a blob, null if there is no blob at the URL.
  blobText(address) { const blob = blobAt(address); return blob === null ? null : utf8Text(allBytes(blob.bytes)); },
  prepareModule(address, text, name, firstLine) { return prepareModule(address, text, name, firstLine); },
  runModule(number) { runModule(number, error => { if (error !== NONE) reportException(error); }); },
  importMap(text, name, line) {
    try { registerImportMap(text, baseOf(mainDocument)); } catch (error) { reportException(placed(error, name, line, 1)); }
  },
  queuePendingScripts() { queueTask(() => { callValues(OP.scriptsRunPending); }); },
  queueEnd() { queueTask(() => { callValues(OP.documentEnd); }); },
  forgetListeners() {
    for (const target of each([global, document])) {
      removeAllListeners(target);
      forgetHandlers(target);
    }
  },
};
