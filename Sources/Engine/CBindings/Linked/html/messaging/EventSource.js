// js/html/messaging/EventSource.js: a source of events; none are sent. https://html.spec.whatwg.org/multipage/server-sent-events.html
//
// Reads and writes nothing of the arena. Exports EventSourceSteps. Exposes nothing itself.
'use strict'; { const G = this; const { fail,
parseURL,
currentDocument,
characterSetOf,
baseOf } = G;



const CONNECTING = 0, CLOSED = 2;

G.EventSourceSteps = {
  __proto__: null,
  construct(url, { withCredentials }) {
    const parts = parseURL(url, baseOf(currentDocument()), characterSetOf(currentDocument()));
    if (parts === null) fail('SyntaxError', 'The address can not be parsed.');
    const source = { __proto__: null, url: parts.href, withCredentials, readyState: CONNECTING };
    // NB: Reconnecting would fail too, so the connection fails immediately.
    G.queueEvents(() => {
      if (source.readyState === CLOSED) return;
      source.readyState = CLOSED;
      G.fire(source.object, 'error');
    });
    return source;
  },
  url: source => source.url,
  withCredentials: source => source.withCredentials,
  readyState: source => source.readyState,
  close(source) { source.readyState = CLOSED; },
};
}
