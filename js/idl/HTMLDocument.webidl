// What HTML and others add to Document. https://html.spec.whatwg.org/multipage/dom.html#the-document-object
//
// `location`, which each document has of its own, is made in js/html/documents/Document.js.

typedef (HTMLScriptElement or SVGScriptElement) HTMLOrSVGScriptElement;

enum DocumentReadyState { "loading", "interactive", "complete" };
enum DocumentVisibilityState { "visible", "hidden" };

partial interface Document {
  // resource metadata management
  attribute USVString domain;
  readonly attribute USVString referrer;
  attribute USVString cookie;
  readonly attribute DOMString lastModified;
  readonly attribute DocumentReadyState readyState;

  // DOM tree accessors
  // https://svgwg.org/svg2-draft/struct.html#InterfaceDocumentExtensions
  readonly attribute SVGSVGElement? rootElement;
  [CEReactions] attribute DOMString title;
  [CEReactions] attribute DOMString dir;
  [CEReactions] attribute HTMLElement? body;
  readonly attribute HTMLHeadElement? head;
  [SameObject] readonly attribute HTMLCollection images;
  [SameObject] readonly attribute HTMLCollection embeds;
  [SameObject] readonly attribute HTMLCollection plugins;
  [SameObject] readonly attribute HTMLCollection links;
  [SameObject] readonly attribute HTMLCollection forms;
  [SameObject] readonly attribute HTMLCollection scripts;
  NodeList getElementsByName(DOMString elementName);
  readonly attribute HTMLOrSVGScriptElement? currentScript;

  // dynamic markup insertion
  [CEReactions] Document open(optional DOMString unused1, optional DOMString unused2);
  WindowProxy? open(USVString url, DOMString name, DOMString features);
  [CEReactions] undefined close();
  [CEReactions] undefined write((TrustedHTML or DOMString)... text);
  [CEReactions] undefined writeln((TrustedHTML or DOMString)... text);

  // user interaction
  readonly attribute WindowProxy? defaultView;
  boolean hasFocus();
  [CEReactions] attribute DOMString designMode;
  readonly attribute boolean hidden;
  readonly attribute DocumentVisibilityState visibilityState;
  [LegacyLenientThis] attribute EventHandler onreadystatechange;
  attribute EventHandler onvisibilitychange;

  // https://html.spec.whatwg.org/multipage/obsolete.html#Document-partial
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString fgColor;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString linkColor;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString vlinkColor;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString alinkColor;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString bgColor;
  [SameObject] readonly attribute HTMLCollection anchors;
  [SameObject] readonly attribute HTMLCollection applets;
  undefined clear();
  undefined captureEvents();
  undefined releaseEvents();
  [SameObject] readonly attribute HTMLAllCollection all;

  // https://html.spec.whatwg.org/multipage/interaction.html#documentorshadowroot
  readonly attribute Element? activeElement;

  // https://drafts.csswg.org/css-font-loading/#font-face-source
  readonly attribute any fonts;

  // https://w3c.github.io/pointerlock/
  readonly attribute Element? pointerLockElement;
  attribute EventHandler onpointerlockchange;
  attribute EventHandler onpointerlockerror;

  // https://w3c.github.io/selection-api/#extensions-to-document-interface
  Selection? getSelection();
};
