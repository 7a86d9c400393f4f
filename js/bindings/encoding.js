// js/bindings/encoding.js: the bindings that js/idl/generate.py made of js/idl/encoding.webidl. Not to be edited.
//
// Exposes TextDecoderStream, TextEncoderStream.
'use strict';
{
  const G = this;
  const { Given, NOTHING, ObjectCreate, defineInterface, toDictionary, toText, wrongReceiver, wrongValue } = G;
  const TextDecoderStreamSteps = G.TextDecoderStreamSteps;
  const TextDecoderCommonSteps = G.TextDecoderCommonSteps;
  const GenericTransformStreamSteps = G.GenericTransformStreamSteps;
  const TextEncoderStreamSteps = G.TextEncoderStreamSteps;
  const TextEncoderCommonSteps = G.TextEncoderCommonSteps;
  function toTextDecoderOptions(value) {
    const given = toDictionary(value) || NOTHING, result = { __proto__: null };
    {
      const member = given.fatal;
      result.fatal = member === undefined ? false : !!member;
    }
    {
      const member = given.ignoreBOM;
      result.ignoreBOM = member === undefined ? false : !!member;
    }
    return result;
  }

  class TextDecoderStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextDecoderStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
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
  G.textDecoderStreamState = value => TextDecoderStreamBrand.is(value) ? TextDecoderStreamBrand.of(value) : wrongValue('TextDecoderStream');

  class TextEncoderStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextEncoderStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
  }
  G.TextEncoderStreamBrand = TextEncoderStreamBrand;
  const TextEncoderStream = defineInterface('TextEncoderStream', {
    __proto__: null,
    construct(object) {
      return new TextEncoderStreamBrand(object, TextEncoderStreamSteps.construct());
    },
    members: {
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
  G.textEncoderStreamState = value => TextEncoderStreamBrand.is(value) ? TextEncoderStreamBrand.of(value) : wrongValue('TextEncoderStream');
}
