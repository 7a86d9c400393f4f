// js/web-animations/animations.js: animations on the page's clock. They begin, end and fire events, but change no style.
// https://drafts.csswg.org/web-animations-1/#animations
//
// An animation begins in the frame after the call that plays it.
//
// Reads and writes nothing of the arena, except when a script commits styles.
// Exports animationTime(animation): its current time, or null · animationRate(animation): its rate, or the pending one ·
//         animationChanged(animation): called when its effect or time has changed · AnimationTimelineSteps, DocumentTimelineSteps,
//         AnimationSteps, ElementSteps_animations, DocumentSteps_animations, ShadowRootSteps_animations (js/idl/animations.webidl).
// Throws  InvalidStateError, TypeError, NoModificationAllowedError. Exposes nothing.
import { ownDescriptor, primordials, privateArray, soon } from '../primordials.js';
import { pageState } from '../page.js';
import { fail } from '../webidl/conversions.js';
import { isConnected, isInclusiveAncestor } from '../dom/Node.js';
import { currentTime } from '../timing/clock.js';
import { makeDeferred, handled } from '../streams/streamShared.js';
import { AnimationPlaybackEvent, makeAnimation } from 'late:../bindings/animations.js';
import { CSSStyleDeclarationSteps, stylesOf } from 'late:../cssom/CSSStyleDeclaration.js';
import { fire } from 'late:../dom/dispatch.js';
import { clearTimer, queueEvents } from 'late:../timing/timers.js';
import { effectEnd, effectFills, finalStyles, newKeyframeEffect } from 'late:./effects.js';
import { makeException } from 'late:../webidl/DOMException.js';

const { TypeError, reflectDefine, reflectDelete } = primordials;
const FRAME = 1000 / 60;

const { timeline, inEffect } = pageState('web-animations/animations', () => ({
  __proto__: null,
  timeline: { __proto__: null, interface: 'DocumentTimeline', object: undefined, origin: 0 },
  // The animations in effect, in order of creation.
  inEffect: privateArray(),
}));
const timeOf = line => line === null ? null : currentTime() - line.origin;
export const AnimationTimelineSteps = { __proto__: null, currentTime: timeOf };
export const DocumentTimelineSteps = {
  __proto__: null,
  construct: ({ originTime }) => ({ __proto__: null, interface: 'DocumentTimeline', object: undefined, origin: originTime }),
};

function newAnimation(effect, line) {
  const animation = {
    __proto__: null, object: undefined, id: '', effect: null, timeline: line, startTime: null, holdTime: null, playbackRate: 1,
    pendingRate: null, previousTime: null, pending: '', ready: null, finished: null, isFinished: false, task: 0, replaceState: 'active',
  };
  setEffect(animation, effect);
  return animation;
}
function setEffect(animation, effect) {
  if (animation.effect !== null) animation.effect.animation = null;
  if (effect !== null) {
    if (effect.animation !== null) { const other = effect.animation; setEffect(other, null); update(other); }
    effect.animation = animation;
  }
  animation.effect = effect;
}
const endOf = ({ effect }) => effect === null ? 0 : effectEnd(effect);
function timeIn(animation) {
  if (animation.holdTime !== null) return animation.holdTime;
  const time = timeOf(animation.timeline);
  return time === null || animation.startTime === null ? null : (time - animation.startTime) * animation.playbackRate;
}
export { timeIn as animationTime };
// A rate that is set while a change is pending takes effect with that change.
const effectiveRate = ({ playbackRate, pendingRate }) => pendingRate === null ? playbackRate : pendingRate;
export { effectiveRate as animationRate };
function applyRate(animation) {
  animation.playbackRate = effectiveRate(animation);
  animation.pendingRate = null;
}
function stateOf(animation) {
  const time = timeIn(animation), rate = effectiveRate(animation), { pending, startTime } = animation;
  if (time === null && startTime === null && pending === '') return 'idle';
  if (pending === 'pause' || startTime === null && pending === '') return 'paused';
  if (time !== null && (rate > 0 && time >= endOf(animation) || rate < 0 && time <= 0)) return 'finished';
  return 'running';
}

