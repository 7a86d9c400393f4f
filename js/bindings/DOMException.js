// js/bindings/DOMException.js: the bindings that js/idl/generate.py made of js/idl/DOMException.webidl. Not to be edited.
//
// Exposes DOMException.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, toText, wrongReceiver, wrongValue } = G;
  const DOMExceptionSteps = G.DOMExceptionSteps;

  class DOMExceptionBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMException', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMException', where);
      return value.#state;
    }
  }
  G.DOMExceptionBrand = DOMExceptionBrand;
  const DOMException = defineInterface('DOMException', {
    __proto__: null,
    construct(object, message = undefined, name = undefined) {
      message = message === undefined ? '' : toText(message);
      name = name === undefined ? 'Error' : toText(name);
      return DOMExceptionSteps.made(new DOMExceptionBrand(object, DOMExceptionSteps.construct(message, name)));
    },
    constants: {
      __proto__: null,
      INDEX_SIZE_ERR: 1, DOMSTRING_SIZE_ERR: 2, HIERARCHY_REQUEST_ERR: 3, WRONG_DOCUMENT_ERR: 4, INVALID_CHARACTER_ERR: 5,
      NO_DATA_ALLOWED_ERR: 6, NO_MODIFICATION_ALLOWED_ERR: 7, NOT_FOUND_ERR: 8, NOT_SUPPORTED_ERR: 9, INUSE_ATTRIBUTE_ERR: 10,
      INVALID_STATE_ERR: 11, SYNTAX_ERR: 12, INVALID_MODIFICATION_ERR: 13, NAMESPACE_ERR: 14, INVALID_ACCESS_ERR: 15,
      VALIDATION_ERR: 16, TYPE_MISMATCH_ERR: 17, SECURITY_ERR: 18, NETWORK_ERR: 19, ABORT_ERR: 20, URL_MISMATCH_ERR: 21,
      QUOTA_EXCEEDED_ERR: 22, TIMEOUT_ERR: 23, INVALID_NODE_TYPE_ERR: 24, DATA_CLONE_ERR: 25,
    },
    members: {
      constructor: undefined,
      get code() { return DOMExceptionSteps.code(DOMExceptionBrand.of(this, 'code', 1)); },
      get name() { return DOMExceptionSteps.name(DOMExceptionBrand.of(this, 'name', 1)); },
      get message() { return DOMExceptionSteps.message(DOMExceptionBrand.of(this, 'message', 1)); },
    },
  });
  DOMExceptionSteps.table(DOMException, DOMExceptionBrand);
  G.makeDOMException = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMException') return G[`make${state.interface}`](state);
    return DOMExceptionSteps.made(new DOMExceptionBrand(ObjectCreate(DOMException.prototype), state));
  };
  G.isDOMException = DOMExceptionBrand.is;
  G.domExceptionState = DOMExceptionBrand.from;
}
