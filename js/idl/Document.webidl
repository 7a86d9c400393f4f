// https://dom.spec.whatwg.org/#interface-document

[Exposed=Window, AtStart, NodeKinds=(9)]
interface Document : Node {
  constructor();

  [SameObject] readonly attribute DOMImplementation implementation;
  [Inline="G.documentURL(id)"] readonly attribute USVString URL;
  readonly attribute USVString documentURI;
  readonly attribute DOMString compatMode;
  readonly attribute DOMString characterSet;
  readonly attribute DOMString charset; // legacy alias of .characterSet
  readonly attribute DOMString inputEncoding; // legacy alias of .characterSet
  readonly attribute DOMString contentType;

  readonly attribute DocumentType? doctype;
  [Inline="documentElementOf(id)"] readonly attribute Element? documentElement;
  [Inline="G.byTagName(id, qualifiedName)"] HTMLCollection getElementsByTagName(DOMString qualifiedName);
  HTMLCollection getElementsByTagNameNS(DOMString? namespace, DOMString localName);
  [Inline="G.byClassName(id, classNames)"] HTMLCollection getElementsByClassName(DOMString classNames);

  // The standard's options are (DOMString or ElementCreationOptions): their steps convert them, so that nothing is made where there are none.
  [CEReactions, NewObject, Hot] Element createElement(DOMString localName, optional any options);
  [CEReactions, NewObject] Element createElementNS(DOMString? namespace, DOMString qualifiedName, optional any options);
  [NewObject, Inline="call(OP.createFragment, id, 0, 0)"] DocumentFragment createDocumentFragment();
  [NewObject, Inline="createText(data, id)"] Text createTextNode(DOMString data);
  [NewObject] CDATASection createCDATASection(DOMString data);
  [NewObject] Comment createComment(DOMString data);
  [NewObject] ProcessingInstruction createProcessingInstruction(DOMString target, DOMString data);

  [CEReactions, NewObject] Node importNode(Node node, optional (boolean or ImportNodeOptions) options = false);
  [CEReactions] Node adoptNode(Node node);

  [NewObject] Attr createAttribute(DOMString localName);
  [NewObject] Attr createAttributeNS(DOMString? namespace, DOMString qualifiedName);

  [NewObject] Event createEvent(DOMString interface); // legacy

  [NewObject] Range createRange();

  // NodeFilter.SHOW_ALL = 0xFFFFFFFF
  [NewObject] NodeIterator createNodeIterator(Node root, optional unsigned long whatToShow = 0xFFFFFFFF, optional NodeFilter? filter = null);
  [NewObject] TreeWalker createTreeWalker(Node root, optional unsigned long whatToShow = 0xFFFFFFFF, optional NodeFilter? filter = null);

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsehtmlunsafe
  static Document parseHTMLUnsafe(DOMString html);
};

[Exposed=Window, NodeKinds=(9)]
interface XMLDocument : Document {};

dictionary ImportNodeOptions {
  boolean selfOnly = false;
};
