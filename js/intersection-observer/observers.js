// js/intersection-observer/observers.js: IntersectionObserver and ResizeObserver on a page without boxes.
// https://w3c.github.io/IntersectionObserver/ https://drafts.csswg.org/resize-observer/
//
// Both see what getBoundingClientRect() says: all but the root element is an empty rectangle at the viewport's origin. So an
// IntersectionObserver tells of each target once, in the next frame: what is displayed intersects the root wholly, as what has no
// area and is in view does in any browser, and what is not displayed does not. A ResizeObserver, which first knows a size of 0 by
// 0, tells of the root element's width once, and of nothing else.
//
// Reads   links; whether an element is displayed. Writes nothing.
// Throws  TypeError, RangeError and SyntaxError as specified.
// Exposes IntersectionObserver, IntersectionObserverEntry, ResizeObserver, ResizeObserverEntry, ResizeObserverSize.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, elementId, isNode, idOf, kindOf, wrap, need, toText, toFunction, toDictionary, toDouble, fail, apply,
    privateArray, toArray, define, PrivateMap, callNamed, isConnected, freeze } = G;
  const { TypeError, RangeError, exec, iterator, sort } = G.primordials;

  class Brand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; }
    static of(object, kind) {
      const state = object.#state;
      if (state.kind !== kind) throw new TypeError('The object does not have this interface');
      return state;
    }
  }
  const { of } = Brand;
  const make = (interfaceObject, state) => new Brand(ObjectCreate(interfaceObject.prototype), state);
  // An array for scripts of what a private one holds.
  function arrayOf(list) {
    const array = privateArray();
    for (let i = 0; i < list.length; i++) define(array, i, list[i], true, true, true);
    return toArray(array);
  }
  const isDisplayed = id => isConnected(id) && callNamed('isDisplayed', id) === true;

  const isRoot = id => G.documentElementOf(G.documentIdOf(id)) === id;
  const rectAt = id => G.emptyRect(isRoot(id) && isConnected(id) ? G.viewport.width : 0, 0);

  // What both observers do: entries are made in the next frame for the targets that came, and handed over there.
  function observe(state, id, options) {
    if (!state.targets.has(id)) state.targets.set(id, options);
    state.fresh.set(id, true);
    if (state.isQueued) return;
    state.isQueued = true;
    G.requestFrame(() => {
      state.isQueued = false;
      state.fresh.forEach((_, id) => {
        const entry = state.targets.has(id) ? state.entryOf(id) : null;
        if (entry !== null) state.records[state.records.length] = entry;
      });
      state.fresh.clear();
      deliver(state);
    });
  }
  function deliver(state) {
    if (state.records.length === 0) return;
    const entries = arrayOf(state.records);
    state.records = privateArray();
    try { apply(state.callback, state.object, [entries, state.object]); } catch (error) { G.hooks.reportException(error); }
  }
  function newState(kind, callback) {
    return {
      __proto__: null, kind, callback: toFunction(callback), object: null, targets: PrivateMap(), fresh: PrivateMap(), records: privateArray(),
      isQueued: false, entryOf: null,
    };
  }
  function forget(state) {
    state.targets.clear();
    state.fresh.clear();
    state.records = privateArray();
  }
  const ENTRY = 'entry', OBSERVER = 'observer', SIZED = 'sized', RESIZE = 'resize', SIZE = 'size';

  // https://w3c.github.io/IntersectionObserver/#parse-a-margin
  function marginOf(text) {
    const sides = G.words(text), found = privateArray();
    if (sides.length > 4) fail('SyntaxError');
    for (let i = 0; i < sides.length; i++) {
      const match = exec(/^([-+]?(?:\d+\.?\d*|\.\d+))(px|%)$/i, sides[i]);
      if (match === null) fail('SyntaxError', 'A margin is in pixels or percent.');
      found[i] = `${+match[1]}${G.toASCIILower(match[2])}`;
    }
    const { 0: top = '0px', 1: right = top, 2: bottom = top, 3: left = right } = found;
    return `${top} ${right} ${bottom} ${left}`;
  }
  function thresholdsOf(value) {
    const list = privateArray();
    if (typeof value === 'object' && value !== null && typeof value[iterator] === 'function') for (const item of value) list[list.length] = toDouble(item);
    else list[0] = toDouble(value);
    for (let i = 0; i < list.length; i++) if (!(list[i] >= 0 && list[i] <= 1)) throw new RangeError('A threshold is from 0 to 1');
    if (list.length === 0) list[0] = 0;
    return freeze(arrayOf(sort(list, (a, b) => a - b)));
  }
  function rootOf(value) {
    if (value === null || value === undefined) return null;
    if (!isNode(value) || kindOf(idOf(value)) !== 1 && kindOf(idOf(value)) !== 9) throw new TypeError('The root is no element or document');
    return value;
  }
  const viewportRect = () => G.emptyRect(G.viewport.width, G.viewport.height);
  defineInterface('IntersectionObserver', {
    __proto__: null,
    length: 1,
    construct(object, callback, options = undefined) {
      const state = newState(OBSERVER, callback), given = toDictionary(options) || { __proto__: null };
      const { delay, root, rootMargin = '0px', scrollMargin = '0px', threshold = 0, trackVisibility = false } = given;
      state.root = rootOf(root);
      state.rootMargin = marginOf(toText(rootMargin));
      state.scrollMargin = marginOf(toText(scrollMargin));
      state.thresholds = thresholdsOf(threshold);
      state.delay = delay === undefined ? 0 : delay | 0;
      state.trackVisibility = !!trackVisibility;
      state.entryOf = id => {
        const isIntersecting = isDisplayed(id);
        return make(IntersectionObserverEntry, {
          __proto__: null, kind: ENTRY, time: G.now(), target: wrap(id), isIntersecting, ratio: isIntersecting ? 1 : 0,
          bounds: rectAt(id), intersection: rectAt(id), root: viewportRect(),
        });
      };
      return state.object = new Brand(object, state);
    },
    members: {
      get root() { return of(this, OBSERVER).root; },
      get rootMargin() { return of(this, OBSERVER).rootMargin; },
      get scrollMargin() { return of(this, OBSERVER).scrollMargin; },
      get thresholds() { return of(this, OBSERVER).thresholds; },
      observe(target) { const state = of(this, OBSERVER); need(arguments.length, 1); observe(state, elementId(target), null); },
      unobserve(target) {
        const state = of(this, OBSERVER);
        need(arguments.length, 1);
        state.targets.delete(elementId(target));
      },
      disconnect() { forget(of(this, OBSERVER)); },
      takeRecords() {
        const state = of(this, OBSERVER), { records } = state;
        state.records = privateArray();
        return arrayOf(records);
      },
    },
  });
  const rectOf = value => G.DOMRectReadOnly.fromRect(value);
  const IntersectionObserverEntry = defineInterface('IntersectionObserverEntry', {
    __proto__: null,
    length: 1,
    construct(object, init) {
      const given = toDictionary(init) || { __proto__: null };
      const { boundingClientRect, intersectionRatio, intersectionRect, isIntersecting, rootBounds = null, target, time } = given;
      elementId(target);
      return new Brand(object, {
        __proto__: null, kind: ENTRY, time: toDouble(time), target, isIntersecting: !!isIntersecting, ratio: toDouble(intersectionRatio),
        bounds: rectOf(boundingClientRect), intersection: rectOf(intersectionRect), root: rootBounds === null ? null : rectOf(rootBounds),
      });
    },
    members: {
      get time() { return of(this, ENTRY).time; },
      get rootBounds() { return of(this, ENTRY).root; },
      get boundingClientRect() { return of(this, ENTRY).bounds; },
      get intersectionRect() { return of(this, ENTRY).intersection; },
      get isIntersecting() { return of(this, ENTRY).isIntersecting; },
      get intersectionRatio() { return of(this, ENTRY).ratio; },
      get target() { return of(this, ENTRY).target; },
    },
  });

  const boxes = { __proto__: null, 'border-box': 1, 'content-box': 1, 'device-pixel-content-box': 1 };
  defineInterface('ResizeObserver', {
    __proto__: null,
    length: 1,
    construct(object, callback) {
      const state = newState(RESIZE, callback);
      state.entryOf = id => isDisplayed(id) && isRoot(id) ? make(ResizeObserverEntry, {
        __proto__: null, kind: SIZED, target: wrap(id), rect: rectAt(id), border: oneSize(), content: oneSize(), device: oneSize(),
      }) : null;
      return state.object = new Brand(object, state);
    },
    members: {
      observe(target, options = undefined) {
        const state = of(this, RESIZE), id = elementId(target), given = toDictionary(options);
        const box = given === undefined || given.box === undefined ? 'content-box' : toText(given.box);
        if (boxes[box] !== 1) throw new TypeError(`${box} is no box`);
        observe(state, id, box);
      },
      unobserve(target) { const state = of(this, RESIZE); state.targets.delete(elementId(target)); },
      disconnect() { forget(of(this, RESIZE)); },
    },
  });
  const ResizeObserverEntry = defineInterface('ResizeObserverEntry', {
    __proto__: null,
    members: {
      get target() { return of(this, SIZED).target; },
      get contentRect() { return of(this, SIZED).rect; },
      get borderBoxSize() { return of(this, SIZED).border; },
      get contentBoxSize() { return of(this, SIZED).content; },
      get devicePixelContentBoxSize() { return of(this, SIZED).device; },
    },
  });
  const ResizeObserverSize = defineInterface('ResizeObserverSize', {
    __proto__: null,
    members: {
      get inlineSize() { of(this, SIZE); return G.viewport.width; },
      get blockSize() { of(this, SIZE); return 0; },
    },
  });
  function oneSize() {
    const sizes = privateArray();
    sizes[0] = make(ResizeObserverSize, { __proto__: null, kind: SIZE });
    return freeze(arrayOf(sizes));
  }
}
