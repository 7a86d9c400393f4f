// js/svg/SVGElement.js: the classes of SVG and MathML elements. https://svgwg.org/svg2-draft/types.html
//
// Reads   attributes. Writes nothing. Exports svgElementPrototype(local name). Exposes the interfaces; each is created on first use.
'use strict'; { const G = this; const { ObjectCreate, PrivateMap, each, ownDescriptor, primordials,
Given, elementId, nameOf, wrap,
N,
accessors, defineInterface, mixin, need,
defineLazily, named,
toText,
isInclusiveAncestor, rootOf,
has, setText, textOf, textOrEmpty,
accessor, reflect,
lazyGet,
Element } = G;










const { split, slice, indexOf } = primordials;
// The members of an interface in WebKit's order, with placeholders for those that other files add.
function inOrder(name, members) {
  const found = { __proto__: null, constructor: undefined }, start = indexOf(G.svgMemberOrder, `\n${name}: `);
  if (start >= 0) {
    const from = start + name.length + 3;
    for (const word of each(split(slice(G.svgMemberOrder, from, indexOf(G.svgMemberOrder, '\n', from)), ' '))) {
      if (word[0] === '+') found[slice(word, 1)] = undefined;
      else if (ownDescriptor(members, word) !== undefined) found[word] = undefined;
    }
  }
  mixin(found, members);
  return found;
}
function checkSVG(object, member, kind) {
  const id = elementId(object);
  if (nameOf(N[id << 3 | 6]).ns !== 2) G.wrongReceiver('SVGElement', member, kind);
}
const SVGElement = defineInterface('SVGElement', {
  __proto__: null,
  parent: Element,
  members: inOrder('SVGElement', {
    get ownerSVGElement() {
      for (let id = N[elementId(this) << 3 | 1]; id !== 0 && (N[id << 3] & 255) === 1; id = N[id << 3 | 1]) {
        const name = nameOf(N[id << 3 | 6]);
        if (name.ns !== 2) return null;
        if (name.local === 'svg') return wrap(id);
      }
      return null;
    },
    get viewportElement() {
      checkSVG(this, 'viewportElement', 1);
      return this.ownerSVGElement;
    },
    get className() { return animated(elementId(this), 'class'); },
    get attributeStyleMap() { return lazyGet('SVGElementMembers_CSSTypedOM', 'attributeStyleMap', this); },
  }),
});
defineLazily('MathMLElement', () => defineInterface('MathMLElement', {
  __proto__: null,
  parent: Element,
  members: inOrder('MathMLElement', { get attributeStyleMap() { return lazyGet('MathMLElementMembers_CSSTypedOM', 'attributeStyleMap', this); } }),
}));
class AnimatedBrand extends Given {
  #attribute;
  constructor(object, id, name) { super(object); this.#attribute = { __proto__: null, id, name }; }
  static of(object) { return object.#attribute; }
}
// https://svgwg.org/svg2-draft/types.html#InterfaceSVGAnimatedString
defineLazily('SVGAnimatedString', () => defineInterface('SVGAnimatedString', {
  __proto__: null,
  members: {
    constructor: undefined,
    get baseVal() { const { id, name } = AnimatedBrand.of(this); return textOrEmpty(id, name); },
    set baseVal(value) { const { id, name } = AnimatedBrand.of(this); setText(id, name, toText(value)); },
    get animVal() { const { id, name } = AnimatedBrand.of(this); return textOrEmpty(id, name); },
  },
}));
const animated = (id, name) => new AnimatedBrand(ObjectCreate(named('SVGAnimatedString').prototype), id, name);

const interfaces = PrivateMap();
// `members()`: its members that its parent lacks; `local`: the local name of its elements, if there are any.
function define(name, parent, members = () => undefined, local = '') {
  const full = `SVG${name}Element`;
  defineLazily(full, () => {
    const all = G.svgMembers(name), own = members();
    if (own !== undefined) mixin(all, own);
    const description = { __proto__: null, parent: parent === '' ? SVGElement : named(`SVG${parent}Element`), members: inOrder(full, all) };
    const constants = G.svgConstants(name);
    if (constants !== undefined) description.constants = constants;
    return defineInterface(full, description);
  });
  if (local !== '') interfaces.set(local, full);
}
define('Graphics', '', () => ({
  getBBox() { return G.makeDOMRect(G.svgBounds(elementId(this))); },
  getCTM() { elementId(this); return null; },
  getScreenCTM() { elementId(this); return null; },
}));
define('Geometry', 'Graphics');
define('TextContent', 'Graphics');
define('TextPositioning', 'TextContent');
const href = () => ({ get href() { const id = elementId(this); return animated(id, has(id, 'href') ? 'href' : 'xlink:href'); } });
define('Gradient', '', href);
const own = {
  __proto__: null,
  Filter: href,
  TextPath: href,
  Use: href,
  Image: href,
  Pattern: href,
  A() {
    const members = href();
    accessors(members, {
      __proto__: null, target: accessor('target', { __proto__: null, get: id => animated(id, 'target') }, elementId),
      rel: accessor('rel', reflect.string('rel'), elementId), relList: accessor('relList', reflect.tokens('rel'), elementId),
    });
    return members;
  },
  // https://svgwg.org/svg2-draft/interact.html#InterfaceSVGScriptElement
  Script() {
    const members = href();
    mixin(members, {
      get type() { return textOrEmpty(elementId(this), 'type'); },
      set type(value) { setText(elementId(this), 'type', toText(value)); },
    });
    return members;
  },
  // https://svgwg.org/svg2-draft/struct.html#InterfaceSVGSVGElement: only the members without layout.
  SVG: () => ({
    createSVGMatrix() { elementId(this); return G.makeDOMMatrix(G.newMatrix(null, true)); },
    createSVGPoint() { elementId(this); return G.makeDOMPoint(G.DOMPointSteps.construct(0, 0, 0, 1)); },
    createSVGRect() { elementId(this); return G.makeDOMRect(G.newRect()); },
    getElementById(text) {
      need(arguments.length, 1);
      const root = elementId(this), hasId = (id, text) => textOf(id, 'id') === text && isInclusiveAncestor(root, id);
      return wrap(G.firstNamed(rootOf(root), toText(text), wrap(root), hasId));
    },
  }),
};
for (const { 0: names, 1: parent } of [
  ['SVG:svg G:g Defs:defs Symbol:symbol Use:use Image:image Switch:switch A:a ForeignObject:foreignObject', 'Graphics'],
  ['Circle:circle Ellipse:ellipse Line:line Path:path Polygon:polygon Polyline:polyline Rect:rect', 'Geometry'],
  ['Title:title Desc:desc Metadata:metadata Script:script Style:style Stop:stop ClipPath:clipPath Mask:mask Marker:marker ' +
    'Pattern:pattern Filter:filter View:view Animate:animate Set:set', ''],
  ['Text:text TSpan:tspan', 'TextPositioning'],
  ['TextPath:textPath', 'TextContent'],
  ['LinearGradient:linearGradient RadialGradient:radialGradient', 'Gradient'],
]) for (const pair of each(split(names, ' '))) { const { 0: name, 1: local } = split(pair, ':'); define(name, parent, own[name], local); }
G.svgElementPrototype = local => {
  const name = interfaces.get(local);
  return (name === undefined ? SVGElement : named(name)).prototype;
};
}
