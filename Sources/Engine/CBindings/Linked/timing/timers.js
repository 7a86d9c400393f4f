// js/timing/timers.js: timers and animation frames, on the page's clock (js/timing/clock.js).
// https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers
//
// Reads and writes nothing of the arena.
// Exports setTimer(function, delay, repeat) → number · clearTimer(number) · nextTimer(): milliseconds until the next timer is due, -1 if
//         there is none · runNextTimer(): advances the clock and runs that timer · queueTask(function, delay) · queueEvents(function,
//         delay): a task that calls scripts only by events · the implementation of the window's timer functions: scriptTimer, requestFrame,
//         queueMicrotask.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, microtasks: 225 }; const { global,
PrivateMap, apply, primordials, privateArray, soon,
hooks,
pageState,
callValues,
toText,
currentTime, moveTime, passTask } = G;

const { floor, indirectEval } = primordials;
const FRAME = 1000 / 60;
function emptyHeap() {
  const heap = privateArray();
  heap[0] = undefined;
  return heap;
}
const page = pageState('timing/timers', () => ({
  __proto__: null,
  // A heap: no timer is due before its parent, the one at half its index. Timers that are due at the same time run in the order of `turn`.
  heap: emptyHeap(), numbered: PrivateMap(),
  count: 0, lastNumber: 0, lastTurn: 0, nesting: 0,
})), { heap, numbered } = page;

const precedes = (a, b) => a.due < b.due || a.due === b.due && a.turn < b.turn;
function schedule(timer) {
  timer.turn = ++page.lastTurn;
  let at = ++page.count;
  for (let up; at > 1 && precedes(timer, heap[up = at >> 1]); at = up) heap[at] = heap[up];
  heap[at] = timer;
}
function removeFirst() {
  const moved = heap[page.count];
  heap[page.count--] = undefined;
  if (page.count === 0) return;
  let at = 1;
  for (let below; (below = at * 2) <= page.count; at = below) {
    if (below < page.count && precedes(heap[below + 1], heap[below])) below++;
    if (!precedes(heap[below], moved)) break;
    heap[at] = heap[below];
  }
  heap[at] = moved;
}
// The timer that is due first, or undefined.
function first() {
  while (page.count > 0 && heap[1].canceled) removeFirst();
  return page.count === 0 ? undefined : heap[1];
}

function setTimer(run, delay = 0, repeat = false) {
  delay = delay > 0 ? delay : 0;
  if (page.nesting >= 5 && delay < 4) delay = 4;
  if (repeat && delay < 1) delay = 1;
  const number = ++page.lastNumber;
  const timer = { __proto__: null, number, run, due: currentTime() + delay, turn: 0, delay, repeat, nesting: page.nesting + 1, canceled: false };
  numbered.set(number, timer);
  schedule(timer);
  return number;
} G.setTimer = setTimer;
function clearTimer(number) {
  const timer = numbered.get(number);
  if (timer === undefined) return;
  timer.canceled = true;
  numbered.delete(number);
} G.clearTimer = clearTimer;
G.queueTask = (run, delay = 0) => setTimer(run, delay);
G.queueEvents = (run, delay = 0) => setTimer(() => hooks.fromHost(run), delay);
G.nextTimer = () => {
  const timer = first();
  if (timer === undefined) return -1;
  const left = timer.due - currentTime();
  return left > 0 ? left : 0;
};
G.runNextTimer = () => {
  const timer = first();
  if (timer === undefined) return false;
  removeFirst();
  if (!timer.repeat) numbered.delete(timer.number);
  moveTime(timer.due);
  passTask();
  page.nesting = timer.nesting;
  try {
    timer.run();
  } catch (error) {
    // The task's microtasks run first.
    callValues(OP.microtasks);
    hooks.reportException(error);
  }
  page.nesting = 0;
  if (timer.repeat && !timer.canceled) {
    timer.nesting++;
    timer.due = currentTime() + (timer.nesting > 5 && timer.delay < 4 ? 4 : timer.delay);
    schedule(timer);
  }
  return true;
};

G.scriptTimer = (window, handler, delay, rest, repeat) => {
  const source = typeof handler === 'function' ? '' : toText(handler);
  const run = evaluate => {
    if (typeof handler === 'function') apply(handler, window, rest);
    else evaluate(hooks.scriptText(source));
  };
  return setTimer(() => { if (window === global) run(indirectEval); else hooks.runInFrame(window, run); }, delay | 0, repeat);
};
// All callbacks of a frame get one timestamp.
// https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#run-the-animation-frame-callbacks
G.requestFrame = callback => {
  const now = currentTime(), frame = (floor(now / FRAME) + 1) * FRAME;
  return setTimer(() => callback(frame), frame - now);
};
G.queueMicrotask = callback => {
  soon(() => { try { callback(); } catch (error) { hooks.reportException(error); } });
};
}
