// modernizr.js: which features there are
// Loads: usr/share/javascript/modernizr/modernizr.js
observe('loads', () => typeof Modernizr);
observe('prefixed', () => [Modernizr._version, typeof Modernizr.addTest]);
