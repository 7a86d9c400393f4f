// Worker+Snapshot.swift: snapshot jobs: parse and show the tree.

import DOM
import DOMSerialization
import WebInfra
import WorkerProtocol

extension Worker {
    func snapshot(_ job: SnapshotJob) -> JobResult {
        let source: PageSource
        switch PageSource.decode(job.page) {
        case .success(let decoded): source = decoded
        case .failure(let failure): return failure.result
        }
        let tree = Tree()
        var root: NodeID
        let document: NodeID
        if let fragment = job.fragment {
            document = tree.createDocument()
            let context = makeContextElement(fragment, in: document, tree: tree)
            root = source.parseFragment(context: context, tree: tree, scripting: job.scripting)
        } else {
            document = source.parseDocument(into: tree, scripting: job.scripting)
            root = document
        }
        var result = JobResult(.completed)
        switch job.format {
        case .tree: result.output = html5libTree(of: root, tree: tree)
        case .html:
            var html: [UInt8] = []
            serializeHTMLFragment(children: root, tree: tree, scripting: job.scripting, into: &html)
            result.output = html
        case .summary: break
        }
        result.summary = summary(
            of: root,
            document: document,
            tree: tree,
            encoding: source.encoding,
            bytes: job.page.bytes.count
        )
        return result
    }

    private func summary(
        of root: NodeID,
        document: NodeID,
        tree: Tree,
        encoding: Encoding,
        bytes: Int
    ) -> PageSummary {
        let mode =
            switch tree.quirksMode(document) {
            case .noQuirks: "no-quirks"
            case .quirks: "quirks"
            case .limitedQuirks: "limited-quirks"
            }
        var counts = PageSummary(nodes: 0, elements: 0, depth: 0, mode: mode, encoding: encoding.name, bytes: bytes)
        // Depth first with a stack of our own: pages nest as deep as they like.
        var pending: [(node: NodeID, depth: Int)] = [(tree.firstChild(root), 1)]
        while let (node, depth) = pending.popLast() {
            if node == .none { continue }
            counts.nodes += 1
            counts.depth = max(counts.depth, depth)
            pending.append((tree.nextSibling(node), depth))
            pending.append((tree.firstChild(node), depth + 1))
            guard tree.kind(node) == .element else { continue }
            counts.elements += 1
            let contents = tree.templateContents(node)
            if contents != .none { pending.append((tree.firstChild(contents), depth + 2)) }
        }
        return counts
    }
}
