// js/extension/webExtensions.js: what a content script has of its extension: `chrome` and `browser`, as properties of its world's global.
// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/Content_scripts#webextension_apis
// https://developer.chrome.com/docs/extensions/develop/concepts/content-scripts
//
// The functions of `browser` return promises; those of `chrome` call a callback, and without one they return a promise in manifests of
// version 3. An answer comes in a task of its own. What answers a message is the first of `answers` that fits it, otherwise the extension's
// background, which the supervisor runs.
//
// Reads   nothing of the arena. Writes nothing. Exposes chrome, browser, when openExtension is called.
// Exports openExtension({manifest, id, url, hasBackground, language, messages}, JSON of the values of all scripts, this extension's name there, JSON of the
//         answers): state · localizedText(state, text): with the messages that it names · closeExtension(state): {messages: JSON of what was
//         sent, undefined if nothing was; values: JSON of the values, undefined if they did not change}.
import { OP, global } from 'native';
import { PrivateMap, Promise, apply, defineProperty, ownDescriptor, primordials, privateArray } from '../primordials.js';
import { callValues } from '../arena.js';
import { define, markNative } from '../webidl/interface.js';
import { newValues, valuesAsJSON } from 'late:./userscriptValues.js';
import { newEvent } from 'late:./webExtensionEvents.js';
import { messageText, replaceMessages } from 'late:./webExtensionMessages.js';
import { storageAreas } from 'late:./webExtensionStorage.js';
import { queueTask } from 'late:../timing/timers.js';

const { isArray, join, keysOf, parse, slice, stringify, Error, Proxy, reflectGet, TypeError } = primordials;
// What browsers say if a message has no receiver.
const NO_RECEIVER = 'Could not establish connection. Receiving end does not exist.';
// The most code units of a message; what crosses into native code is checked there.
const LONGEST_MESSAGE = 2 ** 21;

// A call that was answered: the callback of `chrome` hears of an error by lastError, whose neglect is an error of the console.
function callBack(state, callback, values, problem) {
  state.lastError = problem === undefined ? undefined : { message: problem };
  state.isErrorRead = false;
  try { apply(callback, undefined, values); } finally {
    if (problem !== undefined && !state.isErrorRead) callValues(OP.console, 'error', `Unchecked runtime.lastError: ${problem}`);
    state.lastError = undefined;
  }
}
// A function with an answer: run(args) returns {value} or {problem}.
function asynchronous(state, form, name, run) {
  const made = { [name](...args) {
    const last = args.length - 1, hasCallback = form !== 'browser' && last >= 0 && typeof args[last] === 'function';
    const callback = hasCallback ? args[last] : undefined;
    if (hasCallback) args.length = last;
    else if (form !== 'browser' && last > 0 && args[last] === undefined) args.length = last;
    const answer = run(args);
    if (callback !== undefined) {
      queueTask(() => { callBack(state, callback, answer.problem === undefined && 'value' in answer ? [answer.value] : [], answer.problem); });
      return undefined;
    }
    if (form === 'callback') {
      if (answer.problem !== undefined) queueTask(() => { callBack(state, () => {}, [], answer.problem); });
      return undefined;
    }
    return new Promise((resolve, reject) => {
      queueTask(() => { if (answer.problem === undefined) resolve(answer.value); else reject(new Error(answer.problem)); });
    });
  } }[name];
  markNative(made, name);
  return made;
}

// A namespace. What it lacks is reported when it is asked for, once.
function namespace(state, path, members) {
  return new Proxy(members, {
    __proto__: null,
    get(target, key, receiver) {
      const value = reflectGet(target, key, receiver);
      if (value === undefined && typeof key === 'string' && key !== 'lastError' && !(key in target)) {
        const name = `${path}.${key}`;
        if (!state.absent.has(name)) {
          state.absent.set(name, true);
          callValues(OP.record, 'warning', `${name} is asked for, and content scripts have none here`);
        }
      }
      return value;
    },
  });
}

