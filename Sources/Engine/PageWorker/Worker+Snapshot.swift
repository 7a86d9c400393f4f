// Worker+Snapshot.swift: snapshot jobs: parse and return the tree.

import DOM
import DOMSerialization
import PageProtocol
import WebInfra
import WebRuntime

extension Worker {
    func snapshot(_ job: SnapshotJob) -> JobResult {
        let source: DecodedPage
        switch DecodedPage.decode(job.page, scripting: job.scripting) {
        case .success(let decoded): source = decoded
        case .failure(let failure): return failure.result
        }
        let tree = Tree()
        let parsed: ParsedPage
        if let fragment = job.fragment {
            guard !source.contentType.isXML else {
                return JobResult(.invalidInput, detail: "--fragment takes HTML, and this page is XML.")
            }
            parsed = source.parseFragment(context: fragment, tree: tree, job: job)
        } else {
            parsed = source.parse(into: tree, scripting: job.scripting, collectsErrors: job.wantsErrors)
        }
        if !job.wantsErrors, let failure = parsed.failure { return failure.result }
        var result = JobResult(.completed)
        if job.wantsErrors { result.errors = parsed.errors }
        switch job.format {
        case .tree: result.output = html5libTree(of: parsed.root, tree: tree)
        case .json:
            result.output = html5libTree(of: parsed.root, tree: tree)
            result.nodes = treeJSON(of: parsed.root, tree: tree)
        case .html:
            var html: [UInt8] = []
            serializeHTMLFragment(children: parsed.root, tree: tree, scripting: job.scripting, into: &html)
            result.output = html
        case .summary: break
        case .preview: result.output = preview(of: parsed.document, source, tree, job)
        }
        result.summary = summary(
            of: parsed.root,
            document: parsed.document,
            tree: tree,
            encoding: source.encoding,
            bytes: job.page.bytes.count
        )
        return result
    }

    /// The page as UTF-8 markup, with its resources embedded; nil if XML cannot express it.
    private func preview(of document: NodeID, _ source: DecodedPage, _ tree: Tree, _ job: SnapshotJob) -> [UInt8]? {
        let resources = PageResources(pageURL: job.page.url, mostDataBytes: 0) { [unowned self] in load($0) }
        var preview = PagePreview(
            tree,
            document,
            url: job.page.url,
            characterSet: source.encoding.name,
            resources: resources
        )
        preview.fill()
        var markup: [UInt8] = []
        guard source.contentType.isXML else {
            serializeHTMLFragment(children: document, tree: tree, scripting: job.scripting, into: &markup)
            return markup
        }
        do throws(XMLSerializationError) {
            try serializeXML(node: document, tree: tree, isExact: true, into: &markup)
            return markup
        } catch {
            return nil
        }
    }

    private func summary(
        of root: NodeID,
        document: NodeID,
        tree: Tree,
        encoding: Encoding,
        bytes: Int
    ) -> PageSummary {
        let mode: DocumentMode =
            switch tree.quirksMode(document) {
            case .noQuirks: .noQuirks
            case .quirks: .quirks
            case .limitedQuirks: .limitedQuirks
            }
        var counts = PageSummary(nodes: 0, elements: 0, depth: 0, mode: mode, encoding: encoding.name, bytes: bytes)
        // Depth first along the links, since pages nest arbitrarily deep. Template contents are not linked from any node.
        var pending = [(root: root, depth: 1)]
        while let (root, level) = pending.popLast() {
            var (node, depth) = (tree.firstChild(root), level)
            while node != .none {
                counts.nodes += 1
                counts.depth = max(counts.depth, depth)
                if tree.kind(node) == .element {
                    counts.elements += 1
                    let contents = tree.templateContents(node)
                    if contents != .none { pending.append((contents, depth + 2)) }
                }
                var next = tree.firstChild(node)
                if next != .none { depth += 1 } else { next = tree.nextSibling(node) }
                while next == .none {
                    node = tree.parent(node)
                    if node == root { break }
                    depth -= 1
                    next = tree.nextSibling(node)
                }
                node = next
            }
        }
        return counts
    }
}
