// js/webcrypto/random.js: Math.random with numbers derived from a seed. https://tc39.es/ecma262/#sec-math.random
//
// Reads and writes nothing of the arena. Exports seedRandom(): called before any script of the page runs. Exposes Math.random.
import { OP } from 'native';
import { primordials } from '../primordials.js';
import { callValues } from '../arena.js';
import { noteOne } from '../webidl/definitions.js';
import { define, markNative } from '../webidl/interface.js';

const BATCH = 64;
export const seedRandom = () => {
  let numbers = null, next = BATCH;
  const { random } = {
    __proto__: null,
    // A number of 53 bits, the precision of numbers below 1.
    random() {
      if (next === BATCH) { numbers = callValues(OP.random, BATCH); next = 0; }
      const high = numbers[next++] >>> 5, low = numbers[next++] >>> 6;
      return (high * 67_108_864 + low) / 9_007_199_254_740_992;
    },
  };
  markNative(random, 'random');
  define(primordials.constructors.Math, 'random', random, true, false, true);
  noteOne(primordials.constructors.Math, 'random', random, true, false, true);
};
