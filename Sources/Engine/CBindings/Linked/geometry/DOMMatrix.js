// js/geometry/DOMMatrix.js: steps of points, quadrilaterals and matrices. https://drafts.csswg.org/geometry/
//
// A matrix is its 16 cells, column by column: m11 m12 m13 m14 m21 … A point is a column vector, multiplied from the right.
//
// Reads and writes nothing of the arena.
// Exports DOMPointReadOnlySteps, DOMPointSteps, DOMQuadSteps, DOMMatrixReadOnlySteps, DOMMatrixSteps (js/idl/matrices.webidl) ·
//         newMatrix(cells or null for the identity, is2D): a state.
// Throws  TypeError, InvalidStateError. Exposes nothing.
'use strict'; { const G = this; const { ObjectCreate, primordials, privateArray, toASCIIUpper,
fail } = G;



const { TypeError, min, max, sin, cos, tan, atan2, sqrt, join, Float32Array, Float64Array, lengthOf } = primordials;
const RADIANS = 3.141592653589793 / 180;

const touched = state => { if (state.changed !== undefined) state.changed(); };
// Points.
const newPoint = (x, y, z, w) => ({ __proto__: null, interface: 'DOMPoint', object: undefined, x, y, z, w });
const fromPoint = ({ x, y, z, w }) => newPoint(x, y, z, w);
const DOMPointReadOnlySteps = G.DOMPointReadOnlySteps = {
  __proto__: null,
  construct: (x, y, z, w) => ({ __proto__: null, object: undefined, x, y, z, w }),
  fromPoint: ({ x, y, z, w }) => ({ __proto__: null, object: undefined, x, y, z, w }),
  x: ({ x }) => x, y: ({ y }) => y, z: ({ z }) => z, w: ({ w }) => w,
  matrixTransform: (point, matrix) => transform(fromInit(matrix), point),
};
G.DOMPointSteps = {
  ...DOMPointReadOnlySteps, __proto__: null, construct: newPoint, fromPoint,
  setX(state, value) { state.x = value; touched(state); }, setY(state, value) { state.y = value; touched(state); },
  setZ(state, value) { state.z = value; }, setW(state, value) { state.w = value; },
};

// Quadrilaterals.
const ORIGIN = { __proto__: null, x: 0, y: 0, z: 0, w: 1 };
const newQuad = (p1, p2, p3, p4) => ({ __proto__: null, object: undefined, p1: fromPoint(p1), p2: fromPoint(p2), p3: fromPoint(p3), p4: fromPoint(p4) });
// NB: A NaN makes the whole result NaN.
G.DOMQuadSteps = {
  __proto__: null,
  construct: newQuad,
  fromRect: ({ x, y, width, height }) =>
    newQuad(newPoint(x, y, 0, 1), newPoint(x + width, y, 0, 1), newPoint(x + width, y + height, 0, 1), newPoint(x, y + height, 0, 1)),
  fromQuad: ({ p1 = ORIGIN, p2 = ORIGIN, p3 = ORIGIN, p4 = ORIGIN }) => newQuad(p1, p2, p3, p4),
  p1: ({ p1 }) => p1, p2: ({ p2 }) => p2, p3: ({ p3 }) => p3, p4: ({ p4 }) => p4,
  getBounds({ p1, p2, p3, p4 }) {
    const left = min(p1.x, p2.x, p3.x, p4.x), top = min(p1.y, p2.y, p3.y, p4.y);
    return G.DOMRectSteps.construct(left, top, max(p1.x, p2.x, p3.x, p4.x) - left, max(p1.y, p2.y, p3.y, p4.y) - top);
  },
};

// Matrices.
function newMatrix(cells, is2D, name = 'DOMMatrix') {
  const m = privateArray();
  for (let i = 0; i < 16; i++) m[i] = cells === null ? i % 5 === 0 ? 1 : 0 : cells[i];
  return { __proto__: null, interface: name, object: undefined, m, is2D };
} G.newMatrix = newMatrix;
const copyOf = (matrix, name) => newMatrix(matrix.m, matrix.is2D, name);
const named = (matrix, name) => { matrix.interface = name; return matrix; };
function product(a, b) {
  const cells = privateArray();
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[k * 4 + row] * b[column * 4 + k];
      cells[column * 4 + row] = sum;
    }
  }
  return cells;
}
function transform({ m }, { x, y, z, w }) {
  const at = row => m[row] * x + m[4 + row] * y + m[8 + row] * z + m[12 + row] * w;
  return newPoint(at(0), at(1), at(2), at(3));
}
// Multiplies by a matrix that differs from the identity in some cells, given as index, value, index, value, ….
function apply(matrix, ...changes) {
  const { m } = newMatrix(null, true);
  for (let i = 0; i < changes.length; i += 2) m[changes[i]] = changes[i + 1];
  matrix.m = product(matrix.m, m);
  return matrix;
}
// https://drafts.csswg.org/css-transforms-2/#Rotate3dDefined
function rotateAround(matrix, x, y, z, angle) {
  const size = sqrt(x * x + y * y + z * z);
  if (size === 0) return matrix;
  x /= size; y /= size; z /= size;
  const half = angle * RADIANS / 2, sc = sin(half) * cos(half), sq = sin(half) * sin(half);
  return apply(matrix, 0, 1 - 2 * (y * y + z * z) * sq, 1, 2 * (x * y * sq + z * sc), 2, 2 * (x * z * sq - y * sc),
    4, 2 * (x * y * sq - z * sc), 5, 1 - 2 * (x * x + z * z) * sq, 6, 2 * (y * z * sq + x * sc),
    8, 2 * (x * z * sq + y * sc), 9, 2 * (y * z * sq - x * sc), 10, 1 - 2 * (x * x + y * y) * sq);
}
function determinant3(m, a, b, c, d, e, f, g, h, i) {
  return m[a] * (m[e] * m[i] - m[f] * m[h]) - m[b] * (m[d] * m[i] - m[f] * m[g]) + m[c] * (m[d] * m[h] - m[e] * m[g]);
}
// The inverse, by cofactors; null if there is none.
function inverted(m) {
  const cofactors = privateArray();
  for (let place = 0; place < 16; place++) {
    const column = place >> 2, row = place & 3, others = privateArray();
    for (let other = 0; other < 16; other++) if (other >> 2 !== column && (other & 3) !== row) others[others.length] = other;
    const minor = determinant3(m, others[0], others[1], others[2], others[3], others[4], others[5], others[6], others[7], others[8]);
    cofactors[place] = (column + row) % 2 === 0 ? minor : -minor;
  }
  let determinant = 0;
  for (let row = 0; row < 4; row++) determinant += m[row] * cofactors[row];
  if (determinant === 0 || determinant - determinant !== 0) return null;
  const cells = privateArray();
  for (let place = 0; place < 16; place++) cells[place] = cofactors[(place & 3) * 4 + (place >> 2)] / determinant;
  return cells;
}

