// js/web-animations/effects.js: the timing and the keyframes of animations, which can be read, but change no style.
// https://drafts.csswg.org/web-animations-1/#animation-effects
//
// Reads and writes nothing of the arena.
// Exports newKeyframeEffect(element id, script's keyframes, number or KeyframeEffectOptions): a state · effectEnd(effect) ·
//         effectIsCurrent(effect, local time), effectFills(effect, local time) · finalStyles(effect, local time): pairs of the current
//         keyframe · AnimationEffectSteps, KeyframeEffectSteps (js/idl/animations.webidl).
// Throws  TypeError. Exposes nothing.
import { OP } from 'native';
import { camelCase, ownDescriptor, ownKeys, primordials, privateArray, toASCIILower } from '../primordials.js';
import { callValues, wrap } from '../arena.js';
import { toText } from '../webidl/conversions.js';
import { fromDictionary, toSequence } from '../webidl/types.js';
import { animationChanged, animationRate, animationTime } from 'late:./animations.js';
import { easingFunction } from 'late:./easing.js';

const { TypeError, iterator, slice, floor, codeAt } = primordials;

const timing = () => ({
  __proto__: null, delay: 0, endDelay: 0, fill: 'auto', iterationStart: 0, iterations: 1, duration: 'auto', direction: 'normal', easing: 'linear',
});
const timingNames = ['delay', 'direction', 'duration', 'easing', 'endDelay', 'fill', 'iterationStart', 'iterations'];
// The serialized form of an easing function. Throws for other texts and for lists of several.
function toEasing(text) {
  const block = callValues(OP.styleSet, '', 'transition-timing-function', text, '');
  const easing = block === undefined ? '' : callValues(OP.styleValue, block, 'transition-timing-function');
  if (easing === '' || easingFunction(easing) === null) throw new TypeError('Type error');
  return easing;
}
// https://drafts.csswg.org/web-animations-1/#update-the-timing-properties-of-an-animation-effect
function update(effect, given) {
  const { iterationStart, iterations, duration, easing } = given;
  if (iterationStart < 0) throw new TypeError('Type error');
  if (iterations !== undefined && !(iterations >= 0)) throw new TypeError('Type error');
  if (typeof duration === 'number' ? duration < 0 || duration !== duration : duration !== undefined && duration !== 'auto') {
    throw new TypeError('Type error');
  }
  const written = easing === undefined ? undefined : toEasing(easing);
  for (let i = 0; i < timingNames.length; i++) {
    const name = timingNames[i];
    if (given[name] !== undefined) effect.timing[name] = given[name];
  }
  if (written !== undefined) effect.timing.easing = written;
}

