// XMLSourceMap.swift: where the nodes of an XML page stand in its source.
//
// Nothing is noted while a page is parsed, since most pages of XML are written back untouched. Of one that was changed
// the source is parsed once more: that tree is the page as it was, and its nodes have the numbers that they have in the
// changed tree, since the same text makes the same nodes in the same order. Tokens and nodes are then gone through side
// by side. What an entity with markup in its text has put there has no place, and can't be copied.

import DOM

/// Where the nodes of a page stand in its source, and what they were.
struct XMLSourceMap {
    struct Place {
        /// Of a start tag, text, comment, …
        var start = 0
        var end = 0
        /// Of an element: where its content ends, and where its end tag does.
        var close = 0
        var closeEnd = 0
        /// The node that it was a child of; of a template's contents, the template.
        var parent = NodeID.none
    }

    /// The page as it was.
    let original: Tree
    let tokens: XMLTokens
    private var places: [Place]

    /// - Parameters:
    ///   - document: The document of both trees.
    ///   - tree: The changed one.
    /// - Returns: nil when the trees' nodes don't have the same numbers.
    init?(document: NodeID, original: Tree, tree: Tree, source: UnsafeSourceText) {
        self.original = original
        tokens = XMLTokens(source)
        places = [Place](repeating: Place(), count: Int(original.lastNode.rawValue) + 1)
        guard original.lastNode.rawValue <= tree.lastNode.rawValue else { return nil }
        for number in 1..<UInt32(places.count) {
            let node = NodeID(rawValue: number)
            guard original.kind(node) == tree.kind(node) else { return nil }
        }
        align(document, source)
    }

    /// Whether a node has a place in the source.
    func hasPlace(_ node: NodeID) -> Bool { Int(node.rawValue) < places.count && self[node].end > 0 }

    subscript(_ node: NodeID) -> Place { places[Int(node.rawValue)] }

    /// Where a node ends, its end tag included.
    func extentEnd(_ node: NodeID) -> Int { original.isElement(node) ? self[node].closeEnd : self[node].end }

    // MARK: Side by side

    /// An element, or the document, with the tokens of its content.
    private typealias Pending = (node: NodeID, tokens: Range<Int>)

    private mutating func align(_ document: NodeID, _ source: UnsafeSourceText) {
        var pending: [Pending] = [(document, tokens.list.startIndex..<tokens.list.endIndex)]
        while let (node, range) = pending.popLast() { alignChildren(of: node, range, source, &pending) }
    }

    private mutating func alignChildren(
        of node: NodeID,
        _ range: Range<Int>,
        _ source: UnsafeSourceText,
        _ pending: inout [Pending]
    ) {
        let contents = original.templateContents(node)
        let children = original.children(of: contents.isNone ? node : contents)
        var parts: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens.list[index]
            // Outside of the root element there is white space only, which is no node.
            if token.kind != .declaration, token.kind != .text || original.isElement(node) { parts.append(index) }
            index = max(index, token.match) + 1
        }
        // From both ends up to what an entity may have put there.
        let list = tokens.list
        let first = parts.firstIndex { list[$0].isDoubtful } ?? parts.count
        let last = parts.lastIndex { list[$0].isDoubtful }.map { $0 + 1 } ?? parts.count
        if first == parts.count, parts.count != children.count { return }
        for (part, child) in zip(parts[..<first], children) where !place(child, part, node, source, &pending) { return }
        guard children.count >= first + parts.count - last else { return }
        for (part, child) in zip(parts[last...].reversed(), children.reversed())
        where !place(child, part, node, source, &pending) { return }
    }

    /// Gives a node its place; false when the token can't be its.
    private mutating func place(
        _ node: NodeID,
        _ part: Int,
        _ parent: NodeID,
        _ source: UnsafeSourceText,
        _ pending: inout [Pending]
    ) -> Bool {
        let token = tokens.list[part]
        let wanted: XMLToken.Kind =
            switch original.kind(node) {
            case .element: .startTag
            case .text: .text
            case .cdataSection: .cdata
            case .comment: .comment
            case .processingInstruction: .instruction
            default: .doctype
            }
        guard token.kind == wanted else { return false }
        var place = Place(start: token.start, end: token.end, close: token.end, closeEnd: token.end, parent: parent)
        if wanted == .startTag {
            var name: [UInt8] = []
            original.strings.appendUTF8(of: original.qualifiedName(original.name(node)), to: &name)
            guard token.start + 1 + name.count <= token.end,
                source.bytes(token.start + 1, token.start + 1 + name.count) == name
            else { return false }
            if token.match > part {
                (place.close, place.closeEnd) = (tokens.list[token.match].start, tokens.list[token.match].end)
                pending.append((node, part + 1..<token.match))
            }
        }
        places[Int(node.rawValue)] = place
        return true
    }
}
