// UnsafeXMLHandlers.swift: what libxml2 calls while it parses.
// https://gnome.pages.gitlab.gnome.org/libxml2/html/parser_8h.html
//
// The first argument of each is the parser's context; entities are parsed in contexts of their own, which share the
// `_private` field and so the builder.
// Why it is safe: pointers that the library passes are used during the callback only, with the lengths and terminators
// that its interface promises; `_private` is the builder, which `run` keeps alive.

import CLibXML2
import DOM

/// What is set up once for the process.
enum XMLLibrary {
    private static let isSetUp: Bool = {
        xmlInitParser()
        // No external entity: whatever is asked for is empty. Nothing here opens a file or a connection.
        xmlSetExternalEntityLoader { _, _, context in xmlNewStringInputStream(context, XMLLibrary.nothing) }
        return true
    }()

    // SAFETY: One octet, zero, that is never changed and never freed: the library reads it without a copy.
    private nonisolated(unsafe) static let nothing: UnsafePointer<xmlChar> = {
        let octet = UnsafeMutablePointer<xmlChar>.allocate(capacity: 1)
        octet.initialize(to: 0)
        return UnsafePointer(octet)
    }()

    static func setUp() { _ = isSetUp }
}

private typealias Context = xmlParserCtxtPtr

/// A callback's context and its builder; nil when parsing has been ended, which it then tells the context as well.
private func enter(_ pointer: UnsafeMutableRawPointer?) -> (context: Context, builder: XMLTreeBuilder)? {
    guard let pointer else { return nil }
    let context = pointer.assumingMemoryBound(to: xmlParserCtxt.self)
    guard let opaque = context.pointee._private else { return nil }
    let builder = Unmanaged<XMLTreeBuilder>.fromOpaque(opaque).takeUnretainedValue()
    if builder.isStopped {
        xmlStopParser(context)
        return nil
    }
    return (context, builder)
}

/// Where the parser is in the document, also when it is in an entity.
private func place(_ builder: XMLTreeBuilder) -> (line: Int, column: Int) {
    let context = builder.documentContext
    return (max(1, Int(xmlSAX2GetLineNumber(context))), max(1, Int(xmlSAX2GetColumnNumber(context))))
}

private func stop(_ context: Context, _ builder: XMLTreeBuilder, _ message: String, parserMessage: String? = nil) {
    let (line, column) = place(builder)
    builder.stop(XMLParseError(.limit, message, parserMessage: parserMessage, line: line, column: column))
    xmlStopParser(context)
}

private func bytes(_ text: UnsafePointer<xmlChar>?) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text, count: text == nil ? 0 : Int(xmlStrlen(text)))
}

private func string(_ text: UnsafePointer<xmlChar>?, _ tree: Tree) -> StringID {
    guard text != nil else { return .empty }
    return tree.strings.make(utf8: bytes(text))
}

