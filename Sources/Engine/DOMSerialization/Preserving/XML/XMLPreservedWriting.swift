// XMLPreservedWriting.swift: writes a changed XML page: unchanged parts are copied byte for byte, and the result reads back as the tree.
//
// It is simpler than for HTML (PreservedWriting.swift): XML has no implied, ignored or moved markup. The declaration, the doctype with its
// internal subset, references, CDATA sections and whitespace are preserved.

package import DOM

/// Writes an XML page that was parsed into an empty tree, and whose changes were marked since (`Tree.markChanges`).
///
/// - Parameter parse: Parses a text into an empty tree; nil if it is not well-formed.
/// - Returns: nil if the page has to be serialized as a whole, or cannot be written as XML at all.
/// - Complexity: For an unchanged page, a copy. Otherwise linear in the page, with one parse of the source and up to six of outputs.
package func writePreservedXML(
    document: NodeID,
    tree: Tree,
    source: PageSourceText,
    verifies: Bool = false,
    reportsRanges: Bool = false,
    parse: ([UInt8], Tree) -> NodeID?
) -> PreservedPage? {
    withoutActuallyEscaping(parse) { parse in
        XMLPreservedWriting(
            document: document,
            tree: tree,
            source: source,
            verifies: verifies,
            reportsRanges: reportsRanges,
            parse: parse
        ).write()
    }
}

private struct XMLPreservedWriting {
    let document: NodeID
    let tree: Tree
    let source: PageSourceText
    let verifies: Bool
    let reportsRanges: Bool
    let parse: ([UInt8], Tree) -> NodeID?

    private struct Attempt {
        var page: PreservedPage
        /// The output as text, if the encoding lacks some of its characters.
        var lackingText: [UInt8]?
    }

    func write() -> PreservedPage? {
        guard tree.changedNodes.contains(where: isInPage) else {
            let count = source.text.count
            let page = PreservedPage(
                bytes: source.bytes,
                copiedCount: count,
                sourceCount: count,
                certainty: .untouched,
                differing: verifies ? differences(of: source.bytes) : []
            )
            return page
        }
        let original = Tree()
        guard parse(source.text, original) == document else { return nil }
        return source.withText { text in
            guard let map = XMLSourceMap(document: document, original: original, tree: tree, source: text) else {
                return nil
            }
            return write(map, text)
        }
    }

    private func write(_ map: XMLSourceMap, _ text: UnsafeSourceText) -> PreservedPage? {
        var forced: Set<NodeID> = []
        var allowed: Set<NodeID>?
        for round in 0..<6 {
            guard let attempt = attempt(map, text, forced) else { return nil }
            var page = attempt.page
            if page.certainty == .certain { return page }
            page.rounds = round
            page.differing = differences(of: page.bytes)
            if page.differing.isEmpty { return page }
            if let text = attempt.lackingText, differences(ofText: text).isEmpty {
                page.certainty = .unencodable
                page.lacking = page.differing
                return page
            }
            // The page serialized as a whole sets the limit: differences that it has, too, are accepted.
            if allowed == nil { allowed = differencesWhenSerialized() }
            guard let allowed else { return nil }
            if page.differing.allSatisfy(allowed.contains) {
                page.certainty = .inexpressible
                return page
            }
            for node in page.differing where !allowed.contains(node) {
                forced.insert(enclosingElement(of: node, levels: round * round, in: forced))
            }
            if forced.contains(document) { return nil }
        }
        return nil
    }

    private func attempt(_ map: XMLSourceMap, _ text: UnsafeSourceText, _ forced: Set<NodeID>) -> Attempt? {
        var writer = XMLPreservingWriter(document: document, tree: tree, map: map, source: text, forced: forced)
        guard (try? writer.write()) != nil else { return nil }
        let hasAll = source.hasAll(of: writer.pieces)
        let isCertain = writer.isProven && !verifies && hasAll
        var ranges: [ChangedRange]? = reportsRanges ? [] : nil
        var page = PreservedPage(
            bytes: source.assemble(writer.pieces, &ranges),
            copiedCount: writer.pieces.copiedCount,
            sourceCount: source.text.count,
            certainty: isCertain ? .certain : .checked
        )
        page.ranges = ranges ?? []
        return Attempt(page: page, lackingText: hasAll ? nil : source.text(of: writer.pieces))
    }

    private func isInPage(_ node: NodeID) -> Bool {
        var ancestor = node
        while true {
            if ancestor == document { return true }
            ancestor = enclosing(ancestor)
            if ancestor.isNone { return false }
        }
    }

    private func enclosing(_ node: NodeID) -> NodeID {
        let parent = tree.parent(node)
        return parent.isNone ? tree.templateHost(node) : parent
    }

    /// The ancestor of a differing element by this many levels, or a higher one if that is already forced.
    private func enclosingElement(of node: NodeID, levels: Int, in forced: Set<NodeID>) -> NodeID {
        var result = node
        var levels = levels
        while result != document, levels > 0 || forced.contains(result) || !tree.isElement(result) {
            let next = enclosing(result)
            if next.isNone { break }
            result = next
            levels -= 1
        }
        return result
    }

    /// The nodes at which the bytes read back as another tree.
    private func differences(of bytes: [UInt8]) -> [NodeID] {
        guard let text = source.decode(bytes) else { return [document] }
        return differences(ofText: text)
    }

    private func differences(ofText text: [UInt8]) -> [NodeID] {
        let other = Tree()
        guard let parsed = parse(text, other) else { return [document] }
        return differingNodes(document, in: tree, from: parsed, in: other, ignoresDeclarations: true)
    }

    /// The nodes at which the page serialized as a whole reads back as another tree; nil if it cannot be serialized.
    private func differencesWhenSerialized() -> Set<NodeID>? {
        var serializer = XMLSerializer(tree: tree, requiresWellFormed: true, isExact: true)
        guard (try? serializer.write(document)) != nil else { return nil }
        return Set(differences(ofText: serializer.output))
    }
}
