// js/html/interaction/fullscreen.js: steps of the Fullscreen API. A browser allows fullscreen only after a user's action; there are none
// here. https://fullscreen.spec.whatwg.org/#api
//
// Reads and writes nothing of the arena.
// Exports the steps of js/idl/fullscreen.webidl. Exposes nothing.
'use strict'; { const G = this; const { primordials,
wrap } = G;




const { TypeError } = primordials;

// Listeners are notified in the next frame.
function refuse(id) {
  G.requestFrame(() => {
    G.fire(wrap(id), 'fullscreenerror', { __proto__: null, bubbles: true, composed: true });
    G.fire(wrap(id), 'webkitfullscreenerror', { __proto__: null, bubbles: true, composed: true });
  });
}
const isShown = id => G.DocumentSteps_HTMLDocument.defaultView(id) !== null, none = () => 0, no = () => false;
G.DocumentSteps_fullscreen = {
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
G.ElementSteps_fullscreen = {
  __proto__: null,
  refuse,
  requestFullscreen(id) {
    refuse(id);
    throw new TypeError('Cannot request fullscreen without transient activation.');
  },
};
}
