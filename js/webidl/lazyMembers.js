// js/webidl/lazyMembers.js: the stubs of members that exist from the start, but whose bindings are in a lazy module, because few scripts
// use them.
//
// Exports lazyGet(name, key, receiver), lazySet(name, key, receiver, value), lazyCall(name, key, receiver, arguments): the member of
//         G[name] with the key. Exposes nothing.
import G from 'native';
import { apply, primordials } from '../primordials.js';

const { reflectGet, reflectSet } = primordials;

export const lazyGet = (name, key, receiver) => reflectGet(G[name], key, receiver);
export const lazySet = (name, key, receiver, value) => { reflectSet(G[name], key, value, receiver); };
export const lazyCall = (name, key, receiver, args) => apply(G[name][key], receiver, args);
