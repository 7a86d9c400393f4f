// https://html.spec.whatwg.org/multipage/semantics.html

[Exposed=Window, LocalNames=(html)]
interface HTMLHtmlElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString version;
};

[Exposed=Window, LocalNames=(head)]
interface HTMLHeadElement : HTMLElement {
  [HTMLConstructor] constructor();
};

[Exposed=Window, LocalNames=(title)]
interface HTMLTitleElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions] attribute DOMString text;
};

[Exposed=Window, LocalNames=(base)]
interface HTMLBaseElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString target;

  [CEReactions] attribute USVString href;
};

[Exposed=Window, LocalNames=(link)]
interface HTMLLinkElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, ReflectURL] attribute USVString href;
  [CEReactions, Reflect] attribute DOMString rel;
  [CEReactions, Reflect] attribute DOMString media;
  [CEReactions, Reflect] attribute DOMString hreflang;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString charset;
  [CEReactions, Reflect] attribute DOMString rev;
  [CEReactions, Reflect] attribute DOMString target;
  [CEReactions, Reflect] attribute DOMString integrity;
  [CEReactions, Reflect] attribute USVString imageSrcset;
  [CEReactions, Reflect] attribute DOMString imageSizes;
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect, Keywords="anonymous use-credentials", Invalid="anonymous"] attribute DOMString? crossOrigin;
  [CEReactions, Reflect, Keywords="fetch audio audioworklet document embed font frame iframe image json manifest object paintworklet report script serviceworker sharedworker style track video webidentity worker xslt"] attribute DOMString as;
  [CEReactions, Reflect, Keywords="no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url"] attribute DOMString referrerPolicy;
  [CEReactions, Reflect, Keywords="high low auto", Missing="auto"] attribute DOMString fetchPriority;
  [SameObject, PutForwards=value, Reflect="rel"] readonly attribute DOMTokenList relList;
  [SameObject, PutForwards=value, Reflect] readonly attribute DOMTokenList sizes;
};

[Exposed=Window, LocalNames=(meta)]
interface HTMLMetaElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString content;
  [CEReactions, Reflect="http-equiv"] attribute DOMString httpEquiv;
  [CEReactions, Reflect] attribute DOMString media;
  [CEReactions, Reflect] attribute DOMString scheme;
};

[Exposed=Window, LocalNames=(style)]
interface HTMLStyleElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString media;
  [CEReactions, Reflect] attribute DOMString type;
};
