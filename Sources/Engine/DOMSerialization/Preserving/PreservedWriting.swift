// PreservedWriting.swift: writes a changed page: unchanged parts are copied byte for byte, and the result reads back as the tree.
//
// The promise: parsing the bytes gives the tree that was written. Most changes of attributes and text cannot break it. After other changes
// the bytes are parsed and compared. If they read back differently (an end tag is no longer implied, a formatting element extends too far),
// the smallest enclosing element is serialized instead, then larger ones, then the page. Scripts can make trees that no HTML expresses,
// such as a paragraph in a paragraph. For these, the promise is that the output differs from the tree only where the page serialized as a
// whole does, too.

package import DOM
package import HTMLParsing

/// Writes a page that was parsed with a source map, and whose changes were marked since (`Tree.markChanges`).
///
/// - Complexity: For an unchanged page, a copy. Otherwise linear in the page, with up to six parses if checks fail.
package func writePreserved(
    document: NodeID,
    tree: Tree,
    source: PageSourceText,
    map: SourceMap,
    options: PreservingOptions = PreservingOptions()
) -> PreservedPage {
    let writing = PreservedWriting(document: document, tree: tree, original: source, map: map, options: options)
    return writing.write()
}

private struct PreservedWriting {
    let document: NodeID
    let tree: Tree
    let original: PageSourceText
    let map: SourceMap
    let options: PreservingOptions

    /// An output, and the nodes that read back differently; nil if it was not checked.
    private struct Attempt {
        var page: PreservedPage
        var differing: [NodeID]?
        /// Those of them that would read back correctly in an encoding with all characters.
        var lacking: [NodeID] = []

        /// The page, with its certainty.
        func page(after rounds: Int) -> PreservedPage {
            var page = self.page
            page.rounds = rounds
            page.differing = differing ?? []
            page.lacking = lacking
            if !page.differing.isEmpty {
                page.certainty = lacking.count == page.differing.count ? .unencodable : .inexpressible
            }
            return page
        }
    }

    func write() -> PreservedPage {
        let changed = tree.changedNodes
        guard changed.contains(where: isInPage) else {
            var page = self.page(original.bytes, copied: original.text.count, .untouched)
            if options.verifies { page.differing = differences(of: original.bytes) }
            return page
        }
        guard let first = attempt([]) else { return serialized().page(after: 0) }
        guard var differing = first.differing, !differing.isEmpty else { return first.page(after: 0) }
        // The page serialized as a whole sets the limit: differences that it has, too, are accepted.
        let whole = serialized()
        let allowed = Set(whole.differing ?? [])
        var attempts = [first]
        var forced: Set<NodeID> = []
        let boundaries = FormattingBoundaries(for: differing, in: tree, map: map)
        if !boundaries.isEmpty, !differing.allSatisfy(allowed.contains), let next = attempt([], boundaries) {
            attempts.append(next)
            differing = next.differing ?? []
        }
        while !differing.allSatisfy(allowed.contains), attempts.count < 6 {
            let levels = (attempts.count - 1) * (attempts.count - 1)
            for node in differing where !allowed.contains(node) {
                forced.insert(enclosingElement(of: node, levels: levels, in: forced))
            }
            guard !forced.contains(document), let next = attempt(forced) else { break }
            attempts.append(next)
            differing = next.differing ?? []
        }
        let chosen = differing.allSatisfy(allowed.contains) ? attempts[attempts.count - 1] : whole
        return chosen.page(after: attempts.count)
    }

    private func isInPage(_ node: NodeID) -> Bool {
        var ancestor = node
        while true {
            if ancestor == document { return true }
            let parent = tree.parent(ancestor)
            ancestor = parent.isNone ? tree.templateHost(ancestor) : parent
            if ancestor.isNone { return false }
        }
    }

    private func page(_ bytes: [UInt8], copied: Int, _ certainty: PreservedPage.Certainty) -> PreservedPage {
        PreservedPage(bytes: bytes, copiedCount: copied, sourceCount: original.text.count, certainty: certainty)
    }

    /// The ancestor of a differing element by this many levels, or a higher one if that is already forced.
    private func enclosingElement(of node: NodeID, levels: Int, in forced: Set<NodeID>) -> NodeID {
        var result = node
        var levels = levels
        while result != document,
            levels > 0 || forced.contains(result) || !map.hasPlace(result) || map.isImplied(result)
        {
            let parent = tree.parent(result)
            let next = parent.isNone ? tree.templateHost(result) : parent
            if next.isNone { break }
            result = next
            levels -= 1
        }
        return result
    }

    // MARK: Outputs

    /// The page assembled with some elements serialized; nil if the whole page has to be serialized.
    private func attempt(_ forced: Set<NodeID>, _ boundaries: FormattingBoundaries = FormattingBoundaries()) -> Attempt?
    {
        original.withText { text in
            var writer = PreservingWriter(
                document: document,
                tree: tree,
                map: map,
                text: text,
                scripting: options.scripting,
                forced: forced,
                boundaries: boundaries
            )
            guard writer.write() else { return nil }
            var ranges: [ChangedRange]? = options.reportsRanges ? [] : nil
            let bytes = original.assemble(writer.pieces, &ranges)
            let isProven = writer.isProven && !map.isNearLimit
            var page = self.page(bytes, copied: writer.pieces.copiedCount, isProven ? .certain : .checked)
            page.ranges = ranges ?? []
            // NB: A character that the encoding lacks is written as a reference, which is not possible everywhere.
            if isProven, !options.verifies, original.hasAll(of: writer.pieces) { return Attempt(page: page) }
            return checked(page, writer.pieces)
        }
    }

    /// An output with the result of reading it back.
    private func checked(_ page: PreservedPage, _ pieces: borrowing SourcePieces) -> Attempt {
        var attempt = Attempt(page: page, differing: differences(of: page.bytes))
        if attempt.differing != [], !original.hasAll(of: pieces) {
            let inexpressible = Set(differences(ofText: original.text(of: pieces)))
            attempt.lacking = (attempt.differing ?? []).filter { !inexpressible.contains($0) }
        }
        return attempt
    }

    /// The whole page, serialized.
    private func serialized() -> Attempt {
        var pieces = SourcePieces()
        let serializer = HTMLSerializer(tree: tree, scripting: options.scripting, isExact: true)
        serializer.walk(document, includesRoot: false, into: &pieces.fresh)
        pieces.flush()
        var ranges: [ChangedRange]? = options.reportsRanges ? [] : nil
        var page = self.page(original.assemble(pieces, &ranges), copied: 0, .checked)
        page.ranges = ranges ?? []
        return checked(page, pieces)
    }

    /// The nodes at which the bytes read back as another tree.
    private func differences(of bytes: [UInt8]) -> [NodeID] {
        guard let text = original.decode(bytes) else { return [document] }
        return differences(ofText: text)
    }

    private func differences(ofText text: [UInt8]) -> [NodeID] {
        let other = Tree()
        let parsed = parseForComparison(text, into: other, scripting: options.scripting)
        return differingNodes(document, in: tree, from: parsed, in: other)
    }
}
