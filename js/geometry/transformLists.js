// js/geometry/transformLists.js: matrices from the texts that CSS's `transform` takes. https://drafts.csswg.org/css-transforms/#transform-functions
//
// Reads and writes nothing of the arena. Offers G.transformMatrix(text): the state of a matrix. Throws SyntaxError. Exposes nothing.
'use strict';
{
  const G = this;
  const { callNamed, fail, newMatrix, DOMMatrixSteps: M, each } = G;
  const { split, indexOf, slice, exec } = G.primordials;

  const pixels = { __proto__: null, '': NaN, px: 1, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, in: 96, pc: 16, pt: 96 / 72 };
  const degrees = { __proto__: null, '': NaN, deg: 1, grad: 0.9, rad: 180 / 3.141592653589793, turn: 360 };
  const wrong = () => fail('SyntaxError');
  // A number with a unit, zero with none.
  function measured(text, units) {
    const found = exec(/^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)([a-z]*)$/i, text);
    if (found === null) wrong();
    const unit = units[G.toASCIILower(found[2])];
    if (unit === undefined) wrong();
    if (unit === unit) return +found[1] * unit;
    return +found[1] === 0 ? 0 : wrong();
  }
  const length = text => measured(text, pixels), angle = text => measured(text, degrees);
  const factor = text => slice(text, -1) === '%' ? +slice(text, 0, -1) / 100 : +text;
  const functions = {
    __proto__: null,
    matrix: (m, a) => { M.multiplySelf(m, newMatrix([+a[0], +a[1], 0, 0, +a[2], +a[3], 0, 0, 0, 0, 1, 0, +a[4], +a[5], 0, 1], true)); },
    matrix3d: (m, a) => { const cells = G.privateArray(); for (let i = 0; i < 16; i++) cells[i] = +a[i]; M.multiplySelf(m, newMatrix(cells, false)); },
    translate: (m, a) => { M.translateSelf(m, length(a[0]), a.length > 1 ? length(a[1]) : 0, 0); },
    translatex: (m, a) => { M.translateSelf(m, length(a[0]), 0, 0); },
    translatey: (m, a) => { M.translateSelf(m, 0, length(a[0]), 0); },
    translatez: (m, a) => { M.translateSelf(m, 0, 0, length(a[0])); m.is2D = false; },
    translate3d: (m, a) => { M.translateSelf(m, length(a[0]), length(a[1]), length(a[2])); m.is2D = false; },
    scale: (m, a) => { M.scaleSelf(m, factor(a[0]), a.length > 1 ? factor(a[1]) : undefined, 1, 0, 0, 0); },
    scalex: (m, a) => { M.scaleSelf(m, factor(a[0]), 1, 1, 0, 0, 0); },
    scaley: (m, a) => { M.scaleSelf(m, 1, factor(a[0]), 1, 0, 0, 0); },
    scalez: (m, a) => { M.scaleSelf(m, 1, 1, factor(a[0]), 0, 0, 0); m.is2D = false; },
    scale3d: (m, a) => { M.scaleSelf(m, factor(a[0]), factor(a[1]), factor(a[2]), 0, 0, 0); m.is2D = false; },
    rotate: (m, a) => { M.rotateSelf(m, angle(a[0])); },
    rotatez: (m, a) => { M.rotateSelf(m, angle(a[0])); m.is2D = false; },
    rotatex: (m, a) => { M.rotateAxisAngleSelf(m, 1, 0, 0, angle(a[0])); m.is2D = false; },
    rotatey: (m, a) => { M.rotateAxisAngleSelf(m, 0, 1, 0, angle(a[0])); m.is2D = false; },
    rotate3d: (m, a) => { M.rotateAxisAngleSelf(m, +a[0], +a[1], +a[2], angle(a[3])); m.is2D = false; },
    skew: (m, a) => { M.skewSelf(m, angle(a[0]), a.length > 1 ? angle(a[1]) : 0); },
    skewx: (m, a) => { M.skewXSelf(m, angle(a[0])); },
    skewy: (m, a) => { M.skewYSelf(m, angle(a[0])); },
    perspective: (m, a) => { M.perspectiveSelf(m, a[0] === 'none' ? 0 : length(a[0])); },
  };
  // The functions as CSS writes them: one blank behind each, a comma and a blank between values.
  G.transformMatrix = text => {
    const matrix = newMatrix(null, true);
    if (text === '') return matrix;
    const css = callNamed('style.set', '', 'transform', text, '');
    if (typeof css !== 'string') wrong();
    const value = callNamed('style.value', css, 'transform');
    if (value === 'none') return matrix;
    for (const one of each(split(value, ') '))) {
      const open = indexOf(one, '('), name = G.toASCIILower(slice(one, 0, open)), make = functions[name];
      if (open < 0 || make === undefined) wrong();
      make(matrix, split(slice(one, open + 1, slice(one, -1) === ')' ? -1 : one.length), ', '));
    }
    return matrix;
  };
}
