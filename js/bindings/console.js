// js/bindings/console.js: the bindings that js/idl/generate.py made of js/idl/console.webidl. Not to be edited.
//
// Exposes console.
'use strict';
{
  const G = this;
  const { ObjectCreate, define, mixin, setPrototypeOf, toText } = G;
  const { objectPrototype, toStringTag } = G.primordials;
  const ConsoleSteps = G.ConsoleSteps;

  G.defineLazily('console', object => {
    setPrototypeOf(object, ObjectCreate(objectPrototype));
    mixin(object, {
      __proto__: null,
      assert(condition = undefined, ...data) {
        condition = !!condition;
        ConsoleSteps.assert(condition, setPrototypeOf(data, null));
      },
      clear() { ConsoleSteps.clear(); },
      debug(...data) { ConsoleSteps.debug(setPrototypeOf(data, null)); },
      error(...data) { ConsoleSteps.error(setPrototypeOf(data, null)); },
      info(...data) { ConsoleSteps.info(setPrototypeOf(data, null)); },
      log(...data) { ConsoleSteps.log(setPrototypeOf(data, null)); },
      table(tabularData = undefined, properties = undefined) { ConsoleSteps.table(tabularData, properties); },
      trace(...data) { ConsoleSteps.trace(setPrototypeOf(data, null)); },
      warn(...data) { ConsoleSteps.warn(setPrototypeOf(data, null)); },
      dir(item = undefined, options = undefined) { ConsoleSteps.dir(item, options); },
      dirxml(...data) { ConsoleSteps.dirxml(setPrototypeOf(data, null)); },
      count(label = undefined) {
        label = label === undefined ? 'default' : toText(label);
        ConsoleSteps.count(label);
      },
      countReset(label = undefined) {
        label = label === undefined ? 'default' : toText(label);
        ConsoleSteps.countReset(label);
      },
      group(...data) { ConsoleSteps.group(setPrototypeOf(data, null)); },
      groupCollapsed(...data) { ConsoleSteps.groupCollapsed(setPrototypeOf(data, null)); },
      groupEnd() { ConsoleSteps.groupEnd(); },
      time(label = undefined) {
        label = label === undefined ? 'default' : toText(label);
        ConsoleSteps.time(label);
      },
      timeLog(label = undefined, ...data) {
        label = label === undefined ? 'default' : toText(label);
        ConsoleSteps.timeLog(label, setPrototypeOf(data, null));
      },
      timeEnd(label = undefined) {
        label = label === undefined ? 'default' : toText(label);
        ConsoleSteps.timeEnd(label);
      },
      profile(label = undefined) {
        label = label === undefined ? '' : toText(label);
        ConsoleSteps.profile(label);
      },
      profileEnd(label = undefined) {
        label = label === undefined ? '' : toText(label);
        ConsoleSteps.profileEnd(label);
      },
      timeStamp(label = undefined) {
        label = label === undefined ? '' : toText(label);
        ConsoleSteps.timeStamp(label);
      },
      record(...data) { ConsoleSteps.record(setPrototypeOf(data, null)); },
      recordEnd(...data) { ConsoleSteps.recordEnd(setPrototypeOf(data, null)); },
      takeHeapSnapshot(label = undefined) {
        label = label === undefined ? '' : toText(label);
        ConsoleSteps.takeHeapSnapshot(label);
      },
      screenshot(...data) { ConsoleSteps.screenshot(setPrototypeOf(data, null)); },
    });
    define(object, toStringTag, 'console', false, false, true);
  });
}
