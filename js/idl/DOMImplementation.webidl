// https://dom.spec.whatwg.org/#interface-domimplementation

[Exposed=Window]
interface DOMImplementation {
  [NewObject] DocumentType createDocumentType(DOMString name, DOMString publicId, DOMString systemId);
  [NewObject] XMLDocument createDocument(DOMString? namespace, [LegacyNullToEmptyString] DOMString qualifiedName, optional DocumentType? doctype = null);
  [NewObject] Document createHTMLDocument(optional DOMString title);

  boolean hasFeature();
};

// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-domparser-interface

enum DOMParserSupportedType { "text/html", "text/xml", "application/xml", "application/xhtml+xml", "image/svg+xml" };

[Exposed=Window]
interface DOMParser {
  constructor();

  [NewObject] Document parseFromString((TrustedHTML or DOMString) string, DOMParserSupportedType type);
};

// https://w3c.github.io/DOM-Parsing/#the-xmlserializer-interface

[Exposed=Window]
interface XMLSerializer {
  constructor();

  DOMString serializeToString(Node root);
};
