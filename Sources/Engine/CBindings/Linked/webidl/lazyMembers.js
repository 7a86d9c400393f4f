// js/webidl/lazyMembers.js: what members do that are there from the start, but whose bindings stand in a lazy module, since few scripts touch them.
//
// Exports lazyGet(name, key, receiver), lazySet(name, key, receiver, value), lazyCall(name, key, receiver, arguments): what G[name] has
//         under the key. Exposes nothing.
'use strict'; { const G = this; 
const { apply, primordials } = G;

const { reflectGet, reflectSet } = primordials;

G.lazyGet = (name, key, receiver) => reflectGet(G[name], key, receiver);
G.lazySet = (name, key, receiver, value) => { reflectSet(G[name], key, value, receiver); };
G.lazyCall = (name, key, receiver, args) => apply(G[name][key], receiver, args);
}
