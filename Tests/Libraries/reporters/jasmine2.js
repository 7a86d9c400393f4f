// jasmine2.js: Jasmine 2, made ready as its boot.js does, without its report in the page. Tests are named as they are written out in full.
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
