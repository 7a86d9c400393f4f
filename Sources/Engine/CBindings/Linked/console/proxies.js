// js/console/proxies.js: remembers the proxies of scripts, for code that prints values without running their traps.
//
// Reads   nothing. Exports pageProxies: a map with those proxies. Exposes Proxy.
'use strict'; { const G = this; const { global,
PrivateWeakMap, primordials,
define, markNative } = G;

const { TypeError } = primordials;
// Formatting a line runs no code of the page, so it must not run a proxy's traps. The language cannot distinguish a proxy from its target,
// so the proxies that pages create are remembered.
const proxies = PrivateWeakMap(), NativeProxy = Proxy, { revocable } = Proxy;
const remember = proxy => { proxies.set(proxy, true); return proxy; };
const RememberingProxy = function (target, handler) {
  if (new.target === undefined) throw new TypeError("calling Proxy constructor without new is invalid");
  return remember(new NativeProxy(target, handler));
}.bind(null);
define(RememberingProxy, 'name', 'Proxy', false, false, true);
define(RememberingProxy, 'length', 2, false, false, true);
define(RememberingProxy, 'revocable', { __proto__: null, revocable(target, handler) {
  const pair = revocable(target, handler);
  remember(pair.proxy);
  return pair;
} }.revocable, true, false, true);
markNative(RememberingProxy, 'Proxy');
markNative(RememberingProxy.revocable, 'revocable');
define(global, 'Proxy', RememberingProxy, true, false, true);

G.pageProxies = proxies;
}
