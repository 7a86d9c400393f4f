// js/cssom/media.js: media queries against the fixed viewport, and the screen.
// https://drafts.csswg.org/mediaqueries/ https://drafts.csswg.org/cssom-view/#the-screen-interface
//
// Reads and writes nothing of the arena. Offers G.matchesMedia(text), G.matchMedia(text), G.screen.
// Exposes MediaQueryList, Screen.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, callNamed, viewport } = G;
  // The cascade's own answer (Sources/Engine/Styling/MediaQuery.swift).
  const matches = G.matchesMedia = text => callNamed('media.matches', text) === true;

  class MediaBrand extends Given {
    #media;
    constructor(object, media) { super(object); this.#media = media; }
    static of(object) { return object.#media; }
  }
  const MediaQueryList = defineInterface('MediaQueryList', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      get media() { return MediaBrand.of(this); },
      get matches() { return matches(MediaBrand.of(this)); },
      addListener(callback) {},
      removeListener(callback) {},
    },
  });
  G.accessors(MediaQueryList.prototype, G.handlerAccessors('change'));

  const Screen = defineInterface('Screen', {
    __proto__: null,
    members: {
      get availWidth() { return viewport.screenWidth; },
      get availHeight() { return viewport.screenHeight; },
      get availLeft() { return 0; },
      get availTop() { return 0; },
      get width() { return viewport.screenWidth; },
      get height() { return viewport.screenHeight; },
      get colorDepth() { return 24; },
      get pixelDepth() { return 24; },
    },
  });
  G.screen = ObjectCreate(Screen.prototype);
  G.matchMedia = media => new MediaBrand(G.makeTarget(ObjectCreate(MediaQueryList.prototype)), media);
}
