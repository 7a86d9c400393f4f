// js/cssom/typedTransforms.js: transform functions as objects. https://drafts.css-houdini.org/css-typed-om-1/#transformvalue-objects
//
// A component is {interface, is2D, …} with the values of its attributes: states of numeric values, or the state of a matrix for
// CSSMatrixComponent.
//
// Reads and writes nothing of the arena.
// Exports parseTransforms(text as CSS writes it): the state of a CSSTransformValue, null for other texts · the steps of transform
//         interfaces (js/idl/CSSTypedOM.webidl).
// Throws  TypeError. Exposes nothing.
import { each, primordials, privateArray, toASCIILower, toASCIIUpper } from '../primordials.js';
import { rectified, newUnit, isNumericType } from './typedNumbers.js';
import { numericText, parseNumeric } from './numericTexts.js';
import { CSSKeywordValueSteps } from 'late:./typedValues.js';
import { trimSpace } from 'late:../fetch/Headers.js';
import { newMatrix } from 'late:../geometry/DOMMatrix.js';
import { transformMatrix } from 'late:../geometry/transformLists.js';

const { TypeError, RangeError, indexOf, slice, join } = primordials;

const wrong = () => { throw new TypeError('The value has a type that does not fit'); };
const of = (value, type) => isNumericType(value, type) ? value : wrong();
const length = value => of(value, 'length'), angle = value => of(value, 'angle'), number = value => of(rectified(value), 'number');
const text = value => numericText(value);
const component = (name, is2D, fields) => ({ ...fields, __proto__: null, interface: name, object: undefined, is2D });
const pixels = () => newUnit(0, 'px'), plain = value => newUnit(value, 'number');

const translate = (x, y, z) => component('CSSTranslate', z === undefined, { x: length(x), y: length(y), z: z === undefined ? pixels()
  : isNumericType(z, 'percent') ? wrong() : length(z) });
const rotate = (x, y, z, by, is2D) => component('CSSRotate', is2D, { x: number(x), y: number(y), z: number(z), angle: angle(by) });
const scale = (x, y, z) => component('CSSScale', z === undefined, { x: number(x), y: number(y), z: z === undefined ? plain(1) : number(z) });
const skew = (ax, ay) => component('CSSSkew', true, { ax: angle(ax), ay: angle(ay) });
const matrixOf = (cells, is2D) => component('CSSMatrixComponent', is2D, { matrix: newMatrix(cells, is2D) });
function perspective(value) {
  if (typeof value === 'string') value = CSSKeywordValueSteps.construct(value);
  if (value.interface !== 'CSSKeywordValue') length(value);
  else if (toASCIILower(value.value) !== 'none') wrong();
  return component('CSSPerspective', false, { length: value });
}

// https://drafts.css-houdini.org/css-typed-om-1/#serialize-a-csstransformcomponent
function componentText(state) {
  const { is2D } = state;
  switch (state.interface) {
    case 'CSSTranslate':
      return is2D ? `translate(${text(state.x)}, ${text(state.y)})` : `translate3d(${text(state.x)}, ${text(state.y)}, ${text(state.z)})`;
    case 'CSSRotate':
      return is2D ? `rotate(${text(state.angle)})` : `rotate3d(${text(state.x)}, ${text(state.y)}, ${text(state.z)}, ${text(state.angle)})`;
    case 'CSSScale': {
      if (!is2D) return `scale3d(${text(state.x)}, ${text(state.y)}, ${text(state.z)})`;
      const x = text(state.x), y = text(state.y);
      return x === y ? `scale(${x})` : `scale(${x}, ${y})`;
    }
    case 'CSSSkew': return `skew(${text(state.ax)}${state.ay.value === 0 ? '' : `, ${text(state.ay)}`})`;
    case 'CSSSkewX': return `skewX(${text(state.ax)})`;
    case 'CSSSkewY': return `skewY(${text(state.ay)})`;
    case 'CSSPerspective': return `perspective(${state.length.interface === 'CSSKeywordValue' ? state.length.value : text(state.length)})`;
    default: {
      const cells = privateArray(), { m } = state.matrix, places = is2D ? [0, 1, 4, 5, 12, 13] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
      for (let i = 0; i < places.length; i++) cells[i] = text(plain(m[places[i]]));
      return `${is2D ? 'matrix' : 'matrix3d'}(${join(cells, ', ')})`;
    }
  }
}
function matrix(source, is2D) {
  let made = null;
  try { made = transformMatrix(source); } catch { throw new TypeError('The transform depends on an element'); }
  if (is2D) made.is2D = true;
  return made;
}
const componentMatrix = state => state.interface === 'CSSMatrixComponent' && !state.is2D
  ? newMatrix(state.matrix.m, false) : matrix(componentText(state), state.is2D);
const isFlat = ({ transforms }) => { for (let i = 0; i < transforms.length; i++) if (!transforms[i].is2D) return false; return true; };
const textOf = ({ transforms }) => {
  const texts = privateArray();
  for (let i = 0; i < transforms.length; i++) texts[i] = componentText(transforms[i]);
  return join(texts, ' ');
};
const transformValue = transforms => ({ __proto__: null, interface: 'CSSTransformValue', object: undefined, transforms });

