// UnsafeDecodedPage.swift: decodes and parses a page's bytes.
// Why it is safe: the pointers are the arrays' own storage and are used only during the calls.

import DOM
import HTMLParsing
import PageProtocol
import ScriptEngine
import WebInfra
import WebRuntime
import XMLParsing

/// A decoded page.
struct DecodedPage {
    var contentType: PageContentType
    /// The text, as WTF-8.
    var text: [UInt8]
    var encoding: Encoding
    /// Whether the bytes begin with a byte order mark.
    var hasByteOrderMark: Bool
    /// Whether the text begins with an XML declaration.
    var hasXMLDeclaration = false
    /// The evidence for the encoding of an HTML page.
    var evidence: EncodingEvidence?

    /// Determines the encoding and decodes. A failure is ready to be a job's result.
    static func decode(_ page: PageInput, scripting: Bool = true) -> Result<DecodedPage, JobFailure> {
        var wanted: Encoding?
        if !page.encoding.isEmpty {
            wanted = Encoding(label: page.encoding)
            if wanted == nil {
                return .failure(JobFailure(.invalidInput, "\"\(page.encoding)\" is no encoding's name or label."))
            }
        }
        let transport = Encoding(label: page.contentType.charset)
        let stated = wanted ?? transport
        if let content = BinaryContent(page.bytes, isUTF16: stated == .utf16LE || stated == .utf16BE) {
            return .failure(JobFailure(.invalidInput, content.message))
        }
        guard page.contentType.isXML else { return decodeHTML(page, wanted, transport, scripting) }
        return page.bytes.withUnsafeBufferPointer { decodeXML(page, $0, wanted, transport) }
    }

    private static func decodeHTML(
        _ page: PageInput,
        _ wanted: Encoding?,
        _ transport: Encoding?,
        _ scripting: Bool
    ) -> Result<DecodedPage, JobFailure> {
        do throws(TextCodingError) {
            let (text, encoding, evidence) = try HTMLParsing.decodeHTML(
                page.bytes,
                override: wanted,
                transport: transport,
                fallback: .fallback(locale: page.locale),
                scripting: scripting
            )
            let hasMark = Encoding.sniffBOM(page.bytes) != nil
            return .success(
                DecodedPage(
                    contentType: page.contentType,
                    text: text,
                    encoding: encoding,
                    hasByteOrderMark: hasMark,
                    evidence: evidence
                )
            )
        } catch {
            return .failure(JobFailure(.invalidInput, error.description))
        }
    }

    private static func decodeXML(
        _ page: PageInput,
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ wanted: Encoding?,
        _ transport: Encoding?
    ) -> Result<DecodedPage, JobFailure> {
        do throws(XMLParseError) {
            let source = try XMLParsing.decodeXML(bytes, override: wanted, transport: transport)
            return .success(
                DecodedPage(
                    contentType: page.contentType,
                    text: source.utf8,
                    encoding: source.encoding,
                    hasByteOrderMark: source.hasByteOrderMark,
                    hasXMLDeclaration: source.declaration != nil
                )
            )
        } catch {
            return .failure(JobFailure(error))
        }
    }

    /// Parses into a new document of `tree`.
    func parse(
        into tree: Tree,
        scripting: Bool,
        collectsErrors: Bool = false,
        sourceMap: SourceMap? = nil
    ) -> ParsedPage {
        text.withUnsafeBufferPointer { text in
            guard contentType.isXML else {
                let options = HTMLParserOptions(
                    scripting: scripting,
                    notesShadows: true,
                    collectErrors: collectsErrors,
                    sourceMap: sourceMap
                )
                let parsed = parseHTMLDocument(text, into: tree, options: options)
                return ParsedPage(root: parsed.document, document: parsed.document, htmlErrors: parsed.errors)
            }
            let parsed = parseXMLDocument(text, into: tree)
            let errors = parsed.errors.map { PageError(message: $0.message, line: $0.line, column: $0.column) }
            return ParsedPage(
                root: parsed.document,
                document: parsed.document,
                errors: errors,
                failure: parsed.firstError.map(JobFailure.init)
            )
        }
    }

    /// A map for the positions of an HTML page's nodes; nil if they are not needed.
    func makeMap(_ keepsSource: Bool) -> SourceMap? { keepsSource && !contentType.isXML ? SourceMap() : nil }

