// XMLPageTests.swift: XHTML and XML through the program: how they are recognized, written and refused.

import Foundation
import Testing

@Suite("XML pages")
struct XMLPageTests {
    /// Runs a script as `finalize()` on a page.
    private func run(_ name: String, _ page: Data, script: String, _ options: [String] = []) throws -> Outcome {
        let workspace = try Workspace(
            script: """
                var ExtensionPreprocessingJS = { run(a) { a.completionFunction({}); }, finalize(a) { \(script) } };
                """
        )
        try workspace.write(page, to: name)
        return try workspace.run(["run", name, "--extension", "./x.appex", "--arguments", "{}"] + options)
    }

    private func utf16(_ text: String) -> Data {
        Data([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    }

    private static let latin =
        Data("<?xml version='1.0' encoding='iso-8859-2'?><a>".utf8) + [0xB1] + Data("</a>".utf8)

    /// Scripts that set an attribute to a character of ISO-8859-2, or to one that it lacks.
    private static let scripts = ["\u{105}", "\u{65E5}"].map { "document.documentElement.setAttribute('x', '\($0)')" }

    @Test("A changed page keeps its bytes, its encoding and its byte order mark, and --verify reads it back")
    func preserving() throws {
        let start = Data("<?xml version='1.0' encoding='iso-8859-2'?><a x=\"".utf8)
        let end = Data("\">".utf8) + [0xB1] + Data("</a>".utf8)
        let result = try run("a.xml", Self.latin, script: Self.scripts[0], ["--verify"])
        #expect(result.code == 0, "\(result.error)")
        #expect(result.output == start + [0xB1] + end)
        let other = try run("a.xml", Self.latin, script: Self.scripts[1], ["--verify"])
        #expect(other.output == start + Data("&#26085;".utf8) + end, "\(other.error)")
        let wide = try run("a.xml", utf16("<a/>"), script: "document.documentElement.id = 'q'")
        #expect(wide.output == utf16("<a id=\"q\"/>"))
        // Names and comments can't contain references: the page is converted to UTF-8, and its declaration changed.
        let comment = "document.documentElement.append(document.createComment('\u{65E5}'))"
        #expect(
            try run("a.xml", Self.latin, script: comment, ["--verify"]).text
                == "<?xml version='1.0' encoding='UTF-8'?><a>\u{105}<!--\u{65E5}--></a>"
        )
    }

    @Test("On request a page is serialized as XML in its encoding, with its declaration")
    func writing() throws {
        let result = try run("a.xml", Self.latin, script: Self.scripts[0], ["--serialization", "xml"])
        #expect(result.code == 0, "\(result.error)")
        let start = Data("<?xml version=\"1.0\" encoding=\"ISO-8859-2\"?>\n<a x=\"".utf8)
        #expect(result.output == start + [0xB1] + Data("\">".utf8) + [0xB1] + Data("</a>".utf8))
        let other = try run("a.xml", Self.latin, script: Self.scripts[1], ["--serialization", "xml"])
        #expect(other.text == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a x=\"\u{65E5}\">\u{105}</a>")
    }

    @Test("An unchanged page passes byte for byte, with its entities and line ends")
    func untouched() throws {
        let page = Data("<!DOCTYPE a [<!ENTITY e 'x'>]>\r\n<a b = '1' >&e;<![CDATA[q]]></a>".utf8)
        let result = try run("a.xhtml", page, script: "")
        #expect(result.code == 0, "\(result.error)")
        #expect(result.output == page)
    }

    @Test("An HTML page can be written as XML, and a tree that XML can't express is refused")
    func htmlAsXML() throws {
        let page = Data("<!DOCTYPE html><meta charset=utf-8><p>a<br>&nbsp;<svg><g/></svg>".utf8)
        let result = try run("a.html", page, script: "", ["--serialization", "xml"])
        #expect(result.code == 0, "\(result.error)")
        #expect(
            result.text
                == "<!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\"><head><meta charset=\"utf-8\" /></head>"
                + "<body><p>a<br />\u{A0}<svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg></p></body></html>"
        )
        let comment = "<!--a--!b--c--><p>"
        try run("a.html", Data(comment.utf8), script: "", ["--serialization", "xml"])
            .expectPassThrough("the page can't be written as XML: XML allows no such thing as a comment", page: comment)
    }

    @Test("The file name decides, and --content-type overrides it")
    func contentType() throws {
        let workspace = try Workspace()
        try workspace.write("<p>a<br>b", to: "a.xhtml")
        let refused = try workspace.run(["snapshot", "a.xhtml"])
        #expect(refused.code == 1)
        #expect(
            refused.message.contains("a.xhtml: line 1, column 9: The document ends inside of <br>, which begins in")
        )
        #expect(try workspace.run(["snapshot", "a.xhtml", "--content-type", "text/html"]).code == 0)
        let script = "document.contentType + ' ' + document.documentElement.localName"
        try workspace.write("<p>a</p>", to: "b.txt")
        let evaluated = try workspace.run(["eval", "b.txt", "--content-type", "application/xml", "-e", script])
        #expect(evaluated.text == "\"application/xml p\"\n", "\(evaluated.error)")
        #expect(try workspace.run(["snapshot", "b.txt", "--content-type", "text/plain"]).code == 2)
        let summary = try workspace.run([
            "snapshot", "p.html", "--content-type", "text/html; charset=sjis", "--summary",
        ])
        #expect(summary.text.contains("encoding: Shift_JIS"))
    }

    @Test("Errors are listed with their places, as text and as JSON")
    func errors() throws {
        let workspace = try Workspace()
        try workspace.write("<!DOCTYPE html>\n<p a a>&#0;", to: "a.html")
        try workspace.write("<a>\n<b></a>", to: "b.xml")
        let text = try workspace.run(["snapshot", "a.html", "--errors"]).text
        #expect(text == "a.html:2:7: duplicate-attribute\na.html:2:12: null-character-reference\n")
        let lines = try workspace.run(["snapshot", "a.html", "b.xml", "--errors", "--summary"]).text
        #expect(lines.contains("\"errors\":[{\"code\":\"duplicate-attribute\",\"line\":2,\"column\":7},"))
        let mismatch = "Opening and ending tag mismatch: b line 2 and a"
        #expect(lines.contains("{\"message\":\"\(mismatch)\",\"line\":2,\"column\":8}"))
    }

    @Test("A document with exponential entity expansion is refused at once")
    func entityBomb() throws {
        var page = "<!DOCTYPE a [<!ENTITY e0 'ha'>"
        for level in 1...12 { page += "<!ENTITY e\(level) '\(String(repeating: "&e\(level - 1);", count: 10))'>" }
        let result = try run("a.xml", Data((page + "]><a>&e12;</a>").utf8), script: "")
        #expect(result.code == 1)
        #expect(result.message.contains("Entities expand to more than"), "\(result.error)")
    }
}
