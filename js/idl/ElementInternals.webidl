// https://html.spec.whatwg.org/multipage/custom-elements.html#the-elementinternals-interface
//
// The members of ARIAMixin are a table.
[Exposed=Window]
interface ElementInternals {
  readonly attribute ShadowRoot? shadowRoot;

  undefined setFormValue((File or USVString or FormData)? value, optional (File or USVString or FormData)? state);
  readonly attribute HTMLFormElement? form;
  undefined setValidity(optional ValidityStateFlags flags = {}, optional DOMString message, optional HTMLElement anchor);
  readonly attribute boolean willValidate;
  readonly attribute ValidityState validity;
  readonly attribute DOMString validationMessage;
  boolean checkValidity();
  boolean reportValidity();
  readonly attribute NodeList labels;

  [SameObject] readonly attribute CustomStateSet states;
};

dictionary ValidityStateFlags {
  boolean valueMissing = false;
  boolean typeMismatch = false;
  boolean patternMismatch = false;
  boolean tooLong = false;
  boolean tooShort = false;
  boolean rangeUnderflow = false;
  boolean rangeOverflow = false;
  boolean stepMismatch = false;
  boolean badInput = false;
  boolean customError = false;
};

// https://html.spec.whatwg.org/multipage/custom-elements.html#custom-state-pseudo-class
[Exposed=Window]
interface CustomStateSet {
  setlike<DOMString>;
};
