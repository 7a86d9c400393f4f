// js/svg/SVGElement.js: the classes of SVG and MathML elements, without geometry. https://svgwg.org/svg2-draft/types.html
//
// Reads   attributes. Writes nothing. Offers G.svgElementPrototype(local name). Exposes the interfaces.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, mixin, accessors, Element, elementId, N, wrap, nameOf, textOrEmpty, setText, toText, PrivateMap } = G;
  const { split } = G.primordials;
  const SVGElement = defineInterface('SVGElement', {
    __proto__: null,
    parent: Element,
    members: {
      get ownerSVGElement() {
        for (let id = N[elementId(this) * 8 + 1]; id !== 0 && (N[id * 8] & 255) === 1; id = N[id * 8 + 1]) {
          const name = nameOf(N[id * 8 + 6]);
          if (name.ns !== 2) return null;
          if (name.local === 'svg') return wrap(id);
        }
        return null;
      },
      get viewportElement() { return this.ownerSVGElement; },
      get className() { return animated(elementId(this), 'class'); },
    },
  });
  class AnimatedBrand extends Given {
    #attribute;
    constructor(object, id, name) { super(object); this.#attribute = { __proto__: null, id, name }; }
    static of(object) { return object.#attribute; }
  }
  // https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedString
  const SVGAnimatedString = defineInterface('SVGAnimatedString', {
    __proto__: null,
    members: {
      get baseVal() { const { id, name } = AnimatedBrand.of(this); return textOrEmpty(id, name); },
      set baseVal(value) { const { id, name } = AnimatedBrand.of(this); setText(id, name, toText(value)); },
      get animVal() { const { id, name } = AnimatedBrand.of(this); return textOrEmpty(id, name); },
    },
  });
  const animated = (id, name) => new AnimatedBrand(ObjectCreate(SVGAnimatedString.prototype), id, name);
  defineInterface('MathMLElement', { __proto__: null, parent: Element });

  const Graphics = defineInterface('SVGGraphicsElement', {
    __proto__: null,
    parent: SVGElement,
    members: {
      getBBox() { elementId(this); return G.makeDOMRect(G.newRect()); },
      getCTM() { elementId(this); return null; },
      getScreenCTM() { elementId(this); return null; },
    },
  });
  const Geometry = defineInterface('SVGGeometryElement', { __proto__: null, parent: Graphics, members: { getTotalLength() { elementId(this); return 0; } } });
  const href = { __proto__: null, get href() { const id = elementId(this); return animated(id, G.has(id, 'href') ? 'href' : 'xlink:href'); } };
  const interfaces = PrivateMap();
  const define = (name, parent, locals) => {
    const made = defineInterface(`SVG${name}Element`, { __proto__: null, parent });
    for (const local of split(locals, ' ')) interfaces.set(local, made.prototype);
    return made;
  };
  for (const { 0: names, 1: parent } of [
    ['SVG:svg G:g Defs:defs Symbol:symbol Use:use Image:image Switch:switch A:a ForeignObject:foreignObject', Graphics],
    ['Circle:circle Ellipse:ellipse Line:line Path:path Polygon:polygon Polyline:polyline Rect:rect', Geometry],
    ['Title:title Desc:desc Metadata:metadata Script:script Style:style Stop:stop ClipPath:clipPath Mask:mask Marker:marker ' +
      'Pattern:pattern Filter:filter View:view Animate:animate Set:set', SVGElement],
  ]) for (const pair of split(names, ' ')) { const { 0: name, 1: local } = split(pair, ':'); define(name, parent, local); }
  // https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement: what scripts count with. The rest of it needs boxes.
  mixin(G.SVGSVGElement, {
    __proto__: null,
    createSVGMatrix() { elementId(this); return G.makeDOMMatrix(G.newMatrix(null, true)); },
    createSVGPoint() { elementId(this); return G.makeDOMPoint(G.DOMPointSteps.construct(0, 0, 0, 1)); },
    createSVGRect() { elementId(this); return G.makeDOMRect(G.newRect()); },
    getElementById(text) {
      const root = elementId(this), found = G.elementsNamed(G.rootOf(root), toText(text));
      for (let i = 0; i < found.length; i++) {
        if (G.textOf(found[i], 'id') === toText(text) && G.isInclusiveAncestor(root, found[i])) return wrap(found[i]);
      }
      return null;
    },
  });
  // https://svgwg.org/svg2-draft/interact.html#InterfaceSVGScriptElement
  mixin(G.SVGScriptElement, {
    __proto__: null,
    get type() { return textOrEmpty(elementId(this), 'type'); },
    set type(value) { setText(elementId(this), 'type', toText(value)); },
  });
  const text = defineInterface('SVGTextContentElement', { __proto__: null, parent: Graphics });
  define('Text', text, 'text');
  define('TSpan', text, 'tspan');
  define('TextPath', text, 'textPath');
  const gradient = defineInterface('SVGGradientElement', { __proto__: null, parent: SVGElement });
  define('LinearGradient', gradient, 'linearGradient');
  define('RadialGradient', gradient, 'radialGradient');
  for (const name of ['Use', 'Image', 'A', 'Pattern', 'Script']) mixin(G[`SVG${name}Element`], href);
  accessors(G.SVGAElement.prototype, { __proto__: null, relList: G.accessor('relList', G.reflect.tokens('rel'), elementId) });
  G.svgElementPrototype = local => interfaces.get(local) || SVGElement.prototype;
}
