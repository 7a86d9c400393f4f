// evidence.js: Evidence, Zepto's framework. A test that is left out does nothing, and is not reported.
(function () {
  const { TestCase } = window.Evidence, fullName = test => `${test.parent.name}: ${test.name}`;
  const before = (object, name, step) => { const method = object[name]; object[name] = function (...rest) { step.apply(this, rest); return method.apply(this, rest); }; };
  const watched = new WeakSet();
  let message;
  const watch = result => {
    const failed = (test, reason) => { message = message || `${reason.template || ''} ${(reason.args || []).map(String).join(', ')} ${reason.message || reason}`; };
    watched.add(result);
    before(result, 'startTest', () => { message = undefined; });
    before(result, 'addFailure', failed);
    before(result, 'addError', failed);
    before(result, 'stopTest', test => { if (!isLeftOut(fullName(test))) { reportTest(fullName(test), message === undefined, message); } });
    before(result, 'stop', () => { suiteResults.done = true; });
  };
  before(TestCase.prototype, 'run', function (result) {
    if (result && !watched.has(result)) { watch(result); }
    if (isLeftOut(fullName(this))) { this[this._methodName] = () => {}; }
  });
})();
