// js/websockets/WebSocket.js: web sockets, whose connections fail. https://websockets.spec.whatwg.org/
//
// Reads and writes nothing of the arena. Exports WebSocketSteps. Exposes nothing itself.
'use strict'; { const G = this; const { primordials, privateArray,
fail,
changeURL, parseURL,
currentDocument,
baseOf } = G;






const { lengthOf, isView, isArrayBuffer, slice } = primordials;
const CONNECTING = 0, CLOSING = 2, CLOSED = 3;
const LONGEST_REASON = 123;

// https://websockets.spec.whatwg.org/#dom-websocket-websocket: the URL's text
function addressOf(text) {
  let parts = parseURL(text, baseOf(currentDocument()));
  if (parts === null) fail('SyntaxError', 'The address can not be parsed.');
  if (parts.protocol === 'http:' || parts.protocol === 'https:') parts = changeURL(parts.href, 'protocol', parts.protocol === 'http:' ? 'ws' : 'wss');
  if (parts.protocol !== 'ws:' && parts.protocol !== 'wss:') fail('SyntaxError', "The address is neither 'ws' nor 'wss'.");
  if (parts.hash !== '' || slice(parts.href, -1) === '#') fail('SyntaxError', 'The address has a fragment.');
  return parts.href;
}
function checkProtocols(protocols) {
  for (let i = 0; i < protocols.length; i++) {
    let known = false;
    for (let j = 0; j < i && !known; j++) known = protocols[j] === protocols[i];
    if (known || !G.isToken(protocols[i])) fail('SyntaxError', 'A protocol is no token, or there twice.');
  }
}
const sizeOf = data => {
  if (typeof data === 'string') return lengthOf(G.encodeUTF8(data));
  return isView(data) || isArrayBuffer(data) ? lengthOf(G.copyBytes(data)) : data.bytes.size;
};
// https://websockets.spec.whatwg.org/#eventdef-websocket-close, of a connection that was never established
function failed(socket) {
  if (socket.readyState === CLOSED) return;
  socket.readyState = CLOSED;
  G.fire(socket.object, 'error');
  G.fire(socket.object, 'close', { __proto__: null, wasClean: false, code: 1006, reason: '' }, G.eventInterface('CloseEvent'));
}

G.WebSocketSteps = {
  __proto__: null,
  construct(url, protocols) {
    let given = protocols;
    if (typeof protocols === 'string') { given = privateArray(); given[0] = protocols; }
    const address = addressOf(url);
    checkProtocols(given);
    const socket = { __proto__: null, url: address, readyState: CONNECTING, buffered: 0, binaryType: 'blob' };
    G.queueEvents(() => { failed(socket); });
    return socket;
  },
  url: socket => socket.url,
  readyState: socket => socket.readyState,
  bufferedAmount: socket => socket.buffered,
  extensions: () => '',
  protocol: () => '',
  // https://websockets.spec.whatwg.org/#dom-websocket-close
  close(socket, code, reason = '') {
    if (code !== undefined && code !== 1000 && (code < 3000 || code > 4999)) fail('InvalidAccessError', 'The code is not 1000 or from 3000 to 4999.');
    if (lengthOf(G.encodeUTF8(reason)) > LONGEST_REASON) fail('SyntaxError', 'The reason is longer than 123 bytes.');
    if (socket.readyState === CONNECTING) socket.readyState = CLOSING;
  },
  binaryType: socket => socket.binaryType,
  setBinaryType(socket, value) { socket.binaryType = value; },
  // https://websockets.spec.whatwg.org/#dom-websocket-send
  send(socket, data) {
    if (socket.readyState === CONNECTING) fail('InvalidStateError', 'The socket is not open yet.');
    socket.buffered += sizeOf(data);
  },
};
}
