// js/html/forms/numericSteps.js: the numbers of input elements: limits, steps, and values between steps.
// https://html.spec.whatwg.org/multipage/input.html#common-input-element-apis
//
// Whether two numbers differ by a whole number of steps is decided with their decimal digits: 0.3 is three times 0.1, but not in binary
// fractions.
//
// Reads   attributes. Writes and exposes nothing.
// Exports textToNumber(type, text) → number or null · numberToText(type, number, step) · settingText(id, type, number): the text for a
//         script's number · minimumOf(id, type), maximumOf(id, type): number or null · isStepMismatch(id, type, number) · stepped(id, type,
//         text, count, isUp): the value after stepUp and stepDown, null if it cannot change, undefined without steps · nearestStep(id,
//         type, number): the value of a range · isNumberText(text): whether it is a valid floating-point number.
import { primordials, toASCIILower } from '../../primordials.js';
import { textOf } from '../../dom/contentAttributes.js';
import { numberOf } from '../elements/attributes.js';
import { dateNumber, dateText } from './dates.js';

const { slice, indexOf, codeAt, numberText, bigText, constructors } = primordials, { BigInt } = constructors;

// The default step, its unit, and the step base.
const steps = {
  __proto__: null,
  date: { __proto__: null, step: 1, scale: 86_400_000, base: 0 }, month: { __proto__: null, step: 1, scale: 1, base: 0 },
  week: { __proto__: null, step: 1, scale: 604_800_000, base: -259_200_000 }, time: { __proto__: null, step: 60, scale: 1000, base: 0 },
  'datetime-local': { __proto__: null, step: 60, scale: 1000, base: 0 }, number: { __proto__: null, step: 1, scale: 1, base: 0 },
  range: { __proto__: null, step: 1, scale: 1, base: 0 },
};
const isFinite = number => number - number === 0;
const isNumeric = type => type === 'number' || type === 'range';
// https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number NB: Without a regular expression, because a
// control's value is checked at each read.
const MINUS = 45, PLUS = 43, POINT = 46, SMALL_E = 101;
function digitsEnd(text, from) {
  let at = from;
  for (const { length } = text; at < length; at++) {
    const unit = codeAt(text, at);
    if (unit < 48 || unit > 57) break;
  }
  return at;
}
export function isNumberText(text) {
  const start = codeAt(text, 0) === MINUS ? 1 : 0;
  let at = digitsEnd(text, start);
  if (codeAt(text, at) === POINT) {
    const fraction = at + 1;
    at = digitsEnd(text, fraction);
    if (at === fraction) return false;
  } else if (at === start) return false;
  if ((codeAt(text, at) | 32) === SMALL_E) {
    const sign = codeAt(text, at + 1), exponent = sign === MINUS || sign === PLUS ? at + 2 : at + 1;
    at = digitsEnd(text, exponent);
    if (at === exponent) return false;
  }
  return at === text.length && isFinite(+text);
}
export function textToNumber(type, text) {
  if (text === null) return null;
  if (!isNumeric(type)) return dateNumber(type, text);
  const number = isNumberText(text) ? +text + 0 : numberOf(text);
  return number !== null && isFinite(number) ? number : null;
}
export const numberToText = (type, number, step) => isNumeric(type) ? isFinite(number) ? numberText(number) : '' : dateText(type, number, step);

export const minimumOf = (id, type) => textToNumber(type, textOf(id, 'min')) ?? (type === 'range' ? 0 : null);
export const maximumOf = (id, type) => textToNumber(type, textOf(id, 'max')) ?? (type === 'range' ? 100 : null);
// https://html.spec.whatwg.org/multipage/input.html#concept-input-step → null for any
function allowedStep(id, type) {
  const { step, scale } = steps[type], text = textOf(id, 'step');
  if (text === null) return step * scale;
  if (toASCIILower(text) === 'any') return null;
  const number = textToNumber('number', text);
  return (number === null || number <= 0 ? step : number) * scale;
}
// https://html.spec.whatwg.org/multipage/input.html#concept-input-min-zero
const stepBase = (id, type) => textToNumber(type, textOf(id, 'min')) ?? textToNumber(type, textOf(id, 'value')) ?? steps[type].base;

// The text of a number that a script sets; a time is shown as precisely as the element's steps require.
export const settingText = (id, type, number) => numberToText(type, number, isNumeric(type) ? undefined : allowedStep(id, type) ?? undefined);

