// js/geometry/DOMRect.js: DOMRect, DOMRectReadOnly, DOMRectList. https://drafts.csswg.org/geometry/
//
// Reads and writes nothing of the arena. Offers G.emptyRect(width, height), at the origin; G.rectList(rectangles).
// Exposes DOMRect, DOMRectReadOnly, DOMRectList.
'use strict';
{
  const G = this;
  const { defineInterface, Given, ObjectCreate, need, makeIndexed } = G, { min, max } = G.primordials;

  class RectBrand extends Given {
    #rect;
    constructor(object, x, y, width, height) { super(object); this.#rect = { __proto__: null, x, y, width, height }; }
    static of(object) { return object.#rect; }
  }
  const { of } = RectBrand;
  const construct = (object, x = 0, y = 0, width = 0, height = 0) => new RectBrand(object, +x, +y, +width, +height);
  const DOMRectReadOnly = defineInterface('DOMRectReadOnly', {
    __proto__: null,
    construct,
    members: {
      get x() { return of(this).x; },
      get y() { return of(this).y; },
      get width() { return of(this).width; },
      get height() { return of(this).height; },
      get top() { const { y, height } = of(this); return min(y, y + height); },
      get right() { const { x, width } = of(this); return max(x, x + width); },
      get bottom() { const { y, height } = of(this); return max(y, y + height); },
      get left() { const { x, width } = of(this); return min(x, x + width); },
      toJSON() {
        const { x, y, width, height } = of(this);
        return { x, y, width, height, top: min(y, y + height), right: max(x, x + width), bottom: max(y, y + height), left: min(x, x + width) };
      },
    },
    statics: {
      __proto__: null,
      fromRect(other = { __proto__: null }) { return construct(ObjectCreate(DOMRectReadOnly.prototype), other.x, other.y, other.width, other.height); },
    },
  });
  const members = { __proto__: null };
  for (const name of ['x', 'y', 'width', 'height']) {
    G.defineProperty(members, name, G.ownDescriptor({
      __proto__: null,
      get [name]() { return of(this)[name]; },
      set [name](value) { of(this)[name] = +value; },
    }, name));
  }
  const DOMRect = defineInterface('DOMRect', {
    __proto__: null,
    parent: DOMRectReadOnly, construct, members,
    statics: {
      __proto__: null,
      fromRect(other = { __proto__: null }) { return construct(ObjectCreate(DOMRect.prototype), other.x, other.y, other.width, other.height); },
    },
  });
  G.emptyRect = (width = 0, height = 0) => construct(ObjectCreate(DOMRect.prototype), 0, 0, width, height);
  const DOMRectList = defineInterface('DOMRectList', {
    __proto__: null,
    iterable: 'array',
    members: {
      get length() { return G.stateOf(this).count(); },
      item(index) { need(arguments.length, 1); return G.stateOf(this).at(index >>> 0) || null; },
    },
  });
  G.rectList = rects => makeIndexed(DOMRectList.prototype, { __proto__: null, plainLength: true, count: () => rects.length, at: index => rects[index] });
}
