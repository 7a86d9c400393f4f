// js/html/members.js: members of single element interfaces that are not plain reflections.
// https://html.spec.whatwg.org/multipage/
//
// Reads   attributes and links. Writes through native calls.
// Images are complete; those among the page's resources have their natural size. Media have no data.
// Exposes Image, Audio, TimeRanges.
'use strict';
{
  const G = this;
  const {
    extend, extendAccessors, defineInterface, elementId, isHTML, N, wrap, textOf, textOrEmpty, has, setText, toText, call, callText, OP, fail,
    integerOf, numberOf, define, PrivateMap, accessor, urlOf, liveCollection, keepList, tokenList, intern, textContentOf, ObjectCreate, each, privateArray,
  } = G;
  const { exec, test, max } = G.primordials;

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
      get relList() { return tokenList(elementId(this), intern('rel')); },
      set relList(value) { setText(elementId(this), 'rel', toText(value)); },
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
  extend('HTMLLinkElement', {
    __proto__: null,
    get relList() { return tokenList(elementId(this), intern('rel')); },
    set relList(value) { setText(elementId(this), 'rel', toText(value)); },
    get sizes() { return tokenList(elementId(this), intern('sizes')); },
    set sizes(value) { setText(elementId(this), 'sizes', toText(value)); },
    get sheet() { elementId(this); return null; },
  });
  extend('HTMLStyleElement', {
    __proto__: null,
    get sheet() { elementId(this); return null; },
    get disabled() { elementId(this); return false; },
    set disabled(value) { elementId(this); },
  });
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
  extend('HTMLDialogElement', {
    __proto__: null,
    get returnValue() { elementId(this); return ''; },
    set returnValue(value) { elementId(this); },
    show() { setText(elementId(this), 'open', ''); },
    showModal() { const id = elementId(this); if (has(id, 'open')) fail('InvalidStateError'); setText(id, 'open', ''); },
    close() { G.dropText(elementId(this), 'open'); },
  });

  // Objects: nothing is loaded into them. Frames: frames.js.
  const frame = {
    __proto__: null,
    get contentDocument() { elementId(this); return null; },
    get contentWindow() { elementId(this); return null; },
  };
  extend('HTMLIFrameElement', {
    __proto__: null,
    get sandbox() { return tokenList(elementId(this), intern('sandbox')); },
    set sandbox(value) { setText(elementId(this), 'sandbox', toText(value)); },
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

  // Numbers with a scale.
  const clamp = (value, low, high) => value < low ? low : value > high ? high : value;
  const scaled = (id, name, fallback) => { const value = numberOf(textOf(id, name)); return value === null ? fallback : value; };
  const rangeOf = id => {
    const least = scaled(id, 'min', 0), most = max(least, scaled(id, 'max', 1));
    const within = (name, fallback) => clamp(scaled(id, name, fallback), least, most);
    return {
      min: least, max: most, value: within('value', 0), low: within('low', least), high: within('high', most), optimum: within('optimum', (least + most) / 2),
    };
  };
  for (const name of ['min', 'max', 'value', 'low', 'high', 'optimum']) {
    const write = (id, value) => setText(id, name, `${G.toDouble(value)}`);
    extendAccessors('HTMLMeterElement', { __proto__: null, [name]: accessor(name, id => rangeOf(id)[name], write) });
  }
  const progressMaximum = id => { const value = numberOf(textOf(id, 'max')); return value !== null && value > 0 ? value : 1; };
  const progressValue = id => clamp(scaled(id, 'value', 0), 0, progressMaximum(id));
  extend('HTMLProgressElement', {
    __proto__: null,
    get value() { return progressValue(elementId(this)); },
    set value(value) { setText(elementId(this), 'value', `${G.toDouble(value)}`); },
    get max() { return progressMaximum(elementId(this)); },
    set max(value) { if (value > 0) setText(elementId(this), 'max', `${+value}`); },
    get position() { const id = elementId(this); return has(id, 'value') ? progressValue(id) / progressMaximum(id) : -1; },
  });

  // Images. https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element
  const dimension = (id, name) => { const value = integerOf(textOf(id, name)); return value === null || value < 0 ? 0 : value; };
  // https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute
  function candidatesOf(text) {
    const found = privateArray(), pattern = /[\t\n\f\r ,]*([^\t\n\f\r ]*[^\t\n\f\r ,])(?:[\t\n\f\r ]+([^,]*))?(?:,|$)/g;
    for (let match; (match = exec(pattern, text)) !== null;) {
      const { 1: url, 2: descriptor = '' } = match, density = exec(/^([\d.]+)x/, descriptor), width = exec(/([\d.]+)w/, descriptor);
      found[found.length] = { __proto__: null, url, density: density ? +density[1] : width ? +width[1] / G.viewport.width : 1 };
    }
    return found;
  }
  function chosen(text) {
    let best = null;
    for (const candidate of each(candidatesOf(text))) {
      if (best === null || (best.density < 1 ? candidate.density > best.density : candidate.density >= 1 && candidate.density < best.density)) best = candidate;
    }
    return best === null ? null : best.url;
  }
  function currentSource(id) {
    const parent = N[id * 8 + 1];
    if (isHTML(parent, 'picture')) {
      for (let c = N[parent * 8 + 4]; c !== 0 && c !== id; c = N[c * 8 + 3]) {
        if (!isHTML(c, 'source')) continue;
        const media = textOf(c, 'media'), type = textOf(c, 'type');
        if (media !== null && !G.matchesMedia(media)) continue;
        if (type !== null && !test(/^image\/(png|jpe?g|gif|webp|svg\+xml|avif|bmp|x-icon|apng|heic|jp2|tiff)\b/i, type)) continue;
        const url = chosen(textOrEmpty(c, 'srcset'));
        if (url !== null) return G.resolve(id, url) || url;
      }
    }
    const srcset = textOf(id, 'srcset'), src = textOf(id, 'src');
    // `src` is a candidate of density 1.
    const url = srcset === null ? src : chosen(src === null || src === '' || test(/ (1x|\d+w)/, srcset) ? srcset : `${srcset}, ${src} 1x`);
    return url === null ? '' : G.resolve(id, url) || url;
  }
  // What the file says, where the page has resources; 0 for an image that is not there or of an unknown kind.
  function naturalSize(id, index) {
    const url = G.hasResources ? currentSource(id) : '', resource = url === '' ? null : G.loadResource(url);
    const size = resource === null ? undefined : G.callNamed('resource.imageSize', resource.number);
    return size === undefined ? 0 : size[index];
  }
  extend('HTMLImageElement', {
    __proto__: null,
    get width() { return dimension(elementId(this), 'width'); },
    set width(value) { setText(elementId(this), 'width', `${value >>> 0}`); },
    get height() { return dimension(elementId(this), 'height'); },
    set height(value) { setText(elementId(this), 'height', `${value >>> 0}`); },
    get naturalWidth() { return naturalSize(elementId(this), 0); },
    get naturalHeight() { return naturalSize(elementId(this), 1); },
    get complete() { elementId(this); return true; },
    get currentSrc() { return currentSource(elementId(this)); },
    get x() { elementId(this); return 0; },
    get y() { elementId(this); return 0; },
    async decode() { if (naturalSize(elementId(this), 0) === 0) fail('EncodingError', 'Loading error.'); },
  });
  G.defineLate('Image', () => G.namedConstructor('Image', G.HTMLImageElement, (_, width = undefined, height = undefined) => {
    const id = create('img');
    if (width !== undefined) setText(id, 'width', `${width >>> 0}`);
    if (height !== undefined) setText(id, 'height', `${height >>> 0}`);
    return wrap(id);
  }));
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
