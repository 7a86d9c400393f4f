// PreservingWriter.swift: puts a changed page together from its source and from new text.
//
// The source is copied but for splices: a start tag whose attributes changed, a text or comment whose data changed, the
// content of an element whose list of children changed. All else is copied with whatever is in it: tags that the parser
// ignored, end tags that are missing, tables with text in them. So the parser meets the same tokens in the same states
// up to the first splice, and after it if the splice leaves the parser as it was.
// Whether it does is known of attributes and data in most places (`isProven`); of children the caller finds out by
// parsing the result, and may `force` elements to be serialised whole where the result reads back as something else.
// Elsewhere: what the splices hold (PreservingWriter+Children.swift, StartTagPatch.swift).

import DOM
import HTMLParsing

/// A part of the source that is replaced.
struct Splice {
    enum Content {
        case startTag, data, children, whole
        /// End tags of formatting elements that stay open in the source.
        case endTags
        /// All that follows the body, without the white space that the parser would put into it.
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
    let source: UnsafeSourceText
    let serializer: HTMLSerializer
    var pieces = SourcePieces()
    /// Elements that are serialised whole.
    let forced: Set<NodeID>
    /// Formatting elements that are not to stay open, and those that are to be opened by a tag instead.
    let boundaries: FormattingBoundaries
    /// Whether all splices are of kinds that can't change how the rest is parsed.
    var isProven = true
    /// By node number, 1 for those that have something changed or forced below them.
    private var hasChangesBelow: [UInt8]

    init(
        document: NodeID,
        tree: Tree,
        map: SourceMap,
        source: UnsafeSourceText,
        scripting: Bool,
        forced: Set<NodeID>,
        boundaries: FormattingBoundaries = FormattingBoundaries()
    ) {
        self.boundaries = boundaries
        self.tree = tree
        self.document = document
        self.map = map
        self.source = source
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

    /// A node's parent; of a template's contents, the template.
    private func enclosing(_ node: NodeID) -> NodeID {
        let parent = tree.parent(node)
        return parent.isNone ? tree.templateHost(node) : parent
    }

    /// Whether a node or something below it was changed or is forced.
    func isChanged(_ node: NodeID) -> Bool {
        hasChangesBelow[Int(node.rawValue)] != 0 || tree.isMarked(node) || forced.contains(node)
            || boundaries.contains(node)
    }

    /// The node whose children are an element's content.
    func container(_ element: NodeID) -> NodeID {
        let contents = tree.templateContents(element)
        return contents.isNone ? element : contents
    }

    /// Where a placed node ends, its end tag included.
    func extentEnd(_ node: NodeID) -> Int { tree.isElement(node) ? map.closeEnd(node) : map.end(node) }

    /// Writes the whole page; false when it must be serialised whole.
    mutating func write() -> Bool {
        if forced.contains(document) { return false }
        if tree.isMarked(document, NodeFlags.childrenChanged) {
            guard writeDocument() else { return false }
        } else {
            var splices: [Splice] = []
            guard collect(below: document, into: &splices, from: 0, to: source.count, depth: 0) else { return false }
            write(splices[...], from: 0, to: source.count)
        }
        pieces.flush()
        return true
    }

    /// Copies a stretch of the source but for the splices in it.
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

    /// A node serialised with all that is in it.
    mutating func serialize(_ node: NodeID) {
        isProven = false
        serializer.walk(node, includesRoot: true, into: &pieces.fresh)
    }

    // MARK: Collecting splices

    /// Elements deeper than this are serialised: the writer's own recursion stays bounded.
    static let maximumDepth = 700

    /// Finds the splices below a node whose own children are as they were.
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

    /// Finds the splices of a node that is where it was; false when it can't be spliced, and its parent has to see to it.
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
        // NB: A body of two tags has attributes of both, which is no trouble: the first tag is written with all of them.
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
            // What a script put into it HTML can't say.
            if !tree.firstChild(node).isNone { isProven = false }
            return isSpliced
        }
        if isSpliced, !tree.isMarked(content, NodeFlags.childrenChanged) {
            if collect(below: node, into: &splices, from: start, to: end, depth: depth) {
                return !boundaries.closes(node) || add(map.close(node), map.close(node), .endTags)
            }
        }
        if !isSpliced || isScattered { return false }
        // Its children were changed, or one of them can't be spliced: the content is put together from its children.
        splices.removeLast(splices.count - kept)
        guard add(map.end(node), map.closeEnd(node), .children) else { return false }
        if tree.name(node) == .body, map.hasEndTag(node), !keepsTail(node) {
            return add(map.closeEnd(node), source.count, .afterBody)
        }
        return !boundaries.closes(node) || add(map.close(node), map.close(node), .endTags)
    }
}
