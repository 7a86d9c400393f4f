// js/html/embedded/mediaElements.js: media, of which nothing is loaded, objects and image maps.
// https://html.spec.whatwg.org/multipage/media.html https://html.spec.whatwg.org/multipage/iframe-embed-object.html
//
// Reads   attributes and links. Writes through native calls. Exports the steps of the interfaces. Exposes nothing.
import { PrivateMap, rejected } from '../../primordials.js';
import { pageState } from '../../page.js';
import { firstChildOf, nextSiblingOf } from '../../memory.js';
import { fail } from '../../webidl/conversions.js';
import { keepList, liveCollection } from '../../dom/Collections.js';
import { has, isHTML, setText, textOf } from '../../dom/contentAttributes.js';
import { makeException } from 'late:../../webidl/DOMException.js';

export const HTMLMapElementSteps = {
  __proto__: null,
  areas(id) {
    return keepList(id, 'areas', () => liveCollection(id, { __proto__: null, deep: true, attributes: false, matches: e => isHTML(e, 'area'), build: null }));
  },
};
// Nothing is loaded into objects. Frames: js/html/windows/frames.js.
const nothing = () => 0;
export const HTMLObjectElementSteps = { __proto__: null, contentDocument: nothing, contentWindow: () => null, getSVGDocument: nothing };
export const HTMLEmbedElementSteps = { __proto__: null, getSVGDocument: nothing };

const { rates } = pageState('html/embedded/mediaElements', () => ({ __proto__: null, rates: PrivateMap() }));
const MEDIA_ERR_SRC_NOT_SUPPORTED = 4;
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
