// UnsafeSodium.swift: the functions of libsodium that encrypt the keychain files, looked up by name at the first access
// to a secret. https://doc.libsodium.org/secret-key_cryptography/secretbox and …/password_hashing
// Safe because: each type below is the C declaration of its function, which the project keeps stable (libsodium.so.23);
// all buffers are storage of arrays with the lengths that the functions require.

import Foundation
import Glibc

/// Secret boxes (XSalsa20 and Poly1305) and keys from passphrases (Argon2id).
struct Sodium: Sendable {
    static let keyLength = 32
    static let nonceLength = 24
    static let saltLength = 16
    private static let tagLength = 16

    private typealias Box =
        @convention(c) (
            UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>, UInt64, UnsafePointer<UInt8>, UnsafePointer<UInt8>
        )
        -> Int32
    private typealias Hash =
        @convention(c) (
            UnsafeMutablePointer<UInt8>, UInt64, UnsafePointer<CChar>, UInt64, UnsafePointer<UInt8>, UInt64, Int, Int32
        ) -> Int32
    private typealias Fill = @convention(c) (UnsafeMutableRawPointer, Int) -> Void

    private let seal: Box
    private let open: Box
    private let hash: Hash
    private let fill: Fill

    /// nil if libsodium is not installed.
    static let shared: Sodium? = Sodium()

    private init?() {
        guard let library = dlopen("libsodium.so.23", RTLD_NOW | RTLD_LOCAL),
            let start = dlsym(library, "sodium_init"), let seal = dlsym(library, "crypto_secretbox_easy"),
            let open = dlsym(library, "crypto_secretbox_open_easy"), let hash = dlsym(library, "crypto_pwhash"),
            let fill = dlsym(library, "randombytes_buf")
        else { return nil }
        guard unsafeBitCast(start, to: (@convention(c) () -> Int32).self)() >= 0 else { return nil }
        self.seal = unsafeBitCast(seal, to: Box.self)
        self.open = unsafeBitCast(open, to: Box.self)
        self.hash = unsafeBitCast(hash, to: Hash.self)
        self.fill = unsafeBitCast(fill, to: Fill.self)
    }

    /// Cryptographically random bytes.
    func random(_ count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        fill(&bytes, count)
        return bytes
    }

    /// A new nonce, followed by the sealed message.
    func seal(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
        let nonce = random(Self.nonceLength)
        var sealed = [UInt8](repeating: 0, count: message.count + Self.tagLength)
        _ = seal(&sealed, message, UInt64(message.count), nonce, key)
        return nonce + sealed
    }

    /// The opened message; nil for a wrong key or a changed message.
    func open(_ box: [UInt8], key: [UInt8]) -> [UInt8]? {
        guard box.count >= Self.nonceLength + Self.tagLength else { return nil }
        let (nonce, sealed) = (Array(box[..<Self.nonceLength]), Array(box[Self.nonceLength...]))
        var message = [UInt8](repeating: 0, count: sealed.count - Self.tagLength + 1)
        guard open(&message, sealed, UInt64(sealed.count), nonce, key) == 0 else { return nil }
        return Array(message.dropLast())
    }

    /// The key derived from a passphrase; nil if there is not enough memory.
    func key(passphrase: String, salt: [UInt8]) -> [UInt8]? {
        var key = [UInt8](repeating: 0, count: Self.keyLength)
        // crypto_pwhash_OPSLIMIT_INTERACTIVE, …_MEMLIMIT_INTERACTIVE, …_ALG_ARGON2ID13
        let code = hash(&key, 32, passphrase, UInt64(passphrase.utf8.count), salt, 2, 64 << 20, 2)
        return code == 0 ? key : nil
    }
}
