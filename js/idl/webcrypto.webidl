// https://w3c.github.io/webcrypto/#Crypto-interface

[Exposed=(Window,Worker)]
interface Crypto {
  [SecureContext] readonly attribute SubtleCrypto subtle;
  ArrayBufferView getRandomValues(ArrayBufferView array);
  [SecureContext] DOMString randomUUID();
};

// https://w3c.github.io/webcrypto/#cryptokey-interface
enum KeyType { "public", "private", "secret" };

[SecureContext, Exposed=(Window,Worker)]
interface CryptoKey {
  readonly attribute KeyType type;
  readonly attribute boolean extractable;
  readonly attribute object algorithm;
  readonly attribute object usages;
};

// Keys are for HMAC, PBKDF2 and HKDF: all others are refused. What takes or gives one takes any value.
// https://w3c.github.io/webcrypto/#subtlecrypto-interface
[SecureContext, Exposed=(Window,Worker)]
interface SubtleCrypto {
  Promise<any> encrypt(any algorithm, any key, any data);
  Promise<any> decrypt(any algorithm, any key, any data);
  Promise<any> sign(any algorithm, any key, any data);
  Promise<any> verify(any algorithm, any key, any signature, any data);
  Promise<ArrayBuffer> digest((object or DOMString) algorithm, BufferSource data);

  Promise<any> generateKey(any algorithm, any extractable, any keyUsages);
  Promise<any> deriveKey(any algorithm, any baseKey, any derivedKeyType, any extractable, any keyUsages);
  Promise<any> deriveBits(any algorithm, any baseKey, optional any length);

  Promise<any> importKey(any format, any keyData, any algorithm, any extractable, any keyUsages);
  Promise<any> exportKey(any format, any key);

  Promise<any> wrapKey(any format, any key, any wrappingKey, any wrapAlgorithm);
  Promise<any> unwrapKey(any format, any wrappedKey, any unwrappingKey, any unwrapAlgorithm, any unwrappedKeyAlgorithm, any extractable, any keyUsages);
};
