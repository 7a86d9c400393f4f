// ArchiveCodingTests.swift: digests and compression, against known values and each other.

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

    @Test(
        "What is compressed comes back, members one after the other",
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

    @Test("A record has its length and two line ends; a name gives the same identifier each time")
    func records() {
        let header = WARCHeader(fields: [("WARC-Type", "resource"), ("Content-Length", "99")])
        let text = "WARC/1.1\r\nWARC-Type: resource\r\nContent-Length: 2\r\n\r\nhi\r\n\r\n"
        #expect(header.record(block: Array("hi".utf8)) == Array(text.utf8))
        #expect(recordIdentifier(naming: "abc") == "<urn:uuid:a9993e36-4706-516a-ba3e-25717850c26c>")
    }
}
