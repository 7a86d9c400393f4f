// XMLParsingTests.swift: XML documents parsed into trees. https://html.spec.whatwg.org/multipage/xhtml.html#xml-parser

import DOM
import DOMSerialization
import Testing
import WebInfra
import XMLParsing

/// Parses, and returns the tree with its errors.
func parse(_ xml: String, limits: XMLParserLimits = XMLParserLimits()) -> (tree: Tree, parsed: ParsedXMLDocument) {
    let tree = Tree()
    let parsed = Array(xml.utf8).withUnsafeBufferPointer { parseXMLDocument($0, into: tree, limits: limits) }
    return (tree, parsed)
}

func serialize(_ node: NodeID, _ tree: Tree) throws -> String {
    var output: [UInt8] = []
    try serializeXML(node: node, tree: tree, into: &output)
    return String(decoding: output, as: UTF8.self)
}

@Suite("XML parsing")
struct XMLParsingTests {
    @Test("Documents that would take the library quadratic time are refused")
    func numbersOfNamesAndDeclarations() {
        var limits = XMLParserLimits()
        (limits.names, limits.declarations) = (300, 100)
        let names = (0..<400).map { "<n\($0)/>" }.joined()
        #expect(
            parse("<r>\(names)</r>", limits: limits).parsed.firstError?.message
                == "The document has more than 300 different names"
        )
        #expect(parse("<r>\(names)</r>").parsed.isWellFormed)
        for declaration in [
            "<!ELEMENT e ANY>", "<!ATTLIST e a CDATA 'v'>", "<!ENTITY e 'v'>", "<!NOTATION n SYSTEM 's'>",
        ] {
            let subset = String(repeating: declaration, count: 101)
            let message = parse("<!DOCTYPE r [\(subset)]><r/>", limits: limits).parsed.firstError?.message
            #expect(message == "The document declares more than 100 things")
            #expect(parse("<!DOCTYPE r [\(subset)]><r/>").parsed.isWellFormed)
        }
    }

    @Test("Documents give WebKit's trees and messages")
    func recorded() throws {
        var same = 0
        for (xml, expected) in recordedDocuments {
            let (tree, parsed) = parse(xml)
            parsed.showErrors(in: tree)
            let found = try withoutFrame(serialize(parsed.document, tree))
            #expect((found == expected) != prefixesWithoutNamespace.contains(xml), "\(xml)\n\(found)\n\(expected)")
            if found == expected { same += 1 }
        }
        print("XML documents as in WebKit: \(same) of \(recordedDocuments.count)")
    }

    /// Their trees are the same, but WebKit writes the prefix of a name without a namespace; the standard's serialization does not.
    private let prefixesWithoutNamespace: Set<String> = [
        "<a:b/>", "<p:a xmlns:p=\"\"/>", "<a:b>\n<c:d/>\n<e f:g=\"1\"/><x></a:b>", "<r><c:d/><e f:g=\"1\"/></r>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><a:b/></svg>",
    ]

    /// Keeps only the messages of a `parsererror`.
    private func withoutFrame(_ text: String) -> String {
        text.replacing(/<parsererror[^>]*><h3>[^<]*<\/h3><div[^>]*>([^<]*)<\/div><h3>[^<]*<\/h3>/) {
            "<parsererror>" + $0.output.1
        }
    }

    @Test("A premature end of a document has a readable message")
    func messages() {
        #expect(
            parse("<a>\n<b>").parsed.firstError?.message == "The document ends inside of <b>, which begins in line 2"
        )
        #expect(parse("<!-- -->").parsed.firstError?.message == "The document has no element")
        #expect(parse("<a/>x").parsed.firstError?.description == "1:5: Extra content at the end of the document")
    }

    @Test("A document with exponential expansion is refused, in time linear in its length")
    func entityBombs() {
        func laughs(_ levels: Int, attribute: Bool, parameter: Bool = false) -> String {
            let mark = parameter ? "%" : "&"
            var text = "<!DOCTYPE a [<!ENTITY \(parameter ? "% " : "")e0 \"\(parameter ? "" : "ha")\">"
            for level in 1...levels {
                let references = String(repeating: "\(mark)e\(level - 1);", count: 10)
                text +=
                    parameter
                    ? "<!ENTITY % e\(level) '\(references.replacing("%", with: "&#37;"))'>"
                    : "<!ENTITY e\(level) \"\(references)\">"
            }
            if parameter { return text + "%e\(levels);]><a/>" }
            return text + (attribute ? "]><a b=\"&e\(levels);\"/>" : "]><a>&e\(levels);</a>")
        }
        for bomb in [
            laughs(9, attribute: false), laughs(9, attribute: true), laughs(9, attribute: false, parameter: true),
        ] {
            let error = parse(bomb).parsed.firstError
            #expect(
                error?.message.contains("Entities expand to more than 8 times") == true,
                "\(String(describing: error))"
            )
            #expect(error?.severity == .limit)
        }
        // Much text from one long entity.
        let long =
            "<!DOCTYPE a [<!ENTITY e \"\(String(repeating: "x", count: 100_000))\">]><a>"
            + String(repeating: "&e;", count: 10_000) + "</a>"
        #expect(parse(long).parsed.firstError?.severity == .limit)
        // Entities nested one in another.
        var chain = "<!DOCTYPE a [<!ENTITY e0 \"x\">"
        for level in 1...500 { chain += "<!ENTITY e\(level) \"&e\(level - 1);\">" }
        #expect(parse(chain + "]><a>&e500;</a>").parsed.firstError?.message == "Entities are nested deeper than 64")
        // Ordinary documents pass.
        #expect(parse(laughs(3, attribute: false)).parsed.isWellFormed)
    }

    @Test("Unlimited attributes are refused, also those that declarations add")
    func attributes() {
        func tag(_ count: Int) -> String { "<a " + (0..<count).map { "a\($0) = 'v' " }.joined() + "/>" }
        #expect(parse(tag(10_000)).parsed.isWellFormed)
        let refused = parse("<!-- -->\n" + tag(300_000)).parsed.firstError
        #expect(refused?.description == "2:1: A start tag has more than 10000 attributes")
        #expect(
            parse(
                "<a>" + String(repeating: "a='b'", count: 9999) + "<b/>" + String(repeating: "==", count: 99_999)
                    + "</a>"
            ).parsed.isWellFormed
        )
        var defaults = "<!DOCTYPE r [<!ATTLIST a "
        for number in 0..<5000 { defaults += "d\(number) CDATA 'x' " }
        defaults += ">]><r>" + String(repeating: "<a/>", count: 10_000) + "</r>"
        #expect(
            parse(defaults).parsed.firstError?.message
                == "Declarations add far more attributes than there are in the document"
        )
    }

    @Test("Deep nesting ends at the limit, not by a stack overflow")
    func depth() {
        let (tree, parsed) = parse(String(repeating: "<a>", count: 300_000))
        #expect(parsed.firstError?.message == "Excessive node nesting.")
        #expect(parsed.firstError?.column == 15003)
        parsed.showErrors(in: tree)
        let fine = String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)
        #expect(parse(fine).parsed.isWellFormed)
    }

    @Test("Nothing outside of the document is read")
    func externalEntities() throws {
        for xml in [
            "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
            "<!DOCTYPE a [<!ENTITY % x SYSTEM 'file:///etc/passwd'>%x;]><a/>",
            "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "<!DOCTYPE a PUBLIC 'x' 'http://localhost/'><a/>",
        ] {
            let (tree, parsed) = parse(xml)
            #expect(parsed.isWellFormed)
            let result = try serialize(parsed.document, tree)
            #expect(result.hasSuffix("<a/>"), "\(result)")
        }
    }

    @Test("Invalid characters are errors, not crashes")
    func invalidCharacters() {
        for text in ["\0", "a\0", "<a>\0</a>", "<a b='\0'/>", "<\0", "<!--\0-->", "<a>\u{FFFE}</a>"] {
            #expect(!parse(text).parsed.isWellFormed)
        }
        let tree = Tree()
        let surrogate: [UInt8] = Array("<a>".utf8) + [0xED, 0xA0, 0x80] + Array("</a>".utf8)
        #expect(!surrogate.withUnsafeBufferPointer { parseXMLDocument($0, into: tree) }.isWellFormed)
    }

    @Test("Line ends are line feeds everywhere")
    func lineEnds() throws {
        let (tree, parsed) = parse("<a b='x\r\ny'>1\r\n2\r3<![CDATA[4\r\n5\r]]><!--6\r\n7\r--><?p 8\r\n9\r?></a>")
        #expect(
            try serialize(parsed.document, tree)
                == "<a b=\"x y\">1\n2\n3<![CDATA[4\n5\n]]><!--6\n7\n--><?p 8\n9\n?></a>"
        )
    }

    @Test("A fragment has the namespaces of its context")
    func fragments() throws {
        let (tree, parsed) = parse("<r xmlns='d' xmlns:p='u&amp;\"'><b xmlns:q='v'/></r>")
        let context = tree.lastChild(tree.lastChild(parsed.document))
        func fragment(_ text: String) throws -> String? {
            let node = Array(text.utf8).withUnsafeBufferPointer { parseXMLFragment($0, context: context, tree: tree) }
            return try node.map { try serialize($0, tree) }
        }
        #expect(
            try fragment("a<p:x/><q:y/><z/>&lt;")
                == "a<p:x xmlns:p=\"u&amp;&quot;\"/><q:y xmlns:q=\"v\"/><z xmlns=\"d\"/>&lt;"
        )
        #expect(try fragment("") == "")
        for markup in ["<p>", "</fragment>", "</fragment><fragment>", "<n:a/>", "&nbsp;", "<!DOCTYPE a>", "a & b"] {
            #expect(try fragment(markup) == nil, "\(markup)")
        }
    }

    @Test("The encoding comes from a byte order mark, the caller or the declaration, and is otherwise UTF-8")
    func encodings() throws {
        func decode(_ bytes: [UInt8], transport: String? = nil) throws -> String {
            let source = try bytes.withUnsafeBufferPointer {
                try decodeXML($0, transport: transport.flatMap { .init(label: $0) })
            }
            return "\(source.encoding.name) \(String(decoding: source.utf8, as: UTF8.self))"
        }
        let latin = Array("<?xml version='1.0' encoding='iso-8859-2'?><a>".utf8) + [0xB1]
        #expect(try decode(latin) == "ISO-8859-2 <?xml version='1.0' encoding='iso-8859-2'?><a>\u{105}")
        #expect(try decode(latin, transport: "latin1").hasPrefix("windows-1252"))
        #expect(try decode([0xEF, 0xBB, 0xBF] + latin.dropLast(), transport: "latin1").hasPrefix("UTF-8"))
        #expect(try decode([0x3C, 0, 0x3F, 0, 0x78, 0]) == "UTF-16LE <?x")
        #expect(try decode(Array("<a>\u{E9}".utf8)) == "UTF-8 <a>\u{E9}")
        #expect(
            throws: XMLParseError(
                .fatal,
                "A byte here is not valid UTF-8; --encoding names another",
                line: 2,
                column: 2
            )
        ) {
            try decode(Array("<a>\n\u{E9}".utf8) + [0xFF])
        }
    }

    @Test(
        "An encoding under a name that is not the standard's is refused with the standard's name",
        arguments: [
            ("bogus", "name it with --encoding"),
            ("MacCyrillic", "name it with --encoding, such as --encoding x-mac-cyrillic"),
            ("MacRoman", "name it with --encoding, such as --encoding x-mac-roman"),
            ("win1251", "name it with --encoding, such as --encoding windows-1251"),
            ("ANSI_1251", "name it with --encoding, such as --encoding windows-1251"),
            ("UTF8MB4", "name it with --encoding, such as --encoding utf-8"), ("cp437", "name it with --encoding"),
        ]
    )
    func unknownEncodings(label: String, hint: String) throws {
        let document = Array("<?xml version=\"1.0\" encoding=\"\(label)\"?><a/>".utf8)
        let error = XMLParseError(.fatal, "Unsupported encoding \(label); \(hint)", line: 1, column: 32 + label.count)
        #expect(throws: error) { try document.withUnsafeBufferPointer { try decodeXML($0) } }
        let named = try document.withUnsafeBufferPointer { try decodeXML($0, override: .init(label: "koi8-r")) }
        #expect(named.encoding.name == "KOI8-R")
    }
}
