// JSONStringTests.swift: strings as JSON, compared with Python's reader.

import Codecs
import TestSupport
import Testing

@Suite("JSON strings")
struct JSONStringTests {
    @Test("Python decodes every text unchanged")
    func likePython() throws {
        let letters = "a\"\\/\u{0}\u{1F}\u{7F}\n\r\té中😀\u{2028}".unicodeScalars.map { Array(String($0).utf8) }
        let texts = sampleBytes(seed: 8).map { $0.flatMap { letters[Int($0) % letters.count] } }
        let written = texts.map { text in
            var json: [UInt8] = []
            json.append(jsonString: text)
            return json
        }
        let answers = try pythonAnswers("json.loads(data).encode('utf-8')", importing: "json", for: written)
        #expect(answers == texts)
        #expect(written.joined().allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    }

    // https://www.rfc-editor.org/rfc/rfc8259#section-7
    @Test(
        "Escapes are short if there is a short form, and in lower case",
        arguments: [
            ([0x61, 0x22, 0x5C, 0x2F], #""a\"\\/""#), ([0x0A, 0x0D, 0x09, 0x08, 0x0C], #""\n\r\t\u0008\u000c""#),
            ([0x7F, 0x1B], #""\u007f\u001b""#), ([0xED, 0xA0, 0x80], #""\ud800""#), ([0xED, 0xBF, 0xBF], #""\udfff""#),
            ([0xED, 0x9F, 0xBF], "\"\u{D7FF}\""), ([], "\"\""),
        ] as [([UInt8], String)]
    )
    func escapes(text: [UInt8], expected: String) {
        var json: [UInt8] = []
        json.append(jsonString: text)
        #expect(json == Array(expected.utf8))
    }
}
