// js/console/proxies.js: which proxies scripts made, for what prints values without running their code.
//
// Reads   nothing. Exports pageProxies: a map with those proxies. Exposes Proxy.
'use strict'; { const G = this; const { global,
PrivateWeakMap, primordials,
define, markNative } = G;

const { TypeError } = primordials;
// A line is made without running code of the page, so without a proxy's traps. The language gives no way to tell a proxy
// from what it stands for: so the ones that pages make are remembered.
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
