// XMLTreeBuilder.swift: makes nodes of what the parser reports; knows the tree, not the parser.
// https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents

import DOM

/// Builds one document or fragment.
///
/// Invariants: 1. `open` holds the elements whose end tag has not come, outermost first. 2. `text` is what comes next
/// under the last of them and is no node yet.
final class XMLTreeBuilder {
    struct OpenElement {
        var element: NodeID
        /// Where children go: the element, or a template's contents.
        var target: NodeID
        var name: NameID
        var line: Int
    }

    let tree: Tree
    let document: NodeID
    /// Where top-level nodes go; for a fragment its outermost element, which wraps the markup, is not made.
    let root: NodeID
    let isFragment: Bool
    let limits: XMLParserLimits

    private(set) var open: [OpenElement] = []
    private var text: [UInt8] = []
    private(set) var errors: [XMLParseError] = []
    /// Whether scripts run between two steps of the parse, and have changed what stands in the tree.
    let stopsAtScripts: Bool
    /// Script elements that are complete and have not had their turn.
    private var scripts: [NodeID] = []
    /// The library's parser of the document; entities have parsers of their own.
    var documentParser: ParserHandle?
    /// Whether parsing was ended from here: nothing more is to be done for what the parser still reports.
    private(set) var isStopped = false
    private(set) var hasRootElement = false
    /// Whether the doctype is one whose entities are HTML's.
    var hasXHTMLEntities = false
    /// Bytes of entities' text that may still be expanded.
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
    /// The document of new nodes: a template's contents have one of their own, and a script may have moved what is open.
    private var targetDocument: NodeID { tree.document(of: target) }

    /// Opens an element.
    /// - Returns: The element for its attributes; none for the one that wraps a fragment.
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
        // Scripts of fragments never run, unless somebody says so.
        if isFragment { tree.setFlag(NodeFlags.alreadyStarted, closed.element) } else { scripts.append(closed.element) }
    }

    /// The next script element whose turn it is; none where there is none.
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

    /// Ends a document. Text that a fatal error cut off is an empty node, as in WebKit.
    func finish() {
        guard !text.isEmpty, !open.isEmpty else { return }
        tree.append(tree.createText(.empty, in: targetDocument), to: target)
    }

    /// Makes a node of the text so far.
    func flushText() {
        guard !text.isEmpty else { return }
        // Outside of the root element there is white space only, which is no node.
        if !open.isEmpty {
            tree.append(tree.createText(tree.strings.make(utf8: text), in: targetDocument), to: target)
        }
        text.removeAll(keepingCapacity: true)
    }

    // MARK: Limits and errors

    /// How many errors are kept.
    private static let maximumErrors = 1000

    func report(_ error: XMLParseError) {
        if errors.count < Self.maximumErrors { errors.append(error) }
    }

    /// Notes that a limit was met.
    func stop(_ error: XMLParseError) {
        if isStopped { return }
        isStopped = true
        report(error)
    }

    /// Ends parsing because of an error that was reported already.
    func stop() { isStopped = true }

    /// Counts something that the internal subset declares.
    /// - Returns: What is wrong when it is too much, else nil.
    func countDeclaration() -> String? {
        declarations += 1
        return declarations > limits.declarations
            ? "The document declares more than \(limits.declarations) things" : nil
    }

    /// What is wrong when there are so many different names, else nil.
    func problem(withNames count: Int) -> String? {
        count > limits.names ? "The document has more than \(limits.names) different names" : nil
    }

    /// Takes attributes that the document type declaration adds to an element out of what may be expanded.
    /// - Returns: What is wrong when it is too much, else nil.
    func expand(defaultedAttributes count: Int) -> String? {
        expansion -= 16 * count
        return expansion < 0 ? "Declarations add far more attributes than there are in the document" : nil
    }

    /// Takes an entity's text out of what may be expanded.
    /// - Returns: What is wrong when it is too much, in words for people and in the parser's; else nil.
    func expand(_ length: Int, depth: Int) -> (message: String, parserMessage: String)? {
        // A reference costs the parser something even when its entity is empty.
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
