// https://html.spec.whatwg.org/multipage/text-level-semantics.html

[Exposed=Window, LocalNames=(body)]
interface HTMLBodyElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString background;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString text;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString link;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString vLink;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString aLink;
  [CEReactions, Reflect] attribute [LegacyNullToEmptyString] DOMString bgColor;
};

[Exposed=Window, LocalNames=(h1, h2, h3, h4, h5, h6)]
interface HTMLHeadingElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString align;
};

[Exposed=Window, LocalNames=(p)]
interface HTMLParagraphElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString align;
};

[Exposed=Window, LocalNames=(hr)]
interface HTMLHRElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, Reflect] attribute DOMString color;
  [CEReactions, Reflect] attribute DOMString size;
  [CEReactions, Reflect] attribute DOMString width;
  [CEReactions, Reflect] attribute boolean noShade;
};

[Exposed=Window, LocalNames=(pre, listing, xmp)]
interface HTMLPreElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute long width;
};

[Exposed=Window, LocalNames=(q, blockquote)]
interface HTMLQuoteElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, ReflectURL] attribute USVString cite;
};

[Exposed=Window, LocalNames=(ol)]
interface HTMLOListElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean reversed;
  [CEReactions, Reflect] attribute boolean compact;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect, ReflectDefault=1] attribute long start;
};

[Exposed=Window, LocalNames=(ul)]
interface HTMLUListElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean compact;
  [CEReactions, Reflect] attribute DOMString type;
};

[Exposed=Window, LocalNames=(menu)]
interface HTMLMenuElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean compact;
};

[Exposed=Window, LocalNames=(li)]
interface HTMLLIElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute long value;
  [CEReactions, Reflect] attribute DOMString type;
};

[Exposed=Window, LocalNames=(dl)]
interface HTMLDListElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean compact;
};

[Exposed=Window, LocalNames=(div)]
interface HTMLDivElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString align;
};

[Exposed=Window, LocalNames=(a)]
interface HTMLAnchorElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString target;
  [CEReactions, Reflect] attribute DOMString download;
  [CEReactions, Reflect] attribute USVString ping;
  [CEReactions, Reflect] attribute DOMString rel;
  [CEReactions, Reflect] attribute DOMString hreflang;
  [CEReactions, Reflect] attribute DOMString type;
  [CEReactions, Reflect] attribute DOMString coords;
  [CEReactions, Reflect] attribute DOMString charset;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString rev;
  [CEReactions, Reflect] attribute DOMString shape;
  [CEReactions, Reflect, Keywords="no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url"] attribute DOMString referrerPolicy;
  [SameObject, PutForwards=value, Reflect="rel"] readonly attribute DOMTokenList relList;

  [CEReactions] attribute DOMString text;
};

[Exposed=Window, LocalNames=(data)]
interface HTMLDataElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString value;
};

[Exposed=Window, LocalNames=(time)]
interface HTMLTimeElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString dateTime;
};

[Exposed=Window, LocalNames=(span)]
interface HTMLSpanElement : HTMLElement {
  [HTMLConstructor] constructor();
};

[Exposed=Window, LocalNames=(br)]
interface HTMLBRElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString clear;
};

[Exposed=Window, LocalNames=(ins, del)]
interface HTMLModElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, ReflectURL] attribute USVString cite;
  [CEReactions, Reflect] attribute DOMString dateTime;
};

[Exposed=Window]
interface HTMLUnknownElement : HTMLElement {
};

// What all elements of HTML have. https://html.spec.whatwg.org/multipage/dom.html#htmlelement
[LocalNames=(
    abbr, acronym, address, article, aside, b, basefont, bdi, bdo, big, center, cite, code, dd, dfn, dt, em, figcaption,
    figure, footer, header, hgroup, i, kbd, main, mark, nav, nobr, noembed, noframes, noscript, plaintext, rb, rp, rt, rtc,
    ruby, s, samp, search, section, small, strike, strong, sub, summary, sup, tt, u, var, wbr)]
partial interface HTMLElement {
  [CEReactions, Reflect] attribute DOMString title;
  [CEReactions, Reflect] attribute DOMString lang;
  [CEReactions, Reflect, Keywords="ltr rtl auto"] attribute DOMString dir;
  [CEReactions, Reflect] attribute DOMString accessKey;
  [CEReactions, Reflect, Keywords="until-found"] attribute (boolean or unrestricted double or DOMString)? hidden;
  [CEReactions, Reflect] attribute boolean inert;
  [CEReactions, Reflect] attribute DOMString autocorrect;
  [CEReactions, Reflect, Keywords="none text tel url email numeric decimal search"] attribute DOMString inputMode;
  [CEReactions, Reflect, Keywords="enter done go next previous search send"] attribute DOMString enterKeyHint;
  [CEReactions, Reflect, Keywords="auto >auto manual", Missing=null, Invalid="manual"] attribute DOMString? popover;
};

// https://html.spec.whatwg.org/multipage/links.html#htmlhyperlinkelementutils
interface mixin HTMLHyperlinkElementUtils {
  [CEReactions] stringifier attribute USVString href;
  readonly attribute USVString origin;
  [CEReactions] attribute USVString protocol;
  [CEReactions] attribute USVString username;
  [CEReactions] attribute USVString password;
  [CEReactions] attribute USVString host;
  [CEReactions] attribute USVString hostname;
  [CEReactions] attribute USVString port;
  [CEReactions] attribute USVString pathname;
  [CEReactions] attribute USVString search;
  [CEReactions] attribute USVString hash;
};
HTMLAnchorElement includes HTMLHyperlinkElementUtils;
HTMLAreaElement includes HTMLHyperlinkElementUtils;
