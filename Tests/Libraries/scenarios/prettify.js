// prettify.js: code in colours
// Loads: usr/share/javascript/prettify/prettify.js
observe('highlight', () => prettyPrintOne('var x = "a"; // c', 'js'));
