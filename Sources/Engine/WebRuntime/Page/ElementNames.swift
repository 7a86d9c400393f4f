// ElementNames.swift: the names that elements have or had, for lookups without a walk.
//
// Elements are visited in the order of their numbers, each once; the tree records those whose id or name changes later. A name is never
// removed: whether an element has it now is known to the tree's index (Tree+IDIndex.swift).

import DOM

/// The elements of a tree, by id and name.
struct ElementNames {
    private struct Entry {
        let element: NodeID
        let name: StringID
    }

    /// The names that any element ever had.
    private var met: Set<StringID> = []
    /// Entries that `drain` has not visited, and visited ones whose elements are not in the page yet.
    private var unseen: [Entry] = []
    private var waiting: [Entry] = []
    /// Whether elements outside of the page have names that have to be exposed once they are inserted.
    var isWaiting: Bool { !waiting.isEmpty }
    /// The most entries that wait: each query visits all of them.
    private static let mostWaiting = 1000

    /// Adds the elements that are new or have a new name since the last call.
    private mutating func update(from tree: Tree) {
        let changed = tree.takeRenamed()
        for element in changed.elements { enter(element, of: tree) }
        for number in changed.made {
            let node = NodeID(rawValue: number)
            if tree.isElement(node) { enter(node, of: tree) }
        }
    }

    private mutating func enter(_ element: NodeID, of tree: Tree) {
        let id = tree.value(of: .attrID, element)
        let name = tree.value(of: .attrName, element)
        for name in name == id ? [id] : [id, name] where name != .empty {
            met.insert(name)
            if tree.mayBeOfDocument(element) { unseen.append(Entry(element: element, name: name)) }
        }
    }

    /// The names for the document of elements that got them, or were inserted under `root`, since the last call.
    /// https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem-filter
    mutating func drain(from tree: Tree, under root: NodeID) -> [StringID] {
        update(from: tree)
        let candidates = waiting + unseen
        unseen = []
        waiting = []
        var news: [StringID] = []
        for entry in candidates where tree.isOfDocument(entry.element, entry.name) {
            if tree.root(of: entry.element) == root {
                news.append(entry.name)
            } else if waiting.count < Self.mostWaiting {
                waiting.append(entry)
            }
        }
        return news
    }

    /// Whether an element under the document `root` makes a name a property of the window.
    mutating func has(_ name: StringID, under root: NodeID, in tree: Tree) -> Bool {
        // NB: The tree makes an index of ids on the first query; names that no element ever had need none.
        update(from: tree)
        return met.contains(name) && tree.hasElement(named: name, in: root)
    }
}

extension Tree {
    /// An attribute's value; empty if the element lacks it.
    func value(of name: NameID, _ element: NodeID) -> StringID {
        let attribute = attribute(element, named: name)
        return attribute.isNone ? .empty : attributeValue(attribute)
    }

    fileprivate func mayBeOfDocument(_ element: NodeID) -> Bool {
        switch name(element) {
        case .embed, .form, .frame, .iframe, .img, .object: true
        default: false
        }
    }

    fileprivate func isOfDocument(_ element: NodeID, _ name: StringID) -> Bool {
        let own = value(of: .attrName, element)
        switch self.name(element) {
        case .embed, .form, .frame, .iframe: return own == name
        case .img: return own == name || own != .empty && value(of: .attrID, element) == name
        case .object: return own == name || value(of: .attrID, element) == name
        default: return false
        }
    }
}
