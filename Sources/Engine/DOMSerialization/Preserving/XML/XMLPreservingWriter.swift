// XMLPreservingWriter.swift: assembles a changed XML page from its source and new text.
//
// All content of an element is nodes, so there is nothing between them: unmoved children are copied or spliced, others serialized. A moved
// node is copied if the same namespaces are in scope, since its source then means the same. If the result is not known to read back as the
// tree (`isProven`), the caller has to parse it.

import DOM

struct XMLPreservingWriter: ~Copyable {
    let tree: Tree
    let document: NodeID
    let map: XMLSourceMap
    let source: UnsafeSourceText
    /// The elements that are serialized.
    let forced: Set<NodeID>
    var pieces = SourcePieces()
    /// Whether only values of attributes and data changed, which affects nothing else.
    var isProven = true
    /// The initial state of serializers for single nodes.
    let freshSerializer: XMLSerializer
    /// The nodes that have changed or forced nodes below them.
    private var hasChangesBelow: Set<NodeID> = []
    /// The scope in the last element that was looked up, in the changed tree and in the original.
    private var lastScope: (element: NodeID, scope: XMLScope)?
    private var lastOriginalScope: (element: NodeID, scope: XMLScope)?
    /// The serializer for the content of the last parent: new nodes are often siblings.
    private var lastSerializer: (parent: NodeID, serializer: XMLSerializer)?

    /// Deeper elements are serialized, which bounds the writer's own recursion.
    private static let maximumDepth = 700

    init(document: NodeID, tree: Tree, map: XMLSourceMap, source: UnsafeSourceText, forced: Set<NodeID>) {
        self.tree = tree
        self.document = document
        self.map = map
        self.source = source
        self.forced = forced
        freshSerializer = XMLSerializer(tree: tree, requiresWellFormed: true, isExact: true)
        for node in tree.changedNodes { markAbove(node) }
        for node in forced { markAbove(node) }
    }

    private mutating func markAbove(_ node: NodeID) {
        var ancestor = enclosing(node)
        while !ancestor.isNone, hasChangesBelow.insert(ancestor).inserted { ancestor = enclosing(ancestor) }
    }

    /// A node's parent; for template contents, the template.
    private func enclosing(_ node: NodeID) -> NodeID {
        let parent = tree.parent(node)
        return parent.isNone ? tree.templateHost(node) : parent
    }

    private func isChanged(_ node: NodeID) -> Bool {
        hasChangesBelow.contains(node) || tree.isMarked(node) || forced.contains(node)
    }

    private func container(_ element: NodeID) -> NodeID {
        let contents = tree.templateContents(element)
        return contents.isNone ? element : contents
    }

    /// Writes the whole page.
    mutating func write() throws(XMLSerializationError) {
        try writeContent(of: document, from: 0, to: source.count, depth: 0)
        pieces.flush()
    }

    // MARK: Content

    /// Writes the children of a node whose content is, or was, in a range of the source.
    private mutating func writeContent(
        of node: NodeID,
        from start: Int,
        to end: Int,
        depth: Int
    ) throws(XMLSerializationError) {
        let container = container(node)
        let isDocument = node == document
        let isSame = !tree.isMarked(container, NodeFlags.childrenChanged)
        if !isSame { isProven = false }
        if isSame, hasPlaces(childrenOf: container) {
            // Unchanged nodes are copied together with the source around them.
            var cursor = start
            var child = tree.firstChild(container)
            while !child.isNone {
                if isChanged(child) {
                    pieces.copy(cursor, map[child].start)
                    try writePlaced(child, depth: depth)
                    cursor = map.extentEnd(child)
                }
                child = tree.nextSibling(child)
            }
            pieces.copy(cursor, end)
            return
        }
        isProven = false
        // Between the document's children, whitespace goes with the child after it; in elements it is nodes.
        var cursor = declarationEnd
        if isDocument { pieces.copy(0, cursor) }
        var child = tree.firstChild(container)
        while !child.isNone {
            if isDocument, map.hasPlace(child), map[child].start >= cursor {
                pieces.copy(spaceStart(before: map[child].start, from: cursor), map[child].start)
                cursor = map.extentEnd(child)
            }
            try writeChild(child, of: node, depth: depth)
            child = tree.nextSibling(child)
        }
        if isDocument { pieces.copy(spaceStart(before: end, from: cursor), end) }
    }

    /// Whether the changed ones of a node's children can be spliced.
    private func hasPlaces(childrenOf container: NodeID) -> Bool {
        var child = tree.firstChild(container)
        while !child.isNone {
            if isChanged(child), !map.hasPlace(child) { return false }
            child = tree.nextSibling(child)
        }
        return true
    }

    private var declarationEnd: Int {
        map.tokens.list.first.map { $0.kind == .declaration ? $0.end : 0 } ?? 0
    }

    private func spaceStart(before position: Int, from start: Int) -> Int {
        var position = position
        while position > start, source.isSpace(at: position - 1) { position -= 1 }
        return position
    }

