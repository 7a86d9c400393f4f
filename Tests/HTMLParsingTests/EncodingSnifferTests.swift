// https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding

import HTMLParsing
import Testing
import WebActionTesting
import WebInfra

@Suite("Encoding sniffing")
struct EncodingSnifferTests {
    @Test("Every published case gives its encoding")
    func publishedCases() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        var known = try KnownFailures("html5lib-encoding.txt", testFile: #filePath)
        for name in ["tests1.dat", "tests2.dat", "test-yahoo-jp.dat"] {
            guard let bytes = folder.bytes("html5lib/encoding/\(name)") else { return }
            for (index, entry) in cases(bytes).enumerated() {
                let found = entry.data.withUnsafeBufferPointer { data in
                    let sniffed = sniffEncoding(data)
                    let late = sniffed.encoding == .windows1252 ? lateMetaEncoding(data) : nil
                    return (late ?? sniffed.encoding).name
                }
                let wanted = Encoding(label: entry.encoding)?.name ?? entry.encoding
                known.note("\(name):\(index)", failure: found == wanted ? nil : "wanted \(wanted), got \(found)")
            }
        }
        known.finish()
        print("encoding sniffing: \(known.passed) of \(known.total) pass")
        for problem in known.problems { Issue.record("\(problem)") }
    }

    private func cases(_ bytes: [UInt8]) -> [(data: [UInt8], encoding: String)] {
        var result: [(data: [UInt8], encoding: String)] = []
        var data: [ArraySlice<UInt8>] = []
        var isEncoding = false
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if line.elementsEqual("#data".utf8) {
                data = []
                isEncoding = false
            } else if line.elementsEqual("#encoding".utf8) {
                isEncoding = true
            } else if isEncoding {
                if !line.isEmpty {
                    result.append((Array(data.joined(separator: [0x0A])), String(decoding: line, as: UTF8.self)))
                    isEncoding = false
                }
            } else {
                data.append(line)
            }
        }
        return result
    }

    @Test("A mark wins over the transport, the transport over a meta, a meta over the default")
    func precedence() {
        let meta = Array("<meta charset=iso-8859-2>".utf8)
        let late = Array(String(repeating: " ", count: 2000).utf8) + meta
        func name(_ bytes: [UInt8], _ transport: Encoding?) -> String? {
            bytes.withUnsafeBufferPointer { try? decodeHTML($0, transport: transport).encoding.name }
        }
        #expect(name([0xEF, 0xBB, 0xBF] + meta, .windows1252) == "UTF-8")
        #expect(name(meta, .utf8) == "UTF-8")
        #expect(name(meta, nil) == "ISO-8859-2")
        #expect(name(late, nil) == "ISO-8859-2")
        #expect(name(Array("<p>".utf8), nil) == "windows-1252")
    }
}
