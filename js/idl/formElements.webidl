// https://html.spec.whatwg.org/multipage/forms.html

[Exposed=Window, LegacyOverrideBuiltIns, LegacyUnenumerableNamedProperties]
interface HTMLFormElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect="accept-charset"] attribute DOMString acceptCharset;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString target;
  [CEReactions, Reflect] attribute DOMString rel;
  [CEReactions, Reflect] attribute boolean noValidate;
  [CEReactions] attribute DOMString autocomplete;
  [CEReactions] attribute DOMString enctype;
  [CEReactions] attribute DOMString encoding;
  [CEReactions] attribute DOMString method;
  [SameObject, PutForwards=value, Reflect="rel"] readonly attribute DOMTokenList relList;

  [CEReactions, ReflectSetter] attribute USVString action;
  undefined submit();
  undefined requestSubmit(optional HTMLElement? submitter = null);
  [CEReactions] undefined reset();
  boolean checkValidity();
  boolean reportValidity();
};

[Exposed=Window]
interface HTMLLabelElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect="for"] attribute DOMString htmlFor;

  readonly attribute HTMLFormElement? form;
  readonly attribute HTMLElement? control;
};

[Exposed=Window]
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

  // Safari's additions.
  [CEReactions, Reflect] attribute boolean switch;

  // https://wicg.github.io/entries-api/#html-forms
  attribute boolean webkitdirectory;
  [CEReactions, ReflectNonNegative] attribute long maxLength;
  [CEReactions, ReflectNonNegative] attribute long minLength;
  [CEReactions, Reflect] attribute unsigned long size;
  [CEReactions] attribute DOMString formEnctype;
  [CEReactions] attribute DOMString formMethod;
  [CEReactions, Reflect] attribute DOMString formTarget;
  [CEReactions, Reflect] attribute boolean formNoValidate;

  [CEReactions] attribute DOMString type;
  [CEReactions, Reflect="value"] attribute DOMString defaultValue;
  [CEReactions] attribute [LegacyNullToEmptyString] DOMString value;
  attribute object? valueAsDate;
  attribute unrestricted double valueAsNumber;
  attribute boolean checked;
  attribute boolean indeterminate;
  attribute FileList? files;
  readonly attribute HTMLDataListElement? list;
  [CEReactions, ReflectSetter] attribute unsigned long width;
  [CEReactions, ReflectSetter] attribute unsigned long height;
  undefined stepUp(optional long n = 1);
  undefined stepDown(optional long n = 1);
  undefined showPicker();
};

[Exposed=Window]
interface HTMLButtonElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString value;
  [CEReactions, ReflectSetter] attribute DOMString type;
  [CEReactions] attribute DOMString formEnctype;
  [CEReactions] attribute DOMString formMethod;
  [CEReactions, Reflect] attribute DOMString formTarget;
  [CEReactions, Reflect] attribute boolean formNoValidate;
  [CEReactions, Reflect] attribute Element? commandForElement;

  [CEReactions, ReflectSetter] attribute DOMString command;
};

[Exposed=Window]
interface HTMLSelectElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean multiple;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect, ReflectDefault=0] attribute unsigned long size;

  getter HTMLOptionElement? item(unsigned long index);
  [CEReactions] setter undefined (unsigned long index, HTMLOptionElement? option);
  HTMLOptionElement? namedItem(DOMString name);
  readonly attribute DOMString type;
  [SameObject] readonly attribute HTMLOptionsCollection options;
  [CEReactions] attribute unsigned long length;
  // `before` is an HTMLElement or a long: both are numbers to steps, so it comes as it is.
  [CEReactions] undefined add((HTMLOptionElement or HTMLOptGroupElement) element, optional (HTMLElement or long)? before = null);
  [CEReactions] undefined remove();
  [CEReactions] undefined remove(long index);
  [SameObject] readonly attribute HTMLCollection selectedOptions;
  attribute long selectedIndex;
  attribute DOMString value;
};

[Exposed=Window]
interface HTMLDataListElement : HTMLElement {
  [HTMLConstructor] constructor();

  [SameObject] readonly attribute HTMLCollection options;
};

[Exposed=Window]
interface HTMLOptGroupElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString label;
};

[Exposed=Window,
 LegacyFactoryFunction=Option(optional DOMString text = "", optional DOMString value, optional boolean defaultSelected = false,
                              optional boolean selected = false)]
interface HTMLOptionElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect="selected"] attribute boolean defaultSelected;

  readonly attribute HTMLFormElement? form;
  [CEReactions, ReflectSetter] attribute DOMString label;
  attribute boolean selected;
  [CEReactions, ReflectSetter] attribute DOMString value;
  [CEReactions] attribute DOMString text;
  readonly attribute long index;
};

