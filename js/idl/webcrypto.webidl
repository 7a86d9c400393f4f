// https://w3c.github.io/webcrypto/#Crypto-interface

[Exposed=(Window,Worker)]
interface Crypto {
  [SecureContext] readonly attribute SubtleCrypto subtle;
  ArrayBufferView getRandomValues(ArrayBufferView array);
  [SecureContext] DOMString randomUUID();
};

// There are no keys here: what takes or gives one takes any value, and is refused.
// https://w3c.github.io/webcrypto/#subtlecrypto-interface
[SecureContext, Exposed=(Window,Worker)]
interface SubtleCrypto {
  [Steps=refuse] Promise<any> encrypt(any algorithm, any key, any data);
  [Steps=refuse] Promise<any> decrypt(any algorithm, any key, any data);
  [Steps=refuse] Promise<any> sign(any algorithm, any key, any data);
  [Steps=refuse] Promise<any> verify(any algorithm, any key, any signature, any data);
  Promise<ArrayBuffer> digest((object or DOMString) algorithm, BufferSource data);

  [Steps=refuse] Promise<any> generateKey(any algorithm, any extractable, any keyUsages);
  [Steps=refuse] Promise<any> deriveKey(any algorithm, any baseKey, any derivedKeyType, any extractable, any keyUsages);
  [Steps=refuse] Promise<any> deriveBits(any algorithm, any baseKey, optional any length);

  [Steps=refuse] Promise<any> importKey(any format, any keyData, any algorithm, any extractable, any keyUsages);
  [Steps=refuse] Promise<any> exportKey(any format, any key);

  [Steps=refuse] Promise<any> wrapKey(any format, any key, any wrappingKey, any wrapAlgorithm);
  [Steps=refuse] Promise<any> unwrapKey(any format, any wrappedKey, any unwrappingKey, any unwrapAlgorithm, any unwrappedKeyAlgorithm, any extractable, any keyUsages);
};
