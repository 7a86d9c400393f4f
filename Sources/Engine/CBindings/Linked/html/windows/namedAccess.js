// js/html/windows/namedAccess.js: elements as properties of the window and the document, by id or name.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#named-access-on-the-window-object
// https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
//
// Reads   attributes. Writes nothing.
// Exports windowNamed(name, document id): the named property of a window's prototype, undefined if there is none; without a document that
//         of the page's window · exposeNames(lines): the initial named properties of `document` and the indexed properties of the window ·
//         exposeElement(name): defines a property of the document unless it exists (called by World+NamedAccess.swift) ·
//         exposeFrames(count): defines the numbers below it as properties of the window.
// Exposes nothing itself.
'use strict'; { const G = this; const { global, kind, namedProperties, runsScripts,
apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, primordials,
pageHooks,
pageState,
idOf, isNode, wrap,
N,
define, markDescriptor,
mainDocument,
keepList, liveCollection,
isHTML, textOf,
HTMLDocument, document } = G;




const { split, reflectGet, reflectHas } = primordials;
const isElement = id => (N[id << 3] & 255) === 1;
const isFrame = id => isHTML(id, 'iframe') || isHTML(id, 'frame');
const isNamed = id => isHTML(id, 'embed') || isHTML(id, 'form') || isHTML(id, 'img') || isHTML(id, 'object');

// The one object, a collection of several, or undefined.
function lookUp(key, name, matches, root = mainDocument) {
  const only = G.onlyNamed(root, name, matches, matches);
  if (only !== G.SEVERAL) return only === 0 ? undefined : wrap(only);
  return keepList(root, `${key} ${name}`, () =>
    liveCollection(root, { __proto__: null, deep: true, attributes: true, matches: id => isElement(id) && matches(id, name), build: null }));
}
const matchesWindow = (id, name) => textOf(id, 'id') === name || isNamed(id) && textOf(id, 'name') === name;
const matchesFrame = (id, name) => isFrame(id) && textOf(id, 'name') === name;
G.windowNamed = (name, root = mainDocument) => {
  // https://webidl.spec.whatwg.org/#dfn-named-property-visibility
  if (reflectHas(getPrototypeOf(namedProperties), name)) return undefined;
  const frame = G.firstNamed(root, name, matchesFrame, matchesFrame);
  return frame !== 0 ? G.windowIn(frame) : lookUp('window', name, matchesWindow, root);
};
const expose = (object, name, read, enumerable) => {
  const { get, set } = getOwnPropertyDescriptor({
    __proto__: null,
    get [name]() { return read(name); },
    set [name](value) { define(object, name, value, true, true, true); },
  }, name);
  const descriptor = { __proto__: null, get, set, enumerable, configurable: true };
  markDescriptor(descriptor, name);
  defineProperty(object, name, descriptor);
};
G.exposeElement = name => {
  if (name === 'location' || getOwnPropertyDescriptor(document, name) !== undefined) return;
  expose(document, name, name => {
    const found = documentObject(name);
    return found === undefined ? apply(reflectGet, undefined, [HTMLDocument.prototype, name, document]) : found;
  }, true);
};
// NB: The id of an img counts only if it also has a name; the id of an object always counts.
const matchesDocument = (id, name) => (isNamed(id) || isFrame(id)) && textOf(id, 'name') === name
  || (isHTML(id, 'object') || isHTML(id, 'img') && textOf(id, 'name')) && textOf(id, 'id') === name;
function documentObject(name) {
  const found = lookUp('document', name, matchesDocument);
  return found !== undefined && isNode(found) && isFrame(idOf(found)) ? G.windowIn(idOf(found)) : found;
}
// The number of frames and the names, one a line.
G.exposeNames = lines => {
  const names = split(lines, '\n');
  // NB: [LegacyOverrideBuiltIns]: a form named `title` hides the title, but nothing hides the unforgeable location.
  for (let i = 1; i < names.length; i++) if (names[i] !== 'location') expose(document, names[i], documentObject, true);
  exposeFrames(+names[0]);
};
const page = pageState('html/windows/namedAccess', () => ({ __proto__: null, exposedFrames: 0 }));
const numbered = index => { const id = G.frames(mainDocument)[+index]; return id === undefined ? undefined : G.windowIn(id); };
const exposeFrames = G.exposeFrames = count => {
  if (runsScripts && kind === 'page' && count > 0) pageHooks.loadFrames = G.loadFrames;
  for (; page.exposedFrames < count; page.exposedFrames++) expose(global, `${page.exposedFrames}`, numbered, true);
};
}