// Keyframes. https://drafts.csswg.org/web-animations-1/#process-a-keyframes-argument
const reserved = { __proto__: null, offset: 1, easing: 1, composite: 1, computedOffset: 1 };
// The properties that cannot be animated, in addition to those of animations themselves.
const fixed = {
  __proto__: null, contain: 1, direction: 1, float: 1, textCombineUpright: 1, textOrientation: 1, unicodeBidi: 1, willChange: 1, writingMode: 1,
};
// The CSS name of a property, '' for other names.
function propertyOf(name) {
  if (typeof name !== 'string' || reserved[name] === 1) return '';
  if (name === 'cssFloat') return 'float';
  if (slice(name, 0, 9) === 'animation' || slice(name, 0, 10) === 'transition' || fixed[name] === 1) return '';
  if (name === 'cssOffset') return 'offset';
  let text = '';
  if (slice(name, 0, 2) === '--') return name;
  for (let i = 0; i < name.length; i++) {
    const unit = codeAt(name, i);
    if (unit === 45) return '';
    text += unit >= 65 && unit <= 90 ? `-${toASCIILower(name[i])}` : name[i];
  }
  return callValues(OP.styleIsProperty, text) === true ? text : '';
}
const asList = value => {
  const method = typeof value === 'object' && value !== null ? value[iterator] : undefined;
  if (typeof method === 'function') return toSequence(value, item => item, method);
  const one = privateArray();
  if (value !== undefined) one[0] = value;
  return one;
};
const newKeyframe = () => ({ __proto__: null, offset: null, computedOffset: 0, easing: 'linear', composite: 'auto', styles: privateArray() });
function addStyle(keyframe, name, property, value) {
  const block = callValues(OP.styleSet, '', property, value, '');
  if (block === undefined) return;
  const { styles } = keyframe, text = callValues(OP.styleValue, block, property);
  let at = styles.length;
  for (; at > 0 && styles[at - 1].property > property; at--) styles[at] = styles[at - 1];
  styles[at] = { __proto__: null, name, property, value: text === '' ? value : text };
}
function setOffset(keyframe, offset) {
  if (offset === null || offset === undefined) return;
  const number = +offset;
  if (!(number >= 0 && number <= 1)) throw new TypeError('Type error');
  keyframe.offset = number;
}
const composites = { __proto__: null, replace: 1, add: 1, accumulate: 1, auto: 1 };
function setComposite(keyframe, composite) {
  if (composite === undefined) return;
  const text = toText(composite);
  if (composites[text] !== 1) throw new TypeError('Type error');
  keyframe.composite = text;
}
// The members that name properties, with their values; other members are not read.
function pairsOf(object) {
  const pairs = privateArray(), names = ownKeys(object);
  for (let i = 0; i < names.length; i++) {
    const name = names[i], property = propertyOf(name);
    if (property !== '' && ownDescriptor(object, name)?.enumerable === true) pairs[pairs.length] = { __proto__: null, name, property, value: object[name] };
  }
  return pairs;
}
function fromObjects(list) {
  const keyframes = privateArray();
  for (let i = 0; i < list.length; i++) {
    const item = list[i], keyframe = newKeyframe();
    if (item !== null && item !== undefined) {
      if (typeof item !== 'object') throw new TypeError('Type error');
      setOffset(keyframe, item.offset);
      const { easing, composite } = item;
      if (easing !== undefined) keyframe.easing = toText(easing);
      setComposite(keyframe, composite);
      for (let at = 0, pairs = pairsOf(item); at < pairs.length; at++) {
        const { name, property, value } = pairs[at];
        addStyle(keyframe, name, property, toText(value));
      }
    }
    keyframes[i] = keyframe;
  }
  return keyframes;
}
// An object whose members are lists of values.
function fromLists(object) {
  const keyframes = privateArray(), known = { __proto__: null };
  function at(offset) {
    if (known[offset] !== undefined) return known[offset];
    const keyframe = known[offset] = newKeyframe();
    keyframe.computedOffset = offset;
    let place = keyframes.length;
    for (; place > 0 && keyframes[place - 1].computedOffset > offset; place--) keyframes[place] = keyframes[place - 1];
    return keyframes[place] = keyframe;
  }
  const { offset, easing, composite } = object, pairs = pairsOf(object);
  for (let i = 0; i < pairs.length; i++) {
    const { name, property, value } = pairs[i];
    const values = asList(value);
    for (let k = 0; k < values.length; k++) addStyle(at(values.length > 1 ? k / (values.length - 1) : 1), name, property, toText(values[k]));
  }
  const offsets = asList(offset), easings = asList(easing), kinds = asList(composite);
  for (let i = 0; i < easings.length; i++) toEasing(toText(easings[i]));
  for (let i = 0; i < keyframes.length; i++) {
    if (i < offsets.length) setOffset(keyframes[i], offsets[i]);
    if (easings.length > 0) keyframes[i].easing = toText(easings[i % easings.length]);
    if (kinds.length > 0) setComposite(keyframes[i], kinds[i % kinds.length]);
  }
  return keyframes;
}
// https://drafts.csswg.org/web-animations-1/#compute-missing-keyframe-offsets
function computeOffsets(keyframes) {
  const count = keyframes.length;
  for (let i = 0; i < count; i++) keyframes[i].computedOffset = keyframes[i].offset;
  if (count === 0) return;
  if (count > 1 && keyframes[0].offset === null) keyframes[0].computedOffset = 0;
  if (keyframes[count - 1].offset === null) keyframes[count - 1].computedOffset = 1;
  for (let from = 0, to; from < count - 1; from = to) {
    for (to = from + 1; keyframes[to].computedOffset === null; to++);
    const start = keyframes[from].computedOffset, step = (keyframes[to].computedOffset - start) / (to - from);
    for (let i = from + 1; i < to; i++) keyframes[i].computedOffset = start + step * (i - from);
  }
}
function keyframesOf(given) {
  if (given === null) return privateArray();
  const method = given[iterator];
  const keyframes = typeof method === 'function' ? fromObjects(toSequence(given, item => item, method)) : fromLists(given);
  let last = -1;
  for (let i = 0; i < keyframes.length; i++) {
    const { offset, easing } = keyframes[i];
    keyframes[i].easing = toEasing(easing);
    if (offset === null) continue;
    if (offset < last) throw new TypeError('Type error');
    last = offset;
  }
  computeOffsets(keyframes);
  return keyframes;
}

export const newKeyframeEffect = (target, given, options) => {
  const isNumber = typeof options === 'number';
  const effect = {
    __proto__: null, interface: 'KeyframeEffect', object: undefined, animation: null, timing: timing(),
    target, element: target === null ? null : wrap(target), pseudoElement: isNumber ? null : options.pseudoElement,
    composite: isNumber ? 'replace' : options.composite, keyframes: null,
  };
  update(effect, isNumber ? { __proto__: null, duration: options } : options);
  effect.keyframes = keyframesOf(given);
  return effect;
};