// Promises are created when a script reads them, or when they are settled before that.
const promise = (animation, name) => animation[name] ??= makeDeferred();
// NB: Resolving a promise with an object reads its `then`, which scripts may have set on a prototype: so the object temporarily has an own
// `then` of undefined.
const noThen = { __proto__: null, value: undefined, writable: true, enumerable: false, configurable: true };
function resolve(deferred, animation) {
  if (deferred === null || deferred.isSettled === true) return;
  deferred.isSettled = true;
  const object = makeAnimation(animation), isHidden = ownDescriptor(object, 'then') === undefined && reflectDefine(object, 'then', noThen);
  try { deferred.resolve(object); } finally { if (isHidden) reflectDelete(object, 'then'); }
}
const settleReady = animation => resolve(animation.ready, animation);
function reject(animation, name) {
  const deferred = promise(animation, name);
  handled(deferred.promise);
  deferred.isSettled = true;
  deferred.reject(makeException('AbortError', 'The operation was aborted.'));
  animation[name] = null;
}
function enter(animation) {
  for (let i = 0; i < inEffect.length; i++) if (inEffect[i] === animation) return;
  inEffect[inEffect.length] = animation;
}
function leave(animation) {
  for (let i = 0, kept = 0, count = inEffect.length; i < count; i++) {
    if (inEffect[i] !== animation) inEffect[kept++] = inEffect[i];
    if (i === count - 1) inEffect.length = kept;
  }
}
function tell(animation, type, currentTime) {
  const timelineTime = timeOf(animation.timeline);
  queueEvents(() => fire(makeAnimation(animation), type, { __proto__: null, currentTime, timelineTime }, AnimationPlaybackEvent));
}

// https://drafts.csswg.org/web-animations-1/#updating-the-finished-state
function update(animation, didSeek = false, isSynchronous = false) {
  const { playbackRate: rate } = animation, end = endOf(animation);
  if (animation.startTime !== null && animation.pending === '') {
    const time = didSeek ? timeIn(animation) : unheldTime(animation);
    if (time !== null) {
      const { previousTime: before } = animation;
      if (rate > 0 && time >= end) animation.holdTime = didSeek ? time : before !== null && before > end ? before : end;
      else if (rate < 0 && time <= 0) animation.holdTime = didSeek ? time + 0 : before !== null && before < 0 ? before : 0;
      else if (rate !== 0) {
        if (didSeek && animation.holdTime !== null) animation.startTime = timeOf(animation.timeline) - animation.holdTime / rate;
        animation.holdTime = null;
      }
    }
  }
  animation.previousTime = timeIn(animation);
  clearTimer(animation.task);
  const state = stateOf(animation);
  if (state === 'finished' && animation.pending === '') {
    if (!animation.isFinished) {
      if (isSynchronous) finished(animation);
      else soon(() => { if (stateOf(animation) === 'finished') finished(animation); });
    }
  } else {
    if (animation.isFinished) { animation.finished = null; animation.isFinished = false; }
    const time = timeIn(animation);
    if (state === 'running' && animation.pending === '' && rate !== 0) {
      const left = (rate > 0 ? end - time : time) / (rate > 0 ? rate : -rate);
      if (left !== Infinity) animation.task = queueEvents(() => update(animation), left > 0 ? left : 0);
    }
  }
  if (state === 'idle' || animation.effect === null) leave(animation); else enter(animation);
}
function unheldTime({ startTime, timeline: line, playbackRate }) {
  const time = timeOf(line);
  return time === null || startTime === null ? null : (time - startTime) * playbackRate;
}
function finished(animation) {
  if (animation.isFinished) return;
  animation.isFinished = true;
  resolve(promise(animation, 'finished'), animation);
  const time = timeIn(animation);
  if (animation.effect !== null && !effectFills(animation.effect, time)) leave(animation);
  tell(animation, 'finish', time);
}

