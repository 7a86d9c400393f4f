// js/html/windows/frames.js: the documents and windows of frames. https://html.spec.whatwg.org/multipage/iframe-embed-object.html
//
// A frame with `srcdoc` has that document. A frame of the page's origin has the page's resource at its URL. A frame of another origin has a
// window that reveals nothing. Every other frame has the empty document that a browser shows before it loads. The scripts of frames do not
// run. AD-HOC: A frame's document belongs to the page's realm. Its window has its document's own state (its frames and selection, its
// location), and otherwise the members of the page's window: the same interface objects, functions and objects.
//
// A frame that a script, a link or a form navigates stays there until its attributes change; it gets its `load` event.
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate
//
// Reads   links and attributes. Parses documents by native calls.
// Exports frames(document id) → ids of the frames in it · frameWindow(id) · isFrameWindow(value) · windowOf(document id), or null.
//         chosenFrame(name, document id): the frame that a link or form of a document navigates, 0 for the page or a new window ·
//         navigateFrame(id, parsed address) · isActiveDocument(id) · HTMLIFrameElementSteps, HTMLFrameElementSteps. Exposes nothing.
import { OP, global } from 'native';
import {
  ObjectCreate, PrivateMap, PrivateWeakMap, apply, defineProperty, each, getOwnPropertyDescriptor, ownDescriptor, primordials, privateArray,
  setPrototypeOf, toASCIILower, words,
} from '../../primordials.js';
import { pageState } from '../../page.js';
import { callText, documentIdOf, wrap } from '../../arena.js';
import { accessors, define, eachExposed, markDescriptor, markMembers, mixin } from '../../webidl/interface.js';
import { named as bindingNamed } from '../../lazyModules.js';
import { fail, toText, toUSV } from '../../webidl/conversions.js';
import { parseURL } from '../../url/parsing.js';
import { documentAddresses, documentURL, fallbackBases, mainDocument } from '../../dom/addresses.js';
import { EventTarget, makeTarget } from '../../dom/EventTarget.js';
import { rootOf } from '../../dom/Node.js';
import { LiveList } from '../../dom/LiveList.js';
import { isHTML, textOf } from '../../dom/contentAttributes.js';
import { baseOf } from '../../dom/baseURLs.js';
import { GlobalEventHandlers, WindowEventHandlers } from '../../bindings/eagerNodes.js';
import { Window, replaceables } from './Window.js';
import { windowHandlers } from '../../bindings/eagerWindow.js';
import { hasResources } from 'late:native';
import { blobAt } from 'late:../../FileAPI/blobURL.js';
import { WindowMembers_CSSOMView } from 'late:../../bindings/CSSOMView.js';
import { makeNavigator } from 'late:../../bindings/Navigator.js';
import { makeSelection } from 'late:../../bindings/Selection.js';
import { WindowMembers_Window } from 'late:../../bindings/Window.js';
import { WindowMembers_fetch } from 'late:../../bindings/fetch.js';
import { theSelection } from 'late:../../dom/Selection.js';
import { fire } from 'late:../../dom/dispatch.js';
import { blobDocument, loadResource, resourceDocument } from 'late:../../fetch/fetch.js';
import { setFragment } from 'late:../navigation/Location.js';
import { navigator } from 'late:./Navigator.js';
import { windowNamed } from 'late:./namedAccess.js';
import { queueEvents } from 'late:../../timing/timers.js';

const { keysOf, slice, test, toStringTag, hasInstance, isConcatSpreadable, reflectGet, reflectHas, Proxy: NativeProxy } = primordials;

