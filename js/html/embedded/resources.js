// js/html/embedded/resources.js: the load and error events of elements with resources.
// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element and the like for links, images, frames
//
// There is no network, but there may be a folder of resources. An element that this world created gets the event of its resource if it has
// a listener. It is checked when the event loop is queried, so the order in which listeners, attributes and its position are set does not
// matter. An element without an event so far is checked again when its attributes or its position change. An inserted script without `src`
// does not run either; there is a warning.
//
// Reads   flags, links and attributes. Writes nothing.
// Exports nodesOpened(): the nodes up to now belong to the page · tasksSoFar() · nodesBeforeTask(): ids from this one on are nodes of the
//         running task · endTask() · imageBegun(id): an img began to load · hooks.listening(element id, event type),
//         hooks.scriptMade(element id), hooks.beforeWaiting().
// Exposes nothing.
import { OP, runsScripts } from 'native';
import { PrivateMap, each, primordials, privateArray, toASCIILower } from '../../primordials.js';
import { hooks, pageHooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { callValues, intern, wrap } from '../../arena.js';
import { isAlreadyStarted, nodeCount, parentOf, shadowRootCount, structureSequence } from '../../memory.js';
import { isLoaded } from '../../lazyModules.js';
import { mainDocument } from '../../dom/addresses.js';
import { isConnected, textContentOf } from '../../dom/Node.js';
import { LiveList } from '../../dom/LiveList.js';
import { has, isHTML, localName, onAnyAttribute, textOrEmpty } from '../../dom/contentAttributes.js';
import { urlOf } from '../../dom/baseURLs.js';
import { documentState } from '../documents/Document.js';
import { hasResources } from 'late:native';
import { fire } from 'late:../../dom/dispatch.js';
import { loadResource } from 'late:../../fetch/fetch.js';
import { childText } from 'late:../../dom/childText.js';
import { imageEvent, imageSeen, imagesMoved, isImageLoading } from 'late:./images.js';
import { queueEvents } from 'late:../../timing/timers.js';

const { test, split, slice } = primordials;
const page = pageState('html/embedded/resources', () => ({
  __proto__: null,
  // Nodes from this id on do not belong to the page, whose own resources loaded or failed before the script ran.
  firstNew: 0,
  watched: PrivateMap(), notified: PrivateMap(),
  // The ids of the elements whose state may have changed, and of those without an event in their current state.
  open: privateArray(),
  waiting: PrivateMap(),
  // The texts of style elements at their last event.
  styleTexts: PrivateMap(),
  // Used as a list that visits the added nodes of the page and the elements whose attributes changed.
  arrivals: null,
  // The number of queries of the event loop, and the number of nodes at the last one: later nodes belong to the running task.
  tasks: 0, nodes: 0,
  structure: 0,
})), { watched, notified, waiting, styleTexts } = page;
let watchesAttributes = false;
function lookAgain(id) {
  if (!waiting.has(id)) return;
  waiting.delete(id);
  page.open[page.open.length] = id;
}
function watchArrivals() {
  if (page.arrivals === null) page.arrivals = new LiveList(mainDocument, { __proto__: null, deep: true, attributes: true, matches: meet, build: null });
}
function meet(id) {
  const parent = parentOf(id);
  lookAgain(id);
  lookAgain(parent);
  // https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block
  if (styleTexts.has(parent) && styleTexts.get(parent) !== childText(parent)) watch(parent);
  return false;
}

const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script(?:1\.[0-5])?|text\/(?:jscript|livescript))$/;
const outcome = (url, event) => (hasResources || slice(url, 0, 5) === 'data:') && loadResource(url) !== null ? event : 'error';
const isMedia = id => id !== 0 && (isHTML(id, 'video') || isHTML(id, 'audio'));
// The event of an element in its current state; '' for none so far.
function eventsOf(id) {
  switch (localName(id)) {
    // If the page's scripts run, their runner reports the outcome.
    case 'script': return has(id, 'src') && isConnected(id) && test(SCRIPT_TYPE, toASCIILower(textOrEmpty(id, 'type'))) ? 'error' : '';
    case 'link':
      return textOrEmpty(id, 'href') !== '' && isConnected(id)
        && test(/(?:^|[\t\n\f\r ])(?:stylesheet|preload|modulepreload)(?:$|[\t\n\f\r ])/i, textOrEmpty(id, 'rel'))
        ? outcome(urlOf(id, 'href'), 'load') : '';
    case 'style': return !isConnected(id) ? '' : callValues(OP.sheetMissesImport, id) ? 'error' : 'load';
    case 'iframe': return isConnected(id) ? 'load' : '';
    case 'img': return imageEvent(id);
    case 'video': case 'audio': return has(id, 'src') ? 'loadstart error' : '';
    // https://html.spec.whatwg.org/multipage/media.html#concept-media-load-algorithm, one source after the other.
    case 'source': return isMedia(parentOf(id)) && !has(parentOf(id), 'src') ? 'error' : '';
    default: return '';
  }
}
function watch(id) {
  if (watched.get(id) === true) return;
  watched.set(id, true);
  page.open[page.open.length] = id;
}
hooks.listening = (id, type) => {
  if (runsScripts && localName(id) === 'script') return;
  if (type !== 'error' && type !== 'load' && type !== 'loadstart' || watched.has(id)) return;
  if (localName(id) === 'script' && (id < page.firstNew || isAlreadyStarted(id))) return;
  if (isHTML(id, 'img')) imageSeen(id);
  // Each resource causes one event.
  if (!watchesAttributes) onAnyAttribute(attributeChanged);
  watchesAttributes = true;
  // Elements that have loaded or failed get another event when they load again: those of the page, and frames and images that this world
  // created.
  const isOld = (id < page.firstNew || documentState.readyState === 'complete') && id < page.nodes;
  const isIdle = isMedia(id) && !has(id, 'src');
  if (isOld && !isIdle && (isHTML(id, 'img') ? !isImageLoading(id) : id < page.firstNew || isHTML(id, 'iframe'))) {
    watched.set(id, false);
    if (isHTML(id, 'style')) {
      styleTexts.set(id, childText(id));
      watchArrivals();
    }
  } else watch(id);
};
export const nodesOpened = () => { page.firstNew = page.nodes = nodeCount(); };
export const tasksSoFar = () => page.tasks;
export const nodesBeforeTask = () => page.nodes;
export const endTask = () => { page.tasks++; page.nodes = nodeCount(); };
const SOURCES = PrivateMap();
for (const name of ['src', 'srcset', 'srcdoc', 'href']) SOURCES.set(intern(name), true);
function attributeChanged(id, key) {
  lookAgain(id);
  if (SOURCES.has(key) && watched.get(id) === false && localName(id) !== 'script' && !isHTML(id, 'img')) watch(id);
}
export const imageBegun = id => { if (watched.has(id)) watch(id); };
if (!runsScripts) hooks.scriptMade = watch;
hooks.beforeWaiting = () => {
  endTask();
  if (pageHooks.loadFrames !== null) pageHooks.loadFrames();
  if (isLoaded('imagesMoved') && page.structure !== structureSequence()) {
    page.structure = structureSequence();
    imagesMoved();
  }
  // NB: Nodes in shadow trees are not visited with the page's nodes.
  if (page.arrivals !== null && (waiting.count() !== 0 || styleTexts.count() !== 0)) {
    if (shadowRootCount() === 0) page.arrivals.sync(); else waiting.forEach((_, id) => lookAgain(id));
  }
  if (page.open.length === 0) return;
  const looked = page.open;
  page.open = privateArray();
  for (let i = 0; i < looked.length; i++) {
    const id = looked[i], events = eventsOf(id);
    if (events === '') {
      if (localName(id) === 'script' && isConnected(id) && !has(id, 'src') && textContentOf(id) !== '') {
        callValues(OP.record, 'warning', 'a script element that a script put into the page was not run');
      } else {
        waiting.set(id, true);
        watchArrivals();
      }
      continue;
    }
    watched.set(id, false);
    if (isHTML(id, 'style')) {
      styleTexts.set(id, childText(id));
      watchArrivals();
    }
    // NB: Repeated loading, such as by a listener that sets the URL, is delayed.
    queueEvents(() => { for (const type of each(split(events, ' '))) fire(wrap(id), type); }, notified.has(id) ? 4 : 0);
    notified.set(id, true);
  }
};