// Times. https://drafts.csswg.org/web-animations-1/#the-active-duration
const durationOf = ({ timing: { duration } }) => typeof duration === 'number' ? duration : 0;
const activeDuration = effect => durationOf(effect) === 0 || effect.timing.iterations === 0 ? 0 : durationOf(effect) * effect.timing.iterations;
export const effectEnd = effect => {
  const { delay, endDelay } = effect.timing, end = delay + activeDuration(effect) + endDelay;
  return end > 0 ? end : 0;
};
const isReversed = ({ animation }) => animation !== null && animationRate(animation) < 0;
const BEFORE = 0, ACTIVE = 1, AFTER = 2;
function phaseOf(effect, time) {
  const { delay } = effect.timing, end = effectEnd(effect), within = at => at > end ? end : at < 0 ? 0 : at;
  const first = within(delay), last = within(delay + activeDuration(effect)), isBackward = isReversed(effect);
  return time < first || isBackward && time === first ? BEFORE : time > last || !isBackward && time === last ? AFTER : ACTIVE;
}
const fills = (effect, phase) => {
  const { fill } = effect.timing;
  return phase === ACTIVE || fill === 'both' || fill === (phase === AFTER ? 'forwards' : 'backwards');
};
export const effectFills = (effect, time) => time !== null && fills(effect, phaseOf(effect, time));
// {progress, currentIteration} at a time, null if nothing is in effect.
// https://drafts.csswg.org/web-animations-1/#calculating-the-overall-progress
function placeAt(effect, time) {
  if (time === null) return null;
  const phase = phaseOf(effect, time), { delay, iterationStart, iterations, direction } = effect.timing, duration = durationOf(effect);
  if (!fills(effect, phase)) return null;
  let active = time - delay;
  if (phase === AFTER && active > activeDuration(effect)) active = activeDuration(effect);
  if (phase !== ACTIVE && active < 0) active = 0;
  const overall = (duration === 0 ? phase === BEFORE ? 0 : iterations : active / duration) + iterationStart;
  const isEnd = phase !== BEFORE && iterations !== 0 && active === activeDuration(effect);
  let simple = overall === Infinity ? iterationStart % 1 : overall % 1, iteration = floor(overall);
  if (simple === 0 && isEnd && iterations > 0) { simple = 1; iteration = overall === Infinity ? Infinity : iteration - 1; }
  const isOdd = iteration !== Infinity && iteration % 2 === 1;
  const isReverse = direction === 'reverse' || direction === 'alternate' && isOdd || direction === 'alternate-reverse' && !isOdd;
  const isBefore = phase === (isReverse ? AFTER : BEFORE), ease = easingFunction(effect.timing.easing);
  return { __proto__: null, progress: ease(isReverse ? 1 - simple : simple, isBefore), currentIteration: iteration };
}
// The last keyframe at or before a position: the style without interpolation.
export const finalStyles = (effect, time) => {
  const place = placeAt(effect, time), { keyframes } = effect;
  let found = privateArray();
  for (let i = 0; place !== null && i < keyframes.length && keyframes[i].computedOffset <= place.progress; i++) found = keyframes[i].styles;
  return found;
};

function shown({ timing: { delay, endDelay, fill, iterationStart, iterations, duration, direction, easing } }) {
  return { __proto__: null, delay, direction, duration, easing, endDelay, fill, iterationStart, iterations };
}
export const AnimationEffectSteps = {
  __proto__: null,
  getTiming: shown,
  getComputedTiming(effect) {
    const result = shown(effect), time = effect.animation === null ? null : animationTime(effect.animation), place = placeAt(effect, time);
    if (result.fill === 'auto') result.fill = 'none';
    if (result.duration === 'auto') result.duration = 0;
    result.activeDuration = activeDuration(effect);
    result.currentIteration = place === null ? null : place.currentIteration;
    result.endTime = effectEnd(effect);
    result.localTime = time;
    result.progress = place === null ? null : place.progress;
    return result;
  },
  updateTiming(effect, given) {
    update(effect, given);
    if (effect.animation !== null) animationChanged(effect.animation);
  },
};
export const KeyframeEffectSteps = {
  __proto__: null,
  construct: newKeyframeEffect,
  // https://drafts.csswg.org/web-animations-1/#dom-keyframeeffect-keyframeeffect-source
  copy(source) {
    const { target, element, pseudoElement, composite, keyframes } = source;
    return {
      __proto__: null, interface: 'KeyframeEffect', object: undefined, animation: null, timing: { ...source.timing, __proto__: null },
      target, element, pseudoElement, composite, keyframes,
    };
  },
  target: ({ target }) => target === null ? 0 : target,
  setTarget(effect, target) { effect.target = target; effect.element = target === null ? null : wrap(target); },
  pseudoElement: ({ pseudoElement }) => pseudoElement,
  setPseudoElement(effect, text) { effect.pseudoElement = text; },
  composite: ({ composite }) => composite,
  setComposite(effect, composite) { effect.composite = composite; },
  getKeyframes({ keyframes }) {
    const list = privateArray();
    for (let i = 0; i < keyframes.length; i++) {
      const { offset, computedOffset, easing, composite, styles } = keyframes[i];
      const result = { __proto__: null, composite, computedOffset, easing, offset };
      for (let k = 0; k < styles.length; k++) result[slice(styles[k].name, 0, 2) === '--' ? styles[k].name : camelCase(styles[k].name)] = styles[k].value;
      list[i] = fromDictionary(result);
    }
    return list;
  },
  setKeyframes(effect, given) { effect.keyframes = keyframesOf(given); },
};
