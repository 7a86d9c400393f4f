// js/bindings/embeddedElements.js: the bindings that js/idl/generate.py made of js/idl/embeddedElements.webidl. Not to be edited.
//
// Exposes Image.
'use strict';
{
  const G = this;
  const { makeElement, receiverOf, rejected, wrap } = G;

  G.defineLazily('Image', () => G.namedConstructor('Image', G.HTMLImageElement, (object, width = undefined, height = undefined) => {
    if (width !== undefined) width = width >>> 0;
    if (height !== undefined) height = height >>> 0;
    const state = makeElement(object, 'img');
    G.HTMLImageElementSteps.construct(state, width, height);
    return object;
  }));

  G.whenMade('HTMLImageElement', interfaceObject => {
    const HTMLImageElementSteps = G.HTMLImageElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get width() { return HTMLImageElementSteps.width(receiverOf(this, 'HTMLImageElement', 'width', 1)); },
      set width(value) { const state = receiverOf(this, 'HTMLImageElement', 'width', 2); HTMLImageElementSteps.setWidth(state, value >>> 0); },
      get height() { return HTMLImageElementSteps.height(receiverOf(this, 'HTMLImageElement', 'height', 1)); },
      set height(value) { const state = receiverOf(this, 'HTMLImageElement', 'height', 2); HTMLImageElementSteps.setHeight(state, value >>> 0); },
      get naturalHeight() { return HTMLImageElementSteps.naturalHeight(receiverOf(this, 'HTMLImageElement', 'naturalHeight', 1)); },
      get naturalWidth() { return HTMLImageElementSteps.naturalWidth(receiverOf(this, 'HTMLImageElement', 'naturalWidth', 1)); },
      get complete() { return HTMLImageElementSteps.complete(receiverOf(this, 'HTMLImageElement', 'complete', 1)); },
      get currentSrc() { return HTMLImageElementSteps.currentSrc(receiverOf(this, 'HTMLImageElement', 'currentSrc', 1)); },
      get x() { return HTMLImageElementSteps.x(receiverOf(this, 'HTMLImageElement', 'x', 1)); },
      get y() { return HTMLImageElementSteps.y(receiverOf(this, 'HTMLImageElement', 'y', 1)); },
      decode() {
        try {
          return HTMLImageElementSteps.decode(receiverOf(this, 'HTMLImageElement', 'decode'));
        } catch (error) { return rejected(error); }
      },
    });
  });

  G.whenMade('HTMLIFrameElement', interfaceObject => {
    const HTMLIFrameElementSteps = G.HTMLIFrameElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get contentDocument() { return wrap(HTMLIFrameElementSteps.contentDocument(receiverOf(this, 'HTMLIFrameElement', 'contentDocument', 1))); },
      get contentWindow() { return HTMLIFrameElementSteps.contentWindow(receiverOf(this, 'HTMLIFrameElement', 'contentWindow', 1)); },
      getSVGDocument() { return wrap(HTMLIFrameElementSteps.getSVGDocument(receiverOf(this, 'HTMLIFrameElement', 'getSVGDocument'))); },
    });
  });

  G.whenMade('HTMLEmbedElement', interfaceObject => {
    const HTMLEmbedElementSteps = G.HTMLEmbedElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      getSVGDocument() { return wrap(HTMLEmbedElementSteps.getSVGDocument(receiverOf(this, 'HTMLEmbedElement', 'getSVGDocument'))); },
    });
  });

  G.whenMade('HTMLObjectElement', interfaceObject => {
    const HTMLObjectElementSteps = G.HTMLObjectElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get contentDocument() { return wrap(HTMLObjectElementSteps.contentDocument(receiverOf(this, 'HTMLObjectElement', 'contentDocument', 1))); },
      get contentWindow() { return HTMLObjectElementSteps.contentWindow(receiverOf(this, 'HTMLObjectElement', 'contentWindow', 1)); },
      getSVGDocument() { return wrap(HTMLObjectElementSteps.getSVGDocument(receiverOf(this, 'HTMLObjectElement', 'getSVGDocument'))); },
    });
  });

  G.whenMade('HTMLMapElement', interfaceObject => {
    const HTMLMapElementSteps = G.HTMLMapElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get areas() { return HTMLMapElementSteps.areas(receiverOf(this, 'HTMLMapElement', 'areas', 1)); },
    });
  });
}
