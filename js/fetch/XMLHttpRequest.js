// js/fetch/XMLHttpRequest.js: XMLHttpRequest without a network: a request is answered by the page's resources
// (js/fetch/fetch.js); where there are none it fails, at once and as WebKit says it.
// https://xhr.spec.whatwg.org/
//
// Reads and writes nothing of the arena. Exposes XMLHttpRequest, XMLHttpRequestEventTarget, XMLHttpRequestUpload.
'use strict';
{
  const G = this;
  const { defineInterface, Given, need, toText, toUSV, toASCIILower, fail, makeTarget, accessors, each } = G;
  class Brand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
  }
  const { of } = Brand;

  const { test, exec, parse } = G.primordials;
  function find(state) {
    const resource = G.hasResources ? G.loadResource(state.url) : null;
    if (resource === null) G.loadFailed(state.url);
    return resource;
  }
  const charsetOf = ({ type }) => { const match = exec(/;\s*charset="?([^;"]+)/i, type); return match === null ? 'UTF-8' : match[1]; };
  const textOf = state => state.resource === null || state.state < 3 ? '' : G.resourceText(state.resource, charsetOf(state));
  function documentOf(state) {
    if (state.document === undefined) state.document = G.wrap(G.resourceDocument(state.resource, false));
    return state.document;
  }
  // A response that is no text.
  function object(state) {
    switch (state.responseType) {
      case 'arraybuffer': return G.resourceBuffer(state.resource);
      case 'document': return documentOf(state);
      case 'json': try { return parse(textOf(state)); } catch { return null; }
      default: return null;
    }
  }
  function finish(request, state) {
    const loaded = G.callNamed('resource.length', state.resource.number), init = { __proto__: null, lengthComputable: true, loaded, total: loaded };
    for (const type of each(['progress', 'load', 'loadend'])) G.fire(request, type, init, G.ProgressEvent);
  }

  const Target = defineInterface('XMLHttpRequestEventTarget', { __proto__: null, parent: G.EventTarget });
  accessors(Target.prototype, G.handlerAccessors('loadstart progress abort error load timeout loadend'));
  const Upload = defineInterface('XMLHttpRequestUpload', { __proto__: null, parent: Target });
  const XMLHttpRequest = defineInterface('XMLHttpRequest', {
    __proto__: null,
    parent: Target,
    construct: object => new Brand(makeTarget(object), {
      __proto__: null, state: 0, asynchronous: true, sent: false, url: '', responseType: '', resource: null, type: '', response: undefined, document: undefined,
      timeout: 0, credentials: false, upload: makeTarget(G.ObjectCreate(Upload.prototype)),
    }),
    constants: { __proto__: null, UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 },
    members: {
      get readyState() { return of(this).state; },
      open(method, url, asynchronous = true) {
        need(arguments.length, 2);
        const state = of(this), parts = G.parseURL(toUSV(url), G.baseOf(G.mainDocument));
        method = toText(method);
        if (!test(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, method) || parts === null) fail('SyntaxError');
        if (test(/^(?:connect|trace|track)$/i, method)) fail('SecurityError');
        G.primordials.assign(state, {
          __proto__: null, state: 1, sent: false, url: parts.href, asynchronous: !!asynchronous, resource: null, response: undefined, document: undefined,
        });
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
        if (!state.asynchronous) {
          state.resource = find(state);
          state.state = 4;
          state.sent = false;
          if (state.resource !== null) { G.fire(this, 'readystatechange'); finish(this, state); return; }
          fail('NetworkError', 'A network error occurred.');
        }
        G.fire(this, 'loadstart', undefined, G.ProgressEvent);
        G.queueTask(() => {
          if (!state.sent) return;
          state.resource = find(state);
          if (state.resource !== null) {
            for (let step = 2; step <= 4 && state.sent; step++) {
              if (step === 4) state.sent = false;
              state.state = step;
              G.fire(this, 'readystatechange');
            }
            if (state.state === 4) finish(this, state);
            return;
          }
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
        state.resource = null;
      },
      get responseURL() { const { resource } = of(this); return resource === null ? '' : resource.url; },
      get status() { return of(this).resource === null ? 0 : 200; },
      get statusText() { return of(this).resource === null ? '' : 'OK'; },
      getResponseHeader(name) {
        need(arguments.length, 1);
        const { resource } = of(this);
        return resource !== null && toASCIILower(toText(name)) === 'content-type' && resource.type !== '' ? resource.type : null;
      },
      getAllResponseHeaders() { const { resource } = of(this); return resource === null || resource.type === '' ? '' : `content-type: ${resource.type}\r\n`; },
      overrideMimeType(type) { of(this).type = toText(type); },
      get responseType() { return of(this).responseType; },
      set responseType(value) { of(this).responseType = toText(value); },
      get response() {
        const state = of(this), { responseType } = state;
        if (responseType === '' || responseType === 'text') return textOf(state);
        if (state.resource === null || state.state !== 4) return null;
        if (state.response === undefined) state.response = object(state);
        return state.response;
      },
      get responseText() { if (of(this).responseType !== '' && of(this).responseType !== 'text') fail('InvalidStateError'); return textOf(of(this)); },
      get responseXML() {
        const state = of(this);
        if (state.resource === null || state.state !== 4 || state.responseType === '' && test(/^text\/html/i, state.resource.type)) return null;
        return documentOf(state);
      },
    },
  });
  accessors(XMLHttpRequest.prototype, G.handlerAccessors('readystatechange'));
}
