// DOMReceiver+Markup.swift: parses markup into the tree and serializes it.
// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization

import DOM
import DOMSerialization
import HTMLParsing
import ScriptEngine
import XMLParsing

extension DOMReceiver {
    /// Performs an operation that parses markup.
    func parse(_ operation: MarkupOperation, _ operands: Operands) throws(OperationFailure) -> UInt32 {
        switch operation {
        case .setInnerHTML:
            try setInnerHTML(operands)
            return 0
        case .parseFragment: return try parseFragment(operands).rawValue
        case .parseDocument: return try parseDocument(operands).rawValue
        }
    }

    private func setInnerHTML(_ operands: Operands) throws(OperationFailure) {
        let element = try operands.element(1)
        let fragment = try parse(context: element, operands)
        let contents = tree.templateContents(element)
        tree.replaceAll(in: contents.isNone ? element : contents, with: fragment)
    }

    /// Parses a fragment as the content of an element; of a `body` if there is none.
    private func parseFragment(_ operands: Operands) throws(OperationFailure) -> NodeID {
        let (context, document) = (try operands.elementOrNone(1), try operands.document(2))
        return try parse(context: context.isNone ? tree.createElement(.body, in: document) : context, operands)
    }

    /// Registers the operations on markup with shadow roots.
    func registerShadowMarkup() {
        families.shadowMarkup = { receiver, operation, operands in
            switch operation {
            case .markupParse:
                let context = try operands.element(1)
                return .integer(
                    Int(try receiver.parse(context: context, operands, markup: 2, makesShadows: true).rawValue)
                )
            case .markupHTML:
                var shadows = WrittenShadowRoots(serializable: try operands.boolean(2), roots: [])
                for index in 3..<max(3, operands.count) { shadows.roots.insert(try operands.node(index)) }
                var bytes: [UInt8] = []
                serializeHTMLFragment(
                    children: try operands.node(1),
                    tree: receiver.tree,
                    shadows: shadows,
                    into: &bytes
                )
                return .utf8(bytes)
            }
        }
    }

    /// "Fragment parsing algorithm steps".
    private func parse(
        context: NodeID,
        _ operands: Operands,
        markup: Int = 4,
        makesShadows: Bool = false
    ) throws(OperationFailure) -> NodeID {
        // Markup with declarative shadow roots is HTML in any document:
        // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#unsafely-set-html
        let isHTML = makesShadows || tree.isHTMLDocument(context)
        // Template contents belong to a document without scripting.
        let contents = tree.templateContents(context)
        let scripting = tree.hasScripting(contents.isNone ? context : contents)
        return try operands.withBytes(markup) { markup throws(OperationFailure) in
            try ensureRoom(forMarkup: markup.count)
            if isHTML {
                let options = HTMLParserOptions(scripting: scripting, makesShadows: makesShadows)
                let fragment = parseHTMLFragment(markup, context: context, tree: tree, options: options)
                // Custom elements are upgraded at the end of the operation, wherever they were inserted.
                tree.reactToMaking(fragment)
                return fragment
            }
            guard let fragment = parseXMLFragment(markup, context: context, tree: tree) else {
                throw .exception(.syntax)
            }
            tree.reactToMaking(fragment)
            return fragment
        }
    }

    /// Makes a document for `DOMParser`, or one with a browsing context, in which scripting is enabled. XML that is not well-formed becomes
    /// a document with a `parsererror` element. Bits of the second number: 0: it has a browsing context; 1: it is a frame's `srcdoc`, which
    /// is never in quirks mode; 2: templates may declare shadow roots.
    private func parseDocument(_ operands: Operands) throws(OperationFailure) -> NodeID {
        guard tree.canMakeDocument else { throw .exception(.notSupported) }
        let (isXML, flags) = (try operands.integer(1) != 0, try operands.word(2))
        return try operands.withBytes(4) { markup throws(OperationFailure) in
            try ensureRoom(forMarkup: markup.count)
            if isXML {
                let parsed = parseXMLDocument(markup, into: tree)
                parsed.showErrors(in: tree)
                passScripts(of: parsed.document)
                return parsed.document
            }
            let options = HTMLParserOptions(
                scripting: flags & 1 != 0 && scripting,
                isSrcdoc: flags & 2 != 0,
                makesShadows: flags & 4 != 0
            )
            let document = parseHTMLDocument(markup, into: tree, options: options).document
            if options.scripting { tree.enableScripting(in: document) }
            passScripts(of: document)
            return document
        }
    }

