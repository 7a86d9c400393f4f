// js/html/resources.js: the load and error events of elements whose resources can't be loaded.
// https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element and the like for links, images, frames
//
// There is no network, but there may be a folder of resources. An element that this world made gets the event of its
// resource when somebody listens: looked at when the event loop is asked, so that it does not matter in which order listeners,
// attributes and places in the tree came. One that leads to nothing so far is looked at again when its attributes or its place
// change. A script without `src` that was put into the page is not run either, which a warning says.
//
// Reads   flags, links and attributes. Writes nothing.
// Exports nodesOpened(): the nodes until now are the page's own ·
//         tasksSoFar() · nodesBeforeTask(): ids from that on are of nodes of the running task · endTask() ·
//         imageBegun(id): an img began to load · hooks.listening(element id, event type), hooks.scriptMade(element id), hooks.beforeWaiting().
// Exposes nothing.
'use strict'; { const G = this; const { runsScripts,
PrivateMap, each, primordials, privateArray, toASCIILower,
hooks,
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
// Nodes from here on are not the page's own: those loaded, or failed, before the script ran.
let firstNew = 0;
let watchesAttributes = false;
const watched = PrivateMap(), notified = PrivateMap();
// Ids of the elements whose state may have changed, and of those that lead to nothing as they are.
let open = privateArray();
const waiting = PrivateMap();
function lookAgain(id) {
  if (!waiting.has(id)) return;
  waiting.delete(id);
  open[open.length] = id;
}
// The texts of style elements when their events were fired last.
const styleTexts = PrivateMap();
// No list, but what meets the nodes of the page that came and the elements whose attributes changed.
let arrivals = null;
function watchArrivals() {
  if (arrivals === null) arrivals = new LiveList(mainDocument, { __proto__: null, deep: true, attributes: true, matches: meet, build: null });
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
// The events that an element in its present state leads to; '' for none so far.
function eventsOf(id) {
  switch (localName(id)) {
    // Where the page's scripts run, their runner reports the outcome.
    case 'script': return has(id, 'src') && isConnected(id) && test(SCRIPT_TYPE, toASCIILower(textOrEmpty(id, 'type'))) ? 'error' : '';
    case 'link':
      return textOrEmpty(id, 'href') !== '' && isConnected(id)
        && test(/(?:^|[\t\n\f\r ])(?:stylesheet|preload|modulepreload)(?:$|[\t\n\f\r ])/i, textOrEmpty(id, 'rel'))
        ? outcome(urlOf(id, 'href'), 'load') : '';
    case 'style': return !isConnected(id) ? '' : callValues(82, id) ? 'error' : 'load';
    case 'iframe': return isConnected(id) ? 'load' : '';
    case 'img': return G.imageEvent(id);
    case 'video': case 'audio': return has(id, 'src') ? 'loadstart error' : '';
    // https://html.spec.whatwg.org/multipage/media.html#concept-media-load-algorithm, which tries one source after the other.
    case 'source': return isMedia(N[id << 3 | 1]) && !has(N[id << 3 | 1], 'src') ? 'error' : '';
    default: return '';
  }
}
function watch(id) {
  if (watched.get(id) === true) return;
  watched.set(id, true);
  open[open.length] = id;
}
hooks.listening = (id, type) => {
  if (runsScripts && localName(id) === 'script') return;
  if (type !== 'error' && type !== 'load' && type !== 'loadstart' || watched.has(id)) return;
  if (localName(id) === 'script' && (id < firstNew || ((N[id << 3] >>> 8 & 1) !== 0))) return;
  if (isHTML(id, 'img')) G.imageSeen(id);
  // Another resource is another event.
  if (!watchesAttributes) onAnyAttribute(attributeChanged);
  watchesAttributes = true;
  // What has loaded, or failed, is heard of when it loads again: all of the page's own, and frames and images that this world made.
  const isOld = (id < firstNew || documentState.readyState === 'complete') && id < nodes;
  const isIdle = isMedia(id) && !has(id, 'src');
  if (isOld && !isIdle && (isHTML(id, 'img') ? !G.isImageLoading(id) : id < firstNew || isHTML(id, 'iframe'))) {
    watched.set(id, false);
    if (isHTML(id, 'style')) {
      styleTexts.set(id, G.childText(id));
      watchArrivals();
    }
  } else watch(id);
};
// How often the event loop was asked, and how many nodes there were then: what came since is of the running task.
let tasks = 0, nodes = 0;
G.nodesOpened = () => { firstNew = nodes = H[0]; };
G.tasksSoFar = () => tasks;
G.nodesBeforeTask = () => nodes;
const endTask = G.endTask = () => { tasks++; nodes = H[0]; };
const SOURCES = PrivateMap();
for (const name of ['src', 'srcset', 'srcdoc', 'href']) SOURCES.set(intern(name), true);
function attributeChanged(id, key) {
  lookAgain(id);
  if (SOURCES.has(key) && watched.get(id) === false && localName(id) !== 'script' && !isHTML(id, 'img')) watch(id);
}
G.imageBegun = id => { if (watched.has(id)) watch(id); };
if (!runsScripts) hooks.scriptMade = watch;
let structure = 0;
hooks.beforeWaiting = () => {
  endTask();
  if (isLoaded('imagesMoved') && structure !== H[5]) {
    structure = H[5];
    G.imagesMoved();
  }
  // NB: What is in a shadow tree is not met with the page's nodes.
  if (arrivals !== null && (waiting.count() !== 0 || styleTexts.count() !== 0)) {
    if (H[9] === 0) arrivals.sync(); else waiting.forEach((_, id) => lookAgain(id));
  }
  if (open.length === 0) return;
  const looked = open;
  open = privateArray();
  for (let i = 0; i < looked.length; i++) {
    const id = looked[i], events = eventsOf(id);
    if (events === '') {
      if (localName(id) === 'script' && isConnected(id) && !has(id, 'src') && textContentOf(id) !== '') {
        callValues(213, 'warning', 'a script element that a script put into the page was not run');
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
    // NB: What is loaded again and again, as by a listener that sets the address, takes its time.
    G.queueEvents(() => { for (const type of each(split(events, ' '))) G.fire(wrap(id), type); }, notified.has(id) ? 4 : 0);
    notified.set(id, true);
  }
};
}
