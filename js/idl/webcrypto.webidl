// https://w3c.github.io/webcrypto/#Crypto-interface

[Exposed=(Window,Worker)]
interface Crypto {
  [SecureContext] readonly attribute SubtleCrypto subtle;
  ArrayBufferView getRandomValues(ArrayBufferView array);
  [SecureContext] DOMString randomUUID();
};

// https://w3c.github.io/webcrypto/#cryptokey-interface
enum KeyType { "public", "private", "secret" };

[SecureContext, Exposed=(Window,Worker), Serializable]
interface CryptoKey {
  readonly attribute KeyType type;
  readonly attribute boolean extractable;
  readonly attribute object algorithm;
  readonly attribute object usages;
};

// Keys are for HMAC, PBKDF2 and HKDF: all others are refused.
// https://w3c.github.io/webcrypto/#subtlecrypto-interface
typedef (object or DOMString) AlgorithmIdentifier;

enum KeyUsage { "encrypt", "decrypt", "sign", "verify", "deriveKey", "deriveBits", "wrapKey", "unwrapKey" };
enum KeyFormat { "raw", "spki", "pkcs8", "jwk" };

[SecureContext, Exposed=(Window,Worker)]
interface SubtleCrypto {
  Promise<ArrayBuffer> encrypt(AlgorithmIdentifier algorithm, CryptoKey key, BufferSource data);
  Promise<ArrayBuffer> decrypt(AlgorithmIdentifier algorithm, CryptoKey key, BufferSource data);
  Promise<ArrayBuffer> sign(AlgorithmIdentifier algorithm, CryptoKey key, BufferSource data);
  Promise<boolean> verify(AlgorithmIdentifier algorithm, CryptoKey key, BufferSource signature, BufferSource data);
  Promise<ArrayBuffer> digest(AlgorithmIdentifier algorithm, BufferSource data);

  Promise<(CryptoKey or CryptoKeyPair)> generateKey(AlgorithmIdentifier algorithm, boolean extractable, sequence<KeyUsage> keyUsages);
  Promise<CryptoKey> deriveKey(AlgorithmIdentifier algorithm,
                               CryptoKey baseKey,
                               AlgorithmIdentifier derivedKeyType,
                               boolean extractable,
                               sequence<KeyUsage> keyUsages);
  Promise<ArrayBuffer> deriveBits(AlgorithmIdentifier algorithm, CryptoKey baseKey, optional unsigned long? length = null);

  Promise<CryptoKey> importKey(KeyFormat format,
                               (BufferSource or JsonWebKey) keyData,
                               AlgorithmIdentifier algorithm,
                               boolean extractable,
                               sequence<KeyUsage> keyUsages);
  Promise<(ArrayBuffer or JsonWebKey)> exportKey(KeyFormat format, CryptoKey key);

  Promise<ArrayBuffer> wrapKey(KeyFormat format, CryptoKey key, CryptoKey wrappingKey, AlgorithmIdentifier wrapAlgorithm);
  Promise<CryptoKey> unwrapKey(KeyFormat format,
                               BufferSource wrappedKey,
                               CryptoKey unwrappingKey,
                               AlgorithmIdentifier unwrapAlgorithm,
                               AlgorithmIdentifier unwrappedKeyAlgorithm,
                               boolean extractable,
                               sequence<KeyUsage> keyUsages);
};

dictionary CryptoKeyPair {
  CryptoKey publicKey;
  CryptoKey privateKey;
};
