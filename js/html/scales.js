// js/html/scales.js: members of meter and progress. https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element
//
// Reads   attributes. Writes them through native calls. Exposes and offers nothing itself.
'use strict';
{
  const G = this;
  const { extend, extendAccessors, elementId, textOf, has, setText, numberOf, accessor } = G, { max, numberText } = G.primordials;

  const clamp = (value, low, high) => value < low ? low : value > high ? high : value;
  const numberIn = (id, name, fallback) => { const value = numberOf(textOf(id, name)); return value === null ? fallback : value; };

  function rangeOf(id) {
    const least = numberIn(id, 'min', 0), most = max(least, numberIn(id, 'max', 1)), low = clamp(numberIn(id, 'low', least), least, most);
    return {
      __proto__: null, min: least, max: most, value: clamp(numberIn(id, 'value', 0), least, most), low, high: clamp(numberIn(id, 'high', most), low, most),
      optimum: clamp(numberIn(id, 'optimum', (least + most) / 2), least, most),
    };
  }
  const write = (id, name, value) => setText(id, name, numberText(G.toDouble(value)));
  for (const name of ['min', 'max', 'value', 'low', 'high', 'optimum']) {
    const property = { __proto__: null, get: id => rangeOf(id)[name], set(id, value) { write(id, name, value); } };
    extendAccessors('HTMLMeterElement', { __proto__: null, [name]: accessor(name, property, elementId) });
  }

  // https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
  const maximumOf = id => { const value = numberIn(id, 'max', 1); return value > 0 ? value : 1; };
  const valueOf = id => clamp(numberIn(id, 'value', 0), 0, maximumOf(id));
  extend('HTMLProgressElement', {
    __proto__: null,
    get value() { return valueOf(elementId(this)); },
    set value(value) { write(elementId(this), 'value', value); },
    get max() { return maximumOf(elementId(this)); },
    set max(value) {
      const id = elementId(this);
      value = G.toDouble(value);
      if (value > 0) write(id, 'max', value);
    },
    get position() { const id = elementId(this); return has(id, 'value') ? valueOf(id) / maximumOf(id) : -1; },
  });
}