    /// Parses and makes the page for worlds; XML must be well-formed.
    ///
    /// - Parameters:
    ///   - isEmpty: Whether the page's own scripts will run: the page is parsed along with them, and its document is still empty.
    ///   - keepsSource: Whether the page will be written back with copied source.
    func makePage(
        _ options: PageOptions,
        vm: ScriptVM,
        isEmpty: Bool = false,
        keepsSource: Bool = false
    ) -> Result<Page, JobFailure> {
        let options = applied(to: options)
        let tree = Tree()
        if isEmpty {
            // NB: No script of malformed XML runs.
            if contentType.isXML, let failure = parse(into: Tree(), scripting: true).failure {
                return .failure(failure)
            }
            let document = tree.createDocument(isHTML: !contentType.isXML)
            return .success(Page(tree: tree, document: document, options: options, vm: vm))
        }
        let map = makeMap(keepsSource)
        let parsed = parse(into: tree, scripting: options.scripting, sourceMap: map)
        if let failure = parsed.failure { return .failure(failure) }
        return .success(
            Page(
                tree: tree,
                document: parsed.document,
                options: options,
                sourceMap: map,
                marksChanges: keepsSource,
                vm: vm
            )
        )
    }

    /// The options, with what decoding found.
    func applied(to options: PageOptions) -> PageOptions {
        var options = options
        options.characterSet = encoding.name
        options.contentType = contentType.essence
        return options
    }

    /// Parses as the content of the context element that a job names.
    func parseFragment(context notation: String, tree: Tree, job: SnapshotJob) -> ParsedPage {
        let document = tree.createDocument()
        let context = makeContextElement(notation, in: document, tree: tree)
        let options = HTMLParserOptions(scripting: job.scripting, collectErrors: job.wantsErrors)
        let parsed = text.withUnsafeBufferPointer {
            parseHTMLFragmentWithErrors($0, context: context, tree: tree, options: options)
        }
        return ParsedPage(root: parsed.fragment, document: document, htmlErrors: parsed.errors)
    }
}

/// A parsed page.
struct ParsedPage {
    /// The document or the fragment.
    var root: NodeID
    var document: NodeID
    var errors: [PageError] = []
    /// Why the page cannot be used: it is malformed XML.
    var failure: JobFailure?

    init(root: NodeID, document: NodeID, errors: [PageError], failure: JobFailure?) {
        self.root = root
        self.document = document
        self.errors = errors
        self.failure = failure
    }

    init(root: NodeID, document: NodeID, htmlErrors: [ParseError]) {
        self.root = root
        self.document = document
        errors = htmlErrors.map { error in
            switch error.kind {
            case .code(let code): PageError(code: code.rawValue, line: error.line, column: error.column)
            case .construction(let message): PageError(message: message, line: error.line, column: error.column)
            }
        }
    }
}

/// Makes the context element from html5lib's notation: `td`, `svg path`, `math mi`.
func makeContextElement(_ notation: String, in document: NodeID, tree: Tree) -> NodeID {
    let words = notation.split(separator: " ").map(String.init)
    let namespace: Namespace = words.count < 2 ? .html : words[0] == "svg" ? .svg : words[0] == "math" ? .mathML : .html
    let name = Array((words.last ?? "div").utf8).withUnsafeBufferPointer {
        tree.names.elementName(namespace: namespace, localName: $0)
    }
    return tree.createElement(name, in: document)
}

/// A job that cannot be done.
struct JobFailure: Error {
    var reason: TerminalReason
    var detail: String

    init(_ reason: TerminalReason, _ detail: String) {
        self.reason = reason
        self.detail = detail
    }

    /// A page that is malformed XML.
    init(_ error: XMLParseError) {
        let stop = error.message.hasSuffix(".") ? "" : "."
        self.init(
            .invalidInput,
            "line \(error.line), column \(error.column): \(error.message)\(stop) "
                + "Mend the page, or read it as HTML with --content-type text/html."
        )
    }

    /// A page without a world, because the bindings failed.
    static func noWorld(_ error: ScriptError) -> JobFailure {
        error.timedOut
            ? JobFailure(.timedOut, "what the page's own scripts left took too long to be made ready (--timeout).")
            : JobFailure(.internalError, "the page's world could not be made: \(error)")
    }

    var result: JobResult { JobResult(reason, detail: detail) }
}
