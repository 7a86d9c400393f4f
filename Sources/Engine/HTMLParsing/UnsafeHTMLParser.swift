// UnsafeHTMLParser.swift: the module's entry points.
// https://html.spec.whatwg.org/multipage/parsing.html
//
// Why it is safe: the input's pointer is used only during the call; nothing that outlives the call keeps it.

package import DOM

/// Options of the parser.
package struct HTMLParserOptions {
    /// The scripting flag: with it, the content of `noscript` is text.
    package var scripting: Bool
    /// Whether the document is an iframe's `srcdoc`, which is never in quirks mode.
    package var isSrcdoc: Bool
    /// Whether templates may declare shadow roots: the document's "allow declarative shadow roots".
    package var makesShadows: Bool
    /// Whether templates that declare shadow roots are recorded for `Tree.attachDeclaredShadows`.
    package var notesShadows: Bool
    /// Whether to collect parse errors. This takes time.
    package var collectErrors: Bool
    /// The map that records the positions of a document's nodes; it must be new. Fragments are not recorded.
    package var sourceMap: SourceMap?

    package init(
        scripting: Bool = true,
        isSrcdoc: Bool = false,
        makesShadows: Bool = false,
        notesShadows: Bool = false,
        collectErrors: Bool = false,
        sourceMap: SourceMap? = nil
    ) {
        self.scripting = scripting
        self.isSrcdoc = isSrcdoc
        self.makesShadows = makesShadows
        self.notesShadows = notesShadows
        self.collectErrors = collectErrors
        self.sourceMap = sourceMap
    }
}

/// A parsed document with its parse errors.
package struct ParsedDocument: Sendable {
    /// The document's node.
    package let document: NodeID
    /// The errors, ordered by position, if requested.
    package let errors: [ParseError]
}

/// Parses a document into a document node of `tree`.
///
/// - Parameters:
///   - utf8: The decoded input in UTF-8, lone surrogates as three bytes; below 2 GiB. A byte order mark is text.
///   - document: An empty HTML document; nil makes a new one.
/// - Complexity: Linear in the input, except for what the standard itself repeats: open formatting elements that are reconstructed in each
///   block.
package func parseHTMLDocument(
    _ utf8: UnsafeBufferPointer<UInt8>,
    into tree: Tree,
    document: NodeID? = nil,
    options: HTMLParserOptions = HTMLParserOptions()
) -> ParsedDocument {
    let input = UnsafeBytes(utf8)
    tree.arena.prepare(forText: utf8.count)
    tree.arena.prepareRest(forText: utf8.count)
    options.sourceMap?.prepare(forText: utf8.count)
    let document = document ?? tree.createDocument(isHTML: true)
    var builder = TreeBuilder(input, tree: tree, document: document, options: options)
    builder.run()
    options.sourceMap?.finish(lastNode: tree.lastNode, remade: builder.remadeFormatting)
    return ParsedDocument(document: document, errors: builder.tokenizer.log.errors(in: input))
}

/// Parses a document, given as an array of UTF-8, into a document node of `tree`; nil for `document` makes a new one.
package func parseHTMLDocument(
    _ utf8: [UInt8],
    into tree: Tree,
    document: NodeID? = nil,
    options: HTMLParserOptions = HTMLParserOptions()
) -> ParsedDocument {
    utf8.withUnsafeBufferPointer { parseHTMLDocument($0, into: tree, document: document, options: options) }
}

/// Parses a fragment, as `innerHTML` does, and returns a document fragment with the nodes.
///
/// https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-parsing-algorithm
/// - Parameters:
///   - utf8: The decoded markup in UTF-8, lone surrogates as three bytes; below 2 GiB.
///   - context: The element that will contain the nodes. Its document determines the mode and owns the nodes.
package func parseHTMLFragment(
    _ utf8: UnsafeBufferPointer<UInt8>,
    context: NodeID,
    tree: Tree,
    options: HTMLParserOptions = HTMLParserOptions()
) -> NodeID {
    parseHTMLFragmentWithErrors(utf8, context: context, tree: tree, options: options).fragment
}

/// Parses a fragment, as `innerHTML` does, and returns its parse errors, too, if the options request them.
package func parseHTMLFragmentWithErrors(
    _ utf8: UnsafeBufferPointer<UInt8>,
    context: NodeID,
    tree: Tree,
    options: HTMLParserOptions = HTMLParserOptions()
) -> (fragment: NodeID, errors: [ParseError]) {
    let document = tree.document(of: context)
    let fragment = tree.createDocumentFragment(in: document)
    var options = options
    options.sourceMap = nil
    var builder = TreeBuilder(UnsafeBytes(utf8), tree: tree, document: document, options: options)
    let root = builder.prepareFragment(context: context)
    builder.run()
    tree.moveChildren(of: root, to: fragment)
    return (fragment, builder.tokenizer.log.errors(in: UnsafeBytes(utf8)))
}

extension TreeBuilder {
    /// Steps of the fragment algorithm before the parse. Returns the root whose children are the result.
    ///
    /// NB: The standard parses into a separate document and then moves the nodes; here they are made directly in the context's document,
    /// under a root that is otherwise unreachable.
    mutating func prepareFragment(context element: NodeID) -> NodeID {
        // NB: `svg:desc` and `desc` in the same namespace are the same context: the parser ignores prefixes.
        let prefixed = tree.name(element)
        let namespace = tree.namespace(prefixed)
        let name = tree.names.name(namespace: namespace, prefix: .none, localName: tree.localName(prefixed))
        var context = OpenElement(node: element, name: name, namespace: namespace, tag: Tag(name))
        setIntegrationPoints(&context)
        self.context = context
        // The tokenizer's state depends on the context.
        switch context.tag {
        case .title, .textarea: tokenizer.mode = .rcdata
        case .style, .xmp, .iframe, .noembed, .noframes: tokenizer.mode = .rawtext
        case .script: tokenizer.mode = .scriptData
        case .noscript: tokenizer.mode = scripting ? .rawtext : .data
        case .plaintext: tokenizer.mode = .plaintext
        default: break
        }
        let root = tree.createElement(.html, in: document)
        newestNode = root.rawValue
        stack.push(OpenElement(node: root, name: .html, namespace: .html, tag: .html))
        if context.tag == .template { templateModes.append(.inTemplate) }
        resetInsertionMode()
        var ancestor = element
        while !ancestor.isNone, form.isNone {
            if tree.kind(ancestor) == .element, tree.name(ancestor) == .form { form = ancestor }
            ancestor = tree.parent(ancestor)
        }
        return root
    }
}
