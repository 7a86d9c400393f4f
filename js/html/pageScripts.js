// js/html/pageScripts.js: the page's own scripts: what Sources/Engine/WebRuntime/Scripts/ asks of the page's world.
// https://html.spec.whatwg.org/multipage/scripting.html https://html.spec.whatwg.org/multipage/webappapis.html
//
// Reads   links and attributes. Writes nothing.
// Offers  G.pageScripts, whose functions are called from Swift: begin(element id) → what end(…) takes back, around a
//         script · fire(element id, event type) · report(exception) · setReadyState(state) · endLoading(): the page is
//         complete, and no event is fired · contentLoaded(), loaded(): the events of a page that is complete ·
//         autofocus(): the focus goes where the page wants it · runDueTask(): whether there was one · queuePendingScripts(), queueEnd() · forgetListeners().
// Exposes nothing.
'use strict';
{
  const G = this;
  const { hooks, wrap, N, following, has, callNamed, global, isHTML, each } = G;

  function fire(target, type, interfaceObject = G.Event, init = undefined) { return G.fire(target, type, init, interfaceObject); }
  function setReadyState(state) {
    if (G.readyState === state) return;
    G.readyState = state;
    fire(G.document, 'readystatechange');
  }

  hooks.reportException = G.reportException;
  hooks.rejection = G.reportRejection;

  // Elements of the page that hear of their resources by attributes.
  function watchHandlers() {
    const root = G.mainDocument;
    for (let id = root; (id = following(id, root)) !== 0;) {
      if ((N[id * 8] & 255) !== 1 || isHTML(id, 'body') || isHTML(id, 'frameset')) continue;
      if (has(id, 'onload')) hooks.listening(id, 'load');
      else if (has(id, 'onerror')) hooks.listening(id, 'error');
    }
  }

  G.pageScripts = {
    __proto__: null,
    begin(id) {
      const previous = G.currentScript;
      G.currentScript = G.kindOf(G.rootOf(id)) === G.DOCUMENT ? id : 0;
      return previous;
    },
    end(previous) { G.currentScript = previous; },
    fire(id, type) { fire(wrap(id), type); },
    report: G.reportException,
    setReadyState,
    endLoading() { G.readyState = 'complete'; },
    contentLoaded() {
      watchHandlers();
      fire(G.document, 'DOMContentLoaded', G.Event, { __proto__: null, bubbles: true });
    },
    loaded() {
      G.endTask();
      setReadyState('complete');
      G.dispatch(global, G.makeEvent(G.Event, 'load'), G.document);
      G.dispatch(global, G.makeEvent(G.PageTransitionEvent, 'pageshow'), G.document);
    },
    autofocus() { G.queueTask(() => { G.autofocus(); }); },
    runDueTask() {
      hooks.beforeWaiting();
      if (!G.isLoaded('nextTimer') || G.nextTimer() !== 0) return false;
      G.runNextTimer();
      return true;
    },
    queuePendingScripts() { G.queueTask(() => { callNamed('scripts.runPending'); }); },
    queueEnd() { G.queueTask(() => { callNamed('document.end'); }); },
    forgetListeners() {
      for (const target of each([global, G.document])) {
        const list = G.listenersOf(target, false);
        for (let i = 0; list !== null && i < list.length; i++) list[i].removed = true;
        if (list !== null) list.length = 0;
        G.forgetHandlers(target);
      }
    },
  };
  G.currentScript = 0;
}