const same = (a, b) => a === b || a !== a && b !== b;
const aliases = { __proto__: null, a: 'm11', b: 'm12', c: 'm21', d: 'm22', e: 'm41', f: 'm42' };
// https://drafts.csswg.org/geometry/#matrix-validate-and-fixup
function fromInit(init, name) {
  const cells = privateArray();
  for (const alias in aliases) {
    const long = init[aliases[alias]], short = init[alias];
    if (long !== undefined && short !== undefined && !same(long, short)) throw new TypeError(`${alias} and ${aliases[alias]} differ`);
  }
  let is3D = false;
  for (let i = 0; i < 16; i++) {
    const key = keys[i], alias = shortOf[key], fallback = i % 5 === 0 ? 1 : 0;
    const value = init[key] === undefined && alias !== undefined ? init[alias] : init[key];
    cells[i] = value === undefined ? fallback : value;
    if (alias === undefined && cells[i] !== fallback) is3D = true;
  }
  if (init.is2D === true && is3D) throw new TypeError('The matrix is not two-dimensional');
  return newMatrix(cells, init.is2D === undefined ? !is3D : init.is2D, name);
}
// https://drafts.csswg.org/geometry/#dom-dommatrixreadonly-dommatrixreadonly
function fromCells(list, count, name) {
  if (count === 16) return newMatrix(list, false, name);
  if (count !== 6) throw new TypeError('A matrix has 6 or 16 numbers');
  return newMatrix([list[0], list[1], 0, 0, list[2], list[3], 0, 0, 0, 0, 1, 0, list[4], list[5], 0, 1], true, name);
}
function construct(init, name) {
  if (init === undefined) return newMatrix(null, true, name);
  return typeof init === 'string' ? named(G.transformMatrix(init), name) : fromCells(init, init.length, name);
}

