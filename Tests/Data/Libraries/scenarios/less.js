// less.js: style sheets made of Less
// Loads: usr/share/javascript/less/less.js
observe('compile', () => less.render('@c: #f00; .a { color: @c; .b { width: (2px + 3) } &:hover { color: darken(@c, 10%) } }').then(r => r.css));
observe('error', () => less.render('.a { color: @none }').then(() => 'no error', e => e.type));
