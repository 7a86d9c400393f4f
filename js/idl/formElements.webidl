// https://html.spec.whatwg.org/multipage/forms.html

[Exposed=Window, LocalNames=(form)]
interface HTMLFormElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect="accept-charset"] attribute DOMString acceptCharset;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString target;
  [CEReactions, Reflect] attribute DOMString rel;
  [CEReactions, Reflect] attribute boolean noValidate;
  [CEReactions, Reflect, Keywords="on off", Missing="on"] attribute DOMString autocomplete;
  [CEReactions, Reflect, Keywords="application/x-www-form-urlencoded multipart/form-data text/plain", Missing="application/x-www-form-urlencoded"] attribute DOMString enctype;
  [CEReactions, Reflect="enctype", Keywords="application/x-www-form-urlencoded multipart/form-data text/plain", Missing="application/x-www-form-urlencoded"] attribute DOMString encoding;
  [CEReactions, Reflect, Keywords="get post dialog", Missing="get"] attribute DOMString method;
  [SameObject, PutForwards=value, Reflect="rel"] readonly attribute DOMTokenList relList;
};

[Exposed=Window, LocalNames=(label)]
interface HTMLLabelElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect="for"] attribute DOMString htmlFor;
};

[Exposed=Window, LocalNames=(input)]
interface HTMLInputElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString accept;
  [CEReactions, Reflect] attribute DOMString alt;
  [CEReactions, Reflect] attribute DOMString dirName;
  [CEReactions, Reflect] attribute DOMString max;
  [CEReactions, Reflect] attribute DOMString min;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString pattern;
  [CEReactions, Reflect] attribute DOMString placeholder;
  [CEReactions, Reflect] attribute DOMString step;
  [CEReactions, Reflect] attribute DOMString useMap;
  [CEReactions, Reflect] attribute DOMString align;
  [CEReactions, ReflectURL] attribute USVString src;
  [CEReactions, Reflect="checked"] attribute boolean defaultChecked;
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean multiple;
  [CEReactions, Reflect] attribute boolean readOnly;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, Reflect] attribute boolean switch;
  [CEReactions, Reflect] attribute boolean webkitdirectory;
  [CEReactions, Reflect] attribute boolean autofocus;
  [CEReactions, ReflectNonNegative] attribute long maxLength;
  [CEReactions, ReflectNonNegative] attribute long minLength;
  [CEReactions, ReflectPositive, ReflectDefault=20] attribute unsigned long size;
  [CEReactions, Reflect, Keywords="application/x-www-form-urlencoded multipart/form-data text/plain", Invalid="application/x-www-form-urlencoded"] attribute DOMString formEnctype;
  [CEReactions, Reflect, Keywords="get post dialog", Invalid="get"] attribute DOMString formMethod;
  [CEReactions, Reflect] attribute DOMString formTarget;
  [CEReactions, Reflect] attribute boolean formNoValidate;
};

[Exposed=Window, LocalNames=(button)]
interface HTMLButtonElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean autofocus;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString value;
  [CEReactions, Reflect, Keywords="submit reset button", Missing="submit"] attribute DOMString type;
  [CEReactions, Reflect, Keywords="application/x-www-form-urlencoded multipart/form-data text/plain", Invalid="application/x-www-form-urlencoded"] attribute DOMString formEnctype;
  [CEReactions, Reflect, Keywords="get post dialog", Invalid="get"] attribute DOMString formMethod;
  [CEReactions, Reflect] attribute DOMString formTarget;
  [CEReactions, Reflect] attribute boolean formNoValidate;
  [CEReactions, Reflect="commandfor"] attribute Element? commandForElement;
};

[Exposed=Window, LocalNames=(select)]
interface HTMLSelectElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean multiple;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, Reflect] attribute boolean autofocus;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute unsigned long size;
};

[Exposed=Window, LocalNames=(datalist)]
interface HTMLDataListElement : HTMLElement {
  [HTMLConstructor] constructor();
};

[Exposed=Window, LocalNames=(optgroup)]
interface HTMLOptGroupElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString label;
};

[Exposed=Window, LocalNames=(option)]
interface HTMLOptionElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect="selected"] attribute boolean defaultSelected;
};

[Exposed=Window, LocalNames=(textarea)]
interface HTMLTextAreaElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString dirName;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString placeholder;
  [CEReactions, Reflect] attribute DOMString wrap;
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean readOnly;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, Reflect] attribute boolean autofocus;
  [CEReactions, ReflectNonNegative] attribute long maxLength;
  [CEReactions, ReflectNonNegative] attribute long minLength;
  [CEReactions, ReflectPositiveWithFallback, ReflectDefault=20] attribute unsigned long cols;
  [CEReactions, ReflectPositiveWithFallback, ReflectDefault=2] attribute unsigned long rows;
};

[Exposed=Window, LocalNames=(output)]
interface HTMLOutputElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString name;
  [SameObject, PutForwards=value, Reflect="for"] readonly attribute DOMTokenList htmlFor;
};

[Exposed=Window, LocalNames=(progress)]
interface HTMLProgressElement : HTMLElement {
  [HTMLConstructor] constructor();
};

[Exposed=Window, LocalNames=(meter)]
interface HTMLMeterElement : HTMLElement {
  [HTMLConstructor] constructor();
};

[Exposed=Window, LocalNames=(fieldset)]
interface HTMLFieldSetElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString name;
};

[Exposed=Window, LocalNames=(legend)]
interface HTMLLegendElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString align;
};