[Exposed=Window]
interface HTMLTextAreaElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString dirName;
  [CEReactions, Reflect] attribute DOMString name;
  [CEReactions, Reflect] attribute DOMString placeholder;
  [CEReactions, Reflect] attribute DOMString wrap;
  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute boolean readOnly;
  [CEReactions, Reflect] attribute boolean required;
  [CEReactions, ReflectNonNegative] attribute long maxLength;
  [CEReactions, ReflectNonNegative] attribute long minLength;
  [CEReactions, ReflectPositiveWithFallback, ReflectDefault=20] attribute unsigned long cols;
  [CEReactions, ReflectPositiveWithFallback, ReflectDefault=2] attribute unsigned long rows;

  readonly attribute DOMString type;
  [CEReactions] attribute DOMString defaultValue;
  attribute [LegacyNullToEmptyString] DOMString value;
  readonly attribute unsigned long textLength;
};

[Exposed=Window]
interface HTMLOutputElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString name;
  [SameObject, PutForwards=value, Reflect="for"] readonly attribute DOMTokenList htmlFor;

  readonly attribute DOMString type;
  [CEReactions] attribute DOMString defaultValue;
  [CEReactions] attribute DOMString value;
};

[Exposed=Window]
interface HTMLProgressElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, ReflectSetter] attribute double value;
  [CEReactions, ReflectPositive, ReflectDefault=1.0] attribute double max;
  readonly attribute double position;
};

[Exposed=Window]
interface HTMLMeterElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, ReflectSetter] attribute double value;
  [CEReactions, ReflectSetter] attribute double min;
  [CEReactions, ReflectSetter] attribute double max;
  [CEReactions, ReflectSetter] attribute double low;
  [CEReactions, ReflectSetter] attribute double high;
  [CEReactions, ReflectSetter] attribute double optimum;
};

[Exposed=Window]
interface HTMLFieldSetElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute boolean disabled;
  [CEReactions, Reflect] attribute DOMString name;

  readonly attribute DOMString type;
  [SameObject] readonly attribute HTMLCollection elements;
};

[Exposed=Window]
interface HTMLLegendElement : HTMLElement {
  [HTMLConstructor] constructor();

  [CEReactions, Reflect] attribute DOMString align;

  readonly attribute HTMLFormElement? form;
};

partial interface HTMLFormElement {
  getter Element (unsigned long index);
  getter (RadioNodeList or Element) (DOMString name);
  [SameObject] readonly attribute HTMLFormControlsCollection elements;
  readonly attribute unsigned long length;
};

// What the standard states of several interfaces alike.
interface mixin FormOwned {
  readonly attribute HTMLFormElement? form;
};
HTMLButtonElement includes FormOwned;
HTMLFieldSetElement includes FormOwned;
HTMLInputElement includes FormOwned;
HTMLObjectElement includes FormOwned;
HTMLOutputElement includes FormOwned;
HTMLSelectElement includes FormOwned;
HTMLTextAreaElement includes FormOwned;

interface mixin Labelable {
  readonly attribute NodeList labels;
};
HTMLButtonElement includes Labelable;
HTMLInputElement includes Labelable;
HTMLMeterElement includes Labelable;
HTMLOutputElement includes Labelable;
HTMLProgressElement includes Labelable;
HTMLSelectElement includes Labelable;
HTMLTextAreaElement includes Labelable;

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#the-constraint-validation-api
interface mixin ConstraintValidation {
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  undefined setCustomValidity(DOMString error);
};
HTMLButtonElement includes ConstraintValidation;
HTMLFieldSetElement includes ConstraintValidation;
HTMLInputElement includes ConstraintValidation;
HTMLObjectElement includes ConstraintValidation;
HTMLOutputElement includes ConstraintValidation;
HTMLSelectElement includes ConstraintValidation;
HTMLTextAreaElement includes ConstraintValidation;

[Exposed=Window]
interface ValidityState {
  readonly attribute boolean valueMissing;
  readonly attribute boolean typeMismatch;
  readonly attribute boolean patternMismatch;
  readonly attribute boolean tooLong;
  readonly attribute boolean tooShort;
  readonly attribute boolean rangeUnderflow;
  readonly attribute boolean rangeOverflow;
  readonly attribute boolean stepMismatch;
  readonly attribute boolean badInput;
  readonly attribute boolean customError;
  readonly attribute boolean valid;
};

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction
interface mixin Submitter {
  [CEReactions, ReflectSetter] attribute USVString formAction;
};
HTMLButtonElement includes Submitter;
HTMLInputElement includes Submitter;

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofilling-form-controls:-the-autocomplete-attribute
interface mixin Autofilled {
  [CEReactions, ReflectSetter] attribute DOMString autocomplete;
};
HTMLInputElement includes Autofilled;
HTMLSelectElement includes Autofilled;
HTMLTextAreaElement includes Autofilled;

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#textFieldSelection
enum SelectionMode { "select", "start", "end", "preserve" };

interface mixin SelectableText {
  undefined select();
  attribute unsigned long? selectionStart;
  attribute unsigned long? selectionEnd;
  attribute DOMString? selectionDirection;
  undefined setRangeText(DOMString replacement);
  undefined setRangeText(DOMString replacement, unsigned long start, unsigned long end, optional SelectionMode selectionMode = "preserve");
  undefined setSelectionRange(unsigned long start, unsigned long end, optional DOMString direction);
};
HTMLInputElement includes SelectableText;
HTMLTextAreaElement includes SelectableText;