// https://drafts.csswg.org/web-animations-1/#playing-an-animation-section
function play(animation, rewinds = true) {
  const time = timeIn(animation), end = endOf(animation), rate = effectiveRate(animation);
  const wasPausing = animation.pending === 'pause';
  let seek = null;
  if (rate >= 0 && rewinds && (time === null || time < 0 || time >= end)) seek = 0;
  else if (rate < 0 && rewinds && (time === null || time <= 0 || time > end)) {
    if (end === Infinity) fail('InvalidStateError', 'Cannot play reversed Animation with infinite target effect end.');
    seek = end;
  } else if (rate === 0 && time === null) seek = 0;
  if (seek !== null) animation.holdTime = seek;
  if (animation.holdTime === null && seek === null && !wasPausing && animation.pendingRate === null) return;
  if (animation.holdTime !== null) animation.startTime = null;
  schedule(animation, 'play');
}
// The pending change is made in the next frame.
function schedule(animation, pending) {
  if (animation.pending === '' && animation.ready !== null && animation.ready.isSettled === true) animation.ready = null;
  promise(animation, 'ready');
  animation.pending = pending;
  clearTimer(animation.frame);
  animation.frame = queueEvents(() => settle(animation), FRAME - currentTime() % FRAME);
  update(animation);
}
function settle(animation) {
  const { pending, holdTime, startTime } = animation, now = timeOf(animation.timeline);
  if (pending === '' || now === null) return;
  animation.pending = '';
  if (pending === 'pause') {
    if (holdTime === null && startTime !== null) animation.holdTime = (now - startTime) * animation.playbackRate;
    applyRate(animation);
    animation.startTime = null;
  } else if (holdTime !== null || startTime !== null && animation.pendingRate !== null) {
    const time = holdTime !== null ? holdTime : (now - startTime) * animation.playbackRate;
    applyRate(animation);
    const { playbackRate: rate } = animation;
    animation.startTime = rate === 0 ? now : now - time / rate;
    animation.holdTime = rate === 0 ? time : null;
  }
  settleReady(animation);
  update(animation);
}
function cancelPending(animation) {
  if (animation.pending === '') return;
  animation.pending = '';
  clearTimer(animation.frame);
}
function setTime(animation, time) {
  if (time === null) {
    if (timeIn(animation) !== null) throw new TypeError();
    return;
  }
  const isHeld = animation.holdTime !== null || animation.startTime === null || animation.playbackRate === 0;
  if (isHeld || timeOf(animation.timeline) === null) animation.holdTime = time;
  else animation.startTime = timeOf(animation.timeline) - time / animation.playbackRate;
  if (timeOf(animation.timeline) === null) animation.startTime = null;
  if (animation.pending === 'pause') {
    animation.holdTime = time;
    applyRate(animation);
    cancelPending(animation);
    animation.startTime = null;
    settleReady(animation);
  }
  update(animation, true);
}
function setRate(animation, rate) {
  const time = timeIn(animation);
  animation.pendingRate = null;
  animation.playbackRate = rate;
  if (time !== null) setTime(animation, time);
}
// https://drafts.csswg.org/web-animations-1/#seamlessly-updating-the-playback-rate-of-an-animation
function updateRate(animation, rate) {
  const state = stateOf(animation), time = unheldTime(animation), now = timeOf(animation.timeline);
  animation.pendingRate = rate;
  if (animation.pending !== '') return;
  if (state === 'running') return play(animation, false);
  if (state === 'finished' && now !== null && time !== null) animation.startTime = rate === 0 ? now : now - time / rate;
  applyRate(animation);
  if (state === 'finished') update(animation);
}
export const animationChanged = animation => update(animation);

