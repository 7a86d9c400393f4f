// harness.js: what a probe observes with. It stands before the probes of a file.
;var observing = [], observe = function (name, step) { observing.push([name, step]); };
var collectObservations = async function () {
  const found = {};
  const plain = value => value === undefined ? '(undefined)' : JSON.parse(JSON.stringify(value) ?? 'null');
  for (const [name, step] of observing) {
    try { found[name] = plain(await step()); } catch (error) { found[name] = { throws: String(error && error.name) }; }
  }
  return JSON.stringify(found);
};
var wait = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));
