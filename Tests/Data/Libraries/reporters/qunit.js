// qunit.js: QUnit 1 and 2. QUnit filters out the tests that are left out, or runs them unreported if it supports no patterns.
(function () {
  const { QUnit } = window, shown = value => { try { return JSON.stringify(value) ?? String(value); } catch (error) { return String(value); } };
  let message = '';
  QUnit.config.filter = `!/^(?:${suiteLeftOut})$/`;
  QUnit.config.reorder = false;
  QUnit.log(({ result, message: said, expected, actual, source }) => {
    if (!result && !message) { message = `${said}: expected ${shown(expected)}, is ${shown(actual)} ${source || ''}`; }
  });
  QUnit.testDone(({ module, name, failed, skipped, todo }) => {
    const fullName = `${module}: ${name}`;
    if (!skipped && !todo && !isLeftOut(fullName)) { reportTest(fullName, failed === 0, message); }
    message = '';
  });
  QUnit.done(() => { suiteResults.done = true; });
})();
