// js/bindings/matrices.js: the bindings that js/idl/generate.py made of js/idl/matrices.webidl. Not to be edited.
//
// Exposes DOMPointReadOnly, DOMPoint, DOMQuad, DOMMatrixReadOnly, DOMMatrix.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, fromDictionary, need, toBuffer, toDictionary, toSequence, toText, wrongReceiver,
    wrongValue,
  } = G;
  const { iterator } = G.primordials;
  const DOMPointReadOnlySteps = G.DOMPointReadOnlySteps;
  const DOMPointSteps = G.DOMPointSteps;
  const DOMQuadSteps = G.DOMQuadSteps;
  const DOMMatrixReadOnlySteps = G.DOMMatrixReadOnlySteps;
  const DOMMatrixSteps = G.DOMMatrixSteps;
  function toDOMMatrixInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      a: (member = given.a) === undefined ? undefined : +member,
      b: (member = given.b) === undefined ? undefined : +member,
      c: (member = given.c) === undefined ? undefined : +member,
      d: (member = given.d) === undefined ? undefined : +member,
      e: (member = given.e) === undefined ? undefined : +member,
      f: (member = given.f) === undefined ? undefined : +member,
      m11: (member = given.m11) === undefined ? undefined : +member,
      m12: (member = given.m12) === undefined ? undefined : +member,
      m21: (member = given.m21) === undefined ? undefined : +member,
      m22: (member = given.m22) === undefined ? undefined : +member,
      m41: (member = given.m41) === undefined ? undefined : +member,
      m42: (member = given.m42) === undefined ? undefined : +member,
      is2D: (member = given.is2D) === undefined ? undefined : !!member,
      m13: (member = given.m13) === undefined ? 0 : +member,
      m14: (member = given.m14) === undefined ? 0 : +member,
      m23: (member = given.m23) === undefined ? 0 : +member,
      m24: (member = given.m24) === undefined ? 0 : +member,
      m31: (member = given.m31) === undefined ? 0 : +member,
      m32: (member = given.m32) === undefined ? 0 : +member,
      m33: (member = given.m33) === undefined ? 1 : +member,
      m34: (member = given.m34) === undefined ? 0 : +member,
      m43: (member = given.m43) === undefined ? 0 : +member,
      m44: (member = given.m44) === undefined ? 1 : +member,
    };
  }
  function toDOMPointInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      w: (member = given.w) === undefined ? 1 : +member,
      x: (member = given.x) === undefined ? 0 : +member,
      y: (member = given.y) === undefined ? 0 : +member,
      z: (member = given.z) === undefined ? 0 : +member,
    };
  }
  function toDOMRectInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      height: (member = given.height) === undefined ? 0 : +member,
      width: (member = given.width) === undefined ? 0 : +member,
      x: (member = given.x) === undefined ? 0 : +member,
      y: (member = given.y) === undefined ? 0 : +member,
    };
  }
  function toDOMQuadInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      p1: (member = given.p1) === undefined ? undefined : toDOMPointInit(member),
      p2: (member = given.p2) === undefined ? undefined : toDOMPointInit(member),
      p3: (member = given.p3) === undefined ? undefined : toDOMPointInit(member),
      p4: (member = given.p4) === undefined ? undefined : toDOMPointInit(member),
    };
  }
  function toDOMStringOrSequenceUnrestrictedDouble(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      const method = value[iterator]; if (method !== undefined && method !== null) return toSequence(value, value => +value, method);
    }
    return toText(value);
  }

  class DOMPointReadOnlyBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMPointReadOnly', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMPointReadOnly', where);
      return value.#state;
    }
  }
  G.DOMPointReadOnlyBrand = DOMPointReadOnlyBrand;
  const DOMPointReadOnly = defineInterface('DOMPointReadOnly', {
    __proto__: null,
    construct(object, x = undefined, y = undefined, z = undefined, w = undefined) {
      x = x === undefined ? 0 : +x;
      y = y === undefined ? 0 : +y;
      z = z === undefined ? 0 : +z;
      w = w === undefined ? 1 : +w;
      return new DOMPointReadOnlyBrand(object, DOMPointReadOnlySteps.construct(x, y, z, w));
    },
    members: {
      constructor: undefined,
      get x() { return DOMPointReadOnlySteps.x(DOMPointReadOnlyBrand.of(this, 'x', 1)); },
      get y() { return DOMPointReadOnlySteps.y(DOMPointReadOnlyBrand.of(this, 'y', 1)); },
      get z() { return DOMPointReadOnlySteps.z(DOMPointReadOnlyBrand.of(this, 'z', 1)); },
      get w() { return DOMPointReadOnlySteps.w(DOMPointReadOnlyBrand.of(this, 'w', 1)); },
      matrixTransform(matrix = undefined) {
        const state = DOMPointReadOnlyBrand.of(this, 'matrixTransform');
        matrix = toDOMMatrixInit(matrix);
        return G.makeDOMPoint(DOMPointReadOnlySteps.matrixTransform(state, matrix));
      },
      toJSON() {
        const state = DOMPointReadOnlyBrand.of(this, 'toJSON');
        return fromDictionary({
          __proto__: null,
          x: DOMPointReadOnlySteps.x(state),
          y: DOMPointReadOnlySteps.y(state),
          z: DOMPointReadOnlySteps.z(state),
          w: DOMPointReadOnlySteps.w(state),
        });
      },
    },
    statics: {
      __proto__: null,
      fromPoint(other = undefined) {
        other = toDOMPointInit(other);
        return G.makeDOMPointReadOnly(DOMPointReadOnlySteps.fromPoint(other));
      },
    },
  });
  G.makeDOMPointReadOnly = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMPointReadOnly') return G[`make${state.interface}`](state);
    return new DOMPointReadOnlyBrand(ObjectCreate(DOMPointReadOnly.prototype), state);
  };
  G.isDOMPointReadOnly = DOMPointReadOnlyBrand.is;
  G.domPointReadOnlyState = DOMPointReadOnlyBrand.from;

  class DOMPointBrand extends G.DOMPointReadOnlyBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMPoint', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMPoint', where);
      return value.#state;
    }
  }
  G.DOMPointBrand = DOMPointBrand;
  const DOMPoint = defineInterface('DOMPoint', {
    __proto__: null,
    parent: G.DOMPointReadOnly,
    construct(object, x = undefined, y = undefined, z = undefined, w = undefined) {
      x = x === undefined ? 0 : +x;
      y = y === undefined ? 0 : +y;
      z = z === undefined ? 0 : +z;
      w = w === undefined ? 1 : +w;
      return new DOMPointBrand(object, DOMPointSteps.construct(x, y, z, w));
    },
    members: {
      constructor: undefined,
      get x() { return DOMPointSteps.x(DOMPointBrand.of(this, 'x', 1)); },
      set x(value) { const state = DOMPointBrand.of(this, 'x', 2); DOMPointSteps.setX(state, +value); },
      get y() { return DOMPointSteps.y(DOMPointBrand.of(this, 'y', 1)); },
      set y(value) { const state = DOMPointBrand.of(this, 'y', 2); DOMPointSteps.setY(state, +value); },
      get z() { return DOMPointSteps.z(DOMPointBrand.of(this, 'z', 1)); },
      set z(value) { const state = DOMPointBrand.of(this, 'z', 2); DOMPointSteps.setZ(state, +value); },
      get w() { return DOMPointSteps.w(DOMPointBrand.of(this, 'w', 1)); },
      set w(value) { const state = DOMPointBrand.of(this, 'w', 2); DOMPointSteps.setW(state, +value); },
    },
    statics: {
      __proto__: null,
      fromPoint(other = undefined) {
        other = toDOMPointInit(other);
        return G.makeDOMPoint(DOMPointSteps.fromPoint(other));
      },
    },
  });
  G.makeDOMPoint = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMPoint') return G[`make${state.interface}`](state);
    return new DOMPointBrand(ObjectCreate(DOMPoint.prototype), state);
  };
  G.isDOMPoint = DOMPointBrand.is;
  G.domPointState = DOMPointBrand.from;

  class DOMQuadBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMQuad', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMQuad', where);
      return value.#state;
    }
  }
  G.DOMQuadBrand = DOMQuadBrand;
  const DOMQuad = defineInterface('DOMQuad', {
    __proto__: null,
    construct(object, p1 = undefined, p2 = undefined, p3 = undefined, p4 = undefined) {
      p1 = toDOMPointInit(p1);
      p2 = toDOMPointInit(p2);
      p3 = toDOMPointInit(p3);
      p4 = toDOMPointInit(p4);
      return new DOMQuadBrand(object, DOMQuadSteps.construct(p1, p2, p3, p4));
    },
    members: {
      constructor: undefined,
      get p1() { return G.makeDOMPoint(DOMQuadSteps.p1(DOMQuadBrand.of(this, 'p1', 1))); },
      get p2() { return G.makeDOMPoint(DOMQuadSteps.p2(DOMQuadBrand.of(this, 'p2', 1))); },
      get p3() { return G.makeDOMPoint(DOMQuadSteps.p3(DOMQuadBrand.of(this, 'p3', 1))); },
      get p4() { return G.makeDOMPoint(DOMQuadSteps.p4(DOMQuadBrand.of(this, 'p4', 1))); },
      getBounds() { return G.makeDOMRect(DOMQuadSteps.getBounds(DOMQuadBrand.of(this, 'getBounds'))); },
      toJSON() {
        const state = DOMQuadBrand.of(this, 'toJSON');
        return fromDictionary({
          __proto__: null,
          p1: G.makeDOMPoint(DOMQuadSteps.p1(state)),
          p2: G.makeDOMPoint(DOMQuadSteps.p2(state)),
          p3: G.makeDOMPoint(DOMQuadSteps.p3(state)),
          p4: G.makeDOMPoint(DOMQuadSteps.p4(state)),
        });
      },
    },
    statics: {
      __proto__: null,
      fromRect(other = undefined) {
        other = toDOMRectInit(other);
        return G.makeDOMQuad(DOMQuadSteps.fromRect(other));
      },
      fromQuad(other = undefined) {
        other = toDOMQuadInit(other);
        return G.makeDOMQuad(DOMQuadSteps.fromQuad(other));
      },
    },
  });
  G.makeDOMQuad = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMQuad') return G[`make${state.interface}`](state);
    return new DOMQuadBrand(ObjectCreate(DOMQuad.prototype), state);
  };
  G.isDOMQuad = DOMQuadBrand.is;
  G.domQuadState = DOMQuadBrand.from;

  class DOMMatrixReadOnlyBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMMatrixReadOnly', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMMatrixReadOnly', where);
      return value.#state;
    }
  }
  G.DOMMatrixReadOnlyBrand = DOMMatrixReadOnlyBrand;
  const DOMMatrixReadOnly = defineInterface('DOMMatrixReadOnly', {
    __proto__: null,
    construct(object, init = undefined) {
      if (init !== undefined) init = toDOMStringOrSequenceUnrestrictedDouble(init);
      return new DOMMatrixReadOnlyBrand(object, DOMMatrixReadOnlySteps.construct(init));
    },
    members: {
      constructor: undefined,
      get a() { return DOMMatrixReadOnlySteps.a(DOMMatrixReadOnlyBrand.of(this, 'a', 1)); },
      get b() { return DOMMatrixReadOnlySteps.b(DOMMatrixReadOnlyBrand.of(this, 'b', 1)); },
      get c() { return DOMMatrixReadOnlySteps.c(DOMMatrixReadOnlyBrand.of(this, 'c', 1)); },
      get d() { return DOMMatrixReadOnlySteps.d(DOMMatrixReadOnlyBrand.of(this, 'd', 1)); },
      get e() { return DOMMatrixReadOnlySteps.e(DOMMatrixReadOnlyBrand.of(this, 'e', 1)); },
      get f() { return DOMMatrixReadOnlySteps.f(DOMMatrixReadOnlyBrand.of(this, 'f', 1)); },
      get m11() { return DOMMatrixReadOnlySteps.m11(DOMMatrixReadOnlyBrand.of(this, 'm11', 1)); },
      get m12() { return DOMMatrixReadOnlySteps.m12(DOMMatrixReadOnlyBrand.of(this, 'm12', 1)); },
      get m13() { return DOMMatrixReadOnlySteps.m13(DOMMatrixReadOnlyBrand.of(this, 'm13', 1)); },
      get m14() { return DOMMatrixReadOnlySteps.m14(DOMMatrixReadOnlyBrand.of(this, 'm14', 1)); },
      get m21() { return DOMMatrixReadOnlySteps.m21(DOMMatrixReadOnlyBrand.of(this, 'm21', 1)); },
      get m22() { return DOMMatrixReadOnlySteps.m22(DOMMatrixReadOnlyBrand.of(this, 'm22', 1)); },
      get m23() { return DOMMatrixReadOnlySteps.m23(DOMMatrixReadOnlyBrand.of(this, 'm23', 1)); },
      get m24() { return DOMMatrixReadOnlySteps.m24(DOMMatrixReadOnlyBrand.of(this, 'm24', 1)); },
      get m31() { return DOMMatrixReadOnlySteps.m31(DOMMatrixReadOnlyBrand.of(this, 'm31', 1)); },
      get m32() { return DOMMatrixReadOnlySteps.m32(DOMMatrixReadOnlyBrand.of(this, 'm32', 1)); },
      get m33() { return DOMMatrixReadOnlySteps.m33(DOMMatrixReadOnlyBrand.of(this, 'm33', 1)); },
      get m34() { return DOMMatrixReadOnlySteps.m34(DOMMatrixReadOnlyBrand.of(this, 'm34', 1)); },
      get m41() { return DOMMatrixReadOnlySteps.m41(DOMMatrixReadOnlyBrand.of(this, 'm41', 1)); },
      get m42() { return DOMMatrixReadOnlySteps.m42(DOMMatrixReadOnlyBrand.of(this, 'm42', 1)); },
      get m43() { return DOMMatrixReadOnlySteps.m43(DOMMatrixReadOnlyBrand.of(this, 'm43', 1)); },
      get m44() { return DOMMatrixReadOnlySteps.m44(DOMMatrixReadOnlyBrand.of(this, 'm44', 1)); },
      get is2D() { return DOMMatrixReadOnlySteps.is2D(DOMMatrixReadOnlyBrand.of(this, 'is2D', 1)); },
      get isIdentity() { return DOMMatrixReadOnlySteps.isIdentity(DOMMatrixReadOnlyBrand.of(this, 'isIdentity', 1)); },
      translate(tx = undefined, ty = undefined, tz = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'translate');
        tx = tx === undefined ? 0 : +tx;
        ty = ty === undefined ? 0 : +ty;
        tz = tz === undefined ? 0 : +tz;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.translate(state, tx, ty, tz));
      },
      scale(scaleX = undefined, scaleY = undefined, scaleZ = undefined, originX = undefined, originY = undefined, originZ = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'scale');
        scaleX = scaleX === undefined ? 1 : +scaleX;
        if (scaleY !== undefined) scaleY = +scaleY;
        scaleZ = scaleZ === undefined ? 1 : +scaleZ;
        originX = originX === undefined ? 0 : +originX;
        originY = originY === undefined ? 0 : +originY;
        originZ = originZ === undefined ? 0 : +originZ;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.scale(state, scaleX, scaleY, scaleZ, originX, originY, originZ));
      },
      scale3d(scale = undefined, originX = undefined, originY = undefined, originZ = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'scale3d');
        scale = scale === undefined ? 1 : +scale;
        originX = originX === undefined ? 0 : +originX;
        originY = originY === undefined ? 0 : +originY;
        originZ = originZ === undefined ? 0 : +originZ;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.scale3d(state, scale, originX, originY, originZ));
      },
      scaleNonUniform(scaleX = undefined, scaleY = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'scaleNonUniform');
        scaleX = scaleX === undefined ? 1 : +scaleX;
        scaleY = scaleY === undefined ? 1 : +scaleY;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.scaleNonUniform(state, scaleX, scaleY));
      },
      rotate(rotX = undefined, rotY = undefined, rotZ = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'rotate');
        rotX = rotX === undefined ? 0 : +rotX;
        if (rotY !== undefined) rotY = +rotY;
        if (rotZ !== undefined) rotZ = +rotZ;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.rotate(state, rotX, rotY, rotZ));
      },
      rotateFromVector(x = undefined, y = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'rotateFromVector');
        x = x === undefined ? 0 : +x;
        y = y === undefined ? 0 : +y;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.rotateFromVector(state, x, y));
      },
      rotateAxisAngle(x = undefined, y = undefined, z = undefined, angle = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'rotateAxisAngle');
        x = x === undefined ? 0 : +x;
        y = y === undefined ? 0 : +y;
        z = z === undefined ? 0 : +z;
        angle = angle === undefined ? 0 : +angle;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.rotateAxisAngle(state, x, y, z, angle));
      },
      skewX(sx = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'skewX');
        sx = sx === undefined ? 0 : +sx;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.skewX(state, sx));
      },
      skewY(sy = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'skewY');
        sy = sy === undefined ? 0 : +sy;
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.skewY(state, sy));
      },
      multiply(other = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'multiply');
        other = toDOMMatrixInit(other);
        return G.makeDOMMatrix(DOMMatrixReadOnlySteps.multiply(state, other));
      },
      flipX() { return G.makeDOMMatrix(DOMMatrixReadOnlySteps.flipX(DOMMatrixReadOnlyBrand.of(this, 'flipX'))); },
      flipY() { return G.makeDOMMatrix(DOMMatrixReadOnlySteps.flipY(DOMMatrixReadOnlyBrand.of(this, 'flipY'))); },
      inverse() { return G.makeDOMMatrix(DOMMatrixReadOnlySteps.inverse(DOMMatrixReadOnlyBrand.of(this, 'inverse'))); },
      transformPoint(point = undefined) {
        const state = DOMMatrixReadOnlyBrand.of(this, 'transformPoint');
        point = toDOMPointInit(point);
        return G.makeDOMPoint(DOMMatrixReadOnlySteps.transformPoint(state, point));
      },
      toFloat32Array() { return DOMMatrixReadOnlySteps.toFloat32Array(DOMMatrixReadOnlyBrand.of(this, 'toFloat32Array')); },
      toFloat64Array() { return DOMMatrixReadOnlySteps.toFloat64Array(DOMMatrixReadOnlyBrand.of(this, 'toFloat64Array')); },
      toJSON() {
        const state = DOMMatrixReadOnlyBrand.of(this, 'toJSON');
        return fromDictionary({
          __proto__: null,
          a: DOMMatrixReadOnlySteps.a(state),
          b: DOMMatrixReadOnlySteps.b(state),
          c: DOMMatrixReadOnlySteps.c(state),
          d: DOMMatrixReadOnlySteps.d(state),
          e: DOMMatrixReadOnlySteps.e(state),
          f: DOMMatrixReadOnlySteps.f(state),
          m11: DOMMatrixReadOnlySteps.m11(state),
          m12: DOMMatrixReadOnlySteps.m12(state),
          m13: DOMMatrixReadOnlySteps.m13(state),
          m14: DOMMatrixReadOnlySteps.m14(state),
          m21: DOMMatrixReadOnlySteps.m21(state),
          m22: DOMMatrixReadOnlySteps.m22(state),
          m23: DOMMatrixReadOnlySteps.m23(state),
          m24: DOMMatrixReadOnlySteps.m24(state),
          m31: DOMMatrixReadOnlySteps.m31(state),
          m32: DOMMatrixReadOnlySteps.m32(state),
          m33: DOMMatrixReadOnlySteps.m33(state),
          m34: DOMMatrixReadOnlySteps.m34(state),
          m41: DOMMatrixReadOnlySteps.m41(state),
          m42: DOMMatrixReadOnlySteps.m42(state),
          m43: DOMMatrixReadOnlySteps.m43(state),
          m44: DOMMatrixReadOnlySteps.m44(state),
          is2D: DOMMatrixReadOnlySteps.is2D(state),
          isIdentity: DOMMatrixReadOnlySteps.isIdentity(state),
        });
      },
      toString() { return DOMMatrixReadOnlySteps.stringify(DOMMatrixReadOnlyBrand.of(this, 'toString')); },
    },
    statics: {
      __proto__: null,
      fromMatrix(other = undefined) {
        other = toDOMMatrixInit(other);
        return G.makeDOMMatrixReadOnly(DOMMatrixReadOnlySteps.fromMatrix(other));
      },
      fromFloat32Array(array32) {
        need(arguments.length, 1);
        array32 = toBuffer(array32, 'Float32Array');
        return G.makeDOMMatrixReadOnly(DOMMatrixReadOnlySteps.fromFloat32Array(array32));
      },
      fromFloat64Array(array64) {
        need(arguments.length, 1);
        array64 = toBuffer(array64, 'Float64Array');
        return G.makeDOMMatrixReadOnly(DOMMatrixReadOnlySteps.fromFloat64Array(array64));
      },
    },
  });
  G.makeDOMMatrixReadOnly = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMMatrixReadOnly') return G[`make${state.interface}`](state);
    return new DOMMatrixReadOnlyBrand(ObjectCreate(DOMMatrixReadOnly.prototype), state);
  };
  G.isDOMMatrixReadOnly = DOMMatrixReadOnlyBrand.is;
  G.domMatrixReadOnlyState = DOMMatrixReadOnlyBrand.from;

  class DOMMatrixBrand extends G.DOMMatrixReadOnlyBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DOMMatrix', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DOMMatrix', where);
      return value.#state;
    }
  }
  G.DOMMatrixBrand = DOMMatrixBrand;
  const DOMMatrix = defineInterface('DOMMatrix', {
    __proto__: null,
    parent: G.DOMMatrixReadOnly,
    construct(object, init = undefined) {
      if (init !== undefined) init = toDOMStringOrSequenceUnrestrictedDouble(init);
      return new DOMMatrixBrand(object, DOMMatrixSteps.construct(init));
    },
    members: {
      constructor: undefined,
      get a() { return DOMMatrixSteps.a(DOMMatrixBrand.of(this, 'a', 1)); },
      set a(value) { const state = DOMMatrixBrand.of(this, 'a', 2); DOMMatrixSteps.setA(state, +value); },
      get b() { return DOMMatrixSteps.b(DOMMatrixBrand.of(this, 'b', 1)); },
      set b(value) { const state = DOMMatrixBrand.of(this, 'b', 2); DOMMatrixSteps.setB(state, +value); },
      get c() { return DOMMatrixSteps.c(DOMMatrixBrand.of(this, 'c', 1)); },
      set c(value) { const state = DOMMatrixBrand.of(this, 'c', 2); DOMMatrixSteps.setC(state, +value); },
      get d() { return DOMMatrixSteps.d(DOMMatrixBrand.of(this, 'd', 1)); },
      set d(value) { const state = DOMMatrixBrand.of(this, 'd', 2); DOMMatrixSteps.setD(state, +value); },
      get e() { return DOMMatrixSteps.e(DOMMatrixBrand.of(this, 'e', 1)); },
      set e(value) { const state = DOMMatrixBrand.of(this, 'e', 2); DOMMatrixSteps.setE(state, +value); },
      get f() { return DOMMatrixSteps.f(DOMMatrixBrand.of(this, 'f', 1)); },
      set f(value) { const state = DOMMatrixBrand.of(this, 'f', 2); DOMMatrixSteps.setF(state, +value); },
      get m11() { return DOMMatrixSteps.m11(DOMMatrixBrand.of(this, 'm11', 1)); },
      set m11(value) { const state = DOMMatrixBrand.of(this, 'm11', 2); DOMMatrixSteps.setM11(state, +value); },
      get m12() { return DOMMatrixSteps.m12(DOMMatrixBrand.of(this, 'm12', 1)); },
      set m12(value) { const state = DOMMatrixBrand.of(this, 'm12', 2); DOMMatrixSteps.setM12(state, +value); },
      get m13() { return DOMMatrixSteps.m13(DOMMatrixBrand.of(this, 'm13', 1)); },
      set m13(value) { const state = DOMMatrixBrand.of(this, 'm13', 2); DOMMatrixSteps.setM13(state, +value); },
      get m14() { return DOMMatrixSteps.m14(DOMMatrixBrand.of(this, 'm14', 1)); },
      set m14(value) { const state = DOMMatrixBrand.of(this, 'm14', 2); DOMMatrixSteps.setM14(state, +value); },
      get m21() { return DOMMatrixSteps.m21(DOMMatrixBrand.of(this, 'm21', 1)); },
      set m21(value) { const state = DOMMatrixBrand.of(this, 'm21', 2); DOMMatrixSteps.setM21(state, +value); },
      get m22() { return DOMMatrixSteps.m22(DOMMatrixBrand.of(this, 'm22', 1)); },
      set m22(value) { const state = DOMMatrixBrand.of(this, 'm22', 2); DOMMatrixSteps.setM22(state, +value); },
      get m23() { return DOMMatrixSteps.m23(DOMMatrixBrand.of(this, 'm23', 1)); },
      set m23(value) { const state = DOMMatrixBrand.of(this, 'm23', 2); DOMMatrixSteps.setM23(state, +value); },
      get m24() { return DOMMatrixSteps.m24(DOMMatrixBrand.of(this, 'm24', 1)); },
      set m24(value) { const state = DOMMatrixBrand.of(this, 'm24', 2); DOMMatrixSteps.setM24(state, +value); },
      get m31() { return DOMMatrixSteps.m31(DOMMatrixBrand.of(this, 'm31', 1)); },
      set m31(value) { const state = DOMMatrixBrand.of(this, 'm31', 2); DOMMatrixSteps.setM31(state, +value); },
      get m32() { return DOMMatrixSteps.m32(DOMMatrixBrand.of(this, 'm32', 1)); },
      set m32(value) { const state = DOMMatrixBrand.of(this, 'm32', 2); DOMMatrixSteps.setM32(state, +value); },
      get m33() { return DOMMatrixSteps.m33(DOMMatrixBrand.of(this, 'm33', 1)); },
      set m33(value) { const state = DOMMatrixBrand.of(this, 'm33', 2); DOMMatrixSteps.setM33(state, +value); },
      get m34() { return DOMMatrixSteps.m34(DOMMatrixBrand.of(this, 'm34', 1)); },
      set m34(value) { const state = DOMMatrixBrand.of(this, 'm34', 2); DOMMatrixSteps.setM34(state, +value); },
      get m41() { return DOMMatrixSteps.m41(DOMMatrixBrand.of(this, 'm41', 1)); },
      set m41(value) { const state = DOMMatrixBrand.of(this, 'm41', 2); DOMMatrixSteps.setM41(state, +value); },
      get m42() { return DOMMatrixSteps.m42(DOMMatrixBrand.of(this, 'm42', 1)); },
      set m42(value) { const state = DOMMatrixBrand.of(this, 'm42', 2); DOMMatrixSteps.setM42(state, +value); },
      get m43() { return DOMMatrixSteps.m43(DOMMatrixBrand.of(this, 'm43', 1)); },
      set m43(value) { const state = DOMMatrixBrand.of(this, 'm43', 2); DOMMatrixSteps.setM43(state, +value); },
      get m44() { return DOMMatrixSteps.m44(DOMMatrixBrand.of(this, 'm44', 1)); },
      set m44(value) { const state = DOMMatrixBrand.of(this, 'm44', 2); DOMMatrixSteps.setM44(state, +value); },
      multiplySelf(other = undefined) {
        const state = DOMMatrixBrand.of(this, 'multiplySelf');
        other = toDOMMatrixInit(other);
        return G.makeDOMMatrix(DOMMatrixSteps.multiplySelf(state, other));
      },
      preMultiplySelf(other = undefined) {
        const state = DOMMatrixBrand.of(this, 'preMultiplySelf');
        other = toDOMMatrixInit(other);
        return G.makeDOMMatrix(DOMMatrixSteps.preMultiplySelf(state, other));
      },
      translateSelf(tx = undefined, ty = undefined, tz = undefined) {
        const state = DOMMatrixBrand.of(this, 'translateSelf');
        tx = tx === undefined ? 0 : +tx;
        ty = ty === undefined ? 0 : +ty;
        tz = tz === undefined ? 0 : +tz;
        return G.makeDOMMatrix(DOMMatrixSteps.translateSelf(state, tx, ty, tz));
      },
      scaleSelf(scaleX = undefined, scaleY = undefined, scaleZ = undefined, originX = undefined, originY = undefined, originZ = undefined) {
        const state = DOMMatrixBrand.of(this, 'scaleSelf');
        scaleX = scaleX === undefined ? 1 : +scaleX;
        if (scaleY !== undefined) scaleY = +scaleY;
        scaleZ = scaleZ === undefined ? 1 : +scaleZ;
        originX = originX === undefined ? 0 : +originX;
        originY = originY === undefined ? 0 : +originY;
        originZ = originZ === undefined ? 0 : +originZ;
        return G.makeDOMMatrix(DOMMatrixSteps.scaleSelf(state, scaleX, scaleY, scaleZ, originX, originY, originZ));
      },
      scale3dSelf(scale = undefined, originX = undefined, originY = undefined, originZ = undefined) {
        const state = DOMMatrixBrand.of(this, 'scale3dSelf');
        scale = scale === undefined ? 1 : +scale;
        originX = originX === undefined ? 0 : +originX;
        originY = originY === undefined ? 0 : +originY;
        originZ = originZ === undefined ? 0 : +originZ;
        return G.makeDOMMatrix(DOMMatrixSteps.scale3dSelf(state, scale, originX, originY, originZ));
      },
      rotateSelf(rotX = undefined, rotY = undefined, rotZ = undefined) {
        const state = DOMMatrixBrand.of(this, 'rotateSelf');
        rotX = rotX === undefined ? 0 : +rotX;
        if (rotY !== undefined) rotY = +rotY;
        if (rotZ !== undefined) rotZ = +rotZ;
        return G.makeDOMMatrix(DOMMatrixSteps.rotateSelf(state, rotX, rotY, rotZ));
      },
      rotateFromVectorSelf(x = undefined, y = undefined) {
        const state = DOMMatrixBrand.of(this, 'rotateFromVectorSelf');
        x = x === undefined ? 0 : +x;
        y = y === undefined ? 0 : +y;
        return G.makeDOMMatrix(DOMMatrixSteps.rotateFromVectorSelf(state, x, y));
      },
      rotateAxisAngleSelf(x = undefined, y = undefined, z = undefined, angle = undefined) {
        const state = DOMMatrixBrand.of(this, 'rotateAxisAngleSelf');
        x = x === undefined ? 0 : +x;
        y = y === undefined ? 0 : +y;
        z = z === undefined ? 0 : +z;
        angle = angle === undefined ? 0 : +angle;
        return G.makeDOMMatrix(DOMMatrixSteps.rotateAxisAngleSelf(state, x, y, z, angle));
      },
      skewXSelf(sx = undefined) {
        const state = DOMMatrixBrand.of(this, 'skewXSelf');
        sx = sx === undefined ? 0 : +sx;
        return G.makeDOMMatrix(DOMMatrixSteps.skewXSelf(state, sx));
      },
      skewYSelf(sy = undefined) {
        const state = DOMMatrixBrand.of(this, 'skewYSelf');
        sy = sy === undefined ? 0 : +sy;
        return G.makeDOMMatrix(DOMMatrixSteps.skewYSelf(state, sy));
      },
      invertSelf() { return G.makeDOMMatrix(DOMMatrixSteps.invertSelf(DOMMatrixBrand.of(this, 'invertSelf'))); },
      setMatrixValue(transformList) {
        const state = DOMMatrixBrand.of(this, 'setMatrixValue');
        need(arguments.length, 1);
        transformList = toText(transformList);
        return G.makeDOMMatrix(DOMMatrixSteps.setMatrixValue(state, transformList));
      },
    },
    statics: {
      __proto__: null,
      fromMatrix(other = undefined) {
        other = toDOMMatrixInit(other);
        return G.makeDOMMatrix(DOMMatrixSteps.fromMatrix(other));
      },
      fromFloat32Array(array32) {
        need(arguments.length, 1);
        array32 = toBuffer(array32, 'Float32Array');
        return G.makeDOMMatrix(DOMMatrixSteps.fromFloat32Array(array32));
      },
      fromFloat64Array(array64) {
        need(arguments.length, 1);
        array64 = toBuffer(array64, 'Float64Array');
        return G.makeDOMMatrix(DOMMatrixSteps.fromFloat64Array(array64));
      },
    },
  });
  G.makeDOMMatrix = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DOMMatrix') return G[`make${state.interface}`](state);
    return new DOMMatrixBrand(ObjectCreate(DOMMatrix.prototype), state);
  };
  G.isDOMMatrix = DOMMatrixBrand.is;
  G.domMatrixState = DOMMatrixBrand.from;
}
