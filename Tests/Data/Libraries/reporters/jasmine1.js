// jasmine1.js: Jasmine 1.
(function () {
  const { jasmine } = window, execute = jasmine.Env.prototype.execute;
  const fullName = spec => `${spec.suite.getFullName()}: ${spec.description}`;
  jasmine.Env.prototype.execute = function (...rest) {
    const filter = this.specFilter;
    this.specFilter = spec => !isLeftOut(fullName(spec)) && filter.call(this, spec);
    return execute.apply(this, rest);
  };
  jasmine.getEnv().addReporter({
    reportRunnerStarting() {}, reportSpecStarting() {}, reportSuiteResults() {}, log() {},
    reportSpecResults(spec) {
      const results = spec.results();
      if (results.skipped) { return; }
      const failed = results.getItems().find(item => item.passed && !item.passed());
      reportTest(fullName(spec), results.passed(), failed && `${failed.message} ${failed.trace && failed.trace.stack || ''}`);
    },
    reportRunnerResults() { suiteResults.done = true; },
  });
})();
