// js/webidl/lateMembers.js: what members do that are there from the start, but whose bindings stand in a late file, since few scripts touch them.
//
// Exports lateGet(name, key, receiver), lateSet(name, key, receiver, value), lateCall(name, key, receiver, arguments): what G[name] has
//         under the key. Exposes nothing.
'use strict'; { const G = this; 
const { apply, primordials } = G;

const { reflectGet, reflectSet } = primordials;

G.lateGet = (name, key, receiver) => reflectGet(G[name], key, receiver);
G.lateSet = (name, key, receiver, value) => { reflectSet(G[name], key, value, receiver); };
G.lateCall = (name, key, receiver, args) => apply(G[name][key], receiver, args);
}
