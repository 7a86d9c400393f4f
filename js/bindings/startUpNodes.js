// js/bindings/startUpNodes.js: the bindings that js/idl/generate.py made of the interfaces that are there from the start. Not to be edited.
//
// Exposes Node, Document, Element, HTMLElement.
'use strict';
{
  const G = this;
  const {
    DOCUMENT, DocumentSteps, ElementSteps, LINK_NEXT, NodeSteps, adoptWrapper, baseURLOf, byClassName, byTagName, call, childNodesOf,
    childrenOf, classNameOf, createText, defineInterface, documentElementOf, documentId, documentIdOf, documentURL, elementById,
    elementFrom, elementId, firstChildOf, htmlElementId, idAttributeOf, idOf, idOrZero, isConnected, isInclusiveAncestor, isNode,
    kindOf, lastChildOf, lateCall, lateGet, lateSet, nameIdOf, nameOf, need, nextSiblingOf, nodeArgument, nodeNameOf, nodeValueOf,
    parentElementOf, parentOf, privateArray, putForward, removeNode, staticList, tagNameOf, textContentOf, toDictionary, toText,
    toTextNullEmpty, toTextOrNull, toUSV, wrap,
  } = G;
  const LATE_1 = 'NodeMembers_Node';
  const LATE_2 = 'DocumentMembers_CSSOMView';
  const LATE_3 = 'DocumentMembers_Document';
  const LATE_4 = 'DocumentMembers_HTMLDocument';
  const LATE_5 = 'DocumentMembers_ParentNode';
  const LATE_6 = 'DocumentMembers_StyleSheets';
  const LATE_7 = 'DocumentMembers_animations';
  const LATE_8 = 'DocumentMembers_fullscreen';
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
  const LATE_9 = 'DocumentMembers_XPath';
  const LATE_10 = 'DocumentMembers_editing';
  const LATE_11 = 'DocumentMembers_touch';
  const LATE_12 = 'DocumentStatics_Document';
  const LATE_13 = 'ElementMembers_CSSOMView';
  const LATE_14 = 'ElementMembers_Element';
  const LATE_15 = 'ElementMembers_ParentNode';
  const LATE_16 = 'ElementMembers_reflected';
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
  const LATE_17 = 'ElementMembers_CSSTypedOM';
  const LATE_18 = 'ElementMembers_animations';
  const LATE_19 = 'ElementMembers_fullscreen';
  const LATE_20 = 'HTMLElementMembers_CSSOMView';
  const LATE_21 = 'HTMLElementMembers_CSSTypedOM';
  const LATE_22 = 'HTMLElementMembers_HTMLElement';
  G.GlobalEventHandlers = G.handlerAccessors('abort animationcancel animationend animationiteration animationstart auxclick beforeinput beforetoggle blur cancel canplay ' +
    'canplaythrough change click close contextmenu copy cuechange cut dblclick drag dragend dragenter dragleave dragover dragstart drop ' +
    'durationchange emptied ended error focus formdata gotpointercapture input invalid keydown keypress keyup load loadeddata ' +
    'loadedmetadata loadstart lostpointercapture mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel paste ' +
    'pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerup progress ' +
    'ratechange reset resize scroll scrollend securitypolicyviolation seeked seeking select selectionchange selectstart slotchange ' +
    'stalled submit suspend timeupdate toggle transitioncancel transitionend transitionrun transitionstart volumechange waiting ' +
    'webkitAnimationEnd webkitAnimationIteration webkitAnimationStart webkitTransitionEnd wheel command', 'mouseenter mouseleave', null);
  G.WindowEventHandlers = G.handlerAccessors('afterprint beforeprint beforeunload hashchange languagechange message messageerror offline online pagehide pageshow popstate ' +
    'rejectionhandled storage unhandledrejection unload', '', null);

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
      get previousSibling() { return lateGet(LATE_1, 'previousSibling', this); },
      get nextSibling() { return wrap(nextSiblingOf(idOf(this, 'nextSibling', 1))); },
      get nodeValue() { return nodeValueOf(idOf(this, 'nodeValue', 1)); },
      set nodeValue(value) { const state = idOf(this, 'nodeValue', 2); NodeSteps.setNodeValue(state, toTextOrNull(value)); },
      get textContent() { return textContentOf(idOf(this, 'textContent', 1)); },
      set textContent(value) { const state = idOf(this, 'textContent', 2); NodeSteps.setTextContent(state, toTextOrNull(value)); },
      getRootNode() { return lateCall(LATE_1, 'getRootNode', this, arguments); },
      hasChildNodes() { return lateCall(LATE_1, 'hasChildNodes', this, arguments); },
      normalize() { G.NodeSteps_Node.normalize(idOf(this, 'normalize')); },
      cloneNode(deep = undefined) {
        const state = idOf(this, 'cloneNode');
        deep = !!deep;
        return wrap(NodeSteps.cloneNode(state, deep));
      },
      isEqualNode(otherNode) {
        const state = idOf(this, 'isEqualNode');
        need(arguments.length, 1);
        otherNode = idOrZero(otherNode, 84411);
        return G.NodeSteps_Node.isEqualNode(state, otherNode);
      },
      isSameNode(otherNode) { return lateCall(LATE_1, 'isSameNode', this, arguments); },
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
      'prepend', 'append', 'replaceChildren',
    ],
    members: {
      constructor: undefined,
      get implementation() { return G.makeDOMImplementation(G.DocumentSteps_Document.implementation(documentId(this, 'implementation', 1))); },
      get URL() { return documentURL(documentId(this, 'URL', 1)); },
      get documentURI() { return G.DocumentSteps_Document.documentURI(documentId(this, 'documentURI', 1)); },
      get compatMode() { return G.DocumentSteps_Document.compatMode(documentId(this, 'compatMode', 1)); },
      get characterSet() { return G.DocumentSteps_Document.characterSet(documentId(this, 'characterSet', 1)); },
      get charset() { return lateGet(LATE_3, 'charset', this); },
      get inputEncoding() { return lateGet(LATE_3, 'inputEncoding', this); },
      get contentType() { return G.DocumentSteps_Document.contentType(documentId(this, 'contentType', 1)); },
      get doctype() { return wrap(G.DocumentSteps_Document.doctype(documentId(this, 'doctype', 1))); },
      get documentElement() { return wrap(documentElementOf(documentId(this, 'documentElement', 1))); },
      get timeline() { return lateGet(LATE_7, 'timeline', this); },
      get fonts() { return lateGet(LATE_4, 'fonts', this); },
      get scrollingElement() { return lateGet(LATE_2, 'scrollingElement', this); },
      get fullscreenEnabled() { return lateGet(LATE_8, 'fullscreenEnabled', this); },
      set fullscreenEnabled(value) { lateSet(LATE_8, 'fullscreenEnabled', this, value); },
      get fullscreen() { return lateGet(LATE_8, 'fullscreen', this); },
      set fullscreen(value) { lateSet(LATE_8, 'fullscreen', this, value); },
      onfullscreenchange: undefined,
      onfullscreenerror: undefined,
      get webkitFullscreenEnabled() { return lateGet(LATE_8, 'webkitFullscreenEnabled', this); },
      get webkitFullscreenElement() { return lateGet(LATE_8, 'webkitFullscreenElement', this); },
      onwebkitfullscreenchange: undefined,
      onwebkitfullscreenerror: undefined,
      get webkitIsFullScreen() { return lateGet(LATE_8, 'webkitIsFullScreen', this); },
      get webkitFullScreenKeyboardInputAllowed() { return lateGet(LATE_8, 'webkitFullScreenKeyboardInputAllowed', this); },
      get webkitCurrentFullScreenElement() { return lateGet(LATE_8, 'webkitCurrentFullScreenElement', this); },
      get domain() { return lateGet(LATE_4, 'domain', this); },
      set domain(value) { lateSet(LATE_4, 'domain', this, value); },
      get referrer() { return G.DocumentSteps_HTMLDocument.referrer(documentId(this, 'referrer', 1)); },
      get cookie() { return G.DocumentSteps_HTMLDocument.cookie(documentId(this, 'cookie', 1)); },
      set cookie(value) { const state = documentId(this, 'cookie', 2); G.DocumentSteps_HTMLDocument.setCookie(state, toUSV(value)); },
      get lastModified() { return lateGet(LATE_4, 'lastModified', this); },
      get readyState() { return G.DocumentSteps_HTMLDocument.readyState(documentId(this, 'readyState', 1)); },
      get title() { return G.DocumentSteps_HTMLDocument.title(documentId(this, 'title', 1)); },
      set title(value) { const state = documentId(this, 'title', 2); G.DocumentSteps_HTMLDocument.setTitle(state, toText(value)); },
      get dir() { return lateGet(LATE_4, 'dir', this); },
      set dir(value) { lateSet(LATE_4, 'dir', this, value); },
      get body() { return wrap(G.DocumentSteps_HTMLDocument.body(documentId(this, 'body', 1))); },
      set body(value) {
        const state = documentId(this, 'body', 2);
        G.DocumentSteps_HTMLDocument.setBody(state, value === null || value === undefined ? null : G.htmlElementArgument(value, 'HTMLElement', 182315));
      },
      get head() { return wrap(G.DocumentSteps_HTMLDocument.head(documentId(this, 'head', 1))); },
      get images() { return G.DocumentSteps_HTMLDocument.images(documentId(this, 'images', 1)); },
      get embeds() { return lateGet(LATE_4, 'embeds', this); },
      get plugins() { return lateGet(LATE_4, 'plugins', this); },
      get links() { return G.DocumentSteps_HTMLDocument.links(documentId(this, 'links', 1)); },
      get forms() { return G.DocumentSteps_HTMLDocument.forms(documentId(this, 'forms', 1)); },
      get scripts() { return lateGet(LATE_4, 'scripts', this); },
      get currentScript() { return lateGet(LATE_4, 'currentScript', this); },
      get defaultView() { return G.DocumentSteps_HTMLDocument.defaultView(documentId(this, 'defaultView', 1)); },
      get designMode() { return lateGet(LATE_4, 'designMode', this); },
      set designMode(value) { lateSet(LATE_4, 'designMode', this, value); },
      onreadystatechange: undefined,
      get fgColor() { return lateGet(LATE_4, 'fgColor', this); },
      set fgColor(value) { lateSet(LATE_4, 'fgColor', this, value); },
      get linkColor() { return lateGet(LATE_4, 'linkColor', this); },
      set linkColor(value) { lateSet(LATE_4, 'linkColor', this, value); },
      get vlinkColor() { return lateGet(LATE_4, 'vlinkColor', this); },
      set vlinkColor(value) { lateSet(LATE_4, 'vlinkColor', this, value); },
      get alinkColor() { return lateGet(LATE_4, 'alinkColor', this); },
      set alinkColor(value) { lateSet(LATE_4, 'alinkColor', this, value); },
      get bgColor() { return lateGet(LATE_4, 'bgColor', this); },
      set bgColor(value) { lateSet(LATE_4, 'bgColor', this, value); },
      get anchors() { return lateGet(LATE_4, 'anchors', this); },
      get applets() { return lateGet(LATE_4, 'applets', this); },
      get all() { return lateGet(LATE_4, 'all', this); },
      get hidden() { return G.DocumentSteps_HTMLDocument.hidden(documentId(this, 'hidden', 1)); },
      get visibilityState() { return G.DocumentSteps_HTMLDocument.visibilityState(documentId(this, 'visibilityState', 1)); },
      onvisibilitychange: undefined,
      onpointerlockchange: undefined,
      onpointerlockerror: undefined,
      get activeElement() { return wrap(G.DocumentSteps_HTMLDocument.activeElement(documentId(this, 'activeElement', 1))); },
      get styleSheets() { return G.makeStyleSheetList(G.StyleSheetOwnerSteps.styleSheets(documentId(this, 'styleSheets', 1))); },
      get adoptedStyleSheets() { return lateGet(LATE_6, 'adoptedStyleSheets', this); },
      set adoptedStyleSheets(value) { lateSet(LATE_6, 'adoptedStyleSheets', this, value); },
      get fullscreenElement() { return lateGet(LATE_8, 'fullscreenElement', this); },
      set fullscreenElement(value) { lateSet(LATE_8, 'fullscreenElement', this, value); },
      get pointerLockElement() { return lateGet(LATE_4, 'pointerLockElement', this); },
      onabort: undefined,
      onauxclick: undefined,
      onbeforeinput: undefined,
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
      get children() { return lateGet(LATE_5, 'children', this); },
      get firstElementChild() { return lateGet(LATE_5, 'firstElementChild', this); },
      get lastElementChild() { return lateGet(LATE_5, 'lastElementChild', this); },
      get childElementCount() { return lateGet(LATE_5, 'childElementCount', this); },
      get rootElement() { return lateGet(LATE_4, 'rootElement', this); },
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
      getElementsByTagNameNS(namespace, localName) { return lateCall(LATE_3, 'getElementsByTagNameNS', this, arguments); },
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
      createCDATASection(data) { return lateCall(LATE_3, 'createCDATASection', this, arguments); },
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
      adoptNode(node) { return lateCall(LATE_3, 'adoptNode', this, arguments); },
      createAttribute(localName) {
        const state = documentId(this, 'createAttribute');
        need(arguments.length, 1);
        localName = toText(localName);
        return wrap(G.DocumentSteps_Document.createAttribute(state, localName));
      },
      createAttributeNS(namespace, qualifiedName) { return lateCall(LATE_3, 'createAttributeNS', this, arguments); },
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
      caretRangeFromPoint() { return lateCall(LATE_2, 'caretRangeFromPoint', this, arguments); },
      exitFullscreen() { return lateCall(LATE_8, 'exitFullscreen', this, arguments); },
      webkitExitFullscreen() { return lateCall(LATE_8, 'webkitExitFullscreen', this, arguments); },
      webkitCancelFullScreen() { return lateCall(LATE_8, 'webkitCancelFullScreen', this, arguments); },
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
      writeln() { return lateCall(LATE_4, 'writeln', this, arguments); },
      hasFocus() { return lateCall(LATE_4, 'hasFocus', this, arguments); },
      execCommand(commandId) { return lateCall(LATE_10, 'execCommand', this, arguments); },
      queryCommandEnabled(commandId) { return lateCall(LATE_10, 'queryCommandEnabled', this, arguments); },
      queryCommandIndeterm(commandId) { return lateCall(LATE_10, 'queryCommandIndeterm', this, arguments); },
      queryCommandState(commandId) { return lateCall(LATE_10, 'queryCommandState', this, arguments); },
      queryCommandSupported(commandId) { return lateCall(LATE_10, 'queryCommandSupported', this, arguments); },
      queryCommandValue(commandId) { return lateCall(LATE_10, 'queryCommandValue', this, arguments); },
      clear() { return lateCall(LATE_4, 'clear', this, arguments); },
      captureEvents() { return lateCall(LATE_4, 'captureEvents', this, arguments); },
      releaseEvents() { return lateCall(LATE_4, 'releaseEvents', this, arguments); },
      getSelection() { return makeSelectionOrNull(G.DocumentSteps_HTMLDocument.getSelection(documentId(this, 'getSelection'))); },
      createTouch() { return lateCall(LATE_11, 'createTouch', this, arguments); },
      createTouchList() { return lateCall(LATE_11, 'createTouchList', this, arguments); },
      elementFromPoint(x, y) { return lateCall(LATE_2, 'elementFromPoint', this, arguments); },
      elementsFromPoint(x, y) { return lateCall(LATE_2, 'elementsFromPoint', this, arguments); },
      getAnimations() { return lateCall(LATE_7, 'getAnimations', this, arguments); },
      getElementById(elementIdArgument) {
        const id = documentId(this, 'getElementById');
        need(arguments.length, 1);
        elementIdArgument = toText(elementIdArgument);
        return wrap(elementById(elementIdArgument, id));
      },
      prepend() { return lateCall(LATE_5, 'prepend', this, arguments); },
      append() { return lateCall(LATE_5, 'append', this, arguments); },
      replaceChildren() { return lateCall(LATE_5, 'replaceChildren', this, arguments); },
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
      createExpression(expression) { return lateCall(LATE_9, 'createExpression', this, arguments); },
      createNSResolver(nodeResolver) { return lateCall(LATE_9, 'createNSResolver', this, arguments); },
      evaluate(expression, contextNode) { return lateCall(LATE_9, 'evaluate', this, arguments); },
    },
    statics: {
      __proto__: null,
      parseHTMLUnsafe(html) { return lateCall(LATE_12, 'parseHTMLUnsafe', this, arguments); },
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
      get namespaceURI() { return lateGet(LATE_14, 'namespaceURI', this); },
      get prefix() { return lateGet(LATE_14, 'prefix', this); },
      get localName() { return nameOf(nameIdOf(elementId(this, 'localName', 1))).local; },
      get tagName() { return tagNameOf(elementId(this, 'tagName', 1)); },
      get id() { return idAttributeOf(elementId(this, 'id', 1)); },
      set id(value) { const state = elementId(this, 'id', 2); ElementSteps.setId(state, toText(value)); },
      get className() { return classNameOf(elementId(this, 'className', 1)); },
      set className(value) { const state = elementId(this, 'className', 2); ElementSteps.setClassName(state, toText(value)); },
      get classList() { return G.classListOf(elementId(this, 'classList', 1)); },
      set classList(value) { putForward((elementId(this, 'classList', 2), this), 'classList', 'value', value); },
      get slot() { return lateGet(LATE_14, 'slot', this); },
      set slot(value) { lateSet(LATE_14, 'slot', this, value); },
      get part() { return lateGet(LATE_14, 'part', this); },
      set part(value) { lateSet(LATE_14, 'part', this, value); },
      get attributes() { return G.attributesOf(elementId(this, 'attributes', 1)); },
      get shadowRoot() { return wrap(G.ElementSteps_Element.shadowRoot(elementId(this, 'shadowRoot', 1))); },
      onfocusin: undefined,
      onfocusout: undefined,
      get role() { return lateGet(LATE_16, 'role', this); },
      set role(value) { lateSet(LATE_16, 'role', this, value); },
      get ariaActiveDescendantElement() { return lateGet(LATE_16, 'ariaActiveDescendantElement', this); },
      set ariaActiveDescendantElement(value) { lateSet(LATE_16, 'ariaActiveDescendantElement', this, value); },
      get ariaAtomic() { return lateGet(LATE_16, 'ariaAtomic', this); },
      set ariaAtomic(value) { lateSet(LATE_16, 'ariaAtomic', this, value); },
      get ariaAutoComplete() { return lateGet(LATE_16, 'ariaAutoComplete', this); },
      set ariaAutoComplete(value) { lateSet(LATE_16, 'ariaAutoComplete', this, value); },
      get ariaBrailleLabel() { return lateGet(LATE_16, 'ariaBrailleLabel', this); },
      set ariaBrailleLabel(value) { lateSet(LATE_16, 'ariaBrailleLabel', this, value); },
      get ariaBrailleRoleDescription() { return lateGet(LATE_16, 'ariaBrailleRoleDescription', this); },
      set ariaBrailleRoleDescription(value) { lateSet(LATE_16, 'ariaBrailleRoleDescription', this, value); },
      get ariaBusy() { return lateGet(LATE_16, 'ariaBusy', this); },
      set ariaBusy(value) { lateSet(LATE_16, 'ariaBusy', this, value); },
      get ariaChecked() { return lateGet(LATE_16, 'ariaChecked', this); },
      set ariaChecked(value) { lateSet(LATE_16, 'ariaChecked', this, value); },
      get ariaColCount() { return lateGet(LATE_16, 'ariaColCount', this); },
      set ariaColCount(value) { lateSet(LATE_16, 'ariaColCount', this, value); },
      get ariaColIndex() { return lateGet(LATE_16, 'ariaColIndex', this); },
      set ariaColIndex(value) { lateSet(LATE_16, 'ariaColIndex', this, value); },
      get ariaColIndexText() { return lateGet(LATE_16, 'ariaColIndexText', this); },
      set ariaColIndexText(value) { lateSet(LATE_16, 'ariaColIndexText', this, value); },
      get ariaColSpan() { return lateGet(LATE_16, 'ariaColSpan', this); },
      set ariaColSpan(value) { lateSet(LATE_16, 'ariaColSpan', this, value); },
      get ariaControlsElements() { return lateGet(LATE_16, 'ariaControlsElements', this); },
      set ariaControlsElements(value) { lateSet(LATE_16, 'ariaControlsElements', this, value); },
      get ariaCurrent() { return lateGet(LATE_16, 'ariaCurrent', this); },
      set ariaCurrent(value) { lateSet(LATE_16, 'ariaCurrent', this, value); },
      get ariaDescribedByElements() { return lateGet(LATE_16, 'ariaDescribedByElements', this); },
      set ariaDescribedByElements(value) { lateSet(LATE_16, 'ariaDescribedByElements', this, value); },
      get ariaDescription() { return lateGet(LATE_16, 'ariaDescription', this); },
      set ariaDescription(value) { lateSet(LATE_16, 'ariaDescription', this, value); },
      get ariaDetailsElements() { return lateGet(LATE_16, 'ariaDetailsElements', this); },
      set ariaDetailsElements(value) { lateSet(LATE_16, 'ariaDetailsElements', this, value); },
      get ariaDisabled() { return lateGet(LATE_16, 'ariaDisabled', this); },
      set ariaDisabled(value) { lateSet(LATE_16, 'ariaDisabled', this, value); },
      get ariaErrorMessageElements() { return lateGet(LATE_16, 'ariaErrorMessageElements', this); },
      set ariaErrorMessageElements(value) { lateSet(LATE_16, 'ariaErrorMessageElements', this, value); },
      get ariaExpanded() { return lateGet(LATE_16, 'ariaExpanded', this); },
      set ariaExpanded(value) { lateSet(LATE_16, 'ariaExpanded', this, value); },
      get ariaFlowToElements() { return lateGet(LATE_16, 'ariaFlowToElements', this); },
      set ariaFlowToElements(value) { lateSet(LATE_16, 'ariaFlowToElements', this, value); },
      get ariaHasPopup() { return lateGet(LATE_16, 'ariaHasPopup', this); },
      set ariaHasPopup(value) { lateSet(LATE_16, 'ariaHasPopup', this, value); },
      get ariaHidden() { return lateGet(LATE_16, 'ariaHidden', this); },
      set ariaHidden(value) { lateSet(LATE_16, 'ariaHidden', this, value); },
      get ariaInvalid() { return lateGet(LATE_16, 'ariaInvalid', this); },
      set ariaInvalid(value) { lateSet(LATE_16, 'ariaInvalid', this, value); },
      get ariaKeyShortcuts() { return lateGet(LATE_16, 'ariaKeyShortcuts', this); },
      set ariaKeyShortcuts(value) { lateSet(LATE_16, 'ariaKeyShortcuts', this, value); },
      get ariaLabel() { return lateGet(LATE_16, 'ariaLabel', this); },
      set ariaLabel(value) { lateSet(LATE_16, 'ariaLabel', this, value); },
      get ariaLabelledByElements() { return lateGet(LATE_16, 'ariaLabelledByElements', this); },
      set ariaLabelledByElements(value) { lateSet(LATE_16, 'ariaLabelledByElements', this, value); },
      get ariaLevel() { return lateGet(LATE_16, 'ariaLevel', this); },
      set ariaLevel(value) { lateSet(LATE_16, 'ariaLevel', this, value); },
      get ariaLive() { return lateGet(LATE_16, 'ariaLive', this); },
      set ariaLive(value) { lateSet(LATE_16, 'ariaLive', this, value); },
      get ariaModal() { return lateGet(LATE_16, 'ariaModal', this); },
      set ariaModal(value) { lateSet(LATE_16, 'ariaModal', this, value); },
      get ariaMultiLine() { return lateGet(LATE_16, 'ariaMultiLine', this); },
      set ariaMultiLine(value) { lateSet(LATE_16, 'ariaMultiLine', this, value); },
      get ariaMultiSelectable() { return lateGet(LATE_16, 'ariaMultiSelectable', this); },
      set ariaMultiSelectable(value) { lateSet(LATE_16, 'ariaMultiSelectable', this, value); },
      get ariaOrientation() { return lateGet(LATE_16, 'ariaOrientation', this); },
      set ariaOrientation(value) { lateSet(LATE_16, 'ariaOrientation', this, value); },
      get ariaOwnsElements() { return lateGet(LATE_16, 'ariaOwnsElements', this); },
      set ariaOwnsElements(value) { lateSet(LATE_16, 'ariaOwnsElements', this, value); },
      get ariaPlaceholder() { return lateGet(LATE_16, 'ariaPlaceholder', this); },
      set ariaPlaceholder(value) { lateSet(LATE_16, 'ariaPlaceholder', this, value); },
      get ariaPosInSet() { return lateGet(LATE_16, 'ariaPosInSet', this); },
      set ariaPosInSet(value) { lateSet(LATE_16, 'ariaPosInSet', this, value); },
      get ariaPressed() { return lateGet(LATE_16, 'ariaPressed', this); },
      set ariaPressed(value) { lateSet(LATE_16, 'ariaPressed', this, value); },
      get ariaReadOnly() { return lateGet(LATE_16, 'ariaReadOnly', this); },
      set ariaReadOnly(value) { lateSet(LATE_16, 'ariaReadOnly', this, value); },
      get ariaRelevant() { return lateGet(LATE_16, 'ariaRelevant', this); },
      set ariaRelevant(value) { lateSet(LATE_16, 'ariaRelevant', this, value); },
      get ariaRequired() { return lateGet(LATE_16, 'ariaRequired', this); },
      set ariaRequired(value) { lateSet(LATE_16, 'ariaRequired', this, value); },
      get ariaRoleDescription() { return lateGet(LATE_16, 'ariaRoleDescription', this); },
      set ariaRoleDescription(value) { lateSet(LATE_16, 'ariaRoleDescription', this, value); },
      get ariaRowCount() { return lateGet(LATE_16, 'ariaRowCount', this); },
      set ariaRowCount(value) { lateSet(LATE_16, 'ariaRowCount', this, value); },
      get ariaRowIndex() { return lateGet(LATE_16, 'ariaRowIndex', this); },
      set ariaRowIndex(value) { lateSet(LATE_16, 'ariaRowIndex', this, value); },
      get ariaRowIndexText() { return lateGet(LATE_16, 'ariaRowIndexText', this); },
      set ariaRowIndexText(value) { lateSet(LATE_16, 'ariaRowIndexText', this, value); },
      get ariaRowSpan() { return lateGet(LATE_16, 'ariaRowSpan', this); },
      set ariaRowSpan(value) { lateSet(LATE_16, 'ariaRowSpan', this, value); },
      get ariaSelected() { return lateGet(LATE_16, 'ariaSelected', this); },
      set ariaSelected(value) { lateSet(LATE_16, 'ariaSelected', this, value); },
      get ariaSetSize() { return lateGet(LATE_16, 'ariaSetSize', this); },
      set ariaSetSize(value) { lateSet(LATE_16, 'ariaSetSize', this, value); },
      get ariaSort() { return lateGet(LATE_16, 'ariaSort', this); },
      set ariaSort(value) { lateSet(LATE_16, 'ariaSort', this, value); },
      get ariaValueMax() { return lateGet(LATE_16, 'ariaValueMax', this); },
      set ariaValueMax(value) { lateSet(LATE_16, 'ariaValueMax', this, value); },
      get ariaValueMin() { return lateGet(LATE_16, 'ariaValueMin', this); },
      set ariaValueMin(value) { lateSet(LATE_16, 'ariaValueMin', this, value); },
      get ariaValueNow() { return lateGet(LATE_16, 'ariaValueNow', this); },
      set ariaValueNow(value) { lateSet(LATE_16, 'ariaValueNow', this, value); },
      get ariaValueText() { return lateGet(LATE_16, 'ariaValueText', this); },
      set ariaValueText(value) { lateSet(LATE_16, 'ariaValueText', this, value); },
      get scrollTop() { return G.ElementSteps_CSSOMView.scrollTop(elementId(this, 'scrollTop', 1)); },
      set scrollTop(value) { const state = elementId(this, 'scrollTop', 2); G.ElementSteps_CSSOMView.setScrollTop(state, +value); },
      get scrollLeft() { return lateGet(LATE_13, 'scrollLeft', this); },
      set scrollLeft(value) { lateSet(LATE_13, 'scrollLeft', this, value); },
      get scrollWidth() { return lateGet(LATE_13, 'scrollWidth', this); },
      get scrollHeight() { return lateGet(LATE_13, 'scrollHeight', this); },
      get clientTop() { return lateGet(LATE_13, 'clientTop', this); },
      get clientLeft() { return lateGet(LATE_13, 'clientLeft', this); },
      get clientWidth() { return lateGet(LATE_13, 'clientWidth', this); },
      get clientHeight() { return lateGet(LATE_13, 'clientHeight', this); },
      get outerHTML() { return call(4, elementId(this, 'outerHTML', 1), 0, 0); },
      set outerHTML(value) { const state = elementId(this, 'outerHTML', 2); G.ElementSteps_Element.setOuterHTML(state, toTextNullEmpty(value)); },
      onfullscreenchange: undefined,
      onfullscreenerror: undefined,
      onwebkitfullscreenchange: undefined,
      onwebkitfullscreenerror: undefined,
      get innerHTML() { return call(3, elementId(this, 'innerHTML', 1), 0, 0); },
      set innerHTML(value) { const state = elementId(this, 'innerHTML', 2); ElementSteps.setInnerHTML(state, toTextNullEmpty(value)); },
      get previousElementSibling() { return lateGet(LATE_15, 'previousElementSibling', this); },
      get nextElementSibling() { return wrap(elementFrom(nextSiblingOf(elementId(this, 'nextElementSibling', 1)), LINK_NEXT)); },
      get children() { return childrenOf(elementId(this, 'children', 1)); },
      get firstElementChild() { return wrap(elementFrom(firstChildOf(elementId(this, 'firstElementChild', 1)), LINK_NEXT)); },
      get lastElementChild() { return lateGet(LATE_15, 'lastElementChild', this); },
      get childElementCount() { return G.ParentNodeSteps.childElementCount(elementId(this, 'childElementCount', 1)); },
      get assignedSlot() { return lateGet(LATE_15, 'assignedSlot', this); },
      hasAttributes() { return G.ElementSteps_Element.hasAttributes(elementId(this, 'hasAttributes')); },
      getAttributeNames() { return list(G.ElementSteps_Element.getAttributeNames(elementId(this, 'getAttributeNames'))); },
      getAttribute(qualifiedName) {
        const state = elementId(this, 'getAttribute');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return ElementSteps.getAttribute(state, qualifiedName);
      },
      getAttributeNS(namespace, localName) { return lateCall(LATE_14, 'getAttributeNS', this, arguments); },
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
      removeAttributeNS(namespace, localName) { return lateCall(LATE_14, 'removeAttributeNS', this, arguments); },
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
      hasAttributeNS(namespace, localName) { return lateCall(LATE_14, 'hasAttributeNS', this, arguments); },
      getAttributeNode(qualifiedName) { return lateCall(LATE_14, 'getAttributeNode', this, arguments); },
      getAttributeNodeNS(namespace, localName) { return lateCall(LATE_14, 'getAttributeNodeNS', this, arguments); },
      setAttributeNode(attr) { return lateCall(LATE_14, 'setAttributeNode', this, arguments); },
      setAttributeNodeNS(attr) { return lateCall(LATE_14, 'setAttributeNodeNS', this, arguments); },
      removeAttributeNode(attr) { return lateCall(LATE_14, 'removeAttributeNode', this, arguments); },
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
      webkitMatchesSelector(selectors) { return lateCall(LATE_14, 'webkitMatchesSelector', this, arguments); },
      getElementsByTagName(qualifiedName) {
        const id = elementId(this, 'getElementsByTagName');
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return byTagName(id, qualifiedName);
      },
      getElementsByTagNameNS(namespace, localName) { return lateCall(LATE_14, 'getElementsByTagNameNS', this, arguments); },
      getElementsByClassName(classNames) { return lateCall(LATE_14, 'getElementsByClassName', this, arguments); },
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
      animate(keyframes) { return lateCall(LATE_18, 'animate', this, arguments); },
      getAnimations() { return lateCall(LATE_18, 'getAnimations', this, arguments); },
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
      getClientRects() { return lateCall(LATE_13, 'getClientRects', this, arguments); },
      getBoundingClientRect() { return lateCall(LATE_13, 'getBoundingClientRect', this, arguments); },
      checkVisibility() { return lateCall(LATE_13, 'checkVisibility', this, arguments); },
      scrollIntoView() { return lateCall(LATE_13, 'scrollIntoView', this, arguments); },
      scroll() { return lateCall(LATE_13, 'scroll', this, arguments); },
      scrollTo() { return lateCall(LATE_13, 'scrollTo', this, arguments); },
      scrollBy() { return lateCall(LATE_13, 'scrollBy', this, arguments); },
      scrollIntoViewIfNeeded() { return lateCall(LATE_13, 'scrollIntoViewIfNeeded', this, arguments); },
      insertAdjacentHTML(position, string) {
        const state = elementId(this, 'insertAdjacentHTML');
        need(arguments.length, 2);
        position = toText(position);
        string = toText(string);
        G.ElementSteps_Element.insertAdjacentHTML(state, position, string);
      },
      requestFullscreen() { return lateCall(LATE_19, 'requestFullscreen', this, arguments); },
      webkitRequestFullScreen() { return lateCall(LATE_19, 'webkitRequestFullScreen', this, arguments); },
      webkitRequestFullscreen() { return lateCall(LATE_19, 'webkitRequestFullscreen', this, arguments); },
      setPointerCapture(pointerId) { return lateCall(LATE_13, 'setPointerCapture', this, arguments); },
      releasePointerCapture(pointerId) { return lateCall(LATE_13, 'releasePointerCapture', this, arguments); },
      hasPointerCapture(pointerId) { return lateCall(LATE_13, 'hasPointerCapture', this, arguments); },
      computedStyleMap() { return lateCall(LATE_17, 'computedStyleMap', this, arguments); },
      setHTMLUnsafe(html) { return lateCall(LATE_14, 'setHTMLUnsafe', this, arguments); },
      getHTML() { return lateCall(LATE_14, 'getHTML', this, arguments); },
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
      get translate() { return lateGet(LATE_22, 'translate', this); },
      set translate(value) { lateSet(LATE_22, 'translate', this, value); },
      dir: undefined,
      hidden: undefined,
      accessKey: undefined,
      get accessKeyLabel() { return lateGet(LATE_22, 'accessKeyLabel', this); },
      get draggable() { return G.HTMLElementSteps_HTMLElement.draggable(htmlElementId(this, 'draggable', 1)); },
      set draggable(value) { const state = htmlElementId(this, 'draggable', 2); G.HTMLElementSteps_HTMLElement.setDraggable(state, !!value); },
      get spellcheck() { return lateGet(LATE_22, 'spellcheck', this); },
      set spellcheck(value) { lateSet(LATE_22, 'spellcheck', this, value); },
      get autocapitalize() { return lateGet(LATE_22, 'autocapitalize', this); },
      set autocapitalize(value) { lateSet(LATE_22, 'autocapitalize', this, value); },
      get innerText() { return G.HTMLElementSteps_HTMLElement.innerText(htmlElementId(this, 'innerText', 1)); },
      set innerText(value) {
        const state = htmlElementId(this, 'innerText', 2);
        G.HTMLElementSteps_HTMLElement.setInnerText(state, toTextNullEmpty(value));
      },
      inert: undefined,
      popover: undefined,
      get outerText() { return lateGet(LATE_22, 'outerText', this); },
      set outerText(value) { lateSet(LATE_22, 'outerText', this, value); },
      get style() { return G.inlineStyleOf(htmlElementId(this, 'style', 1)); },
      set style(value) { putForward((htmlElementId(this, 'style', 2), this), 'style', 'cssText', value); },
      get attributeStyleMap() { return lateGet(LATE_21, 'attributeStyleMap', this); },
      get contentEditable() { return lateGet(LATE_22, 'contentEditable', this); },
      set contentEditable(value) { lateSet(LATE_22, 'contentEditable', this, value); },
      get isContentEditable() { return lateGet(LATE_22, 'isContentEditable', this); },
      inputMode: undefined,
      onabort: undefined,
      onauxclick: undefined,
      onbeforeinput: undefined,
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
      get offsetParent() { return lateGet(LATE_20, 'offsetParent', this); },
      get offsetTop() { return lateGet(LATE_20, 'offsetTop', this); },
      get offsetLeft() { return lateGet(LATE_20, 'offsetLeft', this); },
      get offsetWidth() { return lateGet(LATE_20, 'offsetWidth', this); },
      get offsetHeight() { return lateGet(LATE_20, 'offsetHeight', this); },
      get dataset() { return G.HTMLOrSVGElementSteps.dataset(htmlElementId(this, 'dataset', 1)); },
      get nonce() { return lateGet(LATE_22, 'nonce', this); },
      set nonce(value) { lateSet(LATE_22, 'nonce', this, value); },
      get autofocus() { return lateGet(LATE_22, 'autofocus', this); },
      set autofocus(value) { lateSet(LATE_22, 'autofocus', this, value); },
      get tabIndex() { return G.HTMLOrSVGElementSteps.tabIndex(htmlElementId(this, 'tabIndex', 1)); },
      set tabIndex(value) { const state = htmlElementId(this, 'tabIndex', 2); G.HTMLOrSVGElementSteps.setTabIndex(state, value | 0); },
      click() { G.HTMLElementSteps_HTMLElement.click(htmlElementId(this, 'click')); },
      attachInternals() { return lateCall(LATE_22, 'attachInternals', this, arguments); },
      showPopover() { return lateCall(LATE_22, 'showPopover', this, arguments); },
      hidePopover() { return lateCall(LATE_22, 'hidePopover', this, arguments); },
      togglePopover() { return lateCall(LATE_22, 'togglePopover', this, arguments); },
      focus() { return lateCall(LATE_22, 'focus', this, arguments); },
      blur() { return lateCall(LATE_22, 'blur', this, arguments); },
    },
  });
  G.accessors(HTMLElement.prototype, G.GlobalEventHandlers);
}
