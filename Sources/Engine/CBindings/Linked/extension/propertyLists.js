// js/extension/propertyLists.js: property lists between an extension's script and native code.
//
// A value is passed whole, in one call: as a tape, numbers in a Float64Array, and the concatenated text of all its strings. On the tape
// each value is its kind, followed by the data of that kind (TapeReader.swift, ArgumentConversion.swift):
//
//   0 null   1 false   2 true   3 number: the number   4 string: the number of code units   5 date: seconds since 1970
//   6 array: the count, then the values   7 dictionary: the count, then pairs of a value and its key
//
// A key is ~length, and its characters are in the text; or it is the number of an equal earlier key, counted from 0. Native code does not
// write such numbers.
//
// Exports writeTape(value): the payload of run(): {numbers, count, text; problem: why no property list can represent it, or undefined;
//         losses: three items for each value that was dropped or converted: its path, the reason, and the exception} · writeJSONTape(json):
//         a script's value, which was converted to JSON · readTape(numbers, text): finalize()'s argument.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, payloadIsArray: 190 }; 
const { PrivateMap, getPrototypeOf, primordials, privateArray,
callValues,
define,
platformInterface } = G;

const { Float64Array, setBytes, slice, isArray, Date, dateTime, arrayPrototype, objectPrototype, isWellFormed, toWellFormed, keysOf, parse,
} = primordials;
const NULL = 0, FALSE = 1, TRUE = 2, NUMBER = 3, STRING = 4, DATE = 5, ARRAY = 6, DICTIONARY = 7;
// The value of PropertyValue.maximumDepth.
const DEEPEST = 1000;
// A sparse array can have any length; a longer one would exceed the memory of a payload.
const LONGEST = 16000000;
// The maximum number of losses: a payload full of nodes needs no list as large as the page.
const MOST_LOSSES = 100;

// NB: document.all is an object, although its type is that of undefined.
const isObject = value => typeof value === 'object' ? value !== null : typeof value === 'function' || (typeof value === 'undefined' && value !== undefined);

function describe(value) {
  if (value === undefined || value === null) return `${value}`;
  return typeof value === 'bigint' ? 'a BigInt' : `a ${typeof value}`;
}

// The seconds since 1970 of a date; undefined for all other objects. NB: Calling the function on another object creates an error, which
// would be most of the cost of a plain object.
function secondsOf(value) {
  if (typeof value === 'function') return undefined;
  try {
    const prototype = getPrototypeOf(value);
    return prototype === objectPrototype || prototype === null ? undefined : dateTime(value) / 1000;
  } catch { return undefined; }
}

// The conversion of a JavaScript object to a dictionary that Apple's hosts show: enumerable string keys, own and inherited, in for…in
// order; dates stay dates. Getters and traps of the script's objects run meanwhile; they may begin another conversion.
class Tape {
  numbers = new Float64Array(64);
  room = 64;
  count = 0;
  text = '';
  problem = undefined;
  losses = privateArray();
  // The numbers of the keys in the text.
  keys = new PrivateMap();
  keyCount = 0;
  // The objects that contain the value being converted, and the key or index of the value in each.
  enclosing = new PrivateMap();
  path = privateArray();
  depth = 0;
  // For each of these objects: the keys that were written, then gaps and the names that are still to be read.
  names = privateArray();
  nameCount = 0;
  // Whether inherited keys are left out.
  isOwn = false;

  put(number) {
    if (this.count === this.room) {
      const longer = new Float64Array(this.room *= 2);
      setBytes(longer, this.numbers);
      this.numbers = longer;
    }
    this.numbers[this.count++] = number;
  }