export const CSSTransformValueSteps = {
  __proto__: null,
  construct: transforms => transforms.length === 0 ? wrong() : transformValue(transforms),
  length: state => state.transforms.length,
  item: (state, index) => state.transforms[index],
  setIndexed(state, index, value) {
    if (index > state.transforms.length) throw new RangeError('The index is behind the end');
    state.transforms[index] = value;
  },
  is2D: isFlat,
  toMatrix: state => matrix(textOf(state), isFlat(state)),
  text: textOf,
};
export const CSSTransformComponentSteps = {
  __proto__: null,
  stringify: componentText, toMatrix: componentMatrix, is2D: state => state.is2D,
  // NB: `is2D` is fixed: skews are always 2D, perspectives never.
  setIs2D(state, value) {
    const name = state.interface;
    if (name !== 'CSSPerspective' && name !== 'CSSSkew' && name !== 'CSSSkewX' && name !== 'CSSSkewY') state.is2D = value;
  },
};
// Attributes that return what was set, and check what is set.
function fields(construct, checks) {
  const steps = { __proto__: null, construct };
  for (const name in checks) {
    steps[name] = state => state[name];
    steps[`set${toASCIIUpper(name[0])}${slice(name, 1)}`] = (state, value) => { state[name] = checks[name](value); };
  }
  return steps;
}
export const CSSTranslateSteps = fields(translate, { __proto__: null, x: length, y: length, z: length });
export const CSSRotateSteps = fields((x, y, z, by) => rotate(x, y, z, by, false), { __proto__: null, x: number, y: number, z: number, angle });
CSSRotateSteps.turn = by => rotate(0, 0, 1, by, true);
export const CSSScaleSteps = fields(scale, { __proto__: null, x: number, y: number, z: number });
export const CSSSkewSteps = fields(skew, { __proto__: null, ax: angle, ay: angle });
export const CSSSkewXSteps = fields(ax => component('CSSSkewX', true, { ax: angle(ax) }), { __proto__: null, ax: angle });
export const CSSSkewYSteps = fields(ay => component('CSSSkewY', true, { ay: angle(ay) }), { __proto__: null, ay: angle });
export const CSSPerspectiveSteps = fields(perspective, { __proto__: null, length: value => perspective(value).length });
export const CSSMatrixComponentSteps = fields(({ m, is2D: isFlatMatrix }, { is2D }) => matrixOf(m, is2D === undefined ? isFlatMatrix : is2D),
  { __proto__: null, matrix: value => value });

// Function → a function that creates the component from its arguments, which are numeric values.
const makers = {
  __proto__: null,
  translate: a => translate(a[0], a.length > 1 ? a[1] : pixels()), translatex: a => translate(a[0], pixels()), translatey: a => translate(pixels(), a[0]),
  translatez: a => translate(pixels(), pixels(), a[0]), translate3d: a => translate(a[0], a[1], a[2]),
  scale: a => scale(factor(a[0]), factor(a.length > 1 ? a[1] : a[0])), scalex: a => scale(factor(a[0]), plain(1)),
  scaley: a => scale(plain(1), factor(a[0])), scalez: a => scale(plain(1), plain(1), factor(a[0])),
  scale3d: a => scale(factor(a[0]), factor(a[1]), factor(a[2])),
  rotate: a => rotate(0, 0, 1, turned(a[0]), true), rotatex: a => rotate(1, 0, 0, turned(a[0]), false), rotatey: a => rotate(0, 1, 0, turned(a[0]), false),
  rotatez: a => rotate(0, 0, 1, turned(a[0]), false), rotate3d: a => rotate(a[0], a[1], a[2], turned(a[3]), false),
  skew: a => skew(turned(a[0]), a.length > 1 ? turned(a[1]) : newUnit(0, 'deg')),
  skewx: a => component('CSSSkewX', true, { ax: angle(turned(a[0])) }), skewy: a => component('CSSSkewY', true, { ay: angle(turned(a[0])) }),
  perspective: a => perspective(a[0]),
  matrix: a => matrixOf([a[0].value, a[1].value, 0, 0, a[2].value, a[3].value, 0, 0, 0, 0, 1, 0, a[4].value, a[5].value, 0, 1], true),
  matrix3d: a => { const cells = privateArray(); for (let i = 0; i < 16; i++) cells[i] = a[i].value; return matrixOf(cells, false); },
};
const isZero = value => value.interface === 'CSSUnitValue' && value.unit === 'number' && value.value === 0;
const factor = value => value.unit === 'percent' ? plain(value.value / 100) : value, turned = value => isZero(value) ? newUnit(0, 'deg') : value;
const lengths = ' translate translatex translatey translatez translate3d perspective ';
function parseOne(source) {
  const open = indexOf(source, '('), name = toASCIILower(slice(source, 0, open)), make = makers[name];
  if (make === undefined) return null;
  const given = privateArray(), inner = slice(source, open + 1, -1);
  for (const part of each(topLevel(inner, ','))) {
    const value = name === 'perspective' && trimSpace(part) === 'none' ? 'none' : parseNumeric(part);
    if (value === null) return null;
    given[given.length] = primordials.includes(lengths, ` ${name} `) && value !== 'none' && isZero(value) ? pixels() : value;
  }
  return make(given);
}
// The parts of a text between separators outside of parentheses.
export function topLevel(source, separator) {
  const parts = privateArray();
  let depth = 0, start = 0;
  for (let i = 0; i <= source.length; i++) {
    if (source[i] === '(') depth++;
    else if (source[i] === ')') depth--;
    if (i === source.length || depth === 0 && source[i] === separator) {
      if (i > start) parts[parts.length] = slice(source, start, i);
      start = i + 1;
    }
  }
  return parts;
}
export const parseTransforms = source => {
  const transforms = privateArray();
  try {
    for (const part of each(topLevel(source, ' '))) {
      const one = parseOne(part);
      if (one === null) return null;
      transforms[transforms.length] = one;
    }
  } catch {
    return null;
  }
  return transforms.length === 0 ? null : transformValue(transforms);
};
