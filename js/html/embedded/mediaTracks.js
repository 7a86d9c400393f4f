// js/html/embedded/mediaTracks.js: the tracks of media elements. No media are loaded.
// https://html.spec.whatwg.org/multipage/media.html#media-resources-with-multiple-media-tracks
//
// Reads   attributes and links. Writes nothing.
// Exports the steps of js/idl/mediaTracks.webidl, and of the members that return tracks. Throws NotFoundError as specified. Exposes
//         nothing.
import { PrivateMap, primordials, privateArray, toASCIILower } from '../../primordials.js';
import { pageState } from '../../page.js';
import { parentOf } from '../../memory.js';
import { fail } from '../../webidl/conversions.js';
import { ItemBlocks } from '../../dom/ItemBlocks.js';
import { LiveList } from '../../dom/LiveList.js';
import { keepList } from '../../dom/Collections.js';
import { isHTML, textOf, textOrEmpty } from '../../dom/contentAttributes.js';
import { firstNamed } from 'late:../../dom/namedElements.js';

const { Date, TypeError, includes } = primordials;

const kinds = ' subtitles captions descriptions chapters metadata ';
const newList = () => ({ __proto__: null, object: undefined });
const newTrack = (element, kind, label, language, mode) =>
  ({ __proto__: null, element, kind, label, language, mode, cues: newCues(), active: newCues(), object: undefined });

const page = pageState('html/embedded/mediaTracks', () => ({
  __proto__: null,
  // By a media element's id: its lists, the properties that a script set, and the tracks that scripts added.
  media: PrivateMap(),
  // The tracks by the id of the track element. Its attributes are the track's label and language.
  elementTracks: PrivateMap(),
  turns: 0,
})), { media, elementTracks } = page;
function mediaOf(id) {
  let state = media.get(id);
  if (state === undefined) {
    const text = newList();
    text.element = id;
    media.set(id, state = { __proto__: null, audio: newList(), video: newList(), text, added: privateArray(), source: null, preservesPitch: true });
  }
  return state;
}
function trackOf(id) {
  let track = elementTracks.get(id);
  if (track === undefined) elementTracks.set(id, track = newTrack(id, '', '', '', 'disabled'));
  return track;
}
// https://html.spec.whatwg.org/multipage/media.html#list-of-text-tracks: the tracks of children, then those that scripts added.
const isTrack = id => isHTML(id, 'track');
const childTracks = element => keepList(element, 'tracks', () =>
  new LiveList(element, { __proto__: null, deep: false, attributes: false, isLocal: true, matches: isTrack, build: null }));

// The cues in order, and the cues by id. A cue that a script changes is put after those with the same times, as in Safari.
// https://html.spec.whatwg.org/multipage/media.html#text-track-cue-order
const newItems = () => { const items = new ItemBlocks(); items.fill(privateArray(), 0); return items; };
const newCues = () => ({ __proto__: null, items: newItems(), byId: PrivateMap(), object: undefined });
const isBehind = (one, other) => one.start > other.start ||
  one.start === other.start && (one.end < other.end || one.end === other.end && one.turn > other.turn);
function placeIn(items, cue) {
  let low = 0, high = items.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (isBehind(cue, items.peek(middle))) low = middle + 1; else high = middle;
  }
  return low;
}
function enterIn(items, cue) {
  const place = placeIn(items, cue), added = privateArray();
  added[0] = cue;
  items.splice(place, place, added);
}
function takeFrom(items, cue) { const place = placeIn(items, cue); items.splice(place, place + 1, privateArray()); }
function enterId({ byId }, cue) {
  if (cue.id === '') return;
  let known = byId.get(cue.id);
  if (known === undefined) byId.set(cue.id, known = newItems());
  enterIn(known, cue);
}
function takeId({ byId }, cue) {
  if (cue.id === '') return;
  const known = byId.get(cue.id);
  takeFrom(known, cue);
  if (known.length === 0) byId.delete(cue.id);
}
function enter(cues, cue) {
  cue.turn = ++page.turns;
  enterIn(cues.items, cue);
  enterId(cues, cue);
}
function take(cues, cue) {
  takeFrom(cues.items, cue);
  takeId(cues, cue);
}
// Changes one of a cue's times, which determine its position.
function setTime(cue, name, time) {
  if (cue[name] === time) return;
  const cues = cue.track === null ? null : cue.track.cues;
  if (cues !== null) take(cues, cue);
  cue[name] = time;
  if (cues !== null) enter(cues, cue);
}
function toEnd(time) {
  if (!(time > -Infinity)) throw new TypeError('The end time is not a number, or negative infinity');
  return time;
}

