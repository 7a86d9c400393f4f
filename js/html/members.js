// js/html/members.js: members of single element interfaces that are not plain reflections.
// https://html.spec.whatwg.org/multipage/
//
// Reads   attributes and links. Writes through native calls.
// Media have no data.
// Exposes Audio, TimeRanges.
'use strict';
{
  const G = this;
  const {
    extend, defineInterface, elementId, isHTML, wrap, textOf, textOrEmpty, has, setText, toText, call, callText, OP, fail,
    integerOf, define, PrivateMap, urlOf, liveCollection, keepList, textContentOf, ObjectCreate, each,
  } = G;

  const create = local => call(OP.createElement, G.htmlName(local), G.mainDocument, 0);

  // Hyperlinks. https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
  const partsOf = id => {
    const href = textOf(id, 'href');
    const document = G.documentIdOf(id);
    return href === null ? null : G.parseURL(G.toUSV(href), G.baseOf(document), G.characterSetOf(document));
  };
  const linkParts = ObjectCreate(null);
  linkParts.href = {
    __proto__: null,
    get href() { return urlOf(elementId(this), 'href'); },
    set href(value) { setText(elementId(this), 'href', G.toUSV(value)); },
  };
  for (const part of ['protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']) {
    linkParts[part] = {
      __proto__: null,
      get [part]() { const parts = partsOf(elementId(this)); return parts === null ? part === 'protocol' ? ':' : '' : parts[part]; },
      set [part](value) {
        const id = elementId(this), parts = partsOf(id);
        if (parts === null) return;
        const changed = G.changeURL(parts.href, part, G.toUSV(value));
        if (changed !== null) setText(id, 'href', changed.href);
      },
    };
  }
  for (const name of ['Anchor', 'Area']) {
    const target = `HTML${name}Element`;
    for (const part in linkParts) extend(target, linkParts[part]);
    extend(target, {
      __proto__: null,
      get origin() { const parts = partsOf(elementId(this)); return parts === null ? '' : parts.origin; },
      toString() { return urlOf(elementId(this), 'href'); },
    });
  }
  const plainText = {
    __proto__: null,
    get text() { return textContentOf(elementId(this)); },
    set text(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
  };
  extend('HTMLAnchorElement', plainText);
  extend('HTMLBaseElement', {
    __proto__: null,
    get href() {
      const id = elementId(this), text = textOrEmpty(id, 'href'), parts = G.parseURL(G.toUSV(text), G.documentURL(G.documentIdOf(id)));
      return parts === null ? text : parts.href;
    },
    set href(value) { setText(elementId(this), 'href', G.toUSV(value)); },
  });
  const childTextMembers = {
    __proto__: null,
    get text() { return G.childText(elementId(this)); },
    set text(value) { callText(OP.setTextContent, toText(value), elementId(this), 0, 0); },
  };
  extend('HTMLTitleElement', childTextMembers);
  extend('HTMLScriptElement', childTextMembers);
  extend('HTMLScriptElement', {
    __proto__: null,
    get async() { const id = elementId(this); return has(id, 'async') || G.runsScripts && G.callNamed('script.isAsync', id); },
    set async(value) {
      const id = elementId(this);
      if (G.runsScripts) G.callNamed('script.setInOrder', id);
      if (value) setText(id, 'async', ''); else G.dropText(id, 'async');
    },
  });
  const { supports } = { __proto__: null, supports(type) { return type === 'classic' || !G.runsScripts && (type === 'module' || type === 'importmap'); } };
  G.markNative(supports, 'supports');
  G.whenMade('HTMLScriptElement', interfaceObject => { define(interfaceObject, 'supports', supports, true, true, true); });
  extend('HTMLTemplateElement', { __proto__: null, get content() { return wrap(call(OP.templateContents, elementId(this), 0, 0)); } });
  extend('HTMLSlotElement', {
    __proto__: null,
    assignedNodes(options = undefined) { return G.slotContents(elementId(this), options, false); },
    assignedElements(options = undefined) { return G.slotContents(elementId(this), options, true); },
    assign(...nodes) { G.assignToSlot(elementId(this), nodes); },
  });
  extend('HTMLMapElement', {
    __proto__: null,
    get areas() {
      const id = elementId(this);
      return keepList(id, 'areas', () => liveCollection(id, { __proto__: null, deep: true, attributes: false, matches: e => isHTML(e, 'area'), build: null }));
    },
  });

  // Objects: nothing is loaded into them. Frames: frames.js.
  const frame = {
    __proto__: null,
    get contentDocument() { elementId(this); return null; },
    get contentWindow() { elementId(this); return null; },
  };
  extend('HTMLIFrameElement', {
    __proto__: null,
    getSVGDocument() { elementId(this); return null; },
  });
  extend('HTMLObjectElement', frame);
  extend('HTMLObjectElement', { __proto__: null, getSVGDocument() { elementId(this); return null; } });
  extend('HTMLEmbedElement', { __proto__: null, getSVGDocument() { elementId(this); return null; } });
  extend('HTMLCanvasElement', {
    __proto__: null,
    getContext(type) { elementId(this); return null; },
    toDataURL() { elementId(this); return 'data:,'; },
    toBlob(callback, type = undefined, quality = undefined) {
      elementId(this);
      G.need(arguments.length, 1);
      G.toFunction(callback);
      G.queueTask(() => callback(null));
    },
  });

  // Media. https://html.spec.whatwg.org/multipage/media.html
  const rates = PrivateMap();
  function stateOf(id) {
    let state = rates.get(id);
    if (state === undefined) rates.set(id, state = { __proto__: null, rate: 1, volume: 1, muted: null });
    return state;
  }
  const TimeRanges = defineInterface('TimeRanges', { __proto__: null, members: {
    get length() { return 0; },
    start(index) { G.need(arguments.length, 1); fail('IndexSizeError'); },
    end(index) { G.need(arguments.length, 1); fail('IndexSizeError'); },
  } });
  const ranges = () => ObjectCreate(TimeRanges.prototype);
  G.whenMade('HTMLMediaElement', MediaElement => {
    for (const { 0: name, 1: value } of each([['NETWORK_EMPTY', 0], ['NETWORK_IDLE', 1], ['NETWORK_LOADING', 2], ['NETWORK_NO_SOURCE', 3], ['HAVE_NOTHING', 0],
      ['HAVE_METADATA', 1], ['HAVE_CURRENT_DATA', 2], ['HAVE_FUTURE_DATA', 3], ['HAVE_ENOUGH_DATA', 4]])) {
      define(MediaElement, name, value, false, true, false);
      define(MediaElement.prototype, name, value, false, true, false);
    }
  });
  extend('HTMLMediaElement', {
    __proto__: null,
    get error() { elementId(this); return null; },
    get currentSrc() { elementId(this); return ''; },
    get networkState() { return has(elementId(this), 'src') ? 3 : 0; },
    get readyState() { elementId(this); return 0; },
    get seeking() { elementId(this); return false; },
    get currentTime() { elementId(this); return 0; },
    set currentTime(value) { elementId(this); G.toDouble(value); },
    get duration() { elementId(this); return NaN; },
    get paused() { elementId(this); return true; },
    get ended() { elementId(this); return false; },
    get defaultPlaybackRate() { elementId(this); return 1; },
    set defaultPlaybackRate(value) { elementId(this); },
    get playbackRate() { return stateOf(elementId(this)).rate; },
    set playbackRate(value) { stateOf(elementId(this)).rate = G.toDouble(value); },
    get volume() { return stateOf(elementId(this)).volume; },
    set volume(value) {
      const volume = G.toDouble(value);
      if (volume < 0 || volume > 1) fail('IndexSizeError');
      stateOf(elementId(this)).volume = volume;
    },
    get muted() { const id = elementId(this), { muted } = stateOf(id); return muted === null ? has(id, 'muted') : muted; },
    set muted(value) { stateOf(elementId(this)).muted = !!value; },
    get played() { elementId(this); return ranges(); },
    get buffered() { elementId(this); return ranges(); },
    get seekable() { elementId(this); return ranges(); },
    load() { elementId(this); },
    play() { elementId(this); return G.rejected(G.makeException('NotSupportedError')); },
    pause() { elementId(this); },
    canPlayType(type) { elementId(this); G.need(arguments.length, 1); return ''; },
  });
  extend('HTMLVideoElement', {
    __proto__: null,
    get videoWidth() { elementId(this); return 0; },
    get videoHeight() { elementId(this); return 0; },
    get webkitSupportsFullscreen() { elementId(this); return false; },
    get webkitDisplayingFullscreen() { elementId(this); return false; },
    webkitEnterFullScreen() { elementId(this); fail('InvalidStateError'); },
    webkitEnterFullscreen() { elementId(this); fail('InvalidStateError'); },
    webkitExitFullScreen() { elementId(this); },
    webkitExitFullscreen() { elementId(this); },
  });
  extend('HTMLTrackElement', { __proto__: null, get readyState() { elementId(this); return 0; } });
  G.defineLate('Audio', () => G.namedConstructor('Audio', G.HTMLAudioElement, (_, src = undefined) => {
    const id = create('audio');
    setText(id, 'preload', 'auto');
    if (src !== undefined) setText(id, 'src', toText(src));
    return wrap(id);
  }));
  extend('HTMLMarqueeElement', {
    __proto__: null,
    get loop() { const value = integerOf(textOf(elementId(this), 'loop')); return value === null || value < 1 ? -1 : value; },
    set loop(value) { setText(elementId(this), 'loop', `${value | 0}`); },
    start() { elementId(this); },
    stop() { elementId(this); },
  });
}
