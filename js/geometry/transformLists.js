// js/geometry/transformLists.js: matrices from values of CSS's `transform` property.
// https://drafts.csswg.org/css-transforms/#transform-functions
//
// Reads and writes nothing of the arena. Exports transformMatrix(text): the state of a matrix. Throws SyntaxError. Exposes nothing.
import { OP } from 'native';
import { primordials, privateArray } from '../primordials.js';
import { callValues } from '../arena.js';
import { fail } from '../webidl/conversions.js';
import { newMatrix } from './DOMMatrix.js';

const { split } = primordials;

export const transformMatrix = text => {
  if (text === '') return newMatrix(null, true);
  const found = callValues(OP.transformMatrix, text);
  if (typeof found !== 'string') fail('SyntaxError');
  const words = split(found, ' '), cells = privateArray();
  for (let i = 0; i < 16; i++) cells[i] = +words[i];
  return newMatrix(cells, words[16] === '2d');
};
