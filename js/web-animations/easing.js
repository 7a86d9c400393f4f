// js/web-animations/easing.js: easing functions. https://drafts.csswg.org/css-easing-2/
//
// Reads and writes nothing of the arena.
// Exports easingFunction(serialized text): a function of the progress and of whether the animation has not begun, or null.
// Throws  nothing. Exposes nothing.
import { primordials, privateArray } from '../primordials.js';

const { floor, indexOf, slice, split } = primordials;
const curves = {
  __proto__: null, ease: 'cubic-bezier(0.25, 0.1, 0.25, 1)', 'ease-in': 'cubic-bezier(0.42, 0, 1, 1)', 'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
  'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
};

// Steps, by the positions of the first and the last one. https://drafts.csswg.org/css-easing-2/#step-easing-algo
function steps(count, position) {
  const isAtStart = position === 'start' || position === 'jump-start' || position === 'jump-both';
  const jumps = position === 'jump-none' ? count - 1 : position === 'jump-both' ? count + 1 : count;
  return (progress, isBefore) => {
    let step = floor(progress * count);
    if (isAtStart) step++;
    if (isBefore && progress * count % 1 === 0) step--;
    if (progress >= 0 && step < 0) step = 0;
    if (progress <= 1 && step > jumps) step = jumps;
    return step / jumps;
  };
}
// A curve from 0, 0 to 1, 1 with two points between. https://drafts.csswg.org/css-easing-2/#cubic-bezier-algo
function bezier(x1, y1, x2, y2) {
  const at = (a, b, t) => ((1 - 3 * b + 3 * a) * t + 3 * b - 6 * a) * t * t + 3 * a * t;
  const before = x1 > 0 ? y1 / x1 : y1 === 0 && x2 > 0 ? y2 / x2 : x1 === 0 && y1 === 0 && x2 === 0 && y2 === 0 ? 1 : 0;
  const after = x2 < 1 ? (y2 - 1) / (x2 - 1) : y2 === 1 && x1 < 1 ? (y1 - 1) / (x1 - 1) : x2 === 1 && y2 === 1 && x1 === 1 && y1 === 1 ? 1 : 0;
  return progress => {
    if (progress <= 0) return progress * before;
    if (progress >= 1) return 1 + (progress - 1) * after;
    let low = 0, high = 1;
    for (let i = 0; i < 50; i++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < progress) low = middle; else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}
// Straight lines between points; points without a position are spread evenly. https://drafts.csswg.org/css-easing-2/#linear-easing-function
function lines(parts) {
  const inputs = privateArray(), outputs = privateArray();
  for (let i = 0; i < parts.length; i++) {
    const words = split(parts[i], ' ');
    let places = 0, output = 0;
    for (let k = 0; k < words.length; k++) if (words[k] !== '' && words[k][words[k].length - 1] !== '%') output = +words[k];
    for (let k = 0; k < words.length; k++) {
      if (words[k] === '' || words[k][words[k].length - 1] !== '%') continue;
      places++;
      inputs[inputs.length] = +slice(words[k], 0, -1) / 100;
      outputs[outputs.length] = output;
    }
    if (places === 0) { inputs[inputs.length] = null; outputs[outputs.length] = output; }
  }
  const last = inputs.length - 1;
  inputs[0] ??= 0;
  inputs[last] ??= 1;
  for (let from = 0, to; from < last; from = to) {
    for (to = from + 1; inputs[to] === null; to++);
    for (let i = from + 1; i < to; i++) inputs[i] = inputs[from] + (inputs[to] - inputs[from]) * (i - from) / (to - from);
    if (inputs[to] < inputs[from]) inputs[to] = inputs[from];
  }
  return progress => {
    if (last === 0) return outputs[0];
    let i = 0;
    while (i < last - 1 && inputs[i + 1] <= progress) i++;
    const width = inputs[i + 1] - inputs[i];
    return width === 0 ? outputs[i + 1] : outputs[i] + (outputs[i + 1] - outputs[i]) * (progress - inputs[i]) / width;
  };
}

export const easingFunction = text => {
  if (text === 'linear') return progress => progress;
  const full = curves[text] ?? text, open = indexOf(full, '(');
  if (open < 0 || indexOf(full, ')') !== full.length - 1) return null;
  const name = slice(full, 0, open), parts = split(slice(full, open + 1, -1), ', ');
  if (name === 'cubic-bezier') return bezier(+parts[0], +parts[1], +parts[2], +parts[3]);
  if (name === 'steps') return steps(+parts[0], parts[1] ?? 'end');
  return name === 'linear' ? lines(parts) : null;
};
