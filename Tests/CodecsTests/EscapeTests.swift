// EscapeTests.swift: hexadecimal digits, escapes and quoted-printable, compared with Python's library.

import Codecs
import TestSupport
import Testing

@Suite("Escapes")
struct EscapeTests {
    @Test("A hexadecimal digit has its value in Swift, and no other character is one")
    func digits() {
        for unit in 0...UInt16.max {
            let value = unit < 0x80 ? Character(Unicode.Scalar(UInt8(unit))).hexDigitValue.map { UInt8($0) } : nil
            #expect(unit.hexadecimalDigitValue == value)
            if unit < 0x100 { #expect(UInt8(unit).hexadecimalDigitValue == value) }
        }
    }

    @Test("A byte is written in two digits")
    func writing() {
        for byte in 0...UInt8.max {
            var (lower, upper): ([UInt8], [UInt8]) = ([], [])
            lower.append(hexadecimal: byte, isUppercase: false)
            upper.append(hexadecimal: byte, isUppercase: true)
            let digits = String(byte, radix: 16)
            let expected = digits.utf8.count < 2 ? "0" + digits : digits
            #expect(lower == Array(expected.utf8) && upper == Array(expected.uppercased().utf8))
        }
    }

    @Test("Percent-encoding is decoded as by Python")
    func percent() throws {
        let inputs = sampleBytes(seed: 5, of: Array("%%%%0aF9gz+ ".utf8) + [0xC3])
        let answers = try pythonAnswers("urllib.parse.unquote_to_bytes(data)", importing: "urllib.parse", for: inputs)
        for (input, answer) in zip(inputs, answers) {
            #expect(decodeEscapes(input[...], mark: UInt8(ascii: "%")) == answer, "\(input)")
        }
        #expect(decodeEscapes(Array("a=41%41=4".utf8)[...], mark: UInt8(ascii: "=")) == Array("aA%41=4".utf8))
    }
}

@Suite("Quoted-printable")
struct QuotedPrintableTests {
    private static let letters = Array("ab= \t.-~F0".utf8) + [0xC3, 0xA4, 0x00, 0x7F]

    @Test(
        "Python decodes the output unchanged, in lines of at most 76 characters without boundaries",
        arguments: ["\n", "\r\n"]
    )
    func writing(lineEnd: String) throws {
        let end = Array(lineEnd.utf8)
        // NB: Python's reader knows no line ends of two characters, so they are replaced by one here.
        let inputs = sampleBytes(seed: 6, of: Self.letters).map { bytes in
            bytes.flatMap { $0 == UInt8(ascii: "b") ? end : [$0] }
        }
        let written = inputs.map { QuotedPrintable.encode($0, lineEnd: end) }
        let answers = try pythonAnswers("quopri.decodestring(data)", importing: "quopri", for: written)
        for (index, input) in inputs.enumerated() {
            #expect(answers[index] == input, "\(input)")
            #expect(QuotedPrintable.decode(written[index][...]) == input)
            let text = String(decoding: written[index], as: UTF8.self)
            #expect(text.split(separator: lineEnd).allSatisfy { $0.utf8.count <= 76 && !$0.hasPrefix("--") })
            #expect(written[index].allSatisfy { 0x20...0x7E ~= $0 || [0x09, 0x0A, 0x0D].contains($0) })
        }
    }

    @Test("Python's output is decoded unchanged")
    func reading() throws {
        let inputs = sampleBytes(seed: 7, of: Self.letters + [0x0A])
        let answers = try pythonAnswers("quopri.encodestring(data)", importing: "quopri", for: inputs)
        for (input, answer) in zip(inputs, answers) {
            #expect(QuotedPrintable.decode(answer[...]) == input, "\(input)")
        }
    }

    // https://www.rfc-editor.org/rfc/rfc2045#section-6.7, rules 1 to 5 and the notes below them.
    @Test(
        "Damaged text is read as the standard recommends",
        arguments: [
            ("a=3d=3D", "a=="), ("a=zz=", "a=zz"), ("a =\r\nb", "a b"), ("a=  \r\nb", "ab"), ("a  \r\nb\t", "a\r\nb"),
            ("a=20 \n", "a \n"), ("a=\nb", "ab"), ("=", ""), ("=4", "=4"), ("a\rb", "a\rb"),
        ]
    )
    func damaged(text: String, expected: String) {
        #expect(String(decoding: QuotedPrintable.decode(Array(text.utf8)[...]), as: UTF8.self) == expected)
    }
}
