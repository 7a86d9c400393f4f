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
'use strict'; { const G = this; const OP = { __proto__: null, sheetMissesImport: 82, record: 220 }; const { runsScripts,
PrivateMap, each, primordials, privateArray, toASCIILower,
hooks, pageHooks,
pageState,
callValues, intern, wrap,
N, H,
isLoaded,
mainDocument,
isConnected, textContentOf,
LiveList,
has, isHTML, localName, onAnyAttribute, textOrEmpty,
urlOf,
documentState } = G;







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
  const parent = N[id << 3 | 1];
  lookAgain(id);
  lookAgain(parent);
  // https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block
  if (styleTexts.has(parent) && styleTexts.get(parent) !== G.childText(parent)) watch(parent);
  return false;
}

const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script(?:1\.[0-5])?|text\/(?:jscript|livescript))$/;
const outcome = (url, event) => (G.hasResources || slice(url, 0, 5) === 'data:') && G.loadResource(url) !== null ? event : 'error';
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
    case 'img': return G.imageEvent(id);
    case 'video': case 'audio': return has(id, 'src') ? 'loadstart error' : '';
    // https://html.spec.whatwg.org/multipage/media.html#concept-media-load-algorithm, one source after the other.
    case 'source': return isMedia(N[id << 3 | 1]) && !has(N[id << 3 | 1], 'src') ? 'error' : '';
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
  if (localName(id) === 'script' && (id < page.firstNew || ((N[id << 3] >>> 8 & 1) !== 0))) return;
  if (isHTML(id, 'img')) G.imageSeen(id);
  // Each resource causes one event.
  if (!watchesAttributes) onAnyAttribute(attributeChanged);
  watchesAttributes = true;
  // Elements that have loaded or failed get another event when they load again: those of the page, and frames and images that this world
  // created.
  const isOld = (id < page.firstNew || documentState.readyState === 'complete') && id < page.nodes;
  const isIdle = isMedia(id) && !has(id, 'src');
  if (isOld && !isIdle && (isHTML(id, 'img') ? !G.isImageLoading(id) : id < page.firstNew || isHTML(id, 'iframe'))) {
    watched.set(id, false);
    if (isHTML(id, 'style')) {
      styleTexts.set(id, G.childText(id));
      watchArrivals();
    }
  } else watch(id);
};
G.nodesOpened = () => { page.firstNew = page.nodes = H[0]; };
G.tasksSoFar = () => page.tasks;
G.nodesBeforeTask = () => page.nodes;
const endTask = G.endTask = () => { page.tasks++; page.nodes = H[0]; };
const SOURCES = PrivateMap();
for (const name of ['src', 'srcset', 'srcdoc', 'href']) SOURCES.set(intern(name), true);
function attributeChanged(id, key) {
  lookAgain(id);
  if (SOURCES.has(key) && watched.get(id) === false && localName(id) !== 'script' && !isHTML(id, 'img')) watch(id);
}
G.imageBegun = id => { if (watched.has(id)) watch(id); };
if (!runsScripts) hooks.scriptMade = watch;
hooks.beforeWaiting = () => {
  endTask();
  if (pageHooks.loadFrames !== null) pageHooks.loadFrames();
  if (isLoaded('imagesMoved') && page.structure !== H[5]) {
    page.structure = H[5];
    G.imagesMoved();
  }
  // NB: Nodes in shadow trees are not visited with the page's nodes.
  if (page.arrivals !== null && (waiting.count() !== 0 || styleTexts.count() !== 0)) {
    if (H[9] === 0) page.arrivals.sync(); else waiting.forEach((_, id) => lookAgain(id));
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
      styleTexts.set(id, G.childText(id));
      watchArrivals();
    }
    // NB: Repeated loading, such as by a listener that sets the URL, is delayed.
    G.queueEvents(() => { for (const type of each(split(events, ' '))) G.fire(wrap(id), type); }, notified.has(id) ? 4 : 0);
    notified.set(id, true);
  }
};
}
