// ArchiveCodingTests.swift: digests and compression, against known values and round trips.

import ArchiveCoding
import Testing

@Suite("Archive coding")
struct ArchiveCodingTests {
    @Test(
        "SHA-1 gives the values of RFC 3174 and of other tools",
        arguments: [
            ("abc", "sha1:VGMT4NSHA2AWVOR6EVYXQUGCNSONBWE5"), ("", "sha1:3I42H3S6NNFQ2MSVX7XZKYAYSCX5QBYJ"),
            (String(repeating: "a", count: 200), "sha1:4YOP77QNSGK2KJP4NTYGZIWXOEM4ESSA"),
        ]
    )
    func digests(text: String, expected: String) { #expect(warcDigest(Array(text.utf8)) == expected) }

    // https://www.rfc-editor.org/rfc/rfc1321 A.5, https://www.rfc-editor.org/rfc/rfc6234 8.5
    private static let hexadecimalDigests = [
        "md5:900150983cd24fb0d6963f7d28e17f72", "sha1:a9993e364706816aba3e25717850c26c9cd0d89d",
        "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "sha384:cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
        "sha512:ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    ]

    @Test(
        "A new digest keeps the notation of the old one: algorithm, label, digits, case and padding",
        arguments: hexadecimalDigests + [
            "SHA-256:BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD",
            "urn:sha1:VGMT4NSHA2AWVOR6EVYXQUGCNSONBWE5", "VGMT4NSHA2AWVOR6EVYXQUGCNSONBWE5",
            "sha1:vgmt4nsha2awvor6evyxqugcnsonbwe5", "900150983cd24fb0d6963f7d28e17f72",
            "sha256:XJ4BNP4PAHH6UQKBIDPF3LRCEOYAGYNDSYLXVHFUCD7WD4QACWWQ",
            "sha256:XJ4BNP4PAHH6UQKBIDPF3LRCEOYAGYNDSYLXVHFUCD7WD4QACWWQ====",
            "sha256:ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=",
            "sha-256:ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0",
            "md5:kAFQmDzST7DWlj99KOF/cg==", "SHA1:A9993E364706816ABA3E25717850C26C9CD0D89D",
        ]
    )
    func notations(text: String) {
        #expect(warcDigest(Array("abc".utf8), like: text) == text)
        #expect(ContentDigests(Array("abc".utf8)).text(like: text) == text)
        #expect(warcDigest(Array("abd".utf8), like: text) != text)
    }

    @Test(
        "A digest in an unknown notation is replaced by the usual notation",
        arguments: [
            "", ":", "sha1:", "sha1:abc", "crc32:352441c2", "sha3-256:3a985da7", "blake3:x",
            "sha256:VGMT4NSHA2AWVOR6EVYXQUGCNSONBWE5", "==",
        ]
    )
    func unknownNotations(text: String) {
        #expect(warcDigest(Array("abc".utf8), like: text) == "sha1:VGMT4NSHA2AWVOR6EVYXQUGCNSONBWE5")
    }

    @Test(
        "Compressed data is decompressed unchanged, member by member",
        arguments: [RecordCompression.gzip, .zstandard]
    )
    func roundTrip(compression: RecordCompression) {
        let pieces = [Array("first".utf8), [], (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * $0) }]
        let file = pieces.flatMap(compression.encoded)
        var (start, output): (Int, [UInt8]) = (0, [])
        let (gzip, zstandard) = (GzipDecoder(), ZstandardDecoder())
        var ends = 0
        while start < file.count {
            let step =
                compression == .gzip
                ? gzip.decode(file, from: &start, limit: 1000, into: &output)
                : zstandard.decode(file, from: &start, limit: 1000, into: &output)
            if step == .end {
                ends += 1
                gzip.reset()
            }
            if step == .damaged { break }
        }
        #expect(ends == 3)
        #expect(output == pieces.flatMap { $0 })
    }

    @Test("A record has its length and two line ends, and a name always gets the same identifier")
    func records() {
        let header = WARCHeader(fields: [("WARC-Type", "resource"), ("Content-Length", "99")])
        let text = "WARC/1.1\r\nWARC-Type: resource\r\nContent-Length: 2\r\n\r\nhi\r\n\r\n"
        #expect(header.record(block: Array("hi".utf8)) == Array(text.utf8))
        #expect(recordIdentifier(naming: "abc") == "<urn:uuid:a9993e36-4706-516a-ba3e-25717850c26c>")
    }
}
