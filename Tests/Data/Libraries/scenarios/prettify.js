// prettify.js: code in colours
// Loads: usr/share/javascript/prettify/prettify.js
// Version: 2015.12.04
observe('highlight', () => prettyPrintOne('var x = "a"; // c', 'js'));
