// PreservingWriter.swift: assembles a changed page from its source and new text.
//
// The source is copied except for splices: a start tag whose attributes changed, a text or comment whose data changed, the content of an
// element whose list of children changed. Everything else is copied as it is: tags that the parser ignored, missing end tags, tables with
// text in them. So the parser meets the same tokens in the same states up to the first splice, and after it if the splice leaves the parser
// in the same state. For most attributes and data this is known (`isProven`). For children the caller has to parse the result; if that
// reads back differently, it can `force` elements to be serialized.
// Elsewhere: the content of splices (PreservingWriter+Children.swift, StartTagPatch.swift).

import DOM
import HTMLParsing

/// A range of the source that is replaced.
struct Splice {
    enum Content {
        case startTag, data, children, whole
        /// End tags of formatting elements that are left open in the source.
        case endTags
        /// The source after the body, without the whitespace that the parser would move into it.
        case afterBody
    }

    var start: Int
    var end: Int
    var node: NodeID
    var content: Content
}

struct PreservingWriter: ~Copyable {
    let tree: Tree
    let document: NodeID
    let map: SourceMap
    let text: UnsafeSourceText
    let serializer: HTMLSerializer
    var pieces = SourcePieces()
    /// The elements that are serialized.
    let forced: Set<NodeID>
    /// The formatting elements that must not stay open, and those that get a start tag instead.
    let boundaries: FormattingBoundaries
    /// Whether all splices are of kinds that do not affect how the rest is parsed.
    var isProven = true
    /// By node number: 1 if the node has changed or forced nodes below it.
    private var hasChangesBelow: [UInt8]

    init(
        document: NodeID,
        tree: Tree,
        map: SourceMap,
        text: UnsafeSourceText,
        scripting: Bool,
        forced: Set<NodeID>,
        boundaries: FormattingBoundaries = FormattingBoundaries()
    ) {
        self.boundaries = boundaries
        self.tree = tree
        self.document = document
        self.map = map
        self.text = text
        self.forced = forced
        serializer = HTMLSerializer(tree: tree, scripting: scripting, isExact: true)
        hasChangesBelow = [UInt8](repeating: 0, count: Int(tree.lastNode.rawValue) + 1)
        for node in tree.changedNodes { markAbove(node) }
        for node in forced { markAbove(node) }
        for node in boundaries.nodes { markAbove(node) }
    }

    private mutating func markAbove(_ node: NodeID) {
        var ancestor = enclosing(node)
        while !ancestor.isNone, hasChangesBelow[Int(ancestor.rawValue)] == 0 {
            hasChangesBelow[Int(ancestor.rawValue)] = 1
            ancestor = enclosing(ancestor)
        }
    }

    /// A node's parent; for template contents, the template.
    private func enclosing(_ node: NodeID) -> NodeID {
        let parent = tree.parent(node)
        return parent.isNone ? tree.templateHost(node) : parent
    }

    /// Whether a node or one of its descendants changed or is forced.
    func isChanged(_ node: NodeID) -> Bool {
        hasChangesBelow[Int(node.rawValue)] != 0 || tree.isMarked(node) || forced.contains(node)
            || boundaries.contains(node)
    }

    /// The node whose children are an element's content.
    func container(_ element: NodeID) -> NodeID {
        let contents = tree.templateContents(element)
        return contents.isNone ? element : contents
    }

    /// The end of a placed node, including its end tag.
    func extentEnd(_ node: NodeID) -> Int { tree.isElement(node) ? map.closeEnd(node) : map.end(node) }

    /// Writes the whole page; false if it has to be serialized.
    mutating func write() -> Bool {
        if forced.contains(document) { return false }
        if tree.isMarked(document, NodeFlags.childrenChanged) {
            guard writeDocument() else { return false }
        } else {
            var splices: [Splice] = []
            guard collect(below: document, into: &splices, from: 0, to: text.count, depth: 0) else { return false }
            write(splices[...], from: 0, to: text.count)
        }
        pieces.flush()
        return true
    }

