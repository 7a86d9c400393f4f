// js/bindings/eventHandlers.js: the bindings that js/idl/generate.py made of js/idl/eventHandlers.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  G.extendAccessors('SVGElement', G.GlobalEventHandlers);
  G.extendAccessors('MathMLElement', G.GlobalEventHandlers);
}
