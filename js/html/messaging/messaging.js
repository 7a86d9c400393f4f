// js/html/messaging/messaging.js: messages through channels, and to the window itself.
// https://html.spec.whatwg.org/multipage/web-messaging.html
//
// A channel has two ends, {other, port, receive, queue}. A port has one of them. A transferred port passes its end, with the queued
// messages, to its successor. Messages stay in the page and its world.
//
// Reads and writes nothing of the arena.
// Exports openChannel() → its two ends in a private array · sendTo(end, message): calls the other end's `receive`, or queues the message ·
//         closeEnd(end) · transferPort(port, fail) → function that creates the successor · postToWindow(window, message, target origin,
//         private array to transfer) · MessageChannelSteps, MessagePortSteps, BroadcastChannelSteps. Exposes nothing itself.
import { global } from 'native';
import { PrivateMap, freeze, privateArray, toArray } from '../../primordials.js';
import { hooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { fail } from '../../webidl/conversions.js';
import { parseURL } from '../../url/parsing.js';
import { currentDocument, entryDocument, mainDocument } from '../../dom/addresses.js';
import { originOf } from '../../dom/baseURLs.js';
import { newList, pushItem, shiftItem, countItems } from '../../streams/streamShared.js';
import { hasRecord, realmOf, recordOf } from '../../dom/windowRecords.js';
import { serializeWithTransfer, deserializeWithTransfer } from './structuredClone.js';
import { MessageEvent } from 'late:../../bindings/events.js';
import { isMessagePort, makeMessagePort, messagePortState } from 'late:../../bindings/messaging.js';
import { fire, fromHost } from 'late:../../dom/dispatch.js';
import { queueEvents, queueTask } from 'late:../../timing/timers.js';

const newEnd = () => ({ __proto__: null, other: null, port: null, receive: null, queue: newList() });
export const openChannel = () => {
  const ends = privateArray();
  ends[0] = newEnd();
  ends[1] = newEnd();
  ends[0].other = ends[1];
  ends[1].other = ends[0];
  return ends;
};
// Delivers a message, if the receiver still exists.
function deliver(end) {
  queueTask(() => {
    if (countItems(end.queue) === 0) return;
    if (end.receive !== null) end.receive(shiftItem(end.queue));
    else if (end.port !== null && end.port.started) fromHost(() => fireMessage(end.port, shiftItem(end.queue)));
  });
}
export const sendTo = (end, message) => {
  pushItem(end.queue, message);
  deliver(end);
};
export const closeEnd = end => {
  const { other } = end;
  end.other = null;
  if (other !== null) other.other = null;
};
// Fires a message event at an object.
function fireMessage({ object }, message, more = undefined) {
  let data, ports;
  try {
    const { value, transferred } = deserializeWithTransfer(message, hasRecord(object) ? object : undefined);
    data = value;
    ports = privateArray();
    for (let i = 0; i < transferred.length; i++) if (isMessagePort(transferred[i])) ports[ports.length] = transferred[i];
  } catch {
    fire(object, 'messageerror', more, MessageEvent);
    return;
  }
  fire(object, 'message', { __proto__: null, ...more, data, ports: freeze(toArray(ports)) }, MessageEvent);
}

const newPort = end => {
  const port = { __proto__: null, interface: 'MessagePort', end, started: false };
  end.port = port;
  return port;
};
function start(port) {
  if (port.started) return;
  port.started = true;
  if (port.end !== null) for (let i = countItems(port.end.queue); i > 0; i--) deliver(port.end);
}
export const transferPort = (port, refuse) => {
  const { end } = port;
  if (end === null) refuse();
  port.end = end.port = null;
  return () => makeMessagePort(newPort(end));
};
// https://html.spec.whatwg.org/multipage/web-messaging.html#message-port-post-message-steps
function post(port, message, transfer) {
  const target = port.end === null ? null : port.end.other;
  let isDoomed = false;
  for (let i = 0; i < transfer.length; i++) {
    if (transfer[i] === port.object) fail('DataCloneError', 'A port can not be sent through itself.');
    if (target !== null && target.port !== null && transfer[i] === target.port.object) isDoomed = true;
  }
  const serialized = serializeWithTransfer(message, transfer);
  if (target !== null && !isDoomed) sendTo(target, serialized);
}
export const MessagePortSteps = {
  __proto__: null,
  postMessage(port, message, options) { post(port, message, options.transfer === undefined ? options : options.transfer); },
  start,
  // https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-close
  close(port) {
    const { end } = port;
    if (end === null) return;
    const { other } = end;
    port.end = null;
    closeEnd(end);
    if (other !== null && other.port !== null) {
      const { port: peer } = other;
      queueEvents(() => { fire(peer.object, 'close'); });
    }
  },
};
export const MessageChannelSteps = {
  __proto__: null,
  construct() {
    const ends = openChannel();
    return { __proto__: null, port1: newPort(ends[0]), port2: newPort(ends[1]) };
  },
  port1: channel => channel.port1,
  port2: channel => channel.port2,
};
// https://html.spec.whatwg.org/multipage/web-messaging.html#handler-messageport-onmessage: setting it starts the delivery of messages.
hooks.handlerSet = (target, type) => { if (type === 'message' && isMessagePort(target)) start(messagePortState(target)); };

// https://html.spec.whatwg.org/multipage/web-messaging.html#broadcasting-to-other-browsing-contexts
const { channels } = pageState('html/messaging/messaging', () => ({ __proto__: null, channels: PrivateMap() }));
function listening(name) {
  let list = channels.get(name);
  if (list === undefined) channels.set(name, list = privateArray());
  return list;
}
export const BroadcastChannelSteps = {
  __proto__: null,
  construct(name) {
    const channel = { __proto__: null, name, isClosed: false }, list = listening(name);
    list[list.length] = channel;
    return channel;
  },
  name: channel => channel.name,
  postMessage(channel, message) {
    if (channel.isClosed) fail('InvalidStateError', 'The channel is closed.');
    const list = listening(channel.name), origin = originOf(currentDocument());
    // NB: Each channel gets its own copies of objects.
    for (let i = 0; i < list.length; i++) {
      const target = list[i], serialized = serializeWithTransfer(message, privateArray());
      if (target !== channel) queueEvents(() => { if (!target.isClosed) fireMessage(target, serialized, { __proto__: null, origin }); });
    }
  },
  close(channel) {
    const list = listening(channel.name);
    let kept = 0;
    for (let i = 0; i < list.length; i++) if (list[i] !== channel) list[kept++] = list[i];
    list.length = kept;
    channel.isClosed = true;
  },
};
// https://html.spec.whatwg.org/multipage/web-messaging.html#window-post-message-steps
export const postToWindow = (window, message, targetOrigin, list) => {
  const sender = entryDocument(), own = originOf(sender), theirs = originOf(recordOf(window).document);
  const source = sender === mainDocument ? global : realmOf(sender).window;
  const parts = targetOrigin === '/' || targetOrigin === '*' ? null : parseURL(targetOrigin, null);
  if (parts === null && targetOrigin !== '/' && targetOrigin !== '*') fail('SyntaxError');
  const serialized = serializeWithTransfer(message, list);
  const isMeant = targetOrigin === '*' || (targetOrigin === '/' ? own : parts.origin) === theirs && (targetOrigin === '/' || theirs !== 'null');
  queueEvents(() => {
    if (isMeant && recordOf(window).isHere()) fireMessage({ __proto__: null, object: window }, serialized, { __proto__: null, origin: own, source });
  });
};
