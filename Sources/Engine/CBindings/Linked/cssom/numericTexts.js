// js/cssom/numericTexts.js: parsing and serialization of numbers with units and of calculations.
// https://drafts.css-houdini.org/css-typed-om-1/
//
// Reads and writes nothing of the arena.
// Exports parseNumeric(text): a state of js/cssom/typedNumbers.js, null for other texts · numericText(state). Exposes nothing.
'use strict'; { const G = this; const { isSpace, primordials, privateArray, setPrototypeOf, toASCIILower,
newUnit, numericOperations } = G;

const { units, list, map, every, newMath, isUnit, isNumber, checked, sum, product, least, most, negated, inverted } = numericOperations;
const { round, slice, codeAt, test, join } = primordials;

// https://drafts.css-houdini.org/css-typed-om-1/#numeric-serialization
function numberText(value) {
  if (value !== value) return 'NaN';
  if (value === Infinity || value === -Infinity) return value > 0 ? 'infinity' : '-infinity';
  const text = `${value > -1e9 && value < 1e9 ? round(value * 1e6) / 1e6 : value}`;
  return text === '-0' ? '0' : text;
}
const unitText = ({ value, unit }) => numberText(value) + (unit === 'number' ? '' : unit === 'percent' ? '%' : unit);
const isFinite = value => value - value === 0;
function numericText(state, isNested = false, isBare = false) {
  if (isUnit(state) && isFinite(state.value)) return unitText(state);
  if (isUnit(state)) {
    const factor = state.unit === 'number' ? '' : ` * ${unitText(newUnit(1, state.unit))}`;
    return `${isNested ? '(' : 'calc('}${numberText(state.value)}${factor})`;
  }
  const { values } = state;
  switch (state.interface) {
    case 'CSSMathMin': return `min(${join(map(values, value => numericText(value, true, true)), ', ')})`;
    case 'CSSMathMax': return `max(${join(map(values, value => numericText(value, true, true)), ', ')})`;
    case 'CSSMathClamp': return `clamp(${join(map(values, value => numericText(value, true, true)), ', ')})`;
  }
  let text = '';
  if (state.interface === 'CSSMathNegate') text = `-${numericText(values[0], true)}`;
  else if (state.interface === 'CSSMathInvert') text = `1 / ${numericText(values[0], true)}`;
  else {
    const isSum = state.interface === 'CSSMathSum', less = isSum ? 'CSSMathNegate' : 'CSSMathInvert';
    for (let i = 0; i < values.length; i++) {
      const isLess = i > 0 && values[i].interface === less;
      if (i > 0) text += isSum ? isLess ? ' - ' : ' + ' : isLess ? ' / ' : ' * ';
      text += numericText(isLess ? values[i].values[0] : values[i], true);
    }
  }
  return isBare ? text : `${isNested ? '(' : 'calc('}${text})`;
} G.numericText = numericText;

// https://drafts.css-houdini.org/css-typed-om-1/#reify-a-numeric-value
const MOST_NESTED = 64;
class Parser {
  constructor(text) { this.text = text; this.place = 0; this.depth = 0; }
  skip() { const start = this.place; while (isSpace(codeAt(this.text, this.place))) this.place++; return this.place > start; }
  takes(character) { if (this.text[this.place] !== character) return false; this.place++; return true; }
  // A number, a percentage or a dimension, or a function; null for anything else.
  value() {
    const start = this.place;
    let at = start;
    const digits = () => { const from = at; while (codeAt(this.text, at) >= 48 && codeAt(this.text, at) <= 57) at++; return at > from; };
    if (this.text[at] === '+' || this.text[at] === '-') at++;
    let isNumeric = digits();
    if (this.text[at] === '.') { at++; if (digits()) isNumeric = true; else return null; }
    if (!isNumeric) return this.call();
    const mantissa = at;
    if (this.text[at] === 'e' || this.text[at] === 'E') {
      at++;
      if (this.text[at] === '+' || this.text[at] === '-') at++;
      if (!digits()) at = mantissa;
    }
    const number = +slice(this.text, start, at), from = at;
    if (this.text[at] === '%') { this.place = at + 1; return newUnit(number, 'percent'); }
    while (at < this.text.length && test(/^[a-z]$/i, this.text[at])) at++;
    this.place = at;
    const unit = at === from ? 'number' : toASCIILower(slice(this.text, from, at));
    return units[unit] === undefined || unit === 'percent' || unit === 'number' && at > from ? null : newUnit(number, unit);
  }
  call() {
    let at = this.place;
    while (at < this.text.length && test(/^[a-z-]$/i, this.text[at])) at++;
    const name = toASCIILower(slice(this.text, this.place, at));
    if (this.text[at] !== '(' || this.depth >= MOST_NESTED) return null;
    this.place = at + 1;
    this.depth++;
    const found = privateArray();
    do {
      const value = this.sum();
      if (value === null) return null;
      found[found.length] = value;
    } while (this.takes(','));
    this.depth--;
    if (!this.takes(')')) return null;
    switch (name) {
      case '': case 'calc': case '-webkit-calc': return found.length === 1 ? found[0] : null;
      case 'min': return least(found);
      case 'max': return most(found);
      case 'clamp': return found.length === 3 ? checked(newMath('CSSMathClamp', found)) : null;
      default: return null;
    }
  }
  sum() {
    const found = privateArray(), places = { __proto__: null };
    let isLess = false;
    for (;;) {
      const value = this.product();
      if (value === null) return null;
      const terms = value.interface === 'CSSMathSum' ? value.values : list(value);
      for (let i = 0; i < terms.length; i++) this.addTerm(found, places, isLess ? negated(terms[i]) : terms[i]);
      // NB: White space after a factor has been skipped.
      const isApart = isSpace(codeAt(this.text, this.place - 1)), sign = this.text[this.place];
      if (sign !== '+' && sign !== '-') break;
      this.place++;
      if (!isApart || !this.skip()) return null;
      isLess = sign === '-';
    }
    return found.length === 1 ? found[0] : sum(found);
  }
  // Terms with the same unit are combined; `places` has the index of each unit's term.
  addTerm(found, places, term) {
    const place = isUnit(term) ? places[term.unit] : undefined;
    if (place !== undefined) { found[place] = newUnit(found[place].value + term.value, term.unit); return; }
    if (isUnit(term)) places[term.unit] = found.length;
    found[found.length] = term;
  }
  product() {
    const found = privateArray();
    let isLess = false;
    for (;;) {
      this.skip();
      const value = this.value();
      if (value === null) return null;
      found[found.length] = isLess ? inverted(value) : value;
      this.skip();
      const sign = this.text[this.place];
      if (sign !== '*' && sign !== '/') break;
      this.place++;
      isLess = sign === '/';
    }
    if (found.length === 1) return found[0];
    // A number times a sum is a sum.
    let factor = 1, rest = null, count = 0;
    for (let i = 0; i < found.length; i++) if (isNumber(found[i])) factor *= found[i].value; else { rest = found[i]; count++; }
    if (count === 1 && rest.interface === 'CSSMathSum' && every(rest.values, isUnit)) {
      return newMath('CSSMathSum', map(rest.values, value => newUnit(value.value * factor, value.unit)));
    }
    return product(found);
  }
}
G.parseNumeric = text => {
  const parser = new Parser(text);
  let value = null;
  parser.skip();
  // NB: Incompatible operands and a division by zero cause an exception.
  try { value = parser.value(); } catch { return null; }
  parser.skip();
  return parser.place === text.length ? value : null;
};
setPrototypeOf(Parser.prototype, null);
}