export const MediaErrorSteps = { __proto__: null, code: ({ code }) => code, message: ({ message }) => message };
const emptyList = { __proto__: null, length: () => 0, item: () => null, getTrackById: () => null, selectedIndex: () => -1 };
export { emptyList as AudioTrackListSteps, emptyList as VideoTrackListSteps };
const described = {
  __proto__: null, id: ({ id }) => id, kind: ({ kind }) => kind, label: ({ label }) => label, language: ({ language }) => language,
  enabled: ({ isOn }) => isOn, setEnabled(track, value) { track.isOn = value; },
  selected: ({ isOn }) => isOn, setSelected(track, value) { track.isOn = value; },
};
export { described as AudioTrackSteps, described as VideoTrackSteps };
export const TextTrackListSteps = {
  __proto__: null,
  length: ({ element }) => childTracks(element).count() + mediaOf(element).added.length,
  item({ element }, index) {
    const tracks = childTracks(element), count = tracks.count();
    return index < count ? trackOf(tracks.idAt(index)) : mediaOf(element).added[index - count];
  },
  // Tracks that scripts add have no id.
  getTrackById(list, id) {
    const { element } = list;
    if (id === '') return null;
    const found = firstNamed(element, id, list, (e, name) => parentOf(e) === element && isTrack(e) && textOf(e, 'id') === name);
    return found === 0 ? null : trackOf(found);
  },
};
const attributeOf = ({ element }, name) => textOrEmpty(element, name);
export const TextTrackSteps = {
  __proto__: null,
  kind(track) {
    if (track.element === 0) return track.kind;
    const kind = toASCIILower(attributeOf(track, 'kind'));
    return kind === '' ? 'subtitles' : includes(kinds, ` ${kind} `) ? kind : 'metadata';
  },
  label: track => track.element === 0 ? track.label : attributeOf(track, 'label'),
  language: track => track.element === 0 ? track.language : attributeOf(track, 'srclang'),
  id: track => track.element === 0 ? '' : attributeOf(track, 'id'),
  inBandMetadataTrackDispatchType: () => '',
  mode: ({ mode }) => mode, setMode(track, mode) { track.mode = mode; },
  cues: ({ mode, cues }) => mode === 'disabled' ? null : cues, activeCues: ({ mode, active }) => mode === 'disabled' ? null : active,
  addCue(track, cue) {
    if (cue.track !== null) TextTrackSteps.removeCue(cue.track, cue);
    cue.track = track;
    enter(track.cues, cue);
  },
  removeCue(track, cue) {
    if (cue.track !== track) fail('NotFoundError');
    take(track.cues, cue);
    cue.track = null;
  },
};
export const TextTrackCueListSteps = {
  __proto__: null,
  length: ({ items }) => items.length, item: ({ items }, index) => index < items.length ? items.peek(index) : undefined,
  getCueById({ byId }, id) {
    const known = byId.get(id);
    return known === undefined ? null : known.peek(0);
  },
};
export const TextTrackCueSteps = {
  __proto__: null,
  track: ({ track }) => track, id: ({ id }) => id,
  setId(cue, id) {
    if (cue.track !== null) takeId(cue.track.cues, cue);
    cue.id = id;
    if (cue.track !== null) enterId(cue.track.cues, cue);
  },
  startTime: ({ start }) => start, setStartTime(cue, time) { setTime(cue, 'start', time); },
  endTime: ({ end }) => end, setEndTime(cue, time) { setTime(cue, 'end', toEnd(time)); },
  pauseOnExit: ({ pauses }) => pauses, setPauseOnExit(cue, value) { cue.pauses = value; },
};
export const VTTCueSteps = {
  __proto__: null,
  construct: (start, end, text) => ({
    __proto__: null, interface: 'VTTCue', track: null, id: '', start, end: toEnd(end), turn: 0, pauses: false, text, object: undefined,
  }),
  text: ({ text }) => text, setText(cue, text) { cue.text = text; },
};

export const HTMLMediaElementSteps_mediaElements = {
  __proto__: null,
  srcObject: id => mediaOf(id).source, setSrcObject(id, value) { mediaOf(id).source = value; },
  preservesPitch: id => mediaOf(id).preservesPitch, setPreservesPitch(id, value) { mediaOf(id).preservesPitch = value; },
  fastSeek() {}, getStartDate: () => new Date(NaN),
  audioTracks: id => mediaOf(id).audio, videoTracks: id => mediaOf(id).video, textTracks: id => mediaOf(id).text,
  addTextTrack(id, kind, label, language) {
    const { added } = mediaOf(id);
    return added[added.length] = newTrack(0, kind, label, language, 'hidden');
  },
};
export const HTMLTrackElementSteps_mediaElements = { __proto__: null, track: trackOf };
