// tv4.js: validation of JSON
// Loads: usr/share/javascript/tv4/tv4.js
// Version: 1.2.7
observe('validate', () => [tv4.validate({ a: 1 }, { properties: { a: { type: 'string' } } }), tv4.error && tv4.error.dataPath, tv4.validate('x', { enum: ['x'] })]);
