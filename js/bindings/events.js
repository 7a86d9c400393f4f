// js/bindings/events.js: the bindings that js/idl/generate.py made of js/idl/events.webidl. Not to be edited.
//
// Exposes UIEvent, FocusEvent, MouseEvent, PointerEvent, WheelEvent, DragEvent, KeyboardEvent, InputEvent, CompositionEvent,
// TextEvent, PopStateEvent, HashChangeEvent, PageTransitionEvent, BeforeUnloadEvent, MessageEvent, StorageEvent, ErrorEvent,
// PromiseRejectionEvent, SecurityPolicyViolationEvent, SubmitEvent, FormDataEvent, ToggleEvent, CommandEvent, TrackEvent,
// CloseEvent, ProgressEvent, TransitionEvent, AnimationEvent, ClipboardEvent, MediaQueryListEvent.
'use strict';
{
  const G = this;
  const {
    defineEvent, elementArgument, eventReceiver, fromSequence, htmlElementArgument, need, privateArray, rejected, toDouble, toEnum,
    toFloat, toInterface, toSequence, toText, toTextOrNull, toUSV, wrap,
  } = G;
  const { TypeError, resolveWith } = G.primordials;
  const UIEventSteps = G.UIEventSteps;
  const MouseEventSteps = G.MouseEventSteps;
  const PointerEventSteps = G.PointerEventSteps;
  const WheelEventSteps = G.WheelEventSteps;
  const KeyboardEventSteps = G.KeyboardEventSteps;
  const InputEventSteps = G.InputEventSteps;
  const CompositionEventSteps = G.CompositionEventSteps;
  const TextEventSteps = G.TextEventSteps;
  const BeforeUnloadEventSteps = G.BeforeUnloadEventSteps;
  const MessageEventSteps = G.MessageEventSteps;
  const StorageEventSteps = G.StorageEventSteps;
  const list = list => fromSequence(list, null, false);
  const listMakeStaticRange = list => fromSequence(list, G.makeStaticRange, false);
  const listMakeMessagePortFrozen = list => fromSequence(list, G.makeMessagePort, true);
  function toWindowProxyOrMessagePort(value) {
    if (value === null || value === undefined) return null;
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isWindow(value)) return value;
      if (G.isMessagePort(value)) return G.messagePortState(value);
    }
    throw new TypeError('Type error');
  }
  const SecurityPolicyViolationEventDispositionValues = { __proto__: null, enforce: true, report: true };
  function toVideoTrackOrAudioTrackOrTextTrack(value) {
    if (value === null || value === undefined) return null;
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isVideoTrack(value)) return G.videoTrackState(value);
      if (G.isAudioTrack(value)) return G.audioTrackState(value);
      if (G.isTextTrack(value)) return G.textTrackState(value);
    }
    throw new TypeError('Type error');
  }

  G.defineLazily('UIEvent', () => defineEvent('UIEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      detail: [value => value | 0, 0],
      view: [value => value === null || value === undefined ? null : (toInterface(value, G.isWindow(value), 'Window'), value), null],
      which: [value => value >>> 0, 0],
    },
    fields: 'view detail -layerX -layerY -pageX -pageY -which -initUIEvent',
    members: {
      get layerX() { return UIEventSteps.layerX(eventReceiver(this, 'UIEvent', 'layerX', 1)); },
      get layerY() { return UIEventSteps.layerY(eventReceiver(this, 'UIEvent', 'layerY', 1)); },
      get pageX() { return UIEventSteps.pageX(eventReceiver(this, 'UIEvent', 'pageX', 1)); },
      get pageY() { return UIEventSteps.pageY(eventReceiver(this, 'UIEvent', 'pageY', 1)); },
      get which() { return UIEventSteps.which(eventReceiver(this, 'UIEvent', 'which', 1)); },
      initUIEvent(typeArg, bubblesArg = undefined, cancelableArg = undefined, viewArg = undefined, detailArg = undefined) {
        const state = eventReceiver(this, 'UIEvent', 'initUIEvent');
        need(arguments.length, 1);
        typeArg = toText(typeArg);
        bubblesArg = !!bubblesArg;
        cancelableArg = !!cancelableArg;
        viewArg = viewArg === null || viewArg === undefined ? null : toInterface(viewArg, G.isWindow(viewArg), 'Window', 549658);
        detailArg = detailArg === undefined ? 0 : detailArg | 0;
        UIEventSteps.initUIEvent(state, typeArg, bubblesArg, cancelableArg, viewArg, detailArg);
      },
    },
  }));

  G.defineLazily('FocusEvent', () => defineEvent('FocusEvent', {
    __proto__: null,
    parent: G.UIEvent,
    length: 1,
    init: {
      __proto__: null,

      relatedTarget: [value => value === null || value === undefined ? null : (toInterface(value, G.isEventTarget(value), 'EventTarget'), value), null],
    },
    fields: 'relatedTarget',
  }));

  G.defineLazily('MouseEvent', () => defineEvent('MouseEvent', {
    __proto__: null,
    parent: G.UIEvent,
    length: 1,
    constants: {
      __proto__: null,
      WEBKIT_FORCE_AT_MOUSE_DOWN: 1, WEBKIT_FORCE_AT_FORCE_MOUSE_DOWN: 2,
    },
    init: {
      __proto__: null,
      altKey: [value => !!value, false], ctrlKey: [value => !!value, false], metaKey: [value => !!value, false],
      modifierAltGraph: [value => !!value, false], modifierCapsLock: [value => !!value, false], modifierFn: [value => !!value, false],
      modifierFnLock: [value => !!value, false], modifierHyper: [value => !!value, false], modifierNumLock: [value => !!value, false],
      modifierScrollLock: [value => !!value, false], modifierSuper: [value => !!value, false],
      modifierSymbol: [value => !!value, false], modifierSymbolLock: [value => !!value, false], shiftKey: [value => !!value, false],
      button: [value => value << 16 >> 16, 0], buttons: [value => value & 65535, 0], clientX: [value => value | 0, 0],
      clientY: [value => value | 0, 0], movementX: [toDouble, 0], movementY: [toDouble, 0],
      relatedTarget: [value => value === null || value === undefined ? null : (toInterface(value, G.isEventTarget(value), 'EventTarget'), value), null],
      screenX: [value => value | 0, 0], screenY: [value => value | 0, 0],
    },
    fields: 'screenX screenY clientX clientY ctrlKey shiftKey altKey metaKey button buttons relatedTarget movementX movementY -webkitForce ' +
    '-offsetX -offsetY -x -y -fromElement -toElement -getModifierState -initMouseEvent',
    members: {
      get webkitForce() { return MouseEventSteps.webkitForce(eventReceiver(this, 'MouseEvent', 'webkitForce', 1)); },
      get offsetX() { return MouseEventSteps.offsetX(eventReceiver(this, 'MouseEvent', 'offsetX', 1)); },
      get offsetY() { return MouseEventSteps.offsetY(eventReceiver(this, 'MouseEvent', 'offsetY', 1)); },
      get x() { return MouseEventSteps.x(eventReceiver(this, 'MouseEvent', 'x', 1)); },
      get y() { return MouseEventSteps.y(eventReceiver(this, 'MouseEvent', 'y', 1)); },
      get fromElement() { return wrap(MouseEventSteps.fromElement(eventReceiver(this, 'MouseEvent', 'fromElement', 1))); },
      get toElement() { return wrap(MouseEventSteps.toElement(eventReceiver(this, 'MouseEvent', 'toElement', 1))); },
      getModifierState(keyArg) {
        const state = eventReceiver(this, 'MouseEvent', 'getModifierState');
        need(arguments.length, 1);
        keyArg = toText(keyArg);
        return MouseEventSteps.getModifierState(state, keyArg);
      },
      initMouseEvent(typeArg, bubblesArg = undefined, cancelableArg = undefined, viewArg = undefined, detailArg = undefined, screenXArg = undefined, screenYArg = undefined, clientXArg = undefined, clientYArg = undefined, ctrlKeyArg = undefined, altKeyArg = undefined, shiftKeyArg = undefined, metaKeyArg = undefined, buttonArg = undefined, relatedTargetArg = undefined) {
        const state = eventReceiver(this, 'MouseEvent', 'initMouseEvent');
        need(arguments.length, 1);
        typeArg = toText(typeArg);
        bubblesArg = !!bubblesArg;
        cancelableArg = !!cancelableArg;
        viewArg = viewArg === null || viewArg === undefined ? null : toInterface(viewArg, G.isWindow(viewArg), 'Window', 885655);
        detailArg = detailArg === undefined ? 0 : detailArg | 0;
        screenXArg = screenXArg === undefined ? 0 : screenXArg | 0;
        screenYArg = screenYArg === undefined ? 0 : screenYArg | 0;
        clientXArg = clientXArg === undefined ? 0 : clientXArg | 0;
        clientYArg = clientYArg === undefined ? 0 : clientYArg | 0;
        ctrlKeyArg = !!ctrlKeyArg;
        altKeyArg = !!altKeyArg;
        shiftKeyArg = !!shiftKeyArg;
        metaKeyArg = !!metaKeyArg;
        buttonArg = buttonArg === undefined ? 0 : buttonArg << 16 >> 16;
        relatedTargetArg = relatedTargetArg === null || relatedTargetArg === undefined ? null : toInterface(relatedTargetArg, G.isEventTarget(relatedTargetArg), 'EventTarget', 89642);
        MouseEventSteps.initMouseEvent(state, typeArg, bubblesArg, cancelableArg, viewArg, detailArg, screenXArg, screenYArg, clientXArg, clientYArg, ctrlKeyArg, altKeyArg, shiftKeyArg, metaKeyArg, buttonArg, relatedTargetArg);
      },
    },
  }));

  G.defineLazily('PointerEvent', () => defineEvent('PointerEvent', {
    __proto__: null,
    parent: G.MouseEvent,
    length: 1,
    init: {
      __proto__: null,
      height: [toDouble, 1], isPrimary: [value => !!value, false], pointerId: [value => value | 0, 0], pointerType: [toText, ''],
      pressure: [toFloat, 0], tangentialPressure: [toFloat, 0], tiltX: [value => value | 0, 0], tiltY: [value => value | 0, 0],
      twist: [value => value | 0, 0], width: [toDouble, 1],
    },
    fields: 'pointerId width height pressure tangentialPressure tiltX tiltY twist pointerType isPrimary -getCoalescedEvents -getPredictedEvents',
    members: {
      getCoalescedEvents() { return list(PointerEventSteps.getCoalescedEvents(eventReceiver(this, 'PointerEvent', 'getCoalescedEvents'))); },
      getPredictedEvents() { return list(PointerEventSteps.getPredictedEvents(eventReceiver(this, 'PointerEvent', 'getPredictedEvents'))); },
    },
  }));

  G.defineLazily('WheelEvent', () => defineEvent('WheelEvent', {
    __proto__: null,
    parent: G.MouseEvent,
    length: 1,
    constants: {
      __proto__: null,
      DOM_DELTA_PIXEL: 0x00, DOM_DELTA_LINE: 0x01, DOM_DELTA_PAGE: 0x02,
    },
    init: {
      __proto__: null,
      deltaMode: [value => value >>> 0, 0], deltaX: [toDouble, 0.0], deltaY: [toDouble, 0.0], deltaZ: [toDouble, 0.0],
      wheelDeltaX: [value => value | 0, 0], wheelDeltaY: [value => value | 0, 0],
    },
    fields: 'deltaX deltaY deltaZ deltaMode -wheelDeltaX -wheelDeltaY -wheelDelta -webkitDirectionInvertedFromDevice',
    members: {
      get wheelDeltaX() { return WheelEventSteps.wheelDeltaX(eventReceiver(this, 'WheelEvent', 'wheelDeltaX', 1)); },
      get wheelDeltaY() { return WheelEventSteps.wheelDeltaY(eventReceiver(this, 'WheelEvent', 'wheelDeltaY', 1)); },
      get wheelDelta() { return WheelEventSteps.wheelDelta(eventReceiver(this, 'WheelEvent', 'wheelDelta', 1)); },
      get webkitDirectionInvertedFromDevice() { return WheelEventSteps.webkitDirectionInvertedFromDevice(eventReceiver(this, 'WheelEvent', 'webkitDirectionInvertedFromDevice', 1)); },
    },
  }));

  G.defineLazily('DragEvent', () => defineEvent('DragEvent', {
    __proto__: null,
    parent: G.MouseEvent,
    length: 1,
    init: {
      __proto__: null,
      dataTransfer: [value => value === null || value === undefined ? null : (G.dataTransferState(value), value), null],
    },
    fields: 'dataTransfer',
  }));

  G.defineLazily('KeyboardEvent', () => defineEvent('KeyboardEvent', {
    __proto__: null,
    parent: G.UIEvent,
    length: 1,
    constants: {
      __proto__: null,
      DOM_KEY_LOCATION_STANDARD: 0x00, DOM_KEY_LOCATION_LEFT: 0x01, DOM_KEY_LOCATION_RIGHT: 0x02, DOM_KEY_LOCATION_NUMPAD: 0x03,
    },
    init: {
      __proto__: null,
      altKey: [value => !!value, false], ctrlKey: [value => !!value, false], metaKey: [value => !!value, false],
      modifierAltGraph: [value => !!value, false], modifierCapsLock: [value => !!value, false], modifierFn: [value => !!value, false],
      modifierFnLock: [value => !!value, false], modifierHyper: [value => !!value, false], modifierNumLock: [value => !!value, false],
      modifierScrollLock: [value => !!value, false], modifierSuper: [value => !!value, false],
      modifierSymbol: [value => !!value, false], modifierSymbolLock: [value => !!value, false], shiftKey: [value => !!value, false],
      charCode: [value => value >>> 0, 0], code: [toText, ''], isComposing: [value => !!value, false], key: [toText, ''],
      keyCode: [value => value >>> 0, 0], keyIdentifier: [toText, ''], location: [value => value >>> 0, 0],
      repeat: [value => !!value, false],
    },
    fields: 'key code location ctrlKey shiftKey altKey metaKey repeat isComposing keyIdentifier charCode keyCode -getModifierState ' +
    '-initKeyboardEvent',
    members: {
      getModifierState(keyArg) {
        const state = eventReceiver(this, 'KeyboardEvent', 'getModifierState');
        need(arguments.length, 1);
        keyArg = toText(keyArg);
        return KeyboardEventSteps.getModifierState(state, keyArg);
      },
      initKeyboardEvent(typeArg, bubblesArg = undefined, cancelableArg = undefined, viewArg = undefined, keyArg = undefined, locationArg = undefined, ctrlKey = undefined, altKey = undefined, shiftKey = undefined, metaKey = undefined) {
        const state = eventReceiver(this, 'KeyboardEvent', 'initKeyboardEvent');
        need(arguments.length, 1);
        typeArg = toText(typeArg);
        bubblesArg = !!bubblesArg;
        cancelableArg = !!cancelableArg;
        viewArg = viewArg === null || viewArg === undefined ? null : toInterface(viewArg, G.isWindow(viewArg), 'Window', 226219);
        keyArg = keyArg === undefined ? '' : toText(keyArg);
        locationArg = locationArg === undefined ? 0 : locationArg >>> 0;
        ctrlKey = !!ctrlKey;
        altKey = !!altKey;
        shiftKey = !!shiftKey;
        metaKey = !!metaKey;
        KeyboardEventSteps.initKeyboardEvent(state, typeArg, bubblesArg, cancelableArg, viewArg, keyArg, locationArg, ctrlKey, altKey, shiftKey, metaKey);
      },
    },
  }));

  G.defineLazily('InputEvent', () => defineEvent('InputEvent', {
    __proto__: null,
    parent: G.UIEvent,
    length: 1,
    init: {
      __proto__: null,
      data: [toTextOrNull, null],
      dataTransfer: [value => value === null || value === undefined ? null : (G.dataTransferState(value), value), null],
      inputType: [toText, ''], isComposing: [value => !!value, false],
    },
    fields: 'inputType data isComposing dataTransfer -getTargetRanges',
    members: {
      getTargetRanges() { return listMakeStaticRange(InputEventSteps.getTargetRanges(eventReceiver(this, 'InputEvent', 'getTargetRanges'))); },
    },
  }));

  G.defineLazily('CompositionEvent', () => defineEvent('CompositionEvent', {
    __proto__: null,
    parent: G.UIEvent,
    length: 1,
    init: {
      __proto__: null,
      data: [toText, ''],
    },
    fields: 'data -initCompositionEvent',
    members: {
      initCompositionEvent(typeArg, bubblesArg = undefined, cancelableArg = undefined, viewArg = undefined, dataArg = undefined) {
        const state = eventReceiver(this, 'CompositionEvent', 'initCompositionEvent');
        need(arguments.length, 1);
        typeArg = toText(typeArg);
        bubblesArg = !!bubblesArg;
        cancelableArg = !!cancelableArg;
        viewArg = viewArg === null || viewArg === undefined ? null : toInterface(viewArg, G.isWindow(viewArg), 'WindowProxy', 440634);
        dataArg = dataArg === undefined ? '' : toText(dataArg);
        CompositionEventSteps.initCompositionEvent(state, typeArg, bubblesArg, cancelableArg, viewArg, dataArg);
      },
    },
  }));

  G.defineLazily('TextEvent', () => defineEvent('TextEvent', {
    __proto__: null,
    parent: G.UIEvent,
    fields: '-data -initTextEvent',
    members: {
      get data() { return TextEventSteps.data(eventReceiver(this, 'TextEvent', 'data', 1)); },
      initTextEvent(type, bubbles = undefined, cancelable = undefined, view = undefined, data = undefined) {
        const state = eventReceiver(this, 'TextEvent', 'initTextEvent');
        need(arguments.length, 1);
        type = toText(type);
        bubbles = !!bubbles;
        cancelable = !!cancelable;
        view = view === null || view === undefined ? null : toInterface(view, G.isWindow(view), 'Window', 522376);
        data = data === undefined ? 'undefined' : toText(data);
        TextEventSteps.initTextEvent(state, type, bubbles, cancelable, view, data);
      },
    },
  }));

  G.defineLazily('PopStateEvent', () => defineEvent('PopStateEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      hasUAVisualTransition: [value => !!value, false], state: [value => value, null],
    },
    fields: 'state hasUAVisualTransition',
  }));

  G.defineLazily('HashChangeEvent', () => defineEvent('HashChangeEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      newURL: [toUSV, ''], oldURL: [toUSV, ''],
    },
    fields: 'oldURL newURL',
  }));

  G.defineLazily('PageTransitionEvent', () => defineEvent('PageTransitionEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      persisted: [value => !!value, false],
    },
    fields: 'persisted',
  }));

  G.defineLazily('BeforeUnloadEvent', () => defineEvent('BeforeUnloadEvent', {
    __proto__: null,
    parent: G.Event,
    fields: '-returnValue',
    members: {
      get returnValue() { return BeforeUnloadEventSteps.returnValue(eventReceiver(this, 'BeforeUnloadEvent', 'returnValue', 1)); },
      set returnValue(value) {
        const state = eventReceiver(this, 'BeforeUnloadEvent', 'returnValue', 2);
        BeforeUnloadEventSteps.setReturnValue(state, toText(value));
      },
    },
  }));

  G.defineLazily('MessageEvent', () => defineEvent('MessageEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      data: [value => value, null], lastEventId: [toText, ''], origin: [toUSV, ''],
      ports: [value => listMakeMessagePortFrozen(toSequence(value, value => G.messagePortState(value))), listMakeMessagePortFrozen(privateArray())],
      source: [value => value === null || value === undefined ? null : (toWindowProxyOrMessagePort(value), value), null],
    },
    fields: 'origin lastEventId source data ports -initMessageEvent',
    members: {
      initMessageEvent(type, bubbles = undefined, cancelable = undefined, data = undefined, origin = undefined, lastEventId = undefined, source = undefined, ports = undefined) {
        const state = eventReceiver(this, 'MessageEvent', 'initMessageEvent');
        need(arguments.length, 1);
        type = toText(type);
        bubbles = !!bubbles;
        cancelable = !!cancelable;
        data = data === undefined ? null : data;
        origin = origin === undefined ? '' : toUSV(origin);
        lastEventId = lastEventId === undefined ? '' : toText(lastEventId);
        source = source === null || source === undefined ? null : toWindowProxyOrMessagePort(source);
        ports = ports === undefined ? privateArray() : toSequence(ports, value => G.messagePortState(value));
        MessageEventSteps.initMessageEvent(state, type, bubbles, cancelable, data, origin, lastEventId, source, ports);
      },
    },
  }));

  G.defineLazily('StorageEvent', () => defineEvent('StorageEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      key: [toTextOrNull, null], newValue: [toTextOrNull, null], oldValue: [toTextOrNull, null],
      storageArea: [value => value === null || value === undefined ? null : (G.storageState(value), value), null], url: [toUSV, ''],
    },
    fields: 'key oldValue newValue url storageArea -initStorageEvent',
    members: {
      initStorageEvent(type, bubbles = undefined, cancelable = undefined, key = undefined, oldValue = undefined, newValue = undefined, url = undefined, storageArea = undefined) {
        const state = eventReceiver(this, 'StorageEvent', 'initStorageEvent');
        need(arguments.length, 1);
        type = toText(type);
        bubbles = !!bubbles;
        cancelable = !!cancelable;
        key = toTextOrNull(key);
        oldValue = toTextOrNull(oldValue);
        newValue = toTextOrNull(newValue);
        url = url === undefined ? '' : toUSV(url);
        storageArea = storageArea === null || storageArea === undefined ? null : G.storageState(storageArea, 209610);
        StorageEventSteps.initStorageEvent(state, type, bubbles, cancelable, key, oldValue, newValue, url, storageArea);
      },
    },
  }));

  G.defineLazily('ErrorEvent', () => defineEvent('ErrorEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      colno: [value => value >>> 0, 0], error: [value => value, undefined], filename: [toUSV, ''], lineno: [value => value >>> 0, 0],
      message: [toText, ''],
    },
    fields: 'message filename lineno colno error',
  }));

  G.defineLazily('PromiseRejectionEvent', () => defineEvent('PromiseRejectionEvent', {
    __proto__: null,
    parent: G.Event,
    length: 2,
    init: {
      __proto__: null,
      promise: [resolveWith, undefined, 'PromiseRejectionEventInit', 'Promise'], reason: [value => value, undefined],
    },
    fields: '-promise reason',
    members: {
      get promise() { try { return eventReceiver(this, 'PromiseRejectionEvent', 'promise', 1).fields.promise; } catch (error) { return rejected(error); } },
    },
  }));

  G.defineLazily('SecurityPolicyViolationEvent', () => defineEvent('SecurityPolicyViolationEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      blockedURI: [toUSV, ''], columnNumber: [value => value >>> 0, 0],
      disposition: [value => toEnum(value, 'SecurityPolicyViolationEventDisposition', SecurityPolicyViolationEventDispositionValues), 'enforce'],
      documentURI: [toUSV, ''], effectiveDirective: [toText, ''], lineNumber: [value => value >>> 0, 0], originalPolicy: [toText, ''],
      referrer: [toUSV, ''], sample: [toText, ''], sourceFile: [toUSV, ''], statusCode: [value => value & 65535, 0],
      violatedDirective: [toText, ''],
    },
    fields: 'documentURI referrer blockedURI effectiveDirective violatedDirective originalPolicy sourceFile sample disposition statusCode ' +
    'lineNumber columnNumber',
  }));

  G.defineLazily('SubmitEvent', () => defineEvent('SubmitEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      submitter: [value => value === null || value === undefined ? null : (htmlElementArgument(value, 'HTMLElement'), value), null],
    },
    fields: 'submitter',
  }));

  G.defineLazily('FormDataEvent', () => defineEvent('FormDataEvent', {
    __proto__: null,
    parent: G.Event,
    length: 2,
    init: {
      __proto__: null,
      formData: [value => (G.formDataState(value), value), undefined, 'FormDataEventInit', 'FormData'],
    },
    fields: 'formData',
  }));

  G.defineLazily('ToggleEvent', () => defineEvent('ToggleEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      newState: [toText, ''], oldState: [toText, ''],
      source: [value => value === null || value === undefined ? null : (elementArgument(value), value), null],
    },
    fields: 'oldState newState source',
  }));

  G.defineLazily('CommandEvent', () => defineEvent('CommandEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      command: [toText, ''], source: [value => value === null || value === undefined ? null : (elementArgument(value), value), null],
    },
    fields: 'source command',
  }));

  G.defineLazily('TrackEvent', () => defineEvent('TrackEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      track: [value => value === null || value === undefined ? null : (toVideoTrackOrAudioTrackOrTextTrack(value), value), null],
    },
    fields: 'track',
  }));

  G.defineLazily('CloseEvent', () => defineEvent('CloseEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      code: [value => value & 65535, 0], reason: [toUSV, ''], wasClean: [value => !!value, false],
    },
    fields: 'wasClean code reason',
  }));

  G.defineLazily('ProgressEvent', () => defineEvent('ProgressEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      lengthComputable: [value => !!value, false], loaded: [toDouble, 0], total: [toDouble, 0],
    },
    fields: 'lengthComputable loaded total',
  }));

  G.defineLazily('TransitionEvent', () => defineEvent('TransitionEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      elapsedTime: [toDouble, 0.0], propertyName: [toText, ''], pseudoElement: [toText, ''],
    },
    fields: 'propertyName elapsedTime pseudoElement',
  }));

  G.defineLazily('AnimationEvent', () => defineEvent('AnimationEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      animationName: [toText, ''], elapsedTime: [toDouble, 0.0], pseudoElement: [toText, ''],
    },
    fields: 'animationName elapsedTime pseudoElement',
  }));

  G.defineLazily('ClipboardEvent', () => defineEvent('ClipboardEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      clipboardData: [value => value === null || value === undefined ? null : (G.dataTransferState(value), value), null],
    },
    fields: 'clipboardData',
  }));

  G.defineLazily('MediaQueryListEvent', () => defineEvent('MediaQueryListEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      matches: [value => !!value, false], media: [toText, ''],
    },
    fields: 'media matches',
  }));
}
