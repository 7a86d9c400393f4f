// js/html/scripting/eventHandlers.js: event handlers (onclick …). https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers
//
// Content attributes of handlers belong to the page's world: they are compiled there if the page's scripts run, when an event is dispatched
// or a script reads them. In an extension's world the IDL attribute of an element with `onclick="…"` is null. If a script sets the
// attribute, the handler is in the list of listeners from then on. AD-HOC: A parsed handler comes before the listeners of scripts.
//
// Reads   attributes. Writes nothing.
// Exports getHandler(receiver, type), setHandler(receiver, type, value): for IDL attributes · forgetHandlers(target) ·
//         readContentHandler(target, type): compiles a content attribute · contentHandlerChanged(element id, type): called after a script
//         changed one. Exposes nothing.
import { global } from 'native';
import { ObjectCreate, PrivateWeakMap, apply, each, primordials, toASCIILower } from '../../primordials.js';
import { hooks } from '../../hooks.js';
import { documentIdOf, idOf, isNode, wrap } from '../../arena.js';
import { ELEMENT, kindOf } from '../../memory.js';
import { mainDocument } from '../../dom/addresses.js';
import { isEventTarget } from '../../dom/EventTarget.js';
import { addFirstListener, addListener, listenersOf, removeListener } from '../../dom/listeners.js';
import { isHTML, localName, textOf } from '../../dom/contentAttributes.js';
import { isWindow } from '../windows/Window.js';
import { realmOf, recordOf } from '../../dom/windowRecords.js';
import { eventState } from 'late:../../bindings/Event.js';
import { bodyOf } from 'late:../../dom/documentElements.js';
import { formOf as formOwner } from 'late:../forms/forms.js';
import { isScripting, windowOf } from 'late:../windows/frames.js';

const { TypeError, split, indirectEval, NativeFunction } = primordials;
const stores = PrivateWeakMap();
const storeOf = target => {
  let store = stores.get(target);
  if (store === undefined) { store = ObjectCreate(null); stores.set(target, store); }
  return store;
};
export const forgetHandlers = target => { stores.delete(target); };

// Content attributes.
// https://html.spec.whatwg.org/multipage/webappapis.html#getting-the-current-value-of-the-event-handler
function compile(target, type, source) {
  const names = isWindow(target) && type === 'error' ? 'event, source, lineno, colno, error' : 'event';
  const documentId = isNode(target) ? documentIdOf(idOf(target)) : isWindow(target) ? recordOf(target).document : mainDocument;
  const realm = documentId === mainDocument ? null : realmOf(documentId);
  if (realm !== null && !isScripting(documentId)) return null;
  try {
    // A text that is not a function body by itself, such as `} + {`, is a syntax error.
    new NativeFunction(names, source);
    // NB: The window's handlers see only globals.
    const id = isNode(target) ? idOf(target) : 0, form = id === 0 ? 0 : formOf(id), nothing = ObjectCreate(null);
    const body = hooks.scriptText(source);
    const evaluate = realm === null ? indirectEval : realm.evaluate;
    const make = evaluate('(function () { with (arguments[0]) with (arguments[1]) with (arguments[2]) ' +
      `return function on${toASCIILower(type)}(${names}) {\n${body}\n}; })`);
    return make(id === 0 ? nothing : wrap(documentIdOf(id)), form === 0 ? nothing : wrap(form), id === 0 ? nothing : target);
  } catch (error) {
    hooks.reportException(error, realm === null ? global : realm.window);
    return null;
  }
}
const controls = { __proto__: null, button: 1, fieldset: 1, input: 1, object: 1, output: 1, select: 1, textarea: 1, img: 1 };
const formOf = id => controls[localName(id)] === 1 ? formOwner(id) : 0;
// The element with the content attributes of a target, 0 for none: the body has those of the window.
function bearer(target, type) {
  if (isWindow(target)) return windowTypes[type] === 1 ? bodyOf(recordOf(target).document) : 0;
  if (!isNode(target)) return 0;
  const id = idOf(target);
  return kindOf(id) !== ELEMENT || windowTypes[type] === 1 && (isHTML(id, 'body') || isHTML(id, 'frameset')) ? 0 : id;
}
const windowTypes = { __proto__: null };
for (const type of each(split('blur error focus load resize scroll afterprint beforeprint beforeunload hashchange languagechange message messageerror ' +
  'offline online pagehide pagereveal pageshow pageswap popstate rejectionhandled storage unhandledrejection unload', ' '))) windowTypes[type] = 1;
