// js/bindings/metadataElements.js: the bindings that js/idl/generate.py made of js/idl/metadataElements.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { receiverOf, toText, toUSV } = G;

  G.whenMade('HTMLTitleElement', interfaceObject => {
    const HTMLTitleElementSteps = G.HTMLTitleElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get text() { return HTMLTitleElementSteps.text(receiverOf(this, 'HTMLTitleElement', 'text', 1)); },
      set text(value) { const state = receiverOf(this, 'HTMLTitleElement', 'text', 2); HTMLTitleElementSteps.setText(state, toText(value)); },
    });
  });

  G.whenMade('HTMLBaseElement', interfaceObject => {
    const HTMLBaseElementSteps = G.HTMLBaseElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get href() { return HTMLBaseElementSteps.href(receiverOf(this, 'HTMLBaseElement', 'href', 1)); },
      set href(value) { const state = receiverOf(this, 'HTMLBaseElement', 'href', 2); HTMLBaseElementSteps.setHref(state, toUSV(value)); },
    });
  });
}
