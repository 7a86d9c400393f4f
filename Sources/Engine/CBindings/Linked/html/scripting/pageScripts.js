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
'use strict'; { const G = this; const OP = { __proto__: null, scriptsRunPending: 212, documentEnd: 211 }; const { global,
each,
hooks,
pageState,
callValues, hostOf, wrap,
N, H,
isLoaded,
mainDocument,
baseOf,
removeAllListeners,
rootOf,
following,
has, isHTML,
document, documentState,
endTask } = G;















function fire(target, type, interfaceObject = G.Event, init = undefined) { return G.fire(target, type, init, interfaceObject); }
function setReadyState(state) {
  if (documentState.readyState === state) return;
  documentState.readyState = state;
  fire(document, 'readystatechange');
}

hooks.reportException = G.reportException;
hooks.rejection = G.reportRejection;

// The elements of the page with event handler attributes for their resources, and the element with `autofocus`.
// https://html.spec.whatwg.org/multipage/interaction.html#the-autofocus-attribute
function watchElements() {
  const root = mainDocument;
  for (let id = root; (id = following(id, root)) !== 0;) {
    if ((N[id << 3] & 255) !== 1) continue;
    if (page.focusing === 0 && has(id, 'autofocus') && G.isFocusable(id)) page.focusing = id;
    if (isHTML(id, 'body') || isHTML(id, 'frameset')) continue;
    if (has(id, 'onload')) hooks.listening(id, 'load');
    else if (has(id, 'onerror')) hooks.listening(id, 'error');
  }
}

const page = pageState('html/scripting/pageScripts', () => ({ __proto__: null, focusing: 0 }));
G.pageScripts = {
  __proto__: null,
  begin(id) {
    const previous = documentState.currentScript;
    documentState.currentScript = id !== 0 && hostOf(rootOf(id)) === 0 ? id : 0;
    return previous;
  },
  end(previous) { documentState.currentScript = previous; },
  fire(id, type) { fire(wrap(id), type); },
  fireLater(id, type) { G.queueTask(() => { fire(wrap(id), type); }); },
  report(error) { G.reportException(error); },
  setReadyState(state) { if (state === 'interactive') G.fromHost(() => { setReadyState(state); }); else setReadyState(state); },
  endLoading() { documentState.readyState = 'complete'; },
  contentLoaded() {
    watchElements();
    G.fromHost(() => { fire(document, 'DOMContentLoaded', G.Event, { __proto__: null, bubbles: true }); });
  },
  loaded() {
    endTask();
    if (page.focusing !== 0 && G.focusedId() === 0 && H[409] === 0) G.moveFocus(page.focusing);
    G.fromHost(() => {
      setReadyState('complete');
      G.dispatch(global, G.hostEvent(G.Event, 'load'), document);
      G.dispatch(global, G.hostEvent(G.PageTransitionEvent, 'pageshow', { __proto__: null, bubbles: true, cancelable: true }), document);
    });
  },
  runDueTask() {
    hooks.beforeWaiting();
    if (!isLoaded('nextTimer') || G.nextTimer() !== 0) return false;
    G.runNextTimer();
    return true;
  },
  // The text of a script in a blob, null if there is no blob at the URL.
  blobText(address) { const blob = G.blobAt(address); return blob === null ? null : G.utf8Text(G.allBytes(blob.bytes)); },
  prepareModule(address, text, name, firstLine) { return G.prepareModule(address, text, name, firstLine); },
  runModule(number) { G.runModule(number, error => { if (error !== G.NONE) G.reportException(error); }); },
  importMap(text, name, line) {
    try { G.registerImportMap(text, baseOf(mainDocument)); } catch (error) { G.reportException(G.placed(error, name, line, 1)); }
  },
  queuePendingScripts() { G.queueTask(() => { callValues(OP.scriptsRunPending); }); },
  queueEnd() { G.queueTask(() => { callValues(OP.documentEnd); }); },
  forgetListeners() {
    for (const target of each([global, document])) {
      removeAllListeners(target);
      G.forgetHandlers(target);
    }
  },
};
}
