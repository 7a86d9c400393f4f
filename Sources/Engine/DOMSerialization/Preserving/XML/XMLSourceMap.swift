// XMLSourceMap.swift: the positions of an XML page's nodes in its source.
//
// Nothing is recorded while a page is parsed, since most XML pages are written unchanged. The source of a changed page is parsed again: the
// result is the original tree, and its nodes have the same numbers as in the changed tree, since the same text makes the same nodes in the
// same order. Tokens and nodes are then matched in order. Nodes from an entity with markup have no position and cannot be copied.

import DOM

/// The positions of a page's nodes in its source, and the original tree.
struct XMLSourceMap {
    struct Place {
        /// The start of the start tag, text, comment and so on.
        var start = 0
        var end = 0
        /// For an element: the end of its content, and of its end tag.
        var close = 0
        var closeEnd = 0
        /// The node's original parent; for template contents, the template.
        var parent = NodeID.none
    }

    /// The page as it was parsed.
    let original: Tree
    let tokens: XMLTokens
    private var places: [Place]

    /// - Parameters:
    ///   - document: The document of both trees.
    ///   - tree: The changed tree.
    /// - Returns: nil if the numbers of the trees' nodes differ.
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

    /// Whether a node has a position in the source.
    func hasPlace(_ node: NodeID) -> Bool { Int(node.rawValue) < places.count && self[node].end > 0 }

    subscript(_ node: NodeID) -> Place { places[Int(node.rawValue)] }

    /// The end of a node, including its end tag.
    func extentEnd(_ node: NodeID) -> Int { original.isElement(node) ? self[node].closeEnd : self[node].end }

    // MARK: Matching tokens and nodes

    /// An element, or the document, and the tokens of its content.
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
            // Outside of the root element there is only whitespace, which is not a node.
            if token.kind != .declaration, token.kind != .text || original.isElement(node) { parts.append(index) }
            index = max(index, token.match) + 1
        }
        // Match from both ends, up to nodes that an entity may have added.
        let list = tokens.list
        let first = parts.firstIndex { list[$0].isDoubtful } ?? parts.count
        let last = parts.lastIndex { list[$0].isDoubtful }.map { $0 + 1 } ?? parts.count
        if first == parts.count, parts.count != children.count { return }
        for (part, child) in zip(parts[..<first], children) where !place(child, part, node, source, &pending) { return }
        guard children.count >= first + parts.count - last else { return }
        for (part, child) in zip(parts[last...].reversed(), children.reversed())
        where !place(child, part, node, source, &pending) { return }
    }

    /// Sets a node's position; false if the token cannot be its source.
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
