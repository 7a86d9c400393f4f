// chai.js: assertions
// Loads: usr/share/javascript/chai/chai.js
observe('expect', () => { chai.expect([1, 2]).to.include(2).and.have.lengthOf(2); chai.expect({ a: { b: 1 } }).to.deep.equal({ a: { b: 1 } }); return true; });
observe('message', () => { try { chai.expect(1, 'm').to.equal(2); } catch (e) { return e.message; } });
observe('inspect', () => { try { chai.expect(document.createElement('p')).to.equal(1); } catch (e) { return e.message; } });
