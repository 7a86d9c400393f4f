// js/bindings/layoutObservers.js: the bindings that js/idl/generate.py made of js/idl/layoutObservers.webidl. Not to be edited.
//
// Exposes IntersectionObserver, IntersectionObserverEntry, ResizeObserver, ResizeObserverEntry, ResizeObserverSize.
'use strict';
{
  const G = this;
  const { Given, NOTHING, ObjectCreate, defineInterface, elementArgument, fromSequence, idOf, isNode, missing, need, toDictionary, toDouble, toEnum, toFunction, toSequence, toText, wrap, wrongReceiver, wrongValue, N }


 = G;
  const { TypeError, iterator } = G.primordials;
  const IntersectionObserverSteps = G.IntersectionObserverSteps;
  const IntersectionObserverEntrySteps = G.IntersectionObserverEntrySteps;
  const ResizeObserverSteps = G.ResizeObserverSteps;
  const ResizeObserverEntrySteps = G.ResizeObserverEntrySteps;
  const ResizeObserverSizeSteps = G.ResizeObserverSizeSteps;
  function toElementOrDocument(value) {
    if (value === null || value === undefined) return null;
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (isNode(value) && (N[idOf(value) << 3] & 255) === 1) return idOf(value);
      if (isNode(value) && (N[idOf(value) << 3] & 255) === 9) return idOf(value);
    }
    throw new TypeError('Type error');
  }
  function toDoubleOrSequenceDouble(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      const method = value[iterator]; if (method !== undefined && method !== null) return toSequence(value, toDouble, method);
    }
    if (typeof value === 'number') return toDouble(value);
    return toDouble(value);
  }
  function toIntersectionObserverInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      root: (member = given.root) === undefined ? null : member === null || member === undefined ? null : toElementOrDocument(member),
      rootMargin: (member = given.rootMargin) === undefined ? '0px' : toText(member),
      scrollMargin: (member = given.scrollMargin) === undefined ? '0px' : toText(member),
      threshold: (member = given.threshold) === undefined ? 0 : toDoubleOrSequenceDouble(member),
    };
  }
  const listFrozen = list => fromSequence(list, null, true);
  const listMakeIntersectionObserverEntry = list => fromSequence(list, G.makeIntersectionObserverEntry, false);
  function toDOMRectInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      height: (member = given.height) === undefined ? 0 : +member,
      width: (member = given.width) === undefined ? 0 : +member,
      x: (member = given.x) === undefined ? 0 : +member,
      y: (member = given.y) === undefined ? 0 : +member,
    };
  }
  function toIntersectionObserverEntryInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      boundingClientRect: (member = given.boundingClientRect) === undefined ? missing('IntersectionObserverEntryInit', 'boundingClientRect', 'DOMRectInit') : toDOMRectInit(member),
      intersectionRatio: (member = given.intersectionRatio) === undefined ? missing('IntersectionObserverEntryInit', 'intersectionRatio', 'double') : toDouble(member),
      intersectionRect: (member = given.intersectionRect) === undefined ? missing('IntersectionObserverEntryInit', 'intersectionRect', 'DOMRectInit') : toDOMRectInit(member),
      isIntersecting: (member = given.isIntersecting) === undefined ? missing('IntersectionObserverEntryInit', 'isIntersecting', 'boolean') : !!member,
      rootBounds: (member = given.rootBounds) === undefined ? missing('IntersectionObserverEntryInit', 'rootBounds', 'DOMRectInit') : member === null || member === undefined ? null : toDOMRectInit(member),
      target: (member = given.target) === undefined ? missing('IntersectionObserverEntryInit', 'target', 'Element') : elementArgument(member),
      time: (member = given.time) === undefined ? missing('IntersectionObserverEntryInit', 'time', 'double') : toDouble(member),
    };
  }
  const makeDOMRectReadOnlyOrNull = state => state === null ? null : G.makeDOMRectReadOnly(state);
  const ResizeObserverBoxOptionsValues = { __proto__: null, 'border-box': true, 'content-box': true, 'device-pixel-content-box': true };
  function toResizeObserverOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      box: (member = given.box) === undefined ? 'content-box' : toEnum(member, 'ResizeObserverBoxOptions', ResizeObserverBoxOptionsValues),
    };
  }
  const listMakeResizeObserverSizeFrozen = list => fromSequence(list, G.makeResizeObserverSize, true);

  class IntersectionObserverBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('IntersectionObserver', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('IntersectionObserver', where);
      return value.#state;
    }
  }
  G.IntersectionObserverBrand = IntersectionObserverBrand;
  const IntersectionObserver = defineInterface('IntersectionObserver', {
    __proto__: null,
    length: 1,
    construct(object, callback, options = undefined) {
      callback = toFunction(callback, 722323);
      options = toIntersectionObserverInit(options);
      return new IntersectionObserverBrand(object, IntersectionObserverSteps.construct(callback, options));
    },
    members: {
      constructor: undefined,
      get root() { return wrap(IntersectionObserverSteps.root(IntersectionObserverBrand.of(this, 'root', 1))); },
      get rootMargin() { return IntersectionObserverSteps.rootMargin(IntersectionObserverBrand.of(this, 'rootMargin', 1)); },
      get scrollMargin() { return IntersectionObserverSteps.scrollMargin(IntersectionObserverBrand.of(this, 'scrollMargin', 1)); },
      get thresholds() {
        const state = IntersectionObserverBrand.of(this, 'thresholds', 1);
        return state.thresholdsArray ??= listFrozen(IntersectionObserverSteps.thresholds(state));
      },
      observe(target) {
        const state = IntersectionObserverBrand.of(this, 'observe');
        need(arguments.length, 1);
        target = elementArgument(target, 379945);
        IntersectionObserverSteps.observe(state, target);
      },
      unobserve(target) {
        const state = IntersectionObserverBrand.of(this, 'unobserve');
        need(arguments.length, 1);
        target = elementArgument(target, 511593);
        IntersectionObserverSteps.unobserve(state, target);
      },
      disconnect() { IntersectionObserverSteps.disconnect(IntersectionObserverBrand.of(this, 'disconnect')); },
      takeRecords() {
        return listMakeIntersectionObserverEntry(IntersectionObserverSteps.takeRecords(IntersectionObserverBrand.of(this, 'takeRecords')));
      },
    },
  });
  G.makeIntersectionObserver = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'IntersectionObserver') return G[`make${state.interface}`](state);
    return new IntersectionObserverBrand(ObjectCreate(IntersectionObserver.prototype), state);
  };
  G.isIntersectionObserver = IntersectionObserverBrand.is;
  G.intersectionObserverState = IntersectionObserverBrand.from;

  class IntersectionObserverEntryBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('IntersectionObserverEntry', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('IntersectionObserverEntry', where);
      return value.#state;
    }
  }
  G.IntersectionObserverEntryBrand = IntersectionObserverEntryBrand;
  const IntersectionObserverEntry = defineInterface('IntersectionObserverEntry', {
    __proto__: null,
    length: 1,
    construct(object, intersectionObserverEntryInit) {
      intersectionObserverEntryInit = toIntersectionObserverEntryInit(intersectionObserverEntryInit);
      return new IntersectionObserverEntryBrand(object, IntersectionObserverEntrySteps.construct(intersectionObserverEntryInit));
    },
    members: {
      constructor: undefined,
      get time() { return IntersectionObserverEntrySteps.time(IntersectionObserverEntryBrand.of(this, 'time', 1)); },
      get rootBounds() { return makeDOMRectReadOnlyOrNull(IntersectionObserverEntrySteps.rootBounds(IntersectionObserverEntryBrand.of(this, 'rootBounds', 1))); },
      get boundingClientRect() { return G.makeDOMRectReadOnly(IntersectionObserverEntrySteps.boundingClientRect(IntersectionObserverEntryBrand.of(this, 'boundingClientRect', 1))); },
      get intersectionRect() { return G.makeDOMRectReadOnly(IntersectionObserverEntrySteps.intersectionRect(IntersectionObserverEntryBrand.of(this, 'intersectionRect', 1))); },
      get isIntersecting() { return IntersectionObserverEntrySteps.isIntersecting(IntersectionObserverEntryBrand.of(this, 'isIntersecting', 1)); },
      get intersectionRatio() { return IntersectionObserverEntrySteps.intersectionRatio(IntersectionObserverEntryBrand.of(this, 'intersectionRatio', 1)); },
      get target() { return wrap(IntersectionObserverEntrySteps.target(IntersectionObserverEntryBrand.of(this, 'target', 1))); },
    },
  });
  G.makeIntersectionObserverEntry = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'IntersectionObserverEntry') return G[`make${state.interface}`](state);
    return new IntersectionObserverEntryBrand(ObjectCreate(IntersectionObserverEntry.prototype), state);
  };
  G.isIntersectionObserverEntry = IntersectionObserverEntryBrand.is;
  G.intersectionObserverEntryState = IntersectionObserverEntryBrand.from;

  class ResizeObserverBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ResizeObserver', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ResizeObserver', where);
      return value.#state;
    }
  }
  G.ResizeObserverBrand = ResizeObserverBrand;
  const ResizeObserver = defineInterface('ResizeObserver', {
    __proto__: null,
    length: 1,
    construct(object, callback) {
      callback = toFunction(callback, 408997);
      return new ResizeObserverBrand(object, ResizeObserverSteps.construct(callback));
    },
    members: {
      constructor: undefined,
      observe(target, options = undefined) {
        const state = ResizeObserverBrand.of(this, 'observe');
        need(arguments.length, 1);
        target = elementArgument(target, 254595);
        options = toResizeObserverOptions(options);
        ResizeObserverSteps.observe(state, target, options);
      },
      unobserve(target) {
        const state = ResizeObserverBrand.of(this, 'unobserve');
        need(arguments.length, 1);
        target = elementArgument(target, 568293);
        ResizeObserverSteps.unobserve(state, target);
      },
      disconnect() { ResizeObserverSteps.disconnect(ResizeObserverBrand.of(this, 'disconnect')); },
    },
  });
  G.makeResizeObserver = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ResizeObserver') return G[`make${state.interface}`](state);
    return new ResizeObserverBrand(ObjectCreate(ResizeObserver.prototype), state);
  };
  G.isResizeObserver = ResizeObserverBrand.is;
  G.resizeObserverState = ResizeObserverBrand.from;

  class ResizeObserverEntryBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ResizeObserverEntry', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ResizeObserverEntry', where);
      return value.#state;
    }
  }
  G.ResizeObserverEntryBrand = ResizeObserverEntryBrand;
  const ResizeObserverEntry = defineInterface('ResizeObserverEntry', {
    __proto__: null,
    members: {
      constructor: undefined,
      get target() { return wrap(ResizeObserverEntrySteps.target(ResizeObserverEntryBrand.of(this, 'target', 1))); },
      get contentRect() { return G.makeDOMRectReadOnly(ResizeObserverEntrySteps.contentRect(ResizeObserverEntryBrand.of(this, 'contentRect', 1))); },
      get borderBoxSize() {
        const state = ResizeObserverEntryBrand.of(this, 'borderBoxSize', 1);
        return state.borderBoxSizeArray ??= listMakeResizeObserverSizeFrozen(ResizeObserverEntrySteps.borderBoxSize(state));
      },
      get contentBoxSize() {
        const state = ResizeObserverEntryBrand.of(this, 'contentBoxSize', 1);
        return state.contentBoxSizeArray ??= listMakeResizeObserverSizeFrozen(ResizeObserverEntrySteps.contentBoxSize(state));
      },
      get devicePixelContentBoxSize() {
        const state = ResizeObserverEntryBrand.of(this, 'devicePixelContentBoxSize', 1);
        return state.devicePixelContentBoxSizeArray ??= listMakeResizeObserverSizeFrozen(ResizeObserverEntrySteps.devicePixelContentBoxSize(state));
      },
    },
  });
  G.makeResizeObserverEntry = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ResizeObserverEntry') return G[`make${state.interface}`](state);
    return new ResizeObserverEntryBrand(ObjectCreate(ResizeObserverEntry.prototype), state);
  };
  G.isResizeObserverEntry = ResizeObserverEntryBrand.is;
  G.resizeObserverEntryState = ResizeObserverEntryBrand.from;

  class ResizeObserverSizeBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ResizeObserverSize', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ResizeObserverSize', where);
      return value.#state;
    }
  }
  G.ResizeObserverSizeBrand = ResizeObserverSizeBrand;
  const ResizeObserverSize = defineInterface('ResizeObserverSize', {
    __proto__: null,
    members: {
      constructor: undefined,
      get inlineSize() { return ResizeObserverSizeSteps.inlineSize(ResizeObserverSizeBrand.of(this, 'inlineSize', 1)); },
      get blockSize() { return ResizeObserverSizeSteps.blockSize(ResizeObserverSizeBrand.of(this, 'blockSize', 1)); },
    },
  });
  G.makeResizeObserverSize = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ResizeObserverSize') return G[`make${state.interface}`](state);
    return new ResizeObserverSizeBrand(ObjectCreate(ResizeObserverSize.prototype), state);
  };
  G.isResizeObserverSize = ResizeObserverSizeBrand.is;
  G.resizeObserverSizeState = ResizeObserverSizeBrand.from;
}
