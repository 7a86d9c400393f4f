// ElementNames.swift: which elements have or had a name, so that a name can be looked up without a walk.
//
// Elements are looked at by their numbers, each once; those whose id or name changes later are noted by the tree. A name is never
// taken out: whether an element has it now, the tree's index says (Tree+IDIndex.swift).

import DOM

/// The elements of a tree by their ids and names.
struct ElementNames {
    private struct Entry {
        let element: NodeID
        let name: StringID
    }

    /// The names that elements ever had.
    private var met: Set<StringID> = []
    /// What `takeNews` has not looked at, and what it saw whose elements are not in the page yet.
    private var unseen: [Entry] = []
    private var waiting: [Entry] = []
    /// Whether elements that are not in the page have names that are to become known there.
    var isWaiting: Bool { !waiting.isEmpty }
    /// More than so many do not wait: each question looks at all of them.
    private static let mostWaiting = 1000

    /// Enters the elements that are new or have a new name since this was called last.
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

    /// The names for the document of elements that got them, or came under `root`, since this was called last.
    /// https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem-filter
    mutating func takeNews(from tree: Tree, under root: NodeID) -> [StringID] {
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

    /// Whether an element under `root`, a document, makes a name a property of its window.
    mutating func has(_ name: StringID, under root: NodeID, in tree: Tree) -> Bool {
        // NB: The tree keeps an index of its ids once it is asked; names that no element ever had are none of its business.
        update(from: tree)
        return met.contains(name) && tree.hasElement(named: name, in: root)
    }
}

extension Tree {
    /// An attribute's value, the empty string when the element lacks it.
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
