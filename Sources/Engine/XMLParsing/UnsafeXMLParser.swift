// UnsafeXMLParser.swift: the module's entry points, and one run of libxml2's push parser.
// https://html.spec.whatwg.org/multipage/xhtml.html#xml-parser
//
// WebKit uses the push parser, so messages and positions are the same. It gets UTF-8, whatever the document declares. It builds no tree of
// its own; it only stores the declarations of the internal subset.
// Why it is safe: the parser's context, its document and the builder live until the end of `run`, which frees them once; the callbacks
// (UnsafeXMLHandlers.swift) are called during the run only.

import CLibXML2
package import DOM
import WebInfra

/// A parsed XML document with its errors.
package struct ParsedXMLDocument: Sendable {
    /// The content up to the first fatal error.
    package let document: NodeID
    /// The errors, in order of occurrence.
    package let errors: [XMLParseError]

    /// Whether the document is well-formed and namespace-well-formed.
    package var isWellFormed: Bool { firstError == nil }
    /// The first error that is more than a warning.
    package var firstError: XMLParseError? { errors.first { $0.severity != .warning } }
}

/// Parses a document into a new XML document node of `tree`.
///
/// Reads only `utf8`: external entities are treated as empty.
/// - Parameter utf8: The decoded document; a byte order mark is dropped. Below 2 GiB.
/// - Complexity: Linear in the input and in the expanded text of entities, which `limits` bounds.
package func parseXMLDocument(
    _ utf8: UnsafeBufferPointer<UInt8>,
    into tree: Tree,
    limits: XMLParserLimits = XMLParserLimits()
) -> ParsedXMLDocument {
    let document = tree.createDocument(isHTML: false)
    let builder = XMLTreeBuilder(
        tree: tree,
        document: document,
        root: document,
        limits: limits,
        inputLength: utf8.count
    )
    let mark = Encoding.sniffBOM(utf8)?.encoding == .utf8 ? 3 : 0
    run([UnsafeBufferPointer(rebasing: utf8[mark...])], builder)
    builder.finish()
    return ParsedXMLDocument(document: document, errors: builder.errors)
}

/// Parses a document, given as an array of UTF-8, into a new XML document node of `tree`.
package func parseXMLDocument(_ utf8: [UInt8], into tree: Tree) -> ParsedXMLDocument {
    utf8.withUnsafeBufferPointer { parseXMLDocument($0, into: tree) }
}

/// Parses markup as the content of an element of an XML document, as `innerHTML` does.
///
/// https://html.spec.whatwg.org/multipage/xhtml.html#xml-fragment-parsing-algorithm
/// - Parameter context: The element whose namespaces are in scope. Its document owns the nodes.
/// - Returns: A document fragment; nil if the markup is not well-formed there.
package func parseXMLFragment(
    _ utf8: UnsafeBufferPointer<UInt8>,
    context: NodeID,
    tree: Tree,
    limits: XMLParserLimits = XMLParserLimits()
) -> NodeID? {
    let document = tree.document(of: context)
    let fragment = tree.createDocumentFragment(in: document)
    let builder = XMLTreeBuilder(
        tree: tree,
        document: document,
        root: fragment,
        isFragment: true,
        limits: limits,
        inputLength: utf8.count
    )
    let start = fragmentStartTag(context: context, tree: tree)
    let end = Array("</fragment>".utf8)
    start.withUnsafeBufferPointer { start in
        end.withUnsafeBufferPointer { end in run([start, utf8, end], builder) }
    }
    return builder.isWellFormed ? fragment : nil
}

/// Parses the parts, in order, as one document.
private func run(_ parts: [UnsafeBufferPointer<UInt8>], _ builder: XMLTreeBuilder) {
    guard let parser = makeParser(of: parts, builder) else { return }
    defer { cxml_free(parser) }
    withExtendedLifetime(builder) {
        for part in parts where !builder.isStopped {
            cxml_feed(parser, part.baseAddress, Int32(part.count), false)
        }
        if !builder.isStopped { cxml_feed(parser, nil, 0, true) }
    }
}

