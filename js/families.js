// js/families.js: which files run late, and what makes them run.
//
// Most pages and extensions touch a small part of the web's interfaces, and running all files costs more than the rest of
// a job. So each file in the table below runs when something of its row is first touched, in a world where scripts may
// have run before: it takes the language's own methods from G.primordials, and no global by its name at its top.
//
//   interfaces   are globals from the start: objects that are made when anything looks at them (js/webidl/interface.js)
//   names        of G: the first read of one runs its file
//   extends      interfaces of other files to which this one adds members, by G.whenMade or G.extend: it runs when one of
//                them is made
//
// Offers  G.deferInterface(name, define): an interface that is defined, and extended, when first touched ·
//         G.defineLate(name, define): the same for a name in the table, from its file · G.whenMade(name, function) calls it
//         with the interface object once that is there · G.extend(name, members),
//         G.extendAccessors(name, descriptors): members for it · G.isLoaded(name):
//         whether G has the name by now.
// Exposes the interfaces in the table.
(function (G) {
  'use strict';
  const { PrivateMap, promiseInterface, promisedInterface, callNamed, getOwnPropertyDescriptor, setPrototypeOf, ObjectCreate } = G;
  // file | interfaces | names | extends
  const table = `
js/webidl/DOMException.js|DOMException|makeException exceptionOfCode|
js/dom/Event.js|Event CustomEvent|makeEvent createEvent eventState isEvent initializeEvent defineEvent|
js/dom/Abort.js|AbortSignal AbortController|whenAborted|
js/dom/CharacterData.js|CharacterData Text CDATASection Comment ProcessingInstruction DocumentType DocumentFragment|splitText replaceData|
js/dom/Attr.js|Attr NamedNodeMap|attributeNodeArgument setAttributeNodeValue cloneAttributeNode attributesOf|
js/dom/Selectors.js||matchesSelector closestElement queryFirst queryAll isQuirks|
js/dom/DOMTokenList.js|DOMTokenList|tokenList classListOf|
js/dom/Traversal.js|NodeFilter TreeWalker NodeIterator|makeTreeWalker makeNodeIterator|
js/dom/Range.js|AbstractRange Range StaticRange|makeRange rangeState rangeText nodeLength nodeIndex comparePoints|
js/dom/Selection.js|Selection|getSelection|
js/dom/MutationObserver.js|MutationObserver MutationRecord|mutationsQueued|
js/dom/ShadowRoot.js|ShadowRoot|attachShadow openShadowRoot assignedSlot slotContents|
js/html/timers.js||now setTimer scriptTimer clearTimer queueTask nextTimer runNextTimer requestFrame queueMicrotask|
js/console/format.js||describe formatLogged|
js/uievents/events.js|UIEvent MouseEvent PointerEvent WheelEvent DragEvent KeyboardEvent FocusEvent InputEvent CompositionEvent TextEvent PopStateEvent HashChangeEvent PageTransitionEvent MessageEvent StorageEvent BeforeUnloadEvent ErrorEvent PromiseRejectionEvent SubmitEvent FormDataEvent ToggleEvent ProgressEvent TransitionEvent AnimationEvent ClipboardEvent MediaQueryListEvent||
js/html/tables.js||derivedCollection|HTMLOListElement HTMLTableCellElement HTMLTableColElement HTMLTableElement HTMLTableRowElement HTMLTableSectionElement
js/html/members.js|Image Audio TimeRanges||HTMLAnchorElement HTMLAreaElement HTMLBaseElement HTMLCanvasElement HTMLDialogElement HTMLEmbedElement HTMLIFrameElement HTMLImageElement HTMLLinkElement HTMLMapElement HTMLMarqueeElement HTMLMediaElement HTMLMeterElement HTMLObjectElement HTMLProgressElement HTMLScriptElement HTMLSlotElement HTMLStyleElement HTMLTemplateElement HTMLTitleElement HTMLTrackElement HTMLVideoElement
js/html/frames.js||frames frameWindow windowOf|HTMLIFrameElement HTMLFrameElement
js/html/namedAccess.js||exposeElement exposeNames|
js/html/forms.js|HTMLFormControlsCollection RadioNodeList ValidityState FormData|formOf labelsOf formVersion|HTMLButtonElement HTMLFieldSetElement HTMLFormElement HTMLInputElement HTMLLabelElement HTMLLegendElement HTMLMeterElement HTMLObjectElement HTMLOutputElement HTMLProgressElement HTMLSelectElement HTMLTextAreaElement
js/html/controls.js|HTMLOptionsCollection Option|resetControl radioGroupChecked activateInput inputType|HTMLButtonElement HTMLDataListElement HTMLInputElement HTMLOptionElement HTMLOutputElement HTMLSelectElement HTMLTextAreaElement
js/html/structuredClone.js||clone|
js/url/URL.js|URL URLSearchParams||
js/cssom/CSSStyleDeclaration.js|CSSStyleDeclaration|inlineStyleOf computedStyleOf|
js/cssom/geometry.js|DOMRectReadOnly DOMRect DOMRectList|emptyRect rectList|
js/cssom/media.js|MediaQueryList Screen|matchesMedia matchMedia screen|
js/svg/SVGElement.js|SVGElement SVGAnimatedString MathMLElement SVGGraphicsElement SVGGeometryElement SVGTextContentElement SVGGradientElement SVGSVGElement SVGGElement SVGDefsElement SVGSymbolElement SVGUseElement SVGImageElement SVGSwitchElement SVGAElement SVGForeignObjectElement SVGCircleElement SVGEllipseElement SVGLineElement SVGPathElement SVGPolygonElement SVGPolylineElement SVGRectElement SVGTitleElement SVGDescElement SVGMetadataElement SVGScriptElement SVGStyleElement SVGStopElement SVGClipPathElement SVGMaskElement SVGMarkerElement SVGPatternElement SVGFilterElement SVGViewElement SVGAnimateElement SVGSetElement SVGTextElement SVGTSpanElement SVGTextPathElement SVGLinearGradientElement SVGRadialGradientElement|svgElementPrototype|
js/encoding/TextEncoder.js|TextEncoder TextDecoder||
js/encoding/base64.js||atob btoa|
js/html/Crypto.js|Crypto|crypto randomUUID|
js/fetch/fetch.js|Headers XMLHttpRequestEventTarget XMLHttpRequestUpload XMLHttpRequest||
js/html/CustomElementRegistry.js|CustomElementRegistry|customElements|
js/html/Navigator.js|Navigator|navigator|
js/html/Performance.js|Performance|performance|
js/html/Storage.js|Storage|storage|
js/html/Location.js|Location History|location history navigate|
`;
  // Each file's row, by its place in the table; names of G and interfaces by what runs.
  const rows = PrivateMap(), offered = PrivateMap(), extending = PrivateMap();
  const late = PrivateMap(), waiting = PrivateMap(), made = PrivateMap(), started = PrivateMap();
  let running = null;

  function run(file) {
    if (started.has(file)) return;
    started.set(file, true);
    const outer = running;
    running = rows.get(file);
    try { callNamed('glue', file)(G); } catch (error) { started.delete(file); throw error; } finally { running = outer; }
  }
  // Extensions come in the table's order, whichever file ran first.
  function finish(name) {
    const files = extending.get(name);
    if (files !== undefined) for (let i = 0; i < files.length; i++) run(files[i]);
    const list = waiting.get(name);
    waiting.delete(name);
    made.set(name, true);
    if (list === undefined) return;
    for (let place = 0; place < rowCount; place++) for (let i = 0; i < list.length; i++) if (list[i].place === place) list[i].extend(G[name]);
  }
  G.deferInterface = (name, define) => promiseInterface(name, () => { define(); finish(name); });
  G.defineLate = (name, define) => { late.set(name, define); };
  G.whenMade = (name, extend) => {
    if (running.extends.get(name) === undefined) throw new Error(`js/families.js does not say that ${running.file} extends ${name}`);
    if (made.has(name)) { extend(G[name]); return; }
    let list = waiting.get(name);
    if (list === undefined) waiting.set(name, list = G.privateArray());
    list[list.length] = { __proto__: null, place: running.place, extend };
  };
  G.extend = (name, members) => G.whenMade(name, interfaceObject => G.mixin(interfaceObject, members));
  G.extendAccessors = (name, descriptors) => G.whenMade(name, ({ prototype }) => G.accessors(prototype, descriptors));
  G.isLoaded = name => getOwnPropertyDescriptor(G, name) !== undefined;

  const words = text => text === '' ? [] : text.split(' ');
  let rowCount = 0;
  for (const line of table.trim().split('\n')) {
    const [file, interfaces, names, extended] = line.split('|');
    const row = { __proto__: null, file, place: rowCount++, extends: PrivateMap() };
    rows.set(file, row);
    for (const name of words(names)) offered.set(name, file);
    for (const name of words(interfaces)) {
      promiseInterface(name, () => {
        run(file);
        const define = late.get(name);
        if (define !== undefined) define();
        finish(name);
      });
    }
    for (const name of words(extended)) {
      row.extends.set(name, true);
      let files = extending.get(name);
      if (files === undefined) extending.set(name, files = G.privateArray());
      files[files.length] = file;
    }
  }
  setPrototypeOf(G, new Proxy(ObjectCreate(null), {
    __proto__: null,
    get(_, name) {
      const interfaceObject = promisedInterface(name);
      if (interfaceObject !== undefined) {
        interfaceObject.prototype;
        return interfaceObject;
      }
      const file = offered.get(name);
      if (file === undefined) return undefined;
      run(file);
      return getOwnPropertyDescriptor(G, name)?.value;
    },
  }));
})
