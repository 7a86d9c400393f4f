// js/dom/windowRecords.js: what is known of each window: that of the page, and those of frames.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena.
// Exports recordOf(window): {window, document: its id, frame: the id of its frame, 0 for the page's; isHere: () → whether the frame shows it;
//         name, status, opener} · enterWindow(window, document id, frame id, name, isHere) · isFrameWindow(value) · hasRecord(value): whether
//         it is a window, the page's or a frame's · own(window, state): the state of an object that each window has of its own, made from
//         that of the page's ·
//         realmMade(document id, realm), realmOf(document id): the realm of a frame's document, or of the document that made it; null for the
//         page's (js/html/windows/realms.js). Exposes nothing.
import { global } from 'native';
import { PrivateMap, PrivateWeakMap } from '../primordials.js';
import { pageState } from '../page.js';
import { creatorOf, mainDocument } from './addresses.js';

const newRecord = (window, document, frame, name, isHere) => ({
  __proto__: null, window, document, frame, name, isHere, status: '', opener: null, states: PrivateMap(),
});
const page = pageState('dom/windowRecords', () => ({
  __proto__: null, own: newRecord(global, mainDocument, 0, '', () => true), realms: PrivateMap(),
})), { realms } = page;
const windows = PrivateWeakMap();
export const recordOf = window => window === global ? page.own : windows.get(window);
export const isFrameWindow = value => windows.has(value);
export const hasRecord = value => value === global || windows.has(value);
export const enterWindow = (window, document, frame, name, isHere) => { windows.set(window, newRecord(window, document, frame, name, isHere)); };
export function own(window, state) {
  if (window === global) return state;
  const { states } = recordOf(window), known = states.get(state);
  if (known !== undefined) return known;
  const made = { ...state, __proto__: null, object: undefined };
  states.set(state, made);
  return made;
}
export const realmMade = (documentId, realm) => { realms.set(documentId, realm); };
export const realmOf = documentId => realms.get(documentId) ?? realms.get(creatorOf(documentId)) ?? null;
