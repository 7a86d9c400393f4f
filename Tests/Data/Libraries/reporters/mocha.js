// mocha.js: Mocha's browser build. Tests are named by their suites' titles and their own.
// The page's own report is off: it draws its progress on a canvas, which is not implemented.
(function () {
  const run = window.mocha.run;
  window.mocha.run = function (...rest) {
    const names = suite => suite.suites.forEach(names) || suite.tests.forEach(test => { if (isLeftOut(fullName(test))) { test.pending = true; } });
    const fullName = test => `${test.parent.fullTitle()}: ${test.title}`;
    names(this.suite);
    this.reporter(window.Mocha.reporters.Base);
    const runner = run.apply(this, rest);
    runner.on('pass', test => reportTest(fullName(test), true));
    runner.on('fail', (test, error) => reportTest(test.parent ? fullName(test) : test.title, false, error && (error.message + ' ' + error.stack)));
    runner.on('end', () => { suiteResults.done = true; });
    return runner;
  };
})();
