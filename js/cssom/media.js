// js/cssom/media.js: media queries against the fixed viewport, and the screen.
// https://drafts.csswg.org/mediaqueries/ https://drafts.csswg.org/cssom-view/#the-screen-interface
//
// Reads and writes nothing of the arena. Offers G.matchesMedia(text), G.matchMedia(text), G.screen.
// Exposes MediaQueryList, Screen.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, toASCIILower, viewport, each } = G;
  const { exec, test, split, parseFloat } = G.primordials;

  const lengthOf = text => {
    const match = exec(/^(-?[\d.]+)(px|em|rem)?$/, text);
    return match === null ? NaN : +match[1] * (match[2] === 'em' || match[2] === 'rem' ? 16 : 1);
  };
  function feature(text) {
    const match = exec(/^\s*(min-|max-)?([a-z-]+)\s*(?::\s*([^)]*?)\s*)?$/, text);
    if (match === null) return false;
    const { 1: bound, 2: name, 3: value } = match;
    const compare = (actual, wanted) => bound === 'min-' ? actual >= wanted : bound === 'max-' ? actual <= wanted : actual === wanted;
    switch (name) {
      case 'width': return value === undefined || compare(viewport.width, lengthOf(value));
      case 'height': return value === undefined || compare(viewport.height, lengthOf(value));
      case 'device-width': return compare(viewport.screenWidth, lengthOf(value));
      case 'device-height': return compare(viewport.screenHeight, lengthOf(value));
      case 'orientation': return value === undefined || value === 'landscape';
      case 'prefers-color-scheme': return value === undefined || value === 'light';
      case 'prefers-reduced-motion': case 'prefers-contrast': return value === 'no-preference';
      case 'hover': case 'any-hover': return value === undefined || value === 'hover';
      case 'pointer': case 'any-pointer': return value === undefined || value === 'fine';
      case 'color': return true;
      case 'display-mode': return value === 'browser';
      case 'resolution': return compare(1, parseFloat(value) / (test(/dpi$/, value) ? 96 : 1));
      case '-webkit-device-pixel-ratio': return compare(1, +value);
      default: return false;
    }
  }
  function query(text) {
    const match = exec(/^\s*(?:(not|only)\s+)?([a-z]+)?\s*((?:(?:and\s*)?\([^()]*\)\s*)*)$/, text);
    if (match === null) return false;
    const { 1: modifier, 2: type, 3: conditions } = match, part = /\(([^()]*)\)/g;
    let holds = type === undefined || type === 'all' || type === 'screen';
    for (let condition; (condition = exec(part, conditions)) !== null;) holds = holds && feature(condition[1]);
    return modifier === 'not' ? !holds : holds;
  }
  G.matchesMedia = text => {
    text = toASCIILower(text);
    if (test(/^\s*$/, text)) return true;
    for (const part of each(split(text, ','))) if (query(part)) return true;
    return false;
  };
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
      get matches() { return G.matchesMedia(MediaBrand.of(this)); },
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