const self = {
  __proto__: null,
  multiplySelf(matrix, other) {
    const by = other.m === undefined ? fromInit(other) : other;
    matrix.m = product(matrix.m, by.m);
    if (!by.is2D) matrix.is2D = false;
    return matrix;
  },
  preMultiplySelf(matrix, other) {
    const by = fromInit(other);
    matrix.m = product(by.m, matrix.m);
    if (!by.is2D) matrix.is2D = false;
    return matrix;
  },
  translateSelf(matrix, x, y, z) {
    if (z !== 0) matrix.is2D = false;
    return apply(matrix, 12, x, 13, y, 14, z);
  },
  scaleSelf(matrix, x, y = x, z = 1, originX = 0, originY = 0, originZ = 0) {
    apply(matrix, 12, originX, 13, originY, 14, originZ);
    apply(matrix, 0, x, 5, y, 10, z);
    if (z !== 1 || originZ !== 0) matrix.is2D = false;
    return apply(matrix, 12, -originX, 13, -originY, 14, -originZ);
  },
  scale3dSelf(matrix, scale, x, y, z) {
    apply(matrix, 12, x, 13, y, 14, z);
    apply(matrix, 0, scale, 5, scale, 10, scale);
    if (scale !== 1 || z !== 0) matrix.is2D = false;
    return apply(matrix, 12, -x, 13, -y, 14, -z);
  },
  rotateSelf(matrix, x, y = undefined, z = undefined) {
    if (y === undefined && z === undefined) { z = x; x = 0; }
    y ??= 0; z ??= 0;
    if (x !== 0 || y !== 0) matrix.is2D = false;
    rotateAround(matrix, 0, 0, 1, z);
    rotateAround(matrix, 0, 1, 0, y);
    return rotateAround(matrix, 1, 0, 0, x);
  },
  rotateFromVectorSelf: (matrix, x, y) => rotateAround(matrix, 0, 0, 1, x === 0 && y === 0 ? 0 : atan2(y, x) / RADIANS),
  rotateAxisAngleSelf(matrix, x, y, z, angle) {
    if (x !== 0 || y !== 0) matrix.is2D = false;
    return rotateAround(matrix, x, y, z, angle);
  },
  skewSelf: (matrix, x, y) => apply(matrix, 4, tan(x * RADIANS), 1, tan(y * RADIANS)),
  skewXSelf: (matrix, x) => apply(matrix, 4, tan(x * RADIANS)),
  skewYSelf: (matrix, y) => apply(matrix, 1, tan(y * RADIANS)),
  perspectiveSelf(matrix, depth) {
    matrix.is2D = false;
    return depth === 0 ? matrix : apply(matrix, 11, -1 / max(depth, 1));
  },
  invertSelf(matrix) {
    const cells = inverted(matrix.m);
    if (cells === null) { for (let i = 0; i < 16; i++) matrix.m[i] = NaN; matrix.is2D = false; } else matrix.m = cells;
    return matrix;
  },
  setMatrixValue(matrix, text) {
    const { m, is2D } = G.transformMatrix(text);
    matrix.m = m;
    matrix.is2D = is2D;
    return matrix;
  },
};
const read = {
  __proto__: null,
  is2D: ({ is2D }) => is2D,
  isIdentity({ m }) {
    for (let i = 0; i < 16; i++) if (m[i] !== (i % 5 === 0 ? 1 : 0)) return false;
    return true;
  },
  translate: (matrix, x, y, z) => self.translateSelf(copyOf(matrix), x, y, z),
  scale: (matrix, x, y, z, a, b, c) => self.scaleSelf(copyOf(matrix), x, y, z, a, b, c),
  scaleNonUniform: (matrix, x, y) => self.scaleSelf(copyOf(matrix), x, y, 1, 0, 0, 0),
  scale3d: (matrix, scale, x, y, z) => self.scale3dSelf(copyOf(matrix), scale, x, y, z),
  rotate: (matrix, x, y, z) => self.rotateSelf(copyOf(matrix), x, y, z),
  rotateFromVector: (matrix, x, y) => self.rotateFromVectorSelf(copyOf(matrix), x, y),
  rotateAxisAngle: (matrix, x, y, z, angle) => self.rotateAxisAngleSelf(copyOf(matrix), x, y, z, angle),
  skewX: (matrix, x) => self.skewXSelf(copyOf(matrix), x),
  skewY: (matrix, y) => self.skewYSelf(copyOf(matrix), y),
  multiply: (matrix, other) => self.multiplySelf(copyOf(matrix), other),
  flipX: matrix => apply(copyOf(matrix), 0, -1),
  flipY: matrix => apply(copyOf(matrix), 5, -1),
  inverse: matrix => self.invertSelf(copyOf(matrix)),
  transformPoint: (matrix, point) => transform(matrix, point),
  toFloat32Array: ({ m }) => filled(new Float32Array(16), m),
  toFloat64Array: ({ m }) => filled(new Float64Array(16), m),
  // https://drafts.csswg.org/geometry/#dommatrixreadonly-stringification-behavior
  stringify({ m, is2D }) {
    for (let i = 0; i < 16; i++) if (m[i] - m[i] !== 0) fail('InvalidStateError');
    const shown = privateArray();
    for (let i = 0; i < 16; i++) if (!is2D || shortOf[keys[i]] !== undefined) shown[shown.length] = `${m[i]}`;
    return `matrix${is2D ? '' : '3d'}(${join(shown, ', ')})`;
  },
};
function filled(array, m) {
  for (let i = 0; i < 16; i++) array[i] = m[i];
  return array;
}
const write = { __proto__: null }, keys = privateArray(), shortOf = ObjectCreate(null);
for (const alias in aliases) shortOf[aliases[alias]] = alias;
for (let i = 0; i < 16; i++) {
  const key = `m${(i >> 2) + 1}${(i & 3) + 1}`, plain = i % 5 === 0 ? 1 : 0, alias = shortOf[key];
  keys[i] = key;
  const set = (matrix, value) => {
    matrix.m[i] = value;
    if (alias === undefined && value !== plain) matrix.is2D = false;
    touched(matrix);
  };
  read[key] = ({ m }) => m[i];
  write[`setM${(i >> 2) + 1}${(i & 3) + 1}`] = set;
  if (alias !== undefined) {
    read[alias] = read[key];
    write[`set${toASCIIUpper(alias)}`] = set;
  }
}
const making = name => ({
  __proto__: null,
  construct: init => construct(init, name),
  fromMatrix: init => fromInit(init, name),
  fromFloat32Array: list => fromCells(list, lengthOf(list), name),
  fromFloat64Array: list => fromCells(list, lengthOf(list), name),
});
G.DOMMatrixReadOnlySteps = { __proto__: null, ...read, ...making('DOMMatrixReadOnly') };
G.DOMMatrixSteps = { __proto__: null, ...read, ...write, ...self, ...making('DOMMatrix') };
}