export const AnimationSteps = {
  __proto__: null,
  construct: (effect, line = timeline) => newAnimation(effect, line),
  id: ({ id }) => id,
  setId(animation, id) { animation.id = id; },
  effect: ({ effect }) => effect,
  setEffect(animation, effect) {
    if (effect === null && animation.pending !== '') applyRate(animation);
    setEffect(animation, effect);
    update(animation);
  },
  timeline: ({ timeline: line }) => line,
  setTimeline(animation, line) {
    if (animation.timeline === line) return;
    animation.timeline = line;
    if (animation.startTime !== null) animation.holdTime = null;
    update(animation);
  },
  startTime: ({ startTime }) => startTime,
  setStartTime(animation, time) {
    const before = timeIn(animation);
    applyRate(animation);
    animation.startTime = time;
    animation.holdTime = time === null ? before : animation.playbackRate === 0 ? before : null;
    cancelPending(animation);
    settleReady(animation);
    update(animation, true);
  },
  currentTime: timeIn,
  setCurrentTime: setTime,
  playbackRate: ({ playbackRate }) => playbackRate,
  setPlaybackRate: setRate,
  updatePlaybackRate: updateRate,
  playState: stateOf,
  replaceState: ({ replaceState }) => replaceState,
  pending: ({ pending }) => pending !== '',
  ready(animation) {
    const deferred = promise(animation, 'ready');
    if (animation.pending === '') settleReady(animation);
    return deferred.promise;
  },
  finished: animation => promise(animation, 'finished').promise,
  // https://drafts.csswg.org/web-animations-1/#canceling-an-animation-section
  cancel(animation) {
    if (stateOf(animation) !== 'idle') {
      if (animation.pending !== '') { cancelPending(animation); applyRate(animation); reject(animation, 'ready'); }
      reject(animation, 'finished');
      animation.isFinished = false;
      tell(animation, 'cancel', null);
    }
    animation.startTime = animation.holdTime = null;
    update(animation);
  },
  // https://drafts.csswg.org/web-animations-1/#finishing-an-animation-section
  finish(animation) {
    const rate = effectiveRate(animation), end = endOf(animation), now = timeOf(animation.timeline);
    if (rate === 0 || rate > 0 && end === Infinity) fail('InvalidStateError');
    applyRate(animation);
    const limit = rate > 0 ? end : 0;
    setTime(animation, limit);
    if (animation.startTime === null && now !== null) animation.startTime = now - limit / rate;
    if (animation.pending !== '') { cancelPending(animation); settleReady(animation); }
    animation.holdTime = limit;
    update(animation, true, true);
  },
  play(animation) { play(animation); },
  // https://drafts.csswg.org/web-animations-1/#pausing-an-animation-section
  pause(animation) {
    if (animation.pending === 'pause' || stateOf(animation) === 'paused') return;
    if (timeIn(animation) === null) {
      if (animation.playbackRate < 0 && endOf(animation) === Infinity) fail('InvalidStateError');
      animation.holdTime = animation.playbackRate >= 0 ? 0 : endOf(animation);
    }
    schedule(animation, 'pause');
  },
  reverse(animation) {
    if (timeOf(animation.timeline) === null) fail('InvalidStateError');
    const { pendingRate } = animation;
    animation.pendingRate = 0 - effectiveRate(animation);
    try { play(animation); } catch (error) { animation.pendingRate = pendingRate; throw error; }
  },
  persist(animation) { animation.replaceState = 'persisted'; },
  // https://drafts.csswg.org/web-animations-1/#dom-animation-commitstyles
  commitStyles(animation) {
    const { effect } = animation;
    if (effect === null || effect.target === null || effect.pseudoElement !== null) fail('NoModificationAllowedError');
    if (!isConnected(effect.target)) fail('InvalidStateError');
    const styles = finalStyles(effect, timeIn(animation)), inline = stylesOf.inline(effect.target);
    for (let i = 0; i < styles.length; i++) CSSStyleDeclarationSteps.setProperty(inline, styles[i].property, styles[i].value, '');
  },
};

const isRelevant = ({ effect }, target, isSubtree) => {
  if (effect === null || effect.target === null) return false;
  return target === 0 ? isConnected(effect.target) : effect.target === target || isSubtree && isInclusiveAncestor(target, effect.target);
};
function relevant(target, isSubtree) {
  const found = privateArray();
  for (let i = 0; i < inEffect.length; i++) if (isRelevant(inEffect[i], target, isSubtree)) found[found.length] = inEffect[i];
  return found;
}
export const ElementSteps_animations = {
  __proto__: null,
  animate(id, keyframes, options) {
    const animation = newAnimation(newKeyframeEffect(id, keyframes, options), timeline);
    if (typeof options !== 'number') animation.id = options.id;
    play(animation);
    return animation;
  },
  getAnimations: (id, { subtree }) => relevant(id, subtree),
};
export const DocumentSteps_animations = {
  __proto__: null,
  timeline: () => timeline,
  getAnimations: () => relevant(0, true),
};
// https://drafts.csswg.org/web-animations-1/#extensions-to-the-documentorshadowroot-interface-mixin
export const ShadowRootSteps_animations = { __proto__: null, getAnimations: id => relevant(id, true) };
