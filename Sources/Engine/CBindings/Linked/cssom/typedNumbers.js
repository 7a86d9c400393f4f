// js/cssom/typedNumbers.js: numbers with units, and calculations with them. https://drafts.css-houdini.org/css-typed-om-1/#numeric-objects
//
// A unit value is {interface, value, unit}. Other values are {interface, values}, where `values` is a private array of the operands:
// negations and inversions have one, clamps have three. A type is a private array of the powers of the base types, in their order; `hint`
// is the index of the base type that percentages resolve to, -1 for none.
//
// Reads and writes nothing of the arena.
// Exports newUnit(value, unit) · rectified(number or state): a state · numericType(state), isNumericType(state, base type's name) ·
//         numericOperations: the operations that js/cssom/numericTexts.js uses for texts · the steps of numeric interfaces
//         (js/idl/CSSTypedOM.webidl).
// Throws  TypeError, RangeError, SyntaxError. Exposes nothing.
'use strict'; { const G = this; const { each, primordials, privateArray, toASCIILower, words,
fail } = G;


const { TypeError, RangeError, join, sort } = primordials;

const bases = words('length angle time frequency resolution flex percent'), PERCENT = 6;
// Unit → the index of its base type, its canonical unit, and its size in that unit.
const units = { __proto__: null, number: { __proto__: null, base: -1, canonical: 'number', factor: 1 } };
const enter = (base, canonical, list) => {
  for (let i = 0; i < list.length; i += 2) units[list[i]] = { __proto__: null, base, canonical: canonical === '' ? list[i] : canonical, factor: list[i + 1] };
};
enter(0, 'px', ['px', 1, 'cm', 96 / 2.54, 'mm', 96 / 25.4, 'q', 96 / 101.6, 'in', 96, 'pt', 96 / 72, 'pc', 16]);
for (const unit of each(words('cap ch em ex ic lh rcap rch rem rex ric rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb ' +
  'lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax'))) enter(0, '', [unit, 1]);
enter(1, 'deg', ['deg', 1, 'grad', 0.9, 'rad', 180 / 3.141592653589793, 'turn', 360]);
enter(2, 's', ['s', 1, 'ms', 0.001]);
enter(3, 'hz', ['hz', 1, 'khz', 1000]);
enter(4, 'dppx', ['dppx', 1, 'dpi', 1 / 96, 'dpcm', 2.54 / 96, 'x', 1]);
enter(5, 'fr', ['fr', 1]);
enter(PERCENT, 'percent', ['percent', 1]);

const list = (...values) => { const made = privateArray(); for (let i = 0; i < values.length; i++) made[i] = values[i]; return made; };
const map = (values, change) => { const made = privateArray(); for (let i = 0; i < values.length; i++) made[i] = change(values[i]); return made; };
const every = (values, check) => { for (let i = 0; i < values.length; i++) if (!check(values[i])) return false; return true; };
const newUnit = G.newUnit = (value, unit) => ({ __proto__: null, interface: 'CSSUnitValue', object: undefined, value, unit });
const newMath = (name, values) => ({ __proto__: null, interface: name, object: undefined, values });
const rectified = G.rectified = value => typeof value === 'number' ? newUnit(value, 'number') : value;
const isUnit = state => state.interface === 'CSSUnitValue', isNumber = state => isUnit(state) && state.unit === 'number';

// Types. https://drafts.css-houdini.org/css-typed-om-1/#numeric-typing
const noType = () => { const type = privateArray(); for (let i = 0; i < bases.length; i++) type[i] = 0; type.hint = -1; return type; };
function copyOf(type) { const copy = noType(); for (let i = 0; i < type.length; i++) copy[i] = type[i]; copy.hint = type.hint; return copy; }
function hinted(type, hint) {
  const made = copyOf(type);
  made.hint = hint;
  if (hint !== PERCENT) { made[hint] += made[PERCENT]; made[PERCENT] = 0; }
  return made;
}
const same = (a, b) => { for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false; return true; };
const hasOther = type => { for (let i = 0; i < PERCENT; i++) if (type[i] !== 0) return true; return false; };
// The types of two operands made equal, null if they are incompatible.
function agreed(a, b) {
  if (a.hint >= 0 && b.hint >= 0 && a.hint !== b.hint) return null;
  if (a.hint >= 0) return list(a, hinted(b, a.hint));
  return b.hint >= 0 ? list(hinted(a, b.hint), b) : list(a, b);
}
function added(first, second) {
  const both = first === null || second === null ? null : agreed(first, second);
  if (both === null) return null;
  const a = both[0], b = both[1];
  if (same(a, b)) return a;
  if ((a[PERCENT] !== 0 || b[PERCENT] !== 0) && (hasOther(a) || hasOther(b))) {
    for (let base = 0; base < PERCENT; base++) if (same(hinted(a, base), hinted(b, base))) return hinted(a, base);
  }
  return null;
}
function multiplied(first, second) {
  const both = first === null || second === null ? null : agreed(first, second);
  if (both === null) return null;
  const made = copyOf(both[0]);
  for (let i = 0; i < made.length; i++) made[i] += both[1][i];
  return made;
}
function numericType(state) {
  const { values } = state;
  if (isUnit(state)) {
    const type = noType(), { base } = units[state.unit];
    if (base >= 0) type[base] = 1;
    return type;
  }
  let type = numericType(values[0]);
  if (state.interface === 'CSSMathInvert' && type !== null) for (let i = 0; i < type.length; i++) type[i] = -type[i];
  const combine = state.interface === 'CSSMathProduct' ? multiplied : added;
  for (let i = 1; i < values.length; i++) type = combine(type, numericType(values[i]));
  return type;
} G.numericType = numericType;
// A value with compatible operands.
function checked(state) {
  if (numericType(state) === null) throw new TypeError('The types of the values do not go together');
  return state;
}
G.isNumericType = (state, name) => {
  const type = numericType(state);
  if (type === null) return false;
  let sum = 0, found = 0;
  for (let i = 0; i < type.length; i++) {
    sum += type[i] < 0 ? -type[i] : type[i];
    if (bases[i] === name || name === 'length' && i === PERCENT) found += type[i];
  }
  return name === 'number' ? sum === 0 : sum === 1 && found === 1;
};

// Operations. https://drafts.css-houdini.org/css-typed-om-1/#dom-cssnumericvalue-add
const operands = (state, values, name) => {
  const made = privateArray();
  const take = value => {
    if (name !== '' && value.interface === name) for (let i = 0; i < value.values.length; i++) made[made.length] = value.values[i];
    else made[made.length] = value;
  };
  take(state);
  for (let i = 0; i < values.length; i++) made[made.length] = rectified(values[i]);
  return made;
};
const sameUnit = values => isUnit(values[0]) && every(values, value => isUnit(value) && value.unit === values[0].unit);
function folded(values, combine) {
  let { value } = values[0];
  for (let i = 1; i < values.length; i++) value = combine(value, values[i].value);
  return newUnit(value, values[0].unit);
}
const sum = values => sameUnit(values) ? folded(values, (a, b) => a + b) : checked(newMath('CSSMathSum', values));
const least = values => sameUnit(values) ? folded(values, (a, b) => a < b ? a : b) : checked(newMath('CSSMathMin', values));
const most = values => sameUnit(values) ? folded(values, (a, b) => a > b ? a : b) : checked(newMath('CSSMathMax', values));
function product(values) {
  let factor = 1, rest = null, count = 0;
  for (let i = 0; i < values.length; i++) {
    if (isNumber(values[i])) factor *= values[i].value;
    else { rest = values[i]; count++; }
  }
  if (count === 0) return newUnit(factor, 'number');
  if (count === 1 && isUnit(rest)) return newUnit(rest.value * factor, rest.unit);
  return checked(newMath('CSSMathProduct', values));
}
function negated(state) {
  if (isUnit(state)) return newUnit(-state.value, state.unit);
  return state.interface === 'CSSMathNegate' ? state.values[0] : newMath('CSSMathNegate', list(state));
}
function inverted(state) {
  if (isNumber(state)) {
    if (state.value === 0) throw new RangeError('A division by zero');
    return newUnit(1 / state.value, 'number');
  }
  return state.interface === 'CSSMathInvert' ? state.values[0] : newMath('CSSMathInvert', list(state));
}
function equal(a, b) {
  if (a.interface !== b.interface) return false;
  if (isUnit(a)) return a.value === b.value && a.unit === b.unit;
  if (a.values.length !== b.values.length) return false;
  for (let i = 0; i < a.values.length; i++) if (!equal(a.values[i], b.values[i])) return false;
  return true;
}

// Sum values: lists of {value, powers: unit → power, key: the powers as text}, null for values without one.
// https://drafts.css-houdini.org/css-typed-om-1/#create-a-sum-value
function item(value, powers) {
  const names = privateArray();
  for (const name in powers) if (powers[name] !== 0) names[names.length] = `${name}^${powers[name]}`;
  sort(names, (a, b) => a < b ? -1 : 1);
  return { __proto__: null, value, powers, key: join(names, ' ') };
}
function times(a, b) {
  const powers = { __proto__: null };
  for (const name in a.powers) powers[name] = a.powers[name];
  for (const name in b.powers) powers[name] = (powers[name] ?? 0) + b.powers[name];
  return item(a.value * b.value, powers);
}
// NB: A product of sums would grow without bound.
const MOST_ITEMS = 10000;
function sumValue(state) {
  const { values } = state;
  if (isUnit(state)) {
    const { canonical, factor } = units[state.unit], powers = { __proto__: null };
    if (canonical !== 'number') powers[canonical] = 1;
    return list(item(state.value * factor, powers));
  }
  const sums = map(values, sumValue);
  if (!every(sums, value => value !== null)) return null;
  switch (state.interface) {
    case 'CSSMathSum': {
      const found = privateArray(), places = { __proto__: null };
      for (const one of each(sums)) {
        for (let i = 0; i < one.length; i++) {
          const { powers, key } = one[i], place = places[key] ?? found.length;
          places[key] = place;
          found[place] = place < found.length ? { __proto__: null, value: found[place].value + one[i].value, powers, key } : one[i];
        }
      }
      return found;
    }
    case 'CSSMathNegate': return map(sums[0], one => item(-one.value, one.powers));
    case 'CSSMathInvert': {
      if (sums[0].length !== 1) return null;
      const powers = { __proto__: null };
      for (const name in sums[0][0].powers) powers[name] = -sums[0][0].powers[name];
      return list(item(1 / sums[0][0].value, powers));
    }
    case 'CSSMathProduct': {
      let found = list(item(1, { __proto__: null }));
      for (const one of each(sums)) {
        if (found.length * one.length > MOST_ITEMS) return null;
        const next = privateArray();
        for (let i = 0; i < found.length; i++) for (let j = 0; j < one.length; j++) next[next.length] = times(found[i], one[j]);
        found = next;
      }
      return found;
    }
    default: {
      if (!every(sums, one => one.length === 1 && one[0].key === sums[0][0].key)) return null;
      const numbers = map(sums, one => one[0].value);
      const found = state.interface === 'CSSMathClamp' ? numbers[1] < numbers[0] ? numbers[0] : numbers[1] > numbers[2] ? numbers[2] : numbers[1]
        : folded(map(numbers, rectified), state.interface === 'CSSMathMin' ? (a, b) => a < b ? a : b : (a, b) => a > b ? a : b).value;
      return list(item(found, sums[0][0].powers));
    }
  }
}
// The unit value of an item of a sum, null if the item has more than one unit.
function unitOf({ value, powers }) {
  let unit = 'number';
  for (const name in powers) {
    if (powers[name] === 0) continue;
    if (powers[name] !== 1 || unit !== 'number') return null;
    unit = name;
  }
  return newUnit(value, unit);
}
function converted(state, unit) {
  const from = units[state.unit], to = units[unit];
  return from.canonical === to.canonical ? newUnit(state.value * from.factor / to.factor, unit) : null;
}
const knownUnit = unit => units[toASCIILower(unit)] === undefined ? fail('SyntaxError') : toASCIILower(unit);
const wrong = () => { throw new TypeError('The value can not be converted'); };

const array = values => ({ __proto__: null, object: undefined, values });
const construct = name => values => {
  if (values.length === 0) fail('SyntaxError');
  return checked(newMath(name, map(values, rectified)));
};
const operators = { __proto__: null, CSSMathSum: 'sum', CSSMathProduct: 'product', CSSMathNegate: 'negate', CSSMathInvert: 'invert', CSSMathMin: 'min',
  CSSMathMax: 'max', CSSMathClamp: 'clamp' };
const valuesOf = state => state.array ??= array(state.values);
G.CSSNumericValueSteps = {
  __proto__: null,
  add: (state, values) => sum(operands(state, values, 'CSSMathSum')),
  sub: (state, values) => sum(operands(state, map(values, value => negated(rectified(value))), 'CSSMathSum')),
  mul: (state, values) => product(operands(state, values, 'CSSMathProduct')),
  div: (state, values) => product(operands(state, map(values, value => inverted(rectified(value))), 'CSSMathProduct')),
  min: (state, values) => least(operands(state, values, 'CSSMathMin')),
  max: (state, values) => most(operands(state, values, 'CSSMathMax')),
  equals: (state, values) => every(values, value => equal(state, rectified(value))),
  to(state, unit) {
    unit = knownUnit(unit);
    const found = sumValue(state);
    const value = found === null || found.length !== 1 ? null : unitOf(found[0]);
    return value === null ? wrong() : converted(value, unit) ?? wrong();
  },
  toSum(state, names) {
    const asked = map(names, knownUnit), found = sumValue(state);
    const values = found === null ? wrong() : map(found, unitOf);
    if (!every(values, value => value !== null)) wrong();
    if (asked.length === 0) {
      sort(values, (a, b) => a.unit < b.unit ? -1 : 1);
      return newMath('CSSMathSum', values);
    }
    const taken = privateArray(), sums = map(asked, unit => {
      let total = 0;
      for (let i = 0; i < values.length; i++) {
        const value = taken[i] === true ? null : converted(values[i], unit);
        if (value === null) continue;
        taken[i] = true;
        total += value.value;
      }
      return newUnit(total, unit);
    });
    for (let i = 0; i < values.length; i++) if (taken[i] !== true) wrong();
    return newMath('CSSMathSum', sums);
  },
  type(state) {
    const type = numericType(state), found = { __proto__: null };
    for (let i = 0; i < type.length; i++) if (type[i] !== 0) found[bases[i]] = type[i];
    if (type.hint >= 0) found.percentHint = bases[type.hint];
    return found;
  },
  parse: text => G.parseNumeric(text) ?? fail('SyntaxError'),
};
G.CSSUnitValueSteps = {
  __proto__: null,
  construct(value, unit) {
    if (units[toASCIILower(unit)] === undefined) throw new TypeError(`There is no unit ${unit}`);
    return newUnit(value, toASCIILower(unit));
  },
  value: state => state.value,
  setValue(state, value) { state.value = value; },
  unit: state => state.unit,
};
G.CSSMathValueSteps = { __proto__: null, operator: state => operators[state.interface] };
const listSteps = name => ({ __proto__: null, construct: construct(name), values: valuesOf });
G.CSSMathSumSteps = listSteps('CSSMathSum');
G.CSSMathProductSteps = listSteps('CSSMathProduct');
G.CSSMathMinSteps = listSteps('CSSMathMin');
G.CSSMathMaxSteps = listSteps('CSSMathMax');
const singleSteps = name => ({ __proto__: null, construct: value => newMath(name, list(rectified(value))), value: state => state.values[0] });
G.CSSMathNegateSteps = singleSteps('CSSMathNegate');
G.CSSMathInvertSteps = singleSteps('CSSMathInvert');
G.CSSMathClampSteps = {
  __proto__: null,
  construct: (lower, value, upper) => checked(newMath('CSSMathClamp', map(list(lower, value, upper), rectified))),
  lower: state => state.values[0], value: state => state.values[1], upper: state => state.values[2],
};
G.CSSNumericArraySteps = { __proto__: null, length: state => state.values.length, item: (state, index) => state.values[index] };
G.numericOperations = {
  __proto__: null, units, list, map, every, newMath, isUnit, isNumber, checked, sum, product, least, most, negated, inverted,
};
}
