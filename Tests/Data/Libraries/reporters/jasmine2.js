// jasmine2.js: Jasmine 2, set up as in its boot.js, without its report in the page. Tests have their full names.
(function () {
  const { jasmineRequire } = window, jasmine = window.jasmine = jasmineRequire.core(jasmineRequire), env = jasmine.getEnv();
  Object.assign(window, jasmineRequire.interface(jasmine, env));
  env.specFilter = spec => !isLeftOut(spec.getFullName());
  env.addReporter({
    specDone({ fullName, status, failedExpectations: [failed] }) {
      if (status === 'passed' || status === 'failed') { reportTest(fullName, status === 'passed', failed && `${failed.message} ${failed.stack}`); }
    },
    jasmineDone() { suiteResults.done = true; },
  });
  window.addEventListener('load', () => env.execute());
})();
