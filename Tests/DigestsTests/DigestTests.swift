// DigestTests.swift: digests, compared with the standards' examples and Python's library.

import Digests
import TestSupport
import Testing

@Suite("Digests")
struct DigestTests {
    // https://www.rfc-editor.org/rfc/rfc1321#appendix-A.5, https://www.rfc-editor.org/rfc/rfc6234#section-8.5
    @Test(
        "The digest of \"abc\" is that of the standards",
        arguments: [
            (DigestAlgorithm.md5, "900150983cd24fb0d6963f7d28e17f72"),
            (.sha1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
            (.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                .sha384,
                "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
            ),
            (
                .sha512,
                "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd"
                    + "454d4423643ce80e2a9ac94fa54ca49f"
            ),
        ]
    )
    func examples(algorithm: DigestAlgorithm, expected: String) {
        let digest = algorithm.digest(Array("abc".utf8))
        #expect(digest.count == algorithm.length)
        #expect(digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == expected)
    }

    @Test(
        "Python's library gives the same digests, for all lengths of the last block",
        arguments: DigestAlgorithm.allCases
    )
    func likePython(algorithm: DigestAlgorithm) throws {
        let inputs = sampleBytes(seed: 9)
        let answers = try pythonAnswers("hashlib.\(algorithm)(data).digest()", importing: "hashlib", for: inputs)
        for (input, answer) in zip(inputs, answers) {
            #expect(algorithm.digest(input) == answer, "\(input.count) bytes")
        }
    }

    @Test("An incremental digest equals the digest of all its input", arguments: DigestAlgorithm.allCases)
    func running(algorithm: DigestAlgorithm) {
        let bytes = sampleBytes(seed: 10)[200]
        var digest = RunningDigest(algorithm)
        for start in stride(from: 0, to: bytes.count, by: 7) {
            digest.update(Array(bytes[start..<min(start + 7, bytes.count)]))
        }
        #expect(digest.digest() == algorithm.digest(bytes))
    }
}
