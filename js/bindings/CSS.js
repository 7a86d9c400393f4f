// js/bindings/CSS.js: the bindings that js/idl/generate.py made of js/idl/CSS.webidl. Not to be edited.
//
// Exposes CSS.
'use strict';
{
  const G = this;
  const { define, mixin, need, toText } = G;
  const { toStringTag } = G.primordials;
  const CSSSteps = G.CSSSteps;

  G.defineLate('CSS', object => {
    mixin(object, {
      __proto__: null,
      escape(ident) {
        need(arguments.length, 1);
        ident = toText(ident);
        return CSSSteps.escape(ident);
      },
      supports(a0, a1 = undefined) {
        need(arguments.length, 1);
        if (arguments.length <= 1) {
          a0 = toText(a0);
          return CSSSteps.supports(a0);
        }
        {
          a0 = toText(a0);
          a1 = toText(a1);
          return CSSSteps.supports(a0, a1);
        }
      },
    });
    define(object, toStringTag, 'CSS', false, false, true);
  });
}