    /// Reports the scripts that a parser of another document found: they count as run.
    private func passScripts(of document: NodeID) {
        guard let scriptsChanged else { return }
        let scripts = unstartedScripts(under: document)
        if !scripts.isEmpty { scriptsChanged(scripts) }
    }

    /// Registers the operations that write markup into documents whose scripts do not run; each open document has a parser.
    func registerWriting() {
        var parsers: [NodeID: ScriptedParser] = [:]
        families.writing = { receiver, operation, operands in
            switch operation {
            case .markupOpen:
                let (tree, document) = (receiver.tree, try operands.document(1))
                tree.removeAllChildren(of: document)
                tree.setQuirksMode(.noQuirks, of: document)
                let options = HTMLParserOptions(scripting: tree.hasScripting(document))
                parsers[document] = ScriptedParser(nil, document: document, tree: tree, options: options)
                return .undefined
            case .markupWrite:
                guard let parser = parsers[try operands.document(1)] else { return .boolean(false) }
                let text = try operands.bytes(2)
                try receiver.ensureRoom(forMarkup: text.count)
                parser.write(text)
                parser.advanceWithoutScripts { receiver.scriptsChanged?([$0]) }
                return .boolean(true)
            case .markupClose:
                guard let parser = parsers.removeValue(forKey: try operands.document(1)) else { return .undefined }
                parser.close()
                parser.advanceWithoutScripts { receiver.scriptsChanged?([$0]) }
                return .undefined
            }
        }
    }

    /// Markup makes at most one node per two bytes, a start tag with text after it, and those that the parser adds.
    func ensureRoom(forMarkup count: Int) throws(OperationFailure) {
        let added = 4 << 20
        guard
            count <= UnsafeStringTable.longest,
            arena.hasRoom(
                nodes: count / 2 + added,
                attributes: count / 2 + added,
                strings: count + added,
                text: 2 * count
            )
        else { throw .outOfMemory }
    }

    func innerHTML(_ node: NodeID) throws(OperationFailure) -> NativeResult {
        try serialized { bytes throws(XMLSerializationError) in
            if tree.isHTMLDocument(node) {
                serializeHTMLFragment(children: node, tree: tree, scripting: nil, into: &bytes)
            } else {
                try serializeXMLFragment(children: node, tree: tree, into: &bytes)
            }
        }
    }

    func outerHTML(_ node: NodeID) throws(OperationFailure) -> NativeResult {
        try serialized { bytes throws(XMLSerializationError) in
            if tree.isHTMLDocument(node) {
                serializeHTML(node: node, tree: tree, scripting: nil, into: &bytes)
            } else {
                try serializeXML(node: node, tree: tree, requiresWellFormed: true, into: &bytes)
            }
        }
    }

    func serializedXML(_ node: NodeID) throws(OperationFailure) -> NativeResult {
        try serialized { bytes throws(XMLSerializationError) in
            try serializeXML(node: node, tree: tree, into: &bytes)
        }
    }

    private func serialized(
        _ serialize: (inout [UInt8]) throws(XMLSerializationError) -> Void
    ) throws(OperationFailure) -> NativeResult {
        var bytes: [UInt8] = []
        do throws(XMLSerializationError) { try serialize(&bytes) } catch { throw .exception(.invalidState) }
        return .utf8(bytes)
    }
}
