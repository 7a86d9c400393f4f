// js/html/Document.js: what HTML adds to Document. https://html.spec.whatwg.org/multipage/dom.html#the-document-object
//
// Reads   links, names and attributes. Writes through native calls.
// Offers  G.bodyOf(document id) · G.document: the page's · G.htmlDocumentPrototype · G.readyState, G.currentScript (id): what
//         js/html/pageScripts.js sets where the page's scripts run · G.documentOpened(): called once the page is parsed ·
//         G.isDesigned(document id): whether all of it is editable · G.childText(id): the child text content. Sets hooks.activation.
// Exposes HTMLDocument.
'use strict';
{
  const G = this;
  const { Date, dateParts, parseDate, exec, join } = G.primordials;
  const {
    mixin, defineInterface, Document, documentId, isHTML, N, wrap, has, str, call, callText, callNamed, OP, fail, need, toText, toUSV,
    liveCollection, keepList, accessors, PrivateMap, following, nameOf, documentElementOf, nodeArgument, elementId, words,
  } = G;
  const firstOf = (id, matches) => { for (let c = N[id * 8 + 4]; c !== 0; c = N[c * 8 + 3]) if (matches(c)) return c; return 0; };
  const htmlOf = id => { const root = documentElementOf(id); return isHTML(root, 'html') ? root : 0; };
  const isBody = id => isHTML(id, 'body') || isHTML(id, 'frameset');
  const headOf = id => { const html = htmlOf(id); return html === 0 ? 0 : firstOf(html, c => isHTML(c, 'head')); };
  const bodyOf = id => { const html = htmlOf(id); return html === 0 ? 0 : firstOf(html, isBody); };
  const list = (id, key, matches, attributes = false) =>
    keepList(id, `html ${key}`, () => liveCollection(id, { __proto__: null, deep: true, attributes, matches, build: null }));
  // https://dom.spec.whatwg.org/#concept-child-text-content
  const childText = G.childText = id => {
    let text = '';
    for (let c = N[id * 8 + 4]; c !== 0; c = N[c * 8 + 3]) { const kind = N[c * 8] & 255; if (kind === 3 || kind === 4) text += str(N[c * 8 + 7]); }
    return text;
  };
  // https://html.spec.whatwg.org/multipage/dom.html#document.title
  function titleOf(id) {
    const root = documentElementOf(id);
    if (root !== 0 && nameOf(N[root * 8 + 6]).ns === 2 && nameOf(N[root * 8 + 6]).local === 'svg') {
      return firstOf(root, c => (N[c * 8] & 255) === 1 && nameOf(N[c * 8 + 6]).ns === 2 && nameOf(N[c * 8 + 6]).local === 'title');
    }
    for (let e = id; (e = following(e, id)) !== 0;) if (isHTML(e, 'title')) return e;
    return 0;
  }
  // https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor: attributes of a body that is no frameset.
  const plainBody = id => { const body = bodyOf(id); return isHTML(body, 'body') ? body : 0; };
  const colorOf = (document, name) => { const body = plainBody(documentId(document)); return body === 0 ? '' : G.textOrEmpty(body, name); };
  function setColor(document, name, value) {
    const body = plainBody(documentId(document)), text = G.toTextNullEmpty(value);
    if (body !== 0) G.setText(body, name, text);
  }
  const joined = texts => { let text = ''; for (let i = 0; i < texts.length; i++) text += toText(texts[i]); return text; };
  const isPage = document => documentId(document) === G.mainDocument;
  // Documents that are editable as a whole.
  const designed = PrivateMap();
  G.isDesigned = id => designed.has(id);
  const cookies = PrivateMap();
  let domain = null;

  mixin(Document, {
    __proto__: null,
    get domain() { documentId(this); return domain === null ? G.LocationSteps.hostname() : domain; },
    set domain(value) { documentId(this); domain = toText(value); },
    get referrer() { documentId(this); return ''; },
    get cookie() {
      if (documentId(this) !== G.mainDocument) return '';
      let text = '';
      cookies.forEach((value, name) => { text += (text === '' ? '' : '; ') + (name === '' ? value : `${name}=${value}`); });
      return text;
    },
    set cookie(value) {
      if (documentId(this) !== G.mainDocument) return;
      const match = exec(/^\s*(?:([^=;]*?)\s*=)?\s*([^;]*?)\s*(?:;(.*))?$/s, toUSV(value));
      if (match === null) return;
      const { 1: name = '', 2: content, 3: attributes = '' } = match;
      // https://httpwg.org/specs/rfc6265.html#sane-set-cookie-syntax: `Max-Age` counts before `Expires`.
      const age = exec(/(?:^|;)\s*max-age\s*=\s*(-?[0-9]+)\s*(?:;|$)/i, attributes);
      const expires = age === null ? exec(/(?:^|;)\s*expires\s*=\s*([^;]*)/i, attributes) : null;
      const isOver = age !== null ? +age[1] <= 0 : expires !== null && parseDate(expires[1]) <= G.wallTime();
      if (isOver) cookies.delete(name); else cookies.set(name, content);
    },
    get lastModified() {
      documentId(this);
      const now = new Date(G.wallTime()), two = value => value < 10 ? `0${value}` : `${value}`;
      const { month, day, year, hours, minutes, seconds } = dateParts;
      return `${two(month(now) + 1)}/${two(day(now))}/${year(now)} ${two(hours(now))}:${two(minutes(now))}:${two(seconds(now))}`;
    },
    get readyState() { return documentId(this) === G.mainDocument ? G.readyState : 'complete'; },
    get title() {
      const title = titleOf(documentId(this));
      return title === 0 ? '' : join(words(childText(title)), ' ');
    },
    set title(value) {
      const id = documentId(this);
      value = toText(value);
      let title = titleOf(id);
      const root = documentElementOf(id), name = root === 0 ? null : nameOf(N[root * 8 + 6]);
      if (name === null || name.ns !== 1 && (name.ns !== 2 || name.local !== 'svg')) return;
      if (title === 0 && name.ns === 2) {
        title = call(OP.createElement, G.qualifiedName(name.namespace, 'title', true), id, 0);
        call(OP.insert, title, root, N[root * 8 + 4]);
      } else if (title === 0) {
        const head = headOf(id);
        if (head === 0) return;
        title = call(OP.createElement, G.htmlName('title'), id, 0);
        call(OP.insert, title, head, 0);
      }
      callText(OP.setTextContent, value, title, 0, 0);
    },
    get dir() { const html = htmlOf(documentId(this)); return html === 0 ? '' : wrap(html).dir; },
    set dir(value) { const html = htmlOf(documentId(this)); if (html !== 0) wrap(html).dir = value; },
    get fgColor() { return colorOf(this, 'text'); },
    set fgColor(value) { setColor(this, 'text', value); },
    get linkColor() { return colorOf(this, 'link'); },
    set linkColor(value) { setColor(this, 'link', value); },
    get vlinkColor() { return colorOf(this, 'vlink'); },
    set vlinkColor(value) { setColor(this, 'vlink', value); },
    get alinkColor() { return colorOf(this, 'alink'); },
    set alinkColor(value) { setColor(this, 'alink', value); },
    get bgColor() { return colorOf(this, 'bgcolor'); },
    set bgColor(value) { setColor(this, 'bgcolor', value); },
    get body() { return wrap(bodyOf(documentId(this))); },
    set body(value) {
      const id = documentId(this);
      if (value === null || !isBody(nodeArgument(value))) fail('HierarchyRequestError');
      const old = bodyOf(id), root = documentElementOf(id);
      if (old === elementId(value)) return;
      if (old !== 0) call(OP.replaceChild, old, elementId(value), N[old * 8 + 1]);
      else if (root !== 0) call(OP.insert, elementId(value), root, 0);
      else fail('HierarchyRequestError');
    },
    get head() { return wrap(headOf(documentId(this))); },
    get images() { return list(documentId(this), 'images', e => isHTML(e, 'img')); },
    get embeds() { return list(documentId(this), 'embeds', e => isHTML(e, 'embed')); },
    get plugins() { return list(documentId(this), 'embeds', e => isHTML(e, 'embed')); },
    get links() { return list(documentId(this), 'links', e => (isHTML(e, 'a') || isHTML(e, 'area')) && has(e, 'href'), true); },
    get forms() { return list(documentId(this), 'forms', e => isHTML(e, 'form')); },
    get scripts() { return list(documentId(this), 'scripts', e => isHTML(e, 'script')); },
    get anchors() { return list(documentId(this), 'anchors', e => isHTML(e, 'a') && has(e, 'name'), true); },
    get applets() { return list(documentId(this), 'applets', () => false); },
    get all() { return list(documentId(this), 'all', e => (N[e * 8] & 255) === 1); },
    get fonts() { documentId(this); return fonts; },
    get currentScript() { return documentId(this) === G.mainDocument ? wrap(G.currentScript) : null; },
    get defaultView() { const id = documentId(this); return id === G.mainDocument ? G.global : G.windowOf(id); },
    get activeElement() {
      const id = documentId(this);
      let focused = G.focusedId();
      if (focused !== 0 && G.rootOf(focused) !== id && G.H[G.SHADOW_ROOTS] !== 0) focused = G.retarget(focused, id);
      return focused !== 0 && G.rootOf(focused) === id ? wrap(focused) : id === G.mainDocument ? wrap(bodyOf(id) || documentElementOf(id)) : null;
    },
    hasFocus() { return documentId(this) === G.mainDocument; },
    get visibilityState() { return documentId(this) === G.mainDocument ? 'visible' : 'hidden'; },
    get hidden() { return documentId(this) !== G.mainDocument; },
    get webkitVisibilityState() { return documentId(this) === G.mainDocument ? 'visible' : 'hidden'; },
    get webkitHidden() { return documentId(this) !== G.mainDocument; },
    // https://html.spec.whatwg.org/multipage/interaction.html#making-entire-documents-editable:-the-designmode-idl-attribute
    get designMode() { return designed.has(documentId(this)) ? 'on' : 'off'; },
    set designMode(value) {
      const id = documentId(this), mode = G.toASCIILower(toText(value));
      if (mode === 'on') designed.set(id, true); else if (mode === 'off') designed.delete(id);
    },
    get fullscreenElement() { documentId(this); return null; },
    get fullscreenEnabled() { documentId(this); return false; },
    get pointerLockElement() { documentId(this); return null; },
    get scrollingElement() { const id = documentId(this); return wrap(G.isQuirks(id) ? bodyOf(id) : documentElementOf(id)); },
    elementFromPoint(x, y) {
      need(arguments.length, 2);
      const id = documentId(this), inside = x >= 0 && y >= 0 && x <= G.viewport.width && y <= G.viewport.height;
      return id === G.mainDocument && inside ? wrap(bodyOf(id) || documentElementOf(id)) : null;
    },
    elementsFromPoint(x, y) {
      need(arguments.length, 2);
      const found = this.elementFromPoint(x, y);
      return found === null ? [] : found === this.documentElement ? [found] : [found, this.documentElement];
    },
    caretRangeFromPoint(x = 0, y = 0) { documentId(this); return null; },
    getSelection() { return documentId(this) === G.mainDocument ? G.getSelection() : null; },
    getElementsByName(name) { need(arguments.length, 1); return G.byName(documentId(this), toText(name)); },
    execCommand(command, showUI = false, value = '') {
      need(arguments.length, 1);
      command = toText(command);
      value = toText(value);
      return documentId(this) === G.mainDocument && G.execCommand(command, value);
    },
    queryCommandEnabled(command) { need(arguments.length, 1); command = toText(command); return isPage(this) && G.commandEnabled(command); },
    queryCommandIndeterm(command) { need(arguments.length, 1); command = toText(command); return isPage(this) && G.commandIndeterminate(command); },
    queryCommandState(command) { need(arguments.length, 1); command = toText(command); return isPage(this) && G.commandState(command); },
    queryCommandSupported(command) { need(arguments.length, 1); command = toText(command); documentId(this); return G.commandSupported(command); },
    queryCommandValue(command) { need(arguments.length, 1); command = toText(command); return isPage(this) ? G.commandValue(command) : ''; },
    // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-write
    write(...text) { write(writable(this), joined(text)); },
    writeln(...text) { write(writable(this), `${joined(text)}\n`); },
    open(...rest) {
      if (rest.length > 2) {
        const view = G.windowOf(documentId(this));
        if (view === null) fail('InvalidAccessError', 'The document has no window.');
        return G.WindowSteps.open(view, toUSV(rest[0]), toText(rest[1]), toText(rest[2]));
      }
      const id = writable(this);
      if (isParsed(id)) { callNamed('document.open'); return this; }
      callNamed('markup.open', id);
      return this;
    },
    close() {
      const id = writable(this);
      callNamed(isParsed(id) ? 'document.close' : 'markup.close', id);
    },
    clear() { documentId(this); },
    captureEvents() { documentId(this); },
    releaseEvents() { documentId(this); },
    exitFullscreen() { documentId(this); return G.resolved(); },
    createTouch() { fail('NotSupportedError'); },
  });
  // Where the page's scripts run, what is written to the page goes to its parser.
  const isParsed = id => G.runsScripts && id === G.mainDocument;
  // Above 0 while a parser constructs custom elements: nothing can be written then.
  G.refusesMarkup = 0;
  G.readyState = 'complete';
  G.currentScript = 0;
  // The id of a document that markup can be written to: XML can't.
  function writable(document) {
    const id = documentId(document);
    if (!G.isHTMLDocumentId(id) || G.refusesMarkup !== 0) fail('InvalidStateError');
    return id;
  }
  function write(id, text) {
    if (isParsed(id)) { callNamed('document.write', text); return; }
    if (callNamed('markup.write', id, text)) return;
    callNamed('markup.open', id);
    callNamed('markup.write', id, text);
  }
  const fonts = { ready: G.resolved(), status: 'loaded', check() { return true; }, load() { return G.resolved([]); } };
  G.markMembers(fonts);
  accessors(Document.prototype, G.globalHandlers);
  accessors(Document.prototype, G.handlerAccessors('readystatechange visibilitychange fullscreenchange fullscreenerror pointerlockchange pointerlockerror'));

  const HTMLDocument = defineInterface('HTMLDocument', { __proto__: null, parent: Document });
  G.htmlDocumentPrototype = HTMLDocument.prototype;
  // The wrapper was made before its interface: it gets it now.
  G.document = wrap(G.mainDocument);
  if (G.isHTMLDocumentId(G.mainDocument)) G.setPrototypeOf(G.document, HTMLDocument.prototype);
  // [LegacyUnforgeable] Only the page's own document is in a window.
  const { get, set } = Object.getOwnPropertyDescriptor({
    __proto__: null,
    get location() { return documentId(this) === G.mainDocument ? G.makeLocation(G.location()) : null; },
    set location(value) { if (documentId(this) === G.mainDocument) G.navigate(toUSV(value)); },
  }, 'location');
  const location = { __proto__: null, get, set, enumerable: true, configurable: false };
  G.markDescriptor(location, 'location');
  G.hooks.documentMade = document => { G.defineProperty(document, 'location', location); };
  // The page's document gets the names of its elements, and then its `location`.
  G.documentOpened = () => {
    const names = callNamed('document.names');
    if (names !== '0') G.exposeNames(names);
    G.hooks.documentMade(G.document);
  };

  // https://dom.spec.whatwg.org/#eventtarget-activation-behavior
  G.hooks.activation = (event, path) => G.eventState(event).type === 'click' && G.isMouseEvent(event) ? G.activationBehavior(event, path) : null;
  G.bodyOf = bodyOf;
}
