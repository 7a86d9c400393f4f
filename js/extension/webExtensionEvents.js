// js/extension/webExtensionEvents.js: the events of an extension's interfaces, such as runtime.onMessage.
// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/events/Event
//
// Reads and writes nothing of the arena.
// Exports newEvent(): {event: the object for scripts, fire(arguments): calls the listeners in order; an exception of one is reported}. Exposes nothing.
import { apply, primordials, privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';

const { TypeError } = primordials;

export function newEvent() {
  let listeners = privateArray();
  const placeOf = listener => {
    for (let i = 0; i < listeners.length; i++) if (listeners[i] === listener) return i;
    return -1;
  };
  return {
    __proto__: null,
    event: {
      addListener(listener) {
        if (typeof listener !== 'function') throw new TypeError('A listener must be a function.');
        if (placeOf(listener) < 0) listeners[listeners.length] = listener;
      },
      removeListener(listener) {
        const place = placeOf(listener), others = privateArray();
        if (place < 0) return;
        for (let i = 0; i < listeners.length; i++) if (i !== place) others[others.length] = listeners[i];
        listeners = others;
      },
      hasListener(listener) { return placeOf(listener) >= 0; },
      hasListeners() { return listeners.length > 0; },
    },
    fire(args) {
      // NB: A listener that is added or removed meanwhile changes nothing of this call.
      const called = listeners, count = called.length;
      for (let i = 0; i < count; i++) {
        try { apply(called[i], undefined, args); } catch (error) { hooks.reportException(error); }
      }
    },
  };
}
