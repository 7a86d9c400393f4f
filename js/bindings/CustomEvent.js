// js/bindings/CustomEvent.js: the bindings that js/idl/generate.py made of js/idl/CustomEvent.webidl. Not to be edited.
//
// Exposes CustomEvent.
'use strict';
{
  const G = this;
  const { defineEvent, eventReceiver, need, toText } = G;
  const CustomEventSteps = G.CustomEventSteps;

  G.defineLazily('CustomEvent', () => defineEvent('CustomEvent', {
    __proto__: null,
    parent: G.Event,
    length: 1,
    init: {
      __proto__: null,
      detail: [value => value, null],
    },
    fields: 'detail -initCustomEvent',
    members: {
      initCustomEvent(type, bubbles = undefined, cancelable = undefined, detail = undefined) {
        const state = eventReceiver(this, 'CustomEvent', 'initCustomEvent');
        need(arguments.length, 1);
        type = toText(type);
        bubbles = !!bubbles;
        cancelable = !!cancelable;
        detail = detail === undefined ? null : detail;
        CustomEventSteps.initCustomEvent(state, type, bubbles, cancelable, detail);
      },
    },
  }));
}
