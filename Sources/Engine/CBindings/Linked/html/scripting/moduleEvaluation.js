// js/html/scripting/moduleEvaluation.js: runs modules, each after those that it imports; one that awaits at its top delays those that import it.
// https://tc39.es/ecma262/#sec-moduleevaluation
//
// Reads and writes nothing of the arena.
// Exports evaluateModule(linked record, done): calls `done` with the error or NONE once the module has run.
// Exposes nothing.
'use strict'; { const G = this; const { Promise, defineProperty, primordials, privateArray,
pageState } = G;



const { min, sort } = primordials;
// How many modules began to await: the order in which they go on.
const page = pageState('html/scripting/moduleEvaluation', () => ({ __proto__: null, order: 0 }));

async function settle(promise, done) {
  defineProperty(promise, 'constructor', { __proto__: null, value: Promise });
  let error = G.NONE;
  try { await promise; } catch (reason) { error = reason; }
  done(error);
}
function notify(module) {
  const { waiting } = module;
  module.waiting = null;
  if (waiting !== null) for (let i = 0; i < waiting.length; i++) waiting[i](module.error);
}
function start(module) {
  const { body } = module;
  module.body = null;
  const result = body();
  G.nameDefault(module);
  return result;
}
// "ExecuteAsyncModule"
function runAsync(module) {
  settle(start(module), error => { if (error === G.NONE) fulfilled(module); else rejected(module, error); });
}
// "GatherAvailableAncestors": the modules that waited for this one only, in their order.
function available(module) {
  const found = privateArray(), waiting = privateArray();
  waiting[0] = module;
  while (waiting.length > 0) {
    const { parents } = waiting[waiting.length - 1];
    waiting.length--;
    for (let i = 0; i < parents.length; i++) {
      const parent = parents[i];
      if (parent.status === G.DONE || parent.cycleRoot.error !== G.NONE || --parent.pending > 0) continue;
      found[found.length] = parent;
      if (!parent.parsed.isAsync) waiting[waiting.length] = parent;
    }
  }
  return sort(found, (a, b) => a.order - b.order);
}
function finish(module) {
  if (module.error === G.NONE) G.nameDefault(module);
  module.status = G.DONE;
  module.order = 0;
  notify(module);
}
// "AsyncModuleExecutionFulfilled"
function fulfilled(module) {
  if (module.status === G.DONE) return;
  const next = available(module);
  finish(module);
  for (let i = 0; i < next.length; i++) {
    if (next[i].status === G.DONE) continue;
    if (next[i].parsed.isAsync) { runAsync(next[i]); continue; }
    try { start(next[i]); } catch (error) { rejected(next[i], error); continue; }
    finish(next[i]);
  }
}
// "AsyncModuleExecutionRejected"
function rejected(module, error) {
  const waiting = privateArray();
  waiting[0] = module;
  for (let i = 0; i < waiting.length; i++) {
    const failed = waiting[i];
    if (failed.status === G.DONE) continue;
    failed.error = error;
    const { parents } = failed;
    finish(failed);
    for (let n = 0; n < parents.length; n++) waiting[waiting.length] = parents[n];
  }
}

// "InnerModuleEvaluation" of a module and what it imports, without recursion. Returns the error.
function run(root) {
  const stack = privateArray(), frames = privateArray();
  let count = 0;
  const enter = module => {
    module.status = G.EVALUATING;
    module.index = module.ancestor = count++;
    module.pending = 0;
    module.parents = privateArray();
    stack[stack.length] = module;
    frames[frames.length] = { __proto__: null, module, next: 0 };
  };
  const fail = error => {
    for (let i = 0; i < stack.length; i++) {
      stack[i].status = G.DONE;
      stack[i].error = error;
      stack[i].cycleRoot = stack[i];
      stack[i].order = 0;
    }
    return error;
  };
  // What a module is to know of one that it imports, which has run or is running.
  const join = (module, imported) => {
    let required = imported;
    if (required.status === G.EVALUATING) module.ancestor = min(module.ancestor, required.ancestor);
    else {
      required = required.cycleRoot ?? required;
      if (required.status === G.DONE && required.error !== G.NONE) return required.error;
    }
    if (required.order > 0) {
      module.pending++;
      required.parents[required.parents.length] = module;
    }
    return G.NONE;
  };
  enter(root);
  while (frames.length > 0) {
    const frame = frames[frames.length - 1], { module } = frame;
    if (frame.next < module.requests.length) {
      const next = module.requests[frame.next++];
      if (next.status === G.LINKED) { enter(next); continue; }
      const error = join(module, next);
      if (error !== G.NONE) return fail(error);
      continue;
    }
    if (module.pending > 0 || module.parsed.isAsync) {
      module.order = ++page.order;
      if (module.pending === 0) runAsync(module);
    } else {
      try { start(module); } catch (error) { return fail(error); }
    }
    if (module.ancestor === module.index) {
      for (let member; member !== module;) {
        member = stack[stack.length - 1];
        stack.length--;
        member.status = member.order > 0 ? G.WAITING : G.DONE;
        member.cycleRoot = module;
      }
    }
    frames.length--;
    if (frames.length === 0) break;
    const error = join(frames[frames.length - 1].module, module);
    if (error !== G.NONE) return fail(error);
  }
  return G.NONE;
}

G.evaluateModule = (given, done) => {
  let error = G.NONE;
  if (given.status === G.LINKED) error = run(given);
  const module = given.status >= G.WAITING && given.cycleRoot !== null ? given.cycleRoot : given;
  if (module.status === G.DONE) done(error === G.NONE ? module.error : error);
  else {
    module.waiting ??= privateArray();
    module.waiting[module.waiting.length] = done;
  }
};
}
