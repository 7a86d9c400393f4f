// bignumber.js: decimals
// Loads: usr/share/javascript/bignumber/bignumber.js
observe('arithmetic', () => [String(new BigNumber('0.1').plus('0.2')), new BigNumber(2).pow(100).toFixed(), new BigNumber('1234567.891').toFormat(2), new BigNumber(255).toString(16), new BigNumber(1).div(3).toString()]);
