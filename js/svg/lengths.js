// js/svg/lengths.js: SVG's numbers, lengths and angles, of attributes and detached.
// https://svgwg.org/svg2-draft/types.html#InterfaceSVGLength
//
// A length of an attribute {owner: function that writes it} notifies its owner of changes; relative lengths depend on its element.
//
// Reads   attributes, computed font sizes. Writes nothing.
// Exports newSVGNumber(number), newSVGLength(element id or 0, axis), newSVGAngle(): states · setSVGLength(state, text), setSVGAngle →
//         whether the text is valid · svgFloat(number): as a float · svgNumberText(number) · SVGNumberSteps, SVGLengthSteps, SVGAngleSteps
//         (js/idl/svgTypes.webidl).
// Throws  SyntaxError, NotSupportedError. Exposes nothing.
import { each, primordials, toASCIILower, words } from '../primordials.js';
import { nameOf } from '../arena.js';
import { nameIdOf } from '../memory.js';
import { fail } from '../webidl/conversions.js';
import { parentElementOf } from '../dom/Node.js';
import { textOf } from '../dom/contentAttributes.js';
import { computedValue } from 'late:../cssom/CSSStyleDeclaration.js';
import { viewport } from 'late:../cssom/view.js';
import { svgBox } from 'late:./animated.js';

const { exec, sqrt, fround, trunc, precisionText } = primordials;

// The shortest text that is parsed as the same float.
function numberText(number) {
  const float = fround(number);
  // OPTIMIZATION: Floats represent all of these integers exactly.
  if (trunc(float) === float && float < 16777216 && float > -16777216) return `${float}`;
  for (let digits = 1; digits < 9; digits++) {
    const text = `${+precisionText(float, digits)}`;
    if (fround(+text) === float) return text;
  }
  return `${float}`;
}
const touched = state => { if (state.owner !== null) state.owner(); };
export { fround as svgFloat, numberText as svgNumberText };
export const newSVGNumber = number => ({ __proto__: null, object: undefined, owner: null, number: fround(number) });
export const SVGNumberSteps = {
  __proto__: null,
  value: ({ number }) => number,
  setValue(state, number) { state.number = number; touched(state); },
};

