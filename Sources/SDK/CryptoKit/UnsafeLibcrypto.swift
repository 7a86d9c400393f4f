// UnsafeLibcrypto.swift: the functions of OpenSSL's libcrypto for digests and codes, looked up by name at first use.
// https://docs.openssl.org/3.0/man3/EVP_DigestInit/ and …/HMAC/
//
// Safe because: each type below is the C declaration of its function, which libcrypto.so.3 keeps stable; buffers are
// storage of arrays, at least as long as the largest digest; a context is freed by the class that created it, and used
// by nothing else.

import Foundation
import Glibc

/// The library.
struct Libcrypto: Sendable {
    /// The length of the largest digest in bytes (EVP_MAX_MD_SIZE).
    private static let longest = 64

    private typealias Named = @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
    private typealias Make = @convention(c) () -> OpaquePointer?
    private typealias Free = @convention(c) (OpaquePointer?) -> Void
    private typealias Copy = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    private typealias Begin = @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> Int32
    private typealias Update = @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int) -> Int32
    private typealias Finish =
        @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt32>) -> Int32
    private typealias Code =
        @convention(c) (
            OpaquePointer?, UnsafeRawPointer?, Int32, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>,
            UnsafeMutablePointer<UInt32>
        ) -> UnsafeMutablePointer<UInt8>?

    private let named: Named
    private let make: Make
    private let free: Free
    private let copy: Copy
    private let begin: Begin
    private let update: Update
    private let finish: Finish
    private let code: Code

    /// Ends the action if it is not installed: a wrong digest must not be mistaken for a right one.
    static let shared: Libcrypto = {
        guard let library = Libcrypto() else {
            fatalError("CryptoKit needs libcrypto.so.3 (Debian's libssl3), which is not installed.")
        }
        return library
    }()

    private init?() {
        guard let library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL),
            let named = dlsym(library, "EVP_get_digestbyname"), let make = dlsym(library, "EVP_MD_CTX_new"),
            let free = dlsym(library, "EVP_MD_CTX_free"), let copy = dlsym(library, "EVP_MD_CTX_copy_ex"),
            let begin = dlsym(library, "EVP_DigestInit_ex"), let update = dlsym(library, "EVP_DigestUpdate"),
            let finish = dlsym(library, "EVP_DigestFinal_ex"), let code = dlsym(library, "HMAC")
        else { return nil }
        self.named = unsafeBitCast(named, to: Named.self)
        self.make = unsafeBitCast(make, to: Make.self)
        self.free = unsafeBitCast(free, to: Free.self)
        self.copy = unsafeBitCast(copy, to: Copy.self)
        self.begin = unsafeBitCast(begin, to: Begin.self)
        self.update = unsafeBitCast(update, to: Update.self)
        self.finish = unsafeBitCast(finish, to: Finish.self)
        self.code = unsafeBitCast(code, to: Code.self)
    }

    /// The code of a message under a key.
    func code(_ name: String, key: [UInt8], _ message: [UInt8]) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Self.longest)
        var count: UInt32 = 0
        let result = code(named(name), key, Int32(key.count), message, message.count, &bytes, &count)
        precondition(result != nil, "libcrypto has no \(name)")
        return Array(bytes.prefix(Int(count)))
    }

    /// A digest in progress.
    final class Digesting: @unchecked Sendable {
        private let context: OpaquePointer?
        private let library = Libcrypto.shared

        init(_ name: String) {
            context = library.make()
            precondition(library.begin(context, library.named(name), nil) == 1, "libcrypto has no \(name)")
        }

        /// Creates a copy that continues separately.
        init(_ other: Digesting) {
            context = library.make()
            precondition(library.copy(context, other.context) == 1, "out of memory")
        }

        deinit { library.free(context) }

        func add(_ bytes: UnsafeRawBufferPointer) { _ = library.update(context, bytes.baseAddress, bytes.count) }

        /// The digest of the bytes added; to be called once.
        func finish() -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: Libcrypto.longest)
            var count: UInt32 = 0
            _ = library.finish(context, &bytes, &count)
            return Array(bytes.prefix(Int(count)))
        }
    }
}