  place() {
    let text = '';
    for (let i = 0; i < this.depth; i++) {
      const part = this.path[i];
      text += typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${toWellFormed(part)}`;
    }
    return text;
  }

  lose(reason, thrown) {
    const { losses } = this, { length } = losses;
    if (length >= 3 * MOST_LOSSES) return;
    losses[length] = this.place();
    losses[length + 1] = reason;
    losses[length + 2] = thrown;
  }

  fail(problem) {
    this.problem = problem;
    throw this;
  }

  // The argument of completionFunction: always a dictionary; an array has its indices as keys.
  putPayload(value) {
    if (!isObject(value)) this.fail(`completionFunction was given ${describe(value)}, not an object`);
    if (!this.putPlatformObject(value)) this.putDictionary(value);
  }

  // Whether a value can be represented.
  putValue(value) {
    switch (typeof value) {
      case 'string':
        this.put(STRING);
        this.put(value.length);
        this.text += value;
        return true;
      case 'number':
        this.put(NUMBER);
        this.put(value);
        return true;
      case 'boolean':
        this.put(value ? TRUE : FALSE);
        return true;
      case 'symbol':
      case 'bigint':
        this.lose(`${describe(value)} is no property-list value`);
        return false;
    }
    if (value === undefined) return false;
    if (value === null) this.put(NULL);
    else if (this.putPlatformObject(value)) return true;
    // NB: To the hosts a Proxy of an array is an object like any other.
    else if (isArray(value) && callValues(OP.payloadIsArray, value)) this.putArray(value);
    else {
      const seconds = secondsOf(value);
      if (seconds !== undefined) return this.putDate(seconds);
      this.putDictionary(value);
    }
    return true;
  }

  putPlatformObject(value) {
    let name = null;
    try { name = platformInterface(value); } catch { /* A trap threw, so the object is the script's own. */ }
    if (name === null) return false;
    this.lose(`a ${name} can't be handed over; take its text or attributes`);
    this.put(DICTIONARY);
    this.put(0);
    return true;
  }

  putDate(seconds) {
    const isValid = seconds === seconds;
    if (isValid) {
      this.put(DATE);
      this.put(seconds);
    } else this.lose('an invalid date is no property-list value');
    return isValid;
  }

  enter(value) {
    if (this.enclosing.has(value)) this.fail(`${this.depth === 0 ? 'the payload' : this.place()} contains itself`);
    if (this.depth === DEEPEST) this.fail(`the payload is nested more than ${DEEPEST} levels deep`);
    this.enclosing.set(value, true);
    this.depth++;
  }

  leave(value) {
    this.enclosing.delete(value);
    this.depth--;
  }

  // A property of the object that was entered last; undefined if reading it throws.
  read(value, key) {
    this.path[this.depth - 1] = key;
    try { return value[key]; } catch (error) {
      this.lose('reading it threw', error);
      return undefined;
    }
  }

  putArray(value) {
    const { length } = value;
    this.enter(value);
    if (length > LONGEST) this.fail(`an array has more than ${LONGEST} elements`);
    this.put(ARRAY);
    this.put(length);
    for (let i = 0; i < length; i++) if (!this.putValue(this.read(value, i))) this.put(NULL);
    this.leave(value);
  }

  putDictionary(value) {
    this.enter(value);
    const { names, nameCount: first } = this;
    // NB: All are known before one is read: a getter may add others, and take some away.
    if (this.isOwn) {
      const own = keysOf(value);
      for (let i = 0; i < own.length; i++) names[this.nameCount++] = own[i];
    } else {
      try { for (const name in value) names[this.nameCount++] = name; } catch { this.nameCount = first; }
    }
    const end = this.nameCount;
    this.put(DICTIONARY);
    const place = this.count;
    this.put(0);
    // The keys that were put, once one of them is not the script's.
    let size = 0, taken = null;
    for (let i = first; i < end; i++) {
      let key = names[i];
      const read = this.read(value, key);
      if (read === undefined) continue;
      if (!isWellFormed(key)) {
        this.lose('its key has a lone surrogate, which no property list can hold; U+FFFD stands for it');
        key = toWellFormed(key);
        if (taken === null) {
          taken = new PrivateMap();
          for (let j = first; j < first + size; j++) taken.set(names[j], true);
        }
      }
      if (taken !== null && taken.has(key)) {
        this.lose('another entry has this key already; this one is dropped');
        continue;
      }
      if (!this.putValue(read)) continue;
      this.putKey(key);
      names[first + size++] = key;
      if (taken !== null) taken.set(key, true);
    }
    this.numbers[place] = size;
    this.nameCount = first;
    this.leave(value);
  }

  putKey(key) {
    const known = this.keys.get(key);
    if (known === undefined) {
      this.keys.set(key, this.keyCount++);
      this.put(~key.length);
      this.text += key;
    } else this.put(known);
  }
}

G.writeTape = value => {
  const tape = new Tape();
  try { tape.putPayload(value); } catch (error) { if (error !== tape) throw error; }
  return tape;
};

G.writeJSONTape = json => {
  const tape = new Tape();
  tape.isOwn = true;
  try { tape.putValue(parse(json)); } catch (error) { if (error !== tape) throw error; }
  return tape;
};

G.readTape = (numbers, text) => {
  let at = 0, place = 0;
  const nextText = length => slice(text, place, place += length);
  // NB: Properties that scripts set on the language's prototypes must not be read here.
  function add(object, prototype, key, value) {
    if (key in prototype) define(object, key, value, true, true, true); else object[key] = value;
  }
  function nextValue() {
    switch (numbers[at++]) {
      case NULL: return null;
      case FALSE: return false;
      case TRUE: return true;
      case NUMBER: return numbers[at++];
      case STRING: return nextText(numbers[at++]);
      case DATE: return new Date(numbers[at++] * 1000);
      case ARRAY: {
        const array = [], length = numbers[at++];
        for (let i = 0; i < length; i++) add(array, arrayPrototype, i, nextValue());
        return array;
      }
      case DICTIONARY: {
        const object = {};
        for (let left = numbers[at++]; left > 0; left--) {
          const value = nextValue();
          add(object, objectPrototype, nextText(~numbers[at++]), value);
        }
        return object;
      }
    }
  }
  return nextValue();
};
}