const startsWith = (text, start) => slice(text, 0, start.length) === start;
const isFrame = id => isHTML(id, 'iframe') || isHTML(id, 'frame');
// Whether a frame is in the page, or in a frame that is.
const isShown = id => { const root = rootOf(id); return root === mainDocument || owners.has(root) && isShown(owners.get(root)); };
// The tokens of an iframe's `sandbox`, null if there is none.
function sandboxOf(id) {
  const text = isHTML(id, 'iframe') ? textOf(id, 'sandbox') : null, found = PrivateMap();
  if (text === null) return null;
  for (const token of each(words(toASCIILower(text)))) found.set(token, true);
  return found;
}
function isOpaque(id) {
  const sandbox = sandboxOf(id);
  return sandbox !== null && !sandbox.has('allow-same-origin');
}
// The source of a frame's document: `srcdoc` and its text, `load` or `blob` and the URL, `lost` and a URL of the page's origin without a
// resource, 'blank', or 'foreign' for another origin.
function sourceOf(id) {
  if (isOpaque(id)) return 'foreign';
  const srcdoc = isHTML(id, 'iframe') ? textOf(id, 'srcdoc') : null;
  if (srcdoc !== null) return `srcdoc${srcdoc}`;
  const src = textOf(id, 'src');
  const source = src === null || src === '' ? 'blank' : sourceAt(parseURL(toUSV(src), baseOf(documentIdOf(id))));
  return startsWith(source, 'lost') ? 'blank' : source;
}
function sourceAt(target) {
  if (target === null || target.protocol === 'about:' || target.protocol === 'javascript:') return 'blank';
  const page = parseURL(documentURL(mainDocument), null);
  // The files in a folder of resources have one origin, as they had when the page was saved; so have the parts of the page's own message:
  // https://www.rfc-editor.org/rfc/rfc2392, https://www.rfc-editor.org/rfc/rfc2557#section-5
  const isOfMessage = target.protocol === 'cid:' || target.protocol === 'thismessage:';
  const isSaved = hasResources && (isOfMessage || target.protocol === 'file:' && page.protocol === 'file:');
  const isSame = isSaved || target.origin !== 'null' && target.origin === page.origin;
  if (!isSame) return 'foreign';
  if (target.protocol === 'blob:') return `blob${target.href}`;
  return hasResources && loadResource(target.href) !== null ? `load${target.href}` : `lost${target.href}`;
}
const page = pageState('html/windows/frames', () => ({
  __proto__: null,
  // The navigations of frames: {from: the state of their attributes, source, number}.
  ways: PrivateMap(),
  lastWay: 0, framesById: PrivateMap(), owners: PrivateMap(), lists: PrivateMap(),
})), { ways, framesById, owners, lists } = page;
export const navigateFrame = (id, target) => {
  if (target.protocol === 'javascript:') return;
  // NB: A frame that navigates itself whenever it has loaded is limited by time.
  const delay = ways.has(id) ? 4 : 0;
  ways.set(id, { __proto__: null, from: sourceOf(id), source: isOpaque(id) ? 'foreign' : sourceAt(target), number: ++page.lastWay });
  const number = page.lastWay;
  queueEvents(() => {
    const way = ways.get(id);
    if (isShown(id) && way !== undefined && way.number === number) fire(wrap(id), 'load');
  }, delay);
};
// Whether a document is the page's, or that of one of its frames.
// https://html.spec.whatwg.org/multipage/document-sequences.html#fully-active
export const isActiveDocument = id => {
  if (id === mainDocument) return true;
  const owner = owners.get(id);
  return owner !== undefined && isShown(owner) && frameOf(owner).document === id;
};
// https://html.spec.whatwg.org/multipage/document-sequences.html#the-rules-for-choosing-a-navigable
export const chosenFrame = (name, documentId) => {
  const keyword = toASCIILower(name), own = owners.has(documentId) ? owners.get(documentId) : 0;
  if (keyword === '' || keyword === '_self') return own;
  if (keyword === '_parent') return own === 0 ? 0 : chosenFrame('', documentIdOf(own));
  if (keyword === '_top' || keyword === '_blank') return 0;
  for (const id of each(frames(mainDocument))) if (textOf(id, 'name') === name) return id;
  return 0;
};
const windows = PrivateWeakMap();
function frameOf(id) {
  const own = sourceOf(id), known = framesById.get(id), way = ways.get(id);
  const source = way !== undefined && way.from === own ? way.source : own;
  if (known !== undefined && known.source === source && (way === undefined || known.way === way.number)) return known;
  const frame = { __proto__: null, source, way: way === undefined ? 0 : way.number, document: 0, window: null };
  if (source !== 'foreign') {
    const sandbox = sandboxOf(id), isScripting = sandbox === null || sandbox.has('allow-scripts');
    const isSrcdoc = startsWith(source, 'srcdoc'), isBlob = startsWith(source, 'blob'), isLoaded = isBlob || startsWith(source, 'load');
    const hasAddress = isLoaded || startsWith(source, 'lost'), address = hasAddress ? slice(source, 4) : isSrcdoc ? 'about:srcdoc' : 'about:blank';
    if (isBlob) {
      const blob = blobAt(address);
      if (blob !== null) frame.document = blobDocument(blob, isScripting);
    } else if (isLoaded) frame.document = resourceDocument(loadResource(address), isScripting);
    if (frame.document === 0) frame.document = callText(OP.parseDocument, isSrcdoc ? slice(source, 6) : '', 0, (isScripting ? 1 : 0) | (isSrcdoc ? 2 : 0), 0);
    documentAddresses.set(frame.document, address);
    const hash = hasAddress ? parseURL(address, null).hash : '';
    if (hash !== '') setFragment(frame.document, hash);
    if (!hasAddress) fallbackBases.set(frame.document, documentIdOf(id));
    owners.set(frame.document, id);
  }
  frame.window = frame.document === 0 ? foreignWindow() : makeFrameWindow(id, frame);
  framesById.set(id, frame);
  windows.set(frame.window, true);
  return frame;
}