    /// Writes a child of an element whose list of children differs from the source.
    private mutating func writeChild(_ node: NodeID, of parent: NodeID, depth: Int) throws(XMLSerializationError) {
        if map.hasPlace(node), !forced.contains(node) {
            if map[node].parent == parent { return try writePlaced(node, depth: depth) }
            // References mean the same anywhere in the page; prefixes may not.
            let isFree = !tree.isElement(node) || means(the: map[node].parent, sameAs: parent)
            if isFree, tree.kind(node) != .documentType { return try writePlaced(node, depth: depth) }
        }
        try writeWithNewTags(node, depth: depth)
    }

    /// Writes a node at its original position, or its source at another.
    private mutating func writePlaced(_ node: NodeID, depth: Int) throws(XMLSerializationError) {
        let place = map[node]
        guard isChanged(node) else { return pieces.copy(place.start, map.extentEnd(node)) }
        guard !forced.contains(node), depth < Self.maximumDepth else { return try serialize(node) }
        guard tree.isElement(node) else {
            // Line ends and whitespace that a parser normalizes can be escaped in texts only.
            if tree.kind(node) != .text { isProven = false }
            return try serializeLeaf(node)
        }
        let tag = XMLStartTag(source, from: place.start, to: place.end)
        if tree.isMarked(node, NodeFlags.attributesChanged) {
            guard try writeStartTag(node, tag) else { return try writeWithNewTags(node, depth: depth) }
        } else if tag.isEmpty, !tree.firstChild(container(node)).isNone {
            pieces.copy(place.start, place.end - 2)
        } else {
            return try copyStartTag(node, tag, depth: depth)
        }
        try finish(node, tag, depth: depth)
    }

    private mutating func copyStartTag(_ node: NodeID, _ tag: XMLStartTag, depth: Int) throws(XMLSerializationError) {
        pieces.copy(map[node].start, map[node].end)
        try writeContent(of: node, from: map[node].end, to: map[node].close, depth: depth + 1)
        pieces.copy(map[node].close, map[node].closeEnd)
    }

    /// Writes the rest of an element after its start tag's last attribute.
    private mutating func finish(_ node: NodeID, _ tag: XMLStartTag, depth: Int) throws(XMLSerializationError) {
        let place = map[node]
        guard tag.isEmpty else {
            try writeContent(of: node, from: place.end, to: place.close, depth: depth + 1)
            return pieces.copy(place.close, place.closeEnd)
        }
        if tree.firstChild(container(node)).isNone { return pieces.copy(place.end - 2, place.end) }
        pieces.fresh.append(0x3E)
        try writeContent(of: node, from: place.end, to: place.end, depth: depth + 1)
        pieces.fresh.append("</")
        pieces.copy(place.start + 1, tag.nameEnd)
        pieces.fresh.append(0x3E)
    }

    // MARK: New text

    /// A serializer with the namespaces in scope at a node.
    mutating func serializer(at node: NodeID) -> XMLSerializer {
        let parent = enclosing(node)
        if let known = lastSerializer, known.parent == parent { return known.serializer }
        var serializer = freshSerializer
        var ancestors: [NodeID] = []
        var ancestor = parent
        while !ancestor.isNone {
            if tree.isElement(ancestor) { ancestors.append(ancestor) }
            ancestor = enclosing(ancestor)
        }
        for element in ancestors.reversed() { serializer.enter(element) }
        lastSerializer = (parent, serializer)
        return serializer
    }

    private mutating func append(_ serializer: XMLSerializer) {
        pieces.fresh.append(serializer.output)
    }

    /// Serializes a node and its descendants.
    private mutating func serialize(_ node: NodeID) throws(XMLSerializationError) {
        isProven = false
        try serializeLeaf(node)
    }

    private mutating func serializeLeaf(_ node: NodeID) throws(XMLSerializationError) {
        // Only elements need the scope.
        var serializer = tree.isElement(node) ? serializer(at: node) : freshSerializer
        try serializer.write(node)
        append(serializer)
    }

    /// Writes a node with new tags; its content is copied where possible.
    private mutating func writeWithNewTags(_ node: NodeID, depth: Int) throws(XMLSerializationError) {
        guard tree.isElement(node), !forced.contains(node), depth < Self.maximumDepth else {
            return try serialize(node)
        }
        isProven = false
        var serializer = serializer(at: node)
        let end = try serializer.writeStartTag(node)
        append(serializer)
        guard let end else { return }
        var child = tree.firstChild(container(node))
        while !child.isNone {
            try writeChild(child, of: node, depth: depth + 1)
            child = tree.nextSibling(child)
        }
        pieces.fresh.append(end)
    }

    // MARK: Namespaces

    /// The scope in an element of the changed tree.
    mutating func scope(in element: NodeID) -> XMLScope {
        if let known = lastScope, known.element == element { return known.scope }
        let scope = XMLScope(in: element, of: tree)
        lastScope = (element, scope)
        return scope
    }

    /// Whether all prefixes that have a meaning in an element of the source have the same in one of the changed tree.
    private mutating func means(the original: NodeID, sameAs element: NodeID) -> Bool {
        if lastOriginalScope?.element != original {
            lastOriginalScope = (original, XMLScope(in: original, of: map.original))
        }
        let scope = scope(in: element)
        return lastOriginalScope?.scope.isContained(in: scope) ?? false
    }
}
