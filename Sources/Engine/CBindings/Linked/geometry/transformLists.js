// js/geometry/transformLists.js: matrices from values of CSS's `transform` property.
// https://drafts.csswg.org/css-transforms/#transform-functions
//
// Reads and writes nothing of the arena. Exports transformMatrix(text): the state of a matrix. Throws SyntaxError. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, transformMatrix: 68 }; 
const { primordials, privateArray,
callValues,
fail,
newMatrix } = G;

const { split } = primordials;

G.transformMatrix = text => {
  if (text === '') return newMatrix(null, true);
  const found = callValues(OP.transformMatrix, text);
  if (typeof found !== 'string') fail('SyntaxError');
  const words = split(found, ' '), cells = privateArray();
  for (let i = 0; i < 16; i++) cells[i] = +words[i];
  return newMatrix(cells, words[16] === '2d');
};
}
