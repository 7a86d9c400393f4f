// js/html/interaction/toggleEvents.js: the toggle events of details, dialogs and popovers.
// https://html.spec.whatwg.org/multipage/interaction.html#the-toggleevent-interface
//
// Reads and writes nothing of the arena.
// Exports beforeToggle(element id, old state, new state, {cancelable, source}) → whether it was not canceled ·
//         queueToggle(element id, old state, new state, source id): one event for all changes of a task. Exposes nothing.
import { PrivateMap } from '../../primordials.js';
import { pageState } from '../../page.js';
import { wrap } from '../../arena.js';
import { ToggleEvent } from 'late:../../bindings/events.js';
import { fire } from 'late:../../dom/dispatch.js';
import { clearTimer, queueEvents } from 'late:../../timing/timers.js';

export const beforeToggle = (id, oldState, newState, { cancelable = false, source = 0 }) =>
  fire(wrap(id), 'beforetoggle', { __proto__: null, cancelable, oldState, newState, source: wrap(source) }, ToggleEvent);

// https://html.spec.whatwg.org/multipage/interaction.html#toggle-task-tracker
const { queued } = pageState('html/interaction/toggleEvents', () => ({ __proto__: null, queued: PrivateMap() }));
export const queueToggle = (id, oldState, newState, source = 0) => {
  const earlier = queued.get(id);
  if (earlier !== undefined) {
    ({ oldState } = earlier);
    clearTimer(earlier.task);
  }
  const task = queueEvents(() => {
    queued.delete(id);
    fire(wrap(id), 'toggle', { __proto__: null, oldState, newState, source: wrap(source) }, ToggleEvent);
  });
  queued.set(id, { __proto__: null, oldState, task });
};
