// PageWriter.swift: writes a page after its run, so that a reader who has only the page finds its encoding.
//
// The page is written and then read as such a reader would. If that finds another encoding, the page gets a declaration: a meta element is
// added to the tree, or fixed there, and the page is written again. If that does not help (UTF-16 cannot be declared this way,
// x-user-defined not at all), the page gets a byte order mark, and is written in UTF-8 if it cannot have one.

import DOM
import DOMSerialization
import PageProtocol
import WebInfra
import WebRuntime

struct PageWriter {
    let page: Page
    let decoded: DecodedPage
    let job: RunJob
    /// Whether the result is read as XML.
    private let isXML: Bool
    private let isModified: Bool

    /// A written page.
    private struct Written {
        var bytes: [UInt8]
        var output: OutputEncoding
        var writing: PageWriting?
        var isUntouched = false
        /// Whether an XML page has characters that the encoding lacks.
        var lacksCharacters = false
        var lacking: [String] = []
        /// The ranges where the page differs from its source.
        var ranges: [ChangedRange] = []
    }

    init(_ page: Page, of decoded: DecodedPage, _ job: RunJob) {
        self.page = page
        self.decoded = decoded
        self.job = job
        let serialization = job.writing.serialization
        isXML = serialization == .xml || (serialization == .preserve && decoded.contentType.isXML)
        // NB: Before anything is added to the tree here.
        isModified = page.isModified
        page.tree.showDeclaredShadows()
    }

    /// Writes the page into a job's result.
    func write(into result: inout JobResult) {
        do throws(XMLSerializationError) {
            var written = try writtenInOwnEncoding()
            var finding = encodingFound(in: written)
            var declaration: EncodingDeclaration?
            let keepsBytes = written.isUntouched && job.writing.encoding.isEmpty
            // NB: A declaration becomes wrong when the page is written in another encoding.
            let declares = job.writing.declaresEncoding || written.output.encoding != decoded.encoding
            if !finding.isRight || !finding.isDeclared, declares, !keepsBytes {
                (written, declaration) = try declare(written)
                finding = encodingFound(in: written)
            }
            if !written.isUntouched || written.bytes != job.page.bytes || changesContentType(written) {
                result.output = written.bytes
            }
            result.writing = written.writing
            result.encoding = PageEncoding(
                name: written.output.encoding.name,
                original: decoded.encoding.name,
                declaration: Self.declaration(declaration, written, finding, decoded),
                markup: declaration?.markup ?? "",
                readAs: finding.found?.name ?? "",
                lacking: written.lacking
            )
            if job.explanation != .nothing { result.changes = page.takeChanges(written.ranges) }
        } catch {
            result.reason = .invalidInput
            result.detail = "the page can't be written as XML: \(error.description)."
        }
    }

    private static func declaration(
        _ declaration: EncodingDeclaration?,
        _ written: Written,
        _ finding: DecodedPage.Finding,
        _ decoded: DecodedPage
    ) -> PageEncoding.Declaration {
        if !finding.isRight { return .missing }
        switch declaration?.kind {
        case .added: return .added
        case .mended: return .mended
        case nil: return written.output.hasMark && !decoded.hasByteOrderMark ? .marked : .found
        }
    }

    private func encodingFound(in written: Written) -> DecodedPage.Finding {
        if written.isUntouched, written.output.encoding == decoded.encoding, !job.page.isReadWithOutsideKnowledge {
            return DecodedPage.Finding(found: decoded.encoding, isRight: true, isDeclared: true)
        }
        return decoded.encodingFound(
            in: written.bytes,
            writtenIn: written.output,
            isXML: isXML,
            transport: transport(of: written),
            scripting: page.options.scripting
        )
    }

    /// The encoding in the container's content type once the page is written: it follows a page that is rewritten.
    private func transport(of written: Written) -> Encoding? {
        let label = job.page.contentType.charset
        // NB: A page in another encoding declares it itself, too: otherwise its declaration would be wrong.
        guard job.writing.keepsContentType, !label.isEmpty, written.output.encoding == decoded.encoding else {
            return nil
        }
        return written.isUntouched ? Encoding(label: label) : decoded.encoding
    }

    /// Whether the container's content type must name another encoding, although the bytes may be the same in both.
    private func changesContentType(_ written: Written) -> Bool {
        guard job.writing.keepsContentType, !job.writing.encoding.isEmpty else { return false }
        let label = job.page.contentType.charset
        return !label.isEmpty && Encoding(label: label) != written.output.encoding
    }

    // MARK: Encodings

    /// The page in the requested encoding, or in its original one, without an added declaration.
    private func writtenInOwnEncoding() throws(XMLSerializationError) -> Written {
        let encoding = Encoding(label: job.writing.encoding) ?? decoded.encoding
        let hasMark = encoding == decoded.encoding && decoded.hasByteOrderMark
        let written = try write(OutputEncoding(encoding: encoding, hasMark: hasMark))
        // NB: `replacement` has no encoder; it represents encodings that are not decoded.
        guard !written.isUntouched, encoding == .replacement || (isXML && written.lacksCharacters) else {
            return written
        }
        return try write(OutputEncoding(encoding: .utf8, hasMark: false))
    }