// The digits of a number as an integer, and the power of ten by which it is multiplied.
function decimal(number) {
  const text = numberText(number), e = indexOf(text, 'e'), mantissa = e < 0 ? text : slice(text, 0, e), point = indexOf(mantissa, '.');
  const digits = point < 0 ? mantissa : slice(mantissa, 0, point) + slice(mantissa, point + 1);
  return { __proto__: null, digits: BigInt(digits), power: (e < 0 ? 0 : +slice(text, e + 1)) - (point < 0 ? 0 : mantissa.length - point - 1) };
}
const raised = ({ digits, power }, to) => digits * 10n ** BigInt(power - to);
// The last step at or below a number, in integers: {count, rest, step, base, power}.
function placeIn(number, base, step) {
  const value = decimal(number), from = decimal(base), size = decimal(step);
  let { power } = value;
  if (from.power < power) ({ power } = from);
  if (size.power < power) ({ power } = size);
  const stepDigits = raised(size, power), baseDigits = raised(from, power), distance = raised(value, power) - baseDigits;
  let count = distance / stepDigits, rest = distance % stepDigits;
  if (rest < 0n) { count -= 1n; rest += stepDigits; }
  return { __proto__: null, count, rest, step: stepDigits, base: baseDigits, power };
}
const numberAt = (place, count) => +`${bigText(place.base + count * place.step)}e${place.power}`;
const alignedBelow = (number, base, step) => { const place = placeIn(number, base, step); return numberAt(place, place.count); };
const alignedAbove = (number, base, step) => {
  const place = placeIn(number, base, step);
  return numberAt(place, place.rest === 0n ? place.count : place.count + 1n);
};

export function isStepMismatch(id, type, number) {
  const step = allowedStep(id, type);
  return step !== null && placeIn(number, stepBase(id, type), step).rest !== 0n;
}
// The smallest steps of dates and times that have texts, unless the element has a smaller one.
const FIRST_DAY = -62_135_596_800_000, LAST_DAY = 8.64e15;
const limits = {
  __proto__: null, date: [FIRST_DAY, LAST_DAY], week: [FIRST_DAY, LAST_DAY], 'datetime-local': [FIRST_DAY, LAST_DAY], month: [-23_628, 3_285_488],
  time: [0, 86_399_999],
};
// https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup AD-HOC: For a negative count Safari steps in the other direction,
// where the standard does nothing, and it continues counting from the step to which an unaligned value was moved.
export function stepped(id, type, text, count, isUp) {
  const step = allowedStep(id, type);
  if (step === null) return undefined;
  const all = limits[type], base = stepBase(id, type);
  const minimum = minimumOf(id, type) ?? (all === undefined ? null : all[0]), maximum = maximumOf(id, type) ?? (all === undefined ? null : all[1]);
  if (minimum !== null && maximum !== null && (minimum > maximum || alignedAbove(minimum, base, step) > maximum)) return null;
  const before = textToNumber(type, text) ?? 0, place = placeIn(before, base, step);
  const steps = isUp ? count : -count;
  let value = before;
  if (place.rest === 0n || steps < 0) value = numberAt(place, place.count + BigInt(place.rest === 0n ? steps : steps + 1));
  else if (steps > 0) value = numberAt(place, place.count + BigInt(steps));
  if (minimum !== null && value < minimum) value = alignedAbove(minimum, base, step);
  if (maximum !== null && value > maximum) value = alignedBelow(maximum, base, step);
  // A limit does not move the value against the direction.
  if (steps < 0 ? value > before : steps > 0 && value < before) return null;
  return settingText(id, type, value);
}
// The value of a range: within its limits, on a step. https://html.spec.whatwg.org/multipage/input.html#range-state-(type=range)
export function nearestStep(id, type, number) {
  const minimum = minimumOf(id, type), maximum = maximumOf(id, type), step = allowedStep(id, type), base = stepBase(id, type);
  let value = number > maximum ? maximum : number;
  if (value < minimum || maximum < minimum) value = minimum;
  if (step === null || maximum < minimum) return value;
  const place = placeIn(value, base, step);
  if (place.rest === 0n) return value;
  const below = numberAt(place, place.count), above = numberAt(place, place.count + 1n);
  const isCloserBelow = place.rest * 2n < place.step;
  if (above > maximum) return below >= minimum ? below : value;
  return below < minimum || !isCloserBelow ? above : below;
}
