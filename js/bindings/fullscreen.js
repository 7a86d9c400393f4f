// js/bindings/fullscreen.js: the bindings that js/idl/generate.py made of js/idl/fullscreen.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { documentId, elementId, rejected, wrap } = G;
  const DocumentSteps_fullscreen = G.DocumentSteps_fullscreen;
  const ElementSteps_fullscreen = G.ElementSteps_fullscreen;

  G.DocumentMembers_fullscreen = {
    __proto__: null,
    get fullscreenEnabled() { return DocumentSteps_fullscreen.fullscreenEnabled(documentId(this, 'fullscreenEnabled', 1)); },
    set fullscreenEnabled(value) { documentId(this, 'fullscreenEnabled', 2); },
    get fullscreen() { return DocumentSteps_fullscreen.fullscreen(documentId(this, 'fullscreen', 1)); },
    set fullscreen(value) { documentId(this, 'fullscreen', 2); },
    get webkitFullscreenEnabled() { return DocumentSteps_fullscreen.webkitFullscreenEnabled(documentId(this, 'webkitFullscreenEnabled', 1)); },
    get webkitFullscreenElement() { return wrap(DocumentSteps_fullscreen.webkitFullscreenElement(documentId(this, 'webkitFullscreenElement', 1))); },
    get webkitIsFullScreen() { return DocumentSteps_fullscreen.webkitIsFullScreen(documentId(this, 'webkitIsFullScreen', 1)); },
    get webkitFullScreenKeyboardInputAllowed() { return DocumentSteps_fullscreen.webkitFullScreenKeyboardInputAllowed(documentId(this, 'webkitFullScreenKeyboardInputAllowed', 1)); },
    get webkitCurrentFullScreenElement() { return wrap(DocumentSteps_fullscreen.webkitCurrentFullScreenElement(documentId(this, 'webkitCurrentFullScreenElement', 1))); },
    get fullscreenElement() { return wrap(DocumentSteps_fullscreen.fullscreenElement(documentId(this, 'fullscreenElement', 1))); },
    set fullscreenElement(value) { documentId(this, 'fullscreenElement', 2); },
    exitFullscreen() {
      try {
        return DocumentSteps_fullscreen.exitFullscreen(documentId(this, 'exitFullscreen'));
      } catch (error) { return rejected(error); }
    },
    webkitExitFullscreen() { DocumentSteps_fullscreen.nothing(documentId(this, 'webkitExitFullscreen')); },
    webkitCancelFullScreen() { DocumentSteps_fullscreen.nothing(documentId(this, 'webkitCancelFullScreen')); },
  };

  G.ElementMembers_fullscreen = {
    __proto__: null,
    requestFullscreen(options = undefined) {
      try {
        return ElementSteps_fullscreen.requestFullscreen(elementId(this, 'requestFullscreen'), options);
      } catch (error) { return rejected(error); }
    },
    webkitRequestFullScreen() { ElementSteps_fullscreen.refuse(elementId(this, 'webkitRequestFullScreen')); },
    webkitRequestFullscreen() { ElementSteps_fullscreen.refuse(elementId(this, 'webkitRequestFullscreen')); },
  };
}
