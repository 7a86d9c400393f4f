// js/uievents/events.js: event interfaces besides Event and CustomEvent.
// https://w3c.github.io/uievents/ https://html.spec.whatwg.org/multipage/indices.html#events-2
//
// Reads and writes nothing of the arena. Offers G.isMouseEvent(event). Exposes UIEvent and its children and the events of HTML.
'use strict';
{
  const G = this;
  const { defineEvent, toText, need, eventState, initializeEvent } = G;
  const fieldsOf = event => eventState(event).fields;
  // Whether an event is a MouseEvent, or of an interface that inherits from it.
  G.isMouseEvent = event => {
    for (let at = eventState(event).description; at; at = at.parentDescription) if ('clientX' in at.fields) return true;
    return false;
  };

  const noPorts = G.freeze(G.toArray(G.privateArray()));
  const UIEvent = defineEvent('UIEvent', {
    __proto__: null,
    fields: { __proto__: null, view: null, detail: 0, which: 0 },
    members: {
      get layerX() { return 0; },
      get layerY() { return 0; },
      get pageX() { return 0; },
      get pageY() { return 0; },
      initUIEvent(type, bubbles = false, cancelable = false, view = null, detail = 0) {
        need(arguments.length, 1);
        const state = eventState(this);
        if (initializeEvent(state, toText(type), !!bubbles, !!cancelable)) {
          state.fields.view = view;
          state.fields.detail = detail | 0;
        }
      },
    },
  });
  const modifierKeys = {
    __proto__: null, Control: 'ctrlKey', Shift: 'shiftKey', Alt: 'altKey', Meta: 'metaKey', AltGraph: 'modifierAltGraph',
    CapsLock: 'modifierCapsLock',
  };
  const modifierState = (event, key) => { const field = modifierKeys[key]; return field !== undefined && !!fieldsOf(event)[field]; };
  const keys = { __proto__: null, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false };

  const MouseEvent = defineEvent('MouseEvent', {
    __proto__: null,
    parent: UIEvent,
    fields: {
      __proto__: null, screenX: 0, screenY: 0, clientX: 0, clientY: 0, ...keys, button: 0, buttons: 0, relatedTarget: null, movementX: 0, movementY: 0,
    },
    members: {
      get x() { return fieldsOf(this).clientX; },
      get y() { return fieldsOf(this).clientY; },
      get pageX() { return fieldsOf(this).clientX; },
      get pageY() { return fieldsOf(this).clientY; },
      get which() { return fieldsOf(this).button + 1; },
      get offsetX() { return fieldsOf(this).clientX; },
      get offsetY() { return fieldsOf(this).clientY; },
      getModifierState(key) { need(arguments.length, 1); return modifierState(this, toText(key)); },
      initMouseEvent(type, bubbles = false, cancelable = false, view = null, detail = 0, screenX = 0, screenY = 0, clientX = 0,
        clientY = 0, ctrlKey = false, altKey = false, shiftKey = false, metaKey = false, button = 0, relatedTarget = null) {
        need(arguments.length, 1);
        const state = eventState(this);
        if (!initializeEvent(state, toText(type), !!bubbles, !!cancelable)) return;
        G.primordials.assign(state.fields, {
          __proto__: null,
          view, detail: detail | 0, screenX: screenX | 0, screenY: screenY | 0, clientX: clientX | 0, clientY: clientY | 0,
          ctrlKey: !!ctrlKey, altKey: !!altKey, shiftKey: !!shiftKey, metaKey: !!metaKey, button: button | 0, relatedTarget,
        });
      },
    },
  });
  defineEvent('PointerEvent', {
    __proto__: null,
    parent: MouseEvent,
    fields: {
      __proto__: null, pointerId: 0, width: 1, height: 1, pressure: 0, tangentialPressure: 0, tiltX: 0, tiltY: 0, twist: 0, pointerType: '', isPrimary: false,
    },
  });
  defineEvent('WheelEvent', {
    __proto__: null,
    parent: MouseEvent, fields: { __proto__: null, deltaX: 0, deltaY: 0, deltaZ: 0, deltaMode: 0, wheelDeltaX: 0, wheelDeltaY: 0 },
    members: {
      // Up counts as more, unlike in deltaX and deltaY.
      get wheelDelta() {
        const { wheelDeltaX, wheelDeltaY, deltaX, deltaY } = fieldsOf(this);
        return wheelDeltaY || wheelDeltaX || 0 - (deltaY || deltaX);
      },
    },
    constants: { __proto__: null, DOM_DELTA_PIXEL: 0, DOM_DELTA_LINE: 1, DOM_DELTA_PAGE: 2 },
  });
  defineEvent('DragEvent', { __proto__: null, parent: MouseEvent, fields: { __proto__: null, dataTransfer: null } });
  defineEvent('KeyboardEvent', {
    __proto__: null,
    parent: UIEvent,
    fields: { __proto__: null, key: '', code: '', location: 0, repeat: false, isComposing: false, charCode: 0, keyCode: 0, ...keys },
    constants: { __proto__: null, DOM_KEY_LOCATION_STANDARD: 0, DOM_KEY_LOCATION_LEFT: 1, DOM_KEY_LOCATION_RIGHT: 2, DOM_KEY_LOCATION_NUMPAD: 3 },
    members: {
      getModifierState(key) { need(arguments.length, 1); return modifierState(this, toText(key)); },
      initKeyboardEvent(type, bubbles = false, cancelable = false, view = null, key = '', location = 0, ctrlKey = false, altKey = false,
        shiftKey = false, metaKey = false) {
        need(arguments.length, 1);
        const state = eventState(this);
        if (!initializeEvent(state, toText(type), !!bubbles, !!cancelable)) return;
        G.primordials.assign(state.fields, {
          __proto__: null,
          view, key: toText(key), location: location >>> 0, ctrlKey: !!ctrlKey, altKey: !!altKey, shiftKey: !!shiftKey, metaKey: !!metaKey,
        });
      },
    },
  });
  defineEvent('FocusEvent', { __proto__: null, parent: UIEvent, fields: { __proto__: null, relatedTarget: null } });
  defineEvent('InputEvent', {
    __proto__: null, parent: UIEvent, fields: { __proto__: null, data: null, isComposing: false, inputType: '', dataTransfer: null },
  });
  defineEvent('CompositionEvent', { __proto__: null, parent: UIEvent, fields: { __proto__: null, data: '' } });
  defineEvent('TextEvent', { __proto__: null, parent: UIEvent, fields: { __proto__: null, data: '' } });
  defineEvent('PopStateEvent', { __proto__: null, fields: { __proto__: null, state: null, hasUAVisualTransition: false } });
  defineEvent('HashChangeEvent', { __proto__: null, fields: { __proto__: null, oldURL: '', newURL: '' } });
  defineEvent('PageTransitionEvent', { __proto__: null, fields: { __proto__: null, persisted: false } });
  defineEvent('MessageEvent', {
    __proto__: null,
    fields: { __proto__: null, data: null, origin: '', lastEventId: '', source: null, ports: G.freeze([]) },
    members: {
      get ports() { const { ports } = fieldsOf(this); return ports === null ? noPorts : ports; },
      initMessageEvent(type, bubbles = false, cancelable = false, data = null, origin = '', lastEventId = '', source = null) {
        need(arguments.length, 1);
        const state = eventState(this);
        if (!initializeEvent(state, toText(type), !!bubbles, !!cancelable)) return;
        G.primordials.assign(state.fields, { __proto__: null, data, origin: toText(origin), lastEventId: toText(lastEventId), source });
      },
    },
  });
  defineEvent('StorageEvent', { __proto__: null, fields: { __proto__: null, key: null, oldValue: null, newValue: null, url: '', storageArea: null } });
  defineEvent('BeforeUnloadEvent', { __proto__: null });
  defineEvent('ErrorEvent', { __proto__: null, fields: { __proto__: null, message: '', filename: '', lineno: 0, colno: 0, error: undefined } });
  defineEvent('PromiseRejectionEvent', { __proto__: null, required: 'promise', fields: { __proto__: null, promise: null, reason: undefined } });
  defineEvent('SubmitEvent', { __proto__: null, fields: { __proto__: null, submitter: null } });
  defineEvent('FormDataEvent', { __proto__: null, fields: { __proto__: null, formData: null } });
  defineEvent('ToggleEvent', { __proto__: null, fields: { __proto__: null, oldState: '', newState: '', source: null } });
  defineEvent('ProgressEvent', { __proto__: null, fields: { __proto__: null, lengthComputable: false, loaded: 0, total: 0 } });
  defineEvent('TransitionEvent', { __proto__: null, fields: { __proto__: null, propertyName: '', elapsedTime: 0, pseudoElement: '' } });
  defineEvent('AnimationEvent', { __proto__: null, fields: { __proto__: null, animationName: '', elapsedTime: 0, pseudoElement: '' } });
  defineEvent('ClipboardEvent', { __proto__: null, fields: { __proto__: null, clipboardData: null } });
  defineEvent('MediaQueryListEvent', { __proto__: null, fields: { __proto__: null, media: '', matches: false } });
}
