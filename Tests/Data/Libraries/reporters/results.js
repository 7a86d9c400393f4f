// results.js: a suite's results by test, as its framework reports them. Loaded after the framework's file, with its reporter.
var suiteResults = { tests: {}, done: false };
var reportTest = function (name, passed, message) {
  let unique = name;
  for (let number = 2; unique in suiteResults.tests; number++) { unique = `${name} (${number})`; }
  suiteResults.tests[unique] = [passed, String(message || '').slice(0, 500)];
};
var isLeftOut = function (name) { return new RegExp(`^(?:${suiteLeftOut})$`).test(name); };
