// https://dom.spec.whatwg.org/#interface-node

[Exposed=Window, AtStart]
interface Node : EventTarget {
  const unsigned short ELEMENT_NODE = 1;
  const unsigned short ATTRIBUTE_NODE = 2;
  const unsigned short TEXT_NODE = 3;
  const unsigned short CDATA_SECTION_NODE = 4;
  const unsigned short ENTITY_REFERENCE_NODE = 5; // legacy
  const unsigned short ENTITY_NODE = 6; // legacy
  const unsigned short PROCESSING_INSTRUCTION_NODE = 7;
  const unsigned short COMMENT_NODE = 8;
  const unsigned short DOCUMENT_NODE = 9;
  const unsigned short DOCUMENT_TYPE_NODE = 10;
  const unsigned short DOCUMENT_FRAGMENT_NODE = 11;
  const unsigned short NOTATION_NODE = 12; // legacy
  [Inline="kindOf(id)"] readonly attribute unsigned short nodeType;
  [Inline="nodeNameOf(id)"] readonly attribute DOMString nodeName;

  [Inline="G.baseURLOf(documentIdOf(id))"] readonly attribute USVString baseURI;

  [Inline="isConnected(id)"] readonly attribute boolean isConnected;
  [Inline="kindOf(id) === DOCUMENT ? 0 : documentIdOf(id)"] readonly attribute Document? ownerDocument;
  Node getRootNode(optional GetRootNodeOptions options = {});
  [Inline="parentOf(id)"] readonly attribute Node? parentNode;
  [Inline="parentElementOf(id)"] readonly attribute Element? parentElement;
  [Inline="firstChildOf(id) !== 0"] boolean hasChildNodes();
  [SameObject, Inline="G.childNodesOf(id)"] readonly attribute NodeList childNodes;
  [Inline="firstChildOf(id)"] readonly attribute Node? firstChild;
  [Inline="lastChildOf(id)"] readonly attribute Node? lastChild;
  [Inline="previousSiblingOf(id)"] readonly attribute Node? previousSibling;
  [Inline="nextSiblingOf(id)"] readonly attribute Node? nextSibling;

  [CEReactions, Hot, Inline="nodeValueOf(id)"] attribute DOMString? nodeValue;
  [CEReactions, Hot, Inline="textContentOf(id)"] attribute DOMString? textContent;
  [CEReactions] undefined normalize();

  [CEReactions, NewObject, Hot] Node cloneNode(optional boolean deep = false);
  boolean isEqualNode(Node? otherNode);
  boolean isSameNode(Node? otherNode); // legacy alias of ===

  const unsigned short DOCUMENT_POSITION_DISCONNECTED = 0x01;
  const unsigned short DOCUMENT_POSITION_PRECEDING = 0x02;
  const unsigned short DOCUMENT_POSITION_FOLLOWING = 0x04;
  const unsigned short DOCUMENT_POSITION_CONTAINS = 0x08;
  const unsigned short DOCUMENT_POSITION_CONTAINED_BY = 0x10;
  const unsigned short DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC = 0x20;
  unsigned short compareDocumentPosition(Node other);
  [Inline="other !== 0 && isInclusiveAncestor(id, other)"] boolean contains(Node? other);

  DOMString? lookupPrefix(DOMString? namespace);
  DOMString? lookupNamespaceURI(DOMString? prefix);
  boolean isDefaultNamespace(DOMString? namespace);

  [CEReactions, Hot] Node insertBefore(Node node, Node? child);
  [CEReactions, Hot] Node appendChild(Node node);
  [CEReactions, Hot] Node replaceChild(Node node, Node child);
  [CEReactions, Hot] Node removeChild(Node child);
};

dictionary GetRootNodeOptions {
  boolean composed = false;
};
