// js/bindings/startUp.js: the bindings that js/idl/generate.py made for the window. Not to be edited.
//
// Exposes the window's members.
'use strict';
{
  const G = this;
  const { expose, promisedInterface, stubs, unforgeable, windowReceiver, wrap } = G;
  const { TypeError, reflectSet } = G.primordials;
  G.replaceable('WindowSteps_CSSOMView', 'innerWidth innerHeight scrollX pageXOffset scrollY pageYOffset screenX screenLeft screenY screenTop outerWidth outerHeight ' +
    'devicePixelRatio');
  stubs(G.global, 'WindowMembers_CSSOMView', '0: moveTo moveBy resizeTo resizeBy scroll scrollTo scrollBy 1: matchMedia w: screen');

  unforgeable({
    __proto__: null,
    get window() { windowReceiver(this, 'window', 1); return G.global; },
    get document() { windowReceiver(this, 'document', 1); return wrap(G.mainDocument); },
    get location() { return G.makeLocation(G.WindowSteps.location(windowReceiver(this, 'location', 1))); },
    set location(value) {
      const target = windowReceiver(this, 'location', 2).location;
      if (typeof target !== 'object' || target === null) throw new TypeError('Type error');
      reflectSet(target, 'href', value, target);
    },
    get top() { windowReceiver(this, 'top', 1); return G.global; },
  })(G.global);
  G.replaceable('WindowSteps', 'self frames length parent event');
  G.replaceable('WindowOrWorkerGlobalScopeSteps', 'origin');
  stubs(G.global, 'WindowMembers_Window', '0: close stop focus blur open alert confirm prompt print captureEvents releaseEvents getSelection find clearTimeout clearInterval ' +
    '1: postMessage getComputedStyle requestIdleCallback cancelIdleCallback reportError btoa atob setTimeout setInterval queueMicrotask ' +
    'structuredClone requestAnimationFrame cancelAnimationFrame webkitRequestAnimationFrame webkitCancelAnimationFrame ' +
    'webkitCancelRequestAnimationFrame r: history customElements closed frameElement navigator clientInformation offscreenBuffering ' +
    'isSecureContext crossOriginIsolated crypto sessionStorage localStorage w: name locationbar menubar personalbar scrollbars ' +
    'statusbar toolbar status opener external performance');
  G.accessors(G.global, G.GlobalEventHandlers);
  G.accessors(G.global, G.WindowEventHandlers);
  G.accessors(G.global, G.handlerAccessors('devicemotion deviceorientation orientationchange gesturestart gesturechange gestureend'));
  stubs(G.global, 'WindowMembers_fetch', '1: fetch');
  expose('webkitURL', promisedInterface('URL'));
}
