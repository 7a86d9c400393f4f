// js/html/forms/meterProgress.js: members of meter and progress. https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element
//
// Reads   attributes. Writes them through native calls. Exports HTMLMeterElementSteps, HTMLProgressElementSteps. Exposes nothing.
'use strict'; { const G = this; const { primordials,
has, setText, textOf,
numberOf } = G;

const { max, numberText } = primordials;

const clamp = (value, low, high) => value < low ? low : value > high ? high : value;
const numberIn = (id, name, fallback) => { const value = numberOf(textOf(id, name)); return value === null ? fallback : value; };

function rangeOf(id) {
  const least = numberIn(id, 'min', 0), most = max(least, numberIn(id, 'max', 1)), low = clamp(numberIn(id, 'low', least), least, most);
  return {
    __proto__: null, min: least, max: most, value: clamp(numberIn(id, 'value', 0), least, most), low, high: clamp(numberIn(id, 'high', most), low, most),
    optimum: clamp(numberIn(id, 'optimum', (least + most) / 2), least, most),
  };
}
const write = (id, name, value) => setText(id, name, numberText(value));
G.HTMLMeterElementSteps = {
  __proto__: null,
  value: id => rangeOf(id).value, setValue(id, value) { write(id, 'value', value); },
  min: id => rangeOf(id).min, setMin(id, value) { write(id, 'min', value); },
  max: id => rangeOf(id).max, setMax(id, value) { write(id, 'max', value); },
  low: id => rangeOf(id).low, setLow(id, value) { write(id, 'low', value); },
  high: id => rangeOf(id).high, setHigh(id, value) { write(id, 'high', value); },
  optimum: id => rangeOf(id).optimum, setOptimum(id, value) { write(id, 'optimum', value); },
};

// https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
const maximumOf = id => { const value = numberIn(id, 'max', 1); return value > 0 ? value : 1; };
const valueOf = id => clamp(numberIn(id, 'value', 0), 0, maximumOf(id));
G.HTMLProgressElementSteps = {
  __proto__: null,
  value(id) { return valueOf(id); },
  setValue(id, value) { write(id, 'value', value); },
  max(id) { return maximumOf(id); },
  setMax(id, value) {
    if (value > 0) write(id, 'max', value);
  },
  position(id) { return has(id, 'value') ? valueOf(id) / maximumOf(id) : -1; },
};
}