const NUMBER = 1, PERCENTAGE = 2, EMS = 3, EXS = 4, PX = 5;
const unitNames = { __proto__: null, '': NUMBER, '%': PERCENTAGE, em: EMS, ex: EXS, px: PX, cm: 6, mm: 7, in: 8, pt: 9, pc: 10 };
const unitTexts = ['', '', '%', 'em', 'ex', 'px', 'cm', 'mm', 'in', 'pt', 'pc'];
const pixels = [0, 1, 0, 0, 0, 1, 96 / 2.54, 96 / 25.4, 96, 96 / 72, 16];
const shape = new primordials.RegExp('^\\s*([+-]?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?)([a-zA-Z]*|%)\\s*$');
// The size of the nearest viewport along an axis: 'x', 'y', or both.
function viewportSize(id, axis) {
  if (axis === '') {
    const width = viewportSize(id, 'x'), height = viewportSize(id, 'y');
    return sqrt((width * width + height * height) / 2);
  }
  for (let up = parentElementOf(id); up !== 0; up = parentElementOf(up)) {
    const name = nameOf(nameIdOf(up));
    if (name.ns !== 2 || name.local !== 'svg') continue;
    const box = svgBox(up);
    if (box !== null) return axis === 'x' ? box.width : box.height;
    const own = newLength(up, axis);
    setLength(own, textOf(up, axis === 'x' ? 'width' : 'height') ?? '100%');
    return valueOf(own);
  }
  return axis === 'x' ? viewport.width : viewport.height;
}
function scaleOf({ id, axis }, unit) {
  switch (unit) {
    case PERCENTAGE: return id === 0 ? 0 : viewportSize(id, axis) / 100;
    case EMS: case EXS: {
      const size = id === 0 ? 16 : +exec(shape, computedValue(id, 'font-size'))?.[1] || 16;
      return unit === EMS ? size : size / 2;
    }
    default: return pixels[unit];
  }
}
const newLength = (id, axis) => ({ __proto__: null, object: undefined, owner: null, id, axis, number: 0, unit: NUMBER });
export { newLength as newSVGLength };
const valueOf = state => fround(state.number * scaleOf(state, state.unit));
const setLength = (state, text) => {
  const match = exec(shape, text), unit = match === null ? undefined : unitNames[toASCIILower(match[2])];
  if (unit === undefined) return false;
  state.number = fround(+match[1]);
  state.unit = unit;
  return true;
};
export { setLength as setSVGLength };
const checkUnit = (unit, names) => { if (unit < 1 || unit >= names.length) fail('NotSupportedError', 'The operation is not supported.'); };
export const SVGLengthSteps = {
  __proto__: null,
  unitType: ({ unit }) => unit,
  value: valueOf,
  setValue(state, value) { state.number = fround(value / (scaleOf(state, state.unit) || 1)); touched(state); },
  valueInSpecifiedUnits: ({ number }) => number,
  setValueInSpecifiedUnits(state, number) { state.number = number; touched(state); },
  valueAsString: ({ number, unit }) => numberText(number) + unitTexts[unit],
  setValueAsString(state, text) { if (!setLength(state, text)) fail('SyntaxError'); touched(state); },
  newValueSpecifiedUnits(state, unit, number) {
    checkUnit(unit, unitTexts);
    state.unit = unit;
    state.number = number;
    touched(state);
  },
  convertToSpecifiedUnits(state, unit) {
    checkUnit(unit, unitTexts);
    const value = valueOf(state);
    state.unit = unit;
    state.number = fround(value / (scaleOf(state, unit) || 1));
    touched(state);
  },
};

const UNSPECIFIED = 1, angleNames = { __proto__: null, '': UNSPECIFIED, deg: 2, rad: 3, grad: 4 }, angleTexts = ['', '', 'deg', 'rad', 'grad'];
const degrees = [0, 1, 1, 180 / 3.141592653589793, 0.9];
export const newSVGAngle = () => ({ __proto__: null, object: undefined, owner: null, number: 0, unit: UNSPECIFIED });
const setAngle = (state, text) => {
  const match = exec(shape, text), unit = match === null ? undefined : angleNames[toASCIILower(match[2])];
  if (unit === undefined) return false;
  state.number = fround(+match[1]);
  state.unit = unit;
  return true;
};
export { setAngle as setSVGAngle };
export const SVGAngleSteps = {
  __proto__: null,
  unitType: ({ unit }) => unit,
  value: ({ number, unit }) => fround(number * degrees[unit]),
  setValue(state, value) { state.number = fround(value / degrees[state.unit]); touched(state); },
  valueInSpecifiedUnits: ({ number }) => number,
  setValueInSpecifiedUnits(state, number) { state.number = number; touched(state); },
  valueAsString: ({ number, unit }) => numberText(number) + angleTexts[unit],
  setValueAsString(state, text) { if (!setAngle(state, text)) fail('SyntaxError'); touched(state); },
  newValueSpecifiedUnits(state, unit, number) { checkUnit(unit, angleTexts); state.unit = unit; state.number = number; touched(state); },
  convertToSpecifiedUnits(state, unit) {
    checkUnit(unit, angleTexts);
    state.number = fround(state.number * degrees[state.unit] / degrees[unit]);
    state.unit = unit;
    touched(state);
  },
};
// The axes of attributes: those of the second dimension, of both dimensions; otherwise the first one.
const axes = { __proto__: null };
for (const name of each(words('y cy y1 y2 fy ry height refY markerHeight dy'))) axes[name] = 'y';
for (const name of each(words('r fr textLength'))) axes[name] = '';
export const svgAxis = name => axes[name] ?? 'x';
