// js/html/elements/aria.js: the attributes of WAI-ARIA as properties of elements: the reflecting members of Element.
// https://w3c.github.io/aria/#ARIAMixin
//
// Reads   attributes. Writes through native calls. Exports ElementMembers_reflected (js/bindings/eagerNodes.js). Exposes nothing.
'use strict'; { const G = this; const { elementId,
accessors,
descriptorsOf, elementReflections } = G;

const ElementMembers_reflected = G.ElementMembers_reflected = { __proto__: null };
accessors(ElementMembers_reflected, descriptorsOf(elementReflections(), elementId));
}
