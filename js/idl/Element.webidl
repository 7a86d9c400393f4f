// https://dom.spec.whatwg.org/#interface-element

[Exposed=Window]
interface Element : Node {
  readonly attribute DOMString? namespaceURI;
  readonly attribute DOMString? prefix;
  readonly attribute DOMString localName;
  readonly attribute DOMString tagName;

  [CEReactions] attribute DOMString id;
  [CEReactions] attribute DOMString className;
  [SameObject, PutForwards=value] readonly attribute DOMTokenList classList;
  // https://drafts.csswg.org/css-shadow-parts-1/#idl
  [SameObject, PutForwards=value] readonly attribute DOMTokenList part;
  [CEReactions, Unscopable] attribute DOMString slot;

  boolean hasAttributes();
  [SameObject] readonly attribute NamedNodeMap attributes;
  sequence<DOMString> getAttributeNames();
  DOMString? getAttribute(DOMString qualifiedName);
  DOMString? getAttributeNS(DOMString? namespace, DOMString localName);
  [CEReactions] undefined setAttribute(DOMString qualifiedName, (TrustedType or DOMString) value);
  [CEReactions] undefined setAttributeNS(DOMString? namespace, DOMString qualifiedName, (TrustedType or DOMString) value);
  [CEReactions] undefined removeAttribute(DOMString qualifiedName);
  [CEReactions] undefined removeAttributeNS(DOMString? namespace, DOMString localName);
  [CEReactions] boolean toggleAttribute(DOMString qualifiedName, optional boolean force);
  boolean hasAttribute(DOMString qualifiedName);
  boolean hasAttributeNS(DOMString? namespace, DOMString localName);

  Attr? getAttributeNode(DOMString qualifiedName);
  Attr? getAttributeNodeNS(DOMString? namespace, DOMString localName);
  [CEReactions] Attr? setAttributeNode(Attr attr);
  [CEReactions] Attr? setAttributeNodeNS(Attr attr);
  [CEReactions] Attr removeAttributeNode(Attr attr);

  ShadowRoot attachShadow(ShadowRootInit init);
  readonly attribute ShadowRoot? shadowRoot;

  Element? closest(DOMString selectors);
  boolean matches(DOMString selectors);
  boolean webkitMatchesSelector(DOMString selectors); // legacy alias of .matches

  HTMLCollection getElementsByTagName(DOMString qualifiedName);
  HTMLCollection getElementsByTagNameNS(DOMString? namespace, DOMString localName);
  HTMLCollection getElementsByClassName(DOMString classNames);

  [CEReactions] Element? insertAdjacentElement(DOMString where, Element element); // legacy
  undefined insertAdjacentText(DOMString where, DOMString data); // legacy

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization
  [CEReactions] undefined setHTMLUnsafe(DOMString html);
  DOMString getHTML(optional GetHTMLOptions options = {});
  [CEReactions] attribute (TrustedHTML or [LegacyNullToEmptyString] DOMString) innerHTML;
  [CEReactions] attribute (TrustedHTML or [LegacyNullToEmptyString] DOMString) outerHTML;
  [CEReactions] undefined insertAdjacentHTML(DOMString position, (TrustedHTML or DOMString) string);
};

// https://w3c.github.io/aria/#ARIAMixin
interface mixin ARIAMixin {
  [CEReactions, Reflect] attribute DOMString? role;

