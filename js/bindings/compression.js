// js/bindings/compression.js: the bindings that js/idl/generate.py made of js/idl/compression.webidl. Not to be edited.
//
// Exposes CompressionStream, DecompressionStream.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, toEnum, wrongReceiver, wrongValue } = G;
  const CompressionStreamSteps = G.CompressionStreamSteps;
  const GenericTransformStreamSteps = G.GenericTransformStreamSteps;
  const DecompressionStreamSteps = G.DecompressionStreamSteps;
  const CompressionFormatValues = { __proto__: null, deflate: true, 'deflate-raw': true, gzip: true };

  class CompressionStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CompressionStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CompressionStream', where);
      return value.#state;
    }
  }
  G.CompressionStreamBrand = CompressionStreamBrand;
  const CompressionStream = defineInterface('CompressionStream', {
    __proto__: null,
    length: 1,
    construct(object, format) {
      format = toEnum(format, 'CompressionFormat', CompressionFormatValues);
      return new CompressionStreamBrand(object, CompressionStreamSteps.construct(format));
    },
    members: {
      constructor: undefined,
      get readable() { return G.makeReadableStream(GenericTransformStreamSteps.readable(CompressionStreamBrand.of(this, 'readable', 1))); },
      get writable() { return G.makeWritableStream(GenericTransformStreamSteps.writable(CompressionStreamBrand.of(this, 'writable', 1))); },
    },
  });
  G.makeCompressionStream = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CompressionStream') return G[`make${state.interface}`](state);
    return new CompressionStreamBrand(ObjectCreate(CompressionStream.prototype), state);
  };
  G.isCompressionStream = CompressionStreamBrand.is;
  G.compressionStreamState = CompressionStreamBrand.from;

  class DecompressionStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('DecompressionStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('DecompressionStream', where);
      return value.#state;
    }
  }
  G.DecompressionStreamBrand = DecompressionStreamBrand;
  const DecompressionStream = defineInterface('DecompressionStream', {
    __proto__: null,
    length: 1,
    construct(object, format) {
      format = toEnum(format, 'CompressionFormat', CompressionFormatValues);
      return new DecompressionStreamBrand(object, DecompressionStreamSteps.construct(format));
    },
    members: {
      constructor: undefined,
      get readable() { return G.makeReadableStream(GenericTransformStreamSteps.readable(DecompressionStreamBrand.of(this, 'readable', 1))); },
      get writable() { return G.makeWritableStream(GenericTransformStreamSteps.writable(DecompressionStreamBrand.of(this, 'writable', 1))); },
    },
  });
  G.makeDecompressionStream = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'DecompressionStream') return G[`make${state.interface}`](state);
    return new DecompressionStreamBrand(ObjectCreate(DecompressionStream.prototype), state);
  };
  G.isDecompressionStream = DecompressionStreamBrand.is;
  G.decompressionStreamState = DecompressionStreamBrand.from;
}
