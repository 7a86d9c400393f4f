// Tree+IDIndex.swift: finding elements by id. https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
//
// A document has an index once it was queried. A change knows by a node's flag whether it concerns a document (Tree+InDocument.swift).
//
// An element that alone has its id is stored directly. Elements that share an id are in blocks in tree order (ChildOrder.swift), from which
// a removed one is deleted. An added one waits for the next query; its position is then found by comparisons, or, if many were added, by a
// walk through the document. So the cost of a shared id is in proportion to its changes.
//
// Invariants: 1. `holders` has each element in the document's tree with an id, and no other. 2. Sorted elements are in tree order.
// 3. `named` counts those in that tree with a name.

/// The elements of one document by id.
final class IDIndex {
    /// The elements with one id.
    enum Holders {
        case one(NodeID)
        case several(SharedID)
    }
    /// The elements that share an id: those in known order, and those added since.
    final class SharedID {
        let sorted: ChildOrder
        var fresh: Set<NodeID>

        init(sorted: [NodeID], fresh: Set<NodeID>) {
            self.sorted = ChildOrder(of: sorted)
            self.fresh = fresh
        }
        var count: Int { sorted.count + fresh.count }
    }

    var holders: [StringID: Holders] = [:]
    /// For each name, the number of elements with it; only of elements whose name is a property of the window.
    var named: [StringID: Int] = [:]
    /// The number of elements and list entries visited so far, for tests.
    var steps = 0
}

extension Tree {
    /// The first element in tree order under `root` with the id `id` (interned); none if there is none. In a document's tree, an index
    /// makes this O(1), amortized over all lookups.
    public func elementByID(_ id: StringID, in root: NodeID) -> NodeID {
        if id == .empty || id.isNone { return .none }
        guard kind(root) == .document else { return firstElement(withID: id, under: root) }
        let index = idIndex(of: root)
        switch index.holders[id] {
        case .none: return .none
        case .one(let element): return element
        case .several(let shared):
            sort(shared, of: id, in: root, index)
            return shared.sorted.child(at: 0)
        }
    }

    /// Whether several elements under the document `root` have the id `id` (interned).
    public func hasSeveralElements(withID id: StringID, in root: NodeID) -> Bool {
        if case .several = idIndex(of: root).holders[id] { return true }
        return false
    }

    /// Whether an element under the document `root` makes `name` (interned) a property of the window.
    /// https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-nameditem-filter
    public func hasElement(named name: StringID, in root: NodeID) -> Bool {
        let index = idIndex(of: root)
        return index.holders[name] != nil || index.named[name] != nil
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

    // MARK: Maintaining the index

    /// The document's index, made on first use.
    private func idIndex(of document: NodeID) -> IDIndex {
        if let index = idIndexes[document] { return index }
        let index = IDIndex()
        idIndexes[document] = index
        fill(index, of: document)
        return index
    }

    private func fill(_ index: IDIndex, of document: NodeID) {
        var node = document
        while !node.isNone {
            if isElement(node) { add(node, to: index, isLast: true) }
            node = next(node, within: document)
        }
    }

    /// Moves `shared.fresh` into `shared.sorted`, in tree order.
    private func sort(_ shared: IDIndex.SharedID, of id: StringID, in document: NodeID, _ index: IDIndex) {
        let fresh = shared.fresh
        guard !fresh.isEmpty else { return }
        shared.fresh = []
        guard fresh.count * Self.nodesOfAComparison < Int(lastNode.rawValue) else {
            var before = shared.sorted.child(at: 0)
            var node = document
            while !node.isNone {
                index.steps += 1
                if fresh.contains(node) {
                    shared.sorted.insert([node], before: before)
                } else if node == before {
                    before = shared.sorted.child(behind: node)
                }
                node = next(node, within: document)
            }
            return
        }
        for element in fresh {
            var (low, high) = (0, shared.sorted.count)
            while low < high {
                let middle = (low + high) / 2
                index.steps += 1
                if self.node(shared.sorted.child(at: middle), precedes: element) {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            shared.sorted.insert([element], before: shared.sorted.child(at: low))
        }
    }

    /// How many nodes can be walked in the time of finding one element's position by comparisons.
    private static let nodesOfAComparison = 32

    /// Whether an index finds an element by its id or by its name.
    @inline(__always)
    func hasIndexedName(_ element: NodeID) -> Bool {
        let id = id(of: element)
        return !id.isNone && id != .empty || isNamedOfWindow(element)
    }

    /// Adds an element under its id and its name, if it has them. Only the walk that makes an index knows that it is the last one.
    func add(_ element: NodeID, to index: IDIndex, isLast: Bool = false) {
        index.steps += 1
        let id = id(of: element)
        if !id.isNone, id != .empty { add(element, under: id, to: index, isLast: isLast) }
        if let name = nameForWindow(element) { index.named[name, default: 0] += 1 }
    }

    private func add(_ element: NodeID, under id: StringID, to index: IDIndex, isLast: Bool) {
        switch index.holders.updateValue(.one(element), forKey: id) {
        case .none: return
        case .one(let other):
            let shared = IDIndex.SharedID(sorted: isLast ? [other, element] : [other], fresh: isLast ? [] : [element])
            index.holders[id] = .several(shared)
        case .several(let shared):
            if isLast { shared.sorted.insert([element], before: .none) } else { shared.fresh.insert(element) }
            index.holders[id] = .several(shared)
        }
    }

    /// Removes an element from under its id and its name, if it has them.
    func remove(_ element: NodeID, from index: IDIndex) {
        index.steps += 1
        let id = id(of: element)
        if !id.isNone, id != .empty { remove(element, under: id, from: index) }
        if let name = nameForWindow(element) { removeName(name, from: index) }
    }

    private func remove(_ element: NodeID, under id: StringID, from index: IDIndex) {
        guard case .several(let shared) = index.holders[id] else {
            index.holders[id] = nil
            return
        }
        if shared.fresh.remove(element) == nil { shared.sorted.remove(element) }
        guard shared.count == 1 else { return }
        index.holders[id] = .one(shared.fresh.first ?? shared.sorted.child(at: 0))
    }

    private func removeName(_ name: StringID, from index: IDIndex) {
        guard let count = index.named[name] else { return }
        index.named[name] = count == 1 ? nil : count - 1
    }

    /// The element's name if it is a property of the window.
    private func nameForWindow(_ element: NodeID) -> StringID? {
        guard isNamedOfWindow(element) else { return nil }
        let attribute = attribute(element, named: .attrName)
        if attribute.isNone { return nil }
        let name = attributeValue(attribute)
        return name == .empty ? nil : name
    }

    private func isNamedOfWindow(_ element: NodeID) -> Bool {
        switch name(element) {
        case .embed, .form, .frame, .iframe, .img, .object: true
        default: false
        }
    }

    /// Updates the index after an element's id or name was added, changed or removed.
    func indexIDChange(of element: NodeID, _ attribute: AttributeID, from old: StringID, to new: StringID) {
        let name = attributeName(attribute)
        guard isInDocument(element), name == .attrID || name == .attrName && isNamedOfWindow(element),
            let index = idIndexes[document(of: element)]
        else { return }
        index.steps += 1
        let (hadValue, hasValue) = (!old.isNone && old != .empty, !new.isNone && new != .empty)
        if name == .attrID {
            if hadValue { remove(element, under: old, from: index) }
            if hasValue { add(element, under: new, to: index, isLast: false) }
        } else {
            if hadValue { removeName(old, from: index) }
            if hasValue { index.named[new, default: 0] += 1 }
        }
    }
}
