// js/bindings/obsoleteElements.js: the bindings that js/idl/generate.py made of js/idl/obsoleteElements.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { receiverOf, wrap } = G;

  G.whenMade('HTMLMarqueeElement', interfaceObject => {
    const HTMLMarqueeElementSteps = G.HTMLMarqueeElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get loop() { return HTMLMarqueeElementSteps.loop(receiverOf(this, 'HTMLMarqueeElement', 'loop', 1)); },
      set loop(value) { const state = receiverOf(this, 'HTMLMarqueeElement', 'loop', 2); HTMLMarqueeElementSteps.setLoop(state, value | 0); },
      start() { HTMLMarqueeElementSteps.start(receiverOf(this, 'HTMLMarqueeElement', 'start')); },
      stop() { HTMLMarqueeElementSteps.stop(receiverOf(this, 'HTMLMarqueeElement', 'stop')); },
    });
  });

  G.whenMade('HTMLFrameElement', interfaceObject => {
    const HTMLFrameElementSteps = G.HTMLFrameElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get contentDocument() { return wrap(HTMLFrameElementSteps.contentDocument(receiverOf(this, 'HTMLFrameElement', 'contentDocument', 1))); },
      get contentWindow() { return HTMLFrameElementSteps.contentWindow(receiverOf(this, 'HTMLFrameElement', 'contentWindow', 1)); },
    });
  });
}
