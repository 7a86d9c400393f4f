// js/webidl/DOMException.js: the exceptions of DOM algorithms. https://webidl.spec.whatwg.org/#idl-DOMException
//
// Offers G.fail(name, message), which throws one, and G.throwStatus(status), which turns the status of a native call into
// one: 1-99 are legacy codes, 100 a TypeError. Exposes DOMException.
(function (G) {
  'use strict';
  const { ObjectCreate, setPrototypeOf, define, Given, toText } = G;
  const ErrorPrototype = Error.prototype;
  const NativeError = Error;
  const captureStack = () => new NativeError().stack;

  const codes = setPrototypeOf({
    IndexSizeError: 1, HierarchyRequestError: 3, WrongDocumentError: 4, InvalidCharacterError: 5,
    NoModificationAllowedError: 7, NotFoundError: 8, NotSupportedError: 9, InUseAttributeError: 10, InvalidStateError: 11,
    SyntaxError: 12, InvalidModificationError: 13, NamespaceError: 14, InvalidAccessError: 15, TypeMismatchError: 17,
    SecurityError: 18, NetworkError: 19, AbortError: 20, URLMismatchError: 21, QuotaExceededError: 22, TimeoutError: 23,
    InvalidNodeTypeError: 24, DataCloneError: 25,
  }, null);
  const messages = setPrototypeOf({
    IndexSizeError: 'The index is not in the allowed range.',
    HierarchyRequestError: 'The operation would yield an incorrect node tree.',
    WrongDocumentError: 'The object is in the wrong document.',
    InvalidCharacterError: 'The string contains invalid characters.',
    NotFoundError: 'The object can not be found here.',
    NotSupportedError: 'The operation is not supported.',
    InUseAttributeError: 'The attribute is in use.',
    InvalidStateError: 'The object is in an invalid state.',
    SyntaxError: 'The string did not match the expected pattern.',
    NamespaceError: 'The operation is not allowed by Namespaces in XML.',
  }, null);

  class ExceptionBrand extends Given {
    #name; #message;
    constructor(object, message, name) { super(object); this.#name = name; this.#message = message; }
    static nameOf(object) { return object.#name; }
    static messageOf(object) { return object.#message; }
  }

  const constants = ObjectCreate(null);
  for (const name of Object.keys(codes)) {
    constants[name.replace(/Error$/, '').replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase() + '_ERR'] = codes[name];
  }
  Object.assign(constants, { DOMSTRING_SIZE_ERR: 2, NO_DATA_ALLOWED_ERR: 6, VALIDATION_ERR: 16, INUSE_ATTRIBUTE_ERR: 10 });
  delete constants.IN_USE_ATTRIBUTE_ERR;

  function make(object, message, name) {
    const exception = new ExceptionBrand(object, message, name);
    define(exception, 'stack', captureStack(), true, false, true);
    return exception;
  }
  const DOMException = G.defineInterface('DOMException', {
    construct: (object, message = '', name = 'Error') => make(object, toText(message), toText(name)),
    members: {
      get name() { return ExceptionBrand.nameOf(this); },
      get message() { return ExceptionBrand.messageOf(this); },
      get code() { return codes[ExceptionBrand.nameOf(this)] || 0; },
    },
    constants,
  });
  setPrototypeOf(DOMException.prototype, ErrorPrototype);

  G.makeException = (name, message) => make(ObjectCreate(DOMException.prototype), message === undefined ? messages[name] || '' : message, name);
  G.fail = (name, message) => { throw G.makeException(name, message); };
  const namesByCode = [];
  for (const name of Object.keys(codes)) namesByCode[codes[name]] = name;
  setPrototypeOf(namesByCode, null);
  G.throwStatus = status => {
    if (status === 100) throw new TypeError('Type error');
    G.fail(namesByCode[status]);
  };
})
