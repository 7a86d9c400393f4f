// js/bindings/animations.js: the bindings that js/idl/generate.py made of js/idl/animations.webidl. Not to be edited.
//
// Exposes AnimationTimeline, DocumentTimeline, Animation, AnimationEffect, KeyframeEffect, AnimationPlaybackEvent.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, accessors, defineEvent, defineInterface, documentId, elementArgument, elementId, fromDictionary,
    fromSequence, makeTarget, need, rejected, toDictionary, toDouble, toEnum, toObject, toText, toTextOrNull, wrap, wrongReceiver,
    wrongValue,
  } = G;
  const AnimationTimelineSteps = G.AnimationTimelineSteps;
  const DocumentTimelineSteps = G.DocumentTimelineSteps;
  const AnimationSteps = G.AnimationSteps;
  const AnimationEffectSteps = G.AnimationEffectSteps;
  const KeyframeEffectSteps = G.KeyframeEffectSteps;
  const ElementSteps_animations = G.ElementSteps_animations;
  const DocumentSteps_animations = G.DocumentSteps_animations;
  function toDocumentTimelineOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      originTime: (member = given.originTime) === undefined ? 0 : toDouble(member),
    };
  }
  const makeAnimationEffectOrNull = state => state === null ? null : G.makeAnimationEffect(state);
  const makeAnimationTimelineOrNull = state => state === null ? null : G.makeAnimationTimeline(state);
  const PlaybackDirectionValues = { __proto__: null, normal: true, reverse: true, alternate: true, 'alternate-reverse': true };
  function toUnrestrictedDoubleOrDOMString(value) {
    if (typeof value === 'number') return +value;
    return toText(value);
  }
  const FillModeValues = { __proto__: null, none: true, forwards: true, backwards: true, both: true, auto: true };
  function toOptionalEffectTiming(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      delay: (member = given.delay) === undefined ? undefined : toDouble(member),
      direction: (member = given.direction) === undefined ? undefined : toEnum(member, 'PlaybackDirection', PlaybackDirectionValues),
      duration: (member = given.duration) === undefined ? undefined : toUnrestrictedDoubleOrDOMString(member),
      easing: (member = given.easing) === undefined ? undefined : toText(member),
      endDelay: (member = given.endDelay) === undefined ? undefined : toDouble(member),
      fill: (member = given.fill) === undefined ? undefined : toEnum(member, 'FillMode', FillModeValues),
      iterationStart: (member = given.iterationStart) === undefined ? undefined : toDouble(member),
      iterations: (member = given.iterations) === undefined ? undefined : +member,
    };
  }
  const CompositeOperationValues = { __proto__: null, replace: true, add: true, accumulate: true };
  function toKeyframeEffectOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      delay: (member = given.delay) === undefined ? 0 : toDouble(member),
      direction: (member = given.direction) === undefined ? 'normal' : toEnum(member, 'PlaybackDirection', PlaybackDirectionValues),
      duration: (member = given.duration) === undefined ? 'auto' : toUnrestrictedDoubleOrDOMString(member),
      easing: (member = given.easing) === undefined ? 'linear' : toText(member),
      endDelay: (member = given.endDelay) === undefined ? 0 : toDouble(member),
      fill: (member = given.fill) === undefined ? 'auto' : toEnum(member, 'FillMode', FillModeValues),
      iterationStart: (member = given.iterationStart) === undefined ? 0.0 : toDouble(member),
      iterations: (member = given.iterations) === undefined ? 1.0 : +member,
      composite: (member = given.composite) === undefined ? 'replace' : toEnum(member, 'CompositeOperation', CompositeOperationValues),
      pseudoElement: (member = given.pseudoElement) === undefined ? null : toTextOrNull(member),
    };
  }
  function toUnrestrictedDoubleOrKeyframeEffectOptions(value) {
    if (value === null || value === undefined) return toKeyframeEffectOptions(value);
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      return toKeyframeEffectOptions(value);
    }
    if (typeof value === 'number') return +value;
    return +value;
  }
  const list = list => fromSequence(list, null, false);
  function toKeyframeAnimationOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      delay: (member = given.delay) === undefined ? 0 : toDouble(member),
      direction: (member = given.direction) === undefined ? 'normal' : toEnum(member, 'PlaybackDirection', PlaybackDirectionValues),
      duration: (member = given.duration) === undefined ? 'auto' : toUnrestrictedDoubleOrDOMString(member),
      easing: (member = given.easing) === undefined ? 'linear' : toText(member),
      endDelay: (member = given.endDelay) === undefined ? 0 : toDouble(member),
      fill: (member = given.fill) === undefined ? 'auto' : toEnum(member, 'FillMode', FillModeValues),
      iterationStart: (member = given.iterationStart) === undefined ? 0.0 : toDouble(member),
      iterations: (member = given.iterations) === undefined ? 1.0 : +member,
      composite: (member = given.composite) === undefined ? 'replace' : toEnum(member, 'CompositeOperation', CompositeOperationValues),
      pseudoElement: (member = given.pseudoElement) === undefined ? null : toTextOrNull(member),
      id: (member = given.id) === undefined ? '' : toText(member),
    };
  }
  function toUnrestrictedDoubleOrKeyframeAnimationOptions(value) {
    if (value === null || value === undefined) return toKeyframeAnimationOptions(value);
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      return toKeyframeAnimationOptions(value);
    }
    if (typeof value === 'number') return +value;
    return +value;
  }
  function toGetAnimationsOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      subtree: (member = given.subtree) === undefined ? false : !!member,
    };
  }
  const listMakeAnimation = list => fromSequence(list, G.makeAnimation, false);

  class AnimationTimelineBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('AnimationTimeline', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('AnimationTimeline', where);
      return value.#state;
    }
  }
  G.AnimationTimelineBrand = AnimationTimelineBrand;
  const AnimationTimeline = defineInterface('AnimationTimeline', {
    __proto__: null,
    members: {
      constructor: undefined,
      get currentTime() { return AnimationTimelineSteps.currentTime(AnimationTimelineBrand.of(this, 'currentTime', 1)); },
    },
  });
  G.makeAnimationTimeline = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'AnimationTimeline') return G[`make${state.interface}`](state);
    return new AnimationTimelineBrand(ObjectCreate(AnimationTimeline.prototype), state);
  };
  G.isAnimationTimeline = AnimationTimelineBrand.is;
  G.animationTimelineState = AnimationTimelineBrand.from;

  class DocumentTimelineBrand extends G.AnimationTimelineBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DocumentTimeline', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DocumentTimeline', where);
      return value.#state;
    }
  }
  G.DocumentTimelineBrand = DocumentTimelineBrand;
  const DocumentTimeline = defineInterface('DocumentTimeline', {
    __proto__: null,
    parent: G.AnimationTimeline,
    construct(object, options = undefined) {
      options = toDocumentTimelineOptions(options);
      return new DocumentTimelineBrand(object, DocumentTimelineSteps.construct(options));
    },
  });
  G.makeDocumentTimeline = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DocumentTimeline') return G[`make${state.interface}`](state);
    return new DocumentTimelineBrand(ObjectCreate(DocumentTimeline.prototype), state);
  };
  G.isDocumentTimeline = DocumentTimelineBrand.is;
  G.documentTimelineState = DocumentTimelineBrand.from;

  class AnimationBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Animation', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Animation', where);
      return value.#state;
    }
  }
  G.AnimationBrand = AnimationBrand;
  const Animation = defineInterface('Animation', {
    __proto__: null,
    parent: G.EventTarget,
    construct(object, effect = undefined, timeline = undefined) {
      effect = effect === null || effect === undefined ? null : G.animationEffectState(effect, 758790);
      if (timeline !== undefined) timeline = timeline === null || timeline === undefined ? null : G.animationTimelineState(timeline, 467493);
      return new AnimationBrand(object, AnimationSteps.construct(effect, timeline));
    },
    members: {
      constructor: undefined,
      get id() { return AnimationSteps.id(AnimationBrand.of(this, 'id', 1)); },
      set id(value) { const state = AnimationBrand.of(this, 'id', 2); AnimationSteps.setId(state, toText(value)); },
      get effect() { return makeAnimationEffectOrNull(AnimationSteps.effect(AnimationBrand.of(this, 'effect', 1))); },
      set effect(value) {
        const state = AnimationBrand.of(this, 'effect', 2);
        AnimationSteps.setEffect(state, value === null || value === undefined ? null : G.animationEffectState(value, 721825));
      },
      get timeline() { return makeAnimationTimelineOrNull(AnimationSteps.timeline(AnimationBrand.of(this, 'timeline', 1))); },
      set timeline(value) {
        const state = AnimationBrand.of(this, 'timeline', 2);
        AnimationSteps.setTimeline(state, value === null || value === undefined ? null : G.animationTimelineState(value, 666229));
      },
      get startTime() { return AnimationSteps.startTime(AnimationBrand.of(this, 'startTime', 1)); },
      set startTime(value) {
        const state = AnimationBrand.of(this, 'startTime', 2);
        AnimationSteps.setStartTime(state, value === null || value === undefined ? null : toDouble(value));
      },
      get currentTime() { return AnimationSteps.currentTime(AnimationBrand.of(this, 'currentTime', 1)); },
      set currentTime(value) {
        const state = AnimationBrand.of(this, 'currentTime', 2);
        AnimationSteps.setCurrentTime(state, value === null || value === undefined ? null : toDouble(value));
      },
      get playbackRate() { return AnimationSteps.playbackRate(AnimationBrand.of(this, 'playbackRate', 1)); },
      set playbackRate(value) { const state = AnimationBrand.of(this, 'playbackRate', 2); AnimationSteps.setPlaybackRate(state, toDouble(value)); },
      get playState() { return AnimationSteps.playState(AnimationBrand.of(this, 'playState', 1)); },
      get replaceState() { return AnimationSteps.replaceState(AnimationBrand.of(this, 'replaceState', 1)); },
      get pending() { return AnimationSteps.pending(AnimationBrand.of(this, 'pending', 1)); },
      onfinish: undefined,
      oncancel: undefined,
      onremove: undefined,
      get ready() { try { return AnimationSteps.ready(AnimationBrand.of(this, 'ready', 1)); } catch (error) { return rejected(error); } },
      get finished() { try { return AnimationSteps.finished(AnimationBrand.of(this, 'finished', 1)); } catch (error) { return rejected(error); } },
      cancel() { AnimationSteps.cancel(AnimationBrand.of(this, 'cancel')); },
      finish() { AnimationSteps.finish(AnimationBrand.of(this, 'finish')); },
      play() { AnimationSteps.play(AnimationBrand.of(this, 'play')); },
      pause() { AnimationSteps.pause(AnimationBrand.of(this, 'pause')); },
      updatePlaybackRate(playbackRate) {
        const state = AnimationBrand.of(this, 'updatePlaybackRate');
        need(arguments.length, 1);
        playbackRate = toDouble(playbackRate);
        AnimationSteps.updatePlaybackRate(state, playbackRate);
      },
      reverse() { AnimationSteps.reverse(AnimationBrand.of(this, 'reverse')); },
      persist() { AnimationSteps.persist(AnimationBrand.of(this, 'persist')); },
      commitStyles() { AnimationSteps.commitStyles(AnimationBrand.of(this, 'commitStyles')); },
    },
  });
  accessors(Animation.prototype, G.handlerAccessors('finish cancel remove', '', AnimationBrand.of));
  G.makeAnimation = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Animation') return G[`make${state.interface}`](state);
    return new AnimationBrand(ObjectCreate(Animation.prototype), state);
  };
  G.isAnimation = AnimationBrand.is;
  G.animationState = AnimationBrand.from;

  class AnimationEffectBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('AnimationEffect', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('AnimationEffect', where);
      return value.#state;
    }
  }
  G.AnimationEffectBrand = AnimationEffectBrand;
  const AnimationEffect = defineInterface('AnimationEffect', {
    __proto__: null,
    members: {
      constructor: undefined,
      getTiming() { return fromDictionary(AnimationEffectSteps.getTiming(AnimationEffectBrand.of(this, 'getTiming'))); },
      getComputedTiming() { return fromDictionary(AnimationEffectSteps.getComputedTiming(AnimationEffectBrand.of(this, 'getComputedTiming'))); },
      updateTiming(timing = undefined) {
        const state = AnimationEffectBrand.of(this, 'updateTiming');
        timing = toOptionalEffectTiming(timing);
        AnimationEffectSteps.updateTiming(state, timing);
      },
    },
  });
  G.makeAnimationEffect = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'AnimationEffect') return G[`make${state.interface}`](state);
    return new AnimationEffectBrand(ObjectCreate(AnimationEffect.prototype), state);
  };
  G.isAnimationEffect = AnimationEffectBrand.is;
  G.animationEffectState = AnimationEffectBrand.from;

  class KeyframeEffectBrand extends G.AnimationEffectBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('KeyframeEffect', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('KeyframeEffect', where);
      return value.#state;
    }
  }
  G.KeyframeEffectBrand = KeyframeEffectBrand;
  const KeyframeEffect = defineInterface('KeyframeEffect', {
    __proto__: null,
    parent: G.AnimationEffect,
    length: 1,
    construct(object, a0, a1 = undefined, a2 = undefined) {
      if (arguments.length - 1 <= 1) {
        a0 = G.keyframeEffectState(a0, 725648);
        return new KeyframeEffectBrand(object, KeyframeEffectSteps.copy(a0));
      }
      if (arguments.length - 1 <= 2) {
        a0 = a0 === null || a0 === undefined ? null : elementArgument(a0, 631327);
        a1 = a1 === null || a1 === undefined ? null : toObject(a1);
        a2 = toUnrestrictedDoubleOrKeyframeEffectOptions(a2);
        return new KeyframeEffectBrand(object, KeyframeEffectSteps.construct(a0, a1, a2));
      }
      {
        a0 = a0 === null || a0 === undefined ? null : elementArgument(a0, 631327);
        a1 = a1 === null || a1 === undefined ? null : toObject(a1);
        a2 = toUnrestrictedDoubleOrKeyframeEffectOptions(a2);
        return new KeyframeEffectBrand(object, KeyframeEffectSteps.construct(a0, a1, a2));
      }
    },
    members: {
      constructor: undefined,
      get target() { return wrap(KeyframeEffectSteps.target(KeyframeEffectBrand.of(this, 'target', 1))); },
      set target(value) {
        const state = KeyframeEffectBrand.of(this, 'target', 2);
        KeyframeEffectSteps.setTarget(state, value === null || value === undefined ? null : elementArgument(value, 286352));
      },
      get pseudoElement() { return KeyframeEffectSteps.pseudoElement(KeyframeEffectBrand.of(this, 'pseudoElement', 1)); },
      set pseudoElement(value) {
        const state = KeyframeEffectBrand.of(this, 'pseudoElement', 2);
        KeyframeEffectSteps.setPseudoElement(state, toTextOrNull(value));
      },
      get composite() { return KeyframeEffectSteps.composite(KeyframeEffectBrand.of(this, 'composite', 1)); },
      set composite(value) {
        const state = KeyframeEffectBrand.of(this, 'composite', 2);
        value = toText(value);
        if (CompositeOperationValues[value] === true) KeyframeEffectSteps.setComposite(state, value);
      },
      getKeyframes() { return list(KeyframeEffectSteps.getKeyframes(KeyframeEffectBrand.of(this, 'getKeyframes'))); },
      setKeyframes(keyframes) {
        const state = KeyframeEffectBrand.of(this, 'setKeyframes');
        need(arguments.length, 1);
        keyframes = keyframes === null || keyframes === undefined ? null : toObject(keyframes);
        KeyframeEffectSteps.setKeyframes(state, keyframes);
      },
    },
  });
  G.makeKeyframeEffect = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'KeyframeEffect') return G[`make${state.interface}`](state);
    return new KeyframeEffectBrand(ObjectCreate(KeyframeEffect.prototype), state);
  };
  G.isKeyframeEffect = KeyframeEffectBrand.is;
  G.keyframeEffectState = KeyframeEffectBrand.from;

  G.defineLazily('AnimationPlaybackEvent', () => defineEvent('AnimationPlaybackEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      currentTime: [value => value === null || value === undefined ? null : toDouble(value), null],
      timelineTime: [value => value === null || value === undefined ? null : toDouble(value), null],
    },
    fields: 'currentTime timelineTime',
  }));

  G.ElementMembers_animations = {
    __proto__: null,
    animate(keyframes, options = undefined) {
      const state = elementId(this, 'animate');
      need(arguments.length, 1);
      keyframes = keyframes === null || keyframes === undefined ? null : toObject(keyframes);
      options = toUnrestrictedDoubleOrKeyframeAnimationOptions(options);
      return G.makeAnimation(ElementSteps_animations.animate(state, keyframes, options));
    },
    getAnimations(options = undefined) {
      const state = elementId(this, 'getAnimations');
      options = toGetAnimationsOptions(options);
      return listMakeAnimation(ElementSteps_animations.getAnimations(state, options));
    },
  };

  G.DocumentMembers_animations = {
    __proto__: null,
    get timeline() { return G.makeDocumentTimeline(DocumentSteps_animations.timeline(documentId(this, 'timeline', 1))); },
    getAnimations() { return listMakeAnimation(DocumentSteps_animations.getAnimations(documentId(this, 'getAnimations'))); },
  };
}
