// js/html/interaction/fullscreen.js: steps of the Fullscreen API. A browser allows fullscreen only after a user's action; there are none
// here. https://fullscreen.spec.whatwg.org/#api
//
// Reads and writes nothing of the arena.
// Exports the steps of js/idl/fullscreen.webidl. Exposes nothing.
import { primordials } from '../../primordials.js';
import { wrap } from '../../arena.js';
import { fire } from 'late:../../dom/dispatch.js';
import { DocumentSteps_HTMLDocument } from 'late:../documents/documentSteps.js';
import { requestFrame } from 'late:../../timing/timers.js';

const { TypeError } = primordials;

// Listeners are notified in the next frame.
function refuse(id) {
  requestFrame(() => {
    fire(wrap(id), 'fullscreenerror', { __proto__: null, bubbles: true, composed: true });
    fire(wrap(id), 'webkitfullscreenerror', { __proto__: null, bubbles: true, composed: true });
  });
}
const isShown = id => DocumentSteps_HTMLDocument.defaultView(id) !== null, none = () => 0, no = () => false;
export const DocumentSteps_fullscreen = {
  __proto__: null,
  fullscreenEnabled: isShown,
  webkitFullscreenEnabled: isShown,
  fullscreen: no,
  webkitIsFullScreen: no,
  webkitFullScreenKeyboardInputAllowed: no,
  fullscreenElement: none,
  webkitFullscreenElement: none,
  webkitCurrentFullScreenElement: none,
  exitFullscreen() { throw new TypeError('Not in fullscreen'); },
  nothing() {},
};
export const ElementSteps_fullscreen = {
  __proto__: null,
  refuse,
  requestFullscreen(id) {
    refuse(id);
    throw new TypeError('Cannot request fullscreen without transient activation.');
  },
};
