// https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface
//
// Its attributes for the properties of CSS are a table that native code gives.
[Exposed=Window]
interface CSSStyleDeclaration {
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString cssText;
  readonly attribute unsigned long length;
  getter DOMString item(unsigned long index);
  DOMString getPropertyValue(DOMString property);
  DOMString getPropertyPriority(DOMString property);
  [CEReactions] undefined setProperty(DOMString property, [LegacyNullToEmptyString] DOMString value,
                                      optional [LegacyNullToEmptyString] DOMString priority = "");
  [CEReactions] DOMString removeProperty(DOMString property);
  readonly attribute CSSRule? parentRule;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString cssFloat;
};