    /// Copies a range of the source, with the splices in it.
    mutating func write(_ splices: ArraySlice<Splice>, from start: Int, to end: Int, depth: Int = 0) {
        var cursor = start
        for splice in splices {
            pieces.copy(cursor, splice.start)
            write(splice, depth: depth)
            cursor = splice.end
        }
        pieces.copy(cursor, end)
    }

    private mutating func write(_ splice: Splice, depth: Int) {
        switch splice.content {
        case .startTag: writeStartTag(splice.node)
        case .data: writeData(splice.node)
        case .children: writeChildren(splice.node, depth: depth + 1)
        case .whole: serialize(splice.node)
        case .endTags:
            isProven = false
            for element in boundaries.closed(with: splice.node) { serializer.close(element, into: &pieces.fresh) }
        case .afterBody: writeAfterBody(splice.node)
        }
    }

    /// Serializes a node and its descendants.
    mutating func serialize(_ node: NodeID) {
        isProven = false
        serializer.walk(node, includesRoot: true, into: &pieces.fresh)
    }

    // MARK: Collecting splices

    /// Deeper elements are serialized, which bounds the writer's own recursion.
    static let maximumDepth = 700

    /// Collects the splices below a node whose own children are unchanged.
    private mutating func collect(
        below node: NodeID,
        into splices: inout [Splice],
        from start: Int,
        to end: Int,
        depth: Int
    ) -> Bool {
        var child = tree.firstChild(container(node))
        while !child.isNone {
            if isChanged(child), !collect(child, into: &splices, from: start, to: end, depth: depth + 1) {
                return false
            }
            child = tree.nextSibling(child)
        }
        return true
    }

    /// Collects the splices of an unmoved node; false if it cannot be spliced and its parent has to write it.
    mutating func collect(
        _ node: NodeID,
        into splices: inout [Splice],
        from start: Int,
        to end: Int,
        depth: Int
    ) -> Bool {
        guard map.hasPlace(node), depth < Self.maximumDepth else { return false }
        func add(_ from: Int, _ to: Int, _ content: Splice.Content) -> Bool {
            guard from >= max(start, splices.last?.end ?? 0), to <= end, from <= to else { return false }
            splices.append(Splice(start: from, end: to, node: node, content: content))
            return true
        }
        // NB: A body with two tags has the attributes of both. This is safe: the first tag is written with all of them.
        let isScattered = map.isScattered(node) && tree.name(node) != .body && tree.name(node) != .html
        if forced.contains(node) {
            return !isScattered && !map.leaks(node) && add(map.start(node), extentEnd(node), .whole)
        }
        guard tree.isElement(node) else {
            return !isScattered && add(map.start(node), map.end(node), .data)
        }
        let content = container(node)
        var kept = splices.count
        var isSpliced = true
        if tree.isMarked(node, NodeFlags.attributesChanged) || boundaries.opened.contains(node) {
            if isScattered { return false }
            isSpliced = add(map.start(node), map.end(node), .startTag)
            if isSpliced { kept += 1 }
        }
        if serializer.isVoid(tree.name(node)) {
            // HTML cannot express children that a script added to it.
            if !tree.firstChild(node).isNone { isProven = false }
            return isSpliced
        }
        if isSpliced, !tree.isMarked(content, NodeFlags.childrenChanged) {
            if collect(below: node, into: &splices, from: start, to: end, depth: depth) {
                return !boundaries.closes(node) || add(map.close(node), map.close(node), .endTags)
            }
        }
        if !isSpliced || isScattered { return false }
        // Its children changed, or one of them cannot be spliced: the content is assembled from the children.
        splices.removeLast(splices.count - kept)
        guard add(map.end(node), map.closeEnd(node), .children) else { return false }
        if tree.name(node) == .body, map.hasEndTag(node), !keepsTail(node) {
            return add(map.closeEnd(node), text.count, .afterBody)
        }
        return !boundaries.closes(node) || add(map.close(node), map.close(node), .endTags)
    }
}