extension XMLTreeBuilder {
    /// The name with these parts; nil when the page has too many namespaces.
    fileprivate func name(
        _ localName: UnsafePointer<xmlChar>?,
        _ prefix: UnsafePointer<xmlChar>?,
        _ address: UnsafePointer<xmlChar>?
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

func makeHandlers() -> xmlSAXHandler {
    var handlers = xmlSAXHandler()
    xmlSAXVersion(&handlers, 2)
    handlers.externalSubset = nil
    handlers.resolveEntity = nil
    handlers.reference = nil
    handlers.startElement = nil
    handlers.endElement = nil
    handlers.warning = nil
    handlers.error = nil
    handlers.fatalError = nil
    handlers.internalSubset = { pointer, name, publicID, systemID in
        xmlSAX2InternalSubset(pointer, name, publicID, systemID)
        guard let (_, builder) = enter(pointer) else { return }
        let tree = builder.tree
        builder.documentType(
            name: tree.strings.intern(utf8: bytes(name)),
            publicID: string(publicID, tree),
            systemID: string(systemID, tree)
        )
    }
    handlers.getEntity = { pointer, name in entity(pointer, name) }
    handlers.getParameterEntity = { pointer, name in
        guard let (context, builder) = enter(pointer), let entity = xmlSAX2GetParameterEntity(pointer, name) else {
            return nil
        }
        return isAffordable(entity, context, builder) ? entity : nil
    }
    handlers.startElementNs = {
        pointer,
        localName,
        prefix,
        address,
        namespaceCount,
        namespaces,
        count,
        defaults,
        attributes in
        guard let (context, builder) = enter(pointer) else { return }
        if defaults > 0, let problem = builder.expand(defaultedAttributes: Int(defaults)) {
            return stop(context, builder, problem)
        }
        startElement(
            context,
            builder,
            (localName, prefix, address),
            Int(namespaceCount),
            namespaces,
            Int(count),
            attributes
        )
    }
    handlers.endElementNs = { pointer, _, _, _ in enter(pointer)?.builder.endElement() }
    handlers.characters = { pointer, text, length in
        enter(pointer)?.builder.characters(UnsafeBufferPointer(start: text, count: Int(length)))
    }
    handlers.ignorableWhitespace = handlers.characters
    handlers.cdataBlock = { pointer, text, length in
        guard let (_, builder) = enter(pointer) else { return }
        // NB: The push parser leaves carriage returns in CDATA sections, and in them only.
        let data = UnsafeBufferPointer(start: text, count: Int(length))
        builder.cdataSection(builder.tree.strings.make(utf8: withNormalizedNewlines(data)))
    }
    handlers.comment = { pointer, text in
        guard let (context, builder) = enter(pointer), context.pointee.inSubset == 0 else { return }
        builder.comment(string(text, builder.tree))
    }
    handlers.processingInstruction = { pointer, target, text in
        guard let (context, builder) = enter(pointer), context.pointee.inSubset == 0 else { return }
        let tree = builder.tree
        builder.processingInstruction(target: tree.strings.intern(utf8: bytes(target)), data: string(text, tree))
    }
    handlers.serror = { pointer, error in report(pointer, error) }
    return handlers
}

private func startElement(
    _ context: Context,
    _ builder: XMLTreeBuilder,
    _ parts: (localName: UnsafePointer<xmlChar>?, prefix: UnsafePointer<xmlChar>?, address: UnsafePointer<xmlChar>?),
    _ namespaceCount: Int,
    _ namespaces: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ count: Int,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
) {
    guard builder.open.count < builder.limits.depth else {
        return stop(context, builder, "Excessive node nesting.")
    }
    let tree = builder.tree
    guard let name = builder.name(parts.localName, parts.prefix, parts.address) else {
        return stop(context, builder, "The document has too many namespaces")
    }
    for index in 0..<count where attributes?[index * 5 + 1] != nil && attributes?[index * 5 + 2] == nil {
        // A prefix that stands for nothing, which was reported: WebKit ends here.
        builder.flushText()
        builder.stop()
        xmlStopParser(context)
        return
    }
    let element = builder.startElement(name, line: Int(xmlSAX2GetLineNumber(context)))
    if element.isNone { return }
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
        // Five pointers each: local name, prefix, address, and where the value starts and ends.
        guard let attribute = attributes?.advanced(by: index * 5), let start = attribute[3], let end = attribute[4]
        else {
            break
        }
        guard let name = builder.name(attribute[0], attribute[1], attribute[2]) else {
            return stop(context, builder, "The document has too many namespaces")
        }
        let value = tree.strings.make(utf8: UnsafeBufferPointer(start: start, count: end - start))
        last = tree.appendAttribute(name, value, to: element, after: last)
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

/// The entity with a name, declared or one of XHTML's; nil when there is none or it would be too much.
private func entity(_ pointer: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?) -> xmlEntityPtr? {
    if let predefined = xmlGetPredefinedEntity(name) { return predefined }
    guard let (context, builder) = enter(pointer) else { return nil }
    if let declared = xmlSAX2GetEntity(pointer, name) {
        return isAffordable(declared, context, builder) ? declared : nil
    }
    guard builder.hasXHTMLEntities, let text = XHTMLEntities.text(of: bytes(name)) else { return nil }
    // From now on it is one of the document's, which frees it.
    return (text + [0]).withUnsafeBufferPointer {
        xmlAddDocEntity(
            context.pointee.myDoc,
            name,
            Int32(XML_INTERNAL_GENERAL_ENTITY.rawValue),
            nil,
            nil,
            $0.baseAddress
        )
    }
}

/// Whether the document may expand an entity once more; ends parsing when not.
private func isAffordable(_ entity: xmlEntityPtr, _ context: Context, _ builder: XMLTreeBuilder) -> Bool {
    let length = entity.pointee.content == nil ? 0 : Int(entity.pointee.length)
    guard let problem = builder.expand(length, depth: Int(context.pointee.depth)) else { return true }
    stop(context, builder, problem.message, parserMessage: problem.parserMessage)
    return false
}

private func report(_ pointer: UnsafeMutableRawPointer?, _ error: UnsafeMutablePointer<xmlError>?) {
    guard let (_, builder) = enter(pointer), let error = error?.pointee else { return }
    // What is in scope around a fragment was accepted before, by this parser or as a script made it.
    if builder.isFragment, error.code == Int32(XML_WAR_NS_URI.rawValue) { return }
    var text = bytes(UnsafeRawPointer(error.message)?.assumingMemoryBound(to: UInt8.self))
    while let last = text.last, last == 0x0A { text = UnsafeBufferPointer(rebasing: text.dropLast()) }
    let parserMessage = String(decoding: text, as: UTF8.self)
    var message = parserMessage
    if error.code == Int32(XML_ERR_DOCUMENT_END.rawValue) {
        // NB: The push parser says the same of text after the end and of an end that is missing.
        if let element = builder.open.last {
            let name = builder.tree.strings.string(builder.tree.qualifiedName(element.name))
            message = "The document ends inside of <\(name)>, which begins in line \(element.line)"
        } else if !builder.hasRootElement {
            message = "The document has no element"
        }
    }
    let severity: XMLParseError.Severity =
        switch error.level {
        case XML_ERR_WARNING: .warning
        case XML_ERR_ERROR: .error
        default: .fatal
        }
    var (line, column) = (max(1, Int(error.line)), max(1, Int(error.int2)))
    if pointer != builder.documentContext { (line, column) = place(builder) }
    builder.report(XMLParseError(severity, message, parserMessage: parserMessage, line: line, column: column))
}
