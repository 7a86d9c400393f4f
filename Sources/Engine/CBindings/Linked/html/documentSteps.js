// js/html/documentSteps.js: steps of what HTML adds to Document (js/idl/HTMLDocument.webidl).
// https://html.spec.whatwg.org/multipage/dom.html#the-document-object
//
// Reads   links, names and attributes. Writes through native calls.
// Exports DocumentSteps_HTMLDocument · isDesigned(document id): whether all of it is editable ·
//         childText(id): the child text content. Exposes nothing.
'use strict'; { const G = this; const { global, runsScripts,
PrivateMap, primordials, privateArray, resolved, toASCIILower, words,
call, callValues, isHTMLDocumentId, nameOf, str, writeContent,
N, H,


markMembers,
fail,
mainDocument,
rootOf,
following,
NamedLiveList, byName, keepList, liveCollection,
qualifiedName,
documentElementOf, htmlName,
wallTime,
has, isHTML, setText, textOrEmpty,
documentState } = G;








const { Date, dateParts, parseDate, exec, join, includes, test, slice, lengthOf } = primordials;
// Lists of a document's elements: those of HTML of one name, and of one or two that have an attribute.
const XHTML = 'http://www.w3.org/1999/xhtml';
function listOf(local) {
  const key = `html ${local}`, matches = e => isHTML(e, local), build = root => callValues(127, root, XHTML, local);
  return id => keepList(id, key, () => liveCollection(id, { __proto__: null, deep: true, attributes: false, isLocal: true, matches, build }));
}
function listWith(attribute, local, other) {
  const key = `html ${local} with ${attribute}`, matches = e => (isHTML(e, local) || other !== undefined && isHTML(e, other)) && has(e, attribute);
  function build(root) {
    const named = callValues(127, root, XHTML, local, other), count = lengthOf(named), ids = privateArray();
    for (let i = 0; i < count; i++) if (has(named[i], attribute)) ids[ids.length] = named[i];
    return ids;
  }
  return id => keepList(id, key, () => liveCollection(id, { __proto__: null, deep: true, attributes: true, matches, build }));
}
const noElements = { __proto__: null, deep: false, attributes: false, isLocal: true, matches: () => false, build: null };
// https://dom.spec.whatwg.org/#concept-child-text-content
const childText = G.childText = id => {
  let text = '';
  for (let c = N[id << 3 | 4]; c !== 0; c = N[c << 3 | 3]) { const kind = N[c << 3] & 255; if (kind === 3 || kind === 4) text += str(N[c << 3 | 7]); }
  return text;
};
const LONGEST_TITLE_WALK = 64, titles = { __proto__: null, deep: true, attributes: false, matches: e => isHTML(e, 'title'), build: null };
// https://html.spec.whatwg.org/multipage/dom.html#document.title
let lastTitle = '', shownTitle = '';
function titleOf(id) {
  const root = documentElementOf(id);
  if (root !== 0 && nameOf(N[root << 3 | 6]).ns === 2 && nameOf(N[root << 3 | 6]).local === 'svg') {
    return G.firstOf(root, c => (N[c << 3] & 255) === 1 && nameOf(N[c << 3 | 6]).ns === 2 && nameOf(N[c << 3 | 6]).local === 'title');
  }
  // Nearly all pages have theirs near the start; whoever asks one without is not to walk through all of it each time.
  let left = LONGEST_TITLE_WALK;
  for (let e = id; (e = following(e, id)) !== 0;) {
    if (isHTML(e, 'title')) return e;
    if (--left === 0) return keepList(id, 'html title', () => new NamedLiveList(id, titles)).idAt(0);
  }
  return 0;
}
// https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor: attributes of a body that is no frameset.
const plainBody = id => { const body = G.bodyOf(id); return isHTML(body, 'body') ? body : 0; };
const colorOf = (id, name) => { const body = plainBody(id); return body === 0 ? '' : textOrEmpty(body, name); };
const colored = (id, name, value) => { const body = plainBody(id); if (body !== 0) setText(body, name, value); };
const joined = texts => { let text = ''; for (let i = 0; i < texts.length; i++) text += texts[i]; return text; };
const embeds = listOf('embed');
const isPage = id => id === mainDocument;
// Documents that are editable as a whole.
const designed = PrivateMap();
const cookies = PrivateMap();
let domain = null;

// Where the page's scripts run, what is written to the page goes to its parser.
const isParsed = id => runsScripts && isPage(id);
// Markup can be written to a document: to XML it can't.
function checkWritable(id) { if (!isHTMLDocumentId(id) || documentState.refusesMarkup !== 0) fail('InvalidStateError'); }
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-write
function write(id, text) {
  checkWritable(id);
  if (isParsed(id)) { callValues(204, text); return; }
  if (callValues(191, id, text)) return;
  openMarkup(id);
  callValues(191, id, text);
}
// Documents that are written and were not closed yet.
const opened = PrivateMap();
function openMarkup(id) {
  callValues(190, id);
  opened.set(id, true);
}
// https://drafts.csswg.org/css-font-loading/#FontFaceSet-interface: there are no fonts to wait for.
const fonts = { ready: resolved(), status: 'loaded', check() { return true; }, load() { return resolved([]); } };
markMembers(fonts);
const nothing = () => {}, directions = { __proto__: null, ltr: 1, rtl: 1, auto: 1 };

const DocumentSteps_HTMLDocument = G.DocumentSteps_HTMLDocument = {
  __proto__: null,
  rootElement(id) {
    const root = documentElementOf(id);
    if (root === 0) return 0;
    const { ns, local } = nameOf(N[root << 3 | 6]);
    return ns === 2 && local === 'svg' ? root : 0;
  },
  // https://html.spec.whatwg.org/multipage/browsers.html#dom-document-domain
  domain: () => domain === null ? G.LocationSteps.hostname() : domain,
  setDomain(id, value) {
    if (!isPage(id)) fail('SecurityError', 'A browsing context is required to set a domain.');
    const now = DocumentSteps_HTMLDocument.domain();
    // NB: Without the list of public suffixes, a label alone counts as one.
    if (value !== now && !(includes(value, '.') && test(/[^.0-9][^.]*$/, now) && slice(now, -value.length - 1) === `.${value}`)) {
      fail('SecurityError', 'Attempted to use a non-registrable domain.');
    }
    domain = value;
  },
  referrer: () => '',
  cookie(id) {
    if (!isPage(id)) return '';
    let text = '';
    cookies.forEach((value, name) => { text += (text === '' ? '' : '; ') + (name === '' ? value : `${name}=${value}`); });
    return text;
  },
  setCookie(id, value) {
    if (!isPage(id)) return;
    const match = exec(/^\s*(?:([^=;\0]*?)\s*=)?\s*([^;\0]*?)\s*(?:;([^\0]*)|\0.*)?$/s, value);
    if (match === null) return;
    const { 1: name = '', 2: content, 3: attributes = '' } = match;
    // https://httpwg.org/specs/rfc6265.html#sane-set-cookie-syntax: `Max-Age` counts before `Expires`.
    const age = exec(/(?:^|;)\s*max-age\s*=\s*(-?[0-9]+)\s*(?:;|$)/i, attributes);
    const expires = age === null ? exec(/(?:^|;)\s*expires\s*=\s*([^;]*)/i, attributes) : null;
    const isOver = age !== null ? +age[1] <= 0 : expires !== null && parseDate(expires[1]) <= wallTime();
    if (isOver) cookies.delete(name); else cookies.set(name, content);
  },
  lastModified() {
    const now = new Date(wallTime()), two = value => value < 10 ? `0${value}` : `${value}`;
    const { month, day, year, hours, minutes, seconds } = dateParts;
    return `${two(month(now) + 1)}/${two(day(now))}/${year(now)} ${two(hours(now))}:${two(minutes(now))}:${two(seconds(now))}`;
  },
  readyState: id => opened.has(id) ? 'loading' : isPage(id) ? documentState.readyState : 'complete',
  title(id) {
    const title = titleOf(id);
    if (title === 0) return '';
    const text = childText(title);
    // OPTIMIZATION: A long text is compared much faster than it is taken apart.
    if (text !== lastTitle) { shownTitle = join(words(text), ' '); lastTitle = text; }
    return shownTitle;
  },
  setTitle(id, value) {
    let title = titleOf(id);
    const root = documentElementOf(id), name = root === 0 ? null : nameOf(N[root << 3 | 6]);
    if (name === null || name.ns !== 1 && (name.ns !== 2 || name.local !== 'svg')) return;
    if (title === 0 && name.ns === 2) {
      title = call(14, qualifiedName(name.namespace, 'title', true), id, 0);
      call(25, title, root, N[root << 3 | 4]);
    } else if (title === 0) {
      const head = G.headOf(id);
      if (head === 0) return;
      title = call(14, htmlName('title'), id, 0);
      call(25, title, head, 0);
    }
    writeContent(title, value);
  },
  dir(id) {
    const html = G.htmlOf(id), value = html === 0 ? '' : toASCIILower(textOrEmpty(html, 'dir'));
    return directions[value] === 1 ? value : '';
  },
  setDir(id, value) { const html = G.htmlOf(id); if (html !== 0) setText(html, 'dir', value); },
  body: G.bodyOf,
  setBody(id, value) {
    if (value === null || !G.isBody(value)) fail('HierarchyRequestError');
    const old = G.bodyOf(id), root = documentElementOf(id);
    if (old === value) return;
    if (old !== 0) call(26, old, value, N[old << 3 | 1]);
    else if (root !== 0) call(25, value, root, 0);
    else fail('HierarchyRequestError');
  },
  head: G.headOf,
  images: listOf('img'),
  embeds,
  plugins: embeds,
  links: listWith('href', 'a', 'area'),
  forms: listOf('form'),
  scripts: listOf('script'),
  getElementsByName: (id, name) => byName(id, name),
  currentScript: id => isPage(id) ? documentState.currentScript : 0,

  open(id, url, name, features) {
    if (features !== undefined) {
      const view = G.windowOf(id);
      if (view === null) fail('InvalidAccessError');
      return G.openWindow(url, name);
    }
    checkWritable(id);
    if (isParsed(id)) callValues(205); else openMarkup(id);
    return id;
  },
  close(id) {
    checkWritable(id);
    callValues(isParsed(id) ? 206 : 192, id);
    opened.delete(id);
  },
  write(id, texts) { write(id, joined(texts)); },
  writeln(id, texts) { write(id, `${joined(texts)}\n`); },

  defaultView: id => isPage(id) ? global : G.windowOf(id),
  hasFocus: isPage,
  // https://html.spec.whatwg.org/multipage/interaction.html#making-entire-documents-editable:-the-designmode-idl-attribute
  designMode: id => designed.has(id) ? 'on' : 'off',
  setDesignMode(id, value) {
    const mode = toASCIILower(value);
    if (mode !== 'on' && mode !== 'off') return;
    if (mode === 'on') designed.set(id, true); else designed.delete(id);
    callValues(135, id, mode === 'on');
    H[410]++;
  },
  // What a frame shows is seen with the page. https://html.spec.whatwg.org/multipage/interaction.html#page-visibility
  hidden: id => !isPage(id) && G.windowOf(id) === null,
  visibilityState: id => isPage(id) || G.windowOf(id) !== null ? 'visible' : 'hidden',

  fgColor: id => colorOf(id, 'text'),
  setFgColor(id, value) { colored(id, 'text', value); },
  linkColor: id => colorOf(id, 'link'),
  setLinkColor(id, value) { colored(id, 'link', value); },
  vlinkColor: id => colorOf(id, 'vlink'),
  setVlinkColor(id, value) { colored(id, 'vlink', value); },
  alinkColor: id => colorOf(id, 'alink'),
  setAlinkColor(id, value) { colored(id, 'alink', value); },
  bgColor: id => colorOf(id, 'bgcolor'),
  setBgColor(id, value) { colored(id, 'bgcolor', value); },
  anchors: listWith('name', 'a'),
  applets: id => keepList(id, 'html applets', () => liveCollection(id, noElements)),
  clear: nothing,
  captureEvents: nothing,
  releaseEvents: nothing,
  all: id => G.allOf(id),

  activeElement(id) {
    let focused = G.focusedId();
    if (focused !== 0 && rootOf(focused) !== id && H[9] !== 0) focused = G.retarget(focused, id);
    return focused !== 0 && rootOf(focused) === id ? focused : G.bodyOf(id) || (isPage(id) ? documentElementOf(id) : 0);
  },
  fonts: () => fonts,
  pointerLockElement: () => 0,
  // https://w3c.github.io/selection-api/#dom-document-getselection
  getSelection: id => isPage(id) || G.windowOf(id) !== null ? G.theSelection(id) : null,
};
G.isDesigned = id => designed.has(id);
}
