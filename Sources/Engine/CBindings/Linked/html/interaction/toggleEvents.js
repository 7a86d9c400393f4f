// js/html/interaction/toggleEvents.js: the toggle events of details, dialogs and popovers.
// https://html.spec.whatwg.org/multipage/interaction.html#the-toggleevent-interface
//
// Reads and writes nothing of the arena.
// Exports beforeToggle(element id, old state, new state, {cancelable, source}) → whether it was not canceled ·
//         queueToggle(element id, old state, new state, source id): one event for all changes of a task. Exposes nothing.
'use strict'; { const G = this; const { PrivateMap,
pageState,
wrap } = G;




G.beforeToggle = (id, oldState, newState, { cancelable = false, source = 0 }) =>
  G.fire(wrap(id), 'beforetoggle', { __proto__: null, cancelable, oldState, newState, source: wrap(source) }, G.ToggleEvent);

// https://html.spec.whatwg.org/multipage/interaction.html#toggle-task-tracker
const { queued } = pageState('html/interaction/toggleEvents', () => ({ __proto__: null, queued: PrivateMap() }));
G.queueToggle = (id, oldState, newState, source = 0) => {
  const earlier = queued.get(id);
  if (earlier !== undefined) {
    ({ oldState } = earlier);
    G.clearTimer(earlier.task);
  }
  const task = G.queueEvents(() => {
    queued.delete(id);
    G.fire(wrap(id), 'toggle', { __proto__: null, oldState, newState, source: wrap(source) }, G.ToggleEvent);
  });
  queued.set(id, { __proto__: null, oldState, task });
};
}