/// A parser for parts of one document, to be freed by the caller; nil if they cannot be parsed, with the cause in the builder. The parser
/// does not retain the builder.
func makeParser(of parts: [UnsafeBufferPointer<UInt8>], _ builder: XMLTreeBuilder) -> OpaquePointer? {
    guard parts.reduce(0, { $0 + $1.count }) < Int(Int32.max) else {
        builder.stop(XMLParseError(.limit, "The document is larger than 2 GiB", line: 1, column: 1))
        return nil
    }
    for part in parts {
        guard let place = tagWithManyAttributes(part, limit: builder.limits.attributes) else { continue }
        let message = "A start tag has more than \(builder.limits.attributes) attributes"
        builder.stop(XMLParseError(.limit, message, line: place.line, column: place.column))
        return nil
    }
    guard XMLLibrary.isLoaded else {
        let message = "XML needs libxml2.so.2, which is not installed"
        builder.stop(XMLParseError(.limit, message, line: 1, column: 1))
        return nil
    }
    guard let parser = cxml_make(Unmanaged.passUnretained(builder).toOpaque()) else {
        builder.stop(XMLParseError(.limit, "There is no memory for a parser", line: 1, column: 1))
        return nil
    }
    builder.documentParser = ParserHandle(parser: parser)
    return parser
}

/// The start of the first tag with more attributes than the limit, if any.
///
/// An attribute's value cannot contain `<`, so anything that looks like an attribute is counted from the `<` of a start tag to the next
/// `<`. Comments, CDATA sections and processing instructions contain no tags.
private func tagWithManyAttributes(
    _ text: UnsafeBufferPointer<UInt8>,
    limit: Int
) -> (line: Int, column: Int)? {
    func begins(_ word: StaticString, at place: Int) -> Bool {
        place + word.utf8CodeUnitCount <= text.count
            && text[place..<place + word.utf8CodeUnitCount].elementsEqual(
                UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
            )
    }
    let sections: [(start: StaticString, end: StaticString)] = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    var index = 0
    while index < text.count {
        guard text[index] == 0x3C else {
            index += 1
            continue
        }
        if let section = sections.first(where: { begins($0.start, at: index) }) {
            index += section.start.utf8CodeUnitCount
            while index < text.count, !begins(section.end, at: index) { index += 1 }
            continue
        }
        let start = index
        var count = 0
        var quote: UInt8 = 0
        index += 1
        while index < text.count, text[index] != 0x3C, quote != 0 || text[index] != 0x3E {
            let byte = text[index]
            if quote == 0, byte == 0x22 || byte == 0x27 {
                (quote, count) = (byte, count + 1)
            } else if byte == quote {
                quote = 0
            }
            if count > limit {
                let before = text[..<start]
                let lineStart = (before.lastIndex(of: 0x0A) ?? -1) + 1
                return (before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }, start - lineStart + 1)
            }
            index += 1
        }
    }
    return nil
}

/// A start tag that declares the namespaces in scope at `context`.
private func fragmentStartTag(context: NodeID, tree: Tree) -> [UInt8] {
    var declared: Set<StringID> = []
    var tag = Array("<fragment".utf8)
    func declare(_ prefix: StringID, _ address: StringID) {
        // The empty prefix is the default namespace. NB: `xml` is always declared and may not be declared differently.
        guard declared.insert(prefix).inserted else { return }
        if prefix != .empty, tree.strings.length(address) == 0 || tree.strings.string(prefix) == "xml" { return }
        tag += (prefix == .empty ? " xmlns" : " xmlns:").utf8
        if prefix != .empty { tree.strings.appendUTF8(of: prefix, to: &tag) }
        tag += "=\"".utf8
        for unit in tree.strings.string(address).utf8 {
            switch unit {
            case 0x22: tag += "&quot;".utf8
            case 0x26: tag += "&amp;".utf8
            case 0x3C: tag += "&lt;".utf8
            default: tag.append(unit)
            }
        }
        tag.append(0x22)
    }
    var node = context
    while !node.isNone, tree.isElement(node) {
        let name = tree.name(node)
        declare(tree.prefix(name).isNone ? .empty : tree.prefix(name), tree.names.address(of: tree.namespace(name)))
        var attribute = tree.firstAttribute(node)
        while !attribute.isNone {
            let name = tree.attributeName(attribute)
            if tree.namespace(name) == .xmlns {
                let prefix = tree.prefix(name).isNone ? StringID.empty : tree.localName(name)
                declare(prefix, tree.strings.intern(tree.attributeValue(attribute)))
            }
            attribute = tree.nextAttribute(attribute)
        }
        node = tree.parent(node)
    }
    return tag + [0x3E]
}
