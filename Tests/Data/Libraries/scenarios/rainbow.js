// rainbow.js: code in colours
// Loads: usr/share/javascript/rainbow/rainbow.js
// Version: 2.1.7
observe('loads', () => typeof Rainbow.color);
