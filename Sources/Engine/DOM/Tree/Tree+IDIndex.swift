// Tree+IDIndex.swift: finding elements by id. https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
//
// Only documents that were asked have an index. Every node under such a document carries `NodeFlags.indexed`, so that a
// change knows whether it concerns an index without a walk to the root.
//
// An id's elements are listed in tree order. One that leaves only lowers the count: it is told from a living one by its
// flag and its id, and passed over by the next look-up, once. One that comes where others have its id already leaves the
// list unsorted; the next look-up of that id walks the document and sorts all lists. So ids that many elements share cost
// what their changes cost, but for a script that adds such elements and looks them up in turns.
//
// Invariants: 1. A node has the flag exactly when it is in the tree of an indexed document. 2. `count` is the number of
// elements in that tree with the id, and each of them is in `elements`. 3. A sorted list has them in tree order, and
// none of them before `start`.

/// The elements of one document by their ids.
final class IDIndex {
    struct Holders {
        var elements: [NodeID]
        var start = 0
        var count = 1
        var isSorted = true
    }

    var holders: [StringID: Holders] = [:]
    /// How many nodes and list entries were looked at so far, which tests compare.
    var steps = 0

    /// An index of its own of the same elements.
    func copy() -> IDIndex {
        let copy = IDIndex()
        copy.holders = holders
        return copy
    }
}

extension Tree {
    /// The first element in tree order under `root` whose id is `id` (interned), none when there is none.
    /// For a document's tree an index makes this O(1), over all look-ups.
    public func elementByID(_ id: StringID, in root: NodeID) -> NodeID {
        if id == .empty || id.isNone { return .none }
        guard kind(root) == .document else { return firstElement(withID: id, under: root) }
        let index = idIndex(of: root)
        guard let known = index.holders[id] else { return .none }
        if known.count > 1, !known.isSorted { rebuild(index, of: root) }
        guard var start = index.holders[id]?.start, let elements = index.holders[id]?.elements else { return .none }
        while start < elements.count, !isHolder(elements[start], of: id) { start += 1 }
        index.steps += start - known.start + 1
        index.holders[id]?.start = start
        return start < elements.count ? elements[start] : .none
    }

    /// Whether several elements under `root`, a document, have the id `id` (interned).
    public func hasSeveralElements(withID id: StringID, in root: NodeID) -> Bool {
        (idIndex(of: root).holders[id]?.count ?? 0) > 1
    }

    private func firstElement(withID id: StringID, under root: NodeID) -> NodeID {
        var node = next(root, within: root)
        while !node.isNone {
            if isElement(node), self.id(of: node) == id { return node }
            node = next(node, within: root)
        }
        return .none
    }

    @inlinable
    func id(of element: NodeID) -> StringID {
        let attribute = attribute(element, named: .attrID)
        return attribute.isNone ? .none : attributeValue(attribute)
    }

    // MARK: Keeping the index

    /// The document's index, made when there is none yet.
    private func idIndex(of document: NodeID) -> IDIndex {
        if let index = idIndexes[document] { return index }
        let index = IDIndex()
        idIndexes[document] = index
        rebuild(index, of: document)
        return index
    }

    private func rebuild(_ index: IDIndex, of document: NodeID) {
        index.holders = [:]
        var node = document
        while !node.isNone {
            setFlag(NodeFlags.indexed, node)
            index.steps += 1
            if isElement(node) { add(node, to: index, isLast: true) }
            node = next(node, within: document)
        }
    }

    private func isHolder(_ element: NodeID, of id: StringID) -> Bool {
        hasFlag(NodeFlags.indexed, element) && self.id(of: element) == id
    }

    /// Enters an element under its id, if it has one.
    private func add(_ element: NodeID, to index: IDIndex, isLast: Bool) {
        let id = id(of: element)
        if !id.isNone, id != .empty { add(element, under: id, to: index, isLast: isLast) }
    }

    private func add(_ element: NodeID, under id: StringID, to index: IDIndex, isLast: Bool) {
        guard var known = index.holders.updateValue(IDIndex.Holders(elements: [element]), forKey: id) else { return }
        known.count += 1
        known.isSorted = known.isSorted && isLast
        known.elements.append(element)
        // What left and what came back, which is listed twice, may not outgrow what is there.
        if known.elements.count > 2 * known.count + 16 {
            index.steps += known.elements.count
            var seen: Set<NodeID> = []
            known.elements = known.elements[known.start...].filter { isHolder($0, of: id) && seen.insert($0).inserted }
            known.start = 0
        }
        index.holders[id] = known
    }

    private func removeHolder(of id: StringID, from index: IDIndex) {
        guard let count = index.holders[id]?.count else { return }
        if count == 1 { index.holders[id] = nil } else { index.holders[id]?.count = count - 1 }
    }

    /// A node and its descendants came into `parent`'s tree.
    func indexInserted(_ node: NodeID, under parent: NodeID) {
        guard hasFlag(NodeFlags.indexed, parent), kind(node) != .text,
            let index = idIndexes[document(of: parent)]
        else { return }
        var current = node
        while !current.isNone {
            setFlag(NodeFlags.indexed, current)
            index.steps += 1
            if isElement(current) { add(current, to: index, isLast: false) }
            current = next(current, within: node)
        }
    }

    /// A node and its descendants leave the tree that they are in.
    func unindexRemoved(_ node: NodeID) {
        guard hasFlag(NodeFlags.indexed, node), let index = idIndexes[document(of: node)] else { return }
        var current = node
        while !current.isNone {
            clearFlag(NodeFlags.indexed, current)
            index.steps += 1
            if isElement(current) {
                let id = id(of: current)
                if !id.isNone, id != .empty { removeHolder(of: id, from: index) }
            }
            current = next(current, within: node)
        }
    }

    /// All children of a node leave the tree that they are in.
    func unindexChildren(of parent: NodeID) {
        guard hasFlag(NodeFlags.indexed, parent) else { return }
        var child = firstChild(parent)
        while !child.isNone {
            unindexRemoved(child)
            child = nextSibling(child)
        }
    }

    /// An element's id changed, or came, or went.
    func indexIDChange(of element: NodeID, _ attribute: AttributeID, from old: StringID, to new: StringID) {
        guard hasFlag(NodeFlags.indexed, element), attributeName(attribute) == .attrID,
            let index = idIndexes[document(of: element)]
        else { return }
        index.steps += 1
        if !old.isNone, old != .empty { removeHolder(of: old, from: index) }
        if !new.isNone, new != .empty { add(element, under: new, to: index, isLast: false) }
    }
}
