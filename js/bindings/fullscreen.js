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
    get fullscreenEnabled() { return DocumentSteps_fullscreen.fullscreenEnabled(documentId(this)); },
    get fullscreen() { return DocumentSteps_fullscreen.fullscreen(documentId(this)); },
    get fullscreenElement() { return wrap(DocumentSteps_fullscreen.fullscreenElement(documentId(this))); },
    get webkitFullscreenEnabled() { return DocumentSteps_fullscreen.webkitFullscreenEnabled(documentId(this)); },
    get webkitFullscreenElement() { return wrap(DocumentSteps_fullscreen.webkitFullscreenElement(documentId(this))); },
    get webkitCurrentFullScreenElement() { return wrap(DocumentSteps_fullscreen.webkitCurrentFullScreenElement(documentId(this))); },
    get webkitIsFullScreen() { return DocumentSteps_fullscreen.webkitIsFullScreen(documentId(this)); },
    get webkitFullScreenKeyboardInputAllowed() { return DocumentSteps_fullscreen.webkitFullScreenKeyboardInputAllowed(documentId(this)); },
    exitFullscreen() {
      try {
        return DocumentSteps_fullscreen.exitFullscreen(documentId(this));
      } catch (error) { return rejected(error); }
    },
    webkitExitFullscreen() { DocumentSteps_fullscreen.nothing(documentId(this)); },
    webkitCancelFullScreen() { DocumentSteps_fullscreen.nothing(documentId(this)); },
  };

  G.ElementMembers_fullscreen = {
    __proto__: null,
    requestFullscreen(options = undefined) {
      try {
        return ElementSteps_fullscreen.requestFullscreen(elementId(this), options);
      } catch (error) { return rejected(error); }
    },
    webkitRequestFullscreen() { ElementSteps_fullscreen.refuse(elementId(this)); },
    webkitRequestFullScreen() { ElementSteps_fullscreen.refuse(elementId(this)); },
  };
}
