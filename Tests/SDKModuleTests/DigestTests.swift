// DigestTests.swift: digests and authentication codes, compared with the values of FIPS 180-2 and RFC 1321, 2202 and 4231.

import CryptoKit
import Foundation
import Testing

@Suite("Digests")
struct DigestTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test("Digests of abc are those of the standards")
    func abc() {
        let data = Data("abc".utf8)
        #expect(hex(SHA256.hash(data: data)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hex(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        #expect(hex(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect("\(Insecure.MD5.hash(data: data))" == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
        #expect(SHA256.byteCount == 32 && SHA256Digest.byteCount == 32 && SHA512.blockByteCount == 128)
    }

    @Test("Bytes may be added in pieces, and a copy is independent")
    func pieces() {
        var function = SHA256()
        function.update(data: Data("a".utf8))
        var other = function
        function.update(data: Data("bc".utf8))
        other.update(data: [0x62, 0x64])
        #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(other.finalize() == SHA256.hash(data: Data("abd".utf8)))
        #expect(SHA256().finalize() == SHA256.hash(data: Data()))
    }

    @Test("Authentication codes are those of RFC 4231 and 2202, and a wrong one is rejected")
    func codes() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message.dropLast(), using: key))
        let older = HMAC<Insecure.MD5>.authenticationCode(for: message, using: key)
        #expect(hex(older) == "750c783e6ab0b503eaa86e310a5db738")
        #expect(SymmetricKey(size: .bits256).bitCount == 256)
        #expect(SymmetricKey(size: .bits128) != SymmetricKey(size: .bits128))
    }
}
