// js/html/embedded/images.js: img elements and their files. https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element
//
// An image's file is available immediately, but an element behaves as in a browser: its source is selected in a microtask after its
// attributes changed (https://html.spec.whatwg.org/multipage/images.html#update-the-image-data), and it is complete from the task on in
// which its event would be fired. Images that existed before the running task are complete. Nothing is decoded: the size of an image is
// that in its file's header.
//
// Reads   links and attributes. Writes nothing itself.
// Exports imageEvent(id): 'load', 'error', or '' for an element without a source · isImageLoading(id) · imageChanged(id, attribute): called
//         after an attribute of an img, or of a source, changed · imageSeen(id): starts tracking its state · imagesMoved(): called after
//         the tree changed: tracked images that got or lost a `picture` or sources load again · HTMLImageElementSteps. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, resourceImageSize: 204 }; 
const { PrivateMap, Promise, primordials, privateArray, soon, toASCIILower,
pageState,
callValues, documentIdOf,
N, H,
mainDocument,
has, isHTML, setText, textOf, textOrEmpty,
resolve: resolveURL,
integerOf, sizeText,
imageBegun, nodesBeforeTask, tasksSoFar } = G;






const { test, round, includes, slice } = primordials;

const page = pageState('html/embedded/images', () => ({
  __proto__: null,
  // By an img's id: its current and pending sources ({url, density}, or null), and the task in which loading began.
  states: PrivateMap(),
  // The loaded URLs, with the task in which each was loaded. https://html.spec.whatwg.org/multipage/images.html#list-of-available-images
  available: PrivateMap(),
  open: privateArray(), version: 0,
})), { states, available } = page;

const resolve = (id, source) => source === null ? null : { __proto__: null, url: resolveURL(id, source.url), raw: source.url, density: source.density };
const resourceAt = url => url === null || !G.hasResources && slice(url, 0, 5) !== 'data:' ? null : G.loadResource(url);
// The size in the file's header, undefined for other files than images.
const sizeOf = shown => {
  const resource = shown === null ? null : resourceAt(shown.url);
  return resource === null ? undefined : callValues(OP.resourceImageSize, resource.number);
};
// Headers of some image formats are not supported.
const UNREAD_TYPE = /^image\/(?:avif|heic|heif|jxl|x-icon|vnd\.microsoft\.icon|tiff)\b/i;
function isImage(shown) {
  const resource = shown === null ? null : resourceAt(shown.url);
  return resource !== null && (callValues(OP.resourceImageSize, resource.number) !== undefined || test(UNREAD_TYPE, resource.type));
}
const crossOriginOf = id => {
  const text = textOf(id, 'crossorigin');
  return text === null ? '' : toASCIILower(text) === 'use-credentials' ? 'use-credentials' : 'anonymous';
};
const policies = ' no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin ' +
  'strict-origin-when-cross-origin unsafe-url ';
function policyOf(id) {
  const text = toASCIILower(textOrEmpty(id, 'referrerpolicy'));
  return includes(policies, ` ${text} `) ? text : '';
}
// The picture element of an img and the sources before the img, as text.
function choiceOf(id) {
  const picture = N[id << 3 | 1];
  if (!isHTML(picture, 'picture')) return '';
  let text = `${picture}`;
  for (let c = N[picture << 3 | 4]; c !== 0 && c !== id; c = N[c << 3 | 3]) if (isHTML(c, 'source')) text += ` ${c}`;
  return text;
}
// `isNew`: whether one of its attributes was just set.
function stateOf(id, isNew = false) {
  let state = states.get(id);
  if (state !== undefined) return refreshed(id, state);
  state = {
    __proto__: null, shown: null, next: undefined, task: -1, updating: false, version: 0, structure: H[5],
    srcset: textOf(id, 'srcset'), sizes: textOf(id, 'sizes'), crossorigin: crossOriginOf(id), referrerpolicy: policyOf(id),
    document: documentIdOf(id), choice: choiceOf(id),
  };
  states.set(id, state);
  if (isNew) begin(id, state);
  else {
    state.shown = resolve(id, G.selectSource(id));
    // An image that was parsed in this task, before its state was read, is being loaded.
    if (id >= nodesBeforeTask() && documentIdOf(id) === mainDocument && state.shown !== null) state.task = tasksSoFar();
  }
  return state;
}
// The pending source becomes the current one in the next task; after a move, another source may be selected.
// https://html.spec.whatwg.org/multipage/images.html#relevant-mutations
function refreshed(id, state) {
  if (!state.updating && state.task !== tasksSoFar() && state.next !== undefined) { state.shown = state.next; state.next = undefined; }
  if (state.structure === H[5]) return state;
  state.structure = H[5];
  const document = documentIdOf(id), choice = choiceOf(id);
  if (choice === state.choice && document === state.document) return state;
  state.document = document;
  state.choice = choice;
  begin(id, state);
  return state;
}
// https://html.spec.whatwg.org/multipage/images.html#update-the-image-data
function begin(id, state) {
  state.version = ++page.version;
  imageBegun(id);
  const source = textOf(id, 'src');
  // 6. An image that was loaded before is available immediately.
  if (source !== null && source !== '' && !G.usesSourceSet(id)) {
    const url = resolveURL(id, source), loaded = url === null ? undefined : available.get(url);
    if (loaded !== undefined && loaded !== tasksSoFar()) {
      state.shown = { __proto__: null, url, raw: source, density: 1 };
      state.next = undefined;
      state.task = -1;
      return;
    }
  }
  state.task = tasksSoFar();
  if (state.updating) return;
  state.updating = true;
  page.open[page.open.length] = id;
  if (page.open.length === 1) soon(update);
}
function update() {
  const ids = page.open;
  page.open = privateArray();
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i], state = states.get(id), source = resolve(id, G.selectSource(id));
    state.updating = false;
    state.next = undefined;
    if (source === null || source.url === null || !isImage(state.shown)) state.shown = source;
    else state.next = source;
    if (source === null || source.url === null) state.task = -1;
    else if (isImage(source)) available.set(source.url, state.task);
  }
}
// https://html.spec.whatwg.org/multipage/images.html#dom-img-complete
function isComplete(id, state) {
  if (textOf(id, 'srcset') === null && textOrEmpty(id, 'src') === '') return true;
  return !state.updating && state.task !== tasksSoFar();
}
function naturalSize(id, index) {
  const state = stateOf(id);
  // The file that is being loaded is not available yet; the one that it will replace still is.
  if (state.task === tasksSoFar() && !state.updating && state.next === undefined) return 0;
  const size = sizeOf(state.shown);
  return size === undefined ? 0 : round(size[index] / state.shown.density);
}

