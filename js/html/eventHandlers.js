// js/html/eventHandlers.js: event handler IDL attributes (onclick …).
// https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers
//
// Reads and writes nothing of the arena: handler content attributes are not compiled, as under a policy that forbids
// inline script, so the IDL attribute of an element with `onclick="…"` is null.
// Offers  G.handlerAccessors(names): property descriptors · G.globalHandlers, G.windowHandlers: those of the mixins.
// Exposes nothing itself.
'use strict';
{
  const G = this;
  const { hooks, PrivateWeakMap, ObjectCreate, getOwnPropertyDescriptor, apply, listenersOf, isNode, global } = G;
  const { split } = G.primordials;
  const stores = PrivateWeakMap();

  function set(target, type, value) {
    let store = stores.get(target);
    if (store === undefined) { store = ObjectCreate(null); stores.set(target, store); }
    let handler = store[type];
    const callback = typeof value === 'function' || typeof value === 'object' && value !== null ? value : null;
    if (handler === undefined) {
      if (callback === null) return;
      handler = store[type] = { __proto__: null, callback };
      const list = listenersOf(target, true);
      list[list.length] = {
        __proto__: null, type, capture: false, once: false, passive: false, removed: false,
        callback: event => run(target, handler, event),
      };
      if (isNode(target) && hooks.listening !== null) hooks.listening(G.idOf(target), type);
    } else handler.callback = callback;
  }
  // https://html.spec.whatwg.org/multipage/webappapis.html#the-event-handler-processing-algorithm
  function run(target, handler, event) {
    const { callback } = handler;
    if (typeof callback !== 'function') return;
    const state = G.eventState(event);
    if (state.type === 'error' && target === global && state.fields !== null && 'lineno' in state.fields) {
      const { message, filename, lineno, colno, error } = state.fields;
      if (apply(callback, target, [message, filename, lineno, colno, error]) === true) event.preventDefault();
      return;
    }
    if (apply(callback, target, [event]) === false && state.cancelable) state.canceled = true;
  }
  function get(target, type) {
    const store = stores.get(target);
    return store === undefined || store[type] === undefined ? null : store[type].callback;
  }
  const receiverOf = value => {
    if (value === undefined || value === null || value === global) return global;
    if (typeof value !== 'object') throw new TypeError('The object is not an EventTarget');
    return value;
  };
  G.handlerAccessors = names => {
    const descriptors = ObjectCreate(null);
    for (const type of split(names, ' ')) {
      const property = `on${type}`;
      descriptors[property] = getOwnPropertyDescriptor({
        get [property]() { return get(receiverOf(this), type); },
        set [property](value) { set(receiverOf(this), type, value); },
      }, property);
    }
    return descriptors;
  };
  G.globalHandlers = G.handlerAccessors('abort animationcancel animationend animationiteration animationstart auxclick beforeinput ' +
    'beforetoggle blur cancel canplay canplaythrough change click close contextmenu copy cuechange cut dblclick drag dragend ' +
    'dragenter dragleave dragover dragstart drop durationchange emptied ended error focus formdata gotpointercapture input ' +
    'invalid keydown keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture mousedown mouseenter ' +
    'mouseleave mousemove mouseout mouseover mouseup mousewheel paste pause play playing pointercancel pointerdown ' +
    'pointerenter pointerleave pointermove pointerout pointerover pointerup progress ratechange reset resize scroll ' +
    'scrollend securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled submit suspend ' +
    'timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun ' +
    'transitionstart volumechange waiting wheel');
  G.windowHandlers = G.handlerAccessors('afterprint beforeprint beforeunload hashchange languagechange message messageerror offline ' +
    'online pagehide pageshow popstate rejectionhandled storage unhandledrejection unload');
}