const language = primordials.constructors;
function accessor(object, name, get, set = undefined) {
  const descriptor = { __proto__: null, get, set: set && (value => { set(toText(value)); }), enumerable: true, configurable: true };
  markDescriptor(descriptor, name);
  defineProperty(object, name, descriptor);
}
// Gives a frame's window all members of the page's window that it does not have itself.
function shareWindow(window) {
  define(window, 'globalThis', window, true, false, true);
  for (const name of each(keysOf(constants))) define(window, name, constants[name], false, false, false);
  eachExposed((name, object) => define(window, name, object, true, false, true));
  for (const key of each(keysOf(language))) define(window, key, language[key], true, false, true);
  for (const key of each(others)) if (getOwnPropertyDescriptor(global, key) !== undefined) defineProperty(window, key, ownDescriptor(global, key));
  for (const members of each([WindowMembers_Window, WindowMembers_CSSOMView, WindowMembers_fetch])) {
    for (const key of each(keysOf(members))) {
      if (getOwnPropertyDescriptor(window, key) !== undefined) continue;
      const descriptor = ownDescriptor(members, key);
      markDescriptor(descriptor, key);
      defineProperty(window, key, descriptor);
    }
  }
  accessors(window, GlobalEventHandlers);
  accessors(window, WindowEventHandlers);
  accessors(window, windowHandlers);
  for (const { steps, names } of each(replaceables)) {
    for (const name of each(words(names))) {
      if (getOwnPropertyDescriptor(window, name) === undefined) replaceable(window, name, () => bindingNamed(steps)[name](global));
    }
  }
}
// The other globals of the language, and aliases of interfaces: taken from the page, so that nothing is created for pages without frames.
const others = words('AggregateError Atomics BigInt64Array BigUint64Array FinalizationRegistry Float16Array Float32Array Float64Array Int8Array Int16Array ' +
  'Int32Array Intl Iterator SharedArrayBuffer Uint16Array Uint32Array Uint8ClampedArray WeakRef WebAssembly escape unescape WebKitCSSMatrix ' +
  'WebKitMutationObserver webkitURL');
