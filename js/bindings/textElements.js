// js/bindings/textElements.js: the bindings that js/idl/generate.py made of js/idl/textElements.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { receiverOf, toText, toUSV } = G;

  G.whenMade('HTMLAnchorElement', interfaceObject => {
    const HTMLAnchorElementSteps = G.HTMLAnchorElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get text() { return HTMLAnchorElementSteps.text(receiverOf(this, 'HTMLAnchorElement', 'text', 1)); },
      set text(value) { const state = receiverOf(this, 'HTMLAnchorElement', 'text', 2); HTMLAnchorElementSteps.setText(state, toText(value)); },
    });
  });

  G.whenMade('HTMLAnchorElement', interfaceObject => {
    const HTMLHyperlinkElementUtilsSteps = G.HTMLHyperlinkElementUtilsSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get href() { return HTMLHyperlinkElementUtilsSteps.href(receiverOf(this, 'HTMLAnchorElement', 'href', 1)); },
      set href(value) { const state = receiverOf(this, 'HTMLAnchorElement', 'href', 2); HTMLHyperlinkElementUtilsSteps.setHref(state, toUSV(value)); },
      get origin() { return HTMLHyperlinkElementUtilsSteps.origin(receiverOf(this, 'HTMLAnchorElement', 'origin', 1)); },
      get protocol() { return HTMLHyperlinkElementUtilsSteps.protocol(receiverOf(this, 'HTMLAnchorElement', 'protocol', 1)); },
      set protocol(value) {
        const state = receiverOf(this, 'HTMLAnchorElement', 'protocol', 2);
        HTMLHyperlinkElementUtilsSteps.setProtocol(state, toUSV(value));
      },
      get username() { return HTMLHyperlinkElementUtilsSteps.username(receiverOf(this, 'HTMLAnchorElement', 'username', 1)); },
      set username(value) {
        const state = receiverOf(this, 'HTMLAnchorElement', 'username', 2);
        HTMLHyperlinkElementUtilsSteps.setUsername(state, toUSV(value));
      },
      get password() { return HTMLHyperlinkElementUtilsSteps.password(receiverOf(this, 'HTMLAnchorElement', 'password', 1)); },
      set password(value) {
        const state = receiverOf(this, 'HTMLAnchorElement', 'password', 2);
        HTMLHyperlinkElementUtilsSteps.setPassword(state, toUSV(value));
      },
      get host() { return HTMLHyperlinkElementUtilsSteps.host(receiverOf(this, 'HTMLAnchorElement', 'host', 1)); },
      set host(value) { const state = receiverOf(this, 'HTMLAnchorElement', 'host', 2); HTMLHyperlinkElementUtilsSteps.setHost(state, toUSV(value)); },
      get hostname() { return HTMLHyperlinkElementUtilsSteps.hostname(receiverOf(this, 'HTMLAnchorElement', 'hostname', 1)); },
      set hostname(value) {
        const state = receiverOf(this, 'HTMLAnchorElement', 'hostname', 2);
        HTMLHyperlinkElementUtilsSteps.setHostname(state, toUSV(value));
      },
      get port() { return HTMLHyperlinkElementUtilsSteps.port(receiverOf(this, 'HTMLAnchorElement', 'port', 1)); },
      set port(value) { const state = receiverOf(this, 'HTMLAnchorElement', 'port', 2); HTMLHyperlinkElementUtilsSteps.setPort(state, toUSV(value)); },
      get pathname() { return HTMLHyperlinkElementUtilsSteps.pathname(receiverOf(this, 'HTMLAnchorElement', 'pathname', 1)); },
      set pathname(value) {
        const state = receiverOf(this, 'HTMLAnchorElement', 'pathname', 2);
        HTMLHyperlinkElementUtilsSteps.setPathname(state, toUSV(value));
      },
      get search() { return HTMLHyperlinkElementUtilsSteps.search(receiverOf(this, 'HTMLAnchorElement', 'search', 1)); },
      set search(value) {
        const state = receiverOf(this, 'HTMLAnchorElement', 'search', 2);
        HTMLHyperlinkElementUtilsSteps.setSearch(state, toUSV(value));
      },
      get hash() { return HTMLHyperlinkElementUtilsSteps.hash(receiverOf(this, 'HTMLAnchorElement', 'hash', 1)); },
      set hash(value) { const state = receiverOf(this, 'HTMLAnchorElement', 'hash', 2); HTMLHyperlinkElementUtilsSteps.setHash(state, toUSV(value)); },
      toString() { return HTMLHyperlinkElementUtilsSteps.href(receiverOf(this, 'HTMLAnchorElement', 'toString')); },
    });
  });

  G.whenMade('HTMLAreaElement', interfaceObject => {
    const HTMLHyperlinkElementUtilsSteps = G.HTMLHyperlinkElementUtilsSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get href() { return HTMLHyperlinkElementUtilsSteps.href(receiverOf(this, 'HTMLAreaElement', 'href', 1)); },
      set href(value) { const state = receiverOf(this, 'HTMLAreaElement', 'href', 2); HTMLHyperlinkElementUtilsSteps.setHref(state, toUSV(value)); },
      get origin() { return HTMLHyperlinkElementUtilsSteps.origin(receiverOf(this, 'HTMLAreaElement', 'origin', 1)); },
      get protocol() { return HTMLHyperlinkElementUtilsSteps.protocol(receiverOf(this, 'HTMLAreaElement', 'protocol', 1)); },
      set protocol(value) {
        const state = receiverOf(this, 'HTMLAreaElement', 'protocol', 2);
        HTMLHyperlinkElementUtilsSteps.setProtocol(state, toUSV(value));
      },
      get username() { return HTMLHyperlinkElementUtilsSteps.username(receiverOf(this, 'HTMLAreaElement', 'username', 1)); },
      set username(value) {
        const state = receiverOf(this, 'HTMLAreaElement', 'username', 2);
        HTMLHyperlinkElementUtilsSteps.setUsername(state, toUSV(value));
      },
      get password() { return HTMLHyperlinkElementUtilsSteps.password(receiverOf(this, 'HTMLAreaElement', 'password', 1)); },
      set password(value) {
        const state = receiverOf(this, 'HTMLAreaElement', 'password', 2);
        HTMLHyperlinkElementUtilsSteps.setPassword(state, toUSV(value));
      },
      get host() { return HTMLHyperlinkElementUtilsSteps.host(receiverOf(this, 'HTMLAreaElement', 'host', 1)); },
      set host(value) { const state = receiverOf(this, 'HTMLAreaElement', 'host', 2); HTMLHyperlinkElementUtilsSteps.setHost(state, toUSV(value)); },
      get hostname() { return HTMLHyperlinkElementUtilsSteps.hostname(receiverOf(this, 'HTMLAreaElement', 'hostname', 1)); },
      set hostname(value) {
        const state = receiverOf(this, 'HTMLAreaElement', 'hostname', 2);
        HTMLHyperlinkElementUtilsSteps.setHostname(state, toUSV(value));
      },
      get port() { return HTMLHyperlinkElementUtilsSteps.port(receiverOf(this, 'HTMLAreaElement', 'port', 1)); },
      set port(value) { const state = receiverOf(this, 'HTMLAreaElement', 'port', 2); HTMLHyperlinkElementUtilsSteps.setPort(state, toUSV(value)); },
      get pathname() { return HTMLHyperlinkElementUtilsSteps.pathname(receiverOf(this, 'HTMLAreaElement', 'pathname', 1)); },
      set pathname(value) {
        const state = receiverOf(this, 'HTMLAreaElement', 'pathname', 2);
        HTMLHyperlinkElementUtilsSteps.setPathname(state, toUSV(value));
      },
      get search() { return HTMLHyperlinkElementUtilsSteps.search(receiverOf(this, 'HTMLAreaElement', 'search', 1)); },
      set search(value) { const state = receiverOf(this, 'HTMLAreaElement', 'search', 2); HTMLHyperlinkElementUtilsSteps.setSearch(state, toUSV(value)); },
      get hash() { return HTMLHyperlinkElementUtilsSteps.hash(receiverOf(this, 'HTMLAreaElement', 'hash', 1)); },
      set hash(value) { const state = receiverOf(this, 'HTMLAreaElement', 'hash', 2); HTMLHyperlinkElementUtilsSteps.setHash(state, toUSV(value)); },
      toString() { return HTMLHyperlinkElementUtilsSteps.href(receiverOf(this, 'HTMLAreaElement', 'toString')); },
    });
  });
}
