// js/html/mediaTracks.js: the tracks of media of which nothing is loaded.
// https://html.spec.whatwg.org/multipage/media.html#media-resources-with-multiple-media-tracks
//
// Reads   attributes and links. Writes nothing.
// Exports the steps of js/idl/mediaTracks.webidl, and of what leads to tracks. Throws NotFoundError as specified. Exposes nothing.
import { PrivateMap, primordials, privateArray, toASCIILower } from '../primordials.js';
import { parentOf } from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { following } from '../dom/preorder.js';
import { isHTML, textOrEmpty } from '../dom/contentAttributes.js';

const { Date, includes } = primordials;

const kinds = ' subtitles captions descriptions chapters metadata ';
const newList = () => ({ __proto__: null, items: privateArray(), object: undefined });
const newTrack = (element, kind, label, language, mode) =>
  ({ __proto__: null, element, kind, label, language, mode, cues: newList(), active: newList(), object: undefined });

// By a media element's id: its lists, what a script set, and the tracks that scripts added.
const media = PrivateMap();
function mediaOf(id) {
  let state = media.get(id);
  if (state === undefined) {
    const text = newList();
    text.element = id;
    media.set(id, state = { __proto__: null, audio: newList(), video: newList(), text, added: privateArray(), source: null, preservesPitch: true });
  }
  return state;
}
// By a track element's id. What it is called its attributes say.
const elementTracks = PrivateMap();
function trackOf(id) {
  let track = elementTracks.get(id);
  if (track === undefined) elementTracks.set(id, track = newTrack(id, '', '', '', 'disabled'));
  return track;
}
// https://html.spec.whatwg.org/multipage/media.html#list-of-text-tracks: those of children, then those that scripts added.
function textTracks(list) {
  const { element } = list, found = privateArray(), { added } = mediaOf(element);
  for (let e = following(element, element); e !== 0; e = following(e, element)) {
    if (isHTML(e, 'track') && parentOf(e) === element) found[found.length] = trackOf(e);
  }
  for (let i = 0; i < added.length; i++) found[found.length] = added[i];
  return found;
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
  length: list => textTracks(list).length, item: (list, index) => textTracks(list)[index],
  getTrackById(list, id) {
    const tracks = textTracks(list);
    for (let i = 0; i < tracks.length; i++) if (id !== '' && TextTrackSteps.id(tracks[i]) === id) return tracks[i];
    return null;
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
  // Cues stand in the order of their times. https://html.spec.whatwg.org/multipage/media.html#text-track-cue-order
  addCue(track, cue) {
    if (cue.track !== null) TextTrackSteps.removeCue(cue.track, cue);
    cue.track = track;
    const { items } = track.cues;
    let place = items.length;
    for (; place > 0 && isBehind(items[place - 1], cue); place--) items[place] = items[place - 1];
    items[place] = cue;
  },
  removeCue(track, cue) {
    if (cue.track !== track) fail('NotFoundError');
    const left = privateArray(), { items } = track.cues;
    for (let i = 0; i < items.length; i++) if (items[i] !== cue) left[left.length] = items[i];
    track.cues.items = left;
    cue.track = null;
  },
};
const isBehind = (one, other) => one.start > other.start || one.start === other.start && one.end < other.end;
export const TextTrackCueListSteps = {
  __proto__: null,
  length: ({ items }) => items.length, item: ({ items }, index) => items[index],
  getCueById({ items }, id) {
    for (let i = 0; i < items.length; i++) if (id !== '' && items[i].id === id) return items[i];
    return null;
  },
};
export const TextTrackCueSteps = {
  __proto__: null,
  track: ({ track }) => track, id: ({ id }) => id, setId(cue, id) { cue.id = id; },
  startTime: ({ start }) => start, setStartTime(cue, time) { cue.start = time; }, endTime: ({ end }) => end, setEndTime(cue, time) { cue.end = time; },
  pauseOnExit: ({ pauses }) => pauses, setPauseOnExit(cue, value) { cue.pauses = value; },
};
export const VTTCueSteps = {
  __proto__: null,
  construct: (start, end, text) => ({ __proto__: null, interface: 'VTTCue', track: null, id: '', start, end, pauses: false, text, object: undefined }),
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