const constants = { __proto__: null, NaN, Infinity, undefined };
function replaceable(window, name, get) {
  const descriptor = {
    __proto__: null, get, set: { [name](value) { define(window, name, value, true, true, true); } }[name], enumerable: true, configurable: true,
  };
  markDescriptor(descriptor, name);
  defineProperty(window, name, descriptor);
}
// The prototype of a frame's window: it has the frames of its document by index, and named elements. It inherits from the prototype
// of the window's interface.
const named = documentId => new NativeProxy(ObjectCreate(Window.prototype), setPrototypeOf({
  get(target, key, receiver) {
    const frame = nestedFrame(documentId, key);
    if (frame !== undefined) return frame;
    if (typeof key === 'symbol' || isMember(key)) return apply(reflectGet, undefined, [target, key, receiver]);
    return windowNamed(key, documentId);
  },
  has(target, key) {
    if (typeof key === 'symbol') return reflectHas(target, key);
    return isMember(key) || nestedFrame(documentId, key) !== undefined || windowNamed(key, documentId) !== undefined;
  },
}, null));
// NB: Not the named elements of the page itself.
const isMember = key => getOwnPropertyDescriptor(Window.prototype, key) !== undefined || reflectHas(EventTarget.prototype, key);
function nestedFrame(documentId, key) {
  if (typeof key !== 'string' || !test(/^(?:0|[1-9][0-9]*)$/, key)) return undefined;
  const id = frames(documentId)[+key];
  return id === undefined || !isShown(id) ? undefined : frameOf(id).window;
}
// The window of a document that the page may access.
function makeFrameWindow(id, frame) {
  const { document: documentId } = frame, window = ObjectCreate(named(documentId));
  const isHere = () => isShown(id) && framesById.get(id) === frame;
  const own = {
    __proto__: null,
    window, self: window, frames: window, document: wrap(documentId), opener: null,
    name: textOf(id, 'name') || '', navigator: makeNavigator(navigator),
    clientInformation: makeNavigator(navigator), innerWidth: 300, innerHeight: 150,
  };
  for (const key of each(keysOf(own))) define(window, key, own[key], true, true, true);
  accessor(window, 'frameElement', () => isHere() ? wrap(id) : null);
  accessor(window, 'top', () => isHere() ? global : null);
  accessor(window, 'closed', () => !isHere());
  replaceable(window, 'parent', () => isHere() ? windowOf(documentIdOf(id)) : null);
  replaceable(window, 'length', () => isHere() ? frames(documentId).length : 0);
  // Set for listeners of the frame's own realm, of which there are none. DOM, "inner invoke" (#concept-event-listener-inner-invoke), 8.
  replaceable(window, 'event', () => undefined);
  const address = () => parseURL(documentURL(documentId), null);
  const location = { __proto__: null };
  function go(text) {
    const target = parseURL(toUSV(text), baseOf(mainDocument));
    if (target === null) fail('SyntaxError', 'Invalid URL');
    navigateFrame(id, target);
  }
  for (const part of each(['protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash', 'origin'])) {
    accessor(location, part, () => address()[part]);
  }
  accessor(location, 'href', () => address().href, go);
  mixin(location, {
    __proto__: null,
    toString() { return address().href; }, assign(url) { go(toText(url)); }, replace(url) { go(toText(url)); }, reload() { navigateFrame(id, address()); },
  });
  define(location, toStringTag, 'Location', false, false, true);
  accessor(window, 'location', () => location, go);
  mixin(window, {
    __proto__: null,
    getComputedStyle(element, pseudoElement = undefined) { return global.getComputedStyle(element, pseudoElement); },
    getSelection() { return isHere() ? makeSelection(theSelection(documentId)) : null; },
    postMessage(message) {},
    focus() {},
    blur() {},
    // Only a top-level window can be closed.
    close() {},
    stop() {},
  });
  shareWindow(window);
  return makeTarget(window);
}
// The window of another origin: https://html.spec.whatwg.org/multipage/nav-history-apis.html#cross-origin-objects
const denied = () => fail('SecurityError', 'Blocked a frame from accessing a cross-origin frame.');
const allowed = {
  __proto__: null, window: 1, self: 1, frames: 1, parent: 1, top: 1, length: 1, closed: 1, opener: 1, location: 1, close: 1, focus: 1, blur: 1,
  postMessage: 1,
};
function foreignWindow() {
  const target = ObjectCreate(null);
  const nothing = { __proto__: null, close() {}, focus() {}, blur() {}, postMessage() {} };
  markMembers(nothing);
  const window = new NativeProxy(target, setPrototypeOf({
    get(_, key) {
      if (key === 'window' || key === 'self' || key === 'frames') return window;
      if (key === 'parent' || key === 'top') return global;
      if (key === 'length') return 0;
      if (key === 'closed') return false;
      if (key === 'opener') return null;
      if (key === 'then' || key === toStringTag || key === hasInstance || key === isConcatSpreadable) return undefined;
      if (key === 'location') return foreignLocation;
      return allowed[key] === 1 ? nothing[key] : denied();
    },
    has(_, key) { return allowed[key] === 1 || key === 'then' || denied(); },
    set: denied, defineProperty: denied, deleteProperty: denied,
    getOwnPropertyDescriptor(_, key) {
      if (allowed[key] !== 1) denied();
      return { __proto__: null, value: window[key], writable: false, enumerable: false, configurable: true };
    },
    getPrototypeOf() { return null; },
    setPrototypeOf(_, prototype) { return prototype === null; },
    preventExtensions() { return false; },
    ownKeys() { return keysOf(allowed); },
  }, null));
  return window;
}
const foreignLocation = new NativeProxy(ObjectCreate(null), setPrototypeOf({
  get(_, key) { return key === 'then' || typeof key === 'symbol' ? undefined : denied(); },
  set(_, key) { return key === 'href' || denied(); },
  has: denied, defineProperty: denied, deleteProperty: denied, getPrototypeOf() { return null; }, ownKeys() { return privateArray(); },
}, null));

export const HTMLFrameElementSteps = {
  __proto__: null,
  contentDocument: id => isShown(id) ? frameOf(id).document : 0, contentWindow: id => isShown(id) ? frameOf(id).window : null,
  getSVGDocument: () => 0,
};
export { HTMLFrameElementSteps as HTMLIFrameElementSteps };

export const frames = documentId => {
  let list = lists.get(documentId);
  if (list === undefined) {
    lists.set(documentId, list = new LiveList(documentId, { __proto__: null, deep: true, attributes: false, isLocal: true, matches: isFrame, build: null }));
  }
  return list.all();
};
export const frameWindow = id => frameOf(id).window;
export const isFrameWindow = value => windows.has(value);
export const windowOf = documentId => {
  const owner = owners.get(documentId);
  return documentId === mainDocument ? global : owner !== undefined && isShown(owner) ? frameOf(owner).window : null;
};
