// js/bindings/xhr.js: the bindings that js/idl/generate.py made of js/idl/xhr.webidl. Not to be edited.
//
// Exposes FormData, XMLHttpRequestEventTarget, XMLHttpRequestUpload, XMLHttpRequest.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, accessors, addIterable, defineInterface, fromSequence, htmlElementArgument, idOf, isBuffer, isNode, kindOf,
    makeTarget, need, toByteString, toText, toUSV, wrap, wrongReceiver, wrongValue,
  } = G;
  const FormDataSteps = G.FormDataSteps;
  const XMLHttpRequestSteps = G.XMLHttpRequestSteps;
  function fromFile(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value.interface) { case 'File': return G.makeFile(value); default: return value; }
  }
  const listFromFile = list => fromSequence(list, fromFile, false);
  const XMLHttpRequestResponseTypeValues = { __proto__: null, '': true, arraybuffer: true, blob: true, document: true, json: true, text: true };
  function toDocumentOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUSVString(value) {
    if (value === null || value === undefined) return null;
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isNode(value) && kindOf(idOf(value)) === 9) return idOf(value);
      if (G.isBlob(value)) return G.blobState(value);
      if (G.isFormData(value)) return G.formDataState(value);
      if (G.isURLSearchParams(value)) return G.urlSearchParamsState(value);
      if (isBuffer(value, 'BufferSource')) return value;
    }
    return toUSV(value);
  }

  class FormDataBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('FormData', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('FormData', where);
      return value.#state;
    }
  }
  G.FormDataBrand = FormDataBrand;
  const FormData = defineInterface('FormData', {
    __proto__: null,
    construct(object, form = undefined, submitter = undefined) {
      if (form !== undefined) form = htmlElementArgument(form, 'HTMLFormElement', 84994);
      submitter = submitter === null || submitter === undefined ? null : htmlElementArgument(submitter, 'HTMLElement', 216776);
      return new FormDataBrand(object, FormDataSteps.construct(form, submitter));
    },
    members: {
      constructor: undefined,
      append(a0, a1, a2 = undefined) {
        const state = FormDataBrand.of(this, 'append');
        need(arguments.length, 2);
        if (arguments.length <= 2) {
          if (G.isBlob(a1)) {
            a0 = toUSV(a0);
            a1 = G.blobState(a1, 758647);
            if (a2 !== undefined) a2 = toUSV(a2);
            FormDataSteps.append(state, a0, a1, a2);
            return;
          }
          a0 = toUSV(a0);
          a1 = toUSV(a1);
          FormDataSteps.append(state, a0, a1);
          return;
        }
        {
          a0 = toUSV(a0);
          a1 = G.blobState(a1, 758647);
          if (a2 !== undefined) a2 = toUSV(a2);
          FormDataSteps.append(state, a0, a1, a2);
          return;
        }
      },
      delete(name) {
        const state = FormDataBrand.of(this, 'delete');
        need(arguments.length, 1);
        name = toUSV(name);
        FormDataSteps.delete(state, name);
      },
      get(name) {
        const state = FormDataBrand.of(this, 'get');
        need(arguments.length, 1);
        name = toUSV(name);
        return fromFile(FormDataSteps.get(state, name));
      },
      getAll(name) {
        const state = FormDataBrand.of(this, 'getAll');
        need(arguments.length, 1);
        name = toUSV(name);
        return listFromFile(FormDataSteps.getAll(state, name));
      },
      has(name) {
        const state = FormDataBrand.of(this, 'has');
        need(arguments.length, 1);
        name = toUSV(name);
        return FormDataSteps.has(state, name);
      },
      set(a0, a1, a2 = undefined) {
        const state = FormDataBrand.of(this, 'set');
        need(arguments.length, 2);
        if (arguments.length <= 2) {
          if (G.isBlob(a1)) {
            a0 = toUSV(a0);
            a1 = G.blobState(a1, 303284);
            if (a2 !== undefined) a2 = toUSV(a2);
            FormDataSteps.set(state, a0, a1, a2);
            return;
          }
          a0 = toUSV(a0);
          a1 = toUSV(a1);
          FormDataSteps.set(state, a0, a1);
          return;
        }
        {
          a0 = toUSV(a0);
          a1 = G.blobState(a1, 303284);
          if (a2 !== undefined) a2 = toUSV(a2);
          FormDataSteps.set(state, a0, a1, a2);
          return;
        }
      },
      entries: undefined,
      keys: undefined,
      values: undefined,
      forEach: undefined,
    },
  });
  addIterable(FormData, 'FormData', FormDataBrand, FormDataSteps);
  G.makeFormData = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'FormData') return G[`make${state.interface}`](state);
    return new FormDataBrand(ObjectCreate(FormData.prototype), state);
  };
  G.isFormData = FormDataBrand.is;
  G.formDataState = FormDataBrand.from;

  class XMLHttpRequestEventTargetBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('XMLHttpRequestEventTarget', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('XMLHttpRequestEventTarget', where);
      return value.#state;
    }
  }
  G.XMLHttpRequestEventTargetBrand = XMLHttpRequestEventTargetBrand;
  const XMLHttpRequestEventTarget = defineInterface('XMLHttpRequestEventTarget', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      onloadstart: undefined,
      onprogress: undefined,
      onabort: undefined,
      onerror: undefined,
      onload: undefined,
      ontimeout: undefined,
      onloadend: undefined,
    },
  });
  accessors(XMLHttpRequestEventTarget.prototype, G.handlerAccessors('loadstart progress abort error load timeout loadend', '', XMLHttpRequestEventTargetBrand.of));
  G.makeXMLHttpRequestEventTarget = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'XMLHttpRequestEventTarget') return G[`make${state.interface}`](state);
    return new XMLHttpRequestEventTargetBrand(ObjectCreate(XMLHttpRequestEventTarget.prototype), state);
  };
  G.isXMLHttpRequestEventTarget = XMLHttpRequestEventTargetBrand.is;
  G.xmlHttpRequestEventTargetState = XMLHttpRequestEventTargetBrand.from;

  class XMLHttpRequestUploadBrand extends G.XMLHttpRequestEventTargetBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('XMLHttpRequestUpload', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('XMLHttpRequestUpload', where);
      return value.#state;
    }
  }
  G.XMLHttpRequestUploadBrand = XMLHttpRequestUploadBrand;
  const XMLHttpRequestUpload = defineInterface('XMLHttpRequestUpload', {
    __proto__: null,
    parent: G.XMLHttpRequestEventTarget,
  });
  G.makeXMLHttpRequestUpload = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'XMLHttpRequestUpload') return G[`make${state.interface}`](state);
    return new XMLHttpRequestUploadBrand(ObjectCreate(XMLHttpRequestUpload.prototype), state);
  };
  G.isXMLHttpRequestUpload = XMLHttpRequestUploadBrand.is;
  G.xmlHttpRequestUploadState = XMLHttpRequestUploadBrand.from;

  class XMLHttpRequestBrand extends G.XMLHttpRequestEventTargetBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('XMLHttpRequest', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('XMLHttpRequest', where);
      return value.#state;
    }
  }
  G.XMLHttpRequestBrand = XMLHttpRequestBrand;
  const XMLHttpRequest = defineInterface('XMLHttpRequest', {
    __proto__: null,
    parent: G.XMLHttpRequestEventTarget,
    construct(object) {
      return new XMLHttpRequestBrand(object, XMLHttpRequestSteps.construct());
    },
    constants: {
      __proto__: null,
      UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4,
    },
    members: {
      constructor: undefined,
      onreadystatechange: undefined,
      get readyState() { return XMLHttpRequestSteps.readyState(XMLHttpRequestBrand.of(this, 'readyState', 1)); },
      get timeout() { return XMLHttpRequestSteps.timeout(XMLHttpRequestBrand.of(this, 'timeout', 1)); },
      set timeout(value) { const state = XMLHttpRequestBrand.of(this, 'timeout', 2); XMLHttpRequestSteps.setTimeout(state, value >>> 0); },
      get withCredentials() { return XMLHttpRequestSteps.withCredentials(XMLHttpRequestBrand.of(this, 'withCredentials', 1)); },
      set withCredentials(value) {
        const state = XMLHttpRequestBrand.of(this, 'withCredentials', 2);
        XMLHttpRequestSteps.setWithCredentials(state, !!value);
      },
      get upload() { return G.makeXMLHttpRequestUpload(XMLHttpRequestSteps.upload(XMLHttpRequestBrand.of(this, 'upload', 1))); },
      get responseURL() { return XMLHttpRequestSteps.responseURL(XMLHttpRequestBrand.of(this, 'responseURL', 1)); },
      get status() { return XMLHttpRequestSteps.status(XMLHttpRequestBrand.of(this, 'status', 1)); },
      get statusText() { return XMLHttpRequestSteps.statusText(XMLHttpRequestBrand.of(this, 'statusText', 1)); },
      get responseType() { return XMLHttpRequestSteps.responseType(XMLHttpRequestBrand.of(this, 'responseType', 1)); },
      set responseType(value) {
        const state = XMLHttpRequestBrand.of(this, 'responseType', 2);
        value = toText(value);
        if (XMLHttpRequestResponseTypeValues[value] === true) XMLHttpRequestSteps.setResponseType(state, value);
      },
      get response() { return XMLHttpRequestSteps.response(XMLHttpRequestBrand.of(this, 'response', 1)); },
      get responseText() { return XMLHttpRequestSteps.responseText(XMLHttpRequestBrand.of(this, 'responseText', 1)); },
      get responseXML() { return wrap(XMLHttpRequestSteps.responseXML(XMLHttpRequestBrand.of(this, 'responseXML', 1))); },
      open(a0, a1, a2 = undefined, a3 = undefined, a4 = undefined) {
        const state = XMLHttpRequestBrand.of(this, 'open');
        need(arguments.length, 2);
        if (arguments.length <= 2) {
          a0 = toByteString(a0);
          a1 = toUSV(a1);
          XMLHttpRequestSteps.open(state, a0, a1);
          return;
        }
        if (arguments.length <= 3) {
          a0 = toByteString(a0);
          a1 = toUSV(a1);
          a2 = !!a2;
          a3 = a3 === null || a3 === undefined ? null : toUSV(a3);
          a4 = a4 === null || a4 === undefined ? null : toUSV(a4);
          XMLHttpRequestSteps.open(state, a0, a1, a2, a3, a4);
          return;
        }
        if (arguments.length <= 4) {
          a0 = toByteString(a0);
          a1 = toUSV(a1);
          a2 = !!a2;
          a3 = a3 === null || a3 === undefined ? null : toUSV(a3);
          a4 = a4 === null || a4 === undefined ? null : toUSV(a4);
          XMLHttpRequestSteps.open(state, a0, a1, a2, a3, a4);
          return;
        }
        {
          a0 = toByteString(a0);
          a1 = toUSV(a1);
          a2 = !!a2;
          a3 = a3 === null || a3 === undefined ? null : toUSV(a3);
          a4 = a4 === null || a4 === undefined ? null : toUSV(a4);
          XMLHttpRequestSteps.open(state, a0, a1, a2, a3, a4);
          return;
        }
      },
      setRequestHeader(name, value) {
        const state = XMLHttpRequestBrand.of(this, 'setRequestHeader');
        need(arguments.length, 2);
        name = toByteString(name);
        value = toByteString(value);
        XMLHttpRequestSteps.setRequestHeader(state, name, value);
      },
      send(body = undefined) {
        const state = XMLHttpRequestBrand.of(this, 'send');
        body = body === null || body === undefined ? null : toDocumentOrBlobOrBufferSourceOrFormDataOrURLSearchParamsOrUSVString(body);
        XMLHttpRequestSteps.send(state, body);
      },
      abort() { XMLHttpRequestSteps.abort(XMLHttpRequestBrand.of(this, 'abort')); },
      getResponseHeader(name) {
        const state = XMLHttpRequestBrand.of(this, 'getResponseHeader');
        need(arguments.length, 1);
        name = toByteString(name);
        return XMLHttpRequestSteps.getResponseHeader(state, name);
      },
      getAllResponseHeaders() { return XMLHttpRequestSteps.getAllResponseHeaders(XMLHttpRequestBrand.of(this, 'getAllResponseHeaders')); },
      overrideMimeType(mime) {
        const state = XMLHttpRequestBrand.of(this, 'overrideMimeType');
        need(arguments.length, 1);
        mime = toText(mime);
        XMLHttpRequestSteps.overrideMimeType(state, mime);
      },
    },
  });
  accessors(XMLHttpRequest.prototype, G.handlerAccessors('readystatechange', '', XMLHttpRequestBrand.of));
  G.makeXMLHttpRequest = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'XMLHttpRequest') return G[`make${state.interface}`](state);
    return new XMLHttpRequestBrand(ObjectCreate(XMLHttpRequest.prototype), state);
  };
  G.isXMLHttpRequest = XMLHttpRequestBrand.is;
  G.xmlHttpRequestState = XMLHttpRequestBrand.from;
}
