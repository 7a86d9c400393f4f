// js/html/members.js: members of single element interfaces that are not plain reflections.
// https://html.spec.whatwg.org/multipage/
//
// Reads   attributes and links. Writes through native calls.
// Media have no data.
// Exports the steps of those interfaces. Exposes nothing.
import { OP, runsScripts } from 'native';
import { PrivateMap, each, rejected } from '../primordials.js';
import { call, callValues, documentIdOf, writeContent } from '../arena.js';
import { firstChildOf, isAlreadyStarted, nextSiblingOf } from '../memory.js';
import { fail, toUSV } from '../webidl/conversions.js';
import { changeURL, parseURL } from '../url/parsing.js';
import { documentURL, fallbackBases } from '../dom/addresses.js';
import { textContentOf } from '../dom/Node.js';
import { keepList, liveCollection } from '../dom/Collections.js';
import { characterSetOf } from '../dom/Document.js';
import { dropText, has, isHTML, onAttribute, setText, textOf, textOrEmpty } from '../dom/contentAttributes.js';
import { baseOf, urlOf } from '../dom/baseURLs.js';
import { parsedNodes } from './opening.js';
import { integerOf } from './attributes.js';
import { assignToSlot, slotContents } from 'late:../dom/slots.js';
import { childText } from 'late:./documentSteps.js';
import { queueTask } from 'late:../timing/timers.js';
import { makeException } from 'late:../webidl/DOMException.js';


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
export { links as HTMLHyperlinkElementUtilsSteps };
for (const { 0: part, 1: setter } of each([['protocol', 'setProtocol'], ['username', 'setUsername'], ['password', 'setPassword'], ['host', 'setHost'],
  ['hostname', 'setHostname'], ['port', 'setPort'], ['pathname', 'setPathname'], ['search', 'setSearch'], ['hash', 'setHash']])) {
  links[part] = id => { const parts = partsOf(id); return parts === null ? part === 'protocol' ? ':' : '' : parts[part]; };
  links[setter] = (id, value) => {
    const parts = partsOf(id), changed = parts === null ? null : changeURL(parts.href, part, value);
    if (changed !== null) setText(id, 'href', changed.href);
  };
}
export const HTMLAnchorElementSteps = { __proto__: null, text: textContentOf, setText: writeContent };
export const HTMLBaseElementSteps = {
  __proto__: null,
  href(id) {
    const document = documentIdOf(id), embedder = fallbackBases.get(document);
    const text = textOrEmpty(id, 'href'), parts = parseURL(toUSV(text), embedder === undefined ? documentURL(document) : baseOf(embedder));
    return parts === null ? toUSV(text) : parts.href;
  },
  setHref(id, value) { setText(id, 'href', value); },
};
export const HTMLTitleElementSteps = { __proto__: null, text: id => childText(id), setText: writeContent };
// https://html.spec.whatwg.org/multipage/scripting.html#script-force-async: of what no parser made, until somebody says `async`. Where the page's
// own scripts run, the parser that runs them knows.
const inOrder = PrivateMap();
const isMade = id => id >= parsedNodes() && !isAlreadyStarted(id);
onAttribute('async', id => { inOrder.set(id, true); });
export const HTMLScriptElementSteps = {
  __proto__: null,
  text: id => childText(id), setText: writeContent,
  async: id => has(id, 'async') || (runsScripts ? callValues(OP.scriptIsAsync, id) : isMade(id) && !inOrder.has(id)),
  setAsync(id, value) {
    if (runsScripts) callValues(OP.scriptSetInOrder, id); else inOrder.set(id, true);
    if (value) setText(id, 'async', ''); else dropText(id, 'async');
  },
  supports: type => type === 'classic' || !runsScripts && (type === 'module' || type === 'importmap'),
};
export const HTMLTemplateElementSteps = { __proto__: null, content: id => call(OP.templateContents, id, 0, 0) };
export const HTMLSlotElementSteps = {
  __proto__: null,
  assignedNodes(id, options) { return slotContents(id, options, false); },
  assignedElements(id, options) { return slotContents(id, options, true); },
  assign(id, nodes) { assignToSlot(id, nodes); },
};
export const HTMLMapElementSteps = {
  __proto__: null,
  areas(id) {
    return keepList(id, 'areas', () => liveCollection(id, { __proto__: null, deep: true, attributes: false, matches: e => isHTML(e, 'area'), build: null }));
  },
};

// Objects: nothing is loaded into them. Frames: frames.js.
const nothing = () => 0;
export const HTMLObjectElementSteps = { __proto__: null, contentDocument: nothing, contentWindow: () => null, getSVGDocument: nothing };
export const HTMLEmbedElementSteps = { __proto__: null, getSVGDocument: nothing };
export const HTMLCanvasElementSteps = {
  __proto__: null,
  getContext: () => null, toDataURL: () => 'data:,', toBlob(id, callback) { queueTask(() => callback(null)); },
};

// Media. https://html.spec.whatwg.org/multipage/media.html
const rates = PrivateMap(), MEDIA_ERR_SRC_NOT_SUPPORTED = 4;
function stateOf(id) {
  let state = rates.get(id);
  if (state === undefined) rates.set(id, state = { __proto__: null, rate: 1, volume: 1, muted: null, source: null, error: null });
  return state;
}
const noRange = () => { fail('IndexSizeError'); };
export const TimeRangesSteps = { __proto__: null, length: () => 0, start: noRange, end: noRange };
const ranges = () => ({ __proto__: null, object: undefined });
function hasSource(id) {
  for (let child = firstChildOf(id); child !== 0; child = nextSiblingOf(child)) if (isHTML(child, 'source')) return true;
  return false;
}
export const HTMLMediaElementSteps = {
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
  play(id) { return rejected(makeException('NotSupportedError')); },
  pause() {},
  canPlayType(id, type) { return ''; },
};
export const HTMLVideoElementSteps = {
  __proto__: null,
  videoWidth: () => 0,
  videoHeight: () => 0,
  webkitSupportsFullscreen: () => false,
  webkitDisplayingFullscreen: () => false,
  webkitEnterFullscreen(id) { fail('InvalidStateError'); },
  webkitExitFullscreen() {},
};
export const HTMLTrackElementSteps = { __proto__: null, readyState: () => 0 };
export const HTMLAudioElementSteps = {
  __proto__: null,
  construct(id, src) {
    setText(id, 'preload', 'auto');
    if (src !== undefined) setText(id, 'src', src);
  },
};
export const HTMLMarqueeElementSteps = {
  __proto__: null,
  loop(id) { const value = integerOf(textOf(id, 'loop')); return value === null || value < 1 ? -1 : value; },
  setLoop(id, value) { if (value < 0 ? value === -1 : value !== 0) setText(id, 'loop', `${value}`); },
  start() {},
  stop() {},
};
