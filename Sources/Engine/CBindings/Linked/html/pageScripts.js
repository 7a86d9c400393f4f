// js/html/pageScripts.js: the page's own scripts: what Sources/Engine/WebRuntime/Scripts/ asks of the page's world.
// https://html.spec.whatwg.org/multipage/scripting.html https://html.spec.whatwg.org/multipage/webappapis.html
//
// Reads   links and attributes. Writes nothing.
// Exports pageScripts, whose functions are called from Swift: begin(element id) → what end(…) takes back, around a
//         script · fire(element id, event type) · report(exception) · setReadyState(state) · endLoading(): the page is
//         complete, and no event is fired · contentLoaded(), loaded(): the events of a page that is complete ·
//         runDueTask(): whether there was one · queuePendingScripts(), queueEnd() · forgetListeners() · blobText(address).
// Exposes nothing.
'use strict'; { const G = this; const { global,
each,
hooks,
callValues, hostOf, wrap,
N, H,
isLoaded,
mainDocument,
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

// Elements of the page that hear of their resources by attributes, and the one that is to have the focus from the start.
// https://html.spec.whatwg.org/multipage/interaction.html#the-autofocus-attribute
function watchElements() {
  const root = mainDocument;
  for (let id = root; (id = following(id, root)) !== 0;) {
    if ((N[id << 3] & 255) !== 1) continue;
    if (focusing === 0 && has(id, 'autofocus') && G.isFocusable(id)) focusing = id;
    if (isHTML(id, 'body') || isHTML(id, 'frameset')) continue;
    if (has(id, 'onload')) hooks.listening(id, 'load');
    else if (has(id, 'onerror')) hooks.listening(id, 'error');
  }
}

let focusing = 0;
G.pageScripts = {
  __proto__: null,
  begin(id) {
    const previous = documentState.currentScript;
    documentState.currentScript = hostOf(rootOf(id)) === 0 ? id : 0;
    return previous;
  },
  end(previous) { documentState.currentScript = previous; },
  fire(id, type) { fire(wrap(id), type); },
  report: G.reportException,
  setReadyState(state) { if (state === 'interactive') G.fromHost(() => { setReadyState(state); }); else setReadyState(state); },
  endLoading() { documentState.readyState = 'complete'; },
  contentLoaded() {
    watchElements();
    G.fromHost(() => { fire(document, 'DOMContentLoaded', G.Event, { __proto__: null, bubbles: true }); });
  },
  loaded() {
    endTask();
    if (focusing !== 0 && G.focusedId() === 0 && H[409] === 0) G.moveFocus(focusing);
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
  // The text of a script that a blob holds, null where there is none at the address.
  blobText(address) { const blob = G.blobAt(address); return blob === null ? null : G.utf8Text(G.allBytes(blob.bytes)); },
  queuePendingScripts() { G.queueTask(() => { callValues(208); }); },
  queueEnd() { G.queueTask(() => { callValues(207); }); },
  forgetListeners() {
    for (const target of each([global, document])) {
      removeAllListeners(target);
      G.forgetHandlers(target);
    }
  },
};
documentState.currentScript = 0;
}
