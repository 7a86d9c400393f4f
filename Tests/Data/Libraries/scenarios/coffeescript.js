// coffeescript.js: a language compiled in the page
// Loads: usr/share/javascript/coffeescript/coffee-script.js
observe('compile', () => [CoffeeScript.compile('square = (x) -> x * x\nlist = (square n for n in [1..3] when n isnt 2)', { bare: true }), CoffeeScript.eval?.('(x * 2 for x in [1..3])')]);
observe('errors', () => { try { CoffeeScript.compile('if ('); } catch (e) { return [e.name, e.message]; } });