const contains = (value, wanted) => {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null || isArray(value) !== isArray(wanted)) return false;
  if (isArray(wanted) && wanted.length !== value.length) return false;
  const names = keysOf(wanted);
  for (let i = 0; i < names.length; i++) {
    const own = ownDescriptor(value, names[i]);
    if (own === undefined || !contains(own.value, wanted[names[i]])) return false;
  }
  return true;
};
// The background's answer to a message; undefined for none.
function answerOfBackground(state, port, text) {
  if (!state.hasBackground) return undefined;
  const { id, url } = state, name = port === undefined ? '' : `"port":${stringify(port)},`;
  const message = `{"message":${text},${name}"sender":${stringify({ __proto__: null, id, url })}}`;
  if (message.length > LONGEST_MESSAGE) throw new TypeError('Message length exceeded maximum allowed length.');
  const reply = callValues(OP.messageSend, message);
  return reply === undefined ? undefined : parse(reply);
}
// The answer to a message; undefined for none.
function answerTo(state, port, text) {
  const message = parse(text);
  for (let i = 0; i < state.answers.length; i++) {
    const answer = state.answers[i];
    if (answer.port !== port) continue;
    if (ownDescriptor(answer, 'message') === undefined || contains(message, answer.message)) return answer;
  }
  return answerOfBackground(state, port, text);
}
// Records a message and returns its JSON.
function send(state, message, details) {
  let text;
  try { text = stringify(message); } catch { throw new TypeError('Could not serialize message.'); }
  if (text === undefined) text = 'null';
  const { sent } = state;
  let entry = `{"message":${text}`;
  if (details.port !== undefined) entry += `,"port":${stringify(details.port)}`;
  if (details.to !== undefined) entry += `,"to":${stringify(details.to)}`;
  sent[sent.length] = `${entry}}`;
  return text;
}
// The other extension that a first argument names; undefined: this one.
const otherExtension = (state, id) => typeof id === 'string' && id !== state.id ? id : undefined;
function sendMessage(state, args) {
  if (args.length === 0) throw new TypeError('Error in invocation of runtime.sendMessage: a message is required.');
  // A first text before another value names an extension; otherwise the second value has options.
  const isAddressed = args.length > 2 || args.length === 2 && (typeof args[0] === 'string' || args[0] === null || args[0] === undefined);
  const to = isAddressed ? otherExtension(state, args[0]) : undefined;
  const text = send(state, isAddressed ? args[1] : args[0], { __proto__: null, to });
  const answer = to === undefined ? answerTo(state, undefined, text) : undefined;
  if (answer === undefined) return { __proto__: null, problem: NO_RECEIVER };
  if (answer.error !== undefined) return { __proto__: null, problem: `${answer.error}` };
  return ownDescriptor(answer, 'answer') === undefined ? { __proto__: null } : { __proto__: null, value: parse(stringify(answer.answer)) };
}
function connect(state, first, second) {
  const isNamed = typeof first === 'string', to = isNamed ? otherExtension(state, first) : undefined;
  const info = isNamed ? second : first;
  const name = typeof info === 'object' && info !== null && info.name !== undefined ? `${info.name}` : '';
  const onMessage = newEvent(), onDisconnect = newEvent();
  let isOpen = true;
  const port = {
    name, onMessage: onMessage.event, onDisconnect: onDisconnect.event, sender: undefined,
    disconnect() { isOpen = false; },
    postMessage(message) {
      if (!isOpen) throw new Error('Attempting to use a disconnected port object');
      const text = send(state, message, { __proto__: null, port: name, to }), answer = to === undefined ? answerTo(state, name, text) : undefined;
      if (answer === undefined || ownDescriptor(answer, 'answer') === undefined) return;
      queueTask(() => { if (isOpen) onMessage.fire([parse(stringify(answer.answer)), port]); });
    },
  };
  let hasReceiver = to === undefined && state.hasBackground;
  for (let i = 0; i < state.answers.length; i++) if (to === undefined && state.answers[i].port === name) hasReceiver = true;
  if (!hasReceiver) {
    queueTask(() => {
      if (!isOpen) return;
      isOpen = false;
      if (onDisconnect.event.hasListeners()) callBack(state, () => { onDisconnect.fire([port]); }, [], NO_RECEIVER);
      else callBack(state, () => {}, [], NO_RECEIVER);
    });
  }
  return port;
}

