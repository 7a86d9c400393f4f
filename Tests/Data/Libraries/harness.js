// harness.js: how a scenario or a probe (Tests/Data/Recorded/probes) records observations. It precedes the libraries, as an extension's script and as a page's own.
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
