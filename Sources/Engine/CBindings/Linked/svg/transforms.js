// js/svg/transforms.js: SVG's transforms and their text. https://svgwg.org/svg2-draft/coords.html#InterfaceSVGTransform
//
// Reads and writes nothing of the arena; a transform in a list notifies the list of changes.
// Exports newSVGTransform(), svgTransformOf(DOMMatrix2DInit): states · parseSVGTransforms(text): a private array, null for an invalid text
//         · svgTransformText(state) · svgTransformProduct(private array): the state of one matrix · SVGTransformSteps.
// Exposes nothing.
'use strict'; { const G = this; const { primordials, privateArray, toASCIILower } = G;



const { exec, slice, split, codeAt, fround, tan, sin, cos, join } = primordials;
const SPACE = 32, COMMA = 44, MATRIX = 1, TRANSLATE = 2, SCALE = 3, ROTATE = 4, SKEW_X = 5, SKEW_Y = 6, RADIANS = 3.141592653589793 / 180;

// The six cells of a matrix, by columns.
function cells(a, b, c, d, e, f) {
  const list = privateArray();
  list[0] = a; list[1] = b; list[2] = c; list[3] = d; list[4] = e; list[5] = f;
  return list;
}
const newTransform = (type = MATRIX, angle = 0, matrix = cells(1, 0, 0, 1, 0, 0), center = null) =>
  ({ __proto__: null, object: undefined, owner: null, type, angle, cells: matrix, center, matrix: null });
function set(state, { type, angle, cells: matrix, center }) {
  state.type = type;
  state.angle = angle;
  state.cells = matrix;
  state.center = center;
  if (state.matrix !== null) fill(state.matrix, matrix);
  if (state.owner !== null) state.owner();
}
function fill({ m }, list) { m[0] = list[0]; m[1] = list[1]; m[4] = list[2]; m[5] = list[3]; m[12] = list[4]; m[13] = list[5]; }
function rotated(angle, x, y) {
  const c = cos(angle * RADIANS), s = sin(angle * RADIANS);
  return newTransform(ROTATE, angle, cells(c, s, -s, c, x - c * x + s * y, y - s * x - c * y), x === 0 && y === 0 ? null : cells(x, y));
}
const translated = (x, y) => newTransform(TRANSLATE, 0, cells(1, 0, 0, 1, x, y));
const scaled = (x, y) => newTransform(SCALE, 0, cells(x, 0, 0, y, 0, 0));
function skewed(type, angle) {
  const slope = tan(angle * RADIANS);
  return newTransform(type, angle, type === SKEW_X ? cells(1, 0, slope, 1, 0, 0) : cells(1, slope, 0, 1, 0, 0));
}
const made = (type, a) => {
  const { length } = a;
  switch (type) {
    case 'matrix': return length === 6 ? newTransform(MATRIX, 0, a) : null;
    case 'translate': return length === 1 || length === 2 ? translated(a[0], length === 2 ? a[1] : 0) : null;
    case 'scale': return length === 1 || length === 2 ? scaled(a[0], length === 2 ? a[1] : a[0]) : null;
    case 'rotate': return length === 1 ? rotated(a[0], 0, 0) : length === 3 ? rotated(a[0], a[1], a[2]) : null;
    case 'skewx': return length === 1 ? skewed(SKEW_X, a[0]) : null;
    case 'skewy': return length === 1 ? skewed(SKEW_Y, a[0]) : null;
    default: return null;
  }
};
const number = new primordials.RegExp('^[\\s]*,?[\\s]*([+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?)');
// Adds the numbers of a text that need no separators. Returns whether the text has nothing else.
function addNumbers(found, text) {
  for (let rest = text; rest !== '';) {
    const match = exec(number, rest);
    if (match === null) return false;
    found[found.length] = fround(+match[1]);
    rest = slice(rest, match.end);
  }
  return true;
}
// The numbers of a list, null for an invalid text.
const parseSVGNumbers = G.parseSVGNumbers = text => {
  const found = privateArray();
  if (!primordials.test(plain, text)) {
    const parts = split(primordials.replace(text, separators, ' '), ' ');
    for (let i = 0; i < parts.length; i++) if (!addNumbers(found, parts[i])) return null;
    return found;
  }
  // OPTIMIZATION: The language's own parser reads most numbers.
  for (let start = 0, i = 0; i <= text.length; i++) {
    const code = i === text.length ? SPACE : codeAt(text, i);
    if (code > SPACE && code !== COMMA) continue;
    if (start < i) {
      const part = slice(text, start, i), whole = +part;
      if (whole === whole) found[found.length] = fround(whole);
      else if (!addNumbers(found, part)) return null;
    }
    start = i + 1;
  }
  return found;
};
const plain = new primordials.RegExp('^[-+.0-9eE \\t\\n\\f\\r,]*$');
const separators = new primordials.RegExp('[\\s,]+', 'g');
const head = new primordials.RegExp('^[\\s,]*([a-zA-Z]+)\\s*\\(([^()]*)\\)');
const blank = new primordials.RegExp('^[\\s,]*$');
G.parseSVGTransforms = text => {
  const found = privateArray(), parts = split(text, ')');
  for (let i = 0; i < parts.length - 1; i++) {
    const match = exec(head, `${parts[i]})`), values = match === null ? null : parseSVGNumbers(match[2]);
    const transform = values === null ? null : made(toASCIILower(match[1]), values);
    if (transform === null) return null;
    found[found.length] = transform;
  }
  return primordials.test(blank, parts[parts.length - 1]) ? found : null;
};
function numbers(list, from, to) {
  const texts = privateArray();
  for (let i = from; i < to; i++) texts[i - from] = G.svgNumberText(list[i]);
  return join(texts, ' ');
}
G.svgTransformText = ({ type, angle, cells: list, center }) => {
  switch (type) {
    case TRANSLATE: return `translate(${numbers(list, 4, 6)})`;
    case SCALE: return `scale(${G.svgNumberText(list[0])} ${G.svgNumberText(list[3])})`;
    case ROTATE: return `rotate(${G.svgNumberText(angle)}${center === null ? '' : ` ${numbers(center, 0, 2)}`})`;
    case SKEW_X: return `skewX(${G.svgNumberText(angle)})`;
    case SKEW_Y: return `skewY(${G.svgNumberText(angle)})`;
    default: return `matrix(${numbers(list, 0, 6)})`;
  }
};
G.svgTransformProduct = list => {
  let { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = cells(1, 0, 0, 1, 0, 0);
  for (let i = 0; i < list.length; i++) {
    const m = list[i].cells;
    ({ 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = cells(a * m[0] + c * m[1], b * m[0] + d * m[1], a * m[2] + c * m[3], b * m[2] + d * m[3],
      a * m[4] + c * m[5] + e, b * m[4] + d * m[5] + f));
  }
  return newTransform(MATRIX, 0, cells(a, b, c, d, e, f));
};
const cellOf = (init, short, long, fallback) => init[short] ?? init[long] ?? fallback;
const cellsOf = init => cells(cellOf(init, 'a', 'm11', 1), cellOf(init, 'b', 'm12', 0), cellOf(init, 'c', 'm21', 0), cellOf(init, 'd', 'm22', 1),
  cellOf(init, 'e', 'm41', 0), cellOf(init, 'f', 'm42', 0));
G.newSVGTransform = () => newTransform();
G.svgTransformOf = init => newTransform(MATRIX, 0, cellsOf(init));
G.SVGTransformSteps = {
  __proto__: null,
  type: ({ type }) => type,
  matrix(state) {
    if (state.matrix === null) {
      const matrix = state.matrix = G.newMatrix(null, true);
      fill(matrix, state.cells);
      matrix.changed = () => { const { m } = matrix; set(state, newTransform(MATRIX, 0, cells(m[0], m[1], m[4], m[5], m[12], m[13]))); };
    }
    return state.matrix;
  },
  angle: ({ angle }) => fround(angle),
  setMatrix(state, init) { set(state, newTransform(MATRIX, 0, cellsOf(init))); },
  setTranslate(state, x, y) { set(state, translated(x, y)); },
  setScale(state, x, y) { set(state, scaled(x, y)); },
  setRotate(state, angle, x, y) { set(state, rotated(angle, x, y)); },
  setSkewX(state, angle) { set(state, skewed(SKEW_X, angle)); },
  setSkewY(state, angle) { set(state, skewed(SKEW_Y, angle)); },
};
}
