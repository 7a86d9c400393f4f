// js/families.js: which files run late, and what makes them run.
//
// Most pages and extensions touch a small part of the web's interfaces, and running all files costs more than the rest of
// a job. So each file in the table below runs when something of its row is first touched, in a world where scripts may
// have run before: it takes the language's own methods from G.primordials, and no global by its name at its top.
//
//   interfaces   are globals from the start: objects that are made when anything looks at them (js/webidl/interface.js)
//   names        of G: the first read of one runs its file
//   namespaces   are global objects from the start, filled when anything looks at them
//   extends      interfaces of other files to which this one adds members, by G.whenMade or G.extend: it runs when one of
//                them is made
//
// Offers  G.deferInterface(name, define): an interface that is defined, and extended, when first touched ·
//         G.defineLate(name, define): called by the file of a name in the table, to define it; define(object) fills a namespace ·
//         G.whenMade(name, function): calls it with the interface object once that is there · G.extend(name, members),
//         G.extendAccessors(name, descriptors): members for an interface · G.isLoaded(name): whether G has the name by now.
// Exposes the interfaces and namespaces in the table.
'use strict';
{
  const G = this;
  const {
    PrivateMap, promiseInterface, promiseNamespace, promisedInterface, callNamed, getOwnPropertyDescriptor, ownDescriptor, getPrototypeOf,
    setPrototypeOf, defineProperty, define, ObjectCreate,
  } = G;
  // file | interfaces | names | extends | namespaces
  const table = `
js/webidl/DOMException.js|DOMException|makeException exceptionOfCode|
js/dom/Event.js|Event CustomEvent|makeEvent createEvent eventInterface eventState isEvent initializeEvent defineEvent|
js/dom/dispatch.js||dispatch invokeListeners fire currentEvent|
js/dom/Abort.js|AbortSignal AbortController|whenAborted abortReason|
js/dom/CharacterData.js|CharacterData Text CDATASection Comment ProcessingInstruction DocumentType DocumentFragment|splitText replaceData|
js/dom/Attr.js|Attr NamedNodeMap|attributeNodeArgument setAttributeNodeValue cloneAttributeNode attributesOf|
js/dom/DOMImplementation.js|XMLDocument DOMImplementation DOMParser XMLSerializer|implementationOf|
js/dom/Selectors.js||matchesSelector closestElement queryFirst queryAll isQuirks|
js/dom/namedElements.js||elementsNamed namedList labelsFor|
js/dom/DOMTokenList.js|DOMTokenList|tokenList classListOf|
js/dom/Traversal.js|NodeFilter TreeWalker NodeIterator|makeTreeWalker makeNodeIterator|
js/dom/XPath.js|XPathResult XPathExpression XPathEvaluator|createXPathExpression evaluateXPath|
js/dom/Range.js|AbstractRange Range StaticRange|makeRange rangeState rangeText nodeLength nodeIndex checkPoint comparePoints|
js/dom/Selection.js|Selection|getSelection selectionFault|
js/dom/MutationObserver.js|MutationObserver MutationRecord|mutationsQueued|
js/dom/ShadowRoot.js|ShadowRoot|attachShadow shadowRootOf openShadowRoot shadowTraits isClosed isShadowIncluding retarget activeIn markupWithShadows setMarkupWithShadows|
js/dom/slots.js||assignedSlot slotOf slotContents assignToSlot watchSlots slotsChanged takeSignals|
js/dom/eventPath.js||eventPath composedPath isInShadow|
js/html/activation.js||activationBehavior|
js/html/eventHandlers.js||getHandler setHandler forgetHandlers readContentHandler|
js/html/dataset.js|DOMStringMap|datasetOf|
js/html/focus.js||focusedId isDisabled isEditable isFocusable isFocusableByDefault focusableArea moveFocus|
js/html/textFragment.js||textFragment|
js/html/timers.js||setTimer scriptTimer clearTimer queueTask nextTimer runNextTimer requestFrame queueMicrotask|
js/console/format.js||describe formatLogged|
js/console/console.js||||console
js/uievents/events.js|UIEvent MouseEvent PointerEvent WheelEvent DragEvent KeyboardEvent FocusEvent InputEvent CompositionEvent TextEvent PopStateEvent HashChangeEvent PageTransitionEvent MessageEvent StorageEvent BeforeUnloadEvent ErrorEvent PromiseRejectionEvent SubmitEvent FormDataEvent ToggleEvent ProgressEvent TransitionEvent AnimationEvent ClipboardEvent MediaQueryListEvent|isMouseEvent|
js/html/tables.js||derivedCollection|HTMLOListElement HTMLTableCellElement HTMLTableColElement HTMLTableElement HTMLTableRowElement HTMLTableSectionElement
js/html/members.js|Image Audio TimeRanges||HTMLAnchorElement HTMLAreaElement HTMLBaseElement HTMLCanvasElement HTMLDialogElement HTMLEmbedElement HTMLIFrameElement HTMLImageElement HTMLLinkElement HTMLMapElement HTMLMarqueeElement HTMLMediaElement HTMLMeterElement HTMLObjectElement HTMLProgressElement HTMLScriptElement HTMLSlotElement HTMLStyleElement HTMLTemplateElement HTMLTitleElement HTMLTrackElement HTMLVideoElement
js/html/frames.js||frames frameWindow windowOf|HTMLIFrameElement HTMLFrameElement
js/html/namedAccess.js||exposeElement exposeNames|
js/html/listElements.js||listElement|
js/html/forms.js|HTMLFormControlsCollection RadioNodeList ValidityState|formOf formVersion controlsOf isFormControl firstWithId formControls radioNodeList requestSubmit resetForm buttonType labeledControl labelListOf validityOf checkValidity willValidate|HTMLButtonElement HTMLFieldSetElement HTMLFormElement HTMLInputElement HTMLLabelElement HTMLLegendElement HTMLMeterElement HTMLObjectElement HTMLOutputElement HTMLProgressElement HTMLSelectElement HTMLTextAreaElement
js/html/controls.js||resetControl radioGroupChecked activateInput inputType controlValue setControlValue checkedness setCheckedness|HTMLButtonElement HTMLInputElement HTMLOutputElement HTMLTextAreaElement
js/html/textSelection.js||forgetTextSelection|HTMLInputElement HTMLTextAreaElement
js/html/options.js|HTMLOptionsCollection Option|selectedOptionsOf resetOptions optionList setOption selectValue|HTMLDataListElement HTMLOptionElement HTMLSelectElement
js/html/structuredClone.js||clone|
js/url/URL.js|URL URLSearchParams||
js/cssom/CSS.js||||CSS
js/cssom/CSSStyleDeclaration.js|CSSStyleDeclaration|inlineStyleOf computedStyleOf|
js/geometry/DOMRect.js|DOMRectReadOnly DOMRect DOMRectList|emptyRect rectList|
js/cssom/media.js|MediaQueryList Screen|matchesMedia matchMedia screen|
js/svg/SVGElement.js|SVGElement SVGAnimatedString MathMLElement SVGGraphicsElement SVGGeometryElement SVGTextContentElement SVGGradientElement SVGSVGElement SVGGElement SVGDefsElement SVGSymbolElement SVGUseElement SVGImageElement SVGSwitchElement SVGAElement SVGForeignObjectElement SVGCircleElement SVGEllipseElement SVGLineElement SVGPathElement SVGPolygonElement SVGPolylineElement SVGRectElement SVGTitleElement SVGDescElement SVGMetadataElement SVGScriptElement SVGStyleElement SVGStopElement SVGClipPathElement SVGMaskElement SVGMarkerElement SVGPatternElement SVGFilterElement SVGViewElement SVGAnimateElement SVGSetElement SVGTextElement SVGTSpanElement SVGTextPathElement SVGLinearGradientElement SVGRadialGradientElement|svgElementPrototype|
js/encoding/TextEncoder.js|TextEncoder TextDecoder||
js/encoding/base64.js||atob btoa|
js/webcrypto/Crypto.js|Crypto|crypto randomUUID|
js/webcrypto/random.js||seedRandom|
js/webidl/pairs.js||addPairs|
js/fetch/Headers.js|Headers||
js/fetch/FormData.js|FormData|entriesOfFormData|
js/fetch/XMLHttpRequest.js|XMLHttpRequestEventTarget XMLHttpRequestUpload XMLHttpRequest||
js/fetch/fetch.js||loadResource resourceText resourceBuffer resourceDocument startFetch exposeResponses loadFailed|
js/html/pageScripts.js||pageScripts|
js/peerEvents.js||peerEvents|
js/html/CustomElementRegistry.js|CustomElementRegistry|customElements|
js/html/customElements.js||defineElement definitionNamed definitionOf upgradeIn constructElement createCustom customState enqueueCallback parserElement react reacting together disablesShadow|
js/html/ElementInternals.js|ElementInternals CustomStateSet|attachInternals isFormCustom formAssociated lookAtForm resetCustom customFlags customMessage customEntries isHTMLElement|
js/html/Navigator.js|Navigator|navigator|
js/hr-time/Performance.js|Performance|performance|
js/html/Storage.js|Storage|storage|
js/html/Location.js|Location History|location history navigate followLink|
`;
  const { split, includes } = G.primordials;
  // The table's rows in their order: lists of words with a blank around each.
  const rows = G.privateArray();
  const late = PrivateMap(), waiting = PrivateMap(), made = PrivateMap(), started = PrivateMap();
  let running = null;
  const isIn = (list, name) => includes(list, ` ${name} `);
  // The row that offers a name of G, or an interface.
  function rowWith(list, name) {
    for (let place = 0; place < rows.length; place++) if (isIn(rows[place][list], name)) return rows[place];
    return undefined;
  }

  function run(row) {
    const { file } = row;
    if (started.has(file)) return;
    const outer = running, restore = restoreIteration();
    started.set(file, true);
    running = row;
    try { callNamed('bindings', file); } catch (error) { started.delete(file); throw error; } finally {
      running = outer;
      if (restore !== null) restore();
    }
  }
  // Files iterate over arrays at their top. Scripts may have replaced how that goes: it is put back while a file runs.
  // Returns what undoes that, null where scripts left it alone. Throws a TypeError where they made it last.
  const { iterator } = Symbol, ArrayPrototype = Array.prototype, iterate = ArrayPrototype[iterator];
  const ArrayIteratorPrototype = getPrototypeOf(ArrayPrototype.values()), { next } = ArrayIteratorPrototype;
  function restoreIteration() {
    const iterating = ownDescriptor(ArrayPrototype, iterator), stepping = ownDescriptor(ArrayIteratorPrototype, 'next');
    if (iterating !== undefined && iterating.value === iterate && stepping !== undefined && stepping.value === next) return null;
    define(ArrayPrototype, iterator, iterate, true, false, true);
    define(ArrayIteratorPrototype, 'next', next, true, false, true);
    return () => {
      putBack(ArrayPrototype, iterator, iterating);
      putBack(ArrayIteratorPrototype, 'next', stepping);
    };
  }
  function putBack(object, key, descriptor) {
    if (descriptor === undefined) delete object[key]; else defineProperty(object, key, descriptor);
  }
  // Extensions come in the table's order, whichever file ran first.
  function finish(name) {
    for (let place = 0; place < rows.length; place++) if (isIn(rows[place].extended, name)) run(rows[place]);
    const list = waiting.get(name);
    waiting.delete(name);
    made.set(name, true);
    if (list === undefined) return;
    for (let place = 0; place < rows.length; place++) for (let i = 0; i < list.length; i++) if (list[i].place === place) list[i].extend(G[name]);
  }
  G.deferInterface = (name, define) => promiseInterface(name, name => { define(name); finish(name); });
  G.defineLate = (name, define) => { late.set(name, define); };
  G.whenMade = (name, extend) => {
    if (!isIn(running.extended, name)) throw new Error(`js/families.js does not say that ${running.file} extends ${name}`);
    if (made.has(name)) { extend(G[name]); return; }
    let list = waiting.get(name);
    if (list === undefined) waiting.set(name, list = G.privateArray());
    list[list.length] = { __proto__: null, place: running.place, extend };
  };
  G.extend = (name, members) => G.whenMade(name, interfaceObject => G.mixin(interfaceObject, members));
  G.extendAccessors = (name, descriptors) => G.whenMade(name, ({ prototype }) => G.accessors(prototype, descriptors));
  G.isLoaded = name => getOwnPropertyDescriptor(G, name) !== undefined;

  function makeInterface(name) {
    run(rowWith('interfaces', name));
    const define = late.get(name);
    if (define !== undefined) define();
    finish(name);
  }
  function makeNamespace(name, object) {
    run(rowWith('namespaces', name));
    late.get(name)(object);
  }
  for (const line of split(table.trim(), '\n')) {
    const [file, interfaces, names, extended, namespaces = ''] = split(line, '|');
    rows[rows.length] = {
      __proto__: null, file, place: rows.length, interfaces: ` ${interfaces} `, names: ` ${names} `, extended: ` ${extended} `,
      namespaces: ` ${namespaces} `,
    };
    if (interfaces !== '') for (const name of split(interfaces, ' ')) promiseInterface(name, makeInterface);
    if (namespaces !== '') for (const name of split(namespaces, ' ')) promiseNamespace(name, makeNamespace);
  }
  setPrototypeOf(G, new Proxy(ObjectCreate(null), {
    __proto__: null,
    get(_, name) {
      const interfaceObject = promisedInterface(name);
      if (interfaceObject !== undefined) {
        interfaceObject.prototype;
        return interfaceObject;
      }
      const row = typeof name === 'string' ? rowWith('names', name) : undefined;
      if (row === undefined) return undefined;
      run(row);
      return getOwnPropertyDescriptor(G, name)?.value;
    },
  }));
}
