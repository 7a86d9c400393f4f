// js/bindings/webcrypto.js: the bindings that js/idl/generate.py made of js/idl/webcrypto.webidl. Not to be edited.
//
// Exposes Crypto, CryptoKey, SubtleCrypto.
'use strict';
{
  const G = this;
  const { Given, ObjectCreate, defineInterface, need, rejected, toBuffer, toObject, toText, wrongReceiver, wrongValue } = G;
  const CryptoSteps = G.CryptoSteps;
  const CryptoKeySteps = G.CryptoKeySteps;
  const SubtleCryptoSteps = G.SubtleCryptoSteps;
  function toObjectOrDOMString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      return toObject(value);
    }
    return toText(value);
  }

  class CryptoBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Crypto', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Crypto', where);
      return value.#state;
    }
  }
  G.CryptoBrand = CryptoBrand;
  const Crypto = defineInterface('Crypto', {
    __proto__: null,
    members: {
      constructor: undefined,
      get subtle() { return G.makeSubtleCrypto(CryptoSteps.subtle(CryptoBrand.of(this, 'subtle', 1))); },
      getRandomValues(array) {
        const state = CryptoBrand.of(this, 'getRandomValues');
        need(arguments.length, 1);
        array = toBuffer(array, 'ArrayBufferView', 279277);
        return CryptoSteps.getRandomValues(state, array);
      },
      randomUUID() { return CryptoSteps.randomUUID(CryptoBrand.of(this, 'randomUUID')); },
    },
  });
  G.makeCrypto = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Crypto') return G[`make${state.interface}`](state);
    return new CryptoBrand(ObjectCreate(Crypto.prototype), state);
  };
  G.isCrypto = CryptoBrand.is;
  G.cryptoState = CryptoBrand.from;

  class CryptoKeyBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CryptoKey', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CryptoKey', where);
      return value.#state;
    }
  }
  G.CryptoKeyBrand = CryptoKeyBrand;
  const CryptoKey = defineInterface('CryptoKey', {
    __proto__: null,
    members: {
      constructor: undefined,
      get type() { return CryptoKeySteps.type(CryptoKeyBrand.of(this, 'type', 1)); },
      get extractable() { return CryptoKeySteps.extractable(CryptoKeyBrand.of(this, 'extractable', 1)); },
      get algorithm() { return CryptoKeySteps.algorithm(CryptoKeyBrand.of(this, 'algorithm', 1)); },
      get usages() { return CryptoKeySteps.usages(CryptoKeyBrand.of(this, 'usages', 1)); },
    },
  });
  G.makeCryptoKey = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CryptoKey') return G[`make${state.interface}`](state);
    return new CryptoKeyBrand(ObjectCreate(CryptoKey.prototype), state);
  };
  G.isCryptoKey = CryptoKeyBrand.is;
  G.cryptoKeyState = CryptoKeyBrand.from;

  class SubtleCryptoBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('SubtleCrypto', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('SubtleCrypto', where);
      return value.#state;
    }
  }
  G.SubtleCryptoBrand = SubtleCryptoBrand;
  const SubtleCrypto = defineInterface('SubtleCrypto', {
    __proto__: null,
    members: {
      constructor: undefined,
      encrypt(algorithm, key, data) {
        try {
          const state = SubtleCryptoBrand.of(this, 'encrypt');
          need(arguments.length, 3);
          return SubtleCryptoSteps.refuse(state, algorithm, key, data);
        } catch (error) { return rejected(error); }
      },
      decrypt(algorithm, key, data) {
        try {
          const state = SubtleCryptoBrand.of(this, 'decrypt');
          need(arguments.length, 3);
          return SubtleCryptoSteps.refuse(state, algorithm, key, data);
        } catch (error) { return rejected(error); }
      },
      sign(algorithm, key, data) {
        try {
          const state = SubtleCryptoBrand.of(this, 'sign');
          need(arguments.length, 3);
          return SubtleCryptoSteps.sign(state, algorithm, key, data);
        } catch (error) { return rejected(error); }
      },
      verify(algorithm, key, signature, data) {
        try {
          const state = SubtleCryptoBrand.of(this, 'verify');
          need(arguments.length, 4);
          return SubtleCryptoSteps.verify(state, algorithm, key, signature, data);
        } catch (error) { return rejected(error); }
      },
      digest(algorithm, data) {
        try {
          const state = SubtleCryptoBrand.of(this, 'digest');
          need(arguments.length, 2);
          algorithm = toObjectOrDOMString(algorithm);
          data = toBuffer(data, 'BufferSource', 334272);
          return SubtleCryptoSteps.digest(state, algorithm, data);
        } catch (error) { return rejected(error); }
      },
      generateKey(algorithm, extractable, keyUsages) {
        try {
          const state = SubtleCryptoBrand.of(this, 'generateKey');
          need(arguments.length, 3);
          return SubtleCryptoSteps.generateKey(state, algorithm, extractable, keyUsages);
        } catch (error) { return rejected(error); }
      },
      deriveKey(algorithm, baseKey, derivedKeyType, extractable, keyUsages) {
        try {
          const state = SubtleCryptoBrand.of(this, 'deriveKey');
          need(arguments.length, 5);
          return SubtleCryptoSteps.deriveKey(state, algorithm, baseKey, derivedKeyType, extractable, keyUsages);
        } catch (error) { return rejected(error); }
      },
      deriveBits(algorithm, baseKey, length = undefined) {
        try {
          const state = SubtleCryptoBrand.of(this, 'deriveBits');
          need(arguments.length, 2);
          length = length === undefined ? null : length;
          return SubtleCryptoSteps.deriveBits(state, algorithm, baseKey, length);
        } catch (error) { return rejected(error); }
      },
      importKey(format, keyData, algorithm, extractable, keyUsages) {
        try {
          const state = SubtleCryptoBrand.of(this, 'importKey');
          need(arguments.length, 5);
          return SubtleCryptoSteps.importKey(state, format, keyData, algorithm, extractable, keyUsages);
        } catch (error) { return rejected(error); }
      },
      exportKey(format, key) {
        try {
          const state = SubtleCryptoBrand.of(this, 'exportKey');
          need(arguments.length, 2);
          return SubtleCryptoSteps.exportKey(state, format, key);
        } catch (error) { return rejected(error); }
      },
      wrapKey(format, key, wrappingKey, wrapAlgorithm) {
        try {
          const state = SubtleCryptoBrand.of(this, 'wrapKey');
          need(arguments.length, 4);
          return SubtleCryptoSteps.refuse(state, format, key, wrappingKey, wrapAlgorithm);
        } catch (error) { return rejected(error); }
      },
      unwrapKey(format, wrappedKey, unwrappingKey, unwrapAlgorithm, unwrappedKeyAlgorithm, extractable, keyUsages) {
        try {
          const state = SubtleCryptoBrand.of(this, 'unwrapKey');
          need(arguments.length, 7);
          return SubtleCryptoSteps.refuse(state, format, wrappedKey, unwrappingKey, unwrapAlgorithm, unwrappedKeyAlgorithm, extractable, keyUsages);
        } catch (error) { return rejected(error); }
      },
    },
  });
  G.makeSubtleCrypto = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'SubtleCrypto') return G[`make${state.interface}`](state);
    return new SubtleCryptoBrand(ObjectCreate(SubtleCrypto.prototype), state);
  };
  G.isSubtleCrypto = SubtleCryptoBrand.is;
  G.subtleCryptoState = SubtleCryptoBrand.from;
}