G.imageEvent = id => {
  const state = stateOf(id);
  if (state.updating) return '';
  const source = state.next === undefined ? state.shown : state.next;
  if (source === null) return has(id, 'src') ? 'error' : '';
  return isImage(source) ? 'load' : 'error';
};
G.imageSeen = id => { stateOf(id); };
G.imagesMoved = () => {
  states.forEach((state, id) => { refreshed(id, state); });
  if (page.open.length > 0) update();
};
G.isImageLoading = id => { const state = states.get(id); return state !== undefined && state.task === tasksSoFar(); };
// https://html.spec.whatwg.org/multipage/images.html#reacting-to-dom-mutations → whether the image is loaded again
function changed(id, name) {
  const state = states.get(id);
  if (state === undefined) { stateOf(id, true); return; }
  if (name !== 'src') {
    const value = name === 'crossorigin' ? crossOriginOf(id) : name === 'referrerpolicy' ? policyOf(id) : textOf(id, name);
    if (state[name] === value) return;
    state[name] = value;
  }
  begin(id, refreshed(id, state));
}
G.imageChanged = (id, name) => {
  if (isHTML(id, 'img')) { changed(id, name); return; }
  if (name === 'src' || name === 'crossorigin' || name === 'referrerpolicy') return;
  if (!isHTML(N[id << 3 | 1], 'picture')) return;
  for (let c = N[id << 3 | 3]; c !== 0; c = N[c << 3 | 3]) if (isHTML(c, 'img')) begin(c, stateOf(c));
};

// The size of an image without a box: the specified width, otherwise its own.
const dimension = (id, name, index) => {
  const value = integerOf(textOf(id, name));
  return value === null || value < 0 ? naturalSize(id, index) : value;
};
G.HTMLImageElementSteps = {
  __proto__: null,
  construct(id, width, height) {
    if (width !== undefined) setText(id, 'width', `${width}`);
    if (height !== undefined) setText(id, 'height', `${height}`);
  },
  width(id) { return dimension(id, 'width', 0); },
  setWidth(id, value) { setText(id, 'width', sizeText(value)); },
  height(id) { return dimension(id, 'height', 1); },
  setHeight(id, value) { setText(id, 'height', sizeText(value)); },
  naturalWidth(id) { return naturalSize(id, 0); },
  naturalHeight(id) { return naturalSize(id, 1); },
  complete(id) { return isComplete(id, stateOf(id)); },
  currentSrc(id) {
    const { shown } = stateOf(id);
    // AD-HOC: For an empty URL Safari returns the document's URL.
    if (shown === null) return textOf(id, 'src') === '' && !G.usesSourceSet(id) ? resolveURL(id, '') || '' : '';
    return shown.url === null ? shown.raw : shown.url;
  },
  x: () => 0,
  y: () => 0,
  // https://html.spec.whatwg.org/multipage/embedded-content.html#dom-img-decode
  decode(id) {
    const state = stateOf(id), { version } = state, wanted = resolve(id, G.selectSource(id));
    return new Promise((resolve, reject) => {
      const finish = () => {
        refreshed(id, state);
        const source = state.next === undefined ? state.shown : state.next;
        if ((state.version === version || wanted !== null && source !== null && wanted.url === source.url) && isImage(source)) resolve(undefined);
        else reject(G.makeException('EncodingError', 'Loading error.'));
      };
      if (state.updating || state.task === tasksSoFar()) G.queueTask(finish); else soon(finish);
    });
  },
};
}