// Sets the handler from the content attribute, if that changed since the last check.
function readContent(target, type) {
  const id = bearer(target, type);
  if (id === 0) return;
  const source = textOf(id, `on${toASCIILower(type)}`), store = stores.get(target), handler = store === undefined ? undefined : store[type];
  if (source === null && (handler === undefined || handler.content === null)) return;
  if (handler !== undefined && handler.content === source) return;
  set(target, type, source === null ? null : lazy, handler === undefined);
  stores.get(target)[type].content = source;
}
// https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-attributes:concept-element-attributes-change-ext
export const contentHandlerChanged = (id, type) => {
  const target = receiverOf(wrap(id), type), source = textOf(id, `on${toASCIILower(type)}`);
  if (target === null) return;
  set(target, type, source === null ? null : lazy);
  const handler = storeOf(target)[type];
  if (handler !== undefined) handler.content = source;
};
// The placeholder of a content attribute that is not compiled yet.
const lazy = () => {};
function resolved(target, type, handler) {
  if (handler.callback === lazy) {
    handler.callback = null;
    handler.callback = compile(target, type, handler.content);
  }
  return handler.callback;
}

function set(target, type, value, isFirst = false) {
  const store = storeOf(target);
  let handler = store[type];
  const callback = typeof value === 'function' || typeof value === 'object' && value !== null ? value : null;
  if (handler === undefined) {
    if (callback === null) return;
    handler = store[type] = { __proto__: null, callback, content: null, listener: null };
  } else handler.callback = callback;
  if (callback === null) deactivate(target, handler); else if (handler.listener === null) activate(target, type, handler, isFirst);
}
// https://html.spec.whatwg.org/multipage/webappapis.html#activate-an-event-handler
function activate(target, type, handler, isFirst) {
  const list = listenersOf(target, true);
  const listener = handler.listener = {
    __proto__: null, type, capture: false, once: false, passive: false, removed: false,
    callback: event => run(target, type, handler, event),
    // The function whose realm counts.
    handler: () => resolved(target, type, handler),
  };
  if (isFirst) addFirstListener(list, listener); else addListener(list, listener);
  if (hooks.listening !== null && isNode(target) && kindOf(idOf(target)) === ELEMENT) hooks.listening(idOf(target), type);
}
function deactivate(target, handler) {
  if (handler.listener !== null) removeListener(listenersOf(target, true), handler.listener);
  handler.listener = null;
}
// https://html.spec.whatwg.org/multipage/webappapis.html#the-event-handler-processing-algorithm
function run(target, type, handler, event) {
  const callback = resolved(target, type, handler);
  if (typeof callback !== 'function') return;
  const state = eventState(event);
  if (state.type === 'error' && isWindow(target) && state.fields !== null && 'lineno' in state.fields) {
    const { message, filename, lineno, colno, error } = state.fields;
    if (apply(callback, target, [message, filename, lineno, colno, error]) === true) event.preventDefault();
    return;
  }
  if (apply(callback, target, [event]) === false && state.cancelable) state.canceled = true;
}
function get(target, type) {
  if (hooks.contentHandler !== null) readContent(target, type);
  const store = stores.get(target);
  return store === undefined || store[type] === undefined ? null : resolved(target, type, store[type]);
}
// The target of an IDL attribute's handler: for some attributes of the body it is the window, or null if there is none.
const receiverOf = (value, type) => {
  if (value === undefined || value === null || value === global) return global;
  if (!isEventTarget(value)) throw new TypeError('The object is not an EventTarget');
  if (!isNode(value)) return value;
  if (windowTypes[type] !== 1 || kindOf(idOf(value)) !== ELEMENT) return value;
  const id = idOf(value);
  return isHTML(id, 'body') || isHTML(id, 'frameset') ? windowOf(documentIdOf(id)) : value;
};

export { readContent as readContentHandler };
export const getHandler = (receiver, type) => { const target = receiverOf(receiver, type); return target === null ? null : get(target, type); };
export const setHandler = (receiver, type, value) => {
  const target = receiverOf(receiver, type);
  if (target === null) return;
  if (hooks.contentHandler !== null) readContent(target, type);
  set(target, type, value);
  if (hooks.handlerSet !== null) hooks.handlerSet(target, type);
};
