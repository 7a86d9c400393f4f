// js/webidl/DOMException.js: the exceptions of DOM algorithms. https://webidl.spec.whatwg.org/#idl-DOMException
//
// Offers G.makeException(name, message), G.exceptionOfCode(legacy code), isException(value), exceptionParts(exception) → {name, message}.
// Exposes DOMException.
'use strict';
{
  const G = this;
  const { ObjectCreate, setPrototypeOf, define, Given, toText } = G;
  const { Error: NativeError } = G.primordials, ErrorPrototype = NativeError.prototype;
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
    static is(value) { return typeof value === 'object' && value !== null && #name in value; }
    static nameOf(object) { return object.#name; }
    static messageOf(object) { return object.#message; }
  }

  // https://webidl.spec.whatwg.org/#dfn-error-names-table
  const constants = {
    __proto__: null,
    INDEX_SIZE_ERR: 1, DOMSTRING_SIZE_ERR: 2, HIERARCHY_REQUEST_ERR: 3, WRONG_DOCUMENT_ERR: 4, INVALID_CHARACTER_ERR: 5,
    NO_DATA_ALLOWED_ERR: 6, NO_MODIFICATION_ALLOWED_ERR: 7, NOT_FOUND_ERR: 8, NOT_SUPPORTED_ERR: 9, INUSE_ATTRIBUTE_ERR: 10,
    INVALID_STATE_ERR: 11, SYNTAX_ERR: 12, INVALID_MODIFICATION_ERR: 13, NAMESPACE_ERR: 14, INVALID_ACCESS_ERR: 15,
    VALIDATION_ERR: 16, TYPE_MISMATCH_ERR: 17, SECURITY_ERR: 18, NETWORK_ERR: 19, ABORT_ERR: 20, URL_MISMATCH_ERR: 21,
    QUOTA_EXCEEDED_ERR: 22, TIMEOUT_ERR: 23, INVALID_NODE_TYPE_ERR: 24, DATA_CLONE_ERR: 25,
  };

  function make(object, message, name) {
    const exception = new ExceptionBrand(object, message, name);
    define(exception, 'stack', captureStack(), true, false, true);
    return exception;
  }
  const DOMException = G.defineInterface('DOMException', {
    __proto__: null,
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
  G.isException = ExceptionBrand.is;
  G.exceptionParts = value => ({ __proto__: null, name: ExceptionBrand.nameOf(value), message: ExceptionBrand.messageOf(value) });
  G.exceptionOfCode = code => {
    for (const name in codes) if (codes[name] === code) return G.makeException(name);
    return G.makeException('UnknownError');
  };
}
