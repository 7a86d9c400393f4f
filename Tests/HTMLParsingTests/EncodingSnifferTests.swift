// EncodingSnifferTests.swift: which encoding is assumed for a page.
// https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding

import HTMLParsing
import TestSupport
import Testing
import WebInfra

@Suite("Encoding sniffing")
struct EncodingSnifferTests {
    @Test("Every published case gives its encoding")
    func publishedCases() throws {
        let folder = ConformanceFolder(testFile: #filePath)
        var known = try KnownFailures("html5lib-encoding.txt", testFile: #filePath)
        for name in ["tests1.dat", "tests2.dat", "test-yahoo-jp.dat"] {
            let bytes = try folder.bytes("html5lib/encoding/\(name)")
            for (index, entry) in cases(bytes).enumerated() {
                let found = (try? decodeHTML(entry.data))?.encoding.name ?? "none"
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

    @Test("An XML declaration of any length declares the encoding")
    func longDeclaration() throws {
        let blanks = String(repeating: " ", count: 2000)
        for text in ["<?xml\(blanks)version='1.0' encoding='iso-8859-2'?>", "<?xml encoding='iso-8859-2'\(blanks)?>"] {
            let name = try decodeHTML(Array(text.utf8)).encoding.name
            #expect(name == "ISO-8859-2")
        }
    }

    @Test("A byte order mark overrides the transport, the transport a meta, a meta the default")
    func precedence() {
        let meta = Array("<meta charset=iso-8859-2>".utf8)
        let late = Array(String(repeating: " ", count: 2000).utf8) + meta
        func name(_ bytes: [UInt8], _ transport: Encoding?) -> String? {
            try? decodeHTML(bytes, transport: transport).encoding.name
        }
        #expect(name([0xEF, 0xBB, 0xBF] + meta, .windows1252) == "UTF-8")
        #expect(name(meta, .utf8) == "UTF-8")
        #expect(name(meta, nil) == "ISO-8859-2")
        #expect(name(late, nil) == "ISO-8859-2")
        #expect(name(Array("<p>".utf8), nil) == "windows-1252")
    }

    @Test(
        "A later meta element counts where tree construction creates one, and nowhere else",
        arguments: [
            ("<body><p><meta charset=koi8-r>", "KOI8-R"), ("<table><meta charset=koi8-r>", "KOI8-R"),
            ("<meta http-equiv=Content-Type content='text/html; &#99;harset=koi8-r'>", "KOI8-R"),
            ("<meta name='>' charset=koi8-r>", "KOI8-R"), ("<meta charset=utf-16>", "UTF-8"),
            ("<meta charset=x-user-defined>", "windows-1252"), ("<meta charset=nothing>", "windows-1252"),
            ("<template><meta charset=koi8-r></template>", "KOI8-R"), ("<meta content=charset=koi8-r>", "windows-1252"),
            ("<meta charset=koi8-r><meta charset=gbk>", "KOI8-R"),
            ("<meta charset=windows-1252><meta charset=gbk>", "windows-1252"),
            // Names, text and markup that are not the document's.
            ("<!--<meta charset=koi8-r>-->", "windows-1252"),
            ("<script><meta charset=koi8-r></script>", "windows-1252"),
            ("<noscript><meta charset=koi8-r></noscript>", "windows-1252"),
            ("<frameset><meta charset=koi8-r>", "windows-1252"), ("<plaintext><meta charset=koi8-r>", "windows-1252"),
            ("<div title='<meta charset=koi8-r>'>", "windows-1252"),
            // In SVG a title contains elements, and so does a style, which ends the SVG element here.
            ("<svg><title><meta charset=koi8-r></title></svg>", "KOI8-R"),
            ("<svg><style><meta charset=koi8-r>", "KOI8-R"),
            ("<svg><![CDATA[<meta charset=koi8-r>]]>", "windows-1252"),
        ]
    )
    func lateDeclarations(markup: String, encoding: String) throws {
        let bytes = Array((String(repeating: " ", count: 1100) + markup).utf8)
        #expect(try decodeHTML(bytes).encoding.name == encoding)
    }

    @Test("The parent's encoding precedes the fallback, and a declaration precedes both")
    func parentAndFallback() throws {
        let big5 = try #require(Encoding(label: "big5"))
        func name(_ text: String, parent: Encoding? = nil, locale: String = "en", override: Encoding? = nil) -> String?
        {
            let (bytes, fallback) = (Array(text.utf8), Encoding.fallback(locale: locale))
            return try? decodeHTML(bytes, override: override, parent: parent, fallback: fallback).encoding.name
        }
        #expect(name("<p>", parent: big5, locale: "ru") == "Big5")
        #expect(name("<p>", parent: .utf16LE, locale: "ru") == "windows-1251")
        #expect(name("<meta charset=gbk>", parent: big5, locale: "ru") == "GBK")
        #expect(name("<meta charset=gbk>", parent: big5, override: .utf8) == "UTF-8")
        for (locale, encoding) in [
            ("zh-TW", "Big5"), ("zh_CN.UTF-8", "GBK"), ("ja", "Shift_JIS"), ("de-DE", "windows-1252"),
            ("", "windows-1252"),
            ("pl", "ISO-8859-2"), ("zh-Hans-HK", "GBK"),
        ] {
            #expect(Encoding.fallback(locale: locale).name == encoding)
        }
    }

    @Test("A meta element counts where the parser creates one")
    func lateMeta() {
        let padding = String(repeating: " ", count: 2000)
        func name(_ markup: String, scripting: Bool = true) -> String? {
            try? decodeHTML(Array((padding + markup).utf8), scripting: scripting).encoding.name
        }
        #expect(name("<noscript><meta charset=gbk></noscript>") == "windows-1252")
        #expect(name("<noscript><meta charset=gbk></noscript>", scripting: false) == "GBK")
        #expect(name("<title><meta charset=gbk></title><meta charset=big5>") == "Big5")
        #expect(name("<!-- <meta charset=gbk> --><svg><meta charset=utf-16>") == "UTF-8")
        #expect(name("<script>'<meta charset=gbk>'</script>") == "windows-1252")
    }
}
