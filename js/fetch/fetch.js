// js/fetch/fetch.js: fetch and XMLHttpRequest without a network: every request fails, at once and as WebKit says it.
// https://fetch.spec.whatwg.org/#fetch-api https://xhr.spec.whatwg.org/
//
// Reads and writes nothing of the arena. Exposes Headers, XMLHttpRequest,
//         XMLHttpRequestEventTarget, XMLHttpRequestUpload.
'use strict';
{
  const G = this;
  const { defineInterface, Given, need, toText, toUSV, toASCIILower, fail, makeTarget, PrivateMap, accessors } = G;
  class Brand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
  }
  const { of } = Brand, { iterator } = G.primordials;
  const Headers = defineInterface('Headers', {
    construct(object, init = undefined) {
      const headers = new Brand(object, PrivateMap());
      if (init !== undefined && init !== null) {
        const pairs = init[iterator] ? init : G.primordials.entriesOf(init);
        for (const [name, value] of pairs) headers.append(name, value);
      }
      return headers;
    },
    members: {
      append(name, value) {
        need(arguments.length, 2);
        const key = toASCIILower(toText(name)), old = of(this).get(key);
        of(this).set(key, old === undefined ? toText(value) : `${old}, ${toText(value)}`);
      },
      delete(name) { of(this).delete(toASCIILower(toText(name))); },
      get(name) { const value = of(this).get(toASCIILower(toText(name))); return value === undefined ? null : value; },
      has(name) { return of(this).has(toASCIILower(toText(name))); },
      set(name, value) { need(arguments.length, 2); of(this).set(toASCIILower(toText(name)), toText(value)); },
      forEach(callback, thisArgument = undefined) { of(this).forEach((value, name) => G.apply(callback, thisArgument, [value, name, this])); },
      *entries() { const list = []; of(this).forEach((value, name) => list.push([name, value])); yield* list.sort((a, b) => a[0] < b[0] ? -1 : 1); },
      *keys() { for (const [name] of this.entries()) yield name; },
      *values() { for (const [, value] of this.entries()) yield value; },
    },
  });
  G.define(Headers.prototype, iterator, Headers.prototype.entries, true, false, true);

  const Target = defineInterface('XMLHttpRequestEventTarget', { parent: G.EventTarget });
  accessors(Target.prototype, G.handlerAccessors('loadstart progress abort error load timeout loadend'));
  const Upload = defineInterface('XMLHttpRequestUpload', { parent: Target });
  const XMLHttpRequest = defineInterface('XMLHttpRequest', {
    parent: Target,
    construct: object => new Brand(makeTarget(object), {
      __proto__: null, state: 0, asynchronous: true, sent: false, url: '', responseType: '', timeout: 0, credentials: false, upload: makeTarget(G.ObjectCreate(Upload.prototype)),
    }),
    constants: { UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 },
    members: {
      get readyState() { return of(this).state; },
      open(method, url, asynchronous = true) {
        need(arguments.length, 2);
        const state = of(this), parts = G.parseURL(toUSV(url), G.baseOf(G.mainDocument));
        method = toText(method);
        if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(method) || parts === null) fail('SyntaxError');
        if (/^(?:connect|trace|track)$/i.test(method)) fail('SecurityError');
        G.primordials.assign(state, { state: 1, sent: false, url: parts.href, asynchronous: !!asynchronous });
        G.fire(this, 'readystatechange');
      },
      setRequestHeader(name, value) { need(arguments.length, 2); if (of(this).state !== 1 || of(this).sent) fail('InvalidStateError'); },
      get timeout() { return of(this).timeout; },
      set timeout(value) { of(this).timeout = value >>> 0; },
      get withCredentials() { return of(this).credentials; },
      set withCredentials(value) { of(this).credentials = !!value; },
      get upload() { return of(this).upload; },
      send(body = null) {
        const state = of(this);
        if (state.state !== 1 || state.sent) fail('InvalidStateError');
        state.sent = true;
        if (!state.asynchronous) { state.state = 4; state.sent = false; fail('NetworkError', 'A network error occurred.'); }
        G.fire(this, 'loadstart', undefined, G.ProgressEvent);
        G.queueTask(() => {
          if (!state.sent) return;
          state.state = 4;
          state.sent = false;
          G.fire(this, 'readystatechange');
          G.fire(this, 'error', undefined, G.ProgressEvent);
          G.fire(this, 'loadend', undefined, G.ProgressEvent);
        });
      },
      abort() {
        const state = of(this);
        if (state.sent) {
          state.sent = false;
          state.state = 4;
          G.fire(this, 'readystatechange');
          G.fire(this, 'abort', undefined, G.ProgressEvent);
          G.fire(this, 'loadend', undefined, G.ProgressEvent);
        }
        state.state = 0;
      },
      get responseURL() { of(this); return ''; },
      get status() { of(this); return 0; },
      get statusText() { of(this); return ''; },
      getResponseHeader(name) { need(arguments.length, 1); of(this); return null; },
      getAllResponseHeaders() { of(this); return ''; },
      overrideMimeType(type) { of(this); },
      get responseType() { return of(this).responseType; },
      set responseType(value) { of(this).responseType = toText(value); },
      get response() { return of(this).responseType === '' || of(this).responseType === 'text' ? '' : null; },
      get responseText() { if (of(this).responseType !== '' && of(this).responseType !== 'text') fail('InvalidStateError'); return ''; },
      get responseXML() { of(this); return null; },
    },
  });
  accessors(XMLHttpRequest.prototype, G.handlerAccessors('readystatechange'));
}
