// UnsafeXMLHandlers.swift: libxml2's callbacks during a parse; CLibXML2.h describes their arguments.
//
// The first argument of each is a parser: the document's, or that of an entity, which has the same owner.
// Why it is safe: pointers from the library are used only during the callback, with the lengths and terminators that its interface
// guarantees; the owner is the builder, which `run` retains.

import CLibXML2
import DOM

/// The library, loaded on first use.
enum XMLLibrary {
    /// Whether libxml2 is available; loads it.
    static let isLoaded: Bool = {
        var handlers = makeHandlers()
        return cxml_load(&handlers)
    }()
}

/// Loads the library now, for a process that can open no files later. If it is not available, XML is refused, now and later.
package func loadXMLLibrary() { _ = XMLLibrary.isLoaded }

/// One of the library's parsers, opaque to its users.
struct ParserHandle {
    fileprivate let parser: OpaquePointer

    init(parser: OpaquePointer) { self.parser = parser }
}

/// A callback's builder; nil if parsing was ended, which is then passed on to the parser, too.
private func enter(_ parser: OpaquePointer?) -> XMLTreeBuilder? {
    guard let owner = cxml_owner(parser) else { return nil }
    let builder = Unmanaged<XMLTreeBuilder>.fromOpaque(owner).takeUnretainedValue()
    if builder.isStopped {
        cxml_stop(parser)
        return nil
    }
    return builder
}

/// The parser's position in the document, even if it is in an entity.
private func place(_ builder: XMLTreeBuilder) -> (line: Int, column: Int) {
    let parser = builder.documentParser?.parser
    return (max(1, Int(cxml_line(parser))), max(1, Int(cxml_column(parser))))
}

private func stop(_ parser: OpaquePointer?, _ builder: XMLTreeBuilder, _ message: String, parserMessage: String? = nil)
{
    let (line, column) = place(builder)
    builder.stop(XMLParseError(.limit, message, parserMessage: parserMessage, line: line, column: column))
    cxml_stop(parser)
}

private func bytes(_ text: UnsafePointer<UInt8>?) -> UnsafeBufferPointer<UInt8> {
    guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
    var length = 0
    while text[length] != 0 { length += 1 }
    return UnsafeBufferPointer(start: text, count: length)
}

private func string(_ text: UnsafePointer<UInt8>?, _ tree: Tree) -> StringID {
    text == nil ? .empty : tree.strings.make(utf8: bytes(text))
}

extension XMLTreeBuilder {
    /// The name with these parts; nil if the page has too many namespaces.
    fileprivate func name(
        _ localName: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ address: UnsafePointer<UInt8>?
    ) -> NameID? {
        var namespace = Namespace.none
        if address != nil {
            guard let known = tree.names.namespaceIfRoom(tree.strings.intern(utf8: bytes(address))) else { return nil }
            namespace = known
        }
        return tree.names.name(
            namespace: namespace,
            prefix: prefix == nil ? .none : tree.strings.intern(utf8: bytes(prefix)),
            localName: tree.strings.intern(utf8: bytes(localName))
        )
    }
}

private func makeHandlers() -> CXMLHandlers {
    var handlers = CXMLHandlers()
    handlers.documentType = { parser, name, publicID, systemID in
        guard let builder = enter(parser) else { return }
        let tree = builder.tree
        builder.documentType(
            name: tree.strings.intern(utf8: bytes(name)),
            publicID: string(publicID, tree),
            systemID: string(systemID, tree)
        )
    }
    handlers.entity = { parser, name, isParameter in entity(parser, name, isParameter) }
    handlers.declaration = { parser in
        guard let builder = enter(parser) else { return }
        if let problem = builder.countDeclaration() ?? builder.problem(withNames: Int(cxml_names(parser))) {
            stop(parser, builder, problem)
        }
    }
    handlers.startElement = {
        parser,
        localName,
        prefix,
        address,
        namespaceCount,
        namespaces,
        count,
        defaults,
        attributes in
        guard let builder = enter(parser) else { return }
        if let problem = builder.problem(withNames: Int(cxml_names(parser))) { return stop(parser, builder, problem) }
        if defaults > 0, let problem = builder.expand(defaultedAttributes: Int(defaults)) {
            return stop(parser, builder, problem)
        }
        let start = StartElement(
            parser: parser,
            builder: builder,
            parts: (localName, prefix, address),
            namespaceCount: Int(namespaceCount),
            namespaces: namespaces,
            count: Int(count),
            attributes: attributes
        )
        start.build()
    }
    handlers.endElement = { enter($0)?.endElement() }
    handlers.characters = { parser, text, length in
        enter(parser)?.characters(UnsafeBufferPointer(start: text, count: Int(length)))
    }
    handlers.cdata = { parser, text, length in
        guard let builder = enter(parser) else { return }
        // NB: The push parser leaves carriage returns in CDATA sections, and only there.
        let data = UnsafeBufferPointer(start: text, count: Int(length))
        builder.cdataSection(builder.tree.strings.make(utf8: withNormalizedNewlines(data)))
    }
    handlers.comment = { parser, text in
        guard let builder = enter(parser) else { return }
        builder.comment(string(text, builder.tree))
    }
    handlers.instruction = { parser, target, text in
        guard let builder = enter(parser) else { return }
        let tree = builder.tree
        builder.processingInstruction(target: tree.strings.intern(utf8: bytes(target)), data: string(text, tree))
    }
    handlers.error = { parser, report in
        guard let builder = enter(parser), let report = report?.pointee else { return }
        record(report, parser, builder)
    }
    return handlers
}

