// js/bindings/eagerNodes.js: the bindings that js/idl/generate.py made of the interfaces that are there from the start. Not to be edited.
//
// Exposes Node, Document, Element, HTMLElement.
'use strict';
{
  const G = this;
  const {
    DOCUMENT, DocumentSteps, ElementSteps, LINK_NEXT, NodeSteps, adoptWrapper, baseURLOf, byClassName, byTagName, call, childNodesOf,
    childrenOf, classNameOf, createText, defineInterface, documentElementOf, documentId, documentIdOf, documentURL, elementById,
    elementFrom, elementId, firstChildOf, htmlElementId, idAttributeOf, idOf, idOrZero, isConnected, isInclusiveAncestor, isNode,
    kindOf, lastChildOf, lazyCall, lazyGet, lazySet, nameIdOf, nameOf, need, nextSiblingOf, nodeArgument, nodeNameOf, nodeValueOf,
    parentElementOf, parentOf, privateArray, putForward, removeNode, staticList, tagNameOf, textContentOf, toDictionary, toText,
    toTextNullEmpty, toTextOrNull, toUSV, wrap,
  } = G;
  const LAZY_1 = 'NodeMembers_Node';
  const LAZY_2 = 'DocumentMembers_CSSOMView';
  const LAZY_3 = 'DocumentMembers_Document';
  const LAZY_4 = 'DocumentMembers_HTMLDocument';
  const LAZY_5 = 'DocumentMembers_ParentNode';
  const LAZY_6 = 'DocumentMembers_StyleSheets';
  const LAZY_7 = 'DocumentMembers_animations';
  const LAZY_8 = 'DocumentMembers_fullscreen';
  function toImportNodeOptions(value) {
    const given = toDictionary(value) || G.NOTHING;
    let member;
    return {
      __proto__: null,
      selfOnly: (member = given.selfOnly) === undefined ? false : !!member,
    };
  }
  function toBooleanOrImportNodeOptions(value) {
    if (value === null || value === undefined) return toImportNodeOptions(value);
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      return toImportNodeOptions(value);
    }
    if (typeof value === 'boolean') return value;
    return !!value;
  }
  const makeSelectionOrNull = state => state === null ? null : G.makeSelection(state);
  const LAZY_9 = 'DocumentMembers_XPath';
  const LAZY_10 = 'DocumentMembers_editing';
  const LAZY_11 = 'DocumentMembers_touch';
  const LAZY_12 = 'DocumentStatics_Document';
  const LAZY_13 = 'ElementMembers_CSSOMView';
  const LAZY_14 = 'ElementMembers_Element';
  const LAZY_15 = 'ElementMembers_ParentNode';
  const LAZY_16 = 'ElementMembers_reflected';
  const list = list => G.fromSequence(list, null, false);
  const ShadowRootModeValues = { __proto__: null, open: true, closed: true };
  const SlotAssignmentModeValues = { __proto__: null, manual: true, named: true };
  function toShadowRootInit(value) {
    const given = toDictionary(value) || G.NOTHING;
    let member;
    return {
      __proto__: null,
      clonable: (member = given.clonable) === undefined ? false : !!member,
      delegatesFocus: (member = given.delegatesFocus) === undefined ? false : !!member,
      mode: (member = given.mode) === undefined ? G.missing('ShadowRootInit', 'mode', 'ShadowRootMode') : G.toEnum(member, 'ShadowRootMode', ShadowRootModeValues),
      serializable: (member = given.serializable) === undefined ? false : !!member,
      slotAssignment: (member = given.slotAssignment) === undefined ? 'named' : G.toEnum(member, 'SlotAssignmentMode', SlotAssignmentModeValues),
    };
  }
  function toNodeOrDOMString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isNode(value)) return idOf(value);
    }
    return toText(value);
  }
  const LAZY_17 = 'ElementMembers_CSSTypedOM';
  const LAZY_18 = 'ElementMembers_animations';
  const LAZY_19 = 'ElementMembers_fullscreen';
  const LAZY_20 = 'HTMLElementMembers_CSSOMView';
  const LAZY_21 = 'HTMLElementMembers_CSSTypedOM';
  const LAZY_22 = 'HTMLElementMembers_HTMLElement';
  G.GlobalEventHandlers = G.handlerAccessors('abort animationcancel animationend animationiteration animationstart auxclick beforeinput beforematch beforetoggle blur cancel ' +
    'canplay canplaythrough change click close contextmenu copy cuechange cut dblclick drag dragend dragenter dragleave dragover ' +
    'dragstart drop durationchange emptied ended error focus formdata gotpointercapture input invalid keydown keypress keyup load ' +
    'loadeddata loadedmetadata loadstart lostpointercapture mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup ' +
    'mousewheel paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover ' +
    'pointerup progress ratechange reset resize scroll scrollend securitypolicyviolation seeked seeking select selectionchange ' +
    'selectstart slotchange stalled submit suspend timeupdate toggle transitioncancel transitionend transitionrun transitionstart ' +
    'volumechange waiting webkitAnimationEnd webkitAnimationIteration webkitAnimationStart webkitTransitionEnd wheel command', 'mouseenter mouseleave', null);
  G.WindowEventHandlers = G.handlerAccessors('afterprint beforeprint beforeunload hashchange languagechange message messageerror offline online pagehide pagereveal pageshow ' +
    'pageswap popstate rejectionhandled storage unhandledrejection unload', '', null);

  const Node = defineInterface('Node', {
    __proto__: null,
    parent: G.EventTarget,
    constants: {
      __proto__: null,
      ELEMENT_NODE: 1, ATTRIBUTE_NODE: 2, TEXT_NODE: 3, CDATA_SECTION_NODE: 4, ENTITY_REFERENCE_NODE: 5, ENTITY_NODE: 6,
      PROCESSING_INSTRUCTION_NODE: 7, COMMENT_NODE: 8, DOCUMENT_NODE: 9, DOCUMENT_TYPE_NODE: 10, DOCUMENT_FRAGMENT_NODE: 11,
      NOTATION_NODE: 12, DOCUMENT_POSITION_DISCONNECTED: 0x01, DOCUMENT_POSITION_PRECEDING: 0x02, DOCUMENT_POSITION_FOLLOWING: 0x04,
      DOCUMENT_POSITION_CONTAINS: 0x08, DOCUMENT_POSITION_CONTAINED_BY: 0x10, DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC: 0x20,
    },
    members: {
      constructor: undefined,
      get nodeType() { return kindOf(idOf(this, 'nodeType', 1)); },
      get nodeName() { return nodeNameOf(idOf(this, 'nodeName', 1)); },
      get baseURI() { return baseURLOf(documentIdOf(idOf(this, 'baseURI', 1))); },
      get isConnected() { return isConnected(idOf(this, 'isConnected', 1)); },
      get ownerDocument() { const id = idOf(this, 'ownerDocument', 1); return wrap(kindOf(id) === DOCUMENT ? 0 : documentIdOf(id)); },
      get parentNode() { return wrap(parentOf(idOf(this, 'parentNode', 1))); },
      get parentElement() { return wrap(parentElementOf(idOf(this, 'parentElement', 1))); },
      get childNodes() { return childNodesOf(idOf(this, 'childNodes', 1)); },
      get firstChild() { return wrap(firstChildOf(idOf(this, 'firstChild', 1))); },
      get lastChild() { return wrap(lastChildOf(idOf(this, 'lastChild', 1))); },
      get previousSibling() { return lazyGet(LAZY_1, 'previousSibling', this); },
      get nextSibling() { return wrap(nextSiblingOf(idOf(this, 'nextSibling', 1))); },
      get nodeValue() { return nodeValueOf(idOf(this, 'nodeValue', 1)); },
      set nodeValue(value) { const state = idOf(this, 'nodeValue', 2); NodeSteps.setNodeValue(state, toTextOrNull(value)); },
      get textContent() { return textContentOf(idOf(this, 'textContent', 1)); },
      set textContent(value) { const state = idOf(this, 'textContent', 2); NodeSteps.setTextContent(state, toTextOrNull(value)); },
      getRootNode() { return lazyCall(LAZY_1, 'getRootNode', this, arguments); },
      hasChildNodes() { return lazyCall(LAZY_1, 'hasChildNodes', this, arguments); },
      normalize() { G.NodeSteps_Node.normalize(idOf(this, 'normalize')); },
      cloneNode(subtree = undefined) {
        const state = idOf(this, 'cloneNode');
        subtree = !!subtree;
        return wrap(NodeSteps.cloneNode(state, subtree));
      },
      isEqualNode(otherNode) {
        const state = idOf(this, 'isEqualNode');
        need(arguments.length, 1);
        otherNode = idOrZero(otherNode, 84411);
        return G.NodeSteps_Node.isEqualNode(state, otherNode);
      },
      isSameNode(otherNode) { return lazyCall(LAZY_1, 'isSameNode', this, arguments); },
      compareDocumentPosition(other) {
        const state = idOf(this, 'compareDocumentPosition');
        need(arguments.length, 1);
        other = nodeArgument(other, 632118);
        return G.NodeSteps_Node.compareDocumentPosition(state, other);
      },
      contains(other) {
        const id = idOf(this, 'contains');
        need(arguments.length, 1);
        other = idOrZero(other, 600497);
        return other !== 0 && isInclusiveAncestor(id, other);
      },
      lookupPrefix(namespace) {
        const state = idOf(this, 'lookupPrefix');
        need(arguments.length, 1);
        namespace = toTextOrNull(namespace);
        return G.NodeSteps_Node.lookupPrefix(state, namespace);
      },
      lookupNamespaceURI(prefix) {
        const state = idOf(this, 'lookupNamespaceURI');
        need(arguments.length, 1);
        prefix = toTextOrNull(prefix);
        return G.NodeSteps_Node.lookupNamespaceURI(state, prefix);
      },
      isDefaultNamespace(namespace) {
        const state = idOf(this, 'isDefaultNamespace');
        need(arguments.length, 1);
        namespace = toTextOrNull(namespace);
        return G.NodeSteps_Node.isDefaultNamespace(state, namespace);
      },
      insertBefore(node, child) {
        const state = idOf(this, 'insertBefore');
        need(arguments.length, 2);
        node = nodeArgument(node, 676601);
        child = idOrZero(child, 893326);
        return wrap(NodeSteps.insertBefore(state, node, child));
      },
      appendChild(node) {
        const state = idOf(this, 'appendChild');
        need(arguments.length, 1);
        node = nodeArgument(node, 469971);
        return wrap(NodeSteps.appendChild(state, node));
      },
      replaceChild(node, child) {
        const state = idOf(this, 'replaceChild');
        need(arguments.length, 2);
        node = nodeArgument(node, 90744);
        child = nodeArgument(child, 743116);
        return wrap(NodeSteps.replaceChild(state, node, child));
      },
      removeChild(child) {
        const state = idOf(this, 'removeChild');
        need(arguments.length, 1);
        child = nodeArgument(child, 33598);
        return wrap(NodeSteps.removeChild(state, child));
      },
    },
  });

  const Document = defineInterface('Document', {
    __proto__: null,
    parent: Node,
    construct(object) {
      return adoptWrapper(object, DocumentSteps.construct());
    },
    unscopables: [
      'prepend', 'append', 'replaceChildren', 'fullscreen',
    ],
    members: {
      constructor: undefined,
      get implementation() { return G.makeDOMImplementation(G.DocumentSteps_Document.implementation(documentId(this, 'implementation', 1))); },
      get URL() { return documentURL(documentId(this, 'URL', 1)); },
      get documentURI() { return G.DocumentSteps_Document.documentURI(documentId(this, 'documentURI', 1)); },
      get compatMode() { return G.DocumentSteps_Document.compatMode(documentId(this, 'compatMode', 1)); },
      get characterSet() { return G.DocumentSteps_Document.characterSet(documentId(this, 'characterSet', 1)); },
      get charset() { return lazyGet(LAZY_3, 'charset', this); },
      get inputEncoding() { return lazyGet(LAZY_3, 'inputEncoding', this); },
      get contentType() { return G.DocumentSteps_Document.contentType(documentId(this, 'contentType', 1)); },
      get doctype() { return wrap(G.DocumentSteps_Document.doctype(documentId(this, 'doctype', 1))); },
      get documentElement() { return wrap(documentElementOf(documentId(this, 'documentElement', 1))); },
      get timeline() { return lazyGet(LAZY_7, 'timeline', this); },
      get fonts() { return lazyGet(LAZY_4, 'fonts', this); },
      get scrollingElement() { return lazyGet(LAZY_2, 'scrollingElement', this); },
      get fullscreenEnabled() { return lazyGet(LAZY_8, 'fullscreenEnabled', this); },
      set fullscreenEnabled(value) { lazySet(LAZY_8, 'fullscreenEnabled', this, value); },
      get fullscreen() { return lazyGet(LAZY_8, 'fullscreen', this); },
      set fullscreen(value) { lazySet(LAZY_8, 'fullscreen', this, value); },
      onfullscreenchange: undefined,
      onfullscreenerror: undefined,
      get webkitFullscreenEnabled() { return lazyGet(LAZY_8, 'webkitFullscreenEnabled', this); },
      get webkitFullscreenElement() { return lazyGet(LAZY_8, 'webkitFullscreenElement', this); },
      onwebkitfullscreenchange: undefined,
      onwebkitfullscreenerror: undefined,
      get webkitIsFullScreen() { return lazyGet(LAZY_8, 'webkitIsFullScreen', this); },
      get webkitFullScreenKeyboardInputAllowed() { return lazyGet(LAZY_8, 'webkitFullScreenKeyboardInputAllowed', this); },
      get webkitCurrentFullScreenElement() { return lazyGet(LAZY_8, 'webkitCurrentFullScreenElement', this); },
      get domain() { return lazyGet(LAZY_4, 'domain', this); },
      set domain(value) { lazySet(LAZY_4, 'domain', this, value); },
      get referrer() { return G.DocumentSteps_HTMLDocument.referrer(documentId(this, 'referrer', 1)); },
      get cookie() { return G.DocumentSteps_HTMLDocument.cookie(documentId(this, 'cookie', 1)); },
      set cookie(value) { const state = documentId(this, 'cookie', 2); G.DocumentSteps_HTMLDocument.setCookie(state, toUSV(value)); },
      get lastModified() { return lazyGet(LAZY_4, 'lastModified', this); },
      get readyState() { return G.DocumentSteps_HTMLDocument.readyState(documentId(this, 'readyState', 1)); },
      get title() { return G.DocumentSteps_HTMLDocument.title(documentId(this, 'title', 1)); },
      set title(value) { const state = documentId(this, 'title', 2); G.DocumentSteps_HTMLDocument.setTitle(state, toText(value)); },
      get dir() { return lazyGet(LAZY_4, 'dir', this); },
      set dir(value) { lazySet(LAZY_4, 'dir', this, value); },
      get body() { return wrap(G.DocumentSteps_HTMLDocument.body(documentId(this, 'body', 1))); },
      set body(value) {
        const state = documentId(this, 'body', 2);
        G.DocumentSteps_HTMLDocument.setBody(state, value === null || value === undefined ? null : G.htmlElementArgument(value, 'HTMLElement', 182315));
      },
      get head() { return wrap(G.DocumentSteps_HTMLDocument.head(documentId(this, 'head', 1))); },
      get images() { return G.DocumentSteps_HTMLDocument.images(documentId(this, 'images', 1)); },
      get embeds() { return lazyGet(LAZY_4, 'embeds', this); },
      get plugins() { return lazyGet(LAZY_4, 'plugins', this); },
      get links() { return G.DocumentSteps_HTMLDocument.links(documentId(this, 'links', 1)); },
      get forms() { return G.DocumentSteps_HTMLDocument.forms(documentId(this, 'forms', 1)); },
      get scripts() { return lazyGet(LAZY_4, 'scripts', this); },
      get currentScript() { return lazyGet(LAZY_4, 'currentScript', this); },
      get defaultView() { return G.DocumentSteps_HTMLDocument.defaultView(documentId(this, 'defaultView', 1)); },
      get designMode() { return lazyGet(LAZY_4, 'designMode', this); },
      set designMode(value) { lazySet(LAZY_4, 'designMode', this, value); },
      onreadystatechange: undefined,
      get fgColor() { return lazyGet(LAZY_4, 'fgColor', this); },
      set fgColor(value) { lazySet(LAZY_4, 'fgColor', this, value); },
      get linkColor() { return lazyGet(LAZY_4, 'linkColor', this); },
      set linkColor(value) { lazySet(LAZY_4, 'linkColor', this, value); },
      get vlinkColor() { return lazyGet(LAZY_4, 'vlinkColor', this); },
      set vlinkColor(value) { lazySet(LAZY_4, 'vlinkColor', this, value); },
      get alinkColor() { return lazyGet(LAZY_4, 'alinkColor', this); },
      set alinkColor(value) { lazySet(LAZY_4, 'alinkColor', this, value); },
      get bgColor() { return lazyGet(LAZY_4, 'bgColor', this); },
      set bgColor(value) { lazySet(LAZY_4, 'bgColor', this, value); },
      get anchors() { return lazyGet(LAZY_4, 'anchors', this); },
      get applets() { return lazyGet(LAZY_4, 'applets', this); },
      get all() { return lazyGet(LAZY_4, 'all', this); },
      get hidden() { return G.DocumentSteps_HTMLDocument.hidden(documentId(this, 'hidden', 1)); },
      get visibilityState() { return G.DocumentSteps_HTMLDocument.visibilityState(documentId(this, 'visibilityState', 1)); },
      onvisibilitychange: undefined,
      onpointerlockchange: undefined,
      onpointerlockerror: undefined,
      get activeElement() { return wrap(G.DocumentSteps_HTMLDocument.activeElement(documentId(this, 'activeElement', 1))); },
      get styleSheets() { return G.makeStyleSheetList(G.DocumentOrShadowRootSteps.styleSheets(documentId(this, 'styleSheets', 1))); },
      get adoptedStyleSheets() { return lazyGet(LAZY_6, 'adoptedStyleSheets', this); },
      set adoptedStyleSheets(value) { lazySet(LAZY_6, 'adoptedStyleSheets', this, value); },
      get fullscreenElement() { return lazyGet(LAZY_8, 'fullscreenElement', this); },
      set fullscreenElement(value) { lazySet(LAZY_8, 'fullscreenElement', this, value); },
      get pointerLockElement() { return lazyGet(LAZY_4, 'pointerLockElement', this); },
      onabort: undefined,
      onauxclick: undefined,
      onbeforeinput: undefined,
      onbeforematch: undefined,
      onbeforetoggle: undefined,
      onblur: undefined,
      oncancel: undefined,
      oncanplay: undefined,
      oncanplaythrough: undefined,
      onchange: undefined,
      onclick: undefined,
      onclose: undefined,
      oncontextmenu: undefined,
      oncopy: undefined,
      oncuechange: undefined,
      oncut: undefined,
      ondblclick: undefined,
      ondrag: undefined,
      ondragend: undefined,
      ondragenter: undefined,
      ondragleave: undefined,
      ondragover: undefined,
      ondragstart: undefined,
      ondrop: undefined,
      ondurationchange: undefined,
      onemptied: undefined,
      onended: undefined,
      onerror: undefined,
      onfocus: undefined,
      onformdata: undefined,
      oninput: undefined,
      oninvalid: undefined,
      onkeydown: undefined,
      onkeypress: undefined,
      onkeyup: undefined,
      onload: undefined,
      onloadeddata: undefined,
      onloadedmetadata: undefined,
      onloadstart: undefined,
      onmousedown: undefined,
      onmouseenter: undefined,
      onmouseleave: undefined,
      onmousemove: undefined,
      onmouseout: undefined,
      onmouseover: undefined,
      onmouseup: undefined,
      onpaste: undefined,
      onpause: undefined,
      onplay: undefined,
      onplaying: undefined,
      onprogress: undefined,
      onratechange: undefined,
      onreset: undefined,
      onresize: undefined,
      onscroll: undefined,
      onsecuritypolicyviolation: undefined,
      onseeked: undefined,
      onseeking: undefined,
      onselect: undefined,
      onslotchange: undefined,
      onstalled: undefined,
      onsubmit: undefined,
      onsuspend: undefined,
      ontimeupdate: undefined,
      ontoggle: undefined,
      onvolumechange: undefined,
      onwaiting: undefined,
      onwebkitanimationend: undefined,
      onwebkitanimationiteration: undefined,
      onwebkitanimationstart: undefined,
      onwebkittransitionend: undefined,
      onwheel: undefined,
      onmousewheel: undefined,
      onanimationstart: undefined,
      onanimationiteration: undefined,
      onanimationend: undefined,
      onanimationcancel: undefined,
      ontransitionrun: undefined,
      ontransitionstart: undefined,
      ontransitionend: undefined,
      ontransitioncancel: undefined,
      ongotpointercapture: undefined,
      onlostpointercapture: undefined,
      onpointerdown: undefined,
      onpointermove: undefined,
      onpointerup: undefined,
      onpointercancel: undefined,
      onpointerover: undefined,
      onpointerout: undefined,
      onpointerenter: undefined,
      onpointerleave: undefined,
      onselectstart: undefined,
      onselectionchange: undefined,
      get children() { return lazyGet(LAZY_5, 'children', this); },
      get firstElementChild() { return lazyGet(LAZY_5, 'firstElementChild', this); },
      get lastElementChild() { return lazyGet(LAZY_5, 'lastElementChild', this); },
      get childElementCount() { return lazyGet(LAZY_5, 'childElementCount', this); },
      get rootElement() { return lazyGet(LAZY_4, 'rootElement', this); },
      createElement(localName, options = undefined) {
        const state = documentId(this, 'createElement');
        need(arguments.length, 1);
        localName = toText(localName);
        return wrap(DocumentSteps.createElement(state, localName, options));
      },
      createElementNS(namespace, qualifiedName, options = undefined) {
        const state = documentId(this, 'createElementNS');
        need(arguments.length, 2);
        namespace = toTextOrNull(namespace);
        qualifiedName = toText(qualifiedName);
        return wrap(G.DocumentSteps_Document.createElementNS(state, namespace, qualifiedName, options));
      },
      getElementsByTagName(qualifiedName) {
        const id = documentId(this, 'getElementsByTagName');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return byTagName(id, qualifiedName);
      },
      getElementsByTagNameNS(namespace, localName) { return lazyCall(LAZY_3, 'getElementsByTagNameNS', this, arguments); },
      getElementsByClassName(classNames) {
        const id = documentId(this, 'getElementsByClassName');
        need(arguments.length, 1);
        classNames = toText(classNames);
        return byClassName(id, classNames);
      },
      createDocumentFragment() { const id = documentId(this, 'createDocumentFragment'); return wrap(call(21, id, 0, 0)); },
      createTextNode(data) {
        const id = documentId(this, 'createTextNode');
        need(arguments.length, 1);
        data = toText(data);
        return wrap(createText(data, id));
      },
      createCDATASection(data) { return lazyCall(LAZY_3, 'createCDATASection', this, arguments); },
      createComment(data) {
        const state = documentId(this, 'createComment');
        need(arguments.length, 1);
        data = toText(data);
        return wrap(G.DocumentSteps_Document.createComment(state, data));
      },
      createProcessingInstruction(target, data) {
        const state = documentId(this, 'createProcessingInstruction');
        need(arguments.length, 2);
        target = toText(target);
        data = toText(data);
        return wrap(G.DocumentSteps_Document.createProcessingInstruction(state, target, data));
      },
      importNode(node, options = undefined) {
        const state = documentId(this, 'importNode');
        need(arguments.length, 1);
        node = nodeArgument(node, 793214);
        options = options === undefined ? false : toBooleanOrImportNodeOptions(options);
        return wrap(G.DocumentSteps_Document.importNode(state, node, options));
      },
      adoptNode(node) { return lazyCall(LAZY_3, 'adoptNode', this, arguments); },
      createAttribute(localName) {
        const state = documentId(this, 'createAttribute');
        need(arguments.length, 1);
        localName = toText(localName);
        return wrap(G.DocumentSteps_Document.createAttribute(state, localName));
      },
      createAttributeNS(namespace, qualifiedName) { return lazyCall(LAZY_3, 'createAttributeNS', this, arguments); },
      createEvent(interfaceArgument) {
        const state = documentId(this, 'createEvent');
        need(arguments.length, 1);
        interfaceArgument = toText(interfaceArgument);
        return G.DocumentSteps_Document.createEvent(state, interfaceArgument);
      },
      createRange() { return G.makeRange(G.DocumentSteps_Document.createRange(documentId(this, 'createRange'))); },
      createNodeIterator(root, whatToShow = undefined, filter = undefined) {
        const state = documentId(this, 'createNodeIterator');
        need(arguments.length, 1);
        root = nodeArgument(root, 621843);
        whatToShow = whatToShow === undefined ? 0xFFFFFFFF : whatToShow >>> 0;
        filter = filter === null || filter === undefined ? null : G.toObject(filter, 513636);
        return G.makeNodeIterator(G.DocumentSteps_Document.createNodeIterator(state, root, whatToShow, filter));
      },
      createTreeWalker(root, whatToShow = undefined, filter = undefined) {
        const state = documentId(this, 'createTreeWalker');
        need(arguments.length, 1);
        root = nodeArgument(root, 45812);
        whatToShow = whatToShow === undefined ? 0xFFFFFFFF : whatToShow >>> 0;
        filter = filter === null || filter === undefined ? null : G.toObject(filter, 705974);
        return G.makeTreeWalker(G.DocumentSteps_Document.createTreeWalker(state, root, whatToShow, filter));
      },
      caretRangeFromPoint() { return lazyCall(LAZY_2, 'caretRangeFromPoint', this, arguments); },
      exitFullscreen() { return lazyCall(LAZY_8, 'exitFullscreen', this, arguments); },
      webkitExitFullscreen() { return lazyCall(LAZY_8, 'webkitExitFullscreen', this, arguments); },
      webkitCancelFullScreen() { return lazyCall(LAZY_8, 'webkitCancelFullScreen', this, arguments); },
      getElementsByName(elementName) {
        const state = documentId(this, 'getElementsByName');
        need(arguments.length, 1);
        elementName = toText(elementName);
        return G.DocumentSteps_HTMLDocument.getElementsByName(state, elementName);
      },
      open(a0 = undefined, a1 = undefined, a2 = undefined) {
        const state = documentId(this, 'open');
        if (arguments.length <= 0) {
          if (a0 !== undefined) a0 = toText(a0);
          if (a1 !== undefined) a1 = toText(a1);
          return wrap(G.DocumentSteps_HTMLDocument.open(state, a0, a1));
        }
        if (arguments.length <= 1) {
          if (a0 !== undefined) a0 = toText(a0);
          if (a1 !== undefined) a1 = toText(a1);
          return wrap(G.DocumentSteps_HTMLDocument.open(state, a0, a1));
        }
        if (arguments.length <= 2) {
          if (a0 !== undefined) a0 = toText(a0);
          if (a1 !== undefined) a1 = toText(a1);
          return wrap(G.DocumentSteps_HTMLDocument.open(state, a0, a1));
        }
        {
          a0 = toUSV(a0);
          a1 = toText(a1);
          a2 = toText(a2);
          return G.DocumentSteps_HTMLDocument.open(state, a0, a1, a2);
        }
      },
      close() { G.DocumentSteps_HTMLDocument.close(documentId(this, 'close')); },
      write(...text) {
        const state = documentId(this, 'write');
        const textList = privateArray();
        for (let i = 0; i < text.length; i++) textList[i] = toText(text[i]);
        G.DocumentSteps_HTMLDocument.write(state, textList);
      },
      writeln() { return lazyCall(LAZY_4, 'writeln', this, arguments); },
      hasFocus() { return lazyCall(LAZY_4, 'hasFocus', this, arguments); },
      execCommand(commandId) { return lazyCall(LAZY_10, 'execCommand', this, arguments); },
      queryCommandEnabled(commandId) { return lazyCall(LAZY_10, 'queryCommandEnabled', this, arguments); },
      queryCommandIndeterm(commandId) { return lazyCall(LAZY_10, 'queryCommandIndeterm', this, arguments); },
      queryCommandState(commandId) { return lazyCall(LAZY_10, 'queryCommandState', this, arguments); },
      queryCommandSupported(commandId) { return lazyCall(LAZY_10, 'queryCommandSupported', this, arguments); },
      queryCommandValue(commandId) { return lazyCall(LAZY_10, 'queryCommandValue', this, arguments); },
      clear() { return lazyCall(LAZY_4, 'clear', this, arguments); },
      captureEvents() { return lazyCall(LAZY_4, 'captureEvents', this, arguments); },
      releaseEvents() { return lazyCall(LAZY_4, 'releaseEvents', this, arguments); },
      getSelection() { return makeSelectionOrNull(G.DocumentSteps_HTMLDocument.getSelection(documentId(this, 'getSelection'))); },
      createTouch() { return lazyCall(LAZY_11, 'createTouch', this, arguments); },
      createTouchList() { return lazyCall(LAZY_11, 'createTouchList', this, arguments); },
      elementFromPoint(x, y) { return lazyCall(LAZY_2, 'elementFromPoint', this, arguments); },
      elementsFromPoint(x, y) { return lazyCall(LAZY_2, 'elementsFromPoint', this, arguments); },
      getAnimations() { return lazyCall(LAZY_7, 'getAnimations', this, arguments); },
      getElementById(elementIdArgument) {
        const id = documentId(this, 'getElementById');
        need(arguments.length, 1);
        elementIdArgument = toText(elementIdArgument);
        return wrap(elementById(elementIdArgument, id));
      },
      prepend() { return lazyCall(LAZY_5, 'prepend', this, arguments); },
      append() { return lazyCall(LAZY_5, 'append', this, arguments); },
      replaceChildren() { return lazyCall(LAZY_5, 'replaceChildren', this, arguments); },
      querySelector(selectors) {
        const id = documentId(this, 'querySelector');
        need(arguments.length, 1);
        selectors = toText(selectors);
        return wrap(G.queryFirst(id, selectors));
      },
      querySelectorAll(selectors) {
        const id = documentId(this, 'querySelectorAll');
        need(arguments.length, 1);
        selectors = toText(selectors);
        return staticList(G.queryAll(id, selectors));
      },
      createExpression(expression) { return lazyCall(LAZY_9, 'createExpression', this, arguments); },
      createNSResolver(nodeResolver) { return lazyCall(LAZY_9, 'createNSResolver', this, arguments); },
      evaluate(expression, contextNode) { return lazyCall(LAZY_9, 'evaluate', this, arguments); },
    },
    statics: {
      __proto__: null,
      parseHTMLUnsafe(html) { return lazyCall(LAZY_12, 'parseHTMLUnsafe', this, arguments); },
    },
  });
  G.prototypes[9] = Document.prototype;
  G.accessors(Document.prototype, G.GlobalEventHandlers);
  G.accessors(Document.prototype, G.handlerAccessors('readystatechange visibilitychange pointerlockchange pointerlockerror fullscreenchange fullscreenerror webkitfullscreenchange webkitfullscreenerror', 'readystatechange', documentId, 'webkitfullscreenchange webkitfullscreenerror'));

  const Element = defineInterface('Element', {
    __proto__: null,
    parent: Node,
    unscopables: [
      'slot', 'prepend', 'append', 'replaceChildren', 'before', 'after', 'replaceWith', 'remove',
    ],
    members: {
      constructor: undefined,
      get namespaceURI() { return lazyGet(LAZY_14, 'namespaceURI', this); },
      get prefix() { return lazyGet(LAZY_14, 'prefix', this); },
      get localName() { return nameOf(nameIdOf(elementId(this, 'localName', 1))).local; },
      get tagName() { return tagNameOf(elementId(this, 'tagName', 1)); },
      get id() { return idAttributeOf(elementId(this, 'id', 1)); },
      set id(value) { const state = elementId(this, 'id', 2); ElementSteps.setId(state, toText(value)); },
      get className() { return classNameOf(elementId(this, 'className', 1)); },
      set className(value) { const state = elementId(this, 'className', 2); ElementSteps.setClassName(state, toText(value)); },
      get classList() { return G.classListOf(elementId(this, 'classList', 1)); },
      set classList(value) { putForward((elementId(this, 'classList', 2), this), 'classList', 'value', value); },
      get slot() { return lazyGet(LAZY_14, 'slot', this); },
      set slot(value) { lazySet(LAZY_14, 'slot', this, value); },
      get part() { return lazyGet(LAZY_14, 'part', this); },
      set part(value) { lazySet(LAZY_14, 'part', this, value); },
      get attributes() { return G.attributesOf(elementId(this, 'attributes', 1)); },
      get shadowRoot() { return wrap(G.ElementSteps_Element.shadowRoot(elementId(this, 'shadowRoot', 1))); },
      onfocusin: undefined,
      onfocusout: undefined,
      get role() { return lazyGet(LAZY_16, 'role', this); },
      set role(value) { lazySet(LAZY_16, 'role', this, value); },
      get ariaActiveDescendantElement() { return lazyGet(LAZY_16, 'ariaActiveDescendantElement', this); },
      set ariaActiveDescendantElement(value) { lazySet(LAZY_16, 'ariaActiveDescendantElement', this, value); },
      get ariaAtomic() { return lazyGet(LAZY_16, 'ariaAtomic', this); },
      set ariaAtomic(value) { lazySet(LAZY_16, 'ariaAtomic', this, value); },
      get ariaAutoComplete() { return lazyGet(LAZY_16, 'ariaAutoComplete', this); },
      set ariaAutoComplete(value) { lazySet(LAZY_16, 'ariaAutoComplete', this, value); },
      get ariaBrailleLabel() { return lazyGet(LAZY_16, 'ariaBrailleLabel', this); },
      set ariaBrailleLabel(value) { lazySet(LAZY_16, 'ariaBrailleLabel', this, value); },
      get ariaBrailleRoleDescription() { return lazyGet(LAZY_16, 'ariaBrailleRoleDescription', this); },
      set ariaBrailleRoleDescription(value) { lazySet(LAZY_16, 'ariaBrailleRoleDescription', this, value); },
      get ariaBusy() { return lazyGet(LAZY_16, 'ariaBusy', this); },
      set ariaBusy(value) { lazySet(LAZY_16, 'ariaBusy', this, value); },
      get ariaChecked() { return lazyGet(LAZY_16, 'ariaChecked', this); },
      set ariaChecked(value) { lazySet(LAZY_16, 'ariaChecked', this, value); },
      get ariaColCount() { return lazyGet(LAZY_16, 'ariaColCount', this); },
      set ariaColCount(value) { lazySet(LAZY_16, 'ariaColCount', this, value); },
      get ariaColIndex() { return lazyGet(LAZY_16, 'ariaColIndex', this); },
      set ariaColIndex(value) { lazySet(LAZY_16, 'ariaColIndex', this, value); },
      get ariaColIndexText() { return lazyGet(LAZY_16, 'ariaColIndexText', this); },
      set ariaColIndexText(value) { lazySet(LAZY_16, 'ariaColIndexText', this, value); },
      get ariaColSpan() { return lazyGet(LAZY_16, 'ariaColSpan', this); },
      set ariaColSpan(value) { lazySet(LAZY_16, 'ariaColSpan', this, value); },
      get ariaControlsElements() { return lazyGet(LAZY_16, 'ariaControlsElements', this); },
      set ariaControlsElements(value) { lazySet(LAZY_16, 'ariaControlsElements', this, value); },
      get ariaCurrent() { return lazyGet(LAZY_16, 'ariaCurrent', this); },
      set ariaCurrent(value) { lazySet(LAZY_16, 'ariaCurrent', this, value); },
      get ariaDescribedByElements() { return lazyGet(LAZY_16, 'ariaDescribedByElements', this); },
      set ariaDescribedByElements(value) { lazySet(LAZY_16, 'ariaDescribedByElements', this, value); },
      get ariaDescription() { return lazyGet(LAZY_16, 'ariaDescription', this); },
      set ariaDescription(value) { lazySet(LAZY_16, 'ariaDescription', this, value); },
      get ariaDetailsElements() { return lazyGet(LAZY_16, 'ariaDetailsElements', this); },
      set ariaDetailsElements(value) { lazySet(LAZY_16, 'ariaDetailsElements', this, value); },
      get ariaDisabled() { return lazyGet(LAZY_16, 'ariaDisabled', this); },
      set ariaDisabled(value) { lazySet(LAZY_16, 'ariaDisabled', this, value); },
      get ariaErrorMessageElements() { return lazyGet(LAZY_16, 'ariaErrorMessageElements', this); },
      set ariaErrorMessageElements(value) { lazySet(LAZY_16, 'ariaErrorMessageElements', this, value); },
      get ariaExpanded() { return lazyGet(LAZY_16, 'ariaExpanded', this); },
      set ariaExpanded(value) { lazySet(LAZY_16, 'ariaExpanded', this, value); },
      get ariaFlowToElements() { return lazyGet(LAZY_16, 'ariaFlowToElements', this); },
      set ariaFlowToElements(value) { lazySet(LAZY_16, 'ariaFlowToElements', this, value); },
      get ariaHasPopup() { return lazyGet(LAZY_16, 'ariaHasPopup', this); },
      set ariaHasPopup(value) { lazySet(LAZY_16, 'ariaHasPopup', this, value); },
      get ariaHidden() { return lazyGet(LAZY_16, 'ariaHidden', this); },
      set ariaHidden(value) { lazySet(LAZY_16, 'ariaHidden', this, value); },
      get ariaInvalid() { return lazyGet(LAZY_16, 'ariaInvalid', this); },
      set ariaInvalid(value) { lazySet(LAZY_16, 'ariaInvalid', this, value); },
      get ariaKeyShortcuts() { return lazyGet(LAZY_16, 'ariaKeyShortcuts', this); },
      set ariaKeyShortcuts(value) { lazySet(LAZY_16, 'ariaKeyShortcuts', this, value); },
      get ariaLabel() { return lazyGet(LAZY_16, 'ariaLabel', this); },
      set ariaLabel(value) { lazySet(LAZY_16, 'ariaLabel', this, value); },
      get ariaLabelledByElements() { return lazyGet(LAZY_16, 'ariaLabelledByElements', this); },
      set ariaLabelledByElements(value) { lazySet(LAZY_16, 'ariaLabelledByElements', this, value); },
      get ariaLevel() { return lazyGet(LAZY_16, 'ariaLevel', this); },
      set ariaLevel(value) { lazySet(LAZY_16, 'ariaLevel', this, value); },
      get ariaLive() { return lazyGet(LAZY_16, 'ariaLive', this); },
      set ariaLive(value) { lazySet(LAZY_16, 'ariaLive', this, value); },
      get ariaModal() { return lazyGet(LAZY_16, 'ariaModal', this); },
      set ariaModal(value) { lazySet(LAZY_16, 'ariaModal', this, value); },
      get ariaMultiLine() { return lazyGet(LAZY_16, 'ariaMultiLine', this); },
      set ariaMultiLine(value) { lazySet(LAZY_16, 'ariaMultiLine', this, value); },
      get ariaMultiSelectable() { return lazyGet(LAZY_16, 'ariaMultiSelectable', this); },
      set ariaMultiSelectable(value) { lazySet(LAZY_16, 'ariaMultiSelectable', this, value); },
      get ariaOrientation() { return lazyGet(LAZY_16, 'ariaOrientation', this); },
      set ariaOrientation(value) { lazySet(LAZY_16, 'ariaOrientation', this, value); },
      get ariaOwnsElements() { return lazyGet(LAZY_16, 'ariaOwnsElements', this); },
      set ariaOwnsElements(value) { lazySet(LAZY_16, 'ariaOwnsElements', this, value); },
      get ariaPlaceholder() { return lazyGet(LAZY_16, 'ariaPlaceholder', this); },
      set ariaPlaceholder(value) { lazySet(LAZY_16, 'ariaPlaceholder', this, value); },
      get ariaPosInSet() { return lazyGet(LAZY_16, 'ariaPosInSet', this); },
      set ariaPosInSet(value) { lazySet(LAZY_16, 'ariaPosInSet', this, value); },
      get ariaPressed() { return lazyGet(LAZY_16, 'ariaPressed', this); },
      set ariaPressed(value) { lazySet(LAZY_16, 'ariaPressed', this, value); },
      get ariaReadOnly() { return lazyGet(LAZY_16, 'ariaReadOnly', this); },
      set ariaReadOnly(value) { lazySet(LAZY_16, 'ariaReadOnly', this, value); },
      get ariaRelevant() { return lazyGet(LAZY_16, 'ariaRelevant', this); },
      set ariaRelevant(value) { lazySet(LAZY_16, 'ariaRelevant', this, value); },
      get ariaRequired() { return lazyGet(LAZY_16, 'ariaRequired', this); },
      set ariaRequired(value) { lazySet(LAZY_16, 'ariaRequired', this, value); },
      get ariaRoleDescription() { return lazyGet(LAZY_16, 'ariaRoleDescription', this); },
      set ariaRoleDescription(value) { lazySet(LAZY_16, 'ariaRoleDescription', this, value); },
      get ariaRowCount() { return lazyGet(LAZY_16, 'ariaRowCount', this); },
      set ariaRowCount(value) { lazySet(LAZY_16, 'ariaRowCount', this, value); },
      get ariaRowIndex() { return lazyGet(LAZY_16, 'ariaRowIndex', this); },
      set ariaRowIndex(value) { lazySet(LAZY_16, 'ariaRowIndex', this, value); },
      get ariaRowIndexText() { return lazyGet(LAZY_16, 'ariaRowIndexText', this); },
      set ariaRowIndexText(value) { lazySet(LAZY_16, 'ariaRowIndexText', this, value); },
      get ariaRowSpan() { return lazyGet(LAZY_16, 'ariaRowSpan', this); },
      set ariaRowSpan(value) { lazySet(LAZY_16, 'ariaRowSpan', this, value); },
      get ariaSelected() { return lazyGet(LAZY_16, 'ariaSelected', this); },
      set ariaSelected(value) { lazySet(LAZY_16, 'ariaSelected', this, value); },
      get ariaSetSize() { return lazyGet(LAZY_16, 'ariaSetSize', this); },
      set ariaSetSize(value) { lazySet(LAZY_16, 'ariaSetSize', this, value); },
      get ariaSort() { return lazyGet(LAZY_16, 'ariaSort', this); },
      set ariaSort(value) { lazySet(LAZY_16, 'ariaSort', this, value); },
      get ariaValueMax() { return lazyGet(LAZY_16, 'ariaValueMax', this); },
      set ariaValueMax(value) { lazySet(LAZY_16, 'ariaValueMax', this, value); },
      get ariaValueMin() { return lazyGet(LAZY_16, 'ariaValueMin', this); },
      set ariaValueMin(value) { lazySet(LAZY_16, 'ariaValueMin', this, value); },
      get ariaValueNow() { return lazyGet(LAZY_16, 'ariaValueNow', this); },
      set ariaValueNow(value) { lazySet(LAZY_16, 'ariaValueNow', this, value); },
      get ariaValueText() { return lazyGet(LAZY_16, 'ariaValueText', this); },
      set ariaValueText(value) { lazySet(LAZY_16, 'ariaValueText', this, value); },
      get scrollTop() { return G.ElementSteps_CSSOMView.scrollTop(elementId(this, 'scrollTop', 1)); },
      set scrollTop(value) { const state = elementId(this, 'scrollTop', 2); G.ElementSteps_CSSOMView.setScrollTop(state, +value); },
      get scrollLeft() { return lazyGet(LAZY_13, 'scrollLeft', this); },
      set scrollLeft(value) { lazySet(LAZY_13, 'scrollLeft', this, value); },
      get scrollWidth() { return lazyGet(LAZY_13, 'scrollWidth', this); },
      get scrollHeight() { return lazyGet(LAZY_13, 'scrollHeight', this); },
      get clientTop() { return lazyGet(LAZY_13, 'clientTop', this); },
      get clientLeft() { return lazyGet(LAZY_13, 'clientLeft', this); },
      get clientWidth() { return lazyGet(LAZY_13, 'clientWidth', this); },
      get clientHeight() { return lazyGet(LAZY_13, 'clientHeight', this); },
      get outerHTML() { return call(4, elementId(this, 'outerHTML', 1), 0, 0); },
      set outerHTML(value) { const state = elementId(this, 'outerHTML', 2); G.ElementSteps_Element.setOuterHTML(state, toTextNullEmpty(value)); },
      onfullscreenchange: undefined,
      onfullscreenerror: undefined,
      onwebkitfullscreenchange: undefined,
      onwebkitfullscreenerror: undefined,
      get innerHTML() { return call(3, elementId(this, 'innerHTML', 1), 0, 0); },
      set innerHTML(value) { const state = elementId(this, 'innerHTML', 2); ElementSteps.setInnerHTML(state, toTextNullEmpty(value)); },
      get previousElementSibling() { return lazyGet(LAZY_15, 'previousElementSibling', this); },
      get nextElementSibling() { return wrap(elementFrom(nextSiblingOf(elementId(this, 'nextElementSibling', 1)), LINK_NEXT)); },
      get children() { return childrenOf(elementId(this, 'children', 1)); },
      get firstElementChild() { return wrap(elementFrom(firstChildOf(elementId(this, 'firstElementChild', 1)), LINK_NEXT)); },
      get lastElementChild() { return lazyGet(LAZY_15, 'lastElementChild', this); },
      get childElementCount() { return G.ParentNodeSteps.childElementCount(elementId(this, 'childElementCount', 1)); },
      get assignedSlot() { return lazyGet(LAZY_15, 'assignedSlot', this); },
      hasAttributes() { return G.ElementSteps_Element.hasAttributes(elementId(this, 'hasAttributes')); },
      getAttributeNames() { return list(G.ElementSteps_Element.getAttributeNames(elementId(this, 'getAttributeNames'))); },
      getAttribute(qualifiedName) {
        const state = elementId(this, 'getAttribute');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return ElementSteps.getAttribute(state, qualifiedName);
      },
      getAttributeNS(namespace, localName) { return lazyCall(LAZY_14, 'getAttributeNS', this, arguments); },
      setAttribute(qualifiedName, value) {
        const state = elementId(this, 'setAttribute');
        need(arguments.length, 2);
        qualifiedName = toText(qualifiedName);
        value = toText(value);
        ElementSteps.setAttribute(state, qualifiedName, value);
      },
      setAttributeNS(namespace, qualifiedName, value) {
        const state = elementId(this, 'setAttributeNS');
        need(arguments.length, 3);
        namespace = toTextOrNull(namespace);
        qualifiedName = toText(qualifiedName);
        value = toText(value);
        G.ElementSteps_Element.setAttributeNS(state, namespace, qualifiedName, value);
      },
      removeAttribute(qualifiedName) {
        const state = elementId(this, 'removeAttribute');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        ElementSteps.removeAttribute(state, qualifiedName);
      },
      removeAttributeNS(namespace, localName) { return lazyCall(LAZY_14, 'removeAttributeNS', this, arguments); },
      toggleAttribute(qualifiedName, force = undefined) {
        const state = elementId(this, 'toggleAttribute');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        if (force !== undefined) force = !!force;
        return G.ElementSteps_Element.toggleAttribute(state, qualifiedName, force);
      },
      hasAttribute(qualifiedName) {
        const state = elementId(this, 'hasAttribute');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return ElementSteps.hasAttribute(state, qualifiedName);
      },
      hasAttributeNS(namespace, localName) { return lazyCall(LAZY_14, 'hasAttributeNS', this, arguments); },
      getAttributeNode(qualifiedName) { return lazyCall(LAZY_14, 'getAttributeNode', this, arguments); },
      getAttributeNodeNS(namespace, localName) { return lazyCall(LAZY_14, 'getAttributeNodeNS', this, arguments); },
      setAttributeNode(attr) { return lazyCall(LAZY_14, 'setAttributeNode', this, arguments); },
      setAttributeNodeNS(attr) { return lazyCall(LAZY_14, 'setAttributeNodeNS', this, arguments); },
      removeAttributeNode(attr) { return lazyCall(LAZY_14, 'removeAttributeNode', this, arguments); },
      attachShadow(init) {
        const state = elementId(this, 'attachShadow');
        need(arguments.length, 1);
        init = toShadowRootInit(init);
        return wrap(G.ElementSteps_Element.attachShadow(state, init));
      },
      closest(selectors) {
        const id = elementId(this, 'closest');
        need(arguments.length, 1);
        selectors = toText(selectors);
        return wrap(G.closestElement(id, selectors));
      },
      matches(selectors) {
        const id = elementId(this, 'matches');
        need(arguments.length, 1);
        selectors = toText(selectors);
        return G.matchesSelector(id, selectors);
      },
      webkitMatchesSelector(selectors) { return lazyCall(LAZY_14, 'webkitMatchesSelector', this, arguments); },
      getElementsByTagName(qualifiedName) {
        const id = elementId(this, 'getElementsByTagName');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return byTagName(id, qualifiedName);
      },
      getElementsByTagNameNS(namespace, localName) { return lazyCall(LAZY_14, 'getElementsByTagNameNS', this, arguments); },
      getElementsByClassName(classNames) { return lazyCall(LAZY_14, 'getElementsByClassName', this, arguments); },
      insertAdjacentElement(where, element) {
        const state = elementId(this, 'insertAdjacentElement');
        need(arguments.length, 2);
        where = toText(where);
        element = G.elementArgument(element, 170663);
        return wrap(G.ElementSteps_Element.insertAdjacentElement(state, where, element));
      },
      insertAdjacentText(where, data) {
        const state = elementId(this, 'insertAdjacentText');
        need(arguments.length, 2);
        where = toText(where);
        data = toText(data);
        G.ElementSteps_Element.insertAdjacentText(state, where, data);
      },
      animate(keyframes) { return lazyCall(LAZY_18, 'animate', this, arguments); },
      getAnimations() { return lazyCall(LAZY_18, 'getAnimations', this, arguments); },
      before(...nodes) {
        const state = elementId(this, 'before');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.before(state, nodesList);
      },
      after(...nodes) {
        const state = elementId(this, 'after');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.after(state, nodesList);
      },
      replaceWith(...nodes) {
        const state = elementId(this, 'replaceWith');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ChildNodeSteps.replaceWith(state, nodesList);
      },
      remove() { const id = elementId(this, 'remove'); removeNode(id); },
      getClientRects() { return lazyCall(LAZY_13, 'getClientRects', this, arguments); },
      getBoundingClientRect() { return lazyCall(LAZY_13, 'getBoundingClientRect', this, arguments); },
      checkVisibility() { return lazyCall(LAZY_13, 'checkVisibility', this, arguments); },
      scrollIntoView() { return lazyCall(LAZY_13, 'scrollIntoView', this, arguments); },
      scroll() { return lazyCall(LAZY_13, 'scroll', this, arguments); },
      scrollTo() { return lazyCall(LAZY_13, 'scrollTo', this, arguments); },
      scrollBy() { return lazyCall(LAZY_13, 'scrollBy', this, arguments); },
      scrollIntoViewIfNeeded() { return lazyCall(LAZY_13, 'scrollIntoViewIfNeeded', this, arguments); },
      insertAdjacentHTML(position, string) {
        const state = elementId(this, 'insertAdjacentHTML');
        need(arguments.length, 2);
        position = toText(position);
        string = toText(string);
        G.ElementSteps_Element.insertAdjacentHTML(state, position, string);
      },
      requestFullscreen() { return lazyCall(LAZY_19, 'requestFullscreen', this, arguments); },
      webkitRequestFullScreen() { return lazyCall(LAZY_19, 'webkitRequestFullScreen', this, arguments); },
      webkitRequestFullscreen() { return lazyCall(LAZY_19, 'webkitRequestFullscreen', this, arguments); },
      setPointerCapture(pointerId) { return lazyCall(LAZY_13, 'setPointerCapture', this, arguments); },
      releasePointerCapture(pointerId) { return lazyCall(LAZY_13, 'releasePointerCapture', this, arguments); },
      hasPointerCapture(pointerId) { return lazyCall(LAZY_13, 'hasPointerCapture', this, arguments); },
      computedStyleMap() { return lazyCall(LAZY_17, 'computedStyleMap', this, arguments); },
      setHTMLUnsafe(html) { return lazyCall(LAZY_14, 'setHTMLUnsafe', this, arguments); },
      getHTML() { return lazyCall(LAZY_14, 'getHTML', this, arguments); },
      prepend(...nodes) {
        const state = elementId(this, 'prepend');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ParentNodeSteps.prepend(state, nodesList);
      },
      append(...nodes) {
        const state = elementId(this, 'append');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ParentNodeSteps.append(state, nodesList);
      },
      replaceChildren(...nodes) {
        const state = elementId(this, 'replaceChildren');
        const nodesList = privateArray();
        for (let i = 0; i < nodes.length; i++) nodesList[i] = toNodeOrDOMString(nodes[i]);
        G.ParentNodeSteps.replaceChildren(state, nodesList);
      },
      querySelector(selectors) {
        const id = elementId(this, 'querySelector');
        need(arguments.length, 1);
        selectors = toText(selectors);
        return wrap(G.queryFirst(id, selectors));
      },
      querySelectorAll(selectors) {
        const id = elementId(this, 'querySelectorAll');
        need(arguments.length, 1);
        selectors = toText(selectors);
        return staticList(G.queryAll(id, selectors));
      },
    },
  });
  G.prototypes[1] = Element.prototype;
  G.accessors(Element.prototype, G.handlerAccessors('focusin focusout fullscreenchange fullscreenerror webkitfullscreenchange webkitfullscreenerror', '', elementId, 'focusin focusout webkitfullscreenchange webkitfullscreenerror'));

  const HTMLElement = defineInterface('HTMLElement', {
    __proto__: null,
    parent: Element,
    members: {
      constructor: undefined,
      title: undefined,
      lang: undefined,
      get translate() { return lazyGet(LAZY_22, 'translate', this); },
      set translate(value) { lazySet(LAZY_22, 'translate', this, value); },
      dir: undefined,
      hidden: undefined,
      accessKey: undefined,
      get accessKeyLabel() { return lazyGet(LAZY_22, 'accessKeyLabel', this); },
      get draggable() { return G.HTMLElementSteps_HTMLElement.draggable(htmlElementId(this, 'draggable', 1)); },
      set draggable(value) { const state = htmlElementId(this, 'draggable', 2); G.HTMLElementSteps_HTMLElement.setDraggable(state, !!value); },
      get spellcheck() { return lazyGet(LAZY_22, 'spellcheck', this); },
      set spellcheck(value) { lazySet(LAZY_22, 'spellcheck', this, value); },
      get autocapitalize() { return lazyGet(LAZY_22, 'autocapitalize', this); },
      set autocapitalize(value) { lazySet(LAZY_22, 'autocapitalize', this, value); },
      get autocorrect() { return lazyGet(LAZY_22, 'autocorrect', this); },
      set autocorrect(value) { lazySet(LAZY_22, 'autocorrect', this, value); },
      get innerText() { return G.HTMLElementSteps_HTMLElement.innerText(htmlElementId(this, 'innerText', 1)); },
      set innerText(value) {
        const state = htmlElementId(this, 'innerText', 2);
        G.HTMLElementSteps_HTMLElement.setInnerText(state, toTextNullEmpty(value));
      },
      inert: undefined,
      popover: undefined,
      get outerText() { return lazyGet(LAZY_22, 'outerText', this); },
      set outerText(value) { lazySet(LAZY_22, 'outerText', this, value); },
      get style() { return G.inlineStyleOf(htmlElementId(this, 'style', 1)); },
      set style(value) { putForward((htmlElementId(this, 'style', 2), this), 'style', 'cssText', value); },
      get attributeStyleMap() { return lazyGet(LAZY_21, 'attributeStyleMap', this); },
      get contentEditable() { return lazyGet(LAZY_22, 'contentEditable', this); },
      set contentEditable(value) { lazySet(LAZY_22, 'contentEditable', this, value); },
      get isContentEditable() { return lazyGet(LAZY_22, 'isContentEditable', this); },
      inputMode: undefined,
      onabort: undefined,
      onauxclick: undefined,
      onbeforeinput: undefined,
      onbeforematch: undefined,
      onbeforetoggle: undefined,
      onblur: undefined,
      oncancel: undefined,
      oncanplay: undefined,
      oncanplaythrough: undefined,
      onchange: undefined,
      onclick: undefined,
      onclose: undefined,
      oncontextmenu: undefined,
      oncopy: undefined,
      oncuechange: undefined,
      oncut: undefined,
      ondblclick: undefined,
      ondrag: undefined,
      ondragend: undefined,
      ondragenter: undefined,
      ondragleave: undefined,
      ondragover: undefined,
      ondragstart: undefined,
      ondrop: undefined,
      ondurationchange: undefined,
      onemptied: undefined,
      onended: undefined,
      onerror: undefined,
      onfocus: undefined,
      onformdata: undefined,
      oninput: undefined,
      oninvalid: undefined,
      onkeydown: undefined,
      onkeypress: undefined,
      onkeyup: undefined,
      onload: undefined,
      onloadeddata: undefined,
      onloadedmetadata: undefined,
      onloadstart: undefined,
      onmousedown: undefined,
      onmouseenter: undefined,
      onmouseleave: undefined,
      onmousemove: undefined,
      onmouseout: undefined,
      onmouseover: undefined,
      onmouseup: undefined,
      onpaste: undefined,
      onpause: undefined,
      onplay: undefined,
      onplaying: undefined,
      onprogress: undefined,
      onratechange: undefined,
      onreset: undefined,
      onresize: undefined,
      onscroll: undefined,
      onsecuritypolicyviolation: undefined,
      onseeked: undefined,
      onseeking: undefined,
      onselect: undefined,
      onslotchange: undefined,
      onstalled: undefined,
      onsubmit: undefined,
      onsuspend: undefined,
      ontimeupdate: undefined,
      ontoggle: undefined,
      onvolumechange: undefined,
      onwaiting: undefined,
      onwebkitanimationend: undefined,
      onwebkitanimationiteration: undefined,
      onwebkitanimationstart: undefined,
      onwebkittransitionend: undefined,
      onwheel: undefined,
      onmousewheel: undefined,
      onanimationstart: undefined,
      onanimationiteration: undefined,
      onanimationend: undefined,
      onanimationcancel: undefined,
      ontransitionrun: undefined,
      ontransitionstart: undefined,
      ontransitionend: undefined,
      ontransitioncancel: undefined,
      ongotpointercapture: undefined,
      onlostpointercapture: undefined,
      onpointerdown: undefined,
      onpointermove: undefined,
      onpointerup: undefined,
      onpointercancel: undefined,
      onpointerover: undefined,
      onpointerout: undefined,
      onpointerenter: undefined,
      onpointerleave: undefined,
      onselectstart: undefined,
      onselectionchange: undefined,
      get offsetParent() { return lazyGet(LAZY_20, 'offsetParent', this); },
      get offsetTop() { return lazyGet(LAZY_20, 'offsetTop', this); },
      get offsetLeft() { return lazyGet(LAZY_20, 'offsetLeft', this); },
      get offsetWidth() { return lazyGet(LAZY_20, 'offsetWidth', this); },
      get offsetHeight() { return lazyGet(LAZY_20, 'offsetHeight', this); },
      get dataset() { return G.HTMLOrSVGOrMathMLElementSteps.dataset(htmlElementId(this, 'dataset', 1)); },
      get nonce() { return lazyGet(LAZY_22, 'nonce', this); },
      set nonce(value) { lazySet(LAZY_22, 'nonce', this, value); },
      get autofocus() { return lazyGet(LAZY_22, 'autofocus', this); },
      set autofocus(value) { lazySet(LAZY_22, 'autofocus', this, value); },
      get tabIndex() { return G.HTMLOrSVGOrMathMLElementSteps.tabIndex(htmlElementId(this, 'tabIndex', 1)); },
      set tabIndex(value) { const state = htmlElementId(this, 'tabIndex', 2); G.HTMLOrSVGOrMathMLElementSteps.setTabIndex(state, value | 0); },
      click() { G.HTMLElementSteps_HTMLElement.click(htmlElementId(this, 'click')); },
      attachInternals() { return lazyCall(LAZY_22, 'attachInternals', this, arguments); },
      showPopover() { return lazyCall(LAZY_22, 'showPopover', this, arguments); },
      hidePopover() { return lazyCall(LAZY_22, 'hidePopover', this, arguments); },
      togglePopover() { return lazyCall(LAZY_22, 'togglePopover', this, arguments); },
      focus() { return lazyCall(LAZY_22, 'focus', this, arguments); },
      blur() { return lazyCall(LAZY_22, 'blur', this, arguments); },
    },
  });
  G.accessors(HTMLElement.prototype, G.GlobalEventHandlers);
}
