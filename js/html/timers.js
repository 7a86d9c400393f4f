// js/html/timers.js: timers and animation frames, on a virtual clock or on the machine's.
// https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers
//
// Reads and writes nothing of the arena. Virtual time stands still while script runs, apart from a small step for each
// reading, so that a loop that waits for the clock ends; the page's loop moves it. G.clock says which clock it is.
// Offers  G.now() · G.setTimer(function, delay, repeat) → number · G.clearTimer(number) · G.nextTimer(): milliseconds until
//         the next timer is due, -1 without one · G.runNextTimer(): moves the clock there and runs that one ·
//         G.passTime(milliseconds) · G.queueTask(function); the work of the timer functions of Window.js: G.scriptTimer, requestFrame, queueMicrotask.
// Exposes nothing.
'use strict';
{
  const G = this;
  const { apply, privateArray, global, hooks, toText, soon } = G;
  const { floor, indirectEval } = G.primordials;
  const STEP = 0.01, FRAME = 1000 / 60;
  // Sorted by due time, then by when they were set.
  const timers = privateArray();
  let time = 0, lastNumber = 0, nesting = 0;
  if (G.clock === 'real') G.now = () => time = G.callNamed('monotonicMilliseconds') - G.startTime;
  else G.now = () => { time += STEP; return floor(time * 100) / 100; };
  // The time that timers are measured against.
  const current = G.clock === 'real' ? G.now : () => time;

  function schedule(timer) {
    let at = timers.length;
    while (at > 0 && timers[at - 1].due > timer.due) { timers[at] = timers[at - 1]; at--; }
    timers[at] = timer;
  }
  function indexOf(number) {
    for (let i = 0; i < timers.length; i++) if (timers[i].number === number) return i;
    return -1;
  }
  function removeAt(index) {
    for (let i = index + 1; i < timers.length; i++) timers[i - 1] = timers[i];
    timers.length--;
  }
  function setTimer(run, delay = 0, repeat = false) {
    delay = delay > 0 ? delay : 0;
    if (nesting >= 5 && delay < 4) delay = 4;
    if (repeat && delay < 1) delay = 1;
    const number = ++lastNumber;
    schedule({ __proto__: null, number, run, due: current() + delay, delay, repeat, nesting: nesting + 1, canceled: false });
    return number;
  }
  let running = null;
  function clearTimer(number) {
    const index = indexOf(number);
    if (index >= 0) removeAt(index);
    if (running !== null && running.number === number) running.canceled = true;
  }
  G.setTimer = setTimer;
  G.clearTimer = clearTimer;
  G.queueTask = run => setTimer(run, 0);
  G.nextTimer = () => {
    if (timers.length === 0) return -1;
    const left = timers[0].due - current();
    return left > 0 ? left : 0;
  };
  // Time that passed in another world over the same page.
  G.passTime = milliseconds => { if (G.clock !== 'real') time += milliseconds; };
  G.runNextTimer = () => {
    if (timers.length === 0) return false;
    const timer = timers[0];
    removeAt(0);
    if (timer.due > time) time = timer.due;
    running = timer;
    nesting = timer.nesting;
    try {
      timer.run();
    } catch (error) {
      hooks.reportException(error);
    }
    nesting = 0;
    running = null;
    if (timer.repeat && !timer.canceled) {
      timer.nesting++;
      timer.due = current() + (timer.nesting > 5 && timer.delay < 4 ? 4 : timer.delay);
      schedule(timer);
    }
    return true;
  };

  G.scriptTimer = (handler, delay, rest, repeat) => {
    let run;
    if (typeof handler === 'function') run = () => apply(handler, global, rest);
    else { const source = toText(handler); run = () => indirectEval(source); }
    return setTimer(run, delay | 0, repeat);
  };
  G.requestFrame = callback => setTimer(() => callback(time), FRAME - current() % FRAME);
  G.queueMicrotask = callback => {
    soon(() => { try { callback(); } catch (error) { hooks.reportException(error); } });
  };
}
