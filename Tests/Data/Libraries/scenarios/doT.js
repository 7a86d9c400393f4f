// doT.js: templates compiled to functions
// Loads: doT/doT.js
observe('interpolate', () => doT.template('<p title="{{!it.t}}">{{=it.n}}{{? it.n > 1}} many{{??}} one{{?}}</p>')({ t: '"<&', n: 2 }));
observe('loops', () => { document.body.innerHTML = doT.template('<ul>{{~it.list :v:i}}<li data-i="{{=i}}">{{!v}}</li>{{~}}</ul>')({ list: ['a<b', 'c&d', '"'] }); return document.body.innerHTML; });
observe('partials', () => doT.template('{{##def.x:<b>{{=it.a}}</b>#}}{{#def.x}}-{{#def.y}}', null, { y: '<i>y</i>' })({ a: 1 }));
