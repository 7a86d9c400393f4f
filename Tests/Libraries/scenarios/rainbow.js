// rainbow.js: code in colours
// Loads: usr/share/javascript/rainbow/rainbow.js
observe('loads', () => typeof Rainbow.color);
