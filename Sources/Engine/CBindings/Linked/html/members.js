// js/html/members.js: members of single element interfaces that are not plain reflections.
// https://html.spec.whatwg.org/multipage/
//
// Reads   attributes and links. Writes through native calls.
// Media have no data.
// Exports the steps of those interfaces. Exposes nothing.
'use strict'; { const G = this; const { runsScripts,
PrivateMap, each, rejected,
call, callValues, documentIdOf, writeContent,
N,
fail, toUSV,
changeURL, parseURL,
documentURL, fallbackBases,
textContentOf,
keepList, liveCollection,
characterSetOf,
dropText, has, isHTML, onAttribute, setText, textOf, textOrEmpty,
baseOf, urlOf,
parsedNodes,
integerOf } = G;






// Hyperlinks. https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
const partsOf = id => {
  const href = textOf(id, 'href');
  const document = documentIdOf(id);
  return href === null ? null : parseURL(toUSV(href), baseOf(document), characterSetOf(document));
};
const links = {
  __proto__: null,
  href: id => urlOf(id, 'href'), setHref(id, value) { setText(id, 'href', value); },
  origin(id) { const parts = partsOf(id); return parts === null ? '' : parts.origin; },
};
G.HTMLHyperlinkElementUtilsSteps = links;
for (const { 0: part, 1: setter } of each([['protocol', 'setProtocol'], ['username', 'setUsername'], ['password', 'setPassword'], ['host', 'setHost'],
  ['hostname', 'setHostname'], ['port', 'setPort'], ['pathname', 'setPathname'], ['search', 'setSearch'], ['hash', 'setHash']])) {
  links[part] = id => { const parts = partsOf(id); return parts === null ? part === 'protocol' ? ':' : '' : parts[part]; };
  links[setter] = (id, value) => {
    const parts = partsOf(id), changed = parts === null ? null : changeURL(parts.href, part, value);
    if (changed !== null) setText(id, 'href', changed.href);
  };
}
G.HTMLAnchorElementSteps = { __proto__: null, text: textContentOf, setText: writeContent };
G.HTMLBaseElementSteps = {
  __proto__: null,
  href(id) {
    const document = documentIdOf(id), embedder = fallbackBases.get(document);
    const text = textOrEmpty(id, 'href'), parts = parseURL(toUSV(text), embedder === undefined ? documentURL(document) : baseOf(embedder));
    return parts === null ? toUSV(text) : parts.href;
  },
  setHref(id, value) { setText(id, 'href', value); },
};
G.HTMLTitleElementSteps = { __proto__: null, text: id => G.childText(id), setText: writeContent };
// https://html.spec.whatwg.org/multipage/scripting.html#script-force-async: of what no parser made, until somebody says `async`. Where the page's
// own scripts run, the parser that runs them knows.
const inOrder = PrivateMap();
const isMade = id => id >= parsedNodes() && !((N[id << 3] >>> 8 & 1) !== 0);
onAttribute('async', id => { inOrder.set(id, true); });
G.HTMLScriptElementSteps = {
  __proto__: null,
  text: id => G.childText(id), setText: writeContent,
  async: id => has(id, 'async') || (runsScripts ? callValues(209, id) : isMade(id) && !inOrder.has(id)),
  setAsync(id, value) {
    if (runsScripts) callValues(211, id); else inOrder.set(id, true);
    if (value) setText(id, 'async', ''); else dropText(id, 'async');
  },
  supports: type => type === 'classic' || !runsScripts && (type === 'module' || type === 'importmap'),
};
G.HTMLTemplateElementSteps = { __proto__: null, content: id => call(56, id, 0, 0) };
G.HTMLSlotElementSteps = {
  __proto__: null,
  assignedNodes(id, options) { return G.slotContents(id, options, false); },
  assignedElements(id, options) { return G.slotContents(id, options, true); },
  assign(id, nodes) { G.assignToSlot(id, nodes); },
};
G.HTMLMapElementSteps = {
  __proto__: null,
  areas(id) {
    return keepList(id, 'areas', () => liveCollection(id, { __proto__: null, deep: true, attributes: false, matches: e => isHTML(e, 'area'), build: null }));
  },
};

// Objects: nothing is loaded into them. Frames: frames.js.
const nothing = () => 0;
G.HTMLObjectElementSteps = { __proto__: null, contentDocument: nothing, contentWindow: () => null, getSVGDocument: nothing };
G.HTMLEmbedElementSteps = { __proto__: null, getSVGDocument: nothing };
G.HTMLCanvasElementSteps = {
  __proto__: null,
  getContext: () => null, toDataURL: () => 'data:,', toBlob(id, callback) { G.queueTask(() => callback(null)); },
};

// Media. https://html.spec.whatwg.org/multipage/media.html
const rates = PrivateMap(), MEDIA_ERR_SRC_NOT_SUPPORTED = 4;
function stateOf(id) {
  let state = rates.get(id);
  if (state === undefined) rates.set(id, state = { __proto__: null, rate: 1, volume: 1, muted: null, source: null, error: null });
  return state;
}
const noRange = () => { fail('IndexSizeError'); };
G.TimeRangesSteps = { __proto__: null, length: () => 0, start: noRange, end: noRange };
const ranges = () => ({ __proto__: null, object: undefined });
function hasSource(id) {
  for (let child = N[id << 3 | 4]; child !== 0; child = N[child << 3 | 3]) if (isHTML(child, 'source')) return true;
  return false;
}
G.HTMLMediaElementSteps = {
  __proto__: null,
  // Nothing can be played, whatever the address. https://html.spec.whatwg.org/multipage/media.html#dom-media-error
  error(id) {
    const source = textOf(id, 'src');
    if (source === null) return null;
    const state = stateOf(id);
    if (state.source !== source) {
      state.source = source;
      state.error = { __proto__: null, code: MEDIA_ERR_SRC_NOT_SUPPORTED, message: 'Failed to open media' };
    }
    return state.error;
  },
  currentSrc: () => '',
  networkState(id) { return has(id, 'src') || hasSource(id) ? 3 : 0; },
  readyState: () => 0,
  seeking: () => false,
  currentTime: () => 0,
  setCurrentTime() {},
  duration: () => NaN,
  paused: () => true,
  ended: () => false,
  defaultPlaybackRate: () => 1,
  setDefaultPlaybackRate() {},
  playbackRate(id) { return stateOf(id).rate; },
  setPlaybackRate(id, value) { stateOf(id).rate = value; },
  volume(id) { return stateOf(id).volume; },
  setVolume(id, value) {
    if (value < 0 || value > 1) fail('IndexSizeError');
    stateOf(id).volume = value;
  },
  muted(id) { const { muted } = stateOf(id); return muted === null ? has(id, 'muted') : muted; },
  setMuted(id, value) { stateOf(id).muted = value; },
  played(id) { return ranges(); },
  buffered(id) { return ranges(); },
  seekable(id) { return ranges(); },
  load() {},
  play(id) { return rejected(G.makeException('NotSupportedError')); },
  pause() {},
  canPlayType(id, type) { return ''; },
};
G.HTMLVideoElementSteps = {
  __proto__: null,
  videoWidth: () => 0,
  videoHeight: () => 0,
  webkitSupportsFullscreen: () => false,
  webkitDisplayingFullscreen: () => false,
  webkitEnterFullscreen(id) { fail('InvalidStateError'); },
  webkitExitFullscreen() {},
};
G.HTMLTrackElementSteps = { __proto__: null, readyState: () => 0 };
G.HTMLAudioElementSteps = {
  __proto__: null,
  construct(id, src) {
    setText(id, 'preload', 'auto');
    if (src !== undefined) setText(id, 'src', src);
  },
};
G.HTMLMarqueeElementSteps = {
  __proto__: null,
  loop(id) { const value = integerOf(textOf(id, 'loop')); return value === null || value < 1 ? -1 : value; },
  setLoop(id, value) { if (value < 0 ? value === -1 : value !== 0) setText(id, 'loop', `${value}`); },
  start() {},
  stop() {},
};
}
