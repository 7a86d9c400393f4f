// XMLTreeBuilder.swift: makes nodes from the parser's callbacks; independent of the parser.
// https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents

import DOM

/// Builds one document or fragment.
///
/// Invariants: 1. `open` holds the elements whose end tag has not arrived, outermost first. 2. `text` is pending text under the last of
/// them and is not a node yet.
final class XMLTreeBuilder {
    struct OpenElement {
        var element: NodeID
        /// The parent of its children: the element, or a template's contents.
        var target: NodeID
        var name: NameID
        var line: Int
    }

    let tree: Tree
    let document: NodeID
    /// The parent of top-level nodes. For a fragment, the outermost element, which wraps the markup, is not made.
    let root: NodeID
    let isFragment: Bool
    let limits: XMLParserLimits

    private(set) var open: [OpenElement] = []
    private var text: [UInt8] = []
    private(set) var errors: [XMLParseError] = []
    /// Whether scripts run between two steps of the parse, and may change the tree.
    let stopsAtScripts: Bool
    /// Complete script elements that have not run.
    private var scripts: [NodeID] = []
    /// The library's parser of the document; entities have parsers of their own.
    var documentParser: ParserHandle?
    /// Whether parsing was ended from here: further callbacks of the parser are ignored.
    private(set) var isStopped = false
    private(set) var hasRootElement = false
    /// Whether the doctype is one whose entities are HTML's.
    var hasXHTMLEntities = false
    /// The bytes of entities' text that may still be expanded.
    private var expansion: Int
    private var declarations = 0

    init(
        tree: Tree,
        document: NodeID,
        root: NodeID,
        isFragment: Bool = false,
        stopsAtScripts: Bool = false,
        limits: XMLParserLimits,
        inputLength: Int
    ) {
        self.tree = tree
        self.document = document
        self.root = root
        self.isFragment = isFragment
        self.stopsAtScripts = stopsAtScripts
        self.limits = limits
        expansion = limits.freeExpansion + limits.expansionFactor * inputLength
    }

    var isWellFormed: Bool { !errors.contains { $0.severity != .warning } }

    // MARK: Nodes

    private var target: NodeID { open.last?.target ?? root }
    /// The document of new nodes: template contents have their own, and a script may have moved the open elements.
    private var targetDocument: NodeID { tree.document(of: target) }

    /// Opens an element.
    /// - Returns: The element for its attributes; none for the element that wraps a fragment.
    func startElement(_ name: NameID, line: Int) -> NodeID {
        flushText()
        hasRootElement = true
        if isFragment, open.isEmpty {
            open.append(OpenElement(element: .none, target: root, name: name, line: line))
            return .none
        }
        let element = tree.createElement(name, in: targetDocument)
        tree.append(element, to: target)
        let contents = tree.templateContents(element)
        let inside = contents.isNone ? element : contents
        open.append(OpenElement(element: element, target: inside, name: name, line: line))
        return element
    }

    func endElement() {
        flushText()
        guard let closed = open.popLast() else { return }
        guard stopsAtScripts || isFragment,
            tree.isName(closed.name, .script) || tree.isName(closed.name, .svgScript), !closed.element.isNone
        else { return }
        // Scripts of fragments never run, unless they are unmarked later.
        if isFragment { tree.setFlag(NodeFlags.alreadyStarted, closed.element) } else { scripts.append(closed.element) }
    }

    /// The next script element to run; none if there is none.
    func takeScript() -> NodeID { scripts.isEmpty ? .none : scripts.removeFirst() }

    func characters(_ bytes: some Sequence<UInt8>) { text.append(contentsOf: bytes) }

    func cdataSection(_ data: StringID) { append(tree.createCDATASection(data, in: targetDocument)) }

    func comment(_ data: StringID) { append(tree.createComment(data, in: targetDocument)) }

    func processingInstruction(target: StringID, data: StringID) {
        append(tree.createProcessingInstruction(target: target, data: data, in: targetDocument))
    }

    func documentType(name: StringID, publicID: StringID, systemID: StringID) {
        append(tree.createDocumentType(name: name, publicID: publicID, systemID: systemID, in: document))
        hasXHTMLEntities = XHTMLEntities.isKnown(publicID: tree.strings.string(publicID))
    }

    private func append(_ node: NodeID) {
        flushText()
        tree.append(node, to: target)
    }

    /// Ends a document. If a fatal error cut off text, an empty text node is made, as in WebKit.
    func finish() {
        guard !text.isEmpty, !open.isEmpty else { return }
        tree.append(tree.createText(.empty, in: targetDocument), to: target)
    }

    /// Makes a node of the text so far.
    func flushText() {
        guard !text.isEmpty else { return }
        // Outside of the root element there is only whitespace, which is not a node.
        if !open.isEmpty {
            tree.append(tree.createText(tree.strings.make(utf8: text), in: targetDocument), to: target)
        }
        text.removeAll(keepingCapacity: true)
    }

    // MARK: Limits and errors

    /// The most errors that are kept.
    private static let maximumErrors = 1000

    func report(_ error: XMLParseError) {
        if errors.count < Self.maximumErrors { errors.append(error) }
    }

    /// Records that a limit was exceeded.
    func stop(_ error: XMLParseError) {
        if isStopped { return }
        isStopped = true
        report(error)
    }

    /// Ends parsing because of an error that was reported already.
    func stop() { isStopped = true }

    /// Counts a declaration in the internal subset.
    /// - Returns: The problem if there are too many, else nil.
    func countDeclaration() -> String? {
        declarations += 1
        return declarations > limits.declarations
            ? "The document declares more than \(limits.declarations) things" : nil
    }

    /// The problem if there are too many different names, else nil.
    func problem(withNames count: Int) -> String? {
        count > limits.names ? "The document has more than \(limits.names) different names" : nil
    }

    /// Subtracts attributes that the document type declaration adds to an element from the remaining expansion.
    /// - Returns: The problem if the limit is exceeded, else nil.
    func expand(defaultedAttributes count: Int) -> String? {
        expansion -= 16 * count
        return expansion < 0 ? "Declarations add far more attributes than there are in the document" : nil
    }

    /// Subtracts an entity's text from the remaining expansion.
    /// - Returns: The problem if the limit is exceeded, as a message for users and as the parser's; else nil.
    func expand(_ length: Int, depth: Int) -> (message: String, parserMessage: String)? {
        // Even a reference to an empty entity costs the parser something.
        expansion -= length + 16
        if expansion < 0 {
            let message = "Entities expand to more than \(limits.expansionFactor) times the document"
            return (message, message)
        }
        if depth > limits.entityDepth {
            return ("Entities are nested deeper than \(limits.entityDepth)", "Detected an entity reference loop")
        }
        return nil
    }
}
