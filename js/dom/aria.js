// js/dom/aria.js: the attributes of WAI-ARIA as properties of elements: what the members of Element do that reflect.
// https://w3c.github.io/aria/#ARIAMixin
//
// Reads   attributes. Writes through native calls. Offers G.ElementMembers_reflected (js/bindings/startUpNodes.js). Exposes nothing.
'use strict';
{
  const G = this;
  G.ElementMembers_reflected = { __proto__: null };
  G.accessors(G.ElementMembers_reflected, G.descriptorsOf(G.elementReflections, G.elementId));
}
