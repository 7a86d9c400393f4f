// js/fetch/fetch.js: what a page loads where it has resources: fetch, Response, Request.
// https://fetch.spec.whatwg.org/#fetch-api
//
// A request is answered by the resource at its address, whatever its method and origin say; where there is none, it fails as
// without a network. Bodies are whole at once: there are no streams and no blobs.
//
// Reads and writes nothing of the arena.
// Offers  G.loadResource(address) → {number, url, type} or null · G.resourceText(resource, fallback label) ·
//         G.resourceBuffer(resource): an ArrayBuffer · G.resourceDocument(resource, whether scripts run in it): its id, or 0 ·
//         G.startFetch(input, init) → promise · G.exposeResponses() ·
//         G.loadFailed(address): the error for what was not loaded, after a warning for whoever runs the page.
// Exposes Response and Request, by G.exposeResponses.
'use strict';
{
  const G = this;
  const { defineInterface, promiseInterface, Given, PrivateMap, callNamed, toText, toUSV, ObjectCreate, words } = G;
  const { parse, bufferOf, split, test, TypeError, RangeError } = G.primordials;

  const known = PrivateMap();
  G.loadResource = address => {
    let resource = known.get(address);
    if (resource === undefined) {
      const number = callNamed('resource.load', address);
      resource = number < 0 ? null : { __proto__: null, number, url: callNamed('resource.url', number), type: callNamed('resource.type', number) };
      known.set(address, resource);
    }
    return resource;
  };
  G.resourceText = (resource, label = 'UTF-8') => callNamed('resource.text', resource.number, label);
  G.resourceBuffer = resource => callNamed('resource.bytes', resource.number);

  // A document of its markup, 0 where it is none. https://html.spec.whatwg.org/multipage/document-lifecycle.html#navigate-html
  G.resourceDocument = ({ number, type }, scripting) => {
    const id = callNamed('resource.document', number, scripting);
    if (id !== 0 && !G.isHTMLDocumentId(id)) G.contentTypes.set(id, words(split(type, ';')[0])[0]);
    return id;
  };

  G.loadFailed = address => {
    const why = G.hasResources ? "is not among the page's resources" : 'was not loaded: the page has no resources';
    callNamed('record', 'warning', `${address} ${why} (--resource-root)`);
    return new TypeError('Load failed');
  };

  class Brand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object) { return object.#state; }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  const { of } = Brand;
  const failed = message => G.rejected(new TypeError(message));
  // A body's text: of a resource as UTF-8, of what a script gave as it is.
  function take(object, read) {
    const state = of(object);
    if (state.used) return failed('Body is disturbed or locked');
    if (state.resource !== null || state.text !== null) state.used = true;
    return new G.Promise(resolve => { resolve(read(state)); });
  }
  const textOf = state => state.resource !== null ? G.resourceText(state.resource) : state.text === null ? '' : state.text;
  const bytesOf = state => state.resource !== null ? G.resourceBuffer(state.resource) : bufferOf(new G.TextEncoder().encode(textOf(state)));
  const bodyMembers = {
    __proto__: null,
    get body() { of(this); return null; },
    get bodyUsed() { return of(this).used; },
    text() { return take(this, textOf); },
    json() { return take(this, state => parse(textOf(state))); },
    arrayBuffer() { return take(this, bytesOf); },
  };
  const headersOf = init => new G.Headers(init);
  const bodyText = body => body === null || body === undefined ? null : toUSV(`${body}`);

  const makeResponse = (resource, url) => {
    const headers = headersOf();
    if (resource.type !== '') headers.set('content-type', resource.type);
    headers.set('content-length', `${callNamed('resource.length', resource.number)}`);
    return new Brand(ObjectCreate(G.Response.prototype), {
      __proto__: null, resource, text: null, used: false, status: 200, statusText: 'OK', url, headers, type: 'basic',
    });
  };
  const defineResponse = () => {
    const Response = defineInterface('Response', {
      __proto__: null,
      construct(object, body = null, init = undefined) {
        const given = init === undefined || init === null ? { __proto__: null } : init;
        const status = given.status === undefined ? 200 : given.status | 0;
        if (status < 200 || status > 599) throw new RangeError('The status provided is outside the range [200, 599]');
        const statusText = given.statusText === undefined ? '' : toText(given.statusText);
        return new Brand(object, {
          __proto__: null, resource: null, text: bodyText(body), used: false, status, statusText, url: '', headers: headersOf(given.headers),
          type: 'default',
        });
      },
      members: {
        get type() { return of(this).type; },
        get url() { return of(this).url; },
        get redirected() { of(this); return false; },
        get status() { return of(this).status; },
        get ok() { const { status } = of(this); return status >= 200 && status <= 299; },
        get statusText() { return of(this).statusText; },
        get headers() { return of(this).headers; },
        clone() {
          const state = of(this);
          if (state.used) throw new TypeError('Body is disturbed or locked');
          return new Brand(ObjectCreate(Response.prototype), { __proto__: null, ...state, headers: headersOf(state.headers) });
        },
      },
    });
    G.mixin(Response, bodyMembers);
  };
  const defineRequest = () => {
    const Request = defineInterface('Request', {
      __proto__: null,
      length: 1,
      construct(object, input, init = undefined) {
        const given = init === undefined || init === null ? { __proto__: null } : init, from = Brand.is(input) ? of(input) : null;
        const parts = from !== null ? null : G.parseURL(toUSV(toText(input)), G.baseOf(G.mainDocument));
        if (from === null && parts === null) throw new TypeError('The URL is not valid');
        const method = given.method !== undefined ? toText(given.method) : from !== null ? from.method : 'GET';
        if (!test(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, method)) throw new TypeError('The method is not valid');
        const standard = G.toASCIIUpper(method), isStandard = test(/^(?:DELETE|GET|HEAD|OPTIONS|POST|PUT)$/, standard);
        return new Brand(object, {
          __proto__: null, resource: null, text: bodyText(given.body), used: false, url: from !== null ? from.url : parts.href,
          method: isStandard ? standard : method, headers: headersOf(given.headers !== undefined ? given.headers : from !== null ? from.headers : undefined),
        });
      },
      members: {
        get method() { return of(this).method; },
        get url() { return of(this).url; },
        get headers() { return of(this).headers; },
        clone() { return new G.Request(this); },
      },
    });
    G.mixin(Request, bodyMembers);
  };
  G.exposeResponses = () => {
    promiseInterface('Response', defineResponse);
    promiseInterface('Request', defineRequest);
  };

  // https://fetch.spec.whatwg.org/#fetch-method
  G.startFetch = (input, init) => new G.Promise((resolve, reject) => {
    const request = of(new G.Request(input, init)), signal = init === undefined || init === null ? null : init.signal;
    if (signal !== null && signal !== undefined) {
      const reason = G.abortReason(signal);
      if (reason !== undefined) { reject(reason); return; }
      G.whenAborted(signal, reject);
    }
    G.queueTask(() => {
      const resource = G.loadResource(request.url);
      if (resource === null) { reject(G.loadFailed(request.url)); return; }
      resolve(makeResponse(resource, request.url));
    });
  });
}