/// The arguments of a start tag's callback.
private struct StartElement {
    typealias Texts = UnsafeMutablePointer<UnsafePointer<UInt8>?>

    var parser: OpaquePointer?
    var builder: XMLTreeBuilder
    var parts: (localName: UnsafePointer<UInt8>?, prefix: UnsafePointer<UInt8>?, address: UnsafePointer<UInt8>?)
    var namespaceCount: Int
    var namespaces: Texts?
    var count: Int
    /// Five pointers for each: local name, prefix, URL, and the start and the end of the value.
    var attributes: Texts?

    func build() {
        guard builder.open.count < builder.limits.depth else {
            return stop(parser, builder, "Excessive node nesting.")
        }
        guard let name = builder.name(parts.localName, parts.prefix, parts.address) else {
            return stop(parser, builder, "The document has too many namespaces")
        }
        for index in 0..<count where attributes?[index * 5 + 1] != nil && attributes?[index * 5 + 2] == nil {
            // An undeclared prefix, which was reported: WebKit stops here.
            builder.flushText()
            builder.stop()
            cxml_stop(parser)
            return
        }
        let element = builder.startElement(name, line: Int(cxml_line(parser)))
        if !element.isNone { appendAttributes(to: element) }
    }

    private func appendAttributes(to element: NodeID) {
        let tree = builder.tree
        var last = AttributeID.none
        let xmlns = tree.strings.intern("xmlns")
        for index in 0..<namespaceCount {
            guard let namespaces else { break }
            let prefix = namespaces[index * 2]
            let name = tree.names.name(
                namespace: .xmlns,
                prefix: prefix == nil ? .none : xmlns,
                localName: prefix == nil ? xmlns : tree.strings.intern(utf8: bytes(prefix))
            )
            last = tree.appendAttribute(name, string(namespaces[index * 2 + 1], tree), to: element, after: last)
        }
        for index in 0..<count {
            guard let attribute = attributes?.advanced(by: index * 5), let start = attribute[3], let end = attribute[4]
            else { break }
            guard let name = builder.name(attribute[0], attribute[1], attribute[2]) else {
                return stop(parser, builder, "The document has too many namespaces")
            }
            let value = tree.strings.make(utf8: UnsafeBufferPointer(start: start, count: end - start))
            last = tree.appendAttribute(name, value, to: element, after: last)
        }
    }
}

/// https://www.w3.org/TR/xml/#sec-line-ends
private func withNormalizedNewlines(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard text.contains(0x0D) else { return Array(text) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (index, byte) in text.enumerated() {
        if byte == 0x0A, index > 0, text[index - 1] == 0x0D { continue }
        result.append(byte == 0x0D ? 0x0A : byte)
    }
    return result
}

/// The entity with a name, declared or one of XHTML's; nil if there is none or it exceeds a limit.
private func entity(_ parser: OpaquePointer?, _ name: UnsafePointer<UInt8>?, _ isParameter: Bool) -> OpaquePointer? {
    if !isParameter, let predefined = cxml_predefined_entity(name) { return predefined }
    guard let builder = enter(parser) else { return nil }
    if let declared = cxml_declared_entity(parser, name, isParameter) {
        let length = Int(cxml_entity_length(declared))
        guard let problem = builder.expand(length, depth: Int(cxml_depth(parser))) else { return declared }
        stop(parser, builder, problem.message, parserMessage: problem.parserMessage)
        return nil
    }
    guard !isParameter, builder.hasXHTMLEntities, let text = XHTMLEntities.text(of: bytes(name)) else { return nil }
    // From now on it is one of the document's entities.
    return (text + [0]).withUnsafeBufferPointer { cxml_declare_entity(parser, name, $0.baseAddress) }
}

private func record(_ report: CXMLReport, _ parser: OpaquePointer?, _ builder: XMLTreeBuilder) {
    // Declarations in scope around a fragment were accepted before, by this parser or when a script made them.
    if builder.isFragment, report.isAboutAddress { return }
    var text = bytes(report.message)
    while let last = text.last, last == 0x0A { text = UnsafeBufferPointer(rebasing: text.dropLast()) }
    let parserMessage = String(decoding: text, as: UTF8.self)
    var message = parserMessage
    if report.isMissingEnd {
        // NB: The push parser uses the same error for text after the end and for a missing end.
        if let element = builder.open.last {
            let name = builder.tree.strings.string(builder.tree.qualifiedName(element.name))
            message = "The document ends inside of <\(name)>, which begins in line \(element.line)"
        } else if !builder.hasRootElement {
            message = "The document has no element"
        }
    }
    let severity: XMLParseError.Severity =
        switch report.severity {
        case CXMLWarning: .warning
        case CXMLError: .error
        default: .fatal
        }
    var (line, column) = (max(1, Int(report.line)), max(1, Int(report.column)))
    if parser != builder.documentParser?.parser { (line, column) = place(builder) }
    builder.report(XMLParseError(severity, message, parserMessage: parserMessage, line: line, column: column))
}