  [CEReactions, Reflect="aria-activedescendant"] attribute Element? ariaActiveDescendantElement;
  [CEReactions, Reflect="aria-atomic"] attribute DOMString? ariaAtomic;
  [CEReactions, Reflect="aria-autocomplete"] attribute DOMString? ariaAutoComplete;
  [CEReactions, Reflect="aria-braillelabel"] attribute DOMString? ariaBrailleLabel;
  [CEReactions, Reflect="aria-brailleroledescription"] attribute DOMString? ariaBrailleRoleDescription;
  [CEReactions, Reflect="aria-busy"] attribute DOMString? ariaBusy;
  [CEReactions, Reflect="aria-checked"] attribute DOMString? ariaChecked;
  [CEReactions, Reflect="aria-colcount"] attribute DOMString? ariaColCount;
  [CEReactions, Reflect="aria-colindex"] attribute DOMString? ariaColIndex;
  [CEReactions, Reflect="aria-colindextext"] attribute DOMString? ariaColIndexText;
  [CEReactions, Reflect="aria-colspan"] attribute DOMString? ariaColSpan;
  [CEReactions, Reflect="aria-controls"] attribute FrozenArray<Element>? ariaControlsElements;
  [CEReactions, Reflect="aria-current"] attribute DOMString? ariaCurrent;
  [CEReactions, Reflect="aria-describedby"] attribute FrozenArray<Element>? ariaDescribedByElements;
  [CEReactions, Reflect="aria-description"] attribute DOMString? ariaDescription;
  [CEReactions, Reflect="aria-details"] attribute FrozenArray<Element>? ariaDetailsElements;
  [CEReactions, Reflect="aria-disabled"] attribute DOMString? ariaDisabled;
  [CEReactions, Reflect="aria-errormessage"] attribute FrozenArray<Element>? ariaErrorMessageElements;
  [CEReactions, Reflect="aria-expanded"] attribute DOMString? ariaExpanded;
  [CEReactions, Reflect="aria-flowto"] attribute FrozenArray<Element>? ariaFlowToElements;
  [CEReactions, Reflect="aria-haspopup"] attribute DOMString? ariaHasPopup;
  [CEReactions, Reflect="aria-hidden"] attribute DOMString? ariaHidden;
  [CEReactions, Reflect="aria-invalid"] attribute DOMString? ariaInvalid;
  [CEReactions, Reflect="aria-keyshortcuts"] attribute DOMString? ariaKeyShortcuts;
  [CEReactions, Reflect="aria-label"] attribute DOMString? ariaLabel;
  [CEReactions, Reflect="aria-labelledby"] attribute FrozenArray<Element>? ariaLabelledByElements;
  [CEReactions, Reflect="aria-level"] attribute DOMString? ariaLevel;
  [CEReactions, Reflect="aria-live"] attribute DOMString? ariaLive;
  [CEReactions, Reflect="aria-modal"] attribute DOMString? ariaModal;
  [CEReactions, Reflect="aria-multiline"] attribute DOMString? ariaMultiLine;
  [CEReactions, Reflect="aria-multiselectable"] attribute DOMString? ariaMultiSelectable;
  [CEReactions, Reflect="aria-orientation"] attribute DOMString? ariaOrientation;
  [CEReactions, Reflect="aria-owns"] attribute FrozenArray<Element>? ariaOwnsElements;
  [CEReactions, Reflect="aria-placeholder"] attribute DOMString? ariaPlaceholder;
  [CEReactions, Reflect="aria-posinset"] attribute DOMString? ariaPosInSet;
  [CEReactions, Reflect="aria-pressed"] attribute DOMString? ariaPressed;
  [CEReactions, Reflect="aria-readonly"] attribute DOMString? ariaReadOnly;
  [CEReactions, Reflect="aria-relevant"] attribute DOMString? ariaRelevant;
  [CEReactions, Reflect="aria-required"] attribute DOMString? ariaRequired;
  [CEReactions, Reflect="aria-roledescription"] attribute DOMString? ariaRoleDescription;
  [CEReactions, Reflect="aria-rowcount"] attribute DOMString? ariaRowCount;
  [CEReactions, Reflect="aria-rowindex"] attribute DOMString? ariaRowIndex;
  [CEReactions, Reflect="aria-rowindextext"] attribute DOMString? ariaRowIndexText;
  [CEReactions, Reflect="aria-rowspan"] attribute DOMString? ariaRowSpan;
  [CEReactions, Reflect="aria-selected"] attribute DOMString? ariaSelected;
  [CEReactions, Reflect="aria-setsize"] attribute DOMString? ariaSetSize;
  [CEReactions, Reflect="aria-sort"] attribute DOMString? ariaSort;
  [CEReactions, Reflect="aria-valuemax"] attribute DOMString? ariaValueMax;
  [CEReactions, Reflect="aria-valuemin"] attribute DOMString? ariaValueMin;
  [CEReactions, Reflect="aria-valuenow"] attribute DOMString? ariaValueNow;
  [CEReactions, Reflect="aria-valuetext"] attribute DOMString? ariaValueText;
};
Element includes ARIAMixin;
