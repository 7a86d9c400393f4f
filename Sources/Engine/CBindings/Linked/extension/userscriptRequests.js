// js/extension/userscriptRequests.js: requests of a userscript beyond the page's own: answered from the folder of the script's resources, or
// failing as without a network. https://violentmonkey.github.io/api/gm/#gm_xmlhttprequest
//
// Reads and writes nothing of the arena.
// Exports scriptResource(address): {number, url, type} of the script's resources, or null · request(details, settle, refuse): begins one and
//         returns the function that aborts it; the others, if given, get the response · resourceAddress(resource, whether it is a blob's).
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, scriptResourceLoad: 198, resourceURL: 200, resourceType: 199, resourceBytes: 202, bytesBase64: 146, encodingName: 141, record: 220 }; 
const { apply, primordials, toASCIIUpper,
callValues, wrap,
parseURL,
mainDocument,
baseOf } = G;








const { bufferOf, indexOf, parse, slice, TypeError, Uint8Array } = primordials;
const HEADERS_RECEIVED = 2, DONE = 4;

function scriptResource(address) {
  const number = callValues(OP.scriptResourceLoad, address);
  return number < 0 ? null : { __proto__: null, number, url: callValues(OP.resourceURL, number), type: callValues(OP.resourceType, number) };
} G.scriptResource = scriptResource;
function resourceAddress({ number, type }, isBlob) {
  const buffer = callValues(OP.resourceBytes, number);
  if (!isBlob) return `data:${type};base64,${callValues(OP.bytesBase64, new Uint8Array(buffer))}`;
  return G.URLSteps_FileAPI.createObjectURL(G.newBlob(G.sequenceOf(new Uint8Array(buffer)), type));
} G.resourceAddress = resourceAddress;

// The address of a request, relative to the page's; undefined if it is none.
function addressOf(url) {
  const parsed = parseURL(`${url}`, baseOf(mainDocument));
  return parsed === null ? undefined : parsed.href;
}
// The response to a request: {resource or null, bytes, type, url}; null if there is none.
function find(address, type) {
  const blob = slice(address, 0, 5) === 'blob:' ? G.blobAt(address) : null;
  if (blob !== null) return { __proto__: null, resource: null, bytes: G.allBytes(blob.bytes), type: type || blob.type, url: address };
  const resource = scriptResource(address);
  return resource === null ? null : { __proto__: null, resource, bytes: null, type: type || resource.type, url: resource.url };
}
const bytesOf = ({ resource, bytes }) => resource === null ? bytes : new Uint8Array(G.resourceBuffer(resource));
function textOf({ resource, bytes, type }) {
  if (resource === null) return G.utf8Text(bytes);
  const parsed = G.parseMIMEType(type), charset = parsed === null ? undefined : G.mimeParameter(parsed, 'charset');
  return G.resourceText(resource, charset === undefined ? 'utf-8' : callValues(OP.encodingName, charset) || 'utf-8');
}
function parsed(text) { try { return parse(text); } catch { return null; } }
function documentOf({ resource }) {
  const id = resource === null ? 0 : G.resourceDocument(resource, false);
  return id === 0 ? null : wrap(id);
}

// The response object of an event.
function responseOf({ details, address, found }, readyState, loaded) {
  const response = {
    readyState, status: found === null ? 0 : 200, statusText: found === null ? '' : 'OK', finalUrl: found === null ? address : found.url,
    responseHeaders: '', response: null, context: details.context,
  };
  if (found === null) return response;
  const size = loaded.length;
  response.responseHeaders = `content-length: ${size}\r\n${found.type === '' ? '' : `content-type: ${found.type}\r\n`}`;
  response.lengthComputable = true;
  response.total = size;
  response.loaded = readyState === DONE ? size : 0;
  if (readyState !== DONE) return response;
  switch (details.responseType) {
    case 'arraybuffer': response.response = bufferOf(loaded); break;
    case 'blob': response.response = G.makeBlob(G.newBlob(G.sequenceOf(loaded), found.type)); break;
    case 'document': response.response = response.responseXML = documentOf(found); break;
    case 'json':
      response.responseText = textOf(found);
      response.response = parsed(response.responseText);
      break;
    default: response.response = response.responseText = textOf(found);
  }
  return response;
}

function request(given, settle = undefined, refuse = undefined) {
  const details = typeof given === 'string' ? { url: given } : given;
  if (typeof details !== 'object' || details === null) throw new TypeError('A request needs an object with a URL.');
  const address = addressOf(details.url);
  if (address === undefined) throw new TypeError(`Invalid URL: ${details.url}`);
  const state = { __proto__: null, details, address, found: null, isDone: false };
  const tell = (name, response) => {
    const listener = details[name];
    if (typeof listener === 'function') apply(listener, response, [response]);
  };
  const end = (name, response) => {
    state.isDone = true;
    tell(name, response);
    tell('onloadend', response);
    const report = name === 'onload' ? settle : refuse;
    if (report !== undefined) report(response);
  };
  G.queueTask(() => {
    if (state.isDone) return;
    tell('onloadstart', responseOf(state, 1));
    if (state.isDone) return;
    state.found = find(address, details.overrideMimeType === undefined ? '' : `${details.overrideMimeType}`);
    if (state.found === null) {
      callValues(OP.record, 'warning', `${describeMethod(details)}${address} was not answered: it is not among the script's resources (--require-root)`);
      tell('onreadystatechange', responseOf(state, DONE));
      if (!state.isDone) end('onerror', responseOf(state, DONE));
      return;
    }
    const bytes = bytesOf(state.found);
    tell('onreadystatechange', responseOf(state, HEADERS_RECEIVED, bytes));
    if (state.isDone) return;
    const response = responseOf(state, DONE, bytes);
    tell('onprogress', response);
    if (state.isDone) return;
    tell('onreadystatechange', response);
    if (!state.isDone) end('onload', response);
  });
  return () => {
    if (state.isDone) return;
    state.found = null;
    end('onabort', responseOf(state, 0));
  };
} G.request = request;
// The method before an address, unless it is the usual one.
function describeMethod({ method }) {
  const name = method === undefined ? 'GET' : toASCIIUpper(`${method}`);
  return name === 'GET' || indexOf(name, '\n') >= 0 ? '' : `${slice(name, 0, 16)} `;
}
}
