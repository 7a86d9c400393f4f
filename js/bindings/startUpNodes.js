// js/bindings/startUpNodes.js: the bindings that js/idl/generate.py made of the interfaces that are there from the start. Not to be edited.
//
// Exposes Node, Document, Element, HTMLElement.
'use strict';
{
  const G = this;
  const {
    DocumentSteps, ElementSteps, N, NodeSteps, OP, adoptWrapper, call, createText, defineInterface, documentElementOf, documentId,
    documentIdOf, elementById, elementFrom, elementId, idOf, idOrZero, isConnected, isInclusiveAncestor, nameOf, need, nodeArgument,
    nodeNameOf, nodeValueOf, parentElementOf, removeNode, stubs, tagNameOf, textContentOf, toText, toTextNullEmpty, toTextOrNull,
    wrap,
  } = G;
  const { TypeError, reflectSet } = G.primordials;
  G.GlobalEventHandlers = G.handlerAccessors('abort animationcancel animationend animationiteration animationstart auxclick beforeinput beforetoggle blur cancel canplay ' +
    'canplaythrough change click close contextmenu copy cuechange cut dblclick drag dragend dragenter dragleave dragover dragstart drop ' +
    'durationchange emptied ended error focus formdata gotpointercapture input invalid keydown keypress keyup load loadeddata ' +
    'loadedmetadata loadstart lostpointercapture mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel paste ' +
    'pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerup progress ' +
    'ratechange reset resize scroll scrollend securitypolicyviolation seeked seeking select selectionchange selectstart slotchange ' +
    'stalled submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun ' +
    'transitionstart volumechange waiting webkitAnimationEnd webkitAnimationIteration webkitAnimationStart webkitTransitionEnd wheel ' +
    'command');
  G.WindowEventHandlers = G.handlerAccessors('afterprint beforeprint beforeunload hashchange languagechange message messageerror offline online pagehide pageshow popstate ' +
    'rejectionhandled storage unhandledrejection unload');

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
      get nodeType() { return N[idOf(this) << 3] & 255; },
      get nodeName() { return nodeNameOf(idOf(this)); },
      get baseURI() { return G.baseURLOf(documentIdOf(idOf(this))); },
      get isConnected() { return isConnected(idOf(this)); },
      get ownerDocument() { const id = idOf(this); return wrap((N[id << 3] & 255) === 9 ? 0 : documentIdOf(id)); },
      get parentNode() { return wrap(N[idOf(this) << 3 | 1]); },
      get parentElement() { return wrap(parentElementOf(idOf(this))); },
      hasChildNodes() { const id = idOf(this); return N[id << 3 | 4] !== 0; },
      get childNodes() { return G.childNodesOf(idOf(this)); },
      get firstChild() { return wrap(N[idOf(this) << 3 | 4]); },
      get lastChild() { return wrap(N[idOf(this) << 3 | 5]); },
      get previousSibling() { return wrap(N[idOf(this) << 3 | 2]); },
      get nextSibling() { return wrap(N[idOf(this) << 3 | 3]); },
      get nodeValue() { return nodeValueOf(idOf(this)); },
      set nodeValue(value) { const state = idOf(this); NodeSteps.setNodeValue(state, toTextOrNull(value)); },
      get textContent() { return textContentOf(idOf(this)); },
      set textContent(value) { const state = idOf(this); NodeSteps.setTextContent(state, toTextOrNull(value)); },
      cloneNode(deep = undefined) {
        const state = idOf(this);
        deep = !!deep;
        return wrap(NodeSteps.cloneNode(state, deep));
      },
      contains(other) { const id = idOf(this); need(arguments.length, 1); other = idOrZero(other); return other !== 0 && isInclusiveAncestor(id, other); },
      insertBefore(node, child) {
        const state = idOf(this);
        need(arguments.length, 2);
        node = nodeArgument(node);
        child = idOrZero(child);
        return wrap(NodeSteps.insertBefore(state, node, child));
      },
      appendChild(node) {
        const state = idOf(this);
        need(arguments.length, 1);
        node = nodeArgument(node);
        return wrap(NodeSteps.appendChild(state, node));
      },
      replaceChild(node, child) {
        const state = idOf(this);
        need(arguments.length, 2);
        node = nodeArgument(node);
        child = nodeArgument(child);
        return wrap(NodeSteps.replaceChild(state, node, child));
      },
      removeChild(child) {
        const state = idOf(this);
        need(arguments.length, 1);
        child = nodeArgument(child);
        return wrap(NodeSteps.removeChild(state, child));
      },
    },
  });
  stubs(Node.prototype, 'NodeMembers_Node', '0: getRootNode normalize 1: isEqualNode isSameNode compareDocumentPosition lookupPrefix lookupNamespaceURI isDefaultNamespace');

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
      get URL() { return G.documentURL(documentId(this)); },
      get documentElement() { return wrap(documentElementOf(documentId(this))); },
      getElementsByTagName(qualifiedName) {
        const id = documentId(this);
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return G.byTagName(id, qualifiedName);
      },
      getElementsByClassName(classNames) {
        const id = documentId(this);
        need(arguments.length, 1);
        classNames = toText(classNames);
        return G.byClassName(id, classNames);
      },
      createElement(localName, options = undefined) {
        const state = documentId(this);
        need(arguments.length, 1);
        localName = toText(localName);
        return wrap(DocumentSteps.createElement(state, localName, options));
      },
      createDocumentFragment() { const id = documentId(this); return wrap(call(OP.createFragment, id, 0, 0)); },
      createTextNode(data) { const id = documentId(this); need(arguments.length, 1); data = toText(data); return wrap(createText(data, id)); },
      get readyState() { return G.DocumentSteps_HTMLDocument.readyState(documentId(this)); },
      get title() { return G.DocumentSteps_HTMLDocument.title(documentId(this)); },
      set title(value) { const state = documentId(this); G.DocumentSteps_HTMLDocument.setTitle(state, toText(value)); },
      get body() { return wrap(G.DocumentSteps_HTMLDocument.body(documentId(this))); },
      set body(value) {
        const state = documentId(this);
        G.DocumentSteps_HTMLDocument.setBody(state, value === null || value === undefined ? null : G.htmlElementArgument(value, 'HTMLElement'));
      },
      get head() { return wrap(G.DocumentSteps_HTMLDocument.head(documentId(this))); },
      getElementById(elementIdArgument) {
        const id = documentId(this);
        need(arguments.length, 1);
        elementIdArgument = toText(elementIdArgument);
        return wrap(elementById(elementIdArgument, id));
      },
      get children() { return G.childrenOf(documentId(this)); },
      get firstElementChild() { return wrap(elementFrom(N[documentId(this) << 3 | 4], 3)); },
      get lastElementChild() { return wrap(elementFrom(N[documentId(this) << 3 | 5], 2)); },
      querySelector(selectors) {
        const id = documentId(this);
        need(arguments.length, 1);
        selectors = toText(selectors);
        return wrap(G.queryFirst(id, selectors));
      },
      querySelectorAll(selectors) {
        const id = documentId(this);
        need(arguments.length, 1);
        selectors = toText(selectors);
        return G.staticList(G.queryAll(id, selectors));
      },
    },
  });
  G.prototypes[9] = Document.prototype;
  stubs(Document.prototype, 'DocumentMembers_CSSOMView', '0: caretRangeFromPoint 2: elementFromPoint elementsFromPoint r: scrollingElement');
  stubs(Document.prototype, 'DocumentMembers_Document', '0: createRange 1: createCDATASection createComment importNode adoptNode createAttribute createEvent createNodeIterator ' +
    'createTreeWalker 2: getElementsByTagNameNS createElementNS createProcessingInstruction createAttributeNS r: implementation ' +
    'documentURI compatMode characterSet charset inputEncoding contentType doctype');
  stubs(Document, 'DocumentStatics_Document', '1: parseHTMLUnsafe');
  stubs(Document.prototype, 'DocumentMembers_HTMLDocument', '0: open close write writeln hasFocus clear captureEvents releaseEvents exitFullscreen getSelection 1: getElementsByName ' +
    'execCommand queryCommandEnabled queryCommandIndeterm queryCommandState queryCommandSupported queryCommandValue r: referrer ' +
    'lastModified images embeds plugins links forms scripts currentScript defaultView hidden visibilityState anchors applets all ' +
    'activeElement fonts fullscreenEnabled fullscreenElement pointerLockElement w: domain cookie dir designMode fgColor linkColor ' +
    'vlinkColor alinkColor bgColor');
  stubs(Document.prototype, 'DocumentMembers_ParentNode', '0: prepend append replaceChildren r: childElementCount');
  stubs(Document.prototype, 'DocumentMembers_StyleSheets', 'r: styleSheets w: adoptedStyleSheets');
  stubs(Document.prototype, 'DocumentMembers_XPath', '1: createExpression createNSResolver 2: evaluate');
  G.accessors(Document.prototype, G.GlobalEventHandlers);
  G.accessors(Document.prototype, G.handlerAccessors('readystatechange visibilitychange fullscreenchange fullscreenerror pointerlockchange pointerlockerror'));

  const Element = defineInterface('Element', {
    __proto__: null,
    parent: Node,
    unscopables: [
      'slot', 'prepend', 'append', 'replaceChildren', 'before', 'after', 'replaceWith', 'remove',
    ],
    members: {
      get namespaceURI() { return nameOf(N[elementId(this) << 3 | 6]).namespace; },
      get localName() { return nameOf(N[elementId(this) << 3 | 6]).local; },
      get tagName() { return tagNameOf(elementId(this)); },
      get id() { return ElementSteps.id(elementId(this)); },
      set id(value) { const state = elementId(this); ElementSteps.setId(state, toText(value)); },
      get className() { return ElementSteps.className(elementId(this)); },
      set className(value) { const state = elementId(this); ElementSteps.setClassName(state, toText(value)); },
      get classList() { return G.classListOf(elementId(this)); },
      set classList(value) {
        elementId(this);
        const target = this.classList;
        if (typeof target !== 'object' || target === null) throw new TypeError('Type error');
        reflectSet(target, 'value', value, target);
      },
      get attributes() { return G.attributesOf(elementId(this)); },
      getAttribute(qualifiedName) {
        const state = elementId(this);
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return ElementSteps.getAttribute(state, qualifiedName);
      },
      setAttribute(qualifiedName, value) {
        const state = elementId(this);
        need(arguments.length, 2);
        qualifiedName = toText(qualifiedName);
        value = toText(value);
        ElementSteps.setAttribute(state, qualifiedName, value);
      },
      removeAttribute(qualifiedName) {
        const state = elementId(this);
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        ElementSteps.removeAttribute(state, qualifiedName);
      },
      hasAttribute(qualifiedName) {
        const state = elementId(this);
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return ElementSteps.hasAttribute(state, qualifiedName);
      },
      closest(selectors) {
        const id = elementId(this);
        need(arguments.length, 1);
        selectors = toText(selectors);
        return wrap(G.closestElement(id, selectors));
      },
      matches(selectors) {
        const id = elementId(this);
        need(arguments.length, 1);
        selectors = toText(selectors);
        return G.matchesSelector(id, selectors);
      },
      getElementsByTagName(qualifiedName) {
        const id = elementId(this);
        need(arguments.length, 1);
        qualifiedName = toText(qualifiedName);
        return G.byTagName(id, qualifiedName);
      },
      getElementsByClassName(classNames) {
        const id = elementId(this);
        need(arguments.length, 1);
        classNames = toText(classNames);
        return G.byClassName(id, classNames);
      },
      get innerHTML() { return call(OP.innerHTML, elementId(this), 0, 0); },
      set innerHTML(value) { const state = elementId(this); ElementSteps.setInnerHTML(state, toTextNullEmpty(value)); },
      get outerHTML() { return call(OP.outerHTML, elementId(this), 0, 0); },
      set outerHTML(value) { const state = elementId(this); G.ElementSteps_Element.setOuterHTML(state, toTextNullEmpty(value)); },
      get children() { return G.childrenOf(elementId(this)); },
      get firstElementChild() { return wrap(elementFrom(N[elementId(this) << 3 | 4], 3)); },
      get lastElementChild() { return wrap(elementFrom(N[elementId(this) << 3 | 5], 2)); },
      querySelector(selectors) {
        const id = elementId(this);
        need(arguments.length, 1);
        selectors = toText(selectors);
        return wrap(G.queryFirst(id, selectors));
      },
      querySelectorAll(selectors) {
        const id = elementId(this);
        need(arguments.length, 1);
        selectors = toText(selectors);
        return G.staticList(G.queryAll(id, selectors));
      },
      get previousElementSibling() { return wrap(elementFrom(N[elementId(this) << 3 | 2], 2)); },
      get nextElementSibling() { return wrap(elementFrom(N[elementId(this) << 3 | 3], 3)); },
      remove() { const id = elementId(this); removeNode(id); },
    },
  });
  G.prototypes[1] = Element.prototype;
  stubs(Element.prototype, 'ElementMembers_CSSOMView', '0: getClientRects getBoundingClientRect checkVisibility scrollIntoView scroll scrollTo scrollBy scrollIntoViewIfNeeded ' +
    'requestFullscreen getAnimations 1: setPointerCapture releasePointerCapture hasPointerCapture animate r: scrollWidth scrollHeight ' +
    'clientTop clientLeft clientWidth clientHeight w: scrollTop scrollLeft');
  stubs(Element.prototype, 'ElementMembers_Element', '0: hasAttributes getAttributeNames getHTML 1: toggleAttribute getAttributeNode setAttributeNode setAttributeNodeNS ' +
    'removeAttributeNode attachShadow webkitMatchesSelector setHTMLUnsafe 2: getAttributeNS removeAttributeNS hasAttributeNS ' +
    'getAttributeNodeNS getElementsByTagNameNS insertAdjacentElement insertAdjacentText insertAdjacentHTML 3: setAttributeNS r: prefix ' +
    'shadowRoot w: slot');
  stubs(Element.prototype, 'ElementMembers_ParentNode', '0: prepend append replaceChildren before after replaceWith r: childElementCount assignedSlot');
  G.accessors(Element.prototype, G.handlerAccessors('fullscreenchange fullscreenerror'));

  const HTMLElement = defineInterface('HTMLElement', {
    __proto__: null,
    parent: Element,
    members: {
      get style() { return G.inlineStyleOf(G.receiverOf(this, 'HTMLElement', 'style', 1)); },
      set style(value) {
        G.receiverOf(this, 'HTMLElement', 'style', 2);
        const target = this.style;
        if (typeof target !== 'object' || target === null) throw new TypeError('Type error');
        reflectSet(target, 'cssText', value, target);
      },
    },
  });
  stubs(HTMLElement.prototype, 'HTMLElementMembers_CSSOMView', 'r: offsetParent offsetTop offsetLeft offsetWidth offsetHeight');
  stubs(HTMLElement.prototype, 'HTMLElementMembers_HTMLElement', '0: click attachInternals showPopover hidePopover togglePopover focus blur r: accessKeyLabel isContentEditable dataset w: translate ' +
    'draggable spellcheck innerText outerText contentEditable nonce tabIndex');
  G.accessors(HTMLElement.prototype, G.GlobalEventHandlers);
}
