// js/html/messaging/EventSource.js: a source of events; none are sent. https://html.spec.whatwg.org/multipage/server-sent-events.html
//
// Reads and writes nothing of the arena. Exports EventSourceSteps. Exposes nothing itself.
import { fail } from '../../webidl/conversions.js';
import { parseURL } from '../../url/parsing.js';
import { currentDocument } from '../../dom/addresses.js';
import { characterSetOf } from '../../dom/Document.js';
import { baseOf } from '../../dom/baseURLs.js';
import { fire } from 'late:../../dom/dispatch.js';
import { queueEvents } from 'late:../../timing/timers.js';

const CONNECTING = 0, CLOSED = 2;

export const EventSourceSteps = {
  __proto__: null,
  construct(url, { withCredentials }) {
    const parts = parseURL(url, baseOf(currentDocument()), characterSetOf(currentDocument()));
    if (parts === null) fail('SyntaxError', 'The address can not be parsed.');
    const source = { __proto__: null, url: parts.href, withCredentials, readyState: CONNECTING };
    // NB: Reconnecting would fail too, so the connection fails immediately.
    queueEvents(() => {
      if (source.readyState === CLOSED) return;
      source.readyState = CLOSED;
      fire(source.object, 'error');
    });
    return source;
  },
  url: source => source.url,
  withCredentials: source => source.withCredentials,
  readyState: source => source.readyState,
  close(source) { source.readyState = CLOSED; },
};
