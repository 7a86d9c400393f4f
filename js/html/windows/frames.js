// js/html/windows/frames.js: the documents and windows of frames. https://html.spec.whatwg.org/multipage/iframe-embed-object.html
//
// A frame with `srcdoc` has that document. A frame of the page's origin has the page's resource at its URL. A frame of another origin has a
// window that reveals nothing. Every other frame has the empty document that a browser shows before it loads. A frame that a script looks at
// gets a realm (js/html/windows/realms.js) and a window (js/html/windows/frameWindow.js).
//
// A frame that a script, a link or a form navigates stays there until its attributes change; it gets its `load` event.
// https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate
//
// Reads   links and attributes. Parses documents by native calls.
// Exports frames(document id) → ids of the frames in it · frameAt(id): {document: its id or 0, window: or null so far, isLoaded} · windowIn(id): its
//         window, null if there are too many · ownerOf(document id): the frame of a document, 0 if none · isShownFrame(id) ·
//         windowOf(document id), or null ·
//         frameProperty(name, document id): the frame or the elements that are a property of a document's window, or undefined ·
//         chosenFrame(name, document id): the frame that a link or form of a document navigates, 0 for the page or a new window ·
//         navigateFrame(id, parsed address) · isScripting(document id) · isActiveDocument(id) · HTMLIFrameElementSteps,
//         HTMLFrameElementSteps. Exposes nothing.
import { OP, global } from 'native';
import { PrivateMap, each, primordials, startsWith, toASCIILower, words } from '../../primordials.js';
import { pageHooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { callText, documentIdOf, wrap } from '../../arena.js';
import { toUSV } from '../../webidl/conversions.js';
import { parseURL } from '../../url/parsing.js';
import { documentAddresses, documentURL, fallbackBases, mainDocument } from '../../dom/addresses.js';
import { rootOf } from '../../dom/Node.js';
import { LiveList } from '../../dom/LiveList.js';
import { isHTML, textOf } from '../../dom/contentAttributes.js';
import { baseOf } from '../../dom/baseURLs.js';
import { enterWindow } from '../../dom/windowRecords.js';
import { hasResources } from 'late:native';
import { blobAt } from 'late:../../FileAPI/blobURL.js';
import { fire } from 'late:../../dom/dispatch.js';
import { blobDocument, loadResource, resourceDocument } from 'late:../../fetch/fetch.js';
import { setFragment } from 'late:../navigation/Location.js';
import { foreignWindow } from 'late:./foreignWindow.js';
import { makeFrameWindow } from 'late:./frameWindow.js';
import { loadFrame } from 'late:./frameScripts.js';
import { windowNamed } from 'late:./namedAccess.js';
import { makeRealm } from 'late:./realms.js';
import { queueEvents } from 'late:../../timing/timers.js';

const { slice, test } = primordials;

const isFrame = id => isHTML(id, 'iframe') || isHTML(id, 'frame');
// Whether a frame is in the page, or in a frame that is. NB: A script may move a frame into the frame's own document; then it is in neither.
function isShown(id) {
  for (let left = owners.count(); left >= 0; left--) {
    const root = rootOf(id);
    if (root === mainDocument) return true;
    if (!owners.has(root)) return false;
    id = owners.get(root);
  }
  return false;
}
// The tokens of an iframe's `sandbox`, null if there is none.
function sandboxOf(id) {
  const text = isHTML(id, 'iframe') ? textOf(id, 'sandbox') : null, found = PrivateMap();
  if (text === null) return null;
  for (const token of each(words(toASCIILower(text)))) found.set(token, true);
  return found;
}
// Whether the `sandbox` of a frame and those of the frames around it allow something.
// https://html.spec.whatwg.org/multipage/browsers.html#determining-the-creation-sandboxing-flags
function allows(id, token) {
  for (let left = owners.count(); left >= 0; left--) {
    const sandbox = sandboxOf(id), owner = owners.get(documentIdOf(id));
    if (sandbox !== null && !sandbox.has(token)) return false;
    if (owner === undefined) return true;
    id = owner;
  }
  return false;
}
const isOpaque = id => !allows(id, 'allow-same-origin');
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
    if (!isShown(id) || way === undefined || way.number !== number) return;
    if (pageHooks.loadFrames !== null) loadFrame(id);
    fire(wrap(id), 'load');
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
function frameOf(id) {
  const own = sourceOf(id), known = framesById.get(id), way = ways.get(id);
  const source = way !== undefined && way.from === own ? way.source : own;
  if (known !== undefined && known.source === source && (way === undefined || known.way === way.number)) return known;
  const frame = { __proto__: null, source, way: way === undefined ? 0 : way.number, document: 0, window: null, isLoaded: source === 'blank' };
  if (source !== 'foreign') {
    const isScripting = allows(id, 'allow-scripts');
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
  if (frame.document === 0) frame.window = foreignWindow();
  framesById.set(id, frame);
  return frame;
}
// The frame with its window, which is made when a script looks at it, or is to run in it; null for the window if there are too many.
function lookAt(id) {
  const frame = frameOf(id);
  if (frame.window !== null || frame.document === 0) return frame;
  const realm = makeRealm(frame.document);
  if (realm === null) { frame.document = 0; return frame; }
  frame.window = realm.window;
  enterWindow(realm.window, frame.document, id, textOf(id, 'name') || '', () => isShown(id) && framesById.get(id) === frame);
  makeFrameWindow(realm);
  return frame;
}
export const windowIn = id => lookAt(id).window;
export const ownerOf = documentId => owners.get(documentId) ?? 0;
export { frameOf as frameAt, isShown as isShownFrame };
export const HTMLFrameElementSteps = {
  __proto__: null,
  contentDocument: id => isShown(id) ? lookAt(id).document : 0, contentWindow: id => isShown(id) ? lookAt(id).window : null,
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
// Whether scripts of a frame's document may run.
export const isScripting = documentId => {
  const owner = owners.get(documentId);
  return owner !== undefined && allows(owner, 'allow-scripts');
};
export const windowOf = documentId => {
  const owner = owners.get(documentId);
  if (documentId === mainDocument) return global;
  const isHere = owner !== undefined && isShown(owner) && frameOf(owner).document === documentId;
  return isHere ? lookAt(owner).window : null;
};
export const frameProperty = (name, documentId) => {
  if (!test(/^(?:0|[1-9][0-9]*)$/, name)) return windowNamed(name, documentId);
  const id = frames(documentId)[+name];
  return id === undefined || !isShown(id) ? undefined : lookAt(id).window ?? undefined;
};
