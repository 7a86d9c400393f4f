// js/html/windows/frameScripts.js: the scripts of frames, and the events of their documents, if the page's own scripts run.
// https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes
//
// A frame loads in a task of the page's event loop, before the page's load event or, if it came later, after the script that inserted it.
// AD-HOC: Its document is parsed first. Then its scripts run in their order, those with `defer` last; what a script writes is parsed when it
// ends, and put after it. Modules in frames do not run.
//
// Reads   links and attributes. Writes through native calls.
// Exports loadFrames(): queues the frames that did not load · loadFrame(id): loads a frame now, once for each document · frameScript(id): runs
//         a script that was inserted into a frame's document → whether there is such a frame · isLoadingFrame(document id) ·
//         writeInFrame(document id, text) · frameReadyState(document id). Exposes nothing.
import { OP } from 'native';
import { PrivateMap, each, primordials, privateArray, toASCIILower } from '../../primordials.js';
import { hooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { call, callText, callValues, documentIdOf, wrap } from '../../arena.js';
import { changeSequence, nextSiblingOf, parentOf } from '../../memory.js';
import { documentURL, enterScript, mainDocument } from '../../dom/addresses.js';
import { urlOf } from '../../dom/baseURLs.js';
import { characterSetOf } from '../../dom/Document.js';
import { rootOf } from '../../dom/Node.js';
import { realmOf, recordOf } from '../../dom/windowRecords.js';
import { has, isHTML, textOf, textOrEmpty } from '../../dom/contentAttributes.js';
import { documentState } from '../documents/Document.js';
import { frameAt, frames, isScripting, isShownFrame, ownerOf, windowIn } from './frames.js';
import { blobAt } from 'late:../../FileAPI/blobURL.js';
import { Event } from 'late:../../bindings/Event.js';
import { BeforeUnloadEvent, PageTransitionEvent } from 'late:../../bindings/events.js';
import { bodyOf } from 'late:../../dom/documentElements.js';
import { dispatch, eventFor, fire, fromHost } from 'late:../../dom/dispatch.js';
import { allBytes, utf8Text } from 'late:../../encoding/byteSequence.js';
import { loadFailed, loadResource, resourceText } from 'late:../../fetch/fetch.js';
import { childText } from 'late:../../dom/childText.js';
import { queueTask } from 'late:../../timing/timers.js';

const { test, lengthOf } = primordials;
const page = pageState('html/windows/frameScripts', () => ({
  __proto__: null,
  // What a frame's attributes were when it was queued, by its id; the tree's state at that time.
  queued: PrivateMap(), sequence: -1,
  // The states of documents that load, and what the running script of each wrote.
  states: PrivateMap(), written: PrivateMap(),
  // What each frame showed when it last loaded.
  shown: PrivateMap(),
})), { queued, states, written, shown } = page;

export const frameReadyState = documentId => states.get(documentId) ?? 'complete';
export const isLoadingFrame = documentId => frameReadyState(documentId) === 'loading';
export function writeInFrame(documentId, text) {
  if (written.has(documentId)) written.set(documentId, written.get(documentId) + text);
}

const sourceText = id => `${textOf(id, 'srcdoc') ?? ''}\n${textOf(id, 'src') ?? ''}`;
export function loadFrames() {
  if (page.sequence === changeSequence()) return;
  page.sequence = changeSequence();
  const documents = privateArray();
  documents[0] = mainDocument;
  for (let i = 0; i < documents.length; i++) {
    for (const id of each(frames(documents[i]))) {
      const source = sourceText(id), frame = queued.has(id) ? frameAt(id) : null;
      if (frame !== null && frame.isLoaded && frame.document !== 0) documents[documents.length] = frame.document;
      if (queued.get(id) === source) continue;
      queued.set(id, source);
      queueTask(() => { loadFrame(id); });
    }
  }
}

const CLASSIC = /^(?:|(?:text|application)\/(?:x-)?(?:java|ecma)script(?:1\.[0-5])?|text\/(?:jscript|livescript))$/;
// Whether an element is a classic script. https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element
function isClassic(id) {
  const type = textOf(id, 'type'), language = textOrEmpty(id, 'language');
  const given = toASCIILower(type ?? (language === '' ? '' : `text/${language}`));
  if (given === 'module') callValues(OP.record, 'warning', `a module script in the frame ${documentURL(documentIdOf(id))} was not run`);
  if (!test(CLASSIC, given) || has(id, 'nomodule')) return false;
  return !has(id, 'for') || !has(id, 'event') || toASCIILower(textOf(id, 'for')) === 'window' && test(/^onload(?:\(\))?$/i, textOf(id, 'event'));
}
function externalText(id, address) {
  const blob = blobAt(address);
  if (blob !== null) return utf8Text(allBytes(blob.bytes));
  const resource = loadResource(address);
  if (resource !== null) return resourceText(resource, textOf(id, 'charset') ?? characterSetOf(documentIdOf(id)));
  loadFailed(address);
  return null;
}
// https://html.spec.whatwg.org/multipage/scripting.html#execute-the-script-element
function execute(id) {
  const documentId = documentIdOf(id), isExternal = has(id, 'src'), address = isExternal ? urlOf(id, 'src') : documentURL(documentId);
  const source = isExternal ? externalText(id, address) : childText(id);
  if (source === null) { fire(wrap(id), 'error'); return; }
  const realm = realmOf(documentId), outerScript = documentState.currentScript, outer = enterScript(documentId), leave = hooks.enterFunction(realm);
  const outerText = written.get(documentId);
  documentState.currentScript = id;
  enterScript(documentId);
  if (isLoadingFrame(documentId)) written.set(documentId, '');
  try { callValues(OP.realmEvaluate, documentId, id, source, address); } catch (error) { hooks.reportException(error, realm.window); }
  documentState.currentScript = outerScript;
  leave();
  enterScript(outer);
  const text = written.get(documentId) ?? '';
  if (outerText === undefined) written.delete(documentId); else written.set(documentId, outerText);
  if (isLoadingFrame(documentId)) callValues(OP.microtasks);
  if (text !== '') insertWritten(id, text);
  if (isExternal) fire(wrap(id), 'load');
}
function insertWritten(id, text) {
  const parent = parentOf(id);
  if (parent === 0) return;
  const fragment = callText(OP.parseFragment, text, parent, documentIdOf(id), 0), scripts = scriptsIn(fragment);
  call(OP.insert, fragment, parent, nextSiblingOf(id));
  for (const script of each(scripts)) run(script);
}
function scriptsIn(root) {
  const found = callValues(OP.elementsNamed, root, 'http://www.w3.org/1999/xhtml', 'script'), list = privateArray();
  for (let i = 0; i < lengthOf(found); i++) list[i] = found[i];
  return list;
}
function run(id) {
  const documentId = documentIdOf(id);
  if (rootOf(id) === documentId && (has(id, 'src') || childText(id) !== '') && isClassic(id) && windowIn(ownerOf(documentId)) !== null) execute(id);
}
const isDeferred = id => has(id, 'src') && (has(id, 'defer') || has(id, 'async'));
export const frameScript = id => {
  const documentId = documentIdOf(id), owner = ownerOf(documentId);
  if (owner === 0 || !isScripting(documentId) || rootOf(id) !== documentId) return false;
  const frame = frameAt(owner);
  // NB: One that is there when the frame loads runs then.
  if (!frame.isLoaded || frame.document !== documentId) return false;
  if (has(id, 'src')) queueTask(() => { run(id); }); else run(id);
  return true;
};

function setState(documentId, state) {
  states.set(documentId, state);
  fromHost(() => fire(wrap(documentId), 'readystatechange'));
}
// https://html.spec.whatwg.org/multipage/parsing.html#the-end
export function loadFrame(id) {
  if (!isShownFrame(id)) return;
  const frame = frameAt(id), { document: documentId } = frame, former = shown.get(id);
  shown.set(id, frame);
  if (former !== undefined && former !== frame && former.window !== null && former.document !== 0) unload(former.window);
  if (frame.isLoaded) return;
  frame.isLoaded = true;
  if (documentId === 0) return;
  const scripts = isScripting(documentId) ? scriptsIn(documentId) : privateArray(), body = bodyOf(documentId);
  const isSilent = scripts.length === 0 && frame.window === null && (body === 0 || !has(body, 'onload') && !isHTML(body, 'frameset'));
  if (isSilent) { loadNested(documentId); return; }
  const window = windowIn(id);
  if (window === null) return;
  states.set(documentId, 'loading');
  for (const script of each(scripts)) if (!isDeferred(script)) run(script);
  for (const script of each(scripts)) if (isDeferred(script)) run(script);
  setState(documentId, 'interactive');
  fromHost(() => fire(wrap(documentId), 'DOMContentLoaded', { __proto__: null, bubbles: true }));
  loadNested(documentId);
  setState(documentId, 'complete');
  const transition = { __proto__: null, bubbles: true, cancelable: true };
  fromHost(() => {
    dispatch(window, eventFor(window, Event, 'load'), wrap(documentId));
    dispatch(window, eventFor(window, PageTransitionEvent, 'pageshow', transition), wrap(documentId));
  });
}
// https://html.spec.whatwg.org/multipage/document-lifecycle.html#unload-a-document Nothing asks whether the frame may leave.
function unload(window) {
  const record = recordOf(window), { isHere } = record;
  // Until its events are over, the frame shows it.
  record.isHere = () => true;
  fromHost(() => {
    fire(window, 'beforeunload', { __proto__: null, cancelable: true }, BeforeUnloadEvent);
    fire(window, 'pagehide', { __proto__: null, bubbles: true, cancelable: true }, PageTransitionEvent);
    fire(window, 'unload');
  });
  record.isHere = isHere;
}
function loadNested(documentId) {
  for (const id of each(frames(documentId))) {
    queued.set(id, sourceText(id));
    loadFrame(id);
  }
}
