// js/html/windows/frameWindow.js: the window of a frame: the members that each window has of its own, and that no script can replace. The others are
// those of the page's window (js/html/windows/realms.js), whose steps look at the window they are called on.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object
//
// Reads and writes nothing of the arena. Exports makeFrameWindow(realm) · runInFrame(window, function). Exposes nothing itself.
'use strict'; { const G = this; const OP = { __proto__: null, microtasks: 225 }; const { global,
defineProperty, each, ownDescriptor, ownKeys,
hooks,
callValues, wrap,
putForward,
enterScript,
makeTarget,
windowReceiver,
realmOf, recordOf,
descriptorIn } = G;



const record = (window, member, kind) => recordOf(windowReceiver(window, member, kind));
// [LegacyUnforgeable]
const members = {
  __proto__: null,
  get window() { return record(this, 'window', 1).window; },
  get document() { return wrap(record(this, 'document', 1).document); },
  get location() { return G.makeLocation(G.location(record(this, 'location', 1).window)); },
  set location(value) { putForward(record(this, 'location', 2).window, 'location', 'href', value); },
  get top() { return record(this, 'top', 1).isHere() ? global : null; },
};
// Calls `run(evaluate)` as a script of a frame; its exception is reported to the frame's window.
function runInFrame(window, run) {
  const { document, isHere } = recordOf(window);
  if (!isHere()) return;
  const outer = enterScript(document);
  try { run(realmOf(document).evaluate); } catch (error) {
    // The task's microtasks run first.
    callValues(OP.microtasks);
    hooks.reportException(error, window);
  } finally { enterScript(outer); }
} G.runInFrame = runInFrame;
function makeFrameWindow(realm) {
  for (const key of each(ownKeys(members))) {
    const descriptor = descriptorIn(realm, ownDescriptor(members, key), key);
    descriptor.configurable = false;
    defineProperty(realm.window, key, descriptor);
  }
  makeTarget(realm.window);
} G.makeFrameWindow = makeFrameWindow;
}
