// js/html/images.js: img elements and what they load. https://html.spec.whatwg.org/multipage/embedded-content.html#the-img-element
//
// An image's file is there at once, but an element shows it as a browser does: what it takes is decided in a microtask after its
// attributes changed (https://html.spec.whatwg.org/multipage/images.html#update-the-image-data), and it is complete from the
// task on in which it would be notified. Images that were there before the running task are complete. Nothing is decoded: an image
// is as large as its file's header says.
//
// Reads   links and attributes. Writes nothing itself.
// Exports imageEvent(id): 'load', 'error', or '' for an element that leads to nothing · isImageLoading(id) · imageChanged(id, attribute):
//         after an attribute of an img, or of a source, changed · imageSeen(id): its state from now on · imagesMoved(): after the tree changed:
//         those that were seen and got or lost a `picture` or its sources load again · HTMLImageElementSteps. Exposes nothing.
'use strict'; { const G = this; 
const { PrivateMap, Promise, primordials, privateArray, soon, toASCIILower,
callValues, documentIdOf,
N, H,
mainDocument,
has, isHTML, setText, textOf, textOrEmpty,
resolve: resolveURL,
integerOf, sizeText,
imageBegun, nodesBeforeTask, tasksSoFar } = G;






const { test, round, includes, slice } = primordials;

// By an img's id: what it shows and is going to show ({url, density}, null for nothing), the task in which that was begun.
const states = PrivateMap();
// Addresses that were loaded, with the task in which they were. https://html.spec.whatwg.org/multipage/images.html#list-of-available-images
const available = PrivateMap();
let open = privateArray(), version = 0;

const resolve = (id, source) => source === null ? null : { __proto__: null, url: resolveURL(id, source.url), raw: source.url, density: source.density };
const resourceAt = url => url === null || !G.hasResources && slice(url, 0, 5) !== 'data:' ? null : G.loadResource(url);
// The size in the file's header, undefined for what is no image.
const sizeOf = shown => {
  const resource = shown === null ? null : resourceAt(shown.url);
  return resource === null ? undefined : callValues(200, resource.number);
};
// The headers of some kinds of images are not read here.
const UNREAD_TYPE = /^image\/(?:avif|heic|heif|jxl|x-icon|vnd\.microsoft\.icon|tiff)\b/i;
function isImage(shown) {
  const resource = shown === null ? null : resourceAt(shown.url);
  return resource !== null && (callValues(200, resource.number) !== undefined || test(UNREAD_TYPE, resource.type));
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
// The picture that an img is in and the sources before it there, as text.
function choiceOf(id) {
  const picture = N[id << 3 | 1];
  if (!isHTML(picture, 'picture')) return '';
  let text = `${picture}`;
  for (let c = N[picture << 3 | 4]; c !== 0 && c !== id; c = N[c << 3 | 3]) if (isHTML(c, 'source')) text += ` ${c}`;
  return text;
}
// `isNew`: an attribute of it was set just now.
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
    // One that was parsed in this task, before anybody looked, is being loaded.
    if (id >= nodesBeforeTask() && documentIdOf(id) === mainDocument && state.shown !== null) state.task = tasksSoFar();
  }
  return state;
}
// What was to be shown is, from the next task on; and another place makes another choice.
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
  state.version = ++version;
  imageBegun(id);
  const source = textOf(id, 'src');
  // 6. What was loaded before is there at once.
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
  open[open.length] = id;
  if (open.length === 1) soon(update);
}
function update() {
  const ids = open;
  open = privateArray();
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
  // The file that is being loaded is not there yet, while one that is to be replaced still is.
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
  if (open.length > 0) update();
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

// What a browser shows of an image that has no box: the width that it is given, else its own.
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
    // AD-HOC: Of an empty address Safari gives the document's.
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