    /// The page with a declaration of its encoding, changed as little as possible.
    private func declare(_ first: Written) throws(XMLSerializationError) -> (Written, EncodingDeclaration?) {
        var output = first.output
        while true {
            if !output.isUTF16, let (written, declaration) = try declared(output) {
                let finding = encodingFound(in: written)
                if finding.isRight, finding.isDeclared { return (written, declaration) }
            }
            if output.canHaveMark {
                output.hasMark = true
                return (try write(output), nil)
            }
            output = OutputEncoding(encoding: .utf8, hasMark: false)
        }
    }

    private func declared(_ output: OutputEncoding) throws(XMLSerializationError) -> (Written, EncodingDeclaration)? {
        if isXML {
            var written = try write(output)
            let declaration = declareXMLEncoding(written.output.encoding, in: &written.bytes)
            return (written, declaration)
        }
        let isConverted = output.encoding != decoded.encoding
        var made: EncodingDeclaration?
        page.changing(.write) {
            made = declareEncoding(output.encoding, in: page.document, of: page.tree, mendsAll: isConverted)
        }
        guard let declaration = made else { return nil }
        return (try write(output), declaration)
    }

    // MARK: Forms

    private func write(_ output: OutputEncoding) throws(XMLSerializationError) -> Written {
        let text = decoded.copied(job.page.bytes, as: output)
        if job.writing.serialization == .preserve, let page = page.preserved(text, verifies: job.writing.verifies) {
            return Written(
                bytes: page.bytes,
                output: output,
                writing: writing(page),
                isUntouched: page.certainty == .untouched,
                lacksCharacters: !page.lacking.isEmpty,
                lacking: places(of: page.lacking),
                ranges: page.ranges
            )
        }
        // The page's scripts changed it, or nothing can be copied: everything is serialized.
        if job.writing.serialization == .preserve, !isModified {
            return Written(bytes: text.bytes, output: output, isUntouched: true)
        }
        return isXML ? try serializedXML(output) : serializedHTML(output)
    }

    private func serializedXML(_ wanted: OutputEncoding) throws(XMLSerializationError) -> Written {
        var output = wanted
        // NB: UTF-16 is not recognized without a mark.
        if output.isUTF16 { output.hasMark = true }
        let bytes = decoded.encodeXML(try page.serializedXML(), as: &output)
        let read = (try? output.encoding.decode(Array(bytes[output.mark.count...]))) ?? []
        return Written(bytes: bytes, output: output, writing: writing(differing: page.differencesFromXML(read)))
    }

    private func serializedHTML(_ wanted: OutputEncoding) -> Written {
        var output = wanted
        if output.isUTF16 { output.hasMark = true }
        let text = page.serializedHTML()
        let bytes = output.encoding.encodeDocument(text)
        let differing = page.differencesFromHTML(text)
        var written = Written(bytes: output.mark + bytes, output: output, writing: writing(differing: differing))
        if !output.encoding.hasAll(of: text) {
            // Nodes that would read back differently even in an encoding with all characters.
            let said = Set(differing)
            let read = (try? output.encoding.decode(bytes)) ?? []
            written.lacking = places(of: page.differencesFromHTML(read).filter { !said.contains($0) })
        }
        return written
    }

    // MARK: Results

    private func writing(_ page: PreservedPage) -> PageWriting {
        let lacking = Set(page.lacking)
        return PageWriting(
            copied: page.copiedCount,
            total: page.sourceCount,
            certainty: PageWriting.Certainty(page.certainty),
            differing: places(of: page.differing.filter { !lacking.contains($0) })
        )
    }

    /// The result for a page that was serialized as a whole and read back.
    private func writing(differing: [NodeID]) -> PageWriting {
        PageWriting(
            copied: 0,
            total: decoded.text.count,
            certainty: differing.isEmpty ? .checked : .inexpressible,
            differing: places(of: differing)
        )
    }

    private func places(of nodes: [NodeID]) -> [String] {
        nodes.prefix(8).map { place(of: $0, in: page.tree) }
    }

    /// An element and its ancestors, innermost first: `p in div in body`.
    private func place(of node: NodeID, in tree: Tree) -> String {
        var names: [String] = []
        var ancestor = node
        while tree.kind(ancestor) == .element, names.count < 4 {
            names.append(tree.strings.string(tree.qualifiedName(tree.name(ancestor))))
            ancestor = tree.parent(ancestor)
        }
        return names.isEmpty ? "the document" : names.joined(separator: " in ")
    }
}

extension PageWriting.Certainty {
    fileprivate init(_ certainty: PreservedPage.Certainty) {
        self =
            switch certainty {
            case .untouched: .untouched
            case .certain: .certain
            case .checked: .checked
            case .unencodable: .unencodable
            case .inexpressible: .inexpressible
            }
    }
}
