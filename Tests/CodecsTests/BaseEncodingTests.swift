// BaseEncodingTests.swift: base 16, 32 and 64, compared with RFC 4648 and Python's library.

import Codecs
import TestSupport
import Testing

@Suite("Base 16, 32 and 64")
struct BaseEncodingTests {
    // https://www.rfc-editor.org/rfc/rfc4648#section-10
    @Test(
        "The standard's own examples",
        arguments: [
            ("", "", "", ""), ("f", "Zg==", "MY======", "66"), ("fo", "Zm8=", "MZXQ====", "666F"),
            ("foo", "Zm9v", "MZXW6===", "666F6F"), ("foob", "Zm9vYg==", "MZXW6YQ=", "666F6F62"),
            ("fooba", "Zm9vYmE=", "MZXW6YTB", "666F6F6261"), ("foobar", "Zm9vYmFy", "MZXW6YTBOI======", "666F6F626172"),
        ]
    )
    func examples(text: String, base64: String, base32: String, base16: String) {
        let bytes = Array(text.utf8)
        #expect(BaseEncoding.base64.text(bytes) == base64)
        #expect(BaseEncoding.base32.text(bytes) == base32)
        #expect(BaseEncoding.hexadecimalUppercase.text(bytes) == base16)
        #expect(BaseEncoding.base64.text(bytes, isPadded: false) == base64.filter { $0 != "=" })
        #expect(BaseEncoding.base32Lowercase.text(bytes, isPadded: false) == base32.lowercased().filter { $0 != "=" })
    }

    @Test(
        "The encoding equals that of Python's library",
        arguments: [
            (BaseEncoding.base64, "base64.b64encode(data)"), (.base64URL, "base64.urlsafe_b64encode(data)"),
            (.base32, "base64.b32encode(data)"), (.base32Lowercase, "base64.b32encode(data).lower()"),
            (.hexadecimal, "base64.b16encode(data).lower()"), (.hexadecimalUppercase, "base64.b16encode(data)"),
        ]
    )
    func likePython(encoding: BaseEncoding, expression: String) throws {
        let inputs = sampleBytes(seed: 1)
        let answers = try pythonAnswers(expression, importing: "base64", for: inputs)
        for (input, answer) in zip(inputs, answers) { #expect(encoding.encode(input) == answer, "\(input)") }
    }

    @Test("Base64 in lines is the form for mail, and a mail reader decodes it unchanged")
    func lines() throws {
        let inputs = sampleBytes(seed: 2)
        let answers = try pythonAnswers("base64.encodebytes(data)", importing: "base64", for: inputs)
        for (input, answer) in zip(inputs, answers) {
            // NB: Python also ends the last line.
            let isFull = (answer.split(separator: 0x0A).last?.count ?? 0) == 76
            let written = Base64.encodeMIME(input, lineEnd: [0x0A])
            #expect(written == (isFull ? answer : answer.dropLast()), "\(input)")
            #expect(Base64.decodeMIME(written[...]) == input)
            #expect(Base64.decodeMIME(Base64.encodeMIME(input)[...]) == input)
        }
    }

    // https://www.rfc-editor.org/rfc/rfc2045#section-6.8: characters outside of the alphabet are ignored.
    @Test("A message's base64 is decoded as by Python's mail reader: invalid digits are skipped")
    func mail() throws {
        let digits = Array("ABCDwxyz0189+/".utf8)
        let inputs = sampleBytes(seed: 3, of: digits + Array(" \r\n!-_\u{7F}".utf8) + [0xC3])
        // NB: Python refuses an incomplete last group, and a single digit.
        let padded = inputs.map { text in
            let count = text.count { digits.contains($0) }
            return text
                + (count % 4 == 1
                    ? Array("A==".utf8) : [UInt8](repeating: UInt8(ascii: "="), count: (4 - count % 4) % 4))
        }
        let answers = try pythonAnswers("base64.b64decode(data)", importing: "base64", for: padded)
        for (input, answer) in zip(padded, answers) { #expect(Base64.decodeMIME(input[...]) == answer, "\(input)") }
        #expect(Base64.decodeMIME(Array("YQ==YmM=".utf8)[...]) == Array("abc".utf8))
    }

    // https://infra.spec.whatwg.org/#forgiving-base64-decode; the cases follow the standard's steps.
    @Test(
        "Forgiving decoding skips white space, needs no padding, and refuses everything else",
        arguments: [
            ("", ""), ("YQ==", "a"), ("YQ", "a"), (" Y\tQ\n=\u{C}=\r", "a"), ("YWI=", "ab"), ("YWI", "ab"),
            ("YWJj", "abc"),
            ("YR==", "a"), ("YR", "a"), ("Y", nil), ("YQ=", nil), ("YQ===", nil), ("=", nil), ("====", nil),
            ("YWJj=", nil),
            ("YQ==YQ==", nil), ("YQ-_", nil), ("Y\u{B}Q", nil), ("YQ\u{A0}", nil), ("YWJjZ", nil),
        ] as [(String, String?)]
    )
    func forgiving(text: String, expected: String?) {
        #expect(Base64.decodeForgiving(Array(text.utf8)) == expected.map { Array($0.utf8) })
    }

    @Test("Encoded bytes are decoded unchanged")
    func roundTrip() {
        for input in sampleBytes(seed: 4) {
            #expect(Base64.decodeForgiving(BaseEncoding.base64.encode(input)) == input)
            #expect(Base64.decodeForgiving(BaseEncoding.base64.encode(input, isPadded: false)) == input)
        }
    }
}
