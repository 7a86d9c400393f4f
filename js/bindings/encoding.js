// js/bindings/encoding.js: the bindings that js/idl/generate.py made of js/idl/encoding.webidl. Not to be edited.
//
// Exposes TextDecoder, TextDecoderStream, TextEncoder, TextEncoderStream.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, fromDictionary, need, toBuffer, toDictionary, toText, toUSV, wrongReceiver,
    wrongValue,
  } = G;
  const TextDecoderSteps = G.TextDecoderSteps;
  const TextDecoderCommonSteps = G.TextDecoderCommonSteps;
  const TextDecoderStreamSteps = G.TextDecoderStreamSteps;
  const GenericTransformStreamSteps = G.GenericTransformStreamSteps;
  const TextEncoderSteps = G.TextEncoderSteps;
  const TextEncoderCommonSteps = G.TextEncoderCommonSteps;
  const TextEncoderStreamSteps = G.TextEncoderStreamSteps;
  function toTextDecoderOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      fatal: (member = given.fatal) === undefined ? false : !!member,
      ignoreBOM: (member = given.ignoreBOM) === undefined ? false : !!member,
    };
  }
  function toTextDecodeOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      stream: (member = given.stream) === undefined ? false : !!member,
    };
  }

  class TextDecoderBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextDecoder', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TextDecoder', where);
      return value.#state;
    }
  }
  G.TextDecoderBrand = TextDecoderBrand;
  const TextDecoder = defineInterface('TextDecoder', {
    __proto__: null,
    construct(object, label = undefined, options = undefined) {
      label = label === undefined ? 'utf-8' : toText(label);
      options = toTextDecoderOptions(options);
      return new TextDecoderBrand(object, TextDecoderSteps.construct(label, options));
    },
    members: {
      constructor: undefined,
      get encoding() { return TextDecoderCommonSteps.encoding(TextDecoderBrand.of(this, 'encoding', 1)); },
      get fatal() { return TextDecoderCommonSteps.fatal(TextDecoderBrand.of(this, 'fatal', 1)); },
      get ignoreBOM() { return TextDecoderCommonSteps.ignoreBOM(TextDecoderBrand.of(this, 'ignoreBOM', 1)); },
      decode(input = undefined, options = undefined) {
        const state = TextDecoderBrand.of(this, 'decode');
        if (input !== undefined) input = toBuffer(input, 'AllowSharedBufferSource', 132003);
        options = toTextDecodeOptions(options);
        return TextDecoderSteps.decode(state, input, options);
      },
    },
  });
  G.makeTextDecoder = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TextDecoder') return G[`make${state.interface}`](state);
    return new TextDecoderBrand(ObjectCreate(TextDecoder.prototype), state);
  };
  G.isTextDecoder = TextDecoderBrand.is;
  G.textDecoderState = TextDecoderBrand.from;

  class TextDecoderStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextDecoderStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TextDecoderStream', where);
      return value.#state;
    }
  }
  G.TextDecoderStreamBrand = TextDecoderStreamBrand;
  const TextDecoderStream = defineInterface('TextDecoderStream', {
    __proto__: null,
    construct(object, label = undefined, options = undefined) {
      label = label === undefined ? 'utf-8' : toText(label);
      options = toTextDecoderOptions(options);
      return new TextDecoderStreamBrand(object, TextDecoderStreamSteps.construct(label, options));
    },
    members: {
      constructor: undefined,
      get encoding() { return TextDecoderCommonSteps.encoding(TextDecoderStreamBrand.of(this, 'encoding', 1)); },
      get fatal() { return TextDecoderCommonSteps.fatal(TextDecoderStreamBrand.of(this, 'fatal', 1)); },
      get ignoreBOM() { return TextDecoderCommonSteps.ignoreBOM(TextDecoderStreamBrand.of(this, 'ignoreBOM', 1)); },
      get readable() { return G.makeReadableStream(GenericTransformStreamSteps.readable(TextDecoderStreamBrand.of(this, 'readable', 1))); },
      get writable() { return G.makeWritableStream(GenericTransformStreamSteps.writable(TextDecoderStreamBrand.of(this, 'writable', 1))); },
    },
  });
  G.makeTextDecoderStream = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TextDecoderStream') return G[`make${state.interface}`](state);
    return new TextDecoderStreamBrand(ObjectCreate(TextDecoderStream.prototype), state);
  };
  G.isTextDecoderStream = TextDecoderStreamBrand.is;
  G.textDecoderStreamState = TextDecoderStreamBrand.from;

  class TextEncoderBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextEncoder', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TextEncoder', where);
      return value.#state;
    }
  }
  G.TextEncoderBrand = TextEncoderBrand;
  const TextEncoder = defineInterface('TextEncoder', {
    __proto__: null,
    construct(object) {
      return new TextEncoderBrand(object, TextEncoderSteps.construct());
    },
    members: {
      constructor: undefined,
      get encoding() { return TextEncoderCommonSteps.encoding(TextEncoderBrand.of(this, 'encoding', 1)); },
      encode(input = undefined) {
        const state = TextEncoderBrand.of(this, 'encode');
        input = input === undefined ? '' : toUSV(input);
        return TextEncoderSteps.encode(state, input);
      },
      encodeInto(source, destination) {
        const state = TextEncoderBrand.of(this, 'encodeInto');
        need(arguments.length, 2);
        source = toUSV(source);
        destination = toBuffer(destination, 'Uint8Array', 893465);
        return fromDictionary(TextEncoderSteps.encodeInto(state, source, destination));
      },
    },
  });
  G.makeTextEncoder = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TextEncoder') return G[`make${state.interface}`](state);
    return new TextEncoderBrand(ObjectCreate(TextEncoder.prototype), state);
  };
  G.isTextEncoder = TextEncoderBrand.is;
  G.textEncoderState = TextEncoderBrand.from;

  class TextEncoderStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextEncoderStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TextEncoderStream', where);
      return value.#state;
    }
  }
  G.TextEncoderStreamBrand = TextEncoderStreamBrand;
  const TextEncoderStream = defineInterface('TextEncoderStream', {
    __proto__: null,
    construct(object) {
      return new TextEncoderStreamBrand(object, TextEncoderStreamSteps.construct());
    },
    members: {
      constructor: undefined,
      get encoding() { return TextEncoderCommonSteps.encoding(TextEncoderStreamBrand.of(this, 'encoding', 1)); },
      get readable() { return G.makeReadableStream(GenericTransformStreamSteps.readable(TextEncoderStreamBrand.of(this, 'readable', 1))); },
      get writable() { return G.makeWritableStream(GenericTransformStreamSteps.writable(TextEncoderStreamBrand.of(this, 'writable', 1))); },
    },
  });
  G.makeTextEncoderStream = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TextEncoderStream') return G[`make${state.interface}`](state);
    return new TextEncoderStreamBrand(ObjectCreate(TextEncoderStream.prototype), state);
  };
  G.isTextEncoderStream = TextEncoderStreamBrand.is;
  G.textEncoderStreamState = TextEncoderStreamBrand.from;
}