// The members of `chrome` or `browser`. Form: browser, callback (chrome in manifests of version 2), or any (chrome in those of version 3).
function membersOf(state, form, root) {
  const answering = (name, run) => asynchronous(state, form, name, run);
  const getURL = path => {
    const text = `${path}`;
    return `chrome-extension://${state.id}/${slice(text, 0, 1) === '/' ? slice(text, 1) : text}`;
  };
  const runtime = {
    id: state.id, getURL, onMessage: state.onMessage.event, onConnect: state.onConnect.event,
    getManifest() { return parse(state.manifest); },
    sendMessage: answering('sendMessage', args => sendMessage(state, args)),
    connect(first, second) { return connect(state, first, second); },
  };
  const defineLastError = object => {
    const accessor = { __proto__: null, get() { state.isErrorRead = true; return state.lastError; }, set: undefined, enumerable: true, configurable: true };
    defineProperty(object, 'lastError', accessor);
  };
  defineLastError(runtime);
  const i18n = {
    getMessage(name, substitutions) { return messageText(state, name, substitutions); },
    getUILanguage() { return state.language; },
    getAcceptLanguages: answering('getAcceptLanguages', () => ({ __proto__: null, value: [state.language] })),
  };
  const storage = storageAreas(state, (name, run) => answering(name, run));
  for (const name in storage) if (name !== 'onChanged') storage[name] = namespace(state, `${root}.storage.${name}`, storage[name]);
  const extension = { inIncognitoContext: false };
  // NB: Version 3 has no older forms of what runtime has.
  if (state.version === 2) {
    extension.getURL = getURL;
    extension.sendMessage = runtime.sendMessage;
    extension.connect = runtime.connect;
    extension.onMessage = runtime.onMessage;
    extension.onConnect = runtime.onConnect;
    defineLastError(extension);
  }
  const members = { runtime, i18n, extension };
  // NB: Without the permission there is no storage.
  if (state.hasStorage) members.storage = storage;
  for (const name in members) members[name] = namespace(state, `${root}.${name}`, members[name]);
  return namespace(state, root, members);
}

export const openExtension = (settings, stored, script, answers) => {
  const { manifest } = settings, all = stored === '' ? undefined : parse(stored), values = all === undefined ? undefined : ownDescriptor(all, script)?.value;
  const area = name => newValues(values === undefined ? undefined : ownDescriptor(values, name)?.value);
  const state = {
    __proto__: null, id: settings.id, url: settings.url, hasBackground: settings.hasBackground,
    language: settings.language, locale: settings.locale, version: manifest.manifest_version,
    texts: privateArray(), answers: answers === '' ? privateArray() : parse(answers), sent: privateArray(), absent: PrivateMap(),
    areas: { __proto__: null, local: area('local'), sync: area('sync') }, lastError: undefined, isErrorRead: true,
    onMessage: newEvent(), onConnect: newEvent(), onStored: newEvent(), hasStorage: settings.hasStorage, manifest: '', inserted: 0,
  };
  const { messages } = settings;
  for (let i = 0; i < messages.length; i++) {
    try { state.texts[state.texts.length] = parse(messages[i].text); } catch (error) {
      callValues(OP.record, 'warning', `${messages[i].name} is invalid JSON: ${error.message}`);
    }
  }
  state.manifest = stringify(manifest, (key, value) => typeof value === 'string' ? replaceMessages(state, value) : value);
  define(global, 'chrome', membersOf(state, state.version === 2 ? 'callback' : 'any', 'chrome'), true, true, true);
  define(global, 'browser', membersOf(state, 'browser', 'browser'), true, true, true);
  return state;
};
export const localizedText = (state, text) => replaceMessages(state, text);
export const closeExtension = ({ sent, areas }) => {
  const { local, sync } = areas, isChanged = local.isChanged || sync.isChanged;
  return {
    __proto__: null, messages: sent.length === 0 ? undefined : `[${join(sent, ',')}]`,
    values: isChanged ? `{"local":${valuesAsJSON(local)},"sync":${valuesAsJSON(sync)}}` : undefined,
  };
};
